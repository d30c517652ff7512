import type { CardModule } from "../../payment/card-module.ts";
import type { Services } from "../_kit/record.ts";

/** Where the card fields of an element are found by the machine's actors: they can't be in a snapshot. */
export interface CardDesk {
  module: CardModule | null;
}

const desks = new WeakMap<Services, CardDesk>();

/** The card desk of one element, by its services. */
export function cardDesk(services: Services): CardDesk {
  let desk = desks.get(services);
  if (!desk) desks.set(services, (desk = { module: null }));
  return desk;
}
