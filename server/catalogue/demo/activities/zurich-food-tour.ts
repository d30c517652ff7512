import { allYear, anyWeather, forGrownUps, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, child } from "../build/categories.ts";
import { choice, diet, guideLanguage, option } from "../build/fields.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

const guidedIn = (...languages: string[]) => ({ key: "language", in: languages });

/** Who guides depends on the language that the party chose. */
const guide = choice("guide", "reservation", words("Begleitung", "Your guide", "Votre guide", "La guida"), [
  option("ruth", words("Ruth: Märkte und Käse", "Ruth: markets and cheese", "Ruth : marchés et fromages", "Ruth: mercati e formaggi"), {
    when: guidedIn("de", "fr"),
  }),
  option("beat", words("Beat: Zünfte und Wein", "Beat: guilds and wine", "Beat : corporations et vins", "Beat: corporazioni e vino"), { when: guidedIn("de") }),
  option("naomi", words("Naomi: Brot und Schokolade", "Naomi: bread and chocolate", "Naomi : pain et chocolat", "Naomi: pane e cioccolato"), {
    when: guidedIn("en", "fr"),
  }),
  option("liam", words("Liam: neue Küchen", "Liam: new kitchens", "Liam : cuisines nouvelles", "Liam: nuove cucine"), { when: guidedIn("en") }),
]);

export const zurichFoodTour = activity({
  key: "zurich-food-tour",
  id: 173,
  mappedId: 20981,
  supplierId: suppliers.zurich.id,
  typeId: types.food.id,
  locationId: locations.zurich.id,
  title: words(
    "Zürich kosten: Rundgang durch die Altstadt",
    "Tasting Zurich: a walk through the old town",
    "Zurich à déguster : visite de la vieille ville",
    "Assaggi di Zurigo: a piedi nella città vecchia",
  ),
  teaser: words(
    "Sechs Halte in drei Stunden: Käse, Wurst, Brot, Schokolade, Wein und etwas, das Sie noch nicht kennen.",
    "Six stops in three hours: cheese, sausage, bread, chocolate, wine, and one thing you won’t know yet.",
    "Six haltes en trois heures : fromage, saucisse, pain, chocolat, vin et une surprise.",
    "Sei soste in tre ore: formaggio, salsiccia, pane, cioccolato, vino e una sorpresa.",
  ),
  benefits: [
    words(
      "Sechs Kostproben, genug für ein Mittagessen",
      "Six tastings, enough for lunch",
      "Six dégustations, de quoi faire un repas",
      "Sei assaggi, quanto un pranzo",
    ),
    included.guide,
    words(
      "Ein Glas Zürichsee-Wein oder Apfelsaft",
      "A glass of lake wine or apple juice",
      "Un verre de vin du lac ou de jus de pomme",
      "Un bicchiere di vino del lago o succo di mela",
    ),
  ],
  highlights: words(
    "Höchstens zwölf Gäste gehen mit, so passt die Gruppe in die kleinen Läden. Im Niederdorf reden Sie mit der Käserin selbst. Der letzte Halt liegt an der Limmat.",
    "There are twelve guests at most, so the party fits into small shops. In the Niederdorf you talk to the cheesemonger herself. The last stop is by the Limmat.",
    "Douze personnes au plus : le groupe tient dans les petites boutiques. Au Niederdorf, vous parlez avec la fromagère. La dernière halte est au bord de la Limmat.",
    "Al massimo dodici persone, così si entra nelle botteghe piccole. Nel Niederdorf si parla con la casara. L’ultima sosta è sulla Limmat.",
  ),
  importantInformation: words(
    "Ohne Fleisch oder ohne Alkohol geht immer. Für Menschen mit schweren Allergien ist der Rundgang nicht geeignet.",
    "No meat or no alcohol is always fine. The walk is not suited to people with severe allergies.",
    "Sans viande ou sans alcool, c’est toujours possible. La visite ne convient pas en cas d’allergie grave.",
    "Senza carne o senza alcol si può sempre. La visita non è adatta a chi ha allergie gravi.",
  ),
  contentBlocks: [
    block(
      words("Der Weg", "The route", "Le parcours", "Il percorso"),
      words(
        "Vom Paradeplatz über den Weinplatz und die Rathausbrücke ins Niederdorf, knapp 3 km, ohne Steigung.",
        "From Paradeplatz by Weinplatz and the Rathaus bridge to the Niederdorf: just under 3 km, no climbs.",
        "De la Paradeplatz au Niederdorf par la Weinplatz et le pont du Rathaus : près de 3 km, sans montée.",
        "Da Paradeplatz al Niederdorf per Weinplatz e il ponte del Rathaus: quasi 3 km, senza salite.",
      ),
    ),
    block(
      words("Absagen", "Cancelling", "Annuler", "Disdire"),
      words(
        "Wir kaufen frisch ein. Darum ist die Absage bis drei Tage vorher kostenlos, danach nicht mehr.",
        "We buy fresh. That is why cancelling is free until three days before, and not after.",
        "Nous achetons du frais : l’annulation est gratuite jusqu’à trois jours avant, pas après.",
        "Compriamo fresco: la disdetta è gratuita fino a tre giorni prima, dopo no.",
      ),
    ),
  ],
  pictured: [
    words(
      "Rösti, Wein und Käse auf einem Tisch an der Limmat vor dem Grossmünster",
      "Rösti, wine and cheese on a table by the Limmat before the Grossmünster",
      "Des rösti, du vin et du fromage sur une table au bord de la Limmat, devant le Grossmünster",
      "Rösti, vino e formaggio su un tavolo lungo la Limmat, davanti al Grossmünster",
    ),
    words(
      "Gäste in einer Gasse mit Lichterketten in der Dämmerung",
      "Guests in a lane under strings of lights at dusk",
      "Des visiteurs dans une ruelle aux guirlandes lumineuses, au crépuscule",
      "Ospiti in un vicolo con file di luci al crepuscolo",
    ),
  ],
  meetingPoints: [
    {
      label: words("Paradeplatz, beim Brunnen", "Paradeplatz, at the fountain", "Paradeplatz, près de la fontaine", "Paradeplatz, alla fontana"),
      address: "Paradeplatz, 8001 Zürich",
      latitude: 47.3697,
      longitude: 8.5389,
    },
  ],
  attributes: [allYear, forGrownUps, anyWeather, where("town")],
  guideLanguages: ["de", "en", "fr"],
  ticketsIssued: 264,
  rating: { average: 4.8, count: 143 },
  offers: [
    offer({
      id: 2731,
      contentApiOfferId: 71731,
      label: words("Rundgang mit sechs Kostproben", "Walk with six tastings", "Visite avec six dégustations", "Visita con sei assaggi"),
      description: words(
        "Einmal am Tag, ausser am Sonntag.",
        "Once a day, except Sundays.",
        "Une fois par jour, sauf le dimanche.",
        "Una volta al giorno, tranne la domenica.",
      ),
      durationInMinutes: 180,
      schedules: [
        departures({ weekdays: [1, 2, 3, 4, 5, 6], times: ["11:00"], capacity: 12, demandShare: 0.3, bookingCutOffHours: 18, cancellationCutOffHours: 72 }),
      ],
      categories: [adult(9800), child(6, 11, 4900)],
      personalization: [guideLanguage("de", "en", "fr"), guide, diet],
    }),
  ],
});
