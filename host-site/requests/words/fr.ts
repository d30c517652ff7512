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
  whatHappens:
    "Si vous acceptez, le client est débité et reçoit les billets. Si vous refusez, le client est intégralement remboursé et les places sont à nouveau libres.",
  accept: "Accepter la réservation",
  refuse: "Refuser",
  refuseTitle: "Refuser cette demande ?",
  refuseText: "Le client est intégralement remboursé et reçoit un e-mail qui le dit.",
  note: "Votre raison",
  noteHint: "Le client la lit dans l’e-mail.",
  refuseNow: "Refuser la demande",
  keep: "Ne pas refuser",
  states: {
    accepted: { title: "Cette demande est acceptée", text: "Le client a les billets. Il n’y a plus rien à faire." },
    refused: {
      title: "Cette demande est refusée",
      text: "Le client est intégralement remboursé, et les places sont à nouveau libres. Il n’y a plus rien à faire.",
    },
    expired: {
      title: "Le délai est écoulé",
      text: "Personne n’a répondu à temps : la demande est refusée et le client est intégralement remboursé.",
    },
    cancelled: { title: "Le client a retiré sa demande", text: "Elle est annulée, et plus personne n’attend de réponse." },
  },
  done: {
    accepted: { title: "Merci, c’est accepté", text: "Le client reçoit maintenant les billets par e-mail." },
    refused: { title: "Merci, c’est refusé", text: "Le client est intégralement remboursé et reçoit un e-mail qui le dit." },
  },
  closed: "Quelqu’un a été plus rapide : voici ce que la demande est devenue.",
  invalidTitle: "Ce lien n’est pas valable",
  invalid: "Il en manque peut-être un morceau. Ouvrez-le à nouveau depuis l’e-mail, ou copiez-le en entier.",
  toShop: "Vers la boutique",
  toSupplier: "Vendre avec Gipfel",
};
