import { written } from "../write.ts";

const changed = "2026-11-18";

/** Above the articles of the travel guide. */
export const travelGuide = written(
  { slug: "travel-guide", changed },
  {
    de_CH: {
      title: "Reiseführer",
      lead: "Kurze Texte für lange Tage: wohin bei Regen, was mit Kindern, und wie ein Winter ohne Ski geht.",
      blocks: [],
    },
    en_CH: {
      title: "Travel guide",
      lead: "Short reads for long days: where to go in the rain, what to do with children, and how winter works without skis.",
      blocks: [],
    },
    fr_CH: {
      title: "Guide de voyage",
      lead: "De courts textes pour de longues journées : où aller sous la pluie, que faire avec des enfants, comment vivre l’hiver sans skis.",
      blocks: [],
    },
    it_CH: {
      title: "Guida di viaggio",
      lead: "Testi brevi per giornate lunghe: dove andare con la pioggia, che cosa fare con i bambini, come si vive l’inverno senza sci.",
      blocks: [],
    },
  },
);

/** Above the itineraries. */
export const travelRoutes = written(
  { slug: "travel-routes", changed },
  {
    de_CH: {
      title: "Rundreisen durch die Schweiz",
      lead: "Drei, fünf oder sechs Tage mit Zug, Bus und Schiff: Routen, die aufgehen, mit allem, was sich unterwegs buchen lässt.",
      blocks: [],
    },
    en_CH: {
      title: "Switzerland itineraries",
      lead: "Three, five or six days by train, bus and boat: routes that work out, with all that can be booked on the way.",
      blocks: [],
    },
    fr_CH: {
      title: "Itinéraires à travers la Suisse",
      lead: "Trois, cinq ou six jours en train, bus et bateau : des parcours qui fonctionnent, avec tout ce qui se réserve en chemin.",
      blocks: [],
    },
    it_CH: {
      title: "Itinerari in Svizzera",
      lead: "Tre, cinque o sei giorni in treno, bus e battello: percorsi che funzionano, con tutto ciò che si prenota strada facendo.",
      blocks: [],
    },
  },
);
