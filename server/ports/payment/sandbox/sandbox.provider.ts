import * as v from "valibot";
import { paymentProvider } from "../provider.ts";

/**
 * The embedded default: test cards, no money. In production only where `PAYMENT` says so: chosen by silence, anybody
 * could take tickets with its test cards.
 */
export const sandboxProvider = paymentProvider({
  name: "sandbox",
  title: "Sandbox",
  isTest: true,
  closedPaths: ["/providers/sandbox/"],
  settings: {
    /** Takes no money: for trying a shop that runs as in production. */
    PAYMENT: v.optional(v.picklist(["sandbox"], "sandbox is wanted, or nothing where Stripe takes the payments")),
  },
  toChoose: "PAYMENT=sandbox for a shop that is only tried (test cards, no money)",
  chosenBy: ({ PAYMENT }) => (PAYMENT === "sandbox" ? "PAYMENT=sandbox" : null),
  isDefault: ({ NODE_ENV }) => NODE_ENV !== "production",
  async create({ PUBLIC_ORIGIN: origin }, { db, clock, notify }) {
    const { createSandbox } = await import("./sandbox.ts");
    return createSandbox({ db, now: () => clock.now(), origin, notify });
  },
});
