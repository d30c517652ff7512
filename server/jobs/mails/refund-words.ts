import type { MainLocale } from "../../../sdk/contracts/locale.ts";
import type { PaymentMatter } from "../../commands/payment/payment-outbox.ts";
import type { RefundMatter } from "../../commands/refund/outbox.ts";

export type MoneyMatter = RefundMatter | PaymentMatter;

export interface RefundWords {
  readonly greeting: string;
  readonly matters: Record<MoneyMatter, { readonly subject: string; readonly headline: string; readonly lead: string }>;
  readonly buyer: string;
  readonly amount: string;
  /** Before the provider's code for why it refused. */
  readonly code: string;
  /** Before how the team paid it, and who. */
  readonly settled: string;
  readonly open: string;
  readonly closing: string;
}

/**
 * The words of mails that ask the team to look after a refund or a payment. `{number}` is the booking's, `{amount}` the
 * refund's or the payment's.
 */
export const refundWords: Record<MainLocale, RefundWords> = {
  en_CH: {
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
      by_hand: {
        subject: "Pay back by hand: {amount}, booking {number}",
        headline: "A refund is to be paid by hand",
        lead: "{amount} of booking {number} are to go back. The team collected this payment otherwise, so the payment provider can't pay it back. Please pay it back by hand and record it with the booking. The buyer reads that you are looking after it.",
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
    open: "Open the booking",
    closing: "Kind regards. Gipfel",
  },
  de_CH: {
    greeting: "Guten Tag",
    matters: {
      captured_late: {
        subject: "Verspätet belastet: {amount}, Buchung {number}",
        headline: "Eine Zahlung wurde belastet, nachdem sie abgeschlossen war",
        lead: "Der Zahlungsanbieter hat für die Buchung {number} {amount} belastet, nachdem diese Zahlung als gescheitert festgehalten war. Der Betrag geht von selbst auf demselben Weg zurück. Ist von der Buchung noch etwas zu bezahlen, steht es auf ihrer Seite.",
      },
      not_captured: {
        subject: "Nicht belastet: {amount}, Buchung {number}",
        headline: "Eine Zahlung konnte nicht belastet werden",
        lead: "Die Buchung {number} ist bestätigt, doch die dafür vorgemerkten {amount} können nicht mehr belastet werden: Die Vormerkung auf der Karte ist erloschen. Der Gast hat ein Ticket, das nicht bezahlt ist. Bitte ziehen Sie den Betrag anders ein, oder stornieren Sie die Buchung.",
      },
      by_hand: {
        subject: "Von Hand erstatten: {amount}, Buchung {number}",
        headline: "Eine Erstattung ist von Hand auszuzahlen",
        lead: "Von der Buchung {number} gehen {amount} zurück. Das Team hatte diese Zahlung anders eingezogen, darum kann der Zahlungsanbieter sie nicht zurückzahlen. Bitte zahlen Sie den Betrag von Hand aus und halten Sie es bei der Buchung fest. Der Gast liest, dass Sie sich darum kümmern.",
      },
      twice_failed: {
        subject: "Bitte prüfen: Erstattung von {amount}, Buchung {number}",
        headline: "Eine doppelt ausbezahlte Erstattung ist beim Anbieter gescheitert",
        lead: "Die Erstattung von {amount} für die Buchung {number} hatten Sie und der Zahlungsanbieter ausbezahlt. Die Zahlung des Anbieters ist nun gescheitert. Hat Ihnen der Gast schon Geld zurückgeschickt, ist die Erstattung wieder offen; sonst hat er Ihre Zahlung. Bitte prüfen Sie es und halten Sie es bei der Buchung fest.",
      },
      paid_twice: {
        subject: "Doppelt ausbezahlt: Erstattung von {amount}, Buchung {number}",
        headline: "Eine Erstattung wurde doppelt ausbezahlt",
        lead: "Die Erstattung von {amount} für die Buchung {number} war als anders ausbezahlt festgehalten. Nun hat sie auch der Zahlungsanbieter ausbezahlt: Der Gast hat das Geld doppelt. Bitte fordern Sie {amount} zurück und halten Sie es bei der Buchung fest.",
      },
      refused: {
        subject: "Erstattung abgelehnt: {amount}, Buchung {number}",
        headline: "Eine Erstattung wurde abgelehnt",
        lead: "Der Zahlungsanbieter zahlt die {amount} für die Buchung {number} nicht zurück. Bitte versuchen Sie es noch einmal, oder zahlen Sie den Betrag anders aus und halten Sie es bei der Buchung fest. Der Gast liest, dass Sie sich darum kümmern.",
      },
      overdue: {
        subject: "Erstattung überfällig: {amount}, Buchung {number}",
        headline: "Eine Erstattung ist überfällig",
        lead: "Der Zahlungsanbieter hat die Erstattung von {amount} für die Buchung {number} vor zwei Wochen angenommen und nicht abgeschlossen. Bitte fragen Sie dort nach: Sie kann noch ankommen. Zahlen Sie sie nur anders aus, wenn der Anbieter sie nicht mehr ausführt.",
      },
    },
    buyer: "Gast",
    amount: "Betrag",
    code: "Grund des Zahlungsanbieters",
    settled: "Anders ausbezahlt",
    open: "Buchung öffnen",
    closing: "Freundliche Grüsse. Gipfel",
  },
  fr_CH: {
    greeting: "Bonjour",
    matters: {
      captured_late: {
        subject: "Débité tardivement : {amount}, réservation {number}",
        headline: "Un paiement a été débité après sa clôture",
        lead: "Le prestataire de paiement a débité {amount} pour la réservation {number} alors que ce paiement était enregistré comme échoué. Le montant est remboursé automatiquement par le même moyen. S’il reste quelque chose à payer pour la réservation, sa page l’indique.",
      },
      not_captured: {
        subject: "Non débité : {amount}, réservation {number}",
        headline: "Un paiement n’a pas pu être débité",
        lead: "La réservation {number} est confirmée, mais les {amount} réservés pour elle ne peuvent plus être débités : l’autorisation sur la carte a pris fin. Le client a un billet qui n’est pas payé. Merci d’encaisser le montant autrement, ou d’annuler la réservation.",
      },
      by_hand: {
        subject: "À rembourser à la main : {amount}, réservation {number}",
        headline: "Un remboursement est à verser à la main",
        lead: "{amount} de la réservation {number} sont à rembourser. L’équipe avait encaissé ce paiement autrement, le prestataire de paiement ne peut donc pas le rembourser. Merci de verser ce montant vous-même et de le noter dans la réservation. Le client lit que vous vous en occupez.",
      },
      twice_failed: {
        subject: "À vérifier : remboursement de {amount}, réservation {number}",
        headline: "Un remboursement payé deux fois a échoué chez le prestataire",
        lead: "Le remboursement de {amount} pour la réservation {number} avait été versé par vous et par le prestataire de paiement. Le versement du prestataire a maintenant échoué. Si le client vous a déjà renvoyé de l’argent, le remboursement est de nouveau ouvert ; sinon, il a votre versement. Merci de vérifier et de le noter dans la réservation.",
      },
      paid_twice: {
        subject: "Payé deux fois : remboursement de {amount}, réservation {number}",
        headline: "Un remboursement a été payé deux fois",
        lead: "Le remboursement de {amount} pour la réservation {number} était noté comme réglé autrement. Le prestataire de paiement l’a maintenant versé lui aussi : le client a reçu l’argent deux fois. Merci de réclamer {amount} et de le noter dans la réservation.",
      },
      refused: {
        subject: "Remboursement refusé : {amount}, réservation {number}",
        headline: "Un remboursement a été refusé",
        lead: "Le prestataire de paiement ne rembourse pas {amount} pour la réservation {number}. Merci de réessayer, ou de régler ce montant autrement et de le noter dans la réservation. Le client lit que vous vous en occupez.",
      },
      overdue: {
        subject: "Remboursement en retard : {amount}, réservation {number}",
        headline: "Un remboursement est en retard",
        lead: "Le prestataire de paiement a accepté il y a deux semaines le remboursement de {amount} pour la réservation {number} et ne l’a pas terminé. Merci de vous renseigner auprès de lui : il peut encore arriver. Ne le réglez autrement que s’il ne l’exécute plus.",
      },
    },
    buyer: "Client",
    amount: "Montant",
    code: "Motif du prestataire de paiement",
    settled: "Réglé autrement",
    open: "Ouvrir la réservation",
    closing: "Meilleures salutations. Gipfel",
  },
  it_CH: {
    greeting: "Buongiorno",
    matters: {
      captured_late: {
        subject: "Addebitato in ritardo: {amount}, prenotazione {number}",
        headline: "Un pagamento è stato addebitato dopo essere stato chiuso",
        lead: "Il fornitore di pagamento ha addebitato {amount} per la prenotazione {number} dopo che questo pagamento era stato registrato come fallito. L’importo torna automaticamente per la stessa via. Se per la prenotazione resta qualcosa da pagare, lo indica la pagina della prenotazione.",
      },
      not_captured: {
        subject: "Non addebitato: {amount}, prenotazione {number}",
        headline: "Un pagamento non ha potuto essere addebitato",
        lead: "La prenotazione {number} è confermata, ma i {amount} riservati non possono più essere addebitati: l’autorizzazione sulla carta è scaduta. Il cliente ha un biglietto che non è pagato. La preghiamo di incassare l’importo altrimenti, oppure di annullare la prenotazione.",
      },
      by_hand: {
        subject: "Da rimborsare a mano: {amount}, prenotazione {number}",
        headline: "Un rimborso è da versare a mano",
        lead: "{amount} della prenotazione {number} sono da rimborsare. Il team aveva incassato questo pagamento altrimenti, perciò il fornitore di pagamento non può rimborsarlo. La preghiamo di versare l’importo e di registrarlo nella prenotazione. Il cliente legge che se ne occupa Lei.",
      },
      twice_failed: {
        subject: "Da verificare: rimborso di {amount}, prenotazione {number}",
        headline: "Un rimborso pagato due volte è fallito presso il fornitore",
        lead: "Il rimborso di {amount} per la prenotazione {number} era stato versato da Lei e dal fornitore di pagamento. Il versamento del fornitore ora è fallito. Se il cliente Le ha già restituito il denaro, il rimborso è di nuovo aperto; altrimenti ha il Suo versamento. La preghiamo di verificare e di registrarlo nella prenotazione.",
      },
      paid_twice: {
        subject: "Pagato due volte: rimborso di {amount}, prenotazione {number}",
        headline: "Un rimborso è stato pagato due volte",
        lead: "Il rimborso di {amount} per la prenotazione {number} era registrato come pagato altrimenti. Ora l’ha versato anche il fornitore di pagamento: il cliente ha ricevuto il denaro due volte. La preghiamo di richiedere {amount} e di registrarlo nella prenotazione.",
      },
      refused: {
        subject: "Rimborso rifiutato: {amount}, prenotazione {number}",
        headline: "Un rimborso è stato rifiutato",
        lead: "Il fornitore di pagamento non rimborsa {amount} per la prenotazione {number}. La preghiamo di riprovare, oppure di pagare l’importo altrimenti e di registrarlo nella prenotazione. Il cliente legge che se ne occupa Lei.",
      },
      overdue: {
        subject: "Rimborso in ritardo: {amount}, prenotazione {number}",
        headline: "Un rimborso è in ritardo",
        lead: "Il fornitore di pagamento ha accettato due settimane fa il rimborso di {amount} per la prenotazione {number} e non l’ha concluso. La preghiamo di chiedere al fornitore: può ancora arrivare. Lo paghi altrimenti solo se il fornitore non lo esegue più.",
      },
    },
    buyer: "Cliente",
    amount: "Importo",
    code: "Motivo del fornitore di pagamento",
    settled: "Pagato altrimenti",
    open: "Aprire la prenotazione",
    closing: "Cordiali saluti. Gipfel",
  },
};
