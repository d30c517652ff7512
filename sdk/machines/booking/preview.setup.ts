import type { ActivityToBook, MonthlyDates } from "../../contracts/activity.ts";
import type { Reservation } from "../../contracts/cart.ts";
import type { Offer } from "../../contracts/offer.ts";
import { addToMonth, monthOf } from "../../contracts/time.ts";
import type { PreviewArgs } from "../_preview/preview.types.ts";
import type { BookingContext, BookingEvent, BookingEmitted, BookingStep, BookingError } from "./booking.types.ts";
import { loaded, withDate } from "./fresh.rules.ts";
import { datesOf, firstOpenDate, searchedMonths, noMonthSearch } from "./months.rules.ts";
import { analytics, selected, stepShown, type AnalyticsName } from "./emitted.rules.ts";

type Args = PreviewArgs<BookingContext, BookingEvent>;
type Patch = Partial<BookingContext>;

/** Activity, offers, and the reservation that is to be changed. */
export interface LoadedActivity {
  readonly activity: ActivityToBook;
  readonly offers: Offer[];
  readonly reservation: Reservation | null;
}

/** A month's dates, and when they were received (ms). */
export interface LoadedMonth {
  readonly key: string;
  readonly dates: MonthlyDates;
  readonly at: number;
}

/** Guards of the preview. */
export const previewGuards = {
  isOpen: ({ context }: Args) =>
    context.presentation === "inline" || context.isOpen || context.data !== null || context.returned !== null,
  needsMonth: ({ context }: Args) => context.flow === "date-offers" && datesOf(context) === undefined,
  knowsMonth: ({ context }: Args) => datesOf(context) !== undefined,
  needsMonthSearch: ({ context }: Args) =>
    datesOf(context) === undefined || (context.date === null && context.monthsLeft >= 0),
  findsDate: ({ context }: Args) =>
    context.date === null && context.monthsLeft >= 0 && openDateOf(context) !== undefined,
  searchesNextMonth: ({ context }: Args) => context.monthsLeft > 0 && isWithoutDate(context),
  isWithoutDates: ({ context }: Args) => context.monthsLeft === 0 && isWithoutDate(context),
  canSync: ({ context }: Args) => !context.synced && (context.offers?.length ?? 0) > 0,
  isOpenDate: ({ context, event }: Args) => event.type === "date.choose" && event.date >= context.today,
  canShowMonth: ({ context, event }: Args) => event.type === "month.show" && event.month >= monthOf(context.today),
};

/** Context changes of the preview. */
export const previewAssigns = {
  setLoaded: (_: Args, { activity, offers, reservation }: LoadedActivity): Patch =>
    loaded(activity, offers, reservation),
  setMonth: ({ context }: Args, { key, dates, at }: LoadedMonth): Patch => ({
    months: { ...context.months, [key]: { dates, at } },
  }),
  dropMonths: (_: Args): Patch => ({ months: {} }),
  nextMonth: ({ context }: Args): Patch => ({
    month: addToMonth(context.month, 1),
    monthsLeft: context.monthsLeft - 1,
  }),
  restartMonthSearch: ({ context }: Args): Patch => ({
    synced: true,
    months: {},
    month: monthOf(context.today),
    monthsLeft: searchedMonths,
  }),
  showMonth: ({ event }: Args): Patch =>
    event.type === "month.show" ? { month: event.month, monthsLeft: noMonthSearch } : {},
  backToFirstMonth: ({ context }: Args): Patch => ({ month: monthOf(context.today) }),
  takeFirstDate: ({ context }: Args): Patch => withDate(context, openDateOf(context) ?? context.today),
  takeDate: ({ context, event }: Args): Patch =>
    withDate(context, event.type === "date.choose" ? event.date : context.today),
  setLoadFailure: (_: Args, { code }: BookingError): Patch => ({ loadFailure: code }),
  setError: (_: Args, error: BookingError): Patch => ({ error }),
  clearError: (_: Args): Patch => ({ error: null }),
};

/** Events of the preview. */
export const previewEmits = {
  emitStep: ({ context }: Args, step: BookingStep | "closed") => stepShown(context, step),
  emitDate: ({ context }: Args) => selected(context, "date", context.date ?? ""),
  emitAnalytics: ({ context }: Args, name: AnalyticsName) => analytics(name, context),
  /** An activity that no longer exists is unavailable, not an error. */
  emitError: ({ context: { activityId } }: Args, { code }: BookingError): BookingEmitted =>
    code === "notFound"
      ? { type: "unavailable", detail: { activityId, reason: "gone" } }
      : { type: "error", detail: { tag: "gipfel-booking", code, message: `The booking widget met ${code}.` } },
};

function openDateOf(context: BookingContext): string | undefined {
  return firstOpenDate(datesOf(context) ?? {}, context.today);
}

function isWithoutDate(context: BookingContext): boolean {
  return context.date === null && datesOf(context) !== undefined && openDateOf(context) === undefined;
}
