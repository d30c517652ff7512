import { expect, test } from "vitest";
import { proveHuman } from "./human-check.ts";

const setting = { place: null, language: "de", signal: new AbortController().signal };

test("a check by a provider that this build does not know is unavailable", async () => {
  await expect(proveHuman(async () => ({ provider: "acme" }), setting)).rejects.toMatchObject({
    code: "human_check_unavailable",
  });
});

test("a check without what its provider sends with it is refused", async () => {
  await expect(proveHuman(async () => ({ provider: "altcha" }), setting)).rejects.toThrow(/challenge/);
});

test("a widget without a place is unavailable", async () => {
  await expect(proveHuman(async () => ({ provider: "turnstile", siteKey: "key" }), setting)).rejects.toMatchObject({
    code: "human_check_unavailable",
  });
});
