import type { PaymentPort } from "../payment.ts";
import type { CardInput, CardProblem } from "./cards.ts";
import type { SandboxPayment } from "./tables.ts";

/** What a buyer decides on a hosted page; `pay_fails_late`: the payment arrives, and its bank takes it back later. */
export const buyerDecisions = ["pay", "pay_fails_late", "decline", "cancel"] as const;
export type BuyerDecision = (typeof buyerDecisions)[number];

/** The embedded payment provider: a small company of its own with memory, pages and a clock. No money moves. */
export interface Sandbox extends PaymentPort {
  /** Makes a single-use token of a card; the number is forgotten at once. */
  tokenize(
    card: CardInput,
  ): Promise<{ ok: true; token: string; brand: string; last4: string } | { ok: false; problem: CardProblem }>;
  /** What its hosted pages show; nothing of another sandbox's payments. */
  findPayment(reference: string): Promise<SandboxPayment | undefined>;
  /** Where the buyer of a payment goes back to, as it stands. */
  addressBack(payment: SandboxPayment): Promise<string>;
  findChallenge(challengeToken: string): Promise<SandboxPayment | undefined>;
  /**
   * The buyer has decided on a hosted page; answers with the payment as it then stands. A second decision changes
   * nothing.
   */
  decide(reference: string, decision: BuyerDecision): Promise<SandboxPayment | undefined>;
  /** Lets late answers come that are due, and hints at them; to be called about once a second. */
  settleDue(): Promise<number>;
}
