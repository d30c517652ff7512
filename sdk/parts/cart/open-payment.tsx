import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import type { CartView } from "../../machines/cart/cart.types.ts";
import { SharedPayment } from "./shared-payment.tsx";
import { OpenPaymentNotice } from "../../ui/open-payment-notice.tsx";

interface OpenPaymentProps {
  readonly cart: CartView;
  readonly languageTag: string;
  /** ms since 1970 by the server's clock. */
  readonly now: () => number;
  readonly stopPayment: () => void;
  /** Goes to the page of who shares the payment under way. */
  readonly openShared: () => void;
}

/** The basket is being paid for, so nothing of it can change; after a refused change it takes the focus. */
export function OpenPayment({ cart, languageTag, now, stopPayment, openShared }: OpenPaymentProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const paid = cart.cart;
  const isPaying = paid?.isPaying === true;
  const refused = cart.error?.code === "payment_open" ? cart.error : null;
  useLayoutEffect(() => {
    if (isPaying && refused) place.current?.focus();
  }, [isPaying, refused]);
  if (!isPaying) return null;
  if (paid.sharedPayment)
    return (
      <SharedPayment
        cart={paid}
        shared={paid.sharedPayment}
        languageTag={languageTag}
        now={now}
        place={place}
        role="status"
        open={openShared}
        stop={{
          words: refused?.task === "remove" ? t`Stop sharing and remove` : t`Stop sharing`,
          isBusy: cart.isStopping,
          onPress: stopPayment,
        }}
      />
    );
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
