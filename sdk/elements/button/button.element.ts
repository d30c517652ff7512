import { buttonAttributes } from "../../contracts/elements/button.ts";
import { buttonMachine } from "../../machines/button/button.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectButton } from "./button.connect.ts";
import { ButtonView } from "./button.tsx";

export const record = defineRecord({
  tag: "gipfel-button",
  description: "A call to action that opens the booking widget of an activity, or the listing.",
  attributes: buttonAttributes,
  events: ["ready", "view", "select", "error"],
  machine: buttonMachine,
  implement: (services) => ({ actions: { leaveForListing: () => services.address.leave(`${services.shopOrigin}/`) } }),
  input: (attributes) => ({ activity: attributes.activity }),
  changed: (attributes) => ({ type: "button.changed" as const, activity: attributes.activity }),
  connect: connectButton,
  View: ButtonView,
  catalogues: ["button"],
});
