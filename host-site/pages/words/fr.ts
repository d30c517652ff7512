import type { PageWords } from "../words.types.ts";

export const fr: PageWords = {
  home: {
    title: "Excursions, billets et activités en Suisse",
    description:
      "Trains de montagne, bateaux, visites guidées, neige et eau: comparez les activités dans toute la Suisse et réservez, billet sur le téléphone.",
    headline: "La Suisse, jour après jour",
    lead: "Excursions, billets et activités, réservés ici même: le prix affiché est le prix payé.",
    places: "Où aller",
    types: "Que faire",
    popular: "Les plus réservés",
    allActivities: "Voir toutes les activités",
    guide: "À lire dans le guide",
    allArticles: "Lire le guide de voyage",
  },
  activities: {
    title: "Activités en Suisse",
    description: "Toutes les excursions, tous les billets et activités, par lieu, genre, date et note.",
  },
  search: {
    title: "Recherche",
    description: "Chercher parmi toutes les excursions, tous les billets et activités en Suisse.",
  },
  map: {
    title: "Carte des activités",
    description: "Toutes les excursions, tous les billets et activités sur une carte de la Suisse.",
  },
  basket: { title: "Panier", description: "Ce que vous avez choisi." },
  booking: { title: "Réservation", description: "Contact et paiement." },
  bookingRequest: { title: "Demande de réservation", description: "Accepter ou refuser une réservation sur demande." },
  confirm: { title: "Confirmation", description: "Vos billets." },
  account: { title: "Votre compte", description: "Réservations, billets et paramètres." },
  guestBooking: { title: "Votre réservation", description: "Voir, modifier ou annuler vos billets." },
  guestReviews: { title: "Votre avis", description: "Dire comment c’était." },
  supplierRegistration: {
    title: "S’inscrire comme prestataire",
    description:
      "Vendez vos excursions, billets et activités dans la boutique et sur des centaines de pages partenaires.",
  },
  withdrawnActivity: {
    title: (activity) => `Nous ne proposons plus « ${activity} »`,
    lead: "Cette activité ne peut plus être réservée. Si vous l’avez déjà réservée, votre réservation reste valable.",
    similar: "Vous pouvez réserver ceci à la place",
  },
  count: (activities) => (activities < 2 ? `${activities} activité` : `${activities} activités`),
  linkLists: { places: "Lieux", types: "Par genre", ideas: "Idées" },
  whereYouAre: "Où vous êtes",
  readOn: "Lire la suite",
  bookable: "Dans cet article",
  onThisPage: "Sur cette page",
  from: (price) => `dès ${price}`,
  free: "gratuit",
  changed: "Dernière modification",
  stage: (day) => `Jour ${day}`,
};
