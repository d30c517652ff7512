import { builtInProvider } from "./built-in/built-in.provider.ts";

/** Who invoices distributors, in order of choice. */
export const invoicingProviders = [builtInProvider] as const;
