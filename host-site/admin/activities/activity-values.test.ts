import { expect, test } from "vitest";
import type { AdminActivity } from "../../../sdk/contracts/admin/activities.ts";
import { mainLocales } from "../../../sdk/contracts/locale.ts";
import { changedMeanwhile, changesOf, valuesOf } from "./activity-values.ts";

const texts = {
  title: "Boat",
  teaser: "On the lake.",
  highlights: "Water",
  importantInformation: "",
  benefits: ["Ticket", "Map"],
};
const category = {
  id: 21,
  label: "Adult",
  discountLabel: null,
  audience: "adult",
  occupancy: 1,
  price: 4900,
  netPrice: null,
  vatRate: null,
  deposit: null,
};
const activity = {
  id: 1104,
  revision: 3,
  texts: Object.fromEntries(mainLocales.map((locale) => [locale, texts])),
  offers: [
    { id: 1, label: "Day", isOnSale: true, ticketCategories: [category, { ...category, id: 22, netPrice: 3900 }] },
  ],
} as unknown as AdminActivity;

test("a form that nobody has touched sends nothing but the revision it was filled from", () => {
  expect(changesOf(activity, valuesOf(activity))).toEqual({ revision: 3 });
});

test("a save sends the languages and tickets that have changed, amounts in Rappen, benefits by line", () => {
  const values = {
    ...valuesOf(activity),
    "texts.fr_CH.title": "Bateau",
    "texts.fr_CH.benefits": "Billet\n\n  Plan ",
    "prices.21.price": "52.50",
    "prices.22.netPrice": "",
  };
  expect(changesOf(activity, values)).toEqual({
    revision: 3,
    texts: { fr_CH: { ...texts, title: "Bateau", benefits: ["Billet", "Plan"] } },
    prices: [
      { ticketCategoryId: 21, price: 5250, netPrice: null },
      { ticketCategoryId: 22, price: 4900, netPrice: null },
    ],
  });
});

test("a rate is sent where it was chosen, and not with a price alone", () => {
  const ofShop = changesOf(activity, { ...valuesOf(activity), "prices.21.vatRate": "0" });
  expect(ofShop.prices).toEqual([{ ticketCategoryId: 21, price: 4900, netPrice: null, vatRate: 0 }]);
  const old = structuredClone(activity);
  (old.offers[0]!.ticketCategories[0] as { vatRate: number | null }).vatRate = 770;
  const priced = { ...valuesOf(old), "prices.21.price": "50.00" };
  expect(changesOf(old, priced).prices).toEqual([{ ticketCategoryId: 21, price: 5000, netPrice: null }]);
  expect(changesOf(old, { ...valuesOf(old), "prices.21.vatRate": "" }).prices![0]).toMatchObject({ vatRate: null });
});

test("after a conflict, what others have changed is apart from what was typed over as well", () => {
  const before = valuesOf(activity);
  const now = { ...before, "texts.de_CH.title": "Schiff", "texts.de_CH.teaser": "See", "prices.21.price": "52.50" };
  const typed = {
    ...before,
    "texts.de_CH.title": "Dampfer",
    "texts.fr_CH.title": "Bateau",
    "prices.21.price": "52.50",
  };
  expect(changedMeanwhile(before, now, typed)).toEqual({
    byOthers: ["texts.de_CH.teaser", "prices.21.price"],
    byBoth: ["texts.de_CH.title"],
  });
});

test("a ticket that came in meanwhile is a change of others", () => {
  const before = valuesOf(activity);
  const now = { ...before, "prices.23.price": "20.00" };
  expect(changedMeanwhile(before, now, before)).toEqual({ byOthers: ["prices.23.price"], byBoth: [] });
});
