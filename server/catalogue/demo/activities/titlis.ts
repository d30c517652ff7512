import { allYear, clearSky, forAll, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, adultHalfFare, child } from "../build/categories.ts";
import { departures, every } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

export const titlis = activity({
  key: "titlis",
  id: 112,
  mappedId: 20533,
  supplierId: suppliers.engelberg.id,
  typeId: types.mountain.id,
  locationId: locations.engelberg.id,
  title: words(
    "Titlis: Drehseilbahn und Gletscher auf 3020 m",
    "Titlis: revolving cable car to 3,020 m",
    "Titlis : téléphérique rotatif à 3020 m",
    "Titlis: funivia girevole a 3020 m",
  ),
  teaser: words(
    "Die Kabine dreht sich auf der letzten Strecke einmal um sich selbst. Oben warten Gletscherhöhle und Hängebrücke.",
    "The cabin turns once on itself on the last stretch. A glacier cave and a suspension bridge wait at the top.",
    "Sur le dernier tronçon, la cabine fait un tour sur elle-même. En haut, une grotte de glace et un pont suspendu.",
    "Nell’ultimo tratto la cabina fa un giro su sé stessa. In cima aspettano la grotta di ghiaccio e un ponte sospeso.",
  ),
  benefits: [
    included.returnTrip,
    words(
      "Gletscherhöhle und Titlis Cliff Walk",
      "Glacier cave and Titlis Cliff Walk",
      "Grotte du glacier et Titlis Cliff Walk",
      "Grotta del ghiacciaio e Titlis Cliff Walk",
    ),
    words("Halt am Trübsee auf dem Rückweg", "A stop at Trübsee on the way down", "Arrêt au Trübsee à la descente", "Sosta al Trübsee al ritorno"),
  ],
  highlights: words(
    "Von Engelberg auf 996 m fahren Sie in etwa 30 Minuten auf 3020 m. Die Brücke ist 100 m lang und einen Meter breit. In der Höhle ist das Eis bis zu 5000 Jahre alt.",
    "The ride climbs from Engelberg at 996 m to 3,020 m in about 30 minutes. The bridge is 100 m long and one metre wide. Some ice in the cave is 5,000 years old.",
    "D’Engelberg (996 m), on monte à 3020 m en 30 minutes environ. Le pont mesure 100 m de long et un mètre de large. Dans la grotte, la glace a jusqu’à 5000 ans.",
    "Da Engelberg, a 996 m, si sale a 3020 m in una mezz’ora. Il ponte è lungo 100 m e largo un metro. Il ghiaccio della grotta ha fino a 5000 anni.",
  ),
  importantInformation: words(
    "Die Brücke schliesst bei starkem Wind. In der Höhle hat es minus 1,5 Grad, und der Boden ist glatt.",
    "The bridge closes in strong wind. The cave is at minus 1.5 degrees and its floor is slippery.",
    "Le pont ferme par vent fort. Il fait moins 1,5 degré dans la grotte, et le sol glisse.",
    "Con vento forte il ponte chiude. Nella grotta ci sono meno 1,5 gradi e il fondo è scivoloso.",
  ),
  contentBlocks: [
    block(
      words("So kommen Sie hin", "Getting there", "Pour y aller", "Come arrivare"),
      words(
        "Von Luzern fährt der Zug in 43 Minuten nach Engelberg. Vom Bahnhof sind es zehn Minuten zu Fuss zur Talstation.",
        "The train from Lucerne reaches Engelberg in 43 minutes. The valley station is ten minutes on foot from there.",
        "De Lucerne, le train arrive à Engelberg en 43 minutes. La station de départ est à dix minutes à pied de la gare.",
        "Da Lucerna il treno arriva a Engelberg in 43 minuti. Dalla stazione alla funivia sono dieci minuti a piedi.",
      ),
    ),
    block(
      words("Ihre Startzeit", "Your start time", "Votre heure de départ", "L’ora di partenza"),
      words(
        "Die Zeit gilt für die Bergfahrt. Zurück fahren Sie, wann Sie wollen, spätestens mit der letzten Bahn.",
        "The time is for the ride up. Come down when you like, up to the last cabin.",
        "L’heure vaut pour la montée. Redescendez quand vous voulez, au plus tard avec la dernière cabine.",
        "L’ora vale per la salita. Si scende quando si vuole, al più tardi con l’ultima cabina.",
      ),
    ),
  ],
  pictured: [
    words(
      "Rote runde Kabine über dem Schnee am Titlis",
      "A round red cabin above the snow on Titlis",
      "Une cabine ronde et rouge au-dessus des neiges du Titlis",
      "Una cabina rossa e rotonda sopra la neve del Titlis",
    ),
    words(
      "Vier Leute auf der Hängebrücke am Titlis",
      "Four people on the suspension bridge on Titlis",
      "Quatre personnes sur le pont suspendu du Titlis",
      "Quattro persone sul ponte sospeso del Titlis",
    ),
  ],
  meetingPoints: [
    {
      label: words("Talstation Engelberg", "Engelberg valley station", "Station de départ d’Engelberg", "Stazione a valle di Engelberg"),
      address: "Gerschnistrasse 12, 6390 Engelberg",
      latitude: 46.8142,
      longitude: 8.3977,
    },
  ],
  attributes: [allYear, forAll, clearSky, where("summit")],
  ticketsIssued: 3120,
  rating: { average: 4.6, count: 871 },
  offers: [
    offer({
      id: 2121,
      contentApiOfferId: 71121,
      label: words("Retourbillett mit Gletscherhöhle", "Return ticket with glacier cave", "Aller-retour avec grotte du glacier", "Andata e ritorno con grotta"),
      description: words(
        "Engelberg–Titlis und zurück, alles auf dem Gipfel inbegriffen.",
        "Engelberg to Titlis and back, with everything at the top included.",
        "Engelberg–Titlis aller-retour, tout compris au sommet.",
        "Engelberg–Titlis e ritorno, in cima è tutto compreso.",
      ),
      durationInMinutes: 240,
      schedules: [departures({ times: every(30, "08:30", "15:30"), capacity: 40, demandShare: 0.1, bookingCutOffHours: 0.5 })],
      categories: [adult(9600), adultHalfFare(4800), child(6, 15, 4800)],
    }),
  ],
});
