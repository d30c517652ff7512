import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { CalendarCheck2, ChevronDown } from "lucide";
import type { RefObject } from "react";
import { freeCancellationUntil } from "../../contracts/cancellation.ts";
import { ticketCount } from "../../contracts/ticket-count.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Price } from "../../ui/price.tsx";
import { HoldWords } from "../../parts/cart/hold-words.tsx";
import { Item } from "../../parts/cart/item.tsx";
import { ItemNote } from "../../parts/cart/item-note.tsx";
import { ItemButtons } from "../../parts/cart/item-buttons.tsx";
import { Totals } from "../../parts/cart/totals.tsx";
import { cutOffInWords, slotInWords } from "../../parts/when.ts";
import type { CheckoutProps } from "./checkout.props.ts";
import { soonestEnd } from "../../parts/cart/soonest-end.ts";

/** What is paid for, and how long it is held. In a narrow place it folds into one line. */
export function Summary(props: CheckoutProps & { readonly folded: RefObject<HTMLDetailsElement | null> }) {
  const { t } = useLingui();
  const cart = props.cart!.cart!;
  const [first] = cart.reservations;
  const soonest = soonestEnd(cart);
  const others = cart.reservations.length - 1;
  const persons = first!.ticketReservations.reduce((sum, { guests }) => sum + guests.length, 0);
  // Tickets of a trip are for dogs and bikes as well.
  const tickets = first!.ticketReservations
    .map(({ quantity, ticketCategory }) => ticketCount(quantity, ticketCategory.label.formatted))
    .join(", ");
  return (
    <aside aria-label={t`Your booking`} className="@4xl:sticky @4xl:top-6">
      <details ref={props.folded} className="group rounded-card border border-line p-4 @4xl:hidden">
        <summary className="focus-ring flex min-h-11 cursor-pointer list-none items-center gap-4 rounded-field">
          <span className="flex min-w-0 grow flex-col @lg:flex-row @lg:items-center @lg:gap-4">
            <span className="min-w-0 grow">
              <span className="block font-strong hyphens-auto wrap-break-word">{first!.activityTitle}</span>
              <span className="block text-14 text-ink-2">
                {slotInWords(
                  first!.isAllDay ? `${first!.startsAt.slice(0, 10)}T00:00` : first!.startsAt,
                  props.languageTag,
                )}
                {!first!.trip && <> · {t`${plural(persons, { one: "# person", other: "# people" })}`}</>}
              </span>
              {first!.trip && <span className="block text-14 text-ink-2">{tickets}</span>}
              {others > 0 && (
                <span className="block text-14 text-ink-2">{t`${plural(others, { one: "and # more booking", other: "and # more bookings" })}`}</span>
              )}
            </span>
            <Price of={cart.due} breaks className="font-strong" />
          </span>
          <Icon of={ChevronDown} className="transition-quick group-open:rotate-180" />
        </summary>
        <div className="mt-4">
          <Content {...props} />
        </div>
      </details>
      <div className="hidden flex-col gap-4 rounded-card border border-line p-6 @4xl:flex">
        <HoldWords until={soonest} now={props.now} />
        <Content {...props} />
      </div>
    </aside>
  );
}

function Content(props: CheckoutProps) {
  const { t } = useLingui();
  const view = props.cart!;
  const cart = view.cart!;
  const cutOffs = cart.reservations.map((one) => freeCancellationUntil(one, props.now()));
  const soonestCutOff = cutOffs.every((cutOff) => cutOff !== null) ? cutOffs.toSorted()[0] : undefined;
  return (
    <div className="flex flex-col gap-4">
      {cart.reservations.map((reservation, index) => (
        <div key={reservation.reservationId} className={index > 0 ? "border-t border-line pt-4" : ""}>
          <Item
            reservation={reservation}
            all={cart.reservations}
            languageTag={props.languageTag}
            now={props.now}
            compact
            note={<ItemNote {...props} reservation={reservation} misfit={props.misfits[reservation.reservationId]} />}
          >
            <ItemButtons
              reservation={reservation}
              all={cart.reservations}
              busyWith={view.busyWith}
              edit={props.edit}
              remove={props.remove}
            />
          </Item>
        </div>
      ))}
      <Totals cart={cart} />
      {soonestCutOff && (
        <Notice tone="success" icon={CalendarCheck2}>
          {t`Free cancellation until ${cutOffInWords(soonestCutOff, props.languageTag)}`}
        </Notice>
      )}
    </div>
  );
}
