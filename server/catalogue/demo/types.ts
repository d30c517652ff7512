import { words } from "./build/words.ts";

/** Types by key; an activity names one by `types.boat.id`. 87 is the ski type (discovery spec §9). The sentence is for its listing page. */
export const types = {
  mountain: {
    id: 11,
    title: words("Bergbahnen", "Mountain railways", "Trains de montagne", "Ferrovie di montagna"),
    teaser: words(
      "Hinauf am Seil, an der Kette oder am Zahnrad, bis dorthin, wo die Sicht anfängt.",
      "Up by cable or cog to where the view begins.",
      "Par câble ou crémaillère, jusque là où commence la vue.",
      "Con la fune o la cremagliera, fin dove comincia la vista.",
    ),
  },
  boat: {
    id: 14,
    title: words("Schifffahrten", "Boat trips", "Croisières", "Gite in battello"),
    teaser: words(
      "Raddampfer, Fähren und Ruderboote auf Seen und Flüssen.",
      "Paddle steamers, ferries and rowing boats on lakes and rivers.",
      "Vapeurs, bacs et barques sur lacs et rivières.",
      "Piroscafi, traghetti e barche su laghi e fiumi.",
    ),
  },
  castle: {
    id: 23,
    title: words("Schlösser und Museen", "Castles and museums", "Châteaux et musées", "Castelli e musei"),
    teaser: words(
      "Rittersäle, Meisterwerke und Dinge, die man nirgends sonst sieht.",
      "Great halls, masterpieces and things seen nowhere else.",
      "Salles d’armes, chefs-d’œuvre et curiosités uniques.",
      "Sale d’armi, capolavori e curiosità uniche.",
    ),
  },
  air: {
    id: 31,
    title: words("In der Luft", "In the air", "Dans les airs", "In volo"),
    teaser: words(
      "Gleitschirm, Ballon, Helikopter: die Schweiz von oben.",
      "Paraglider, balloon, helicopter: Switzerland from above.",
      "Parapente, ballon, hélicoptère : la Suisse vue d’en haut.",
      "Parapendio, mongolfiera, elicottero: la Svizzera dall’alto.",
    ),
  },
  food: {
    id: 42,
    title: words("Essen und Trinken", "Food and drink", "Goûts et terroir", "Cibo e vino"),
    teaser: words(
      "Kosten, was die Gegend hergibt, bei denen, die es machen.",
      "Taste what the land gives, with those who make it.",
      "Goûter le terroir chez ceux qui le font.",
      "Assaggiare il territorio da chi lo produce.",
    ),
  },
  walk: {
    id: 47,
    title: words("Rundgänge", "Walking tours", "Visites à pied", "Visite a piedi"),
    teaser: words(
      "Städte zu Fuss, mit jemandem, der sie kennt.",
      "Cities on foot with somebody who knows them.",
      "La ville à pied, avec qui la connaît.",
      "La città a piedi, con chi la conosce.",
    ),
  },
  rail: {
    id: 52,
    title: words("Bahnreisen und Pässe", "Rail trips and passes", "Trains et abonnements", "Treni e abbonamenti"),
    teaser: words(
      "Panoramazüge und Karten für freie Fahrt.",
      "Panorama trains and passes for free travel.",
      "Trains panoramiques et cartes de libre parcours.",
      "Treni panoramici e carte di libera circolazione.",
    ),
  },
  hike: {
    id: 58,
    title: words("Wanderungen", "Hikes", "Randonnées", "Escursioni"),
    teaser: words(
      "Geführte Touren zu Seen, Graten und Tieren.",
      "Guided walks to lakes, ridges and wildlife.",
      "Sorties guidées vers lacs, crêtes et bêtes sauvages.",
      "Gite guidate a laghi, creste e animali.",
    ),
  },
  bike: {
    id: 63,
    title: words("Velotouren", "Bike tours", "Tours à vélo", "Giri in bici"),
    teaser: words(
      "Mit Motor, ohne Motor oder den Berg hinunter.",
      "With a motor, without one, or down the mountain.",
      "Avec moteur, sans moteur ou tout en descente.",
      "Con motore, senza motore o in discesa.",
    ),
  },
  water: {
    id: 69,
    title: words("Canyoning und Wasser", "Canyoning and water", "Canyoning et eau vive", "Canyoning e acqua"),
    teaser: words(
      "Schluchten, Wellen und Becken, in die man springt.",
      "Gorges, waves and pools to jump into.",
      "Gorges, vagues et vasques où sauter.",
      "Gole, onde e pozze in cui saltare.",
    ),
  },
  ski: {
    id: 87,
    title: words("Ski und Schnee", "Ski and snow", "Ski et neige", "Sci e neve"),
    teaser: words(
      "Skipässe, Unterricht, Loipen und Eis.",
      "Ski passes, lessons, trails and ice.",
      "Forfaits, cours, pistes de fond et glace.",
      "Skipass, lezioni, piste di fondo e ghiaccio.",
    ),
  },
  wellness: {
    id: 90,
    title: words("Bäder und Wellness", "Baths and wellness", "Bains et bien-être", "Terme e benessere"),
    teaser: words(
      "Warmes Wasser aus der Tiefe, drinnen und draussen.",
      "Warm water from the deep, indoors and out.",
      "L’eau chaude des profondeurs, dedans et dehors.",
      "Acqua calda dal profondo, dentro e fuori.",
    ),
  },
  chocolate: {
    id: 91,
    title: words("Schokolade", "Chocolate", "Chocolat", "Cioccolato"),
    teaser: words(
      "Giessen, füllen, kosten: süsse Stunden im ganzen Land.",
      "Pour, fill, taste: sweet hours all over the country.",
      "Couler, garnir, goûter : des heures douces partout.",
      "Colare, riempire, assaggiare: ore dolci in tutto il Paese.",
    ),
  },
  cheese: {
    id: 92,
    title: words("Käse", "Cheese", "Fromage", "Formaggio"),
    teaser: words(
      "Vom Kessi in den Keller: wie aus Milch Käse wird.",
      "From vat to cellar: how milk becomes cheese.",
      "De la cuve à la cave : du lait au fromage.",
      "Dalla caldaia alla cantina: dal latte al formaggio.",
    ),
  },
  wine: {
    id: 93,
    title: words("Wein", "Wine", "Vin", "Vino"),
    teaser: words(
      "Spaziergänge durch Reben, mit einem Glas am Ende.",
      "Walks among vines with a glass at the end.",
      "Balades dans les vignes, un verre au bout.",
      "Passeggiate tra le vigne, con un bicchiere alla fine.",
    ),
  },
  science: {
    id: 94,
    title: words("Wissen und Technik", "Science and technology", "Science et technique", "Scienza e tecnica"),
    teaser: words(
      "Experimente, Maschinen, Sterne und Saurier.",
      "Experiments, machines, stars and dinosaurs.",
      "Expériences, machines, étoiles et dinosaures.",
      "Esperimenti, macchine, stelle e dinosauri.",
    ),
  },
  ropePark: {
    id: 95,
    title: words("Seilparks", "Rope parks", "Parcs aventure", "Parchi avventura"),
    teaser: words(
      "Von Baum zu Baum, in jeder Höhe.",
      "From tree to tree at every height.",
      "D’arbre en arbre, à toute hauteur.",
      "Di albero in albero, a ogni altezza.",
    ),
  },
  climbing: {
    id: 96,
    title: words("Klettern und Klettersteige", "Climbing and via ferrata", "Escalade et via ferrata", "Arrampicata e vie ferrate"),
    teaser: words(
      "Fels unter den Fingern, mit Führer und Seil.",
      "Rock beneath your fingers, with guide and rope.",
      "La roche sous les doigts, avec guide et corde.",
      "Roccia sotto le dita, con guida e corda.",
    ),
  },
  sledging: {
    id: 97,
    title: words("Schlitteln", "Sledging", "Luge", "Slitta"),
    teaser: words(
      "Lange Bahnen, alte Schlitten, kalte Nasen.",
      "Long runs, old sledges, cold noses.",
      "Longues pistes, vieilles luges, nez froids.",
      "Lunghe piste, vecchie slitte, nasi freddi.",
    ),
  },
  snowshoe: {
    id: 98,
    title: words("Schneeschuhtouren", "Snowshoe tours", "Raquettes", "Ciaspole"),
    teaser: words(
      "Leise durch den Winter, auf breiten Sohlen.",
      "Softly through winter on broad soles.",
      "En silence à travers l’hiver, à larges semelles.",
      "In silenzio nell’inverno, su larghe suole.",
    ),
  },
  animals: {
    id: 99,
    title: words("Tiere", "Animals", "Animaux", "Animali"),
    teaser: words(
      "Huskys, Alpakas, Bären und Elefanten.",
      "Huskies, alpacas, bears and elephants.",
      "Huskies, alpagas, ours et éléphants.",
      "Husky, alpaca, orsi ed elefanti.",
    ),
  },
  paddle: {
    id: 101,
    title: words("Paddeln", "Paddling", "Pagaie", "Pagaia"),
    teaser: words(
      "Kajak, Kanu und Brett auf stillem Wasser.",
      "Kayak, canoe and board on calm water.",
      "Kayak, canoë et planche sur l’eau calme.",
      "Kayak, canoa e tavola su acqua calma.",
    ),
  },
  photo: {
    id: 103,
    title: words("Fotografieren", "Photography", "Photographie", "Fotografia"),
    teaser: words(
      "Zur rechten Zeit am rechten Ort, mit Anleitung.",
      "The right place at the right time, with guidance.",
      "Au bon endroit, au bon moment, bien conseillé.",
      "Al posto giusto, al momento giusto, con consigli.",
    ),
  },
  game: {
    id: 104,
    title: words("Rätsel und Spiele", "Riddles and games", "Énigmes et jeux", "Enigmi e giochi"),
    teaser: words(
      "Fälle lösen, Schätze finden, Türen öffnen.",
      "Solve cases, find treasure, open doors.",
      "Résoudre, trouver, ouvrir des portes.",
      "Risolvere, trovare, aprire porte.",
    ),
  },
  night: {
    id: 105,
    title: words("Abend und Nacht", "Evening and night", "Soir et nuit", "Sera e notte"),
    teaser: words(
      "Wenn die Lampen brennen: Schiffe, Laternen, Geschichten.",
      "When the lamps are lit: boats, lanterns, stories.",
      "À la lueur des lampes : bateaux, lanternes, histoires.",
      "Alla luce delle lampade: battelli, lanterne, storie.",
    ),
  },
  glacier: {
    id: 106,
    title: words("Gletscher", "Glaciers", "Glaciers", "Ghiacciai"),
    teaser: words(
      "Auf dem Eis, im Eis, solange es da ist.",
      "On the ice, in the ice, while it lasts.",
      "Sur la glace, dans la glace, tant qu’elle est là.",
      "Sul ghiaccio, nel ghiaccio, finché c’è.",
    ),
  },
  gorge: {
    id: 107,
    title: words("Schluchten und Höhlen", "Gorges and caves", "Gorges et grottes", "Gole e grotte"),
    teaser: words(
      "Stege über wildem Wasser und Säle unter Tag.",
      "Walkways above wild water and halls underground.",
      "Passerelles sur l’eau vive et salles souterraines.",
      "Passerelle sull’acqua viva e sale sotterranee.",
    ),
  },
  craft: {
    id: 109,
    title: words("Handwerk", "Crafts", "Artisanat", "Artigianato"),
    teaser: words(
      "Schnitzen, blasen, sticken: mit den eigenen Händen.",
      "Carve, blow, embroider with your own hands.",
      "Sculpter, souffler, broder de ses mains.",
      "Intagliare, soffiare, ricamare con le proprie mani.",
    ),
  },
  garden: {
    id: 110,
    title: words("Parks und Gärten", "Parks and gardens", "Parcs et jardins", "Parchi e giardini"),
    teaser: words(
      "Palmen, Azaleen und Bänke im Schatten.",
      "Palms, azaleas and benches in the shade.",
      "Palmiers, azalées et bancs à l’ombre.",
      "Palme, azalee e panchine all’ombra.",
    ),
  },
  coach: {
    id: 115,
    title: words("Ausflüge mit Bus und Kutsche", "Coach and carriage trips", "Excursions en car et calèche", "Gite in pullman e carrozza"),
    teaser: words(
      "Einsteigen und gefahren werden, über Pässe und durch Täler.",
      "Get on and be driven, over passes and through valleys.",
      "Montez et laissez-vous conduire, par cols et vallées.",
      "Salite e lasciatevi portare, per passi e valli.",
    ),
  },
  scooter: {
    id: 118,
    title: words("Trottinett und Rodelbahn", "Scooters and coasters", "Trottinettes et luges d’été", "Monopattini e slittovie"),
    teaser: words("Bergab auf Rädern und Schienen.", "Downhill on wheels and rails.", "La descente sur roues et sur rails.", "In discesa su ruote e rotaie."),
  },
};
