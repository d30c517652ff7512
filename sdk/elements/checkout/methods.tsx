import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { PaymentMethodType } from "../../contracts/payment.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PaymentMark, paymentName } from "../../ui/payment-mark.tsx";
import { printedExpiry } from "../../ui/printed-expiry.ts";
import { RadioRows, type RadioRow } from "../../ui/radio-rows.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { CardFields } from "./card-fields.tsx";
import type { CheckoutProps } from "./checkout.props.ts";
import { useFocus } from "./use-focus.ts";
import { Wallets } from "./wallets.tsx";

/** Marks that fit beside the name; the others are named in the line below. */
const marksShown = 2;
/** Before the id of a kept card: the value of its row, beside those of the methods. */
const keptPrefix = "kept:";

/** How the buyer wants to pay: rows with marks, the card's fields inside its row. */
export function Methods(props: CheckoutProps) {
  const { t } = useLingui();
  const group = useRef<HTMLFieldSetElement>(null);
  const card = useRef<HTMLDivElement>(null);
  useFocus(props.focus, "methods", group);
  const hints: Partial<Record<PaymentMethodType, string>> = { twint: t`Scan a code or open the app` };
  const { provider, paymentMethods = [], savedCards = null } = props.methods ?? {};
  const takesCards = paymentMethods.some(({ type }) => type === "card");
  const keptRows = (takesCards ? (savedCards ?? []) : []).map((kept): RadioRow => {
    const brand = paymentName(kept.brand);
    const { last4 } = kept;
    const expiry = printedExpiry(kept);
    return {
      value: keptPrefix + kept.cardId,
      label: t`${brand} ending in ${last4}`,
      hint: kept.isExpired ? t`Expired ${expiry}: please use another card` : t`Valid until ${expiry}`,
      mark: <PaymentMark of={kept.brand} />,
      disabled: kept.isExpired,
    };
  });
  const rowMethods = paymentMethods.filter(({ isWallet }) => !isWallet);
  const methodRows = rowMethods.map(({ type, name, brands }): RadioRow =>
    type === "card"
      ? {
          value: type,
          label: keptRows.length > 0 ? t`Another card` : t`Card`,
          hint: brands.map(paymentName).join(", "),
          mark: brands.slice(0, marksShown).map((brand) => <PaymentMark key={brand} of={brand} />),
          more: provider && (
            <div ref={card}>
              <CardFields {...props} provider={provider} />
              {savedCards && (
                <div className="mt-2">
                  <Checkbox checked={props.keepsCard} onChange={props.tickKeeping}>
                    {t`Keep this card for next time. You can delete it in your settings.`}
                  </Checkbox>
                </div>
              )}
            </div>
          ),
        }
      : { value: type, label: name, hint: hints[type], mark: <PaymentMark of={type} /> },
  );
  const sharedRow: RadioRow = {
    value: "shared" satisfies PaymentMethodType,
    label: t`Share the payment`,
    hint: t`Everybody pays a share by a link`,
  };
  return (
    <section>
      <h2 className="mb-4 text-22 font-strong tracking-[-0.014em]">{t`How do you want to pay?`}</h2>
      {props.methodsFailed ? (
        <Notice
          tone="warning"
          role="alert"
          actions={
            <Button variant="quiet" size="small" onPress={props.retryMethods}>
              {t`Try again`}
            </Button>
          }
        >
          {t`We could not load the payment methods.`}
        </Notice>
      ) : props.methods === null ? (
        <Skeleton word={t`Still loading the payment methods`}>
          <div className="flex flex-col gap-px">
            <Bone className="h-16 w-full" />
            <Bone className="h-16 w-full" />
            <Bone className="h-16 w-full" />
          </div>
        </Skeleton>
      ) : (
        <>
          <RadioRows
            label={t`How do you want to pay?`}
            labelHidden
            groupRef={group}
            value={props.cardId ? keptPrefix + props.cardId : props.method}
            onChange={(value) =>
              value.startsWith(keptPrefix)
                ? props.choose("card", value.slice(keptPrefix.length))
                : props.choose(value as PaymentMethodType)
            }
            error={props.methodMissing ? t`Please choose how you want to pay.` : undefined}
            rows={[...keptRows, ...methodRows, ...(props.isShareable ? [sharedRow] : [])]}
          />
          {provider && paymentMethods.length > rowMethods.length && <Wallets {...props} provider={provider} />}
        </>
      )}
    </section>
  );
}
