import { invoicingProvider } from "../provider.ts";

/** The shop's own invoices: agreements with a limit, QR-bills, reminders (decision 52). */
export const builtInProvider = invoicingProvider({
  name: "built-in",
  title: "Gipfel",
  isTest: false,
  settings: {},
  chosenBy: () => null,
  isDefault: () => true,
  create: () => null,
});
