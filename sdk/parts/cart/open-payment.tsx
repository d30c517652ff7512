import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import type { CartView } from "../../machines/cart/cart.types.ts";
import { OpenPaymentNotice } from "../../ui/open-payment-notice.tsx";

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
  const words = refused?.task === "remove" ? t`Stop it and remove` : t`Stop the payment`;
  return (
    <OpenPaymentNotice
      place={place}
      role="status"
      title={t`A payment is under way`}
      text={t`While your basket is being paid for, it can’t be changed. Finish that payment, or stop it here: you never pay twice.`}
      stop={{ words, isBusy: cart.isStopping, busyWord: t`Stopping the payment`, onPress: stopPayment }}
    />
  );
}
