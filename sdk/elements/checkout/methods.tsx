import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { PaymentMethodType } from "../../contracts/payment.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RadioRows } from "../../ui/radio-rows.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { CardFields } from "./card-fields.tsx";
import type { CheckoutProps } from "./checkout.props.ts";
import { Mark } from "./mark.tsx";
import { useFocus } from "./use-focus.ts";

const brandNames: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "Amex",
  discover: "Discover",
};
/** Marks that fit beside the name; the others are named in the line below. */
const marksShown = 2;

/** How the buyer wants to pay: rows with marks, the card's fields inside its row. */
export function Methods(props: CheckoutProps) {
  const { t } = useLingui();
  const group = useRef<HTMLFieldSetElement>(null);
  const card = useRef<HTMLDivElement>(null);
  useFocus(props.focus, "methods", group);
  const hints: Partial<Record<PaymentMethodType, string>> = { twint: t`Scan a code or open the app` };
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
        <RadioRows
          label={t`How do you want to pay?`}
          labelHidden
          groupRef={group}
          value={props.method}
          onChange={(value) => props.choose(value as PaymentMethodType)}
          error={props.methodMissing ? t`Please choose how you want to pay.` : undefined}
          rows={props.methods.paymentMethods.map(({ type, name, brands }) => ({
            value: type,
            label: type === "card" ? t`Card` : name,
            hint: type === "card" ? brands.map((brand) => brandNames[brand] ?? brand).join(", ") : hints[type],
            mark:
              type === "card" ? (
                brands.slice(0, marksShown).map((brand) => <Mark key={brand} of={brand} />)
              ) : (
                <Mark of={type} />
              ),
            more:
              type === "card" ? (
                <div ref={card}>
                  <CardFields {...props} provider={props.methods!.provider} />
                </div>
              ) : undefined,
          }))}
        />
      )}
    </section>
  );
}
