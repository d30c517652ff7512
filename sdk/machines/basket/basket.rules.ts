import { analyticsDelay } from "../../contracts/analytics-delay.ts";
import type { BasketContext, BasketEmitted } from "./basket.types.ts";

/** An analytics event about the cart that the basket shows. */
export function analyticsEvent(
  name: string,
  { cart }: BasketContext,
  more: Record<string, unknown> = {},
): BasketEmitted {
  const known = cart?.cart;
  return {
    type: "analytics",
    delay: analyticsDelay,
    detail: {
      name,
      payload: {
        currency: "CHF",
        value: known?.total.amount ?? 0,
        items: (known?.reservations ?? []).map((one) => ({ activityId: one.capiActivityId })),
        ...more,
      },
    },
  };
}
