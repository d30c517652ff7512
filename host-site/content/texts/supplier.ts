import { heading, list, paragraph, way, written } from "../write.ts";

/** For those who run activities and want to sell them here. */
export const supplier = written(
  { slug: "supplier", changed: "2026-11-01", picture: "alp-cheese-gstaad.webp" },
  {
    de_CH: {
      title: "Anbieter werden",
      lead: "Sie kennen Ihren Berg, wir kennen Ihre nächsten Gäste: Verkaufen Sie Ihr Angebot bei uns und auf den Seiten unserer Partner.",
      alternativeText: "Ein Käser am Kupferkessel",
      blocks: [
        heading("why", "Was Sie davon haben"),
        list(
          "Ihr Angebot in vier Sprachen, in unserem Shop und bei Hotels, Blogs und Tourismusbüros",
          "kein Platz doppelt verkauft: Was reserviert ist, ist 30 Minuten lang weg und wird sonst wieder frei",
          "Ihre Regeln: Preise, Zeiten, Stornofrist, Altersgrenzen, Buchung sofort oder auf Anfrage",
          "Bewertungen nur von Gästen, die wirklich da waren",
        ),
        heading("cost", "Was es kostet"),
        paragraph(
          "Die Aufnahme ist gratis. Sie zahlen eine Provision auf dem, was verkauft und durchgeführt wurde, und sonst nichts.",
        ),
        heading("how", "So geht es weiter"),
        list(
          "Sie füllen das Formular aus, das dauert fünf Minuten.",
          "Wir schauen uns Ihr Angebot an und antworten innert dreier Arbeitstage.",
          "Gemeinsam erfassen wir die erste Aktivität. Danach sind Sie online.",
        ),
      ],
      ways: [way("supplier-registration", "Jetzt anmelden"), way("terms-b2b", "Bedingungen")],
    },
    en_CH: {
      title: "Become a supplier",
      lead: "You know your mountain, we know your next guests: sell your offer with us and on our partners’ pages.",
      alternativeText: "A cheesemaker at a copper kettle",
      blocks: [
        heading("why", "What is in it for you"),
        list(
          "your offer in four languages, in our shop and with hotels, blogs and tourist offices",
          "no seat sold twice: what is held is gone for 30 minutes, and otherwise free again",
          "your rules: prices, times, cancellation deadline, age limits, booking at once or on request",
          "reviews only by guests who really came",
        ),
        heading("cost", "What it costs"),
        paragraph("Joining is free. You pay a commission on what was sold and took place, and nothing else."),
        heading("how", "What happens next"),
        list(
          "You fill in the form; that takes five minutes.",
          "We look at your offer and answer within three working days.",
          "Together we enter the first activity. Then you are online.",
        ),
      ],
      ways: [way("supplier-registration", "Register now"), way("terms-b2b", "Terms")],
    },
    fr_CH: {
      title: "Devenir prestataire",
      lead: "Vous connaissez votre montagne, nous connaissons vos prochains hôtes : vendez chez nous et sur les pages de nos partenaires.",
      alternativeText: "Un fromager devant son chaudron de cuivre",
      blocks: [
        heading("why", "Ce que vous y gagnez"),
        list(
          "votre offre en quatre langues, dans notre boutique et chez des hôtels, blogs et offices du tourisme",
          "aucune place vendue deux fois : ce qui est retenu l’est pendant 30 minutes, puis redevient libre",
          "vos règles : prix, horaires, délai d’annulation, âges, réservation immédiate ou sur demande",
          "des avis donnés seulement par des hôtes qui sont vraiment venus",
        ),
        heading("cost", "Ce que cela coûte"),
        paragraph(
          "L’inscription est gratuite. Vous payez une commission sur ce qui a été vendu et réalisé, et rien d’autre.",
        ),
        heading("how", "La suite"),
        list(
          "Vous remplissez le formulaire, en cinq minutes.",
          "Nous examinons votre offre et vous répondons dans les trois jours ouvrables.",
          "Nous saisissons ensemble la première activité. Puis vous êtes en ligne.",
        ),
      ],
      ways: [way("supplier-registration", "S’inscrire"), way("terms-b2b", "Conditions")],
    },
    it_CH: {
      title: "Diventare fornitore",
      lead: "Lei conosce la Sua montagna, noi i Suoi prossimi ospiti: venda la Sua offerta da noi e sulle pagine dei nostri partner.",
      alternativeText: "Un casaro davanti alla caldaia di rame",
      blocks: [
        heading("why", "Che cosa ne ricava"),
        list(
          "la Sua offerta in quattro lingue, nel nostro negozio e presso alberghi, blog e uffici turistici",
          "nessun posto venduto due volte: ciò che è riservato lo è per 30 minuti, poi torna libero",
          "le Sue regole: prezzi, orari, termine di annullamento, età, prenotazione immediata o su richiesta",
          "recensioni solo di ospiti che sono venuti davvero",
        ),
        heading("cost", "Quanto costa"),
        paragraph("L’iscrizione è gratuita. Paga una provvigione su ciò che è stato venduto e svolto, e nient’altro."),
        heading("how", "Come si procede"),
        list(
          "Compila il modulo, in cinque minuti.",
          "Guardiamo la Sua offerta e rispondiamo entro tre giorni lavorativi.",
          "Insieme inseriamo la prima attività. Poi è online.",
        ),
      ],
      ways: [way("supplier-registration", "Iscriversi ora"), way("terms-b2b", "Condizioni")],
    },
  },
);
