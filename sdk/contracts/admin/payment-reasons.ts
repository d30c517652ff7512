/**
 * Why a payment or a refund was refused, by the provider's codes, as the team's pages and mails say it. The
 * translations stand in the catalogue of the team's pages.
 */
export const providerReasons: Readonly<Record<string, string>> = {
  exceeds_payment: "Everything is refunded already",
  lost_or_stolen_card: "Card reported lost or stolen",
  charge_disputed: "The payment is disputed",
  expired_or_canceled_card: "Card expired or closed",
  insufficient_funds: "Not enough funds",
  lost_card: "Card reported lost",
  stolen_card: "Card reported stolen",
  authorisation_expired: "The reservation has expired",
  bank_reversal: "Taken back by the bank",
  card_declined: "Declined by the bank",
  payment_declined: "Refused by the payment provider",
  payment_method_provider_decline: "Refused by the payment provider",
  authentication_failed: "Not confirmed with the bank",
  payment_intent_authentication_failure: "Not confirmed with the bank",
  expired_card: "The card has expired",
  incorrect_cvc: "Wrong security code",
  generic_decline: "Declined by the bank",
  do_not_honor: "Declined by the bank",
};

/** Of a code without words of its own. */
export const providerReason = "Refused by the payment provider ({code})";

/** What a payer says who contests a payment, by the provider's codes. */
export const disputeReasons: Readonly<Record<string, string>> = {
  fraudulent: "The payer says it was not them",
  product_not_received: "The payer says they received nothing",
  product_unacceptable: "The payer says it was not as described",
  duplicate: "The payer says they paid twice",
  credit_not_processed: "The payer says a refund is missing",
  unrecognized: "The payer does not recognise it",
  general: "No reason given",
};
