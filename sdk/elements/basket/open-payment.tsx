import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import type { CartView } from "../../machines/cart/cart.types.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface OpenPaymentProps {
  readonly cart: CartView;
  readonly stopPayment: () => void;
}

/** The basket is being paid for, so nothing of it can change; after a refused change it takes the focus. */
export function OpenPayment({ cart, stopPayment }: OpenPaymentProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const isPaying = cart.cart?.isPaying === true;
  const refused = cart.error?.code === "payment_open" ? cart.error : null;
  useLayoutEffect(() => {
    if (isPaying && refused) place.current?.focus();
  }, [isPaying, refused]);
  if (!isPaying) return null;
  return (
    <div ref={place} tabIndex={-1} className="focus-ring rounded-field">
      <Notice
        tone="warning"
        role="status"
        actions={
          <Button look="secondary" size="small" className="mx-0! px-4!" busy={cart.isStopping} busyWord={t`Stopping the payment`} onPress={stopPayment}>
            {refused?.task === "remove" ? t`Stop it and remove` : t`Stop the payment`}
          </Button>
        }
      >
        <strong className="block font-strong">{t`A payment is under way`}</strong>
        {t`While your basket is being paid for, it can’t be changed. Finish that payment, or stop it here: you never pay twice.`}
      </Notice>
    </div>
  );
}
