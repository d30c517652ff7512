import type { AccountExport } from "../../sdk/contracts/account-data.ts";
import { hour } from "../clock.ts";
import { bookingsOf, findOwner } from "../db/queries/account-bookings.ts";
import { findBooking } from "../db/queries/bookings.ts";
import { fromJsonOrNull } from "../db/json.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import type { SignedIn } from "../session.ts";
import { wireInstant } from "../wall-time.ts";
import { consumeAttempt, type AttemptLimit } from "../security/attempt-limit.ts";
import { findMe } from "./me.ts";
import { listReviews } from "./reviews.ts";
import { presentManaged } from "./show-booking.ts";

const exports: AttemptLimit = { kind: "export", most: 10, within: hour };
/** Bookings read at a time. */
const atOnce = 50;

/** All that the shop has of an account. Throws 429 `too_many_requests`. */
export async function exportAccount(services: Services, caller: SignedIn): Promise<AccountExport> {
  const { db, clock } = services;
  if (!(await consumeAttempt(services, exports, caller.email)))
    throw new AppError("too_many_requests", "The data was asked for very often: try again in an hour.");
  const [me, row] = await Promise.all([
    findMe(db, caller.userId),
    db
      .selectFrom("account_user")
      .select(["created_at", "updated_at"])
      .where("id", "=", caller.userId)
      .executeTakeFirst(),
  ]);
  if (!me || !row) throw new AppError("not_signed_in", "This account is gone.");
  const [ways, sessions] = await Promise.all([
    db
      .selectFrom("account_credential")
      .select(["provider_id", "created_at"])
      .where("user_id", "=", caller.userId)
      .orderBy("created_at")
      .execute(),
    db.selectFrom("account_session").selectAll().where("user_id", "=", caller.userId).orderBy("created_at").execute(),
  ]);
  return {
    exportedAt: wireInstant(new Date(clock.now()).toISOString()),
    account: { ...me, createdAt: wireInstant(row.created_at), updatedAt: wireInstant(row.updated_at) },
    signInWays: ways.map((way) => ({ provider: way.provider_id, createdAt: wireInstant(way.created_at) })),
    sessions: sessions.map((session) => ({
      createdAt: wireInstant(session.created_at),
      expiresAt: wireInstant(session.expires_at),
      ipAddress: session.ip_address,
      userAgent: session.user_agent,
    })),
    bookings: await bookingsOfAccount(services, caller),
    reviews: (await listReviews(services, caller, undefined)).reviews,
    newsletter: me.isEmailConfirmed ? await newsletterOf(services, me.email) : null,
  };
}

async function bookingsOfAccount(services: Services, { userId }: SignedIn): Promise<AccountExport["bookings"]> {
  const { db } = services;
  const owner = await findOwner(db, userId);
  if (!owner) return [];
  const bookings: AccountExport["bookings"] = [];
  for (let page = 1; ; page++) {
    const { ids } = await bookingsOf(db, owner, page, atOnce);
    for (const id of ids) {
      const found = await findBooking(db, id);
      if (!found) continue;
      const { booking } = found;
      const payments = await db
        .selectFrom("payment_attempt")
        .selectAll()
        .where("booking_id", "=", id)
        .orderBy("created_at")
        .execute();
      bookings.push({
        ...(await presentManaged(services, found)),
        notes: booking.notes,
        locale: booking.locale,
        termsVersion: booking.terms_version,
        affiliate: fromJsonOrNull(booking.affiliate),
        payments: payments.map(({ method, amount, state, created_at, settled_at }) => ({
          method,
          amount,
          state,
          createdAt: wireInstant(created_at),
          settledAt: settled_at && wireInstant(settled_at),
        })),
      });
    }
    if (ids.length < atOnce) return bookings;
  }
}

async function newsletterOf({ db }: Services, email: string): Promise<AccountExport["newsletter"]> {
  const found = await db
    .selectFrom("newsletter_subscription")
    .selectAll()
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  if (!found) return null;
  const { state, locale, created_at, confirmed_at, unsubscribed_at } = found;
  return {
    email: found.email,
    state,
    locale,
    createdAt: wireInstant(created_at),
    confirmedAt: confirmed_at && wireInstant(confirmed_at),
    unsubscribedAt: unsubscribed_at && wireInstant(unsubscribed_at),
  };
}
