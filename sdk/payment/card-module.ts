import type { PaymentMethods } from "../contracts/payment.ts";

/** The sentences of a card form, in the visitor's language. */
export interface CardWords {
  readonly number: string;
  readonly expiry: string;
  readonly expiryPlaceholder: string;
  readonly code: string;
  readonly codeHint: string;
  readonly numberWrong: string;
  readonly expiryWrong: string;
  readonly expired: string;
  readonly codeWrong: string;
  readonly notAccepted: string;
  readonly unreachable: string;
  readonly testHint: string;
}

export interface ProviderSetting {
  readonly provider: PaymentMethods["provider"];
  /** The language for a provider's own fields and pages: `de`. */
  readonly language: string;
}

export interface CardSetting extends ProviderSetting {
  readonly words: CardWords;
}

/** A card provider's part in the browser. Card numbers go from it to the provider, never through us. */
export interface CardModule {
  /** Puts its fields into `place`; answers with the way to take them out again. */
  mount(place: HTMLElement): Promise<() => void>;
  /**
   * Whether the card looks complete; what is wrong is shown at its fields, and the focus stays where it is. Absent
   * where the provider can't say.
   */
  check?(): boolean;
  /** Turns what was typed into a token. Rejects when something is wrong; the fields then say what. */
  tokenise(): Promise<{ token: string }>;
  focus(): void;
}

/** What the file of a provider in the browser has. */
export interface ProviderModule {
  createCardModule(setting: CardSetting): CardModule | Promise<CardModule>;
  /**
   * Lets the provider's script finish a payment with its secret, whether its card was typed or is a kept one. Rejects
   * when the buyer's bank declines; absent where the provider has no script.
   */
  confirmPayment?(setting: ProviderSetting, clientSecret: string): Promise<void>;
}
