import { clearSky, forGrownUps, summer, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, youth } from "../build/categories.ts";
import { bodyHeight } from "../build/fields.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

export const bernEBike = activity({
  key: "bern-e-bike",
  id: 211,
  mappedId: 21276,
  supplierId: suppliers.bern.id,
  typeId: types.bike.id,
  locationId: locations.bern.id,
  title: words(
    "Bern mit dem E-Velo: Aare, Brücken, Gurten",
    "Bern by e-bike: the Aare, bridges, the Gurten",
    "Berne à vélo électrique : l’Aar et le Gurten",
    "Berna in e-bike: Aare, ponti e Gurten",
  ),
  teaser: words(
    "Zwanzig Kilometer um die Flussschleife und auf den Hausberg, mit Rückenwind aus dem Akku.",
    "Twenty kilometres around the bend of the river and up the local hill, with the battery behind you.",
    "Vingt kilomètres le long de la boucle et jusqu’à la colline, la batterie dans le dos.",
    "Venti chilometri attorno all’ansa del fiume e fino al colle, con la spinta della batteria.",
  ),
  benefits: [
    words("E-Velo und Helm", "E-bike and helmet", "Vélo électrique et casque", "E-bike e casco"),
    included.guide,
    words("Kaffee auf dem Gurten", "Coffee on the Gurten", "Café au Gurten", "Caffè sul Gurten"),
  ],
  highlights: words(
    "Sie fahren der Aare entlang, durch die Matte und über die Kirchenfeldbrücke. Vom Gurten auf 858 m sehen Sie die Stadt und dahinter die Alpen.",
    "You ride along the Aare, through the Matte and across the Kirchenfeld bridge. From the Gurten, at 858 m, you see the city with the Alps behind it.",
    "Vous longez l’Aar, traversez la Matte et le pont du Kirchenfeld. Du Gurten, à 858 m, on voit la ville et les Alpes derrière.",
    "Si segue l’Aare, si attraversa la Matte e il ponte del Kirchenfeld. Dal Gurten, a 858 m, si vedono la città e dietro le Alpi.",
  ),
  importantInformation: words(
    "Ab 14 Jahren; unter 16 Jahren braucht es den Führerausweis der Kategorie M. Sie sollten sicher Velo fahren.",
    "From age 14; under 16, a Swiss category M licence is required. You should ride with confidence.",
    "Dès 14 ans ; avant 16 ans, le permis de catégorie M est obligatoire. Il faut être à l’aise à vélo.",
    "Dai 14 anni; sotto i 16 serve la licenza di categoria M. Bisogna sapere andare bene in bici.",
  ),
  contentBlocks: [
    block(
      words("Die passende Rahmengrösse", "The right frame", "La bonne taille de cadre", "Il telaio giusto"),
      words(
        "Sagen Sie uns Ihre Körpergrösse, dann steht das Velo eingestellt bereit.",
        "Tell us your height and the bike will be set up for you.",
        "Indiquez votre taille : le vélo sera réglé à votre arrivée.",
        "Diteci la vostra statura e troverete la bici già regolata.",
      ),
    ),
    block(
      words("Wetter", "Weather", "Météo", "Tempo"),
      words(
        "Wir fahren auch bei leichtem Regen. Bis zum Start können Sie kostenlos absagen.",
        "We ride in light rain too. You can cancel at no cost right up to the start.",
        "Nous roulons aussi par petite pluie. Annulation gratuite jusqu’au départ.",
        "Si parte anche con poca pioggia. Si disdice gratis fino alla partenza.",
      ),
    ),
  ],
  pictured: [
    words(
      "Zwei auf E-Velos an der Aare, dahinter die Altstadt von Bern mit dem Münster",
      "Two people on e-bikes by the Aare, old Bern and its Minster behind",
      "Deux personnes à vélo électrique au bord de l’Aar, derrière la vieille ville de Berne et sa collégiale",
      "Due persone in e-bike lungo l’Aare, dietro la vecchia Berna con la sua cattedrale",
    ),
    words(
      "Zwei auf E-Velos in der Gasse vor dem Zeitglockenturm",
      "Two people on e-bikes in the lane before the clock tower",
      "Deux personnes à vélo électrique dans la rue, devant la tour de l’Horloge",
      "Due persone in e-bike nella via davanti alla torre dell’orologio",
    ),
  ],
  meetingPoints: [
    {
      label: words("Velostation am Hirschengraben", "Bike station at Hirschengraben", "Vélostation du Hirschengraben", "Velostazione Hirschengraben"),
      address: "Hirschengraben 2, 3011 Bern",
      latitude: 46.9465,
      longitude: 7.4375,
    },
  ],
  attributes: [summer, forGrownUps, clearSky, where("town")],
  guideLanguages: ["de", "fr", "en"],
  minAge: 14,
  ticketsIssued: 57,
  rating: { average: 4.5, count: 34 },
  offers: [
    offer({
      id: 3111,
      contentApiOfferId: 72111,
      label: words("Halbtagestour", "Half-day tour", "Tour d’une demi-journée", "Mezza giornata"),
      description: words(
        "Drei Stunden, 20 km, 400 Höhenmeter.",
        "Three hours, 20 km, 400 m of climbing.",
        "Trois heures, 20 km, 400 m de montée.",
        "Tre ore, 20 km, 400 m di salita.",
      ),
      durationInMinutes: 180,
      schedules: [
        departures({ times: ["09:00", "13:30"], season: { from: "03-01", to: "12-15" }, capacity: 8, demandShare: 0.25, cancellationCutOffHours: 0 }),
      ],
      categories: [adult(8900), youth(14, 17, 6900)],
      personalization: [bodyHeight],
    }),
  ],
});
