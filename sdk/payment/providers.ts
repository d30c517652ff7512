import type { ProviderModule } from "./card-module.ts";
import type { WalletModule } from "./wallet-module.ts";

/** Their parts in the browser by the name of each provider on the server (`server/ports/payment/providers.ts`). */
export const providerModules: Readonly<Record<string, () => Promise<ProviderModule>>> = {
  sandbox: () => import("./sandbox/sandbox.tsx"),
  stripe: () => import("./stripe/stripe.ts"),
};

/** Their buttons of wallets: files of their own, since these are shown before a card is chosen. */
export const walletModules: Readonly<Record<string, () => Promise<WalletModule>>> = {
  sandbox: () => import("./sandbox/wallets.tsx"),
  stripe: () => import("./stripe/wallets.ts"),
};
