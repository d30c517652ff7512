import { allYear, clearSky, forAll, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, adultHalfFare, child, infant } from "../build/categories.ts";
import { departures, every } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

/** Three stations, the same categories: quantities are carried from one to the other by their hashes. */
const categories = (price: number) => [adult(price), adultHalfFare(price / 2), child(6, 15, 2000), infant(5)];
const schedules = [departures({ times: every(60, "08:00", "15:00"), capacity: 60, demandShare: 0.15, bookingCutOffHours: 2 })];

export const jungfraujoch = activity({
  key: "jungfraujoch",
  id: 104,
  mappedId: 20417,
  supplierId: suppliers.jungfrau.id,
  typeId: types.mountain.id,
  locationId: locations.interlaken.id,
  title: words(
    "Jungfraujoch: mit der Zahnradbahn auf 3454 m",
    "Jungfraujoch: by cogwheel train to 3,454 m",
    "Jungfraujoch : en train à crémaillère à 3454 m",
    "Jungfraujoch: in treno a cremagliera a 3454 m",
  ),
  teaser: words(
    "Durch den Tunnel in Eiger und Mönch bis zum Bahnhof im Eis, mit Blick auf den Aletschgletscher.",
    "Through the Eiger and the Mönch to a station in the ice, with the Aletsch Glacier at your feet.",
    "À travers l’Eiger et le Mönch jusqu’à une gare dans la glace, face au glacier d’Aletsch.",
    "Dentro l’Eiger e il Mönch fino a una stazione nel ghiaccio, davanti al ghiacciaio dell’Aletsch.",
  ),
  benefits: [
    included.returnTrip,
    words(
      "Zugang zu Sphinx-Terrasse und Eispalast",
      "Sphinx terrace and Ice Palace",
      "Terrasse du Sphinx et palais de glace",
      "Terrazza Sphinx e palazzo di ghiaccio",
    ),
    words("Sitzplatz im reservierten Zug", "A seat on the train you choose", "Une place dans le train choisi", "Un posto sul treno scelto"),
  ],
  highlights: words(
    "Die Sphinx-Terrasse liegt auf 3571 m, und an klaren Tagen reicht die Sicht bis in die Vogesen. Der Eispalast ist in den Gletscher gehauen. Für den Besuch oben sind rund drei Stunden genug.",
    "The Sphinx terrace stands at 3,571 m; on a clear day you see as far as the Vosges. The Ice Palace is cut into the glacier itself. Three hours at the top are plenty.",
    "La terrasse du Sphinx est à 3571 m ; par temps clair, la vue porte jusqu’aux Vosges. Le palais de glace est taillé dans le glacier. Comptez environ trois heures sur place.",
    "La terrazza Sphinx è a 3571 m e con il cielo limpido si vedono i Vosgi. Il palazzo di ghiaccio è scavato nel ghiacciaio. Per la visita bastano circa tre ore.",
  ),
  importantInformation: words(
    "Oben ist es auch im Sommer um null Grad: warme Jacke, Sonnenbrille und feste Schuhe gehören dazu. Wer an Herz oder Lunge erkrankt ist, fragt vorher den Arzt.",
    "It is around freezing at the top even in summer: bring a warm jacket, sunglasses and sturdy shoes. Ask your doctor first if you have a heart or lung condition.",
    "Même en été, il fait environ zéro degré en haut : prenez une veste chaude, des lunettes de soleil et de bonnes chaussures. En cas de maladie du cœur ou des poumons, consultez votre médecin.",
    "In cima si è intorno allo zero anche d’estate: servono giacca calda, occhiali da sole e scarpe robuste. Chi soffre di cuore o di polmoni chieda prima al medico.",
  ),
  contentBlocks: [
    block(
      words("Die Fahrt", "The ride", "Le trajet", "Il viaggio"),
      words(
        "Sie steigen am Eigergletscher in die Jungfraubahn um. Im Tunnel hält der Zug am Eismeer, und Sie sehen durch Fenster im Fels auf die Gletscherbrüche.",
        "You change to the Jungfrau Railway at Eigergletscher. Inside the tunnel the train stops at Eismeer, where windows in the rock look out on the icefall.",
        "À Eigergletscher, vous changez pour le train de la Jungfrau. Dans le tunnel, un arrêt à Eismeer permet de voir les séracs par des fenêtres dans la roche.",
        "A Eigergletscher si cambia per la ferrovia della Jungfrau. In galleria il treno si ferma a Eismeer, con finestre nella roccia sui seracchi.",
      ),
    ),
    block(
      words("Bei schlechter Sicht", "If the view is poor", "Si la vue est bouchée", "Se non si vede niente"),
      words(
        "Die Webcam zeigt am Morgen, wie es oben ist. Bis 24 Stunden vor der Abfahrt sagen Sie kostenlos ab.",
        "The webcam shows the weather at the top each morning. Until 24 hours before departure you can cancel at no charge.",
        "La webcam montre chaque matin le temps en haut. Vous annulez sans frais jusqu’à 24 heures avant le départ.",
        "La webcam mostra ogni mattina il tempo in cima. Fino a 24 ore prima della partenza si annulla senza spese.",
      ),
    ),
  ],
  pictured: [
    words(
      "Die Sphinx auf dem Fels über dem Gletscher, darauf eine Seilschaft",
      "The Sphinx on its rock above the glacier, a rope team on the ice",
      "Le Sphinx sur son rocher au-dessus du glacier, une cordée sur la glace",
      "La Sphinx sulla roccia sopra il ghiacciaio, una cordata sul ghiaccio",
    ),
    words(
      "Zwei Gäste neben der Schweizer Fahne im Schnee",
      "Two visitors beside the Swiss flag in the snow",
      "Deux visiteurs près du drapeau suisse, dans la neige",
      "Due visitatori accanto alla bandiera svizzera, nella neve",
    ),
  ],
  meetingPoints: [
    {
      label: words("Bahnhof Interlaken Ost", "Interlaken Ost station", "Gare d’Interlaken Ost", "Stazione di Interlaken Ost"),
      address: "Untere Bönigstrasse 5, 3800 Interlaken",
      latitude: 46.6906,
      longitude: 7.8692,
    },
    {
      label: words("Grindelwald Terminal", "Grindelwald Terminal station", "Terminal de Grindelwald", "Terminal di Grindelwald"),
      address: "Grundstrasse 54, 3818 Grindelwald",
      latitude: 46.6243,
      longitude: 8.0176,
    },
    {
      label: words("Bahnhof Lauterbrunnen", "Lauterbrunnen station", "Gare de Lauterbrunnen", "Stazione di Lauterbrunnen"),
      address: "Bahnhofplatz, 3822 Lauterbrunnen",
      latitude: 46.5985,
      longitude: 7.9078,
    },
  ],
  attributes: [allYear, forAll, clearSky, where("summit", "railway")],
  highDemand: true,
  ticketsIssued: 4812,
  rating: { average: 4.7, count: 1284 },
  offers: [
    offer({
      id: 2041,
      contentApiOfferId: 71041,
      label: words("Ab Grindelwald Terminal", "From Grindelwald Terminal", "Au départ de Grindelwald Terminal", "Da Grindelwald Terminal"),
      description: words(
        "Mit dem Eiger Express in 15 Minuten zum Eigergletscher, dann mit der Jungfraubahn.",
        "The Eiger Express gondola takes 15 minutes to Eigergletscher, then the Jungfrau Railway.",
        "L’Eiger Express monte en 15 minutes à Eigergletscher, puis le train de la Jungfrau.",
        "L’Eiger Express sale in 15 minuti a Eigergletscher, poi la ferrovia della Jungfrau.",
      ),
      durationInMinutes: 330,
      schedules,
      categories: categories(22300),
    }),
    offer({
      id: 2042,
      contentApiOfferId: 71042,
      label: words("Ab Lauterbrunnen", "From Lauterbrunnen", "Au départ de Lauterbrunnen", "Da Lauterbrunnen"),
      description: words(
        "Durch Wengen und über die Kleine Scheidegg, ganz mit der Zahnradbahn.",
        "By way of Wengen and Kleine Scheidegg, by cogwheel train all the way.",
        "Par Wengen et la Petite Scheidegg, en train à crémaillère de bout en bout.",
        "Per Wengen e la Kleine Scheidegg, tutto in treno a cremagliera.",
      ),
      durationInMinutes: 390,
      schedules,
      categories: categories(22800),
    }),
    offer({
      id: 2043,
      contentApiOfferId: 71043,
      label: words("Ab Interlaken Ost", "From Interlaken Ost", "Au départ d’Interlaken Ost", "Da Interlaken Ost"),
      description: words(
        "Die Anfahrt ab Interlaken ist dabei; hinauf über Grindelwald, hinunter, wie Sie mögen.",
        "Includes the train from Interlaken; up by way of Grindelwald, down whichever way you like.",
        "Le train depuis Interlaken est compris ; montée par Grindelwald, descente au choix.",
        "Compreso il treno da Interlaken; si sale da Grindelwald e si scende come si vuole.",
      ),
      durationInMinutes: 450,
      schedules,
      categories: categories(24900),
    }),
  ],
});
