import { operator } from "../operator.ts";
import { way, written } from "../write.ts";

const changed = "2026-11-21";

/** Until trips can be booked here. */
export const transport = written(
  { slug: "transport", changed },
  {
    de_CH: {
      title: "Billette für Zug, Bus und Schiff",
      lead: "Einzelne Fahrten buchen Sie hier bald. Tageskarten, Pässe und Panoramazüge gibt es schon jetzt.",
      blocks: [],
      ways: [way("activities", "Pässe und Züge ansehen"), way("travel-routes", "Reiserouten mit dem Zug")],
    },
    en_CH: {
      title: "Tickets for train, bus and boat",
      lead: "Single journeys can be booked here soon. Day passes, travel passes and panoramic trains are here already.",
      blocks: [],
      ways: [way("activities", "See passes and trains"), way("travel-routes", "Itineraries by train")],
    },
    fr_CH: {
      title: "Billets de train, de bus et de bateau",
      lead: "Les trajets simples se réserveront bientôt ici. Cartes journalières, abonnements et trains panoramiques y sont déjà.",
      blocks: [],
      ways: [way("activities", "Voir abonnements et trains"), way("travel-routes", "Itinéraires en train")],
    },
    it_CH: {
      title: "Biglietti per treno, bus e battello",
      lead: "Le singole corse si prenoteranno presto qui. Carte giornaliere, abbonamenti e treni panoramici ci sono già.",
      blocks: [],
      ways: [way("activities", "Vedere abbonamenti e treni"), way("travel-routes", "Itinerari in treno")],
    },
  },
);

/** Until the assistant is there. */
export const chat = written(
  { slug: "chat", changed },
  {
    de_CH: {
      title: "Wir helfen gerne",
      lead: `Der Chat öffnet bald. Bis dahin antworten wir per E-Mail: ${operator.email}. Ihre Buchungen finden Sie im Konto.`,
      blocks: [],
      ways: [way("account", "Zu meinen Buchungen"), way("about-us", "Hilfe und Kontakt")],
    },
    en_CH: {
      title: "Happy to help",
      lead: `The chat opens soon. Until then we answer by e-mail: ${operator.email}. Your bookings are in your account.`,
      blocks: [],
      ways: [way("account", "To my bookings"), way("about-us", "Help and contact")],
    },
    fr_CH: {
      title: "Nous vous aidons volontiers",
      lead: `Le chat ouvre bientôt. D’ici là, nous répondons par e-mail : ${operator.email}. Vos réservations sont dans votre compte.`,
      blocks: [],
      ways: [way("account", "Vers mes réservations"), way("about-us", "Aide et contact")],
    },
    it_CH: {
      title: "Aiutiamo volentieri",
      lead: `La chat apre presto. Fino ad allora rispondiamo per e-mail: ${operator.email}. Le Sue prenotazioni sono nel conto.`,
      blocks: [],
      ways: [way("account", "Alle mie prenotazioni"), way("about-us", "Aiuto e contatto")],
    },
  },
);

/** For addresses that lead nowhere. */
export const notFound = written(
  { slug: "404", changed },
  {
    de_CH: {
      title: "Dieser Weg endet hier",
      lead: "Die Seite gibt es nicht oder nicht mehr. Vielleicht führt einer dieser Wege weiter.",
      blocks: [],
      ways: [way("activities", "Alle Aktivitäten"), way("search", "Suchen"), way("homepage", "Zur Startseite")],
    },
    en_CH: {
      title: "This path ends here",
      lead: "The page does not exist, or no longer does. Perhaps one of these ways leads on.",
      blocks: [],
      ways: [way("activities", "All activities"), way("search", "Search"), way("homepage", "To the home page")],
    },
    fr_CH: {
      title: "Ce chemin s’arrête ici",
      lead: "La page n’existe pas ou n’existe plus. L’un de ces chemins mène peut-être plus loin.",
      blocks: [],
      ways: [
        way("activities", "Toutes les activités"),
        way("search", "Chercher"),
        way("homepage", "Vers la page d’accueil"),
      ],
    },
    it_CH: {
      title: "Questo sentiero finisce qui",
      lead: "La pagina non esiste, o non esiste più. Forse uno di questi sentieri porta avanti.",
      blocks: [],
      ways: [way("activities", "Tutte le attività"), way("search", "Cercare"), way("homepage", "Alla pagina iniziale")],
    },
  },
);
