import type { PageWords } from "../words.ts";

export const de: PageWords = {
  home: {
    title: "Touren, Tickets und Erlebnisse in der Schweiz",
    description: "Bergbahnen, Schiffe, Führungen, Winter und Wasser: Erlebnisse in der ganzen Schweiz vergleichen und mit Ticket auf dem Handy buchen.",
    headline: "Die Schweiz, Tag für Tag",
    lead: "Ausflüge, Billette und Erlebnisse, direkt gebucht: Der Preis, den Sie sehen, ist der Preis, den Sie zahlen.",
    places: "Wohin",
    types: "Was unternehmen",
    popular: "Am meisten gebucht",
    allActivities: "Alle Erlebnisse ansehen",
    guide: "Aus dem Reiseführer",
    allArticles: "Reiseführer lesen",
  },
  activities: {
    title: "Freizeitaktivitäten in der Schweiz",
    description: "Alle Touren, Tickets und Erlebnisse im Shop, gefiltert nach Ort, Art, Datum und Bewertung.",
  },
  search: { title: "Suche", description: "Alle Touren, Tickets und Erlebnisse in der Schweiz durchsuchen." },
  map: { title: "Karte der Erlebnisse", description: "Alle Touren, Tickets und Erlebnisse auf einer Karte der Schweiz." },
  basket: { title: "Warenkorb", description: "Was Sie ausgewählt haben." },
  booking: { title: "Buchung", description: "Kontakt und Zahlung." },
  confirm: { title: "Bestätigung", description: "Ihre Tickets." },
  account: { title: "Ihr Konto", description: "Buchungen, Tickets und Einstellungen." },
  supplierRegistration: {
    title: "Als Anbieter registrieren",
    description: "Verkaufen Sie Touren, Tickets und Erlebnisse im Shop und auf Hunderten von Partnerseiten.",
  },
  count: (activities) => (activities === 1 ? "1 Erlebnis" : `${activities} Erlebnisse`),
  linkLists: { places: "Orte", types: "Nach Art", ideas: "Ideen" },
  toHome: "Zur Startseite",
  whereYouAre: "Wo Sie sind",
  readOn: "Weiterlesen",
  bookable: "In diesem Artikel",
  from: "ab",
  changed: "Zuletzt geändert",
  stage: (day) => `Tag ${day}`,
};
