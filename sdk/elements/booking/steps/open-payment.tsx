import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { OpenPaymentNotice } from "../../../ui/open-payment-notice.tsx";
import type { OpenPaymentDetails } from "../booking.props.ts";

/** The basket is being paid for, so it can’t change: why, and the two ways on. */
export function OpenPayment({ requested, stop, isStopping, resume, isInline }: OpenPaymentDetails) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const stopWords = { reserve: t`Stop it and reserve`, change: t`Stop it and change`, remove: t`Stop it and remove` };
  /* Where the widget is short the notice would be below its sticky bar, out of view. */
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: "center" }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <OpenPaymentNotice
      place={place}
      role="alert"
      title={t`A payment is under way`}
      text={t`While your basket is being paid for, it can’t be changed. Finish that payment, or stop it here: you never pay twice.`}
      stop={
        stop && { words: stopWords[requested], isBusy: isStopping, busyWord: t`One moment, please.`, onPress: stop }
      }
    >
      <Button variant="quiet" size="small" onPress={resume}>
        {isInline ? t`Go to checkout` : t`Go to your basket`}
      </Button>
    </OpenPaymentNotice>
  );
}
