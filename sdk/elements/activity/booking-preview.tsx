import { useLingui } from "@lingui/react/macro";
import { durationsInWords } from "../../ui/duration.ts";
import { Bone } from "../../ui/skeleton.tsx";
import { Conditions } from "../../parts/conditions/conditions.tsx";
import type { ActivityDetails, BookingDetails } from "./activity.props.ts";
import { NextDates } from "./next-dates.tsx";
import { BookingLost, OpenBooking } from "./open-booking.tsx";
import { PriceLine } from "./price-line.tsx";
import { useAfterHydration } from "./use-after-hydration.ts";

/** What the widget shows of the activity at its date step. */
export type PreviewDetails = Pick<
  ActivityDetails,
  "title" | "supplier" | "keyFacts" | "notices" | "isInvoiced" | "isOnShop"
>;

interface Props {
  readonly booking: BookingDetails;
  readonly activity: PreviewDetails;
  readonly languageTag: string;
  readonly press: () => void;
}

/** Weeks of the calendar in the placeholder. */
const weeks = [0, 1, 2, 3, 4, 5];

/**
 * What stands in the place of the booking widget until its code is there: title, next dates, price and conditions, in
 * the height that the widget has at its calendar, 400 px wide.
 */
export function BookingPreview({ booking, activity, languageTag, press }: Props) {
  const { t } = useLingui();
  const { title, supplier, keyFacts, notices } = activity;
  const isInvoiced = useAfterHydration(activity.isInvoiced, false);
  const duration = keyFacts.find((fact) => fact.kind === "duration");
  const lasts =
    duration && (duration.lastsOneMonth ? t`1 month` : durationsInWords(duration.hours, languageTag, t`all day`));
  const note = [lasts, supplier && t`provided by ${supplier}`].filter(Boolean).join(" · ");
  return (
    <div className="flex h-full flex-col px-4 pt-2">
      <div className="flex min-h-15.5 items-center">
        <div>
          <p className="line-clamp-2 text-16 leading-5 font-strong text-pretty hyphens-auto" title={title}>
            {title}
          </p>
          {note && <p className="mt-0.5 text-14 text-ink-2">{note}</p>}
        </div>
      </div>
      {/* On other pages than the shop's own the widget says who powers it, in 41 px. */}
      <div className={`flex grow flex-col gap-6 py-4 ${activity.isOnShop ? "min-h-[600px]" : "min-h-[641px]"}`}>
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
      {notices.length > 0 && (
        <Conditions
          isOnRequest={notices.includes("onRequest")}
          isInvoiced={isInvoiced}
          isFinal={notices.includes("notRefundable")}
          cancellableUntil={null}
          languageTag={languageTag}
        />
      )}
      <div className="-mx-4 mt-6 flex min-h-20 items-center justify-between gap-4 border-t border-line px-4">
        <PriceLine booking={{ ...booking, isPerPerson: false }} size="bar" />
        <div className="ms-auto shrink-0">
          <OpenBooking open={press} />
        </div>
      </div>
    </div>
  );
}
