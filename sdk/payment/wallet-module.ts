import type { Money } from "../contracts/money.ts";
import type { PaymentMethodType } from "../contracts/payment.ts";
import type { ProviderSetting } from "./card-module.ts";

/** The sentences of a wallet's sheet that is ours, in the visitor's language. */
export interface WalletWords {
  readonly amount: string;
  readonly pay: string;
  readonly decline: string;
  readonly cancel: string;
  readonly share: string;
  readonly test: string;
  readonly unreachable: string;
}

/** What a wallet gives once the buyer has agreed in its sheet. Nothing is charged by that. */
export interface WalletAnswer {
  readonly method: PaymentMethodType;
  /** As a card's: it pays once. */
  readonly token: string;
  /** What the wallet knows of who pays, as far as it says so. `phone` is in its international form. */
  readonly contact: {
    readonly givenName?: string | undefined;
    readonly familyName?: string | undefined;
    readonly email?: string | undefined;
    readonly phone?: string | undefined;
  };
}

export interface WalletSetting extends ProviderSetting {
  /** The wallets that the shop takes, with their names. */
  readonly wallets: readonly { readonly type: PaymentMethodType; readonly name: string }[];
  /** What the sheet shows as the price. */
  readonly amount: Money;
  readonly isDark: boolean;
  readonly words: WalletWords;
  /** Called as a button is pressed; false: the sheet stays closed, the form leads to what has to be done before. */
  readonly open: () => boolean;
  readonly authorise: (answer: WalletAnswer) => void;
  /** Apple Pay's merchant session, for a provider whose script doesn't ask for it. */
  readonly validateMerchant: (validationUrl: string) => Promise<Readonly<Record<string, unknown>>>;
}

/** The buttons of wallets, as a provider shows them. */
export interface WalletButtons {
  /** Whether this browser has any of the wallets, once the provider knows. */
  readonly isAvailable: Promise<boolean>;
  /** Takes the buttons out again. */
  readonly remove: () => void;
}

/** What the wallets' file of a provider in the browser has. Rejects where its script can't be loaded. */
export interface WalletModule {
  mountWallets(setting: WalletSetting, place: HTMLElement): Promise<WalletButtons>;
}
