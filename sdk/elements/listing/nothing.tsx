import { useLingui } from "@lingui/react/macro";
import { RotateCcw, SearchX } from "lucide";
import { ActionNotice } from "../../ui/action-notice.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoadFailureNotice } from "../load-failure/load-failure-notice.tsx";
import type { ListProps } from "./listing.props.ts";
import { Suggestions } from "./suggestions.tsx";

/** In the list's place: nothing was found, or nothing could be fetched. Each has a way forward (discovery spec §8). */
export function Nothing(props: ListProps) {
  const { status, failure, isNarrowed, isNear, hasOffers, search, restart, retry, allAddress } = props;
  const { t } = useLingui();
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
              : isNear
                ? t`There is nothing to book within 200 km of this position.`
                : t({ id: "general.noResults", message: "There is nothing to book here at the moment." })}
        </p>
        {canRestart ? (
          <Button look="secondary" icon={RotateCcw} onPress={restart}>
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

/** What went wrong while a list stands: it floats at the foot of the window, so that nothing moves. */
export function Troubles({ status, failure, isLocationUnknown, retry }: ListProps) {
  const { t } = useLingui();
  if (status !== "stuck" && !isLocationUnknown) return null;
  return (
    <div className="sticky bottom-4 z-10 mx-auto mt-4 flex max-w-[560px] flex-col gap-2">
      {isLocationUnknown && (
        <div className="rounded-field bg-surface shadow-float">
          <Notice tone="warning" role="alert">
            {t({
              id: "filter.locationError",
              message:
                "Your browser does not tell us where you are, so we can’t sort by distance. You can allow it in the settings of this page.",
            })}
          </Notice>
        </div>
      )}
      {status === "stuck" && (
        <div className="rounded-field bg-surface shadow-float">
          <ActionNotice action={t`Try again`} onPress={retry}>
            {failure === "offline"
              ? t`You seem to be offline: this is what we had before.`
              : t`The list could not be renewed: this is what we had before.`}
          </ActionNotice>
        </div>
      )}
    </div>
  );
}
