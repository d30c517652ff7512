import type { RequestWords } from "./en.ts";

export const words: RequestWords = {
  booking: "Prenotazione {number}",
  until: "Risposta entro {when}",
  left: "Ancora {time}",
  guest: "Ospite",
  notes: "Nota dell’ospite",
  amount: "Importo",
  when: "Quando",
  tickets: "Per",
  withIt: "Prenotato insieme, non su richiesta",
  answerItem: "Rispondere a questa voce",
  itemStates: { accepted: "Accettata", refused: "Rifiutata" },
  partDone: "La Sua risposta è registrata. Il resto attende ancora.",
  mixed: {
    title: "Questa richiesta ha ricevuto risposta",
    text: "Ciò che è accettato è prenotato; il resto non costa nulla all’ospite.",
  },
  whatHappens:
    "Se accetta, l’ospite riceve i biglietti quando tutto ha ricevuto risposta. Se rifiuta, questa parte non gli costa nulla e i posti sono di nuovo liberi.",
  accept: "Accettare la prenotazione",
  refuse: "Rifiutare",
  refuseTitle: "Rifiutare questa richiesta?",
  refuseText:
    "Ciò che è rifiutato non costa nulla all’ospite, e quanto ha pagato per questo gli viene rimborsato. Un’e-mail glielo dice.",
  refuseBooksRest: "Il resto della prenotazione attende solo questa risposta: così è prenotato.",
  note: "Il Suo motivo",
  noteHint: "L’ospite lo legge nell’e-mail.",
  refuseNow: "Rifiutare la richiesta",
  keep: "Non rifiutare",
  states: {
    accepted: {
      title: "Questa richiesta è accettata",
      text: "L’ospite riceve i biglietti quando tutta la sua prenotazione ha ricevuto risposta. Non c’è più nulla da fare.",
    },
    refused: {
      title: "Questa richiesta è rifiutata",
      text: "All’ospite non costa nulla e i posti tornano liberi. Non c’è più nulla da fare.",
    },
    expired: {
      title: "Il termine è passato",
      text: "Nessuno ha risposto in tempo: la richiesta è rifiutata e all’ospite non costa nulla.",
    },
    cancelled: { title: "L’ospite ha ritirato la richiesta", text: "È annullata, e nessuno attende più una risposta." },
  },
  done: {
    accepted: {
      title: "Grazie, è accettata",
      text: "L’ospite riceve i biglietti per e-mail quando tutta la sua prenotazione ha ricevuto risposta.",
    },
    refused: {
      title: "Grazie, è rifiutata",
      text: "Ciò che è rifiutato non costa nulla all’ospite, e quanto ha pagato per questo gli viene rimborsato. Un’e-mail glielo dice.",
    },
  },
  invalidTitle: "Questo link non è valido",
  invalid: "Forse ne manca un pezzo. Lo apra di nuovo dall’e-mail, oppure lo copi per intero.",
  toShop: "Al negozio",
  toSupplier: "Vendere con Gipfel",
};
