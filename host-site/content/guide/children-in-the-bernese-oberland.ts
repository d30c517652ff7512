import { heading, list, paragraph, written } from "../write.ts";

/** Days in the Bernese Oberland that are made for short legs. */
export const childrenInTheBerneseOberland = written(
  {
    slug: "children-in-the-bernese-oberland",
    changed: "2026-10-16",
    picture: "oeschinensee-rowing.webp",
    activityIds: [2097, 2782, 2580, 2446, 2787, 2501],
  },
  {
    de_CH: {
      title: "Mit Kindern im Berner Oberland",
      lead: "Rudern unter Wasserfällen, ein Drache in der Höhle, Brot aus dem alten Ofen: Ausflüge, bei denen die Kinder das Tempo angeben.",
      alternativeText: "Zwei im Ruderboot auf einem Bergsee",
      blocks: [
        paragraph(
          "Das Berner Oberland ist berühmt für Gipfel, und Kinder sind berühmt dafür, dass Gipfel sie wenig kümmern. Zum Glück liegt das Beste hier oft weiter unten: am Wasser, in der Höhle, auf Schienen.",
        ),
        heading("oeschinensee", "Ein See, der alles hat"),
        paragraph(
          "Von Kandersteg trägt eine Gondel Sie hinauf, dann sind es rund zwanzig Minuten zu Fuss bis zum Oeschinensee. Dort mieten Sie ein Ruderboot und fahren unter die Wasserfälle. Die Rodelbahn bei der Bergstation hat eine Bremse, die nach der ersten Fahrt niemand mehr braucht. Beides geht im Sommer; früh am Tag ist es am ruhigsten.",
        ),
        heading("ballenberg", "Wo Feuer brennt und Tiere leben"),
        paragraph(
          "Im Freilichtmuseum Ballenberg stehen über hundert alte Häuser aus allen Landesteilen. In manchen raucht der Herd, in anderen wird gewoben oder Brot gebacken, und zwischen den Häusern leben rund zweihundert Bauernhoftiere. Offen ist es von Mitte April bis Ende Oktober.",
        ),
        heading("rain", "Wenn es regnet"),
        paragraph(
          "In den St. Beatus-Höhlen über dem Thunersee soll ein Drache gewohnt haben, bis ihn der heilige Beatus vertrieb. Geblieben sind ein unterirdischer Bach und Tropfsteine. In Frutigen heizt warmes Wasser aus dem Lötschberg-Basistunnel ein Tropenhaus, in dem Papayas reifen und Störe schwimmen.",
        ),
        heading("interlaken", "Eine Stunde vor dem Znacht"),
        paragraph(
          "Die rote Standseilbahn auf die Heimwehfluh ist von 1906 und in ein paar Minuten oben. Dort fährt eine Modelleisenbahn, und hinunter geht es auf der Rodelbahn. So viel Programm passt zwischen Zvieri und Znacht.",
        ),
        heading("good-to-know", "Gut zu wissen"),
        list(
          "Kinder unter 6 Jahren fahren in Zug, Bus und Schiff gratis mit",
          "Mit der Juniorkarte (30 Franken im Jahr) reisen Kinder bis 16 mit einem Elternteil gratis",
          "Viele Bergbahnen haben einen Familientarif; er steht bei den Billetten",
        ),
      ],
    },
    en_CH: {
      title: "With children in the Bernese Oberland",
      lead: "Rowing under waterfalls, a dragon in a cave, bread from an old oven: trips on which the children set the pace.",
      alternativeText: "Two in a rowing boat on a mountain lake",
      blocks: [
        paragraph(
          "The Bernese Oberland is famous for its summits, and children are famous for not caring about summits. Luckily the best things here are often further down: by the water, in a cave, on rails.",
        ),
        heading("oeschinensee", "A lake that has everything"),
        paragraph(
          "From Kandersteg a gondola carries you up, then it is about twenty minutes on foot to the Oeschinensee. There you hire a rowing boat and row under the waterfalls. The mountain coaster by the top station has a brake that nobody needs after the first ride. Both are for the summer; early in the day is quietest.",
        ),
        heading("ballenberg", "Where fires burn and animals live"),
        paragraph(
          "More than a hundred old houses from all parts of the country stand in the Ballenberg Open-Air Museum. In some the hearth is smoking, in others someone weaves or bakes bread, and about two hundred farm animals live between the houses. It is open from mid-April to the end of October.",
        ),
        heading("rain", "When it rains"),
        paragraph(
          "A dragon is said to have lived in the St Beatus Caves above Lake Thun until Saint Beatus drove it out. What stayed are an underground stream and dripstones. In Frutigen warm water from the Lötschberg Base Tunnel heats a tropical house where papayas ripen and sturgeon swim.",
        ),
        heading("interlaken", "One hour before supper"),
        paragraph(
          "The red funicular up the Heimwehfluh dates from 1906 and takes a few minutes. A model railway runs at the top, and the way down is a coaster. All that fits between tea and supper.",
        ),
        heading("good-to-know", "Good to know"),
        list(
          "Children under 6 travel free by train, bus and boat",
          "With the Junior Card (30 francs a year) children up to 16 travel free with a parent",
          "Many mountain railways have a family fare; you see it with the tickets",
        ),
      ],
    },
    fr_CH: {
      title: "Avec des enfants dans l’Oberland bernois",
      lead: "Ramer sous les cascades, un dragon dans la grotte, le pain du vieux four : des sorties où les enfants donnent le rythme.",
      alternativeText: "Deux personnes en barque sur un lac de montagne",
      blocks: [
        paragraph(
          "L’Oberland bernois est célèbre pour ses sommets, et les enfants pour ne guère s’en soucier. Par chance, le meilleur se trouve souvent plus bas : au bord de l’eau, dans une grotte, sur des rails.",
        ),
        heading("oeschinensee", "Un lac qui a tout"),
        paragraph(
          "De Kandersteg, une télécabine vous emmène, puis il reste une vingtaine de minutes à pied jusqu’au lac d’Oeschinen. Là, vous louez une barque et ramez sous les cascades. La luge d’été, près de la station supérieure, a un frein dont plus personne ne se sert après la première descente. Les deux se font en été ; tôt le matin, c’est le plus calme.",
        ),
        heading("ballenberg", "Du feu et des animaux"),
        paragraph(
          "Plus de cent maisons anciennes de toutes les régions sont réunies au musée en plein air de Ballenberg. Dans les unes, l’âtre fume, dans d’autres, on tisse ou l’on cuit du pain, et quelque deux cents animaux de ferme vivent entre les maisons. Il est ouvert de mi-avril à fin octobre.",
        ),
        heading("rain", "Quand il pleut"),
        paragraph(
          "Un dragon aurait habité les grottes de Saint-Béat, au-dessus du lac de Thoune, jusqu’à ce que le saint le chasse. Il en reste un ruisseau souterrain et des concrétions. À Frutigen, l’eau chaude du tunnel de base du Lötschberg chauffe une serre tropicale où mûrissent des papayes et nagent des esturgeons.",
        ),
        heading("interlaken", "Une heure avant le souper"),
        paragraph(
          "Le funiculaire rouge de la Heimwehfluh date de 1906 et monte en quelques minutes. En haut roule un train miniature, et l’on redescend en luge sur rails. Tout cela tient entre le goûter et le souper.",
        ),
        heading("good-to-know", "Bon à savoir"),
        list(
          "Les enfants de moins de 6 ans voyagent gratuitement en train, bus et bateau",
          "Avec la carte Junior (30 francs par an), ils voyagent gratuitement avec un parent jusqu’à 16 ans",
          "Bien des chemins de fer de montagne ont un tarif famille ; il figure parmi les billets",
        ),
      ],
    },
    it_CH: {
      title: "Con i bambini nell’Oberland bernese",
      lead: "Remare sotto le cascate, un drago nella grotta, il pane del vecchio forno: gite in cui il ritmo lo danno i bambini.",
      alternativeText: "Due persone in barca a remi su un lago di montagna",
      blocks: [
        paragraph(
          "L’Oberland bernese è famoso per le cime, e i bambini sono famosi perché delle cime gli importa poco. Per fortuna il meglio qui è spesso più in basso: sull’acqua, in una grotta, sui binari.",
        ),
        heading("oeschinensee", "Un lago che ha tutto"),
        paragraph(
          "Da Kandersteg sale una cabinovia, poi sono una ventina di minuti a piedi fino al lago di Oeschinen. Lì si noleggia una barca a remi e si va sotto le cascate. La slittovia vicino alla stazione a monte ha un freno che dopo la prima discesa nessuno usa più. Entrambe sono per l’estate; la mattina presto è più tranquillo.",
        ),
        heading("ballenberg", "Dove arde il fuoco e vivono gli animali"),
        paragraph(
          "Nel museo all’aperto del Ballenberg ci sono più di cento case antiche di tutte le regioni. In alcune fuma il focolare, in altre si tesse o si cuoce il pane, e tra le case vivono circa duecento animali da cortile e da stalla. È aperto da metà aprile a fine ottobre.",
        ),
        heading("rain", "Quando piove"),
        paragraph(
          "Nelle grotte di San Beato, sopra il lago di Thun, avrebbe abitato un drago, finché il santo lo cacciò. Sono rimasti un ruscello sotterraneo e le concrezioni. A Frutigen l’acqua calda della galleria di base del Lötschberg riscalda una serra tropicale dove maturano papaie e nuotano storioni.",
        ),
        heading("interlaken", "Un’ora prima di cena"),
        paragraph(
          "La funicolare rossa della Heimwehfluh è del 1906 e sale in pochi minuti. In cima corre un trenino in miniatura, e si scende sulla slittovia. Tutto questo sta tra la merenda e la cena.",
        ),
        heading("good-to-know", "Buono a sapersi"),
        list(
          "I bambini sotto i 6 anni viaggiano gratis su treno, bus e battello",
          "Con la carta Junior (30 franchi l’anno) fino a 16 anni viaggiano gratis con un genitore",
          "Molte ferrovie di montagna hanno una tariffa famiglia; è tra i biglietti",
        ),
      ],
    },
  },
);
