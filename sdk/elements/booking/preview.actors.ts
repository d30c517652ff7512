import { getActivityToBook } from "../../contracts/activity.ts";
import { listOffers, monthlyDates, syncOffer } from "../../contracts/offer.ts";
import type { BookingInput } from "../../machines/booking/booking.types.ts";
import type { Loaded, LoadedMonth } from "../../machines/booking/preview.names.ts";
import type { monthRequest } from "../../machines/booking/months.ts";
import type { Services } from "../_kit/record.ts";

interface Asked<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/** What the preview asks the shop for. */
export function previewActors({ client, now }: Services) {
  return {
    load: async ({
      input: { activityId, locale },
      signal,
    }: Asked<Pick<BookingInput, "activityId" | "locale">>): Promise<Loaded> => {
      const [activity, offers] = await Promise.all([
        client.send(getActivityToBook, { params: { id: activityId, locale } }, { signal }),
        client.send(listOffers, { body: { activityId, locale } }, { signal }),
      ]);
      return { activity, offers, reservation: null };
    },
    loadMonth: async ({
      input: { key, request },
      signal,
    }: Asked<{ key: string; request: ReturnType<typeof monthRequest> }>): Promise<LoadedMonth> => ({
      key,
      dates: await client.send(monthlyDates, { body: request }, { signal }),
      at: now(),
    }),
    syncOffer: ({ input, signal }: Asked<{ offerId: number }>): Promise<unknown> =>
      client.send(syncOffer, { body: input }, { signal }),
  };
}
