import type { CardModule, CardSetting } from "./card-module.ts";
import { cardModules } from "./providers.ts";

/** Loads the module of a provider: its code comes only when a card is chosen. */
export async function loadCardModule(setting: CardSetting): Promise<CardModule> {
  const load = cardModules[setting.provider.name];
  if (!load) throw new Error(`[gipfel] There is no card module for the provider "${setting.provider.name}".`);
  return (await load()).createCardModule(setting);
}
