import { expect, test } from "vitest";
import { consoleText, longestConsoleText, plainValue } from "./plain-value.ts";

const circle: Record<string, unknown> = { name: "round" };
circle["self"] = { inner: [circle] };
const circularMap = new Map<string, unknown>();
circularMap.set("self", circularMap);

test.each<[string, unknown, unknown]>([
  ["nothing", undefined, null],
  ["a circle", circle, { name: "round", self: { inner: ["[circular]"] } }],
  ["functions, which are left out", { press: () => 0, day: new Date(0) }, { day: "1970-01-01T00:00:00.000Z" }],
  ["a big number", { total: 2n }, { total: "2" }],
  ["an error inside of an object", { cause: new TypeError("no") }, { cause: "TypeError: no" }],
  ["a symbol", Symbol("own"), null],
  ["a map and a set", { map: new Map([["a", { b: 1 }]]), set: new Set([2]) }, { map: [["a", { b: 1 }]], set: [2] }],
  ["a map in a circle", circularMap, [["self", "[circular]"]]],
  ["a pattern", { pattern: /a+/g }, { pattern: "/a+/g" }],
])("makes a plain value of %s", (_, value, expected) => {
  expect(plainValue(value)).toEqual(expected);
});

test("repeats an object that stands in two places without a circle", () => {
  const shared = { a: 1 };
  expect(plainValue([shared, { shared }])).toEqual([{ a: 1 }, { shared: { a: 1 } }]);
});

test("says what can't be read, and throws nothing", () => {
  const broken = {
    get price(): never {
      throw new Error("not yet");
    },
  };
  expect(plainValue(broken)).toBe("[unreadable: Error: not yet]");
  expect(plainValue({ toJSON: () => broken })).toBe("[unreadable: Error: not yet]");
  const silent = Object.assign(new Error("late"), {
    toString(): string {
      throw Object.create(null);
    },
  });
  expect(plainValue({ toJSON: () => silent.toString() })).toBe("[unreadable: no text]");
  expect(consoleText([silent, { silent }])).toBe('no text {"silent":"no text"}');
});

test("writes a line of the console: words as they are, objects as JSON, errors by name and message", () => {
  const parts = ["sold", 2, undefined, null, { tickets: [1] }, new Error("late"), Object.create(null), Symbol("own")];
  expect(consoleText(parts)).toBe('sold 2 undefined null {"tickets":[1]} Error: late {} Symbol(own)');
  expect(consoleText([circle])).toBe('{"name":"round","self":{"inner":["[circular]"]}}');
});

test("shortens a long line of the console", () => {
  const text = consoleText([{ words: "x".repeat(5000) }]);
  expect(text).toHaveLength(longestConsoleText + 1);
  expect(text.endsWith("…")).toBe(true);
});
