import { expect, test } from "vitest";
import { passesForDevice } from "./wallet-passes.ts";

const both = { apple: "a.pkpass", google: "g" };
const none = { apple: null, google: null };

test.each([
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", { apple: "a.pkpass", google: null }],
  [
    "an iPad with an older system",
    "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)",
    { apple: "a.pkpass", google: null },
  ],
  ["Android", "Mozilla/5.0 (Linux; Android 16; Pixel 10)", { apple: null, google: "g" }],
  ["a Mac, as which an iPad counts too", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", both],
  ["Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64)", both],
  ["a browser that says nothing", "", both],
])("[R11.pass] %s is offered the passes that it can take", (_device, userAgent, offered) => {
  expect(passesForDevice(both, userAgent)).toEqual(offered);
  expect(passesForDevice({ ...both, google: null }, userAgent)).toEqual({ ...offered, google: null });
  expect(passesForDevice(undefined, userAgent)).toEqual(none);
});
