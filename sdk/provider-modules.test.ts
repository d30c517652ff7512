/** The browser's modules of providers follow the server's lists: a provider is a folder on each side. */
import { expect, test } from "vitest";
import { humanCheckProviders } from "../server/ports/human-check/providers.ts";
import { paymentProviders } from "../server/ports/payment/providers.ts";
import { humanCheckModules } from "./human-check/providers.ts";
import { providerModules, walletModules } from "./payment/providers.ts";

const namesOf = (providers: readonly { readonly name: string }[]) => providers.map(({ name }) => name).toSorted();

test("every payment provider of the server has its card module, and no other", () => {
  expect(Object.keys(providerModules).toSorted()).toEqual(namesOf(paymentProviders));
});

test("[P4.wallet] every payment provider has buttons for its wallets", () => {
  expect(Object.keys(walletModules).toSorted()).toEqual(namesOf(paymentProviders));
});

test("every human check of the server has its module, and no other", () => {
  expect(Object.keys(humanCheckModules).toSorted()).toEqual(namesOf(humanCheckProviders));
});
