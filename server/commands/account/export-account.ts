import type { AccountExport } from "../../../sdk/contracts/account-data.ts";
import { hour } from "../../clock.ts";
import { listBookingIdsOfOwner, findOwner } from "../../db/queries/account-bookings.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { listCredentials } from "../../db/queries/account-credential.ts";
import { listSessions } from "../../db/queries/account-session.ts";
import { findUser } from "../../db/queries/account-user.ts";
import { listShownStatements } from "../../db/queries/affiliate-statement.ts";
import { findAffiliateOfUser } from "../../db/queries/affiliate.ts";
import { listAllApiKeysOf } from "../../db/queries/api-key.ts";
import { findDistributor } from "../../db/queries/distributor.ts";
import { listRemindersOf } from "../../db/queries/basket-reminder.ts";
import { findSubscription } from "../../db/queries/newsletter-subscription.ts";
import { listAttemptsOfBooking } from "../../db/queries/payment-attempt.ts";
import { listRefundsOfBooking } from "../../db/queries/refund.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import type { SignedInSession } from "../../domain/session.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import {
  presentExportedBooking,
  presentExportedKey,
  presentExportedUser,
  presentReminder,
  presentSession,
  presentSignInWay,
  presentSubscription,
} from "../../presenters/account-export.ts";
import { presentAffiliate, presentStatement } from "../../presenters/affiliate.ts";
import { presentDistributor } from "../../presenters/distributor.ts";
import { creditOf } from "../distributor/credit.ts";
import { consumeAttempt, type AttemptLimit } from "../../security/attempt-limit.ts";
import { findMe } from "./me.ts";
import { listReviews } from "../review/own-reviews.ts";
import { readManagedBooking } from "../booking/read-managed-booking.ts";

const exports: AttemptLimit = { action: "export", most: 10, within: hour };
/** Bookings read at a time. */
const pageSize = 50;

/** All that the shop has of an account. Throws 429 `too_many_requests`. */
export async function exportAccount(services: Services, caller: SignedInSession): Promise<AccountExport> {
  const { db, clock } = services;
  if (!(await consumeAttempt(services, exports, caller.email)))
    throw new AppError("too_many_requests", "The data was asked for very often: try again in an hour.");
  const [me, row] = await Promise.all([findMe(db, caller.userId), findUser(db, caller.userId)]);
  if (!me || !row) throw new AppError("not_signed_in", "This account is gone.");
  const [ways, sessions] = await Promise.all([listCredentials(db, caller.userId), listSessions(db, caller.userId)]);
  return {
    exportedAt: wireInstant(new Date(clock.now()).toISOString()),
    account: presentExportedUser(me, row),
    signInWays: ways.map(presentSignInWay),
    sessions: sessions.map(presentSession),
    bookings: await bookingsOfAccount(services, caller),
    reviews: (await listReviews(services, caller, undefined)).reviews,
    affiliate: await affiliateOf(services, caller.userId),
    distributor: row.distributor_id === null ? null : await distributorOf(services, row.distributor_id),
    newsletter: me.isEmailConfirmed ? await newsletterOf(services, me.email) : null,
    basketReminders: me.isEmailConfirmed ? await remindersOf(services, me.email) : [],
  };
}

async function bookingsOfAccount(services: Services, { userId }: SignedInSession): Promise<AccountExport["bookings"]> {
  const { db } = services;
  const owner = await findOwner(db, userId);
  if (!owner) return [];
  const bookings: AccountExport["bookings"] = [];
  for (let page = 1; ; page++) {
    const { ids } = await listBookingIdsOfOwner(db, owner, page, pageSize);
    for (const id of ids) {
      const found = await findBookingWithItems(db, id);
      if (!found) continue;
      const managed = await readManagedBooking(services, found);
      bookings.push(
        presentExportedBooking(
          managed,
          found.booking,
          await listAttemptsOfBooking(db, id),
          await listRefundsOfBooking(db, id),
        ),
      );
    }
    if (ids.length < pageSize) return bookings;
  }
}

async function affiliateOf({ db }: Services, userId: string): Promise<AccountExport["affiliate"]> {
  const found = await findAffiliateOfUser(db, userId);
  if (!found) return null;
  const [statements, keys] = await Promise.all([listShownStatements(db, found.id), listAllApiKeysOf(db, found.id)]);
  return {
    ...presentAffiliate(found),
    statements: statements.map(presentStatement),
    apiKeys: keys.map(presentExportedKey),
  };
}

async function distributorOf({ db }: Services, id: string): Promise<AccountExport["distributor"]> {
  const found = await findDistributor(db, id);
  return found ? presentDistributor(await creditOf(db, found)) : null;
}

async function newsletterOf({ db }: Services, email: string): Promise<AccountExport["newsletter"]> {
  const found = await findSubscription(db, email.toLowerCase());
  return found ? presentSubscription(found) : null;
}

async function remindersOf({ db }: Services, email: string): Promise<AccountExport["basketReminders"]> {
  return (await listRemindersOf(db, email.toLowerCase())).map((row) => presentReminder({ ...row, email }));
}
