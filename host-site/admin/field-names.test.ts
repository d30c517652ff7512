import { expect, test } from "vitest";
import { fieldName, type NamedOffers } from "./field-names.ts";
import { words as de } from "words:admin/de";
import { words as en } from "words:admin/en";
import { words as fr } from "words:admin/fr";
import { words as it } from "words:admin/it";

const ticket = { audience: "adult", occupancy: 1, price: 4900, netPrice: null, deposit: null } as const;
const offers = [
  {
    id: 1,
    label: "Am Morgen",
    isOnSale: true,
    ticketCategories: [{ ...ticket, id: 21, label: "Erwachsene", discountLabel: "Halbtax" }],
  },
] as unknown as NamedOffers;

test.each([
  ["texts.de_CH.title", "Titel (Deutsch)"],
  ["texts.fr_CH.importantInformation", "Wichtige Informationen (Français)"],
  ["prices.21.price", "Preis für Am Morgen, Erwachsene, Halbtax"],
  ["prices.21.netPrice", "Nettopreis für Am Morgen, Erwachsene, Halbtax"],
  ["prices.21.vatRate", "MWST von Am Morgen, Erwachsene, Halbtax"],
  ["prices.99.price", "Preis für ein Ticket, das es nicht mehr gibt"],
  ["cancelled_by", "Storniert durch"],
])("the field %s of the history is called %s", (field, name) => {
  expect(fieldName(field, de, offers)).toBe(name);
});

test.each([
  "",
  "offers/0/prices/1/amount",
  "texts",
  "texts.xx_XX.title",
  "texts.de_CH.constructor",
  "prices.21.toString",
  "constructor",
  "__proto__.polluted",
])("a field that nobody knows, %j, gets the general name in every language", (field) => {
  for (const words of [de, en, fr, it]) expect(fieldName(field, words, offers)).toBe(words.fields.other);
});

test("every field that the team can edit has a name in every language", () => {
  const fields = ["title", "teaser", "highlights", "importantInformation", "benefits"].flatMap((name) =>
    ["de_CH", "en_CH", "fr_CH", "it_CH"].map((locale) => `texts.${locale}.${name}`),
  );
  for (const words of [de, en, fr, it]) {
    const names = [...fields, "prices.21.price", "prices.21.netPrice", "prices.21.vatRate"].map((field) =>
      fieldName(field, words, offers),
    );
    expect(names).not.toContain(words.fields.other);
    expect(new Set(names).size).toBe(names.length);
    expect(names.join()).not.toMatch(/\{|texts\.|prices\./);
  }
});
