import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { StepHeading } from "../frame/step-heading.tsx";

export interface TrashStepProps {
  /** What would be removed: the activity's title, and when. */
  readonly what: string;
  readonly busy: boolean;
  readonly takesFocus: boolean;
  readonly notice: ReactNode;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** Really remove it? */
export default function TrashStep({ what, busy, takesFocus, notice, onRemove, onKeep }: TrashStepProps) {
  const { t } = useLingui();
  return (
    <>
      <StepHeading takesFocus={takesFocus} note={what}>{t`Remove this booking from your basket?`}</StepHeading>
      {notice}
      <p className="max-w-measure pt-2 text-16 text-ink-2">{t`Your seats become free for others. Nothing has been paid, so nothing is lost.`}</p>
      <div className="flex flex-wrap gap-3 pt-6">
        <Button look="danger" busy={busy} busyWord={t`Removing the booking`} onPress={onRemove}>{t`Remove booking`}</Button>
        <Button look="secondary" onPress={onKeep}>{t`Keep it`}</Button>
      </div>
    </>
  );
}
