import { expect, test } from "vitest";
import { readFeedMessage } from "./feed-message.ts";
import { feedMessage, message, tripUpdate, varint } from "./gtfs-rt.fixture.ts";
import { BadMessage, ProtoReader } from "./protobuf.ts";

test.each([0, 1, 127, 128, 300, 2 ** 31 - 1, 2 ** 32, 1_796_803_200, 2 ** 53 - 1, -1, -60, -(2 ** 31), -(2 ** 40)])(
  "the number %i is read as it was written",
  (value) => {
    const reader = new ProtoReader(message([1, value]));
    expect(reader.next()).toBe(1);
    expect(reader.int()).toBe(value);
    expect(reader.next()).toBe(0);
  },
);

test("fields that nobody knows are passed over, of each wire type", () => {
  const bytes = Buffer.concat([
    Buffer.from([((100 << 3) & 0x7f) | 0x80, (100 << 3) >> 7, 5]),
    Buffer.from([(2 << 3) | 1, 1, 2, 3, 4, 5, 6, 7, 8]),
    Buffer.from([(3 << 3) | 5, 1, 2, 3, 4]),
    message([4, "text"], [5, "wanted"]),
  ]);
  const reader = new ProtoReader(bytes);
  for (const field of [100, 2, 3, 4]) {
    expect(reader.next()).toBe(field);
    reader.skip();
  }
  expect([reader.next(), reader.text()]).toEqual([5, "wanted"]);
});

const readAll = (bytes: Uint8Array) => [...readFeedMessage(bytes)];
const whole = feedMessage(1, [tripUpdate({ id: "one" }, [{ stop: "A", arrival: 60 }])]);

test("a message that is cut anywhere is refused or has fewer parts, and nothing beyond it is read", () => {
  const parts = readAll(whole).length;
  for (let length = 0; length < whole.length; length++) {
    try {
      expect(readAll(whole.subarray(0, length)).length).toBeLessThan(parts);
    } catch (cause) {
      expect(cause).toBeInstanceOf(BadMessage);
    }
  }
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a page", Buffer.from("<!doctype html><title>Sorry</title>")],
  ["a length without end", Buffer.concat([Buffer.from([10]), Buffer.alloc(20, 0xff)])],
  ["a length of some gigabytes", Buffer.concat([Buffer.from([10]), varint(2 ** 33)])],
  ["a length beyond its message", Buffer.from([10, 100, 1, 2])],
  ["a group", Buffer.from([(1 << 3) | 3, (1 << 3) | 4])],
  ["a number in the place of a message", message([1, 7])],
  ["field 0", Buffer.from([0, 0])],
  ["entities without a header", message([2, message([1, "e"])])],
])("%s is no feed", (_, bytes) => {
  expect(() => readAll(bytes)).toThrow(BadMessage);
});

test("bytes that were changed by chance never do more than being refused", () => {
  let state = 7;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let nth = 0; nth < 5000; nth++) {
    const bytes = Buffer.from(whole);
    for (let times = 0; times < 3; times++) bytes[random(bytes.length)] = random(256);
    try {
      readAll(bytes);
    } catch (cause) {
      expect(cause).toBeInstanceOf(BadMessage);
    }
  }
});
