import { useLingui } from "@lingui/react/macro";
import { Lock } from "lucide";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Price } from "../../ui/price.tsx";
import { HoldWords } from "../../parts/cart/hold-words.tsx";
import type { CheckoutProps } from "./checkout.props.ts";
import { useNoAnswerWords } from "./problem-drawer.tsx";
import { soonestEnd } from "../../parts/cart/soonest-end.ts";
import { useAboveKeyboard } from "./use-above-keyboard.ts";

/** The one button that pays. In a narrow place total and countdown stand beside it, and the bar stays in sight. */
export function PayBar(props: CheckoutProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  const cart = props.cart?.cart;
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 -mx-2 -mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-2 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] @4xl:static @4xl:col-start-1 @4xl:row-start-2 @4xl:m-0 @4xl:justify-end @4xl:border-0 @4xl:p-0 print:static"
    >
      {cart && props.isHeld && !props.isUnanswered && (
        <div className="flex min-w-0 flex-col @4xl:hidden">
          <p>
            <span className="sr-only">{cart.vouchersTotal.amount > 0 ? t`Left to pay` : t`Total`} </span>
            <Price of={cart.due} className="text-18 font-strong" />
          </p>
          <HoldWords until={soonestEnd(cart)} now={props.now} brief />
        </div>
      )}
      {props.isUnanswered && <Unanswered />}
      <PayButton {...props} />
    </div>
  );
}

/** Why the form is locked, after its drawer was closed. */
function Unanswered() {
  const { title, text } = useNoAnswerWords();
  return (
    <div className="mb-1 basis-full">
      <Notice tone="warning">
        <strong className="block font-strong">{title}</strong>
        {text}
      </Notice>
    </div>
  );
}

function PayButton(props: CheckoutProps) {
  const { t } = useLingui();
  // What was handed in can't change before its answer is known, whatever became of the seats meanwhile.
  if (props.isUnanswered) {
    return (
      <Button type="submit" onPress={props.pay} className="@max-4xl:grow @4xl:min-w-80">
        {t`Ask again`}
      </Button>
    );
  }
  // Nothing can be paid before all is held: the button says what comes first, and a press leads there.
  if (!props.isHeld || props.hasExpiredHolds) {
    return (
      <Button
        type="submit"
        variant="instruction"
        busy={props.isBusy}
        onPress={props.pay}
        className="@max-4xl:grow @4xl:min-w-80"
      >
        {t`Hold your seats again first`}
      </Button>
    );
  }
  const isCodeUnderWay = props.codes.view !== null && props.codes.view.state !== "idle";
  const total = props.cart?.cart?.due.formatted ?? "";
  const name = props.methods?.paymentMethods.find(({ type }) => type === props.method)?.name;
  const full = props.isFree
    ? t`Book for free`
    : props.isPaidByVouchers
      ? t`Pay with your gift voucher`
      : props.method === "shared"
        ? t`Share the payment`
        : props.isInvoice
          ? t`Book on invoice for ${total}`
          : props.method === "card"
            ? t`Pay ${total} by card`
            : name
              ? t`Pay ${total} with ${name}`
              : t`Pay ${total}`;
  return (
    <Button
      type="submit"
      onPress={props.pay}
      icon={Lock}
      busy={props.isBusy}
      disabled={isCodeUnderWay}
      busyWord={t`Your payment is on its way`}
      className="text-balance @max-4xl:grow @max-lg:[&_svg]:hidden @4xl:min-w-80"
    >
      {full}
    </Button>
  );
}
