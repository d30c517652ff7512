import { useLingui } from "@lingui/react/macro";
import { gipfelOfPage } from "../_kit/page.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface Props {
  readonly open: () => void;
  readonly className?: string;
}

/**
 * The button that opens the booking drawer; pointing at it loads the booking widget's code, so that a press shows it at
 * once.
 */
export function OpenBooking({ open, className = "" }: Props) {
  const { t } = useLingui();
  return (
    <div onPointerEnter={loadBooking} onFocus={loadBooking} className="@min-[16em]:shrink-0">
      <Button onPress={open} className={className}>{t`Choose a date`}</Button>
    </div>
  );
}

/** Shown where the booking widget's code did not arrive. */
export function BookingLost() {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      role="alert"
    >{t`Booking can’t be opened at the moment. Please check your connection and try again.`}</Notice>
  );
}

function loadBooking() {
  void gipfelOfPage()?.load("gipfel-booking");
}
