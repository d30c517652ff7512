import { heading, list, paragraph, written } from "../write.ts";

/** Which scenic train suits whom. */
export const thePanoramicTrains = written(
  {
    slug: "the-panoramic-trains",
    changed: "2026-11-18",
    picture: "bernina-express.webp",
    activityIds: [218, 2661, 2662, 2663, 2664, 2670],
  },
  {
    de_CH: {
      title: "Die Panoramazüge",
      lead: "Bernina, Glacier, GoldenPass, Gotthard, Centovalli: welcher Zug zu wem passt, wo man sitzt und wann es keine Reservation braucht.",
      alternativeText: "Ein roter Zug auf einem Viadukt im Schnee",
      blocks: [
        paragraph(
          "In der Schweiz ist der Weg oft das Ziel, und er hat einen Fahrplan. Fünf Strecken gelten als die grossen; jede erzählt etwas anderes.",
        ),
        heading("bernina", "Bernina Express: vom Eis zu den Palmen"),
        paragraph(
          "Von Chur oder St. Moritz bis auf 2253 Meter am Ospizio Bernina, ohne Zahnrad, dann hinunter nach Tirano, wo Palmen stehen. Die Strecke über Albula und Bernina gehört seit 2008 zum Welterbe. Der Landwasserviadukt führt 65 Meter über dem Fluss direkt in die Felswand; bei Brusio dreht sich der Zug im Freien einmal um sich selbst.",
        ),
        heading("glacier", "Glacier Express: acht Stunden am Fenster"),
        paragraph(
          "Zwischen Zermatt und St. Moritz liegen 291 Brücken und 91 Tunnels. Der Zug nimmt sich dafür rund acht Stunden. Wer weniger Zeit hat, fährt von Chur nach Brig: Rheinschlucht, Oberalppass und Goms sind dabei.",
        ),
        heading("goldenpass", "GoldenPass Express: der Zug, der die Spur wechselt"),
        paragraph(
          "Seit Dezember 2022 fährt er ohne Umsteigen von Montreux nach Interlaken. In Zweisimmen passt er sich in wenigen Minuten von der schmalen an die normale Spur an. Links und rechts: der Genfersee, die Chalets von Gstaad, der Thunersee.",
        ),
        heading("south", "Gotthard und Centovalli: zweimal in den Süden"),
        paragraph(
          "Auf der alten Gotthardstrecke sieht man das Kirchlein von Wassen dreimal, weil sich der Zug in Kehrtunnels in die Höhe schraubt. Von Locarno fährt die Centovallibahn über 83 Brücken nach Domodossola; im Oktober leuchten die Wälder.",
        ),
        heading("good-to-know", "Gut zu wissen"),
        list(
          "Bernina Express, Glacier Express: Eine Platzreservation ist Pflicht und kostet extra",
          "Auf denselben Gleisen fahren Regionalzüge ohne Reservation, mit Fenstern, die aufgehen",
          "Bernina: von Chur her rechts sitzen, dort liegt der Landwasserviadukt",
          "Tirano und Domodossola liegen in Italien: Ausweis einstecken",
        ),
      ],
    },
    en_CH: {
      title: "The panoramic trains",
      lead: "Bernina, Glacier, GoldenPass, Gotthard, Centovalli: which train suits whom, where to sit, and when you need no reservation.",
      alternativeText: "A red train on a viaduct in the snow",
      blocks: [
        paragraph(
          "In Switzerland the journey is often the destination, and it has a timetable. Five lines count as the great ones; each tells another story.",
        ),
        heading("bernina", "Bernina Express: from ice to palms"),
        paragraph(
          "From Chur or St. Moritz to 2,253 metres at Ospizio Bernina, without a cogwheel, then down to Tirano, where palm trees grow. The line over Albula and Bernina has been World Heritage since 2008. The Landwasser Viaduct leads straight into the cliff, 65 metres above the river; at Brusio the train turns a full circle in the open air.",
        ),
        heading("glacier", "Glacier Express: eight hours at the window"),
        paragraph(
          "Between Zermatt and St. Moritz lie 291 bridges and 91 tunnels, and the train takes about eight hours over them. With less time, go from Chur to Brig: Rhine Gorge, Oberalp Pass and Goms are all there.",
        ),
        heading("goldenpass", "GoldenPass Express: the train that changes gauge"),
        paragraph(
          "Since December 2022 it has run from Montreux to Interlaken without a change. At Zweisimmen it adapts within minutes from the narrow to the standard gauge. On either side: Lake Geneva, the chalets of Gstaad, Lake Thun.",
        ),
        heading("south", "Gotthard and Centovalli: two ways south"),
        paragraph(
          "On the old Gotthard line you see the little church of Wassen three times, because the train winds upwards in spiral tunnels. From Locarno the Centovalli Railway crosses 83 bridges on its way to Domodossola; in October the woods glow.",
        ),
        heading("good-to-know", "Good to know"),
        list(
          "Bernina Express, Glacier Express: a seat reservation is compulsory and costs extra",
          "Regional trains run on the same tracks without one, with windows that open",
          "Bernina: coming from Chur, sit on the right, where the Landwasser Viaduct is",
          "Tirano and Domodossola are in Italy: take your passport or identity card",
        ),
      ],
    },
    fr_CH: {
      title: "Les trains panoramiques",
      lead: "Bernina, Glacier, GoldenPass, Gothard, Centovalli : quel train pour qui, où s’asseoir et quand se passer de réservation.",
      alternativeText: "Un train rouge sur un viaduc dans la neige",
      blocks: [
        paragraph(
          "En Suisse, le chemin est souvent le but, et il a un horaire. Cinq lignes passent pour les grandes ; chacune raconte autre chose.",
        ),
        heading("bernina", "Bernina Express : de la glace aux palmiers"),
        paragraph(
          "De Coire ou de Saint-Moritz à 2253 mètres, à l’Ospizio Bernina, sans crémaillère, puis descente vers Tirano et ses palmiers. La ligne de l’Albula et de la Bernina est au patrimoine mondial depuis 2008. Le viaduc de Landwasser entre droit dans la falaise, 65 mètres au-dessus de la rivière ; à Brusio, le train fait un tour complet à ciel ouvert.",
        ),
        heading("glacier", "Glacier Express : huit heures à la fenêtre"),
        paragraph(
          "Entre Zermatt et Saint-Moritz, il y a 291 ponts et 91 tunnels, et le train y met environ huit heures. Avec moins de temps, prenez-le de Coire à Brigue : les gorges du Rhin, le col de l’Oberalp et la vallée de Conches y sont.",
        ),
        heading("goldenpass", "GoldenPass Express : le train qui change d’écartement"),
        paragraph(
          "Depuis décembre 2022, il relie Montreux à Interlaken sans changement. À Zweisimmen, il passe en quelques minutes de la voie étroite à la voie normale. De part et d’autre : le Léman, les chalets de Gstaad, le lac de Thoune.",
        ),
        heading("south", "Gothard et Centovalli : deux fois vers le sud"),
        paragraph(
          "Sur l’ancienne ligne du Gothard, on voit trois fois la petite église de Wassen, car le train s’élève dans des tunnels hélicoïdaux. De Locarno, le chemin de fer des Centovalli franchit 83 ponts jusqu’à Domodossola ; en octobre, les forêts flamboient.",
        ),
        heading("good-to-know", "Bon à savoir"),
        list(
          "Bernina Express, Glacier Express : la réservation est obligatoire et payante",
          "Sur les mêmes voies roulent des trains régionaux sans réservation, dont les fenêtres s’ouvrent",
          "Bernina : depuis Coire, asseyez-vous à droite, côté viaduc de Landwasser",
          "Tirano et Domodossola sont en Italie : prenez une pièce d’identité",
        ),
      ],
    },
    it_CH: {
      title: "I treni panoramici",
      lead: "Bernina, Glacier, GoldenPass, Gottardo, Centovalli: quale treno per chi, dove sedersi e quando non serve la prenotazione.",
      alternativeText: "Un treno rosso su un viadotto nella neve",
      blocks: [
        paragraph(
          "In Svizzera la via è spesso la meta, e ha un orario. Cinque linee sono le grandi; ognuna racconta qualcosa d’altro.",
        ),
        heading("bernina", "Bernina Express: dal ghiaccio alle palme"),
        paragraph(
          "Da Coira o St. Moritz fino ai 2253 metri dell’Ospizio Bernina, senza cremagliera, poi giù a Tirano, dove crescono le palme. La linea dell’Albula e del Bernina è patrimonio mondiale dal 2008. Il viadotto di Landwasser entra dritto nella roccia, 65 metri sopra il fiume; a Brusio il treno fa un giro completo all’aperto.",
        ),
        heading("glacier", "Glacier Express: otto ore al finestrino"),
        paragraph(
          "Tra Zermatt e St. Moritz ci sono 291 ponti e 91 gallerie, e il treno ci mette circa otto ore. Con meno tempo vada da Coira a Briga: la gola del Reno, il passo dell’Oberalp e la valle di Goms ci sono tutti.",
        ),
        heading("goldenpass", "GoldenPass Express: il treno che cambia scartamento"),
        paragraph(
          "Da dicembre 2022 va da Montreux a Interlaken senza cambi. A Zweisimmen passa in pochi minuti dallo scartamento ridotto a quello normale. Ai due lati: il Lemano, gli chalet di Gstaad, il lago di Thun.",
        ),
        heading("south", "Gottardo e Centovalli: due volte verso sud"),
        paragraph(
          "Sulla vecchia linea del Gottardo si vede tre volte la chiesetta di Wassen, perché il treno sale in gallerie elicoidali. Da Locarno la Centovallina attraversa 83 ponti fino a Domodossola; in ottobre i boschi si accendono.",
        ),
        heading("good-to-know", "Buono a sapersi"),
        list(
          "Bernina Express, Glacier Express: la prenotazione è obbligatoria e si paga a parte",
          "Sugli stessi binari vanno treni regionali senza prenotazione, con finestrini che si aprono",
          "Bernina: da Coira si sieda a destra, dove si vede il viadotto di Landwasser",
          "Tirano e Domodossola sono in Italia: porti un documento d’identità",
        ),
      ],
    },
  },
);
