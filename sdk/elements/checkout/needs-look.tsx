import { useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { hasLeft } from "../../parts/cart/item-note.tsx";
import { titlesOf } from "../../parts/cart/titles.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { CheckoutProps } from "./checkout.props.ts";

interface NeedsLookProps extends Pick<CheckoutProps, "cart" | "misfits" | "now"> {
  /** The folded summary, which says more of each. */
  readonly summary: RefObject<HTMLDetailsElement | null>;
}

/**
 * In a narrow place, where the summary is folded: the trips in it that have left, or are for another time than their
 * activity.
 */
export function NeedsLook({ cart, misfits, now, summary }: NeedsLookProps) {
  const { t } = useLingui();
  const all = cart?.cart?.reservations ?? [];
  const left = all.filter((each) => hasLeft(each, now()));
  const misfitting = all.filter((each) => misfits[each.reservationId] && !left.includes(each));
  if (left.length + misfitting.length === 0) return null;

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
        {misfitting.length > 0 && (
          <p>{t`Before you pay: this does not fit the time of its activity any more: ${titlesOf(misfitting)}.`}</p>
        )}
        {left.length > 0 && <p>{t`Before you pay: this has left and can no longer be booked: ${titlesOf(left)}.`}</p>}
      </Notice>
    </div>
  );
}
