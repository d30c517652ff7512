import { tell } from "./tell.ts";

export const nature = {
  "aare-gorge": tell(
    ["Aareschlucht bei Meiringen", "Aare Gorge near Meiringen", "Gorges de l’Aar près de Meiringen", "Gola dell’Aare presso Meiringen"],
    [
      "An der engsten Stelle ist die Schlucht einen Meter breit und 180 Meter hoch; der Steg hängt mittendrin.",
      "At its narrowest the gorge is one metre wide and 180 metres deep; the walkway hangs in between.",
      "Au plus étroit, la gorge fait un mètre de large et 180 de haut ; la passerelle est entre les deux.",
      "Nel punto più stretto la gola è larga un metro e alta 180; la passerella sta nel mezzo.",
    ],
  ),
  "rosenlaui-gorge": tell(
    ["Rosenlaui: Gletscherschlucht im Reichenbachtal", "Rosenlaui glacier gorge", "Gorge glaciaire de Rosenlaui", "Gola glaciale di Rosenlaui"],
    [
      "Schmelzwasser hat Mühlen und Schalen in den Kalk gedreht; am oberen Ende schaut der Gletscher herein.",
      "Meltwater has turned mills and bowls in the limestone; at the upper end the glacier looks in.",
      "L’eau de fonte a tourné des marmites dans le calcaire ; en haut, le glacier se penche.",
      "L’acqua di fusione ha tornito marmitte nel calcare; in cima si affaccia il ghiacciaio.",
    ],
  ),
  "viamala-gorge": tell(
    [
      "Viamala: 359 Stufen in den schlechten Weg",
      "Viamala: 359 steps into the bad road",
      "Viamala : 359 marches dans le mauvais chemin",
      "Viamala: 359 gradini nella cattiva via",
    ],
    [
      "Römer, Säumer, Goethe: alle fürchteten die Enge; heute führt eine Treppe bis zu den Strudeltöpfen.",
      "Romans, muleteers, Goethe: all feared the narrows; today a stair leads down to the potholes.",
      "Romains, muletiers, Goethe : tous craignaient ce défilé ; un escalier mène aux marmites.",
      "Romani, somieri, Goethe: tutti temevano la stretta; oggi una scala scende alle marmitte.",
    ],
  ),
  "tamina-gorge": tell(
    [
      "Taminaschlucht und Altes Bad Pfäfers",
      "Tamina Gorge and the Old Baths of Pfäfers",
      "Gorges de la Tamina et Vieux Bains de Pfäfers",
      "Gola della Tamina e Vecchi Bagni di Pfäfers",
    ],
    [
      "36,5 Grad warm quillt das Wasser aus dem Fels; früher liess man die Kranken am Seil hinunter.",
      "The water wells from the rock at 36.5 degrees; the sick were once lowered to it on ropes.",
      "L’eau sourd du rocher à 36,5 degrés ; jadis, on y descendait les malades à la corde.",
      "L’acqua sgorga dalla roccia a 36,5 gradi; un tempo i malati si calavano con la corda.",
    ],
  ),
  "trient-gorge": tell(
    ["Gorges du Trient bei Vernayaz", "Trient Gorge at Vernayaz", "Gorges du Trient à Vernayaz", "Gole del Trient a Vernayaz"],
    [
      "Galerien im Fels, zweihundert Meter hohe Wände und darüber der kühne Bogen der Gueuroz-Brücke.",
      "Galleries in rock, walls two hundred metres high and above them the bold arch of the Gueuroz bridge.",
      "Des galeries dans le roc, des parois de deux cents mètres et l’arc audacieux du pont du Gueuroz.",
      "Gallerie nella roccia, pareti di duecento metri e l’arco ardito del ponte del Gueuroz.",
    ],
  ),
  "areuse-gorge": tell(
    [
      "Areuse-Schlucht: Brücken wie bei den Elfen",
      "Areuse Gorge: bridges fit for elves",
      "Gorges de l’Areuse, pont de conte de fées",
      "Gole dell’Areuse, ponti da fiaba",
    ],
    [
      "Moosige Steinbögen bei Saut de Brot, Buchenwald und Forellen: geführt von Boudry nach Noiraigue.",
      "Mossy stone arches at Saut de Brot, beech woods and trout: guided from Boudry to Noiraigue.",
      "Arches moussues du Saut de Brot, hêtres et truites : guidé de Boudry à Noiraigue.",
      "Archi muschiosi al Saut de Brot, faggi e trote: con guida da Boudry a Noiraigue.",
    ],
  ),
  "gorner-gorge": tell(
    ["Gornerschlucht in Zermatt", "Gorner Gorge in Zermatt", "Gorges du Gorner à Zermatt", "Gola del Gorner a Zermatt"],
    [
      "Grüner Serpentin, Holzstege von 1886 und nachmittags ein Lichtstrahl, der bis aufs Wasser fällt.",
      "Green serpentine, wooden walkways from 1886 and, in the afternoon, a shaft of light onto the water.",
      "Serpentine verte, passerelles de 1886 et, l’après-midi, un rai de lumière jusqu’à l’eau.",
      "Serpentino verde, passerelle del 1886 e, al pomeriggio, un raggio di luce fino all’acqua.",
    ],
  ),
  "glacier-gorge-grindelwald": tell(
    ["Gletscherschlucht Grindelwald", "Glacier Canyon Grindelwald", "Gorge du glacier à Grindelwald", "Gola del ghiacciaio a Grindelwald"],
    [
      "Wo vor hundert Jahren Eis war, spannt sich heute ein Netz über der Lütschine; wer mag, legt sich hinein.",
      "Where there was ice a century ago a net now spans the river; lie in it if you dare.",
      "Là où il y avait la glace, un filet est tendu sur la Lütschine ; couchez-vous dedans.",
      "Dove un secolo fa c’era ghiaccio, una rete è tesa sul fiume; chi osa ci si sdraia.",
    ],
  ),
  "breggia-gorge": tell(
    [
      "Breggia-Schlucht: Steine aus 80 Millionen Jahren",
      "Breggia Gorge: 80 million years of rock",
      "Gorges de la Breggia, livre de pierre",
      "Gole della Breggia, libro di pietra",
    ],
    [
      "Rote Kalke, alte Mühlen und eine stillgelegte Zementfabrik: ein Geologe blättert mit Ihnen durch die Zeit.",
      "Red limestone, old mills and a closed cement works: a geologist leafs through time with you.",
      "Calcaires rouges, moulins et cimenterie fermée : un géologue feuillette le temps avec vous.",
      "Calcari rossi, mulini e un cementificio spento: un geologo sfoglia il tempo con voi.",
    ],
  ),
  "beatus-caves": tell(
    ["St. Beatus-Höhlen über dem Thunersee", "St Beatus Caves above Lake Thun", "Grottes de Saint-Béat", "Grotte di San Beato"],
    [
      "Der Heilige soll hier einen Drachen vertrieben haben; geblieben sind Tropfsteine, Seen und ein Wasserfall.",
      "The saint is said to have driven out a dragon; what stayed are dripstones, pools and a waterfall.",
      "Le saint y aurait chassé un dragon ; restent les concrétions, les lacs et une cascade.",
      "Il santo vi avrebbe scacciato un drago; sono rimasti stalattiti, laghetti e una cascata.",
    ],
  ),
  "hoelloch-expedition": tell(
    [
      "Hölloch: Expedition unter das Muotatal",
      "Hölloch: expedition beneath the Muotatal",
      "Hölloch : expédition sous le Muotatal",
      "Hölloch: spedizione sotto il Muotatal",
    ],
    [
      "Über 200 Kilometer sind vermessen, zwei davon gehören heute Ihnen: kriechen, steigen, Licht aus, lauschen.",
      "More than 200 kilometres are surveyed and two are yours: crawl, climb, lights off, listen.",
      "Plus de 200 kilomètres mesurés, dont deux pour vous : ramper, grimper, éteindre, écouter.",
      "Oltre 200 chilometri rilevati, due sono vostri: strisciare, salire, spegnere la luce, ascoltare.",
    ],
  ),
  "vallorbe-caves": tell(
    [
      "Grotten von Vallorbe und der Feenschatz",
      "Vallorbe Caves and the fairies’ treasure",
      "Grottes de Vallorbe et trésor des fées",
      "Grotte di Vallorbe e tesoro delle fate",
    ],
    [
      "Die Orbe hat Säle und Säulen gegraben; im Schatzraum leuchten 250 Mineralien.",
      "The Orbe has carved halls and columns; in the treasure room glow 250 minerals.",
      "L’Orbe a creusé salles et colonnes ; dans le trésor luisent 250 minéraux.",
      "L’Orbe ha scavato sale e colonne; nel tesoro brillano 250 minerali.",
    ],
  ),
  "hoellgrotten-baar": tell(
    [
      "Höllgrotten Baar: Zauberreich im Lorzentobel",
      "Höllgrotten Baar: a fairy realm in the ravine",
      "Grottes de Baar, royaume enchanté",
      "Grotte di Baar, regno incantato",
    ],
    [
      "Junge Tropfsteine in Rosa, Ocker und Weiss, dazu das Spiegelbild im Nymphensee.",
      "Young dripstones in pink, ochre and white, mirrored in the lake of nymphs.",
      "De jeunes concrétions roses, ocre et blanches, reflétées dans le lac des nymphes.",
      "Giovani concrezioni rosa, ocra e bianche, riflesse nel lago delle ninfe.",
    ],
  ),
  "underground-lake-st-leonard": tell(
    [
      "Saint-Léonard: Bootsfahrt auf dem unterirdischen See",
      "Saint-Léonard: boat on the underground lake",
      "Saint-Léonard : en barque sur le lac souterrain",
      "Saint-Léonard: in barca sul lago sotterraneo",
    ],
    [
      "Der grösste schiffbare unterirdische See Europas; wenn der Führer das Licht löscht, hört man Tropfen zählen.",
      "Europe’s largest navigable underground lake; when the guide puts out the light you can count the drops.",
      "Le plus grand lac souterrain navigable d’Europe ; lumière éteinte, on compte les gouttes.",
      "Il più grande lago sotterraneo navigabile d’Europa; a luce spenta si contano le gocce.",
    ],
  ),
  "salt-mines-bex": tell(
    ["Salzbergwerk Bex mit der Stollenbahn", "Bex Salt Mine by miners’ train", "Mines de sel de Bex en train", "Miniere di sale di Bex in trenino"],
    [
      "Seit 1684 wird hier Salz gebrochen; das gelbe Züglein rattert 1500 Meter in den Berg.",
      "Salt has been won here since 1684; the little yellow train rattles 1,500 metres into the mountain.",
      "On y extrait le sel depuis 1684 ; le petit train jaune s’enfonce de 1500 mètres.",
      "Dal 1684 qui si estrae sale; il trenino giallo entra nel monte per 1500 metri.",
    ],
  ),
  "asphalt-mines-travers": tell(
    [
      "Asphaltmine Travers und der Schinken im Teer",
      "Travers asphalt mine, and ham cooked in tar",
      "Mines d’asphalte et jambon cuit dans le goudron",
      "Miniere d’asfalto e prosciutto nel catrame",
    ],
    [
      "Von hier kam der Belag für Paris und New York; danach isst man Schinken, gekocht bei 160 Grad im Asphalt.",
      "The paving of Paris and New York came from here; afterwards you eat ham boiled in asphalt at 160 degrees.",
      "D’ici venaient les trottoirs de Paris et de New York ; après, on mange le jambon cuit à 160 degrés.",
      "Da qui veniva l’asfalto di Parigi e New York; poi si mangia il prosciutto cotto a 160 gradi.",
    ],
  ),
  "morteratsch-glacier-walk": tell(
    [
      "Morteratsch: Gletscherwanderung am Seil",
      "Morteratsch: roped glacier walk",
      "Morteratsch : marche encordée sur le glacier",
      "Morteratsch: camminata in cordata sul ghiacciaio",
    ],
    [
      "Jahrtafeln zeigen, wo die Zunge stand; oben knirschen die Steigeisen auf dem Eis des Piz Bernina.",
      "Dated signs show where the tongue once stood; above, crampons crunch on the ice of Piz Bernina.",
      "Des plaques datées montrent le recul ; plus haut, les crampons crissent sur la glace de la Bernina.",
      "Cartelli datati mostrano il ritiro; più in alto i ramponi stridono sul ghiaccio del Bernina.",
    ],
  ),
  "rhone-ice-grotto": tell(
    [
      "Rhonegletscher: Eisgrotte am Furkapass",
      "Rhone Glacier: ice grotto on the Furka Pass",
      "Glacier du Rhône : grotte de glace à la Furka",
      "Ghiacciaio del Rodano: grotta di ghiaccio al Furka",
    ],
    [
      "Jedes Jahr wird der Gang neu ins blaue Eis geschlagen; weisse Tücher schützen, was noch da ist.",
      "Each year the passage is cut afresh into blue ice; white sheets protect what is left.",
      "Chaque année, la galerie est retaillée dans la glace bleue ; des bâches protègent ce qui reste.",
      "Ogni anno la galleria è riscavata nel ghiaccio blu; teli bianchi proteggono ciò che resta.",
    ],
  ),
  "steingletscher-ice-day": tell(
    [
      "Steingletscher: Eiskurs am Susten",
      "Steingletscher: ice course at Susten",
      "Steingletscher : cours de glace au Susten",
      "Steingletscher: corso su ghiaccio al Susten",
    ],
    [
      "Pickel, Steigeisen, Eisschraube: am Morgen üben Sie auf der Zunge, am Mittag steigen Sie aus einer Spalte.",
      "Axe, crampons, ice screw: in the morning you practise, by noon you climb out of a crevasse.",
      "Piolet, crampons, broche : le matin on s’exerce, à midi on sort d’une crevasse.",
      "Piccozza, ramponi, vite: al mattino si prova, a mezzogiorno si esce da un crepaccio.",
    ],
  ),
  "zinal-ice-cave-walk": tell(
    [
      "Zinal: Winterwanderung in die Eishöhle",
      "Zinal: winter walk into the ice cave",
      "Zinal : randonnée d’hiver à la grotte de glace",
      "Zinal: camminata invernale alla grotta di ghiaccio",
    ],
    [
      "Nur im Winter trägt der Weg: durch das stille Tal in ein Gewölbe aus blauem Eis.",
      "The way holds only in winter: through the silent valley into a vault of blue ice.",
      "Le chemin ne tient que l’hiver : par la vallée silencieuse jusqu’à une voûte bleue.",
      "La via tiene solo d’inverno: per la valle silenziosa fino a una volta blu.",
    ],
  ),
  "tsanfleuron-glacier-walk": tell(
    [
      "Tsanfleuron: über das Eis zur Teufelskegel",
      "Tsanfleuron: across the ice to the Devil’s Quille",
      "Tsanfleuron : sur la glace jusqu’à la Quille du Diable",
      "Tsanfleuron: sul ghiaccio fino alla Quille du Diable",
    ],
    [
      "Flach und weit wie ein Meer; am Rand steht ein Felszahn, mit dem die Dämonen kegelten.",
      "Flat and wide as a sea; at the edge stands a tooth of rock that demons used as a skittle.",
      "Plat et vaste comme une mer ; au bord, la dent dont les démons faisaient une quille.",
      "Piatto e vasto come un mare; sul bordo il dente che i demoni usavano come birillo.",
    ],
  ),
  "gorner-glacier-walk": tell(
    [
      "Gornergletscher: Tagestour ab Rotenboden",
      "Gorner Glacier: day tour from Rotenboden",
      "Glacier du Gorner : journée depuis Rotenboden",
      "Ghiacciaio del Gorner: gita da Rotenboden",
    ],
    [
      "Zwischen Monte Rosa und Lyskamm queren Sie das zweitgrösste Eis der Alpen, mit Bächen aus Türkis.",
      "Between Monte Rosa and Lyskamm you cross the second largest ice of the Alps, with turquoise streams.",
      "Entre Mont-Rose et Lyskamm, vous traversez la deuxième glace des Alpes et ses ruisseaux turquoise.",
      "Tra Monte Rosa e Lyskamm si attraversa il secondo ghiaccio delle Alpi, con rivi turchesi.",
    ],
  ),
  "allalin-ice-pavilion": tell(
    [
      "Saas-Fee: Eispavillon auf dem Mittelallalin",
      "Saas-Fee: ice pavilion at Mittelallalin",
      "Saas-Fee : pavillon de glace du Mittelallalin",
      "Saas-Fee: padiglione di ghiaccio al Mittelallalin",
    ],
    [
      "Die grösste Eisgrotte der Welt liegt neben dem höchsten Drehrestaurant: beides auf 3500 m.",
      "The world’s largest ice grotto lies beside the highest revolving restaurant: both at 3,500 m.",
      "La plus grande grotte de glace côtoie le plus haut restaurant tournant : à 3500 m.",
      "La grotta di ghiaccio più grande sta accanto al ristorante girevole più alto: a 3500 m.",
    ],
  ),
  "five-lakes-zermatt": tell(
    [
      "Zermatt: 5-Seen-Weg mit Begleitung",
      "Zermatt: five lakes walk with a guide",
      "Zermatt : le chemin des cinq lacs",
      "Zermatt: il sentiero dei cinque laghi",
    ],
    [
      "In dreien spiegelt sich das Matterhorn, im vierten badet man, im fünften schwimmt manchmal noch Eis.",
      "Three mirror the Matterhorn, one is for swimming and in the fifth there is sometimes ice.",
      "Trois reflètent le Cervin, on se baigne dans le quatrième, et le cinquième garde parfois sa glace.",
      "Tre specchiano il Cervino, nel quarto si nuota e nel quinto a volte galleggia il ghiaccio.",
    ],
  ),
  "creux-du-van-ibex": tell(
    [
      "Creux du Van: Steinböcke und vierzehn Kehren",
      "Creux du Van: ibex and fourteen bends",
      "Creux du Van : bouquetins et quatorze contours",
      "Creux du Van: stambecchi e quattordici tornanti",
    ],
    [
      "Ein Amphitheater aus Kalk, Gämsen im Wald und oben eine Ferme mit Rösti und Rahm.",
      "An amphitheatre of limestone, chamois in the woods and a farm with rösti and cream on top.",
      "Un amphithéâtre de calcaire, des chamois et, en haut, une ferme avec rösti et crème.",
      "Un anfiteatro di calcare, camosci nel bosco e in cima una fattoria con rösti e panna.",
    ],
  ),
  "national-park-deer": tell(
    [
      "Nationalpark: zur Hirschbrunft ins Val Trupchun",
      "National Park: rutting deer in Val Trupchun",
      "Parc national : le brame au val Trupchun",
      "Parco nazionale: il bramito in Val Trupchun",
    ],
    [
      "Ende September röhren hier zweihundert Hirsche; mit dem Fernrohr der Führerin zählt man die Enden.",
      "In late September two hundred stags roar here; through the guide’s telescope you count the points.",
      "Fin septembre, deux cents cerfs y brament ; à la longue-vue, on compte les cors.",
      "A fine settembre bramiscono duecento cervi; con il cannocchiale si contano le punte.",
    ],
  ),
  "eiger-trail": tell(
    ["Eiger-Trail unter der Nordwand", "Eiger Trail below the north face", "Eiger Trail sous la face nord", "Eiger Trail sotto la parete nord"],
    [
      "Vom Eigergletscher nach Alpiglen, so nah am Fels, dass man die Seilschaften reden hört.",
      "From Eigergletscher to Alpiglen, so close to the rock that you hear climbers talking.",
      "D’Eigergletscher à Alpiglen, si près de la roche qu’on entend parler les cordées.",
      "Da Eigergletscher ad Alpiglen, così vicino alla roccia che si sentono parlare le cordate.",
    ],
  ),
  "stoos-ridge-hike": tell(
    [
      "Stoos: Gratwanderung vom Klingenstock zum Fronalpstock",
      "Stoos: ridge hike from Klingenstock to Fronalpstock",
      "Stoos : la crête du Klingenstock au Fronalpstock",
      "Stoos: la cresta dal Klingenstock al Fronalpstock",
    ],
    [
      "Zehn Seen und hundert Gipfel auf einer Treppe im Himmel; am Schluss liegt der Urnersee unter den Schuhen.",
      "Ten lakes and a hundred summits from a stairway in the sky; at the end Lake Uri lies below your boots.",
      "Dix lacs et cent sommets d’un escalier dans le ciel ; à la fin, le lac d’Uri sous les souliers.",
      "Dieci laghi e cento cime da una scala nel cielo; alla fine il lago d’Uri sotto gli scarponi.",
    ],
  ),
  "oeschinen-panorama": tell(
    [
      "Oeschinensee: Panoramaweg über Heuberg",
      "Oeschinensee: panorama path over Heuberg",
      "Oeschinen : sentier panoramique du Heuberg",
      "Oeschinen: sentiero panoramico di Heuberg",
    ],
    [
      "Von Heuberg sieht man den See von oben, als hätte jemand ein Stück Himmel in den Kessel gelegt.",
      "From Heuberg you see the lake from above, as if a piece of sky had been laid in the bowl.",
      "Du Heuberg, le lac semble un morceau de ciel posé au fond du cirque.",
      "Da Heuberg il lago pare un pezzo di cielo posato nella conca.",
    ],
  ),
  "val-grande-chestnuts": tell(
    [
      "Centovalli: Kastanien, Brücken und Grotti",
      "Centovalli: chestnuts, bridges and grotti",
      "Centovalli : châtaignes, ponts et grotti",
      "Centovalli: castagne, ponti e grotti",
    ],
    [
      "Von Intragna über die Römerbrücke nach Rasa, das nur ein Weg und eine kleine Seilbahn erreichen.",
      "From Intragna over the old bridge to Rasa, reached only by a path and a tiny cable car.",
      "D’Intragna par le vieux pont à Rasa, relié par un sentier et un petit téléphérique.",
      "Da Intragna per il vecchio ponte a Rasa, raggiunta da un sentiero e da una piccola funivia.",
    ],
  ),
  "rhine-gorge-ruinaulta": tell(
    [
      "Ruinaulta: Wanderung in der Rheinschlucht",
      "Ruinaulta: hike in the Rhine Gorge",
      "Ruinaulta : randonnée dans les gorges du Rhin",
      "Ruinaulta: escursione nella gola del Reno",
    ],
    [
      "Vor 10'000 Jahren brach der Berg; der Rhein frass sich durch, und in den weissen Wänden nisten Flussuferläufer.",
      "The mountain fell 10,000 years ago; the Rhine cut through, and sandpipers nest below the white walls.",
      "La montagne s’écroula il y a 10 000 ans ; le Rhin s’y fraya un passage de parois blanches.",
      "La montagna crollò 10 000 anni fa; il Reno si aprì un varco tra pareti bianche.",
    ],
  ),
  "bisse-du-ro": tell(
    [
      "Crans-Montana: Bisse du Ro mit Führerin",
      "Crans-Montana: the Bisse du Ro with a guide",
      "Crans-Montana : le bisse du Ro accompagné",
      "Crans-Montana: il bisse du Ro con guida",
    ],
    [
      "Der alte Wasserweg klebt am Fels, schmal wie ein Brett; gesichert mit Seilen und einer Hängebrücke.",
      "The old water channel clings to the cliff, narrow as a plank, with ropes and a suspension bridge.",
      "L’ancien bisse s’accroche au rocher, étroit comme une planche, avec cordes et passerelle.",
      "L’antico canale è appeso alla roccia, stretto come un’asse, con corde e un ponte sospeso.",
    ],
  ),
  "napf-gold-and-hills": tell(
    ["Napf: Hügel, Höger und Goldwaschen", "Napf: hills, ridges and panning for gold", "Napf : collines et orpaillage", "Napf: colline e oro nei ruscelli"],
    [
      "Am Abend im Bach: ein paar Flitter Napfgold für zu Hause, und vorher der Blick auf hundert Chrächen.",
      "An evening in the stream: a few flakes of Napf gold to take home, and a hundred ravines before that.",
      "Le soir au ruisseau : quelques paillettes à rapporter, et d’abord cent vallons à contempler.",
      "La sera nel ruscello: qualche pagliuzza da portare a casa, e prima cento vallette da guardare.",
    ],
  ),
  "klontal-lake-walk": tell(
    [
      "Klöntalersee: Uferweg unter dem Glärnisch",
      "Klöntalersee: shore path below the Glärnisch",
      "Klöntalersee : sentier de rive sous le Glärnisch",
      "Klöntalersee: sentiero sotto il Glärnisch",
    ],
    [
      "Salomon Gessner dichtete hier Idyllen; an windstillen Tagen steht der Glärnisch auf dem Kopf im See.",
      "Salomon Gessner wrote idylls here; on calm days the Glärnisch stands on its head in the lake.",
      "Salomon Gessner y écrivit des idylles ; par temps calme, le Glärnisch tient sur la tête.",
      "Salomon Gessner vi scrisse idilli; nei giorni calmi il Glärnisch sta a testa in giù nel lago.",
    ],
  ),
  "saentis-ridge-lisengrat": tell(
    [
      "Lisengrat: vom Säntis zum Rotsteinpass",
      "Lisengrat: from Säntis to the Rotstein Pass",
      "Lisengrat : du Säntis au col du Rotstein",
      "Lisengrat: dal Säntis al passo del Rotstein",
    ],
    [
      "Ein Grat mit Drahtseilen, in den Fels gehauene Tritte und zwei Täler zugleich unter Ihnen.",
      "A ridge with steel cables, steps cut into rock and two valleys below you at once.",
      "Une arête à câbles, des marches taillées et deux vallées à la fois sous les pieds.",
      "Una cresta con cavi, gradini scavati e due valli insieme sotto i piedi.",
    ],
  ),
  "val-bever-larches": tell(
    ["Val Bever: unter goldenen Lärchen", "Val Bever: beneath golden larches", "Val Bever sous les mélèzes d’or", "Val Bever sotto i larici d’oro"],
    [
      "Mitte Oktober glüht das ganze Tal; unterwegs pfeift die Albulabahn, ehe sie im Berg verschwindet.",
      "In mid-October the whole valley glows; the Albula train whistles before it vanishes into the mountain.",
      "À la mi-octobre, toute la vallée brûle ; le train de l’Albula siffle avant de disparaître.",
      "A metà ottobre l’intera valle arde; il treno dell’Albula fischia prima di sparire nel monte.",
    ],
  ),
  "brissago-islands": tell(
    [
      "Brissago-Inseln: botanischer Garten im See",
      "Brissago Islands: a garden in the lake",
      "Îles de Brissago, jardin sur le lac",
      "Isole di Brissago, giardino sul lago",
    ],
    [
      "1700 Pflanzen aus fünf Kontinenten, eine Villa voller Geschichten und Wasser auf allen Seiten.",
      "Seventeen hundred plants from five continents, a villa full of stories and water on all sides.",
      "1700 plantes des cinq continents, une villa pleine d’histoires et de l’eau tout autour.",
      "1700 piante dei cinque continenti, una villa piena di storie e acqua tutt’intorno.",
    ],
  ),
  "san-grato-azaleas": tell(
    ["Carona: Azaleen im Parco San Grato", "Carona: azaleas in Parco San Grato", "Carona : azalées du parc San Grato", "Carona: azalee al Parco San Grato"],
    [
      "Im Mai wird der Hügel über dem Luganersee rosa, orange und weiss; Bänke stehen, wo man sitzen will.",
      "In May the hill above the lake turns pink, orange and white; benches stand where you want to sit.",
      "En mai, la colline devient rose, orange et blanche ; les bancs sont là où l’on veut s’asseoir.",
      "A maggio la collina si fa rosa, arancio e bianca; le panchine sono dove viene voglia di sedersi.",
    ],
  ),
  "merian-gardens": tell(
    ["Merian Gärten in Brüglingen", "Merian Gardens in Brüglingen", "Jardins Merian à Brüglingen", "Giardini Merian a Brüglingen"],
    [
      "Fünfzehnhundert Iris im Mai, alte Apfelsorten im Herbst und eine Mühle, in der es nach Mehl riecht.",
      "Fifteen hundred irises in May, old apples in autumn and a mill that smells of flour.",
      "Quinze cents iris en mai, de vieilles pommes en automne et un moulin qui sent la farine.",
      "Millecinquecento iris a maggio, mele antiche in autunno e un mulino che profuma di farina.",
    ],
  ),
  "seleger-moor": tell(
    [
      "Seleger Moor: Rhododendren und Seerosen",
      "Seleger Moor: rhododendrons and water lilies",
      "Seleger Moor : rhododendrons et nénuphars",
      "Seleger Moor: rododendri e ninfee",
    ],
    [
      "Robert Seleger pflanzte sein Leben lang ein Moor voll; im Juni geht man durch Tunnel aus Blüten.",
      "Robert Seleger spent his life planting a moor; in June you walk through tunnels of blossom.",
      "Robert Seleger planta toute sa vie un marais ; en juin, on y marche sous des tunnels de fleurs.",
      "Robert Seleger piantò una palude per tutta la vita; a giugno si cammina in gallerie di fiori.",
    ],
  ),
  "flore-alpe-champex": tell(
    ["Champex: Alpengarten Flore-Alpe", "Champex: the Flore-Alpe alpine garden", "Champex : le jardin Flore-Alpe", "Champex: il giardino Flore-Alpe"],
    [
      "Viertausend Arten auf 1500 m, kleine Teiche, ein Chalet und im Sommer eine Skulptur zwischen Enzianen.",
      "Four thousand species at 1,500 m, little ponds, a chalet and in summer art among the gentians.",
      "Quatre mille espèces à 1500 m, des étangs, un chalet et des sculptures parmi les gentianes.",
      "Quattromila specie a 1500 m, piccoli stagni, uno chalet e sculture tra le genziane.",
    ],
  ),
  "tropical-house-frutigen": tell(
    ["Tropenhaus Frutigen: Papaya im Berner Oberland", "Tropenhaus Frutigen: papaya in the Alps", "Serre tropicale de Frutigen", "Serra tropicale di Frutigen"],
    [
      "Warmes Wasser aus dem Lötschbergtunnel heizt Bananen, Orchideen und Störe; draussen liegt Schnee.",
      "Warm water from the Lötschberg tunnel heats bananas, orchids and sturgeon; outside there is snow.",
      "L’eau chaude du tunnel du Lötschberg chauffe bananiers, orchidées et esturgeons.",
      "L’acqua calda della galleria del Lötschberg scalda banani, orchidee e storioni.",
    ],
  ),
  "zoo-zurich": tell(
    ["Zoo Zürich mit Masoala-Regenwald", "Zurich Zoo and the Masoala rainforest", "Zoo de Zurich et forêt de Masoala", "Zoo di Zurigo e foresta di Masoala"],
    [
      "Lemuren über dem Kopf, Elefanten beim Bad und eine Savanne, in der Giraffen auf die Stadt schauen.",
      "Lemurs overhead, elephants bathing and a savannah where giraffes look over the city.",
      "Des lémuriens au-dessus de la tête, des éléphants au bain, des girafes qui dominent la ville.",
      "Lemuri sopra la testa, elefanti al bagno e giraffe che guardano la città.",
    ],
  ),
  "zolli-basel": tell(
    ["Zoo Basel: der alte Zolli", "Basel Zoo: the old Zolli", "Zoo de Bâle, le vieux Zolli", "Zoo di Basilea, il vecchio Zolli"],
    [
      "Der älteste Zoo des Landes: Flamingos am Eingang, Gorillas unter alten Bäumen, Fische im Vivarium.",
      "The country’s oldest zoo: flamingos at the gate, gorillas under old trees, fish in the vivarium.",
      "Le plus vieux zoo du pays : flamants à l’entrée, gorilles sous de grands arbres, vivarium.",
      "Lo zoo più antico del Paese: fenicotteri all’ingresso, gorilla sotto vecchi alberi, vivario.",
    ],
  ),
  "goldau-nature-park": tell(
    ["Natur- und Tierpark Goldau", "Goldau Nature and Animal Park", "Parc animalier de Goldau", "Parco faunistico di Goldau"],
    [
      "Zwischen Felsblöcken des Bergsturzes von 1806 leben Bären und Wölfe, und die Rehe fressen aus der Hand.",
      "Among boulders of the landslide of 1806 live bears and wolves, and deer eat from your hand.",
      "Parmi les blocs de l’éboulement de 1806 vivent ours et loups ; les cerfs mangent dans la main.",
      "Tra i massi della frana del 1806 vivono orsi e lupi; i cervi mangiano dalla mano.",
    ],
  ),
  "bern-aare-animals": tell(
    [
      "Bern: Tierpark Dählhölzli an der Aare",
      "Bern: Dählhölzli animal park on the Aare",
      "Berne : parc du Dählhölzli au bord de l’Aar",
      "Berna: parco Dählhölzli sull’Aare",
    ],
    [
      "Fischotter, Wisente und Papageitaucher; am Fluss entlang ist der Park frei, im Vivarium zahlt man Eintritt.",
      "Otters, bison and puffins; along the river the park is free, the vivarium charges entry.",
      "Loutres, bisons et macareux ; le long de l’Aar, l’accès est libre, le vivarium est payant.",
      "Lontre, bisonti e pulcinella di mare; lungo il fiume è libero, il vivario si paga.",
    ],
  ),
  "aquatis-lausanne": tell(
    [
      "Aquatis: Süsswasser von fünf Kontinenten",
      "Aquatis: fresh water of five continents",
      "Aquatis : l’eau douce des cinq continents",
      "Aquatis: l’acqua dolce dei cinque continenti",
    ],
    [
      "Von der Rhonequelle bis zum Amazonas: das grösste Süsswasseraquarium Europas, mit Piranhas und Komodowaran.",
      "From the source of the Rhone to the Amazon: Europe’s largest freshwater aquarium, piranhas included.",
      "De la source du Rhône à l’Amazone : le plus grand aquarium d’eau douce d’Europe.",
      "Dalla sorgente del Rodano all’Amazzonia: il più grande acquario d’acqua dolce d’Europa.",
    ],
  ),
  "papiliorama-kerzers": tell(
    [
      "Papiliorama Kerzers: tausend Schmetterlinge",
      "Papiliorama Kerzers: a thousand butterflies",
      "Papiliorama de Chiètres : mille papillons",
      "Papiliorama di Kerzers: mille farfalle",
    ],
    [
      "Drei Kuppeln, drei Tropen: Falter auf der Hand, Fledermäuse in der künstlichen Nacht, Tukane im Dschungel.",
      "Three domes, three tropics: butterflies on your hand, bats in an artificial night, toucans in the jungle.",
      "Trois coupoles, trois tropiques : papillons sur la main, chauves-souris en nuit artificielle.",
      "Tre cupole, tre tropici: farfalle sulla mano, pipistrelli in una notte artificiale.",
    ],
  ),
  "bear-land-arosa": tell(
    ["Arosa Bärenland: Napa und Amelia", "Arosa Bear Land", "Arosa, le pays des ours", "Arosa, la terra degli orsi"],
    [
      "Gerettete Zirkus- und Restaurantbären graben hier zum ersten Mal in echter Erde; Sie schauen von der Brücke zu.",
      "Rescued circus bears dig in real earth for the first time; you watch from the bridge.",
      "Des ours sauvés du cirque creusent enfin la vraie terre ; vous regardez du pont.",
      "Orsi salvati dal circo scavano finalmente nella terra vera; voi guardate dal ponte.",
    ],
  ),
  "children-zoo-rapperswil": tell(
    ["Rapperswil: Kinderzoo mit Elefanten", "Rapperswil: children’s zoo with elephants", "Rapperswil : zoo des enfants", "Rapperswil: zoo dei bambini"],
    [
      "Ponys streicheln, Giraffen füttern, Rösslitram fahren: hier kommen Kinder näher als anderswo.",
      "Stroke ponies, feed giraffes, ride the horse tram: here children come closer than elsewhere.",
      "Caresser les poneys, nourrir les girafes, prendre le tram à cheval : au plus près.",
      "Accarezzare pony, nutrire giraffe, salire sul tram a cavalli: più vicino che altrove.",
    ],
  ),
  "juraparc-bisons": tell(
    ["Juraparc: Bisons, Wölfe und Bären", "Juraparc: bison, wolves and bears", "Juraparc : bisons, loups et ours", "Juraparc: bisonti, lupi e orsi"],
    [
      "Auf dem Mont d’Orzeires führt ein Steg über die Rudel; im Tipi wärmt man sich am Feuer.",
      "On Mont d’Orzeires a walkway leads above the packs; you warm yourself by the tipi fire.",
      "Au Mont d’Orzeires, une passerelle domine les meutes ; on se réchauffe sous le tipi.",
      "Sul Mont d’Orzeires una passerella domina i branchi; ci si scalda nel tipi.",
    ],
  ),
  "alpaca-walk-emmental": tell(
    [
      "Langnau: Alpaka-Spaziergang über die Hoger",
      "Langnau: alpaca walk over the hills",
      "Langnau : balade avec des alpagas",
      "Langnau: passeggiata con gli alpaca",
    ],
    [
      "Jeder führt ein eigenes Tier; wer zu schnell geht, merkt bald, wer hier das Tempo macht.",
      "Everyone leads their own animal; walk too fast and you learn who sets the pace.",
      "Chacun mène le sien ; trop pressé, on comprend vite qui donne le pas.",
      "Ognuno guida il suo; chi ha fretta capisce subito chi detta il passo.",
    ],
  ),
  "llama-trek-braunwald": tell(
    [
      "Braunwald: mit Lamas zum Oberblegisee",
      "Braunwald: with llamas to the Oberblegisee",
      "Braunwald : avec des lamas à l’Oberblegisee",
      "Braunwald: con i lama all’Oberblegisee",
    ],
    [
      "Das Lama trägt das Picknick, Sie tragen die Aussicht; am See wird gegrillt.",
      "The llama carries the picnic, you carry the view; at the lake there is a fire.",
      "Le lama porte le pique-nique, vous, le panorama ; au lac, on fait griller.",
      "Il lama porta il picnic, voi il panorama; al lago si griglia.",
    ],
  ),
  "goat-walk-ticino": tell(
    [
      "Vallemaggia: mit Ziegen zur Alp",
      "Vallemaggia: with goats to the alp",
      "Vallemaggia : avec les chèvres à l’alpage",
      "Vallemaggia: con le capre all’alpe",
    ],
    [
      "Dreissig Nera Verzasca kennen den Weg besser als jede Karte; oben gibt es Formaggini.",
      "Thirty black Verzasca goats know the way better than any map; at the top there is fresh cheese.",
      "Trente chèvres noires connaissent mieux le chemin que la carte ; en haut, des formaggini.",
      "Trenta capre Nera Verzasca conoscono la via meglio di ogni carta; in cima ci sono i formaggini.",
    ],
  ),
  "st-bernard-walk-martigny": tell(
    [
      "Martigny: Spaziergang mit Bernhardinern",
      "Martigny: a walk with St Bernards",
      "Martigny : promenade avec les saint-bernard",
      "Martigny: passeggiata con i san bernardo",
    ],
    [
      "Siebzig Kilo Gelassenheit an der Leine; das Fässchen ist Legende, der Sabber nicht.",
      "Seventy kilos of calm on a lead; the barrel is legend, the drool is not.",
      "Septante kilos de calme en laisse ; le tonnelet est une légende, la bave non.",
      "Settanta chili di calma al guinzaglio; la botticella è leggenda, la bava no.",
    ],
  ),
  "donkey-day-jura": tell(
    [
      "Saignelégier: Wandertag mit dem Esel",
      "Saignelégier: a day’s walk with a donkey",
      "Saignelégier : une journée avec un âne",
      "Saignelégier: una giornata con l’asino",
    ],
    [
      "Weidtannen, Trockenmauern und ein Esel, der Kinder trägt und Fragen mit den Ohren beantwortet.",
      "Pasture firs, dry-stone walls and a donkey that carries children and answers with its ears.",
      "Sapins, murs de pierre sèche et un âne qui porte les enfants et répond des oreilles.",
      "Abeti, muri a secco e un asino che porta i bambini e risponde con le orecchie.",
    ],
  ),
  "alpaca-picnic-toggenburg": tell(
    [
      "Toggenburg: Alpakas und Picknick am Wasserfall",
      "Toggenburg: alpacas and a waterfall picnic",
      "Toggenbourg : alpagas et pique-nique à la cascade",
      "Toggenburgo: alpaca e picnic alla cascata",
    ],
    [
      "Vom Hof in Stein der jungen Thur entlang; Brot, Bergkäse und Most trägt das Alpaka.",
      "From the farm in Stein along the young Thur; the alpaca carries bread, cheese and cider.",
      "De la ferme de Stein le long de la Thur ; l’alpaga porte pain, fromage et cidre.",
      "Dalla fattoria di Stein lungo la Thur; l’alpaca porta pane, formaggio e sidro.",
    ],
  ),
  "husky-sledge-diablerets": tell(
    [
      "Glacier 3000: Hundeschlitten auf dem Gletscher",
      "Glacier 3000: dog sledge on the ice",
      "Glacier 3000 : traîneau à chiens sur la glace",
      "Glacier 3000: slitta trainata dai cani",
    ],
    [
      "Acht Huskys, ein Musher, 2900 Meter Höhe: sobald der Anker gelöst ist, wird es plötzlich still.",
      "Eight huskies, one musher, 2,900 metres up: once the anchor is lifted, all falls quiet.",
      "Huit huskies, un musher, 2900 mètres : l’ancre levée, tout devient silence.",
      "Otto husky, un musher, 2900 metri: tolta l’ancora, tutto tace.",
    ],
  ),
  "husky-ride-muotathal": tell(
    ["Muotathal: Ausfahrt mit Huskys", "Muotathal: husky outing", "Muotathal : sortie avec des huskies", "Muotathal: uscita con gli husky"],
    [
      "Zuerst streicheln, dann einspannen helfen, dann fahren: die Hunde können es kaum erwarten.",
      "First stroke, then help to harness, then ride: the dogs can hardly wait.",
      "D’abord caresser, puis atteler, enfin partir : les chiens trépignent.",
      "Prima accarezzare, poi attaccare, infine partire: i cani non stanno nella pelle.",
    ],
  ),
  "husky-kart-lenk": tell(
    ["Lenk: Huskys vor dem Rollwagen", "Lenk: huskies pulling a cart", "La Lenk : huskies et kart", "Lenk: husky e kart"],
    [
      "Auch ohne Schnee wollen sie laufen: auf Feldwegen der Simme entlang, mit Helm und Lachen.",
      "Even without snow they want to run: along the Simme on field tracks, with helmets and laughter.",
      "Même sans neige, ils veulent courir : le long de la Simme, casque et rires compris.",
      "Anche senza neve vogliono correre: lungo la Simme, con casco e risate.",
    ],
  ),
  "husky-evening-sedrun": tell(
    ["Sedrun: Husky-Abend mit Feuer", "Sedrun: husky evening by the fire", "Sedrun : soirée huskies au coin du feu", "Sedrun: serata con gli husky e falò"],
    [
      "Stirnlampen, Sterne, dann Capuns am Feuer und ein Hundekopf auf dem Knie.",
      "Headlamps, stars, then capuns by the fire and a dog’s head on your knee.",
      "Lampes frontales, étoiles, puis capuns au feu et une tête de chien sur le genou.",
      "Frontali, stelle, poi capuns al fuoco e una testa di cane sul ginocchio.",
    ],
  ),
  "carriage-val-roseg": tell(
    ["Pontresina: Kutsche ins Val Roseg", "Pontresina: carriage into Val Roseg", "Pontresina : calèche au val Roseg", "Pontresina: carrozza in Val Roseg"],
    [
      "Sieben Kilometer ohne Auto bis zum Gletschertal; am Hotel wartet das berühmte Dessertbuffet.",
      "Seven car-free kilometres to the glacier valley; a famous dessert buffet waits at the hotel.",
      "Sept kilomètres sans voitures jusqu’aux glaciers ; à l’hôtel, un fameux buffet de desserts.",
      "Sette chilometri senza auto fino ai ghiacciai; all’albergo un celebre buffet di dolci.",
    ],
  ),
  "carriage-val-fex": tell(
    ["Sils: Pferdeomnibus ins Val Fex", "Sils: horse omnibus to Val Fex", "Sils : omnibus à cheval au val Fex", "Sils: omnibus a cavalli in Val Fex"],
    [
      "Seit hundert Jahren fährt der Pferdeomnibus; Nietzsche ging zu Fuss, aber er hatte auch Zeit.",
      "The horse omnibus has run for a century; Nietzsche walked, but then he had time.",
      "L’omnibus roule depuis un siècle ; Nietzsche allait à pied, mais il avait le temps.",
      "L’omnibus va da un secolo; Nietzsche andava a piedi, ma lui aveva tempo.",
    ],
  ),
  "sleigh-arosa": tell(
    ["Arosa: Pferdeschlitten nach Maran", "Arosa: horse sleigh to Maran", "Arosa : traîneau jusqu’à Maran", "Arosa: slitta a cavalli fino a Maran"],
    [
      "Fell über den Knien, Schellen am Geschirr und der Atem der Pferde in der Abendkälte.",
      "A fur over your knees, bells on the harness and the horses’ breath in the evening cold.",
      "Une peau sur les genoux, des grelots et le souffle des chevaux dans le froid du soir.",
      "Una pelliccia sulle ginocchia, sonagli e il fiato dei cavalli nel freddo della sera.",
    ],
  ),
  "horse-wagon-saignelegier": tell(
    [
      "Freiberge: Planwagen und Freiberger Pferde",
      "Franches-Montagnes: covered wagon ride",
      "Franches-Montagnes : char attelé",
      "Franches-Montagnes: carro coperto",
    ],
    [
      "Die Pferde sind von hier und kennen jede Weide; unterwegs gibt es Tête de Moine und Damassine.",
      "The horses are from here and know each pasture; on the way there is Tête de Moine and a sip of damassine.",
      "Les chevaux sont d’ici et connaissent chaque pâturage ; en route, Tête de Moine et damassine.",
      "I cavalli sono di qui e conoscono ogni pascolo; per strada Tête de Moine e damassine.",
    ],
  ),
  "gotthard-mail-coach": tell(
    [
      "Gotthardpost: fünfspännig durch die Tremola",
      "Gotthard mail coach down the Tremola",
      "La poste du Gothard par la Tremola",
      "La posta del Gottardo per la Tremola",
    ],
    [
      "Wie 1842: fünf Pferde, acht Reisende, 24 Kehren Granitpflaster und am Ziel ein Merlot in Airolo.",
      "As in 1842: five horses, eight travellers, 24 cobbled bends and a Merlot in Airolo.",
      "Comme en 1842 : cinq chevaux, huit voyageurs, 24 lacets pavés et un merlot à Airolo.",
      "Come nel 1842: cinque cavalli, otto viaggiatori, 24 tornanti selciati e un merlot ad Airolo.",
    ],
  ),
};
