import type { RequestWords } from "./en.ts";

export const words: RequestWords = {
  booking: "Réservation {number}",
  until: "Réponse jusqu’au {when}",
  left: "Encore {time}",
  guest: "Client",
  notes: "Remarque du client",
  amount: "Montant",
  when: "Quand",
  tickets: "Pour",
  withIt: "Réservé en même temps, pas sur demande",
  answerItem: "Répondre à cet élément",
  itemStates: { accepted: "Accepté", refused: "Refusé" },
  partDone: "Votre réponse est enregistrée. Le reste attend encore.",
  mixed: {
    title: "Cette demande a reçu sa réponse",
    text: "Ce qui est accepté est réservé ; le reste ne coûte rien au client.",
  },
  whatHappens:
    "Si vous acceptez, le client reçoit les billets dès que tout a reçu une réponse. Si vous refusez, cette partie ne lui coûte rien et les places sont de nouveau libres.",
  accept: "Accepter la réservation",
  refuse: "Refuser",
  refuseTitle: "Refuser cette demande ?",
  refuseText:
    "Ce qui est refusé ne coûte rien au client, et ce qu’il a payé pour cela lui revient. Un e-mail le lui dit.",
  refuseBooksRest: "Le reste de la réservation n’attend plus que cette réponse : il est ainsi réservé définitivement.",
  note: "Votre raison",
  noteHint: "Le client la lit dans l’e-mail.",
  refuseNow: "Refuser la demande",
  keep: "Ne pas refuser",
  states: {
    accepted: {
      title: "Cette demande est acceptée",
      text: "Le client reçoit les billets dès que toute sa réservation a reçu une réponse. Il n’y a plus rien à faire.",
    },
    refused: {
      title: "Cette demande est refusée",
      text: "Cela ne coûte rien au client, et les places sont à nouveau libres. Il n’y a plus rien à faire.",
    },
    expired: {
      title: "Le délai est écoulé",
      text: "Personne n’a répondu à temps : la demande est refusée et cela ne coûte rien au client.",
    },
    cancelled: {
      title: "Le client a retiré sa demande",
      text: "Elle est annulée, et plus personne n’attend de réponse.",
    },
  },
  done: {
    accepted: {
      title: "Merci, c’est accepté",
      text: "Le client reçoit les billets par e-mail dès que toute sa réservation a reçu une réponse.",
    },
    refused: {
      title: "Merci, c’est refusé",
      text: "Ce qui est refusé ne coûte rien au client, et ce qu’il a payé pour cela lui revient. Un e-mail le lui dit.",
    },
  },
  invalidTitle: "Ce lien n’est pas valable",
  invalid: "Il en manque peut-être un morceau. Ouvrez-le à nouveau depuis l’e-mail, ou copiez-le en entier.",
  toShop: "Vers la boutique",
  toSupplier: "Vendre avec Gipfel",
};
