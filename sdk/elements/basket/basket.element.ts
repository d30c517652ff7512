import { basketAttributes } from "../../contracts/elements/basket.ts";
import { basketMachine } from "../../machines/basket/basket.machine.ts";
import { appearanceOf } from "../_kit/nested.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectBasket } from "./basket.connect.ts";
import { basketDocs } from "./basket.docs.ts";
import { implementBasket } from "./basket.implement.ts";
import { BasketView } from "./basket.tsx";
import { linkedHolds, linkedSelection } from "./linked-selection.ts";

/**
 * `<gipfel-basket>`: what is held, for how long, and what it costs. All baskets of a page, and of a browser's tabs,
 * show one cart.
 */
export const record = defineRecord({
  tag: "gipfel-basket",
  docs: import.meta.env.SSR ? basketDocs : undefined,
  attributes: basketAttributes,
  events: ["ready", "view", "error", "analytics"],
  machine: basketMachine,
  implement: implementBasket,
  input: (attributes, services) => ({
    appearance: appearanceOf(attributes),
    link: linkedSelection(services),
    heldAgain: linkedHolds(services),
  }),
  changed: (attributes) => ({ type: "attributes.changed" as const, appearance: appearanceOf(attributes) }),
  connect: connectBasket,
  View: BasketView,
  catalogues: ["basket"],
  isSettled: (snapshot) => snapshot.context.cart !== null && snapshot.context.cart.state !== "loading",
});
