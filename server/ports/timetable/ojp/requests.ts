import type { TripQuery } from "../timetable.ts";
import { instantAt } from "../../../clock.ts";
import { xmlNode, type XmlNode } from "./xml/write-xml.ts";

/** What a request is about, as the standard names its elements. */
export interface OjpRequest {
  readonly name: "OJPLocationInformationRequest" | "OJPTripRequest";
  /** The element that holds the answer. */
  readonly delivery: "OJPLocationInformationDelivery" | "OJPTripDelivery";
  readonly content: readonly XmlNode[];
}

export interface Envelope {
  /** Who asks, as the service keeps its statistics. */
  readonly requestor: string;
  /** Two letters. */
  readonly language: string;
  /** An instant in ms. */
  readonly now: number;
  /** Unlike in other requests. */
  readonly messageId: string;
}

/** A request in the standard's envelope: OJP 2.0 stands in a SIRI service request. */
export function serviceRequest({ name, content }: OjpRequest, envelope: Envelope): XmlNode {
  const timestamp = xmlNode("siri:RequestTimestamp", instantAt(envelope.now));
  return {
    ...xmlNode(
      "OJP",
      xmlNode(
        "OJPRequest",
        xmlNode(
          "siri:ServiceRequest",
          xmlNode("siri:ServiceRequestContext", xmlNode("siri:Language", envelope.language)),
          timestamp,
          xmlNode("siri:RequestorRef", envelope.requestor),
          xmlNode(name, timestamp, xmlNode("siri:MessageIdentifier", envelope.messageId), ...content),
        ),
      ),
    ),
    attributes: { xmlns: "http://www.vdv.de/ojp", "xmlns:siri": "http://www.siri.org.uk/siri", version: "2.0" },
  };
}

/** Stops by a text, the best first. */
export const stopsByName = (text: string, results: number): OjpRequest => locations(xmlNode("Name", text), results);

/** Stops within metres around coordinates. */
export const stopsAround = (latitude: number, longitude: number, radius: number, results: number): OjpRequest =>
  locations(
    xmlNode(
      "GeoRestriction",
      xmlNode(
        "Circle",
        xmlNode("Center", xmlNode("siri:Longitude", degrees(longitude)), xmlNode("siri:Latitude", degrees(latitude))),
        xmlNode("Radius", String(radius)),
      ),
    ),
    results,
  );

/** Six digits are a decimetre; never in the notation with an exponent. */
const degrees = (value: number): string => value.toFixed(6);

const locations = (input: XmlNode, results: number): OjpRequest => ({
  name: "OJPLocationInformationRequest",
  delivery: "OJPLocationInformationDelivery",
  content: [
    xmlNode("InitialInput", input),
    xmlNode(
      "Restrictions",
      xmlNode("Type", "stop"),
      xmlNode("NumberOfResults", String(results)),
      xmlNode("IncludePtModes", "true"),
    ),
  ],
});

/** Trips by the timetable, with what is known of them today: `explanatory` keeps what is late or cancelled. */
export function tripsBetween({ originId, destinationId, at, by, results }: Omit<TripQuery, "locale">): OjpRequest {
  const time = xmlNode("DepArrTime", instantAt(at));
  return {
    name: "OJPTripRequest",
    delivery: "OJPTripDelivery",
    content: [
      xmlNode("Origin", placeRef(originId), ...(by === "departure" ? [time] : [])),
      xmlNode("Destination", placeRef(destinationId), ...(by === "arrival" ? [time] : [])),
      xmlNode(
        "Params",
        xmlNode("NumberOfResults", String(results)),
        xmlNode("UseRealtimeData", "explanatory"),
        xmlNode("IncludeTrackSections", "false"),
        xmlNode("IncludeLegProjection", "false"),
        xmlNode("IncludeIntermediateStops", "true"),
        xmlNode("IncludeFares", "false"),
      ),
    ],
  };
}

/** The standard wants a name beside each reference; services read the reference. */
const placeRef = (id: string): XmlNode =>
  xmlNode("PlaceRef", xmlNode("StopPlaceRef", id), xmlNode("Name", xmlNode("Text", id)));
