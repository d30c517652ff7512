import { useLingui } from "@lingui/react/macro";
import { timeOf } from "../../contracts/time.ts";
import { wallTimeOf } from "../../machines/transport/time.rules.ts";
import { LoadFailureNotice } from "../../parts/load-failure/load-failure-notice.tsx";
import { fullDateInWords } from "../../parts/when.ts";
import { ActionNotice } from "../../ui/action-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { useLazyCode } from "../../ui/use-lazy-code.ts";
import { connections } from "./connections.lazy.ts";
import type { ResultsProps } from "./transport.props.ts";
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
  const { code: Connections, hasFailed, retry } = useLazyCode(connections, state !== "incomplete");
  const isShown = state === "shown";
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
      {results.lastWayBack && <LastWayBackNotice {...results.lastWayBack} />}
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
      {(state === "loading" || state === "typing" || (isShown && !Connections && !hasFailed)) && (
        <Loading results={results} />
      )}
      {state === "failed" && <Failed results={results} languageTag={languageTag} />}
      {isShown && !Connections && hasFailed && (
        <LoadFailureNotice failure={navigator.onLine ? "error500" : "offline"} retry={retry} />
      )}
      {isShown && Connections && <Connections results={results} languageTag={languageTag} isBooking={isBooking} />}
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
function LastWayBackNotice({ leavesAt, after, isEnd }: NonNullable<ResultsProps["lastWayBack"]>) {
  const { t } = useLingui();
  const end = wallTimeOf(after).time;
  const last = leavesAt && timeOf(leavesAt);
  const ofWholeDay = last
    ? t`The last connection back on this day leaves at ${last}.`
    : t`There is no connection back after ${end} on this day.`;
  const beforeEnd = last
    ? t`The last connection back leaves at ${last}, before the activity ends at ${end}.`
    : t`There is no connection back after the activity ends at ${end}.`;
  return (
    <div className="mb-4">
      <Notice tone="warning" role="status">
        {isEnd ? beforeEnd : ofWholeDay}
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
  const { kind } = failure;
  // A date outside of the timetable is no failure.
  if (kind === "outsideTimetable")
    return failure.nextDate ? (
      <ActionNotice action={t`Search on ${day(failure.nextDate)}`} onPress={() => results.setDate(failure.nextDate)}>
        {words}
      </ActionNotice>
    ) : (
      <Notice tone="warning" role="alert">
        {words}
      </Notice>
    );
  const error = `${t({ id: "Transport.errorLoadingTrips", message: "The connections could not be loaded." })} ${words}`;
  if (kind === "unknownOrigin" || kind === "unknownDestination")
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
