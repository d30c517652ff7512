import { useLingui } from "@lingui/react/macro";
import { ShoppingBasket } from "lucide";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { StepHeading } from "../frame/step-heading.tsx";
import type { LazyStepProps } from "../step-body.tsx";

/** The seats are held, and the page navigates to the basket; shown again on return. */
export default function ReservedStep({ props: { view, summary }, takesFocus, notice }: LazyStepProps) {
  const { t } = useLingui();
  if (view.kind !== "reserved") return null;
  return (
    <div className="pt-6">
      <StepHeading
        takesFocus={takesFocus}
        note={
          summary.isFree
            ? t`We hold them for 30 minutes.`
            : summary.isInvoiced
              ? t`We hold them for 30 minutes. You book on invoice in the basket.`
              : t`We hold them for 30 minutes. You pay in the basket.`
        }
      >{t`Your seats are reserved`}</StepHeading>
      {notice}
      <div className="flex flex-wrap gap-3 pt-6">
        <LinkButton variant="primary" icon={ShoppingBasket} href={view.basketUrl}>{t`Go to the basket`}</LinkButton>
        <Button variant="secondary" onPress={view.bookAnother}>{t`Book once more`}</Button>
      </div>
    </div>
  );
}
