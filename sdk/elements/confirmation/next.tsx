import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { CalendarCheck2, MapPin, Pencil, Smartphone, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { standingItems, type Booking } from "../../contracts/booking.ts";
import { freeCancellationUntil } from "../../contracts/cancellation.ts";
import { dateOf, timeOf } from "../../contracts/time.ts";
import { fitsItem } from "../../contracts/trip-fit.ts";
import { Icon } from "../../ui/icon.tsx";
import { cutOffInWords } from "../../parts/when.ts";
import { mainItem } from "./main-item.ts";
import type { ConfirmationProps } from "./confirmation.props.ts";

const link = "text-14 text-accent underline underline-offset-3 print:hidden";

type Reservation = Booking["items"][number]["reservation"];

/** What happens next, in three lines at most. */
export function Next({ booking, languageTag, now, manageAddress }: ConfirmationProps & { readonly booking: Booking }) {
  const { t } = useLingui();
  const items = standingItems(booking)
    .map(({ reservation }) => reservation)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const first = mainItem(items);
  if (!first) return null;
  const { startsAt, isAllDay, infoConfirmation, trip } = first;
  const rideThere = items.find(
    ({ withBookingItemId, direction, trip: ride }) =>
      withBookingItemId === first.bookingItemId &&
      direction === "there" &&
      ride &&
      dateOf(ride.plan.startTime) === dateOf(startsAt) &&
      fitsItem(ride.plan, first, direction),
  )?.trip?.plan;
  const canCancel = items.some((item) => freeCancellationUntil(item, now()) !== null);
  const cutOffOf = (item: Reservation) => {
    const until = freeCancellationUntil(item, now());
    return until === null
      ? t`This can't be cancelled`
      : t`Free cancellation until ${cutOffInWords(until, languageTag)}.`;
  };
  const open = [...new Set(standingItems(booking).flatMap(({ openDetails = [] }) => openDetails))];
  const cutOffs = new Set(items.map(cutOffOf));
  return (
    <section>
      <h2 className="mb-4 break-after-avoid text-22 font-strong tracking-[-0.014em]">{t`What happens next`}</h2>
      <ul className="flex flex-col gap-5">
        {open.length > 0 && (
          <Step icon={Pencil} title={t`You can still add details`} text={open.join(", ")}>
            <a className={link} href={manageAddress}>{t`Add details`}</a>
          </Step>
        )}
        <Step
          icon={Smartphone}
          title={t`${plural(items.length, { one: "Keep the ticket on your phone", other: "Keep the tickets on your phone" })}`}
          text={t`${plural(items.length, { one: "Once it is open there, it also works without a connection.", other: "Once they are open there, they also work without a connection." })}`}
        />
        {!isAllDay && (
          <Step
            icon={MapPin}
            title={trip ? t`It leaves at ${timeOf(startsAt)}` : t`It starts at ${timeOf(startsAt)}`}
            text={
              trip
                ? t`Show your code when tickets are checked.`
                : [
                    rideThere && t`Your connection leaves ${rideThere.originName} at ${timeOf(rideThere.startTime)}.`,
                    infoConfirmation ?? t`Be there a little earlier, and show your code.`,
                  ]
                    .filter(Boolean)
                    .join(" ")
            }
          />
        )}
        <Step
          icon={CalendarCheck2}
          title={canCancel ? t`Plans may change` : t`This can't be cancelled`}
          text={
            !canCancel
              ? t`Names and phone number can still be corrected, and the tickets sent again.`
              : cutOffs.size === 1
                ? cutOffOf(first)
                : null
          }
        >
          {canCancel &&
            cutOffs.size > 1 &&
            items.map((item) => (
              <p key={item.reservationId} className="text-14 text-ink-2">
                {item.activityTitle}: {cutOffOf(item)}
              </p>
            ))}
          <p>
            <a className={link} href={manageAddress}>
              {canCancel ? t`Change or cancel` : t`Open the booking`}
            </a>{" "}
            <a className={link} href={`${manageAddress}#share`}>
              {t`Share with fellow travellers`}
            </a>
          </p>
        </Step>
      </ul>
    </section>
  );
}

interface StepProps {
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string | null;
  readonly children?: ReactNode;
}

function Step({ icon, title, text, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <Icon of={icon} className="mt-0.5 text-accent" />
      <div className="min-w-0">
        <p className="font-value">{title}</p>
        {text !== null && <p className="text-14 text-ink-2">{text}</p>}
        {children}
      </div>
    </li>
  );
}
