import { family } from "./family.ts";

export const living = {
  garden: family({
    type: "garden",
    price: 14,
    minutes: 90,
    tickets: "museum",
    when: { season: "all", capacity: null, cancel: 0 },
    marks: { effort: 1, thrill: 1, access: ["wheelchair", "pram"], occasion: ["romantic"], hours: ["morning", "afternoon"] },
    topics: ["walk", "family", "view"],
    meet: ["Eingang {meet}", "Entrance, {meet}", "Entrée, {meet}", "Ingresso, {meet}"],
    highlights: [
      [
        "Jede Woche blüht etwas anderes; fragen Sie am Eingang, was gerade dran ist. Anderthalb Stunden sind rasch vorbei.",
        "Something else blooms each week; ask at the gate what is on. An hour and a half passes quickly.",
        "Chaque semaine, autre chose fleurit ; demandez à l’entrée. Une heure et demie passe vite.",
        "Ogni settimana fiorisce qualcos’altro; chiedete all’ingresso. Un’ora e mezza vola.",
      ],
      [
        "Bänke im Schatten, Schilder mit Namen, Wege für Rollstühle: ein Garten für langsame Stunden.",
        "Benches in the shade, plants with names, paths for wheelchairs: a garden for slow hours.",
        "Bancs à l’ombre, étiquettes, chemins pour fauteuils : un jardin pour heures lentes.",
        "Panchine all’ombra, cartellini, sentieri per carrozzelle: un giardino per ore lente.",
      ],
    ],
    benefits: [
      ["Eintritt in den Garten", "Entry to the garden", "Entrée au jardin", "Ingresso al giardino"],
      ["Plan mit Blühkalender", "Map with flowering calendar", "Plan et calendrier des floraisons", "Mappa e calendario delle fioriture"],
      ["Zutritt zum Gartencafé", "Access to the garden café", "Accès au café du jardin", "Accesso al caffè del giardino"],
    ],
    blocks: [
      [
        ["Im Garten", "In the garden", "Au jardin", "In giardino"],
        [
          "Bilder machen ja, pflücken nein. Hunde warten bitte draussen.",
          "Pictures yes, picking no. Dogs wait outside, please.",
          "Photos oui, cueillette non. Les chiens attendent dehors.",
          "Foto sì, raccolta no. I cani aspettano fuori.",
        ],
      ],
    ],
    also: ["arrive", "children", "ticket"],
    info: null,
    offer: [
      ["Garteneintritt", "Garden entry", "Entrée du jardin", "Ingresso giardino"],
      ["Gilt den ganzen Tag.", "Good all day.", "Valable toute la journée.", "Vale tutto il giorno."],
    ],
    pictured: [
      ["blühende Beete und ein Weg", "flower beds and a path", "des massifs fleuris et un chemin", "aiuole fiorite e un sentiero"],
      ["ein Teich im Garten", "a pond in the garden", "un étang au jardin", "uno stagno nel giardino"],
    ],
  }),
  wildlifePark: family({
    type: "animals",
    price: 22,
    minutes: 210,
    tickets: "entry",
    when: { season: "all", capacity: null, cancel: 0 },
    marks: { effort: 1, thrill: 1, access: ["wheelchair", "pram"], occasion: ["birthday"], hours: ["morning", "afternoon"] },
    topics: ["animals", "family", "walk"],
    meet: ["Eingang {meet}", "Entrance, {meet}", "Entrée, {meet}", "Ingresso, {meet}"],
    highlights: [
      [
        "Die Fütterungen stehen am Eingang angeschrieben; richten Sie den Rundgang danach, dann sind alle wach.",
        "Feeding times are posted at the gate; plan your round by them and everyone is awake.",
        "Les repas sont affichés à l’entrée ; suivez-les et tout le monde sera réveillé.",
        "Gli orari dei pasti sono all’ingresso; seguiteli e saranno tutti svegli.",
      ],
      [
        "Grosse Gehege heissen: manchmal muss man warten. Wer leise ist, sieht mehr als wer ruft.",
        "Large enclosures mean that you sometimes wait. The quiet see more than those who call.",
        "De grands enclos : il faut parfois attendre. Qui se tait voit plus que qui appelle.",
        "Recinti grandi: a volte si aspetta. Chi tace vede più di chi chiama.",
      ],
    ],
    benefits: [
      ["Tageseintritt", "Day entry", "Entrée d’un jour", "Ingresso giornaliero"],
      ["Kommentierte Fütterungen", "Feeding talks", "Nourrissages commentés", "Pasti commentati"],
      ["Spielplatz und Feuerstellen", "Playground and fireplaces", "Place de jeux et foyers", "Parco giochi e focolari"],
    ],
    blocks: [
      [
        ["Mit Kindern unterwegs", "With little ones", "En famille", "In famiglia"],
        [
          "Leiterwagen kann man mieten, Picknick darf man mitbringen, und die Ziegen fressen auch Pläne.",
          "Carts can be hired, picnics are welcome, and the goats eat maps too.",
          "Chariots à louer, pique-nique bienvenu, et les chèvres mangent aussi les plans.",
          "Carretti a noleggio, picnic benvenuto, e le capre mangiano anche le mappe.",
        ],
      ],
    ],
    also: ["arrive", "ticket", "weather"],
    info: null,
    offer: [
      ["Eintritt Tierpark", "Animal park entry", "Entrée du parc animalier", "Ingresso parco"],
      ["Gilt am gewählten Tag.", "Good on the chosen day.", "Valable le jour choisi.", "Vale nel giorno scelto."],
    ],
    pictured: [
      ["ein Tier in seinem Gehege", "an animal in its enclosure", "un animal dans son enclos", "un animale nel suo recinto"],
      ["ein Kind am Zaun", "a child at the fence", "un enfant près de la clôture", "un bambino al recinto"],
    ],
  }),
  animalTrek: family({
    type: "animals",
    price: 48,
    minutes: 150,
    minAge: 6,
    tickets: "guided",
    when: { season: "all", capacity: 10, times: ["13:30"], weekdays: [3, 6, 7], demand: 0.25, cancel: 48 },
    marks: { effort: 1, thrill: 1, included: ["guide"], occasion: ["birthday", "gift"], hours: ["afternoon"] },
    topics: ["animals", "family", "walk", "guide"],
    meet: ["Hof {meet}", "Farm, {meet}", "Ferme, {meet}", "Fattoria, {meet}"],
    highlights: [
      [
        "Nach einer kurzen Einführung führen Sie Ihr Tier selbst, {time} lang und im Schritt. Es merkt sofort, wer nervös ist.",
        "After a short briefing you lead your own animal for {time} at a walk. It knows at once who is nervous.",
        "Après une brève introduction, vous menez votre animal, {time} au pas. Il sent aussitôt qui est nerveux.",
        "Dopo una breve introduzione guidate il vostro animale, {time} al passo. Sente subito chi è nervoso.",
      ],
      [
        "{time} draussen mit weichem Fell an der Seite. Bilder gibt es genug, Bürsten am Schluss auch.",
        "{time} outdoors with soft fur at your side. There are pictures aplenty, and brushing at the end.",
        "{time} dehors, un pelage doux à vos côtés. Il y a de quoi photographier et brosser.",
        "{time} all’aperto con un pelo morbido accanto. C’è da fotografare e da spazzolare.",
      ],
    ],
    benefits: [
      [
        "Ein Tier für je ein bis zwei Personen",
        "One animal for one or two people",
        "Un animal pour une ou deux personnes",
        "Un animale ogni una o due persone",
      ],
      ["Begleitung vom Hof", "A guide from the farm", "Accompagnement de la ferme", "Accompagnamento della fattoria"],
      ["Sirup und Zvieri", "Cordial and a snack", "Sirop et goûter", "Sciroppo e merenda"],
    ],
    blocks: [
      [
        ["Die Tiere", "The animals", "Les animaux", "Gli animali"],
        [
          "Sie arbeiten höchstens einmal am Tag und haben montags frei.",
          "They work once a day at most and have Mondays off.",
          "Ils travaillent une fois par jour au plus et ont congé le lundi.",
          "Lavorano al massimo una volta al giorno e il lunedì riposano.",
        ],
      ],
    ],
    also: ["sturdy", "children", "weather"],
    info: null,
    offer: [
      ["Spaziergang mit Tieren", "Walk with animals", "Promenade avec animaux", "Passeggiata con animali"],
      ["Ein Tier pro zwei Personen.", "One animal for two.", "Un animal pour deux.", "Un animale ogni due."],
    ],
    pictured: [
      [
        "Leute führen ihre Tiere über den Weg",
        "people leading their animals along a path",
        "des gens mènent leurs animaux",
        "persone che guidano i loro animali",
      ],
      ["ein Tierkopf von nahe", "an animal’s head, close up", "une tête d’animal, de près", "il muso di un animale da vicino"],
    ],
  }),
  husky: family({
    type: "animals",
    price: 92,
    minutes: 75,
    minAge: 4,
    tickets: "guided",
    when: { season: "winter", capacity: 8, times: ["10:00", "14:00"], weekdays: [3, 5, 6, 7], demand: 0.4, cancel: 72 },
    marks: { effort: 1, thrill: 2, included: ["guide", "equipment"], occasion: ["gift", "birthday"], hours: ["morning", "afternoon"] },
    topics: ["animals", "snow", "guide", "family"],
    meet: ["Camp {meet}", "Camp, {meet}", "Camp, {meet}", "Campo, {meet}"],
    highlights: [
      [
        "{time} mit Hunden, die rennen wollen. Sie sitzen im Schlitten unter Fellen, der Musher steht hinter Ihnen.",
        "{time} with dogs that want to run. You sit in the sledge beneath furs, the musher stands behind.",
        "{time} avec des chiens qui veulent courir. Vous êtes sous les peaux, le musher derrière vous.",
        "{time} con cani che vogliono correre. Voi sotto le pelli, il musher dietro di voi.",
      ],
      [
        "Vorher bellen alle durcheinander, nachher lassen sich alle kraulen; dazwischen liegen {time}, an die Sie lange denken.",
        "Before, they all bark; afterwards they all want stroking; in between are {time} to remember.",
        "Avant, tous aboient ; après, tous veulent des caresses ; entre deux, {time} inoubliables.",
        "Prima abbaiano tutti; dopo vogliono tutti carezze; in mezzo {time} da ricordare.",
      ],
    ],
    benefits: [
      ["Ausfahrt mit dem Gespann", "A ride with the team", "Sortie en attelage", "Uscita con la muta"],
      ["Zeit mit den Hunden", "Time with the dogs", "Temps avec les chiens", "Tempo con i cani"],
      ["Tee am Feuer", "Tea by the fire", "Thé au coin du feu", "Tè accanto al fuoco"],
    ],
    blocks: [
      [
        ["Die Hunde", "The dogs", "Les chiens", "I cani"],
        [
          "Sie leben im Rudel, kennen ihren Platz im Gespann und hören auf Namen, nicht auf Zügel.",
          "They live as a pack, know their place in the team and answer to names, not reins.",
          "Ils vivent en meute, connaissent leur place et répondent à leur nom.",
          "Vivono in branco, conoscono il loro posto e rispondono al nome.",
        ],
      ],
    ],
    also: ["warm", "children", "weather"],
    info: null,
    offer: [
      ["Husky-Ausfahrt", "Husky ride", "Sortie huskies", "Uscita con husky"],
      ["Mit Begleitung und Tee.", "With a guide and tea.", "Avec guide et thé.", "Con guida e tè."],
    ],
    pictured: [
      ["ein Gespann Huskys vor dem Schlitten", "a team of huskies before the sledge", "un attelage de huskies", "una muta di husky"],
      ["zwei Huskys ruhen sich aus", "two huskies at rest", "deux huskies au repos", "due husky a riposo"],
    ],
  }),
  carriage: family({
    type: "coach",
    price: 40,
    minutes: 60,
    tickets: "ride",
    when: { season: "all", capacity: 10, times: ["10:30", "14:00"], weekdays: [3, 5, 6, 7], demand: 0.2, cancel: 24 },
    marks: { effort: 1, thrill: 1, included: ["transport"], access: ["dogs"], occasion: ["romantic", "gift"], hours: ["morning", "afternoon"] },
    topics: ["animals", "ride", "view"],
    meet: ["Abfahrt {meet}", "Departure, {meet}", "Départ : {meet}", "Partenza: {meet}"],
    highlights: [
      [
        "Zwei Pferde, acht Plätze, {time}: langsamer kommt man nicht an, schöner auch nicht.",
        "Two horses, eight seats, {time}: you can’t arrive more slowly, or more beautifully.",
        "Deux chevaux, huit places, {time} : on n’arrive pas plus lentement, ni mieux.",
        "Due cavalli, otto posti, {time}: non si arriva più piano, né meglio.",
      ],
      [
        "Decken liegen bereit, der Kutscher kennt jede Kurve und die Pferde kennen ihn. Die Fahrt dauert {time}.",
        "Blankets are ready, the driver knows each bend and the horses know the driver. It takes {time}.",
        "Les couvertures sont prêtes, le cocher connaît chaque virage et les chevaux le connaissent. Durée : {time}.",
        "Le coperte sono pronte, il cocchiere conosce ogni curva e i cavalli conoscono lui. Durata: {time}.",
      ],
    ],
    benefits: [
      ["Fahrt mit Pferd und Wagen", "A ride behind horses", "Trajet en attelage", "Viaggio in carrozza"],
      ["Warme Decken", "Warm blankets", "Couvertures chaudes", "Coperte calde"],
      ["Halt für Bilder", "A stop for pictures", "Arrêt photo", "Sosta per foto"],
    ],
    blocks: [
      [
        ["Die Pferde", "The horses", "Les chevaux", "I cavalli"],
        [
          "Freiberger und Haflinger aus dem Tal; bei über dreissig Grad bleiben sie im Stall.",
          "Freiberger and Haflinger from the valley; above thirty degrees they stay in.",
          "Des franches-montagnes et des haflinger ; au-delà de trente degrés, ils restent à l’écurie.",
          "Franches-Montagnes e avelignesi; sopra i trenta gradi restano in stalla.",
        ],
      ],
    ],
    also: ["weather", "groups", "gift"],
    info: null,
    offer: [
      ["Kutschenfahrt", "Carriage ride", "Promenade en calèche", "Giro in carrozza"],
      ["Platz im gemeinsamen Wagen.", "A seat in a shared carriage.", "Place en voiture partagée.", "Posto in carrozza condivisa."],
    ],
    pictured: [
      ["eine Kutsche mit zwei Pferden", "a carriage and two horses", "une calèche et deux chevaux", "una carrozza con due cavalli"],
      ["zwei Pferdeköpfe", "two horses’ heads", "deux têtes de chevaux", "due teste di cavallo"],
    ],
  }),
};
