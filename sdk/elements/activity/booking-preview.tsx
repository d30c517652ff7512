import { Bone } from "../../ui/skeleton.tsx";
import type { BookingFacts } from "./activity.props.ts";
import { NextDates } from "./next-dates.tsx";
import { BookingLost, OpenBooking } from "./open-booking.tsx";
import { PriceLine } from "./price-line.tsx";

interface Props {
  readonly booking: BookingFacts;
  readonly title: string;
  readonly languageTag: string;
  readonly press: () => void;
}

/** Weeks of the calendar whose place is kept. */
const weeks = [0, 1, 2, 3, 4, 5];

/**
 * What stands in the place of the booking widget until its code is there: title, next dates and price, in the height that the widget has at
 * its calendar, 400 px wide.
 */
export function BookingPreview({ booking, title, languageTag, press }: Props) {
  return (
    <div className="flex h-full min-h-[813px] flex-col px-4 pt-2">
      <div className="flex min-h-15 items-center py-1">
        <p className="line-clamp-2 text-16 leading-5 font-strong text-pretty hyphens-auto" title={title}>
          {title}
        </p>
      </div>
      <div className="flex grow flex-col gap-6 py-4">
        <NextDates dates={booking.nextDates} languageTag={languageTag} choose={booking.startOn} />
        {booking.isLost ? (
          <BookingLost />
        ) : (
          <div aria-hidden className="flex grow flex-col justify-between gap-2">
            <Bone className="mx-auto h-6 w-32" />
            {weeks.map((week) => (
              <Bone key={week} className="h-11" />
            ))}
          </div>
        )}
      </div>
      <div className="-mx-4 flex min-h-20 items-center justify-between gap-4 border-t border-line px-4">
        <PriceLine booking={{ price: booking.price, isPerPerson: false }} size="bar" />
        <div className="ms-auto shrink-0">
          <OpenBooking open={press} />
        </div>
      </div>
    </div>
  );
}
