import type { SupplierWords } from "./en.ts";

export const words: SupplierWords = {
  company: "Firma",
  contactName: "Ihr Name",
  email: "E-Mail",
  emailHint: "An diese Adresse antworten wir innert dreier Arbeitstage.",
  phone: "Telefon",
  country: "Land",
  website: "Website",
  websiteHint: "https://example.ch",
  offering: "Was bieten Sie an?",
  offeringHint: "Was, wo, wie oft, für wie viele. Ein paar Sätze genügen.",
  offeringShort: "Bitte ein, zwei Sätze: mindestens 10 Zeichen.",
  languages: "In welchen Sprachen?",
  languagesMissing: "Bitte wählen Sie mindestens eine Sprache.",
  terms: "Ich akzeptiere die {terms} für Anbieter.",
  termsLink: "Geschäftsbedingungen",
  termsMissing: "Bitte akzeptieren Sie die Geschäftsbedingungen.",
  human:
    "Vor dem Senden löst Ihr Browser eine kleine Rechnung, damit Maschinen draussen bleiben. Das dauert ein, zwei Sekunden.",
  humanFailed: "Die Prüfung, dass Sie ein Mensch sind, hat nicht geklappt. Bitte senden Sie noch einmal.",
  submit: "Senden",
  doneTitle: "Danke, es ist bei uns",
  done: "Eine E-Mail an {email} bestätigt es. Wir sehen uns Ihr Angebot an und antworten innert dreier Arbeitstage.",
  toHome: "Zur Startseite",
};
