import type { Audience } from "../../../sdk/contracts/offer.ts";
import type { PlannedTrip } from "../../../sdk/contracts/transport.ts";
import type { Words } from "../../domain/catalogue-schema.ts";
import type { Extras } from "../provider.ts";

/** A field that each traveller of a product fills in. */
export interface FareField {
  readonly key: string;
  readonly label: Words;
  readonly type: "text" | "date";
  readonly scope: "guest";
  readonly isStrict: boolean;
}

/** What is sold for trips (purchase spec §3, "Product"). */
export interface FareProduct {
  readonly id: string;
  readonly title: Words;
  readonly description: Words;
  readonly conditions: Words;
  /** Valid in the chosen trip's vehicles alone. */
  readonly isBoundToTrip: boolean;
  /** Tickets of each vehicle on a service day; null for any number. */
  readonly contingent: number | null;
  readonly isCancellable: boolean;
  readonly fields: readonly FareField[];
  readonly isDemo: boolean;
}

/** Who buys a product in which class, for how much on one trip. */
export interface FareCategory {
  /** The ticket category's id on the wire. */
  readonly id: number;
  readonly audience: Audience;
  readonly label: Words;
  readonly discountType: string | null;
  readonly discountLabel: Words | null;
  readonly categoryTypeKey: "1st_class" | "2nd_class";
  /** Whole years; null without a limit. */
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** Travels with an adult alone. */
  readonly needsAdult: boolean;
  /** So many travel with each adult, at most; null without a limit. */
  readonly mostPerAdult: number | null;
  /** Rappen. */
  readonly price: number;
}

export interface FareOffer {
  readonly product: FareProduct;
  readonly categories: readonly FareCategory[];
}

/** Who knows what trips cost. */
export interface FaresPort extends Extras {
  readonly name: string;
  /** What is sold for a trip, in the order in which it is offered. */
  offersFor(trip: Pick<PlannedTrip, "distance" | "legs">): Promise<readonly FareOffer[]>;
  /** Those of the ids that are known, in their order. */
  products(ids: readonly string[]): Promise<readonly FareProduct[]>;
}
