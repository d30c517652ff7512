import type { PaymentMatter } from "../../commands/payment/payment-outbox.ts";
import type { RefundMatter } from "../../commands/refund/outbox.ts";
import { inEachLanguage } from "../../words/in-each-language.ts";

export type MoneyMatter = RefundMatter | PaymentMatter;

export interface MoneyMailWords {
  readonly greeting: string;
  readonly matters: Record<MoneyMatter, { readonly subject: string; readonly headline: string; readonly lead: string }>;
  readonly buyer: string;
  readonly amount: string;
  /** Before why the provider refused, or what a payer says who contests. */
  readonly code: string;
  /** Before how the team paid it, and who. */
  readonly settled: string;
  /** Before the date until which a dispute can be answered. */
  readonly respondBy: string;
  readonly open: string;
  readonly closing: string;
}

/**
 * The words of mails that ask the team to look after a refund or a payment. `{number}` is the booking's, `{amount}` the
 * refund's or the payment's.
 */
export const words: MoneyMailWords = {
  greeting: "Hello",
  matters: {
    captured_late: {
      subject: "Charged late: {amount}, booking {number}",
      headline: "A payment was charged after it had been closed",
      lead: "The payment provider charged {amount} for booking {number} after this payment had been recorded as unsuccessful. The amount goes back the way it came, by itself. If something of the booking is still to be paid, its page says so.",
    },
    not_captured: {
      subject: "Not charged: {amount}, booking {number}",
      headline: "A payment could not be charged",
      lead: "Booking {number} is confirmed, but the {amount} reserved for it can no longer be charged: the reservation on the card has ended. The guest holds a ticket that is not paid for. Please collect the amount another way, or cancel the booking.",
    },
    failed_late: {
      subject: "Failed late: {amount}, booking {number}",
      headline: "A payment has failed after it had succeeded",
      lead: "The payment of {amount} for booking {number} had arrived, and has failed at the payment provider since. The booking stands, and the guest holds a ticket that is not paid for. Please collect the amount another way, or cancel the booking.",
    },
    dispute_opened: {
      subject: "Disputed: {amount}, booking {number}",
      headline: "A payment is disputed",
      lead: "The payer disputes {amount} of booking {number} with their bank. Please answer at the payment provider, with proof of what was booked and used. Until the dispute ends, nothing of this payment is refunded.",
    },
    dispute_won: {
      subject: "Dispute won: {amount}, booking {number}",
      headline: "A dispute is won",
      lead: "The dispute about {amount} of booking {number} has ended for you: the amount is yours. Refunds that waited for it are carried out now.",
    },
    dispute_lost: {
      subject: "Dispute lost: {amount}, booking {number}",
      headline: "A dispute is lost",
      lead: "The dispute about {amount} of booking {number} has ended for the payer: the bank has given the amount back. It is not refunded a second time. If the booking still stands, please decide whether it is to be cancelled.",
    },
    by_hand: {
      subject: "Pay back by hand: {amount}, booking {number}",
      headline: "A refund is to be paid by hand",
      lead: "{amount} of booking {number} are to go back. The team collected this payment otherwise, so the payment provider can't pay it back. Please pay it back by hand and record it with the booking. The buyer reads that you are looking after it.",
    },
    account_given: {
      subject: "Account for a refund: {amount}, booking {number}",
      headline: "The buyer has named an account",
      lead: "{amount} of booking {number} are to go back, and the buyer has named the account for it. It stands with the refund on the booking’s page: please transfer the amount and record it there.",
    },
    twice_failed: {
      subject: "Please check: refund of {amount}, booking {number}",
      headline: "A refund that was paid twice has failed at the provider",
      lead: "The refund of {amount} for booking {number} was paid by you and by the payment provider. The provider’s payment has now failed. If the guest has sent you money back already, the refund is open again; otherwise the guest has your payment. Please check it and record it with the booking.",
    },
    paid_twice: {
      subject: "Paid twice: refund of {amount}, booking {number}",
      headline: "A refund was paid twice",
      lead: "The refund of {amount} for booking {number} was recorded as paid by other means. The payment provider has now paid it as well: the buyer has the money twice. Please claim {amount} back, and record it with the booking.",
    },
    refused: {
      subject: "Refund refused: {amount}, booking {number}",
      headline: "A refund was refused",
      lead: "The payment provider does not pay back the {amount} for booking {number}. Please try it again, or pay it by other means and record it with the booking. The buyer reads that you are looking after it.",
    },
    overdue: {
      subject: "Refund overdue: {amount}, booking {number}",
      headline: "A refund is overdue",
      lead: "The payment provider accepted the refund of {amount} for booking {number} two weeks ago and has not completed it. Please ask there: it may still arrive. Pay it by other means only if the provider will not pay it any more.",
    },
  },
  buyer: "Buyer",
  amount: "Amount",
  code: "Reason of the payment provider",
  settled: "Paid by other means",
  respondBy: "Answer by",
  open: "Open the booking",
  closing: "Kind regards. Your {shop} team",
};

export const moneyMailWords = inEachLanguage("server/money-mail", words);
