import { clearSky, forAll, where, winter } from "../attributes.ts";
import { activity, block, offer } from "../build/activity.ts";
import { adult, child, youth } from "../build/categories.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

/** The key card comes back at the gate: a line of its own per ticket, never part of the from-price. */
const article = { label: words("Depot für die Chipkarte", "Key card deposit", "Consigne de la carte à puce", "Cauzione della tessera"), price: 500 };

export const davosSledging = activity({
  key: "davos-sledging",
  id: 290,
  mappedId: 21934,
  supplierId: suppliers.davos.id,
  typeId: types.ski.id,
  locationId: locations.davos.id,
  title: words("Schlitteln bei Nacht am Rinerhorn", "Night sledging on the Rinerhorn", "Luge de nuit au Rinerhorn", "Slittino di notte al Rinerhorn"),
  teaser: words(
    "Dreieinhalb Kilometer beleuchtete Bahn nach Davos Glaris, so oft die Gondel Sie hinaufbringt.",
    "A floodlit run of three and a half kilometres to Davos Glaris, as often as the gondola takes you up.",
    "Trois kilomètres et demi de piste éclairée jusqu’à Davos Glaris, autant de fois que vous remontez.",
    "Tre chilometri e mezzo di pista illuminata fino a Davos Glaris, tutte le volte che si risale.",
  ),
  benefits: [
    words("Gondelbahn den ganzen Abend", "Gondola all evening", "Télécabine toute la soirée", "Cabinovia tutta la sera"),
    words("Davoser Schlitten", "A Davos sledge", "Luge de Davos", "Slitta di Davos"),
    words("Helm für Kinder", "Helmets for children", "Casque pour les enfants", "Casco per i bambini"),
  ],
  highlights: words(
    "Mit dem Davoser Schlitten fuhr man 1883 das erste Rennen nach Klosters. Die Bahn fällt 600 m, in 15 Minuten sind Sie unten. Auf halber Höhe gibt es Punsch am Feuer.",
    "In 1883 Davos sledges ran the first race down to Klosters. The run drops 600 m; you are down in 15 minutes. Halfway there is punch by the fire.",
    "En 1883, les luges de Davos ont couru la première course jusqu’à Klosters. La piste descend de 600 m en 15 minutes. À mi-chemin, un punch vous attend près du feu.",
    "Nel 1883 le slitte di Davos corsero la prima gara fino a Klosters. La pista scende di 600 m in 15 minuti. A metà c’è il punch accanto al fuoco.",
  ),
  importantInformation: words(
    "Kinder unter 8 Jahren sitzen bei Erwachsenen auf. Die 5 Franken Depot gibt es bei der Rückgabe der Karte zurück.",
    "Children under 8 ride with an adult. The 5-franc deposit comes back when you return the card.",
    "Les moins de 8 ans montent avec un adulte. Les 5 francs de consigne sont rendus avec la carte.",
    "I bambini sotto gli 8 anni salgono con un adulto. I 5 franchi di cauzione tornano con la tessera.",
  ),
  contentBlocks: [
    block(
      words("Was anziehen", "What to wear", "Comment s’habiller", "Come vestirsi"),
      words(
        "Skikleider, hohe Schuhe und eine Brille. Gebremst wird mit den Füssen.",
        "Ski clothes, high boots and goggles. You brake with your feet.",
        "Habits de ski, chaussures montantes et lunettes. On freine avec les pieds.",
        "Abiti da sci, scarponi alti e occhiali. Si frena con i piedi.",
      ),
    ),
    block(
      words("Anreise", "Getting there", "Accès", "Arrivo"),
      words(
        "Bus 7 und der Zug nach Filisur halten vor der Talstation. Der letzte Bus fährt um 23.10 Uhr.",
        "Bus 7 and the Filisur train stop at the valley station. The last bus leaves at 11:10 pm.",
        "Le bus 7 et le train de Filisur s’arrêtent devant. Le dernier bus part à 23h10.",
        "Il bus 7 e il treno per Filisur fermano davanti. L’ultimo bus parte alle 23.10.",
      ),
    ),
  ],
  pictured: [
    words(
      "Zwei auf einem Schlitten auf der beleuchteten Bahn am Abend",
      "Two people on a sledge on the lamp-lit run in the evening",
      "Deux personnes sur une luge, le soir, sur la piste éclairée",
      "Due persone su una slitta, di sera, sulla pista illuminata",
    ),
    words(
      "Zwei Schlitten auf sonniger Bahn, daneben ein Chalet",
      "Two sledges on a sunny run beside a chalet",
      "Deux luges sur une piste ensoleillée, à côté d’un chalet",
      "Due slitte su una pista soleggiata, accanto a uno chalet",
    ),
  ],
  meetingPoints: [
    {
      label: words("Talstation Rinerhorn", "Rinerhorn valley station", "Station de départ du Rinerhorn", "Stazione a valle del Rinerhorn"),
      address: "Landwasserstrasse 64, 7277 Davos Glaris",
      latitude: 46.7441,
      longitude: 9.7812,
    },
  ],
  attributes: [winter, forAll, clearSky, where("summit")],
  minAge: 6,
  ticketsIssued: 89,
  rating: { average: 4.4, count: 52 },
  offers: [
    offer({
      id: 3901,
      contentApiOfferId: 72901,
      label: words("Abendkarte mit Schlitten", "Evening ticket with sledge", "Carte du soir avec luge", "Serale con slitta"),
      description: words(
        "Mittwoch, Freitag und Samstag bis 22.30 Uhr.",
        "Wednesday, Friday and Saturday until 10:30 pm.",
        "Mercredi, vendredi et samedi jusqu’à 22h30.",
        "Mercoledì, venerdì e sabato fino alle 22.30.",
      ),
      durationInMinutes: 210,
      schedules: [
        departures({
          weekdays: [3, 5, 6],
          times: ["19:00"],
          season: { from: "12-12", to: "03-15" },
          capacity: 80,
          demandShare: 0.15,
          cancellationCutOffHours: 4,
        }),
      ],
      categories: [adult(4200, { article }), youth(13, 17, 3200, { article }), child(6, 12, 2200, { article })],
    }),
  ],
});
