import type { ProviderModule } from "./card-module.ts";

/** Their parts in the browser by the name of each provider on the server (`server/ports/payment/providers.ts`). */
export const providerModules: Readonly<Record<string, () => Promise<ProviderModule>>> = {
  sandbox: () => import("./sandbox/sandbox.tsx"),
  stripe: () => import("./stripe/stripe.ts"),
};
