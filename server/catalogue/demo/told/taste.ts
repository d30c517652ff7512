import { tell } from "./tell.ts";

export const taste = {
  "show-dairy-stein": tell(
    ["Stein AR: wie der Appenzeller entsteht", "Stein AR: how Appenzeller is made", "Stein : la naissance de l’Appenzeller", "Stein: come nasce l’Appenzeller"],
    [
      "Die Kräutersulz bleibt geheim, alles andere sieht man von der Galerie: Milch, Bruch, Presse und 12'000 Laibe.",
      "The herbal brine stays secret; from the gallery you see the rest: milk, curd, press and 12,000 wheels.",
      "La saumure aux herbes reste secrète ; de la galerie, on voit tout le reste, jusqu’aux 12 000 meules.",
      "La salamoia alle erbe resta segreta; dalla galleria si vede tutto il resto, fino alle 12 000 forme.",
    ],
  ),
  "abbey-dairy-engelberg": tell(
    ["Engelberg: Käserei im Kloster", "Engelberg: the dairy inside the abbey", "Engelberg : la fromagerie du couvent", "Engelberg: il caseificio dell’abbazia"],
    [
      "Unter Klostermauern von 1120 wird der Engelberger Glockenkäse geformt, rund wie die Glocke im Turm.",
      "Within abbey walls of 1120 they shape a cheese as round as the bell in the tower.",
      "Dans les murs de 1120, on moule un fromage rond comme la cloche de la tour.",
      "Tra mura del 1120 si forma un formaggio tondo come la campana della torre.",
    ],
  ),
  "emmental-show-dairy": tell(
    [
      "Emmentaler Schaukäserei in vier Epochen",
      "Emmental show dairy through four ages",
      "Emmental : une fromagerie, quatre époques",
      "Emmental: un caseificio, quattro epoche",
    ],
    [
      "Vom Küherstock von 1741 bis zum Käsekeller von heute, und im Feuerkessel rührt man selber mit.",
      "From the herdsman’s house of 1741 to today’s cellar; at the open fire you stir the vat yourself.",
      "Du grenier de 1741 à la cave moderne ; au-dessus du feu, on brasse soi-même.",
      "Dalla casa del 1741 alla cantina di oggi; sul fuoco si mescola da sé.",
    ],
  ),
  "tete-de-moine-bellelay": tell(
    [
      "Bellelay: Tête de Moine und die Girolle",
      "Bellelay: Tête de Moine and its curler",
      "Bellelay : la Tête de Moine et sa girolle",
      "Bellelay: Tête de Moine e girolle",
    ],
    [
      "In der alten Abtei zahlten die Bauern ihren Zins in Käse; die Rosetten kamen erst 1982 dazu.",
      "At the old abbey farmers paid their rent in cheese; the rosettes only came along in 1982.",
      "À l’abbaye, les paysans payaient leur dîme en fromage ; les rosettes ne datent que de 1982.",
      "All’abbazia i contadini pagavano in formaggio; le rosette arrivarono solo nel 1982.",
    ],
  ),
  "alp-cheese-gstaad": tell(
    [
      "Gstaad: Morgen auf der Alp Wispile",
      "Gstaad: a morning on Alp Wispile",
      "Gstaad : un matin à l’alpage de la Wispile",
      "Gstaad: un mattino all’alpe Wispile",
    ],
    [
      "Um sieben hängt das Kessi über dem Feuer; Sie heben den Bruch mit dem Tuch und frühstücken danach mit der Familie.",
      "At seven the cauldron hangs over the fire; you lift the curd with a cloth, then breakfast with the family.",
      "À sept heures, le chaudron est sur le feu ; vous levez le caillé, puis déjeunez avec la famille.",
      "Alle sette il paiolo è sul fuoco; sollevate la cagliata con il telo e poi fate colazione con la famiglia.",
    ],
  ),
  "etivaz-cellars": tell(
    [
      "L’Etivaz: Käsekeller der Alpbauern",
      "L’Etivaz: cellars of the alpine farmers",
      "L’Etivaz : les caves des alpagistes",
      "L’Etivaz: le cantine degli alpigiani",
    ],
    [
      "Siebzig Familien käsen im Sommer über Holzfeuer; hier unten reifen ihre 30'000 Laibe nebeneinander.",
      "Seventy families make cheese over wood fires in summer; down here their 30,000 wheels ripen side by side.",
      "Septante familles fabriquent l’été au feu de bois ; ici mûrissent leurs 30 000 meules.",
      "Settanta famiglie lavorano d’estate su fuoco di legna; qui maturano le loro 30 000 forme.",
    ],
  ),
  "gottardo-dairy-airolo": tell(
    ["Airolo: Käserei am Gotthard", "Airolo: the dairy at the Gotthard", "Airolo : la fromagerie du Gothard", "Airolo: il caseificio del Gottardo"],
    [
      "Milch aus der Leventina, Käse mit Südseite: im Schaufenster zur Käserei dreht sich das Rührwerk ab acht Uhr.",
      "Milk from the Leventina, cheese from the sunny side: the stirrers turn behind glass from eight o’clock.",
      "Du lait de la Léventine, un fromage du Sud : le brassoir tourne dès huit heures derrière la vitre.",
      "Latte della Leventina, formaggio del Sud: dalle otto la lira gira dietro il vetro.",
    ],
  ),
  "morteratsch-alp-dairy": tell(
    [
      "Morteratsch: Alpkäserei vor dem Gletscher",
      "Morteratsch: alp dairy facing the glacier",
      "Morteratsch : l’alpage face au glacier",
      "Morteratsch: alpeggio davanti al ghiacciaio",
    ],
    [
      "Im Kupferkessi über Arvenholz wird gekäst, wie seit 150 Jahren; zum Brunch gibt es Ziger und Bergbutter.",
      "Cheese is made in copper over stone pine wood as it was 150 years ago; brunch brings ziger and mountain butter.",
      "On fabrique au cuivre, sur bois d’arole, comme il y a 150 ans ; au brunch, sérac et beurre d’alpage.",
      "Si lavora nel rame, su legno di cembro, come 150 anni fa; al brunch ricotta d’alpe e burro.",
    ],
  ),
  "raclette-workshop-sion": tell(
    ["Sitten: Raclette streichen lernen", "Sion: learn to scrape raclette", "Sion : apprendre à racler", "Sion: imparare a raschiare la raclette"],
    [
      "Fünf Alpen, fünf Käse, ein Feuer: der Meister zeigt, weshalb die Kruste dem Gast gehört.",
      "Five alps, five cheeses, one fire: the master shows why the crust belongs to the guest.",
      "Cinq alpages, cinq fromages, un feu : le racleur explique pourquoi la religieuse revient à l’hôte.",
      "Cinque alpi, cinque formaggi, un fuoco: il maestro spiega perché la crosta spetta all’ospite.",
    ],
  ),
  "chocolate-atelier-kilchberg": tell(
    [
      "Kilchberg: Schokoladenatelier am Zürichsee",
      "Kilchberg: chocolate atelier by Lake Zurich",
      "Kilchberg : atelier de chocolat au bord du lac",
      "Kilchberg: atelier di cioccolato sul lago",
    ],
    [
      "Der Duft hängt über dem halben Dorf; unter Anleitung giessen Sie zwei Tafeln und füllen zwölf Pralinés.",
      "The scent hangs over half the village; under guidance you pour two bars and fill twelve pralines.",
      "Le parfum flotte sur le village ; guidé, vous coulez deux tablettes et garnissez douze pralinés.",
      "Il profumo avvolge il paese; guidati, colate due tavolette e riempite dodici praline.",
    ],
  ),
  "chocolate-broc": tell(
    [
      "Broc: Schokoladenwelt im Greyerzerland",
      "Broc: chocolate world of the Gruyère",
      "Broc : le monde du chocolat en Gruyère",
      "Broc: il mondo del cioccolato nella Gruyère",
    ],
    [
      "Alpenmilch, Kakao und eine Reise von den Azteken bis zum Förderband, mit Kosten bis genug ist.",
      "Alpine milk, cocoa and a journey from the Aztecs to the conveyor belt, tasting until enough is enough.",
      "Lait des alpages, cacao et voyage des Aztèques au tapis roulant, dégustation à satiété.",
      "Latte d’alpe, cacao e un viaggio dagli Aztechi al nastro trasportatore, assaggi a volontà.",
    ],
  ),
  "praline-lesson-basel": tell(
    ["Basel: Pralinés aus Meisterhand", "Basel: pralines with a master", "Bâle : pralinés avec un maître", "Basilea: praline con un maestro"],
    [
      "In der Backstube an der Freien Strasse temperieren Sie auf Marmor; drei Grad daneben, und der Glanz ist weg.",
      "In the kitchen on Freie Strasse you temper on marble; three degrees off and the shine is gone.",
      "Rue Freie, vous tempérez sur le marbre ; trois degrés d’écart et le brillant s’en va.",
      "Nel laboratorio si tempera sul marmo; tre gradi di troppo e la lucentezza se ne va.",
    ],
  ),
  "bean-to-bar-lucerne": tell(
    ["Luzern: von der Bohne zur Tafel", "Lucerne: from bean to bar", "Lucerne : de la fève à la tablette", "Lucerna: dalla fava alla tavoletta"],
    [
      "Rösten, brechen, mahlen: aus einem Säcklein Bohnen aus Peru wird Ihre eigene dunkle Tafel.",
      "Roast, crack, grind: a small sack of beans from Peru becomes your own dark bar.",
      "Torréfier, concasser, moudre : un sachet de fèves du Pérou devient votre tablette noire.",
      "Tostare, frantumare, macinare: un sacchetto di fave del Perù diventa la vostra tavoletta fondente.",
    ],
  ),
  "chocolate-walk-geneva": tell(
    [
      "Genf: Schokoladenrundgang durch die Rues-Basses",
      "Geneva: chocolate walk along the Rues-Basses",
      "Genève : balade chocolatée dans les Rues-Basses",
      "Ginevra: giro del cioccolato nelle Rues-Basses",
    ],
    [
      "Marmite zur Escalade, Pavés glacés und eine Trüffelmanufaktur, die nur an der Hintertür klingeln lässt.",
      "Escalade cauldrons, pavés glacés and a truffle maker who answers only at the back door.",
      "Marmite de l’Escalade, pavés glacés et un truffier qui n’ouvre que par la porte de derrière.",
      "Pentola dell’Escalade, pavé glacé e un maestro di tartufi che apre solo dal retro.",
    ],
  ),
  "chocolate-flawil": tell(
    [
      "Flawil: Glück aus der Schokoladenfabrik",
      "Flawil: happiness from the chocolate works",
      "Flawil : le bonheur en chocolaterie",
      "Flawil: felicità in fabbrica di cioccolato",
    ],
    [
      "Von der Galerie sehen Sie die Branchli vom Band laufen; wie viel Freude darin ist, misst ein Apparat.",
      "From the gallery you watch chocolate sticks leave the belt; a machine claims to measure the joy inside.",
      "De la galerie, on voit défiler les branches ; un appareil prétend en mesurer la joie.",
      "Dalla galleria si vedono scorrere i bastoncini; un apparecchio pretende di misurarne la gioia.",
    ],
  ),
  "chocolate-caslano": tell(
    ["Caslano: Schokoladenmuseum am Luganersee", "Caslano: chocolate museum on Lake Lugano", "Caslano : musée du chocolat", "Caslano: museo del cioccolato"],
    [
      "Kleine Maschinen, grosse Töpfe und ein Steg über der Produktion, auf dem man lieber nicht stolpert.",
      "Small machines, big pots and a walkway above the production line where you’d rather not trip.",
      "Petites machines, grandes cuves et une passerelle au-dessus de la production.",
      "Piccole macchine, grandi vasche e una passerella sopra la produzione.",
    ],
  ),
  "truffle-evening-bern": tell(
    [
      "Bern: Trüffelabend im Gewölbekeller",
      "Bern: truffle evening in a vaulted cellar",
      "Berne : soirée truffes en cave voûtée",
      "Berna: serata tartufi in cantina",
    ],
    [
      "Unter der Kramgasse rollen Sie Champagnertrüffel von Hand; was misslingt, wird sofort gegessen.",
      "Beneath Kramgasse you roll champagne truffles by hand; whatever fails is eaten at once.",
      "Sous la Kramgasse, vous roulez des truffes au champagne ; les ratées se mangent aussitôt.",
      "Sotto la Kramgasse si arrotolano tartufi allo champagne; quelli storti si mangiano subito.",
    ],
  ),
  "kirsch-zug": tell(
    ["Zug: Kirsch, wie er im Buche steht", "Zug: a proper Kirsch tasting", "Zoug : le kirsch dans les règles", "Zugo: il kirsch come si deve"],
    [
      "Fünfzehn Kilo Kirschen gibt eine Flasche; in der Altstadt vergleichen Sie sechs Jahrgänge und eine Torte.",
      "Fifteen kilos of cherries make one bottle; in the old town you compare six vintages and a cake.",
      "Quinze kilos de cerises par bouteille ; on compare six millésimes et une tourte.",
      "Quindici chili di ciliegie per una bottiglia; si confrontano sei annate e una torta.",
    ],
  ),
  "absinthe-motiers": tell(
    [
      "Môtiers: die grüne Fee im alten Gerichtshaus",
      "Môtiers: the green fairy in the old courthouse",
      "Môtiers : la fée verte dans l’ancien tribunal",
      "Môtiers: la fata verde nel vecchio tribunale",
    ],
    [
      "Wo Schwarzbrenner verurteilt wurden, schenkt man heute ein: drei Absinthe, Brunnenwasser und kein Zucker.",
      "Where moonshiners were sentenced they now pour: three absinthes, spring water, no sugar.",
      "Là où l’on jugeait les bouilleurs, on sert trois absinthes, de l’eau fraîche et pas de sucre.",
      "Dove si condannavano i distillatori oggi si versano tre assenzi, acqua fresca e niente zucchero.",
    ],
  ),
  "apricot-spirit-martigny": tell(
    ["Martigny: Abricotine und Williamine", "Martigny: apricot and pear spirits", "Martigny : abricotine et poire", "Martigny: distillati di albicocca e pera"],
    [
      "Im Juli kommen die Luizet-Aprikosen von den Hängen; gebrannt duften sie noch im Winter nach Sommer.",
      "In July the Luizet apricots come off the slopes; distilled, they still smell of summer in January.",
      "En juillet arrivent les abricots Luizet ; distillés, ils sentent encore l’été en janvier.",
      "A luglio arrivano le albicocche Luizet; distillate, profumano d’estate anche a gennaio.",
    ],
  ),
  "whisky-cellar-interlaken": tell(
    [
      "Matten: Whisky aus dem Fels am Rugen",
      "Matten: whisky from the Rugen rock cellar",
      "Matten : whisky de la roche du Rugen",
      "Matten: whisky dalla roccia del Rugen",
    ],
    [
      "In Stollen von 1875 liegen die Fässer neben dem Bier; ein Fass reift sogar oben im Eis des Jungfraujochs.",
      "The casks lie in tunnels of 1875 beside the beer; one even matures in the ice of the Jungfraujoch.",
      "Les fûts dorment dans des galeries de 1875 ; l’un d’eux mûrit même au Jungfraujoch.",
      "Le botti dormono in gallerie del 1875; una matura persino nel ghiaccio dello Jungfraujoch.",
    ],
  ),
  "beer-appenzell": tell(
    [
      "Appenzell: Quöllfrisch und Vollmondbier",
      "Appenzell: spring water and full-moon beer",
      "Appenzell : bière de source et de pleine lune",
      "Appenzello: birra di sorgente e di luna piena",
    ],
    [
      "Quellwasser aus dem Alpstein, Gerste aus den Bergen und ein Sud, der nur bei Vollmond angesetzt wird.",
      "Spring water from the Alpstein, mountain barley and a brew that is started only at full moon.",
      "Eau de source de l’Alpstein, orge de montagne et un brassin lancé à la pleine lune.",
      "Acqua dell’Alpstein, orzo di montagna e una cotta avviata solo con la luna piena.",
    ],
  ),
  "damassine-jura": tell(
    [
      "Porrentruy: Damassine, die rote Pflaume der Ajoie",
      "Porrentruy: damassine, the wild plum of Ajoie",
      "Porrentruy : la damassine d’Ajoie",
      "Porrentruy: la damassine dell’Ajoie",
    ],
    [
      "Man liest nur, was vom Baum gefallen ist; ein Kreuzritter soll die Frucht aus Damaskus gebracht haben.",
      "They gather only what has fallen; a crusader is said to have brought the fruit from Damascus.",
      "On ne ramasse que ce qui tombe ; un croisé aurait rapporté le fruit de Damas.",
      "Si raccoglie solo ciò che cade; un crociato avrebbe portato il frutto da Damasco.",
    ],
  ),
  "grappa-mendrisio": tell(
    ["Mendrisio: Grappa und Nocino im Kupfer", "Mendrisio: grappa and walnut liqueur", "Mendrisio : grappa et liqueur de noix", "Mendrisio: grappa e nocino"],
    [
      "Trester von Merlot und Americana, grüne Nüsse zu Johanni: gebrannt wird wie beim Nonno, nur genauer.",
      "Merlot pomace, green walnuts at midsummer: distilled as grandfather did, only more precisely.",
      "Marc de merlot, noix vertes de la Saint-Jean : on distille comme le grand-père, en plus précis.",
      "Vinacce di merlot, noci verdi di San Giovanni: si distilla come il nonno, ma con più precisione.",
    ],
  ),
  "wine-trail-salgesch": tell(
    [
      "Salgesch: Rebweg nach Siders",
      "Salgesch: vineyard trail to Sierre",
      "Salquenen : sentier viticole jusqu’à Sierre",
      "Salgesch: sentiero del vino fino a Sierre",
    ],
    [
      "Sechs Kilometer, achtzig Tafeln, zwei Sprachen: unterwegs über die Raspille wechselt der Gruss.",
      "Six kilometres, eighty panels, two languages: crossing the Raspille stream, the greeting changes.",
      "Six kilomètres, huitante panneaux, deux langues : à la Raspille, le bonjour change.",
      "Sei chilometri, ottanta cartelli, due lingue: alla Raspille cambia il saluto.",
    ],
  ),
  "highest-vineyard-visperterminen": tell(
    [
      "Visperterminen: Heida im höchsten Rebberg",
      "Visperterminen: Heida in the highest vineyard",
      "Visperterminen : heida du plus haut vignoble",
      "Visperterminen: heida nella vigna più alta",
    ],
    [
      "Auf 1150 m klettern die Trockenmauern über 500 Höhenmeter; im Glas schmeckt man Fels und Föhn.",
      "The dry-stone walls climb 500 metres to 1,150 m; in the glass you taste rock and föhn.",
      "Les murs de pierre sèche grimpent à 1150 m ; le verre sent la roche et le foehn.",
      "I muri a secco salgono a 1150 m; nel bicchiere si sentono roccia e favonio.",
    ],
  ),
  "pinot-bielersee-twann": tell(
    [
      "Twann: Chasselas und Felchen am Bielersee",
      "Twann: Chasselas and lake fish",
      "Douanne : chasselas et féra du lac de Bienne",
      "Twann: chasselas e pesce del lago",
    ],
    [
      "Der Pfad führt durch die Reben nach Ligerz zur Kirche, in der halb Bern geheiratet hat.",
      "The path leads through the vines to Ligerz and the church in which half of Bern has married.",
      "Le sentier mène à travers vignes à l’église de Gléresse, où la moitié de Berne s’est mariée.",
      "Il sentiero porta tra le vigne alla chiesa di Ligerz, dove mezza Berna si è sposata.",
    ],
  ),
  "vully-wine-walk": tell(
    [
      "Mont Vully: Freiburger, Nidelkuchen und drei Seen",
      "Mont Vully: wine, cream tart and three lakes",
      "Mont Vully : freiburger, gâteau et trois lacs",
      "Mont Vully: vino, torta e tre laghi",
    ],
    [
      "Ein Hügel zwischen den Seen, Sandsteinhöhlen aus dem Weltkrieg und eine Winzerin, die Traminer liebt.",
      "A hill between the lakes, sandstone caves from the war and a winegrower who loves Traminer.",
      "Une colline entre les lacs, des grottes de molasse et une vigneronne éprise de traminer.",
      "Una collina tra i laghi, grotte di arenaria e una vignaiola innamorata del traminer.",
    ],
  ),
  "maienfeld-pinot": tell(
    [
      "Maienfeld: Blauburgunder der Herrschaft",
      "Maienfeld: Pinot noir of the Herrschaft",
      "Maienfeld : pinot noir de la Seigneurie",
      "Maienfeld: pinot nero della Signoria",
    ],
    [
      "Der Föhn kocht hier die Trauben; zwischen Torkel und Schloss Brandis füllen sich vier Gläser.",
      "Here the föhn cooks the grapes; between wine press and Brandis castle four glasses fill.",
      "Ici, le foehn mûrit le raisin ; entre pressoir et château de Brandis se remplissent quatre verres.",
      "Qui il favonio matura l’uva; tra torchio e castello di Brandis si riempiono quattro bicchieri.",
    ],
  ),
  "hallau-mountain-church": tell(
    ["Hallau: Bergkirche im Blauburgunderland", "Hallau: hill church among the Pinot vines", "Hallau : église du vignoble", "Hallau: la chiesa tra le vigne"],
    [
      "St. Moritz steht allein über 150 Hektaren Reben; von dort sehen Sie, was nachher eingeschenkt wird.",
      "St Maurice stands alone above 150 hectares of vines; from there you see what will be poured.",
      "Saint-Maurice veille seule sur 150 hectares ; de là, on voit ce que l’on boira.",
      "San Maurizio veglia sola su 150 ettari; da lì si vede ciò che poi si berrà.",
    ],
  ),
  "merlot-mendrisiotto": tell(
    ["Ligornetto: weisser und roter Merlot", "Ligornetto: white and red Merlot", "Ligornetto : merlot blanc et rouge", "Ligornetto: merlot bianco e rosso"],
    [
      "Zwischen Pergola und Weinkeller erklärt die Kellermeisterin, wie eine rote Traube weissen Wein gibt.",
      "Between pergola and cellar the winemaker explains how a red grape gives white wine.",
      "Entre pergola et cave, l’œnologue explique comment un raisin rouge donne un vin blanc.",
      "Tra pergola e cantina l’enologa spiega come un’uva rossa dà un vino bianco.",
    ],
  ),
  "yvorne-chasselas": tell(
    ["Yvorne: Chasselas vom Bergsturz", "Yvorne: Chasselas from the landslide", "Yvorne : chasselas de l’éboulement", "Yvorne: chasselas della frana"],
    [
      "1584 begrub ein Bergsturz das Dorf; auf seinem Geröll wächst heute der mineralischste Chasselas.",
      "In 1584 a landslide buried the village; on its rubble grows the most mineral Chasselas of all.",
      "En 1584, un éboulement ensevelit le village ; sur ses pierres pousse un chasselas minéral.",
      "Nel 1584 una frana seppellì il paese; sulle sue pietre cresce un chasselas minerale.",
    ],
  ),
  "satigny-cellars": tell(
    [
      "Satigny: Keller im grössten Weindorf",
      "Satigny: cellars of the largest wine village",
      "Satigny : caves de la plus grande commune viticole",
      "Satigny: cantine del più grande paese vinicolo",
    ],
    [
      "Zwanzig Minuten ab Genf Cornavin stehen Aligoté, Gamay und Sauvignon Spalier, mit dem Jura dahinter.",
      "Twenty minutes from Geneva station stand Aligoté, Gamay and Sauvignon, the Jura behind.",
      "À vingt minutes de Cornavin s’alignent aligoté, gamay et sauvignon, le Jura en fond.",
      "A venti minuti da Cornavin si allineano aligoté, gamay e sauvignon, con il Giura dietro.",
    ],
  ),
  "staefa-lake-wine": tell(
    [
      "Stäfa: Räuschling über dem Zürichsee",
      "Stäfa: Räuschling above Lake Zurich",
      "Stäfa : räuschling du lac de Zurich",
      "Stäfa: räuschling sul lago di Zurigo",
    ],
    [
      "Goethe trank ihn 1797, dann vergass ihn die Welt: die alte Zürichseesorte ist zurück im Glas.",
      "Goethe drank it in 1797, then the world forgot: the old lake grape is back in the glass.",
      "Goethe en but en 1797, puis on l’oublia : le vieux cépage du lac est de retour.",
      "Goethe lo bevve nel 1797, poi fu dimenticato: l’antico vitigno del lago è tornato.",
    ],
  ),
  "fondue-tram-zurich": tell(
    ["Zürich: Fondue im historischen Tram", "Zurich: fondue on a vintage tram", "Zurich : fondue en tram historique", "Zurigo: fonduta sul tram storico"],
    [
      "Holzbänke, Messinglampen und ein Caquelon, das in keiner Kurve überschwappt: zwei Stunden kreuz und quer.",
      "Wooden benches, brass lamps and a pot that spills in no curve: two hours across the city.",
      "Bancs de bois, lampes de laiton et un caquelon stable dans les virages : deux heures en ville.",
      "Panche di legno, lampade d’ottone e un caquelon che non si rovescia in curva: due ore in città.",
    ],
  ),
  "fondue-tram-basel": tell(
    [
      "Basel: Fondue im Oldtimertram",
      "Basel: fondue aboard an old green tram",
      "Bâle : fondue dans le vieux tram vert",
      "Basilea: fonduta sul vecchio tram verde",
    ],
    [
      "Das grüne Drämmli fährt über die Mittlere Brücke und zurück, bis das letzte Brot im Käse liegt.",
      "The green tram crosses the Middle Bridge and back until the last piece of bread is gone.",
      "Le tram vert passe et repasse le Pont du Milieu, jusqu’au dernier morceau de pain.",
      "Il tram verde passa e ripassa il Ponte di Mezzo, fino all’ultimo pezzo di pane.",
    ],
  ),
  "fondue-train-bern": tell(
    ["Bern: Fonduezug ins Schwarzenburgerland", "Bern: fondue train to the hills", "Berne : le train fondue", "Berna: il treno della fonduta"],
    [
      "Im Speisewagen aus den Sechzigern zieht das Fondue Fäden, während draussen der Gantrisch weiss wird.",
      "In a dining car from the sixties the fondue pulls its threads while the Gantrisch turns white outside.",
      "Dans une voiture-restaurant des années soixante, la fondue file et le Gantrisch blanchit.",
      "In una carrozza ristorante degli anni Sessanta la fonduta fila e il Gantrisch si fa bianco.",
    ],
  ),
  "fondue-gondola-lucerne": tell(
    ["Pilatus: Fondue in der Gondel", "Pilatus: fondue in a gondola", "Pilate : fondue en télécabine", "Pilatus: fonduta in cabinovia"],
    [
      "Vier Gäste, ein Caquelon, drei Runden am Seil: zwischen Kriens und Fräkmüntegg wird es gemütlich.",
      "Four guests, one pot, three rounds on the cable: it grows cosy between Kriens and Fräkmüntegg.",
      "Quatre convives, un caquelon, trois tours de câble : l’ambiance monte avec la cabine.",
      "Quattro ospiti, un caquelon, tre giri di fune: l’atmosfera sale con la cabina.",
    ],
  ),
  "fondue-cabin-davos": tell(
    [
      "Davos: Fondueplausch auf der Schatzalp",
      "Davos: fondue evening above the town",
      "Davos : soirée fondue au-dessus de la ville",
      "Davos: serata fonduta sopra la città",
    ],
    [
      "Hinauf mit der Bahn, hinunter mit dem Schlitten, dazwischen Bündner Bergkäse mit Kräutern.",
      "Up by railway, down by sledge, and in between mountain cheese with herbs.",
      "On monte en train, on descend en luge ; entre les deux, fromage grison aux herbes.",
      "Si sale in treno, si scende in slitta; in mezzo, formaggio grigionese alle erbe.",
    ],
  ),
  "fondue-backpack-gstaad": tell(
    ["Gstaad: Fondue aus dem Rucksack", "Gstaad: fondue from a rucksack", "Gstaad : fondue au sac à dos", "Gstaad: fonduta nello zaino"],
    [
      "Caquelon, Brot, Kocher und die Karte zu sieben Schneeplätzen mit Aussicht: mehr brauchen Sie nicht.",
      "Pot, bread, burner and a map to seven snowy spots with a view: you need no more.",
      "Caquelon, pain, réchaud et la carte de sept places dans la neige : rien de plus.",
      "Caquelon, pane, fornello e la mappa di sette posti nella neve: non serve altro.",
    ],
  ),
};
