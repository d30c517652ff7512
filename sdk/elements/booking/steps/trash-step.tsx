import { useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { StepHeading } from "../frame/step-heading.tsx";
import type { LazyStepProps } from "../step-body.tsx";

/** Really remove it? */
export default function TrashStep({ props: { view, head }, takesFocus, notice }: LazyStepProps) {
  const { t } = useLingui();
  if (view.kind !== "trash") return null;
  return (
    <div className="pt-6">
      <StepHeading takesFocus={takesFocus} note={head.title}>{t`Remove this booking from your basket?`}</StepHeading>
      {notice}
      <p className="max-w-measure pt-2 text-16 text-ink-2">{t`Your seats become free for others. Nothing has been paid, so nothing is lost.`}</p>
      <div className="flex flex-wrap gap-3 pt-6">
        <Button
          variant="danger"
          busy={view.isRemoving}
          busyWord={t`Removing the booking`}
          onPress={view.remove}
        >{t`Remove booking`}</Button>
        <Button variant="secondary" disabled={view.isRemoving} onPress={view.cancel}>{t`Keep it`}</Button>
      </div>
    </div>
  );
}
