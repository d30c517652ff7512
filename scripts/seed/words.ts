import type { Words } from "../../server/domain/catalogue-schema.ts";

/** The same text in the four main languages. */
export const words = (german: string, english: string, french: string, italian: string): Words => ({
  de_CH: german,
  en_CH: english,
  fr_CH: french,
  it_CH: italian,
});

/** What a made activity is: with a type of the demo's catalogue where it has one. */
export const kinds: readonly { readonly typeId: number; readonly words: Words }[] = [
  {
    typeId: 11,
    words: words(
      "Bergbahnticket",
      "mountain railway ticket",
      "billet de train de montagne",
      "biglietto della ferrovia",
    ),
  },
  { typeId: 11, words: words("Gipfelausflug", "summit trip", "excursion au sommet", "gita in vetta") },
  { typeId: 11, words: words("Gondelfahrt", "gondola ride", "montée en télécabine", "salita in cabinovia") },
  { typeId: 14, words: words("Rundfahrt auf dem See", "lake cruise", "croisière sur le lac", "giro sul lago") },
  { typeId: 14, words: words("Dampferfahrt", "steamer trip", "promenade en vapeur", "gita in piroscafo") },
  { typeId: 14, words: words("Bootsmiete", "boat hire", "location de bateau", "noleggio di barche") },
  { typeId: 23, words: words("Schlossbesuch", "castle visit", "visite du château", "visita al castello") },
  { typeId: 23, words: words("Museumsticket", "museum ticket", "billet de musée", "biglietto del museo") },
  { typeId: 31, words: words("Gleitschirmflug", "paragliding flight", "vol en parapente", "volo in parapendio") },
  { typeId: 31, words: words("Ballonfahrt", "balloon ride", "vol en montgolfière", "volo in mongolfiera") },
  { typeId: 31, words: words("Helikopterflug", "helicopter flight", "vol en hélicoptère", "volo in elicottero") },
  { typeId: 42, words: words("Käsefondue", "cheese fondue", "fondue au fromage", "fonduta") },
  { typeId: 42, words: words("Schokoladenkurs", "chocolate course", "atelier de chocolat", "corso di cioccolato") },
  { typeId: 42, words: words("Weindegustation", "wine tasting", "dégustation de vin", "degustazione di vini") },
  {
    typeId: 47,
    words: words("Altstadtrundgang", "old town walk", "visite de la vieille ville", "giro del centro storico"),
  },
  { typeId: 47, words: words("Fototour", "photo walk", "balade photo", "passeggiata fotografica") },
  { typeId: 52, words: words("Panoramazug", "panorama train", "train panoramique", "treno panoramico") },
  { typeId: 52, words: words("Tagespass", "day pass", "carte journalière", "carta giornaliera") },
  { typeId: 58, words: words("Gratwanderung", "ridge hike", "randonnée de crête", "escursione in cresta") },
  { typeId: 58, words: words("Gletschertour", "glacier tour", "tour sur le glacier", "tour sul ghiacciaio") },
  { typeId: 58, words: words("Schneeschuhtour", "snowshoe tour", "sortie en raquettes", "ciaspolata") },
  { typeId: 63, words: words("E-Bike-Tour", "e-bike tour", "tour en vélo électrique", "giro in e-bike") },
  {
    typeId: 63,
    words: words("Trottinettabfahrt", "scooter descent", "descente en trottinette", "discesa in monopattino"),
  },
  { typeId: 69, words: words("Canyoning", "canyoning", "canyoning", "canyoning") },
  { typeId: 69, words: words("Stand-up-Paddeln", "stand-up paddling", "stand-up paddle", "stand up paddle") },
  { typeId: 69, words: words("Kajaktour", "kayak tour", "sortie en kayak", "giro in kayak") },
  { typeId: 87, words: words("Skipass", "ski pass", "forfait de ski", "skipass") },
  { typeId: 87, words: words("Skiunterricht", "ski lesson", "cours de ski", "lezione di sci") },
  { typeId: 87, words: words("Schlittelfahrt", "sledge run", "descente en luge", "discesa in slitta") },
];

/** What sets one apart from the next of its kind and place. */
export const themes: readonly Words[] = [
  words("bei Sonnenaufgang", "at sunrise", "au lever du soleil", "all’alba"),
  words("am Vormittag", "in the morning", "le matin", "al mattino"),
  words("am Nachmittag", "in the afternoon", "l’après-midi", "nel pomeriggio"),
  words("am Abend", "in the evening", "le soir", "alla sera"),
  words("bei Vollmond", "by full moon", "à la pleine lune", "con la luna piena"),
  words("mit Picknick", "with a picnic", "avec pique-nique", "con picnic"),
  words("mit Mittagessen", "with lunch", "avec repas de midi", "con pranzo"),
  words("mit Apéro", "with an apéro", "avec apéritif", "con aperitivo"),
  words("mit Führung", "with a guide", "avec guide", "con guida"),
  words("mit Fotopause", "with a photo stop", "avec pause photo", "con sosta fotografica"),
  words("für Familien", "for families", "pour familles", "per famiglie"),
  words("für Einsteiger", "for beginners", "pour débutants", "per principianti"),
  words("für Geübte", "for the experienced", "pour initiés", "per esperti"),
  words("für zwei", "for two", "à deux", "per due"),
  words("in kleiner Gruppe", "in a small group", "en petit groupe", "in piccolo gruppo"),
  words("ohne Anstehen", "without queueing", "sans file d’attente", "senza coda"),
  words("kurz und gut", "short and sweet", "en bref", "in breve"),
  words("den ganzen Tag", "all day", "toute la journée", "tutto il giorno"),
  words("im Herbst", "in autumn", "en automne", "in autunno"),
  words("im Winter", "in winter", "en hiver", "in inverno"),
];

/** How often a title can come again before it has a number. */
export const editions: readonly Words[] = [
  words("", "", "", ""),
  words(", Klassiker", ", the classic", ", le classique", ", il classico"),
  words(", Plus", ", plus", ", plus", ", plus"),
  words(", privat", ", private", ", en privé", ", privato"),
  words(", Express", ", express", ", express", ", express"),
];

/** The sentence below a made title, and the words of its offer. */
export const teaser = words(
  "Von uns gemacht, damit Listen gross genug sind, um sie zu messen.",
  "Made by us so that lists are large enough to be measured.",
  "Fait par nos soins, pour mesurer de longues listes.",
  "Fatto da noi per misurare elenchi lunghi.",
);
export const ticket = words("Ticket", "Ticket", "Billet", "Biglietto");
