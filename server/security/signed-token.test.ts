import { expect, test } from "vitest";
import { day, instantAt } from "../clock.ts";
import { readToken, signToken } from "./signed-token.ts";

const env = { CSRF_SECRET: "a secret of this test" };
const start = Date.parse("2026-12-01T08:00:00Z");
const at = (now: number) => ({ env, clock: { now: () => now } });

test("a link's token is valid until it expires, and still names its subject then", () => {
  const token = signToken({ env }, "request answers", "zoë@example.ch", instantAt(start + day));
  expect(readToken(at(start), "request answers", token)).toEqual({ state: "valid", subject: "zoë@example.ch" });
  expect(readToken(at(start + day - 1), "request answers", token)).toMatchObject({ state: "valid" });
  expect(readToken(at(start + day), "request answers", token)).toEqual({ state: "expired", subject: "zoë@example.ch" });
});

test("a token without an expiry never gets too old", () => {
  const token = signToken({ env }, "review links", "item-1", null);
  expect(readToken(at(start + 4_000 * day), "review links", token)).toEqual({ state: "valid", subject: "item-1" });
});

test("a token that is forged, cut, prolonged or of another purpose is invalid", () => {
  const token = signToken({ env }, "request answers", "item-1", instantAt(start + day));
  const [subject, expiry, signature] = token.split(".");
  const prolonged = `${subject}.${(start + 9 * day).toString(36)}.${signature}`;
  for (const forged of [
    prolonged,
    `${subject}.-.${signature}`,
    `x.${expiry}.${signature}`,
    token.slice(0, -1),
    `${token}x`,
    "",
    "..",
    "é.é.é",
  ]) {
    expect(readToken(at(start), "request answers", forged)).toEqual({ state: "invalid" });
  }
  expect(readToken(at(start), "booking management", token)).toEqual({ state: "invalid" });
});
