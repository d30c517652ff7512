import { operator } from "../operator.ts";
import { code, heading, list, paragraph, way, written } from "../write.ts";

const link = "https://SHOP/activity/104?ref=1234";

/** For those who want to earn on bookings. */
export const affiliate = written(
  { slug: "affiliate", changed: "2026-11-01", picture: "appenzell-aescher.webp" },
  {
    de_CH: {
      title: "Affiliate werden",
      lead: "Zeigen Sie Ihren Gästen, was in der Nähe los ist, und verdienen Sie an jeder Buchung mit. Kostenlos, in zehn Minuten eingerichtet.",
      alternativeText: "Ein Berggasthaus unter einer Felswand, zwei Gäste auf dem Weg dorthin",
      blocks: [
        heading("how", "So geht es"),
        list(
          `Sie schreiben uns an ${operator.partnerEmail} und erhalten Ihre Affiliate-Nummer.`,
          "Sie wählen Aktivitäten aus und bauen sie mit einem Snippet ein, oder setzen einen Link.",
          "Ihre Gäste buchen auf Ihrer Seite. Wir kümmern uns um Zahlung, Tickets und Fragen.",
          "Sie erhalten jeden Monat Ihre Provision.",
        ),
        heading("link", "Ein Link genügt"),
        paragraph(
          "Hängen Sie Ihre Nummer an eine beliebige Adresse unseres Shops. Wer darüber kommt und handelt, bleibt Ihnen 90 Tage lang zugeordnet.",
        ),
        code(link),
        heading("why", "Warum es sich lohnt"),
        list(
          "Hunderte Aktivitäten in der ganzen Schweiz, vom Stadtrundgang bis zum Gletscher",
          "dieselben Preise wie beim Anbieter",
          "keine Cookies auf Ihrer Seite, also auch kein neuer Banner",
        ),
      ],
      ways: [
        way("affiliate-products", "Aktivitäten auswählen"),
        way("widget", "Widget einbauen"),
        way("terms-affiliates", "Bedingungen"),
      ],
    },
    en_CH: {
      title: "Become an affiliate",
      lead: "Show your guests what is on nearby, and earn on every booking. Free of charge, set up in ten minutes.",
      alternativeText: "A mountain inn below a cliff, two guests on their way there",
      blocks: [
        heading("how", "How it works"),
        list(
          `You write to ${operator.partnerEmail} and receive your affiliate number.`,
          "You choose activities and embed them with a snippet, or set a link.",
          "Your guests book on your page. We see to payment, tickets and questions.",
          "You receive your commission every month.",
        ),
        heading("link", "A link is enough"),
        paragraph("Add your number to any address of our shop. Whoever comes by it and acts stays yours for 90 days."),
        code(link),
        heading("why", "Why it pays"),
        list(
          "hundreds of activities all over Switzerland, from a town walk to a glacier",
          "the same prices as at the supplier’s",
          "no cookies on your page, so no new banner either",
        ),
      ],
      ways: [
        way("affiliate-products", "Choose activities"),
        way("widget", "Embed the widget"),
        way("terms-affiliates", "Terms"),
      ],
    },
    fr_CH: {
      title: "Devenir affilié",
      lead: "Montrez à vos hôtes ce qu’il y a à faire tout près, et gagnez sur chaque réservation. Gratuit, prêt en dix minutes.",
      alternativeText: "Une auberge de montagne sous une falaise, deux hôtes en chemin",
      blocks: [
        heading("how", "Comment ça marche"),
        list(
          `Vous écrivez à ${operator.partnerEmail} et recevez votre numéro d’affilié.`,
          "Vous choisissez des activités et les intégrez avec un bout de code, ou vous posez un lien.",
          "Vos hôtes réservent sur votre page. Nous nous occupons du paiement, des billets et des questions.",
          "Vous recevez votre commission chaque mois.",
        ),
        heading("link", "Un lien suffit"),
        paragraph(
          "Ajoutez votre numéro à n’importe quelle adresse de notre boutique. Qui arrive par elle et agit vous reste attribué pendant 90 jours.",
        ),
        code(link),
        heading("why", "Pourquoi cela vaut la peine"),
        list(
          "des centaines d’activités dans toute la Suisse, de la visite de ville au glacier",
          "les mêmes prix que chez le prestataire",
          "aucun cookie sur votre page, donc pas de nouvelle bannière",
        ),
      ],
      ways: [
        way("affiliate-products", "Choisir des activités"),
        way("widget", "Intégrer le widget"),
        way("terms-affiliates", "Conditions"),
      ],
    },
    it_CH: {
      title: "Diventare affiliato",
      lead: "Mostri ai Suoi ospiti che cosa c’è nelle vicinanze e guadagni su ogni prenotazione. Gratuito, pronto in dieci minuti.",
      alternativeText: "Una locanda di montagna sotto una parete, due ospiti in cammino",
      blocks: [
        heading("how", "Come funziona"),
        list(
          `Scrive a ${operator.partnerEmail} e riceve il Suo numero di affiliato.`,
          "Sceglie le attività e le integra con un codice, o mette un link.",
          "I Suoi ospiti prenotano sulla Sua pagina. Noi pensiamo a pagamento, biglietti e domande.",
          "Riceve la provvigione ogni mese.",
        ),
        heading("link", "Basta un link"),
        paragraph(
          "Aggiunga il Suo numero a qualsiasi indirizzo del nostro negozio. Chi arriva da lì e agisce resta attribuito a Lei per 90 giorni.",
        ),
        code(link),
        heading("why", "Perché conviene"),
        list(
          "centinaia di attività in tutta la Svizzera, dalla visita in città al ghiacciaio",
          "gli stessi prezzi del fornitore",
          "nessun cookie sulla Sua pagina, quindi nessun nuovo banner",
        ),
      ],
      ways: [
        way("affiliate-products", "Scegliere attività"),
        way("widget", "Integrare il widget"),
        way("terms-affiliates", "Condizioni"),
      ],
    },
  },
);
