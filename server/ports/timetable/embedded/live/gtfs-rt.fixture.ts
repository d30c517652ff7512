import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A field of a message: a number, a text, or the bytes of another message. */
export type Field = readonly [number: number, value: number | string | Buffer];

/** A message of Protocol Buffers. */
export function message(...fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.map(([number, value]) => {
      if (typeof value === "number") return Buffer.concat([varint(number << 3), varint(value)]);
      const bytes = Buffer.from(value);
      return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes]);
    }),
  );
}

/** Negative numbers have ten bytes, as protobuf's `int32` has them. */
export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  return Buffer.from([...bytes, Number(rest)]);
}

export interface StopUpdate {
  readonly sequence?: number;
  readonly stop?: string;
  /** Seconds late, or an instant (s). */
  readonly arrival?: number | { readonly time: number };
  readonly departure?: number | { readonly time: number };
  readonly relationship?: number;
  readonly assigned?: string;
  readonly occupancy?: number;
}

export interface TripPart {
  readonly id: string;
  readonly date?: string;
  readonly time?: string;
  readonly relationship?: number;
}

const given = (number: number, value: number | string | Buffer | undefined): readonly Field[] =>
  value === undefined ? [] : [[number, value]];
const event = (value: StopUpdate["arrival"]) =>
  value === undefined ? undefined : typeof value === "number" ? message([1, value]) : message([2, value.time]);

export function tripDescriptor({ id, date, time, relationship }: TripPart): Buffer {
  return message([1, id], ...given(2, time), ...given(3, date), ...given(4, relationship));
}

export function tripUpdate(trip: TripPart, stops: readonly StopUpdate[] = [], delay?: number): Buffer {
  const updates = stops.map((stop): Field => [
    2,
    message(
      ...given(1, stop.sequence),
      ...given(2, event(stop.arrival)),
      ...given(3, event(stop.departure)),
      ...given(4, stop.stop),
      ...given(5, stop.relationship),
      ...given(6, stop.assigned === undefined ? undefined : message([1, stop.assigned])),
      ...given(7, stop.occupancy),
    ),
  ]);
  return message([3, message([1, tripDescriptor(trip)], ...updates, ...given(5, delay))]);
}

export function alert(entities: readonly Buffer[], header: Record<string, string>, period?: readonly number[]): Buffer {
  const texts = Object.entries(header).map(([language, text]): Field => [1, message([1, text], [2, language])]);
  return message([
    5,
    message(
      ...given(1, period && message([1, period[0]!], [2, period[1]!])),
      ...entities.map((entity): Field => [5, entity]),
      [10, message(...texts)],
    ),
  ]);
}

/** A `FeedMessage` of entities without their ids. */
export function feedMessage(timestamp: number, entities: readonly Buffer[], incrementality = 0): Buffer {
  return message(
    [1, message([1, "2.0"], [2, incrementality], [3, timestamp])],
    ...entities.map((entity, nth): Field => [2, Buffer.concat([message([1, `e${nth}`]), entity])]),
  );
}

/** A server on this machine; the answer is its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
