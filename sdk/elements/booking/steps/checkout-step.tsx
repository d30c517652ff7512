import { useLingui } from "@lingui/react/macro";
import { CalendarPlus } from "lucide";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { StepHeading } from "../frame/step-heading.tsx";
import type { LazyStepProps } from "../step-body.tsx";

/**
 * Paying without leaving the page, also on return from a provider: the check-out reads the result. And a link to one
 * more booking.
 */
export default function CheckoutStep({ props: { view, summary, head }, takesFocus }: LazyStepProps) {
  const { t } = useLingui();
  const outcome = useRef<HTMLDivElement>(null);
  /* The page was loaded anew at its top: who comes back from paying wants to see how it went. In braces, for scrolling
     answers with a promise, which React would take for the effect's end. */
  useLayoutEffect(() => {
    outcome.current?.scrollIntoView({ block: "start" });
  }, []);
  if (view.kind !== "checkout") return null;
  const checkout = (
    <gipfel-checkout
      {...view.pass}
      return-url={view.returnUrl}
      onpayment-begun={view.paymentBegun}
      onpayment-ended={view.paymentEnded}
      ongipfel-error={view.paymentEnded}
    />
  );
  const kept = view.isKeptOpen && (
    <div className={`sticky z-20 bg-surface pb-2 ${head.logoUrl ? "top-29.5" : head.close ? "top-17.5" : "top-2"}`}>
      <Notice tone="info" role="alert">
        {t`Your payment is being completed. This stays open until the answer is here.`}
      </Notice>
    </div>
  );
  if (view.bookingId !== null) {
    return (
      <div ref={outcome} className="scroll-mt-4 pt-6">
        {kept}
        {checkout}
        <p className="pt-8 print:hidden">
          <Button variant="secondary" icon={CalendarPlus} onPress={view.bookAnother}>{t`Book once more`}</Button>
        </p>
      </div>
    );
  }
  return (
    <div className="pt-4 @min-[640px]:pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 pb-2">
        <StepHeading takesFocus={takesFocus}>
          {summary.isFree ? t`Book now` : summary.isInvoiced ? t`Book on invoice` : t`Book and pay`}
        </StepHeading>
        <Button
          variant="quiet"
          size="small"
          icon={CalendarPlus}
          onPress={view.bookAnother}
        >{t`Add another booking`}</Button>
      </div>
      {kept}
      {checkout}
    </div>
  );
}
