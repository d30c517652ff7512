import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { refusedReservation } from "../../machines/checkout/checkout.rules.ts";
import type { Problem } from "../../machines/checkout/checkout.types.ts";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import type { CheckoutProps } from "./checkout.props.ts";
import { useFailureWords } from "./failure-words.ts";
import { isInvoice, isShownInPlace, useAlertWords } from "./payment-alert.tsx";

/**
 * The checkout-error drawer, for a payment that was not made: what happened, what it means for the booking, what to do
 * now (purchase spec §8).
 */
export function ProblemDrawer(props: CheckoutProps) {
  const { t } = useLingui();
  const last = useRef<Problem | null>(null);
  const isOpen = props.problem !== null && !isShownInPlace(props.problem);
  if (isOpen) last.current = props.problem;
  const problem = last.current;
  const words = useProblemWords(problem, props);
  const incomplete = problem && refusedReservation(problem);
  return (
    <Drawer open={isOpen} onClose={props.closeProblem} title={words.title} closeWord={t`Close`} fits>
      <p className="max-w-measure" role="alert">
        {words.text}
      </p>
      <div className="mt-6 flex flex-col min-[600px]:items-start">
        {problem?.kind === "no_answer" ? (
          <Button onPress={props.pay}>{t`Ask again`}</Button>
        ) : isInvoice(problem) && (problem?.kind === "refused" || problem?.kind === "cancelled") ? (
          <Button onPress={props.pay}>{t`Try again`}</Button>
        ) : (
          <Button
            onPress={() => {
              props.closeProblem();
              if (incomplete !== null) props.edit(incomplete);
            }}
          >
            {words.way}
          </Button>
        )}
      </div>
    </Drawer>
  );
}

/** The message while the payment's result is unknown. */
export function useNoAnswerWords(): { title: string; text: string } {
  const { t } = useLingui();
  return {
    title: t`We got no answer`,
    text: t`We don’t know yet whether your payment went through. Ask again: it is the same payment, so you never pay twice.`,
  };
}

function useProblemWords(problem: Problem | null, props: CheckoutProps): { title: string; text: string; way: string } {
  const { t } = useLingui();
  const another = t`Choose how to pay`;
  const noAnswer = useNoAnswerWords();
  const refusal = useAlertWords(problem, props);
  const failure = useFailureWords(problem, props);
  switch (problem?.kind) {
    case "no_answer":
      return { ...noAnswer, way: another };
    case "refused":
    case "cancelled":
      return { ...refusal, way: another };
    case "refunded":
      return { ...refusal, way: t`Close` };
    default:
      return failure;
  }
}
