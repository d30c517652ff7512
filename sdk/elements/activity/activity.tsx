import { useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { useFailureReport, useLoadFailureWords } from "../../parts/load-failure/load-failure-notice.tsx";
import type { ActivityProps } from "./activity.props.ts";
import { Contents } from "./contents.tsx";
import { Page } from "./page.tsx";
import { Similar } from "./similar.tsx";
import { Waiting } from "./waiting.tsx";

/** The detail page of an activity, in its four modes. */
export function ActivityView(props: ActivityProps) {
  const { activity, mode } = props;
  return (
    <article
      className="@container relative bg-surface"
      aria-label={activity?.title}
      aria-busy={props.state === "loading"}
    >
      {activity === undefined ? (
        props.state === "loading" ? (
          <Waiting isSlow={props.isSlow} mode={mode} />
        ) : (
          <NotThere {...props} />
        )
      ) : mode === "confirm" ? (
        <Contents activity={activity} languageTag={props.languageTag} accordionOnly />
      ) : (
        <Page {...props} activity={activity} mode={mode} />
      )}
    </article>
  );
}

/** Unknown, or not loaded: one sentence and a way forward. */
function NotThere({ state, failure, retry, allActivities, mode, ...props }: ActivityProps) {
  const { t } = useLingui();
  const Heading = mode === "full" ? "h1" : "h2";
  const sentences = useLoadFailureWords();
  const isMissing = state === "missing";
  const place = useFailureReport<HTMLDivElement>(isMissing ? undefined : failure);
  return (
    <div
      ref={place}
      className={`flex flex-col items-start gap-3 ${mode === "full" ? "mx-auto max-w-[1344px] px-4 py-12 @3xl:px-8 @3xl:py-18" : "py-6"}`}
    >
      <Heading className="text-28 font-strong tracking-[-0.021em] text-balance @3xl:text-36">
        {isMissing ? t`This activity is no longer here` : t`This page can’t be loaded at the moment`}
      </Heading>
      <p role={isMissing ? undefined : "alert"} className="max-w-measure text-pretty text-ink-2">
        {isMissing ? t`Perhaps it has moved, or its season is over. There is plenty more to do.` : sentences[failure]}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {!isMissing && <Button onPress={retry}>{t({ id: "general.tryAgain", message: "Try again" })}</Button>}
        <LinkButton
          href={allActivities}
          variant={isMissing ? "primary" : "secondary"}
        >{t`See all activities`}</LinkButton>
      </div>
      <slot />
      {isMissing && (
        <div className="mt-6 w-full">
          <Similar {...props} isLoading={props.isSimilarLoading} isWideOnly={false} />
        </div>
      )}
    </div>
  );
}
