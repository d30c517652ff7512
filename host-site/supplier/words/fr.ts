import type { SupplierWords } from "./en.ts";

export const words: SupplierWords = {
  company: "Entreprise",
  contactName: "Votre nom",
  email: "E-mail",
  emailHint: "Nous répondons à cette adresse dans les trois jours ouvrables.",
  phone: "Téléphone",
  country: "Pays",
  website: "Site web",
  websiteHint: "https://example.ch",
  offering: "Que proposez-vous ?",
  offeringHint: "Quoi, où, combien de fois, pour combien de personnes. Quelques phrases suffisent.",
  offeringShort: "Une ou deux phrases, s’il vous plaît : au moins 10 caractères.",
  languages: "Dans quelles langues ?",
  languagesMissing: "Veuillez choisir au moins une langue.",
  terms: "J’accepte les {terms} pour prestataires.",
  termsLink: "conditions générales",
  termsMissing: "Veuillez accepter les conditions générales.",
  human:
    "Avant l’envoi, votre navigateur fait un petit calcul pour écarter les machines. Cela prend une ou deux secondes.",
  humanFailed: "La vérification que vous êtes une personne n’a pas abouti. Veuillez envoyer encore une fois.",
  submit: "Envoyer",
  doneTitle: "Merci, c’est bien arrivé",
  done: "Un e-mail à {email} le confirme. Nous regardons votre offre et répondons dans les trois jours ouvrables.",
  toHome: "Vers l’accueil",
};
