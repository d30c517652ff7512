import type {
  Alert,
  FeedEntity,
  FeedHeader,
  InformedEntity,
  StopTimeEvent,
  StopTimeUpdate,
  Translation,
  TripDescriptor,
  TripUpdate,
  VehicleOccupancy,
} from "./feed-message.types.ts";
import { BadMessage, ProtoReader } from "./protobuf.ts";

/** The parts of a `FeedMessage`, as they come. Throws `BadMessage`. */
export function* readFeedMessage(bytes: Uint8Array): Generator<{ header?: FeedHeader; entity?: FeedEntity }> {
  const reader = new ProtoReader(bytes);
  let isFeed = false;
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) {
      isFeed = true;
      yield { header: readHeader(reader.message()) };
    } else if (field === 2) yield { entity: readEntity(reader.message()) };
    else reader.skip();
  }
  if (!isFeed) throw new BadMessage("the feed has no header");
}

function readHeader(reader: ProtoReader): FeedHeader {
  let [version, timestamp, incrementality] = ["", 0, 0];
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) version = reader.text();
    else if (field === 2) incrementality = reader.uint();
    else if (field === 3) timestamp = reader.uint();
    else reader.skip();
  }
  return { version, timestamp, isDifferential: incrementality === 1 };
}

function readEntity(reader: ProtoReader): FeedEntity {
  const entity: { -readonly [Key in keyof FeedEntity]: FeedEntity[Key] } = {};
  let isDeleted = false;
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 2) isDeleted = reader.uint() !== 0;
    else if (field === 3) entity.tripUpdate = readTripUpdate(reader.message());
    else if (field === 4) {
      const vehicle = readVehicle(reader.message());
      if (vehicle) entity.vehicle = vehicle;
    } else if (field === 5) entity.alert = readAlert(reader.message());
    else reader.skip();
  }
  return isDeleted ? {} : entity;
}

function readTripUpdate(reader: ProtoReader): TripUpdate {
  let [trip, delay]: [TripDescriptor, number | null] = [noTrip, null];
  const stops: StopTimeUpdate[] = [];
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) trip = readTrip(reader.message());
    else if (field === 2) stops.push(readStopTimeUpdate(reader.message()));
    else if (field === 5) delay = reader.int();
    else reader.skip();
  }
  return { trip, stops, delay };
}

const noTrip: TripDescriptor = { tripId: "", startDate: "", startTime: "", routeId: "", relationship: 0 };

function readTrip(reader: ProtoReader): TripDescriptor {
  const trip: { -readonly [Key in keyof TripDescriptor]: TripDescriptor[Key] } = { ...noTrip };
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) trip.tripId = reader.text();
    else if (field === 2) trip.startTime = reader.text();
    else if (field === 3) trip.startDate = reader.text();
    else if (field === 4) trip.relationship = reader.uint();
    else if (field === 5) trip.routeId = reader.text();
    else reader.skip();
  }
  return trip;
}

function readStopTimeUpdate(reader: ProtoReader): StopTimeUpdate {
  const update: { -readonly [Key in keyof StopTimeUpdate]: StopTimeUpdate[Key] } = {
    sequence: null,
    stopId: "",
    arrival: null,
    departure: null,
    relationship: 0,
    assignedStopId: "",
    occupancy: null,
  };
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) update.sequence = reader.uint();
    else if (field === 2) update.arrival = readEvent(reader.message());
    else if (field === 3) update.departure = readEvent(reader.message());
    else if (field === 4) update.stopId = reader.text();
    else if (field === 5) update.relationship = reader.uint();
    else if (field === 6) update.assignedStopId = readText(reader.message(), 1);
    else if (field === 7) update.occupancy = reader.uint();
    else reader.skip();
  }
  return update;
}

function readEvent(reader: ProtoReader): StopTimeEvent {
  const event: { -readonly [Key in keyof StopTimeEvent]: StopTimeEvent[Key] } = { delay: null, time: null };
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) event.delay = reader.int();
    else if (field === 2) event.time = reader.int();
    else reader.skip();
  }
  return event;
}

function readVehicle(reader: ProtoReader): VehicleOccupancy | null {
  let [trip, occupancy]: [TripDescriptor, number | null] = [noTrip, null];
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) trip = readTrip(reader.message());
    else if (field === 9) occupancy = reader.uint();
    else reader.skip();
  }
  return occupancy === null ? null : { trip, occupancy };
}

function readAlert(reader: ProtoReader): Alert {
  const periods: { start: number; end: number }[] = [];
  const entities: InformedEntity[] = [];
  const [header, description]: [Translation[], Translation[]] = [[], []];
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) periods.push(readPeriod(reader.message()));
    else if (field === 5) entities.push(readInformedEntity(reader.message()));
    else if (field === 10) header.push(...readTranslations(reader.message()));
    else if (field === 11) description.push(...readTranslations(reader.message()));
    else reader.skip();
  }
  return { periods, entities, header, description };
}

function readPeriod(reader: ProtoReader): { start: number; end: number } {
  let [start, end] = [0, Infinity];
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) start = reader.uint();
    else if (field === 2) end = reader.uint() || Infinity;
    else reader.skip();
  }
  return { start, end };
}

function readInformedEntity(reader: ProtoReader): InformedEntity {
  const entity: { -readonly [Key in keyof InformedEntity]: InformedEntity[Key] } = {
    agencyId: "",
    routeId: "",
    routeType: null,
    trip: null,
    stopId: "",
  };
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) entity.agencyId = reader.text();
    else if (field === 2) entity.routeId = reader.text();
    else if (field === 3) entity.routeType = reader.int();
    else if (field === 4) entity.trip = readTrip(reader.message());
    else if (field === 5) entity.stopId = reader.text();
    else reader.skip();
  }
  return entity;
}

function readTranslations(reader: ProtoReader): Translation[] {
  const translations: Translation[] = [];
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field !== 1) {
      reader.skip();
      continue;
    }
    const translation = reader.message();
    let [text, language] = ["", ""];
    for (let part = translation.next(); part !== 0; part = translation.next()) {
      if (part === 1) text = translation.text();
      else if (part === 2) language = translation.text();
      else translation.skip();
    }
    translations.push({ text, language });
  }
  return translations;
}

/** A message's one text by its field. */
function readText(reader: ProtoReader, wanted: number): string {
  let text = "";
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === wanted) text = reader.text();
    else reader.skip();
  }
  return text;
}
