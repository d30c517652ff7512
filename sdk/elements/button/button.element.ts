import { buttonAttributes, type ButtonAttributes } from "../../contracts/elements/button.ts";
import { shopPath } from "../../contracts/paths.ts";
import { buttonMachine, type ButtonContext } from "../../machines/button/button.machine.ts";
import { linkToShop } from "../_kit/attribution.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectButton } from "./button.connect.ts";
import styles from "./button.css?inline";
import { paintButton } from "./button.paint.ts";
import { ButtonView } from "./button.tsx";

/**
 * `<gipfel-button>`. Part `button`. Opens `<gipfel-booking presentation="drawer">`; inside the element a partner writes
 * a link, which shows until the button is there, in its place where `activity` is wrong, and in the widget where
 * nothing can be booked.
 */
export const record = defineRecord({
  tag: "gipfel-button",
  description: "A call to action that opens the booking widget of an activity, or leads to the listing.",
  attributes: buttonAttributes,
  needs: ({ activity }, read) => (activity === undefined && read("activity") !== null ? "activity" : undefined),
  events: ["ready", "view", "select", "error"],
  machine: buttonMachine,
  implement: (services) => ({
    actions: {
      leaveForListing: () =>
        services.address.leave(
          linkToShop(`${services.shopOrigin}${shopPath("activities", services.locale)}`, services),
        ),
    },
  }),
  input: contextOf,
  changed: (attributes) => ({ type: "button.changed" as const, ...contextOf(attributes) }),
  connect: connectButton,
  View: ButtonView,
  styles,
  paint: paintButton,
  catalogues: ["button"],
});

function contextOf(attributes: ButtonAttributes): ButtonContext {
  const { activity, variant, text, theme } = attributes;
  return {
    activity,
    looks: { variant, text, theme, brandColor: attributes["brand-color"], opensDialog: activity !== undefined },
  };
}
