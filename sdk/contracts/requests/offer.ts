import * as v from "valibot";
import { LocaleOnWire } from "../locale-on-wire.ts";
import { Audience } from "../offer.ts";
import { Instant, LocalDate } from "../time.ts";

/** How many of an audience a visitor looks for; filters dates, never changes the price (RULES 14). */
export const TicketCategoryQuantity = v.object({
  audience: Audience,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  discountType: v.optional(v.nullable(v.string())),
  categoryType: v.optional(v.nullable(v.string())),
});
export type TicketCategoryQuantity = v.InferOutput<typeof TicketCategoryQuantity>;

const ContentId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

const MappedId = v.object({ mappedId: v.union([v.number(), v.string()]) });

/** What the server parses of these calls, by method and path. */
export const offerRequests = {
  "POST /activity/monthly-dates/": {
    body: v.object({
      activityId: ContentId,
      locale: LocaleOnWire,
      year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2200)),
      month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
      offerIds: v.optional(v.pipe(v.array(ContentId), v.maxLength(100))),
      distributorId: v.optional(v.nullable(v.string())),
      ticketCategoryQuantities: v.optional(v.pipe(v.array(TicketCategoryQuantity), v.maxLength(50))),
    }),
  },
  "POST /activity/offers/": { body: v.object({ activityId: ContentId, locale: v.optional(LocaleOnWire, "de_CH") }) },
  "GET /offers/{id}/": { params: v.object({ id: v.union([v.number(), v.string()]) }) },
  "GET /activities/{mappedId}/availabilities": {
    params: MappedId,
    query: v.object({
      limit: v.optional(v.union([v.number(), v.string()])),
      locale: v.optional(v.string()),
      startsAfter: v.optional(v.union([LocalDate, Instant])),
      untilEndOfDay: v.optional(LocalDate),
      distributorId: v.optional(v.string()),
    }),
  },
  "GET /activities/{mappedId}/monthly-availabilities": {
    params: MappedId,
    query: v.object({
      year: v.union([v.number(), v.string()]),
      month: v.union([v.number(), v.string()]),
      distributorId: v.optional(v.string()),
    }),
  },
  "GET /activities/{mappedId}/availabilities/{availabilityId}/personalization_fields": {
    params: v.object({ mappedId: v.union([v.number(), v.string()]), availabilityId: v.string() }),
    query: v.object({ locale: v.optional(v.string()) }),
  },
  "POST /booking/sync-offer/": { body: v.object({ offerId: ContentId }) },
  "POST /booking/release-offer/": {
    body: v.object({ offerId: ContentId, cartId: v.optional(v.nullable(v.string())) }),
  },
};
