import { words } from "./build/words.ts";

/** Types by key; an activity names one by `types.boat.id`. 87 is the ski type (discovery spec §9). */
export const types = {
  mountain: { id: 11, title: words("Bergbahnen", "Mountain railways", "Trains de montagne", "Ferrovie di montagna") },
  boat: { id: 14, title: words("Schifffahrten", "Boat trips", "Croisières", "Gite in battello") },
  castle: { id: 23, title: words("Schlösser und Museen", "Castles and museums", "Châteaux et musées", "Castelli e musei") },
  air: { id: 31, title: words("In der Luft", "In the air", "Dans les airs", "In volo") },
  food: { id: 42, title: words("Essen und Trinken", "Food and drink", "Goûts et terroir", "Cibo e vino") },
  walk: { id: 47, title: words("Rundgänge", "Walking tours", "Visites à pied", "Visite a piedi") },
  rail: { id: 52, title: words("Bahnreisen und Pässe", "Rail trips and passes", "Trains et abonnements", "Treni e abbonamenti") },
  hike: { id: 58, title: words("Wanderungen", "Hikes", "Randonnées", "Escursioni") },
  bike: { id: 63, title: words("Velotouren", "Bike tours", "Tours à vélo", "Giri in bici") },
  water: { id: 69, title: words("Canyoning und Wasser", "Canyoning and water", "Canyoning et eau vive", "Canyoning e acqua") },
  ski: { id: 87, title: words("Ski und Schnee", "Ski and snow", "Ski et neige", "Sci e neve") },
};
