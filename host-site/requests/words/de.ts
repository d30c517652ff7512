import type { RequestWords } from "./en.ts";

export const words: RequestWords = {
  booking: "Buchung {number}",
  until: "Antwort bis {when}",
  left: "Noch {time}",
  guest: "Gast",
  notes: "Bemerkung des Gasts",
  amount: "Betrag",
  when: "Wann",
  tickets: "Für",
  withIt: "Mitgebucht, nicht auf Anfrage",
  answerItem: "Diese Position beantworten",
  itemStates: { accepted: "Zugesagt", refused: "Abgelehnt" },
  partDone: "Ihre Antwort ist festgehalten. Der Rest wartet noch.",
  mixed: {
    title: "Diese Anfrage ist beantwortet",
    text: "Was zugesagt ist, hat der Gast gebucht; das andere kostet ihn nichts.",
  },
  whatHappens:
    "Sagen Sie zu, erhält der Gast die Tickets, sobald alles beantwortet ist. Lehnen Sie ab, kostet es ihn nichts, und die Plätze sind wieder frei.",
  accept: "Buchung zusagen",
  refuse: "Ablehnen",
  refuseTitle: "Diese Anfrage ablehnen?",
  refuseText:
    "Was abgelehnt ist, kostet den Gast nichts; was er dafür bezahlt hat, geht zurück. Eine E-Mail sagt es ihm.",
  refuseBooksRest: "Der Rest der Buchung wartet nur noch auf diese Antwort: Er ist damit gebucht.",
  note: "Ihr Grund",
  noteHint: "Der Gast liest ihn in der E-Mail.",
  refuseNow: "Anfrage ablehnen",
  keep: "Nicht ablehnen",
  states: {
    accepted: {
      title: "Diese Anfrage ist zugesagt",
      text: "Der Gast erhält die Tickets, sobald seine ganze Buchung beantwortet ist. Es gibt nichts mehr zu tun.",
    },
    refused: {
      title: "Diese Anfrage ist abgelehnt",
      text: "Den Gast kostet es nichts, und die Plätze sind wieder frei. Es gibt nichts mehr zu tun.",
    },
    expired: {
      title: "Die Frist ist vorbei",
      text: "Niemand hat rechtzeitig geantwortet. Die Anfrage gilt als abgelehnt, und den Gast kostet es nichts.",
    },
    cancelled: {
      title: "Der Gast hat die Anfrage zurückgezogen",
      text: "Sie ist storniert, und niemand wartet mehr auf eine Antwort.",
    },
  },
  done: {
    accepted: {
      title: "Vielen Dank, es ist zugesagt",
      text: "Der Gast erhält die Tickets per E-Mail, sobald seine ganze Buchung beantwortet ist.",
    },
    refused: {
      title: "Vielen Dank, es ist abgelehnt",
      text: "Was abgelehnt ist, kostet den Gast nichts; was er dafür bezahlt hat, geht zurück. Eine E-Mail sagt es ihm.",
    },
  },
  invalidTitle: "Dieser Link gilt nicht",
  invalid:
    "Vielleicht fehlt ein Stück davon. Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz.",
  toShop: "Zum Shop",
  toSupplier: "Mit Gipfel verkaufen",
};
