import { diet } from "../build/fields.ts";
import { family } from "./family.ts";

export const table = {
  cheeseDairy: family({
    type: "cheese",
    price: 16,
    minutes: 75,
    tickets: "entry",
    when: { season: "all", capacity: 30, times: ["09:30", "13:30"], weekdays: [2, 4, 6], demand: 0.05, cancel: 24 },
    marks: { effort: 1, thrill: 1, indoor: true, included: ["food"], access: ["wheelchair", "pram"], hours: ["morning", "afternoon"] },
    topics: ["food", "guide", "family", "craft"],
    meet: ["Käserei {meet}", "Dairy, {meet}", "Fromagerie, {meet}", "Caseificio, {meet}"],
    highlights: [
      [
        "Aus zehn Litern Milch wird ein Kilo Käse. Wer früh kommt, sieht den Bruch aus dem Kessi steigen; gekostet werden drei Reifegrade.",
        "Ten litres of milk make a kilo of cheese. Come early to see the curd lifted; you taste three ages.",
        "Dix litres de lait font un kilo de fromage. Tôt le matin, on voit lever le caillé ; on goûte trois affinages.",
        "Dieci litri di latte fanno un chilo di formaggio. Al mattino presto si vede alzare la cagliata; si assaggiano tre stagionature.",
      ],
      [
        "Ein Rundgang von {time} vom Milchtank bis in den Keller, wo Roboter oder Lehrlinge die Laibe wenden.",
        "A tour of {time} from the milk tank to the cellar, where robots or apprentices turn the wheels.",
        "Une visite de {time}, de la cuve à la cave où robots ou apprentis retournent les meules.",
        "Una visita di {time}, dalla vasca alla cantina dove robot o apprendisti girano le forme.",
      ],
    ],
    benefits: [
      ["Führung oder Galerie mit Audio", "Tour or gallery with audio", "Visite ou galerie avec audio", "Visita o galleria con audio"],
      ["Drei Käse zum Kosten", "Three cheeses to taste", "Trois fromages à goûter", "Tre formaggi da assaggiare"],
      ["Zehn Prozent im Laden", "Ten per cent off in the shop", "Dix pour cent à la boutique", "Dieci per cento in negozio"],
    ],
    blocks: [
      [
        ["Wann gekäst wird", "When cheese is made", "Quand on fabrique", "Quando si lavora"],
        [
          "Meist am Vormittag. Am Nachmittag sehen Sie Presse, Salzbad und Keller.",
          "Mostly in the morning. In the afternoon you see press, brine and cellar.",
          "Surtout le matin. L’après-midi, on voit presse, saumure et cave.",
          "Per lo più al mattino. Al pomeriggio si vedono pressa, salamoia e cantina.",
        ],
      ],
    ],
    also: ["food", "children", "arrive"],
    info: null,
    offer: [
      ["Besuch mit Kostprobe", "Visit with tasting", "Visite avec dégustation", "Visita con assaggio"],
      ["Rundgang und drei Käse.", "Tour and three cheeses.", "Parcours et trois fromages.", "Percorso e tre formaggi."],
    ],
    pictured: [
      ["Käselaibe im Keller", "wheels of cheese in the cellar", "des meules à la cave", "forme di formaggio in cantina"],
      [
        "ein angeschnittener Laib, draussen eine Wiese",
        "a cut wheel, a meadow outside",
        "une meule entamée, un pré dehors",
        "una forma tagliata, fuori un prato",
      ],
    ],
  }),
  chocolate: family({
    type: "chocolate",
    price: 55,
    minutes: 90,
    minAge: 6,
    tickets: "workshop",
    when: { season: "all", capacity: 14, times: ["10:30", "14:30"], weekdays: [3, 6], demand: 0.25, cancel: 48 },
    languages: ["de", "en", "fr"],
    marks: { effort: 1, thrill: 1, indoor: true, included: ["food", "equipment"], occasion: ["gift", "birthday", "romantic"], hours: ["morning", "afternoon"] },
    topics: ["food", "craft", "family"],
    meet: ["Atelier {meet}", "Atelier, {meet}", "Atelier, {meet}", "Laboratorio, {meet}"],
    highlights: [
      [
        "Nach {time} wissen Sie, warum Schokolade bei 31 Grad glänzt und bei 34 nicht, und tragen den Beweis im Säcklein nach Hause.",
        "After {time} you know why chocolate shines at 31 degrees and not at 34, and carry the proof home in a bag.",
        "Après {time}, vous savez pourquoi le chocolat brille à 31 degrés et non à 34, preuve en sachet.",
        "Dopo {time} sapete perché il cioccolato brilla a 31 gradi e non a 34, e portate a casa la prova.",
      ],
      [
        "Kosten, giessen, verzieren: {time} mit Schürze. Gewogen wird am Ende nicht.",
        "Taste, pour, decorate: {time} in an apron. Nobody is weighed at the end.",
        "Goûter, couler, décorer : {time} en tablier. On ne pèse personne à la fin.",
        "Assaggiare, colare, decorare: {time} in grembiule. Alla fine nessuno si pesa.",
      ],
    ],
    benefits: [
      ["Kosten, so viel Sie mögen", "Taste as much as you like", "Dégustation à volonté", "Assaggi a volontà"],
      ["Die eigene Schokolade zum Mitnehmen", "Your own chocolate to take home", "Votre chocolat à emporter", "Il vostro cioccolato da portare a casa"],
      ["Schürze und Rezept", "Apron and recipe", "Tablier et recette", "Grembiule e ricetta"],
    ],
    blocks: [
      [
        ["Gut zu wissen", "Good to know", "Bon à savoir", "Da sapere"],
        [
          "Dunkle Sorten sind vegan; Spuren von Nüssen und Milch lassen sich nicht vermeiden.",
          "Dark kinds are vegan; traces of nuts and milk can’t be avoided.",
          "Les noirs sont véganes ; des traces de noix et de lait restent possibles.",
          "I fondenti sono vegani; tracce di noci e latte non si possono evitare.",
        ],
      ],
    ],
    also: ["anyWeather", "gift", "children"],
    info: null,
    offer: [
      ["Schokolade erleben", "Chocolate experience", "Expérience chocolat", "Esperienza cioccolato"],
      ["Mit Kostproben.", "With tastings.", "Avec dégustation.", "Con assaggi."],
    ],
    pictured: [
      [
        "Pralinés und flüssige Schokolade auf Marmor",
        "pralines and melted chocolate on marble",
        "pralinés et chocolat fondu sur le marbre",
        "praline e cioccolato fuso sul marmo",
      ],
      ["ein Schaufenster voll Schokolade", "a window full of chocolate", "une vitrine de chocolats", "una vetrina di cioccolato"],
    ],
  }),
  distillery: family({
    type: "food",
    price: 30,
    minutes: 75,
    minAge: 18,
    tickets: "grownUps",
    when: { season: "all", capacity: 16, times: ["16:30"], weekdays: [4, 5, 6], demand: 0.1, cancel: 24 },
    languages: ["de", "fr"],
    marks: { effort: 1, thrill: 1, indoor: true, included: ["guide", "food"], hours: ["afternoon", "evening"], occasion: ["team", "gift"] },
    topics: ["food", "guide", "craft"],
    meet: ["Brennerei {meet}", "Distillery, {meet}", "Distillerie, {meet}", "Distilleria, {meet}"],
    highlights: [
      [
        "Vorlauf, Herz, Nachlauf: in {time} lernen Sie riechen, was ein Brenner wegwirft und was er behält.",
        "Head, heart, tail: in {time} you learn to smell what a distiller throws away and what is kept.",
        "Tête, cœur, queue : en {time}, on apprend à sentir ce que l’on jette et ce que l’on garde.",
        "Testa, cuore, coda: in {time} s’impara a fiutare ciò che si butta e ciò che si tiene.",
      ],
      [
        "Kupfer, Dampf und Geduld. Degustiert wird in kleinen Gläsern, dafür mit grossen Geschichten; {time} sind rasch vorbei.",
        "Copper, steam and patience. You taste from small glasses with big stories; {time} pass quickly.",
        "Cuivre, vapeur et patience. On goûte en petits verres, avec de grandes histoires ; {time} passent vite.",
        "Rame, vapore e pazienza. Si assaggia in bicchierini, con grandi storie; {time} volano.",
      ],
    ],
    benefits: [
      ["Rundgang durch die Brennerei", "Tour of the works", "Visite des installations", "Visita degli impianti"],
      ["Vier bis sechs Kostproben", "Four to six tastings", "Quatre à six dégustations", "Da quattro a sei assaggi"],
      ["Brot, Käse und Wasser", "Bread, cheese and water", "Pain, fromage et eau", "Pane, formaggio e acqua"],
    ],
    blocks: [
      [
        ["Heimweg", "Going home", "Le retour", "Il ritorno"],
        [
          "Kommen Sie mit dem Zug; Spucknäpfe stehen bereit und werden auch benutzt.",
          "Come by train; spittoons are there and do get used.",
          "Venez en train ; les crachoirs sont là et l’on s’en sert.",
          "Venite in treno; le sputacchiere ci sono e si usano.",
        ],
      ],
    ],
    also: ["anyWeather", "gift", "groups"],
    info: ["Ab 18 Jahren.", "From age 18.", "Dès 18 ans.", "Dai 18 anni."],
    offer: [
      ["Führung mit Degustation", "Tour with tasting", "Visite avec dégustation", "Visita con degustazione"],
      ["Alle Proben inbegriffen.", "All samples included.", "Dégustations comprises.", "Assaggi compresi."],
    ],
    pictured: [
      ["eine kupferne Brennblase mit Gläsern", "a copper still with glasses", "un alambic de cuivre et des verres", "un alambicco di rame con bicchieri"],
      ["Flaschen in einer Kellernische", "bottles in a cellar niche", "des bouteilles dans une niche", "bottiglie in una nicchia"],
    ],
  }),
  wineWalk: family({
    type: "wine",
    price: 48,
    minutes: 150,
    minAge: 16,
    tickets: "grownUps",
    when: { season: "all", capacity: 14, times: ["14:30"], weekdays: [5, 6], demand: 0.2, cancel: 36 },
    languages: ["de", "fr", "it"],
    marks: { effort: 2, thrill: 1, included: ["guide", "food"], hours: ["afternoon"], occasion: ["romantic", "team", "gift"], setting: ["vineyard"] },
    topics: ["food", "walk", "guide", "view"],
    meet: ["Treffpunkt {meet}", "Meeting point, {meet}", "Rendez-vous : {meet}", "Ritrovo: {meet}"],
    highlights: [
      [
        "Eine Stunde gehen, eine Stunde sitzen, dazwischen vier Gläser: {time} mit Leuten, die ihre Rebstöcke beim Namen kennen.",
        "An hour’s walk, an hour’s sitting, four glasses in between: {time} with people who know their vines by name.",
        "Une heure de marche, une heure à table, quatre verres entre deux : {time} avec qui connaît chaque cep.",
        "Un’ora di cammino, un’ora a tavola, quattro bicchieri in mezzo: {time} con chi conosce ogni vite.",
      ],
      [
        "Boden, Hang und Wind erklären mehr als jedes Etikett. Nach {time} schmecken Sie den Unterschied oder behaupten es wenigstens.",
        "Soil, slope and wind explain more than any label. After {time} you taste the difference, or claim to.",
        "Le sol, la pente et le vent en disent plus que l’étiquette. Après {time}, vous goûtez la différence, ou le prétendez.",
        "Suolo, pendio e vento dicono più dell’etichetta. Dopo {time} sentite la differenza, o lo sostenete.",
      ],
    ],
    benefits: [
      ["Vier Weine aus dem Dorf", "Four wines of the village", "Quatre vins du village", "Quattro vini del paese"],
      ["Brot, Käse und Trockenfleisch", "Bread, cheese and dried meat", "Pain, fromage et viande séchée", "Pane, formaggio e carne secca"],
      ["Begleitung durch die Reben", "A guide among the vines", "Accompagnement dans les vignes", "Accompagnamento tra le vigne"],
    ],
    blocks: [
      [
        ["Im Jahreslauf", "Through the year", "Au fil de l’an", "Durante l’anno"],
        [
          "Im Februar wird geschnitten, im Juni riecht die Blüte, im Oktober darf man helfen.",
          "Pruning in February, blossom in June, and in October you may lend a hand.",
          "Taille en février, fleur en juin et, en octobre, on peut aider.",
          "Potatura a febbraio, fiore a giugno e a ottobre si può aiutare.",
        ],
      ],
    ],
    also: ["food", "weather", "groups"],
    info: [
      "Ab 16 Jahren. Für Kinder gibt es Traubensaft, zahlen müssen sie nichts.",
      "From age 16. Children get grape juice and pay nothing.",
      "Dès 16 ans. Jus de raisin offert aux enfants.",
      "Dai 16 anni. Per i bambini succo d’uva gratuito.",
    ],
    offer: [
      ["Spaziergang mit Degustation", "Walk with tasting", "Balade et dégustation", "Passeggiata e degustazione"],
      ["Weine und Plättli inbegriffen.", "Wines and a platter included.", "Vins et planchette compris.", "Vini e tagliere compresi."],
    ],
    fields: [diet],
    pictured: [
      ["Spaziergänger zwischen den Reben", "walkers among the vines", "des promeneurs dans les vignes", "passeggiatori tra le vigne"],
      [
        "zwei Gläser und eine Flasche auf der Mauer",
        "two glasses and a bottle on the wall",
        "deux verres et une bouteille sur le mur",
        "due bicchieri e una bottiglia sul muro",
      ],
    ],
  }),
  fondue: family({
    type: "food",
    price: 90,
    minutes: 120,
    tickets: "guided",
    when: { season: "winter", capacity: 24, times: ["18:30"], weekdays: [4, 5, 6], demand: 0.35, cancel: 72 },
    marks: { effort: 1, thrill: 1, indoor: true, included: ["food"], hours: ["evening"], occasion: ["team", "romantic", "birthday"], setting: ["railway"] },
    topics: ["food", "ride", "snow"],
    meet: ["Treffpunkt {meet}", "Meeting point, {meet}", "Rendez-vous : {meet}", "Ritrovo: {meet}"],
    highlights: [
      [
        "{time}, drei Gänge, eine Regel: wer das Brot verliert, singt oder zahlt die nächste Runde.",
        "{time}, three courses, one rule: lose your bread and you sing or pay the next round.",
        "{time}, trois plats, une règle : qui perd son pain chante ou paie la tournée.",
        "{time}, tre portate, una regola: chi perde il pane canta o paga il giro.",
      ],
      [
        "Käse, Brot, Weisswein oder Tee, und draussen Winter. Nach {time} kennt man auch den Nachbartisch.",
        "Cheese, bread, white wine or tea, and winter outside. After {time} you know the next table too.",
        "Fromage, pain, vin blanc ou thé, et dehors l’hiver. Après {time}, on connaît aussi la table voisine.",
        "Formaggio, pane, vino bianco o tè, e fuori l’inverno. Dopo {time} si conosce anche il tavolo vicino.",
      ],
    ],
    benefits: [
      ["Fondue à discrétion", "Fondue as much as you like", "Fondue à discrétion, pain compris", "Fonduta a volontà"],
      ["Trockenfleisch zur Vorspeise", "Dried meat to start", "Viande séchée en entrée", "Carne secca come antipasto"],
      ["Dessert und Tee", "Dessert and tea", "Dessert et thé", "Dolce e tè"],
    ],
    blocks: [
      [
        ["Der Käse", "The cheese", "Le fromage", "Il formaggio"],
        [
          "Halb Gruyère, halb Vacherin, ohne Geheimnis. Auf Wunsch ohne Wein oder ohne Laktose.",
          "Half Gruyère, half Vacherin, no secret. Without wine or lactose on request.",
          "Moitié gruyère, moitié vacherin, sans secret. Sans vin ou sans lactose sur demande.",
          "Metà gruyère, metà vacherin, nessun segreto. Senza vino o senza lattosio su richiesta.",
        ],
      ],
    ],
    also: ["food", "warm", "groups"],
    info: null,
    offer: [
      ["Fondueabend", "Fondue evening", "Soirée fondue", "Serata fonduta"],
      ["Getränke ausser Tee separat.", "Drinks other than tea extra.", "Boissons en sus, sauf le thé.", "Bevande escluse, tranne il tè."],
    ],
    fields: [diet],
    pictured: [
      ["ein Caquelon mit Gabeln und Brot", "a fondue pot with forks and bread", "un caquelon, des fourchettes et du pain", "un caquelon con forchette e pane"],
      ["Gäste am beschlagenen Fenster", "guests by a steamed-up window", "des convives près d’une vitre embuée", "ospiti vicino a un vetro appannato"],
    ],
  }),
};
