import type { AccountExport } from "../../sdk/contracts/account-data.ts";
import type { ManagedBooking, User } from "../../sdk/contracts/account.ts";
import { maskedIban } from "../../sdk/contracts/iban.ts";
import type { AccountUserRow } from "../db/queries/account-user.ts";
import type {
  AccountCredentialTable,
  AccountSessionTable,
  ApiKeyTable,
  BasketReminderTable,
  BookingTable,
  NewsletterSubscriptionTable,
  PaymentAttemptTable,
  RefundTable,
} from "../db/schema.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { fromJsonOrNull } from "../json.ts";

/** An account with the instants at which it was made and last changed. */
export function presentExportedUser(user: User, row: AccountUserRow): AccountExport["account"] {
  return { ...user, createdAt: wireInstant(row.created_at), updatedAt: wireInstant(row.updated_at) };
}

export function presentSignInWay(
  way: Pick<AccountCredentialTable, "provider_id" | "created_at">,
): AccountExport["signInWays"][number] {
  return { provider: way.provider_id, createdAt: wireInstant(way.created_at) };
}

export function presentSession(
  session: Pick<AccountSessionTable, "created_at" | "expires_at" | "ip_address" | "user_agent">,
): AccountExport["sessions"][number] {
  return {
    createdAt: wireInstant(session.created_at),
    expiresAt: wireInstant(session.expires_at),
    ipAddress: session.ip_address,
    userAgent: session.user_agent,
  };
}

/** A key of the catalogue's export, without the key itself. */
export function presentExportedKey({
  name,
  created_at,
  last_used_on,
  withdrawn_at,
}: ApiKeyTable): NonNullable<AccountExport["affiliate"]>["apiKeys"][number] {
  return {
    name,
    createdAt: wireInstant(created_at),
    lastUsedOn: last_used_on,
    withdrawnAt: withdrawn_at && wireInstant(withdrawn_at),
  };
}

/** A booking with what the account's page doesn't show; `attempts`: its payments, the newest first. */
export function presentExportedBooking(
  managed: ManagedBooking,
  booking: Pick<BookingTable, "notes" | "locale" | "terms_version" | "affiliate">,
  attempts: readonly PaymentAttemptTable[],
  refunds: readonly RefundTable[],
): AccountExport["bookings"][number] {
  return {
    ...managed,
    notes: booking.notes,
    locale: booking.locale,
    termsVersion: booking.terms_version,
    affiliate: fromJsonOrNull(booking.affiliate),
    payments: attempts.toReversed().map(({ method, amount, state, created_at, settled_at }) => ({
      method,
      amount,
      state,
      createdAt: wireInstant(created_at),
      settledAt: settled_at && wireInstant(settled_at),
    })),
    // What goes back of a share is another payer's.
    refundAccounts: refunds.flatMap(({ account_iban: iban, account_holder: holder, ...refund }) =>
      iban === null || holder === null || refund.payment_share_id !== null
        ? []
        : [
            {
              iban: maskedIban(iban),
              holder,
              givenBy: refund.account_given_by === "buyer" ? ("buyer" as const) : ("team" as const),
              amount: refund.amount,
              state: refund.state,
            },
          ],
    ),
  };
}

export function presentSubscription({
  email,
  state,
  locale,
  created_at,
  confirmed_at,
  unsubscribed_at,
}: NewsletterSubscriptionTable): NonNullable<AccountExport["newsletter"]> {
  return {
    email,
    state,
    locale,
    createdAt: wireInstant(created_at),
    confirmedAt: confirmed_at && wireInstant(confirmed_at),
    unsubscribedAt: unsubscribed_at && wireInstant(unsubscribed_at),
  };
}

export function presentReminder(
  reminder: Pick<BasketReminderTable, "locale" | "consented_at" | "queued_at"> & { readonly email: string },
): AccountExport["basketReminders"][number] {
  return {
    email: reminder.email,
    locale: reminder.locale,
    consentedAt: wireInstant(reminder.consented_at),
    queuedAt: reminder.queued_at && wireInstant(reminder.queued_at),
  };
}
