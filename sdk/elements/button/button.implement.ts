import { fromPromise } from "xstate";
import type { ListedActivity } from "../../contracts/listing.ts";
import type { ButtonMachine } from "../../machines/button/button.machine.ts";
import type { Services } from "../_kit/record.ts";
import { shopPage } from "./shop-page.ts";

/** Binds the button's machine to the services of its page. */
export function implementButton(services: Services): Parameters<ButtonMachine["provide"]>[0] {
  return {
    actors: {
      loadActivity: fromPromise<ListedActivity | null, { activityId: number }>(async ({ input }) =>
        (await import("./load-listed.ts")).loadListed(services, input.activityId),
      ),
    },
    guards: { mayOpen: ({ context }) => services.mayOpen(context.activity) },
    actions: { leaveForShop: ({ context }) => services.address.leave(shopPage(context, services)) },
  };
}
