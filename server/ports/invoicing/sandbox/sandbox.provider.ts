import * as v from "valibot";
import { invoicingProvider } from "../provider.ts";
import { invoiceMethods } from "./methods.ts";

/** A provider of invoices that is only tried: its page accepts or declines, and no money moves. */
export const invoiceSandboxProvider = invoicingProvider({
  name: "sandbox-invoice",
  title: "Sandbox",
  isTest: true,
  closedPaths: ["/providers/sandbox-invoice/"],
  settings: {
    /** Takes no money: for trying how distributors buy. */
    INVOICING: v.optional(v.picklist(["sandbox"], "sandbox is wanted, or nothing")),
  },
  chosenBy: ({ INVOICING }) => (INVOICING === "sandbox" ? "INVOICING=sandbox" : null),
  async create({ PUBLIC_ORIGIN: origin }, { db, clock, notify }) {
    const { createSandbox } = await import("../../payment/sandbox/sandbox.ts");
    return createSandbox({
      name: "sandbox-invoice",
      methods: invoiceMethods,
      db,
      now: () => clock.now(),
      origin,
      notify,
    });
  },
});
