import { expect, test } from "vitest";
import type { Call } from "../call.ts";
import * as calls from "../calls/index.ts";
import { requests } from "./index.ts";

const all = Object.values(calls) as Call[];
const keyOf = ({ method, path }: Call) => `${method} ${path}`;

test("has a request schema for each call that writes or has a path parameter", () => {
  const needed = all.filter(({ method, path }) => method !== "GET" || path.includes("{"));
  expect(needed.map(keyOf).filter((key) => !(key in requests))).toEqual([]);
});

test("has no request schema without a call", () => {
  const known = new Set(all.map(keyOf));
  expect(Object.keys(requests).filter((key) => !known.has(key))).toEqual([]);
});

test("has a body schema for each write and one entry for each path parameter", () => {
  const wanting = Object.entries(requests as Record<string, Partial<Record<"params" | "body", unknown>>>).filter(
    ([key, { params, body }]) =>
      (/^(POST|PATCH)/.test(key) && !body) ||
      [...key.matchAll(/\{(\w+)\}/g)].some(
        ([, name = ""]) =>
          !((params as { entries?: object } | undefined)?.entries && name in (params as { entries: object }).entries),
      ),
  );
  expect(wanting.map(([key]) => key)).toEqual([]);
});
