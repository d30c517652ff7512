import { family } from "./family.ts";

export const mountains = {
  cableCar: family({
    type: "mountain",
    price: 48,
    minutes: 20,
    tickets: "transport",
    when: { season: "all", capacity: null, cancel: 0 },
    marks: { effort: 1, thrill: 1, included: ["transport"], access: ["wheelchair", "pram", "dogs"], occasion: ["gift"], setting: ["summit"] },
    topics: ["view", "ride", "family", "food"],
    meet: ["Talstation {meet}", "{meet} valley station", "Station de départ, {meet}", "Stazione a valle, {meet}"],
    highlights: [
      [
        "Die Fahrt von {meet} auf {metres} m dauert {time}. Oben führen markierte Wege von zwanzig Minuten bis zu einem halben Tag weiter, und das Gasthaus hat durchgehend offen.",
        "From {meet} the ride to {metres} m takes {time}. At the top, marked paths of twenty minutes to half a day lead on, and the inn serves all day.",
        "Depuis {meet}, la montée à {metres} m dure {time}. En haut, des sentiers balisés de vingt minutes à une demi-journée et une auberge ouverte en continu.",
        "Da {meet} la salita a {metres} m dura {time}. In alto ci sono sentieri segnalati da venti minuti a mezza giornata e un ristorante sempre aperto.",
      ],
      [
        "In {time} steigt die Bahn auf {metres} m. Bleiben Sie, solange Sie mögen: das Billett gilt für jede Fahrt des Tages, die letzte Talfahrt steht an der Station.",
        "In {time} the lift climbs to {metres} m. Stay as long as you like: the ticket is good for any ride of the day, and the last one down is posted at the station.",
        "En {time}, la cabine gagne {metres} m. Restez autant que vous voulez : le billet vaut pour toutes les courses du jour, la dernière descente est affichée.",
        "In {time} la cabina sale a {metres} m. Restate quanto volete: il biglietto vale per ogni corsa del giorno, l’ultima discesa è indicata in stazione.",
      ],
      [
        "Sie steigen in {meet} ein und auf {metres} m aus, {time} später. Wer früh kommt, hat die Terrasse für sich; gegen Abend wird das Licht weich.",
        "You get on at {meet} and off at {metres} m, {time} later. Come early and the terrace is yours; towards evening the light grows soft.",
        "Vous montez à {meet} et descendez à {metres} m, {time} plus tard. Tôt le matin, la terrasse est à vous ; le soir, la lumière s’adoucit.",
        "Si sale a {meet} e si scende a {metres} m, {time} dopo. Chi arriva presto ha la terrazza per sé; verso sera la luce si fa morbida.",
      ],
    ],
    benefits: [
      ["Berg- und Talfahrt", "Ride up and down", "Montée et descente", "Salita e discesa"],
      ["Freie Wahl der Fahrt am Tag", "Any ride of the day", "Course au choix dans la journée", "Corsa a scelta nella giornata"],
      ["Kinder bis 5 Jahre gratis", "Children up to 5 free", "Enfants gratuits jusqu’à 5 ans", "Bambini gratis fino a 5 anni"],
      ["Zutritt zur Aussichtsterrasse", "Access to the viewing terrace", "Accès à la terrasse panoramique", "Accesso alla terrazza panoramica"],
    ],
    blocks: [
      [
        ["Oben", "At the top", "En haut", "In cima"],
        [
          "Ein Rundweg von einer halben Stunde ist auch mit Turnschuhen gut; Liegestühle stehen auf der Südseite.",
          "A round walk of half an hour is fine in trainers; deckchairs stand on the south side.",
          "Un circuit d’une demi-heure se fait en baskets ; les chaises longues sont côté sud.",
          "Un giro di mezz’ora va bene con le scarpe da ginnastica; le sdraio stanno a sud.",
        ],
      ],
      [
        ["Wann es am schönsten ist", "When it is at its best", "Le meilleur moment", "Il momento migliore"],
        [
          "Vor zehn Uhr ist die Luft am klarsten. An Tagen mit Nebel im Tal stehen Sie oben oft in der Sonne.",
          "The air is clearest before ten. On days of fog in the valley you often stand in sunshine at the top.",
          "L’air est le plus clair avant dix heures. Les jours de brouillard en plaine, il fait souvent soleil en haut.",
          "L’aria è più limpida prima delle dieci. Nei giorni di nebbia a valle, in alto c’è spesso il sole.",
        ],
      ],
    ],
    also: ["arrive", "weather", "children", "ticket"],
    info: [
      "Bei starkem Wind steht die Bahn still; das Billett wird dann erstattet. Im November sind drei Wochen Revision.",
      "In strong wind the lift stops and the ticket is refunded. In November it is closed for three weeks’ maintenance.",
      "Par vent fort, l’installation s’arrête et le billet est remboursé. Révision de trois semaines en novembre.",
      "Con vento forte l’impianto si ferma e il biglietto è rimborsato. A novembre tre settimane di revisione.",
    ],
    offer: [
      ["Retourbillett", "Return ticket", "Billet aller-retour", "Biglietto di andata e ritorno"],
      [
        "Eine Berg- und eine Talfahrt am gewählten Tag.",
        "One ride up and one down on the day you choose.",
        "Une montée et une descente le jour choisi.",
        "Una salita e una discesa nel giorno scelto.",
      ],
    ],
    pictured: [
      [
        "eine Seilbahnkabine unterwegs zum Gipfel",
        "a cable car cabin on its way to the top",
        "une cabine en route vers le sommet",
        "una cabina in viaggio verso la cima",
      ],
      [
        "zwei Gäste auf der Aussichtsterrasse",
        "two visitors on the viewing terrace",
        "deux visiteurs sur la terrasse panoramique",
        "due visitatori sulla terrazza panoramica",
      ],
    ],
  }),
  funicular: family({
    type: "mountain",
    price: 24,
    minutes: 10,
    tickets: "transport",
    when: { season: "all", capacity: null, cancel: 0 },
    marks: {
      effort: 1,
      thrill: 1,
      included: ["transport"],
      access: ["pram", "dogs"],
      hours: ["morning", "afternoon", "evening"],
      setting: ["summit", "railway"],
    },
    topics: ["view", "ride", "family"],
    meet: ["Talstation {meet}", "Lower station, {meet}", "Station inférieure, {meet}", "Stazione inferiore, {meet}"],
    highlights: [
      [
        "{time} dauert die Fahrt, und mit jedem Meter wird das Land unter Ihnen grösser. Auf {metres} m führt ein breiter Weg zum Aussichtspunkt.",
        "The ride takes {time}, and with every metre the land below grows wider. At {metres} m a broad path leads to the viewpoint.",
        "Le trajet dure {time} et, à chaque mètre, le pays s’élargit. À {metres} m, un large chemin mène au point de vue.",
        "Il tragitto dura {time} e a ogni metro il paese si allarga. A {metres} m un’ampia strada porta al belvedere.",
      ],
      [
        "Vorn beim Fahrstand sitzt man am besten: auf halber Strecke weicht der Gegenwagen aus, dann kommt die Steigung. Ziel sind {metres} m.",
        "The best seats are at the front: halfway the other car passes, then comes the slope. The goal is {metres} m.",
        "Les meilleures places sont à l’avant : à mi-parcours, on croise l’autre voiture, puis vient la pente. Arrivée à {metres} m.",
        "I posti migliori sono davanti: a metà si incrocia l’altra vettura, poi viene la salita. Arrivo a {metres} m.",
      ],
      [
        "Am Seil hinauf auf {metres} m, in {time} und ohne Eile. Für den Rückweg gibt es einen Wanderweg, doch die meisten sitzen lieber noch einmal.",
        "Up on the cable to {metres} m in {time}, unhurried. There is a path down, though most prefer to sit once more.",
        "Au bout du câble, {metres} m en {time}, sans hâte. Un sentier redescend, mais la plupart préfèrent se rasseoir.",
        "Appesi alla fune fino a {metres} m in {time}, senza fretta. C’è un sentiero per tornare, ma i più preferiscono sedersi.",
      ],
    ],
    benefits: [
      ["Hin- und Rückfahrt mit der Standseilbahn", "Funicular there and back", "Funiculaire aller-retour", "Funicolare di andata e ritorno"],
      ["Abfahrt alle 15 bis 30 Minuten", "A car every 15 to 30 minutes", "Départ toutes les 15 à 30 minutes", "Partenza ogni 15–30 minuti"],
      ["Kinderwagen und Hunde dürfen mit", "Prams and dogs welcome", "Poussettes et chiens admis", "Passeggini e cani ammessi"],
    ],
    blocks: [
      [
        ["Die Technik", "How it works", "La technique", "La tecnica"],
        [
          "Zwei Wagen, ein Seil: fährt der eine hinauf, zieht ihn der andere. Das braucht erstaunlich wenig Strom.",
          "Two cars, one cable: as one goes up the other pulls it. That takes surprisingly little power.",
          "Deux voitures, un câble : quand l’une monte, l’autre la tire. Cela demande étonnamment peu de courant.",
          "Due vetture, una fune: quando una sale, l’altra la tira. Serve sorprendentemente poca corrente.",
        ],
      ],
      [
        ["Am Abend", "In the evening", "Le soir", "La sera"],
        [
          "Die letzten Fahrten sind die schönsten, wenn unten die Lichter angehen.",
          "The last rides are the loveliest, when the lights come on below.",
          "Les dernières courses sont les plus belles, quand s’allument les lumières.",
          "Le ultime corse sono le più belle, quando si accendono le luci.",
        ],
      ],
    ],
    also: ["arrive", "ticket", "children"],
    info: null,
    offer: [
      ["Berg- und Talfahrt", "Up and down", "Montée et descente en funiculaire", "Salita e discesa in funicolare"],
      [
        "Gilt für je eine Fahrt am gewählten Tag.",
        "Good for one ride each way on the chosen day.",
        "Valable pour un trajet dans chaque sens le jour choisi.",
        "Vale per una corsa in ogni senso nel giorno scelto.",
      ],
    ],
    pictured: [
      [
        "die Standseilbahn auf steiler Strecke",
        "the funicular on its steep track",
        "le funiculaire sur sa voie raide",
        "la funicolare sul suo tracciato ripido",
      ],
      ["Aussicht von der oberen Terrasse", "the view from the upper terrace", "la vue depuis la terrasse du haut", "la vista dalla terrazza in alto"],
    ],
  }),
  rackRailway: family({
    type: "mountain",
    price: 70,
    minutes: 50,
    tickets: "transport",
    when: { season: "summer", capacity: 80, times: ["09:10", "11:10"], demand: 0.1, cancel: 24 },
    marks: { effort: 1, thrill: 1, included: ["transport"], access: ["pram", "dogs"], occasion: ["gift"], setting: ["summit", "railway"] },
    topics: ["ride", "view", "family", "history"],
    meet: ["Bahnhof {meet}", "{meet} station", "Gare de départ, {meet}", "Stazione di partenza, {meet}"],
    highlights: [
      [
        "{time} lang greift das Zahnrad in die Stange, bis {metres} m erreicht sind. Sitzen Sie bergwärts links: dort öffnet sich das Tal zuerst.",
        "For {time} the cogs bite the rack until {metres} m is reached. Sit on the left going up: the valley opens there first.",
        "Pendant {time}, la roue mord la crémaillère jusqu’à {metres} m. À la montée, asseyez-vous à gauche : la vallée s’y ouvre d’abord.",
        "Per {time} la ruota morde la cremagliera fino a {metres} m. In salita sedetevi a sinistra: lì la valle si apre per prima.",
      ],
      [
        "Der Zug klettert langsam genug, um Murmeltiere zu zählen. Auf {metres} m bleiben Sie nach Lust und fahren mit dem Zug zurück, der Ihnen passt.",
        "The train climbs slowly enough to count marmots. At {metres} m you stay as you please and take whichever train suits you back.",
        "Le train grimpe assez lentement pour compter les marmottes. À {metres} m, restez à votre guise et redescendez quand vous voulez.",
        "Il treno sale così piano che si contano le marmotte. A {metres} m restate quanto volete e tornate con il treno che preferite.",
      ],
    ],
    benefits: [
      ["Hin- und Rückfahrt", "Return journey", "Trajet aller-retour", "Viaggio di andata e ritorno"],
      ["Sitzplatz im gewählten Zug", "A seat on your chosen train", "Place assise dans le train choisi", "Posto a sedere nel treno scelto"],
      ["Rückfahrt frei wählbar", "Return train of your choice", "Retour au choix", "Ritorno a scelta"],
    ],
    blocks: [
      [
        ["Die Bahn", "The railway", "Le chemin de fer", "La ferrovia"],
        [
          "Gebaut von Hand und mit Maultieren, in Betrieb seit mehr als hundert Jahren; viele Teile fertigt die eigene Werkstatt.",
          "Built by hand and mule, running for more than a century; the line’s own workshop makes many of the parts.",
          "Bâti à la main et au mulet, en service depuis plus d’un siècle ; l’atelier maison fabrique bien des pièces.",
          "Costruita a mano e con i muli, in servizio da oltre un secolo; l’officina propria fa molti pezzi.",
        ],
      ],
      [
        ["Oben einkehren", "Eating at the top", "Se restaurer en haut", "Mangiare in cima"],
        [
          "Das Berghotel kocht einfach und gut; auf der Terrasse wird nicht reserviert.",
          "The mountain hotel cooks simply and well; terrace tables aren’t reserved.",
          "L’hôtel de montagne cuisine simple et bon ; la terrasse ne se réserve pas.",
          "L’albergo di montagna cucina semplice e bene; la terrazza non si prenota.",
        ],
      ],
    ],
    also: ["arrive", "weather", "ticket"],
    info: [
      "Hunde fahren mit, Velos nicht. Bei Schnee auf der Strecke endet die Fahrt an der Mittelstation.",
      "Dogs may come, bikes may not. With snow on the line the train ends at the middle station.",
      "Les chiens sont admis, pas les vélos. S’il y a de la neige, le train s’arrête à la station intermédiaire.",
      "I cani sono ammessi, le bici no. Con la neve il treno si ferma alla stazione intermedia.",
    ],
    offer: [
      ["Zahnradbahn retour", "Cog railway, return", "Crémaillère aller-retour", "Cremagliera andata e ritorno"],
      [
        "Bergfahrt mit dem gewählten Zug, Talfahrt nach Wahl.",
        "Up on the train you choose, down on any.",
        "Montée par le train choisi, descente au choix.",
        "Salita con il treno scelto, discesa a piacere.",
      ],
    ],
    pictured: [
      ["der rote Zahnradzug am Berg", "the red cog train on the mountain", "le train à crémaillère rouge", "il treno rosso a cremagliera"],
      [
        "der Zug in einer Kurve, daneben Wanderer",
        "the train on a bend, hikers beside it",
        "le train dans une courbe, des randonneurs",
        "il treno in curva, accanto escursionisti",
      ],
    ],
  }),
  gorge: family({
    type: "gorge",
    price: 9,
    minutes: 60,
    tickets: "entry",
    when: { season: "summer", capacity: null, cancel: 0 },
    marks: { effort: 1, thrill: 1, access: ["dogs"], setting: ["gorge"] },
    topics: ["walk", "water", "family", "view"],
    meet: ["Eingang {meet}", "Entrance, {meet}", "Entrée, {meet}", "Ingresso, {meet}"],
    highlights: [
      [
        "Der Weg durch die Schlucht ist {km} km lang, gesichert und auch für Kinder gut zu gehen. Rechnen Sie mit {time}, und mit einem nassen Ärmel.",
        "The path through the gorge is {km} km long, secured and easy for children. Allow {time}, and a wet sleeve.",
        "Le chemin fait {km} km, il est sécurisé et facile pour les enfants. Comptez {time} et une manche mouillée.",
        "Il percorso è lungo {km} km, è sicuro e facile per i bambini. Calcolate {time} e una manica bagnata.",
      ],
      [
        "Nach Regen ist das Wasser am lautesten, am Mittag das Licht am schönsten. In {time} sind Sie durch, doch kaum jemand geht ohne Halt.",
        "After rain the water is loudest, at noon the light is best. You can be through in {time}, though few walk without stopping.",
        "Après la pluie, l’eau gronde ; à midi, la lumière est la plus belle. On passe en {time}, mais rares sont ceux qui ne s’arrêtent pas.",
        "Dopo la pioggia l’acqua è più forte, a mezzogiorno la luce più bella. Si passa in {time}, ma quasi nessuno senza fermarsi.",
      ],
      [
        "Stege und Stollen führen dicht am Fels entlang, immer dem Wasser nach. Ein guter Ort für heisse Tage: unten ist es zehn Grad kühler.",
        "Walkways and tunnels run close to the rock, following the water. A good place on hot days: it is ten degrees cooler down there.",
        "Passerelles et galeries longent la roche, au fil de l’eau. Parfait par grande chaleur : il fait dix degrés de moins.",
        "Passerelle e gallerie corrono lungo la roccia, seguendo l’acqua. Ideale con il caldo: sotto ci sono dieci gradi in meno.",
      ],
    ],
    benefits: [
      ["Eintritt in die Schlucht", "Entry to the gorge", "Entrée de la gorge", "Ingresso alla gola"],
      ["Hin- und Rückweg beliebig oft", "Walk it as often as you like", "Passage illimité dans la journée", "Passaggi illimitati nella giornata"],
      ["Tafeln zu Geologie und Sagen", "Panels on geology and legend", "Panneaux sur la géologie et les légendes", "Pannelli su geologia e leggende"],
    ],
    blocks: [
      [
        ["Der Weg", "The path", "Le chemin", "Il percorso"],
        [
          "Geländer auf ganzer Länge, an zwei Stellen niedrige Decken. Für Rollstühle und Kinderwagen ist er zu schmal.",
          "Railings all along, low ceilings in two places. It is too narrow for wheelchairs and prams.",
          "Garde-corps partout, plafond bas à deux endroits. Trop étroit pour fauteuils et poussettes.",
          "Parapetti ovunque, soffitto basso in due punti. Troppo stretto per carrozzelle e passeggini.",
        ],
      ],
      [
        ["Entstehung", "How it was made", "Formation", "Come è nata"],
        [
          "Zehntausend Jahre Schmelzwasser, Sand und Kiesel: so sägt ein Bach durch den Fels.",
          "Ten thousand years of meltwater, sand and pebbles: that is how a stream saws through rock.",
          "Dix mille ans d’eau de fonte, de sable et de galets : ainsi un torrent scie la roche.",
          "Diecimila anni di acqua di fusione, sabbia e ciottoli: così un torrente sega la roccia.",
        ],
      ],
    ],
    also: ["arrive", "sturdy", "children"],
    info: [
      "Bei Hochwasser oder Steinschlag bleibt die Schlucht geschlossen; das Billett gilt dann an einem andern Tag.",
      "In high water or rockfall the gorge stays closed; the ticket is then good on another day.",
      "En cas de crue ou de chute de pierres, la gorge ferme ; le billet vaut un autre jour.",
      "Con piena o caduta sassi la gola resta chiusa; il biglietto vale un altro giorno.",
    ],
    offer: [
      ["Eintritt Schlucht", "Gorge entry", "Entrée pour la gorge", "Ingresso gola"],
      [
        "Tageseintritt während der Öffnungszeiten.",
        "Day entry during opening hours.",
        "Entrée d’un jour aux heures d’ouverture.",
        "Ingresso giornaliero negli orari d’apertura.",
      ],
    ],
    pictured: [
      [
        "der Steg über dem grünen Wasser der Schlucht",
        "the walkway above the green water of the gorge",
        "la passerelle au-dessus de l’eau verte",
        "la passerella sopra l’acqua verde",
      ],
      ["eine Brücke hoch über der Schlucht", "a bridge high above the gorge", "un pont très haut au-dessus de la gorge", "un ponte alto sopra la gola"],
    ],
  }),
  cave: family({
    type: "gorge",
    price: 18,
    minutes: 75,
    tickets: "museum",
    when: { season: "all", capacity: 25, times: ["11:00", "14:00"], weekdays: [3, 6, 7], demand: 0.1, cancel: 24 },
    languages: ["de", "fr", "en"],
    marks: { effort: 1, thrill: 2, indoor: true, included: ["guide"], setting: ["gorge"] },
    topics: ["guide", "walk", "family", "adventure"],
    meet: ["Kasse {meet}", "Ticket office, {meet}", "Caisse, {meet}", "Cassa, {meet}"],
    highlights: [
      [
        "Die Führung dauert {time}. Im Berg sind es das ganze Jahr acht bis elf Grad, und nirgends ist es so dunkel, wie wenn kurz das Licht ausgeht.",
        "The tour takes {time}. Inside it is eight to eleven degrees all year, and nowhere is as dark as when the light goes out for a moment.",
        "La visite dure {time}. Il y fait de huit à onze degrés toute l’année, et rien n’est plus noir que l’instant où l’on éteint.",
        "La visita dura {time}. Dentro ci sono da otto a undici gradi tutto l’anno, e niente è più buio di quando si spegne la luce.",
      ],
      [
        "Gut {metres} m geht es in den Berg hinein, auf ausgebauten Wegen und mit Geschichten, die man draussen weitererzählt.",
        "You walk a good {metres} m into the mountain on made paths, with stories you will retell outside.",
        "On s’enfonce de {metres} m dans la montagne, sur des chemins aménagés, avec des histoires à raconter dehors.",
        "Si entra nel monte per {metres} m, su percorsi attrezzati, con storie da raccontare fuori.",
      ],
    ],
    benefits: [
      ["Führung durch ortskundige Guides", "Tour with local guides", "Visite guidée par des gens du lieu", "Visita con guide del posto"],
      ["Helm, wo es ihn braucht", "A helmet where you need one", "Casque là où il en faut", "Casco dove serve"],
      ["Kleine Ausstellung am Eingang", "A small exhibition at the entrance", "Petite exposition à l’entrée", "Piccola mostra all’ingresso"],
    ],
    blocks: [
      [
        ["Unter Tag", "Underground", "Sous terre", "Sottoterra"],
        [
          "Tropfsteine wachsen einen Zentimeter in hundert Jahren: bitte nicht anfassen.",
          "Dripstones grow a centimetre in a hundred years: please don’t touch.",
          "Les concrétions poussent d’un centimètre par siècle : ne touchez pas.",
          "Le concrezioni crescono un centimetro in cent’anni: non toccate.",
        ],
      ],
      [
        ["Kleidung", "Clothing", "Vêtements", "Abbigliamento"],
        [
          "Eine Jacke und Schuhe mit Profil genügen, auch im Hochsommer.",
          "A jacket and shoes with grip will do, even in high summer.",
          "Une veste et des chaussures à profil suffisent, même en plein été.",
          "Una giacca e scarpe con il profilo bastano, anche in piena estate.",
        ],
      ],
    ],
    also: ["arrive", "anyWeather", "children"],
    info: [
      "Es hat Treppen und enge Stellen; wer Platzangst hat, fragt vorher an der Kasse.",
      "There are stairs and narrow places; if you are claustrophobic, ask at the till first.",
      "Il y a des escaliers et des passages étroits ; en cas de claustrophobie, renseignez-vous à la caisse.",
      "Ci sono scale e passaggi stretti; chi soffre di claustrofobia chieda prima alla cassa.",
    ],
    offer: [
      ["Führung unter Tag", "Underground tour", "Visite sous terre", "Visita sotterranea"],
      ["Geführter Rundgang in kleiner Gruppe.", "A guided round in a small group.", "Visite guidée en petit groupe.", "Giro guidato in piccolo gruppo."],
    ],
    pictured: [
      [
        "Besucher zwischen beleuchteten Tropfsteinen",
        "visitors among lit dripstones",
        "des visiteurs parmi les concrétions éclairées",
        "visitatori tra concrezioni illuminate",
      ],
      [
        "eine Gruppe mit Helm und Lampe im Gang",
        "a group with helmets and lamps in a passage",
        "un groupe casqué, lampe au front",
        "un gruppo con casco e lampada",
      ],
    ],
  }),
  glacierWalk: family({
    type: "glacier",
    price: 130,
    minutes: 360,
    minAge: 10,
    tickets: "sport",
    when: { season: "summer", capacity: 8, times: ["08:30"], weekdays: [2, 4, 6, 7], demand: 0.2, cancel: 48 },
    languages: ["de", "en", "fr"],
    marks: { effort: 3, thrill: 2, included: ["guide", "equipment"], hours: ["morning"], level: ["beginners"], setting: ["summit"] },
    topics: ["guide", "adventure", "snow", "view"],
    meet: ["Treffpunkt {meet}", "Meeting point, {meet}", "Rendez-vous à {meet}", "Ritrovo a {meet}"],
    highlights: [
      [
        "{time} mit Bergführerin oder Bergführer: Steigeisen anlegen, am Seil gehen, in Spalten blicken, ohne hineinzufallen.",
        "{time} with a mountain guide: put on crampons, walk on the rope, look into crevasses without falling in.",
        "{time} avec un ou une guide : chausser les crampons, marcher encordé, regarder dans les crevasses sans y tomber.",
        "{time} con una guida alpina: calzare i ramponi, camminare in cordata, guardare nei crepacci senza caderci.",
      ],
      [
        "Unterwegs erfahren Sie, wie Eis fliesst, weshalb es blau ist und wie viel davon in diesem Jahr verschwunden ist. Dauer: {time}.",
        "On the way you learn how ice flows, why it is blue and how much vanished this year. It takes {time}.",
        "En chemin, vous apprenez comment la glace coule, pourquoi elle est bleue et combien il en a fondu cette année. Durée : {time}.",
        "Lungo la via si impara come scorre il ghiaccio, perché è blu e quanto ne è sparito quest’anno. Durata: {time}.",
      ],
    ],
    benefits: [
      ["Patentierte Bergführer", "Certified mountain guides", "Guides brevetés", "Guide alpine diplomate"],
      ["Steigeisen, Gurt und Seil", "Crampons, harness and rope", "Crampons, baudrier et corde", "Ramponi, imbrago e corda"],
      ["Höchstens acht Gäste am Seil", "Eight guests at most on a rope", "Huit personnes au plus", "Otto ospiti al massimo"],
    ],
    blocks: [
      [
        ["Auf dem Eis", "On the ice", "Sur la glace", "Sul ghiaccio"],
        [
          "Vorkenntnisse braucht es keine, Trittsicherheit und Kondition für einen Tag schon.",
          "You need no experience, but sure feet and stamina for the day.",
          "Aucune expérience requise, mais le pied sûr et de l’endurance.",
          "Non serve esperienza, ma piede sicuro e resistenza.",
        ],
      ],
      [
        ["Der Gletscher heute", "The glacier today", "Le glacier aujourd’hui", "Il ghiacciaio oggi"],
        [
          "Die Zunge zieht sich jedes Jahr um dreissig Meter zurück; die Route ändert deshalb mit.",
          "The tongue draws back thirty metres each year, and the route changes with it.",
          "La langue recule de trente mètres par an ; l’itinéraire change avec elle.",
          "La lingua si ritira di trenta metri l’anno; il percorso cambia con lei.",
        ],
      ],
    ],
    also: ["warm", "weather", "safety"],
    info: [
      "Ab 10 Jahren. Feste, knöchelhohe Schuhe sind Pflicht; Jeans bleiben zu Hause.",
      "From age 10. Sturdy ankle-high boots are required; leave jeans at home.",
      "Dès 10 ans. Chaussures montantes obligatoires ; laissez les jeans à la maison.",
      "Dai 10 anni. Scarponi alti obbligatori; i jeans restano a casa.",
    ],
    offer: [
      ["Gletschertour in der Gruppe", "Group glacier tour", "Course sur glacier en groupe", "Gita sul ghiacciaio in gruppo"],
      ["Mit Führung und Material.", "With guide and gear.", "Avec guide et matériel.", "Con guida e materiale."],
    ],
    pictured: [
      ["eine Seilschaft auf dem Eis", "a rope team on the ice", "une cordée sur la glace", "una cordata sul ghiaccio"],
      ["Spalten und Moräne", "crevasses and a moraine", "crevasses et moraine", "crepacci e morena"],
    ],
  }),
  guidedHike: family({
    type: "hike",
    price: 54,
    minutes: 240,
    minAge: 8,
    tickets: "guided",
    when: { season: "summer", capacity: 12, times: ["09:15"], weekdays: [3, 6, 7], demand: 0.15, cancel: 24 },
    languages: ["de", "en"],
    marks: { effort: 2, thrill: 1, included: ["guide"], access: ["dogs"], hours: ["morning"] },
    topics: ["guide", "walk", "view", "family"],
    meet: ["Treffpunkt {meet}", "Meeting point, {meet}", "Rendez-vous à {meet}", "Ritrovo a {meet}"],
    highlights: [
      [
        "{km} km in {time}, mit Pausen dort, wo es etwas zu sehen gibt. Die Wanderleiterin kennt die Pflanzen, die Sagen und die beste Bank.",
        "{km} km in {time}, with stops where there is something to see. The guide knows the plants, the legends and the best bench.",
        "{km} km en {time}, avec des haltes là où il y a à voir. L’accompagnatrice connaît les plantes, les légendes et le meilleur banc.",
        "{km} km in {time}, con soste dove c’è da vedere. La guida conosce le piante, le leggende e la panchina migliore.",
      ],
      [
        "Gegangen wird im Tempo der Gruppe, {time} lang, auf Wegen, die man allein leicht verpasst.",
        "We walk at the group’s own pace for {time}, on paths that are easily missed alone.",
        "On marche au pas du groupe, pendant {time}, sur des sentiers qu’on manquerait seul.",
        "Si cammina al passo del gruppo, per {time}, su sentieri che da soli si mancano.",
      ],
      [
        "Eine Tour von {km} km für alle, die gern gehen und lieber zuhören als Karten lesen. Picknick im Rucksack, Fernglas bei uns.",
        "A walk of {km} km for those who like to walk and would sooner listen than read maps. Picnic in your rucksack, binoculars in ours.",
        "Une marche de {km} km pour qui préfère écouter que lire la carte. Le pique-nique dans votre sac, les jumelles dans le nôtre.",
        "Una gita di {km} km per chi preferisce ascoltare che leggere carte. Il picnic nel vostro zaino, il binocolo nel nostro.",
      ],
    ],
    benefits: [
      ["Wanderleitung mit Fachausweis", "Certified hiking guide", "Accompagnateur breveté", "Guida escursionistica diplomata"],
      ["Fernglas und Karte", "Binoculars and map", "Jumelles et carte", "Binocolo e carta"],
      ["Kleine Gruppe", "Small group", "Petit groupe", "Piccolo gruppo"],
    ],
    blocks: [
      [
        ["Anforderung", "How hard it is", "Difficulté", "Difficoltà"],
        [
          "Bergwanderweg, gut gewartet, mit 300 bis 700 m Aufstieg. Wer zwei Stunden am Stück gehen kann, kommt gut mit.",
          "A well-kept mountain path with 300 to 700 m of ascent. If you can walk two hours at a stretch you will be fine.",
          "Sentier de montagne entretenu, 300 à 700 m de montée. Si vous marchez deux heures d’affilée, tout ira bien.",
          "Sentiero di montagna curato, da 300 a 700 m di salita. Chi cammina due ore di fila va benissimo.",
        ],
      ],
      [
        ["Unterwegs", "On the way", "En chemin", "Lungo il cammino"],
        [
          "Mittags wird gerastet, wo es Wasser und Schatten gibt; eine Feuerstelle nutzen wir, wenn es trocken ist.",
          "We rest at noon where there is water and shade, and light a fire when it is dry enough.",
          "À midi, halte avec eau et ombre ; on fait du feu si le temps le permet.",
          "A mezzogiorno sosta con acqua e ombra; si accende il fuoco se il tempo lo permette.",
        ],
      ],
    ],
    also: ["sturdy", "weather", "guide"],
    info: null,
    offer: [
      ["Geführte Wanderung", "Guided hike", "Randonnée accompagnée", "Escursione guidata"],
      ["Mit Wanderleitung, ohne Verpflegung.", "With a guide, without food.", "Avec accompagnateur, sans repas.", "Con guida, senza pasti."],
    ],
    pictured: [
      ["Wanderer auf dem Weg", "hikers on the path", "des randonneurs sur le sentier", "escursionisti sul sentiero"],
      ["eine Rast auf einem Felsen mit Aussicht", "a rest on a rock with a view", "une halte sur un rocher, avec vue", "una sosta su una roccia panoramica"],
    ],
  }),
};
