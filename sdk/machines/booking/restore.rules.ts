import type { BookingData } from "../../contracts/elements/booking.ts";
import type { Reservation } from "../../contracts/cart.ts";
import type { Offer, OfferAvailabilities, PersonalizationField } from "../../contracts/offer.ts";
import { dateOf, monthOf } from "../../contracts/time.ts";
import type { Answers, BookingContext, BookingInput, BookingStep, LostDate } from "./booking.types.ts";
import { searchedMonths, noMonthSearch } from "./months.rules.ts";
import { isRequested } from "./personalization.rules.ts";
import { fromHashes, hasFreeSlot, personsOf, reductionOf, seatsOf } from "./quantities.rules.ts";
import { isReady } from "./readiness.rules.ts";
import { slotsOf } from "./chosen.rules.ts";
import { isOfSearch, withSearch } from "./searched.rules.ts";
import { prefilledData } from "./prefilled.rules.ts";
import { freshContext, noAnswers } from "./fresh.rules.ts";

/** What was loaded on the way, for the date of the selection. */
export interface RestoreDetails {
  readonly offers: readonly Offer[];
  /** null where they could not be loaded. */
  readonly slots: OfferAvailabilities | null;
  readonly fields: readonly PersonalizationField[] | null;
  readonly reservation: Reservation | null;
}

/** What a restore leads to: what could be filled in, the step to show, and whether something could not be found. */
export interface Restored {
  readonly patch: Partial<BookingContext>;
  readonly step: BookingStep;
  readonly failed: boolean;
  /** The link's date can't be chosen: the first one that is free takes its place. */
  readonly lostDate?: LostDate | null;
}

/** No date is chosen; the calendar looks for the first that is free. */
const noDate = { date: null, slots: null, slotsOf: null, monthsLeft: searchedMonths } as const;

/** A past date becomes today (purchase spec §4, "Restore from link", 1), and so does one that no calendar has. */
export function dateToRestore(
  date: string | undefined,
  today: string,
): { readonly date: string | null; readonly lost?: LostDate } {
  if (date === undefined) return { date: null };
  if (!isInCalendar(date)) return { date: today, lost: "nonexistent" };
  return date < today ? { date: today, lost: "passed" } : { date };
}

/** The widget before anything is chosen, at the month of the selection's date where it has one. */
export function freshFor(input: BookingInput): BookingContext {
  const { date } = dateToRestore((input.data ?? prefilledData(input))?.date, input.today);
  return { ...freshContext(input), ...(date === null ? {} : { month: monthOf(date), monthsLeft: noMonthSearch }) };
}

/** Whether a calendar has the day: 31 February and month 13 have the form of a date too. */
function isInCalendar(date: string): boolean {
  const [year = 0, month = 1, day] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(date);
}

/** The selection of a reservation that is to be changed. */
export function selectionOf(reservation: Reservation): BookingData {
  return {
    date: dateOf(reservation.startsAt),
    activityId: reservation.capiActivityId,
    offerId: reservation.offerId,
    availabilityId: reservation.availabilityId,
    tickets: Object.fromEntries(
      reservation.ticketReservations.map((ticket) => [
        String(ticket.ticketCategory.ticketCategoryId),
        ticket.guests.length,
      ]),
    ),
    personalizedOptions: reservation.personalizationData,
  };
}

