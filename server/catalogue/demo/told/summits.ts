import { tell } from "./tell.ts";

export const summits = {
  "saentis-cable-car": tell(
    ["Luftseilbahn auf den Säntis", "Cable car up Säntis", "Téléphérique du Säntis", "Funivia del Säntis"],
    [
      "Sechs Länder auf einen Blick: von der Terrasse auf 2502 m reicht die Sicht über den Bodensee bis in den Schwarzwald.",
      "Six countries at a glance: from the terrace at 2,502 m you look across Lake Constance to the Black Forest.",
      "Six pays d’un seul regard : depuis la terrasse, à 2502 m, la vue porte du lac de Constance à la Forêt-Noire.",
      "Sei Paesi in un solo sguardo: dalla terrazza a 2502 m si vede oltre il Lago di Costanza fino alla Foresta Nera.",
    ],
  ),
  "stanserhorn-cabrio": tell(
    ["Cabrio-Bahn aufs Stanserhorn", "Stanserhorn: the open-top cable car", "Stanserhorn en téléphérique décapotable", "Stanserhorn: la funivia cabrio"],
    [
      "Erst eine hölzerne Standseilbahn von 1893, dann eine Kabine mit offenem Oberdeck: den Wind gibt es dazu.",
      "First a wooden funicular from 1893, then a cabin with an open upper deck: the wind comes free.",
      "D’abord un funiculaire en bois de 1893, puis une cabine au pont ouvert : le vent est offert.",
      "Prima una funicolare di legno del 1893, poi una cabina con il ponte aperto: il vento è compreso.",
    ],
  ),
  "pilatus-dragon-ride": tell(
    [
      "Drachenflug auf den Pilatus",
      "Pilatus by panorama gondola and Dragon Ride",
      "Le Pilate en télécabine et Dragon Ride",
      "Pilatus in cabinovia e Dragon Ride",
    ],
    [
      "Ab Kriens schweben Sie über den Bergwald zur Fräkmüntegg und weiter im gläsernen Bug des Dragon Ride bis unter die Felsen.",
      "From Kriens you float over mountain forest to Fräkmüntegg, then on behind the glass bow of the Dragon Ride to the rocks.",
      "De Kriens, vous survolez la forêt jusqu’à Fräkmüntegg, puis le Dragon Ride et sa proue de verre montent aux rochers.",
      "Da Kriens si sorvola il bosco fino a Fräkmüntegg, poi il Dragon Ride con la prua di vetro sale fino alle rocce.",
    ],
  ),
  "stockhorn-crystal": tell(
    [
      "Stockhorn mit Panoramatunnel in der Nordwand",
      "Stockhorn and its window in the north face",
      "Stockhorn, fenêtre ouverte dans la face nord",
      "Stockhorn, finestra nella parete nord",
    ],
    [
      "Ein Stollen führt durch den Gipfel zu einem Fenster in der Nordwand, 400 Meter über dem Nichts; darunter liegt der Thunersee.",
      "A tunnel leads through the peak to a window in the north face with 400 metres of nothing below, and Lake Thun beyond.",
      "Une galerie traverse le sommet jusqu’à une fenêtre dans la face nord : 400 mètres de vide, et le lac de Thoune.",
      "Una galleria attraversa la cima fino a una finestra nella parete nord: 400 metri di vuoto e il lago di Thun.",
    ],
  ),
  "niederhorn-gondola": tell(
    ["Niederhorn: Gondelbahn über dem Thunersee", "Niederhorn gondola above Lake Thun", "Télécabine du Niederhorn", "Cabinovia del Niederhorn"],
    [
      "Eiger, Mönch und Jungfrau stehen gegenüber Spalier, und frühmorgens äsen Steinböcke auf dem Grat.",
      "The Eiger, Mönch and Jungfrau line up opposite, and early in the day ibex graze along the ridge.",
      "L’Eiger, le Mönch et la Jungfrau s’alignent en face, et le matin les bouquetins broutent sur l’arête.",
      "Di fronte si schierano Eiger, Mönch e Jungfrau, e al mattino gli stambecchi brucano sulla cresta.",
    ],
  ),
  "maennlichen-royal": tell(
    [
      "Männlichen: mit der Gondel zum Königsweg",
      "Männlichen gondola and Royal Walk",
      "Männlichen : télécabine et Royal Walk",
      "Männlichen: cabinovia e Royal Walk",
    ],
    [
      "Von der Bergstation sind es zwanzig Minuten auf die Krone, eine Plattform mit freiem Blick in die Eigernordwand.",
      "From the top station it is twenty minutes to the Crown, a platform facing the north wall of the Eiger.",
      "De la station, vingt minutes suffisent pour gagner la Couronne, une plateforme face à la paroi nord de l’Eiger.",
      "Dalla stazione a monte bastano venti minuti per la Corona, una piattaforma davanti alla nord dell’Eiger.",
    ],
  ),
  "klewenalp-gondola": tell(
    [
      "Klewenalp: Luftseilbahn ab Beckenried",
      "Klewenalp cable car from Beckenried",
      "Klewenalp en téléphérique depuis Beckenried",
      "Klewenalp in funivia da Beckenried",
    ],
    [
      "Die Kabine hebt gleich neben der Schiffstation ab; oben warten Murmeltiere, ein Spielplatz und der ganze Vierwaldstättersee.",
      "The cabin lifts off beside the boat landing; at the top wait marmots, a playground and all of Lake Lucerne.",
      "La cabine part à côté du débarcadère ; en haut, des marmottes, une place de jeux et tout le lac des Quatre-Cantons.",
      "La cabina parte accanto all’imbarcadero; in alto aspettano marmotte, un parco giochi e tutto il Lago dei Quattro Cantoni.",
    ],
  ),
  "hoher-kasten": tell(
    [
      "Hoher Kasten: Drehrestaurant über dem Rheintal",
      "Hoher Kasten and its revolving restaurant",
      "Hoher Kasten et son restaurant tournant",
      "Hoher Kasten e il ristorante girevole",
    ],
    [
      "In einer Stunde dreht sich das Restaurant einmal um den Alpstein, das Rheintal und Vorarlberg.",
      "In an hour the restaurant turns once past the Alpstein, the Rhine valley and Vorarlberg.",
      "En une heure, le restaurant fait le tour de l’Alpstein, de la vallée du Rhin et du Vorarlberg.",
      "In un’ora il ristorante gira davanti all’Alpstein, alla valle del Reno e al Vorarlberg.",
    ],
  ),
  "kronberg-gondola": tell(
    ["Kronberg: Luftseilbahn ab Jakobsbad", "Kronberg cable car from Jakobsbad", "Téléphérique du Kronberg", "Funivia del Kronberg"],
    [
      "Ein Hausberg mit Jakobsquelle, Barfussweg und Blick auf die ganze Säntiskette, auch mit kleinen Kindern leicht.",
      "A friendly mountain with a holy spring, a barefoot path and the whole Säntis range, easy with small children.",
      "Une montagne facile même avec de petits enfants : source, sentier pieds nus et toute la chaîne du Säntis.",
      "Una montagna facile anche con i piccoli: sorgente, sentiero a piedi nudi e tutta la catena del Säntis.",
    ],
  ),
  chaeserrugg: tell(
    [
      "Chäserrugg: zum Holzhaus von Herzog & de Meuron",
      "Chäserrugg and its timber summit house",
      "Chäserrugg et sa maison de bois",
      "Chäserrugg e la casa di legno in vetta",
    ],
    [
      "Das Gipfelhaus ist aus Holz und Weite gebaut; auf der Südseite stürzen die Churfirsten 1800 Meter zum Walensee ab.",
      "The summit house is built of timber and distance; on the south side the Churfirsten drop 1,800 metres to the Walensee.",
      "La maison du sommet est faite de bois et d’horizon ; au sud, les Churfirsten plongent de 1800 mètres vers le Walensee.",
      "La casa in vetta è fatta di legno e di orizzonte; a sud i Churfirsten precipitano per 1800 metri sul Walensee.",
    ],
  ),
  "weissfluhjoch-panorama": tell(
    [
      "Weissfluhjoch: Standseilbahn und Gipfelschau",
      "Weissfluhjoch by the Parsenn railway",
      "Weissfluhjoch par le funiculaire du Parsenn",
      "Weissfluhjoch con la funicolare del Parsenn",
    ],
    [
      "Auf 2662 m hat das Schneeforschungsinstitut angefangen; heute sehen Sie von hier tausend Gipfel bis zur Bernina.",
      "Snow science began here at 2,662 m; today you can see a thousand summits as far as the Bernina.",
      "La science de la neige est née ici, à 2662 m ; on y voit mille sommets jusqu’à la Bernina.",
      "Qui, a 2662 m, è nata la scienza della neve; oggi si vedono mille cime fino al Bernina.",
    ],
  ),
  "corvatsch-3303": tell(
    [
      "Corvatsch 3303: Gipfel der Engadiner Seen",
      "Corvatsch 3303 above the Engadine lakes",
      "Corvatsch 3303, au-dessus des lacs d’Engadine",
      "Corvatsch 3303 sopra i laghi dell’Engadina",
    ],
    [
      "Die höchste Station der Ostschweizer Alpen: hinten das Eis des Piz Bernina, vorn vier Seen wie aufgefädelt.",
      "The highest station in the eastern Swiss Alps: Bernina ice behind you, four lakes on a string in front.",
      "La plus haute station des Alpes orientales suisses : derrière, les glaces de la Bernina, devant, quatre lacs en chapelet.",
      "La stazione più alta delle Alpi orientali svizzere: dietro il ghiaccio del Bernina, davanti quattro laghi in fila.",
    ],
  ),
  "diavolezza-cable-car": tell(
    [
      "Diavolezza: Bahn zum Festsaal der Alpen",
      "Diavolezza: the Alps’ great hall of ice",
      "Diavolezza, la salle des fêtes des Alpes",
      "Diavolezza: il salone delle Alpi",
    ],
    [
      "Auf 2978 m steht die Terrasse direkt über dem Persgletscher, und gegenüber leuchtet der weisse Biancograt.",
      "At 2,978 m the terrace stands right above the Pers Glacier, with the white Biancograt ridge opposite.",
      "À 2978 m, la terrasse domine le glacier du Pers, face à la blanche arête du Biancograt.",
      "A 2978 m la terrazza sta proprio sopra il ghiacciaio del Pers, di fronte alla bianca cresta del Biancograt.",
    ],
  ),
  "arosa-weisshorn": tell(
    ["Aroser Weisshorn in zwei Sektionen", "Arosa Weisshorn in two cable cars", "Weisshorn d’Arosa en deux tronçons", "Weisshorn di Arosa in due tratte"],
    [
      "Unterwegs können Sie bei den Bären aussteigen; oben zeigt eine Tafel rundum jeden der 400 Gipfel beim Namen.",
      "Get off halfway to see the bears; at the top a dial names each of the 400 peaks around you.",
      "À mi-chemin, on peut descendre voir les ours ; en haut, une table nomme chacun des 400 sommets.",
      "A metà strada si può scendere dagli orsi; in cima una tavola chiama per nome tutte le 400 vette.",
    ],
  ),
  "lenzerheide-rothorn": tell(
    [
      "Parpaner Rothorn: Seilbahn bis 2861 m",
      "Parpaner Rothorn cable car to 2,861 m",
      "Rothorn de Parpan, téléphérique à 2861 m",
      "Rothorn di Parpan, funivia a 2861 m",
    ],
    [
      "Rotes Gestein, ein kurzer Höhlenweg und eine Aussicht, für die man hier nicht einmal schwitzen muss.",
      "Red rock, a short tunnel path and a view you don’t even have to sweat for.",
      "Roche rouge, courte galerie et un panorama pour lequel on n’a pas même à transpirer.",
      "Roccia rossa, un breve cunicolo e un panorama per cui non serve nemmeno sudare.",
    ],
  ),
  "crap-sogn-gion": tell(
    [
      "Crap Sogn Gion: Gondel zum Felsen des heiligen Johannes",
      "Crap Sogn Gion gondola from Laax",
      "Crap Sogn Gion en télécabine depuis Laax",
      "Crap Sogn Gion in cabinovia da Laax",
    ],
    [
      "Ein Bahnhof wie aus einem Raumschiff, ein Café für Freestyler und der Blick auf das Martinsloch.",
      "A station out of a space film, a café for freestylers and a view of the hole in the Tschingelhörner.",
      "Une station de science-fiction, un café de freestylers et la vue sur le Martinsloch.",
      "Una stazione da fantascienza, un caffè per freestyler e la vista sul Martinsloch.",
    ],
  ),
  "eggishorn-aletsch-view": tell(
    [
      "Eggishorn: der Aletschgletscher von oben",
      "Eggishorn: the Aletsch Glacier from above",
      "Eggishorn : le glacier d’Aletsch vu d’en haut",
      "Eggishorn: il ghiacciaio dell’Aletsch dall’alto",
    ],
    [
      "Nirgends sieht man so viel Eis auf einmal: von hier liegen zwanzig Kilometer Gletscher in voller Länge da.",
      "Nowhere do you see so much ice at once: from here the twenty kilometres of glacier lie in full length.",
      "Nulle part on ne voit autant de glace à la fois : vingt kilomètres de glacier dans toute leur longueur.",
      "In nessun luogo si vede tanto ghiaccio insieme: venti chilometri di ghiacciaio in tutta la lunghezza.",
    ],
  ),
  "glacier-3000": tell(
    [
      "Glacier 3000: Hängebrücke zwischen zwei Gipfeln",
      "Glacier 3000: the bridge between two peaks",
      "Glacier 3000 et le pont entre deux sommets",
      "Glacier 3000 e il ponte tra due cime",
    ],
    [
      "Der Peak Walk hängt 107 Meter lang zwischen zwei Gipfeln; bei gutem Wetter schauen Matterhorn und Mont Blanc zu.",
      "The Peak Walk hangs for 107 metres between two summits; on clear days the Matterhorn and Mont Blanc watch.",
      "Le Peak Walk relie deux sommets sur 107 mètres ; par beau temps, le Cervin et le Mont-Blanc regardent.",
      "Il Peak Walk unisce due cime su 107 metri; con il bel tempo guardano il Cervino e il Monte Bianco.",
    ],
  ),
  "cardada-cimetta": tell(
    ["Cardada und Cimetta ab Orselina", "Cardada and Cimetta from Orselina", "Cardada et Cimetta depuis Orselina", "Cardada e Cimetta da Orselina"],
    [
      "Mario Botta hat die Stationen entworfen; vom Steg auf Cardada sieht man bis auf den Grund des Lago Maggiore hinunter.",
      "Mario Botta designed the stations; from the footbridge on Cardada you look all the way down to Lake Maggiore.",
      "Mario Botta a dessiné les stations ; de la passerelle de Cardada, le regard plonge dans le lac Majeur.",
      "Le stazioni sono di Mario Botta; dalla passerella di Cardada lo sguardo scende fino al Lago Maggiore.",
    ],
  ),
  "monte-tamaro": tell(
    [
      "Monte Tamaro: Gondel zur Kapelle von Botta",
      "Monte Tamaro and Botta’s chapel",
      "Monte Tamaro et la chapelle de Botta",
      "Monte Tamaro e la chiesa di Botta",
    ],
    [
      "Santa Maria degli Angeli ragt wie ein Viadukt aus dem Berg; innen leuchten die Bilder von Enzo Cucchi.",
      "Santa Maria degli Angeli juts from the mountain like a viaduct; inside glow the paintings of Enzo Cucchi.",
      "Santa Maria degli Angeli sort du mont comme un viaduc ; à l’intérieur luisent les peintures d’Enzo Cucchi.",
      "Santa Maria degli Angeli esce dal monte come un viadotto; dentro risplendono i dipinti di Enzo Cucchi.",
    ],
  ),
  "mont-fort-summit": tell(
    ["Mont Fort: ab Verbier auf 3330 m", "Mont Fort: from Verbier to 3,330 m", "Mont Fort, de Verbier à 3330 m", "Mont Fort, da Verbier a 3330 m"],
    [
      "Auf der Gipfelterrasse stehen Sie zwischen Matterhorn, Grand Combin und Mont Blanc, und das nach einer guten halben Stunde.",
      "On the summit terrace you stand between the Matterhorn, Grand Combin and Mont Blanc, in little more than half an hour.",
      "Sur la terrasse, vous voilà entre le Cervin, le Grand Combin et le Mont-Blanc, en une bonne demi-heure.",
      "Sulla terrazza si sta tra Cervino, Grand Combin e Monte Bianco, dopo una buona mezz’ora.",
    ],
  ),
  "gemmi-pass-cable-car": tell(
    ["Gemmipass: Seilbahn und Daubensee", "Gemmi Pass by cable car, and the Daubensee", "Col de la Gemmi et lac de Dauben", "Passo della Gemmi e Daubensee"],
    [
      "In sechs Minuten die Felswand hinauf; oben beginnt am Daubensee die stillste Hochebene des Wallis.",
      "Six minutes up the rock wall; at the top, beside the Daubensee, begins the quietest plateau in Valais.",
      "Six minutes le long de la paroi ; au bord du lac de Dauben commence le plus calme plateau du Valais.",
      "Sei minuti su per la parete; in cima, al Daubensee, comincia l’altopiano più silenzioso del Vallese.",
    ],
  ),
  "matterhorn-glacier-paradise": tell(
    [
      "Matterhorn Glacier Paradise: höchste Seilbahn Europas",
      "Matterhorn Glacier Paradise at 3,883 m",
      "Matterhorn Glacier Paradise à 3883 m",
      "Matterhorn Glacier Paradise a 3883 m",
    ],
    [
      "Höher fährt in Europa keine Seilbahn: 38 Viertausender rundum, ein Gletscherpalast und Schnee an jedem Tag des Jahres.",
      "No cable car in Europe goes higher: 38 four-thousanders around you, an ice palace, snow every day of the year.",
      "Aucun téléphérique ne monte plus haut en Europe : 38 sommets de 4000 m, un palais de glace, de la neige toute l’année.",
      "Nessuna funivia in Europa sale più su: 38 quattromila intorno, un palazzo di ghiaccio e neve tutto l’anno.",
    ],
  ),
  "weissenstein-gondola": tell(
    ["Weissenstein: Gondel auf den Solothurner Hausberg", "Weissenstein gondola from Oberdorf", "Télécabine du Weissenstein", "Cabinovia del Weissenstein"],
    [
      "Im Herbst stehen Sie hier über dem Nebelmeer, und am Horizont reihen sich die Alpen vom Säntis bis zum Mont Blanc.",
      "In autumn you stand above a sea of fog, with the Alps lined up from Säntis to Mont Blanc.",
      "En automne, on y domine la mer de brouillard, et les Alpes s’alignent du Säntis au Mont-Blanc.",
      "In autunno si sta sopra il mare di nebbia, e le Alpi si allineano dal Säntis al Monte Bianco.",
    ],
  ),
  "pizol-five-lakes": tell(
    ["Pizol: Bahn zur 5-Seen-Wanderung", "Pizol lifts to the five-lakes trail", "Pizol : montée vers les cinq lacs", "Pizol: salita ai cinque laghi"],
    [
      "Wangsersee, Wildsee, Schottensee, Schwarzsee und Baschalvasee: fünf Farben Blau an einem Tag.",
      "Wangsersee, Wildsee, Schottensee, Schwarzsee, Baschalvasee: five kinds of blue in a day.",
      "Wangsersee, Wildsee, Schottensee, Schwarzsee, Baschalvasee : cinq bleus en une journée.",
      "Wangsersee, Wildsee, Schottensee, Schwarzsee, Baschalvasee: cinque azzurri in un giorno.",
    ],
  ),
  "first-bachalpsee": tell(
    ["Grindelwald First und der Bachalpsee", "Grindelwald First and the Bachalpsee", "First et le lac de Bachalp", "First e il Bachalpsee"],
    [
      "Von der Bergstation ist es eine knappe Stunde zum Bachalpsee, in dem sich das Schreckhorn spiegelt.",
      "From the top station it is just under an hour to the Bachalpsee, where the Schreckhorn is mirrored.",
      "De la station, il faut une petite heure jusqu’au lac de Bachalp, où se reflète le Schreckhorn.",
      "Dalla stazione a monte manca meno di un’ora al Bachalpsee, in cui si specchia lo Schreckhorn.",
    ],
  ),
  "harder-kulm": tell(
    [
      "Harder Kulm: Zweiseensteg über Interlaken",
      "Harder Kulm and the Two Lakes Bridge",
      "Harder Kulm et sa passerelle des deux lacs",
      "Harder Kulm e il ponte dei due laghi",
    ],
    [
      "Zehn Minuten über den Dächern von Interlaken ragt der Zweiseensteg hinaus: links der Thunersee, rechts der Brienzersee.",
      "Ten minutes above the roofs of Interlaken the Two Lakes Bridge juts out: Lake Thun left, Lake Brienz right.",
      "À dix minutes des toits d’Interlaken, une passerelle avance dans le vide : un lac à gauche, un lac à droite.",
      "A dieci minuti dai tetti di Interlaken una passerella si sporge nel vuoto: un lago a sinistra, uno a destra.",
    ],
  ),
  "niesen-pyramid": tell(
    [
      "Niesen: Standseilbahn auf die Pyramide",
      "Niesen funicular: up the Swiss pyramid",
      "Niesen, la pyramide en funiculaire",
      "Niesen: la piramide in funicolare",
    ],
    [
      "Entlang der Schienen führt die längste Treppe der Welt mit 11'674 Stufen; Sie bleiben sitzen.",
      "Beside the rails runs the world’s longest stairway, 11,674 steps; you stay seated.",
      "Le long des rails court le plus long escalier du monde, 11 674 marches ; vous restez assis.",
      "Lungo i binari corre la scala più lunga del mondo, 11 674 gradini; voi restate seduti.",
    ],
  ),
  "stoos-steepest": tell(
    [
      "Stoosbahn: steilste Standseilbahn der Welt",
      "Stoosbahn: the world’s steepest funicular",
      "Stoosbahn, le funiculaire le plus raide du monde",
      "Stoosbahn, la funicolare più ripida del mondo",
    ],
    [
      "Die Kabinen sind Fässer, die sich mitdrehen: bei 110 Prozent Steigung bleibt der Boden waagrecht.",
      "The cars are barrels that turn as they climb: at a gradient of 110 per cent the floor stays level.",
      "Les cabines sont des tonneaux qui pivotent : à 110 % de pente, le plancher reste horizontal.",
      "Le cabine sono botti che ruotano: con una pendenza del 110 per cento il pavimento resta in piano.",
    ],
  ),
  "muottas-muragl": tell(
    [
      "Muottas Muragl: Standseilbahn über der Seenplatte",
      "Muottas Muragl: funicular above the lake plateau",
      "Muottas Muragl, au-dessus du plateau des lacs",
      "Muottas Muragl, sopra l’altopiano dei laghi",
    ],
    [
      "Segantini nannte es den schönsten Ort der Welt zum Malen; bleiben Sie, bis die Seen im letzten Licht glühen.",
      "Segantini called it the finest place in the world to paint; stay until the lakes glow in the last light.",
      "Segantini disait que c’était le plus bel endroit du monde pour peindre ; restez jusqu’à la dernière lueur.",
      "Segantini lo diceva il posto più bello del mondo per dipingere; restate fino all’ultima luce.",
    ],
  ),
  "gurten-bern": tell(
    ["Gurten: Standseilbahn auf Berns Hausberg", "Gurten funicular, Bern’s own hill", "Le Gurten, colline des Bernois", "Il Gurten, la collina dei bernesi"],
    [
      "Fünf Minuten bis zur grossen Wiese mit Aussichtsturm, Kleineisenbahn und dem Berner Oberland am Horizont.",
      "Five minutes to a wide meadow with a lookout tower, a miniature railway and the Oberland on the horizon.",
      "Cinq minutes jusqu’à une grande prairie : tour, petit train et l’Oberland à l’horizon.",
      "Cinque minuti fino a un grande prato con torre, trenino e l’Oberland all’orizzonte.",
    ],
  ),
  "monte-san-salvatore": tell(
    [
      "Monte San Salvatore: der Zuckerhut von Lugano",
      "Monte San Salvatore, Lugano’s sugarloaf",
      "Monte San Salvatore, le pain de sucre de Lugano",
      "Monte San Salvatore, il pan di zucchero di Lugano",
    ],
    [
      "Vom Dach der kleinen Kirche blicken Sie rundum: auf den See, der den Berg von drei Seiten umarmt.",
      "From the roof of the little church you look all round, at a lake that hugs the hill on three sides.",
      "Du toit de la petite église, le regard fait le tour : le lac embrasse la montagne de trois côtés.",
      "Dal tetto della chiesetta si guarda tutt’intorno: il lago abbraccia il monte da tre lati.",
    ],
  ),
  "mont-soleil": tell(
    ["Mont-Soleil: Funiculaire zu Wind und Sonne", "Mont-Soleil funicular to sun and wind", "Funiculaire du Mont-Soleil", "Funicolare del Mont-Soleil"],
    [
      "Oben führt ein Lehrpfad vom Sonnenkraftwerk zu den sechzehn Windrädern am Mont-Crosin.",
      "At the top a trail leads from the solar plant to the sixteen wind turbines of Mont-Crosin.",
      "En haut, un sentier mène de la centrale solaire aux seize éoliennes du Mont-Crosin.",
      "In alto un sentiero porta dalla centrale solare alle sedici turbine eoliche del Mont-Crosin.",
    ],
  ),
  gelmerbahn: tell(
    [
      "Gelmerbahn: Standseilbahn ohne Dach zum Gelmersee",
      "Gelmerbahn: open funicular to the Gelmersee",
      "Gelmerbahn, funiculaire à ciel ouvert",
      "Gelmerbahn: funicolare a cielo aperto",
    ],
    [
      "Die Wagen sind offen und die Strecke neigt sich um 106 Prozent: eine Achterbahn, die langsam fährt.",
      "The cars are open and the track tilts to 106 per cent: a roller coaster in slow motion.",
      "Les wagons sont ouverts et la pente atteint 106 % : des montagnes russes au ralenti.",
      "I vagoni sono aperti e la pendenza arriva al 106 per cento: montagne russe al rallentatore.",
    ],
  ),
  "reichenbach-falls": tell(
    [
      "Reichenbachfall: auf den Spuren von Sherlock Holmes",
      "Reichenbach Falls: where Sherlock Holmes fell",
      "Chutes du Reichenbach, la fin de Sherlock Holmes",
      "Cascate del Reichenbach, la fine di Sherlock Holmes",
    ],
    [
      "Am 4. Mai 1891 rang der Detektiv hier mit Moriarty; ein weisser Stern im Fels zeigt die Stelle.",
      "On 4 May 1891 the detective wrestled Moriarty here; a white star on the rock marks the spot.",
      "Le 4 mai 1891, le détective y affronta Moriarty ; une étoile blanche sur le rocher marque l’endroit.",
      "Il 4 maggio 1891 il detective vi lottò con Moriarty; una stella bianca sulla roccia segna il punto.",
    ],
  ),
  "giessbach-funicular": tell(
    [
      "Giessbachfälle mit der ältesten Standseilbahn Europas",
      "Giessbach Falls by Europe’s oldest funicular",
      "Chutes du Giessbach et funiculaire de 1879",
      "Cascate del Giessbach e funicolare del 1879",
    ],
    [
      "Seit 1879 zieht die Bahn die Gäste vom Schiff zum Hotel; der Weg zu den Fällen führt hinter dem Wasser durch.",
      "Since 1879 it has drawn guests from the boat to the hotel; the path to the falls passes behind the water.",
      "Depuis 1879, il hisse les hôtes du bateau à l’hôtel ; le sentier passe derrière le rideau d’eau.",
      "Dal 1879 porta gli ospiti dal battello all’albergo; il sentiero passa dietro il velo d’acqua.",
    ],
  ),
  "chaumont-neuchatel": tell(
    ["Chaumont: Standseilbahn und Aussichtsturm", "Chaumont funicular and lookout tower", "Funiculaire et tour de Chaumont", "Funicolare e torre di Chaumont"],
    [
      "Vom Turm neben der Bergstation sehen Sie drei Seen und dahinter 300 Kilometer Alpen.",
      "From the tower beside the top station you see three lakes and 300 kilometres of Alps.",
      "De la tour voisine de la station, on voit trois lacs et 300 kilomètres d’Alpes.",
      "Dalla torre accanto alla stazione si vedono tre laghi e 300 chilometri di Alpi.",
    ],
  ),
  "pilatus-cogwheel": tell(
    [
      "Pilatus: steilste Zahnradbahn der Welt",
      "Pilatus by the world’s steepest cog railway",
      "Pilate : le train à crémaillère le plus raide du monde",
      "Pilatus: la cremagliera più ripida del mondo",
    ],
    [
      "Seit 1889 greifen die Zahnräder seitlich in die Schiene, denn bei 48 Prozent Steigung würden andere herausspringen.",
      "Since 1889 its cogs have gripped the rail from both sides, since at 48 per cent others would jump out.",
      "Depuis 1889, ses roues mordent le rail de côté : à 48 % de pente, les autres sauteraient.",
      "Dal 1889 le sue ruote mordono la rotaia di lato: con il 48 per cento le altre salterebbero fuori.",
    ],
  ),
  "brienz-rothorn-steam": tell(
    ["Brienz Rothorn: mit Volldampf auf 2244 m", "Brienz Rothorn by steam", "Rothorn de Brienz à toute vapeur", "Rothorn di Brienz a tutto vapore"],
    [
      "Kleine Dampfloks schieben rote Wagen eine Stunde lang bergauf, und es riecht nach Kohle und Alpwiese.",
      "Small steam engines push red carriages uphill for an hour, smelling of coal and alpine meadow.",
      "De petites locomotives à vapeur poussent les wagons rouges pendant une heure, dans une odeur de charbon et d’alpage.",
      "Piccole locomotive a vapore spingono i vagoni rossi per un’ora, tra odore di carbone e di alpeggio.",
    ],
  ),
  "schynige-platte": tell(
    [
      "Schynige Platte: Nostalgiezug zum Alpengarten",
      "Schynige Platte: vintage train to the alpine garden",
      "Schynige Platte, train nostalgique et jardin alpin",
      "Schynige Platte: treno d’epoca e giardino alpino",
    ],
    [
      "Holzbänke und Lokomotiven von 1914, dann ein Garten mit 800 Alpenpflanzen vor Eiger, Mönch und Jungfrau.",
      "Wooden benches and engines from 1914, then a garden of 800 alpine plants facing Eiger, Mönch and Jungfrau.",
      "Bancs de bois et locomotives de 1914, puis un jardin de 800 plantes face à l’Eiger, au Mönch et à la Jungfrau.",
      "Panche di legno e locomotive del 1914, poi un giardino di 800 piante davanti a Eiger, Mönch e Jungfrau.",
    ],
  ),
  "kleine-scheidegg": tell(
    ["Kleine Scheidegg über Wengen", "Kleine Scheidegg by way of Wengen", "La Petite Scheidegg par Wengen", "Kleine Scheidegg passando da Wengen"],
    [
      "Der Zug hält im autofreien Wengen und endet auf der Passhöhe, direkt am Fuss der Eigernordwand.",
      "The train calls at car-free Wengen and ends on the pass, right below the north face of the Eiger.",
      "Le train s’arrête à Wengen, village sans voitures, et finit au col, juste sous la face nord de l’Eiger.",
      "Il treno ferma a Wengen, paese senza auto, e finisce sul passo, proprio sotto la nord dell’Eiger.",
    ],
  ),
  "rochers-de-naye": tell(
    [
      "Rochers-de-Naye: Zahnradzug ab Montreux",
      "Rochers-de-Naye cog train from Montreux",
      "Rochers-de-Naye en train depuis Montreux",
      "Rochers-de-Naye in treno da Montreux",
    ],
    [
      "Von den Palmen am Quai zu den Murmeltieren auf 1973 m in fünfzig Minuten; unten liegt der ganze Genfersee.",
      "From the palms on the quay to marmots at 1,973 m in fifty minutes, with all of Lake Geneva below.",
      "Des palmiers du quai aux marmottes, à 1973 m, en cinquante minutes ; tout le Léman est à vos pieds.",
      "Dalle palme del lungolago alle marmotte, a 1973 m, in cinquanta minuti; sotto c’è tutto il Lemano.",
    ],
  ),
  "monte-generoso": tell(
    [
      "Monte Generoso: Zahnradbahn zur Steinblüte",
      "Monte Generoso and the Flower of Stone",
      "Monte Generoso et la Fleur de pierre",
      "Monte Generoso e il Fiore di pietra",
    ],
    [
      "Ab Capolago klettert der Zug durch Kastanienwald zum Fiore di pietra; an klaren Tagen sieht man den Mailänder Dom.",
      "From Capolago the train climbs through chestnut woods to the Fiore di pietra; on clear days you see Milan cathedral.",
      "De Capolago, le train grimpe parmi les châtaigniers jusqu’à la Fleur de pierre ; par temps clair, on voit le dôme de Milan.",
      "Da Capolago il treno sale tra i castagni fino al Fiore di pietra; nei giorni limpidi si vede il Duomo di Milano.",
    ],
  ),
  "furka-steam": tell(
    [
      "Furka-Bergstrecke: Dampfzug von Realp nach Oberwald",
      "Furka steam railway from Realp to Oberwald",
      "Train à vapeur de la Furka, de Realp à Oberwald",
      "Treno a vapore della Furka, da Realp a Oberwald",
    ],
    [
      "Freiwillige haben die Strecke gerettet; der Zug fährt durch den Scheiteltunnel und hält beim Rhonegletscher.",
      "Volunteers saved this line; the train runs through the summit tunnel and stops within sight of the Rhone Glacier.",
      "Des bénévoles ont sauvé la ligne ; le train passe le tunnel de faîte et s’arrête face au glacier du Rhône.",
      "Dei volontari hanno salvato la linea; il treno passa la galleria di valico e si ferma davanti al ghiacciaio del Rodano.",
    ],
  ),
};
