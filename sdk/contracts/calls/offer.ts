import * as v from "valibot";
import { MonthlyDates } from "../activity.ts";
import { call } from "../call.ts";
import { Offer, OfferAvailabilities, PersonalizationField } from "../offer.ts";

/** `POST /activity/monthly-dates/`: `activityId` is the content id; without `offerIds`, all offers count. */
export const monthlyDates = call({
  method: "POST",
  path: "/activity/monthly-dates/",
  reads: true,
  answer: MonthlyDates,
});

/** `POST /activity/offers/`: sorted by `sequenceIndex`; `activityId` is the content id. */
export const listOffers = call({ method: "POST", path: "/activity/offers/", reads: true, answer: v.array(Offer) });

/** `GET /offers/{id}/`: an offer's translated labels, by locale. */
export const getOffer = call({
  method: "GET",
  path: "/offers/{id}/",
  answer: v.object({
    id: v.number(),
    translations: v.record(v.string(), v.object({ label: v.string(), description: v.string() })),
  }),
});

/**
 * `GET /activities/{mappedId}/availabilities`: slots before their cut-off, from `startsAfter` (a date, or an instant
 * with its offset) to the end of the date `untilEndOfDay`.
 */
export const listAvailabilities = call({
  method: "GET",
  path: "/activities/{mappedId}/availabilities",
  answer: OfferAvailabilities,
});

/** `GET /activities/{mappedId}/monthly-availabilities`: the month's dates, with the slots of each. */
export const monthlyAvailabilities = call({
  method: "GET",
  path: "/activities/{mappedId}/monthly-availabilities",
  answer: v.record(v.string(), OfferAvailabilities),
});

/** `GET /activities/{mappedId}/availabilities/{availabilityId}/personalization_fields` */
export const personalizationFields = call({
  method: "GET",
  path: "/activities/{mappedId}/availabilities/{availabilityId}/personalization_fields",
  answer: v.array(PersonalizationField),
});

/** `POST /booking/sync-offer/`: reads the supplier's calendar again, when an activity shows no availability. */
export const syncOffer = call({
  method: "POST",
  path: "/booking/sync-offer/",
  answer: v.object({ offerId: v.number(), synced: v.number() }),
});

/** `POST /booking/release-offer/`: gives back the seats that this cart still holds of an offer (P§8, reserve 422). */
export const releaseOffer = call({
  method: "POST",
  path: "/booking/release-offer/",
  answer: v.object({ offerId: v.number(), released: v.number() }),
});
