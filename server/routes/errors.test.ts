import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { expect, test } from "vitest";
import { asAppError } from "./errors.ts";

test("a client that disconnects before the answer's end is no error", async () => {
  const answer = new Readable({ read() {} });
  const ended = finished(answer);
  answer.destroy();
  const cause: unknown = await ended.catch((error: unknown) => error);
  expect(cause).toBeInstanceOf(Error);
  expect(asAppError(cause).worthReporting).toBe(false);
});

test("what nobody has foreseen is ours, and reported with its cause", () => {
  const cause = new Error("no space left on device");
  expect(asAppError(cause)).toMatchObject({ code: "internal", worthReporting: true, cause });
});
