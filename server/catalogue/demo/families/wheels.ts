import { inClass, type NewCategory } from "../build/categories.ts";
import { bodyHeight } from "../build/fields.ts";
import { family } from "./family.ts";

/** First class costs as much more. */
const firstClass = 1.7;
/** The same tickets in both classes of a train. */
export const inBothClasses = (categories: NewCategory[]): NewCategory[] => [
  ...categories.map((category) => inClass("2nd_class", category)),
  ...categories
    .filter(({ price }) => price > 0)
    .map((category) => inClass("1st_class", { ...category, price: Math.round((category.price * firstClass) / 100) * 100, netPrice: null })),
];

export const wheels = {
  panoramaTrain: family({
    type: "rail",
    price: 60,
    minutes: 150,
    tickets: "transport",
    when: { season: "all", capacity: 90, times: ["09:35"], demand: 0.2, cancel: 24 },
    marks: {
      effort: 1,
      thrill: 1,
      included: ["transport"],
      access: ["wheelchair", "dogs"],
      occasion: ["romantic", "gift"],
      hours: ["morning"],
      setting: ["railway"],
    },
    topics: ["ride", "view", "food"],
    meet: ["Bahnhof {meet}", "{meet} station", "Gare de {meet}", "Stazione di {meet}"],
    highlights: [
      [
        "{time} Fahrt mit Fenstern, die fast bis zum Dach reichen. Den Platz haben Sie auf sicher, Wechseln ist erlaubt, wenn nebenan frei ist.",
        "{time} behind windows that reach almost to the roof. Your seat is reserved, and you may move if the next is free.",
        "{time} derrière des vitres presque jusqu’au toit. Votre place est réservée, on peut changer si la voisine est libre.",
        "{time} dietro vetri che arrivano quasi al tetto. Il posto è riservato, si può cambiare se quello accanto è libero.",
      ],
      [
        "Die Strecke gehört zu denen, für die man eine Reise plant: {time}, und kein Kilometer gleicht dem vorigen.",
        "This is one of the lines that people plan journeys around: {time}, and no kilometre like the last.",
        "C’est l’une de ces lignes pour lesquelles on voyage : {time}, et pas un kilomètre pareil.",
        "È una di quelle linee per cui si parte: {time}, e nessun chilometro uguale.",
      ],
    ],
    benefits: [
      ["Fahrt und Sitzplatz", "Journey and seat", "Trajet et place assise", "Viaggio e posto a sedere"],
      ["Erste oder zweite Klasse", "First or second class", "Première ou deuxième classe", "Prima o seconda classe"],
      ["Halbtax anerkannt", "Half-Fare accepted", "Demi-tarif accepté", "Metà prezzo accettato"],
    ],
    blocks: [
      [
        ["Im Zug", "On the train", "À bord", "A bordo"],
        [
          "Es gibt ein Bordbistro; Koffer finden am Wagenende Platz, Velos nicht.",
          "There is a bistro; cases fit at the end of the car, bikes don’t.",
          "Il y a un bistrot ; les valises tiennent en bout de voiture, pas les vélos.",
          "C’è un bistrot; le valigie stanno in fondo alla carrozza, le bici no.",
        ],
      ],
    ],
    also: ["arrive", "ticket", "food"],
    info: null,
    offer: [
      ["Einfache Fahrt mit Platz", "One way with seat", "Aller simple avec place", "Sola andata con posto"],
      ["Mit dem gewählten Zug.", "On the chosen train.", "Par le train choisi.", "Con il treno scelto."],
    ],
    pictured: [
      [
        "ein Zug mit grossen Fenstern in der Landschaft",
        "a train with large windows in the landscape",
        "un train vitré dans le paysage",
        "un treno panoramico nel paesaggio",
      ],
      ["der Zug auf dem Viadukt", "the train on the viaduct", "le train sur le viaduc", "il treno sul viadotto"],
    ],
  }),
  dayPass: family({
    type: "rail",
    price: 80,
    minutes: 720,
    tickets: "boat",
    when: { season: "all", capacity: null, cancel: 0 },
    marks: { effort: 1, thrill: 1, included: ["transport"], access: ["pram", "dogs"], setting: ["railway", "lake"] },
    topics: ["ride", "view", "boat"],
    meet: ["Gültig ab {meet}", "Valid from {meet}", "Valable dès {meet}", "Valido da {meet}"],
    highlights: [
      [
        "Ein Tag, ein Code, freie Fahrt im ganzen Gebiet: einsteigen, aussteigen, sitzen bleiben.",
        "One day, one code, free travel in the whole area: get on, get off, stay put.",
        "Un jour, un code, libre circulation : monter, descendre, rester assis.",
        "Un giorno, un codice, libera circolazione: salire, scendere, restare seduti.",
      ],
      [
        "Lohnt sich ab der dritten Fahrt und schont die Nerven schon bei der ersten.",
        "It pays from the third ride and spares your nerves from the first.",
        "Rentable dès le troisième trajet, reposant dès le premier.",
        "Conviene dalla terza corsa, rilassa fin dalla prima.",
      ],
    ],
    benefits: [
      ["Freie Fahrt für einen Tag", "Free travel for a day", "Libre circulation un jour", "Libera circolazione per un giorno"],
      ["Bahn, Bus und Schiff", "Train, bus and boat", "Train, bus et bateau", "Treno, bus e battello"],
      ["Halber Preis auf vielen Bergbahnen", "Half price on many lifts", "Moitié prix sur bien des remontées", "Metà prezzo su molti impianti"],
    ],
    blocks: [
      [
        ["So gilt die Karte", "How the pass works", "Comment ça marche", "Come funziona"],
        [
          "Von 5 Uhr früh bis 5 Uhr am nächsten Tag, in der zweiten Klasse, mit Ausweis.",
          "From 5 am until 5 am the next day, second class, with an ID.",
          "De 5 heures à 5 heures le lendemain, en deuxième classe, avec une pièce d’identité.",
          "Dalle 5 alle 5 del giorno dopo, in seconda classe, con un documento.",
        ],
      ],
    ],
    also: ["ticket", "children"],
    info: null,
    offer: [
      ["Tageskarte 2. Klasse", "Day pass, 2nd class", "Carte journalière 2e classe", "Carta giornaliera 2ª classe"],
      ["Freie Wahl der Verbindung.", "Any connection.", "Liaison au choix.", "Collegamento a scelta."],
    ],
    pictured: [
      ["Zug, Schiff und Bus der Region", "train, boat and bus of the region", "train, bateau et bus de la région", "treno, battello e bus della regione"],
      [
        "eine Hand mit Billett vor dem See",
        "a hand with a ticket before the lake",
        "une main et un billet devant le lac",
        "una mano con biglietto davanti al lago",
      ],
    ],
  }),
  eBikeTour: family({
    type: "bike",
    price: 84,
    minutes: 240,
    minAge: 14,
    tickets: "sport",
    when: { season: "summer", capacity: 10, times: ["09:30"], weekdays: [3, 5, 6, 7], demand: 0.15, cancel: 24 },
    languages: ["de", "en", "fr"],
    marks: { effort: 2, thrill: 1, included: ["guide", "equipment"], hours: ["morning"], occasion: ["team"], level: ["beginners"] },
    topics: ["bike", "guide", "view", "food"],
    meet: ["Velostation {meet}", "Bike station, {meet}", "Station vélo, {meet}", "Stazione bici, {meet}"],
    highlights: [
      [
        "{km} Kilometer auf Nebenwegen, {time} mit Pausen. Der Motor nimmt die Steigung, die Aussicht nehmen Sie.",
        "{km} kilometres on quiet lanes, {time} with breaks. The motor takes the climb, you take the view.",
        "{km} kilomètres par les petites routes, {time} pauses comprises. Le moteur prend la côte, vous la vue.",
        "{km} chilometri su strade secondarie, {time} con pause. Il motore prende la salita, voi la vista.",
      ],
      [
        "Eine Runde von {km} Kilometern, geführt, mit Ersatzschlauch und guten Adressen. Dauer etwa {time}.",
        "A guided loop of {km} kilometres, with a spare tube and good addresses. It takes about {time}.",
        "Une boucle guidée de {km} kilomètres, chambre à air et bonnes adresses comprises. Environ {time}.",
        "Un giro guidato di {km} chilometri, con camera d’aria e buoni indirizzi. Circa {time}.",
      ],
    ],
    benefits: [
      ["E-Bike mit vollem Akku", "E-bike, fully charged", "Vélo électrique chargé", "E-bike carica"],
      ["Helm und Regenponcho", "Helmet and poncho", "Casque et cape de pluie", "Casco e mantella"],
      ["Tourenleitung", "Tour guide", "Accompagnement", "Accompagnamento"],
    ],
    blocks: [
      [
        ["Das Velo", "The bike", "Le vélo", "La bici"],
        [
          "Tiefer Einstieg, Motor bis 25 km/h, Grössen von 150 bis 195 cm.",
          "Low step, assist up to 25 km/h, sizes for 150 to 195 cm.",
          "Cadre bas, assistance jusqu’à 25 km/h, tailles de 150 à 195 cm.",
          "Telaio basso, assistenza fino a 25 km/h, taglie da 150 a 195 cm.",
        ],
      ],
    ],
    also: ["sturdy", "weather", "groups"],
    info: [
      "Ab 14 Jahren; wer Velo fährt, kann auch das.",
      "From age 14; if you can cycle you can do this.",
      "Dès 14 ans ; qui sait rouler y arrive.",
      "Dai 14 anni; chi va in bici ci riesce.",
    ],
    offer: [
      ["Tour mit E-Bike", "E-bike tour", "Tour à vélo électrique", "Giro in e-bike"],
      ["Velo, Helm und Leitung.", "Bike, helmet and guide.", "Vélo, casque et guide.", "Bici, casco e guida."],
    ],
    fields: [bodyHeight],
    pictured: [
      ["zwei Leute auf E-Bikes", "two people on e-bikes", "deux personnes à vélo électrique", "due persone in e-bike"],
      ["Velos an einem Brunnen", "bikes leaning on a fountain", "des vélos contre une fontaine", "bici appoggiate a una fontana"],
    ],
  }),
  bikeRental: family({
    type: "bike",
    price: 34,
    minutes: 480,
    tickets: "rental",
    when: { season: "summer", capacity: 30, cancel: 2 },
    marks: { effort: 2, thrill: 1, included: ["equipment"], hours: ["morning", "afternoon"], level: ["beginners"] },
    topics: ["bike", "family", "walk"],
    meet: ["Velostation {meet}", "Bike station, {meet}", "Station vélo, {meet}", "Stazione bici, {meet}"],
    highlights: [
      [
        "Das Velo steht ab acht bereit und ist bis sechs Ihres. Karte und drei Routen liegen im Körbchen.",
        "The bike is ready from eight and yours until six. A map and three routes are in the basket.",
        "Le vélo est prêt dès huit heures et à vous jusqu’à dix-huit. Carte et trois parcours dans le panier.",
        "La bici è pronta dalle otto ed è vostra fino alle sei. Mappa e tre percorsi nel cestino.",
      ],
      [
        "Kein Plan ist auch einer: fahren Sie dem Wasser nach. Bei Panne holen wir Sie ab.",
        "No plan is a plan: follow the water. If it breaks down we fetch you.",
        "Sans plan, suivez l’eau. En cas de panne, nous venons vous chercher.",
        "Senza programma, seguite l’acqua. In caso di guasto veniamo a prendervi.",
      ],
    ],
    benefits: [
      ["Tourenvelo mit sieben Gängen", "Seven-speed touring bike", "Vélo à sept vitesses", "Bici a sette marce"],
      ["Helm und Schloss", "Helmet and lock", "Casque et cadenas", "Casco e lucchetto"],
      ["Pannenhilfe im Gebiet", "Breakdown help in the area", "Dépannage dans la région", "Assistenza in zona"],
    ],
    blocks: [
      [
        ["Abholen und zurückgeben", "Pick-up and return", "Retrait et retour", "Ritiro e riconsegna"],
        [
          "Ausweis zeigen, Sattel einstellen, los. Rückgabe am selben Ort.",
          "Show your ID, set the saddle, go. Return to the same place.",
          "Pièce d’identité, selle réglée, en route. Retour au même endroit.",
          "Documento, sella regolata, via. Riconsegna nello stesso posto.",
        ],
      ],
    ],
    also: ["arrive", "children", "weather"],
    info: null,
    offer: [
      ["Miete für einen Tag", "One-day hire", "Location d’un jour", "Noleggio di un giorno"],
      ["Kindersitz auf Anfrage gratis.", "Child seat free on request.", "Siège enfant gratuit sur demande.", "Seggiolino gratuito su richiesta."],
    ],
    pictured: [
      ["Velos im Ständer am Ufer", "bikes in a rack by the shore", "des vélos au bord de l’eau", "bici sulla riva"],
      ["ein Kindervelo und ein Anhänger", "a child’s bike and a trailer", "un vélo d’enfant et une remorque", "una bici da bambino e un rimorchio"],
    ],
  }),
  mountainBike: family({
    type: "bike",
    price: 65,
    minutes: 300,
    minAge: 12,
    tickets: "sport",
    when: { season: "summer", capacity: 20, cancel: 24 },
    marks: { effort: 3, thrill: 3, included: ["transport"], level: ["advanced"], occasion: ["team"], setting: ["summit"] },
    topics: ["bike", "adventure", "view"],
    meet: ["Talstation {meet}", "{meet} valley station", "Station aval, {meet}", "Stazione a valle, {meet}"],
    highlights: [
      [
        "Die Bahn macht die Höhenmeter, Sie machen den Rest. {time} reichen für vier bis sechs Abfahrten.",
        "The lift does the climbing, you do the rest. {time} are good for four to six runs.",
        "La remontée fait le dénivelé, vous le reste. {time} suffisent pour quatre à six descentes.",
        "L’impianto fa il dislivello, voi il resto. {time} bastano per quattro–sei discese.",
      ],
      [
        "Wurzeln, Anlieger, Aussicht: {time} auf Trails, die von Leuten gebaut sind, die selber fahren.",
        "Roots, berms, views: {time} on trails built by people who ride.",
        "Racines, virages, panoramas : {time} sur des sentiers tracés par des vététistes.",
        "Radici, sponde, panorami: {time} su sentieri tracciati da chi pedala.",
      ],
    ],
    benefits: [
      ["Bergbahn mit Bikehaken", "Lift with bike hooks", "Remontée avec porte-vélos", "Impianto con porta-bici"],
      ["Trailkarte", "Trail map", "Carte des pistes", "Mappa dei trail"],
      ["Waschplatz im Tal", "Bike wash in the valley", "Station de lavage", "Lavaggio bici"],
    ],
    blocks: [
      [
        ["Ausrüstung", "Equipment", "Équipement", "Equipaggiamento"],
        [
          "Helm ist Pflicht, Vollvisier und Protektoren sind klug. Leihbikes gibt es an der Station.",
          "Helmets are required, full face and pads are wise. Bikes can be hired at the station.",
          "Casque obligatoire, intégral et protections conseillés. Vélos à louer à la station.",
          "Casco obbligatorio, integrale e protezioni consigliati. Bici a noleggio in stazione.",
        ],
      ],
    ],
    also: ["safety", "weather"],
    info: null,
    offer: [
      ["Biketag", "Bike day", "Journée VTT", "Giornata MTB"],
      ["Gilt für einen Tag.", "Good for one day.", "Valable un jour.", "Vale un giorno."],
    ],
    pictured: [
      ["eine Fahrerin auf dem Trail", "a rider on the trail", "une vététiste sur le sentier", "una biker sul sentiero"],
      ["ein Sprung über die Kante", "a jump over the edge", "un saut", "un salto"],
    ],
  }),
};
