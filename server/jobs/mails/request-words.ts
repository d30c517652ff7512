import type { MainLocale } from "../../../sdk/contracts/locale.ts";

interface RequestWords {
  readonly greeting: string;
  readonly subject: string;
  readonly reminderSubject: string;
  readonly headline: string;
  readonly lead: string;
  readonly reminderLead: string;
  readonly guest: string;
  readonly amount: string;
  readonly notes: string;
  readonly supplier: string;
  readonly accept: string;
  readonly refuse: string;
  readonly links: string;
  readonly closing: string;
}

/**
 * The words of mails that ask for the answer to a booking on request. `{title}`, `{number}` and `{until}` are the
 * booking's.
 */
export const requestWords: Record<MainLocale, RequestWords> = {
  en_CH: {
    greeting: "Hello",
    subject: "Booking request: {title} ({number})",
    reminderSubject: "Reminder, please answer: {title} ({number})",
    headline: "A guest would like to book",
    lead: "Booking {number} is on request. Please accept or refuse it until {until}. Without an answer what is on request is refused then, and costs the guest nothing.",
    reminderLead:
      "Booking {number} still waits for your answer, until {until}. Without one what is on request is refused then, and costs the guest nothing.",
    guest: "Guest",
    amount: "Amount",
    notes: "Note from the guest",
    supplier: "Supplier",
    accept: "Accept",
    refuse: "Refuse",
    links:
      "Each link opens a page that shows the request; nothing is answered before you confirm it there. The links work until {until}.",
    closing: "Kind regards. Your Gipfel team",
  },
  de_CH: {
    greeting: "Guten Tag",
    subject: "Buchungsanfrage: {title} ({number})",
    reminderSubject: "Erinnerung, bitte antworten: {title} ({number})",
    headline: "Ein Gast möchte buchen",
    lead: "Die Buchung {number} ist auf Anfrage. Bitte sagen Sie bis {until} zu oder ab. Ohne Antwort gilt dann als abgelehnt, was auf Anfrage ist, und es kostet den Gast nichts.",
    reminderLead:
      "Die Buchung {number} wartet noch auf Ihre Antwort, bis {until}. Ohne Antwort gilt dann als abgelehnt, was auf Anfrage ist, und es kostet den Gast nichts.",
    guest: "Gast",
    amount: "Betrag",
    notes: "Bemerkung des Gasts",
    supplier: "Anbieter",
    accept: "Zusagen",
    refuse: "Ablehnen",
    links:
      "Jeder Link öffnet eine Seite, die die Anfrage zeigt; beantwortet ist sie erst, wenn Sie es dort bestätigen. Die Links gelten bis {until}.",
    closing: "Freundliche Grüsse. Ihr Gipfel-Team",
  },
  fr_CH: {
    greeting: "Bonjour",
    subject: "Demande de réservation : {title} ({number})",
    reminderSubject: "Rappel, merci de répondre : {title} ({number})",
    headline: "Un client souhaite réserver",
    lead: "La réservation {number} est sur demande. Merci de l’accepter ou de la refuser jusqu’au {until}. Sans réponse, ce qui est sur demande est alors refusé et ne coûte rien au client.",
    reminderLead:
      "La réservation {number} attend encore votre réponse, jusqu’au {until}. Sans réponse, ce qui est sur demande est alors refusé et ne coûte rien au client.",
    guest: "Client",
    amount: "Montant",
    notes: "Remarque du client",
    supplier: "Prestataire",
    accept: "Accepter",
    refuse: "Refuser",
    links:
      "Chaque lien ouvre une page qui montre la demande ; la réponse n’est donnée que lorsque vous la confirmez là. Les liens sont valables jusqu’au {until}.",
    closing: "Meilleures salutations. Votre équipe Gipfel",
  },
  it_CH: {
    greeting: "Buongiorno",
    subject: "Richiesta di prenotazione: {title} ({number})",
    reminderSubject: "Promemoria, La preghiamo di rispondere: {title} ({number})",
    headline: "Un ospite vorrebbe prenotare",
    lead: "La prenotazione {number} è su richiesta. La preghiamo di accettarla o rifiutarla entro {until}. Senza risposta, ciò che è su richiesta viene allora rifiutato e all’ospite non costa nulla.",
    reminderLead:
      "La prenotazione {number} attende ancora la Sua risposta, entro {until}. Senza risposta, ciò che è su richiesta viene allora rifiutato e all’ospite non costa nulla.",
    guest: "Ospite",
    amount: "Importo",
    notes: "Nota dell’ospite",
    supplier: "Fornitore",
    accept: "Accettare",
    refuse: "Rifiutare",
    links:
      "Ogni link apre una pagina che mostra la richiesta; la risposta è data solo quando la conferma lì. I link valgono fino a {until}.",
    closing: "Cordiali saluti. Il Suo team Gipfel",
  },
};
