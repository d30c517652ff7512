import { mainLocales, parseLocale, type Locale } from "../../../../sdk/contracts/locale.ts";

const english = {
  title: "Pay with {method}",
  bankTitle: "Confirm your payment",
  bankLead: "Your bank wants to be sure that it is you.",
  merchant: "Merchant",
  booking: "Booking",
  amount: "Amount",
  pay: "Pay {amount}",
  decline: "Let it be declined",
  cancel: "Cancel and go back",
  confirm: "Confirm payment",
  refuse: "That was not me",
  test: "Test payment. No money moves.",
  over: "This payment has been dealt with",
  overLead: "You can close this page and go back to the shop.",
  back: "Back to the shop",
  checked: "Thank you. One moment, please.",
  unknown: "This payment does not exist",
  unknownLead: "The address is incomplete or no longer valid. Go back to the shop and pay from there.",
};

/** The words of the hosted pages. */
export type SandboxWords = typeof english;

const words: Record<(typeof mainLocales)[number], SandboxWords> = {
  en_CH: english,
  de_CH: {
    title: "Mit {method} zahlen",
    bankTitle: "Zahlung bestätigen",
    bankLead: "Ihre Bank möchte sicher sein, dass Sie es sind.",
    merchant: "Händler",
    booking: "Buchung",
    amount: "Betrag",
    pay: "{amount} zahlen",
    decline: "Ablehnen lassen",
    cancel: "Abbrechen und zurück",
    confirm: "Zahlung bestätigen",
    refuse: "Das war ich nicht",
    test: "Testzahlung. Es fliesst kein Geld.",
    over: "Diese Zahlung ist abgeschlossen",
    overLead: "Sie können diese Seite schliessen und zum Shop zurückkehren.",
    back: "Zurück zum Shop",
    checked: "Danke. Einen Augenblick bitte.",
    unknown: "Diese Zahlung gibt es nicht",
    unknownLead:
      "Die Adresse ist unvollständig oder nicht mehr gültig. Gehen Sie zurück zum Shop und zahlen Sie von dort aus.",
  },
  fr_CH: {
    title: "Payer avec {method}",
    bankTitle: "Confirmer le paiement",
    bankLead: "Votre banque veut s’assurer qu’il s’agit bien de vous.",
    merchant: "Commerçant",
    booking: "Réservation",
    amount: "Montant",
    pay: "Payer {amount}",
    decline: "Simuler un refus",
    cancel: "Annuler et revenir",
    confirm: "Confirmer le paiement",
    refuse: "Ce n’était pas moi",
    test: "Paiement d’essai. Aucun montant n’est débité.",
    over: "Ce paiement est terminé",
    overLead: "Vous pouvez fermer cette page et revenir à la boutique.",
    back: "Retour à la boutique",
    checked: "Merci. Un instant, s’il vous plaît.",
    unknown: "Ce paiement n’existe pas",
    unknownLead: "L’adresse est incomplète ou n’est plus valable. Revenez à la boutique et payez depuis là.",
  },
  it_CH: {
    title: "Paga con {method}",
    bankTitle: "Conferma il pagamento",
    bankLead: "La Sua banca vuole essere certa che sia Lei.",
    merchant: "Commerciante",
    booking: "Prenotazione",
    amount: "Importo",
    pay: "Paga {amount}",
    decline: "Simula un rifiuto",
    cancel: "Annulla e torna indietro",
    confirm: "Conferma il pagamento",
    refuse: "Non ero io",
    test: "Pagamento di prova. Nessun addebito.",
    over: "Questo pagamento è concluso",
    overLead: "Può chiudere questa pagina e tornare al negozio.",
    back: "Torna al negozio",
    checked: "Grazie. Un momento, per favore.",
    unknown: "Questo pagamento non esiste",
    unknownLead: "L’indirizzo è incompleto o non è più valido. Torni al negozio e paghi da lì.",
  },
};

/** The words in a locale's own language where it is one of the four, else in English. */
export function sandboxWords(locale: string): { words: SandboxWords; locale: Locale } {
  const known = mainLocales.find((main) => main === parseLocale(locale)) ?? "en_CH";
  return { words: words[known], locale: known };
}
