import type { PageWords } from "../words.types.ts";

export const de: PageWords = {
  home: {
    title: "Touren, Tickets und Erlebnisse in der Schweiz",
    description:
      "Bergbahnen, Schiffe, Führungen, Winter und Wasser: Aktivitäten in der ganzen Schweiz vergleichen und mit Ticket auf dem Handy buchen.",
    headline: "Die Schweiz, Tag für Tag",
    lead: "Ausflüge, Billette und Erlebnisse, direkt gebucht: Der Preis, den Sie sehen, ist der Preis, den Sie zahlen.",
    places: "Wohin",
    types: "Was unternehmen",
    popular: "Am meisten gebucht",
    allActivities: "Alle Aktivitäten ansehen",
    guide: "Aus dem Reiseführer",
    allArticles: "Reiseführer lesen",
  },
  activities: {
    title: "Freizeitaktivitäten in der Schweiz",
    description: "Alle Touren, Tickets und Erlebnisse im Shop, gefiltert nach Ort, Art, Datum und Bewertung.",
  },
  search: { title: "Suche", description: "Alle Touren, Tickets und Erlebnisse in der Schweiz durchsuchen." },
  map: {
    title: "Karte der Aktivitäten",
    description: "Alle Touren, Tickets und Erlebnisse auf einer Karte der Schweiz.",
  },
  basket: { title: "Warenkorb", description: "Was Sie ausgewählt haben." },
  booking: { title: "Buchung", description: "Kontakt und Zahlung." },
  bookingRequest: { title: "Buchungsanfrage", description: "Eine Buchung auf Anfrage zusagen oder ablehnen." },
  confirm: { title: "Bestätigung", description: "Ihre Tickets." },
  account: { title: "Ihr Konto", description: "Buchungen, Tickets und Einstellungen." },
  guestBooking: { title: "Ihre Buchung", description: "Ticket ansehen, ändern oder stornieren." },
  guestReviews: { title: "Ihre Bewertung", description: "Sagen, wie es war." },
  supplierRegistration: {
    title: "Als Anbieter registrieren",
    description: "Verkaufen Sie Touren, Tickets und Erlebnisse im Shop und auf Hunderten von Partnerseiten.",
  },
  withdrawnActivity: {
    title: (activity) => `«${activity}» gibt es hier nicht mehr`,
    lead: "Diese Aktivität kann nicht mehr gebucht werden. Wenn Sie sie schon gebucht haben, gilt Ihre Buchung weiterhin.",
    similar: "Diese können Sie stattdessen buchen",
  },
  count: (activities) => (activities === 1 ? "1 Aktivität" : `${activities} Aktivitäten`),
  linkLists: { places: "Orte", types: "Nach Art", ideas: "Ideen" },
  whereYouAre: "Wo Sie sind",
  readOn: "Weiterlesen",
  bookable: "In diesem Artikel",
  onThisPage: "Auf dieser Seite",
  from: (price) => `ab ${price}`,
  free: "gratis",
  changed: "Zuletzt geändert",
  stage: (day) => `Tag ${day}`,
};
