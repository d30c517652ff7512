import { fromCallback, fromPromise } from "xstate";
import { getActivity } from "../../contracts/calls/activity.ts";
import { listOffers } from "../../contracts/calls/offer.ts";
import { translatedLocaleOf } from "../../contracts/locale.ts";
import type { ActivityMachine } from "../../machines/activity/activity.machine.ts";
import type { ActivityEvent } from "../../machines/activity/activity.types.ts";
import { netPriceOf } from "../../machines/activity/net-price.rules.ts";
import { topReviews } from "../../machines/reviews/top-reviews.rules.ts";
import type { Services } from "../_kit/record.ts";
import { drawerOf, enterDrawer, isInAddress, leaveDrawer } from "./drawer-address.ts";
import { loadReviews } from "../../parts/load-reviews.ts";
import { remembered } from "../../parts/remembered.ts";
import { loadSimilar } from "../../parts/similar/load-similar.ts";

/** Waiting longer than this gets a word (ms). */
const slowAfter = 4000;

/** Binds the activity's machine to the services of its page. */
export function implementActivity(services: Services): Parameters<ActivityMachine["provide"]>[0] {
  const { address } = services;
  return {
    actors: {
      loadActivity: fromPromise(({ input: { activityId: id } }) => {
        const { client, locale } = services;
        return remembered(client, `activity ${id} ${locale}`, () =>
          client.send(getActivity, { params: { id, locale } }),
        );
      }),
      loadTopReviews: fromPromise(async ({ input }) =>
        topReviews((await loadReviews(services, input.activityId)).reviews, translatedLocaleOf(services.locale)),
      ),
      loadNetPrice: fromPromise(async ({ input: { activityId } }) => {
        const { client, locale, visitor } = services;
        if (!visitor?.distributorId) return null;
        return netPriceOf(await client.send(listOffers, { body: { activityId, locale } }));
      }),
      loadSimilar: fromPromise(({ input: { activityId } }) => loadSimilar(services, [activityId])),
      fragment: fromCallback<ActivityEvent>(({ sendBack }) => {
        let before = "";
        const readFragment = () => {
          const section = new URL(address.with({})).hash.slice(1);
          if (section && section !== before) sendBack({ type: "section.requested", section });
          before = section;
        };
        readFragment();
        return address.watch(readFragment);
      }),
      drawer: fromCallback<ActivityEvent, { activityId: number }>(({ sendBack, input: { activityId } }) => {
        const wasNamed = isInAddress(address, drawerOf(activityId));
        return address.watch(
          () => wasNamed && !isInAddress(address, drawerOf(activityId)) && sendBack({ type: "drawer.gone" }),
        );
      }),
      visitor: fromCallback<ActivityEvent>(({ sendBack }) => {
        if (typeof document !== "undefined") sendBack({ type: "page.opened" });
      }),
      slowTimer: fromCallback<ActivityEvent>(({ sendBack }) => {
        const timer = setTimeout(() => sendBack({ type: "slowTimer.elapsed" }), slowAfter);
        return () => clearTimeout(timer);
      }),
    },
    guards: { mayOpen: ({ context }) => services.mayOpen(context.given.activityId) },
    actions: {
      enterDrawer: ({ context: { given } }) =>
        given.mode === "full" && enterDrawer(address, drawerOf(given.activityId)),
      leaveDrawer: ({ context: { given } }) =>
        given.mode === "full" && leaveDrawer(address, drawerOf(given.activityId)),
    },
  };
}
