import type { mainLocales } from "../../../sdk/contracts/locale.ts";
import type { MailKind } from "../../commands/outbox.ts";
import type { MailPayment } from "./write.ts";

interface KindWords {
  readonly subject: string;
  readonly headline: string;
  readonly lead: string;
}

/** `{number}`, `{title}`, `{email}`, `{total}`, `{kept}`, `{part}` stand for the booking's own. */
export interface MailWords {
  readonly greeting: string;
  /** What a cancellation is about, as `{part}`: some of a booking's items, or all of them. */
  readonly part: Record<"some" | "all", string>;
  readonly kinds: Record<MailKind, KindWords>;
  readonly total: string;
  readonly manage: string;
  readonly attached: string;
  readonly closing: string;
  /** In place of a kind's own lead, where no money was taken, or a refund of it has not gone through. */
  readonly leads: Record<Exclude<MailPayment, "taken">, Partial<Record<MailKind, string>>>;
  /** Of a cancellation, where some of the price stays on the invoice; and where nothing goes back of what was paid. */
  readonly cancelled: Record<"keptOnInvoice" | "nothingBack", string>;
  /** Added to the lead of `request_refused` where something was kept of what was cancelled before. */
  readonly keptBefore: Record<"paid" | "invoiced", string>;
  /** What the mail of a request begins with where some of it is booked whatever the supplier answers. */
  readonly mixedRequest: Partial<Record<MailPayment, string>>;
  /** Before the time and tickets that an item had until it was moved. */
  readonly before: string;
  /** In place of `total` in mails about what goes back. */
  readonly refund: Record<MailPayment, string>;
  /** In place of `closing` where nobody sets out. */
  readonly regards: string;
  /** Where what is cancelled had a ticket, in the sentence that says so, as `{voided}`. */
  readonly voided: string;
  /** Before what the supplier wrote. */
  readonly note: string;
  /** The button of an invitation. */
  readonly review: string;
}

