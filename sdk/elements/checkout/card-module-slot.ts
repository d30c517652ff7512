import type { CardModule } from "../../payment/card-module.ts";
import type { Services } from "../_kit/record.ts";

/** Where the card fields of an element are found by the machine's actors: they can't be in a snapshot. */
export interface CardModuleSlot {
  module: CardModule | null;
}

const slots = new WeakMap<Services, CardModuleSlot>();

/** The card slot of one element, by its services. */
export function cardModuleSlot(services: Services): CardModuleSlot {
  let slot = slots.get(services);
  if (!slot) slots.set(services, (slot = { module: null }));
  return slot;
}
