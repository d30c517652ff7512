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

// Cause: each call took the next address, so that two at once made two modules of a file, each with its own state.
test("requests made at once, and those after one that came, get the same module", async () => {
  const { attempt } = failing("data:text/javascript,/*/v1/card*/export%20const%20state={}");
  await attempt();
  const modules = [...(await Promise.all([attempt(), attempt()])), await attempt()] as { state: unknown }[];
  expect(modules[0]).toHaveProperty("state");
  expect(new Set(modules.map(({ state }) => state)).size).toBe(1);
});
