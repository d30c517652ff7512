import { expect, test } from "vitest";
import { decoding } from "./decoding.ts";

test("decodes at most four pictures at a time, however many are requested", async () => {
  let running = 0;
  let most = 0;
  const decode = async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 12 }, () => decoding(decode)));
  expect(most).toBe(4);
});
