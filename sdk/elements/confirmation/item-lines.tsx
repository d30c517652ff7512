import { useLingui } from "@lingui/react/macro";
import type { Booking } from "../../contracts/booking.ts";
import { shownItemState } from "../../contracts/shown-item-state.ts";
import { refusedActivity } from "../../contracts/tied-items.ts";
import { dateOf, timeOf } from "../../contracts/time.ts";
import { dayAndTime } from "../../parts/when.ts";

const why = "mt-1 max-w-measure text-14 wrap-anywhere whitespace-pre-line";

interface ItemLinesProps {
  readonly items: Booking["items"];
  readonly of: Pick<Booking, "items">;
  readonly languageTag: string;
}

/** Some items of a booking, each without a ticket. */
export function ItemLines({ items, of, languageTag }: ItemLinesProps) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <ItemLine key={item.bookingItemId} item={item} items={of.items} languageTag={languageTag} />
      ))}
    </ul>
  );
}

interface ItemLineProps extends Pick<ItemLinesProps, "languageTag"> {
  readonly item: Booking["items"][number];
  /** All of the booking's. */
  readonly items: Booking["items"];
}

/** One that waits for its supplier, or that was declined or cancelled, with why. */
function ItemLine({ item, items, languageTag }: ItemLineProps) {
  const { t } = useLingui();
  const { reservation, state, refusalNote } = item;
  const { activityTitle, startsAt, isAllDay, cancelledAt } = reservation;
  const refused = refusedActivity(item, items)?.activityTitle;
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
      {refusalNote && <p className={why}>{t`Reason given: ${refusalNote}`}</p>}
      {refused && <p className={why}>{t`It went with “${refused}”, which was declined.`}</p>}
    </li>
  );
}
