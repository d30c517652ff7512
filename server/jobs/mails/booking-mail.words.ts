import type { MailKind, MailPayment } from "../../domain/booking-mail.ts";
import { inEachLanguage } from "../../words/in-each-language.ts";

export interface KindWords {
  readonly subject: string;
  readonly headline: string;
  readonly lead: string;
  /** The same of several tickets. */
  readonly several?: Partial<Omit<KindWords, "several">>;
}

/**
 * `{number}`, `{title}`, `{date}`, `{email}`, `{total}`, `{open}`, `{kept}`, `{part}`, `{difference}`, `{account}`,
 * `{lost}` are of the booking.
 */
export interface MailWords {
  readonly greeting: string;
  /** What a cancellation is about, as `{part}`: some of a booking's items, or all of them. */
  readonly part: Record<"some" | "all", string>;
  /** Added to a cancellation of some items after which none stands. */
  readonly nothingStands: string;
  readonly kinds: Record<MailKind, KindWords>;
  readonly total: string;
  readonly bookingTotal: string;
  readonly manage: string;
  /** In place of `manage` where nothing of the booking stands. */
  readonly look: string;
  /** Where a refund is paid by transfer: what `refund_failed` begins with, what others add, and the button. */
  readonly transfer: Record<"lead" | "ask" | "button", string>;
  /** The link of a ticket's page; `{title}` is its activity's, where there are several. */
  readonly webTicket: Record<"only" | "several", string>;
  readonly attached: string;
  /** The same of several tickets. */
  readonly attachedSeveral: string;
  /** In the sentence of a lead that says that they are attached, as `{tickets}`. */
  readonly tickets: Record<"only" | "several", string>;
  readonly closing: string;
  /** In place of a kind's own lead, where no money was taken, or a refund of it has not gone through. */
  readonly leads: Record<Exclude<MailPayment, "taken">, Partial<Record<MailKind, string>>>;
  /** Of a cancellation, where some of the price stays on the invoice; and where nothing goes back of what was paid. */
  readonly cancelled: Record<
    "keptOnInvoice" | "creditedInPart" | "nothingBack" | "lost" | "bothWays" | "toVoucher",
    string
  >;
  /** Added to the lead of `request_refused` where something was kept of what was cancelled before. */
  readonly keptBefore: Record<"paid" | "invoiced", string>;
  /** After a move that costs `{difference}` less or more; nothing is said of money where the price is the same. */
  readonly costsLess: Partial<Record<MailPayment, string>>;
  /** Only invoices are changed to more. */
  readonly costsMore: string;
  /** After a move whose booking costs nothing, or can't be charged. */
  readonly notCharged: Partial<Record<MailPayment, string>>;
  /** After a move, of the tickets that were not changed. */
  readonly othersValid: string;
  /** After a move, of a trip for another time than its item's; `{when}` is the trip's start. */
  readonly misfit: string;
  /** Added to the lead of a refusal where trips went with what is refused. */
  readonly tripsEnd: string;
  /** Added where what goes back was paid by several people: `{own}` to the buyer, `{others}` to the others. */
  readonly toPayers: Record<"each" | "both", string>;
  /** What the mail of a request begins with where some of it is booked whatever the supplier answers. */
  readonly mixedRequest: Partial<Record<MailPayment, string>>;
  /** Before the time and tickets that an item had until it was moved. */
  readonly before: string;
  readonly toVouchers: string;
  /** Added to the lead of a cancellation, where a bank has given back a part of its payment. */
  readonly lostBefore: string;
  /** Of an item that does not stand any more, in a mail about more than that. */
  readonly isCancelled: string;
  /** In place of `kinds.booking_corrected` where all that was given before stays. */
  readonly added: KindWords;
  /** In place of `total` in mails about what goes back. */
  readonly refund: Record<MailPayment, string>;
  /** Where what is cancelled had a ticket, in the sentence that says so, as `{voided}`. */
  readonly voided: string;
  /** Before what the supplier wrote. */
  readonly note: string;
  /** The button of an invitation. */
  readonly review: string;
  /** In place of the lead of `supplier_changed` where all is again as it was booked. */
  readonly changedBack: string;
  /** Of an item, before the labels of what may be added by the link of the mail, as `{details}`. */
  readonly openDetails: string;
  /** Links of an item: to its ticket, and to a map of its meeting point. */
  readonly toTicket: string;
  readonly toMap: string;
}

