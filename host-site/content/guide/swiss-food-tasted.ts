import { heading, list, paragraph, written } from "../write.ts";

/** What one eats where, and where one may help to make it. */
export const swissFoodTasted = written(
  {
    slug: "swiss-food-tasted",
    changed: "2026-10-22",
    picture: "gruyeres-cheese.webp",
    activityIds: [188, 2271, 2279, 2206, 2211, 2287],
  },
  {
    de_CH: {
      title: "Die Schweiz, gekostet",
      lead: "Käse aus dem Kessi, Raclette am Feuer, Polenta unter Kastanien: was man wo isst, und wo Sie gleich mithelfen dürfen.",
      alternativeText: "Ein Fonduetopf mit Brot, Wein und Käse vor dem Fenster einer Stube im Winter",
      blocks: [
        paragraph(
          "Die Schweizer Küche hat kein Zentrum, dafür vier Sprachen und sechsundzwanzig Kantone. Am besten reist man ihr nach.",
        ),
        heading("cheese", "Käse, und wie er entsteht"),
        paragraph(
          "Für einen Laib Gruyère von rund 35 Kilo braucht es 400 Liter Milch. In Greyerz stehen Sie selbst am Kessi, und Ihr Käse kommt nach vier Wochen mit der Post. Im Appenzellerland bleibt die Kräutersulz, mit der die Laibe eingerieben werden, geheim; von der Galerie der Schaukäserei sehen Sie alles andere.",
        ),
        heading("fire", "Fondue, Raclette"),
        paragraph(
          "Beim Fondue streitet die Westschweiz nicht: moitié-moitié, halb Gruyère, halb Vacherin Fribourgeois. Raclette kommt aus dem Wallis, von racler, schaben. In Sitten lernen Sie es am Feuer, mit Käse von verschiedenen Alpen. Die knusprige Rinde am Schluss gehört dem Gast.",
        ),
        heading("market", "Auf dem Markt"),
        paragraph(
          "Bern isst am Dienstag und am Samstag auf dem Markt rund um den Bundesplatz: Mandelbärli, Hauswurst, Zwiebelkuchen. Am vierten Montag im November hängt die ganze Stadt voller Zwiebelzöpfe.",
        ),
        heading("south", "Unter Kastanien"),
        paragraph(
          "Ein Grotto war einst der Keller am Schattenhang, in dem Wein und Käse kühl blieben. Heute stehen Granittische davor, und es gibt Polenta, Luganighe und Merlot aus dem Boccalino. In Lugano führt ein Spaziergang von der Piazza bis dorthin.",
        ),
        heading("chocolate", "Zum Schluss Schokolade"),
        paragraph(
          "1875 brachte Daniel Peter in Vevey Milch in die Schokolade, 1879 erfand Rodolphe Lindt in Bern das Conchieren. Seither schmilzt sie. In Broc sehen Sie, wie es geht, und kosten, bis Sie genug haben.",
        ),
        heading("good-to-know", "Gut zu wissen"),
        list(
          "Zum Fondue trinkt man Weisswein oder Schwarztee",
          "Mittagessen gibt es von 12 bis 13.30 Uhr, auf dem Land pünktlich",
          "Das Trinkgeld ist inbegriffen; aufrunden ist üblich",
        ),
      ],
    },
    en_CH: {
      title: "Swiss food, tasted",
      lead: "Cheese from the vat, raclette by the fire, polenta under chestnuts: what one eats where, and where you may lend a hand.",
      alternativeText: "A pot of fondue with bread, wine and cheese by the window of a winter parlour",
      blocks: [
        paragraph(
          "Swiss cooking has no centre, but four languages and twenty-six cantons. The best way is to travel after it.",
        ),
        heading("cheese", "Cheese, and how it is made"),
        paragraph(
          "A wheel of Gruyère of about 35 kilos takes 400 litres of milk. In Gruyères you stand at the vat yourself, and your cheese comes by post four weeks later. In Appenzell the herbal brine that the wheels are rubbed with stays a secret; from the gallery of the show dairy you see all the rest.",
        ),
        heading("fire", "Fondue, raclette"),
        paragraph(
          "On fondue western Switzerland does not argue: moitié-moitié, half Gruyère, half Vacherin Fribourgeois. Raclette comes from Valais, from racler, to scrape. In Sion you learn it by the fire, with cheese from several alps. The crisp crust at the end belongs to the guest.",
        ),
        heading("market", "At the market"),
        paragraph(
          "On Tuesdays and Saturdays Bern eats at the market around the Bundesplatz: almond bears, dried sausage, onion tart. On the fourth Monday of November the whole town hangs full of plaited onions.",
        ),
        heading("south", "Under chestnuts"),
        paragraph(
          "A grotto used to be a cellar on the shady slope where wine and cheese kept cool. Today granite tables stand in front of it, with polenta, luganighe and Merlot from a little jug. In Lugano a walk leads there from the piazza.",
        ),
        heading("chocolate", "Last, chocolate"),
        paragraph(
          "In 1875 Daniel Peter put milk into chocolate in Vevey; in 1879 Rodolphe Lindt invented the conche in Bern. It has melted ever since. In Broc you see how it is done, and taste until enough is enough.",
        ),
        heading("good-to-know", "Good to know"),
        list(
          "With fondue one drinks white wine or black tea",
          "Lunch is from 12 to 1.30 pm, and punctual in the country",
          "Service is included; rounding up is usual",
        ),
      ],
    },
    fr_CH: {
      title: "La Suisse à goûter",
      lead: "Le fromage du chaudron, la raclette au feu de bois, la polenta sous les châtaigniers : que manger où, et où mettre la main à la pâte.",
      alternativeText: "Un caquelon de fondue avec du pain, du vin et du fromage devant une fenêtre en hiver",
      blocks: [
        paragraph(
          "La cuisine suisse n’a pas de centre, mais quatre langues et vingt-six cantons. Le mieux est de la suivre en voyage.",
        ),
        heading("cheese", "Le fromage, et comment il naît"),
        paragraph(
          "Une meule de Gruyère d’environ 35 kilos demande 400 litres de lait. À Gruyères, vous êtes vous-même au chaudron, et votre fromage arrive par la poste quatre semaines plus tard. En Appenzell, la saumure aux herbes dont on frotte les meules reste secrète ; de la galerie de la fromagerie, vous voyez tout le reste.",
        ),
        heading("fire", "Fondue, raclette"),
        paragraph(
          "Pour la fondue, la Suisse romande ne discute pas : moitié-moitié, Gruyère et Vacherin fribourgeois. La raclette vient du Valais, et son nom de racler. À Sion, vous l’apprenez au feu de bois, avec des fromages de plusieurs alpages. La croûte croustillante, à la fin, revient à l’hôte.",
        ),
        heading("market", "Au marché"),
        paragraph(
          "Le mardi et le samedi, Berne mange au marché autour de la Place fédérale : ours aux amandes, saucisse sèche, gâteau à l’oignon. Le quatrième lundi de novembre, toute la ville se couvre de tresses d’oignons.",
        ),
        heading("south", "Sous les châtaigniers"),
        paragraph(
          "Un grotto, c’était la cave du versant ombragé où vin et fromage restaient au frais. Aujourd’hui, des tables de granit l’entourent, avec polenta, luganighe et Merlot au boccalino. À Lugano, une promenade y mène depuis la piazza.",
        ),
        heading("chocolate", "Pour finir, le chocolat"),
        paragraph(
          "En 1875, à Vevey, Daniel Peter mit du lait dans le chocolat ; en 1879, à Berne, Rodolphe Lindt inventa le conchage. Depuis, il fond. À Broc, vous voyez comment on s’y prend, et vous goûtez à satiété.",
        ),
        heading("good-to-know", "Bon à savoir"),
        list(
          "Avec la fondue, on boit du vin blanc ou du thé noir",
          "On mange à midi, entre 12 h et 13 h 30, et à l’heure à la campagne",
          "Le service est compris ; arrondir est d’usage",
        ),
      ],
    },
    it_CH: {
      title: "La Svizzera da assaggiare",
      lead: "Il formaggio dalla caldaia, la raclette al fuoco, la polenta sotto i castagni: che cosa si mangia dove, e dove può dare una mano.",
      alternativeText: "Una fondue con pane, vino e formaggio davanti a una finestra d’inverno",
      blocks: [
        paragraph(
          "La cucina svizzera non ha un centro, ma quattro lingue e ventisei Cantoni. Il modo migliore è seguirla in viaggio.",
        ),
        heading("cheese", "Il formaggio, e come nasce"),
        paragraph(
          "Per una forma di Gruyère di circa 35 chili servono 400 litri di latte. A Gruyères sta Lei alla caldaia, e il Suo formaggio arriva per posta dopo quattro settimane. In Appenzello la salamoia alle erbe con cui si strofinano le forme resta segreta; dalla galleria del caseificio si vede tutto il resto.",
        ),
        heading("fire", "Fondue, raclette"),
        paragraph(
          "Sulla fondue la Svizzera romanda non discute: moitié-moitié, metà Gruyère, metà Vacherin friburghese. La raclette viene dal Vallese, e il nome da racler, raschiare. A Sion la si impara al fuoco, con formaggi di diversi alpeggi. La crosta croccante, alla fine, spetta all’ospite.",
        ),
        heading("market", "Al mercato"),
        paragraph(
          "Il martedì e il sabato Berna mangia al mercato attorno a Piazza federale: orsetti alle mandorle, salsiccia secca, torta di cipolle. Il quarto lunedì di novembre tutta la città è appesa di trecce di cipolle.",
        ),
        heading("south", "Sotto i castagni"),
        paragraph(
          "Il grotto era la cantina sul versante in ombra, dove vino e formaggio restavano freschi. Oggi davanti ci sono tavoli di granito, con polenta, luganighe e Merlot nel boccalino. A Lugano una passeggiata vi porta dalla piazza.",
        ),
        heading("chocolate", "Infine, il cioccolato"),
        paragraph(
          "Nel 1875, a Vevey, Daniel Peter mise il latte nel cioccolato; nel 1879, a Berna, Rodolphe Lindt inventò il concaggio. Da allora si scioglie. A Broc si vede come si fa, e si assaggia finché basta.",
        ),
        heading("good-to-know", "Buono a sapersi"),
        list(
          "Con la fondue si beve vino bianco o tè nero",
          "A mezzogiorno si mangia dalle 12 alle 13.30, in campagna puntuali",
          "Il servizio è compreso; arrotondare è d’uso",
        ),
      ],
    },
  },
);
