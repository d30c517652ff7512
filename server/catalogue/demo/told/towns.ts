import { tell } from "./tell.ts";

export const towns = {
  "bern-old-town-walk": tell(
    [
      "Bern: unter den Lauben der Altstadt",
      "Bern: beneath the arcades of the old town",
      "Berne : sous les arcades de la vieille ville",
      "Berna: sotto i portici della città vecchia",
    ],
    [
      "Sechs Kilometer Lauben, elf Figurenbrunnen und eine Uhr, die seit 1530 vor der vollen Stunde zu spielen beginnt.",
      "Six kilometres of arcades, eleven figure fountains and a clock that has put on a show each hour since 1530.",
      "Six kilomètres d’arcades, onze fontaines et une horloge qui joue avant chaque heure depuis 1530.",
      "Sei chilometri di portici, undici fontane e un orologio che dal 1530 suona prima di ogni ora.",
    ],
  ),
  "zurich-niederdorf-walk": tell(
    [
      "Zürich: Niederdorf, Lindenhof und Chagall-Fenster",
      "Zurich: Niederdorf, Lindenhof and the Chagall windows",
      "Zurich : Niederdorf, Lindenhof et vitraux de Chagall",
      "Zurigo: Niederdorf, Lindenhof e vetrate di Chagall",
    ],
    [
      "Wo Lenin wohnte, wo Dada geboren wurde und warum eine Zunft im April einen Schneemann verbrennt.",
      "Where Lenin lived, where Dada was born and why the guilds burn a snowman in April.",
      "Où vécut Lénine, où naquit Dada, et pourquoi les corporations brûlent un bonhomme de neige en avril.",
      "Dove visse Lenin, dove nacque Dada e perché in aprile le corporazioni bruciano un pupazzo di neve.",
    ],
  ),
  "basel-muenster-walk": tell(
    [
      "Basel: vom Rathaus zum Münster",
      "Basel: from the town hall to the Minster",
      "Bâle : de l’hôtel de ville à la cathédrale",
      "Basilea: dal municipio alla cattedrale",
    ],
    [
      "Rote Fassaden, ein König, der die Zunge herausstreckt, und die Pfalz hoch über dem Rhein.",
      "Red façades, a king who sticks out his tongue and the terrace high above the Rhine.",
      "Façades rouges, un roi qui tire la langue et la terrasse de la Pfalz au-dessus du Rhin.",
      "Facciate rosse, un re che fa la linguaccia e la terrazza della Pfalz sopra il Reno.",
    ],
  ),
  "lucerne-murals-walk": tell(
    ["Luzern: Brücken, Museggmauer und Löwe", "Lucerne: bridges, town wall and the Lion", "Lucerne : ponts, remparts et Lion", "Lucerna: ponti, mura e Leone"],
    [
      "Auf der Kapellbrücke lesen Sie die Bilder unter dem Dach; der älteste Turm der Mauer schlägt eine Minute zu früh.",
      "On the Chapel Bridge you read the paintings under the roof; the wall’s oldest clock may strike a minute early.",
      "Sur le pont de la Chapelle, on lit les tableaux du toit ; la plus vieille horloge a le droit de sonner une minute plus tôt.",
      "Sul Ponte della Cappella si leggono i quadri sotto il tetto; l’orologio più antico suona un minuto prima.",
    ],
  ),
  "geneva-old-town-walk": tell(
    [
      "Genf: Altstadt zwischen Calvin und Rousseau",
      "Geneva: the old town of Calvin and Rousseau",
      "Genève : la vieille ville de Calvin et Rousseau",
      "Ginevra: la città vecchia di Calvino e Rousseau",
    ],
    [
      "Die längste Holzbank der Welt, das Kopfsteinpflaster der Escalade und die Reformatoren, fünf Meter hoch.",
      "The world’s longest wooden bench, the cobbles of the Escalade and the Reformers, five metres tall.",
      "Le plus long banc de bois du monde, les pavés de l’Escalade et des réformateurs hauts de cinq mètres.",
      "La panchina di legno più lunga del mondo, l’acciottolato dell’Escalade e i riformatori alti cinque metri.",
    ],
  ),
  "lausanne-cathedral-walk": tell(
    [
      "Lausanne: Treppen zur Kathedrale",
      "Lausanne: stairs to the cathedral",
      "Lausanne : les escaliers de la cathédrale",
      "Losanna: le scale della cattedrale",
    ],
    [
      "Von der Palud durch die gedeckten Marktstiegen hinauf; noch heute ruft nachts ein Wächter vom Turm.",
      "From the Palud up the covered market stairs; a watchman still calls the hours from the tower at night.",
      "De la Palud par les escaliers du marché ; la nuit, le guet crie encore l’heure du haut de la tour.",
      "Dalla Palud su per la scala coperta del mercato; di notte una guardia grida ancora le ore dalla torre.",
    ],
  ),
  "fribourg-lower-town-walk": tell(
    [
      "Freiburg: Unterstadt und Seilbahn mit Abwasser",
      "Fribourg: lower town and the sewage funicular",
      "Fribourg : la basse-ville et le funiculaire aux eaux usées",
      "Friburgo: città bassa e funicolare ad acque reflue",
    ],
    [
      "Gotische Häuser an der Saane, vier gedeckte Treppen und ein Funiculaire, das mit Abwasser fährt.",
      "Gothic houses on the Saane, four bridges and a funicular that really does run on waste water.",
      "Maisons gothiques au bord de la Sarine, ponts de bois et un funiculaire qui marche vraiment aux eaux usées.",
      "Case gotiche sulla Sarine, ponti di legno e una funicolare che funziona davvero ad acque reflue.",
    ],
  ),
  "st-gallen-oriels-walk": tell(
    ["St. Gallen: Erker und Stiftsbezirk", "St. Gallen: oriels and abbey precinct", "Saint-Gall : oriels et abbatiale", "San Gallo: bovindi e abbazia"],
    [
      "111 Erker zählt die Altstadt, jeder prahlte mit Stoff und Übersee; im Stiftsbezirk wird es dann still.",
      "The old town has 111 oriels, each boasting of cloth and overseas; in the abbey precinct it grows quiet.",
      "La vieille ville compte 111 oriels qui vantaient le textile et l’outre-mer ; à l’abbatiale, le silence se fait.",
      "La città vecchia conta 111 bovindi che vantavano tessuti e oltremare; nell’abbazia si fa silenzio.",
    ],
  ),
  "solothurn-eleven-walk": tell(
    ["Solothurn: die Stadt der Elf", "Solothurn: the town of eleven", "Soleure, la ville du onze", "Soletta, la città dell’undici"],
    [
      "Elf Kirchen, elf Brunnen, elf Türme und eine Uhr mit elf Stunden: hier ist die Zahl kein Zufall.",
      "Eleven churches, eleven fountains, eleven towers and a clock with eleven hours: none of it chance.",
      "Onze églises, onze fontaines, onze tours et une horloge à onze heures : rien n’est dû au hasard.",
      "Undici chiese, undici fontane, undici torri e un orologio di undici ore: niente è un caso.",
    ],
  ),
  "chur-oldest-town-walk": tell(
    [
      "Chur: älteste Stadt der Schweiz",
      "Chur: Switzerland’s oldest town",
      "Coire, la plus vieille ville de Suisse",
      "Coira, la città più antica della Svizzera",
    ],
    [
      "Fünftausend Jahre in anderthalb Stunden: Römerfunde, der Bischofshof und Gassen, die nach Capuns riechen.",
      "Five thousand years in ninety minutes: Roman finds, the bishop’s court and lanes that smell of capuns.",
      "Cinq mille ans en une heure et demie : Romains, cour épiscopale et ruelles au parfum de capuns.",
      "Cinquemila anni in un’ora e mezza: Romani, corte vescovile e vicoli che profumano di capuns.",
    ],
  ),
  "bellinzona-piazze-walk": tell(
    [
      "Bellinzona: Plätze, Gassen und Mauern",
      "Bellinzona: squares, lanes and walls",
      "Bellinzone : places, ruelles et murailles",
      "Bellinzona: piazze, vicoli e mura",
    ],
    [
      "Zwischen lombardischen Höfen und der Murata; am Samstag füllt der Markt die Altstadt mit Käse und Salami.",
      "Between Lombard courtyards and the Murata; on Saturdays the market fills the town with cheese and salami.",
      "Entre cours lombardes et Murata ; le samedi, le marché remplit la ville de fromage et de salami.",
      "Tra corti lombarde e Murata; il sabato il mercato riempie la città di formaggio e salame.",
    ],
  ),
  "chaux-de-fonds-urbanism-walk": tell(
    [
      "La Chaux-de-Fonds: Stadt im Schachbrett",
      "La Chaux-de-Fonds: the chessboard town",
      "La Chaux-de-Fonds, la ville en damier",
      "La Chaux-de-Fonds, la città a scacchiera",
    ],
    [
      "Gebaut für das Licht der Uhrmacher, geschmückt mit Tannen-Jugendstil, Geburtsort von Le Corbusier.",
      "Built for the light of watchmakers, trimmed with pine-tree Art Nouveau, birthplace of Le Corbusier.",
      "Bâtie pour la lumière des horlogers, ornée d’Art nouveau « sapin », ville natale de Le Corbusier.",
      "Costruita per la luce degli orologiai, ornata di Liberty d’abete, città natale di Le Corbusier.",
    ],
  ),
  "neuchatel-yellow-stone-walk": tell(
    [
      "Neuenburg: die Stadt aus Butter",
      "Neuchâtel: the town carved from butter",
      "Neuchâtel, la ville taillée dans le beurre",
      "Neuchâtel, la città scolpita nel burro",
    ],
    [
      "So nannte Dumas den gelben Stein; Schloss, Stiftskirche und Markthalle leuchten, sobald die Sonne kommt.",
      "So Dumas called the yellow stone; castle, church and market hall glow as soon as the sun appears.",
      "Dumas parlait ainsi de la pierre jaune ; château, collégiale et maison des Halles s’allument au soleil.",
      "Così Dumas chiamò la pietra gialla; castello, collegiata e mercato si accendono al sole.",
    ],
  ),
  "winterthur-industry-walk": tell(
    [
      "Winterthur: Sulzer-Areal und Backstein",
      "Winterthur: brick and the Sulzer works",
      "Winterthour : brique et usines Sulzer",
      "Winterthur: mattoni e officine Sulzer",
    ],
    [
      "Wo Lokomotiven gegossen wurden, wird heute gewohnt, studiert und gebraut; die Krane hängen noch.",
      "Where locomotives were cast people now live, study and brew; the cranes still hang.",
      "Là où l’on coulait des locomotives, on habite, on étudie, on brasse ; les grues sont restées.",
      "Dove si fondevano locomotive oggi si abita, si studia, si fa birra; le gru sono rimaste.",
    ],
  ),
  "thun-high-pavements-walk": tell(
    [
      "Thun: Hochtrottoirs und Holzbrücken",
      "Thun: raised pavements and wooden bridges",
      "Thoune : hauts trottoirs et ponts de bois",
      "Thun: marciapiedi alti e ponti di legno",
    ],
    [
      "In der Oberen Hauptgasse spaziert man auf den Dächern der Läden; unten surfen sie auf der Aarewelle.",
      "In the Obere Hauptgasse you stroll on the roofs of the shops; below, they surf the Aare wave.",
      "Dans l’Obere Hauptgasse, on marche sur le toit des boutiques ; en bas, on surfe la vague de l’Aar.",
      "Nella Obere Hauptgasse si cammina sui tetti dei negozi; sotto si fa surf sull’onda dell’Aare.",
    ],
  ),
  "zug-cherry-town-walk": tell(
    [
      "Zug: Altstadt, Kirschen und Türme",
      "Zug: old town, cherries and towers",
      "Zoug : vieille ville, cerises et tours",
      "Zugo: città vecchia, ciliegie e torri",
    ],
    [
      "1435 versank eine ganze Gasse im See; was blieb, ist die schönste Uferzeile der Zentralschweiz.",
      "In 1435 a whole street sank into the lake; what remained is the prettiest waterfront in central Switzerland.",
      "En 1435, une rue entière sombra dans le lac ; il en reste la plus belle rive de Suisse centrale.",
      "Nel 1435 un’intera via sprofondò nel lago; ne resta la riva più bella della Svizzera centrale.",
    ],
  ),
  "schaffhausen-munot-walk": tell(
    [
      "Schaffhausen: Erkerstadt und Munot",
      "Schaffhausen: painted oriels and the Munot",
      "Schaffhouse : oriels peints et Munot",
      "Sciaffusa: bovindi dipinti e Munot",
    ],
    [
      "171 Erker, der Ritter in Fresken und eine runde Festung, deren Wächter jeden Abend um neun die Glocke läutet.",
      "171 oriels, a house in frescoes and a round fortress whose warden rings the bell each night at nine.",
      "171 oriels, une maison à fresques et une forteresse ronde dont le gardien sonne la cloche à 21 heures.",
      "171 bovindi, una casa affrescata e una fortezza rotonda il cui custode suona la campana alle nove di sera.",
    ],
  ),
  "poschiavo-palazzi-walk": tell(
    [
      "Poschiavo: das Quartier der Zuckerbäcker",
      "Poschiavo: the pastry cooks’ palaces",
      "Poschiavo : les palais des pâtissiers",
      "Poschiavo: i palazzi dei pasticcieri",
    ],
    [
      "Die Bündner Zuckerbäcker kamen reich aus Spanien zurück und bauten sich im Tal eine Strasse voll Palazzi.",
      "The valley’s pastry cooks came home rich from Spain and built themselves a street of palazzi.",
      "Les pâtissiers de la vallée revinrent riches d’Espagne et se bâtirent une rue de palais.",
      "I pasticcieri della valle tornarono ricchi dalla Spagna e si costruirono una via di palazzi.",
    ],
  ),
  "night-watchman-bern": tell(
    ["Bern: mit dem Nachtwächter durch die Gassen", "Bern: with the night watchman", "Berne avec le guet de nuit", "Berna con la guardia notturna"],
    [
      "Von Brunnenkindern, Henkern und Patriziern: was Bern nach dem Abendläuten lieber verschwieg.",
      "Of ogres, hangmen and patricians: what Bern would rather not say after the evening bell.",
      "Ogres, bourreaux et patriciens : ce que Berne préférait taire après la cloche du soir.",
      "Orchi, boia e patrizi: ciò che Berna preferiva tacere dopo la campana della sera.",
    ],
  ),
  "night-watchman-murten": tell(
    [
      "Murten: Laternenrunde auf der Ringmauer",
      "Murten: lantern round on the town wall",
      "Morat : ronde aux lanternes sur les remparts",
      "Murten: ronda con la lanterna sulle mura",
    ],
    [
      "Auf dem Wehrgang hören Sie, wie 1476 Karl der Kühne hier Heer und Zelt verlor.",
      "On the battlements you hear how Charles the Bold lost his army and his tent here in 1476.",
      "Sur le chemin de ronde, on raconte comment Charles le Téméraire perdit ici son armée, en 1476.",
      "Sul cammino di ronda si racconta come nel 1476 Carlo il Temerario perse qui l’esercito.",
    ],
  ),
  "night-watchman-stein": tell(
    [
      "Stein am Rhein: Nachtwächter am Rathausplatz",
      "Stein am Rhein: night watch on the painted square",
      "Stein am Rhein : le guet sur la place peinte",
      "Stein am Rhein: la ronda nella piazza dipinta",
    ],
    [
      "Wenn die Gäste abgereist sind, erzählen die bemalten Fassaden von Liebe, Neid und der Mordnacht von 1478.",
      "Once the day guests have left, the painted façades tell of love, envy and the Night of Murder in 1478.",
      "Une fois les visiteurs partis, les façades peintes parlent d’amour, d’envie et de la nuit du meurtre de 1478.",
      "Partiti i visitatori, le facciate dipinte raccontano amori, invidie e la notte del delitto del 1478.",
    ],
  ),
  "night-watchman-rapperswil": tell(
    [
      "Rapperswil: Abendrunde in der Rosenstadt",
      "Rapperswil: evening round in the town of roses",
      "Rapperswil : ronde du soir dans la cité des roses",
      "Rapperswil: ronda serale nella città delle rose",
    ],
    [
      "Vom Hafen hinauf zum Schloss, wo die Hirsche schlafen und der See silbern daliegt.",
      "From the harbour up to the castle, where the deer are asleep and the lake lies silver.",
      "Du port jusqu’au château, où dorment les cerfs et où le lac est d’argent.",
      "Dal porto fino al castello, dove dormono i cervi e il lago è d’argento.",
    ],
  ),
  "night-watchman-chur": tell(
    [
      "Chur: Laternengang zum Bischofshof",
      "Chur: lantern walk to the bishop’s court",
      "Coire : aux lanternes vers la cour épiscopale",
      "Coira: con la lanterna alla corte vescovile",
    ],
    [
      "Bündner Wirren, ein Mord an der Fasnacht und die Frage, wem die Stadt nachts gehörte.",
      "Feuds of the Grisons, a carnival murder and the question of who owned the town at night.",
      "Troubles des Grisons, meurtre de carnaval : à qui la ville appartenait-elle la nuit ?",
      "Torbidi grigionesi, un delitto di carnevale: di chi era la città di notte?",
    ],
  ),
  "night-watchman-baden": tell(
    [
      "Baden: Nachtwächter zwischen Bädern und Ruine",
      "Baden: night watch between baths and ruin",
      "Baden : le guet entre bains et ruine",
      "Baden: la ronda tra bagni e rovina",
    ],
    [
      "Zu den Badegästen kamen Diplomaten, Spieler und Diebe; der Nachtwächter kannte alle Hintertüren.",
      "After the bathers came diplomats, gamblers and thieves; the watchman knew every back door.",
      "Après les curistes vinrent diplomates, joueurs et voleurs ; le guet connaissait toutes les portes.",
      "Dopo i bagnanti vennero diplomatici, giocatori e ladri; la guardia conosceva ogni porta.",
    ],
  ),
  "ghost-walk-basel": tell(
    [
      "Basel: Geister, Pest und Totentanz",
      "Basel: ghosts, plague and dance of death",
      "Bâle : fantômes, peste et danse macabre",
      "Basilea: fantasmi, peste e danza macabra",
    ],
    [
      "Im Imbergässlein zieht es auch im Sommer; fragen Sie nicht, warum, oder fragen Sie erst am Schluss.",
      "There is a draught in the Imbergässlein even in summer; don’t ask why, or ask only at the end.",
      "Dans l’Imbergässlein, il y a un courant d’air même l’été ; ne demandez pourquoi qu’à la fin.",
      "Nell’Imbergässlein c’è corrente anche d’estate; chiedete il perché soltanto alla fine.",
    ],
  ),
  "bern-market-bites": tell(
    ["Bern: Marktrundgang mit Kostproben", "Bern: tasting tour of the market", "Berne : tour gourmand du marché", "Berna: assaggi al mercato"],
    [
      "Mandelbärli, Trockenwurst, Zibelechueche und ein Bier aus der Matte: sechs Halte rund um den Bundesplatz.",
      "Almond bears, dried sausage, onion tart and a beer from the Matte: six stops around the Bundesplatz.",
      "Oursons aux amandes, saucisse sèche, tarte aux oignons et bière de la Matte : six haltes.",
      "Orsetti alle mandorle, salsiccia secca, torta di cipolle e birra della Matte: sei tappe.",
    ],
  ),
  "basel-old-flavours": tell(
    [
      "Basel: Läckerli, Mehlsuppe und Rheinfisch",
      "Basel: Läckerli, flour soup and river fish",
      "Bâle : leckerli, soupe à la farine et poisson",
      "Basilea: läckerli, zuppa di farina e pesce",
    ],
    [
      "Von der Markthalle bis zur alten Bäckerei am Spalenberg, mit Geschichten aus drei Ländern in jedem Bissen.",
      "From the market hall to the old bakery on Spalenberg, with three countries in each bite.",
      "Du marché couvert à la vieille boulangerie du Spalenberg, trois pays dans chaque bouchée.",
      "Dal mercato coperto al vecchio forno dello Spalenberg, con tre Paesi in ogni boccone.",
    ],
  ),
  "lucerne-bites-walk": tell(
    [
      "Luzern: Chögelipastete und Kafi Träsch",
      "Lucerne: vol-au-vent and coffee schnapps",
      "Lucerne : chügelipastete et café-schnaps",
      "Lucerna: vol-au-vent e caffè corretto",
    ],
    [
      "Ein Metzger, ein Confiseur, ein Wirt: sie zeigen, was Luzern an der Fasnacht und am Sonntag isst.",
      "A butcher, a confectioner, an innkeeper: they show what Lucerne eats at carnival and on Sundays.",
      "Un boucher, un confiseur, un aubergiste montrent ce que mange Lucerne au carnaval et le dimanche.",
      "Un macellaio, un confettiere, un oste mostrano cosa mangia Lucerna a carnevale e la domenica.",
    ],
  ),
  "geneva-carouge-bites": tell(
    ["Genf: Häppchen in Carouge", "Geneva: small bites in Carouge", "Genève : bouchées à Carouge", "Ginevra: bocconi a Carouge"],
    [
      "Das sardische Städtchen vor Genf: Longeole, Cardon, Pavés de Genève und ein Glas Gamay auf der Place du Marché.",
      "The Sardinian town outside Geneva: longeole, cardoon, pavés and a glass of Gamay on the market square.",
      "La cité sarde aux portes de Genève : longeole, cardon, pavés et un verre de gamay sur la place.",
      "La cittadina sarda alle porte di Ginevra: longeole, cardo, pavé e un bicchiere di gamay in piazza.",
    ],
  ),
  "lausanne-market-bites": tell(
    ["Lausanne: Markt, Taillé und Papet", "Lausanne: market, taillé and papet", "Lausanne : marché, taillé et papet", "Losanna: mercato, taillé e papet"],
    [
      "Mittwoch und Samstag steht die Riponne voll Stände; wir kosten, feilschen und steigen dann zur Cité hinauf.",
      "On market days the Riponne is full of stalls; we taste, haggle and climb to the Cité.",
      "Les jours de marché, la Riponne se couvre d’étals ; on goûte, on marchande, on monte à la Cité.",
      "Nei giorni di mercato la Riponne è piena di banchi; si assaggia, si contratta e si sale alla Cité.",
    ],
  ),
  "lugano-grotto-bites": tell(
    ["Lugano: von der Piazza ins Grotto", "Lugano: from the piazza to the grotto", "Lugano : de la piazza au grotto", "Lugano: dalla piazza al grotto"],
    [
      "Gabbani, Luganighe, Gazosa und zuletzt Polenta vom Feuer unter Kastanien, mit Merlot aus dem Boccalino.",
      "Salumi, luganighe, gazosa and finally polenta from the fire under chestnuts, Merlot from a little jug.",
      "Charcuterie, luganighe, gazosa et enfin polenta au feu de bois sous les châtaigniers.",
      "Salumi, luganighe, gazosa e infine polenta sul fuoco sotto i castagni, con merlot nel boccalino.",
    ],
  ),
  "st-gallen-bratwurst-walk": tell(
    [
      "St. Gallen: Bratwurst, Bürli und Biber",
      "St. Gallen: bratwurst, bread and biber",
      "Saint-Gall : saucisse, petit pain et biber",
      "San Gallo: salsiccia, pane e biber",
    ],
    [
      "Ohne Senf, darauf bestehen wir; dazu ein Bürli, ein Biber mit Mandelfüllung und ein Stadtbier.",
      "No mustard, we insist; with it a crusty roll, an almond biber and a town beer.",
      "Sans moutarde, on y tient ; avec un petit pain, un biber aux amandes et une bière de la ville.",
      "Senza senape, ci teniamo; con un panino, un biber alle mandorle e una birra della città.",
    ],
  ),
  "escape-room-zurich": tell(
    [
      "Zürich: Escape Room «Das Schliessfach»",
      "Zurich: escape room “The Safe Deposit Box”",
      "Zurich : escape game « Le coffre-fort »",
      "Zurigo: escape room «La cassetta di sicurezza»",
    ],
    [
      "Ein Nummernkonto, drei Schlüssel und eine Stunde, bis der Notar zurückkommt.",
      "A numbered account, three keys and an hour until the notary returns.",
      "Un compte à numéro, trois clés et une heure avant le retour du notaire.",
      "Un conto cifrato, tre chiavi e un’ora prima che torni il notaio.",
    ],
  ),
  "bear-riddle-bern": tell(
    ["Bern: der verschwundene Bär", "Bern: the case of the missing bear", "Berne : l’ours disparu", "Berna: l’orso scomparso"],
    [
      "Auf dem Wappen fehlt plötzlich das Tier; zwölf Rätsel führen vom Bärenpark bis zum Münster.",
      "Suddenly the animal is missing from the coat of arms; twelve riddles lead from the bears to the Minster.",
      "L’animal a quitté les armoiries ; douze énigmes mènent du parc aux ours à la cathédrale.",
      "L’animale è sparito dallo stemma; dodici enigmi portano dal parco degli orsi alla cattedrale.",
    ],
  ),
  "murder-trail-lucerne": tell(
    ["Luzern: Krimi-Trail an der Reuss", "Lucerne: murder trail on the Reuss", "Lucerne : enquête criminelle sur la Reuss", "Lucerna: giallo lungo la Reuss"],
    [
      "Ein Brückenmaler liegt tot im Fluss, und jeder der vier Verdächtigen lügt; Sie haben zwei Stunden.",
      "A bridge painter lies dead in the river, and each of four suspects is lying; you have two hours.",
      "Un peintre de pont gît dans la rivière et les quatre suspects mentent ; vous avez deux heures.",
      "Un pittore di ponti è morto nel fiume e i quattro sospetti mentono; avete due ore.",
    ],
  ),
  "alchemist-basel": tell(
    ["Basel: das Rezept des Alchemisten", "Basel: the alchemist’s recipe", "Bâle : la recette de l’alchimiste", "Basilea: la ricetta dell’alchimista"],
    [
      "Paracelsus hat 1527 etwas am Spalenberg versteckt; eine Holzkiste mit Gerätschaften hilft beim Suchen.",
      "In 1527 Paracelsus hid something on the Spalenberg; a wooden box of instruments helps you look.",
      "En 1527, Paracelse a caché quelque chose au Spalenberg ; une caisse d’instruments aide à chercher.",
      "Nel 1527 Paracelso nascose qualcosa allo Spalenberg; una cassetta di strumenti aiuta a cercare.",
    ],
  ),
  "clockmaker-geneva": tell(
    ["Genf: die Uhr ohne Zeiger", "Geneva: the watch without hands", "Genève : la montre sans aiguilles", "Ginevra: l’orologio senza lancette"],
    [
      "Eine stehengebliebene Uhr zeigt den Weg durch die Höfe der Altstadt zum letzten Cabinotier.",
      "A stopped watch shows the way through the courtyards of the old town to the last cabinotier.",
      "Une montre arrêtée guide à travers les cours de la vieille ville, jusqu’au dernier cabinotier.",
      "Un orologio fermo guida per i cortili della città vecchia, fino all’ultimo cabinotier.",
    ],
  ),
  "escape-cabin-interlaken": tell(
    ["Interlaken: gefangen in der Alphütte", "Interlaken: locked in the alpine hut", "Interlaken : enfermés dans le chalet", "Interlaken: chiusi nella baita"],
    [
      "Draussen Schneesturm, drinnen ein altes Funkgerät: findet die Frequenz, bevor das Holz ausgeht.",
      "A blizzard outside, an old radio inside: find the frequency before the firewood runs out.",
      "Dehors, la tempête ; dedans, une vieille radio : trouvez la fréquence avant la fin du bois.",
      "Fuori la bufera, dentro una vecchia radio: trovate la frequenza prima che finisca la legna.",
    ],
  ),
  "foxtrail-winterthur": tell(
    [
      "Winterthur: Schnitzeljagd auf der Spur der Füchsin",
      "Winterthur: on the trail of the vixen",
      "Winterthour : sur la piste de la renarde",
      "Winterthur: sulle tracce della volpe",
    ],
    [
      "Geheime Fächer, ein sprechendes Schaufenster und eine Fährte quer durch Altstadt und Parks.",
      "Secret drawers, a talking shop window and a trail across old town and parks.",
      "Tiroirs secrets, vitrine parlante et une piste à travers la vieille ville et les parcs.",
      "Cassetti segreti, una vetrina parlante e una pista tra città vecchia e parchi.",
    ],
  ),
  "photo-walk-zurich-west": tell(
    [
      "Zürich-West: Fotowalk unter der Hardbrücke",
      "Zurich West: photo walk beneath the Hardbrücke",
      "Zurich Ouest : balade photo sous le Hardbrücke",
      "Zurigo Ovest: passeggiata fotografica sotto l’Hardbrücke",
    ],
    [
      "Beton, Gleise, Containerturm: harte Linien und späte Sonne für alle, die Städte lieber kantig mögen.",
      "Concrete, tracks, a tower of containers: hard lines and late sun for those who like cities angular.",
      "Béton, rails, tour de conteneurs : lignes dures et soleil bas pour qui aime les villes anguleuses.",
      "Cemento, binari, torre di container: linee dure e sole basso per chi ama le città spigolose.",
    ],
  ),
  "photo-sunrise-oeschinen": tell(
    [
      "Oeschinensee: Fotografieren bei Sonnenaufgang",
      "Oeschinensee: photographing the sunrise",
      "Oeschinen : photographier l’aube",
      "Oeschinen: fotografare l’alba",
    ],
    [
      "Um fünf Uhr mit Stirnlampe los, um sechs brennt die Blüemlisalp, und der See gibt alles zurück.",
      "Off at five with headlamps; at six the Blüemlisalp burns and the lake gives it all back.",
      "Départ à cinq heures à la frontale ; à six, la Blüemlisalp s’embrase et le lac rend tout.",
      "Si parte alle cinque con la frontale; alle sei la Blüemlisalp brucia e il lago restituisce tutto.",
    ],
  ),
  "photo-blue-hour-lucerne": tell(
    ["Luzern: die blaue Stunde fotografieren", "Lucerne: shooting the blue hour", "Lucerne : photographier l’heure bleue", "Lucerna: fotografare l’ora blu"],
    [
      "Zwanzig Minuten lang sind Himmel und Brückenlichter gleich hell; wir stehen rechtzeitig mit Stativ bereit.",
      "For twenty minutes sky and bridge lights are equally bright; we are ready with the tripod.",
      "Pendant vingt minutes, ciel et lampes ont le même éclat ; nous sommes prêts, trépied déplié.",
      "Per venti minuti cielo e luci hanno lo stesso chiarore; noi siamo pronti con il treppiede.",
    ],
  ),
  "photo-matterhorn-stellisee": tell(
    ["Stellisee: das Matterhorn im Spiegel", "Stellisee: the Matterhorn mirrored", "Stellisee : le Cervin en miroir", "Stellisee: il Cervino allo specchio"],
    [
      "Wind heisst Geduld, Windstille heisst Auslösen: eine Fotografin aus Zermatt zeigt, wo man steht.",
      "Wind means patience, calm means shoot: a photographer from Zermatt shows where to stand.",
      "Le vent, c’est la patience ; le calme, le déclic : une photographe de Zermatt vous place.",
      "Vento vuol dire pazienza, calma vuol dire scatto: una fotografa di Zermatt indica dove stare.",
    ],
  ),
  "photo-lavaux-golden-hour": tell(
    [
      "Lavaux: Fotowalk im goldenen Licht",
      "Lavaux: photo walk at golden hour",
      "Lavaux : balade photo à l’heure dorée",
      "Lavaux: passeggiata fotografica nell’ora dorata",
    ],
    [
      "Mauern, Reben, Züge und ein See voll Licht: zwischen Cully und Epesses lernen Sie, Linien zu führen.",
      "Walls, vines, trains and a lake full of light: between Cully and Epesses you learn to lead lines.",
      "Murs, vignes, trains et lac de lumière : entre Cully et Epesses, on apprend à conduire les lignes.",
      "Muri, viti, treni e un lago di luce: tra Cully ed Epesses s’impara a guidare le linee.",
    ],
  ),
  "photo-verzasca-stone": tell(
    [
      "Verzasca: Stein und Smaragd fotografieren",
      "Verzasca: photographing stone and emerald",
      "Verzasca : photographier pierre et émeraude",
      "Verzasca: fotografare pietra e smeraldo",
    ],
    [
      "Langzeitbelichtung am Wasser, gestreifter Gneis und Rustici, die im Nachmittagslicht silbern werden.",
      "Long exposures by the water, striped gneiss and stone huts that turn silver in the afternoon.",
      "Pose longue au bord de l’eau, gneiss rayé et rustici qui s’argentent l’après-midi.",
      "Lunghe esposizioni sull’acqua, gneiss striato e rustici che al pomeriggio si fanno d’argento.",
    ],
  ),
  "wood-carving-brienz": tell(
    [
      "Brienz: eine Kuh aus Lindenholz schnitzen",
      "Brienz: carve a cow from limewood",
      "Brienz : sculpter une vache en tilleul",
      "Brienz: intagliare una mucca di tiglio",
    ],
    [
      "In der Schnitzlerstadt legt Ihnen ein Holzbildhauer das Messer richtig in die Hand; die Kuh fährt mit nach Hause.",
      "In the carvers’ town a sculptor puts the knife right in your hand; the cow goes home with you.",
      "Dans la cité des sculpteurs, on vous place le couteau en main ; la vache rentre avec vous.",
      "Nella città degli intagliatori vi mettono bene il coltello in mano; la mucca torna a casa con voi.",
    ],
  ),
  "paper-cutting-chateau-doex": tell(
    ["Château-d’Œx: Scherenschnitt lernen", "Château-d’Œx: learn paper cutting", "Château-d’Œx : s’initier au découpage", "Château-d’Œx: imparare il ritaglio"],
    [
      "Mit spitzer Schere entsteht ein Alpaufzug: Kühe, Tannen und ein Senn, alles aus einem gefalteten Blatt.",
      "With pointed scissors a drive to the alp appears: cows, firs and a herdsman from one folded sheet.",
      "Aux ciseaux fins naît une montée à l’alpage : vaches, sapins et armailli d’une seule feuille pliée.",
      "Con forbici appuntite nasce una salita all’alpe: mucche, abeti e un pastore da un solo foglio piegato.",
    ],
  ),
  "watchmaking-le-locle": tell(
    [
      "Le Locle: ein Uhrwerk zerlegen und zusammensetzen",
      "Le Locle: take a watch movement apart",
      "Le Locle : démonter un mouvement d’horlogerie",
      "Le Locle: smontare un movimento d’orologio",
    ],
    [
      "Lupe, Pinzette, 130 Teile: nach drei Stunden tickt die Uhr wieder, und Sie wissen, weshalb.",
      "Loupe, tweezers, 130 parts: after three hours the watch ticks again and you know why.",
      "Loupe, brucelles, 130 pièces : après trois heures, la montre bat de nouveau et vous savez pourquoi.",
      "Lente, pinzette, 130 pezzi: dopo tre ore l’orologio batte di nuovo e sapete perché.",
    ],
  ),
  "embroidery-st-gallen": tell(
    [
      "St. Gallen: Sticken wie die Haute Couture",
      "St. Gallen: embroider like haute couture",
      "Saint-Gall : broder comme la haute couture",
      "San Gallo: ricamare come l’alta moda",
    ],
    [
      "Aus dieser Stadt stammt die Spitze der Pariser Häuser; Sie sticken ein Motiv aus dem Musterbuch von 1890.",
      "The lace of the Paris houses comes from here; you stitch a motif from a pattern book of 1890.",
      "Les dentelles des maisons parisiennes viennent d’ici ; vous brodez un motif d’un album de 1890.",
      "I pizzi delle case di Parigi vengono da qui; si ricama un motivo da un campionario del 1890.",
    ],
  ),
  "glass-blowing-hergiswil": tell(
    [
      "Hergiswil: die eigene Glaskugel blasen",
      "Hergiswil: blow your own glass ball",
      "Hergiswil : souffler sa boule de verre",
      "Hergiswil: soffiare la propria sfera di vetro",
    ],
    [
      "Der Ofen brennt seit 1817; ein Glasbläser dreht die Pfeife, Sie pusten, und die Kugel wird rund.",
      "The furnace has burned since 1817; a glass blower turns the pipe, you blow, and the ball grows round.",
      "Le four brûle depuis 1817 ; un verrier tourne la canne, vous soufflez, la boule s’arrondit.",
      "Il forno arde dal 1817; un vetraio gira la canna, voi soffiate e la sfera si fa tonda.",
    ],
  ),
  "biberli-baking-appenzell": tell(
    [
      "Appenzell: Biber backen und bebildern",
      "Appenzell: bake and picture a biber",
      "Appenzell : cuire et décorer un biber",
      "Appenzello: cuocere e decorare un biber",
    ],
    [
      "Honigteig in alten Holzmodeln, Mandelfüllung nach Hausrezept; ein Sennenmotiv drückt man selber hinein.",
      "Honey dough in old wooden moulds, almond filling to a house recipe; you press in a herdsman scene.",
      "Pâte au miel dans de vieux moules de bois, farce aux amandes et motif d’armailli à imprimer.",
      "Pasta al miele in vecchi stampi di legno, ripieno di mandorle e un motivo alpestre da imprimere.",
    ],
  ),
  "alphorn-lesson-schwyz": tell(
    [
      "Schwyz: der erste Ton auf dem Alphorn",
      "Schwyz: your first note on the alphorn",
      "Schwytz : première note au cor des Alpes",
      "Svitto: la prima nota al corno delle Alpi",
    ],
    [
      "Dreieinhalb Meter Fichte und keine Klappe: nach einer Stunde antwortet Ihnen der Grosse Mythen.",
      "Three and a half metres of spruce and not one valve: after an hour the Grosser Mythen answers you.",
      "Trois mètres et demi d’épicéa sans un piston : après une heure, le Grand Mythen vous répond.",
      "Tre metri e mezzo di abete senza pistoni: dopo un’ora il Grosser Mythen risponde.",
    ],
  ),
  "paper-mill-basel": tell(
    [
      "Basel: Papier schöpfen und Drucken im Dalbeloch",
      "Basel: make paper and print it",
      "Bâle : fabriquer son papier et l’imprimer",
      "Basilea: fare la carta e stamparla",
    ],
    [
      "Das Wasserrad im St. Alban-Tal klopft seit dem Konzil; Sie schöpfen, pressen und drucken Ihren Namen in Blei.",
      "The water wheel has hammered since the Council; you scoop, press and print your name in lead type.",
      "La roue à eau bat depuis le concile ; vous puisez, pressez et imprimez votre nom au plomb.",
      "La ruota batte dai tempi del concilio; si attinge, si pressa e si stampa il proprio nome a piombo.",
    ],
  ),
  "cowbell-foundry-gstaad": tell(
    ["Saanen: eine Treichel schmieden", "Saanen: forge a cowbell", "Saanen : forger une sonnaille", "Saanen: forgiare un campanaccio"],
    [
      "Kein Ton gleicht dem andern: Blech, Hammer und Ohr entscheiden, wie Ihre Glocke auf der Weide klingt.",
      "No two sound alike: sheet, hammer and ear decide how your bell will ring on the pasture.",
      "Aucune ne sonne pareil : tôle, marteau et oreille décident de sa voix au pâturage.",
      "Nessuno suona uguale: lamiera, martello e orecchio decidono la voce al pascolo.",
    ],
  ),
};
