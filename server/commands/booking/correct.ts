import type * as v from "valibot";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import type { PersonalizedValue } from "../../../sdk/contracts/given.ts";
import type { correctBooking } from "../../../sdk/contracts/manage.ts";
import type { PersonalizationField } from "../../../sdk/contracts/offer.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { fromJson } from "../../db/json.ts";
import { findBooking } from "../../db/queries/bookings.ts";
import { transact } from "../../db/transact.ts";
import { AppError, notFound } from "../../errors.ts";
import { foldTexts } from "../../db/search-text.ts";
import type { Services } from "../../services.ts";
import { dateInZurich } from "../../wall-time.ts";
import { isContactCorrectable, whyNotCorrectable } from "./correct-rule.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { announce } from "../outbox.ts";
import { checkPersonalization } from "../reservation/personalization.ts";
import { historyStatement } from "../states.ts";

export type Correction = Omit<v.InferOutput<NonNullable<typeof correctBooking.body>>, "token">;
type ItemCorrection = NonNullable<Correction["items"]>[number];
type Found = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

/**
 * Corrects the buyer's name and phone, and guests' answers, in one transaction with the history and the mail. Unchanged
 * values write nothing. Neither seats nor prices change. Throws 404 `booking_not_found`; 409
 * `not_correctable` (fields.reason); 422 `personalization_invalid`.
 */
export async function correct(
  { db, clock }: Pick<Services, "db" | "clock">,
  bookingId: string,
  { contact, items = [] }: Correction,
): Promise<void> {
  const now = clock.now();
  const at = instantAt(now);
  await transact(db, async (trx) => {
    // The booking's row is locked first, as everything does that changes one.
    await trx.updateTable("booking").set({ id: bookingId }).where("id", "=", bookingId).execute();
    const found = await findBooking(trx, bookingId);
    if (!found) throw notFound("booking_not_found");
    let hasChanged = contact !== undefined && (await correctContact(trx, found, contact, at));
    for (const correction of items) hasChanged = (await correctItem(trx, found, correction, now)) || hasChanged;
    if (hasChanged) await announce(trx, "booking_corrected", bookingId, at);
  });
}

async function correctContact(
  trx: Trx,
  { booking, items }: Found,
  contact: NonNullable<Correction["contact"]>,
  at: string,
): Promise<boolean> {
  const before = fromJson<Buyer>(booking.contact);
  const after: Buyer = { ...before, ...contact };
  if (isSame(before, after)) return false;
  if (!isContactCorrectable(booking, items, at)) throw notCorrectable("over");
  await trx
    .updateTable("booking")
    .set({ contact: JSON.stringify(after), search_text: foldTexts([after.givenName, after.familyName, after.email]) })
    .where("id", "=", booking.id)
    .execute();
  await historyStatement(trx, "booking", booking.id, booking.state, booking.state, "contact_corrected", at).execute();
  return true;
}

async function correctItem(
  trx: Trx,
  { booking, items }: Found,
  { bookingItemId, personalizedData, guests = {} }: ItemCorrection,
  now: number,
): Promise<boolean> {
  const at = instantAt(now);
  const booked = items.find(({ item }) => item.id === bookingItemId);
  if (!booked) throw notFound("booking_not_found");
  const { reservation } = booked;
  const before = fromJson<FrozenReservation>(reservation.frozen);
  const known = (scope: PersonalizationField["scope"]) =>
    new Set(before.fields.filter((field) => field.scope === scope).map(({ key }) => key));
  const after: FrozenReservation = {
    ...before,
    personalization: merged(before.personalization, personalizedData, known("reservation")),
    lines: before.lines.map((line) => ({
      ...line,
      guests: line.guests.map((answers, index) =>
        merged(answers, guests[line.ticketCategoryId]?.[index], known("guest")),
      ),
    })),
  };
  if (isSame(before, after)) return false;
  const reason = whyNotCorrectable({ booking, ...booked }, at);
  if (reason) throw notCorrectable(reason);
  checkPersonalization({
    fields: after.fields,
    reservation: after.personalization,
    groups: after.lines.map((line) => ({ ...line, persons: line.guests.length })),
    date: after.slot.localDate,
    today: dateInZurich(now),
    seesAll: false,
  });
  await trx
    .updateTable("reservation")
    .set({ frozen: JSON.stringify(after) })
    .where("id", "=", reservation.id)
    .execute();
  await historyStatement(
    trx,
    "reservation",
    reservation.id,
    reservation.state,
    reservation.state,
    "guests_corrected",
    at,
  ).execute();
  return true;
}

/** Merges new answers over the previous ones, field by field; answers without a field are left out. */
function merged(
  before: readonly PersonalizedValue[],
  given: readonly PersonalizedValue[] | undefined,
  known: ReadonlySet<string>,
): readonly PersonalizedValue[] {
  if (!given) return before;
  const corrected = new Map(given.filter(({ key }) => known.has(key)).map((answer) => [answer.key, answer]));
  const kept = before.map((answer) => corrected.get(answer.key) ?? answer);
  const added = [...corrected.values()].filter(({ key }) => !before.some((answer) => answer.key === key));
  return [...kept, ...added];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function notCorrectable(reason: string): AppError {
  return new AppError("not_correctable", "This can't be corrected any more.", { reason });
}
