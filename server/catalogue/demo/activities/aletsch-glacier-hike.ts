import { clearSky, forGrownUps, summer, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, youth } from "../build/categories.ts";
import { choice, guideLanguage, option, shoeSize } from "../build/fields.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

const poles = choice(
  "poles",
  "guest",
  words("Wanderstöcke", "Hiking poles", "Bâtons de marche", "Bastoncini"),
  [
    option("own", words("Bringe ich mit", "I bring my own", "J’apporte les miens", "Porto i miei")),
    option("rent", words("Bitte bereitstellen", "Please provide them", "À préparer, svp", "Da preparare")),
  ],
  false,
);

/** Its season lies wholly beyond six months from November: the calendar looks ahead, finds nothing, and says so. */
export const aletschGlacierHike = activity({
  key: "aletsch-glacier-hike",
  id: 233,
  mappedId: 21467,
  supplierId: suppliers.aletsch.id,
  typeId: types.hike.id,
  locationId: locations.aletsch.id,
  title: words(
    "Auf dem Aletschgletscher, am Seil geführt",
    "On the Aletsch Glacier, roped and guided",
    "Sur le glacier d’Aletsch, encordé et guidé",
    "Sul ghiacciaio dell’Aletsch, in cordata con guida",
  ),
  teaser: words(
    "Ein Tag mit Bergführerin auf dem längsten Gletscher der Alpen, zwischen Spalten und Schmelzbächen.",
    "A day with a mountain guide on the longest glacier in the Alps, among crevasses and meltwater streams.",
    "Une journée avec guide sur le plus long glacier des Alpes, entre crevasses et ruisseaux.",
    "Una giornata con guida sul ghiacciaio più lungo delle Alpi, tra crepacci e torrenti.",
  ),
  benefits: [
    words("Diplomierte Bergführung", "A certified mountain guide", "Guide de montagne diplômé", "Guida alpina diplomata"),
    included.equipment,
    words("Steigeisen und Gurt", "Crampons and harness", "Crampons et baudrier", "Ramponi e imbracatura"),
  ],
  highlights: words(
    "Der Gletscher ist rund 20 km lang und in der Mitte etwa 800 m dick. Sie gehen fünf Stunden, davon zwei auf dem Eis. Höchstens acht Gäste sind an einem Seil.",
    "The glacier is some 20 km long and about 800 m deep at its thickest. You walk for five hours, two of them on the ice. At most eight guests share a rope.",
    "Le glacier mesure environ 20 km et jusqu’à 800 m d’épaisseur. On marche cinq heures, dont deux sur la glace. Huit personnes au plus par cordée.",
    "Il ghiacciaio è lungo circa 20 km e spesso fino a 800 m. Si cammina cinque ore, due sul ghiaccio. In cordata si è al massimo in otto.",
  ),
  importantInformation: words(
    "Bergschuhe mit fester Sohle, Handschuhe und Sonnenschutz sind Pflicht. Gute Kondition für 700 Höhenmeter.",
    "Stiff-soled boots, gloves and sun protection are required, and the fitness for 700 m of climbing.",
    "Chaussures à semelle rigide, gants et protection solaire obligatoires. Bonne condition pour 700 m de dénivelé.",
    "Obbligatori scarponi a suola rigida, guanti e protezione solare. Serve allenamento per 700 m di dislivello.",
  ),
  contentBlocks: [
    block(
      words("Saison", "Season", "Saison", "Stagione"),
      words(
        "Vom 20. Juni bis 10. Oktober, solange die Spalten offen zu sehen sind.",
        "From 20 June to 10 October, while the crevasses lie open.",
        "Du 20 juin au 10 octobre, quand les crevasses sont visibles.",
        "Dal 20 giugno al 10 ottobre, quando i crepacci sono aperti.",
      ),
    ),
    block(
      words("Schuhgrösse", "Shoe size", "Pointure", "Numero di scarpe"),
      words(
        "Wir stellen die Steigeisen am Vorabend ein. Darum fragen wir danach.",
        "We set the crampons the evening before, which is why we ask for it.",
        "Nous réglons les crampons la veille ; voilà pourquoi nous la demandons.",
        "Regoliamo i ramponi la sera prima: per questo lo chiediamo.",
      ),
    ),
  ],
  pictured: [
    words(
      "Vier Wandernde am Seil auf dem Aletschgletscher",
      "Four roped hikers on the Aletsch Glacier",
      "Quatre randonneurs encordés sur le glacier d’Aletsch",
      "Quattro escursionisti in cordata sul ghiacciaio dell’Aletsch",
    ),
    words(
      "Zwei Wandernde auf einem Felsen über der Kurve des Gletschers",
      "Two hikers on a rock above the curve of the glacier",
      "Deux randonneurs sur un rocher, au-dessus de la courbe du glacier",
      "Due escursionisti su una roccia sopra la curva del ghiacciaio",
    ),
  ],
  meetingPoints: [
    {
      label: words("Bergstation Fiescheralp", "Fiescheralp top station", "Station supérieure de Fiescheralp", "Stazione a monte di Fiescheralp"),
      address: "Fiescheralp, 3984 Fiesch",
      latitude: 46.4103,
      longitude: 8.1022,
    },
  ],
  attributes: [summer, forGrownUps, clearSky, where("summit")],
  guideLanguages: ["de", "fr", "en"],
  minAge: 12,
  ticketsIssued: 73,
  rating: { average: 4.9, count: 47 },
  offers: [
    offer({
      id: 3331,
      contentApiOfferId: 72331,
      label: words("Tagestour Märjelen", "Märjelen day tour", "Journée par Märjelen", "Giornata da Märjelen"),
      description: words(
        "Fiescheralp, Märjelensee, Gletscher und zurück.",
        "Fiescheralp, Märjelen lake, glacier and back.",
        "Fiescheralp, lac de Märjelen, glacier et retour.",
        "Fiescheralp, lago di Märjelen, ghiacciaio e ritorno.",
      ),
      durationInMinutes: 420,
      schedules: [
        departures({
          times: ["08:15"],
          season: { from: "06-20", to: "10-10" },
          capacity: 8,
          demandShare: 0.3,
          bookingCutOffHours: 15,
          cancellationCutOffHours: 48,
        }),
      ],
      categories: [adult(13500, { minAge: 16 }), youth(12, 15, 9500)],
      personalization: [guideLanguage("de", "fr", "en"), shoeSize, poles],
    }),
  ],
});
