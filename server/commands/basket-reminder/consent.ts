import type { Locale } from "../../../sdk/contracts/locale.ts";
import { day, instantAt } from "../../clock.ts";
import {
  deleteAddressOfReminders,
  deleteReminderAddress,
  findReminder,
  upsertReminder,
} from "../../db/queries/basket-reminder.ts";
import { transact } from "../../db/transact.ts";
import type { Session } from "../../domain/session.ts";
import { AppError } from "../../errors.ts";
import { readLocalizedToken, signLocalizedToken } from "../../security/localized-token.ts";
import { consumeAttempt, type AttemptLimit } from "../../security/attempt-limit.ts";
import type { Services } from "../../services.ts";
import { requireCart, requireLockedCart } from "../cart/require-cart.ts";

/** Baskets of one address that can be asked to be written about: nobody floods a stranger with them. */
const requests: AttemptLimit = { action: "basket reminder", most: 10, within: day };

type Needs = Pick<Services, "db" | "clock">;
type Reminder = "none" | "waiting" | "sent";

/** What was asked for about a cart. Throws 404 `cart_not_found`. */
export async function readReminder({ db, clock }: Needs, cartId: string, session: Session): Promise<Reminder> {
  await requireCart(db, cartId, clock.now(), session);
  const found = await findReminder(db, cartId);
  return !found ? "none" : found.queued_at === null ? "waiting" : "sent";
}

/**
 * Stores that a visitor wants one mail about a cart, should they leave it. A cart that was written about is not
 * written about again. Throws 404 `cart_not_found`, 429 `too_many_requests`.
 */
export async function requestReminder(
  services: Needs,
  cartId: string,
  { email: given, locale }: { readonly email: string; readonly locale: Locale },
  session: Session,
): Promise<Reminder> {
  const { db, clock } = services;
  const email = given.toLowerCase();
  await requireCart(db, cartId, clock.now(), session);
  const before = await findReminder(db, cartId);
  if (before?.email !== email && !(await consumeAttempt(services, requests, email)))
    throw new AppError("too_many_requests", "This address was named for many baskets today.");
  await transact(db, async (trx) => {
    await requireLockedCart(trx, cartId, clock.now(), session);
    await upsertReminder(trx, { cart_id: cartId, email, locale, consented_at: instantAt(clock.now()) });
  });
  return readReminder(services, cartId, session);
}

/** Deletes the address that was given for a cart. Throws 404 `cart_not_found`. */
export async function cancelReminder(services: Needs, cartId: string, session: Session): Promise<Reminder> {
  const { db, clock } = services;
  await transact(db, async (trx) => {
    await requireLockedCart(trx, cartId, clock.now(), session);
    await deleteReminderAddress(trx, cartId);
  });
  return readReminder(services, cartId, session);
}

/** The address of the page that forgets an address, in the language of its mail. It never gets too old. */
export function forgetLink({ env }: Pick<Services, "env">, email: string, locale: string): string {
  const token = signLocalizedToken({ env }, "basket reminders", { locale, subject: email, expiresAt: null });
  return `${env.PUBLIC_ORIGIN}/basket-reminder/forget?token=${token}`;
}

/** The address that a link forgets; null where the link is forged. */
export function readForgetToken(needs: Pick<Services, "env" | "clock">, token: string): string | null {
  return readLocalizedToken(needs, "basket reminders", token);
}

/** Deletes an address from all baskets: none of them is written about. Idempotent. */
export async function forgetAddress({ db }: Pick<Services, "db">, email: string): Promise<void> {
  await transact(db, (trx) => deleteAddressOfReminders(trx, email));
}
