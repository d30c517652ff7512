import { mainLocaleOf, type Locale, type MainLocale } from "../../../sdk/contracts/locale.ts";

/** What titles and descriptions say around the catalogue's own words. */
export interface HeadWords {
  /** Titles of listing pages, by what they list. */
  readonly type: (title: string) => string;
  readonly place: (title: string) => string;
  readonly pointOfInterest: (title: string) => string;
  readonly item: (title: string) => string;
  /** `price` is "CHF 49.00". */
  readonly from: (price: string) => string;
  /** What a listing page lists: its title, the first activities. */
  readonly listed: (title: string, activities: string) => string;
  readonly bookable: string;
}

const words: Readonly<Record<MainLocale, HeadWords>> = {
  de_CH: {
    type: (title) => `${title} in der Schweiz`,
    place: (title) => `${title}: Ausflüge und Tickets`,
    pointOfInterest: (title) => `${title}: Besuch und Touren`,
    item: (title) => `${title}: Ausflüge in der Schweiz`,
    from: (price) => `Ab ${price}.`,
    listed: (title, activities) => `${title}: ${activities} und mehr.`,
    bookable: "Online buchen, Ticket aufs Handy.",
  },
  en_CH: {
    type: (title) => `${title} in Switzerland`,
    place: (title) => `${title}: things to do and tickets`,
    pointOfInterest: (title) => `${title}: visits and tours`,
    item: (title) => `${title}: activities in Switzerland`,
    from: (price) => `From ${price}.`,
    listed: (title, activities) => `${title}: ${activities} and more.`,
    bookable: "Book online, ticket on your phone.",
  },
  fr_CH: {
    type: (title) => `${title} en Suisse`,
    place: (title) => `${title} : activités et billets`,
    pointOfInterest: (title) => `${title} : visites et excursions`,
    item: (title) => `${title} : activités en Suisse`,
    from: (price) => `Dès ${price}.`,
    listed: (title, activities) => `${title} : ${activities} et plus encore.`,
    bookable: "Réservez en ligne, billet sur votre téléphone.",
  },
  it_CH: {
    type: (title) => `${title} in Svizzera`,
    place: (title) => `${title}: attività e biglietti`,
    pointOfInterest: (title) => `${title}: visite ed escursioni`,
    item: (title) => `${title}: attività in Svizzera`,
    from: (price) => `Da ${price}.`,
    listed: (title, activities) => `${title}: ${activities} e altro ancora.`,
    bookable: "Prenoti online, biglietto sul telefono.",
  },
};

/** The words of a locale; English where it has none of its own. */
export function headWords(locale: Locale): HeadWords {
  return words[mainLocaleOf(locale)];
}
