import type { MailWords } from "../words.types.ts";

export const words: MailWords = {
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
      booking_cancelled:
        "{part} ist storniert{voided}. Die Erstattung ist noch nicht durchgekommen: Wir kümmern uns darum und melden uns bei Ihnen.",
      request_part_refused:
        "Dieser Teil der Buchung {number} konnte nicht bestätigt werden, und Sie bezahlen ihn nicht. Die Erstattung von {total} ist noch nicht durchgekommen: Wir kümmern uns darum und melden uns bei Ihnen. Zum Rest der Buchung schreiben wir Ihnen gesondert.",
      request_refused:
        "Die Buchung {number} konnte nicht bestätigt werden. Die Erstattung von {total} ist noch nicht durchgekommen: Wir kümmern uns darum und melden uns bei Ihnen.",
    },
    released: {
      booking_cancelled: "Die Buchung {number} ist storniert. Ihre Karte wird nicht belastet.",
      booking_confirmed:
        "Die Buchung {number} ist bestätigt, und Ihre Karte wird nicht belastet. Ihre Tickets sind angehängt: Behalten Sie sie auf dem Handy oder drucken Sie sie aus.",
      booking_rebooked:
        "Die Buchung {number} hat eine andere Zeit oder andere Tickets. Ihre neuen Tickets sind angehängt; die alten gelten nicht mehr. Ihre Karte wird nicht belastet.",
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
      booking_requested:
        "Der Anbieter beantwortet die Buchung {number} bis {until}. Wir schreiben Ihnen, sobald wir es wissen.",
      request_part_refused:
        "Dieser Teil der Buchung {number} konnte nicht bestätigt werden, und Sie bezahlen ihn nicht. Zum Rest der Buchung schreiben wir Ihnen gesondert.",
      request_refused: "Die Buchung {number} konnte nicht bestätigt werden.",
      booking_cancelled: "{part} ist storniert{voided}.",
      booking_confirmed:
        "Die Buchung {number} ist bestätigt. Ihre Tickets sind angehängt: Behalten Sie sie auf dem Handy oder drucken Sie sie aus.",
    },
    unpaid: {
      booking_confirmed:
        "Die Buchung {number} ist bestätigt. Ihre Tickets sind angehängt: Behalten Sie sie auf dem Handy oder drucken Sie sie aus. Ihre Karte konnte nicht belastet werden: Unser Team meldet sich bei Ihnen, wie Sie bezahlen können.",
      booking_rebooked:
        "Die Buchung {number} hat eine andere Zeit oder andere Tickets. Ihre neuen Tickets sind angehängt; die alten gelten nicht mehr. Ihre Karte wurde nicht belastet.",
      booking_cancelled:
        "{part} ist storniert{voided}. Ihre Karte wurde nicht belastet, und Sie bezahlen dafür nichts.",
    },
    by_hand: {
      booking_rebooked:
        "Die Buchung {number} hat eine andere Zeit oder andere Tickets. Ihre neuen Tickets sind angehängt; die alten gelten nicht mehr. Kostet sie nun weniger, zahlen wir Ihnen den Unterschied selbst zurück und melden uns dafür bei Ihnen.",
      booking_cancelled:
        "{part} ist storniert{voided}. {total} zahlen wir Ihnen selbst zurück und melden uns dafür bei Ihnen.",
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
    payment_not_captured: {
      subject: "Eine Zahlung fehlt noch: Buchung {number}",
      headline: "Ihre Karte konnte nicht belastet werden",
      lead: "Die Buchung {number} ist bestätigt und bleibt gültig, doch {total} konnten Ihrer Karte nicht belastet werden. Sie müssen nichts tun: Unser Team meldet sich bei Ihnen, wie Sie bezahlen können. Haben Sie Fragen, antworten Sie einfach auf diese E-Mail.",
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
    unpaid: "Nicht zu bezahlen",
    by_hand: "Zahlen wir Ihnen zurück",
  },
  regards: "Ihr Gipfel-Team",
  voided: ", sein Ticket gilt nicht mehr",
  note: "Begründung",
  review: "Bewertung schreiben",
};
