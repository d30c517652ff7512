import { allYear, anyWeather, forAll } from "../attributes.ts";
import { activity, block, offer } from "../build/activity.ts";
import { adult, child, group } from "../build/categories.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

export const gruyeresCheese = activity({
  key: "gruyeres-cheese",
  id: 188,
  mappedId: 21107,
  supplierId: suppliers.gruyeres.id,
  typeId: types.food.id,
  locationId: locations.gruyeres.id,
  title: words(
    "Greyerz: selber käsen und kosten",
    "Gruyères: make cheese and taste it",
    "Gruyères : fabriquer son fromage et le goûter",
    "Gruyères: fare il formaggio e assaggiarlo",
  ),
  teaser: words(
    "Zwei Stunden am kleinen Kupferkessel. Das Mutschli, das Sie machen, kommt nach vier Wochen Reife per Post.",
    "Two hours at a small copper vat. The cheese you make ripens for four weeks, then comes by post.",
    "Deux heures devant le petit chaudron de cuivre. Votre tomme s’affine quatre semaines, puis arrive par la poste.",
    "Due ore davanti alla piccola caldaia di rame. La vostra formaggella matura quattro settimane e arriva per posta.",
  ),
  benefits: [
    words("Ein eigener Käse von 500 g", "Your own 500 g cheese", "Votre fromage de 500 g", "Il vostro formaggio da 500 g"),
    words(
      "Gruyère zum Kosten, 6, 12 und 18 Monate alt",
      "Gruyère to taste, aged 6, 12 and 18 months",
      "Dégustation de Gruyère de 6, 12 et 18 mois",
      "Assaggio di Gruyère di 6, 12 e 18 mesi",
    ),
    words("Schürze und Werkzeug", "Apron and tools", "Tablier et outils", "Grembiule e attrezzi"),
  ],
  highlights: words(
    "Sie schneiden die Gallerte mit der Käseharfe und heben den Bruch selbst aus dem Kessel. Danach vergleichen Sie drei Reifegrade Gruyère. Zum Schloss sind es zwanzig Minuten zu Fuss.",
    "You cut the curd with a cheese harp and lift it out of the vat yourself. Then you compare three ages of Gruyère. The castle is twenty minutes away on foot.",
    "Vous tranchez le caillé à la harpe et le sortez vous-même du chaudron. Puis vous comparez trois âges de Gruyère. Le château est à vingt minutes à pied.",
    "Si taglia la cagliata con la lira e la si tira fuori dalla caldaia. Poi si confrontano tre stagionature di Gruyère. Il castello è a venti minuti a piedi.",
  ),
  importantInformation: words(
    "Der Käse ist aus Rohmilch. Der Versand ist nur in der Schweiz möglich; sonst bekommen Sie ein gereiftes Stück gleich mit.",
    "The cheese is made of raw milk. We post within Switzerland only; otherwise you take a ripe piece home at once.",
    "Le fromage est au lait cru. L’envoi se fait en Suisse uniquement ; sinon, vous repartez avec un morceau affiné.",
    "Il formaggio è di latte crudo. La spedizione è solo in Svizzera; altrimenti si riceve subito un pezzo stagionato.",
  ),
  contentBlocks: [
    block(
      words("Gruppen", "Groups", "Groupes", "Gruppi"),
      words(
        "Ein Kessel ist für vier. Wer zu viert kommt, bucht den ganzen Kessel und zahlt weniger, bis zu drei Kessel miteinander.",
        "A vat serves four. Four of you book a whole vat and pay less, up to three vats together.",
        "Un chaudron sert à quatre. À quatre, réservez-le entier et payez moins ; jusqu’à trois chaudrons ensemble.",
        "Una caldaia è per quattro. In quattro si prenota intera e si paga meno, fino a tre caldaie insieme.",
      ),
    ),
    block(
      words("Anreise", "Getting there", "Accès", "Arrivo"),
      words(
        "Die Werkstatt liegt dem Bahnhof Gruyères gegenüber, in Pringy.",
        "The workshop is across from Gruyères station, in Pringy.",
        "L’atelier est en face de la gare de Gruyères, à Pringy.",
        "Il laboratorio è di fronte alla stazione di Gruyères, a Pringy.",
      ),
    ),
  ],
  pictured: [
    words(
      "Fondue, Brot und Käse vor einem Fenster, draussen ein Winterabend",
      "Fondue, bread and cheese before a window, a winter evening outside",
      "Fondue, pain et fromage devant une fenêtre, dehors un soir d’hiver",
      "Fonduta, pane e formaggio davanti a una finestra, fuori una sera d’inverno",
    ),
    words(
      "Kühe auf der Weide unter dem Schloss Greyerz",
      "Cows on the pasture below Gruyères Castle",
      "Des vaches au pré sous le château de Gruyères",
      "Mucche al pascolo sotto il castello di Gruyères",
    ),
  ],
  meetingPoints: [
    {
      label: words("Werkstatt in Pringy", "Workshop in Pringy", "Atelier de Pringy", "Laboratorio di Pringy"),
      address: "Place de la Gare 3, 1663 Pringy-Gruyères",
      latitude: 46.5826,
      longitude: 7.0717,
    },
  ],
  attributes: [allYear, forAll, anyWeather],
  guideLanguages: ["fr", "de", "en"],
  ticketsIssued: 148,
  rating: { average: 3.7, count: 61 },
  offers: [
    offer({
      id: 2881,
      contentApiOfferId: 71881,
      label: words("Käsewerkstatt", "Cheese workshop", "Atelier fromage", "Laboratorio di formaggio"),
      description: words(
        "Zwei Stunden, höchstens 16 Gäste.",
        "Two hours, 16 guests at most.",
        "Deux heures, 16 personnes au plus.",
        "Due ore, al massimo 16 persone.",
      ),
      durationInMinutes: 120,
      schedules: [
        departures({
          weekdays: [2, 3, 4, 5, 6, 7],
          times: ["09:30", "14:00"],
          capacity: 16,
          demandShare: 0.2,
          bookingCutOffHours: 12,
          cancellationCutOffHours: 48,
        }),
      ],
      categories: [adult(4800), child(6, 15, 2800), group(4, 12, 16000)],
    }),
  ],
});
