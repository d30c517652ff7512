import { shopPath } from "../../contracts/paths.ts";
import type { ButtonMachine } from "../../machines/button/button.machine.ts";
import { linkToShop } from "../_kit/attribution.ts";
import type { Services } from "../_kit/record.ts";

/** Binds the button's machine to the services of its page. */
export function implementButton(services: Services): Parameters<ButtonMachine["provide"]>[0] {
  const { address, shopOrigin, locale } = services;
  return {
    actions: {
      leaveForListing: () => address.leave(linkToShop(`${shopOrigin}${shopPath("activities", locale)}`, services)),
    },
  };
}
