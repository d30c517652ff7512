import { paragraph, way, written } from "../write.ts";

/** After the form was sent: the address is to be confirmed. */
export const pleaseConfirm = written(
  { slug: "please-confirm", changed: "2026-11-01" },
  {
    de_CH: {
      title: "Bitte bestätigen Sie Ihre Adresse",
      lead: "Wir haben Ihnen eine E-Mail geschickt. Ein Klick auf den Link darin, und Sie sind dabei.",
      blocks: [
        paragraph(
          "Nichts angekommen? Schauen Sie im Spam-Ordner nach, oder melden Sie sich noch einmal an. Ohne Bestätigung schreiben wir Ihnen nicht.",
        ),
      ],
      ways: [way("homepage", "Zur Startseite"), way("travel-guide", "Zum Reiseführer")],
    },
    en_CH: {
      title: "Please confirm your address",
      lead: "We have sent you an e-mail. One click on the link in it and you are in.",
      blocks: [
        paragraph(
          "Nothing there? Look into the spam folder, or sign up once more. Without your confirmation we will not write to you.",
        ),
      ],
      ways: [way("homepage", "To the home page"), way("travel-guide", "To the travel guide")],
    },
    fr_CH: {
      title: "Confirmez votre adresse",
      lead: "Nous vous avons envoyé un e-mail. Un clic sur le lien qu’il contient, et l’inscription est faite.",
      blocks: [
        paragraph(
          "Rien reçu ? Regardez dans les indésirables, ou inscrivez-vous encore une fois. Sans confirmation, nous ne vous écrirons pas.",
        ),
      ],
      ways: [way("homepage", "Vers la page d’accueil"), way("travel-guide", "Vers le guide de voyage")],
    },
    it_CH: {
      title: "Confermi il Suo indirizzo",
      lead: "Le abbiamo mandato un’e-mail. Un clic sul link che contiene, e l’iscrizione è fatta.",
      blocks: [
        paragraph(
          "Non è arrivato nulla? Guardi nella posta indesiderata, o si iscriva ancora una volta. Senza conferma non Le scriviamo.",
        ),
      ],
      ways: [way("homepage", "Alla pagina iniziale"), way("travel-guide", "Alla guida di viaggio")],
    },
  },
);

/** After the link in the mail was opened. */
export const successfullyRegistered = written(
  { slug: "successfully-registered", changed: "2026-11-01" },
  {
    de_CH: {
      title: "Schön, dass Sie dabei sind",
      lead: "Ihre Adresse ist bestätigt. Die nächste Idee für einen freien Tag kommt per E-Mail.",
      blocks: [
        paragraph(
          "Ab und zu ein guter Ausflug, nicht mehr. Abmelden können Sie sich in jeder Ausgabe mit einem Klick.",
        ),
      ],
      ways: [way("activities", "Aktivitäten entdecken"), way("travel-guide", "Zum Reiseführer")],
    },
    en_CH: {
      title: "Good to have you with us",
      lead: "Your address is confirmed. The next idea for a free day will come by e-mail.",
      blocks: [paragraph("A good trip now and then, nothing more. You can unsubscribe in each issue with one click.")],
      ways: [way("activities", "Discover activities"), way("travel-guide", "To the travel guide")],
    },
    fr_CH: {
      title: "Bienvenue parmi nos lecteurs",
      lead: "Votre adresse est confirmée. La prochaine idée pour un jour libre arrivera par e-mail.",
      blocks: [
        paragraph(
          "De temps en temps une belle sortie, rien de plus. Vous pouvez vous désinscrire dans chaque envoi, d’un clic.",
        ),
      ],
      ways: [way("activities", "Découvrir les activités"), way("travel-guide", "Vers le guide de voyage")],
    },
    it_CH: {
      title: "Che bello averLa con noi",
      lead: "Il Suo indirizzo è confermato. La prossima idea per un giorno libero arriverà per e-mail.",
      blocks: [paragraph("Ogni tanto una bella gita, niente di più. In ogni numero può disiscriversi con un clic.")],
      ways: [way("activities", "Scoprire le attività"), way("travel-guide", "Alla guida di viaggio")],
    },
  },
);
