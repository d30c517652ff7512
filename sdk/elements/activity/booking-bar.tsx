import { useLingui } from "@lingui/react/macro";
import type { BookingDetails } from "./activity.props.ts";
import { useCancellationWords } from "./key-fact-words.ts";
import { BookingLost, OpenBooking } from "./open-booking.tsx";
import { PriceLine } from "./price-line.tsx";

interface Props {
  readonly booking: BookingDetails;
  readonly title: string;
  /** At the foot of windows too narrow for the booking panel, or where it stands. */
  readonly variant: "sticky" | "inFlow";
}

const variants = {
  sticky:
    "order-last sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden min-[1024px]:@min-[960px]:hidden",
  inFlow: "mt-8 rounded-card border border-line",
};

/** The price and one button that opens the booking widget. */
export function BookingBar({ booking, title, variant }: Props) {
  const { t } = useLingui();
  const until = useCancellationWords();
  const { cancellation } = booking;
  return (
    <div className={variants[variant]}>
      {booking.isLost && (
        <div className="px-4 pt-3">
          <BookingLost />
        </div>
      )}
      <div
        className={`mx-auto flex min-h-20 items-center gap-4 py-3 @max-[16em]:flex-wrap @max-[16em]:gap-2 ${variant === "sticky" ? "max-w-[1344px] px-4 @3xl:px-8" : "px-4"}`}
      >
        {variant === "sticky" && (
          <p className="hidden min-w-0 grow truncate font-value @4xl:block" title={title}>
            {title}
          </p>
        )}
        <div className={`min-w-0 ${variant === "sticky" ? "grow @4xl:grow-0 @4xl:text-end" : "grow"}`}>
          <PriceLine booking={booking} size="bar" />
          {cancellation.kind !== "none" && (
            <p className="hidden text-12 text-ink-2 @2xl:block">{`${t`Free cancellation`} · ${until(cancellation)}`}</p>
          )}
        </div>
        <OpenBooking open={() => booking.open()} className="@max-[16em]:w-full" />
      </div>
    </div>
  );
}
