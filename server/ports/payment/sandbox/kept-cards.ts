import { randomUUID } from "node:crypto";
import type { KeptCard, PaymentOrder } from "../payment.ts";
import type { CardOutcome } from "./cards.ts";
import {
  findKeptCard,
  findPayment,
  insertKeeping,
  insertKeptCard,
  insertToken,
  listKeptCards,
  takeKeeping,
  takeToken,
  type SandboxDb,
} from "./queries.ts";

/** Cards that the sandbox keeps for customers: what a token was made of, never its number. */
export function sandboxKeptCards(tables: SandboxDb, now: () => string) {
  return {
    /** The card that an order pays with: a kept one of its customer, or its token. Undefined where there is none. */
    async cardOf(
      reference: string,
      { customer, keptCard, keepsCard }: Pick<PaymentOrder, "customer" | "keptCard" | "keepsCard">,
      token: string | null,
    ): Promise<{ readonly outcome: CardOutcome } | undefined> {
      if (keptCard) {
        const card = customer ? await findKeptCard(tables, keptCard, customer) : undefined;
        if (!card) return undefined;
        const { outcome, brand, last4 } = card;
        const used = { token: `tok_${randomUUID()}`, outcome, brand, last4, created_at: now(), used_by: reference };
        await insertToken(tables, used);
        return { outcome };
      }
      const card = token ? await takeToken(tables, token, reference) : undefined;
      if (card && token && keepsCard && customer) await insertKeeping(tables, { reference, customer, token });
      return card;
    },

    /** Keeps the card of a payment that is authorised or captured, where its order says so. */
    async keepOf(reference: string): Promise<void> {
      const state = (await findPayment(tables, reference))?.state;
      if (state !== "authorised" && state !== "captured") return;
      const card = await takeKeeping(tables, reference);
      if (card) await insertKeptCard(tables, { ...card, reference: `card_${randomUUID()}`, created_at: now() });
    },

    async list(customer: string): Promise<KeptCard[]> {
      return (await listKeptCards(tables, customer)).map((card) => ({
        reference: card.reference,
        brand: card.brand,
        last4: card.last4,
        expiryMonth: card.expiry_month,
        expiryYear: card.expiry_year,
        holder: card.holder,
      }));
    },
  };
}
