import { allYear, clearSky, forAll, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, adultHalfFare, child } from "../build/categories.ts";
import { departures, every } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

const mornings = every(30, "07:30", "08:30");
const days = every(60, "09:30", "15:30");
const early = {
  categoryType: "time",
  categoryTypeKey: "early",
  times: mornings,
  label: words("Erwachsene, früh", "Adult, early", "Adulte, tôt le matin", "Adulto, mattina presto"),
};

export const schilthorn = activity({
  key: "schilthorn",
  id: 194,
  mappedId: 21158,
  supplierId: suppliers.murren.id,
  typeId: types.mountain.id,
  locationId: locations.lauterbrunnen.id,
  title: words(
    "Schilthorn: Drehrestaurant auf 2970 m",
    "Schilthorn: revolving restaurant at 2,970 m",
    "Schilthorn : restaurant tournant à 2970 m",
    "Schilthorn: ristorante girevole a 2970 m",
  ),
  teaser: words(
    "Über Mürren und Birg auf den Gipfel gegenüber von Eiger, Mönch und Jungfrau.",
    "By way of Mürren and Birg to the summit facing Eiger, Mönch and Jungfrau.",
    "Par Mürren et Birg, au sommet qui fait face à l’Eiger, au Mönch et à la Jungfrau.",
    "Per Mürren e Birg fino alla cima di fronte a Eiger, Mönch e Jungfrau.",
  ),
  benefits: [
    included.returnTrip,
    words(
      "Thrill Walk und Skyline Walk in Birg",
      "Thrill Walk and Skyline Walk at Birg",
      "Thrill Walk et Skyline Walk à Birg",
      "Thrill Walk e Skyline Walk a Birg",
    ),
    words("Filmausstellung auf dem Gipfel", "Film exhibition at the summit", "Exposition de cinéma au sommet", "Mostra sul cinema in vetta"),
  ],
  highlights: words(
    "Das Restaurant dreht sich in 45 Minuten einmal. Auf dem Thrill Walk gehen Sie 200 m der Felswand entlang. Vor neun Uhr liegt die Sonne auf der Jungfrau, und die Fahrt kostet weniger.",
    "The restaurant turns once in 45 minutes. The Thrill Walk follows the cliff for 200 m. Before nine the sun is on the Jungfrau, and the ride costs less.",
    "Le restaurant fait un tour en 45 minutes. Le Thrill Walk longe la paroi sur 200 m. Avant neuf heures, le soleil éclaire la Jungfrau et le trajet coûte moins cher.",
    "Il ristorante fa un giro in 45 minuti. Il Thrill Walk segue la parete per 200 m. Prima delle nove il sole è sulla Jungfrau e il viaggio costa meno.",
  ),
  importantInformation: words(
    "Mürren ist autofrei, das Parkhaus ist in Stechelberg. Bei Sturm fährt die Bahn nur bis Mürren.",
    "Mürren is car-free; the car park is in Stechelberg. In a storm the cable car goes only as far as Mürren.",
    "Mürren est sans voitures, le parking est à Stechelberg. En cas de tempête, la ligne s’arrête à Mürren.",
    "Mürren è senza auto, il parcheggio è a Stechelberg. In caso di tempesta si va solo fino a Mürren.",
  ),
  contentBlocks: [
    block(
      words("Früh fahren", "Going early", "Partir tôt", "Partire presto"),
      words(
        "Die Fahrten um 7.30, 8.00 und 8.30 Uhr sind für Erwachsene 26 Franken günstiger.",
        "The rides at 7:30, 8:00 and 8:30 cost adults 26 francs less.",
        "Les départs de 7h30, 8h00 et 8h30 coûtent 26 francs de moins aux adultes.",
        "Le corse delle 7.30, 8.00 e 8.30 costano agli adulti 26 franchi in meno.",
      ),
    ),
    block(
      words("Halt in Birg", "A stop at Birg", "Arrêt à Birg", "Sosta a Birg"),
      words(
        "Auf 2677 m steigen Sie um. Planen Sie dort eine halbe Stunde für den Felsenweg ein.",
        "You change at 2,677 m. Allow half an hour there for the cliff walk.",
        "On change à 2677 m. Prévoyez une demi-heure pour le sentier de la falaise.",
        "Si cambia a 2677 m. Conviene tenersi mezz’ora per il sentiero sulla roccia.",
      ),
    ),
  ],
  pictured: [
    words(
      "Das runde Gipfelrestaurant auf dem Schilthorn im Morgenlicht",
      "The round summit restaurant on the Schilthorn at dawn",
      "Le restaurant rond au sommet du Schilthorn, à l’aube",
      "Il ristorante rotondo in vetta allo Schilthorn, all’alba",
    ),
    words(
      "Gelbe Kabine der Luftseilbahn über dem grünen Tal",
      "A yellow cable car above the green valley",
      "Une cabine jaune du téléphérique au-dessus de la vallée verte",
      "Una cabina gialla della funivia sopra la valle verde",
    ),
  ],
  meetingPoints: [
    {
      label: words("Talstation Stechelberg", "Stechelberg valley station", "Station de départ de Stechelberg", "Stazione a valle di Stechelberg"),
      address: "Schilthornbahn, 3824 Stechelberg",
      latitude: 46.5547,
      longitude: 7.9017,
    },
  ],
  attributes: [allYear, forAll, clearSky, where("summit")],
  discount: words("Vor 9 Uhr 26 Franken günstiger", "26 francs less before 9 am", "26 francs de moins avant 9 h", "26 franchi in meno prima delle 9"),
  ticketsIssued: 1105,
  rating: { average: 4.6, count: 392 },
  offers: [
    offer({
      id: 2941,
      contentApiOfferId: 71941,
      label: words(
        "Stechelberg–Schilthorn retour",
        "Stechelberg–Schilthorn return",
        "Stechelberg–Schilthorn, aller-retour",
        "Stechelberg–Schilthorn andata e ritorno",
      ),
      description: words(
        "Die Zeit gilt für die Bergfahrt, zurück fahren Sie frei.",
        "The time is for the ride up; come down when you like.",
        "L’heure vaut pour la montée ; la descente est libre.",
        "L’ora vale per la salita; la discesa è libera.",
      ),
      durationInMinutes: 210,
      schedules: [departures({ times: [...mornings, ...days], capacity: 50, demandShare: 0.1 })],
      categories: [adult(10800, { times: days }), adult(8200, early), adultHalfFare(5400, { times: days }), child(6, 15, 5400)],
    }),
  ],
});
