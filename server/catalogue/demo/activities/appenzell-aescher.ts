import { clearSky, forAll, summer, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, child } from "../build/categories.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

/** Starts at 08:00 and is cancellable until 8 hours before: midnight, shown as 23:59. It has no rating yet. */
export const appenzellAescher = activity({
  key: "appenzell-aescher",
  id: 269,
  mappedId: 21766,
  supplierId: suppliers.alpstein.id,
  typeId: types.hike.id,
  locationId: locations.appenzell.id,
  title: words(
    "Äscher: zum Gasthaus in der Felswand",
    "Aescher: to the inn under the cliff",
    "Äscher : l’auberge sous la falaise",
    "Aescher: la locanda sotto la parete",
  ),
  teaser: words(
    "Von Ebenalp durch die Wildkirchli-Höhle zum Gasthaus am Fels und weiter zum Seealpsee.",
    "From Ebenalp through the Wildkirchli cave to the inn on the rock, and on to the Seealpsee.",
    "De l’Ebenalp à l’auberge par la grotte du Wildkirchli, puis jusqu’au Seealpsee.",
    "Da Ebenalp per la grotta del Wildkirchli alla locanda e poi al Seealpsee.",
  ),
  benefits: [
    included.guide,
    words("Luftseilbahn zur Ebenalp", "Cable car to Ebenalp", "Téléphérique d’Ebenalp", "Funivia per Ebenalp"),
    words("Frühstück im Äscher", "Breakfast at the Aescher", "Petit-déjeuner à l’Äscher", "Colazione all’Aescher"),
  ],
  highlights: words(
    "In der Höhle lebten schon vor 40 000 Jahren Menschen. Das Gasthaus auf 1454 m lehnt an einer Wand von hundert Metern. Am Seealpsee auf 1143 m ist Zeit zum Baden.",
    "People lived in the cave 40,000 years ago. The inn, at 1,454 m, leans against a hundred-metre wall. There is time to swim in the Seealpsee, at 1,143 m.",
    "Des humains vivaient dans la grotte il y a 40 000 ans. L’auberge, à 1454 m, s’adosse à une paroi de cent mètres. On peut se baigner au Seealpsee, à 1143 m.",
    "Nella grotta vivevano uomini già 40 000 anni fa. La locanda, a 1454 m, si appoggia a una parete di cento metri. Al Seealpsee, a 1143 m, c’è tempo per un bagno.",
  ),
  importantInformation: words(
    "Der Abstieg zum See ist steil und nach Regen rutschig. Trittsicherheit und Wanderschuhe sind nötig.",
    "The way down to the lake is steep, and slippery after rain. You need to be sure-footed and wear hiking boots.",
    "La descente vers le lac est raide, glissante après la pluie. Pied sûr et chaussures de marche nécessaires.",
    "La discesa al lago è ripida e scivolosa dopo la pioggia. Servono passo sicuro e scarponi.",
  ),
  contentBlocks: [
    block(
      words("Warum so früh", "Why so early", "Pourquoi si tôt", "Perché così presto"),
      words(
        "Um neun sind Sie fast allein am Fels. Ab elf stehen die Leute Schlange.",
        "At nine you are nearly alone under the cliff. From eleven there is a queue.",
        "À neuf heures, vous êtes presque seuls. Dès onze heures, on fait la queue.",
        "Alle nove siete quasi soli. Dalle undici c’è la coda.",
      ),
    ),
    block(
      words("Der Weg", "The route", "L’itinéraire", "Il percorso"),
      words(
        "Sieben Kilometer, 100 m hinauf und 780 m hinunter, vier Stunden mit Halten.",
        "Seven kilometres, 100 m up and 780 m down, four hours with stops.",
        "Sept kilomètres, 100 m de montée, 780 m de descente, quatre heures avec les haltes.",
        "Sette chilometri, 100 m in salita e 780 in discesa, quattro ore con le soste.",
      ),
    ),
  ],
  pictured: [
    words(
      "Das Gasthaus unter der Felswand, zwei Wandernde auf dem Weg dorthin",
      "The inn under the cliff, two hikers on the path to it",
      "L’auberge sous la falaise, deux randonneurs sur le sentier",
      "La locanda sotto la parete, due escursionisti sul sentiero",
    ),
    words(
      "Ziegen und zwei Wandernde am Seealpsee, dahinter der Alpstein",
      "Goats and two hikers by the Seealpsee, the Alpstein behind",
      "Des chèvres et deux randonneurs au bord du Seealpsee, derrière l’Alpstein",
      "Capre e due escursionisti sul Seealpsee, dietro l’Alpstein",
    ),
  ],
  meetingPoints: [
    {
      label: words("Talstation Wasserauen", "Wasserauen valley station", "Station de départ de Wasserauen", "Stazione a valle di Wasserauen"),
      address: "Schwendetalstrasse 82, 9057 Wasserauen",
      latitude: 47.2831,
      longitude: 9.4262,
    },
  ],
  attributes: [summer, forAll, clearSky, where("summit", "lake")],
  guideLanguages: ["de", "en"],
  minAge: 8,
  ticketsIssued: 12,
  offers: [
    offer({
      id: 3691,
      contentApiOfferId: 72691,
      label: words("Frühe Wanderung", "Early hike", "Randonnée matinale", "Escursione del mattino"),
      description: words(
        "Mit Frühstück, höchstens zehn Gäste.",
        "With breakfast, ten guests at most.",
        "Avec petit-déjeuner, dix personnes au plus.",
        "Con colazione, al massimo dieci persone.",
      ),
      durationInMinutes: 240,
      schedules: [
        departures({
          times: ["08:00"],
          season: { from: "05-10", to: "10-31" },
          capacity: 10,
          demandShare: 0.2,
          bookingCutOffHours: 14,
          cancellationCutOffHours: 8,
        }),
      ],
      categories: [adult(7900), child(8, 15, 4900)],
    }),
  ],
});
