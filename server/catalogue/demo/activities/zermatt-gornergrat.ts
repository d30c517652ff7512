import { allYear, clearSky, forAll, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, adultHalfFare, child } from "../build/categories.ts";
import { departures, every } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

export const zermattGornergrat = activity({
  key: "zermatt-gornergrat",
  id: 138,
  mappedId: 20741,
  supplierId: suppliers.zermatt.id,
  typeId: types.mountain.id,
  locationId: locations.zermatt.id,
  title: words(
    "Gornergrat: Zahnradbahn ab Zermatt",
    "Gornergrat: cogwheel train from Zermatt",
    "Gornergrat : train à crémaillère de Zermatt",
    "Gornergrat: in treno a cremagliera da Zermatt",
  ),
  teaser: words(
    "In 33 Minuten vom Dorf auf 3089 m, das Matterhorn auf der rechten Seite.",
    "From the village to 3,089 m in 33 minutes, with the Matterhorn on your right.",
    "Du village à 3089 m en 33 minutes, le Cervin à main droite.",
    "Dal paese a 3089 m in 33 minuti, con il Cervino a destra.",
  ),
  benefits: [
    included.returnTrip,
    words("Freie Wahl der Züge zurück", "Any train back", "Retour libre par n’importe quel train", "Ritorno con qualsiasi treno"),
    words("Unterbruch an jeder Station", "Breaks at every station", "Arrêts libres à chaque station", "Soste libere a ogni stazione"),
  ],
  highlights: words(
    "Vom Grat sehen Sie 29 Viertausender und den Gornergletscher. In Rotenboden führt ein Weg von zehn Minuten zum Riffelsee, in dem sich das Matterhorn spiegelt.",
    "From the ridge you see 29 four-thousanders and the Gorner Glacier. Ten minutes from Rotenboden, the Riffelsee mirrors the Matterhorn.",
    "De l’arête, on voit 29 sommets de plus de 4000 m et le glacier du Gorner. À dix minutes de Rotenboden, le Riffelsee reflète le Cervin.",
    "Dalla cresta si vedono 29 quattromila e il ghiacciaio del Gorner. A dieci minuti da Rotenboden il Riffelsee rispecchia il Cervino.",
  ),
  importantInformation: words(
    "Zermatt ist autofrei: das Auto bleibt in Täsch, von dort fährt der Pendelzug in zwölf Minuten.",
    "Zermatt is car-free: park in Täsch and take the shuttle train, which needs twelve minutes.",
    "Zermatt est sans voitures : garez-vous à Täsch, la navette ferroviaire met douze minutes.",
    "Zermatt è senza auto: si parcheggia a Täsch e si prende il treno navetta, dodici minuti.",
  ),
  contentBlocks: [
    block(
      words("Der beste Platz", "Where to sit", "Où s’asseoir", "Dove sedersi"),
      words(
        "Setzen Sie sich bergwärts rechts ans Fenster. Am frühen Morgen ist die Luft am klarsten und der Zug am leersten.",
        "Take a window seat on the right going up. Early mornings have the clearest air and the emptiest trains.",
        "À la montée, choisissez une fenêtre à droite. Tôt le matin, l’air est plus clair et le train plus vide.",
        "In salita conviene il finestrino a destra. Al mattino presto l’aria è più limpida e il treno più vuoto.",
      ),
    ),
    block(
      words("Ohne Platzbeschränkung", "No limit on seats", "Sans limite de places", "Senza limite di posti"),
      words(
        "Das Billett gilt für den gewählten Zug und alle späteren des Tages. Ausverkauft ist es nie.",
        "Your ticket is good for the train you choose and any later one that day. It never sells out.",
        "Le billet vaut pour le train choisi et tous les suivants du jour. Il n’est jamais épuisé.",
        "Il biglietto vale per il treno scelto e per tutti i successivi del giorno. Non si esaurisce mai.",
      ),
    ),
  ],
  pictured: [
    words(
      "Zug der Gornergratbahn vor dem Matterhorn",
      "The Gornergrat train before the Matterhorn",
      "Le train du Gornergrat devant le Cervin",
      "Il treno del Gornergrat davanti al Cervino",
    ),
    words(
      "Das Matterhorn spiegelt sich in einem See, zwei Wandernde am Ufer",
      "The Matterhorn mirrored in a lake, two hikers on its shore",
      "Le Cervin se reflète dans un lac, deux randonneurs sur la rive",
      "Il Cervino si specchia in un lago, due escursionisti sulla riva",
    ),
  ],
  meetingPoints: [
    {
      label: words("Bahnhof der Gornergratbahn", "Gornergrat Railway station", "Gare du Gornergrat", "Stazione della Gornergratbahn"),
      address: "Bahnhofplatz 7, 3920 Zermatt",
      latitude: 46.0241,
      longitude: 7.7484,
    },
  ],
  attributes: [allYear, forAll, clearSky, where("summit", "railway")],
  ticketsIssued: 2405,
  rating: { average: 4.8, count: 963 },
  offers: [
    offer({
      id: 2381,
      contentApiOfferId: 71381,
      label: words("Zermatt–Gornergrat retour", "Zermatt–Gornergrat return", "Zermatt–Gornergrat, aller-retour", "Zermatt–Gornergrat andata e ritorno"),
      description: words(
        "Gilt einen Tag lang, mit beliebig vielen Unterbrüchen.",
        "Valid for one day, with as many breaks as you like.",
        "Valable un jour, avec autant d’arrêts que vous voulez.",
        "Vale un giorno, con tutte le soste che si vogliono.",
      ),
      durationInMinutes: 180,
      schedules: [departures({ times: every(60, "08:00", "16:00"), capacity: null })],
      categories: [adult(11000), adultHalfFare(5500), child(6, 15, 5500)],
    }),
  ],
});
