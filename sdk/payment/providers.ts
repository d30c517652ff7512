import type { CardModule, CardSetting } from "./card-module.ts";

/** The card modules by the name of their provider on the server (`server/ports/payment/providers.ts`). */
export const cardModules: Readonly<
  Record<string, () => Promise<{ createCardModule(setting: CardSetting): CardModule | Promise<CardModule> }>>
> = {
  sandbox: () => import("./sandbox/sandbox.tsx"),
  stripe: () => import("./stripe/stripe.ts"),
};
