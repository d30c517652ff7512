import type { CardModule } from "../../payment/card-module.ts";
import type { Services } from "../_kit/record.ts";

/** Where the card fields of an element are found by the machine's actors: they can't be in a snapshot. */
export interface CardModuleSlot {
  module: CardModule | null;
}

const desks = new WeakMap<Services, CardModuleSlot>();

/** The card desk of one element, by its services. */
export function cardModuleSlot(services: Services): CardModuleSlot {
  let desk = desks.get(services);
  if (!desk) desks.set(services, (desk = { module: null }));
  return desk;
}
