import { useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { titlesOf } from "../../parts/cart/titles.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { CheckoutProps } from "./checkout.props.ts";

interface NeedsLookProps extends Pick<CheckoutProps, "cart" | "misfits"> {
  /** The folded summary, which says more of each. */
  readonly summary: RefObject<HTMLDetailsElement | null>;
}

/** In a narrow place, where the summary is folded: the trips in it that are for another time than their activity. */
export function NeedsLook({ cart, misfits, summary }: NeedsLookProps) {
  const { t } = useLingui();
  const trips = (cart?.cart?.reservations ?? []).filter(({ reservationId }) => misfits[reservationId]);
  if (trips.length === 0) return null;

  function show() {
    const details = summary.current!;
    details.open = true;
    details.scrollIntoView({ block: "start" });
    details.querySelector("summary")!.focus({ preventScroll: true });
  }
  return (
    <div className="@4xl:hidden">
      <Notice
        tone="warning"
        actions={
          <Button variant="quiet" size="small" onPress={show}>
            {t`Look at your booking`}
          </Button>
        }
      >
        {t`Before you pay: this does not fit the time of its activity any more: ${titlesOf(trips)}.`}
      </Notice>
    </div>
  );
}
