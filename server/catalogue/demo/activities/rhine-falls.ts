import { anyWeather, forAll, summer, where } from "../attributes.ts";
import { activity, block, offer } from "../build/activity.ts";
import { adult, child, infant } from "../build/categories.ts";
import { departures, every } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

export const rhineFalls = activity({
  key: "rhine-falls",
  id: 131,
  mappedId: 20688,
  supplierId: suppliers.rhine.id,
  typeId: types.boat.id,
  locationId: locations.neuhausen.id,
  title: words(
    "Rheinfall: mit dem Boot zum Felsen",
    "Rhine Falls: by boat to the rock",
    "Chutes du Rhin : en bateau jusqu’au rocher",
    "Cascate del Reno: in barca fino alla roccia",
  ),
  teaser: words(
    "Das Boot legt mitten im Rheinfall an. Über Stufen steigen Sie auf den Felsen, links und rechts fällt der Fluss.",
    "The boat moors in the middle of the falls. Steps lead up the rock while the river drops on both sides.",
    "Le bateau accoste au milieu des chutes. Des marches mènent sur le rocher, le fleuve tombe de part et d’autre.",
    "La barca attracca in mezzo alle cascate. Una scala sale sulla roccia, con il fiume che cade ai due lati.",
  ),
  benefits: [
    words("Überfahrt und Rückfahrt", "Boat there and back", "Traversée aller et retour", "Traghetto andata e ritorno"),
    words("20 Minuten auf dem Felsen", "20 minutes on the rock", "20 minutes sur le rocher", "20 minuti sulla roccia"),
    words("Schwimmwesten in allen Grössen", "Life jackets in every size", "Gilets de sauvetage de toutes tailles", "Giubbotti di salvataggio di ogni misura"),
  ],
  highlights: words(
    "Der Rheinfall ist 150 m breit und 23 m hoch. Im Juni führt er am meisten Wasser, dann spritzt es bis ins Boot. Vom Felsen schauen Sie dem Fluss von oben zu.",
    "The falls are 150 m wide and 23 m high. They carry most water in June, and spray reaches the boat. From the rock you look down on the river.",
    "Les chutes font 150 m de large et 23 m de haut. C’est en juin qu’elles sont les plus fortes, et l’on est un peu mouillé. Du rocher, on les regarde d’en haut.",
    "Le cascate sono larghe 150 m e alte 23. A giugno la portata è massima e gli spruzzi arrivano a bordo. Dalla roccia si guarda il fiume dall’alto.",
  ),
  importantInformation: words(
    "Die Treppe auf dem Felsen ist steil und für Rollstühle und Kinderwagen nicht geeignet. Bei Hochwasser fahren wir nicht und erstatten den Preis.",
    "The steps on the rock are steep and not suited to wheelchairs or prams. We don’t sail at high water and refund the price.",
    "L’escalier du rocher est raide et ne convient ni aux fauteuils roulants ni aux poussettes. En cas de crue, nous ne naviguons pas et remboursons le prix.",
    "La scala sulla roccia è ripida e non adatta a carrozzine e passeggini. In caso di piena non si naviga e il prezzo è rimborsato.",
  ),
  contentBlocks: [
    block(
      words("Die Saison", "The season", "La saison", "La stagione"),
      words(
        "Die Boote fahren vom 21. März bis Ende Oktober, alle halbe Stunde. Am ruhigsten ist es vor elf Uhr.",
        "Boats run from 21 March to the end of October, every half hour. It is quietest before eleven.",
        "Les bateaux circulent du 21 mars à fin octobre, toutes les demi-heures. Le matin avant onze heures est le plus calme.",
        "Le barche vanno dal 21 marzo a fine ottobre, ogni mezz’ora. Prima delle undici c’è meno gente.",
      ),
    ),
    block(
      words("Rund um das Becken", "Around the basin", "Autour du bassin", "Attorno al bacino"),
      words(
        "Ein Weg führt in einer Stunde um das Becken, über die Brücke zum Schloss Laufen und zurück.",
        "A path circles the basin in an hour, over the bridge to Laufen Castle and back.",
        "Un sentier fait le tour du bassin en une heure, par le pont jusqu’au château de Laufen.",
        "Un sentiero fa il giro del bacino in un’ora, passando dal ponte e dal castello di Laufen.",
      ),
    ),
  ],
  pictured: [
    words("Boot vor dem Rheinfall", "A boat before the Rhine Falls", "Un bateau devant les chutes du Rhin", "Una barca davanti alle cascate del Reno"),
    words(
      "Gäste auf der Plattform neben dem Rheinfall im Herbst",
      "Visitors on the platform beside the Rhine Falls in autumn",
      "Des visiteurs sur la plateforme, à côté des chutes du Rhin, en automne",
      "Visitatori sulla piattaforma accanto alle cascate del Reno, in autunno",
    ),
  ],
  meetingPoints: [
    {
      label: words("Anlegestelle beim Schlössli Wörth", "Pier at Schlössli Wörth", "Débarcadère du Schlössli Wörth", "Pontile allo Schlössli Wörth"),
      address: "Rheinfallquai 30, 8212 Neuhausen am Rheinfall",
      latitude: 47.6765,
      longitude: 8.6114,
    },
  ],
  attributes: [summer, forAll, anyWeather, where("gorge")],
  ticketsIssued: 912,
  rating: { average: 4.5, count: 402 },
  offers: [
    offer({
      id: 2311,
      contentApiOfferId: 71311,
      label: words("Felsenfahrt", "Rock trip", "Tour du rocher", "Giro della roccia"),
      description: words(
        "30 Minuten, mit Halt auf dem Felsen.",
        "30 minutes, with time on the rock.",
        "30 minutes, avec arrêt sur le rocher.",
        "30 minuti, con sosta sulla roccia.",
      ),
      durationInMinutes: 30,
      schedules: [
        departures({
          times: every(30, "10:00", "17:00"),
          season: { from: "03-21", to: "10-31" },
          capacity: 30,
          demandShare: 0.1,
          bookingCutOffHours: 0.25,
          cancellationCutOffHours: 2,
        }),
      ],
      categories: [adult(2200), child(6, 15, 1200), infant(5)],
    }),
  ],
});
