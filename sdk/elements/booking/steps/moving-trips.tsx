import { useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide";
import { useId } from "react";
import type { QuotedTrip } from "../../../contracts/calls/rebook.ts";
import { languageTag, type Locale } from "../../../contracts/locale.ts";
import { formatMoney } from "../../../contracts/money.ts";
import { dateOf, timeOf } from "../../../contracts/time.ts";
import { dayInWords } from "../../../parts/when.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { JourneyDetails } from "../booking.props.ts";

interface MovingTripsProps {
  readonly journey: JourneyDetails;
  readonly locale: Locale;
}

/** The trips that go with a rebooked item: where they move, or why they don't. The visitor can leave them. */
export default function MovingTrips({ journey, locale }: MovingTripsProps) {
  const { t } = useLingui();
  const id = useId();
  const { trips, moves, isTooDear, difference, choose } = journey;
  return (
    <section aria-labelledby={id} className="rounded-field border border-line px-4 pt-3 pb-2">
      <h3 id={id} className="text-16 font-strong">
        {moves ? t`Your journey moves with it` : t`Your journey stays as it is`}
      </h3>
      <ul>
        {trips.map((trip) => (
          <Trip key={trip.bookingItemId} trip={trip} moves={moves} languageTag={languageTag(locale)} />
        ))}
      </ul>
      {!moves && trips.some(({ after }) => after) && (
        <p className="pb-2 text-14 text-warning">
          {t`The activity moves and your journey doesn’t: check that it still fits.`}
        </p>
      )}
      {isTooDear && (
        <p className="pb-2 text-14 text-ink-2">
          {t`Together with your journey it would cost ${difference} more than you have paid, which can't be paid here.`}
        </p>
      )}
      {choose && <Checkbox checked={moves} onChange={choose}>{t`Move my journey too`}</Checkbox>}
    </section>
  );
}

function Trip({
  trip: { originName, destinationName, before, after, refusal },
  moves,
  languageTag: tag,
}: {
  readonly trip: QuotedTrip;
  readonly moves: boolean;
  readonly languageTag: string;
}) {
  const { t } = useLingui();
  const reasons = useReasons();
  const amount = formatMoney(Math.abs(after?.difference.amount ?? 0));
  return (
    <li className="py-2 text-14">
      <p className="font-value hyphens-auto wrap-break-word">{`${originName} – ${destinationName}`}</p>
      {after && moves ? (
        <>
          <p className="text-ink-2 line-through">
            <span className="sr-only">{t`Before:`} </span>
            {timesInWords(before, tag)}
          </p>
          <p className="flex items-center gap-1.5 font-value">
            <Icon of={ArrowRight} size={16} points />
            <span>
              <span className="sr-only">{t`Now:`} </span>
              {timesInWords(after, tag)}
            </span>
          </p>
          {after.difference.amount !== 0 && (
            <p className="text-ink-2">{after.difference.amount > 0 ? t`${amount} more` : t`${amount} less`}</p>
          )}
        </>
      ) : (
        <p>{timesInWords(before, tag)}</p>
      )}
      {refusal && <p className="text-warning">{reasons[refusal]}</p>}
    </li>
  );
}

/** Why a trip stays as it is. */
function useReasons(): Readonly<Record<NonNullable<QuotedTrip["refusal"]>, string>> {
  const { t } = useLingui();
  return {
    no_connection: t`There is no connection for the new time: this trip stays as it is.`,
    sold_out: t`Its tickets are sold out for the new time: this trip stays as it is.`,
    not_sold: t`Its kind of ticket isn't sold for the new time: this trip stays as it is.`,
    too_late: t`This trip can't be changed any more.`,
    no_timetable: t`The timetable can't be reached at the moment: this trip stays as it is.`,
  };
}

/** "Thu 10 December, 13:00 – 13:56" */
function timesInWords({ startTime, endTime }: QuotedTrip["before"], tag: string): string {
  return `${dayInWords(dateOf(startTime), tag)}, ${timeOf(startTime)} – ${timeOf(endTime)}`;
}
