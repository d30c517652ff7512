import { useLingui } from "@lingui/react/macro";
import type { Booking } from "../../contracts/booking.ts";
import { shownItemState } from "../../contracts/shown-item-state.ts";
import { dateOf, timeOf } from "../../contracts/time.ts";
import { dayAndTime } from "../../parts/when.ts";

interface ItemLineProps {
  readonly item: Booking["items"][number];
  readonly languageTag: string;
}

/** An item without a ticket: one that waits for its supplier, or that was declined or cancelled. */
export function ItemLine({ item: { reservation, state }, languageTag }: ItemLineProps) {
  const { t } = useLingui();
  const { activityTitle, startsAt, isAllDay, cancelledAt } = reservation;
  const shownState = shownItemState(state, reservation);
  return (
    <li>
      <p className={`text-pretty ${cancelledAt ? "font-value" : "font-strong"}`}>{activityTitle}</p>
      <p className="text-14 text-ink-2">
        {dayAndTime(dateOf(startsAt), isAllDay ? null : timeOf(startsAt), languageTag)}
      </p>
      {cancelledAt && (
        <p className="mt-1 inline-block rounded-chip bg-surface-3 px-3 py-0.5 text-12 font-strong">
          {shownState === "refunded" ? t`Declined` : t`Cancelled`}
        </p>
      )}
    </li>
  );
}
