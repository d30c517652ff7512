import { tell } from "./tell.ts";

export const waters = {
  "lake-thun-round-trip": tell(
    [
      "Thunersee: Schifffahrt von Schloss zu Schloss",
      "Lake Thun: cruise from castle to castle",
      "Lac de Thoune, de château en château",
      "Lago di Thun, di castello in castello",
    ],
    [
      "Thun, Hünegg, Oberhofen, Spiez: vier Schlösser vom Sonnendeck aus, dahinter der Niesen.",
      "Thun, Hünegg, Oberhofen, Spiez: four castles from the sun deck, with the Niesen behind.",
      "Thoune, Hünegg, Oberhofen, Spiez : quatre châteaux depuis le pont, et le Niesen en toile de fond.",
      "Thun, Hünegg, Oberhofen, Spiez: quattro castelli dal ponte, con il Niesen sullo sfondo.",
    ],
  ),
  "lake-brienz-loetschberg": tell(
    ["Brienzersee mit dem Raddampfer Lötschberg", "Lake Brienz by paddle steamer", "Lac de Brienz en bateau à aubes", "Lago di Brienz in piroscafo"],
    [
      "Türkis ist der See vom Gletscherstaub; der Dampfer von 1914 hält in Iseltwald und unter den Giessbachfällen.",
      "Glacier dust makes the lake turquoise; the 1914 steamer calls at Iseltwald and below the Giessbach Falls.",
      "La poussière des glaciers rend le lac turquoise ; le vapeur de 1914 s’arrête à Iseltwald et sous le Giessbach.",
      "La polvere dei ghiacciai tinge il lago di turchese; il piroscafo del 1914 ferma a Iseltwald e sotto il Giessbach.",
    ],
  ),
  "lake-zurich-short": tell(
    [
      "Zürichsee: kleine Rundfahrt ab Bürkliplatz",
      "Lake Zurich: short round trip from Bürkliplatz",
      "Lac de Zurich, petit tour depuis Bürkliplatz",
      "Lago di Zurigo, piccolo giro da Bürkliplatz",
    ],
    [
      "Anderthalb Stunden zwischen Goldküste und Pfnüselküste, mit den Glarner Alpen am Ende des Sees.",
      "Ninety minutes between the Gold Coast and the shady side, the Glarus Alps closing the lake.",
      "Une heure et demie entre la Côte dorée et la rive gauche, les Alpes glaronaises au bout du lac.",
      "Un’ora e mezza tra la Costa d’oro e la riva sinistra, con le Alpi glaronesi in fondo al lago.",
    ],
  ),
  "lake-zug-sunset": tell(
    ["Zugersee: Schifffahrt in den Sonnenuntergang", "Lake Zug sunset cruise", "Lac de Zoug au coucher du soleil", "Lago di Zugo al tramonto"],
    [
      "Zug rühmt sich der schönsten Sonnenuntergänge des Landes; vom Wasser aus haben Sie den Platz in der ersten Reihe.",
      "Zug claims the country’s finest sunsets; from the water you have a seat in the front row.",
      "Zoug se vante des plus beaux couchers de soleil du pays ; sur l’eau, vous êtes au premier rang.",
      "Zugo vanta i tramonti più belli del Paese; dall’acqua si sta in prima fila.",
    ],
  ),
  "lake-biel-peters-island": tell(
    [
      "Bielersee: Schiff zur St. Petersinsel",
      "Lake Biel: boat to St Peter’s Island",
      "Lac de Bienne et île de Saint-Pierre",
      "Lago di Bienne e isola di San Pietro",
    ],
    [
      "Rousseau verbrachte hier 1765 die glücklichsten Wochen seines Lebens; sein Zimmer im Klosterhotel steht noch.",
      "Rousseau spent the happiest weeks of his life here in 1765; his room in the priory still stands.",
      "Rousseau y passa en 1765 les semaines les plus heureuses de sa vie ; sa chambre existe toujours.",
      "Rousseau vi passò nel 1765 le settimane più felici della sua vita; la sua stanza c’è ancora.",
    ],
  ),
  "three-lakes-cruise": tell(
    ["Drei-Seen-Fahrt ab Murten", "Three lakes cruise from Murten", "Croisière des trois lacs depuis Morat", "Crociera dei tre laghi da Murten"],
    [
      "Murten-, Neuenburger- und Bielersee an einem Tag, verbunden durch Broye- und Zihlkanal, mit Störchen am Ufer.",
      "Lakes Murten, Neuchâtel and Biel in one day, joined by two canals with storks along the banks.",
      "Morat, Neuchâtel et Bienne en un jour, par les canaux de la Broye et de la Thielle, sous l’œil des cigognes.",
      "Murten, Neuchâtel e Bienne in un giorno, uniti da due canali con le cicogne sulle rive.",
    ],
  ),
  "lake-neuchatel-estavayer": tell(
    [
      "Neuenburgersee: Überfahrt nach Estavayer",
      "Lake Neuchâtel: crossing to Estavayer",
      "Traversée du lac de Neuchâtel vers Estavayer",
      "Traversata del lago di Neuchâtel verso Estavayer",
    ],
    [
      "Quer über den grössten ganz schweizerischen See ins Rosenstädtchen mit Schloss und Bogengängen.",
      "Straight across the largest all-Swiss lake to a little town of roses, castle and arcades.",
      "À travers le plus grand lac entièrement suisse, jusqu’à la cité à la rose, son château et ses arcades.",
      "Attraverso il più grande lago tutto svizzero, fino alla cittadina della rosa, con castello e portici.",
    ],
  ),
  "lake-constance-three-countries": tell(
    [
      "Bodensee: drei Länder an einem Nachmittag",
      "Lake Constance: three countries in an afternoon",
      "Lac de Constance, trois pays en une après-midi",
      "Lago di Costanza, tre Paesi in un pomeriggio",
    ],
    [
      "Auf dem Wasser gehört der See niemandem: Sie sehen die Schweiz, Deutschland und Österreich zugleich.",
      "Out on the water the lake belongs to nobody: you see Switzerland, Germany and Austria at once.",
      "Au large, le lac n’est à personne : on voit à la fois la Suisse, l’Allemagne et l’Autriche.",
      "Al largo il lago non è di nessuno: si vedono insieme Svizzera, Germania e Austria.",
    ],
  ),
  "untersee-rhine": tell(
    [
      "Untersee und Rhein: Flussfahrt nach Schaffhausen",
      "Untersee and Rhine: river cruise to Schaffhausen",
      "Lac Inférieur et Rhin jusqu’à Schaffhouse",
      "Untersee e Reno fino a Sciaffusa",
    ],
    [
      "Das Schiff legt unterwegs den Mast um, so niedrig ist die Holzbrücke von Diessenhofen.",
      "The boat lowers its mast on the way, so low is the wooden bridge at Diessenhofen.",
      "En route, le bateau abaisse son mât, tant le pont de bois de Diessenhofen est bas.",
      "Lungo il percorso il battello abbassa l’albero, tanto è basso il ponte di legno di Diessenhofen.",
    ],
  ),
  "walensee-quinten": tell(
    ["Walensee: Schiff ins autofreie Quinten", "Walensee: boat to car-free Quinten", "Walensee, en bateau à Quinten", "Walensee, in battello a Quinten"],
    [
      "Nach Quinten führt keine Strasse: unter den Wänden der Churfirsten wachsen dort Feigen, Kiwi und Wein.",
      "No road leads to Quinten: figs, kiwis and vines grow there below the walls of the Churfirsten.",
      "Aucune route ne mène à Quinten : au pied des Churfirsten y poussent figues, kiwis et vigne.",
      "Nessuna strada porta a Quinten: sotto i Churfirsten vi crescono fichi, kiwi e viti.",
    ],
  ),
  "borromean-gulf-locarno": tell(
    [
      "Lago Maggiore: Rundfahrt zum Golf von Ascona",
      "Lake Maggiore: cruise to the gulf of Ascona",
      "Lac Majeur, tour du golfe d’Ascona",
      "Lago Maggiore, giro del golfo di Ascona",
    ],
    [
      "Palmen am Ufer, Schneegipfel dahinter: das Schiff kreuzt zwischen Ascona, Brissago und den Inseln.",
      "Palms on the shore, snow peaks behind: the boat cruises between Ascona, Brissago and the islands.",
      "Des palmiers au bord, la neige derrière : le bateau louvoie entre Ascona, Brissago et les îles.",
      "Palme in riva, neve alle spalle: il battello naviga tra Ascona, Brissago e le isole.",
    ],
  ),
  "gandria-cruise": tell(
    [
      "Luganersee: Schiff ins Fischerdorf Gandria",
      "Lake Lugano: boat to the village of Gandria",
      "Lac de Lugano, en bateau à Gandria",
      "Lago di Lugano, in battello a Gandria",
    ],
    [
      "Gandria klebt am Hang wie ein Schwalbennest; gegenüber zeigt das Zollmuseum, wie man Kaffee schmuggelte.",
      "Gandria clings to the slope like a swallow’s nest; across the water the customs museum shows how coffee was smuggled.",
      "Gandria s’accroche au versant comme un nid d’hirondelle ; en face, le musée des douanes raconte la contrebande.",
      "Gandria è appesa al pendio come un nido di rondine; di fronte il museo doganale racconta il contrabbando.",
    ],
  ),
  "lake-sils-course": tell(
    [
      "Silsersee: höchste Kursschifffahrt Europas",
      "Lake Sils: Europe’s highest boat line",
      "Lac de Sils, la plus haute ligne d’Europe",
      "Lago di Sils, la linea più alta d’Europa",
    ],
    [
      "Auf 1797 m zwischen Lärchen nach Isola; im September ist der Wald golden und das Wasser tintenblau.",
      "At 1,797 m among larches to Isola; in September the woods are gold and the water ink blue.",
      "À 1797 m, parmi les mélèzes, jusqu’à Isola ; en septembre, la forêt est d’or et l’eau d’encre.",
      "A 1797 m tra i larici fino a Isola; a settembre il bosco è d’oro e l’acqua color inchiostro.",
    ],
  ),
  "doubs-falls-boat": tell(
    ["Saut du Doubs: Schiff zum Grenzwasserfall", "Saut du Doubs: boat to the border falls", "Le Saut du Doubs en bateau", "Il Saut du Doubs in battello"],
    [
      "Durch Schluchten wie Fjorde zum 27 Meter hohen Wasserfall; das andere Ufer ist schon Frankreich.",
      "Through fjord-like gorges to a 27-metre waterfall; the far bank is already France.",
      "Par des gorges dignes de fjords jusqu’à une chute de 27 mètres ; l’autre rive est déjà en France.",
      "Tra gole simili a fiordi fino a una cascata di 27 metri; l’altra riva è già Francia.",
    ],
  ),
  "belle-epoque-lausanne": tell(
    [
      "Lausanne: Genfersee im Belle-Époque-Dampfer",
      "Lausanne: Lake Geneva on a Belle Époque steamer",
      "Lausanne, le Léman à bord d’un vapeur Belle Époque",
      "Losanna, il Lemano su un piroscafo Belle Époque",
    ],
    [
      "Messing, Mahagoni und das Stampfen der Maschine; am französischen Ufer glänzt Évian, am Schweizer Ufer Lavaux.",
      "Brass, mahogany and the beat of the engine; Évian gleams on one shore, Lavaux on the other.",
      "Laiton, acajou et battement de la machine ; Évian brille sur une rive, Lavaux sur l’autre.",
      "Ottone, mogano e il battito della macchina; Évian brilla su una riva, Lavaux sull’altra.",
    ],
  ),
  "rhine-port-basel": tell(
    [
      "Basel: Rheinfahrt zum Dreiländereck und Hafen",
      "Basel: Rhine trip to the port and three-country corner",
      "Bâle : le port du Rhin et les trois frontières",
      "Basilea: il porto sul Reno e i tre confini",
    ],
    [
      "Kräne, Container und Getreidesilos, dann zwei Schleusen: hier beginnt für die Schweiz das Meer.",
      "Cranes, containers and grain silos, then two locks: for Switzerland the sea begins here.",
      "Grues, conteneurs et silos, puis deux écluses : pour la Suisse, la mer commence ici.",
      "Gru, container e silos, poi due chiuse: per la Svizzera il mare comincia qui.",
    ],
  ),
  "oeschinensee-rowing": tell(
    [
      "Oeschinensee: Ruderboot unter der Blüemlisalp",
      "Oeschinensee: rowing boat below the Blüemlisalp",
      "Lac d’Oeschinen en barque",
      "Lago di Oeschinen in barca a remi",
    ],
    [
      "Sie rudern auf den eigenen Rhythmus; Wasserfälle rieseln von den Wänden, und das Wasser ist klar bis zum Grund.",
      "You row at your own pace; waterfalls trickle down the walls and you can see to the bottom.",
      "Vous ramez à votre rythme ; les cascades ruissellent des parois et l’eau est claire jusqu’au fond.",
      "Si rema al proprio ritmo; dalle pareti scendono cascate e l’acqua è limpida fino al fondo.",
    ],
  ),
  "lake-hallwil-castle": tell(
    [
      "Hallwilersee: Rundfahrt und Wasserschloss",
      "Lake Hallwil and its moated castle",
      "Lac de Hallwil et château d’eau",
      "Lago di Hallwil e castello sull’acqua",
    ],
    [
      "Ein sanfter See ohne Häuserzeilen; vom Steg Seengen sind es zwanzig Minuten zum Schloss Hallwyl auf zwei Inseln.",
      "A gentle lake with open shores; from the Seengen jetty it is twenty minutes to Hallwyl castle on its two islands.",
      "Un lac doux aux rives libres ; du débarcadère de Seengen, vingt minutes mènent au château sur ses deux îles.",
      "Un lago dolce dalle rive libere; dal pontile di Seengen venti minuti fino al castello sulle due isole.",
    ],
  ),
  "uri-lake-ruetli": tell(
    [
      "Urnersee: Schiff zu Rütli und Tellskapelle",
      "Lake Uri: boat to the Rütli and Tell’s Chapel",
      "Lac d’Uri : le Grütli et la chapelle de Tell",
      "Lago d’Uri: il Grütli e la cappella di Tell",
    ],
    [
      "Auf diesem Wasser soll Tell dem Gessler entsprungen sein; die Felswände ringsum fallen senkrecht in den See.",
      "On these waters Tell is said to have leapt from Gessler’s boat; the cliffs drop straight into the lake.",
      "C’est ici que Tell aurait sauté de la barque de Gessler ; les parois tombent droit dans le lac.",
      "Qui Tell sarebbe saltato dalla barca di Gessler; le pareti cadono a picco nel lago.",
    ],
  ),
  "fondue-ship-zurich": tell(
    ["Fondueschiff auf dem Zürichsee", "Fondue boat on Lake Zurich", "Bateau-fondue sur le lac de Zurich", "Battello fonduta sul lago di Zurigo"],
    [
      "Moitié-moitié im Caquelon, die Lichter von Zürich im Fenster und kein Rauch in der eigenen Küche.",
      "Moitié-moitié in the pot, the lights of Zurich in the window and no smell in your own kitchen.",
      "Moitié-moitié dans le caquelon, Zurich illuminée à la fenêtre et aucune odeur à la maison.",
      "Moitié-moitié nel caquelon, le luci di Zurigo alla finestra e nessun odore in casa.",
    ],
  ),
  "sunset-dinner-lucerne": tell(
    [
      "Luzern: Abendschiff mit drei Gängen",
      "Lucerne: evening boat with three courses",
      "Lucerne : bateau du soir en trois plats",
      "Lucerna: battello serale in tre portate",
    ],
    [
      "Felchen aus dem See, Älplermagronen oder Gemüse vom Rigihang, während der Pilatus rot wird.",
      "Whitefish from the lake, alpine macaroni or vegetables from the Rigi slopes while Pilatus turns red.",
      "Féra du lac, macaronis d’alpage ou légumes du Rigi, pendant que le Pilate rougit.",
      "Coregone del lago, maccheroni d’alpe o verdure del Rigi, mentre il Pilatus si fa rosso.",
    ],
  ),
  "fondue-ship-thun": tell(
    ["Thunersee: Fondueschiff im Winterabend", "Lake Thun: winter fondue boat", "Bateau-fondue sur le lac de Thoune", "Battello fonduta sul lago di Thun"],
    [
      "Käse von der Alp im Justistal, Brot aus Hilterfingen, und draussen gleitet Schloss Oberhofen vorbei.",
      "Cheese from the Justistal alp, bread from Hilterfingen, and Oberhofen castle gliding past.",
      "Fromage de l’alpage du Justistal, pain de Hilterfingen, et le château d’Oberhofen qui glisse dehors.",
      "Formaggio dell’alpe nel Justistal, pane di Hilterfingen e il castello di Oberhofen che scivola via.",
    ],
  ),
  "brunch-boat-geneva": tell(
    ["Genf: Abendessen auf dem See", "Geneva: dinner on the lake", "Genève : souper sur le lac", "Ginevra: cena sul lago"],
    [
      "Féra, Longeole und Gamay am Buffet, während das Schiff an Cologny und dem beleuchteten Jet d’eau vorbeizieht.",
      "Lake fish, local sausage and Gamay at the buffet while the boat passes Cologny and the lit Jet d’eau.",
      "Féra, longeole et gamay au buffet, tandis que défilent Cologny et le Jet d’eau illuminé.",
      "Coregone, longeole e gamay al buffet, mentre scorrono Cologny e il Jet d’eau illuminato.",
    ],
  ),
  "risotto-boat-lugano": tell(
    [
      "Lugano: Risottoschiff in der Sommernacht",
      "Lugano: risotto boat on a summer night",
      "Lugano : bateau-risotto d’une nuit d’été",
      "Lugano: battello risotto in una notte d’estate",
    ],
    [
      "Der Risotto kommt aus der Maggia-Ebene, der Merlot vom Hang, und auf dem Monte Brè gehen die Lichter an.",
      "The rice grows in the Maggia delta, the Merlot on the slope, and the lights come on along Monte Brè.",
      "Le riz vient du delta de la Maggia, le merlot du coteau, et le Monte Brè s’allume.",
      "Il riso viene dai Terreni alla Maggia, il merlot dal pendio, e il Monte Brè si accende.",
    ],
  ),
  "fish-boat-murten": tell(
    [
      "Murtensee: Fischknusperli an Bord",
      "Lake Murten: crispy perch on board",
      "Lac de Morat : filets de perche à bord",
      "Lago di Murten: filetti di pesce persico a bordo",
    ],
    [
      "Eglifilets, Weisswein vom Vully und zum Schluss ein Stück Nidelkuchen, wie es sich in Murten gehört.",
      "Perch fillets, white wine from Vully and a slice of cream tart to finish, as is right in Murten.",
      "Filets de perche, blanc du Vully et, pour finir, une part de gâteau du Vully, comme il se doit.",
      "Filetti di persico, bianco del Vully e per finire una fetta di torta alla panna, come si deve.",
    ],
  ),
  "kayak-iseltwald": tell(
    [
      "Iseltwald: Kajaktour auf dem Brienzersee",
      "Iseltwald: guided kayak on Lake Brienz",
      "Iseltwald : kayak sur le lac de Brienz",
      "Iseltwald: in kayak sul lago di Brienz",
    ],
    [
      "Um die Schneckeninsel, vorbei an Schloss Seeburg und unter die Giessbachfälle, wo die Gischt kühlt.",
      "Round Snail Island, past Seeburg castle and in below the Giessbach Falls, where the spray cools you.",
      "Autour de l’île aux Escargots, le long du château de Seeburg et jusque sous le Giessbach.",
      "Intorno all’isola delle Chiocciole, lungo il castello di Seeburg e fin sotto il Giessbach.",
    ],
  ),
  "sup-spiez-bay": tell(
    [
      "Spiez: Stand-up-Paddle in der Schlossbucht",
      "Spiez: stand-up paddling in the castle bay",
      "Spiez : paddle dans la baie du château",
      "Spiez: paddle nella baia del castello",
    ],
    [
      "Eine windstille Bucht, ein Schloss, Reben bis ans Wasser: gut für die ersten Schritte auf dem Brett.",
      "A sheltered bay, a castle, vines to the water: a fine place for first steps on a board.",
      "Une baie abritée, un château, des vignes jusqu’à l’eau : idéal pour débuter sur une planche.",
      "Una baia riparata, un castello, vigne fino all’acqua: ideale per i primi passi sulla tavola.",
    ],
  ),
  "sup-zurich-tiefenbrunnen": tell(
    [
      "Zürich: Paddelbrett ab Tiefenbrunnen",
      "Zurich: paddle board from Tiefenbrunnen",
      "Zurich : planche à pagaie à Tiefenbrunnen",
      "Zurigo: tavola SUP a Tiefenbrunnen",
    ],
    [
      "Vor der Arbeit oder danach: Sie gleiten am Chinagarten vorbei und sehen die Stadt vom Wasser.",
      "Before work or after: glide past the Chinese Garden and see the city from the water.",
      "Avant ou après le travail : vous longez le Jardin chinois et voyez la ville depuis l’eau.",
      "Prima o dopo il lavoro: si passa davanti al Giardino cinese e si vede la città dall’acqua.",
    ],
  ),
  "canoe-old-rhine": tell(
    [
      "Rhein: im Kanu von Diessenhofen nach Schaffhausen",
      "Rhine: by canoe from Diessenhofen to Schaffhausen",
      "Rhin : en canoë de Diessenhofen à Schaffhouse",
      "Reno: in canoa da Diessenhofen a Sciaffusa",
    ],
    [
      "Der Fluss schiebt, Sie steuern; Eisvögel, gedeckte Brücken und Kiesbänke zum Baden liegen am Weg.",
      "The river pushes, you steer; kingfishers, covered bridges and gravel banks for a swim lie on the way.",
      "Le fleuve pousse, vous dirigez ; martins-pêcheurs, ponts couverts et bancs de gravier pour se baigner.",
      "Il fiume spinge, voi guidate; martin pescatori, ponti coperti e banchi di ghiaia per il bagno.",
    ],
  ),
  "kayak-lake-uri": tell(
    [
      "Brunnen: Kajak am Fuss der Urner Felsen",
      "Brunnen: kayak below the cliffs of Uri",
      "Brunnen : kayak au pied des parois d’Uri",
      "Brunnen: in kayak sotto le pareti d’Uri",
    ],
    [
      "Zum Schillerstein und zum Rütli, den Wänden entlang; der Guide kennt jede Landestelle, bevor der Föhn kommt.",
      "To the Schillerstein and the Rütli along the cliffs; the guide knows each landing before the föhn arrives.",
      "Vers la pierre de Schiller et le Grütli ; le guide connaît chaque abri avant que le foehn n’arrive.",
      "Verso la pietra di Schiller e il Grütli; la guida conosce ogni approdo prima che arrivi il favonio.",
    ],
  ),
  "sup-silvaplana": tell(
    ["Silvaplana: Paddeln auf 1790 m", "Silvaplana: paddling at 1,790 m", "Silvaplana : paddle à 1790 m", "Silvaplana: paddle a 1790 m"],
    [
      "Am Morgen ist der See ein Spiegel; gegen Mittag kommt der Malojawind, und die Segler übernehmen.",
      "In the morning the lake is a mirror; towards noon the Maloja wind arrives and the sailors take over.",
      "Le matin, le lac est un miroir ; vers midi, le vent de la Maloja laisse la place aux voiles.",
      "Al mattino il lago è uno specchio; verso mezzogiorno arriva il vento del Maloja e tocca alle vele.",
    ],
  ),
  "sup-ascona": tell(
    ["Ascona: Paddelbrett vor der Piazza", "Ascona: paddle board off the piazza", "Ascona : paddle devant la piazza", "Ascona: paddle davanti alla piazza"],
    [
      "Vom Lido der bunten Häuserzeile entlang bis zum Maggiadelta; Kaffee gibt es nachher am Hafen.",
      "From the lido along the painted houses to the Maggia delta; coffee comes afterwards at the harbour.",
      "Du lido, le long des maisons colorées, jusqu’au delta de la Maggia ; le café attend au port.",
      "Dal lido, lungo le case colorate, fino al delta della Maggia; il caffè aspetta al porto.",
    ],
  ),
  "canoe-grande-caricaie": tell(
    [
      "Yverdon: Kanu im Schilf der Grande Cariçaie",
      "Yverdon: canoe in the reeds of the Grande Cariçaie",
      "Yverdon : canoë dans la Grande Cariçaie",
      "Yverdon: in canoa nella Grande Cariçaie",
    ],
    [
      "Das grösste Schilfgebiet der Schweiz: leise gepaddelt, sieht man Haubentaucher und im Mai die Rohrweihe.",
      "Switzerland’s largest reed bed: paddle softly and you see grebes and, in May, the marsh harrier.",
      "La plus grande roselière de Suisse : en pagayant doucement, on voit le grèbe huppé et, en mai, le busard.",
      "Il più grande canneto svizzero: pagaiando piano si vedono lo svasso e, a maggio, il falco di palude.",
    ],
  ),
  "canoe-doubs-jura": tell(
    [
      "Doubs: im Kanu nach Saint-Ursanne",
      "Doubs: by canoe to Saint-Ursanne",
      "Le Doubs en canoë jusqu’à Saint-Ursanne",
      "Il Doubs in canoa fino a Saint-Ursanne",
    ],
    [
      "Ein dunkler, stiller Fluss in tiefem Wald; am Ende steht das Brückentor eines Städtchens aus dem Mittelalter.",
      "A dark, quiet river in deep forest; at the end waits the bridge gate of a medieval town.",
      "Une rivière sombre et calme dans la forêt ; au bout, le pont et la porte d’une cité médiévale.",
      "Un fiume scuro e quieto nel bosco; alla fine il ponte e la porta di una cittadina medievale.",
    ],
  ),
  "rafting-vorderrhein": tell(
    ["Rafting durch die Rheinschlucht", "Rafting through the Rhine Gorge", "Rafting dans les gorges du Rhin", "Rafting nella gola del Reno"],
    [
      "Von Ilanz bis Reichenau zwischen weissen Kalkwänden; beim Schwarzen Loch sitzt niemand trocken.",
      "From Ilanz to Reichenau between white limestone walls; at the Black Hole nobody stays dry.",
      "D’Ilanz à Reichenau entre de blanches parois de calcaire ; au Trou noir, personne ne reste sec.",
      "Da Ilanz a Reichenau tra bianche pareti di calcare; al Buco nero nessuno resta asciutto.",
    ],
  ),
  "rafting-luetschine": tell(
    ["Rafting auf der Lütschine", "Rafting on the Lütschine", "Rafting sur la Lütschine", "Rafting sulla Lütschine"],
    [
      "Schmelzwasser von Eiger und Jungfrau: kalt, schnell und am Schluss ein Auslaufen in den Brienzersee.",
      "Meltwater from Eiger and Jungfrau: cold, quick, and a glide into Lake Brienz at the end.",
      "L’eau de fonte de l’Eiger et de la Jungfrau : froide, rapide, jusqu’au lac de Brienz.",
      "Acqua di fusione di Eiger e Jungfrau: fredda, veloce, fino al lago di Brienz.",
    ],
  ),
  "rafting-saane": tell(
    ["Rafting auf der Saane", "Rafting on the Saane", "Rafting sur la Sarine", "Rafting sulla Sarine"],
    [
      "Vorbei an Chalets und durch die Vanel-Schlucht über die Sprachgrenze nach Château-d’Œx.",
      "Past chalets and through the Vanel gorge, across the language border to Château-d’Œx.",
      "Devant les chalets et par les gorges du Vanel, au-delà de la frontière des langues.",
      "Davanti agli chalet e per la gola del Vanel, oltre il confine delle lingue.",
    ],
  ),
  "rafting-inn-scuol": tell(
    ["Rafting in der Scuoler Schlucht", "Rafting in the Scuol gorge of the Inn", "Rafting sur l’Inn à Scuol", "Rafting sull’Inn a Scuol"],
    [
      "Der Inn macht im Unterengadin ernst: drei Kilometer Wellen unter Felsen und Arvenwald.",
      "In the Lower Engadine the Inn means business: three kilometres of waves below rock and stone pine.",
      "En Basse-Engadine, l’Inn ne plaisante pas : trois kilomètres de vagues sous les roches et les aroles.",
      "In Bassa Engadina l’Inn fa sul serio: tre chilometri di onde sotto rocce e cembri.",
    ],
  ),
  "canyoning-saxeten": tell(
    ["Canyoning im Saxettal", "Canyoning in the Saxeten valley", "Canyoning dans la vallée de Saxeten", "Canyoning nella valle di Saxeten"],
    [
      "Der Bach für das erste Mal: Rutschbahnen aus Stein, Sprünge bis fünf Meter und ein Seil an jeder steilen Stelle.",
      "The stream for a first time: slides of stone, jumps up to five metres and a rope at each steep spot.",
      "Le ruisseau des débuts : toboggans de pierre, sauts jusqu’à cinq mètres et corde aux passages raides.",
      "Il torrente per cominciare: scivoli di pietra, salti fino a cinque metri e una corda nei punti ripidi.",
    ],
  ),
  "canyoning-grimsel": tell(
    [
      "Canyoning am Grimsel: Granit und Seil",
      "Canyoning at Grimsel: granite and rope",
      "Canyoning au Grimsel, granit et corde",
      "Canyoning al Grimsel, granito e corda",
    ],
    [
      "Glatter Granit, eine fünfzig Meter lange Abseilstelle und Wasser, das gestern noch Gletscher war.",
      "Smooth granite, a fifty-metre abseil and water that was glacier yesterday.",
      "Granit lisse, rappel de cinquante mètres et une eau qui hier encore était glacier.",
      "Granito liscio, una calata di cinquanta metri e un’acqua che ieri era ancora ghiacciaio.",
    ],
  ),
  "canyoning-boggera": tell(
    ["Canyoning in der Boggera", "Canyoning in the Boggera", "Canyoning dans la Boggera", "Canyoning nella Boggera"],
    [
      "Der Klassiker im Tessin: warme Felsen, zwölf Rutschen und Becken so grün wie Flaschenglas.",
      "The Ticino classic: warm rock, a dozen slides and pools as green as bottle glass.",
      "Le classique du Tessin : roche chaude, douze toboggans et des vasques vert bouteille.",
      "Il classico del Ticino: roccia calda, dodici scivoli e pozze verdi come vetro di bottiglia.",
    ],
  ),
  "canyoning-glarus": tell(
    ["Canyoning im Glarnerland", "Canyoning in Glarus", "Canyoning à Glaris", "Canyoning a Glarona"],
    [
      "Im Gäsi-Gebiet hat das Wasser den Kalk geformt: enge Gänge, runde Töpfe und ein Sprung zum Schluss.",
      "Here the water has shaped the limestone: narrow passages, round potholes and a jump to end with.",
      "L’eau y a sculpté le calcaire : couloirs étroits, marmites rondes et un saut pour finir.",
      "Qui l’acqua ha scolpito il calcare: passaggi stretti, marmitte rotonde e un salto per finire.",
    ],
  ),
};
