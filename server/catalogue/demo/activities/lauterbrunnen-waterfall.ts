import { anyWeather, forAll, summer, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, child } from "../build/categories.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

export const lauterbrunnenWaterfall = activity({
  key: "lauterbrunnen-waterfall",
  id: 181,
  mappedId: 21034,
  supplierId: suppliers.valley.id,
  typeId: types.hike.id,
  locationId: locations.lauterbrunnen.id,
  title: words(
    "Staubbach und Trümmelbach: Tal der Wasserfälle",
    "Staubbach and Trümmelbach: valley of waterfalls",
    "Staubbach et Trümmelbach : la vallée des cascades",
    "Staubbach e Trümmelbach: la valle delle cascate",
  ),
  teaser: words(
    "Ein flacher Weg von 5 km, zu Fuss vom freien Fall des Staubbachs zu den Fällen im Innern des Berges.",
    "An easy 5 km walk from the free fall of the Staubbach to the falls inside the mountain.",
    "Une promenade de 5 km, de la chute libre du Staubbach aux cascades cachées dans la montagne.",
    "Una passeggiata di 5 km, dal salto del Staubbach alle cascate dentro la montagna.",
  ),
  benefits: [
    included.guide,
    words("Eintritt und Lift am Trümmelbach", "Entry and lift at Trümmelbach", "Entrée et ascenseur au Trümmelbach", "Ingresso e ascensore al Trümmelbach"),
    words("Postauto zurück ins Dorf", "Bus back to the village", "Retour en car postal au village", "Ritorno in autopostale"),
  ],
  highlights: words(
    "Der Staubbach fällt fast 300 m frei. Der Trümmelbach entwässert Eiger, Mönch und Jungfrau allein, bis zu 20 000 Liter in der Sekunde. Zehn Fälle sehen Sie im Fels aus der Nähe.",
    "The Staubbach drops nearly 300 m. The Trümmelbach alone drains Eiger, Mönch and Jungfrau, up to 20,000 litres a second. You see ten falls inside the rock from close by.",
    "Le Staubbach tombe de près de 300 m. Le Trümmelbach draine à lui seul l’Eiger, le Mönch et la Jungfrau, jusqu’à 20 000 litres par seconde. On voit de près dix chutes dans la roche.",
    "Il Staubbach cade per quasi 300 m. Il Trümmelbach raccoglie da solo l’acqua di Eiger, Mönch e Jungfrau, fino a 20 000 litri al secondo. Nella roccia si vedono da vicino dieci cascate.",
  ),
  importantInformation: words(
    "Im Berg ist es nass und kühl: Jacke mitnehmen. Kinder unter 4 Jahren und Hunde dürfen nicht zu den inneren Fällen.",
    "It is wet and cool inside the mountain: bring a jacket. Children under 4 and dogs are not admitted to the inner falls.",
    "Dans la montagne, c’est humide et frais : prenez une veste. Les enfants de moins de 4 ans et les chiens n’y sont pas admis.",
    "Dentro la montagna è umido e fresco: serve una giacca. Bambini sotto i 4 anni e cani non possono entrare.",
  ),
  contentBlocks: [
    block(
      words("Wann am meisten Wasser fällt", "When the water is highest", "Quand il y a le plus d’eau", "Quando c’è più acqua"),
      words(
        "Von Mai bis Juli, am Nachmittag, wenn der Schnee oben schmilzt.",
        "From May to July, in the afternoon, when the snow melts above.",
        "De mai à juillet, l’après-midi, quand la neige fond en haut.",
        "Da maggio a luglio, al pomeriggio, quando in alto si scioglie la neve.",
      ),
    ),
    block(
      words("Mit Kindern", "With children", "Avec des enfants", "Con i bambini"),
      words(
        "Der Weg ist flach und geteert, nur im Berg gibt es Treppen. Für den Kinderwagen nehmen Sie besser eine Trage.",
        "The path is flat and paved; there are steps only inside the mountain. A carrier is better than a pram.",
        "Le chemin est plat et goudronné, sauf les escaliers dans la montagne. Préférez le porte-bébé à la poussette.",
        "Il sentiero è piano e asfaltato, con scale solo dentro la montagna. Meglio il marsupio del passeggino.",
      ),
    ),
  ],
  pictured: [
    words(
      "Der Staubbachfall und Chalets in Lauterbrunnen",
      "The Staubbach Falls and chalets in Lauterbrunnen",
      "La chute du Staubbach et des chalets à Lauterbrunnen",
      "La cascata del Staubbach e gli chalet a Lauterbrunnen",
    ),
    words(
      "Das Lauterbrunnental im Herbst von oben, Wasserfälle an den Felswänden, vorne zwei Kühe",
      "The Lauterbrunnen valley in autumn from above, waterfalls on its walls, two cows in front",
      "La vallée de Lauterbrunnen en automne vue d’en haut, des cascades sur ses parois, deux vaches devant",
      "La valle di Lauterbrunnen in autunno dall’alto, cascate sulle pareti, davanti due mucche",
    ),
  ],
  meetingPoints: [
    {
      label: words(
        "Tourist Information Lauterbrunnen",
        "Lauterbrunnen tourist office",
        "Office du tourisme de Lauterbrunnen",
        "Ufficio turistico di Lauterbrunnen",
      ),
      address: "Stutzli 460, 3822 Lauterbrunnen",
      latitude: 46.5981,
      longitude: 7.9085,
    },
  ],
  attributes: [summer, forAll, anyWeather, where("gorge")],
  guideLanguages: ["de", "en"],
  minAge: 4,
  ticketsIssued: 96,
  rating: { average: 4.6, count: 58 },
  offers: [
    offer({
      id: 2811,
      contentApiOfferId: 71811,
      label: words("Geführte Wanderung", "Guided walk", "Balade guidée", "Passeggiata guidata"),
      description: words(
        "Zweieinhalb Stunden, Eintritt inbegriffen.",
        "Two and a half hours, entry included.",
        "Deux heures et demie, entrée comprise.",
        "Due ore e mezza, ingresso compreso.",
      ),
      durationInMinutes: 150,
      schedules: [departures({ times: ["09:30", "13:30"], season: { from: "04-10", to: "10-31" }, capacity: 16, demandShare: 0.2, bookingCutOffHours: 3 })],
      categories: [adult(4900), child(4, 15, 2400)],
    }),
  ],
});
