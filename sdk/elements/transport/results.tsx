import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, ChevronUp, Footprints } from "lucide";
import { useLayoutEffect, useRef } from "react";
import { dateOf, timeOf } from "../../contracts/time.ts";
import { wallTimeOf } from "../../machines/transport/time.rules.ts";
import { LoadFailureNotice } from "../../parts/load-failure/load-failure-notice.tsx";
import { fullDateInWords } from "../../parts/when.ts";
import { ActionNotice } from "../../ui/action-notice.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import type { ResultsProps } from "./transport.props.ts";
import { TripCard } from "./trip-card.tsx";
import { useDurationWords } from "./use-duration-words.ts";
import { useFailureWords } from "./use-failure-words.ts";

interface Props {
  readonly results: ResultsProps;
  readonly languageTag: string;
  /** The dialog of the open trip is on the way. */
  readonly isBooking?: boolean;
}

/** What the search has found, or why it hasn't. */
export function Results({ results, languageTag, isBooking }: Props) {
  const { t } = useLingui();
  const { state } = results;
  return (
    <div className="mt-6 border-t border-line pt-6" aria-busy={state === "loading"}>
      {results.isLinkBroken && (
        <div className="mb-4">
          <Notice
            tone="warning"
            role="status"
          >{t`The connection of this link no longer runs, or is of another search. Here are others.`}</Notice>
        </div>
      )}
      {results.hasLinkFailed && (
        <div className="mb-4">
          <ActionNotice
            action={t({ id: "general.tryAgain", message: "Try again" })}
            onPress={results.retryLink}
          >{t`The connection of this link could not be loaded.`}</ActionNotice>
        </div>
      )}
      {results.replaced && <ReplacedTime results={results} languageTag={languageTag} />}
      {results.wayHome && <WayHomeNotice {...results.wayHome} />}
      {state === "incomplete" && (
        <p className="text-16 text-ink-2">
          {t({
            id: "Transport.selectOriginDestination",
            message: "Choose where from and where to: connections then appear here.",
          })}
        </p>
      )}
      {state === "samePlace" && (
        <Notice
          tone="info"
          role="status"
        >{t`Origin and destination are the same place. Please change one of them.`}</Notice>
      )}
      {(state === "loading" || state === "settling") && <Loading results={results} />}
      {state === "failed" && <Failed results={results} languageTag={languageTag} />}
      {state === "shown" && <Shown results={results} languageTag={languageTag} isBooking={isBooking} />}
    </div>
  );
}

/** Why another time is searched than the one that was given. */
function ReplacedTime({ results: { replaced, date, time }, languageTag }: Props) {
  const { t } = useLingui();
  const at = `${fullDateInWords(date, languageTag)}, ${time}`;
  return (
    <div className="mb-4">
      <Notice tone="info" role="status">
        {replaced === "past"
          ? t`This day has passed. The search is for ${at}.`
          : t`The link had a date or a time that doesn’t exist. The search is for ${at}.`}
      </Notice>
    </div>
  );
}

/** The last connection back leaves before the activity ends: to know, and no obstacle. */
function WayHomeNotice({ leavesAt, endsAt }: NonNullable<ResultsProps["wayHome"]>) {
  const { t } = useLingui();
  const end = wallTimeOf(endsAt).time;
  const last = leavesAt && timeOf(leavesAt);
  return (
    <div className="mb-4">
      <Notice tone="warning" role="status">
        {last
          ? t`The last connection back leaves at ${last}, before the activity ends at ${end}.`
          : t`There is no connection back after the activity ends at ${end}.`}
      </Notice>
    </div>
  );
}

function Loading({ results }: Pick<Props, "results">) {
  const { t } = useLingui();
  return (
    <Skeleton
      word={
        results.isSlow
          ? t`This takes longer than usual. We are still looking for connections …`
          : t({ id: "Transport.loadingTrips", message: "Looking for connections …" })
      }
      isSlow={results.isSlow}
    >
      <div className="flex flex-col gap-3">
        <Bone className="h-11" />
        {[0, 1, 2, 3, 4, 5].map((bone) => (
          <Bone key={bone} className="h-47 rounded-card @min-[480px]:h-46 @min-[860px]:h-23" />
        ))}
      </div>
    </Skeleton>
  );
}

function Failed({ results, languageTag }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { failure } = results;
  if (!failure) return null;
  const day = (date: string) => (date ? fullDateInWords(date, languageTag) : "");
  const words = failureWords(failure.kind, day(failure.firstDate), day(failure.lastDate));
  const error = `${t({ id: "Transport.errorLoadingTrips", message: "The connections could not be loaded." })} ${words}`;
  const { kind } = failure;
  if (kind === "outsideTimetable" && failure.nextDate)
    return (
      <ActionNotice action={t`Search on ${day(failure.nextDate)}`} onPress={() => results.setDate(failure.nextDate)}>
        {error}
      </ActionNotice>
    );
  if (kind === "unknownOrigin" || kind === "unknownDestination" || kind === "outsideTimetable")
    return (
      <Notice tone="warning" role="alert">
        {error}
      </Notice>
    );
  if (kind === "rateLimited")
    return (
      <ActionNotice action={t({ id: "general.tryAgain", message: "Try again" })} onPress={results.retry}>
        {error}
      </ActionNotice>
    );
  return <LoadFailureNotice failure={kind} retry={results.retry} words={{ [kind]: error }} />;
}

function Shown({ results, languageTag, isBooking }: Props) {
  const { t } = useLingui();
  const durationWords = useDurationWords();
  const { trips, walk, added, loadingMore, failure, timetable } = results;
  const failureWords = useFailureWords();
  const root = useRef<HTMLDivElement>(null);
  useKeptPlace(root, trips[0]?.id);
  const count = trips.length;
  const status = added
    ? added.count === 0
      ? added.where === "earlier"
        ? t`There are no earlier connections.`
        : t`There are no later connections.`
      : added.where === "earlier"
        ? t`${plural(added.count, { one: "# earlier connection added", other: "# earlier connections added" })}`
        : t`${plural(added.count, { one: "# later connection added", other: "# later connections added" })}`
    : t`${plural(count, { one: "# connection", other: "# connections" })}`;
  const days = trips.map(({ startTime }) => dateOf(startTime));
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
