import type { BookingData } from "../../contracts/elements/booking.ts";
import type { Reservation } from "../../contracts/cart.ts";
import type { Availability, Offer, OfferAvailabilities, PersonalizationField } from "../../contracts/offer.ts";
import { dateOf, monthOf } from "../../contracts/time.ts";
import type { Answers, BookingContext, BookingInput, BookingStep, LinkChange, LostDate } from "./booking.types.ts";
import { searchedMonths, noMonthSearch } from "./months.rules.ts";
import { isRequested } from "./personalization.rules.ts";
import { fromHashes, hasFreeSlot, personsOf, reductionOf, seatsOf } from "./quantities.rules.ts";
import { isReady } from "./readiness.rules.ts";
import { slotsOf } from "./chosen.rules.ts";
import { priceChange } from "./quoted.rules.ts";
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
  /** What to say before anything is reserved. */
  readonly changes?: readonly LinkChange[];
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
  const inSlots = (offer: Offer) => slotsOf(slots, offer.offerId).find(isOf(data));
  const offer =
    loadedParts.offers.find((each) => each.offerId === data.offerId) ??
    loadedParts.offers.find((each) => inSlots(each) !== undefined);
  const requested = requestedHashes(data, offer);
  const changes = priceChange(data.quotedTotal, offer, requested);
  /* What still stands is kept for the day, the time or the offer that is chosen next. */
  const kept = {
    ...(offer ? { offerId: offer.offerId } : {}),
    requestedTickets: requested,
    answers: { ...noAnswers, reservation: givenAnswers(data) },
  };
  if (lost) {
    const patch = { ...start, ...(hasFreeSlot(slots) ? {} : { ...noDate, month: context.month }), ...kept };
    return { patch, step: "date", failed: false, lostDate: lost, changes };
  }

  const slot = offer && inSlots(offer);
  const own =
    reservation?.availabilityId === slot?.availabilityId
      ? (reservation?.ticketReservations ?? []).reduce((sum, ticket) => sum + ticket.guests.length, 0)
      : 0;
  if (!offer || !slot || seatsOf(slot) + own === 0)
    return {
      patch: { ...start, offerId: null, availabilityId: null, ...kept },
      step: "offers",
      failed: true,
      changes: [whyNoSlot(data, offer, slot, loadedParts.slots), ...changes],
    };

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
  if (personsOf(tickets) === 0) {
    const why: LinkChange = { kind: personsOf(requested) > 0 ? "ticketsGone" : "other" };
    return { patch: { ...chosen, answers: kept.answers }, step: "tickets", failed: true, changes: [why, ...changes] };
  }

  const answers = answersOf(data, reservation, loadedParts.fields ?? []);
  const patch = { ...chosen, answers };
  if (reduction)
    return { patch, step: "tickets", failed: false, changes: [{ kind: "fewer", ...reduction }, ...changes] };
  const candidate: BookingContext = { ...context, ...patch };
  if (isReady(candidate)) return { patch, step: "total", failed: false, changes };
  // No link has the fields of each guest: that they are still empty is no error.
  const ofReservation = loadedParts.fields?.filter(({ scope }) => scope === "reservation") ?? null;
  const isUnknown = (data.personalizedOptions ?? []).some(
    (given) => !ofReservation?.some(({ key }) => key === given.key),
  );
  const failed = isUnknown || !isReady({ ...candidate, fields: ofReservation });
  return {
    patch,
    step: loadedParts.fields ? "personalized" : "tickets",
    failed,
    changes: failed ? [{ kind: "other" }, ...changes] : changes,
  };
}

const isOf =
  ({ availabilityId }: BookingData) =>
  (slot: Availability) =>
    slot.availabilityId === availabilityId;

/** Why the selection has no slot. Where times could not be loaded, or the selection names none, nothing has gone. */
function whyNoSlot(
  { offerId, availabilityId }: BookingData,
  offer: Offer | undefined,
  slot: Availability | undefined,
  slots: OfferAvailabilities | null,
): LinkChange {
  if (slot) return { kind: "soldOut", startsAt: slot.startsAt, isAllDay: slot.isAllDay };
  if (!offer && offerId !== undefined) return { kind: "offerGone" };
  return { kind: availabilityId !== undefined && slots !== null ? "timeGone" : "other" };
}

/** Persons by category hash: by the link's ids where the offer still has all of them, else by its hashes. */
function requestedHashes(
  { tickets = {}, ticketHashes = {} }: BookingData,
  offer: Offer | undefined,
): Record<string, number> {
  const ids = Object.entries(tickets).filter(([, persons]) => persons > 0);
  const byId = ids.flatMap(([id, persons]) => {
    const category = offer?.ticketCategories.find((each) => String(each.ticketCategoryId) === id);
    return category ? [[category.ticketCategoryHash, persons] as const] : [];
  });
  return byId.length === 0 || (byId.length < ids.length && personsOf(ticketHashes) > 0)
    ? { ...ticketHashes }
    : Object.fromEntries(byId);
}

/** Answers of the reservation as the selection has them, by field key. */
function givenAnswers({ personalizedOptions = [] }: BookingData): Record<string, string> {
  return Object.fromEntries(personalizedOptions.map(({ key, value }) => [key, String(value)]));
}

function answersOf(
  data: BookingData,
  reservation: Reservation | null,
  fields: readonly PersonalizationField[],
): Answers {
  const given = givenAnswers(data);
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
