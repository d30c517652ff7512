import { addToMonth, monthOf } from "../../../contracts/time.ts";
import { wholeFrancs } from "../../../contracts/money.ts";
import type { BookingContext } from "../../../machines/booking/booking.types.ts";
import { datesOf, francsOf, isOpen, searchedMonths, lowestPrice } from "../../../machines/booking/months.rules.ts";
import type { DateView, DayDetails } from "../booking.props.ts";
import type { Connecting } from "./connecting.ts";

/** The calendar. */
export function dateView({ context, at, send }: Connecting): DateView {
  const dates = datesOf(context);
  const lowest = dates && lowestPrice(dates);
  const isEmpty = at({ month: "empty" });
  return {
    kind: "date",
    month: context.month,
    firstMonth: monthOf(context.today),
    today: context.today,
    chosen: context.date,
    dayOf: (date) => dayDetails(context, date, lowest),
    choose: (date) => send({ type: "date.choose", date }),
    showMonth: (month) => send({ type: "month.show", month }),
    state: at({ month: "failed" })
      ? "failed"
      : isEmpty
        ? "empty"
        : dates === undefined || at({ month: "loading" }) || at({ month: "syncing" })
          ? "loading"
          : "ready",
    isSlow: at({ month: { loading: "slow" } }) || at({ month: { syncing: "slow" } }),
    retry: () => send({ type: "retry" }),
    hasPrices: lowest !== undefined,
    later: isEmpty ? laterDate(context, send) : null,
    times: undefined,
  };
}

function dayDetails(context: BookingContext, date: string, lowest: number | undefined): DayDetails {
  const known = context.months[date.slice(0, 7)]?.dates[date] ?? datesOf(context)?.[date];
  if (date < context.today) return { state: "past", price: null, isLowest: false };
  if (!known) return { state: "none", price: null, isLowest: false };
  if (!isOpen(known)) return { state: "soldOut", price: null, isLowest: false };
  return {
    state: "open",
    price: wholeFrancs(known.price),
    isLowest: lowest !== undefined && francsOf(known) === lowest,
  };
}

/** A date that the activity has beyond the months that were looked at. */
function laterDate({ activity, today }: BookingContext, send: Connecting["send"]): DateView["later"] {
  const lastSearched = addToMonth(monthOf(today), searchedMonths);
  const date = activity?.availableDates.find((each) => monthOf(each) > lastSearched);
  return date ? { date, show: () => send({ type: "month.show", month: monthOf(date) }) } : null;
}
