import type { BookingProps, StepView } from "./booking.props.ts";

const nothing = () => {};

/**
 * Props of a widget on its way: a tandem flight on 21 November at 10:30, two adults, two youths. Tests change what they
 * are about.
 */
export function bookingProps(view: StepView, changes: Partial<BookingProps> = {}): BookingProps {
  return {
    locale: "en_CH",
    presentation: "inline",
    flow: "date-offers",
    head: {
      title: "Tandem paragliding from Beatenberg to Interlaken",
      supplier: "Alpin Air",
      durationInHours: [1.5],
      lastsOneMonth: false,
      picture: null,
      logoUrl: undefined,
      poweredBy: true,
      close: undefined,
    },
    tabs: undefined,
    progress: { step: "tickets", index: 3, of: 4, back: { to: "offers", go: nothing } },
    view,
    summary: {
      date: "2026-11-21",
      time: "10:30",
      offerLabel: "Classic flight",
      persons: 2,
      lines: [{ kind: "ticket", label: "Adult", quantity: 2, each: "CHF 190.00", amount: "CHF 380.00" }],
      cancellableUntil: "2026-11-20T00:00:00+01:00",
      isFinal: false,
      amount: { kind: "total", text: "CHF 380.00" },
      isOnRequest: false,
      isInvoiced: false,
    },
    button: { kind: "review", isComplete: true, isBusy: false, press: nothing },
    error: undefined,
    isAllDay: false,
    isNet: false,
    isEditing: false,
    unavailable: nothing,
    restoreUrl: undefined,
    ...changes,
  };
}

/** The date step in November 2026, seen on the 5th. */
export const dateView: Extract<StepView, { kind: "date" }> = {
  kind: "date",
  month: "2026-11",
  firstMonth: "2026-11",
  today: "2026-11-05",
  chosen: "2026-11-21",
  dayOf: (date) =>
    date < "2026-11-05"
      ? { state: "past", price: null, isLowest: false }
      : date === "2026-11-08"
        ? { state: "soldOut", price: null, isLowest: false }
        : { state: "open", price: date === "2026-11-09" ? "180" : "190", isLowest: date === "2026-11-09" },
  choose: nothing,
  showMonth: nothing,
  state: "ready",
  isSlow: false,
  retry: nothing,
  hasPrices: true,
  later: null,
  times: undefined,
};

/** The ticket step where all four seats are taken. */
export const ticketsView: Extract<StepView, { kind: "tickets" }> = {
  kind: "tickets",
  date: "2026-11-21",
  time: "10:30",
  seats: 4,
  offerLabel: "Classic flight",
  reduction: null,
  isReductionSaid: false,
  isLocked: false,
  tickets: [
    {
      ticketCategoryId: 1,
      label: "Adult",
      discount: null,
      minAge: 16,
      maxAge: null,
      step: 1,
      price: "CHF 190.00",
      article: null,
      count: 4,
      canAdd: false,
      canRemove: true,
      why: { kind: "capacity", seats: 4, other: { time: "12:00", seats: 6 } },
      isTouchedLast: true,
      add: nothing,
      remove: nothing,
      ages: undefined,
    },
    {
      ticketCategoryId: 2,
      label: "Child",
      discount: null,
      minAge: null,
      maxAge: 11,
      step: 1,
      price: "CHF 40.00",
      article: { label: "Deposit", price: "CHF 20.00" },
      count: 1,
      canAdd: false,
      canRemove: true,
      why: { kind: "capacity", seats: 4, other: null },
      isTouchedLast: false,
      add: nothing,
      remove: nothing,
      ages: { values: [null], wrong: [true], set: nothing },
    },
  ],
};
