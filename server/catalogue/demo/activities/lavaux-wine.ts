import { allYear, anyWeather, forGrownUps, where } from "../attributes.ts";
import { activity, block, offer } from "../build/activity.ts";
import { adult, group } from "../build/categories.ts";
import { diet } from "../build/fields.ts";
import { departures, weekend } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

/** The vault at the end of the day seats three: a table of four is hidden there, and offered in the afternoon. */
export const lavauxWine = activity({
  key: "lavaux-wine",
  id: 297,
  mappedId: 21988,
  supplierId: suppliers.lavaux.id,
  typeId: types.food.id,
  locationId: locations.lavaux.id,
  title: words(
    "Lavaux: fünf Weine über dem Genfersee",
    "Lavaux: five wines above Lake Geneva",
    "Lavaux : cinq vins au-dessus du Léman",
    "Lavaux: cinque vini sopra il Lemano",
  ),
  teaser: words(
    "Ein kurzer Gang durch die Terrassen von Saint-Saphorin, dann Chasselas, Plant Robert und Käse im Keller.",
    "A short walk through the terraces of Saint-Saphorin, then Chasselas, Plant Robert and cheese in the cellar.",
    "Une courte marche dans les terrasses de Saint-Saphorin, puis chasselas, plant robert et fromages au caveau.",
    "Due passi tra le terrazze di Saint-Saphorin, poi chasselas, plant robert e formaggi in cantina.",
  ),
  benefits: [
    words("Fünf Weine", "Five wines", "Cinq vins", "Cinque vini"),
    words("Käse und Brot", "Cheese and bread", "Fromage et pain", "Formaggio e pane"),
    words("Gang durch die Reben", "A walk among the vines", "Promenade dans les vignes", "Passeggiata tra le vigne"),
  ],
  highlights: words(
    "Zisterzienser bauten die ersten Mauern vor fast 900 Jahren; seit 2007 gehört Lavaux zum Welterbe. Man sagt, hier scheinen drei Sonnen: die am Himmel, die im See und die in den Mauern.",
    "Cistercians built the first walls nearly 900 years ago; Lavaux has been World Heritage since 2007. Three suns shine here, they say: from the sky, the lake and the walls.",
    "Les cisterciens ont bâti les premiers murs il y a près de 900 ans ; Lavaux est au patrimoine mondial depuis 2007. On dit qu’il y brille trois soleils : celui du ciel, celui du lac et celui des murs.",
    "I cistercensi alzarono i primi muri quasi 900 anni fa; dal 2007 Lavaux è patrimonio mondiale. Si dice che qui splendano tre soli: quello del cielo, del lago e dei muri.",
  ),
  importantInformation: words(
    "Ab 16 Jahren. Fahren Sie lieber mit dem Zug: er hält fünf Minuten vom Keller.",
    "From age 16. Better come by train: it stops five minutes from the cellar.",
    "Dès 16 ans. Venez plutôt en train : la gare est à cinq minutes du caveau.",
    "Dai 16 anni. Meglio in treno: la stazione è a cinque minuti dalla cantina.",
  ),
  contentBlocks: [
    block(
      words("Nachmittag oder Abend", "Afternoon or evening", "Après-midi ou soir", "Pomeriggio o sera"),
      words(
        "Am Nachmittag sitzen Sie im grossen Keller. Um 18.30 Uhr öffnet der Winzer sein Gewölbe, das drei Stühle hat.",
        "In the afternoon you sit in the large cellar. At 6:30 pm the grower opens his vault, which has three chairs.",
        "L’après-midi, vous êtes au grand caveau. À 18h30, le vigneron ouvre sa voûte, qui compte trois chaises.",
        "Al pomeriggio si sta nella cantina grande. Alle 18.30 il vignaiolo apre la sua volta, che ha tre sedie.",
      ),
    ),
    block(
      words("Wein mitnehmen", "Taking wine home", "Emporter du vin", "Portare a casa il vino"),
      words(
        "Flaschen kosten ab 16 Franken. Wir schicken sie in der Schweiz nach Hause.",
        "Bottles start at 16 francs. We post them within Switzerland.",
        "Bouteilles dès 16 francs, envoyées partout en Suisse.",
        "Bottiglie da 16 franchi, spedite in tutta la Svizzera.",
      ),
    ),
  ],
  pictured: [
    words(
      "Herbstliche Rebterrassen über dem Genfersee",
      "Vineyard terraces in autumn above Lake Geneva",
      "Les terrasses de vigne en automne, au-dessus du Léman",
      "Le terrazze di vigna in autunno sopra il Lemano",
    ),
    words(
      "Flasche, zwei Gläser Weisswein und Trauben auf einer Mauer am See",
      "A bottle, two glasses of white wine and grapes on a wall by the lake",
      "Une bouteille, deux verres de vin blanc et du raisin sur un mur au bord du lac",
      "Una bottiglia, due bicchieri di vino bianco e dell’uva su un muro in riva al lago",
    ),
  ],
  meetingPoints: [
    {
      label: words("Dorfplatz Saint-Saphorin", "Village square of Saint-Saphorin", "Place du village de Saint-Saphorin", "Piazza di Saint-Saphorin"),
      address: "Place du Peuplier, 1071 Saint-Saphorin",
      latitude: 46.4733,
      longitude: 6.7958,
    },
  ],
  attributes: [allYear, forGrownUps, anyWeather, where("vineyard", "lake")],
  guideLanguages: ["fr", "en", "de"],
  minAge: 16,
  ticketsIssued: 176,
  rating: { average: 4.7, count: 81 },
  offers: [
    offer({
      id: 3971,
      contentApiOfferId: 72971,
      label: words("Degustation", "Wine tasting", "Dégustation de vins", "Degustazione"),
      description: words(
        "Anderthalb Stunden mit dem Winzer.",
        "An hour and a half with the grower.",
        "Une heure et demie avec le vigneron.",
        "Un’ora e mezza con il vignaiolo.",
      ),
      durationInMinutes: 90,
      schedules: [
        departures({ weekdays: [4, 5, 6, 7], times: ["14:00"], capacity: 12, demandShare: 0.25, bookingCutOffHours: 4, cancellationCutOffHours: 36 }),
        departures({ weekdays: weekend, times: ["18:30"], capacity: 3, demandShare: 0.2, bookingCutOffHours: 4, cancellationCutOffHours: 36 }),
      ],
      categories: [adult(6500, { minAge: 16 }), group(4, 8, 22000)],
      personalization: [diet],
    }),
  ],
});
