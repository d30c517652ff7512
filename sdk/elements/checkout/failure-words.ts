import { useLingui } from "@lingui/react/macro";
import { refusedReservation } from "../../machines/checkout/checkout.rules.ts";
import type { Problem } from "../../machines/checkout/checkout.types.ts";
import type { CheckoutProps } from "./checkout.props.ts";

/**
 * What a refused check-out or payment says in the checkout-error drawer, by the code of its answer (purchase spec §8):
 * what happened, and `way`, the words of the button that leads on.
 */
export function useFailureWords(
  problem: Problem | null,
  { cart, isHeld }: Pick<CheckoutProps, "cart" | "isHeld">,
): { title: string; text: string; way: string } {
  const { t } = useLingui();
  const seats = isHeld ? t`Nothing was charged, and your seats stay held.` : t`Nothing was charged.`;
  const another = t`Choose how to pay`;
  switch (problem?.code) {
    case "price_changed":
      return {
        title: t`The price has changed`,
        text: t`Nothing was charged. Please look at the new total, then pay if it suits you.`,
        way: t`Look at the new total`,
      };
    case "rebate_unknown":
      return {
        title: t`A code can’t be used any more`,
        text: `${seats} ${t`Its time is over, or it has been used up. Take the code out, then pay.`}`,
        way: t`Look at your codes`,
      };
    case "personalization_invalid": {
      const refused = refusedReservation(problem);
      const title = cart?.cart?.reservations.find(({ reservationId }) => reservationId === refused)?.activityTitle;
      return {
        title: t`Details of your group are missing`,
        text: `${seats} ${title ? t`Please complete the details of “${title}”, then pay.` : t`Please complete them, then pay.`}`,
        way: t`Complete the details`,
      };
    }
    case "too_many_requests":
      return {
        title: t`Please wait a moment`,
        text: `${seats} ${t`This was tried very often. Try again in a minute.`}`,
        way: t`Close`,
      };
    case "provider_unavailable":
      return {
        title: t`The payment service can’t be reached`,
        text: `${seats} ${t`Please try again in a minute, or choose another method.`}`,
        way: another,
      };
    case "return_url_forbidden":
      return {
        title: t`You can’t pay on this page`,
        text: `${seats} ${t`The page that you are on is set up wrongly for payments. Please book in our shop instead.`}`,
        way: t`Close`,
      };
    case "credit_limit":
      return {
        title: t`This is more than your company’s limit`,
        text: `${seats} ${t`Take something out of the basket, pay open invoices, or ask us for a higher limit.`}`,
        way: t`Close`,
      };
    case "not_signed_in":
      return {
        title: t`You are signed out`,
        text: `${seats} ${t`Sign in again to pay with a saved card, or pay with another one.`}`,
        way: another,
      };
    case "card_not_found":
      return {
        title: t`This card is no longer saved`,
        text: `${seats} ${t`Please choose another card.`}`,
        way: another,
      };
    case "forbidden":
      return {
        title: t`Your account can’t book on invoice`,
        text: `${seats} ${t`Please ask us to approve invoices for your account.`}`,
        way: t`Close`,
      };
    default:
      return {
        title: t`The payment did not work`,
        text: `${t`Something went wrong on our side.`} ${seats} ${t`Please try again.`}`,
        way: another,
      };
  }
}
