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
  whatHappens:
    "Sagen Sie zu, wird der Gast belastet und erhält die Tickets. Lehnen Sie ab, erhält der Gast das ganze Geld zurück und die Plätze sind wieder frei.",
  accept: "Buchung zusagen",
  refuse: "Ablehnen",
  refuseTitle: "Diese Anfrage ablehnen?",
  refuseText: "Der Gast erhält das ganze Geld zurück und eine E-Mail, die das sagt.",
  note: "Ihr Grund",
  noteHint: "Der Gast liest ihn in der E-Mail.",
  refuseNow: "Anfrage ablehnen",
  keep: "Nicht ablehnen",
  states: {
    accepted: { title: "Diese Anfrage ist zugesagt", text: "Der Gast hat die Tickets. Es gibt nichts mehr zu tun." },
    refused: {
      title: "Diese Anfrage ist abgelehnt",
      text: "Der Gast erhält das ganze Geld zurück, und die Plätze sind wieder frei. Es gibt nichts mehr zu tun.",
    },
    expired: {
      title: "Die Frist ist vorbei",
      text: "Niemand hat rechtzeitig geantwortet. Die Anfrage gilt als abgelehnt, und der Gast erhält das ganze Geld zurück.",
    },
    cancelled: { title: "Der Gast hat die Anfrage zurückgezogen", text: "Sie ist storniert, und niemand wartet mehr auf eine Antwort." },
  },
  done: {
    accepted: { title: "Vielen Dank, es ist zugesagt", text: "Der Gast erhält die Tickets jetzt per E-Mail." },
    refused: { title: "Vielen Dank, es ist abgelehnt", text: "Der Gast erhält das ganze Geld zurück und eine E-Mail, die das sagt." },
  },
  closed: "Jemand war schneller: Das ist aus der Anfrage geworden.",
  invalidTitle: "Dieser Link gilt nicht",
  invalid: "Vielleicht fehlt ein Stück davon. Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz.",
  toShop: "Zum Shop",
  toSupplier: "Mit Gipfel verkaufen",
};
