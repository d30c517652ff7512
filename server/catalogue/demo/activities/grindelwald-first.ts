import { allYear, clearSky, forAll, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, youth } from "../build/categories.ts";
import { departures, every } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

const times = every(90, "09:00", "15:00");
const categories = (grownUp: number) => [adult(grownUp, { minAge: 16 }), youth(10, 15, grownUp * 0.75)];

export const grindelwaldFirst = activity({
  key: "grindelwald-first",
  id: 226,
  mappedId: 21402,
  supplierId: suppliers.jungfrau.id,
  typeId: types.air.id,
  locationId: locations.grindelwald.id,
  title: words("First: fliegen, rollen, gleiten", "First: fly, ride and glide", "First : voler, rouler, planer", "First: volare, scendere, planare"),
  teaser: words(
    "Mit der Gondel auf 2168 m, dann am Seil und auf Rädern zurück nach Grindelwald.",
    "By gondola to 2,168 m, then by zip line and on wheels back to Grindelwald.",
    "En télécabine à 2168 m, puis sur câble et sur roues jusqu’à Grindelwald.",
    "In cabinovia a 2168 m, poi su fune e su ruote fino a Grindelwald.",
  ),
  benefits: [
    included.returnTrip,
    words("First Cliff Walk", "First Cliff Walk", "Passerelle First Cliff Walk", "Passerella First Cliff Walk"),
    words("Gurt und Helm", "Harness and helmet", "Harnais et casque", "Imbracatura e casco"),
  ],
  highlights: words(
    "Am First Flieger rasen Sie 800 m dem Seil entlang. Das Trottibike bringt Sie von Bort ins Dorf. Der Steg am Fels endet 45 m über dem Boden.",
    "The First Flyer takes you 800 m along a cable. The Trottibike rolls from Bort to the village. The walkway on the cliff ends 45 m above the ground.",
    "Le First Flyer file sur 800 m de câble. Le Trottibike descend de Bort au village. La passerelle s’achève à 45 m au-dessus du sol.",
    "Il First Flyer corre su 800 m di fune. Con il Trottibike si scende da Bort al paese. La passerella finisce a 45 m dal suolo.",
  ),
  importantInformation: words(
    "Ab 10 Jahren und von 35 bis 125 kg. Bei Wind bleibt der Flieger zu, dann erstatten wir seinen Teil.",
    "From age 10, and 35 to 125 kg. In wind the Flyer stays closed and we refund its share.",
    "Dès 10 ans, de 35 à 125 kg. Par grand vent, le Flyer est fermé et sa part remboursée.",
    "Dai 10 anni, da 35 a 125 kg. Con il vento il Flyer chiude e se ne rimborsa la quota.",
  ),
  contentBlocks: [
    block(
      words("Wie lange es dauert", "How long it takes", "Combien de temps", "Quanto dura"),
      words(
        "Rechnen Sie mit drei Stunden für eine Attraktion und fünf für zwei. An schönen Tagen wartet man oben.",
        "Allow three hours for one ride and five for two. On fine days there is a wait at the top.",
        "Comptez trois heures pour une attraction, cinq pour deux. Par beau temps, on attend en haut.",
        "Contate tre ore per un’attrazione, cinque per due. Con il bel tempo in cima si aspetta.",
      ),
    ),
    block(
      words("Noch weiter: der Bachalpsee", "Further on: Bachalpsee", "Plus loin : le Bachalpsee", "Più in là: il Bachalpsee"),
      words(
        "Von First führt ein leichter Weg in 50 Minuten zum See, in dem sich das Schreckhorn spiegelt.",
        "An easy path from First reaches the lake in 50 minutes; it mirrors the Schreckhorn.",
        "De First, un sentier facile mène en 50 minutes au lac où se reflète le Schreckhorn.",
        "Da First un sentiero facile arriva in 50 minuti al lago che riflette lo Schreckhorn.",
      ),
    ),
  ],
  pictured: [
    words(
      "Drei Leute auf dem Steg am Fels auf First",
      "Three people on the cliff walkway at First",
      "Trois personnes sur la passerelle à flanc de falaise, à First",
      "Tre persone sulla passerella lungo la roccia a First",
    ),
    words(
      "Zwei fliegen an der Seilrutsche über Kühe und ein Chalet",
      "Two riders on the zip line above cows and a chalet",
      "Deux personnes sur la tyrolienne, au-dessus de vaches et d’un chalet",
      "Due persone sulla teleferica, sopra le mucche e uno chalet",
    ),
  ],
  meetingPoints: [
    {
      label: words("Talstation Firstbahn", "First valley station", "Station de départ de First", "Stazione a valle di First"),
      address: "Dorfstrasse 187, 3818 Grindelwald",
      latitude: 46.6252,
      longitude: 8.0425,
    },
  ],
  attributes: [allYear, forAll, clearSky, where("summit")],
  minAge: 10,
  highDemand: true,
  ticketsIssued: 1488,
  rating: { average: 4.5, count: 421 },
  offers: [
    offer({
      id: 3261,
      contentApiOfferId: 72261,
      label: words("Gondel und eine Attraktion", "Gondola and one ride", "Télécabine et une attraction", "Cabinovia e un’attrazione"),
      description: words("First Flieger oder Trottibike.", "First Flyer or Trottibike.", "First Flyer ou Trottibike.", "First Flyer o Trottibike."),
      durationInMinutes: 180,
      schedules: [departures({ times, capacity: 24, demandShare: 0.35 })],
      categories: categories(8400),
    }),
    offer({
      id: 3262,
      contentApiOfferId: 72262,
      label: words("Gondel und zwei Attraktionen", "Gondola and two rides", "Télécabine et deux attractions", "Cabinovia e due attrazioni"),
      description: words("First Flieger und Trottibike.", "First Flyer and Trottibike.", "First Flyer et Trottibike.", "First Flyer e Trottibike."),
      durationInMinutes: 300,
      schedules: [departures({ times, capacity: 16, demandShare: 0.5 })],
      categories: categories(10800),
    }),
  ],
});
