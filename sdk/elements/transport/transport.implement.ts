import { fromPromise } from "xstate";
import { searchPlaces, searchTrips, getTrip } from "../../contracts/calls/transport.ts";
import type { TransportMachine } from "../../machines/transport/transport.machine.ts";
import type { TransportSearch } from "../../machines/transport/transport.types.ts";
import type { Services } from "../_kit/record.ts";
import { transportOfferId } from "../../contracts/transport.ts";
import { afterLeaving } from "../../ui/overlay-entry.ts";
import { dialogEntry } from "./dialog-entry.ts";
import { followBooking } from "./follow-booking.ts";
import { positionOfVisitor } from "./position-of-visitor.ts";
import { storeSearch } from "./stored-search.ts";
import { isOfPage, parameterOf } from "./transport.input.ts";

/** The machine's actors and actions, bound to a page's services. */
export function implementTransport(services: Services): Parameters<TransportMachine["provide"]>[0] {
  const { client, address } = services;
  const places = async (body: { search: string } | { latitude: number; longitude: number }, signal: AbortSignal) => {
    const answer = await client.send(searchPlaces, { body: { ...body, locale: services.locale } }, { signal });
    return answer.places;
  };
  const entry = dialogEntry(services);
  const write = (parameters: Record<string, string | null>) => {
    if (isOfPage(services)) afterLeaving(() => address.write(parameters));
  };
  return {
    actors: {
      findPlaces: fromPromise(({ input: { search }, signal }) => places({ search }, signal)),
      resolvePlace: fromPromise(async ({ input: { wanted }, signal }) => {
        if ("text" in wanted) return places({ search: wanted.text.slice(0, 100) }, signal);
        const { meetingPointOf } = await import("./meeting-point.ts");
        return places(await meetingPointOf(services, wanted.activityId, signal), signal);
      }),
      findNearby: fromPromise(async ({ signal }) => places(await positionOfVisitor(), signal)),
      findTrips: fromPromise(({ input, signal }) =>
        client.send(searchTrips, { body: { ...input, locale: services.locale } }, { signal }),
      ),
      loadTrip: fromPromise(({ input, signal }) =>
        client.send(getTrip, { params: input, query: { locale: services.locale } }, { signal }),
      ),
      // Its request may be another element's too: it goes on where this one no longer wants it.
      findLastWayBack: fromPromise(async ({ input }) =>
        (await import("./last-way-back.ts")).findLastWayBack(services, input),
      ),
      booking: followBooking(services),
      openEntry: entry.whileOpen,
      closedEntry: entry.whileClosed,
    },
    guards: { mayOpen: () => services.mayOpen(transportOfferId) },
    actions: {
      store(_, { search, tripId }) {
        storeSearch({ ...search, locale: services.locale });
        write({
          [parameterOf.origin]: search.origin.place?.id ?? null,
          [parameterOf.destination]: search.destination.place?.id ?? null,
          ...timeParameters(search),
          trip: tripId,
        });
      },
      writeTime: (_, searched) => write(timeParameters(searched)),
    },
  };
}

function timeParameters({ date, time, isArrival }: Pick<TransportSearch, "date" | "time" | "isArrival">) {
  return { date: date || null, time: time || null, arrive: isArrival ? "1" : null };
}