/** Goes the five steps of purchase spec §4, "Restore from link", as far as they lead. */
export function restored(context: BookingContext, data: BookingData, loadedParts: RestoreDetails): Restored {
  const { date, lost } = dateToRestore(data.date, context.today);
  const first = context.flow === "date-offers" ? "date" : "offers";
  const { reservation } = loadedParts;
  const slots = loadedParts.slots ?? [];
  const start = {
    offers: loadedParts.offers,
    date,
    reservation,
    month: (date ?? context.month).slice(0, 7),
    slots,
    slotsOf: date,
  };
  if (isOfSearch(data)) {
    const patch = { ...start, ...withSearch({ ...context, ...start }, data, loadedParts.slots, date) };
    return { patch, step: first, failed: false, lostDate: lost ?? (patch.date === date ? null : "unavailable") };
  }
  if (date === null) return { patch: start, step: first, failed: false };
  if (lost) {
    const patch = hasFreeSlot(slots) ? start : { ...start, ...noDate, month: context.month };
    return { patch, step: "date", failed: false, lostDate: lost };
  }

  const offer =
    loadedParts.offers.find((each) => each.offerId === data.offerId) ??
    loadedParts.offers.find((each) =>
      slotsOf(slots, each.offerId).some((slot) => slot.availabilityId === data.availabilityId),
    );
  const slot = offer && slotsOf(slots, offer.offerId).find((each) => each.availabilityId === data.availabilityId);
  const own =
    reservation?.availabilityId === slot?.availabilityId
      ? (reservation?.ticketReservations ?? []).reduce((sum, ticket) => sum + ticket.guests.length, 0)
      : 0;
  if (!offer || !slot || seatsOf(slot) + own === 0)
    return { patch: { ...start, offerId: offer?.offerId ?? null }, step: "offers", failed: true };

  const requested = requestedHashes(data, offer);
  const tickets = fromHashes(offer, requested, slot, own);
  const reduction = reductionOf(Math.max(personsOf(data.tickets ?? {}), personsOf(requested)), tickets);
  const chosen = {
    ...start,
    offerId: offer.offerId,
    availabilityId: slot.availabilityId,
    tickets,
    requestedTickets: requested,
    reduction,
    fields: loadedParts.fields,
    fieldsOf: loadedParts.fields ? slot.availabilityId : null,
  };
  if (personsOf(tickets) === 0) return { patch: chosen, step: "tickets", failed: true };

  const answers = answersOf(data, reservation, loadedParts.fields ?? []);
  const patch = { ...chosen, answers };
  if (reduction) return { patch, step: "tickets", failed: false };
  const candidate: BookingContext = { ...context, ...patch };
  if (isReady(candidate)) return { patch, step: "total", failed: false };
  // No link has the fields of each guest: that they are still empty is no error.
  const ofReservation = loadedParts.fields?.filter(({ scope }) => scope === "reservation") ?? null;
  const isUnknown = (data.personalizedOptions ?? []).some(
    (given) => !ofReservation?.some(({ key }) => key === given.key),
  );
  return {
    patch,
    step: loadedParts.fields ? "personalized" : "tickets",
    failed: isUnknown || !isReady({ ...candidate, fields: ofReservation }),
  };
}

/** Persons by category hash: by the link's ids where the offer still has all of them, else by its hashes. */
function requestedHashes({ tickets = {}, ticketHashes = {} }: BookingData, offer: Offer): Record<string, number> {
  const ids = Object.entries(tickets).filter(([, persons]) => persons > 0);
  const byId = ids.flatMap(([id, persons]) => {
    const category = offer.ticketCategories.find((each) => String(each.ticketCategoryId) === id);
    return category ? [[category.ticketCategoryHash, persons] as const] : [];
  });
  return byId.length === 0 || (byId.length < ids.length && personsOf(ticketHashes) > 0)
    ? { ...ticketHashes }
    : Object.fromEntries(byId);
}

function answersOf(
  data: BookingData,
  reservation: Reservation | null,
  fields: readonly PersonalizationField[],
): Answers {
  const given = Object.fromEntries((data.personalizedOptions ?? []).map(({ key, value }) => [key, String(value)]));
  const own = fields.filter(
    (field) => field.scope === "reservation" && given[field.key] !== undefined && isRequested(field, given),
  );
  if (!reservation) return { ...noAnswers, reservation: Object.fromEntries(own.map(({ key }) => [key, given[key]!])) };
  const guests = Object.fromEntries(
    reservation.ticketReservations.map((ticket) => [
      String(ticket.ticketCategory.ticketCategoryId),
      ticket.guests.map((guest) =>
        Object.fromEntries(guest.personalizationData.map(({ key, value }) => [key, String(value)])),
      ),
    ]),
  );
  return { reservation: Object.fromEntries(own.map(({ key }) => [key, given[key]!])), guests };
}
