import { sandboxProvider } from "./sandbox/sandbox.provider.ts";
import { stripeProvider } from "./stripe/stripe.provider.ts";

/** The payment providers, in order of choice. */
export const paymentProviders = [stripeProvider, sandboxProvider] as const;
