import { fromCallback, fromPromise } from "xstate";
import { getActivity } from "../../contracts/calls/activity.ts";
import { listOffers } from "../../contracts/calls/offer.ts";
import { translatedLocaleOf } from "../../contracts/locale.ts";
import type { ActivityMachine } from "../../machines/activity/activity.machine.ts";
import type { ActivityEvent } from "../../machines/activity/activity.types.ts";
import { netPriceOf } from "../../machines/activity/net-price.rules.ts";
import { topReviews } from "../../machines/reviews/top-reviews.rules.ts";
import type { Services } from "../_kit/record.ts";
import { drawerOf, enterDrawer, watchDrawer } from "./drawer-address.ts";
import { loadReviews } from "../../parts/load-reviews.ts";
import { remembered } from "../../parts/remembered.ts";
import { loadSimilar } from "../../parts/similar/load-similar.ts";

/** Waiting longer than this gets a word (ms). */
const slowAfter = 4000;

interface DrawerInput {
  readonly activityId: number;
  readonly isOfPage: boolean;
}

/** A server has no history, and only the full page's drawer an entry. */
const hasHistory = ({ isOfPage }: DrawerInput) => isOfPage && typeof history !== "undefined";

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
      openDrawer: fromCallback<ActivityEvent, DrawerInput>(({ sendBack, input }) => {
        if (!hasHistory(input)) return undefined;
        let isOpen = true;
        const leave = enterDrawer(address, drawerOf(input.activityId), () => {
          sendBack({ type: "drawer.gone" });
          return !isOpen;
        });
        return () => {
          isOpen = false;
          leave();
        };
      }),
      closedDrawer: fromCallback<ActivityEvent, DrawerInput>(({ sendBack, input }) => {
        if (!hasHistory(input)) return undefined;
        let isClosed = true;
        const stop = watchDrawer(drawerOf(input.activityId), () => {
          // One that was removed lives on for a moment.
          if (services.host?.isConnected) sendBack({ type: "drawer.reached" });
          return !isClosed;
        });
        return () => {
          isClosed = false;
          stop();
        };
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
  };
}
