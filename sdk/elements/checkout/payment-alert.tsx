import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import type { Problem } from "../../machines/checkout/checkout.types.ts";
import { SharedPayment } from "../../parts/cart/shared-payment.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { CheckoutProps } from "./checkout.props.ts";

/** What is no failure of a payment: what the buyer mends in the form, seats that are gone, a payment elsewhere. */
const kindsInPlace: readonly Problem["kind"][] = ["seats", "open"];
const codesInPlace: readonly string[] = ["payment_method_unavailable", "availability_full", "availability_closed"];

/** Whether a problem is shown above the payment methods; every other one opens the checkout-error drawer. */
export function isShownInPlace({ kind, code }: Problem): boolean {
  return kindsInPlace.includes(kind) || codesInPlace.includes(code);
}

/** Whether a distributor's invoice was not accepted: there is no other method to choose. */
export function isInvoice(problem: Pick<Problem, "method"> | null): boolean {
  return problem?.method === "invoice" || problem?.method === "invoice_by_provider";
}

/** Why the form has to be looked at again, above the methods: under way elsewhere, seats gone. */
export function PaymentAlert(props: CheckoutProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const problem = props.problem && isShownInPlace(props.problem) ? props.problem : null;
  const words = useAlertWords(problem, props);
  useLayoutEffect(() => {
    if (!problem) return;
    const frame = requestAnimationFrame(() => {
      // A payment that was begun in another window takes nobody out of a field.
      const root = place.current?.getRootNode() as ShadowRoot | undefined;
      if (root?.activeElement?.matches("input, select, textarea")) return;
      place.current?.scrollIntoView({
        block: "center",
        behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
      });
      place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [problem]);
  if (!problem) return null;
  const paid = props.cart?.cart;
  if (problem.kind === "open" && paid?.sharedPayment)
    return (
      <SharedPayment
        {...props}
        cart={paid}
        shared={paid.sharedPayment}
        place={place}
        role="alert"
        open={props.openShared}
        stop={{ words: t`Stop sharing and pay here`, isBusy: props.isBusy, onPress: props.takeOver }}
      />
    );
  return (
    <div ref={place} tabIndex={-1} className="focus-ring rounded-field">
      <Notice
        tone="warning"
        role="alert"
        actions={
          problem.kind === "open" && (
            <>
              <Button variant="secondary" size="small" className="mx-0! px-4!" onPress={props.resumePayment}>
                {t`Continue this payment`}
              </Button>
              <Button variant="quiet" size="small" onPress={props.takeOver}>
                {t`Stop it and pay here`}
              </Button>
            </>
          )
        }
      >
        <strong className="block font-strong">{words.title}</strong>
        {words.text}
      </Notice>
    </div>
  );
}

/** What has happened, and what it means for the booking. */
export function useAlertWords(
  problem: Problem | null,
  { methods, isHeld, cart }: Pick<CheckoutProps, "methods" | "isHeld" | "cart">,
): { title: string; text: string } {
  const { t } = useLingui();
  const method = problem?.method ?? null;
  const chosen = methods?.paymentMethods.find(({ type }) => type === method);
  // It is the bank of the card in a wallet that declines.
  const name = method === "card" || chosen?.isWallet ? null : (chosen?.name ?? null);
  const seatsHeld =
    isHeld && cart?.expiredHolds.length === 0
      ? t`Nothing was charged, and your seats stay held.`
      : t`Nothing was charged.`;
  const seatsInvoiced =
    isHeld && cart?.expiredHolds.length === 0
      ? t`Nothing was invoiced, and your seats stay held.`
      : t`Nothing was invoiced.`;
  const fields = t`Please try again, or choose another method.`;
  if (problem?.code === "payment_method_unavailable")
    return { title: t`This method can’t pay this amount`, text: `${seatsHeld} ${fields}` };
  if (problem?.code === "availability_full" || problem?.code === "availability_closed") {
    return { title: t`This time can no longer be booked`, text: t`Nothing was charged. Please choose another time.` };
  }
  if (isInvoice(problem) && problem?.kind === "refused")
    return { title: t`The invoice was declined`, text: seatsInvoiced };
  if (isInvoice(problem) && problem?.kind === "cancelled")
    return { title: t`You have not accepted the invoice`, text: seatsInvoiced };
  switch (problem?.kind) {
    case "refused":
      return name
        ? { title: t`${name} has declined the payment`, text: `${seatsHeld} ${fields}` }
        : {
            title: t`Your bank has declined the payment`,
            text: `${seatsHeld} ${t`Please try another card or another method.`}`,
          };
    case "cancelled":
      return {
        title: name ? t`You have cancelled the payment with ${name}` : t`The payment was cancelled`,
        text: `${seatsHeld} ${fields}`,
      };
    case "refunded":
      return {
        title: t`Your payment came too late`,
        text: t`The seats were no longer held. What you paid goes back the way it came; it takes a few days.`,
      };
    case "open":
      return {
        title: t`A payment is under way`,
        text: t`A payment of this booking was begun and is not finished. Continue it, or stop it and pay here: you never pay twice.`,
      };
    default:
      if (isHeld) {
        return {
          title: t`Some seats are no longer held`,
          text: t`The time to pay was over for them, so nothing was charged. Hold them again above, or let them go: what you have entered stays.`,
        };
      }
      return {
        title: t`Your seats are no longer held`,
        text: t`The time to pay was over, so nothing was charged. Hold them again above, if they are still free: what you have entered stays.`,
      };
  }
}
