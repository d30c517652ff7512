import { useLingui } from "@lingui/react/macro";
import { TrainFront } from "lucide";
import { money } from "../../../contracts/money.ts";
import { dateOf, timeOf } from "../../../contracts/time.ts";
import type { HeldTrip } from "../../../machines/booking/booking.types.ts";
import { useGetThere } from "../../../parts/get-there/use-get-there.tsx";
import { slotInWords } from "../../../parts/when.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Price } from "../../../ui/price.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { ConnectionsDetails } from "../booking.props.ts";

interface Props extends ConnectionsDetails {
  readonly languageTag: string;
}

/** The way to the chosen slot by public transport: what is in the basket, and the search in a drawer. */
export function Connections({ appointment, time, trips, others, lost, sum, languageTag, ...props }: Props) {
  const { t } = useLingui();
  const { href, press, drawer } = useGetThere(appointment, props.hold);
  return (
    <div className="pt-3">
      {trips.length > 0 && (
        <ul className="flex flex-col gap-2 border-y border-line py-3" aria-label={t`Connections in the basket`}>
          {trips.map((trip) => (
            <HeldConnection key={trip.bookingItemId} trip={trip} languageTag={languageTag} />
          ))}
        </ul>
      )}
      {sum && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3 text-16">
          <span>{t`Activity and connections together`}</span>
          <Price of={sum} className="ms-auto font-strong" />
        </p>
      )}
      {others.length > 0 && (
        <Notice
          tone="warning"
          role="status"
          actions={
            <Button
              variant="quiet"
              size="small"
              busy={props.isRemoving}
              onPress={props.removeOthers}
            >{t`Remove the connection`}</Button>
          }
        >
          {t`The connection in the basket is for another time:`}
          <ul className="py-1">
            {others.map((trip) => (
              <li key={trip.bookingItemId}>{inWords(trip, languageTag)}</li>
            ))}
          </ul>
          {props.hasFailed && <p role="alert">{t`It could not be removed. Please try again.`}</p>}
        </Notice>
      )}
      {lost.length > 0 && (
        <Notice tone="warning" role="status">
          {t`These seats are no longer held:`}
          <ul className="py-1">
            {lost.map((trip) => (
              <li key={trip.bookingItemId}>{inWords(trip, languageTag)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p className="flex flex-wrap items-center gap-x-3">
        <a
          href={href}
          target="_blank"
          rel="noopener"
          onClick={press}
          className="focus-ring inline-flex min-h-11 items-center gap-2 rounded-field text-14 font-strong text-accent hover:underline"
        >
          <Icon of={TrainFront} size={16} />
          {t`Find a connection`}
        </a>
        {time && <span className="text-14 text-ink-2">{t`arrives before ${time}`}</span>}
      </p>
      {drawer}
    </div>
  );
}

function HeldConnection({ trip, languageTag }: { readonly trip: HeldTrip; readonly languageTag: string }) {
  return (
    <li className="flex gap-3 text-14">
      <Icon of={TrainFront} size={16} className="mt-0.5 text-ink-2" />
      <span className="min-w-0 grow hyphens-auto">{inWords(trip, languageTag)}</span>
      <Price of={money(trip.price).formatted} />
    </li>
  );
}

function inWords({ originName, destinationName, startTime, endTime }: HeldTrip, languageTag: string): string {
  const isOnOtherDay = dateOf(startTime) !== dateOf(endTime);
  const end = isOnOtherDay ? slotInWords(endTime, languageTag) : timeOf(endTime);
  return `${originName} – ${destinationName}, ${slotInWords(startTime, languageTag)} – ${end}`;
}
