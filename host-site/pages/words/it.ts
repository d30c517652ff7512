import type { PageWords } from "../words.types.ts";

export const it: PageWords = {
  home: {
    title: "Escursioni, biglietti e attività in Svizzera",
    description:
      "Ferrovie di montagna, battelli, visite guidate, neve e acqua: confronti le attività in tutta la Svizzera e prenoti con il biglietto sul telefono.",
    headline: "La Svizzera, giorno per giorno",
    lead: "Escursioni, biglietti e attività, prenotati qui: il prezzo che vede è il prezzo che paga.",
    places: "Dove andare",
    types: "Che cosa fare",
    popular: "I più prenotati",
    allActivities: "Vedere tutte le attività",
    guide: "Dalla guida di viaggio",
    allArticles: "Leggere la guida di viaggio",
  },
  activities: {
    title: "Attività in Svizzera",
    description: "Tutte le escursioni, i biglietti e le attività, per luogo, genere, data e valutazione.",
  },
  search: { title: "Ricerca", description: "Cercare tra tutte le escursioni, i biglietti e le attività in Svizzera." },
  map: {
    title: "Mappa delle attività",
    description: "Tutte le escursioni, i biglietti e le attività su una mappa della Svizzera.",
  },
  basket: { title: "Carrello", description: "Ciò che ha scelto." },
  booking: { title: "Prenotazione", description: "Contatto e pagamento." },
  bookingRequest: {
    title: "Richiesta di prenotazione",
    description: "Accettare o rifiutare una prenotazione su richiesta.",
  },
  confirm: { title: "Conferma", description: "I Suoi biglietti." },
  account: { title: "Il Suo conto", description: "Prenotazioni, biglietti e impostazioni." },
  guestBooking: { title: "La Sua prenotazione", description: "Vedere, modificare o annullare i biglietti." },
  guestReviews: { title: "La Sua recensione", description: "Raccontare com’è andata." },
  supplierRegistration: {
    title: "Registrarsi come fornitore",
    description: "Venda escursioni, biglietti e attività nel negozio e su centinaia di pagine partner.",
  },
  withdrawnActivity: {
    title: (activity) => `Non proponiamo più «${activity}»`,
    lead: "Questa attività non si può più prenotare. Se l’ha già prenotata, la Sua prenotazione resta valida.",
    similar: "Può prenotare queste al suo posto",
  },
  count: (activities) => (activities === 1 ? "1 attività" : `${activities} attività`),
  linkLists: { places: "Luoghi", types: "Per genere", ideas: "Idee" },
  whereYouAre: "Dove si trova",
  readOn: "Continua a leggere",
  bookable: "In questo articolo",
  onThisPage: "In questa pagina",
  from: (price) => `da ${price}`,
  free: "gratuito",
  changed: "Ultima modifica",
  stage: (day) => `Giorno ${day}`,
};
