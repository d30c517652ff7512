import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Star } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { figure, rating as ratingInWords } from "../../parts/by-language.ts";
import type { ActivityDetails, BookingDetails } from "./activity.props.ts";
import type { PreviewDetails } from "./booking-preview.tsx";
import { FreeCancellation } from "./free-cancellation.tsx";
import { InlineBooking } from "./inline-booking.tsx";
import { NextDates } from "./next-dates.tsx";
import { BookingLost, OpenBooking } from "./open-booking.tsx";
import { PriceLine } from "./price-line.tsx";

interface Props {
  readonly activity: Pick<ActivityDetails, "rating"> & PreviewDetails;
  readonly booking: BookingDetails;
  readonly languageTag: string;
}

/**
 * Beside the contents from 1024 px (discovery spec §2): price, rating, the next dates and the button that opens the
 * booking drawer. From 1536 px it holds the booking widget itself.
 */
export function BookingPanel({ booking, activity, languageTag }: Props) {
  const { t } = useLingui();
  const { rating } = activity;
  return (
    <aside aria-label={t`Book`} className="col-start-2 row-start-1 hidden min-[1024px]:@min-[960px]:block print:hidden">
      <div className="sticky top-0 -mx-6 max-h-dvh px-6 pt-8 pb-12 overflow-y-auto overscroll-contain">
        <div className="flex flex-col gap-4 rounded-card border border-line p-6 min-[1536px]:@min-[1200px]:rounded-none min-[1536px]:@min-[1200px]:border-0 min-[1536px]:@min-[1200px]:p-0 min-[1536px]:@min-[1200px]:pb-4">
          <div className="flex items-baseline justify-between gap-4">
            <PriceLine booking={booking} size="panel" />
            {rating && (
              <p className="flex shrink-0 items-baseline gap-1 text-14 tabular-nums">
                <Icon of={Star} size={14} className="translate-y-0.5 fill-current" name={t`Rating`} />
                <span className="font-strong">{ratingInWords(rating.average, languageTag)}</span>
                <span aria-hidden className="text-ink-2">
                  ({figure(rating.count, languageTag)})
                </span>
                <span className="sr-only">{t`${plural(rating.count, { one: "# review", other: "# reviews" })}`}</span>
              </p>
            )}
          </div>
          <div className="flex flex-col gap-4 min-[1536px]:@min-[1200px]:hidden">
            {booking.isLost && <BookingLost />}
            <NextDates dates={booking.nextDates} languageTag={languageTag} choose={booking.open} />
            <OpenBooking open={() => booking.open()} className="w-full" />
            <FreeCancellation booking={booking} languageTag={languageTag} />
          </div>
        </div>
        <InlineBooking booking={booking} activity={activity} languageTag={languageTag} />
      </div>
    </aside>
  );
}
