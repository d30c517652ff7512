import { expect, test } from "vitest";
import { importAgain } from "./import-again.ts";

/** Fails as Chromium does where a file can't be fetched. */
function failing(address: string) {
  const error = new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  return { error, attempt: () => importAgain(() => Promise.reject(error)).catch((cause: unknown) => cause) };
}

test("what has come is handed on", async () => {
  expect(await importAgain(() => Promise.resolve({ view: 1 }))).toEqual({ view: 1 });
});

// Cause: Chromium before 156 never requests a file again that failed once, so that "Try again" did nothing.
test.each(["https://shop.example/shop/chunks/card-1.js", "https://shop.example/sdk/v1/chunks/card-1.js"])(
  "%s is requested under another address from the second failure on",
  async (address) => {
    const { error, attempt } = failing(address);
    expect(await attempt()).toBe(error);
    // Node imports nothing over HTTPS: its own error says that it has tried.
    expect(await attempt()).toMatchObject({ code: "ERR_UNSUPPORTED_ESM_URL_SCHEME" });
  },
);

test.each(["https://shop.example/sdk/1.4.0/chunks/card-1.js", "no address"])(
  "%s is not requested without its digest",
  async (address) => {
    const { error, attempt } = failing(address);
    expect([await attempt(), await attempt()]).toEqual([error, error]);
  },
);
