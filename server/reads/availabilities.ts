import * as v from "valibot";
import type { ParsedInput } from "../../sdk/contracts/call.ts";
import type { listAvailabilities, monthlyAvailabilities } from "../../sdk/contracts/calls/offer.ts";
import type { OfferAvailabilities } from "../../sdk/contracts/offer.ts";
import { instantAt } from "../clock.ts";
import { listCategories, listOffersOfMapped } from "../db/queries/offer.ts";
import { listOpenSlots } from "../db/queries/slot.ts";
import { monthRange } from "../domain/month.ts";
import { readId } from "../domain/read-id.ts";
import { dateInZurich, datePlus } from "../domain/wall-time.ts";
import { AppError, notFound } from "../errors.ts";
import { presentAvailability } from "../presenters/offer.ts";
import type { Services } from "../services.ts";

/** Slots of one answer (purchase spec §7). */
const mostSlots = 1000;

/**
 * The open slots of an activity by offer, from a date or after an instant; with `net` at the contract's prices. Throws
 * 404 `activity_not_found`, 400 `invalid_input`.
 */
export async function answerAvailabilities(
  services: Pick<Services, "db" | "clock">,
  { params, query }: Pick<ParsedInput<typeof listAvailabilities>, "params" | "query">,
  net: boolean,
): Promise<OfferAvailabilities> {
  const sold = await offersOf(services, params.mappedId);
  const { startsAfter } = query;
  const isInstant = startsAfter?.includes("T") === true;
  const after = isInstant ? readInstant(startsAfter) : null;
  const from = after !== null ? dateInZurich(after) : (startsAfter ?? dateInZurich(services.clock.now()));
  const until = query.untilEndOfDay === undefined ? undefined : datePlus(query.untilEndOfDay, { days: 1 });
  const limit = Math.min(mostSlots, readInteger(query.limit ?? mostSlots, "limit", 1, Number.MAX_SAFE_INTEGER));
  return availabilities(services, sold, from, { until, limit, after, net });
}

/** The open slots of a month by date, the first date first, then by offer. Throws as `answerAvailabilities`. */
export async function answerMonthlyAvailabilities(
  services: Pick<Services, "db" | "clock">,
  { params, query }: Pick<ParsedInput<typeof monthlyAvailabilities>, "params" | "query">,
  net: boolean,
): Promise<Record<string, OfferAvailabilities>> {
  const sold = await offersOf(services, params.mappedId);
  const { from, until } = monthRange(
    readInteger(query.year, "year", 2000, 2200),
    readInteger(query.month, "month", 1, 12),
  );
  return byDate(await availabilities(services, sold, from, { until, net }));
}

function byDate(offers: OfferAvailabilities): Record<string, OfferAvailabilities> {
  const dates = new Map<string, OfferAvailabilities>();
  for (const { offerId, availabilities: slots } of offers) {
    for (const slot of slots) {
      const date = slot.startsAt.slice(0, 10);
      const ofDate = dates.get(date) ?? [];
      dates.set(date, ofDate);
      const ofOffer = ofDate.find((each) => each.offerId === offerId);
      if (ofOffer) ofOffer.availabilities.push(slot);
      else ofDate.push({ offerId, availabilities: [slot] });
    }
  }
  return Object.fromEntries([...dates].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The offers of an activity that are sold, in their order. */
interface SoldOffers {
  readonly offerIds: readonly number[];
  readonly isOnRequest: boolean;
}

async function offersOf({ db }: Pick<Services, "db">, mappedId: string | number): Promise<SoldOffers> {
  const id = readId(mappedId, "activity_not_found");
  const offers = await listOffersOfMapped(db, id);
  if (offers.length === 0) throw notFound("activity_not_found");
  return { offerIds: offers.map((offer) => offer.id), isOnRequest: offers[0]?.onRequest === 1 };
}

async function availabilities(
  { db, clock }: Pick<Services, "db" | "clock">,
  { offerIds, isOnRequest }: SoldOffers,
  from: string,
  {
    until,
    limit,
    after = null,
    net,
  }: {
    readonly until?: string | undefined;
    readonly limit?: number;
    /** ms since 1970 */ readonly after?: number | null;
    readonly net: boolean;
  },
): Promise<OfferAvailabilities> {
  const slots = await listOpenSlots(db, offerIds, instantAt(clock.now()), {
    from,
    before: until,
    startsAfter: after === null ? null : instantAt(after),
    limit,
  });
  const categories = await listCategories(db, offerIds);
  return offerIds
    .map((offerId) => ({
      offerId,
      availabilities: slots
        .filter((slot) => slot.offer_id === offerId)
        .map((slot) => presentAvailability(slot, categories.get(offerId) ?? [], { isOnRequest, net })),
    }))
    .filter((offer) => offer.availabilities.length > 0);
}

/** Milliseconds since 1970 of a client's instant; 400 for one that does not exist, as on 31 February. */
function readInstant(text: string): number {
  const ms = Date.parse(text);
  if (Number.isNaN(ms))
    throw new AppError("invalid_input", "The instant does not exist.", {
      startsAfter: "an instant that exists is wanted",
    });
  return ms;
}

function readInteger(given: string | number, field: string, least: number, most: number): number {
  const parsed = v.safeParse(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
      v.integer(),
      v.minValue(least),
      v.maxValue(most),
    ),
    given,
  );
  if (!parsed.success)
    throw new AppError("invalid_input", `${field} is not as it should be.`, {
      [field]: "a whole number in range is wanted",
    });
  return parsed.output;
}
