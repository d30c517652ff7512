import { useLingui } from "@lingui/react/macro";
import { CalendarCheck2, MapPin, Smartphone, type IconNode } from "lucide";
import type { Booking } from "../../contracts/booking.ts";
import { timeOf } from "../../contracts/time.ts";
import { Icon } from "../../ui/icon.tsx";
import { cutOffInWords } from "../booking/when.ts";
import type { ConfirmationProps } from "./confirmation.connect.ts";

/** What happens next, in three lines at most. */
export function Next({ booking, languageTag, now }: ConfirmationProps & { readonly booking: Booking }) {
  const { t } = useLingui();
  const item = booking.items.toSorted((one, other) => one.reservation.startsAt.localeCompare(other.reservation.startsAt))[0];
  if (!item) return null;
  const { startsAt, isAllDay, isCancellable, cancellableUntil, infoConfirmation } = item.reservation;
  const canCancel = isCancellable && cancellableUntil !== null && Date.parse(cancellableUntil) > now();
  return (
    <section>
      <h2 className="mb-4 text-22 font-strong tracking-[-0.014em]">{t`What happens next`}</h2>
      <ul className="flex flex-col gap-5">
        <Step icon={Smartphone} title={t`Keep the ticket on your phone`} text={t`It also works without a connection.`} />
        {!isAllDay && (
          <Step icon={MapPin} title={t`It starts at ${timeOf(startsAt)}`} text={infoConfirmation ?? t`Be there a little earlier, and show your code.`} />
        )}
        {canCancel && (
          <Step
            icon={CalendarCheck2}
            title={t`Plans may change`}
            text={t`Free cancellation until ${cutOffInWords(cancellableUntil, languageTag)}. The link is in our e-mail.`}
          />
        )}
      </ul>
    </section>
  );
}

function Step({ icon, title, text }: { readonly icon: IconNode; readonly title: string; readonly text: string }) {
  return (
    <li className="flex gap-3">
      <Icon of={icon} className="mt-0.5 text-accent" />
      <div className="min-w-0">
        <p className="font-value">{title}</p>
        <p className="text-14 text-ink-2">{text}</p>
      </div>
    </li>
  );
}
