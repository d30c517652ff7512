import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, ChevronUp, Footprints } from "lucide";
import { useLayoutEffect, useRef } from "react";
import { dateOf } from "../../contracts/time.ts";
import { fullDateInWords } from "../../parts/when.ts";
import { ActionNotice } from "../../ui/action-notice.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ResultsProps } from "./transport.props.ts";
import { TripCard } from "./trip-card.tsx";
import { useDurationWords } from "./use-duration-words.ts";
import { useFailureWords } from "./use-failure-words.ts";

interface Props {
  readonly results: ResultsProps;
  readonly languageTag: string;
  /** The dialog of the open trip is on the way. */
  readonly isBooking: boolean | undefined;
}

/** The connections found, between the buttons that add earlier and later ones. */
export function Connections({ results, languageTag, isBooking }: Props) {
  const { t } = useLingui();
  const durationWords = useDurationWords();
  const { trips, walk, added, loadingMore, failure, timetable } = results;
  const failureWords = useFailureWords();
  const root = useRef<HTMLDivElement>(null);
  useKeptPlace(root, trips[0]?.id);
  const count = trips.length;
  const days = trips.map(({ startTime }) => dateOf(startTime));
  const [first, last] = [timetable?.firstDate, timetable?.lastDate];
  const nothingAdded = {
    earlier:
      first && days[0] === first
        ? t`There are no earlier connections: the timetable begins on ${fullDateInWords(first, languageTag)}.`
        : t`There are no earlier connections.`,
    later:
      last && days.at(-1) === last
        ? t`There are no later connections: the timetable ends on ${fullDateInWords(last, languageTag)}.`
        : t`There are no later connections.`,
  };
  const status = added
    ? added.count === 0
      ? nothingAdded[added.where]
      : added.where === "earlier"
        ? t`${plural(added.count, { one: "# earlier connection added", other: "# earlier connections added" })}`
        : t`${plural(added.count, { one: "# later connection added", other: "# later connections added" })}`
    : t`${plural(count, { one: "# connection", other: "# connections" })}`;
  return (
    <div ref={root}>
      <p role="status" className={added?.count === 0 ? "mb-3 text-14 text-ink-2" : "sr-only"}>
        {count > 0 ? status : ""}
      </p>
      {walk && (
        <div className="mb-4">
          <Notice tone="info" icon={Footprints}>
            {t`On foot it is ${durationWords(walk.minutes)} (${walk.distance} m).`}
          </Notice>
        </div>
      )}
      {count === 0 ? (
        !walk && (
          <ActionNotice action={t`Search at another time`} onPress={() => focusTime(root.current)}>
            {t`There is no connection at this time. Try another time or another day.`}
          </ActionNotice>
        )
      ) : (
        <>
          <More where="earlier" results={results} />
          <ol className="my-3 flex flex-col gap-3" aria-label={t`Connections`}>
            {trips.map((trip, index) => (
              <li key={trip.id} data-trip={trip.id}>
                {days[index] !== (days[index - 1] ?? results.date) && (
                  <h3 className="pt-2 pb-3 text-16 font-strong first-letter:uppercase">
                    {fullDateInWords(days[index]!, languageTag)}
                  </h3>
                )}
                <TripCard
                  trip={trip}
                  now={results.now}
                  isOpen={results.openTripId === trip.id}
                  isBooking={isBooking === true && results.openTripId === trip.id}
                  toggle={() => results.toggle(trip.id)}
                  book={() => results.book(trip.id)}
                />
              </li>
            ))}
          </ol>
          <More where="later" results={results} />
        </>
      )}
      {failure && (
        <div className="mt-3">
          <Notice tone="warning" role="alert">
            {failureWords(
              failure.kind,
              failure.firstDate && fullDateInWords(failure.firstDate, languageTag),
              failure.lastDate && fullDateInWords(failure.lastDate, languageTag),
            )}
          </Notice>
        </div>
      )}
      {loadingMore && (
        <p role="status" className="sr-only">
          {t({ id: "Transport.loadingTrips", message: "Looking for connections …" })}
        </p>
      )}
      {timetable && (
        <div className="mt-6 flex flex-col gap-1 text-14 text-pretty text-ink-2">
          {trips.some(({ isDemoTariff }) => isDemoTariff) && (
            <p>
              <strong className="font-strong text-ink">{t`Demo tariff.`}</strong> <Trans>The prices are made up.</Trans>
            </p>
          )}
          {timetable.isDemo && (
            <p>
              <strong className="font-strong text-ink">{t`Demo timetable.`}</strong>{" "}
              <Trans>It looks like the real one, but no vehicle runs by it.</Trans>
            </p>
          )}
          {timetable.source && <p>{t`Source: ${timetable.source}`}</p>}
        </div>
      )}
    </div>
  );
}

function More({ where, results }: { where: "earlier" | "later"; results: ResultsProps }) {
  const { t } = useLingui();
  const isEarlier = where === "earlier";
  return (
    <Button
      variant="secondary"
      size="medium"
      wide
      icon={isEarlier ? ChevronUp : ChevronDown}
      busy={results.loadingMore === where}
      onPress={isEarlier ? results.earlier : results.later}
    >
      {isEarlier ? t`Earlier connections` : t`Later connections`}
    </Button>
  );
}

/** What is prepended moves nothing in sight: the page scrolls by as much as the list grows above. */
function useKeptPlace(root: React.RefObject<HTMLElement | null>, firstId: string | undefined) {
  const before = useRef<{ id: string; top: number } | null>(null);
  const topOf = (id: string) =>
    root.current?.querySelector(`[data-trip="${CSS.escape(id)}"]`)?.getBoundingClientRect().top;
  if (before.current && firstId !== before.current.id) {
    const top = topOf(before.current.id);
    if (top !== undefined) before.current.top = top;
  }
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = firstId === undefined ? null : { id: firstId, top: 0 };
    if (!earlier || earlier.id === firstId) return;
    const top = topOf(earlier.id);
    // The list begins with the button, which stays where it was pressed.
    if (top !== undefined && earlier.top !== 0) window.scrollBy({ top: top - earlier.top, behavior: "instant" });
  }, [firstId]);
}

/** The field of the time, which stands in the search form of the same element. */
function focusTime(here: HTMLElement | null) {
  const root = here?.getRootNode();
  if (root instanceof ShadowRoot) root.querySelector<HTMLElement>("[type=time]")?.focus();
}
