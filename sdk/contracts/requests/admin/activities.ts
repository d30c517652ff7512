import * as v from "valibot";
import { Texts, activityStates, byLocale } from "../../admin/activities.ts";
import { LocaleOnWire } from "../../locale-on-wire.ts";
import { defaultLocale } from "../../locale.ts";
import { highestPrice } from "../../money.ts";
import { vatRates } from "../../vat-rate.ts";
import { paged } from "./paging.ts";

/** An amount in Rappen; CHF 100,000 at most. */
const Rappen = v.pipe(
  v.number(),
  v.integer("whole Rappen are wanted"),
  v.minValue(0, "an amount from 0 is wanted"),
  v.maxValue(highestPrice),
);

const ActivityPath = v.object({ id: v.string() });
const Locale = v.object({ locale: v.optional(LocaleOnWire, defaultLocale) });
const Revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the server parses of these calls, by method and path. */
export const adminActivitiesRequests = {
  "GET /admin/activities/": {
    query: v.object({
      ...paged,
      state: v.optional(v.picklist(activityStates)),
      locale: v.optional(LocaleOnWire, defaultLocale),
    }),
  },
  "GET /admin/activities/{id}/": { params: ActivityPath, query: Locale },
  "PATCH /admin/activities/{id}/": {
    params: ActivityPath,
    query: Locale,
    body: v.object({
      revision: Revision,
      texts: v.optional(v.partial(v.object(byLocale(Texts)))),
      prices: v.optional(
        v.pipe(
          v.array(
            v.object({
              ticketCategoryId: v.pipe(v.number(), v.integer()),
              price: Rappen,
              netPrice: v.nullable(Rappen),
              /** Basis points; null: the shop's. Without it, the rate stays. */
              vatRate: v.optional(v.nullable(v.picklist(vatRates))),
            }),
          ),
          v.maxLength(200),
        ),
      ),
    }),
  },
  "POST /admin/activities/{id}/publish/": {
    params: ActivityPath,
    query: Locale,
    body: v.object({ revision: Revision }),
  },
  "POST /admin/activities/{id}/unpublish/": {
    params: ActivityPath,
    query: Locale,
    body: v.object({ revision: Revision }),
  },
};
