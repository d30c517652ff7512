import { tell } from "./tell.ts";

export const culture = {
  "national-museum-zurich": tell(
    ["Landesmuseum Zürich", "Swiss National Museum Zurich", "Musée national Zurich", "Museo nazionale Zurigo"],
    [
      "Ein Märchenschloss neben dem Bahnhof, ein Betonflügel dazu und darin alles, was die Schweiz geworden ist.",
      "A fairy-tale castle by the station with a concrete wing, and inside all that Switzerland has become.",
      "Un château de conte près de la gare, une aile de béton et toute l’histoire suisse.",
      "Un castello da fiaba accanto alla stazione, un’ala di cemento e tutta la storia svizzera.",
    ],
  ),
  "kunsthaus-zurich": tell(
    [
      "Kunsthaus Zürich mit Chipperfield-Bau",
      "Kunsthaus Zürich and the Chipperfield building",
      "Kunsthaus de Zurich et bâtiment Chipperfield",
      "Kunsthaus di Zurigo e l’edificio Chipperfield",
    ],
    [
      "Giacometti, Munch, Monets Seerosen: das grösste Kunstmuseum des Landes auf zwei Seiten des Heimplatzes.",
      "Giacometti, Munch, Monet’s water lilies: the country’s largest art museum, on both sides of the square.",
      "Giacometti, Munch, les nymphéas de Monet : le plus grand musée d’art du pays.",
      "Giacometti, Munch, le ninfee di Monet: il più grande museo d’arte del Paese.",
    ],
  ),
  "beyeler-riehen": tell(
    ["Fondation Beyeler in Riehen", "Fondation Beyeler in Riehen", "Fondation Beyeler à Riehen", "Fondation Beyeler a Riehen"],
    [
      "Renzo Piano liess das Licht herein, Monet hängt vor dem Teich, und hinter dem Glas grasen Kühe.",
      "Renzo Piano let in the light, Monet hangs facing the pond, and cows graze behind the glass.",
      "Renzo Piano a fait entrer la lumière, Monet regarde l’étang et des vaches paissent derrière la vitre.",
      "Renzo Piano ha fatto entrare la luce, Monet guarda lo stagno e le mucche pascolano dietro il vetro.",
    ],
  ),
  "tinguely-basel": tell(
    ["Museum Tinguely am Rhein", "Museum Tinguely on the Rhine", "Musée Tinguely au bord du Rhin", "Museo Tinguely sul Reno"],
    [
      "Räder, Federn, Schrott: auf Knopfdruck scheppern, malen und tanzen die Maschinen.",
      "Wheels, feathers, scrap: press the button and the machines rattle, paint and dance.",
      "Roues, plumes, ferraille : sur un bouton, les machines cliquettent, peignent, dansent.",
      "Ruote, piume, rottami: premendo un pulsante le macchine sferragliano, dipingono, danzano.",
    ],
  ),
  "zentrum-paul-klee": tell(
    ["Zentrum Paul Klee in Bern", "Zentrum Paul Klee in Bern", "Zentrum Paul Klee à Berne", "Zentrum Paul Klee a Berna"],
    [
      "Drei Wellen aus Stahl im Acker, darin viertausend Blätter des Malers, der mit einer Linie spazieren ging.",
      "Three steel waves in a field hold four thousand works by the painter who took a line for a walk.",
      "Trois vagues d’acier dans un champ et quatre mille œuvres de celui qui promenait une ligne.",
      "Tre onde d’acciaio in un campo e quattromila opere di chi portava a spasso una linea.",
    ],
  ),
  "einstein-museum-bern": tell(
    ["Einstein Museum im Bernischen Historischen Museum", "Einstein Museum in the Bern Historical Museum", "Musée Einstein à Berne", "Museo Einstein a Berna"],
    [
      "Über die Spiegeltreppe in das Jahr 1905, als ein Beamter des Patentamts die Zeit neu erfand.",
      "Up a mirrored stair to 1905, when a clerk at the patent office reinvented time.",
      "Un escalier de miroirs mène en 1905, quand un employé des brevets réinventa le temps.",
      "Una scala di specchi porta al 1905, quando un impiegato dell’ufficio brevetti reinventò il tempo.",
    ],
  ),
  "olympic-museum": tell(
    ["Olympisches Museum Lausanne", "Olympic Museum Lausanne", "Musée olympique de Lausanne", "Museo olimpico di Losanna"],
    [
      "Alle Fackeln seit 1936, Schuhe, die Rekorde liefen, und im Park ein Seil zum Selberziehen.",
      "Every torch since 1936, shoes that ran records, and a park in which you may try the long jump.",
      "Toutes les torches depuis 1936, des chaussures de records et un parc pour s’essayer.",
      "Tutte le fiaccole dal 1936, scarpe da record e un parco per mettersi alla prova.",
    ],
  ),
  "art-brut-lausanne": tell(
    ["Collection de l’Art Brut Lausanne", "Collection de l’Art Brut, Lausanne", "La Collection de l’Art Brut", "La Collection de l’Art Brut di Losanna"],
    [
      "Werke von Menschen, die niemand Künstler nannte: Dubuffet sammelte sie, hier bleiben sie unvergesslich.",
      "Works by people nobody called artists: Dubuffet collected them, and you won’t forget them.",
      "Des œuvres de gens que nul ne disait artistes : Dubuffet les réunit, on ne les oublie pas.",
      "Opere di persone che nessuno chiamava artisti: Dubuffet le raccolse, e non si dimenticano.",
    ],
  ),
  "watch-museum-plainpalais": tell(
    [
      "Genf: Uhrenmuseum in Plainpalais",
      "Geneva: watch museum in Plainpalais",
      "Genève : musée de l’horlogerie à Plainpalais",
      "Ginevra: museo dell’orologeria a Plainpalais",
    ],
    [
      "Singende Vögel, Emailminiaturen und Taschenuhren von Königinnen, fünf Jahrhunderte in feinster Mechanik.",
      "Singing birds, enamel miniatures and queens’ pocket watches: five centuries of fine mechanics.",
      "Oiseaux chanteurs, émaux et montres de reines : cinq siècles de mécanique fine.",
      "Uccelli canori, smalti e orologi di regine: cinque secoli di meccanica fine.",
    ],
  ),
  "red-cross-museum": tell(
    ["Genf: Museum des Roten Kreuzes", "Geneva: Red Cross Museum", "Genève : musée de la Croix-Rouge", "Ginevra: museo della Croce Rossa"],
    [
      "Drei Räume von drei Architekten, sechs Millionen Karteikarten und Stimmen, die man mit nach Hause nimmt.",
      "Three rooms by three architects, six million index cards and voices that you take home.",
      "Trois espaces de trois architectes, six millions de fiches et des voix qui vous suivent.",
      "Tre spazi di tre architetti, sei milioni di schede e voci che restano con voi.",
    ],
  ),
  "chaplins-world": tell(
    [
      "Chaplin’s World in Corsier-sur-Vevey",
      "Chaplin’s World in Corsier-sur-Vevey",
      "Chaplin’s World à Corsier-sur-Vevey",
      "Chaplin’s World a Corsier-sur-Vevey",
    ],
    [
      "Im Herrenhaus, wo er 25 Jahre lebte, und im Studio daneben, wo man auf den kippenden Teller der «Goldrausch»-Hütte steigt.",
      "The manor where he lived for 25 years, and a studio beside it where you step into the tilting Gold Rush cabin.",
      "Le manoir où il vécut 25 ans et un studio où l’on entre dans la cabane penchée de La Ruée vers l’or.",
      "La villa dove visse 25 anni e uno studio in cui si entra nella capanna in bilico della Febbre dell’oro.",
    ],
  ),
  "alimentarium-vevey": tell(
    [
      "Alimentarium: Museum der Ernährung in Vevey",
      "Alimentarium: the food museum in Vevey",
      "Alimentarium, musée de l’alimentation à Vevey",
      "Alimentarium, museo dell’alimentazione a Vevey",
    ],
    [
      "Davor steckt die acht Meter hohe Gabel im See; drinnen erklärt ein Bauch, was mit dem Mittagessen geschieht.",
      "In front an eight-metre fork stands in the lake; inside, a giant gut explains what becomes of lunch.",
      "Devant, une fourchette de huit mètres plantée dans le lac ; dedans, un ventre explique le repas.",
      "Davanti una forchetta di otto metri nel lago; dentro un ventre spiega che ne è del pranzo.",
    ],
  ),
  "watch-museum-chaux-de-fonds": tell(
    [
      "La Chaux-de-Fonds: Internationales Uhrenmuseum",
      "La Chaux-de-Fonds: International Watch Museum",
      "La Chaux-de-Fonds : Musée international d’horlogerie",
      "La Chaux-de-Fonds: museo internazionale dell’orologeria",
    ],
    [
      "Sonnenuhr bis Atomuhr unter der Erde, oben spielt alle fünfzehn Minuten ein Carillon aus Edelstahl.",
      "From sundial to atomic clock below ground; above, a steel carillon plays each quarter of an hour.",
      "Du cadran solaire à l’horloge atomique, sous terre ; dehors, un carillon d’acier joue au quart.",
      "Dalla meridiana all’orologio atomico, sottoterra; fuori un carillon d’acciaio suona ogni quarto.",
    ],
  ),
  "latenium-hauterive": tell(
    [
      "Laténium: Archäologie am Neuenburgersee",
      "Laténium: archaeology by Lake Neuchâtel",
      "Laténium, archéologie au bord du lac",
      "Laténium, archeologia in riva al lago",
    ],
    [
      "50'000 Jahre am Wasser: Pfahlbauten, ein gallischer Kahn und im Park die Pfähle, wo sie standen.",
      "Fifty thousand years by the water: lake dwellings, a Gallo-Roman barge and the stakes where they stood.",
      "50 000 ans au bord de l’eau : palafittes, chaland gallo-romain et pieux à leur place.",
      "50 000 anni sull’acqua: palafitte, una chiatta gallo-romana e i pali dov’erano.",
    ],
  ),
  "rosengart-lucerne": tell(
    ["Sammlung Rosengart Luzern", "Rosengart Collection Lucerne", "Collection Rosengart à Lucerne", "Collezione Rosengart a Lucerna"],
    [
      "Angela Rosengart sass Picasso fünfmal Modell; sein Spätwerk und 125 Klees hängen in der alten Nationalbank.",
      "Angela Rosengart sat for Picasso five times; his late work and 125 Klees hang in the old National Bank.",
      "Angela Rosengart posa cinq fois pour Picasso ; il est là, avec 125 Klee, dans l’ancienne banque.",
      "Angela Rosengart posò cinque volte per Picasso; le sue opere e 125 Klee nella vecchia banca.",
    ],
  ),
  "segantini-st-moritz": tell(
    ["Segantini Museum St. Moritz", "Segantini Museum St. Moritz", "Musée Segantini à Saint-Moritz", "Museo Segantini a St. Moritz"],
    [
      "Ein Kuppelbau nur für drei Bilder: Werden, Sein, Vergehen, gemalt aus dem Licht vor dem Fenster.",
      "A domed building for three paintings: Life, Nature, Death, made of the light outside the window.",
      "Une coupole pour trois tableaux : la vie, la nature, la mort, dans la lumière du dehors.",
      "Una cupola per tre quadri: la vita, la natura, la morte, nella luce di fuori.",
    ],
  ),
  "masi-lugano": tell(
    ["MASI Lugano im LAC", "MASI Lugano at the LAC", "MASI Lugano au LAC", "MASI Lugano al LAC"],
    [
      "Kunst zwischen Nord und Süd, und im Foyer ein Fenster, durch das der See selber zum Bild wird.",
      "Art between north and south, and a foyer window in which the lake itself becomes a picture.",
      "L’art entre nord et sud, et un foyer où le lac lui-même devient tableau.",
      "Arte tra nord e sud, e un foyer in cui il lago stesso diventa quadro.",
    ],
  ),
  "abbey-library-st-gallen": tell(
    ["Stiftsbibliothek St. Gallen", "Abbey Library of St. Gallen", "Bibliothèque abbatiale de Saint-Gall", "Biblioteca abbaziale di San Gallo"],
    [
      "In Filzpantoffeln über Intarsien, vorbei an Handschriften aus zwölf Jahrhunderten und einer Mumie.",
      "In felt slippers over inlaid floors, past manuscripts of twelve centuries and a mummy.",
      "En pantoufles de feutre sur la marqueterie, parmi des manuscrits de douze siècles et une momie.",
      "In pantofole di feltro sugli intarsi, tra manoscritti di dodici secoli e una mummia.",
    ],
  ),
  "history-forum-schwyz": tell(
    [
      "Schwyz: Bundesbrief und Forum der Geschichte",
      "Schwyz: the Federal Charter and history forum",
      "Schwytz : le Pacte fédéral et le Forum de l’histoire",
      "Svitto: il Patto federale e il Forum della storia",
    ],
    [
      "Wie die Schweiz entstand, ohne Pathos erzählt; der Brief von 1291 liegt ein paar Schritte weiter.",
      "How Switzerland began, told without drums; the charter of 1291 lies a few steps away.",
      "La naissance de la Suisse sans tambour ; le pacte de 1291 est à deux pas.",
      "La nascita della Svizzera senza fanfare; il patto del 1291 è a due passi.",
    ],
  ),
  "ballenberg-open-air": tell(
    ["Freilichtmuseum Ballenberg", "Ballenberg Open-Air Museum", "Musée en plein air de Ballenberg", "Museo all’aperto Ballenberg"],
    [
      "Über hundert alte Häuser aus allen Kantonen, in vielen brennt Feuer, klappert ein Webstuhl oder bäckt Brot.",
      "More than a hundred old houses from all cantons, many with a fire lit, a loom at work or bread in the oven.",
      "Plus de cent maisons de tous les cantons, où brûle un feu, bat un métier ou cuit le pain.",
      "Oltre cento case di tutti i cantoni, dove arde un fuoco, batte un telaio o cuoce il pane.",
    ],
  ),
  "swissminiatur-melide": tell(
    ["Swissminiatur in Melide", "Swissminiatur in Melide", "Swissminiatur à Melide", "Swissminiatur a Melide"],
    [
      "Die ganze Schweiz im Massstab 1:25, mit Zügen, die pünktlich fahren, und Schiffen, die wirklich schwimmen.",
      "All Switzerland at 1:25, with trains that run on time and boats that really float.",
      "Toute la Suisse au 1:25, avec des trains à l’heure et des bateaux qui flottent.",
      "Tutta la Svizzera in scala 1:25, con treni puntuali e battelli che galleggiano.",
    ],
  ),
  "gianadda-martigny": tell(
    [
      "Fondation Pierre Gianadda in Martigny",
      "Fondation Pierre Gianadda in Martigny",
      "Fondation Pierre Gianadda à Martigny",
      "Fondation Pierre Gianadda a Martigny",
    ],
    [
      "Grosse Namen über römischen Ruinen, und im Garten liegen Moore, Miró und Brancusi in der Sonne.",
      "Great names above Roman ruins, with Moore, Miró and Brancusi in the sunny garden.",
      "De grands noms sur des ruines romaines ; au jardin, Moore, Miró et Brancusi au soleil.",
      "Grandi nomi su rovine romane; in giardino Moore, Miró e Brancusi al sole.",
    ],
  ),
  "roman-town-augst": tell(
    [
      "Augusta Raurica: Römerstadt bei Basel",
      "Augusta Raurica: the Roman town near Basel",
      "Augusta Raurica, ville romaine près de Bâle",
      "Augusta Raurica, città romana presso Basilea",
    ],
    [
      "Das besterhaltene Theater nördlich der Alpen, ein Silberschatz und ein Backofen, der noch heiss wird.",
      "The best-kept theatre north of the Alps, a silver hoard and an oven that still grows hot.",
      "Le théâtre le mieux conservé au nord des Alpes, un trésor d’argent et un four qui chauffe encore.",
      "Il teatro meglio conservato a nord delle Alpi, un tesoro d’argento e un forno che scalda ancora.",
    ],
  ),
  "oberhofen-castle": tell(
    ["Schloss Oberhofen mit Park am See", "Oberhofen Castle and its lakeside park", "Château d’Oberhofen et son parc", "Castello di Oberhofen e il suo parco"],
    [
      "Ein Türmchen im Wasser, oben ein türkischer Rauchsalon und ringsum Mammutbäume.",
      "A turret in the water, a Turkish smoking room at the top and giant sequoias around.",
      "Une tourelle dans l’eau, un fumoir turc au sommet et des séquoias alentour.",
      "Una torretta nell’acqua, un fumoir turco in cima e sequoie tutt’intorno.",
    ],
  ),
  "thun-castle": tell(
    [
      "Schloss Thun und der Rittersaal",
      "Thun Castle and the Knights’ Hall",
      "Château de Thoune et salle des chevaliers",
      "Castello di Thun e sala dei cavalieri",
    ],
    [
      "Vier weisse Türme über den Dächern; im Saal der Zähringer hängt noch der Teppich Karls des Kühnen.",
      "Four white towers above the roofs; in the great hall hangs a tapestry of Charles the Bold.",
      "Quatre tours blanches au-dessus des toits ; dans la salle, une tenture de Charles le Téméraire.",
      "Quattro torri bianche sopra i tetti; nella sala un arazzo di Carlo il Temerario.",
    ],
  ),
  "lenzburg-castle": tell(
    ["Schloss Lenzburg und der Drache Fauchi", "Lenzburg Castle and its dragon", "Château de Lenzbourg et son dragon", "Castello di Lenzburg e il suo drago"],
    [
      "Eine richtige Ritterburg mit Verlies, Rosengarten und einem Drachen, den Kinder füttern dürfen.",
      "A proper knights’ castle with a dungeon, a rose garden and a dragon that children may feed.",
      "Un vrai château fort avec cachot, roseraie et un dragon que les enfants nourrissent.",
      "Un vero castello con prigione, roseto e un drago che i bambini possono nutrire.",
    ],
  ),
  "kyburg-castle": tell(
    ["Schloss Kyburg ob der Töss", "Kyburg Castle above the Töss", "Château de Kybourg", "Castello di Kyburg"],
    [
      "Grafen, Habsburger, Zürcher Landvögte: jeder baute an, und im Keller steht die eiserne Jungfrau.",
      "Counts, Habsburgs, Zurich bailiffs: each added a wing, and in the cellar stands an iron maiden.",
      "Comtes, Habsbourg, baillis : chacun ajouta son aile, et la vierge de fer est à la cave.",
      "Conti, Asburgo, balivi: ognuno aggiunse un’ala, e in cantina c’è la vergine di ferro.",
    ],
  ),
  "tarasp-castle": tell(
    [
      "Schloss Tarasp: Kunst auf dem Felsen",
      "Tarasp Castle: art on the rock",
      "Château de Tarasp, l’art sur le rocher",
      "Castello di Tarasp, l’arte sulla rupe",
    ],
    [
      "Der Künstler Not Vital wohnt hier mit Werken von Rembrandt bis heute; eine Orgel mit 3000 Pfeifen gehört dazu.",
      "Artist Not Vital keeps work from Rembrandt to today here, and an organ with 3,000 pipes.",
      "L’artiste Not Vital y abrite des œuvres de Rembrandt à nos jours et un orgue de 3000 tuyaux.",
      "L’artista Not Vital vi ospita opere da Rembrandt a oggi e un organo da 3000 canne.",
    ],
  ),
  "castelgrande-bellinzona": tell(
    [
      "Castelgrande: Welterbe in Bellinzona",
      "Castelgrande: World Heritage in Bellinzona",
      "Castelgrande, patrimoine mondial à Bellinzone",
      "Castelgrande, patrimonio mondiale a Bellinzona",
    ],
    [
      "Mit dem Lift durch den Fels in den Burghof; von den Zinnen folgt der Blick der Murata bis zum Fluss.",
      "A lift through the rock to the castle yard; from the battlements the eye follows the wall to the river.",
      "Un ascenseur dans le roc jusqu’à la cour ; des merlons, l’œil suit la Murata jusqu’à la rivière.",
      "Un ascensore nella roccia fino alla corte; dai merli l’occhio segue la Murata fino al fiume.",
    ],
  ),
  "gruyeres-castle-museum": tell(
    ["Schloss Greyerz: acht Jahrhunderte", "Gruyères Castle: eight centuries", "Château de Gruyères : huit siècles", "Castello di Gruyères: otto secoli"],
    [
      "Neunzehn Grafen, ein französischer Garten und Landschaften von Corot im Salon.",
      "Nineteen counts, a French garden and landscapes by Corot in the salon.",
      "Dix-neuf comtes, un jardin à la française et des paysages de Corot au salon.",
      "Diciannove conti, un giardino alla francese e paesaggi di Corot nel salotto.",
    ],
  ),
  "grandson-castle": tell(
    [
      "Schloss Grandson: wo Karl der Kühne floh",
      "Grandson Castle: where Charles the Bold fled",
      "Château de Grandson et la fuite du Téméraire",
      "Castello di Grandson e la fuga del Temerario",
    ],
    [
      "Wehrgang, Rüstkammer und ein Modell der Schlacht von 1476, nach der die Sieger mit Diamanten zahlten.",
      "Battlements, armoury and a model of the battle of 1476, after which victors paid in diamonds.",
      "Chemin de ronde, armurerie et la bataille de 1476, dont les vainqueurs payaient en diamants.",
      "Cammino di ronda, armeria e la battaglia del 1476, i cui vincitori pagavano in diamanti.",
    ],
  ),
  "burgdorf-castle": tell(
    [
      "Schloss Burgdorf: Wunderkammer und Goldschatz",
      "Burgdorf Castle: cabinet of wonders",
      "Château de Berthoud, cabinet de curiosités",
      "Castello di Burgdorf, camera delle meraviglie",
    ],
    [
      "Museum, Jugendherberge und Restaurant in einer Burg der Zähringer: Pestalozzi unterrichtete hier.",
      "Museum, hostel and restaurant in one Zähringen castle: Pestalozzi taught here.",
      "Musée, auberge et restaurant dans un même château : Pestalozzi y enseigna.",
      "Museo, ostello e ristorante in un solo castello: qui insegnò Pestalozzi.",
    ],
  ),
  "aigle-castle-wine": tell(
    ["Schloss Aigle und das Weinmuseum", "Aigle Castle and wine museum", "Château d’Aigle et musée du vin", "Castello di Aigle e museo del vino"],
    [
      "Türme mitten im Chasselas; drinnen tausend Jahre Weinbau, Etiketten und am Ende ein Glas.",
      "Towers amid the Chasselas; inside, a thousand years of winegrowing, labels and a glass at the end.",
      "Des tours au milieu du chasselas ; dedans, mille ans de vigne, des étiquettes et un verre.",
      "Torri in mezzo al chasselas; dentro mille anni di vigna, etichette e un bicchiere.",
    ],
  ),
  "technorama-winterthur": tell(
    [
      "Technorama: 500 Experimente zum Anfassen",
      "Technorama: 500 hands-on experiments",
      "Technorama : 500 expériences à toucher",
      "Technorama: 500 esperimenti da toccare",
    ],
    [
      "Blitze, Tornados, Haare, die zu Berge stehen, und im Park eine Wunderbrücke zum Darüberstaunen.",
      "Lightning, tornados, hair on end, and a park with a bridge of wonders.",
      "Éclairs, tornades, cheveux dressés et un parc avec son pont des merveilles.",
      "Fulmini, tornado, capelli dritti e un parco con il ponte delle meraviglie.",
    ],
  ),
  "transport-museum-lucerne": tell(
    [
      "Verkehrshaus der Schweiz in Luzern",
      "Swiss Museum of Transport in Lucerne",
      "Musée suisse des transports à Lucerne",
      "Museo svizzero dei trasporti a Lucerna",
    ],
    [
      "Loks, Flugzeuge, eine Mondkapsel und das grösste Luftbild der Schweiz, auf dem man in Socken geht.",
      "Engines, aircraft, a capsule and the largest aerial photo of Switzerland, walked in socks.",
      "Locomotives, avions, une capsule et la plus grande photo aérienne du pays, à parcourir en chaussettes.",
      "Locomotive, aerei, una capsula e la più grande foto aerea del Paese, da percorrere in calze.",
    ],
  ),
  "science-gateway-meyrin": tell(
    ["CERN Science Gateway in Meyrin", "CERN Science Gateway in Meyrin", "CERN Science Gateway à Meyrin", "CERN Science Gateway a Meyrin"],
    [
      "Was war vor dem Licht? Renzo Pianos Röhren über der Strasse geben Antworten, und der Eintritt ist frei.",
      "What came before light? Renzo Piano’s tubes above the road give answers, and entry is free.",
      "Qu’y avait-il avant la lumière ? Les tubes de Renzo Piano répondent, et l’entrée est libre.",
      "Cosa c’era prima della luce? I tubi di Renzo Piano rispondono, e l’entrata è libera.",
    ],
  ),
  "dinosaurs-aathal": tell(
    ["Sauriermuseum Aathal", "Aathal Dinosaur Museum", "Musée des dinosaures d’Aathal", "Museo dei dinosauri di Aathal"],
    [
      "Echte Skelette aus Wyoming in einer alten Spinnerei; am Sonntag dürfen Kinder selber Knochen klopfen.",
      "Real skeletons from Wyoming in an old spinning mill; on Sundays children may dig for bones.",
      "De vrais squelettes du Wyoming dans une filature ; le dimanche, les enfants dégagent des os.",
      "Veri scheletri del Wyoming in una vecchia filanda; la domenica i bambini scavano ossa.",
    ],
  ),
  "grimsel-underground-power": tell(
    [
      "Grimsel: Kraftwerk im Berg und Kristallkluft",
      "Grimsel: power station inside the mountain",
      "Grimsel : une centrale dans la montagne",
      "Grimsel: una centrale dentro la montagna",
    ],
    [
      "Turbinen tief im Granit, dann plötzlich eine Kluft voller Bergkristalle, so, wie man sie gefunden hat.",
      "Turbines deep in granite, then suddenly a cleft full of rock crystal, just as it was found.",
      "Des turbines dans le granit, puis une fissure pleine de cristaux, telle qu’on l’a trouvée.",
      "Turbine nel granito, poi una fessura piena di cristalli, così com’è stata trovata.",
    ],
  ),
  "observatory-st-luc": tell(
    [
      "Saint-Luc: Sternwarte und Planetenweg",
      "Saint-Luc: observatory and planet trail",
      "Saint-Luc : observatoire et chemin des planètes",
      "Saint-Luc: osservatorio e sentiero dei pianeti",
    ],
    [
      "Auf 2200 m, weit weg von Lampen: durch das 60-Zentimeter-Teleskop hat der Saturn wirklich Ringe.",
      "At 2,200 m, far from lamps: through the 60-centimetre telescope Saturn really has rings.",
      "À 2200 m, loin des lampes : au télescope de 60 centimètres, Saturne a vraiment des anneaux.",
      "A 2200 m, lontano dalle luci: al telescopio da 60 centimetri Saturno ha davvero gli anelli.",
    ],
  ),
  "coach-zurich-appenzell": tell(
    [
      "Ab Zürich: Appenzell und Käserei mit dem Bus",
      "From Zurich: Appenzell and a dairy by coach",
      "De Zurich : Appenzell et fromagerie en car",
      "Da Zurigo: Appenzello e caseificio in pullman",
    ],
    [
      "Ein Tag mit Hügeln wie gekämmt, bemalten Häusern, Käse in Stein und Biber für die Rückfahrt.",
      "A day of combed hills, painted houses, cheese in Stein and a biber for the way home.",
      "Collines peignées, maisons peintes, fromage à Stein et un biber pour le retour.",
      "Colline pettinate, case dipinte, formaggio a Stein e un biber per il ritorno.",
    ],
  ),
  "coach-lucerne-three-passes": tell(
    [
      "Ab Luzern: Susten, Grimsel und Furka",
      "From Lucerne: Susten, Grimsel and Furka",
      "De Lucerne : Susten, Grimsel et Furka",
      "Da Lucerna: Susten, Grimsel e Furka",
    ],
    [
      "Drei Pässe, vier Gletscher und unzählige Kehren; das Mittagessen steht am Grimselsee bereit.",
      "Three passes, four glaciers and countless bends; lunch waits at the Grimsel lake.",
      "Trois cols, quatre glaciers, d’innombrables lacets ; le repas attend au lac du Grimsel.",
      "Tre passi, quattro ghiacciai, infiniti tornanti; il pranzo aspetta al lago del Grimsel.",
    ],
  ),
  "coach-geneva-gruyeres": tell(
    [
      "Ab Genf: Greyerz, Käse und Schokolade",
      "From Geneva: Gruyères, cheese and chocolate",
      "De Genève : Gruyères, fromage et chocolat",
      "Da Ginevra: Gruyères, formaggio e cioccolato",
    ],
    [
      "Am Morgen die Schaukäserei, am Mittag das Städtchen, am Nachmittag die Fabrik in Broc.",
      "The dairy in the morning, the little town at noon, the factory at Broc in the afternoon.",
      "Le matin la fromagerie, à midi la cité, l’après-midi la chocolaterie de Broc.",
      "Al mattino il caseificio, a mezzogiorno la cittadina, al pomeriggio la fabbrica di Broc.",
    ],
  ),
  "coach-bern-emmental": tell(
    [
      "Ab Bern: Emmental, Güetzi und Gotthelf",
      "From Bern: Emmental, biscuits and farms",
      "De Berne : Emmental, biscuits et fermes",
      "Da Berna: Emmental, biscotti e fattorie",
    ],
    [
      "Höfe mit Geranien, gedeckte Brücken und eine Biscuitfabrik, in der man so viel kostet, wie man mag.",
      "Farms with geraniums, covered bridges and a biscuit factory where you taste all you like.",
      "Fermes à géraniums, ponts couverts et une biscuiterie où l’on goûte à volonté.",
      "Fattorie con gerani, ponti coperti e una fabbrica di biscotti con assaggi a volontà.",
    ],
  ),
  "postbus-four-passes": tell(
    [
      "Ab Meiringen: vier Pässe im Postauto",
      "From Meiringen: four passes by post bus",
      "De Meiringen : quatre cols en car postal",
      "Da Meiringen: quattro passi in autopostale",
    ],
    [
      "Grimsel, Nufenen, Gotthard, Susten: das Dreiklanghorn ruft vor jeder engen Kurve.",
      "Grimsel, Nufenen, Gotthard, Susten: the three-tone horn calls before each tight bend.",
      "Grimsel, Nufenen, Gothard, Susten : le klaxon à trois tons appelle avant chaque virage.",
      "Grimsel, Novena, San Gottardo, Susten: il clacson a tre toni chiama prima di ogni curva.",
    ],
  ),
  "coach-basel-alsace-edge": tell(
    [
      "Ab Basel: Ruinen, Reben und das Baselbiet",
      "From Basel: ruins, vines and cherry villages",
      "De Bâle : ruines, vignes et cerisiers",
      "Da Basilea: rovine, vigne e ciliegi",
    ],
    [
      "Augst, Rheinfelden und Dörfer, die im April in Kirschblüten versinken; Einkehr in einer Buschwirtschaft.",
      "Augst, Rheinfelden and villages drowned in cherry blossom in April; a stop at a growers’ inn.",
      "Augst, Rheinfelden et des villages noyés de cerisiers en avril ; halte chez le vigneron.",
      "Augst, Rheinfelden e paesi immersi nei ciliegi ad aprile; sosta dal vignaiolo.",
    ],
  ),
  "leukerbad-thermal": tell(
    ["Leukerbad Therme unter der Gemmiwand", "Leukerbad Therme below the Gemmi wall", "Bains de Loèche sous la Gemmi", "Terme di Leukerbad sotto la Gemmi"],
    [
      "Zehn Becken, 3,9 Millionen Liter am Tag und eine Felswand, die im Dampf verschwindet.",
      "Ten pools, 3.9 million litres a day and a rock wall that vanishes in the steam.",
      "Dix bassins, 3,9 millions de litres par jour et une paroi qui se perd dans la vapeur.",
      "Dieci vasche, 3,9 milioni di litri al giorno e una parete che svanisce nel vapore.",
    ],
  ),
  "tamina-therme": tell(
    ["Tamina Therme Bad Ragaz", "Tamina Therme Bad Ragaz", "Thermes de Tamina à Bad Ragaz", "Terme Tamina a Bad Ragaz"],
    [
      "Weisse Säulen aus Fichte, ovale Fenster und Wasser aus der Schlucht, 36,5 Grad wie der Mensch.",
      "White spruce columns, oval windows and water from the gorge at 36.5 degrees, like a body.",
      "Colonnes d’épicéa blanc, fenêtres ovales et l’eau des gorges à 36,5 degrés.",
      "Colonne di abete bianco, finestre ovali e l’acqua della gola a 36,5 gradi.",
    ],
  ),
  "bogn-engiadina": tell(
    ["Bogn Engiadina in Scuol", "Bogn Engiadina in Scuol", "Bogn Engiadina à Scuol", "Bogn Engiadina a Scuol"],
    [
      "Mineralwasser aus zwanzig Quellen; draussen liegt man in der Sole und sieht die Unterengadiner Dolomiten.",
      "Mineral water from twenty springs; outside you float in brine facing the Engadine Dolomites.",
      "L’eau de vingt sources ; dehors, on flotte face aux Dolomites de Basse-Engadine.",
      "Acqua di venti sorgenti; fuori si galleggia davanti alle Dolomiti engadinesi.",
    ],
  ),
  "therme-vals": tell(
    [
      "Therme Vals: Baden in 60'000 Steinplatten",
      "Therme Vals: bathing in 60,000 slabs of stone",
      "Thermes de Vals, 60 000 dalles de pierre",
      "Terme di Vals, 60 000 lastre di pietra",
    ],
    [
      "Peter Zumthor baute aus Valser Quarzit: Höhlen, Lichtspalten, ein Feuerbad und ein Becken voller Blüten.",
      "Peter Zumthor built with Vals quartzite: caves, slits of light, a fire bath and one of petals.",
      "Peter Zumthor a bâti en quartzite : grottes, fentes de lumière, bain de feu, bain de fleurs.",
      "Peter Zumthor ha costruito in quarzite: grotte, lame di luce, un bagno di fuoco e uno di fiori.",
    ],
  ),
  "yverdon-thermal": tell(
    [
      "Yverdon: Thermalbad mit Schwefelquelle",
      "Yverdon: thermal baths on a sulphur spring",
      "Yverdon : centre thermal et source soufrée",
      "Yverdon: terme con sorgente sulfurea",
    ],
    [
      "Schon die Römer badeten hier; das Wasser braucht Jahrtausende aus 500 Metern Tiefe.",
      "The Romans bathed here already; the water takes millennia from 500 metres below.",
      "Les Romains s’y baignaient ; l’eau vient de 500 mètres de fond.",
      "Già i Romani ci facevano il bagno; l’acqua viene da 500 metri di profondità.",
    ],
  ),
  "lavey-baths": tell(
    [
      "Lavey: heissestes Thermalwasser der Schweiz",
      "Lavey: Switzerland’s hottest spring",
      "Lavey, l’eau thermale la plus chaude de Suisse",
      "Lavey, l’acqua termale più calda della Svizzera",
    ],
    [
      "62 Grad an der Quelle, 36 im Becken; über dem Strömungskanal stehen die Dents de Morcles.",
      "Sixty-two degrees at the source, 36 in the pool, with the Dents de Morcles above.",
      "62 degrés à la source, 36 au bassin, et les Dents de Morcles au-dessus.",
      "62 gradi alla fonte, 36 in vasca, con le Dents de Morcles sopra.",
    ],
  ),
  "fortyseven-baden": tell(
    ["Baden: Wellness-Therme an der Limmat", "Baden: thermal spa on the Limmat", "Baden : thermes au bord de la Limmat", "Baden: terme sulla Limmat"],
    [
      "47 Grad, Botta-Architektur und ein Aussenbecken über dem Fluss: die Bäderstadt badet wieder.",
      "Forty-seven degrees, Botta’s architecture and an outdoor pool above the river: the town bathes again.",
      "47 degrés, l’architecture de Botta et un bassin au-dessus de la rivière.",
      "47 gradi, l’architettura di Botta e una vasca sopra il fiume.",
    ],
  ),
  "rigi-mineral-bath": tell(
    [
      "Rigi Kaltbad: Mineralbad über dem See",
      "Rigi Kaltbad: mineral baths above the lake",
      "Rigi Kaltbad, bains au-dessus du lac",
      "Rigi Kaltbad, bagni sopra il lago",
    ],
    [
      "Mario Botta hat das Bad in den Hang gelegt; durch die Fensterfront schwimmt man ins Panorama.",
      "Mario Botta set the baths into the slope; through the window you swim into the panorama.",
      "Mario Botta a glissé les bains dans la pente ; on nage vers le panorama.",
      "Mario Botta ha posato i bagni nel pendio; si nuota verso il panorama.",
    ],
  ),
  "roof-pool-zurich": tell(
    [
      "Zürich: Thermalbad und Dachpool in der Brauerei",
      "Zurich: rooftop pool in the old brewery",
      "Zurich : thermes et bassin sur le toit",
      "Zurigo: terme e vasca sul tetto",
    ],
    [
      "Holzbottiche unter Steingewölben, und auf dem Dach 35 Grad mit Blick über die Stadt bis zu den Alpen.",
      "Wooden tubs beneath stone vaults, and on the roof 35 degrees with a view to the Alps.",
      "Des cuves de bois sous les voûtes et, sur le toit, 35 degrés avec vue sur les Alpes.",
      "Tini di legno sotto le volte e, sul tetto, 35 gradi con vista sulle Alpi.",
    ],
  ),
  "andeer-mineral-bath": tell(
    ["Mineralbad Andeer am Schams", "Andeer Mineral Baths in the Schams", "Bains minéraux d’Andeer", "Bagni minerali di Andeer"],
    [
      "Ein Dorfbad, wie es sein soll: 34 Grad, ein Sprudel im Freien und Torte im Café.",
      "A village bath as it should be: 34 degrees, an outdoor whirl and cake in the café.",
      "Un bain de village comme il faut : 34 degrés, des bulles dehors et un gâteau au café.",
      "Un bagno di paese come si deve: 34 gradi, bolle all’aperto e torta al caffè.",
    ],
  ),
  "ovronnaz-baths": tell(
    ["Ovronnaz: Alpenbad auf 1350 m", "Ovronnaz: alpine baths at 1,350 m", "Ovronnaz, bains des Alpes à 1350 m", "Ovronnaz, bagni alpini a 1350 m"],
    [
      "Nach dem Skitag direkt von der Piste ins Wasser; der Grand Muveran leuchtet dazu.",
      "After skiing, straight from the piste to the water while the Grand Muveran glows.",
      "Après le ski, de la piste à l’eau, tandis que le Grand Muveran rougeoie.",
      "Dopo lo sci, dalla pista all’acqua, mentre il Grand Muveran risplende.",
    ],
  ),
  "brine-bath-schoenbuehl": tell(
    ["Solbad Schönbühl bei Bern", "Schönbühl brine baths near Bern", "Bains salins de Schönbühl", "Bagni salini di Schönbühl"],
    [
      "Im Salzwasser trägt sich alles leichter; das Aussenbecken dampft im Park unter alten Linden.",
      "In brine all weighs less; the outdoor pool steams in a park beneath old limes.",
      "Dans l’eau salée, tout pèse moins ; le bassin fume sous les vieux tilleuls.",
      "Nell’acqua salata tutto pesa meno; la vasca fuma sotto i vecchi tigli.",
    ],
  ),
  "charmey-baths": tell(
    ["Bains de la Gruyère in Charmey", "Bains de la Gruyère in Charmey", "Bains de la Gruyère à Charmey", "Bains de la Gruyère a Charmey"],
    [
      "Warmes Wasser vor grünen Voralpen, dazu Hamam und Sauna mit Heu und Schokoladenöl.",
      "Warm water before green Prealps, with a hammam and a sauna scented with hay.",
      "L’eau chaude face aux Préalpes, un hammam et un sauna qui sent le foin.",
      "Acqua calda davanti alle Prealpi, un hammam e una sauna che profuma di fieno.",
    ],
  ),
  "brigerbad-thermal": tell(
    ["Brigerbad: Grottenbad im Wallis", "Brigerbad: grotto pool in Valais", "Brigerbad, bain en grotte", "Brigerbad, bagno in grotta"],
    [
      "Ein Thermalbecken im Felsen mit natürlichem Dampf, ein Strömungsbad und 182 Meter Rutschbahn.",
      "A thermal pool in the rock with natural steam, a river pool and a 182-metre slide.",
      "Un bassin dans la roche, une rivière et un toboggan de 182 mètres.",
      "Una vasca nella roccia, un fiume e uno scivolo di 182 metri.",
    ],
  ),
};
