import { useLingui } from "@lingui/react/macro";
import { ActionNotice } from "../../ui/action-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ListProps } from "./listing.props.ts";

/** What went wrong while a list stands: it floats at the foot of the window, so that nothing moves. */
export function Failures({ status, failure, isLocationUnknown, retry }: ListProps) {
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
