import { getActivityToBook } from "../../contracts/calls/activity.ts";
import { listOffers, monthlyDates, syncOffer } from "../../contracts/calls/offer.ts";
import type { BookingInput } from "../../machines/booking/booking.types.ts";
import type { LoadedActivity, LoadedMonth } from "../../machines/booking/preview.setup.ts";
import type { monthRequest } from "../../machines/booking/months.rules.ts";
import type { Services } from "../_kit/record.ts";

interface ActorArgs<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/** The preview's requests. */
export function previewActors({ client, now }: Services) {
  return {
    load: async ({
      input: { activityId, locale },
      signal,
    }: ActorArgs<Pick<BookingInput, "activityId" | "locale">>): Promise<LoadedActivity> => {
      const [activity, offers] = await Promise.all([
        client.send(getActivityToBook, { params: { id: activityId, locale } }, { signal }),
        client.send(listOffers, { body: { activityId, locale } }, { signal }),
      ]);
      return { activity, offers, reservation: null };
    },
    loadMonth: async ({
      input: { key, request },
      signal,
    }: ActorArgs<{ key: string; request: ReturnType<typeof monthRequest> }>): Promise<LoadedMonth> => ({
      key,
      dates: await client.send(monthlyDates, { body: request }, { signal }),
      at: now(),
    }),
    syncOffer: ({ input, signal }: ActorArgs<{ offerId: number }>): Promise<unknown> =>
      client.send(syncOffer, { body: input }, { signal }),
  };
}
