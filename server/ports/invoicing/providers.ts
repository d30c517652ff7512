import { builtInProvider } from "./built-in/built-in.provider.ts";
import { datatransProvider } from "./datatrans/datatrans.provider.ts";
import { invoiceSandboxProvider } from "./sandbox/sandbox.provider.ts";

/** Who invoices distributors, in order of choice. */
export const invoicingProviders = [datatransProvider, invoiceSandboxProvider, builtInProvider] as const;
