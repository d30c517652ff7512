import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { OpenPaymentFacts } from "../booking.props.ts";

/** The basket is being paid for, so it can’t change: why, and the two ways on. */
export function OpenPayment({ wanted, stop, isStopping, resume, isInline }: OpenPaymentFacts) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const stopWords = { reserve: t`Stop it and reserve`, change: t`Stop it and change`, remove: t`Stop it and remove` };
  /* Where the widget is short the notice would stand below its sticky bar, and nobody would see why nothing happened. */
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: "center" }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={place}>
      <Notice
        tone="warning"
        role="alert"
        actions={
          <>
            {stop && (
              <Button look="secondary" size="small" className="mx-0! px-4!" busy={isStopping} busyWord={t`One moment, please.`} onPress={stop}>
                {stopWords[wanted]}
              </Button>
            )}
            <Button look="quiet" size="small" onPress={resume}>
              {isInline ? t`Go to checkout` : t`Go to your basket`}
            </Button>
          </>
        }
      >
        <strong className="block font-strong">{t`A payment is under way`}</strong>
        {t`While your basket is being paid for, it can’t be changed. Finish that payment, or stop it here: you never pay twice.`}
      </Notice>
    </div>
  );
}
