import type { BasketMachine } from "../../machines/basket/basket.machine.ts";
import type { Services } from "../_kit/record.ts";
import { followCodes } from "../../parts/codes/follow-codes.ts";
import { followCart } from "../../parts/cart/follow-cart.ts";

/** Binds the basket's machine to the services of its page. */
export function implementBasket(services: Services): Parameters<BasketMachine["provide"]>[0] {
  return {
    actors: { cart: followCart(services), codes: followCodes(services) },
    actions: { forgetLink: () => services.address.forget("bookingData", "bookingRun", "holdAgain") },
  };
}
