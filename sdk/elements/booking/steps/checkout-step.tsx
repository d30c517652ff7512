import { useLingui } from "@lingui/react/macro";
import { CalendarPlus } from "lucide";
import { Button } from "../../../ui/button.tsx";
import { StepHeading } from "../frame/step-heading.tsx";
import type { LaterStepProps } from "../step-body.tsx";

/** Paying without leaving the page, or the confirmation of what has come back from paying; and the way to one more booking. */
export default function CheckoutStep({ props: { view }, takesFocus }: LaterStepProps) {
  const { t } = useLingui();
  if (view.kind !== "checkout") return null;
  if (view.bookingId !== null) {
    return (
      <div className="pt-6">
        <gipfel-confirmation {...view.pass} booking={view.bookingId} />
        <p className="pt-8 print:hidden">
          <Button look="secondary" icon={CalendarPlus} onPress={view.again}>{t`Book once more`}</Button>
        </p>
      </div>
    );
  }
  return (
    <div className="pt-4 @min-[640px]:pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 pb-2">
        <StepHeading takesFocus={takesFocus}>{t`Book and pay`}</StepHeading>
        <Button look="quiet" size="small" icon={CalendarPlus} onPress={view.again}>{t`Add another booking`}</Button>
      </div>
      <gipfel-checkout {...view.pass} return-url={view.returnUrl} />
    </div>
  );
}
