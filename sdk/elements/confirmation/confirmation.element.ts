import { confirmationAttributes } from "../../contracts/elements/confirmation.ts";
import { confirmationMachine } from "../../machines/confirmation/confirmation.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectConfirmation } from "./confirmation.connect.ts";
import { confirmationDocs } from "./confirmation.docs.ts";
import { implementConfirmation } from "./confirmation.implement.ts";
import { ConfirmationView } from "./confirmation.tsx";
import { isConfirmPage, shopAddress } from "./shop-page.ts";

/**
 * `<gipfel-confirmation>`: what became of a booking. Fires `gipfel-confirmed` exactly once, when the server says that
 * it is paid.
 */
export const record = defineRecord({
  tag: "gipfel-confirmation",
  docs: import.meta.env.SSR ? confirmationDocs : undefined,
  attributes: confirmationAttributes,
  events: ["ready", "view", "open", "error", "analytics", "confirmed", "pending", "failed"],
  machine: confirmationMachine,
  implement: implementConfirmation,
  input: ({ booking }, services) => ({
    named: booking ?? null,
    addressed: services.address.query("bookingId"),
    redirectResult: services.address.query("redirectResult"),
    checkoutAddress: isConfirmPage(services) ? shopAddress(services, "booking") : null,
  }),
  changed: ({ booking }) => ({ type: "attributes.changed" as const, named: booking ?? null }),
  connect: connectConfirmation,
  endsOnRemoval: true,
  View: ConfirmationView,
  catalogues: ["confirmation"],
  isSettled: (snapshot) => !snapshot.matches("loading") && !snapshot.matches("deciding"),
});
