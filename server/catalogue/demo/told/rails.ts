import { tell } from "./tell.ts";

export const rails = {
  "glacier-express-chur-brig": tell(
    ["Glacier Express von Chur nach Brig", "Glacier Express from Chur to Brig", "Glacier Express de Coire à Brigue", "Glacier Express da Coira a Briga"],
    [
      "Rheinschlucht, Oberalppass, Goms: der langsamste Schnellzug der Welt, mit Fenstern bis ins Dach.",
      "Rhine Gorge, Oberalp Pass, Goms: the world’s slowest express, with windows up into the roof.",
      "Gorges du Rhin, Oberalp, Goms : l’express le plus lent du monde, vitré jusqu’au toit.",
      "Gola del Reno, Oberalp, Goms: l’espresso più lento del mondo, con vetri fino al tetto.",
    ],
  ),
  "goldenpass-montreux-interlaken": tell(
    [
      "GoldenPass Express von Montreux nach Interlaken",
      "GoldenPass Express from Montreux to Interlaken",
      "GoldenPass Express de Montreux à Interlaken",
      "GoldenPass Express da Montreux a Interlaken",
    ],
    [
      "Ein Zug, der in Zweisimmen die Spurweite wechselt: aus den Palmen über Gstaad zu zwei Seen.",
      "A train that changes its gauge at Zweisimmen: from palms by way of Gstaad to two lakes.",
      "Un train qui change d’écartement à Zweisimmen : des palmiers à deux lacs, par Gstaad.",
      "Un treno che cambia scartamento a Zweisimmen: dalle palme a due laghi, via Gstaad.",
    ],
  ),
  "gotthard-panorama": tell(
    [
      "Gotthard-Bergstrecke: von Arth-Goldau ins Tessin",
      "Gotthard mountain line: Arth-Goldau to Ticino",
      "Ligne de faîte du Gothard vers le Tessin",
      "Linea di montagna del San Gottardo",
    ],
    [
      "Dreimal sieht man das Kirchlein von Wassen, jedes Mal von einer anderen Seite, dann ist es Süden.",
      "Three times you see the little church of Wassen, each time from another side, then it is the south.",
      "Trois fois l’église de Wassen, chaque fois d’un autre côté, puis c’est le Sud.",
      "Tre volte la chiesetta di Wassen, ogni volta da un altro lato, poi è il Sud.",
    ],
  ),
  "centovalli-railway": tell(
    [
      "Centovalli-Bahn von Locarno nach Domodossola",
      "Centovalli Railway from Locarno to Domodossola",
      "Ligne des Centovalli jusqu’à Domodossola",
      "Ferrovia delle Centovalli fino a Domodossola",
    ],
    [
      "83 Brücken, 34 Tunnel, im Oktober ein Feuerwerk aus Buchen, und am Ziel ein Espresso in Italien.",
      "Eighty-three bridges, 34 tunnels, October beeches like fireworks, and an espresso in Italy.",
      "83 ponts, 34 tunnels, des hêtres en feu en octobre et un espresso en Italie.",
      "83 ponti, 34 gallerie, faggi infuocati a ottobre e un espresso in Italia.",
    ],
  ),
  "loetschberg-ramp": tell(
    [
      "Lötschberger: über die alte Rampe ins Wallis",
      "Lötschberger: the old ramp into Valais",
      "Lötschberger, la vieille rampe vers le Valais",
      "Lötschberger, la vecchia rampa verso il Vallese",
    ],
    [
      "Nach dem Scheiteltunnel öffnet sich das Rhonetal, vierhundert Meter unter den Schienen.",
      "After the summit tunnel the Rhone valley opens, four hundred metres below the rails.",
      "Après le tunnel s’ouvre la vallée du Rhône, quatre cents mètres sous les rails.",
      "Dopo la galleria si apre la valle del Rodano, quattrocento metri sotto i binari.",
    ],
  ),
  "voralpen-express": tell(
    [
      "Voralpen-Express von St. Gallen nach Luzern",
      "Voralpen Express from St. Gallen to Lucerne",
      "Voralpen-Express de Saint-Gall à Lucerne",
      "Voralpen-Express da San Gallo a Lucerna",
    ],
    [
      "Über das Sitterviadukt, das höchste der Schweiz, den Seedamm und das Hochmoor, alles in gut zwei Stunden.",
      "Over the Sitter viaduct, the country’s highest, the causeway and the high moor in two hours.",
      "Le viaduc de la Sitter, la digue, le haut-marais : deux heures de Préalpes.",
      "Il viadotto della Sitter, la diga, la torbiera: due ore di Prealpi.",
    ],
  ),
  "mont-blanc-express": tell(
    ["Mont-Blanc Express ab Martigny", "Mont Blanc Express from Martigny", "Mont-Blanc Express depuis Martigny", "Mont-Blanc Express da Martigny"],
    [
      "Mit Zahnrad aus den Reben in die Trient-Schlucht und hinauf nach Finhaut, wo die Gletscher hereinschauen.",
      "By cog from the vines into the Trient gorge and up to Finhaut, where glaciers look in.",
      "À crémaillère, des vignes aux gorges du Trient, puis Finhaut et ses glaciers.",
      "A cremagliera dalle vigne alla gola del Trient, poi Finhaut e i ghiacciai.",
    ],
  ),
  "chocolate-train": tell(
    [
      "Schokoladenzug von Montreux nach Broc",
      "Chocolate Train from Montreux to Broc",
      "Train du chocolat de Montreux à Broc",
      "Treno del cioccolato da Montreux a Broc",
    ],
    [
      "Pullmanwagen, Croissant und heisse Schokolade; dann Käserei, Städtchen und Fabrik an einem Tag.",
      "Pullman car, croissant and hot chocolate; then dairy, town and factory in a day.",
      "Voiture Pullman, croissant et chocolat chaud ; puis fromagerie, cité et fabrique.",
      "Carrozza Pullman, cornetto e cioccolata calda; poi caseificio, cittadina e fabbrica.",
    ],
  ),
  "red-trains-of-jura": tell(
    [
      "Rote Züge durch die Freiberge",
      "Red trains across the Franches-Montagnes",
      "Les trains rouges des Franches-Montagnes",
      "I treni rossi delle Franches-Montagnes",
    ],
    [
      "Pferde am Bahndamm, Weidtannen und Halte, an denen man winken muss, damit der Zug hält.",
      "Horses by the line, pasture firs and stops at which you wave for the train to halt.",
      "Chevaux le long de la voie, sapins de pâturage et haltes où l’on fait signe.",
      "Cavalli lungo i binari, abeti al pascolo e fermate dove si fa cenno con la mano.",
    ],
  ),
  "albula-landwasser": tell(
    [
      "Albulalinie: von Filisur über das Landwasser",
      "Albula line: Filisur and the Landwasser Viaduct",
      "Ligne de l’Albula et viaduc de Landwasser",
      "Linea dell’Albula e viadotto Landwasser",
    ],
    [
      "Sechs Bogen, dann direkt in die Felswand; zwischen Bergün und Preda dreht sich der Zug dreimal um sich.",
      "Six arches, then straight into the cliff; above Bergün the train winds round itself three times.",
      "Six arches, puis droit dans la paroi ; après Bergün, le train s’enroule trois fois.",
      "Sei archi, poi dritto nella parete; dopo Bergün il treno si avvolge tre volte.",
    ],
  ),
  "lake-lucerne-region-pass": tell(
    ["Tageskarte Vierwaldstättersee", "Lake Lucerne day pass", "Carte journalière du lac des Quatre-Cantons", "Carta giornaliera Lago dei Quattro Cantoni"],
    [
      "Rigi, Stanserhorn, Dampfschiff, Zentralbahn: ein Billett, und die Reihenfolge bestimmen Sie.",
      "Rigi, Stanserhorn, steamer, mountain train: one ticket, in the order you like.",
      "Rigi, Stanserhorn, vapeur, train : un billet, dans l’ordre que vous voulez.",
      "Rigi, Stanserhorn, piroscafo, treno: un biglietto, nell’ordine che volete.",
    ],
  ),
  "bernese-oberland-day-pass": tell(
    ["Tageskarte Berner Oberland", "Bernese Oberland day pass", "Carte journalière de l’Oberland bernois", "Carta giornaliera Oberland bernese"],
    [
      "Zug, Schiff, Bus und 25 Bergbahnen zwischen Bern und Grimsel: einsteigen, wo es schön aussieht.",
      "Train, boat, bus and 25 mountain lifts between Bern and Grimsel: get on where it looks fine.",
      "Train, bateau, bus et 25 remontées entre Berne et le Grimsel : montez où c’est beau.",
      "Treno, battello, bus e 25 impianti tra Berna e il Grimsel: si sale dove è bello.",
    ],
  ),
  "grisons-day-pass": tell(
    ["Tageskarte Graubünden", "Grisons day pass", "Carte journalière des Grisons", "Carta giornaliera Grigioni"],
    [
      "Von Disentis bis Poschiavo: rote Züge und gelbe Postautos in allen 150 Tälern.",
      "From Disentis to Poschiavo: red trains and yellow buses in all 150 valleys.",
      "De Disentis à Poschiavo : trains rouges et cars jaunes dans les 150 vallées.",
      "Da Disentis a Poschiavo: treni rossi e postali gialli in tutte le 150 valli.",
    ],
  ),
  "ticino-day-pass": tell(
    ["Tageskarte Tessin mit Schiff", "Ticino day pass with boats", "Carte journalière du Tessin avec bateaux", "Carta giornaliera Ticino con battelli"],
    [
      "Bus, Bahn und Schiffe auf zwei Seen; am Abend zahlt man nur noch das Gelato.",
      "Bus, train and boats on two lakes; by evening you pay only for the gelato.",
      "Bus, train et bateaux sur deux lacs ; le soir, on ne paie plus que la glace.",
      "Bus, treno e battelli su due laghi; la sera si paga solo il gelato.",
    ],
  ),
  "lake-geneva-day-pass": tell(
    ["Tageskarte Genfersee und Riviera", "Lake Geneva day pass", "Carte journalière du Léman", "Carta giornaliera Lemano"],
    [
      "Von den Terrassen in Lavaux bis Chillon, mit Funiculaire, Bus und einem Stück Dampfschiff.",
      "From the terraces of Lavaux to Chillon by funicular, bus and a stretch of steamer.",
      "Des terrasses de Lavaux à Chillon, en funiculaire, bus et vapeur.",
      "Dalle terrazze di Lavaux a Chillon, in funicolare, bus e piroscafo.",
    ],
  ),
  "eastern-day-pass": tell(
    ["Tageskarte Ostschweiz und Bodensee", "Eastern Switzerland day pass", "Carte journalière de Suisse orientale", "Carta giornaliera Svizzera orientale"],
    [
      "St. Gallen, Appenzell, Bodensee: Bähnchen mit Zahnrad und Schiffe mit drei Flaggen.",
      "St. Gallen, Appenzell, Lake Constance: little cog trains and boats with three flags.",
      "Saint-Gall, Appenzell, Constance : petits trains et bateaux à trois drapeaux.",
      "San Gallo, Appenzello, Costanza: trenini e battelli con tre bandiere.",
    ],
  ),
  "e-bike-emmental-herzroute": tell(
    [
      "Emmental: E-Bike auf der Herzroute",
      "Emmental: e-bike on the Herzroute",
      "Emmental : la Route du Cœur en vélo électrique",
      "Emmental: la Via del Cuore in e-bike",
    ],
    [
      "Wellen aus Wiesen, Speicher, Linden und am Horizont die Alpen: 42 Kilometer, die der Motor flach macht.",
      "Waves of meadow, granaries, limes and the Alps beyond: 42 kilometres made flat by the motor.",
      "Vagues de prés, greniers, tilleuls et Alpes : 42 kilomètres aplanis par le moteur.",
      "Onde di prati, granai, tigli e Alpi: 42 chilometri spianati dal motore.",
    ],
  ),
  "e-bike-lake-murten": tell(
    [
      "Murtensee: E-Bike-Runde mit Weinhalt",
      "Lake Murten: e-bike loop with a wine stop",
      "Tour du lac de Morat à vélo électrique",
      "Giro del lago di Murten in e-bike",
    ],
    [
      "Gemüsefelder, Römerstadt Avenches und die Reben am Vully; beim Winzer wird angehalten.",
      "Vegetable fields, Roman Avenches and the Vully vines; we stop at a grower’s.",
      "Maraîchers, Avenches la romaine et vignes du Vully ; halte chez le vigneron.",
      "Orti, Avenches romana e vigne del Vully; sosta dal vignaiolo.",
    ],
  ),
  "e-bike-engadin-lakes": tell(
    [
      "Engadin: E-Bike entlang der vier Seen",
      "Engadine: e-bike along four lakes",
      "Engadine : quatre lacs à vélo électrique",
      "Engadina: quattro laghi in e-bike",
    ],
    [
      "Von St. Moritz nach Maloja und zurück, wo das Tal einfach aufhört und Italien beginnt.",
      "From St. Moritz to Maloja, where the valley simply ends, and back.",
      "De Saint-Moritz à Maloja, où la vallée s’arrête net, et retour.",
      "Da St. Moritz a Maloja, dove la valle finisce di colpo, e ritorno.",
    ],
  ),
  "e-bike-lavaux": tell(
    ["Lavaux: E-Bike durch die Rebterrassen", "Lavaux: e-bike through the terraces", "Lavaux en vélo électrique", "Lavaux in e-bike"],
    [
      "Von Vevey nach Lutry auf den Wegen der Winzer, mit einem Glas in Rivaz und Seeblick an jeder Kurve.",
      "From Vevey to Lutry on growers’ lanes, a glass at Rivaz and the lake at each bend.",
      "De Vevey à Lutry par les chemins de vignes, un verre à Rivaz, le lac à chaque tournant.",
      "Da Vevey a Lutry per le strade dei vignaioli, un bicchiere a Rivaz, il lago a ogni curva.",
    ],
  ),
  "e-bike-lake-lucerne-villages": tell(
    [
      "Luzern: E-Bike um die Horwer Bucht",
      "Lucerne: e-bike around the bay of Horw",
      "Lucerne : vélo électrique autour de la baie de Horw",
      "Lucerna: e-bike intorno alla baia di Horw",
    ],
    [
      "Obstgärten, Badeplätze und der Pilatus von allen Seiten; in Kastanienbaum wird gebadet.",
      "Orchards, bathing spots and Pilatus from all sides; there is a swim at Kastanienbaum.",
      "Vergers, plages et le Pilate de tous côtés ; on se baigne à Kastanienbaum.",
      "Frutteti, spiagge e il Pilatus da ogni lato; a Kastanienbaum si fa il bagno.",
    ],
  ),
  "e-bike-franches-montagnes": tell(
    [
      "Freiberge: E-Bike zu Pferden und Moorseen",
      "Franches-Montagnes: e-bike to horses and moor lakes",
      "Franches-Montagnes : étangs et chevaux à vélo",
      "Franches-Montagnes: stagni e cavalli in e-bike",
    ],
    [
      "Der Etang de la Gruère liegt schwarz im Tannenwald; rundum grasen Freiberger ohne Zaun.",
      "The Étang de la Gruère lies black among firs; around it horses graze unfenced.",
      "L’étang de la Gruère dort, noir, sous les sapins ; les chevaux paissent sans clôture.",
      "Lo stagno della Gruère dorme nero tra gli abeti; i cavalli pascolano senza recinto.",
    ],
  ),
  "e-bike-rhine-stein": tell(
    [
      "Stein am Rhein: E-Bike den Fluss entlang",
      "Stein am Rhein: e-bike by the river",
      "Stein am Rhein : le Rhin à vélo électrique",
      "Stein am Rhein: il Reno in e-bike",
    ],
    [
      "Kloster, Inseln, Holzbrücken: am einen Ufer hin, am andern zurück, dazwischen ein Stück Deutschland.",
      "Abbey, islands, wooden bridges: out along one bank, back along the other, a bit of Germany between.",
      "Abbaye, îles, ponts de bois : une rive à l’aller, l’autre au retour.",
      "Abbazia, isole, ponti di legno: una riva all’andata, l’altra al ritorno.",
    ],
  ),
  "e-bike-appenzell-hills": tell(
    [
      "Appenzell: E-Bike von Wirtschaft zu Wirtschaft",
      "Appenzell: e-bike from inn to inn",
      "Appenzell : d’auberge en auberge à vélo",
      "Appenzello: di locanda in locanda in e-bike",
    ],
    [
      "Suppe in Gais, Hauptgang in Teufen, Dessert in Appenzell: drei Hügelketten für drei Gänge.",
      "Soup in Gais, main course in Teufen, dessert in Appenzell: three ridges for three courses.",
      "Soupe à Gais, plat à Teufen, dessert à Appenzell : trois crêtes, trois plats.",
      "Zuppa a Gais, piatto a Teufen, dolce ad Appenzello: tre creste, tre portate.",
    ],
  ),
  "bike-rental-zurich": tell(
    ["Velo mieten in Zürich", "Bike rental in Zurich", "Location de vélos à Zurich", "Noleggio bici a Zurigo"],
    [
      "Vom Bahnhof der Sihl entlang an den See: in zehn Minuten stehen die Füsse im Wasser.",
      "From the station along the Sihl to the lake: in ten minutes your feet are in the water.",
      "De la gare au lac par la Sihl : dix minutes et les pieds sont dans l’eau.",
      "Dalla stazione al lago lungo la Sihl: dieci minuti e i piedi sono in acqua.",
    ],
  ),
  "bike-rental-basel": tell(
    ["Velo mieten in Basel", "Bike rental in Basel", "Location de vélos à Bâle", "Noleggio bici a Basilea"],
    [
      "Am Vormittag ins Elsass, am Nachmittag zur Fondation Beyeler: drei Länder, ein Sattel.",
      "Alsace in the morning, Fondation Beyeler in the afternoon: three countries, one saddle.",
      "L’Alsace le matin, Beyeler l’après-midi : trois pays, une selle.",
      "L’Alsazia al mattino, Beyeler al pomeriggio: tre Paesi, una sella.",
    ],
  ),
  "bike-rental-geneva": tell(
    ["Velo mieten in Genf", "Bike rental in Geneva", "Location de vélos à Genève", "Noleggio bici a Ginevra"],
    [
      "Dem Quai nach zu den Bains des Pâquis, dann der Rhone entlang bis dorthin, wo sie mit der Arve kämpft.",
      "Along the quay to the Bains des Pâquis, then down the Rhone to where it meets the Arve.",
      "Par les quais aux bains des Pâquis, puis le long du Rhône jusqu’à la Jonction.",
      "Lungo i quai ai bagni dei Pâquis, poi lungo il Rodano fino alla Jonction.",
    ],
  ),
  "bike-rental-locarno": tell(
    ["Velo mieten in Locarno", "Bike rental in Locarno", "Location de vélos à Locarno", "Noleggio bici a Locarno"],
    [
      "Zwanzig flache Kilometer durch das Maggiatal bis zum Wasserfall von Bignasco.",
      "Twenty flat kilometres up the Maggia valley to the waterfalls of Bignasco.",
      "Vingt kilomètres plats par la Vallemaggia jusqu’à Bignasco.",
      "Venti chilometri piatti per la Vallemaggia fino a Bignasco.",
    ],
  ),
  "bike-rental-interlaken": tell(
    ["Velo mieten in Interlaken", "Bike rental in Interlaken", "Location de vélos à Interlaken", "Noleggio bici a Interlaken"],
    [
      "Links der Thunersee, rechts der Brienzersee: an beiden führt ein Uferweg zum Baden.",
      "Lake Thun on one side, Lake Brienz on the other: both have a shore path and a place to swim.",
      "Un lac à gauche, un lac à droite : deux sentiers de rive et autant de baignades.",
      "Un lago a sinistra, uno a destra: due sentieri e altrettanti bagni.",
    ],
  ),
  "bike-rental-romanshorn": tell(
    ["Velo mieten am Bodensee", "Bike rental on Lake Constance", "Location de vélos au lac de Constance", "Noleggio bici sul lago di Costanza"],
    [
      "Apfelgärten, Strandbäder und kein Hügel: auch mit Anhänger kommt man bis Konstanz.",
      "Apple orchards, lidos and not a hill: even with a trailer you reach Konstanz.",
      "Pommiers, plages et pas une côte : même avec une remorque, on va à Constance.",
      "Meleti, lidi e nessuna salita: anche con il rimorchio si arriva a Costanza.",
    ],
  ),
  "mtb-lenzerheide-bikepark": tell(
    ["Lenzerheide: Tageskarte Bikepark", "Lenzerheide: bike park day ticket", "Lenzerheide : forfait bikepark", "Lenzerheide: biglietto bike park"],
    [
      "Fünf Strecken von flowig bis Weltcup: auf der STRAIGHTline lernt man, auf der PRIMEline springt man.",
      "Five lines from flow to World Cup: learn on one, leave the ground on another.",
      "Cinq pistes, du flow à la Coupe du monde : on apprend, puis on décolle.",
      "Cinque linee, dal flow alla Coppa del mondo: prima si impara, poi si vola.",
    ],
  ),
  "mtb-flow-trail-flims": tell(
    ["Flims: Runcatrail für Anfänger", "Flims: the Runca trail for beginners", "Flims : le Runca pour débuter", "Flims: il Runca per principianti"],
    [
      "Sieben Kilometer Wellen und Steilkurven von Naraus ins Dorf, mit Lehrer und Leihbike.",
      "Seven kilometres of rollers and berms from Naraus to the village, with coach and bike.",
      "Sept kilomètres de bosses et virages relevés, avec moniteur et vélo.",
      "Sette chilometri di onde e paraboliche, con maestro e bici.",
    ],
  ),
  "mtb-suvretta-loop": tell(
    ["St. Moritz: Suvretta-Loop mit Guide", "St. Moritz: Suvretta Loop with a guide", "Saint-Moritz : la boucle de Suvretta", "St. Moritz: il Suvretta Loop"],
    [
      "Über den Pass Suvretta ins Val Bever, wo der Trail so schmal wird wie ein Buchrücken.",
      "Over the Suvretta Pass into Val Bever, where the trail grows as narrow as a book’s spine.",
      "Par le col de Suvretta au val Bever, où le sentier est mince comme un livre.",
      "Per il passo Suvretta in Val Bever, dove il sentiero è stretto come un libro.",
    ],
  ),
  "mtb-monte-tamaro-lema": tell(
    [
      "Monte Tamaro–Monte Lema: Bikeklassiker",
      "Monte Tamaro to Monte Lema by mountain bike",
      "Monte Tamaro–Monte Lema à VTT",
      "Monte Tamaro–Monte Lema in MTB",
    ],
    [
      "Auf dem Grat zwischen zwei Seen; man schiebt ein wenig, staunt viel und bremst lange.",
      "On the ridge between two lakes; you push a little, marvel a lot and brake for long.",
      "Sur la crête entre deux lacs ; on pousse un peu, on admire beaucoup, on freine longtemps.",
      "In cresta tra due laghi; si spinge un po', si ammira molto, si frena a lungo.",
    ],
  ),
  "mtb-verbier-la-tzoumaz": tell(
    ["Verbier: Bikepark mit Seilbahn", "Verbier: bike park by gondola", "Verbier : bikepark en télécabine", "Verbier: bike park in cabinovia"],
    [
      "Von Les Ruinettes ins Dorf oder über die Krete nach La Tzoumaz: 900 Höhenmeter ohne Treten.",
      "From Les Ruinettes to the village or across to La Tzoumaz: 900 metres down without pedalling.",
      "Des Ruinettes au village ou vers La Tzoumaz : 900 mètres sans pédaler.",
      "Da Les Ruinettes al paese o verso La Tzoumaz: 900 metri senza pedalare.",
    ],
  ),
};
