import { walletModules } from "./providers.ts";
import type { WalletButtons, WalletSetting } from "./wallet-module.ts";

/** Shows the buttons of a provider's wallets: its code comes only where the shop takes one. */
export async function mountWallets(setting: WalletSetting, place: HTMLElement): Promise<WalletButtons> {
  const load = walletModules[setting.provider.name];
  if (!load) return { isAvailable: Promise.resolve(false), remove: () => {} };
  return (await load()).mountWallets(setting, place);
}
