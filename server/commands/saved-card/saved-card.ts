import { randomUUID } from "node:crypto";
import type { SavedCard } from "../../../sdk/contracts/saved-card.ts";
import { instantAt } from "../../clock.ts";
import { findBooking } from "../../db/queries/booking.ts";
import {
  deleteCard,
  findPaymentCustomer,
  insertCardOnce,
  insertPaymentCustomer,
  listCardsOfUser,
  updateDefaultCard,
} from "../../db/queries/saved-card.ts";
import type { SavedCardTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { requireSignedIn, type Session, type SignedInSession } from "../../domain/session.ts";
import { AppError, notFound } from "../../errors.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import { presentSavedCard } from "../../presenters/saved-card.ts";
import type { Services } from "../../services.ts";
import type { Attempt } from "../payment/attempts.ts";

/** The cards of an account that the present provider keeps, the default one first. */
export async function listOwnCards({ db, ports, clock }: Services, userId: string): Promise<SavedCard[]> {
  const cards = await listCardsOfUser(db, userId);
  const now = instantAt(clock.now());
  return cards.filter(({ provider }) => provider === ports.payment.name).map((card) => presentSavedCard(card, now));
}

/**
 * A card of the caller's own account. Throws 401 `not_signed_in`; 404 `card_not_found`, also for another account's card
 * and for one of another provider.
 */
export async function getOwnCard({ db, ports }: Services, session: Session, cardId: string): Promise<SavedCardTable> {
  const { userId } = requireSignedIn(session);
  const card = (await listCardsOfUser(db, userId)).find(({ id }) => id === cardId);
  if (card?.provider !== ports.payment.name) throw notFound("card_not_found");
  return card;
}

/** The caller as the provider knows them; made known where they are not yet. Throws `provider_unavailable`. */
export async function customerOf({ db, ports }: Services, { userId, email }: SignedInSession): Promise<string> {
  const provider = ports.payment.name;
  const known = await findPaymentCustomer(db, userId, provider);
  if (known !== undefined) return known;
  const reference = await reaching(() => ports.payment.createCustomer(userId, email));
  await insertPaymentCustomer(db, { user_id: userId, provider, reference });
  return reference;
}

/**
 * Reads the cards that the provider keeps for the buyer of a payment: one of them may have been kept with it. The first
 * is the default one. A provider that is not reached leaves them for the next payment.
 */
export async function syncCardsOfBooking(
  services: Services,
  { booking_id }: Pick<Attempt, "booking_id">,
): Promise<void> {
  const { db, clock, ports, log } = services;
  const provider = ports.payment.name;
  const userId = (await findBooking(db, booking_id))?.user_id ?? null;
  const customer = userId === null ? undefined : await findPaymentCustomer(db, userId, provider);
  if (userId === null || customer === undefined) return;
  try {
    const kept = await ports.payment.listKeptCards(customer);
    await transact(db, async (trx) => {
      const known = await listCardsOfUser(trx, userId);
      const added = kept.filter(({ reference }) => !known.some((card) => card.reference === reference));
      for (const { reference, brand, last4, expiryMonth, expiryYear, holder } of added)
        await insertCardOnce(trx, {
          id: randomUUID(),
          user_id: userId,
          provider,
          reference,
          brand,
          last4,
          expiry_month: expiryMonth,
          expiry_year: expiryYear,
          holder,
          is_default: known.length === 0 && reference === added[0]!.reference ? 1 : 0,
          created_at: instantAt(clock.now()),
        });
    });
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    log.warn({ err: cause, bookingId: booking_id }, "the cards that the payment provider keeps could not be read");
  }
}

/** Makes a card the default one. Throws as `getOwnCard`. */
export async function makeDefault(services: Services, session: Session, cardId: string): Promise<void> {
  const { id, user_id } = await getOwnCard(services, session, cardId);
  await transact(services.db, (trx) => updateDefaultCard(trx, user_id, id));
}

/** Keeps a card no more, at the provider first. Throws as `getOwnCard`, and `provider_unavailable`. */
export async function forgetOwnCard(services: Services, session: Session, cardId: string): Promise<void> {
  const { id, reference } = await getOwnCard(services, session, cardId);
  await reaching(() => services.ports.payment.forgetCard(reference));
  await deleteCard(services.db, id);
}

/**
 * Keeps no card of an account any more, at the provider, before the account is deleted. Throws `provider_unavailable`:
 * the account then stays, and its owner tries again.
 */
export async function forgetCardsOf({ db, ports }: Services, userId: string): Promise<void> {
  const customer = await findPaymentCustomer(db, userId, ports.payment.name);
  if (customer !== undefined) await reaching(() => ports.payment.forgetCustomer(customer));
}

async function reaching<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    throw new AppError("provider_unavailable", "The payment provider can't be reached at the moment.", undefined, {
      cause,
    });
  }
}
