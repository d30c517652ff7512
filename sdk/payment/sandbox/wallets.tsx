import type { WalletButtons, WalletSetting } from "../wallet-module.ts";
import { mountInOwnRoot } from "./own-root.ts";
import { WalletView } from "./wallet-view.tsx";

/** In the page's address: `none` lets the browser have no wallet, so that this can be tried too. */
const parameter = "sandboxWallets";

/** The sandbox's wallets: buttons and a sheet of our own, which behave as a browser's do. */
export async function mountWallets(setting: WalletSetting, place: HTMLElement): Promise<WalletButtons> {
  if (new URLSearchParams(location.search).get(parameter) === "none")
    return { isAvailable: Promise.resolve(false), remove: () => {} };
  const { render, remove } = await mountInOwnRoot(place);
  render(<WalletView {...setting} />);
  return { isAvailable: Promise.resolve(true), remove };
}
