/** What the sources alone don't show of the codes that routes answer with. */
import type { ErrorCode } from "../../../sdk/contracts/errors.ts";

interface Provider {
  /** How callers use the port, as `object.property`. */
  readonly uses: readonly string[];
  /** The code of a provider that answers. */
  readonly file: string;
  readonly name: string;
}

/** What answers behind a port: providers are chosen at start, so that no import leads to them. */
export const behindPorts: readonly Provider[] = [
  {
    // Lists search by text with `catalogue.search`.
    uses: [
      ...["query", "browse", "searchFacet", "getObject", "record"].map((one) => `search.${one}`),
      "catalogue.search",
    ],
    file: "server/ports/search/algolia/algolia.ts",
    name: "algoliaSearch",
  },
  { uses: ["humanCheck.verify"], file: "server/ports/human-check/turnstile/turnstile.ts", name: "turnstile" },
  {
    uses: ["findTrips", "reachable"].map((one) => `timetable.${one}`),
    file: "server/ports/timetable/embedded/refusals.ts",
    name: "refusalOf",
  },
  {
    uses: ["facts", "findPlaces", "nearbyPlaces", "findTrips", "readTrip", "reachable"].map(
      (one) => `timetable.${one}`,
    ),
    file: "server/ports/timetable/embedded/in-worker.ts",
    name: "timetableInWorker",
  },
  {
    uses: ["findPlaces", "nearbyPlaces", "findTrips", "readTrip"].map((one) => `timetable.${one}`),
    file: "server/ports/timetable/ojp/ojp-client.ts",
    name: "ojpClient",
  },
  { uses: ["timetable.findTrips"], file: "server/ports/timetable/ojp/problems.ts", name: "throwProblem" },
  { uses: ["signIn.perform"], file: "server/ports/sign-in/better-auth/refusals.ts", name: "refusalOf" },
];

interface Kept {
  readonly codes: readonly ErrorCode[];
  readonly why: string;
}

const kindOfMail = { codes: ["booking_confirmed"], why: "It is the name of a mail." } as const;
const noOverride = {
  codes: ["refund_too_high"],
  why: "No amount is given, so that no more goes back than may.",
} as const;

/** Codes that stand in a function, or in what it calls, and don't leave it. */
export const keeps: Readonly<Record<string, Kept>> = {
  "server/commands/booking/confirm.ts completeConfirmation": kindOfMail,
  "server/commands/payment/payment-outbox.ts announceUnpaidToBuyer": kindOfMail,
  "server/commands/booking/cancel-items.ts cancelItems": noOverride,
  "server/commands/booking/propose-trips.ts proposeTrip": {
    codes: ["outside_timetable", "place_not_found", "same_place"],
    why: "What refuses a trip is one of the refusals in the answer.",
  },
  "server/commands/booking/confirm-request.ts refuse": noOverride,
  "server/commands/booking/confirm-request.ts refuseItem": noOverride,
  "server/presenters/managed-booking.ts presentManaged": {
    codes: [...noOverride.codes, "review_not_allowed", "review_too_early"],
    why: "It shows what could be done with items, and does nothing.",
  },
  "server/commands/review/own-reviews.ts listReviews": {
    codes: ["review_not_allowed", "review_too_early"],
    why: "It lists what can be reviewed.",
  },
  "server/commands/account/export-account.ts exportAccount": {
    codes: ["review_link_invalid"],
    why: "It reads without a link.",
  },
  "server/commands/transport/cancelled-trips.ts cancelledTrips": {
    codes: ["provider_unavailable"],
    why: "A timetable that can't be reached says nothing of a hold.",
  },
  "server/reads/shop-facts.ts stateOf": { codes: ["activity_not_found"], why: "It is a state of an activity here." },
  "server/commands/cart/restore-cart.ts readKnown": { codes: ["cart_not_found"], why: "Another cart is made then." },
  "server/commands/cart/restore-cart.ts renewHold": {
    codes: [
      "availability_closed",
      "availability_full",
      "availability_not_found",
      "cart_not_found",
      "payment_open",
      "personalization_invalid",
      "price_changed",
      "product_not_found",
      "reservation_not_found",
      "selection_invalid",
      "trip_not_found",
    ],
    why: "What can't be held again is one of the changes in the answer.",
  },
  "server/commands/cart/restore-cart.ts restoreCart": {
    codes: ["cart_not_found", "payment_open", "reservation_not_found", "reservation_not_held"],
    why: "It releases holds that it has just made, in a cart that nobody else knows.",
  },
  "server/routes/account/affiliate.ts own": {
    codes: ["affiliate_not_found"],
    why: "It reads what has just been written.",
  },
  "server/shop/page-reads.ts PageReads": {
    codes: ["activity_not_found", "page_not_found"],
    why: "What isn't there is a page that says so.",
  },
};
