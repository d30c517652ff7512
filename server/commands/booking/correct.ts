import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import type { PersonalizedValue } from "../../../sdk/contracts/personalized-value.ts";
import type { correctBooking } from "../../../sdk/contracts/calls/manage.ts";
import type { PersonalizationField } from "../../../sdk/contracts/offer.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { fromJson } from "../../json.ts";
import { findBookingWithItems, updateBooking, type BookingWithItems } from "../../db/queries/booking.ts";
import { insertHistory } from "../../db/queries/history.ts";
import { updateReservation } from "../../db/queries/reservation.ts";
import { lockRow } from "../../db/row-lock.ts";
import { foldTexts } from "../../db/search-text.ts";
import { transact } from "../../db/transact.ts";
import { isContactCorrectable, whyNotCorrectable } from "../../domain/correct-rule.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import { insertMail } from "../../db/queries/outbox.ts";
import type { MailKind } from "../../domain/booking-mail.ts";
import type { MailPayload } from "../outbox.ts";
import { checkPersonalization } from "../reservation/personalization.ts";

export type Correction = Omit<ParsedInput<typeof correctBooking>["body"], "token">;
type ItemCorrection = NonNullable<Correction["items"]>[number];

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
    await lockRow(trx, "booking", bookingId);
    const found = await findBookingWithItems(trx, bookingId);
    if (!found) throw notFound("booking_not_found");
    const steps: (CorrectionOfGuests | "contact_corrected" | null)[] = [
      contact !== undefined && (await correctContact(trx, found, contact, at)) ? "contact_corrected" : null,
    ];
    for (const correction of items) steps.push(await correctItem(trx, found, correction, now));
    const changes = steps.filter((step) => step !== null);
    const isAddition = changes.every((step) => step === "guests_added");
    if (changes.length > 0)
      await insertMail(
        trx,
        "booking_corrected" satisfies MailKind,
        { bookingId, isAddition } satisfies MailPayload,
        at,
      );
  });
}

async function correctContact(
  trx: Trx,
  { booking, items }: BookingWithItems,
  contact: NonNullable<Correction["contact"]>,
  at: string,
): Promise<boolean> {
  const before = fromJson<Buyer>(booking.contact);
  const after: Buyer = { ...before, ...contact };
  if (isSame(before, after)) return false;
  if (!isContactCorrectable(booking, items, at)) throw notCorrectable("over");
  await updateBooking(trx, booking.id, {
    contact: JSON.stringify(after),
    search_text: foldTexts([after.givenName, after.familyName, after.email]),
  });
  const { id, state } = booking;
  await insertHistory(trx, { entity: "booking", id, from: state, to: state, reason: "contact_corrected", at });
  return true;
}

async function correctItem(
  trx: Trx,
  { booking, items }: BookingWithItems,
  { bookingItemId, personalizedData, guests = {} }: ItemCorrection,
  now: number,
): Promise<CorrectionOfGuests | null> {
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
  if (isSame(before, after)) return null;
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
  const { id, state } = reservation;
  const step = stepOf(before, after);
  await updateReservation(trx, id, { frozen: JSON.stringify(after) });
  await insertHistory(trx, { entity: "reservation", id, from: state, to: state, reason: step, at });
  return step;
}

type CorrectionOfGuests = "guests_added" | "guests_corrected";

/** Whether all that was given before stays as it was. */
function stepOf(before: FrozenReservation, after: FrozenReservation): CorrectionOfGuests {
  const all = ({ personalization, lines }: FrozenReservation) => [
    personalization,
    ...lines.flatMap(({ guests }) => guests),
  ];
  const now = all(after);
  const staysGiven = all(before).every((answers, index) =>
    answers.every((given) => given.value === "" || now[index]!.some((answer) => isSame(answer, given))),
  );
  return staysGiven ? "guests_added" : "guests_corrected";
}

/** Merges new answers over the previous ones, field by field; answers without a field are left out. */
function merged(
  before: readonly PersonalizedValue[],
  given: readonly PersonalizedValue[] | undefined,
  known: ReadonlySet<string>,
): readonly PersonalizedValue[] {
  if (!given) return before;
  const corrected = new Map(given.filter(({ key }) => known.has(key)).map((answer) => [answer.key, answer]));
  const answersLeft = before.map((answer) => corrected.get(answer.key) ?? answer);
  const added = [...corrected.values()].filter(({ key }) => !before.some((answer) => answer.key === key));
  return [...answersLeft, ...added];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function notCorrectable(reason: string): AppError {
  return new AppError("not_correctable", "This can't be corrected any more.", { reason });
}
