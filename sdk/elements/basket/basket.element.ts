import { basketAttributes, type BasketAttributes } from "../../contracts/elements/basket.ts";
import { basketMachine, type Handed } from "../../machines/basket/basket.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectBasket } from "./basket.connect.ts";
import { BasketView } from "./basket.tsx";
import { followCart } from "./follow-cart.ts";
import { linkedSelection } from "./linked-selection.ts";

/**
 * `<gipfel-basket>`: what is held, for how long, and what it costs. All baskets of a page, and of a browser's tabs,
 * show one cart.
 */
export const record = defineRecord({
  tag: "gipfel-basket",
  description: "The basket: items with their countdown, edit, remove, hold again, and the way to paying.",
  attributes: basketAttributes,
  events: ["ready", "view", "error", "analytics"],
  machine: basketMachine,
  implement: (services) => ({
    actors: { cart: followCart(services) as never },
    actions: { forgetLink: () => services.address.forget("bookingData", "bookingRun") },
  }),
  input: (attributes, services) => ({ handed: handedOn(attributes), link: linkedSelection(services) }),
  changed: (attributes) => ({ type: "attributes.changed" as const, handed: handedOn(attributes) }),
  connect: connectBasket,
  View: BasketView,
  catalogues: ["basket"],
  isSettled: (snapshot) => snapshot.context.cart !== null && snapshot.context.cart.state !== "loading",
});

function handedOn(attributes: BasketAttributes): Handed {
  return { theme: attributes.theme, brandColor: attributes["brand-color"] };
}