export const mailWords: Record<(typeof mainLocales)[number], MailWords> = {
  en_CH: {
    greeting: "Hello {name}",
    part: { some: "This part of booking {number}", all: "Booking {number}" },
    cancelled: {
      keptOnInvoice: "{part} is cancelled{voided}. Of its price, {kept} stays on your invoice.",
      nothingBack: "{part} is cancelled{voided}. What you paid for it is not refunded.",
    },
    leads: {
      refund_due: {
        booking_rebooked:
          "Booking {number} has another time or other tickets. Your new tickets are attached; the old ones are not valid any more. The refund of the difference has not gone through yet: we are looking into it and will contact you.",
        booking_refunded:
          "Your payment of {total} for booking {number} came after the time for which the seats were held, and they have been sold since. The refund of the whole amount has not gone through yet: we are looking into it and will contact you. We are sorry.",
        booking_cancelled: "{part} is cancelled{voided}. The refund has not gone through yet: we are looking into it and will contact you.",
        request_part_refused:
          "This part of booking {number} could not be confirmed, and you don’t pay for it. The refund of {total} has not gone through yet: we are looking into it and will contact you. About the rest of the booking we write to you separately.",
        request_refused:
          "Booking {number} could not be confirmed. The refund of {total} has not gone through yet: we are looking into it and will contact you.",
      },
      released: {
        booking_cancelled: "Booking {number} is cancelled. Your card is not charged.",
        booking_confirmed: "Booking {number} is confirmed, and your card is not charged. Your tickets are attached: keep them on your phone or print them.",
      },
      kept: { booking_cancelled: "{part} is cancelled. Of its price, your card is charged {kept}." },
      kept_all: {
        booking_cancelled: "Booking {number} is cancelled. Your card is charged {kept} for it.",
        request_refused: "Booking {number} could not be confirmed, and you don’t pay for it. For what was cancelled before, your card is charged {kept}.",
      },
      reserved: {
        booking_refunded:
          "The payment for booking {number} came after the time for which the seats were held, and they have been sold since. Your card is not charged: the {total} were only reserved, and are released. We are sorry.",
        booking_requested: "The supplier answers booking {number} by {until}. Your card is only charged if they confirm. We write to you as soon as we know.",
        request_part_refused:
          "This part of booking {number} could not be confirmed, and your card is not charged for it. About the rest of the booking we write to you separately.",
        request_refused: "Booking {number} could not be confirmed. Your card is not charged.",
        booking_cancelled: "{part} is cancelled, and your card is not charged for it.",
      },
      invoice: {
        booking_confirmed: "Booking {number} is confirmed, and the invoice follows. Your tickets are attached: keep them on your phone or print them.",
        booking_rebooked:
          "Booking {number} has another time or other tickets. Your new tickets are attached; the old ones are not valid any more. The invoice follows the new price.",
        booking_cancelled: "{part} is cancelled{voided}. It is taken off your invoice.",
        booking_requested: "The supplier answers booking {number} by {until}. You are invoiced only for what they confirm. We write to you as soon as we know.",
        request_part_refused:
          "This part of booking {number} could not be confirmed, and you don’t pay for it. It is not invoiced. About the rest of the booking we write to you separately.",
        request_refused: "Booking {number} could not be confirmed. You are invoiced nothing for it.",
      },
      free: {
        booking_requested: "The supplier answers booking {number} by {until}. We write to you as soon as we know.",
        request_part_refused:
          "This part of booking {number} could not be confirmed, and you don’t pay for it. About the rest of the booking we write to you separately.",
        request_refused: "Booking {number} could not be confirmed.",
        booking_cancelled: "{part} is cancelled{voided}.",
        booking_confirmed: "Booking {number} is confirmed. Your tickets are attached: keep them on your phone or print them.",
      },
    },
    keptBefore: {
      paid: "For what was cancelled before, we keep {kept}.",
      invoiced: "For what was cancelled before, you are invoiced {kept}.",
    },
    mixedRequest: {
      taken:
        "The supplier answers booking {number} by {until}. What is not on request is then booked in any case. What they can’t confirm, you get back. We write to you as soon as we know.",
      reserved:
        "The supplier answers booking {number} by {until}. What is not on request is then booked in any case. Your card is charged then, for what is booked. We write to you as soon as we know.",
      invoice:
        "The supplier answers booking {number} by {until}. What is not on request is then booked in any case. You are invoiced then, for what is booked. We write to you as soon as we know.",
      free: "The supplier answers booking {number} by {until}. What is not on request is then booked in any case. We write to you as soon as we know.",
    },
    kinds: {
      booking_confirmed: {
        subject: "Your tickets: {title} ({number})",
        headline: "You are booked",
        lead: "Booking {number} is paid and confirmed. Your tickets are attached: keep them on your phone or print them.",
      },
      booking_rebooked: {
        subject: "Your new tickets: {title} ({number})",
        headline: "Your booking is changed",
        lead: "Booking {number} has another time or other tickets. Your new tickets are attached; the old ones are not valid any more. If it now costs less, the difference goes back to the same means of payment; it takes a few days.",
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
        lead: "Names or phone number of booking {number} have been corrected. Everything that is valid now is below; tickets that are attached take the place of the earlier ones. If you didn’t ask for this, please answer this mail.",
      },
      management_link: {
        subject: "Your link to booking {number}",
        headline: "Here is your link",
        lead: "With it you can change or cancel booking {number}, correct names and have your tickets sent again. Whoever has the link can do so: please keep it to yourself. If you didn’t ask for it, there is nothing to do.",
      },
      tickets_again: {
        subject: "Your tickets again: {title} ({number})",
        headline: "Here are your tickets again",
        lead: "The tickets of booking {number} are attached once more: keep them on your phone or print them.",
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
      review_invitation: {
        subject: "How was it? {title}",
        headline: "How was it?",
        lead: "You have been there: a few words of yours help those who are still choosing. The link is for you alone.",
      },
    },
    total: "Total",
    manage: "Look at or change your booking",
    attached: "Attached: your ticket and an entry for your calendar.",
    closing: "Have a good time. Your Gipfel team",
    before: "Before the change",
    refund: {
      taken: "Goes back",
      refund_due: "Refund due",
      reserved: "Not to be paid",
      released: "Not to be paid",
      kept: "Not to be paid",
      kept_all: "Not to be paid",
      invoice: "Off the invoice",
      free: "Goes back",
    },
    regards: "Your Gipfel team",
    voided: ", and its ticket is not valid any more",
    note: "Reason given",
    review: "Write a review",
  },
  de_CH: {
    greeting: "Guten Tag {name}",
    part: { some: "Dieser Teil der Buchung {number}", all: "Die Buchung {number}" },
    cancelled: {
      keptOnInvoice: "{part} ist storniert{voided}. Vom Preis bleiben {kept} auf Ihrer Rechnung.",
      nothingBack: "{part} ist storniert{voided}. Was Sie dafür bezahlt haben, wird nicht erstattet.",
    },
    leads: {
      refund_due: {
        booking_rebooked:
          "Die Buchung {number} hat eine andere Zeit oder andere Tickets. Ihre neuen Tickets sind angehängt; die alten gelten nicht mehr. Die Erstattung des Unterschieds ist noch nicht durchgekommen: Wir kümmern uns darum und melden uns bei Ihnen.",
        booking_refunded:
          "Ihre Zahlung von {total} für die Buchung {number} kam nach Ablauf der Zeit, für die die Plätze gehalten wurden; inzwischen sind sie verkauft. Die Erstattung des ganzen Betrags ist noch nicht durchgekommen: Wir kümmern uns darum und melden uns bei Ihnen. Es tut uns leid.",
        booking_cancelled: "{part} ist storniert{voided}. Die Erstattung ist noch nicht durchgekommen: Wir kümmern uns darum und melden uns bei Ihnen.",
        request_part_refused:
          "Dieser Teil der Buchung {number} konnte nicht bestätigt werden, und Sie bezahlen ihn nicht. Die Erstattung von {total} ist noch nicht durchgekommen: Wir kümmern uns darum und melden uns bei Ihnen. Zum Rest der Buchung schreiben wir Ihnen gesondert.",
        request_refused:
          "Die Buchung {number} konnte nicht bestätigt werden. Die Erstattung von {total} ist noch nicht durchgekommen: Wir kümmern uns darum und melden uns bei Ihnen.",
      },
      released: {
        booking_cancelled: "Die Buchung {number} ist storniert. Ihre Karte wird nicht belastet.",
        booking_confirmed:
          "Die Buchung {number} ist bestätigt, und Ihre Karte wird nicht belastet. Ihre Tickets sind angehängt: Behalten Sie sie auf dem Handy oder drucken Sie sie aus.",
      },
      kept: { booking_cancelled: "{part} ist storniert. Von seinem Preis werden Ihrer Karte {kept} belastet." },
      kept_all: {
        booking_cancelled: "Die Buchung {number} ist storniert. Ihrer Karte werden dafür {kept} belastet.",
        request_refused:
          "Die Buchung {number} konnte nicht bestätigt werden, und Sie bezahlen sie nicht. Für das, was vorher storniert wurde, werden Ihrer Karte {kept} belastet.",
      },
      reserved: {
        booking_refunded:
          "Die Zahlung für die Buchung {number} kam nach Ablauf der Zeit, für die die Plätze gehalten wurden; inzwischen sind sie verkauft. Ihre Karte wird nicht belastet: {total} waren nur reserviert und werden freigegeben. Es tut uns leid.",
        booking_requested:
          "Der Anbieter beantwortet die Buchung {number} bis {until}. Ihre Karte wird nur belastet, wenn er zusagt. Wir schreiben Ihnen, sobald wir es wissen.",
        request_part_refused:
          "Dieser Teil der Buchung {number} konnte nicht bestätigt werden, und Ihre Karte wird dafür nicht belastet. Zum Rest der Buchung schreiben wir Ihnen gesondert.",
        request_refused: "Die Buchung {number} konnte nicht bestätigt werden. Ihre Karte wird nicht belastet.",
        booking_cancelled: "{part} ist storniert, und Ihre Karte wird dafür nicht belastet.",
      },
      invoice: {
        booking_confirmed:
          "Die Buchung {number} ist bestätigt, die Rechnung folgt. Ihre Tickets sind angehängt: Behalten Sie sie auf dem Handy oder drucken Sie sie aus.",
        booking_rebooked:
          "Die Buchung {number} hat eine andere Zeit oder andere Tickets. Ihre neuen Tickets sind angehängt; die alten gelten nicht mehr. Verrechnet wird der neue Preis.",
        booking_cancelled: "{part} ist storniert{voided}. Das fällt von Ihrer Rechnung weg.",
        booking_requested:
          "Der Anbieter beantwortet die Buchung {number} bis {until}. Verrechnet wird nur, was er zusagt. Wir schreiben Ihnen, sobald wir es wissen.",
        request_part_refused:
          "Dieser Teil der Buchung {number} konnte nicht bestätigt werden, und Sie bezahlen ihn nicht. Er wird nicht verrechnet. Zum Rest der Buchung schreiben wir Ihnen gesondert.",
        request_refused: "Die Buchung {number} konnte nicht bestätigt werden. Dafür wird Ihnen nichts verrechnet.",
      },
      free: {
        booking_requested: "Der Anbieter beantwortet die Buchung {number} bis {until}. Wir schreiben Ihnen, sobald wir es wissen.",
        request_part_refused:
          "Dieser Teil der Buchung {number} konnte nicht bestätigt werden, und Sie bezahlen ihn nicht. Zum Rest der Buchung schreiben wir Ihnen gesondert.",
        request_refused: "Die Buchung {number} konnte nicht bestätigt werden.",
        booking_cancelled: "{part} ist storniert{voided}.",
        booking_confirmed: "Die Buchung {number} ist bestätigt. Ihre Tickets sind angehängt: Behalten Sie sie auf dem Handy oder drucken Sie sie aus.",
      },
    },
    keptBefore: {
      paid: "Für das, was vorher storniert wurde, behalten wir {kept}.",
      invoiced: "Für das, was vorher storniert wurde, werden Ihnen {kept} verrechnet.",
    },
    mixedRequest: {
      taken:
        "Der Anbieter beantwortet die Buchung {number} bis {until}. Was nicht auf Anfrage ist, ist dann in jedem Fall gebucht. Was er nicht zusagen kann, erhalten Sie zurück. Wir schreiben Ihnen, sobald wir es wissen.",
      reserved:
        "Der Anbieter beantwortet die Buchung {number} bis {until}. Was nicht auf Anfrage ist, ist dann in jedem Fall gebucht. Ihre Karte wird dann belastet, für das, was gebucht ist. Wir schreiben Ihnen, sobald wir es wissen.",
      invoice:
        "Der Anbieter beantwortet die Buchung {number} bis {until}. Was nicht auf Anfrage ist, ist dann in jedem Fall gebucht. Verrechnet wird dann, was gebucht ist. Wir schreiben Ihnen, sobald wir es wissen.",
      free: "Der Anbieter beantwortet die Buchung {number} bis {until}. Was nicht auf Anfrage ist, ist dann in jedem Fall gebucht. Wir schreiben Ihnen, sobald wir es wissen.",
    },
    kinds: {
      booking_confirmed: {
        subject: "Ihre Tickets: {title} ({number})",
        headline: "Sie haben gebucht",
        lead: "Die Buchung {number} ist bezahlt und bestätigt. Ihre Tickets sind angehängt: Behalten Sie sie auf dem Handy oder drucken Sie sie aus.",
      },
      booking_rebooked: {
        subject: "Ihre neuen Tickets: {title} ({number})",
        headline: "Ihre Buchung ist geändert",
        lead: "Die Buchung {number} hat eine andere Zeit oder andere Tickets. Ihre neuen Tickets sind angehängt; die alten gelten nicht mehr. Kostet sie nun weniger, geht der Unterschied auf dasselbe Zahlungsmittel zurück; das dauert ein paar Tage.",
      },
      booking_requested: {
        subject: "Ihre Anfrage: {title} ({number})",
        headline: "Ihre Anfrage ist unterwegs",
        lead: "Der Anbieter beantwortet die Buchung {number} bis {until}. Kann er nicht zusagen, erhalten Sie alles zurück. Wir schreiben Ihnen, sobald wir es wissen.",
      },
      booking_refunded: {
        subject: "Nicht gebucht: Buchung {number}",
        headline: "Wir konnten das nicht für Sie buchen",
        lead: "Ihre Zahlung von {total} für die Buchung {number} kam nach Ablauf der Zeit, für die die Plätze gehalten wurden; inzwischen sind sie verkauft. Sie erhalten den ganzen Betrag auf demselben Weg zurück; das dauert einige Tage. Es tut uns leid.",
      },
      booking_cancelled: {
        subject: "Storniert: {title} ({number})",
        headline: "Die Stornierung ist gemacht",
        lead: "{part} ist storniert{voided}. Was zurückgeht, kommt auf dasselbe Zahlungsmittel; das dauert ein paar Tage.",
      },
      booking_corrected: {
        subject: "Ihre Buchung ist berichtigt: {title} ({number})",
        headline: "Ihre Buchung ist berichtigt",
        lead: "Namen oder Telefonnummer der Buchung {number} wurden berichtigt. Was jetzt gilt, steht unten; angehängte Tickets ersetzen die früheren. Haben Sie das nicht verlangt, antworten Sie bitte auf diese E-Mail.",
      },
      management_link: {
        subject: "Ihr Link zur Buchung {number}",
        headline: "Hier ist Ihr Link",
        lead: "Damit können Sie die Buchung {number} ändern oder stornieren, Namen berichtigen und sich die Tickets nochmals senden lassen. Wer den Link hat, kann das auch: Bitte behalten Sie ihn für sich. Haben Sie ihn nicht verlangt, brauchen Sie nichts zu tun.",
      },
      tickets_again: {
        subject: "Nochmals Ihre Tickets: {title} ({number})",
        headline: "Hier sind Ihre Tickets nochmals",
        lead: "Die Tickets der Buchung {number} sind nochmals angehängt: Behalten Sie sie auf dem Handy oder drucken Sie sie aus.",
      },
      request_part_refused: {
        subject: "Diesmal leider nicht möglich: {title} ({number})",
        headline: "Diesen Teil konnte der Anbieter nicht zusagen",
        lead: "Dieser Teil der Buchung {number} konnte nicht bestätigt werden, und Sie bezahlen ihn nicht. {total} gehen auf demselben Weg zurück; das dauert einige Tage. Zum Rest der Buchung schreiben wir Ihnen gesondert.",
      },
      request_refused: {
        subject: "Diesmal leider nicht möglich: Buchung {number}",
        headline: "Der Anbieter konnte nicht zusagen",
        lead: "Die Buchung {number} konnte nicht bestätigt werden. Sie erhalten {total} auf demselben Weg zurück; das dauert einige Tage.",
      },
      refund_failed: {
        subject: "Ihre Erstattung nimmt einen anderen Weg: Buchung {number}",
        headline: "Ihre Erstattung nimmt einen anderen Weg",
        lead: "Die Erstattung von {total} für die Buchung {number} liess sich nicht auf das Zahlungsmittel überweisen, mit dem Sie bezahlt haben. Sie erhalten das Geld trotzdem, auf einem anderen Weg: Unser Team kümmert sich darum und meldet sich bei Ihnen. Sie müssen nichts tun. Haben Sie Fragen, antworten Sie einfach auf diese E-Mail.",
      },
      review_invitation: {
        subject: "Wie war es? {title}",
        headline: "Wie war es?",
        lead: "Sie sind da gewesen: Ein paar Worte von Ihnen helfen denen, die noch wählen. Der Link ist nur für Sie.",
      },
    },
    total: "Total",
    manage: "Buchung ansehen oder ändern",
    attached: "Angehängt: Ihr Ticket und ein Eintrag für Ihren Kalender.",
    closing: "Viel Vergnügen. Ihr Gipfel-Team",
    before: "Bisher",
    refund: {
      taken: "Geht zurück",
      refund_due: "Erstattung offen",
      reserved: "Nicht zu bezahlen",
      released: "Nicht zu bezahlen",
      kept: "Nicht zu bezahlen",
      kept_all: "Nicht zu bezahlen",
      invoice: "Weniger auf der Rechnung",
      free: "Geht zurück",
    },
    regards: "Ihr Gipfel-Team",
    voided: ", sein Ticket gilt nicht mehr",
    note: "Begründung",
    review: "Bewertung schreiben",
  },
  fr_CH: {
    greeting: "Bonjour {name}",
    part: { some: "Cette partie de la réservation {number}", all: "La réservation {number}" },
    cancelled: {
      keptOnInvoice: "{part} est annulée{voided}. Sur son prix, {kept} restent sur votre facture.",
      nothingBack: "{part} est annulée{voided}. Ce que vous avez payé n’est pas remboursé.",
    },
    leads: {
      refund_due: {
        booking_rebooked:
          "La réservation {number} a une autre heure ou d’autres billets. Vos nouveaux billets sont joints ; les anciens ne sont plus valables. Le remboursement de la différence n’a pas encore abouti : nous nous en occupons et vous contactons.",
        booking_refunded:
          "Votre paiement de {total} pour la réservation {number} est arrivé après le délai pendant lequel les places étaient retenues ; elles ont été vendues depuis. Le remboursement du montant entier n’a pas encore abouti : nous nous en occupons et vous contactons. Nous sommes désolés.",
        booking_cancelled: "{part} est annulée{voided}. Le remboursement n’a pas encore abouti : nous nous en occupons et vous contactons.",
        request_part_refused:
          "Cette partie de la réservation {number} n’a pas pu être confirmée, et vous ne la payez pas. Le remboursement de {total} n’a pas encore abouti : nous nous en occupons et vous contactons. Nous vous écrivons séparément au sujet du reste.",
        request_refused:
          "La réservation {number} n’a pas pu être confirmée. Le remboursement de {total} n’a pas encore abouti : nous nous en occupons et vous contactons.",
      },
      released: {
        booking_cancelled: "La réservation {number} est annulée. Votre carte n’est pas débitée.",
        booking_confirmed:
          "La réservation {number} est confirmée, et votre carte n’est pas débitée. Vos billets sont joints : gardez-les sur votre téléphone ou imprimez-les.",
      },
      kept: { booking_cancelled: "{part} est annulée. Sur son prix, {kept} sont débités de votre carte." },
      kept_all: {
        booking_cancelled: "La réservation {number} est annulée. {kept} sont débités de votre carte à ce titre.",
        request_refused:
          "La réservation {number} n’a pas pu être confirmée, et vous ne la payez pas. Pour ce qui a été annulé auparavant, {kept} sont débités de votre carte.",
      },
      reserved: {
        booking_refunded:
          "Le paiement de la réservation {number} est arrivé après le délai pendant lequel les places étaient retenues ; elles ont été vendues depuis. Votre carte n’est pas débitée : le montant de {total} était seulement réservé, et il est libéré. Nous sommes désolés.",
        booking_requested:
          "Le prestataire répond à la réservation {number} au plus tard le {until}. Votre carte n’est débitée que s’il confirme. Nous vous écrivons dès que nous savons.",
        request_part_refused:
          "Cette partie de la réservation {number} n’a pas pu être confirmée, et votre carte n’est pas débitée pour elle. Nous vous écrivons séparément au sujet du reste.",
        request_refused: "La réservation {number} n’a pas pu être confirmée. Votre carte n’est pas débitée.",
        booking_cancelled: "{part} est annulée, et votre carte n’est pas débitée pour elle.",
      },
      invoice: {
        booking_confirmed: "La réservation {number} est confirmée, la facture suit. Vos billets sont joints : gardez-les sur votre téléphone ou imprimez-les.",
        booking_rebooked:
          "La réservation {number} a une autre heure ou d’autres billets. Vos nouveaux billets sont joints ; les anciens ne sont plus valables. Le nouveau prix vous sera facturé.",
        booking_cancelled: "{part} est annulée{voided}. Elle ne vous sera pas facturée.",
        booking_requested:
          "Le prestataire répond à la réservation {number} au plus tard le {until}. Seul ce qu’il confirme vous est facturé. Nous vous écrivons dès que nous savons.",
        request_part_refused:
          "Cette partie de la réservation {number} n’a pas pu être confirmée, et vous ne la payez pas. Elle ne vous est pas facturée. Nous vous écrivons séparément au sujet du reste.",
        request_refused: "La réservation {number} n’a pas pu être confirmée. Rien ne vous est facturé pour elle.",
      },
      free: {
        booking_requested: "Le prestataire répond à la réservation {number} au plus tard le {until}. Nous vous écrivons dès que nous savons.",
        request_part_refused:
          "Cette partie de la réservation {number} n’a pas pu être confirmée, et vous ne la payez pas. Nous vous écrivons séparément au sujet du reste.",
        request_refused: "La réservation {number} n’a pas pu être confirmée.",
        booking_cancelled: "{part} est annulée{voided}.",
        booking_confirmed: "La réservation {number} est confirmée. Vos billets sont joints : gardez-les sur votre téléphone ou imprimez-les.",
      },
    },
    keptBefore: {
      paid: "Pour ce qui a été annulé auparavant, nous conservons {kept}.",
      invoiced: "Pour ce qui a été annulé auparavant, {kept} vous sont facturés.",
    },
    mixedRequest: {
      taken:
        "Le prestataire répond à la réservation {number} au plus tard le {until}. Ce qui n’est pas sur demande est alors réservé dans tous les cas. Ce qu’il ne peut pas confirmer vous est remboursé. Nous vous écrivons dès que nous savons.",
      reserved:
        "Le prestataire répond à la réservation {number} au plus tard le {until}. Ce qui n’est pas sur demande est alors réservé dans tous les cas. Votre carte est alors débitée de ce qui est réservé. Nous vous écrivons dès que nous savons.",
      invoice:
        "Le prestataire répond à la réservation {number} au plus tard le {until}. Ce qui n’est pas sur demande est alors réservé dans tous les cas. Ce qui est réservé vous est alors facturé. Nous vous écrivons dès que nous savons.",
      free: "Le prestataire répond à la réservation {number} au plus tard le {until}. Ce qui n’est pas sur demande est alors réservé dans tous les cas. Nous vous écrivons dès que nous savons.",
    },
    kinds: {
      booking_confirmed: {
        subject: "Vos billets : {title} ({number})",
        headline: "C’est réservé",
        lead: "La réservation {number} est payée et confirmée. Vos billets sont joints : gardez-les sur votre téléphone ou imprimez-les.",
      },
      booking_rebooked: {
        subject: "Vos nouveaux billets : {title} ({number})",
        headline: "Votre réservation est modifiée",
        lead: "La réservation {number} a une autre heure ou d’autres billets. Vos nouveaux billets sont joints ; les anciens ne sont plus valables. Si elle coûte moins, la différence vous est remboursée sur le même moyen de paiement ; cela prend quelques jours.",
      },
      booking_requested: {
        subject: "Votre demande : {title} ({number})",
        headline: "Votre demande est en route",
        lead: "Le prestataire répond à la réservation {number} au plus tard le {until}. S’il ne peut pas confirmer, vous êtes intégralement remboursé. Nous vous écrivons dès que nous savons.",
      },
      booking_refunded: {
        subject: "Non réservé : réservation {number}",
        headline: "Nous n’avons pas pu réserver pour vous",
        lead: "Votre paiement de {total} pour la réservation {number} est arrivé après le délai pendant lequel les places étaient retenues ; elles ont été vendues depuis. Le montant entier vous est remboursé par le même moyen de paiement ; cela prend quelques jours. Nous sommes désolés.",
      },
      booking_cancelled: {
        subject: "Annulé : {title} ({number})",
        headline: "L’annulation est faite",
        lead: "{part} est annulée{voided}. Le remboursement arrive sur le même moyen de paiement ; cela prend quelques jours.",
      },
      booking_corrected: {
        subject: "Votre réservation est corrigée : {title} ({number})",
        headline: "Votre réservation est corrigée",
        lead: "Des noms ou le numéro de téléphone de la réservation {number} ont été corrigés. Ce qui est valable maintenant figure ci-dessous ; les billets joints remplacent les précédents. Si vous ne l’avez pas demandé, veuillez répondre à cet e-mail.",
      },
      management_link: {
        subject: "Votre lien vers la réservation {number}",
        headline: "Voici votre lien",
        lead: "Il vous permet de modifier ou d’annuler la réservation {number}, de corriger des noms et de recevoir vos billets à nouveau. Quiconque a ce lien peut le faire : gardez-le pour vous. Si vous ne l’avez pas demandé, vous n’avez rien à faire.",
      },
      tickets_again: {
        subject: "À nouveau vos billets : {title} ({number})",
        headline: "Voici à nouveau vos billets",
        lead: "Les billets de la réservation {number} sont joints une nouvelle fois : gardez-les sur votre téléphone ou imprimez-les.",
      },
      request_part_refused: {
        subject: "Pas possible cette fois : {title} ({number})",
        headline: "Le prestataire n’a pas pu confirmer cette partie",
        lead: "Cette partie de la réservation {number} n’a pas pu être confirmée, et vous ne la payez pas. {total} vous sont remboursés par le même moyen de paiement ; cela prend quelques jours. Nous vous écrivons séparément au sujet du reste.",
      },
      request_refused: {
        subject: "Pas possible cette fois : réservation {number}",
        headline: "Le prestataire n’a pas pu confirmer",
        lead: "La réservation {number} n’a pas pu être confirmée. Le montant de {total} vous est remboursé par le même moyen de paiement ; cela prend quelques jours.",
      },
      refund_failed: {
        subject: "Votre remboursement passe par une autre voie : réservation {number}",
        headline: "Votre remboursement passe par une autre voie",
        lead: "Le remboursement de {total} pour la réservation {number} n’a pas pu être versé sur le moyen de paiement que vous avez utilisé. Vous recevrez cet argent malgré tout, par une autre voie : notre équipe s’en occupe et vous contactera. Vous n’avez rien à faire. Si vous avez des questions, répondez simplement à cet e-mail.",
      },
      review_invitation: {
        subject: "C’était comment ? {title}",
        headline: "C’était comment ?",
        lead: "Vous y étiez : quelques mots de votre part aident celles et ceux qui hésitent encore. Ce lien n’est que pour vous.",
      },
    },
    total: "Total",
    manage: "Voir ou modifier la réservation",
    attached: "En pièces jointes : votre billet et une entrée pour votre agenda.",
    closing: "Bon voyage. Votre équipe Gipfel",
    before: "Jusqu’ici",
    refund: {
      taken: "Remboursé",
      refund_due: "Remboursement en attente",
      reserved: "Pas à payer",
      released: "Pas à payer",
      kept: "Pas à payer",
      kept_all: "Pas à payer",
      invoice: "En moins sur la facture",
      free: "Remboursé",
    },
    regards: "Votre équipe Gipfel",
    voided: ", et son billet n’est plus valable",
    note: "Motif",
    review: "Écrire un avis",
  },
  it_CH: {
    greeting: "Buongiorno {name}",
    part: { some: "Questa parte della prenotazione {number}", all: "La prenotazione {number}" },
    cancelled: {
      keptOnInvoice: "{part} è annullata{voided}. Del suo prezzo, {kept} restano sulla Sua fattura.",
      nothingBack: "{part} è annullata{voided}. Quanto ha pagato non viene rimborsato.",
    },
    leads: {
      refund_due: {
        booking_rebooked:
          "La prenotazione {number} ha un altro orario o altri biglietti. I nuovi biglietti sono allegati; quelli vecchi non sono più validi. Il rimborso della differenza non è ancora andato a buon fine: ce ne occupiamo e La contattiamo.",
        booking_refunded:
          "Il suo pagamento di {total} per la prenotazione {number} è arrivato dopo il tempo per cui i posti erano riservati; nel frattempo sono stati venduti. Il rimborso dell’intero importo non è ancora andato a buon fine: ce ne occupiamo e La contattiamo. Ci dispiace.",
        booking_cancelled: "{part} è annullata{voided}. Il rimborso non è ancora andato a buon fine: ce ne occupiamo e La contattiamo.",
        request_part_refused:
          "Questa parte della prenotazione {number} non è stata confermata e non la paga. Il rimborso di {total} non è ancora andato a buon fine: ce ne occupiamo e La contattiamo. Sul resto della prenotazione le scriviamo a parte.",
        request_refused:
          "La prenotazione {number} non è stata confermata. Il rimborso di {total} non è ancora andato a buon fine: ce ne occupiamo e La contattiamo.",
      },
      released: {
        booking_cancelled: "La prenotazione {number} è annullata. La Sua carta non viene addebitata.",
        booking_confirmed:
          "La prenotazione {number} è confermata e la Sua carta non viene addebitata. I biglietti sono allegati: li tenga sul telefono o li stampi.",
      },
      kept: { booking_cancelled: "{part} è annullata. Del suo prezzo, {kept} vengono addebitati sulla Sua carta." },
      kept_all: {
        booking_cancelled: "La prenotazione {number} è annullata. Per questo {kept} vengono addebitati sulla Sua carta.",
        request_refused:
          "La prenotazione {number} non è stata confermata e non la paga. Per ciò che è stato annullato prima, {kept} vengono addebitati sulla Sua carta.",
      },
      reserved: {
        booking_refunded:
          "Il pagamento per la prenotazione {number} è arrivato dopo il tempo per cui i posti erano riservati; nel frattempo sono stati venduti. La Sua carta non viene addebitata: l’importo di {total} era solo riservato e viene liberato. Ci dispiace.",
        booking_requested:
          "Il fornitore risponde alla prenotazione {number} entro {until}. La sua carta viene addebitata solo se conferma. Le scriviamo appena lo sappiamo.",
        request_part_refused:
          "Questa parte della prenotazione {number} non è stata confermata e la Sua carta non viene addebitata per essa. Sul resto della prenotazione Le scriviamo a parte.",
        request_refused: "La prenotazione {number} non è stata confermata. La sua carta non viene addebitata.",
        booking_cancelled: "{part} è annullata e la Sua carta non viene addebitata per essa.",
      },
      invoice: {
        booking_confirmed: "La prenotazione {number} è confermata, la fattura segue. I biglietti sono allegati: li tenga sul telefono o li stampi.",
        booking_rebooked:
          "La prenotazione {number} ha un altro orario o altri biglietti. I nuovi biglietti sono allegati; quelli vecchi non sono più validi. Viene fatturato il nuovo prezzo.",
        booking_cancelled: "{part} è annullata{voided}. Non Le viene fatturata.",
        booking_requested:
          "Il fornitore risponde alla prenotazione {number} entro {until}. Le viene fatturato solo ciò che conferma. Le scriviamo appena lo sappiamo.",
        request_part_refused:
          "Questa parte della prenotazione {number} non è stata confermata e non la paga. Non le viene fatturata. Sul resto della prenotazione le scriviamo a parte.",
        request_refused: "La prenotazione {number} non è stata confermata. Per questa non Le viene fatturato nulla.",
      },
      free: {
        booking_requested: "Il fornitore risponde alla prenotazione {number} entro {until}. Le scriviamo appena lo sappiamo.",
        request_part_refused:
          "Questa parte della prenotazione {number} non è stata confermata e non la paga. Sul resto della prenotazione le scriviamo a parte.",
        request_refused: "La prenotazione {number} non è stata confermata.",
        booking_cancelled: "{part} è annullata{voided}.",
        booking_confirmed: "La prenotazione {number} è confermata. I biglietti sono allegati: li tenga sul telefono o li stampi.",
      },
    },
    keptBefore: {
      paid: "Per ciò che è stato annullato prima tratteniamo {kept}.",
      invoiced: "Per ciò che è stato annullato prima Le vengono fatturati {kept}.",
    },
    mixedRequest: {
      taken:
        "Il fornitore risponde alla prenotazione {number} entro {until}. Ciò che non è su richiesta è allora prenotato in ogni caso. Ciò che non può confermare Le viene rimborsato. Le scriviamo appena lo sappiamo.",
      reserved:
        "Il fornitore risponde alla prenotazione {number} entro {until}. Ciò che non è su richiesta è allora prenotato in ogni caso. Sulla Sua carta viene allora addebitato ciò che è prenotato. Le scriviamo appena lo sappiamo.",
      invoice:
        "Il fornitore risponde alla prenotazione {number} entro {until}. Ciò che non è su richiesta è allora prenotato in ogni caso. Le viene allora fatturato ciò che è prenotato. Le scriviamo appena lo sappiamo.",
      free: "Il fornitore risponde alla prenotazione {number} entro {until}. Ciò che non è su richiesta è allora prenotato in ogni caso. Le scriviamo appena lo sappiamo.",
    },
    kinds: {
      booking_confirmed: {
        subject: "I suoi biglietti: {title} ({number})",
        headline: "La prenotazione è fatta",
        lead: "La prenotazione {number} è pagata e confermata. I biglietti sono allegati: li tenga sul telefono o li stampi.",
      },
      booking_rebooked: {
        subject: "I suoi nuovi biglietti: {title} ({number})",
        headline: "La sua prenotazione è cambiata",
        lead: "La prenotazione {number} ha un altro orario o altri biglietti. I nuovi biglietti sono allegati; quelli vecchi non sono più validi. Se ora costa meno, la differenza torna sullo stesso mezzo di pagamento; ci vogliono alcuni giorni.",
      },
      booking_requested: {
        subject: "La sua richiesta: {title} ({number})",
        headline: "La sua richiesta è in viaggio",
        lead: "Il fornitore risponde alla prenotazione {number} entro {until}. Se non può confermare, riceve tutto indietro. Le scriviamo appena lo sappiamo.",
      },
      booking_refunded: {
        subject: "Non prenotato: prenotazione {number}",
        headline: "Non abbiamo potuto prenotare per lei",
        lead: "Il suo pagamento di {total} per la prenotazione {number} è arrivato dopo il tempo per cui i posti erano riservati; nel frattempo sono stati venduti. Riceve l’intero importo con lo stesso mezzo di pagamento; ci vogliono alcuni giorni. Ci dispiace.",
      },
      booking_cancelled: {
        subject: "Annullato: {title} ({number})",
        headline: "L’annullamento è fatto",
        lead: "{part} è annullata{voided}. Il rimborso arriva sullo stesso mezzo di pagamento; ci vogliono alcuni giorni.",
      },
      booking_corrected: {
        subject: "La sua prenotazione è corretta: {title} ({number})",
        headline: "La sua prenotazione è corretta",
        lead: "I nomi o il numero di telefono della prenotazione {number} sono stati corretti. Ciò che vale ora è qui sotto; i biglietti allegati sostituiscono quelli precedenti. Se non l’ha chiesto lei, risponda a questa e-mail.",
      },
      management_link: {
        subject: "Il suo link alla prenotazione {number}",
        headline: "Ecco il suo link",
        lead: "Con questo link può modificare o annullare la prenotazione {number}, correggere i nomi e ricevere di nuovo i biglietti. Può farlo chiunque lo abbia: lo tenga per sé. Se non l’ha chiesto lei, non deve fare nulla.",
      },
      tickets_again: {
        subject: "Di nuovo i suoi biglietti: {title} ({number})",
        headline: "Ecco di nuovo i suoi biglietti",
        lead: "I biglietti della prenotazione {number} sono allegati ancora una volta: li tenga sul telefono o li stampi.",
      },
      request_part_refused: {
        subject: "Questa volta non è possibile: {title} ({number})",
        headline: "Il fornitore non ha potuto confermare questa parte",
        lead: "Questa parte della prenotazione {number} non è stata confermata e non la paga. Riceve {total} con lo stesso mezzo di pagamento; ci vogliono alcuni giorni. Sul resto della prenotazione le scriviamo a parte.",
      },
      request_refused: {
        subject: "Questa volta non è possibile: prenotazione {number}",
        headline: "Il fornitore non ha potuto confermare",
        lead: "La prenotazione {number} non è stata confermata. Riceve {total} con lo stesso mezzo di pagamento; ci vogliono alcuni giorni.",
      },
      refund_failed: {
        subject: "Il Suo rimborso segue un’altra via: prenotazione {number}",
        headline: "Il Suo rimborso segue un’altra via",
        lead: "Il rimborso di {total} per la prenotazione {number} non ha potuto essere versato sul mezzo di pagamento che ha usato. Riceverà comunque il denaro, per un’altra via: il nostro team se ne occupa e La contatterà. Non deve fare nulla. Se ha domande, risponda semplicemente a questa e-mail.",
      },
      review_invitation: {
        subject: "Com’è stato? {title}",
        headline: "Com’è stato?",
        lead: "Ha fatto questa esperienza: qualche parola sua aiuta chi sta ancora scegliendo. Il link è solo per lei.",
      },
    },
    total: "Totale",
    manage: "Vedere o modificare la prenotazione",
    attached: "In allegato: il biglietto e una voce per il suo calendario.",
    closing: "Buon divertimento. Il suo team Gipfel",
    before: "Finora",
    refund: {
      taken: "Rimborso",
      refund_due: "Rimborso in sospeso",
      reserved: "Da non pagare",
      released: "Da non pagare",
      kept: "Da non pagare",
      kept_all: "Da non pagare",
      invoice: "In meno sulla fattura",
      free: "Rimborso",
    },
    regards: "Il suo team Gipfel",
    voided: " e il suo biglietto non è più valido",
    note: "Motivo",
    review: "Scrivere una recensione",
  },
};
