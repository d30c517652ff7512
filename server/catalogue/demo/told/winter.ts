import { tell } from "./tell.ts";

export const winter = {
  "ski-pass-zermatt": tell(
    ["Skipass Zermatt und Breuil-Cervinia", "Ski pass Zermatt and Breuil-Cervinia", "Forfait Zermatt et Breuil-Cervinia", "Skipass Zermatt e Breuil-Cervinia"],
    [
      "360 Kilometer Pisten in zwei Ländern, mit Mittagessen in Italien und dem Matterhorn von allen Seiten.",
      "360 kilometres of piste in two countries, lunch in Italy and the Matterhorn from every side.",
      "360 km de pistes dans deux pays, repas en Italie et Cervin sous toutes ses faces.",
      "360 km di piste in due Paesi, pranzo in Italia e Cervino da ogni lato.",
    ],
  ),
  "ski-pass-verbier": tell(
    ["Skipass Verbier 4 Vallées", "Ski pass Verbier 4 Vallées", "Forfait Verbier 4 Vallées", "Skipass Verbier 4 Vallées"],
    [
      "Das grösste Skigebiet ganz auf Schweizer Boden; vom Mont Fort fallen Buckel ab, über die man abends redet.",
      "The largest ski area all on Swiss soil; from Mont Fort drop moguls that you talk about at dinner.",
      "Le plus grand domaine entièrement suisse ; du Mont Fort, des bosses dont on parle le soir.",
      "Il più grande comprensorio tutto svizzero; dal Mont Fort gobbe di cui si parla a cena.",
    ],
  ),
  "ski-pass-davos-parsenn": tell(
    ["Skipass Davos Klosters Parsenn", "Ski pass Davos Klosters Parsenn", "Forfait Davos Klosters Parsenn", "Skipass Davos Klosters Parsenn"],
    [
      "Zwölf Kilometer Abfahrt vom Weissfluhgipfel bis Küblis, zurück mit dem Zug: ein Klassiker seit 1895.",
      "Twelve kilometres down from the Weissfluh summit to Küblis, back by train: a classic since 1895.",
      "Douze kilomètres du sommet de la Weissfluh à Küblis, retour en train : un classique depuis 1895.",
      "Dodici chilometri dalla Weissfluh a Küblis, ritorno in treno: un classico dal 1895.",
    ],
  ),
  "ski-pass-arosa-lenzerheide": tell(
    ["Skipass Arosa Lenzerheide", "Ski pass Arosa Lenzerheide", "Forfait Arosa Lenzerheide", "Skipass Arosa Lenzerheide"],
    [
      "Eine Gondel über das Urdental verbindet zwei sonnige Gebiete; wer will, fährt 225 Kilometer ohne Wiederholung.",
      "A cable car across the Urden valley joins two sunny areas: 225 kilometres without repeating yourself.",
      "Un téléphérique relie deux domaines ensoleillés : 225 km sans se répéter.",
      "Una funivia unisce due comprensori soleggiati: 225 km senza ripetersi.",
    ],
  ),
  "ski-pass-laax": tell(
    ["Skipass Flims Laax Falera", "Ski pass Flims Laax Falera", "Forfait Flims Laax Falera", "Skipass Flims Laax Falera"],
    [
      "Vorab-Gletscher, vier Snowparks und die grösste Halfpipe der Welt: hier wird gefahren und gesprungen.",
      "Vorab glacier, four snow parks and the world’s largest halfpipe: here people ride and jump.",
      "Glacier du Vorab, quatre snowparks et le plus grand halfpipe du monde.",
      "Ghiacciaio del Vorab, quattro snowpark e l’halfpipe più grande del mondo.",
    ],
  ),
  "ski-pass-corviglia": tell(
    ["Skipass Corviglia St. Moritz", "Ski pass Corviglia St. Moritz", "Forfait Corviglia Saint-Moritz", "Skipass Corviglia St. Moritz"],
    [
      "Olympiapisten von 1928, breite Südhänge und ein Blick auf vier zugefrorene Seen.",
      "Olympic runs of 1928, broad south slopes and a view of four frozen lakes.",
      "Pistes olympiques de 1928, larges pentes au sud et vue sur quatre lacs gelés.",
      "Piste olimpiche del 1928, ampi pendii a sud e vista su quattro laghi ghiacciati.",
    ],
  ),
  "ski-pass-saas-fee": tell(
    ["Skipass Saas-Fee auf dem Gletscher", "Ski pass Saas-Fee on the glacier", "Forfait Saas-Fee sur le glacier", "Skipass Saas-Fee sul ghiacciaio"],
    [
      "Dreizehn Viertausender stehen im Halbkreis; die U-Bahn im Fels bringt Sie auf 3500 m zum Pulver.",
      "Thirteen four-thousanders stand in a half circle; an underground in the rock takes you to powder at 3,500 m.",
      "Treize sommets de 4000 m en demi-cercle ; le métro alpin monte à la poudreuse, à 3500 m.",
      "Tredici quattromila a semicerchio; la metropolitana alpina porta alla polvere, a 3500 m.",
    ],
  ),
  "ski-pass-adelboden-lenk": tell(
    ["Skipass Adelboden-Lenk", "Ski pass Adelboden-Lenk", "Forfait Adelboden-La Lenk", "Skipass Adelboden-Lenk"],
    [
      "Am Chuenisbärgli fahren die Besten Weltcup; Sie dürfen am Tag danach, mit 60 Prozent Gefälle im Zielhang.",
      "The best race the Chuenisbärgli; you may the day after, with a 60 per cent finish slope.",
      "Au Chuenisbärgli courent les meilleurs ; vous aussi, le lendemain, avec 60 % de pente à l’arrivée.",
      "Al Chuenisbärgli corrono i migliori; voi il giorno dopo, con il 60 per cento sul muro finale.",
    ],
  ),
  "ski-pass-grindelwald-wengen": tell(
    [
      "Skipass Grindelwald-Wengen unter dem Eiger",
      "Ski pass Grindelwald-Wengen below the Eiger",
      "Forfait Grindelwald-Wengen sous l’Eiger",
      "Skipass Grindelwald-Wengen sotto l’Eiger",
    ],
    [
      "Ein Stück Lauberhorn gehört dazu, die Zahnradbahn auch, und am Nachmittag färbt sich die Nordwand.",
      "Part of the Lauberhorn is yours, the cog railway too, and in the afternoon the north face glows.",
      "Un bout du Lauberhorn est compris, le train aussi, et l’après-midi la face nord se colore.",
      "È compreso un pezzo di Lauberhorn, anche il trenino, e al pomeriggio la nord si colora.",
    ],
  ),
  "ski-pass-engelberg": tell(
    ["Skipass Titlis Engelberg", "Ski pass Titlis Engelberg", "Forfait Titlis Engelberg", "Skipass Titlis Engelberg"],
    [
      "2000 Höhenmeter bis ins Klosterdorf und Tiefschneehänge, deren Namen Freerider flüstern.",
      "Two thousand metres of descent to the abbey village and powder slopes whose names are whispered.",
      "Deux mille mètres de dénivelé jusqu’au village et des pentes dont on chuchote les noms.",
      "Duemila metri di dislivello fino al paese e pendii di cui si sussurrano i nomi.",
    ],
  ),
  "ski-pass-andermatt-sedrun": tell(
    ["Skipass Andermatt-Sedrun-Disentis", "Ski pass Andermatt-Sedrun-Disentis", "Forfait Andermatt-Sedrun-Disentis", "Skipass Andermatt-Sedrun-Disentis"],
    [
      "Der Zug über den Oberalppass gehört zum Billett, und der Gemsstock ist der Berg für starke Beine.",
      "The train over the Oberalp Pass is included, and the Gemsstock is the mountain for strong legs.",
      "Le train de l’Oberalp est compris, et le Gemsstock est fait pour les jambes solides.",
      "Il treno dell’Oberalp è compreso, e il Gemsstock è il monte per gambe forti.",
    ],
  ),
  "ski-pass-villars": tell(
    [
      "Skipass Villars-Gryon-Les Diablerets",
      "Ski pass Villars-Gryon-Les Diablerets",
      "Forfait Villars-Gryon-Les Diablerets",
      "Skipass Villars-Gryon-Les Diablerets",
    ],
    [
      "Familienhänge mit Blick auf den Mont Blanc; nach Bretaye fährt man mit dem Zug direkt an die Piste.",
      "Family slopes facing Mont Blanc; a train takes you to Bretaye, right beside the piste.",
      "Des pentes familiales face au Mont-Blanc ; le train monte à Bretaye, au bord des pistes.",
      "Pendii per famiglie davanti al Monte Bianco; il treno sale a Bretaye, a bordo pista.",
    ],
  ),
  "ski-pass-crans-montana": tell(
    ["Skipass Crans-Montana an der Sonne", "Ski pass Crans-Montana in the sun", "Forfait Crans-Montana au soleil", "Skipass Crans-Montana al sole"],
    [
      "Ein Balkon nach Süden: von der Plaine Morte auf den Golfplatz hinunter, das Rhonetal immer unter den Ski.",
      "A balcony to the south: from the Plaine Morte down to the golf course, the Rhone valley below your skis.",
      "Un balcon plein sud : de la Plaine Morte au golf, la vallée du Rhône sous les skis.",
      "Un balcone a sud: dalla Plaine Morte al golf, con la valle del Rodano sotto gli sci.",
    ],
  ),
  "ski-pass-grimentz-zinal": tell(
    ["Skipass Grimentz-Zinal", "Ski pass Grimentz-Zinal", "Forfait Grimentz-Zinal", "Skipass Grimentz-Zinal"],
    [
      "Eine Seilbahn springt von Tal zu Tal; die schwarze Piste du Chamois sieht niemand zweimal gleich.",
      "A cable car leaps from valley to valley; the black Chamois run never looks the same twice.",
      "Un téléphérique saute d’un vallon à l’autre ; la noire du Chamois n’est jamais deux fois la même.",
      "Una funivia salta da una valle all’altra; la nera del Chamois non è mai uguale.",
    ],
  ),
  "ski-pass-scuol": tell(
    ["Skipass Motta Naluns Scuol", "Ski pass Motta Naluns Scuol", "Forfait Motta Naluns Scuol", "Skipass Motta Naluns Scuol"],
    [
      "Die Traumpiste nach Sent ist zehn Kilometer lang; danach hält das Postauto vor dem Bad.",
      "The dream run to Sent is ten kilometres long; afterwards the post bus stops at the baths.",
      "La piste de rêve vers Sent fait dix kilomètres ; ensuite, le car s’arrête aux bains.",
      "La pista dei sogni per Sent è lunga dieci chilometri; poi il postale ferma ai bagni.",
    ],
  ),
  "ski-pass-flumserberg": tell(
    ["Skipass Flumserberg am Walensee", "Ski pass Flumserberg above the Walensee", "Forfait Flumserberg", "Skipass Flumserberg"],
    [
      "Eine Stunde ab Zürich, gegenüber die Churfirsten: der Tagesberg für alle, die um vier nach Hause müssen.",
      "An hour from Zurich with the Churfirsten opposite: the day mountain for all who must be home by evening.",
      "À une heure de Zurich, face aux Churfirsten : la montagne d’un jour.",
      "A un’ora da Zurigo, davanti ai Churfirsten: la montagna di un giorno.",
    ],
  ),
  "first-turns-grindelwald": tell(
    [
      "Grindelwald: die ersten Schwünge am Bodmi",
      "Grindelwald: first turns at Bodmi",
      "Grindelwald : premiers virages au Bodmi",
      "Grindelwald: prime curve al Bodmi",
    ],
    [
      "Ein flacher Hang, ein Förderband und eine Lehrerin mit Geduld: am Abend fahren Sie allein hinunter.",
      "A gentle slope, a moving carpet and a patient teacher: by evening you ski down by yourself.",
      "Une pente douce, un tapis roulant et une monitrice patiente : le soir, vous descendez seul.",
      "Un pendio dolce, un tapis roulant e una maestra paziente: la sera scendete da soli.",
    ],
  ),
  "children-ski-class-arosa": tell(
    [
      "Arosa: Kinderskischule bei den Bären",
      "Arosa: children’s ski class with the bears",
      "Arosa : école de ski des petits ours",
      "Arosa: scuola sci degli orsetti",
    ],
    [
      "Fünf bis zehn Jahre, höchstens acht Kinder, ein Rennen am Freitag und eine Medaille für alle.",
      "Aged five to ten, eight children at most, a race on Friday and a medal for everyone.",
      "De cinq à dix ans, huit enfants au plus, une course le vendredi et une médaille pour tous.",
      "Da cinque a dieci anni, otto bambini al massimo, una gara il venerdì e una medaglia per tutti.",
    ],
  ),
  "powder-clinic-engelberg": tell(
    [
      "Engelberg: Tiefschneekurs am Laub",
      "Engelberg: powder clinic on the Laub",
      "Engelberg : stage poudreuse au Laub",
      "Engelberg: corso di neve fresca al Laub",
    ],
    [
      "1100 Höhenmeter unverspurt: ein Bergführer zeigt, wann man den Hang nimmt und wann man ihn lässt.",
      "Eleven hundred metres untracked: a mountain guide shows when to take the slope and when to leave it.",
      "Onze cents mètres vierges : un guide montre quand prendre la pente et quand renoncer.",
      "Millecento metri intatti: una guida insegna quando scendere e quando rinunciare.",
    ],
  ),
  "snowboard-school-laax": tell(
    ["Laax: Snowboard für Einsteiger", "Laax: snowboard for beginners", "Laax : snowboard débutant", "Laax: snowboard per principianti"],
    [
      "Wo die Szene zu Hause ist, fängt man klein an: Kante, Kurve, Lift, und am Schluss ein Ollie.",
      "Where the scene is at home you start small: edge, turn, lift and an ollie to finish.",
      "Chez les stars, on commence petit : carre, virage, remontée et un ollie pour finir.",
      "A casa dei campioni si comincia piano: lamina, curva, impianto e un ollie per finire.",
    ],
  ),
  "telemark-taster-braunwald": tell(
    ["Braunwald: Telemark zum Ausprobieren", "Braunwald: a taste of telemark", "Braunwald : initiation au télémark", "Braunwald: prova di telemark"],
    [
      "Freie Ferse, tiefes Knie und Muskelkater: im autofreien Dorf lebt die älteste Art, Ski zu fahren.",
      "Free heel, deep knee and sore legs: the oldest way to ski lives on in this car-free village.",
      "Talon libre, genou bas et courbatures : la plus ancienne façon de skier, dans un village sans voitures.",
      "Tallone libero, ginocchio basso e muscoli indolenziti: il modo più antico di sciare, in un paese senza auto.",
    ],
  ),
  "ski-class-verbier": tell(
    ["Verbier: Skikurs für Fortgeschrittene", "Verbier: ski class for improvers", "Verbier : cours de ski avancé", "Verbier: corso di sci avanzato"],
    [
      "Von der blauen zur schwarzen Piste: nach drei Stunden mit Video sehen Sie, was Ihr Talski wirklich macht.",
      "From blue to black: after three hours with video you see what your downhill ski really does.",
      "De la bleue à la noire : après trois heures de vidéo, vous voyez ce que fait votre ski aval.",
      "Dalla blu alla nera: dopo tre ore con video si vede cosa fa davvero lo sci a valle.",
    ],
  ),
  "carving-day-zermatt": tell(
    [
      "Zermatt: Carvingtag mit Matterhornblick",
      "Zermatt: carving day facing the Matterhorn",
      "Zermatt : journée carving face au Cervin",
      "Zermatt: giornata di carving davanti al Cervino",
    ],
    [
      "Früh auf den Sunnegga-Hängen, wenn der Schnee noch quietscht; abends schneiden Ihre Ski wie auf Schienen.",
      "Early on the Sunnegga slopes while the snow still squeaks; by evening your skis run on rails.",
      "Tôt sur les pentes de Sunnegga, quand la neige crisse ; le soir, vos skis filent sur des rails.",
      "Presto sui pendii di Sunnegga, quando la neve scricchiola; la sera gli sci vanno sui binari.",
    ],
  ),
  "skating-engadin": tell(
    [
      "Pontresina: Skating auf der Engadin-Loipe",
      "Pontresina: skating on the Engadin trail",
      "Pontresina : skating sur la piste de l’Engadine",
      "Pontresina: skating sulla pista engadinese",
    ],
    [
      "Über die gefrorenen Seen und durch den Stazerwald, dort, wo im März 14'000 am Marathon laufen.",
      "Across frozen lakes and through the Staz woods, where 14,000 race the marathon in March.",
      "Sur les lacs gelés et par la forêt de Staz, où 14 000 coureurs filent en mars.",
      "Sui laghi ghiacciati e nel bosco di Staz, dove a marzo corrono in 14 000.",
    ],
  ),
  "classic-goms": tell(
    [
      "Goms: klassisch durch zwölf Dörfer",
      "Goms: classic style through twelve villages",
      "Goms : classique à travers douze villages",
      "Goms: tecnica classica in dodici villaggi",
    ],
    [
      "Sonnengebräunte Holzhäuser, eine junge Rhone und hundert Kilometer Spur: das Tal der Langläufer.",
      "Sun-browned timber houses, a young Rhone and a hundred kilometres of track: the skiers’ valley.",
      "Maisons de bois brunies, un jeune Rhône et cent kilomètres de traces : la vallée des fondeurs.",
      "Case di legno brunite, un giovane Rodano e cento chilometri di piste: la valle dei fondisti.",
    ],
  ),
  "night-loipe-davos": tell(
    ["Davos: Nachtloipe mit Lehrer", "Davos: floodlit trail with an instructor", "Davos : piste nocturne avec moniteur", "Davos: pista notturna con maestro"],
    [
      "Zweieinhalb Kilometer im Licht, kalte Luft, leise Ski: ein Feierabend, den man anderntags noch spürt.",
      "Two and a half kilometres of light, cold air, quiet skis: an evening you feel the next day.",
      "Deux kilomètres et demi de lumière, l’air froid, des skis silencieux.",
      "Due chilometri e mezzo di luce, aria fredda, sci silenziosi.",
    ],
  ),
  "plateau-loipe-einsiedeln": tell(
    [
      "Einsiedeln: Schwedentritt-Loipe zum Kennenlernen",
      "Einsiedeln: first steps on the Schwedentritt",
      "Einsiedeln : initiation au Schwedentritt",
      "Einsiedeln: prime tracce allo Schwedentritt",
    ],
    [
      "Flaches Hochmoor, Klostertürme am Horizont und ein Kurs, in dem auch Ungeübte ins Gleiten kommen.",
      "Flat high moor, abbey towers on the horizon and a class in which even novices start to glide.",
      "Haut-marais plat, tours du couvent à l’horizon : même les novices se mettent à glisser.",
      "Torbiera piatta, torri dell’abbazia all’orizzonte: anche chi è alle prime armi comincia a scivolare.",
    ],
  ),
  "jura-tracks-vallee-de-joux": tell(
    [
      "Le Brassus: Langlauf im Grand Risoud",
      "Le Brassus: cross-country in the Grand Risoud",
      "Le Brassus : ski de fond au Grand Risoud",
      "Le Brassus: sci di fondo nel Grand Risoud",
    ],
    [
      "Der grösste Wald Europas ohne Strasse; aus seinen Fichten werden Geigen, zwischen ihnen führt die Spur.",
      "One of Europe’s great unbroken forests; its spruces become violins, and the track runs between them.",
      "Une immense forêt dont les épicéas deviennent violons ; la trace passe entre les troncs.",
      "Una foresta immensa i cui abeti diventano violini; la traccia passa tra i tronchi.",
    ],
  ),
  "sledge-bergun-preda": tell(
    ["Schlitteln von Preda nach Bergün", "Sledging from Preda to Bergün", "Luge de Preda à Bergün", "Slitta da Preda a Bergün"],
    [
      "Sechs Kilometer auf der gesperrten Passstrasse, unter den Viadukten hindurch; der Zug bringt Sie wieder hinauf.",
      "Six kilometres on the closed pass road, under the viaducts; the train takes you up again.",
      "Six kilomètres sur la route fermée du col, sous les viaducs ; le train vous remonte.",
      "Sei chilometri sulla strada chiusa del passo, sotto i viadotti; il treno vi riporta su.",
    ],
  ),
  "sledge-grindelwald-pintenfritz": tell(
    [
      "Grindelwald: Big Pintenfritz, 15 Kilometer Schlitten",
      "Grindelwald: Big Pintenfritz, 15 km of sledging",
      "Grindelwald : Big Pintenfritz, 15 km de luge",
      "Grindelwald: Big Pintenfritz, 15 km di slitta",
    ],
    [
      "Die längste Schlittelbahn Europas beginnt nach zweieinhalb Stunden Aufstieg am Faulhorn und endet im Dorf.",
      "Europe’s longest sledge run starts after a climb of two and a half hours at the Faulhorn.",
      "La plus longue piste d’Europe commence après deux heures et demie de montée vers le Faulhorn.",
      "La pista più lunga d’Europa comincia dopo due ore e mezza di salita al Faulhorn.",
    ],
  ),
  "sledge-fiescheralp": tell(
    ["Fiescheralp: Schlittelbahn nach Lax", "Fiescheralp: sledge run down to Lax", "Fiescheralp : luge jusqu’à Lax", "Fiescheralp: slitta fino a Lax"],
    [
      "Dreizehn Kilometer vom Sonnenplateau ins Tal, mit heissem Punsch auf halber Strecke.",
      "Thirteen kilometres from the sunny plateau to the valley, with hot punch halfway.",
      "Treize kilomètres du plateau ensoleillé à la vallée, punch chaud à mi-parcours.",
      "Tredici chilometri dall’altopiano alla valle, con punch caldo a metà.",
    ],
  ),
  "sledge-saas-hannig": tell(
    ["Saas-Fee: Schlitteln vom Hannig", "Saas-Fee: sledging from Hannig", "Saas-Fee : luge du Hannig", "Saas-Fee: slitta dall’Hannig"],
    [
      "Skifahrer dürfen hier nicht hin; die fünf Kilometer gehören Kufen, Kindern und am Dienstag dem Fackelschein.",
      "No skiers allowed; these five kilometres belong to runners, children and, on Tuesdays, to torchlight.",
      "Les skieurs n’y vont pas ; ces cinq kilomètres sont aux patins, aux enfants et, le mardi, aux flambeaux.",
      "Qui gli sciatori non vengono; cinque chilometri di pattini, bambini e, il martedì, fiaccole.",
    ],
  ),
  "sledge-elm-ampaechli": tell(
    ["Elm: Schlitteln vom Ämpächli", "Elm: sledging from Ämpächli", "Elm : luge d’Ämpächli", "Elm: slitta da Ämpächli"],
    [
      "Über Matten und durch Wald ins Dorf; zweimal im Jahr schickt die Sonne einen Strahl durchs Martinsloch.",
      "Over meadows and through woods to the village where, twice a year, the sun shines through a hole in the rock.",
      "Par prés et forêts jusqu’au village où, deux fois l’an, le soleil passe par le trou de Saint-Martin.",
      "Per prati e boschi fino al paese dove, due volte l’anno, il sole passa dal foro di San Martino.",
    ],
  ),
  "sledge-arosa-praetschli": tell(
    ["Arosa: Schlittelspass ab Prätschli", "Arosa: sledging from Prätschli", "Arosa : luge de Prätschli", "Arosa: slitta da Prätschli"],
    [
      "Kurz, flach, sicher: die richtige Bahn für die Kleinsten und für alle, die nach dem Fondue noch wollen.",
      "Short, gentle, safe: right for the smallest and for all who still want to after fondue.",
      "Courte, douce, sûre : pour les plus petits et pour ceux qui veulent encore après la fondue.",
      "Corta, dolce, sicura: per i più piccoli e per chi ne ha ancora voglia dopo la fonduta.",
    ],
  ),
  "sledge-diablerets-vioz": tell(
    [
      "Les Diablerets: Nachtschlitteln ab Vioz-Mazots",
      "Les Diablerets: night sledging from Vioz-Mazots",
      "Les Diablerets : luge nocturne de Vioz-Mazots",
      "Les Diablerets: slitta notturna da Vioz-Mazots",
    ],
    [
      "Sieben beleuchtete Kilometer mit hundert Kurven; die Olympiajugend von 2020 fuhr hier zum Spass.",
      "Seven lit kilometres and a hundred bends; the young Olympians of 2020 came here for fun.",
      "Sept kilomètres éclairés et cent virages ; les jeunes olympiens de 2020 y venaient pour rire.",
      "Sette chilometri illuminati e cento curve; i giovani olimpionici del 2020 ci venivano per gioco.",
    ],
  ),
  "night-sledge-rigi": tell(
    [
      "Rigi: Schlitteln von Rigi Kulm nach Klösterli",
      "Rigi: sledging from Rigi Kulm to Klösterli",
      "Rigi : luge de Rigi Kulm à Klösterli",
      "Rigi: slitta da Rigi Kulm a Klösterli",
    ],
    [
      "Die Zahnradbahn zieht Sie hoch, das Nebelmeer liegt unten, und der Schlitten findet den Weg allein.",
      "The cog railway takes you up, the sea of fog lies below, and the sledge finds its own way.",
      "Le train vous hisse, la mer de brouillard est en bas et la luge connaît le chemin.",
      "Il trenino vi porta su, il mare di nebbia sta sotto e la slitta conosce la strada.",
    ],
  ),
  "snowshoe-full-moon-kandersteg": tell(
    [
      "Kandersteg: Schneeschuhtour bei Vollmond",
      "Kandersteg: full-moon snowshoe tour",
      "Kandersteg : raquettes à la pleine lune",
      "Kandersteg: ciaspole con la luna piena",
    ],
    [
      "Auf Sunnbüel braucht es keine Lampe: der Schnee leuchtet, der Wildstrubel auch, und es ist sehr still.",
      "At Sunnbüel you need no lamp: the snow shines, so does the Wildstrubel, and it is very quiet.",
      "À Sunnbüel, nul besoin de lampe : la neige luit, le Wildstrubel aussi, et tout se tait.",
      "A Sunnbüel non serve la lampada: la neve risplende, il Wildstrubel anche, e tutto tace.",
    ],
  ),
  "snowshoe-rothenthurm-moor": tell(
    [
      "Rothenthurm: Schneeschuhe im Hochmoor",
      "Rothenthurm: snowshoes on the high moor",
      "Rothenthurm : raquettes dans le haut-marais",
      "Rothenthurm: ciaspole nella torbiera",
    ],
    [
      "Das Moor, das ein ganzes Land an der Urne rettete; im Winter gehört es Hasen, Füchsen und Ihnen.",
      "The moor that a whole country saved at the ballot box; in winter it belongs to hares, foxes and you.",
      "Le marais que tout un pays sauva par les urnes ; l’hiver, il est aux lièvres, aux renards et à vous.",
      "La torbiera che un intero Paese salvò alle urne; d’inverno è di lepri, volpi e vostra.",
    ],
  ),
  "snowshoe-toggenburg-churfirsten": tell(
    [
      "Wildhaus: Schneeschuhe vor den Churfirsten",
      "Wildhaus: snowshoes below the Churfirsten",
      "Wildhaus : raquettes face aux Churfirsten",
      "Wildhaus: ciaspole davanti ai Churfirsten",
    ],
    [
      "Sieben Gipfel stehen nebeneinander wie Orgelpfeifen; auf der Alp Gamplüt gibt es Suppe.",
      "Seven peaks stand side by side like organ pipes; at Alp Gamplüt there is soup.",
      "Sept sommets alignés comme des tuyaux d’orgue ; à l’alpage de Gamplüt, on sert la soupe.",
      "Sette cime in fila come canne d’organo; all’alpe Gamplüt c’è la minestra.",
    ],
  ),
  "snowshoe-jura-creux-du-van": tell(
    [
      "Creux du Van: Schneeschuhe am Felsenkessel",
      "Creux du Van: snowshoes on the rim",
      "Creux du Van : raquettes au bord du cirque",
      "Creux du Van: ciaspole sul bordo dell’anfiteatro",
    ],
    [
      "160 Meter fällt die Wand ab; am Rand stehen Steinböcke im Schnee und schauen zu, wer da kommt.",
      "The wall drops 160 metres; ibex stand in the snow along the rim and look who is coming.",
      "La paroi tombe de 160 mètres ; au bord, les bouquetins regardent passer.",
      "La parete cade per 160 metri; sul bordo gli stambecchi stanno a guardare.",
    ],
  ),
  "snowshoe-lai-da-tuma": tell(
    [
      "Oberalp: Schneeschuhe zur Rheinquelle",
      "Oberalp: snowshoes towards the source of the Rhine",
      "Oberalp : raquettes vers la source du Rhin",
      "Oberalp: ciaspole verso la sorgente del Reno",
    ],
    [
      "Der Leuchtturm auf der Passhöhe ist der höchste der Welt; von hier ist es weit bis Rotterdam.",
      "The lighthouse on the pass is the world’s highest; from here it is a long way to Rotterdam.",
      "Le phare du col est le plus haut du monde ; d’ici, Rotterdam est loin.",
      "Il faro sul passo è il più alto del mondo; da qui Rotterdam è lontana.",
    ],
  ),
  "snowshoe-val-ferret": tell(
    ["La Fouly: Schneeschuhe im Val Ferret", "La Fouly: snowshoes in Val Ferret", "La Fouly : raquettes au val Ferret", "La Fouly: ciaspole in Val Ferret"],
    [
      "Unter dem Tour Noir, auf den Spuren der Rundwanderer, die hier im Sommer Schlange stehen.",
      "Beneath the Tour Noir, on the trail where hikers queue in summer.",
      "Sous le Tour Noir, sur un sentier où l’été les randonneurs font la queue.",
      "Sotto il Tour Noir, sul sentiero dove d’estate gli escursionisti fanno la coda.",
    ],
  ),
  "snowshoe-avers": tell(
    ["Avers: Schneeschuhe bis Juf", "Avers: snowshoes to Juf", "Avers : raquettes jusqu’à Juf", "Avers: ciaspole fino a Juf"],
    [
      "Juf auf 2126 m ist das höchste ganzjährig bewohnte Dorf Europas; Bäume gibt es keine, Tee schon.",
      "Juf at 2,126 m is Europe’s highest village lived in all year; there are no trees, but there is tea.",
      "Juf, à 2126 m, est le plus haut village habité toute l’année ; pas d’arbres, mais du thé.",
      "Juf, a 2126 m, è il villaggio abitato tutto l’anno più alto d’Europa; niente alberi, ma tè caldo.",
    ],
  ),
  "snowshoe-fondue-leysin": tell(
    [
      "Leysin: Schneeschuhe und Fondue in der Alphütte",
      "Leysin: snowshoes and fondue in a chalet",
      "Leysin : raquettes et fondue au chalet",
      "Leysin: ciaspole e fonduta in baita",
    ],
    [
      "Bei Dämmerung los, eine Stunde Wald, dann ein Fenster mit Licht und ein Topf L’Etivaz.",
      "Off at dusk, an hour of forest, then a lit window and a pot of L’Etivaz.",
      "Départ au crépuscule, une heure de forêt, puis une fenêtre éclairée et un caquelon de L’Etivaz.",
      "Si parte al crepuscolo, un’ora di bosco, poi una finestra accesa e un caquelon di L’Etivaz.",
    ],
  ),
  "snowshoe-lenk-simmental": tell(
    [
      "Lenk: Schneeschuhe zu den Sieben Brunnen",
      "Lenk: snowshoes to the Seven Springs",
      "La Lenk : raquettes aux Sept Fontaines",
      "Lenk: ciaspole alle Sette Fonti",
    ],
    [
      "Die Simme bricht hier mitten aus dem Fels, auch bei minus fünfzehn Grad, umrahmt von Eiszapfen.",
      "Here the Simme breaks straight out of the rock, even at minus fifteen, framed by icicles.",
      "La Simme y jaillit du rocher, même par moins quinze, entre les stalactites de glace.",
      "La Simme sgorga dalla roccia anche a meno quindici, tra i ghiaccioli.",
    ],
  ),
  "curling-kandersteg": tell(
    ["Kandersteg: Curling für Anfänger", "Kandersteg: curling for beginners", "Kandersteg : initiation au curling", "Kandersteg: curling per principianti"],
    [
      "Zwanzig Kilo Granit, ein Besen und viel Rufen: nach einer Stunde spielen Sie ein richtiges End.",
      "Twenty kilos of granite, a broom and much shouting: after an hour you play a proper end.",
      "Vingt kilos de granit, un balai et bien des cris : après une heure, on joue un vrai end.",
      "Venti chili di granito, una scopa e tante grida: dopo un’ora si gioca un vero end.",
    ],
  ),
  "ice-path-surselva": tell(
    ["Flims: Eisweg durch den Wald", "Flims: ice path through the forest", "Flims : chemin de glace en forêt", "Flims: sentiero di ghiaccio nel bosco"],
    [
      "Kein Rund, sondern ein Weg: auf Schlittschuhen durch beleuchtete Kurven zwischen Tannen.",
      "Not a rink but a path: on skates through lit curves among the firs.",
      "Pas une patinoire, un chemin : en patins par des courbes éclairées entre les sapins.",
      "Non una pista, un sentiero: sui pattini tra curve illuminate e abeti.",
    ],
  ),
  "skating-davos": tell(
    [
      "Davos: Eislaufen auf der Natureisbahn",
      "Davos: skating on natural ice",
      "Davos : patinage sur glace naturelle",
      "Davos: pattinaggio su ghiaccio naturale",
    ],
    [
      "Auf diesem Eis fielen über hundert Weltrekorde; heute kreisen hier Kinder, Paare und ein Mann mit Pfeife.",
      "More than a hundred world records fell on this ice; today children, couples and a man with a pipe circle it.",
      "Plus de cent records du monde y sont tombés ; aujourd’hui y tournent enfants et amoureux.",
      "Su questo ghiaccio caddero oltre cento record; oggi ci girano bambini e innamorati.",
    ],
  ),
  "curling-leukerbad": tell(
    [
      "Leukerbad: Curlingstunde vor dem Thermalbad",
      "Leukerbad: curling before the baths",
      "Loèche-les-Bains : curling avant les bains",
      "Leukerbad: curling prima delle terme",
    ],
    [
      "Erst kalt, dann warm: eine Stunde auf dem Eis, danach wartet zwei Gassen weiter das heisse Wasser.",
      "Cold first, warm later: an hour on the ice, then hot water two lanes away.",
      "D’abord le froid, puis le chaud : une heure de glace, et l’eau chaude est à deux rues.",
      "Prima il freddo, poi il caldo: un’ora di ghiaccio e l’acqua calda è a due vicoli.",
    ],
  ),
  "black-ice-lac-de-joux": tell(
    [
      "Lac de Joux: Schlittschuhlaufen auf Schwarzeis",
      "Lac de Joux: skating on black ice",
      "Lac de Joux : patiner sur la glace noire",
      "Lac de Joux: pattinare sul ghiaccio nero",
    ],
    [
      "In kalten Wochen wird der See zur grössten Eisbahn Europas: neun Kilometer, und unter den Kufen singt es.",
      "In cold weeks the lake becomes Europe’s largest rink: nine kilometres, and the ice sings beneath you.",
      "Par grand froid, le lac devient la plus grande patinoire d’Europe : neuf kilomètres, et la glace chante.",
      "Con il gran freddo il lago diventa la pista più grande d’Europa: nove chilometri, e il ghiaccio canta.",
    ],
  ),
};
