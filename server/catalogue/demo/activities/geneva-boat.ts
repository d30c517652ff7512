import { clearSky, forGrownUps, summer, where } from "../attributes.ts";
import { activity, block, offer } from "../build/activity.ts";
import { ticket } from "../build/categories.ts";
import { pickUp } from "../build/fields.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

/** The boat is hired whole, one ticket for all aboard: each slot has one. */
const boat = ticket(
  "any",
  words(
    "Boot mit Skipper, bis 6 Personen",
    "Boat with skipper, up to 6 people",
    "Bateau avec skipper, jusqu’à 6 personnes",
    "Barca con skipper, fino a 6 persone",
  ),
  29000,
  { maxOccupancy: 1 },
);

export const genevaBoat = activity({
  key: "geneva-boat",
  id: 248,
  mappedId: 21588,
  supplierId: suppliers.geneva.id,
  typeId: types.boat.id,
  locationId: locations.geneva.id,
  title: words(
    "Genf: eigenes Boot mit Skipper",
    "Geneva: your own boat with a skipper",
    "Genève : un bateau rien que pour vous",
    "Ginevra: una barca tutta vostra",
  ),
  teaser: words(
    "Anderthalb Stunden auf der Rade, vom Jet d’eau bis zu den Villen von Cologny.",
    "An hour and a half on the bay, from the Jet d’eau to the villas of Cologny.",
    "Une heure et demie sur la rade, du Jet d’eau aux villas de Cologny.",
    "Un’ora e mezza sulla rada, dal Jet d’eau alle ville di Cologny.",
  ),
  benefits: [
    words("Boot für bis zu sechs Gäste", "A boat for up to six guests", "Bateau pour six passagers au plus", "Barca fino a sei ospiti"),
    words("Skipper und Treibstoff", "Skipper and fuel", "Skipper et carburant", "Skipper e carburante"),
    words("Wasser und Apfelschaumwein", "Water and sparkling cider", "Eau et cidre", "Acqua e sidro"),
  ],
  highlights: words(
    "Der Jet d’eau steigt 140 m hoch; Sie fahren auf der trockenen Seite vorbei. Bei klarer Luft steht der Mont Blanc über dem See. Gebadet wird, wo es Ihnen gefällt.",
    "The Jet d’eau rises 140 m; you pass on its dry side. In clear air Mont Blanc stands over the lake. Swim wherever you like.",
    "Le Jet d’eau monte à 140 m ; vous passez du côté sec. Par temps clair, le Mont-Blanc domine le lac. On se baigne où l’on veut.",
    "Il Jet d’eau sale a 140 m; si passa dal lato asciutto. Con l’aria limpida il Monte Bianco sovrasta il lago. Si fa il bagno dove si vuole.",
  ),
  importantInformation: words(
    "Der Skipper bestätigt jede Anfrage von Hand, meist innert weniger Stunden, spätestens innert 48.",
    "The skipper confirms each request by hand, mostly within a few hours, within 48 at the latest.",
    "Le skipper confirme chaque demande, le plus souvent en quelques heures, au plus tard en 48.",
    "Lo skipper conferma ogni richiesta di persona, di solito in poche ore, al massimo in 48.",
  ),
  contentBlocks: [
    block(
      words("Auf Anfrage", "On request", "Sur demande", "Su richiesta"),
      words(
        "Ihr Betrag wird reserviert und erst belastet, wenn der Skipper zusagt.",
        "The amount is reserved and charged only once the skipper says yes.",
        "Le montant est bloqué, et débité seulement une fois la sortie acceptée.",
        "L’importo è bloccato e addebitato solo quando lo skipper accetta.",
      ),
    ),
    block(
      words("Bei Bise", "When the bise blows", "Par bise", "Con la bise"),
      words(
        "Weht der kalte Nordostwind, verschieben wir die Fahrt ohne Kosten.",
        "When the cold north-easterly blows, we move the trip at no charge.",
        "Si la bise souffle, nous reportons la sortie sans frais.",
        "Se soffia il vento freddo da nord-est, la gita si sposta senza spese.",
      ),
    ),
  ],
  pictured: [
    words(
      "Ausflugsschiff und Segelboote vor dem Jet d’eau",
      "A pleasure boat and sailing boats before the Jet d’eau",
      "Un bateau de plaisance et des voiliers devant le Jet d’eau",
      "Un battello e barche a vela davanti al Jet d’eau",
    ),
    words(
      "Beleuchtetes Schiff und Jet d’eau in der Dämmerung, zwei schauen vom Ufer aus zu",
      "A lit boat and the Jet d’eau at dusk, two people watch from the shore",
      "Un bateau illuminé et le Jet d’eau au crépuscule, deux personnes regardent depuis le quai",
      "Un battello illuminato e il Jet d’eau al crepuscolo, due persone guardano dalla riva",
    ),
  ],
  meetingPoints: [
    {
      label: words("Steg am Quai Gustave-Ador", "Jetty on Quai Gustave-Ador", "Ponton du quai Gustave-Ador", "Pontile del Quai Gustave-Ador"),
      address: "Quai Gustave-Ador 44, 1207 Genève",
      latitude: 46.2069,
      longitude: 6.1612,
    },
  ],
  attributes: [summer, forGrownUps, clearSky, where("lake")],
  guideLanguages: ["fr", "en"],
  bookingOnRequest: true,
  showPerPersonSuffix: false,
  ticketsIssued: 41,
  rating: { average: 4.8, count: 22 },
  offers: [
    offer({
      id: 3481,
      contentApiOfferId: 72481,
      label: words("90 Minuten", "90 minutes", "90 minutes à bord", "90 minuti"),
      description: words("Abfahrt nach Bestätigung.", "Departure once confirmed.", "Départ après confirmation.", "Partenza dopo conferma."),
      durationInMinutes: 90,
      schedules: [
        departures({
          times: ["10:00", "14:00", "17:00"],
          season: { from: "04-01", to: "12-20" },
          capacity: 1,
          demandShare: 0.2,
          bookingCutOffHours: 72,
          cancellationCutOffHours: 48,
        }),
      ],
      categories: [boat],
      personalization: [pickUp],
    }),
  ],
});
