import { family } from "./family.ts";

export const lakes = {
  boatRide: family({
    type: "boat",
    price: 34,
    minutes: 90,
    tickets: "boat",
    when: { season: "all", capacity: 120, times: ["11:15"], demand: 0.05, cancel: 2 },
    marks: {
      effort: 1,
      thrill: 1,
      included: ["transport"],
      access: ["wheelchair", "pram", "dogs"],
      hours: ["afternoon"],
      occasion: ["romantic"],
      setting: ["lake"],
    },
    topics: ["boat", "view", "family", "food"],
    meet: ["Schiffstation {meet}", "{meet} landing stage", "Débarcadère, {meet}", "Imbarcadero, {meet}"],
    highlights: [
      [
        "{time} auf dem Wasser, auf dem Oberdeck mit Wind, im Salon mit Kuchen. Aussteigen und mit dem nächsten Schiff weiterfahren ist erlaubt.",
        "{time} on the water, with wind on the upper deck and cake in the saloon. You may get off and take the next boat.",
        "{time} sur l’eau, au vent sur le pont ou au salon avec un gâteau. On peut descendre et reprendre le bateau suivant.",
        "{time} sull’acqua, con il vento sul ponte o la torta nel salone. Si può scendere e riprendere il battello dopo.",
      ],
      [
        "Das Schiff legt pünktlich ab und hat es doch nie eilig: {time}, in denen nur die Ufer vorbeiziehen.",
        "The boat leaves on time and is yet never in a hurry: {time} in which only the shores move.",
        "Le bateau part à l’heure et n’est pourtant jamais pressé : {time} où seules défilent les rives.",
        "Il battello parte puntuale eppure non ha mai fretta: {time} in cui scorrono solo le rive.",
      ],
      [
        "Ab {meet} dauert die Fahrt {time}. Die besten Plätze sind vorn rechts; der Kapitän erklärt auf Anfrage fast jeden Gipfel.",
        "From {meet} the trip takes {time}. The best seats are front right; ask and the captain will name almost every peak.",
        "Depuis {meet}, le trajet dure {time}. Les meilleures places sont à l’avant droit ; le capitaine nomme presque chaque sommet.",
        "Da {meet} il viaggio dura {time}. I posti migliori sono davanti a destra; il capitano nomina quasi ogni vetta.",
      ],
    ],
    benefits: [
      ["Fahrt in der 2. Klasse", "Second class passage", "Trajet en 2e classe", "Viaggio in 2ª classe"],
      ["Freie Platzwahl an Deck", "Free seating on deck", "Places libres sur le pont", "Posti liberi sul ponte"],
      ["Restauration an Bord", "Food and drink on board", "Restauration à bord", "Ristorazione a bordo"],
      ["Halt unterwegs möglich", "Stops on the way", "Arrêts possibles en route", "Soste possibili"],
    ],
    blocks: [
      [
        ["An Bord", "On board", "À bord", "A bordo"],
        [
          "Es hat einen Salon, ein Sonnendeck und Toiletten. Kinderwagen und Rollstühle fahren ebenerdig mit.",
          "There are a saloon, a sun deck and toilets. Prams and wheelchairs roll straight on.",
          "Salon, pont-soleil et toilettes à bord. Poussettes et fauteuils montent de plain-pied.",
          "A bordo salone, ponte e servizi. Passeggini e carrozzelle salgono a livello.",
        ],
      ],
      [
        ["Die Schiffe", "The boats", "Les bateaux", "I battelli"],
        [
          "Welches Schiff fährt, steht am Vorabend im Fahrplan; bei Niederwasser fällt ein Halt aus.",
          "Which boat runs is in the timetable the evening before; at low water one stop is left out.",
          "Le bateau du jour figure à l’horaire la veille ; en basses eaux, un arrêt est supprimé.",
          "Quale battello viaggia è indicato la sera prima; con acqua bassa si salta una fermata.",
        ],
      ],
    ],
    also: ["arrive", "ticket", "children", "groups"],
    info: null,
    offer: [
      ["Rundfahrt", "Round trip", "Tour en bateau", "Giro in battello"],
      ["Gilt für das gewählte Schiff.", "Good for the boat you choose.", "Valable pour le bateau choisi.", "Vale per il battello scelto."],
    ],
    pictured: [
      ["ein weisses Schiff auf dem Wasser", "a white boat on the water", "un bateau blanc sur l’eau", "un battello bianco sull’acqua"],
      [
        "Gäste am Steg, das Schiff legt an",
        "people on the jetty as the boat comes in",
        "des gens au débarcadère, le bateau accoste",
        "gente sul pontile, il battello attracca",
      ],
    ],
  }),
  dinnerCruise: family({
    type: "night",
    price: 78,
    minutes: 150,
    tickets: "guided",
    when: { season: "all", capacity: 60, times: ["18:45"], weekdays: [4, 5, 6], demand: 0.3, cancel: 48 },
    marks: {
      effort: 1,
      thrill: 1,
      indoor: true,
      included: ["food", "transport"],
      access: ["wheelchair"],
      hours: ["evening"],
      occasion: ["romantic", "gift", "team"],
      setting: ["lake"],
    },
    topics: ["food", "boat", "view"],
    meet: ["Schiffstation {meet}", "{meet} landing stage", "Débarcadère, {meet}", "Imbarcadero, {meet}"],
    highlights: [
      [
        "Das Schiff fährt {time}, gegessen wird von Anfang an. Am Fenster sitzt, wer zuerst bucht; an Deck darf jeder.",
        "The boat sails for {time} and dinner starts at once. Window tables go to those who book first; the deck is for all.",
        "Le bateau navigue {time} et l’on mange dès le départ. Les tables à la fenêtre vont aux premiers ; le pont est à tous.",
        "Il battello naviga {time} e si mangia da subito. I tavoli alla finestra vanno ai primi; il ponte è di tutti.",
      ],
      [
        "Ein Abend von {time}, an dem Küche und Ufer gleich wichtig sind. Der letzte Zug wird erreicht.",
        "An evening of {time} in which kitchen and shore matter alike. You will catch the last train.",
        "Une soirée de {time} où la cuisine compte autant que les rives. On attrape le dernier train.",
        "Una serata di {time} in cui cucina e rive contano uguale. L’ultimo treno si prende.",
      ],
    ],
    benefits: [
      ["Essen an Bord", "Dinner on board", "Repas à bord", "Cena a bordo"],
      ["Reservierter Tisch", "A reserved table", "Table réservée", "Tavolo riservato"],
      ["Mineralwasser", "Mineral water", "Eau minérale", "Acqua minerale"],
    ],
    blocks: [
      [
        ["Am Tisch", "At table", "À table", "A tavola"],
        [
          "Getränke zahlen Sie an Bord. Wer allein kommt, sitzt auf Wunsch in guter Gesellschaft.",
          "Drinks are paid on board. If you come alone we seat you in good company if you like.",
          "Les boissons se paient à bord. Si vous venez seul, on vous place volontiers en bonne compagnie.",
          "Le bevande si pagano a bordo. Chi viene solo siede, se vuole, in buona compagnia.",
        ],
      ],
      [
        ["Boarding", "Boarding", "Embarquement", "Imbarco"],
        [
          "Eine halbe Stunde vorher ist das Schiff offen; wir legen auf die Minute ab.",
          "The boat opens half an hour before and leaves to the minute.",
          "Le bateau ouvre une demi-heure avant et part à la minute.",
          "Il battello apre mezz’ora prima e parte al minuto.",
        ],
      ],
    ],
    also: ["food", "anyWeather", "gift"],
    info: null,
    offer: [
      ["Schifffahrt mit Essen", "Cruise with dinner", "Croisière avec repas", "Crociera con cena"],
      ["Getränke sind nicht inbegriffen.", "Drinks are not included.", "Boissons non comprises.", "Bevande escluse."],
    ],
    fields: [],
    pictured: [
      ["ein beleuchtetes Schiff in der Abenddämmerung", "a lit boat at dusk", "un bateau illuminé au crépuscule", "un battello illuminato al crepuscolo"],
      ["ein gedeckter Tisch am Fenster", "a laid table by the window", "une table dressée près de la fenêtre", "un tavolo apparecchiato alla finestra"],
    ],
  }),
  paddling: family({
    type: "paddle",
    price: 40,
    minutes: 120,
    minAge: 8,
    tickets: "sport",
    when: { season: "summer", capacity: 10, times: ["09:00", "14:00"], weekdays: [3, 5, 6, 7], demand: 0.1, cancel: 24 },
    marks: { effort: 2, thrill: 1, included: ["equipment"], hours: ["morning", "afternoon"], level: ["beginners"], setting: ["lake"] },
    topics: ["water", "guide", "family", "view"],
    meet: ["Bootshaus {meet}", "Boathouse, {meet}", "Hangar à bateaux, {meet}", "Rimessa barche, {meet}"],
    highlights: [
      [
        "Nach einer Viertelstunde Einführung sind Sie {time} lang auf dem Wasser, nahe genug am Ufer, um Fische zu sehen.",
        "After a quarter of an hour’s introduction you are on the water for {time}, near enough to the shore to see fish.",
        "Après un quart d’heure d’initiation, vous voilà sur l’eau pour {time}, assez près du bord pour voir les poissons.",
        "Dopo un quarto d’ora d’introduzione siete sull’acqua per {time}, abbastanza vicini a riva da vedere i pesci.",
      ],
      [
        "{time} mit dem Paddel: Boot, Weste und wasserdichter Sack sind dabei, die Ruhe bringt der Morgen mit.",
        "{time} with a paddle: boat, vest and dry bag are included, the calm comes with the morning.",
        "{time} à la pagaie : bateau, gilet et sac étanche sont compris, le calme vient avec le matin.",
        "{time} con la pagaia: barca, giubbotto e sacca stagna sono compresi, la calma la porta il mattino.",
      ],
    ],
    benefits: [
      ["Boot oder Brett mit Paddel", "Boat or board with paddle", "Bateau ou planche avec pagaie", "Barca o tavola con pagaia"],
      ["Schwimmweste in jeder Grösse", "Life vest in every size", "Gilet de toutes tailles", "Giubbotto di ogni taglia"],
      ["Kurze Einführung", "A short introduction", "Brève initiation", "Breve introduzione"],
    ],
    blocks: [
      [
        ["Auf dem Wasser", "On the water", "Sur l’eau", "Sull’acqua"],
        [
          "Bleiben Sie innerhalb der Bojen und machen Sie Kursschiffen Platz: die können nicht bremsen.",
          "Stay within the buoys and give way to the passenger boats: they can’t brake.",
          "Restez dans les bouées et laissez passer les bateaux de ligne : ils ne freinent pas.",
          "Restate entro le boe e date la precedenza ai battelli: non possono frenare.",
        ],
      ],
      [
        ["Wind", "Wind", "Vent", "Vento"],
        [
          "Bei Sturmwarnung blinkt es am Ufer, dann kommen alle zurück und zahlen nichts.",
          "When storm lights flash on the shore all come back and pay nothing.",
          "Si le feu d’avis clignote, tout le monde rentre et ne paie rien.",
          "Se la luce d’allarme lampeggia, si rientra e non si paga.",
        ],
      ],
    ],
    also: ["swim", "weather", "safety"],
    info: [
      "Sie müssen 200 m schwimmen können. Unter 12 Jahren nur mit Erwachsenen.",
      "You must be able to swim 200 m. Under 12 only with an adult.",
      "Il faut savoir nager 200 m. Avant 12 ans, avec un adulte.",
      "Bisogna saper nuotare 200 m. Sotto i 12 anni solo con un adulto.",
    ],
    confirm: [
      "Alle Gäste können 200 m schwimmen.",
      "All guests can swim 200 m.",
      "Toutes les personnes savent nager 200 m.",
      "Tutti gli ospiti sanno nuotare 200 m.",
    ],
    offer: [
      ["Auf dem Wasser", "Out on the water", "Sortie sur l’eau", "Uscita sull’acqua"],
      ["Mit Material und Einführung.", "With gear and introduction.", "Avec matériel et initiation.", "Con materiale e introduzione."],
    ],
    pictured: [
      ["ein Paddelboot auf ruhigem Wasser", "a paddle boat on calm water", "une embarcation sur l’eau calme", "un’imbarcazione sull’acqua calma"],
      ["zwei Boote am Ufer", "two boats on the shore", "deux bateaux sur la rive", "due barche a riva"],
    ],
  }),
  rafting: family({
    type: "water",
    price: 115,
    minutes: 210,
    minAge: 12,
    tickets: "sport",
    when: { season: "summer", capacity: 24, times: ["09:00", "13:30"], demand: 0.1, cancel: 48 },
    languages: ["de", "en"],
    marks: { effort: 2, thrill: 3, included: ["guide", "equipment", "transport"], occasion: ["team", "birthday"], level: ["beginners"], setting: ["gorge"] },
    topics: ["adventure", "guide", "water"],
    meet: ["Basis {meet}", "Base camp, {meet}", "Base, {meet}", "Base, {meet}"],
    highlights: [
      [
        "Von der Einkleidung bis zur heissen Dusche sind es {time}, davon gut die Hälfte auf dem Fluss. Gepaddelt wird auf Kommando, gelacht von selbst.",
        "From wetsuit to hot shower it is {time}, a good half of it on the river. You paddle on command and laugh by yourself.",
        "De la combinaison à la douche chaude, {time}, dont plus de la moitié sur la rivière. On pagaie au commandement, on rit tout seul.",
        "Dalla muta alla doccia calda sono {time}, più della metà sul fiume. Si pagaia a comando, si ride da soli.",
      ],
      [
        "Sechs bis acht Gäste pro Boot, ein Guide am Heck und Wellen, die im Juni am höchsten sind. Dauer: {time}.",
        "Six to eight guests a boat, a guide at the stern and waves that are highest in June. It takes {time}.",
        "Six à huit personnes par bateau, un guide à l’arrière et des vagues au plus haut en juin. Durée : {time}.",
        "Da sei a otto ospiti per gommone, una guida a poppa e onde più alte a giugno. Durata: {time}.",
      ],
    ],
    benefits: [
      ["Neopren, Helm und Weste", "Wetsuit, helmet and vest", "Combinaison, casque et gilet", "Muta, casco e giubbotto"],
      ["Transport zum Fluss", "Transfer to the river", "Transfert à la rivière", "Trasporto al fiume"],
      ["Apéro am Ziel", "Drinks at the end", "Apéro à l’arrivée", "Aperitivo all’arrivo"],
    ],
    blocks: [
      [
        ["Der Fluss", "The river", "La rivière", "Il fiume"],
        [
          "Stufe II bis IV, je nach Wasserstand. Ist er zu hoch, fahren wir einen ruhigeren Abschnitt.",
          "Grade II to IV depending on the level. If it is too high we run a calmer stretch.",
          "De II à IV selon le niveau. S’il est trop haut, on choisit un tronçon plus calme.",
          "Dal II al IV secondo il livello. Se è troppo alto, si sceglie un tratto più calmo.",
        ],
      ],
      [
        ["Danach", "Afterwards", "Après", "Dopo"],
        [
          "Heisse Duschen, Bilder vom Ufer und ein Stück Kuchen warten in der Basis.",
          "Hot showers, pictures from the bank and cake wait at the base.",
          "Douches chaudes, photos et gâteau attendent à la base.",
          "Docce calde, foto e torta aspettano alla base.",
        ],
      ],
    ],
    also: ["swim", "safety", "groups"],
    info: [
      "Ab 12 Jahren und 40 kg. Schwangere und Personen mit Herzleiden fahren nicht mit.",
      "From age 12 and 40 kg. Not for expectant mothers or people with heart conditions.",
      "Dès 12 ans et 40 kg. Déconseillé aux femmes enceintes et aux personnes cardiaques.",
      "Dai 12 anni e 40 kg. Non per donne incinte o persone cardiopatiche.",
    ],
    confirm: [
      "Alle Gäste können schwimmen und sind gesund.",
      "All guests can swim and are in good health.",
      "Toutes les personnes savent nager et sont en bonne santé.",
      "Tutti gli ospiti sanno nuotare e sono in salute.",
    ],
    offer: [
      ["Raftingtour", "Rafting trip", "Descente en rafting", "Discesa in rafting"],
      ["Mit Guide, Material und Transport.", "With guide, gear and transfer.", "Avec guide, matériel et transfert.", "Con guida, materiale e trasporto."],
    ],
    pictured: [
      ["ein Raft im weissen Wasser", "a raft in white water", "un raft dans l’eau blanche", "un gommone nell’acqua bianca"],
      ["Gäste tragen das Boot ans Ufer", "guests carry the boat ashore", "on porte le bateau à terre", "gli ospiti portano il gommone a riva"],
    ],
  }),
  canyoning: family({
    type: "water",
    price: 145,
    minutes: 240,
    minAge: 12,
    tickets: "sport",
    when: { season: "summer", capacity: 16, times: ["08:30", "13:00"], demand: 0.1, cancel: 48 },
    languages: ["de", "en", "it"],
    marks: { effort: 3, thrill: 3, included: ["guide", "equipment", "transport"], occasion: ["team"], level: ["beginners"], setting: ["gorge"] },
    topics: ["adventure", "guide", "water"],
    meet: ["Basis {meet}", "Base camp, {meet}", "Base, {meet}", "Base, {meet}"],
    highlights: [
      [
        "Springen, rutschen, abseilen: {time} im Bachbett, immer nur so hoch, wie Sie wollen. Fast jede Stelle lässt sich umgehen.",
        "Jump, slide, abseil: {time} in the stream, never higher than you like. Almost every spot can be walked round.",
        "Sauter, glisser, descendre en rappel : {time} dans le lit du torrent, jamais plus haut que vous ne voulez. Presque tout se contourne.",
        "Saltare, scivolare, calarsi: {time} nel torrente, mai più in alto di quanto volete. Quasi tutto si può aggirare.",
      ],
      [
        "Der Neopren hält warm, das Seil hält fest, und nach {time} haben Sie das Tal von unten kennengelernt.",
        "The wetsuit keeps you warm, the rope keeps you safe, and after {time} you know the valley from below.",
        "La combinaison tient chaud, la corde tient bon et, après {time}, vous connaissez la vallée d’en bas.",
        "La muta tiene caldo, la corda tiene forte e dopo {time} conoscete la valle dal basso.",
      ],
    ],
    benefits: [
      ["Neopren, Schuhe, Helm und Gurt", "Wetsuit, shoes, helmet and harness", "Combinaison, chaussures, casque et baudrier", "Muta, scarpe, casco e imbrago"],
      ["Canyoning-Guides mit Diplom", "Certified canyoning guides", "Guides de canyon diplômés", "Guide canyoning diplomate"],
      ["Bilder der Tour", "Pictures of the day", "Photos de la sortie", "Foto dell’uscita"],
    ],
    blocks: [
      [
        ["Ablauf", "How it goes", "Déroulement", "Svolgimento"],
        [
          "Einkleiden, Zustieg von zwanzig Minuten, Üben am ersten Becken, dann Stufe um Stufe hinab.",
          "Kit up, walk in for twenty minutes, practise at the first pool, then down step by step.",
          "Équipement, vingt minutes d’approche, exercice à la première vasque, puis palier par palier.",
          "Vestizione, venti minuti di avvicinamento, prova alla prima pozza, poi gradino dopo gradino.",
        ],
      ],
      [
        ["Voraussetzung", "What it takes", "Prérequis", "Requisiti"],
        [
          "Schwimmen, Freude an Wasser und eine Stunde Ausdauer; Mut wächst unterwegs.",
          "Swimming, a liking for water and an hour’s stamina; courage grows on the way.",
          "Savoir nager, aimer l’eau, tenir une heure ; le courage vient en route.",
          "Saper nuotare, amare l’acqua, resistere un’ora; il coraggio viene strada facendo.",
        ],
      ],
    ],
    also: ["swim", "safety", "weather"],
    info: [
      "Ab 12 Jahren und 140 cm. Bei Gewittergefahr wird verschoben.",
      "From age 12 and 140 cm. Postponed if storms threaten.",
      "Dès 12 ans et 140 cm. Reporté en cas de risque d’orage.",
      "Dai 12 anni e 140 cm. Rinviato se c’è rischio di temporali.",
    ],
    confirm: [
      "Alle Gäste können sicher schwimmen.",
      "All guests swim with confidence.",
      "Toutes les personnes nagent avec assurance.",
      "Tutti gli ospiti nuotano con sicurezza.",
    ],
    offer: [
      ["Canyoningtour", "Canyoning trip", "Sortie canyoning", "Uscita di canyoning"],
      ["Mit Guide, Material und Transport.", "With guide, gear and transfer.", "Avec guide, matériel et transfert.", "Con guida, materiale e trasporto."],
    ],
    pictured: [
      ["ein Sprung ins grüne Becken", "a jump into the green pool", "un saut dans la vasque verte", "un salto nella pozza verde"],
      ["Abseilen neben dem Wasserfall", "roping down beside the waterfall", "rappel le long de la cascade", "una calata accanto alla cascata"],
    ],
  }),
  thermalBath: family({
    type: "wellness",
    price: 32,
    minutes: 180,
    tickets: "entry",
    when: { season: "all", capacity: null, cancel: 0 },
    marks: { effort: 1, thrill: 1, indoor: true, access: ["wheelchair"], hours: ["afternoon", "evening"], occasion: ["romantic", "gift"] },
    topics: ["bath", "family", "view"],
    meet: ["Eingang {meet}", "Entrance, {meet}", "Entrée, {meet}", "Ingresso, {meet}"],
    highlights: [
      [
        "Drei Stunden Wärme, drinnen und draussen. Unter der Woche am Vormittag haben Sie die Becken fast für sich.",
        "Three hours of warmth, indoors and out. On weekday mornings you have the pools almost to yourself.",
        "Trois heures de chaleur, dedans et dehors. En semaine, le matin, les bassins sont presque à vous.",
        "Tre ore di calore, dentro e fuori. Nei giorni feriali, al mattino, le vasche sono quasi tutte vostre.",
      ],
      [
        "Sprudelliegen, Dampf, kaltes Becken, Ruheraum: in dieser Reihenfolge, und dann noch einmal von vorn.",
        "Bubble beds, steam, plunge pool, rest room: in that order, then once more from the start.",
        "Bulles, vapeur, bassin froid, repos : dans cet ordre, puis on recommence.",
        "Idromassaggio, vapore, vasca fredda, riposo: in quest’ordine, poi da capo.",
      ],
      [
        "Wenn es draussen schneit, ist das Aussenbecken am schönsten: Flocken auf der Stirn, 35 Grad bis zum Kinn.",
        "The outdoor pool is at its best when it snows: flakes on your brow, 35 degrees to the chin.",
        "Quand il neige, le bassin extérieur est le plus beau : des flocons au front, 35 degrés jusqu’au menton.",
        "Quando nevica la vasca esterna è la più bella: fiocchi sulla fronte, 35 gradi fino al mento.",
      ],
    ],
    benefits: [
      ["Eintritt für drei Stunden", "Entry for three hours", "Entrée de trois heures", "Ingresso di tre ore"],
      ["Innen- und Aussenbecken", "Indoor and outdoor pools", "Bassins intérieur et extérieur", "Vasche interne ed esterne"],
      ["Dampfbad und Ruheraum", "Steam bath and rest room", "Hammam et salle de repos", "Bagno turco e sala relax"],
    ],
    blocks: [
      [
        ["Im Bad", "In the baths", "Aux bains", "Ai bagni"],
        [
          "Badekleid ist Pflicht, Tücher und Mäntel gibt es zur Miete. Handys bleiben im Schrank.",
          "Swimwear is required; towels and robes can be hired. Phones stay in the locker.",
          "Maillot obligatoire ; linges et peignoirs se louent. Les téléphones restent au casier.",
          "Costume obbligatorio; asciugamani e accappatoi a noleggio. I telefoni restano nell’armadietto.",
        ],
      ],
      [
        ["Das Wasser", "The water", "L’eau", "L’acqua"],
        [
          "Es kommt warm aus der Tiefe und hat Regen gesehen, der vor Jahrzehnten fiel. Trinken darf man es am Brunnen.",
          "It rises warm from the deep and was rain decades ago. You may drink it at the fountain.",
          "Elle vient chaude des profondeurs et fut pluie il y a des décennies. On la boit à la fontaine.",
          "Viene calda dal profondo e fu pioggia decenni fa. Alla fontana si può bere.",
        ],
      ],
    ],
    also: ["arrive", "gift", "anyWeather"],
    info: [
      "Kinder unter 3 Jahren brauchen Badewindeln; nach 19 Uhr ist es für Kinder unter 12 zu spät.",
      "Children under 3 need swim nappies; after 7 pm it is too late for children under 12.",
      "Avant 3 ans, couches de bain ; après 19 heures, plus d’enfants de moins de 12 ans.",
      "Sotto i 3 anni pannolini da bagno; dopo le 19 niente bambini sotto i 12.",
    ],
    offer: [
      ["Eintritt drei Stunden", "Three-hour entry", "Entrée trois heures", "Ingresso tre ore"],
      [
        "Gilt am gewählten Tag ab Eintritt.",
        "Runs from the moment you enter on the chosen day.",
        "Vaut dès l’entrée, le jour choisi.",
        "Vale dall’ingresso, nel giorno scelto.",
      ],
    ],
    pictured: [
      ["das dampfende Aussenbecken", "the steaming outdoor pool", "le bassin extérieur fumant", "la vasca esterna fumante"],
      ["eine stille Halle aus Stein mit Wasser", "a quiet stone hall with water", "une salle de pierre et d’eau calme", "una sala di pietra e acqua quieta"],
    ],
  }),
};
