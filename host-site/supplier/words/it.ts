import type { SupplierWords } from "./en.ts";

export const words: SupplierWords = {
  company: "Azienda",
  contactName: "Il Suo nome",
  email: "E-mail",
  emailHint: "Rispondiamo a questo indirizzo entro tre giorni lavorativi.",
  phone: "Telefono",
  country: "Paese",
  website: "Sito web",
  websiteHint: "https://example.ch",
  offering: "Che cosa offre?",
  offeringHint: "Che cosa, dove, quante volte, per quante persone. Bastano poche frasi.",
  offeringShort: "Una o due frasi, per favore: almeno 10 caratteri.",
  languages: "In quali lingue?",
  languagesMissing: "Scelga almeno una lingua, per favore.",
  terms: "Accetto le {terms} per fornitori.",
  termsLink: "condizioni generali",
  termsMissing: "Accetti le condizioni generali, per favore.",
  human:
    "Prima dell’invio il Suo browser fa un piccolo calcolo, così le macchine restano fuori. Ci vuole un secondo o due.",
  humanFailed: "La verifica che Lei è una persona non è riuscita. Invii ancora una volta, per favore.",
  submit: "Inviare",
  doneTitle: "Grazie, è arrivato",
  done: "Un’e-mail a {email} lo conferma. Guardiamo la Sua offerta e rispondiamo entro tre giorni lavorativi.",
  toHome: "Alla pagina iniziale",
};
