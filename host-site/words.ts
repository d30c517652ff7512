import type { mainLocales } from "../sdk/contracts/locale.ts";

type MainLocale = (typeof mainLocales)[number];

/** What the shop's own shell says, in the four main locales. */
export interface ShopWords {
  readonly basket: string;
  readonly booking: string;
  readonly confirm: string;
  readonly from: string;
  readonly help: string;
  readonly lead: string;
  readonly notFound: string;
  readonly notFoundLead: string;
  readonly home: string;
  readonly providedBy: (supplier: string) => string;
  readonly title: string;
}

export const shopWords: Record<MainLocale, ShopWords> = {
  de_CH: {
    basket: "Warenkorb",
    booking: "Buchung",
    confirm: "Bestätigung",
    from: "ab",
    help: "Hilfe",
    lead: "Ausflüge, Billette und Erlebnisse, direkt gebucht.",
    notFound: "Diese Seite gibt es nicht",
    notFoundLead: "Vielleicht ist sie umgezogen. Alles, was Sie buchen können, steht auf der Startseite.",
    home: "Zur Startseite",
    providedBy: (supplier) => `angeboten von ${supplier}`,
    title: "Die Schweiz, Tag für Tag",
  },
  en_CH: {
    basket: "Basket",
    booking: "Booking",
    confirm: "Confirmation",
    from: "from",
    help: "Help",
    lead: "Trips, tickets and activities, booked right here.",
    notFound: "This page does not exist",
    notFoundLead: "It may have moved. Everything that you can book is on the home page.",
    home: "To the home page",
    providedBy: (supplier) => `provided by ${supplier}`,
    title: "Switzerland, day by day",
  },
  fr_CH: {
    basket: "Panier",
    booking: "Réservation",
    confirm: "Confirmation",
    from: "dès",
    help: "Aide",
    lead: "Excursions, billets et activités, réservés ici même.",
    notFound: "Cette page n’existe pas",
    notFoundLead: "Elle a peut-être déménagé. Tout ce que vous pouvez réserver se trouve sur la page d’accueil.",
    home: "Vers la page d’accueil",
    providedBy: (supplier) => `proposé par ${supplier}`,
    title: "La Suisse, jour après jour",
  },
  it_CH: {
    basket: "Carrello",
    booking: "Prenotazione",
    confirm: "Conferma",
    from: "da",
    help: "Aiuto",
    lead: "Escursioni, biglietti e attività, prenotati qui.",
    notFound: "Questa pagina non esiste",
    notFoundLead: "Forse è stata spostata. Tutto ciò che può prenotare è sulla pagina iniziale.",
    home: "Alla pagina iniziale",
    providedBy: (supplier) => `proposto da ${supplier}`,
    title: "La Svizzera, giorno per giorno",
  },
};
