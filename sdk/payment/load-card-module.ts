import type { CardModule, CardSetting, ProviderModule, ProviderSetting } from "./card-module.ts";
import { providerModules } from "./providers.ts";

/** Loads the module of a provider: its code comes only when a card is chosen. */
export async function loadCardModule(setting: CardSetting): Promise<CardModule> {
  return (await moduleOf(setting)).createCardModule(setting);
}

/** Lets the script of a provider finish a payment. Rejects when the buyer's bank declines, or it can't be loaded. */
export async function confirmPayment(setting: ProviderSetting, clientSecret: string): Promise<void> {
  await (await moduleOf(setting)).confirmPayment?.(setting, clientSecret);
}

function moduleOf({ provider }: ProviderSetting): Promise<ProviderModule> {
  const load = providerModules[provider.name];
  if (!load) throw new Error(`[gipfel] There is no card module for the provider "${provider.name}".`);
  return load();
}
