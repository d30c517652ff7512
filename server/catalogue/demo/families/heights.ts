import { bodyWeight } from "../build/fields.ts";
import { family } from "./family.ts";

export const heights = {
  viaFerrata: family({
    type: "climbing",
    price: 130,
    minutes: 240,
    minAge: 12,
    tickets: "sport",
    when: { season: "summer", capacity: 6, times: ["09:00"], weekdays: [2, 4, 6, 7], demand: 0.2, cancel: 48 },
    languages: ["de", "en"],
    marks: { effort: 3, thrill: 3, included: ["guide", "equipment"], hours: ["morning"], level: ["beginners", "advanced"], setting: ["summit"] },
    topics: ["adventure", "guide", "view"],
    meet: ["Treffpunkt {meet}", "Meeting point, {meet}", "Rendez-vous : {meet}", "Ritrovo: {meet}"],
    highlights: [
      [
        "Eisenbügel, Leitern, Drahtseil: {time} mit Bergführer, zwei Karabinern und einem Blick, den man sich verdient.",
        "Iron rungs, ladders, cable: {time} with a guide, two karabiners and a view that you earn.",
        "Échelons, échelles, câble : {time} avec un guide, deux mousquetons et une vue méritée.",
        "Gradini, scale, cavo: {time} con una guida, due moschettoni e una vista meritata.",
      ],
      [
        "Immer ist ein Karabiner am Seil: das lernen Sie in fünf Minuten und vergessen es {time} lang nicht.",
        "One karabiner is always on the cable: you learn it in five minutes and remember it for {time}.",
        "Un mousqueton est toujours au câble : on l’apprend en cinq minutes, on s’en souvient {time}.",
        "Un moschettone è sempre sul cavo: s’impara in cinque minuti e si ricorda per {time}.",
      ],
    ],
    benefits: [
      ["Bergführer mit Patent", "Certified mountain guide", "Guide breveté", "Guida alpina diplomata"],
      ["Klettersteigset, Helm, Gurt", "Via ferrata set, helmet, harness", "Set, casque et baudrier", "Set, casco e imbrago"],
      ["Gruppe bis sechs", "Group of up to six", "Groupe de six au plus", "Gruppo fino a sei"],
    ],
    blocks: [
      [
        ["Schwindelfrei", "A head for heights", "Sans vertige", "Senza vertigini"],
        [
          "Wer auf einem Balkon im sechsten Stock ruhig steht, hat gute Karten. Umkehren geht an zwei Stellen.",
          "If you stand calmly on a sixth-floor balcony you will do well. You can turn back at two points.",
          "Si un balcon au sixième ne vous émeut pas, tout va bien. Deux échappatoires existent.",
          "Se un balcone al sesto piano non vi turba, va bene. Ci sono due vie d’uscita.",
        ],
      ],
    ],
    also: ["sturdy", "safety", "weather"],
    info: [
      "Ab 12 Jahren und 45 kg, mit festen Schuhen.",
      "From age 12 and 45 kg, in sturdy shoes.",
      "Dès 12 ans et 45 kg, avec de bonnes chaussures.",
      "Dai 12 anni e 45 kg, con scarpe robuste.",
    ],
    confirm: [
      "Alle Gäste sind schwindelfrei und wiegen 45 bis 120 kg.",
      "All guests have a head for heights and weigh 45 to 120 kg.",
      "Toutes les personnes sont sans vertige et pèsent de 45 à 120 kg.",
      "Tutti gli ospiti non soffrono di vertigini e pesano da 45 a 120 kg.",
    ],
    offer: [
      ["Klettersteig mit Führer", "Guided via ferrata", "Via ferrata guidée", "Via ferrata guidata"],
      ["Mit Material.", "With gear.", "Matériel compris.", "Materiale compreso."],
    ],
    pictured: [
      [
        "eine Kletterin an Eisenbügeln über dem Tal",
        "a climber on iron rungs above the valley",
        "une grimpeuse sur les échelons",
        "una scalatrice sui gradini di ferro",
      ],
      ["eine Seilbrücke", "a rope bridge", "un pont de corde", "un ponte di corda"],
    ],
  }),
  climbing: family({
    type: "climbing",
    price: 95,
    minutes: 240,
    minAge: 8,
    tickets: "sport",
    when: { season: "summer", capacity: 6, times: ["09:30"], weekdays: [3, 6, 7], demand: 0.15, cancel: 48 },
    languages: ["de", "en", "it"],
    marks: { effort: 3, thrill: 2, included: ["guide", "equipment"], hours: ["morning"], level: ["beginners"] },
    topics: ["adventure", "guide", "family"],
    meet: ["Treffpunkt {meet}", "Meeting point, {meet}", "Rendez-vous : {meet}", "Ritrovo: {meet}"],
    highlights: [
      [
        "{time} zwischen Boden und Kette: Knoten, sichern, steigen, loslassen. Gestürzt wird ins Seil.",
        "{time} between ground and chain: knots, belay, climb, let go. Falls end in the rope.",
        "{time} entre sol et relais : nœuds, assurage, montée, lâcher. On tombe dans la corde.",
        "{time} tra terra e catena: nodi, sicura, salita, lasciarsi andare. Si cade nella corda.",
      ],
      [
        "Die Füsse machen die Arbeit, der Kopf macht die Ausreden. Nach {time} kennen Sie beide besser.",
        "Feet do the work, the head makes excuses. After {time} you know both better.",
        "Les pieds travaillent, la tête s’excuse. Après {time}, on connaît mieux les deux.",
        "I piedi lavorano, la testa trova scuse. Dopo {time} si conoscono meglio entrambi.",
      ],
    ],
    benefits: [
      ["Kletterlehrer", "Climbing instructor", "Moniteur d’escalade", "Istruttore"],
      ["Schuhe, Gurt, Helm", "Shoes, harness, helmet", "Chaussons, baudrier, casque", "Scarpette, imbrago, casco"],
      ["Routen für jedes Niveau", "Routes at every level", "Voies de tout niveau", "Vie di ogni livello"],
    ],
    blocks: [
      [
        ["Lernen", "Learning", "Apprendre", "Imparare"],
        [
          "Alle sichern einmal, alle klettern einmal zuoberst. Mehr braucht ein guter Tag nicht.",
          "Everyone belays once and everyone tops out once. A good day needs no more.",
          "Chacun assure, chacun touche le sommet. Il n’en faut pas plus.",
          "Ognuno assicura, ognuno tocca la cima. Non serve altro.",
        ],
      ],
    ],
    also: ["safety", "sturdy"],
    info: null,
    offer: [
      ["Kletterkurs", "Climbing class", "Cours d’escalade", "Corso di arrampicata"],
      ["Mit Material.", "With gear.", "Matériel compris.", "Materiale compreso."],
    ],
    pictured: [
      ["eine Kletterin am Fels, das Seil darunter", "a climber on rock, the rope below", "une grimpeuse sur le rocher", "una scalatrice sulla roccia"],
      ["jemand sichert und schaut hinauf", "a belayer looking up", "quelqu’un assure, le regard levé", "qualcuno assicura guardando in su"],
    ],
  }),
  ropePark: family({
    type: "ropePark",
    price: 37,
    minutes: 180,
    minAge: 6,
    tickets: "rental",
    when: { season: "summer", capacity: 60, times: ["10:00", "13:30"], weekdays: [3, 6, 7], demand: 0.1, cancel: 12 },
    marks: { effort: 2, thrill: 2, included: ["equipment"], occasion: ["birthday", "team"], hours: ["morning", "afternoon"], level: ["beginners"] },
    topics: ["adventure", "family"],
    meet: ["Kasse {meet}", "Ticket office, {meet}", "Caisse, {meet}", "Cassa, {meet}"],
    highlights: [
      [
        "{time} zwischen den Bäumen, vom Bobo-Parcours auf Kniehöhe bis zur schwarzen Runde, die auch Väter ins Schwitzen bringt.",
        "{time} among the trees, from a toddlers’ course at knee height to a black one that makes fathers sweat.",
        "{time} dans les arbres, du parcours des petits au noir qui fait transpirer les pères.",
        "{time} tra gli alberi, dal percorso dei piccoli a quello nero che fa sudare i padri.",
      ],
      [
        "Das Sicherungssystem lässt sich nicht aus Versehen öffnen; das beruhigt Eltern, und nach {time} schlafen Kinder gut.",
        "The safety system can’t be opened by mistake, which calms parents; after {time} children sleep well.",
        "Le système ne s’ouvre pas par erreur, ce qui rassure ; après {time}, les enfants dorment bien.",
        "Il sistema non si apre per errore, e questo tranquillizza; dopo {time} i bambini dormono bene.",
      ],
    ],
    benefits: [
      ["Gurt, Helm und Handschuhe", "Harness, helmet and gloves", "Baudrier, casque et gants", "Imbrago, casco e guanti"],
      ["Einführung am Boden", "Training on the ground", "Introduction au sol", "Introduzione a terra"],
      ["Alle Parcours Ihrer Grösse", "All courses for your height", "Tous les parcours selon la taille", "Tutti i percorsi secondo l’altezza"],
    ],
    blocks: [
      [
        ["Grösse und Alter", "Height and age", "Taille et âge", "Altezza ed età"],
        [
          "Ab sechs Jahren und 120 cm; bis zehn klettert jemand Erwachsenes mit.",
          "From six years and 120 cm; up to ten an adult climbs along.",
          "Dès six ans et 120 cm ; jusqu’à dix ans avec un adulte.",
          "Dai sei anni e 120 cm; fino a dieci con un adulto.",
        ],
      ],
    ],
    also: ["weather", "children", "groups"],
    info: null,
    offer: [
      ["Eintritt drei Stunden", "Three hours", "Trois heures", "Tre ore"],
      ["Material inbegriffen.", "Gear included.", "Matériel compris.", "Materiale compreso."],
    ],
    pictured: [
      [
        "jemand mit Helm zwischen den Bäumen am Seil",
        "somebody with a helmet on a rope between trees",
        "quelqu’un casqué entre les arbres",
        "qualcuno con il casco tra gli alberi",
      ],
      ["eine Plattform im Baum", "a platform in a tree", "une plateforme dans un arbre", "una piattaforma su un albero"],
    ],
  }),
  summerToboggan: family({
    type: "scooter",
    price: 12,
    minutes: 30,
    minAge: 3,
    tickets: "rental",
    when: { season: "summer", capacity: null, cancel: 0 },
    marks: { effort: 1, thrill: 2, occasion: ["birthday"], hours: ["morning", "afternoon"] },
    topics: ["ride", "family", "view"],
    meet: ["Start {meet}", "Start, {meet}", "Départ : {meet}", "Partenza: {meet}"],
    highlights: [
      [
        "{metres} Meter Bahn, ein Hebel: nach vorn heisst schneller. Unter acht fährt man bei jemand Grossem mit.",
        "{metres} metres of track, one lever: forward is faster. Under eight you ride with somebody big.",
        "{metres} mètres de piste, un levier : en avant, c’est plus vite. Avant huit ans, avec un grand.",
        "{metres} metri di pista, una leva: in avanti è più veloce. Sotto gli otto anni con un grande.",
      ],
      [
        "Wer nicht bremst, ist in drei Minuten unten; wer bremst, hat länger davon. Die Bahn misst {metres} Meter.",
        "If you don’t brake you are down in three minutes; if you do, it lasts longer. The track is {metres} metres long.",
        "Sans freiner, trois minutes ; en freinant, on en profite. La piste fait {metres} mètres.",
        "Senza frenare tre minuti; frenando dura di più. La pista misura {metres} metri.",
      ],
    ],
    benefits: [
      ["Eine Fahrt mit Rückholung", "One ride with pull-up", "Une descente avec remontée", "Una discesa con risalita"],
      ["Auch im Doppelsitz", "Double seats too", "Aussi à deux", "Anche in due"],
      ["Fährt auch bei leichtem Regen", "Runs in light rain", "Roule par petite pluie", "Va anche con poca pioggia"],
    ],
    blocks: [
      [
        ["Auf der Bahn", "On the track", "Sur la piste", "Sulla pista"],
        [
          "25 Meter Abstand, Haare zusammen, Telefon in die Tasche.",
          "Keep 25 metres apart, tie your hair, pocket your phone.",
          "25 mètres d’écart, cheveux attachés, téléphone en poche.",
          "25 metri di distanza, capelli legati, telefono in tasca.",
        ],
      ],
    ],
    also: ["children", "weather"],
    info: null,
    offer: [
      ["Einzelfahrt", "Single ride", "Descente simple", "Discesa singola"],
      ["Zu lösen vor der ersten Fahrt.", "To be used on the chosen day.", "À utiliser le jour choisi.", "Da usare nel giorno scelto."],
    ],
    pictured: [
      [
        "ein Schlitten auf der Schiene in der Wiese",
        "a sled on its rail in the meadow",
        "une luge sur son rail dans le pré",
        "una slitta sulla rotaia nel prato",
      ],
      ["eine Kurve von oben", "a bend seen from above", "un virage vu d’en haut", "una curva vista dall’alto"],
    ],
  }),
  scooter: family({
    type: "scooter",
    price: 33,
    minutes: 90,
    minAge: 9,
    tickets: "rental",
    when: { season: "summer", capacity: 20, cancel: 2 },
    marks: { effort: 1, thrill: 2, included: ["equipment", "transport"], occasion: ["birthday", "team"], hours: ["morning", "afternoon"] },
    topics: ["ride", "family", "view"],
    meet: ["Ausgabe {meet}", "Hire point, {meet}", "Location, {meet}", "Noleggio, {meet}"],
    highlights: [
      [
        "{km} Kilometer bergab auf breiten Rädern, mit zwei Bremsen und ohne Pedale. Rechnen Sie mit {time}, wegen der Kühe.",
        "{km} kilometres downhill on fat wheels, two brakes and no pedals. Allow {time}, because of the cows.",
        "{km} kilomètres de descente sur de grosses roues, deux freins, pas de pédales. Comptez {time}, à cause des vaches.",
        "{km} chilometri in discesa su ruote grosse, due freni e niente pedali. Calcolate {time}, per via delle mucche.",
      ],
      [
        "Knie weich, Blick voraus: nach zwei Kurven sitzt es. Die Strecke misst {km} Kilometer, {time} mit Halten.",
        "Soft knees, eyes ahead: two bends and you have it. The route is {km} kilometres, {time} with stops.",
        "Genoux souples, regard loin : deux virages et c’est acquis. {km} kilomètres, {time} avec les arrêts.",
        "Ginocchia morbide, sguardo avanti: due curve e ci siete. {km} chilometri, {time} con le soste.",
      ],
    ],
    benefits: [
      ["Trottinett und Helm", "Scooter and helmet", "Trottinette et casque", "Monopattino e casco"],
      ["Bergfahrt", "The ride up", "La montée", "La salita"],
      ["Rückgabe im Tal", "Return in the valley", "Retour en bas", "Riconsegna a valle"],
    ],
    blocks: [
      [
        ["Unterwegs", "On the way", "En route", "Lungo la strada"],
        [
          "Wanderer haben Vortritt, Tore schliesst man, Tempo dreissig reicht.",
          "Walkers go first, shut the gates, thirty is fast enough.",
          "Priorité aux marcheurs, fermez les clôtures, trente suffit.",
          "Precedenza a chi cammina, cancelli chiusi, trenta basta.",
        ],
      ],
    ],
    also: ["children", "weather", "groups"],
    info: ["Ab 9 Jahren und 130 cm.", "From age 9 and 130 cm.", "Dès 9 ans et 130 cm.", "Dai 9 anni e 130 cm."],
    offer: [
      ["Bergfahrt und Miete", "Ride up and hire", "Montée et location", "Salita e noleggio"],
      ["Helm inbegriffen.", "Helmet included.", "Casque compris.", "Casco compreso."],
    ],
    pictured: [
      [
        "jemand auf einem Trottinett mit grossen Rädern",
        "somebody on a big-wheeled scooter",
        "quelqu’un sur une trottinette tout-terrain",
        "qualcuno su un monopattino fuoristrada",
      ],
      ["drei Trottinette in einer Reihe", "three scooters in a row", "trois trottinettes alignées", "tre monopattini in fila"],
    ],
  }),
  zipline: family({
    type: "air",
    price: 60,
    minutes: 60,
    minAge: 10,
    tickets: "sport",
    when: { season: "summer", capacity: 12, times: ["10:00", "14:00"], weekdays: [3, 5, 6, 7], demand: 0.2, cancel: 48 },
    marks: { effort: 1, thrill: 3, included: ["equipment", "guide"], occasion: ["gift", "birthday", "team"], hours: ["morning", "afternoon"] },
    topics: ["adventure", "view", "guide"],
    meet: ["Plattform {meet}", "Platform, {meet}", "Plateforme, {meet}", "Piattaforma, {meet}"],
    highlights: [
      [
        "Das Zögern dauert länger als der Flug: {metres} Meter, ein Seil und nachher zitternde Knie.",
        "The hesitation lasts longer than the flight: {metres} metres, a rope, and shaky knees afterwards.",
        "L’hésitation dure plus que le vol : {metres} mètres, une corde et des genoux qui tremblent.",
        "L’esitazione dura più del volo: {metres} metri, una corda e le ginocchia che tremano.",
      ],
      [
        "Alles ist doppelt gesichert, nur der Magen nicht. {metres} Meter Luft, eine Stunde mit Einführung.",
        "All is secured twice but your stomach. {metres} metres of air, an hour with briefing.",
        "Tout est assuré deux fois, sauf l’estomac. {metres} mètres d’air, une heure avec l’introduction.",
        "Tutto è assicurato due volte, tranne lo stomaco. {metres} metri d’aria, un’ora con l’introduzione.",
      ],
    ],
    benefits: [
      ["Gurt und Helm", "Harness and helmet", "Baudrier et casque", "Imbrago e casco"],
      ["Team mit Erfahrung", "Experienced crew", "Équipe expérimentée", "Squadra esperta"],
      ["Ein Foto vom Start", "A picture of your start", "Une photo du départ", "Una foto della partenza"],
    ],
    blocks: [
      [
        ["Vor dem Start", "Before you go", "Avant le départ", "Prima di partire"],
        [
          "Wir wiegen, prüfen zweimal, zählen auf drei. Wer nicht will, geht die Treppe hinunter und bekommt die Hälfte zurück.",
          "We weigh, check twice and count to three. If you won’t, take the stairs and half your money.",
          "On pèse, on vérifie deux fois, on compte jusqu’à trois. Sinon, l’escalier et la moitié remboursée.",
          "Si pesa, si controlla due volte, si conta fino a tre. Altrimenti la scala e metà del prezzo.",
        ],
      ],
    ],
    also: ["safety", "weather", "gift"],
    info: [
      "40 bis 110 kg; nicht bei Schwangerschaft, Herz- oder Rückenleiden.",
      "40 to 110 kg; not with pregnancy, heart or back trouble.",
      "De 40 à 110 kg ; pas en cas de grossesse, de troubles du cœur ou du dos.",
      "Da 40 a 110 kg; non in gravidanza o con problemi di cuore o schiena.",
    ],
    confirm: [
      "Alle Gäste wiegen zwischen 40 und 110 kg.",
      "All guests weigh between 40 and 110 kg.",
      "Toutes les personnes pèsent entre 40 et 110 kg.",
      "Tutti gli ospiti pesano tra 40 e 110 kg.",
    ],
    offer: [
      ["Ein Flug", "One flight", "Un vol", "Un volo"],
      ["Mit Ausrüstung.", "With gear.", "Équipement compris.", "Attrezzatura compresa."],
    ],
    fields: [bodyWeight],
    pictured: [
      [
        "jemand am Seil über dem Tal",
        "somebody on a rope above the valley",
        "quelqu’un au bout d’une corde, au-dessus du vide",
        "qualcuno appeso a una corda sul vuoto",
      ],
      ["die Startplattform", "the starting platform", "la plateforme de départ", "la piattaforma di partenza"],
    ],
  }),
  tandemFlight: family({
    type: "air",
    price: 185,
    minutes: 75,
    minAge: 6,
    tickets: "flight",
    when: { season: "all", capacity: 5, times: ["10:00", "13:00"], weekdays: [2, 4, 6, 7], demand: 0.3, cancel: 24 },
    languages: ["de", "en"],
    marks: {
      effort: 2,
      thrill: 3,
      included: ["guide", "equipment"],
      occasion: ["gift", "romantic", "birthday"],
      hours: ["morning", "afternoon"],
      setting: ["summit"],
    },
    topics: ["adventure", "guide", "view"],
    meet: ["Treffpunkt {meet}", "Meeting point, {meet}", "Rendez-vous : {meet}", "Ritrovo: {meet}"],
    highlights: [
      [
        "Zehn Schritte laufen, dann trägt es. Der Flug dauert je nach Thermik 15 bis 30 Minuten, alles zusammen {time}.",
        "Run ten steps, then it carries. The flight lasts 15 to 30 minutes with the thermals, {time} in all.",
        "Dix pas de course, puis ça porte. Le vol dure de 15 à 30 minutes selon les thermiques, {time} en tout.",
        "Dieci passi di corsa, poi si vola. Il volo dura da 15 a 30 minuti secondo le termiche, {time} in tutto.",
      ],
      [
        "Sie sitzen vorn, die Pilotin hinten, und reden können Sie ganz normal. Wer will, darf selber steuern.",
        "You sit in front, the pilot behind, and you can talk as usual. Steer yourself if you like.",
        "Vous devant, la pilote derrière, et l’on parle normalement. Si vous voulez, vous pilotez.",
        "Voi davanti, la pilota dietro, e si parla normalmente. Se volete, guidate voi.",
      ],
    ],
    benefits: [
      ["Flug mit lizenzierter Pilotin", "Flight with a licensed pilot", "Vol avec pilote licencié", "Volo con pilota abilitato"],
      ["Helm und Schuhe leihweise", "Helmet and shoes on loan", "Casque et chaussures prêtés", "Casco e scarpe in prestito"],
      ["Transfer zum Start", "Transfer to the launch", "Transfert au décollage", "Trasferimento al decollo"],
    ],
    blocks: [
      [
        ["Der Flug", "The flight", "Le vol", "Il volo"],
        [
          "Am Morgen ist es ruhig, am Nachmittag lebhafter. Sagen Sie, was Ihnen lieber ist.",
          "Mornings are calm, afternoons livelier. Say which you prefer.",
          "Calme le matin, plus vif l’après-midi. Dites ce que vous préférez.",
          "Calmo al mattino, più vivace al pomeriggio. Dite cosa preferite.",
        ],
      ],
    ],
    also: ["weather", "warm", "gift"],
    info: [
      "25 bis 110 kg. Feste Schuhe und eine Jacke, auch im Sommer.",
      "25 to 110 kg. Sturdy shoes and a jacket, even in summer.",
      "De 25 à 110 kg. Bonnes chaussures et veste, même en été.",
      "Da 25 a 110 kg. Scarpe robuste e giacca, anche d’estate.",
    ],
    confirm: [
      "Alle Gäste wiegen zwischen 25 und 110 kg.",
      "All guests weigh between 25 and 110 kg.",
      "Toutes les personnes pèsent entre 25 et 110 kg.",
      "Tutti gli ospiti pesano tra 25 e 110 kg.",
    ],
    offer: [
      ["Tandemflug", "Tandem flight", "Vol biplace", "Volo biposto"],
      ["Bilder und Film separat.", "Pictures and film extra.", "Photos et film en option.", "Foto e film a parte."],
    ],
    fields: [bodyWeight],
    pictured: [
      ["ein Tandem-Gleitschirm in der Luft", "a tandem paraglider in the air", "un parapente biplace en vol", "un parapendio biposto in volo"],
      ["der Start auf der Wiese", "the take-off from the meadow", "le décollage depuis le pré", "il decollo dal prato"],
    ],
  }),
  balloon: family({
    type: "air",
    price: 375,
    minutes: 210,
    minAge: 8,
    tickets: "flight",
    when: { season: "all", capacity: 6, times: ["07:00"], weekdays: [6, 7], demand: 0.2, cancel: 72 },
    languages: ["de", "fr"],
    marks: { effort: 1, thrill: 2, included: ["guide", "transport", "food"], occasion: ["gift", "romantic"], hours: ["morning"] },
    topics: ["view", "guide", "adventure"],
    meet: ["Startplatz {meet}", "Launch site, {meet}", "Aire d’envol, {meet}", "Campo di lancio, {meet}"],
    highlights: [
      [
        "Aufrüsten helfen, einsteigen, und dann fällt die Erde weg, ganz ohne Ruck. Gefahren wird eine Stunde, unterwegs sind Sie {time}.",
        "Help to inflate, climb in, and the earth drops away without a jolt. You sail for an hour and are out for {time}.",
        "Aider au gonflage, monter, et la terre s’éloigne sans secousse. Une heure de vol, {time} en tout.",
        "Aiutare a gonfiare, salire, e la terra si allontana senza scosse. Un’ora di volo, {time} in tutto.",
      ],
      [
        "Im Korb ist es windstill, denn man fährt mit dem Wind. Wo gelandet wird, weiss vorher niemand; ein Bus holt Sie.",
        "In the basket there is no wind, for you travel with it. Nobody knows where you will land; a bus fetches you.",
        "Dans la nacelle, pas de vent : on va avec lui. Nul ne sait où l’on se posera ; un bus vous ramène.",
        "Nella cesta non c’è vento: si va con lui. Nessuno sa dove si atterra; un bus vi riporta.",
      ],
    ],
    benefits: [
      ["Eine Stunde Ballonfahrt", "An hour in the balloon", "Une heure de vol", "Un’ora di volo"],
      ["Rückfahrt zum Start", "Return to the start", "Retour au départ", "Ritorno alla partenza"],
      ["Ballontaufe mit Apéro", "Christening with drinks", "Baptême et apéro", "Battesimo e aperitivo"],
    ],
    blocks: [
      [
        ["Der Wind entscheidet", "The wind decides", "Le vent décide", "Decide il vento"],
        [
          "Bestätigt wird am Vorabend. Im Schnitt klappt der zweite Termin.",
          "It is confirmed the evening before. On average the second date works.",
          "Confirmation la veille. En moyenne, la deuxième date est la bonne.",
          "Conferma la sera prima. In media riesce alla seconda data.",
        ],
      ],
    ],
    also: ["warm", "gift", "weather"],
    info: [
      "Ab 8 Jahren und 120 cm; nicht in der Schwangerschaft.",
      "From age 8 and 120 cm; not when pregnant.",
      "Dès 8 ans et 120 cm ; pas en cas de grossesse.",
      "Dagli 8 anni e 120 cm; non in gravidanza.",
    ],
    offer: [
      ["Ballonfahrt", "Balloon trip", "Vol en ballon", "Volo in mongolfiera"],
      ["Mit Taufe und Apéro.", "With christening and drinks.", "Avec baptême et apéro.", "Con battesimo e aperitivo."],
    ],
    fields: [bodyWeight],
    pictured: [
      ["ein Heissluftballon über dem Land", "a hot-air balloon above the land", "une montgolfière au-dessus du pays", "una mongolfiera sopra il paesaggio"],
      ["der Ballon wird gefüllt", "the balloon being filled", "le gonflage du ballon", "il gonfiaggio del pallone"],
    ],
  }),
  scenicFlight: family({
    type: "air",
    price: 220,
    minutes: 30,
    minAge: 4,
    tickets: "flight",
    when: { season: "all", capacity: 5, times: ["11:00"], weekdays: [3, 5, 6, 7], demand: 0.2, cancel: 48 },
    languages: ["de", "en", "fr"],
    marks: { effort: 1, thrill: 2, included: ["guide"], occasion: ["gift", "romantic", "birthday"], hours: ["morning"] },
    topics: ["view", "adventure", "guide"],
    meet: ["Flugplatz {meet}", "Airfield, {meet}", "Aérodrome, {meet}", "Aerodromo, {meet}"],
    highlights: [
      [
        "{time} in der Luft, jeder am Fenster. Der Pilot fliegt die Runde so, dass beide Seiten alles sehen.",
        "{time} in the air, each by a window. The pilot flies so that both sides see it all.",
        "{time} en l’air, chacun au hublot. Le pilote tourne pour que chaque côté voie tout.",
        "{time} in volo, ognuno al finestrino. Il pilota gira in modo che tutti vedano tutto.",
      ],
      [
        "Kurz ist es, aber nie mehr sieht die Landkarte aus wie vorher. Flugzeit {time}, Gewicht bitte ehrlich angeben.",
        "It is short, but maps never look the same again. Flying time {time}; please give your true weight.",
        "C’est bref, mais la carte ne sera plus jamais la même. Vol de {time} ; indiquez votre vrai poids.",
        "È breve, ma la carta non sarà più la stessa. Volo di {time}; indicate il peso vero.",
      ],
    ],
    benefits: [
      ["Fensterplatz", "A window seat", "Place à la fenêtre", "Posto al finestrino"],
      ["Kopfhörer mit Kommentar", "Headset with commentary", "Casque et commentaire", "Cuffie con commento"],
      ["CO₂-Beitrag inbegriffen", "Carbon contribution included", "Contribution CO₂ comprise", "Contributo CO₂ compreso"],
    ],
    blocks: [
      [
        ["Am Flugplatz", "At the airfield", "À l’aérodrome", "All’aerodromo"],
        [
          "Eine halbe Stunde vorher: wägen, Einweisung, Platz nehmen.",
          "Half an hour before: weighing, briefing, boarding.",
          "Une demi-heure avant : pesée, consignes, embarquement.",
          "Mezz’ora prima: peso, istruzioni, imbarco.",
        ],
      ],
    ],
    also: ["weather", "gift"],
    info: null,
    offer: [
      ["Rundflug", "Scenic flight", "Vol panoramique", "Volo panoramico"],
      ["Preis pro Platz.", "Price per seat.", "Prix par place.", "Prezzo per posto."],
    ],
    fields: [bodyWeight],
    pictured: [
      ["ein Fluggerät vor den Gipfeln", "an aircraft before the peaks", "un appareil devant les sommets", "un velivolo davanti alle vette"],
      ["das Fluggerät am Boden", "the aircraft on the ground", "l’appareil au sol", "il velivolo a terra"],
    ],
  }),
};
