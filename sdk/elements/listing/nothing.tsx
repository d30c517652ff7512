import { useLingui } from "@lingui/react/macro";
import { RotateCcw, SearchX } from "lucide";
import { CardBones } from "../../ui/activity-card.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailureNotice } from "../../parts/load-failure/load-failure-notice.tsx";
import { columns } from "./columns.ts";
import type { ListProps } from "./listing.props.ts";
import { Suggestions } from "./suggestions.tsx";

/**
 * In the list's place: it is on its way, nothing was found, or nothing could be fetched. Each has a way forward
 * (discovery spec §8).
 */
export function Nothing(props: ListProps) {
  const { status, failure, isNarrowed, isNearby, hasOffers, search, restart, retry, allAddress } = props;
  const { t } = useLingui();
  if (status === "waiting") return <Waiting {...props} />;
  if (status === "failed") {
    return <LoadFailureNotice failure={failure} retry={retry} />;
  }
  const canRestart = isNarrowed && hasOffers;
  return (
    <>
      <div className="flex flex-col items-start gap-4 rounded-card bg-surface-2 p-6 forced-colors:border">
        <Icon of={SearchX} className="text-ink-2" />
        <p className="max-w-measure text-18 text-balance wrap-anywhere">
          {search !== null
            ? t`Nothing is found for “${search}”.`
            : canRestart
              ? t({ id: "filter.noResults", message: "No activity fits all that you have chosen." })
              : isNearby
                ? t`There is nothing to book within 200 km of this position.`
                : t({ id: "general.noResults", message: "There is nothing to book here at the moment." })}
        </p>
        {canRestart ? (
          <Button variant="secondary" icon={RotateCcw} onPress={restart}>
            {t`Start over`}
          </Button>
        ) : (
          <LinkButton href={allAddress}>{t`See all activities`}</LinkButton>
        )}
      </div>
      {!canRestart && <slot className="mt-3 block" />}
      <Suggestions {...props} />
    </>
  );
}

function Waiting(props: ListProps) {
  const { t } = useLingui();
  return (
    <Skeleton word={t`Still looking for activities`}>
      <div className={columns({ isSmall: true, hasSidebar: props.hasSidebar })}>
        {Array.from({ length: props.pageSize }).map((_, index) => (
          <CardBones key={index} />
        ))}
      </div>
    </Skeleton>
  );
}
