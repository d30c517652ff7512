import { useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import type { StepProps, StepView } from "./dialog.props.ts";
import { StepHeading } from "./step-heading.tsx";
import { useTripTitle } from "./use-trip-title.tsx";

type View = Extract<StepView, { kind: "trash" }>;

/** Really remove it? */
export function TrashStep({ view, takesFocus, ...props }: StepProps & { readonly view: View }) {
  const { t } = useLingui();
  const { title, when } = useTripTitle(props);
  return (
    <div className="pt-4">
      <StepHeading
        takesFocus={takesFocus}
        note={
          <>
            {title} · {when}
          </>
        }
      >
        {t`Remove this trip from your basket?`}
      </StepHeading>
      <p className="max-w-measure pt-2 text-16 text-ink-2">{t`Nothing has been paid, so nothing is lost.`}</p>
      <div className="flex flex-wrap gap-3 pt-6">
        <Button variant="danger" busy={view.isRemoving} busyWord={t`Removing the trip`} onPress={view.remove}>
          {t`Remove trip`}
        </Button>
        <Button variant="secondary" disabled={view.isRemoving} onPress={view.cancel}>{t`Keep it`}</Button>
      </div>
    </div>
  );
}