/** The words of mails to who has booked. */
export const words: MailWords = {
  greeting: "Hello {name}",
  part: { some: "This part of booking {number}", all: "Booking {number}" },
  nothingStands: "With it, all of the booking is cancelled.",
  cancelled: {
    keptOnInvoice: "{part} is cancelled{voided}. Of its price, {kept} stays on your invoice.",
    creditedInPart:
      "{part} is cancelled{voided}. Its invoice is paid: of the price, {kept} stays with us, the rest is credited to your company’s account. The credit note follows by mail.",
    nothingBack: "{part} is cancelled{voided}. What you paid for it is not refunded.",
    lost: "{part} is cancelled{voided}. Your bank has already given back {lost} of this payment; nothing goes back beyond that.",
    bothWays:
      "{part} is cancelled{voided}. {money} goes to the same means of payment; it takes a few days. {vouchers} is back on your gift voucher.",
    toVoucher: "{part} is cancelled{voided}. {vouchers} is back on your gift voucher.",
  },
  leads: {
    refund_due: {
      booking_refunded:
        "Your payment of {total} for booking {number} came after the time for which the seats were held, and they have been sold since. The refund of the whole amount has not gone through yet: we are looking into it and will contact you. We are sorry.",
      booking_cancelled:
        "{part} is cancelled{voided}. The refund has not gone through yet: we are looking into it and will contact you.",
      request_part_refused:
        "This part of booking {number} could not be confirmed, and you don’t pay for it. The refund of {total} has not gone through yet: we are looking into it and will contact you. About the rest of the booking we write to you separately.",
      request_refused:
        "Booking {number} could not be confirmed. The refund of {total} has not gone through yet: we are looking into it and will contact you.",
    },
    released: {
      booking_cancelled: "Booking {number} is cancelled. Your card is not charged.",
      booking_confirmed: "Booking {number} is confirmed, and your card is not charged. {tickets}",
    },
    kept: { booking_cancelled: "{part} is cancelled. Of its price, your card is charged {kept}." },
    kept_all: {
      booking_cancelled: "Booking {number} is cancelled. Your card is charged {kept} for it.",
      request_refused:
        "Booking {number} could not be confirmed, and you don’t pay for it. For what was cancelled before, your card is charged {kept}.",
    },
    reserved: {
      booking_refunded:
        "The payment for booking {number} came after the time for which the seats were held, and they have been sold since. Your card is not charged: the {total} were only reserved, and are released. We are sorry.",
      booking_requested:
        "The supplier answers booking {number} by {until}. Your card is only charged if they confirm. We write to you as soon as we know.",
      request_part_refused:
        "This part of booking {number} could not be confirmed, and your card is not charged for it. About the rest of the booking we write to you separately.",
      request_refused: "Booking {number} could not be confirmed. Your card is not charged.",
      booking_cancelled: "{part} is cancelled, and your card is not charged for it.",
    },
    invoice: {
      booking_confirmed: "Booking {number} is confirmed, and the invoice follows. {tickets}",
      booking_cancelled: "{part} is cancelled{voided}. It is taken off your invoice.",
      booking_requested:
        "The supplier answers booking {number} by {until}. You are invoiced only for what they confirm. We write to you as soon as we know.",
      request_part_refused:
        "This part of booking {number} could not be confirmed, and you don’t pay for it. It is not invoiced. About the rest of the booking we write to you separately.",
      request_refused: "Booking {number} could not be confirmed. You are invoiced nothing for it.",
    },
    credited: {
      booking_cancelled:
        "{part} is cancelled{voided}. Its invoice is paid: {total} is credited to your company’s account, and taken off your next invoice or paid back. The credit note follows by mail.",
    },
    free: {
      booking_requested: "The supplier answers booking {number} by {until}. We write to you as soon as we know.",
      request_part_refused:
        "This part of booking {number} could not be confirmed, and you don’t pay for it. About the rest of the booking we write to you separately.",
      request_refused: "Booking {number} could not be confirmed.",
      booking_cancelled: "{part} is cancelled{voided}.",
      booking_confirmed: "Booking {number} is confirmed. {tickets}",
    },
    unpaid: {
      booking_confirmed:
        "Booking {number} is confirmed. {tickets} {open} of it are not paid, for a payment did not go through: our team will contact you about how to pay.",
      booking_cancelled: "{part} is cancelled{voided}. Your payment had not gone through, so you pay nothing for it.",
    },
    by_hand: {
      booking_cancelled: "{part} is cancelled{voided}. We pay {total} back to you ourselves, and contact you about it.",
    },
  },
  keptBefore: {
    paid: "For what was cancelled before, we keep {kept}.",
    invoiced: "For what was cancelled before, you are invoiced {kept}.",
  },
  costsLess: {
    taken: "{difference} goes back to the same means of payment; it takes a few days.",
    refund_due: "The refund of {difference} has not gone through yet: we are looking into it and will contact you.",
    reserved: "You pay {difference} less.",
    invoice: "The booking costs {difference} less, which is taken off your invoice.",
    credited: "The booking costs {difference} less, which is credited to your company’s account.",
    by_hand: "We pay {difference} back to you ourselves, and contact you about it.",
  },
  costsMore: "The booking costs {difference} more, which is added to your invoice.",
  notCharged: {
    released: "Your card is not charged.",
    unpaid: "Your payment has not gone through: our team will contact you about how to pay.",
  },
  othersValid: "The other tickets of this booking stay valid.",
  misfit: "Does not fit any more: {trip}, {when}. It goes with {item} and stays booked as it is.",
  toPayers: {
    each: "Each person who paid a share gets back their part of it, and is written to.",
    both: "Of it {own} goes back to you, and {others} to those who paid the other shares: each gets their part the way they paid, and is written to.",
  },
  tripsEnd: "The trips that go with it are cancelled too, and cost you nothing.",
  mixedRequest: {
    taken:
      "The supplier answers booking {number} by {until}. What is neither on request nor goes with it is then booked in any case. What they can’t confirm, you get back. We write to you as soon as we know.",
    reserved:
      "The supplier answers booking {number} by {until}. What is neither on request nor goes with it is then booked in any case. Your card is charged then, for what is booked. We write to you as soon as we know.",
    invoice:
      "The supplier answers booking {number} by {until}. What is neither on request nor goes with it is then booked in any case. You are invoiced then, for what is booked. We write to you as soon as we know.",
    free: "The supplier answers booking {number} by {until}. What is neither on request nor goes with it is then booked in any case. We write to you as soon as we know.",
  },
  kinds: {
    booking_confirmed: {
      subject: "Your ticket: {title} ({number})",
      headline: "You are booked",
      lead: "Booking {number} is paid and confirmed. {tickets}",
      several: { subject: "Your tickets: {title} ({number})" },
    },
    booking_rebooked: {
      subject: "Your new ticket: {title} ({number})",
      headline: "Your booking is changed",
      lead: "Booking {number} has another time or other tickets. Your new ticket is attached; the old one is not valid any more.",
      several: {
        subject: "Your new tickets: {title} ({number})",
        lead: "Booking {number} has another time or other tickets. Your new tickets are attached; the old ones are not valid any more.",
      },
    },
    booking_requested: {
      subject: "Your request: {title} ({number})",
      headline: "Your request is on its way",
      lead: "The supplier answers booking {number} by {until}. If they can’t confirm, you get all your money back. We write to you as soon as we know.",
    },
    booking_refunded: {
      subject: "Not booked: booking {number}",
      headline: "We could not book this for you",
      lead: "Your payment of {total} for booking {number} came after the time for which the seats were held, and they have been sold since. You get the whole amount back to the same means of payment; it takes a few days. We are sorry.",
    },
    booking_cancelled: {
      subject: "Cancelled: {title} ({number})",
      headline: "It is cancelled",
      lead: "{part} is cancelled{voided}. What goes back goes to the same means of payment; it takes a few days.",
    },
    booking_corrected: {
      subject: "Your booking is corrected: {title} ({number})",
      headline: "Your booking is corrected",
      lead: "Details of booking {number} have been corrected or added. Everything that is valid now is below; tickets that are attached take the place of the earlier ones. If you didn’t ask for this, please answer this mail.",
    },
    credit_note: {
      subject: "Credit note: booking {number}",
      headline: "Your credit note",
      lead: "{total} of booking {number} has gone back; below is where it went. The credit note is attached. It may take a few days until you see the money there.",
    },
    management_link: {
      subject: "Your link to booking {number}",
      headline: "Here is your link",
      lead: "With it you can change or cancel booking {number}, correct names and have your tickets sent again. Whoever has the link can do so: please keep it to yourself. If you didn’t ask for it, there is nothing to do.",
    },
    tickets_again: {
      subject: "Your ticket again: {title} ({number})",
      headline: "Here is your ticket again",
      lead: "The ticket of booking {number} is attached once more: keep it on your phone or print it.",
      several: {
        subject: "Your tickets again: {title} ({number})",
        headline: "Here are your tickets again",
        lead: "The tickets of booking {number} are attached once more: keep them on your phone or print them.",
      },
    },
    request_part_refused: {
      subject: "Not possible this time: {title} ({number})",
      headline: "The supplier could not confirm this part",
      lead: "This part of booking {number} could not be confirmed, and you don’t pay for it. {total} goes back to the same means of payment; it takes a few days. About the rest of the booking we write to you separately.",
    },
    request_refused: {
      subject: "Not possible this time: booking {number}",
      headline: "The supplier could not confirm",
      lead: "Booking {number} could not be confirmed. You get {total} back to the same means of payment; it takes a few days.",
    },
    refund_failed: {
      subject: "Your refund takes another way: booking {number}",
      headline: "Your refund takes another way",
      lead: "The refund of {total} for booking {number} could not be paid to the means of payment that you used. You get the money all the same, another way: our team looks after it and will contact you about how. You needn’t do anything. Should you have questions, just answer this mail.",
    },
    refund_account_given: {
      subject: "The account for your refund: booking {number}",
      headline: "The account for your refund",
      lead: "The refund of booking {number} goes to this account: {account}. If you named it, there is nothing to do. If you did not, please answer this mail at once, so that we stop the transfer.",
    },
    refund_account_asked: {
      subject: "Which account for your refund? Booking {number}",
      headline: "We still need your account",
      lead: "We don’t know yet to which account we may transfer {total}, the refund of booking {number}. Please name it by the button below. Should you prefer another way or have questions, just answer this mail.",
    },
    payment_not_captured: {
      subject: "A payment is still open: booking {number}",
      headline: "Your payment did not go through",
      lead: "Booking {number} is confirmed and stays valid, but your payment of {total} did not go through: nothing was charged. You don’t need to do anything: our team will contact you about how to pay. If you have questions, simply reply to this e-mail.",
    },
    payment_failed_late: {
      subject: "A payment did not go through: booking {number}",
      headline: "Your payment did not go through",
      lead: "Your payment of {total} for booking {number} had arrived, and has failed at the payment provider since. The booking stays valid. You don’t need to do anything: our team will contact you about how to pay. If you have questions, simply reply to this e-mail.",
    },
    review_invitation: {
      subject: "How was it? {title}",
      headline: "How was it?",
      lead: "You have been there: a few words of yours help those who are still choosing. The link is for you alone.",
    },
    supplier_changed: {
      subject: "Changed by the organiser: {title} ({number})",
      headline: "The organiser has changed something",
      lead: "The organiser has changed what you booked as booking {number}; below is how it was and how it is now. You decide, until it begins: keep it, cancel it and get back all that you paid for it, or choose another date. To keep it, there is nothing to do.",
    },
    visit_reminder: {
      subject: "On {date}: {title} ({number})",
      headline: "Soon it begins",
      lead: "This is what you have booked for {date}. Keep your ticket on your phone or print it.",
      several: {
        subject: "On {date}: {title} and more ({number})",
        lead: "This is what you have booked for {date}. Keep your tickets on your phone or print them.",
      },
    },
  },
  total: "Total",
  /** Of a mail that is about a part of it. */
  bookingTotal: "Total of the whole booking",
  manage: "Look at or change your booking",
  look: "Look at your booking",
  transfer: {
    lead: "The refund of {total} for booking {number} could not be paid to the means of payment that you used. You get the money all the same, by bank transfer: please tell us to which account. Should you prefer another way or have questions, just answer this mail.",
    ask: "Please tell us to which account we transfer what goes back.",
    button: "Give the account",
  },
  webTicket: { only: "Ticket for your phone", several: "Ticket for your phone: {title}" },
  attached: "Attached: your ticket and an entry for your calendar.",
  attachedSeveral: "Attached: your tickets, each with an entry for your calendar.",
  tickets: {
    only: "Your ticket is attached: keep it on your phone or print it.",
    several: "Your tickets are attached: keep them on your phone or print them.",
  },
  closing: "Kind regards. Your {shop} team",
  before: "Before the change",
  toVouchers: "Back on the gift voucher",
  lostBefore: "Your bank has already given back {lost} of this payment.",
  isCancelled: "Cancelled",
  added: {
    subject: "Details added to your booking: {title} ({number})",
    headline: "Details are added",
    lead: "Details of booking {number} have been added. Everything that is valid now is below; tickets that are attached take the place of the earlier ones. If you didn’t ask for this, please answer this mail.",
  },
  refund: {
    taken: "Goes back",
    refund_due: "Refund due",
    reserved: "Not to be paid",
    released: "Not to be paid",
    kept: "Not to be paid",
    kept_all: "Not to be paid",
    invoice: "Off the invoice",
    credited: "Credited to your company",
    free: "Goes back",
    unpaid: "Not to be paid",
    by_hand: "We pay back",
  },
  voided: ", and its ticket is not valid any more",
  note: "Reason given",
  review: "Write a review",
  changedBack:
    "What the organiser had changed about booking {number} is again as you booked it. There is nothing to do.",
  openDetails: "You can still add, by the link below: {details}",
  toTicket: "Your ticket",
  toMap: "Map of the meeting point",
};

export const bookingMailWords = inEachLanguage("server/booking-mail", words);
