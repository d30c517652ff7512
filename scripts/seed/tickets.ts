import type { CatalogueActivity, Words } from "../../server/domain/catalogue-schema.ts";
import { words } from "./words.ts";

type Ticket = Omit<CatalogueActivity["offers"][number]["categories"][number], "id">;

/** Net prices are 88 %, rounded to 5 Rappen. */
const netOf = (price: number) => Math.round((price * 0.88) / 5) * 5;

function ticket(audience: Ticket["audience"], label: Words, price: number, more: Partial<Ticket> = {}): Ticket {
  return {
    audience,
    label,
    discountType: null,
    discountLabel: null,
    categoryType: null,
    categoryTypeKey: null,
    minAge: null,
    maxAge: null,
    occupancy: 1,
    maxOccupancy: null,
    price,
    netPrice: netOf(price),
    article: null,
    vatRate: null,
    productId: null,
    ...more,
  };
}

/** Prices in Rappen. */
export const adult = (price: number, more?: Partial<Ticket>): Ticket =>
  ticket("adult", words("Erwachsene", "Adult", "Adulte", "Adulto"), price, more);

/** The same seat with a half-fare card; never counted for the from-price. */
export const adultHalfFare = (price: number): Ticket =>
  adult(price, {
    discountType: "half_fare",
    discountLabel: words("mit Halbtax", "with Half-Fare card", "avec demi-tarif", "con metà prezzo"),
  });

export const child = (from: number, to: number, price: number): Ticket =>
  ticket(
    "child",
    words(
      `Kinder (${from}–${to} Jahre)`,
      `Child (${from}–${to} years)`,
      `Enfant (${from}–${to} ans)`,
      `Bambino (${from}–${to} anni)`,
    ),
    price,
    {
      minAge: from,
      maxAge: to,
    },
  );
