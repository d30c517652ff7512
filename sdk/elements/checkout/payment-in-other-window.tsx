import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { CheckoutProps } from "./checkout.props.ts";

/** A page that is being left shows nothing; one that is still here after this (ms) waits for another window. */
const stillHereAfter = 3000;

/** The payment continues in another window: a message with a link there, and a way to stop it. */
export function PaymentInOtherWindow({ reopenPayment, giveUp }: CheckoutProps) {
  const { t } = useLingui();
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsHere(true), stillHereAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open={isHere}
      onClose={giveUp}
      closesOnBackdrop={false}
      title={t`Your payment goes on in another window`}
      closeWord={t`Choose how to pay`}
      actions={
        <>
          <Button onPress={reopenPayment}>{t`Open it again`}</Button>
          <Button variant="quiet" onPress={giveUp}>
            {t`Choose how to pay`}
          </Button>
        </>
      }
    >
      <p>{t`When it is done there, this page goes on by itself.`}</p>
    </Dialog>
  );
}
