import { heading, list, paragraph, written } from "../write.ts";

/** A wet day in Lucerne, from the bridges to the baths. */
export const rainInLucerne = written(
  {
    slug: "rain-in-lucerne",
    changed: "2026-11-05",
    picture: "transport-museum-lucerne.webp",
    activityIds: [2612, 2575, 2289, 2255, 2648, 145],
  },
  {
    de_CH: {
      title: "Regen in Luzern",
      lead: "Wenn die Rigi verschwindet, wird Luzern erst gemütlich: gedeckte Brücken, grosse Museen, Schokolade und ein warmes Bad über dem See.",
      alternativeText: "Besucher im Museum vor einer Maschine mit rotem Rad",
      blocks: [
        paragraph(
          "Luzern liegt am Alpenrand, und dort bleiben die Wolken gern hängen. Die Stadt hat sich darauf eingerichtet: Ihre berühmtesten Brücken haben ein Dach.",
        ),
        heading("bridges", "Trocken über die Reuss"),
        paragraph(
          "Die Kapellbrücke stammt aus dem 14. Jahrhundert; ein Teil brannte 1993 ab und wurde wieder aufgebaut. Weiter flussabwärts steht die Spreuerbrücke, unter deren Giebeln Kaspar Meglinger im 17. Jahrhundert einen Totentanz malte. Wer langsam geht und nach oben schaut, braucht für beide eine Stunde und keinen Schirm.",
        ),
        heading("museums", "Ein Tag reicht kaum"),
        paragraph(
          "Das Verkehrshaus ist eines der meistbesuchten Museen des Landes: Dampflokomotiven, Flugzeuge, Raumkapseln und ein Luftbild der ganzen Schweiz, auf dem man in Finken herumgeht. Kinder müssen Sie hier zum Gehen überreden. Stiller ist die Sammlung Rosengart: Picasso, Klee und die Porträts, für die Angela Rosengart selbst Modell sass.",
        ),
        heading("hands", "Mit den Händen"),
        paragraph(
          "In einer Werkstatt in der Stadt rösten, brechen und mahlen Sie Kakaobohnen, bis eine eigene Tafel daraus wird. In Hergiswil, eine Viertelstunde mit der Zentralbahn, blasen Sie neben dem Ofen Ihre eigene Glaskugel. Beides endet mit etwas, das ins Gepäck passt.",
        ),
        heading("water", "Dem Wasser entgegen"),
        paragraph(
          "Auf dem Dampfschiff hat der Salon grosse Fenster, und in der Mitte schaut man der Maschine bei der Arbeit zu. Steigen Sie in Vitznau um: Von hier fährt seit 1871 die älteste Zahnradbahn Europas auf die Rigi. In Rigi Kaltbad liegt das Mineralbad, das Mario Botta in den Hang gebaut hat. Manchmal endet der Regen auf halber Höhe, und Sie schwimmen über dem Nebelmeer.",
        ),
        heading("good-to-know", "Gut zu wissen"),
        list(
          "Mit einer Gästekarte fahren Hotelgäste in der Stadt gratis Bus",
          "Das Verkehrshaus hat jeden Tag offen, auch am Montag",
          "Eine Kamera auf der Rigi zeigt, ob der Gipfel über den Wolken liegt",
        ),
      ],
    },
    en_CH: {
      title: "Rain in Lucerne",
      lead: "When Rigi disappears, Lucerne turns cosy: covered bridges, great museums, chocolate and a warm bath above the lake.",
      alternativeText: "Visitors in a museum before an engine with a red wheel",
      blocks: [
        paragraph(
          "Lucerne lies at the edge of the Alps, where clouds like to stay. The town has made its arrangements: its most famous bridges have roofs.",
        ),
        heading("bridges", "Dry across the Reuss"),
        paragraph(
          "Chapel Bridge dates from the 14th century; part of it burned in 1993 and was rebuilt. Downstream stands Spreuer Bridge, under whose gables Kaspar Meglinger painted a dance of death in the 17th century. Walk slowly, look up, and the two will take you an hour without an umbrella.",
        ),
        heading("museums", "One day is hardly enough"),
        paragraph(
          "The Museum of Transport is one of the most visited museums in the country: steam engines, aircraft, space capsules and an aerial photo of the whole of Switzerland that you walk across in slippers. You will have to talk children into leaving. The Rosengart Collection is quieter: Picasso, Klee, and the portraits for which Angela Rosengart herself sat.",
        ),
        heading("hands", "With your hands"),
        paragraph(
          "In a workshop in town you roast, crack and grind cocoa beans until they are a bar of your own. In Hergiswil, a quarter of an hour by Zentralbahn, you blow a glass ball beside the furnace. Both end with something that fits into your luggage.",
        ),
        heading("water", "Towards the water"),
        paragraph(
          "The steamer’s saloon has large windows, and amidships you can watch the engine at work. Change at Vitznau: since 1871 Europe’s oldest cogwheel railway has left from here for Rigi. At Rigi Kaltbad are the mineral baths that Mario Botta built into the slope. Sometimes the rain ends halfway up, and you swim above a sea of fog.",
        ),
        heading("good-to-know", "Good to know"),
        list(
          "With a visitor card, hotel guests travel free on the town’s buses",
          "The Museum of Transport is open every day, Mondays too",
          "A camera on Rigi shows whether the top is above the clouds",
        ),
      ],
    },
    fr_CH: {
      title: "Lucerne sous la pluie",
      lead: "Quand le Rigi disparaît, Lucerne devient douillette : ponts couverts, grands musées, chocolat et bain chaud au-dessus du lac.",
      alternativeText: "Des visiteurs au musée devant une machine à roue rouge",
      blocks: [
        paragraph(
          "Lucerne se trouve au bord des Alpes, là où les nuages aiment rester. La ville a pris ses dispositions : ses ponts les plus célèbres ont un toit.",
        ),
        heading("bridges", "Au sec par-dessus la Reuss"),
        paragraph(
          "Le pont de la Chapelle date du XIVe siècle ; une partie brûla en 1993 et fut reconstruite. Plus en aval se trouve le pont des Moulins, sous les pignons duquel Kaspar Meglinger peignit au XVIIe siècle une danse macabre. En marchant lentement, les yeux levés, comptez une heure pour les deux, sans parapluie.",
        ),
        heading("museums", "Une journée suffit à peine"),
        paragraph(
          "Le Musée des transports est l’un des plus visités du pays : locomotives à vapeur, avions, capsules spatiales et une photo aérienne de toute la Suisse que l’on parcourt en pantoufles. Il faudra convaincre les enfants de repartir. La collection Rosengart est plus calme : Picasso, Klee, et les portraits pour lesquels Angela Rosengart a elle-même posé.",
        ),
        heading("hands", "Avec les mains"),
        paragraph(
          "Dans un atelier en ville, vous torréfiez, cassez et broyez des fèves de cacao jusqu’à obtenir votre propre tablette. À Hergiswil, à un quart d’heure en Zentralbahn, vous soufflez une boule de verre à côté du four. Dans les deux cas, vous repartez avec un souvenir qui tient dans la valise.",
        ),
        heading("water", "Vers l’eau"),
        paragraph(
          "Le salon du bateau à vapeur a de grandes fenêtres, et au milieu on regarde travailler la machine. Changez à Vitznau : c’est d’ici que part depuis 1871 le plus ancien train à crémaillère d’Europe, vers le Rigi. À Rigi Kaltbad, Mario Botta a construit les bains minéraux dans la pente. Parfois, la pluie cesse à mi-hauteur, et l’on nage au-dessus de la mer de brouillard.",
        ),
        heading("good-to-know", "Bon à savoir"),
        list(
          "Avec la carte de visiteur, les hôtes des hôtels prennent le bus gratuitement en ville",
          "Le Musée des transports est ouvert tous les jours, même le lundi",
          "Une caméra au Rigi montre si le sommet dépasse des nuages",
        ),
      ],
    },
    it_CH: {
      title: "Pioggia a Lucerna",
      lead: "Quando il Rigi sparisce, Lucerna si fa accogliente: ponti coperti, grandi musei, cioccolato e un bagno caldo sopra il lago.",
      alternativeText: "Visitatori in un museo davanti a una macchina con la ruota rossa",
      blocks: [
        paragraph(
          "Lucerna è ai margini delle Alpi, dove le nuvole restano volentieri. La città si è organizzata: i suoi ponti più famosi hanno un tetto.",
        ),
        heading("bridges", "All’asciutto sopra la Reuss"),
        paragraph(
          "Il Ponte della Cappella è del Trecento; una parte bruciò nel 1993 e fu ricostruita. Più a valle c’è il Ponte dei Mulini, sotto i cui timpani Kaspar Meglinger dipinse nel Seicento una danza macabra. Camminando piano, con gli occhi in alto, per i due ci vuole un’ora, e nessun ombrello.",
        ),
        heading("museums", "Un giorno basta appena"),
        paragraph(
          "Il Museo dei trasporti è uno dei più visitati del Paese: locomotive a vapore, aerei, capsule spaziali e una foto aerea di tutta la Svizzera su cui si cammina in pantofole. I bambini bisogna convincerli ad andarsene. Più silenziosa è la collezione Rosengart: Picasso, Klee e i ritratti per cui posò Angela Rosengart stessa.",
        ),
        heading("hands", "Con le mani"),
        paragraph(
          "In un laboratorio in città si tostano, si rompono e si macinano le fave di cacao fino a farne la propria tavoletta. A Hergiswil, un quarto d’ora con la Zentralbahn, accanto al forno si soffia una sfera di vetro. In entrambi i casi si torna con qualcosa che sta in valigia.",
        ),
        heading("water", "Incontro all’acqua"),
        paragraph(
          "Il salone del battello a vapore ha grandi finestre, e al centro si guarda la macchina al lavoro. Cambi a Vitznau: da qui parte dal 1871 la più antica ferrovia a cremagliera d’Europa, verso il Rigi. A Rigi Kaltbad ci sono i bagni minerali che Mario Botta ha costruito nel pendio. A volte la pioggia finisce a metà salita, e si nuota sopra il mare di nebbia.",
        ),
        heading("good-to-know", "Buono a sapersi"),
        list(
          "Con la carta ospiti chi dorme in albergo viaggia gratis sui bus della città",
          "Il Museo dei trasporti è aperto tutti i giorni, anche il lunedì",
          "Una telecamera sul Rigi mostra se la cima è sopra le nuvole",
        ),
      ],
    },
  },
);
