import { name, words } from "./build/words.ts";

/** Places by key, with their own coordinates (WGS 84). */
export const locations = {
  interlaken: { id: 1010, title: name("Interlaken"), latitude: 46.6863, longitude: 7.8632 },
  grindelwald: { id: 1012, title: name("Grindelwald"), latitude: 46.6242, longitude: 8.0414 },
  lauterbrunnen: { id: 1013, title: name("Lauterbrunnen"), latitude: 46.5935, longitude: 7.9091 },
  engelberg: { id: 1020, title: name("Engelberg"), latitude: 46.8211, longitude: 8.4013 },
  lucerne: { id: 1021, title: words("Luzern", "Lucerne", "Lucerne", "Lucerna"), latitude: 47.0502, longitude: 8.3093 },
  rigi: { id: 1023, title: name("Rigi"), latitude: 47.0567, longitude: 8.4853 },
  neuhausen: {
    id: 1030,
    title: words("Schaffhausen und Rheinfall", "Schaffhausen and Rhine Falls", "Schaffhouse et chutes du Rhin", "Sciaffusa e cascate del Reno"),
    latitude: 47.6969,
    longitude: 8.634,
  },
  zurich: { id: 1031, title: words("Zürich", "Zurich", "Zurich", "Zurigo"), latitude: 47.3769, longitude: 8.5417 },
  appenzell: { id: 1034, title: words("Appenzellerland", "Appenzell", "Pays d’Appenzell", "Appenzello"), latitude: 47.331, longitude: 9.409 },
  basel: { id: 1036, title: words("Basel", "Basel", "Bâle", "Basilea"), latitude: 47.5596, longitude: 7.5886 },
  bern: { id: 1038, title: words("Bern", "Bern", "Berne", "Berna"), latitude: 46.948, longitude: 7.4474 },
  zermatt: { id: 1040, title: name("Zermatt"), latitude: 46.0207, longitude: 7.7491 },
  aletsch: { id: 1042, title: words("Aletsch Arena", "Aletsch Arena", "Région d’Aletsch", "Regione dell’Aletsch"), latitude: 46.3989, longitude: 8.0936 },
  montreux: { id: 1050, title: name("Montreux"), latitude: 46.4312, longitude: 6.9107 },
  lavaux: { id: 1051, title: name("Lavaux"), latitude: 46.4912, longitude: 6.7312 },
  geneva: { id: 1053, title: words("Genf", "Geneva", "Genève", "Ginevra"), latitude: 46.2044, longitude: 6.1432 },
  gruyeres: { id: 1056, title: words("Greyerz", "Gruyères", "Gruyères", "Gruyères"), latitude: 46.5833, longitude: 7.0822 },
  chur: { id: 1060, title: words("Chur", "Chur", "Coire", "Coira"), latitude: 46.8508, longitude: 9.532 },
  davos: { id: 1062, title: name("Davos"), latitude: 46.8027, longitude: 9.836 },
  stMoritz: { id: 1064, title: words("St. Moritz", "St. Moritz", "Saint-Moritz", "St. Moritz"), latitude: 46.4983, longitude: 9.8392 },
  lugano: { id: 1070, title: name("Lugano"), latitude: 46.0037, longitude: 8.9511 },
  verzasca: { id: 1072, title: words("Verzascatal", "Verzasca Valley", "Val Verzasca", "Valle Verzasca"), latitude: 46.2586, longitude: 8.8437 },
  switzerland: { id: 1000, title: words("Schweiz", "Switzerland", "Suisse", "Svizzera"), latitude: 46.8182, longitude: 8.2275 },
};
