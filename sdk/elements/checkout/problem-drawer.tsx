import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { Problem } from "../../machines/checkout/checkout.types.ts";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import type { CheckoutProps } from "./checkout.connect.ts";

/** The checkout-error drawer: what happened, what it means for the booking, what to do now (purchase spec §8). */
export function ProblemDrawer(props: CheckoutProps) {
  const { t } = useLingui();
  const last = useRef<Problem | null>(null);
  last.current = props.problem ?? last.current;
  const problem = last.current;
  const words = useProblemWords(problem);
  return (
    <Drawer
      open={props.problem !== null}
      onClose={props.closeProblem}
      title={words.title}
      closeWord={t`Close`}
      bar={
        problem?.kind === "no_answer" ? (
          <Button wide onPress={props.pay}>
            {t`Ask again`}
          </Button>
        ) : (
          <Button wide onPress={props.closeProblem}>
            {words.way}
          </Button>
        )
      }
    >
      <p className="max-w-measure" role="alert">
        {words.text}
      </p>
    </Drawer>
  );
}

function useProblemWords(problem: Problem | null): { title: string; text: string; way: string } {
  const { t } = useLingui();
  const another = t`Choose how to pay`;
  if (problem?.code === "price_changed") {
    return {
      title: t`The price has changed`,
      text: t`Nothing was charged. Please look at the new total, then pay if it suits you.`,
      way: t`Look at the new total`,
    };
  }
  if (problem?.code === "payment_method_unavailable") {
    return { title: t`This method can’t pay this amount`, text: t`Nothing was charged, and your seats stay held. Please choose another method.`, way: another };
  }
  switch (problem?.kind) {
    case "refused":
      return {
        title: t`Your bank has said no`,
        text: t`Nothing was charged, and your seats stay held. Please try another card or another method.`,
        way: another,
      };
    case "cancelled":
      return {
        title: t`The payment was cancelled`,
        text: t`Nothing was charged, and your seats stay held. You can pay again whenever you like.`,
        way: another,
      };
    case "seats":
      return {
        title: t`Your seats are no longer held`,
        text: t`The time to pay was over, so nothing was charged. Your basket offers to hold them again, if they are still free.`,
        way: t`Look at the basket`,
      };
    case "no_answer":
      return {
        title: t`We got no answer`,
        text: t`We don’t know yet whether your payment went through. Ask again: it is the same payment, so you never pay twice.`,
        way: another,
      };
    case "open":
      return {
        title: t`A payment is under way`,
        text: t`This booking is being paid in another window. Finish it there, or try again in a moment.`,
        way: another,
      };
    default:
      return {
        title: t`The payment did not work`,
        text: t`Something went wrong on our side. Nothing was charged, and your seats stay held. Please try again.`,
        way: another,
      };
  }
}
