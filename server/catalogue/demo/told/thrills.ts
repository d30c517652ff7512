import { tell } from "./tell.ts";

export const thrills = {
  "via-ferrata-muerren": tell(
    [
      "Mürren: Klettersteig hoch über dem Tal",
      "Mürren: via ferrata high above the valley",
      "Mürren : via ferrata au-dessus du vide",
      "Mürren: via ferrata sul vuoto",
    ],
    [
      "Er führt nicht hinauf, sondern quer: von Mürren nach Gimmelwald, mit 600 Metern Luft und einer Nepalbrücke.",
      "It leads not up but across: from Mürren to Gimmelwald, 600 metres of air and a Nepal bridge.",
      "Elle ne monte pas, elle traverse : de Mürren à Gimmelwald, 600 mètres de vide et un pont népalais.",
      "Non sale, attraversa: da Mürren a Gimmelwald, 600 metri di vuoto e un ponte nepalese.",
    ],
  ),
  "via-ferrata-daubenhorn": tell(
    [
      "Daubenhorn: längster Klettersteig der Schweiz",
      "Daubenhorn: Switzerland’s longest via ferrata",
      "Daubenhorn, la plus longue via ferrata de Suisse",
      "Daubenhorn, la via ferrata più lunga della Svizzera",
    ],
    [
      "216 Meter Leiter, eine Höhle mitten in der Wand und acht Stunden, nach denen man anders Treppen steigt.",
      "Ladders of 216 metres, a cave in mid-wall and eight hours that change how you climb stairs.",
      "216 mètres d’échelles, une grotte en pleine paroi et huit heures inoubliables.",
      "216 metri di scale, una grotta in piena parete e otto ore indimenticabili.",
    ],
  ),
  "via-ferrata-fuerenwand": tell(
    ["Engelberg: Klettersteig Fürenwand", "Engelberg: Fürenwand via ferrata", "Engelberg : via ferrata de la Fürenwand", "Engelberg: via ferrata Fürenwand"],
    [
      "Steil neben dem Wasserfall, mit Leitern ins Freie; oben wartet die Alp mit Nussgipfel.",
      "Steep beside the waterfall, ladders into open air; at the top a nut croissant on the alp.",
      "Raide, près de la cascade, des échelles dans le vide ; en haut, l’alpage.",
      "Ripida accanto alla cascata, scale nel vuoto; in cima l’alpeggio.",
    ],
  ),
  "via-ferrata-braunwald": tell(
    ["Braunwald: Klettersteig Eggstöcke", "Braunwald: Eggstöcke via ferrata", "Braunwald : via ferrata des Eggstöcke", "Braunwald: via ferrata Eggstöcke"],
    [
      "Drei Zacken, drei Stufen: nach jedem Turm können Sie aufhören, aber niemand will.",
      "Three towers, three grades: after each you may stop, though nobody does.",
      "Trois tours, trois niveaux : on peut s’arrêter à chacune, nul ne le veut.",
      "Tre torri, tre livelli: dopo ognuna si può smettere, ma nessuno vuole.",
    ],
  ),
  "via-ferrata-pinut": tell(
    [
      "Pinut: ältester Klettersteig der Schweiz",
      "Pinut: Switzerland’s oldest via ferrata",
      "Pinut, la plus ancienne via ferrata de Suisse",
      "Pinut, la via ferrata più antica della Svizzera",
    ],
    [
      "Seit 1739 steigen Wildheuer am Flimserstein auf; Leitern und Stollen führen durch die senkrechte Wand.",
      "Haymakers have climbed here since 1739; ladders and tunnels lead through the upright wall.",
      "Les faucheurs y montent depuis 1739 ; échelles et galeries percent la paroi.",
      "I falciatori ci salgono dal 1739; scale e gallerie attraversano la parete.",
    ],
  ),
  "via-ferrata-tour-dai": tell(
    [
      "Leysin: Klettersteig an der Tour d’Aï",
      "Leysin: via ferrata on the Tour d’Aï",
      "Leysin : via ferrata de la Tour d’Aï",
      "Leysin: via ferrata della Tour d’Aï",
    ],
    [
      "Luftig über der Berneuse; im Süden der Mont Blanc, im Westen der Genfersee als Spiegel.",
      "Airy above the Berneuse; Mont Blanc to the south, Lake Geneva a mirror in the west.",
      "Aérienne au-dessus de la Berneuse ; au sud le Mont-Blanc, à l’ouest le Léman.",
      "Aerea sopra la Berneuse; a sud il Monte Bianco, a ovest il Lemano.",
    ],
  ),
  "via-ferrata-sulzfluh": tell(
    [
      "Sulzfluh: Klettersteig im Prättigau",
      "Sulzfluh: via ferrata in the Prättigau",
      "Sulzfluh : via ferrata dans le Prättigau",
      "Sulzfluh: via ferrata in Prettigovia",
    ],
    [
      "Weisser Kalk an der Grenze zu Österreich, 450 Meter Drahtseil und am Ende das Gipfelkreuz.",
      "White limestone on the Austrian border, 450 metres of cable and the summit cross.",
      "Calcaire blanc à la frontière, 450 mètres de câble et la croix du sommet.",
      "Calcare bianco al confine, 450 metri di cavo e la croce di vetta.",
    ],
  ),
  "climbing-ponte-brolla": tell(
    [
      "Ponte Brolla: Klettern im warmen Gneis",
      "Ponte Brolla: climbing on warm gneiss",
      "Ponte Brolla : grimper sur le gneiss",
      "Ponte Brolla: arrampicare sullo gneiss",
    ],
    [
      "Platten über der Maggia, auf denen die Füsse halten, wenn der Kopf es glaubt; danach ein Sprung ins Becken.",
      "Slabs above the Maggia where feet hold once the head believes; then a dip in the pools.",
      "Des dalles au-dessus de la Maggia où le pied tient si la tête y croit ; puis un bain.",
      "Placche sopra la Maggia dove il piede tiene se la testa ci crede; poi un bagno.",
    ],
  ),
  "climbing-hall-schlieren": tell(
    [
      "Schlieren: Einstiegskurs in der Kletterhalle",
      "Schlieren: indoor climbing for beginners",
      "Schlieren : initiation en salle",
      "Schlieren: corso in palestra di roccia",
    ],
    [
      "Knoten, Sichern, Vertrauen: nach zweieinhalb Stunden sichern Sie Ihre Freundin, und sie Sie.",
      "Knots, belaying, trust: after two and a half hours you hold your friend, and she you.",
      "Nœuds, assurage, confiance : après deux heures et demie, vous assurez votre amie.",
      "Nodi, sicura, fiducia: dopo due ore e mezza assicurate la vostra amica, e lei voi.",
    ],
  ),
  "climbing-grimsel-granite": tell(
    ["Grimsel: Mehrseillängen im Granit", "Grimsel: multi-pitch on granite", "Grimsel : grandes voies en granit", "Grimsel: vie lunghe nel granito"],
    [
      "Eldorado heisst die Wand am Stausee, und wer oben sitzt, weiss warum.",
      "The wall by the reservoir is called Eldorado, and at the top you know why.",
      "La paroi du lac s’appelle Eldorado ; en haut, on sait pourquoi.",
      "La parete sul lago si chiama Eldorado; in cima si capisce perché.",
    ],
  ),
  "climbing-saint-loup": tell(
    [
      "Saint-Loup: Felsklettern für Familien",
      "Saint-Loup: rock climbing for families",
      "Saint-Loup : escalade en famille",
      "Saint-Loup: arrampicata in famiglia",
    ],
    [
      "Kurze Routen im Schatten, ein Bach für die Pausen und Griffe, die auch Siebenjährige finden.",
      "Short routes in the shade, a stream for breaks and holds that seven-year-olds can find.",
      "Voies courtes à l’ombre, un ruisseau et des prises que trouvent les enfants.",
      "Vie corte all’ombra, un ruscello e appigli che trovano anche i bambini.",
    ],
  ),
  "bouldering-avers": tell(
    ["Avers: Bouldern im Magic Wood", "Avers: bouldering in Magic Wood", "Avers : bloc au Magic Wood", "Avers: boulder nel Magic Wood"],
    [
      "Moosige Brocken im Märchenwald, Matten auf dem Rücken und ein Guide, der die leichten Probleme kennt.",
      "Mossy boulders in a fairy forest, mats on your back and a guide who knows the easy problems.",
      "Blocs moussus en forêt enchantée, crashpads et un guide qui connaît les plus faciles.",
      "Massi muschiosi nel bosco incantato, materassi e una guida che conosce i più facili.",
    ],
  ),
  "rope-park-interlaken": tell(
    [
      "Seilpark Interlaken in der Wagnerenschlucht",
      "Interlaken rope park in the Wagneren gorge",
      "Parc aventure d’Interlaken",
      "Parco avventura di Interlaken",
    ],
    [
      "Neun Parcours, 160 Elemente und bei Regen ein Dach aus Buchen, das lange dichthält.",
      "Nine courses, 160 elements and a beech roof that keeps out most rain.",
      "Neuf parcours, 160 ateliers et un toit de hêtres contre la pluie.",
      "Nove percorsi, 160 passaggi e un tetto di faggi contro la pioggia.",
    ],
  ),
  "rope-park-pilatus": tell(
    ["Seilpark Pilatus auf Fräkmüntegg", "Pilatus rope park at Fräkmüntegg", "Parc aventure du Pilate", "Parco avventura del Pilatus"],
    [
      "Der grösste Seilpark der Zentralschweiz auf 1400 m; der Drachengleiter gehört dazu.",
      "Central Switzerland’s largest rope park, at 1,400 m, with the dragon glider included.",
      "Le plus grand de Suisse centrale, à 1400 m, avec le planeur du dragon.",
      "Il più grande della Svizzera centrale, a 1400 m, con l’aliante del drago.",
    ],
  ),
  "rope-park-balmberg": tell(
    ["Seilpark Balmberg im Jura", "Balmberg rope park in the Jura", "Parc aventure du Balmberg", "Parco avventura del Balmberg"],
    [
      "Zehn Parcours zwischen alten Tannen; die Abendtour mit Stirnlampe ist für Mutige.",
      "Ten courses among old firs; the evening tour by headlamp is for the brave.",
      "Dix parcours parmi les sapins ; le soir à la frontale, pour les braves.",
      "Dieci percorsi tra gli abeti; la sera con la frontale, per coraggiosi.",
    ],
  ),
  "rope-park-rhine-falls": tell(
    ["Seilpark am Rheinfall", "Rope park at the Rhine Falls", "Parc aventure des chutes du Rhin", "Parco avventura alle cascate del Reno"],
    [
      "Es rauscht unter den Füssen: elf Parcours im Wald, und einer hat Blick auf den Rheinfall.",
      "A roar below your feet: eleven courses in the woods, one with a view of the falls.",
      "Ça gronde sous les pieds : onze parcours, dont un avec vue sur les chutes.",
      "Sotto i piedi rimbomba: undici percorsi, uno con vista sulle cascate.",
    ],
  ),
  "rope-park-aigle": tell(
    ["Parc Aventure Aigle", "Aigle adventure park", "Parc Aventure d’Aigle", "Parco avventura di Aigle"],
    [
      "Flacher Auenwald, hohe Bäume: ab vier Jahren, mit einem Tarzansprung ins Netz.",
      "Flat riverside woods, tall trees: from age four, with a Tarzan leap into the net.",
      "Forêt plate, grands arbres : dès quatre ans, avec saut de Tarzan.",
      "Bosco pianeggiante, alberi alti: dai quattro anni, con salto di Tarzan.",
    ],
  ),
  "rope-park-gordola": tell(
    ["Parco Avventura Gordola", "Gordola adventure park", "Parc aventure de Gordola", "Parco Avventura di Gordola"],
    [
      "Kastanien statt Tannen, ein Fluss zum Abkühlen und eine Seilrutsche von 140 Metern.",
      "Chestnuts instead of firs, a river to cool off and a zip wire of 140 metres.",
      "Des châtaigniers, une rivière et une tyrolienne de 140 mètres.",
      "Castagni, un fiume per rinfrescarsi e una teleferica di 140 metri.",
    ],
  ),
  "rope-park-charmey": tell(
    ["Seilpark Charmey im Greyerzerland", "Charmey rope park in the Gruyère", "Parc aventure de Charmey", "Parco avventura di Charmey"],
    [
      "Acht Parcours am Jaunbach, danach liegt das Thermalbad gleich um die Ecke.",
      "Eight courses by the Jaun stream, with the thermal baths round the corner.",
      "Huit parcours au bord de la Jogne, et les bains sont tout près.",
      "Otto percorsi lungo la Jogne, e le terme sono vicine.",
    ],
  ),
  "rope-park-davos": tell(
    ["Abenteuerpark Färich Davos", "Färich adventure park Davos", "Parc aventure Färich à Davos", "Parco avventura Färich a Davos"],
    [
      "Lärchen auf 1600 m, dünne Luft und ein Parcours, der über dem Flüelabach endet.",
      "Larches at 1,600 m, thin air and a course that ends above the Flüela stream.",
      "Mélèzes à 1600 m, air fin et un parcours au-dessus de la Flüela.",
      "Larici a 1600 m, aria fine e un percorso sopra la Flüela.",
    ],
  ),
  "fraekigaudi-pilatus": tell(
    [
      "Fräkigaudi: längste Sommerrodelbahn der Schweiz",
      "Fräkigaudi: Switzerland’s longest toboggan chute",
      "Fräkigaudi, la plus longue piste de Suisse",
      "Fräkigaudi, la pista più lunga della Svizzera",
    ],
    [
      "1350 Meter Chromstahl durch Wald und Tunnel; der Lift zieht Sie samt Schlitten wieder hinauf.",
      "1,350 metres of steel through woods and tunnels; the lift pulls you up again, sled and all.",
      "1350 mètres d’inox par bois et tunnels ; le téléski vous remonte avec la luge.",
      "1350 metri d’acciaio tra boschi e tunnel; lo skilift vi riporta su con la slitta.",
    ],
  ),
  "toboggan-oeschinen": tell(
    ["Rodelbahn Oeschinensee", "Oeschinensee mountain coaster", "Luge d’été d’Oeschinen", "Slittovia di Oeschinen"],
    [
      "Kurven mit Blick auf die Blüemlisalp; die Bremse ist da, man muss nur wollen.",
      "Bends facing the Blüemlisalp; there is a brake if you want it.",
      "Des virages face à la Blüemlisalp ; le frein existe, il suffit de vouloir.",
      "Curve davanti alla Blüemlisalp; il freno c’è, basta volerlo.",
    ],
  ),
  "toboggan-pradaschier": tell(
    [
      "Pradaschier: 3,1 Kilometer Rodelbahn auf Schienen",
      "Pradaschier: 3.1 km coaster on rails",
      "Pradaschier : 3,1 km de luge sur rails",
      "Pradaschier: 3,1 km di slittovia",
    ],
    [
      "31 Kurven, 480 Höhenmeter, Sommer wie Winter: hinauf mit dem Sessellift ab Churwalden.",
      "Thirty-one bends, 480 metres down, summer and winter: up by chairlift from Churwalden.",
      "31 virages, 480 mètres de dénivelé, été comme hiver.",
      "31 curve, 480 metri di dislivello, estate e inverno.",
    ],
  ),
  "floomzer-flumserberg": tell(
    ["Floomzer: Rodelbahn am Flumserberg", "Floomzer coaster on Flumserberg", "Floomzer, la luge du Flumserberg", "Floomzer, la slittovia di Flumserberg"],
    [
      "Brücken, Wellen und ein Kreisel, und immer wieder die Churfirsten vor der Nase.",
      "Bridges, waves and a spiral, with the Churfirsten ever ahead.",
      "Ponts, vagues et spirale, toujours face aux Churfirsten.",
      "Ponti, onde e una spirale, sempre davanti ai Churfirsten.",
    ],
  ),
  "toboggan-jakobsbad": tell(
    ["Bobbahn Jakobsbad am Kronberg", "Jakobsbad bob run at Kronberg", "Bob d’été de Jakobsbad", "Bob estivo di Jakobsbad"],
    [
      "Die Bahn läuft auch bei Schnee; 40 km/h fühlen sich so knapp über dem Boden wie hundert an.",
      "It runs even in snow; so near the ground 40 km/h feels like a hundred.",
      "Elle roule même sous la neige ; au ras du sol, 40 km/h en valent cent.",
      "Va anche con la neve; rasoterra 40 km/h sembrano cento.",
    ],
  ),
  "feeblitz-saas-fee": tell(
    ["Feeblitz: Rodelbahn in Saas-Fee", "Feeblitz mountain coaster in Saas-Fee", "Feeblitz, la luge de Saas-Fee", "Feeblitz, la slittovia di Saas-Fee"],
    [
      "Zwölf Meter über dem Boden, drei Kreisel und 13 Viertausender als Publikum.",
      "Twelve metres up, three spirals and 13 four-thousanders for an audience.",
      "À douze mètres du sol, trois spirales et treize 4000 pour public.",
      "A dodici metri da terra, tre spirali e tredici quattromila per pubblico.",
    ],
  ),
  "toboggan-heimwehfluh": tell(
    [
      "Heimwehfluh: Rodelbahn und Modelleisenbahn",
      "Heimwehfluh: coaster and model railway",
      "Heimwehfluh : luge et train miniature",
      "Heimwehfluh: slittovia e trenini",
    ],
    [
      "Mit der roten Standseilbahn von 1906 hinauf, auf Schienen wieder hinunter, dazwischen winzige Züge.",
      "Up by the red funicular of 1906, down on rails, tiny trains in between.",
      "On monte par le funiculaire rouge de 1906, on descend sur rails.",
      "Si sale con la funicolare rossa del 1906, si scende su rotaia.",
    ],
  ),
  "trottibike-bort": tell(
    [
      "Grindelwald: Trottibike von Bort ins Dorf",
      "Grindelwald: Trottibike from Bort",
      "Grindelwald : Trottibike depuis Bort",
      "Grindelwald: Trottibike da Bort",
    ],
    [
      "Im Stehen, mit dicken Rädern und Scheibenbremsen, vier Kilometer an Kühen vorbei.",
      "Standing, on fat wheels with disc brakes, four kilometres past the cows.",
      "Debout, sur de grosses roues, quatre kilomètres parmi les vaches.",
      "In piedi, su ruote grosse, quattro chilometri tra le mucche.",
    ],
  ),
  "scooter-crans-cry-der": tell(
    [
      "Crans-Montana: Trottinett ab Cry d’Er",
      "Crans-Montana: scooter from Cry d’Er",
      "Crans-Montana : trottinette de Cry d’Er",
      "Crans-Montana: monopattino da Cry d’Er",
    ],
    [
      "Von 2263 m über Alpwege zurück ins Dorf, das Rhonetal immer voraus.",
      "From 2,263 m on farm tracks back to the resort, the Rhone valley ahead.",
      "De 2263 m par les chemins d’alpage, la vallée du Rhône devant soi.",
      "Da 2263 m per strade d’alpe, con la valle del Rodano davanti.",
    ],
  ),
  "scooter-sattel-hochstuckli": tell(
    [
      "Sattel: Trotti-Abfahrt vom Hochstuckli",
      "Sattel: scooter run from Hochstuckli",
      "Sattel : descente en trottinette du Hochstuckli",
      "Sattel: discesa in monopattino dall’Hochstuckli",
    ],
    [
      "Hinauf mit der ersten Drehgondel der Welt, hinunter auf acht Kilometern Natursträsschen.",
      "Up by the world’s first rotating gondola, down eight kilometres of country lane.",
      "On monte en première télécabine tournante du monde, on descend huit kilomètres.",
      "Si sale con la prima cabinovia girevole al mondo, si scende per otto chilometri.",
    ],
  ),
  "scooter-brunni-engelberg": tell(
    ["Engelberg: Trotti vom Brunni", "Engelberg: scooter from Brunni", "Engelberg : trottinette du Brunni", "Engelberg: monopattino dal Brunni"],
    [
      "Auf der Sonnenseite hinab, mit dem Titlis gegenüber und einer Beiz auf halbem Weg.",
      "Down the sunny side with Titlis opposite and an inn halfway.",
      "Versant soleil, face au Titlis, avec une auberge à mi-chemin.",
      "Versante al sole, di fronte al Titlis, con una locanda a metà.",
    ],
  ),
  "scooter-torrent": tell(
    [
      "Leukerbad: Trottinett ab Rinderhütte",
      "Leukerbad: scooter from Rinderhütte",
      "Loèche-les-Bains : trottinette de Rinderhütte",
      "Leukerbad: monopattino da Rinderhütte",
    ],
    [
      "Zehn Kilometer und tausend Höhenmeter, bis die Handgelenke nach dem Thermalbad rufen.",
      "Ten kilometres and a thousand metres down until your wrists call for the baths.",
      "Dix kilomètres et mille mètres, puis les poignets réclament les bains.",
      "Dieci chilometri e mille metri, poi i polsi chiedono le terme.",
    ],
  ),
  "mountain-kart-lenzerheide": tell(
    [
      "Lenzerheide: Mountainkart ab Scharmoin",
      "Lenzerheide: mountain kart from Scharmoin",
      "Lenzerheide : mountainkart de Scharmoin",
      "Lenzerheide: mountainkart da Scharmoin",
    ],
    [
      "Drei Räder, tiefer Sitz und ein Lächeln, das man unter dem Helm nicht verstecken kann.",
      "Three wheels, a low seat and a grin no helmet hides.",
      "Trois roues, assise basse et un sourire que le casque ne cache pas.",
      "Tre ruote, seduta bassa e un sorriso che il casco non nasconde.",
    ],
  ),
  "zipline-sternensauser": tell(
    [
      "Hoch-Ybrig: Sternensauser, vier Seilrutschen",
      "Hoch-Ybrig: Sternensauser zip lines",
      "Hoch-Ybrig : Sternensauser, quatre tyroliennes",
      "Hoch-Ybrig: Sternensauser, quattro teleferiche",
    ],
    [
      "Vom Sternen in vier Etappen ins Tal, 2400 Meter an der Rolle und bis 70 km/h.",
      "From the Sternen in four stages, 2,400 metres on a pulley at up to 70 km/h.",
      "Du Sternen en quatre étapes, 2400 mètres de poulie, jusqu’à 70 km/h.",
      "Dallo Sternen in quattro tappe, 2400 metri di carrucola, fino a 70 km/h.",
    ],
  ),
  "bungee-verzasca-dam": tell(
    [
      "Verzasca-Staudamm: Bungee aus 220 Metern",
      "Verzasca Dam: 220-metre bungee jump",
      "Barrage de la Verzasca : saut de 220 mètres",
      "Diga della Verzasca: salto di 220 metri",
    ],
    [
      "Hier sprang Bond in «GoldenEye»: siebeneinhalb Sekunden freier Fall vor einer Wand aus Beton.",
      "Bond jumped here in GoldenEye: seven and a half seconds of free fall before a wall of concrete.",
      "Bond y sauta dans GoldenEye : sept secondes et demie de chute devant un mur de béton.",
      "Qui saltò Bond in GoldenEye: sette secondi e mezzo di volo davanti a un muro di cemento.",
    ],
  ),
  "zipline-frutt": tell(
    [
      "Melchsee-Frutt: Seilrutsche über den Bergsee",
      "Melchsee-Frutt: zip line over the lake",
      "Melchsee-Frutt : tyrolienne sur le lac",
      "Melchsee-Frutt: teleferica sul lago",
    ],
    [
      "Sechshundert Meter übers Wasser, auch zu zweit nebeneinander, mit der Wendenkette voraus.",
      "Six hundred metres over water, two side by side if you like, the Wenden peaks ahead.",
      "Six cents mètres au-dessus de l’eau, même à deux côte à côte.",
      "Seicento metri sull’acqua, anche in due fianco a fianco.",
    ],
  ),
  "canyon-swing-grindelwald": tell(
    [
      "Grindelwald: Canyon Swing in der Schlucht",
      "Grindelwald: canyon swing in the gorge",
      "Grindelwald : canyon swing dans la gorge",
      "Grindelwald: canyon swing nella gola",
    ],
    [
      "Neunzig Meter fallen, dann mit 120 km/h zwischen den Wänden durchschwingen.",
      "Fall ninety metres, then swing between the walls at 120 km/h.",
      "Nonante mètres de chute, puis un balancier à 120 km/h entre les parois.",
      "Novanta metri di caduta, poi un’oscillazione a 120 km/h tra le pareti.",
    ],
  ),
  "tandem-davos": tell(
    [
      "Davos: Gleitschirm-Tandem vom Jakobshorn",
      "Davos: tandem paragliding from Jakobshorn",
      "Davos : parapente biplace du Jakobshorn",
      "Davos: parapendio biposto dal Jakobshorn",
    ],
    [
      "Auch mit Ski an den Füssen: ein paar Schwünge, dann trägt der Schirm über Davos.",
      "With skis on too: a few turns and the wing carries you over Davos.",
      "Même à skis : quelques virages, puis l’aile vous porte sur Davos.",
      "Anche con gli sci: due curve, poi la vela vi porta su Davos.",
    ],
  ),
  "tandem-engelberg": tell(
    ["Engelberg: Tandemflug vom Brunni", "Engelberg: tandem flight from Brunni", "Engelberg : vol biplace du Brunni", "Engelberg: volo biposto dal Brunni"],
    [
      "Über Kloster und Klettergarten, mit dem Titlis auf Augenhöhe.",
      "Over the abbey and the crags, with Titlis at eye level.",
      "Au-dessus du couvent et des falaises, le Titlis à hauteur d’yeux.",
      "Sopra l’abbazia e le falesie, con il Titlis all’altezza degli occhi.",
    ],
  ),
  "tandem-verbier": tell(
    [
      "Verbier: Tandemflug ab Les Ruinettes",
      "Verbier: tandem flight from Les Ruinettes",
      "Verbier : vol biplace des Ruinettes",
      "Verbier: volo biposto da Les Ruinettes",
    ],
    [
      "Thermik am Nachmittag, das Combin-Massiv voraus und eine Landung neben dem Café.",
      "Afternoon thermals, the Combin massif ahead and a landing beside the café.",
      "Thermiques de l’après-midi, le Combin devant, atterrissage près du café.",
      "Termiche del pomeriggio, il Combin davanti, atterraggio vicino al caffè.",
    ],
  ),
  "tandem-zermatt": tell(
    [
      "Zermatt: Tandemflug vor dem Matterhorn",
      "Zermatt: tandem flight facing the Matterhorn",
      "Zermatt : vol biplace face au Cervin",
      "Zermatt: volo biposto davanti al Cervino",
    ],
    [
      "Ab Rothorn 1500 Meter hinunter, und die ganze Zeit steht er einfach da.",
      "From Rothorn 1,500 metres down, and all the while it simply stands there.",
      "Du Rothorn, 1500 mètres, et lui qui reste là, tout simplement.",
      "Dal Rothorn, 1500 metri, e lui che sta lì, semplicemente.",
    ],
  ),
  "tandem-cimetta": tell(
    [
      "Cimetta: Tandemflug über dem Lago Maggiore",
      "Cimetta: tandem flight above Lake Maggiore",
      "Cimetta : vol biplace sur le lac Majeur",
      "Cimetta: volo biposto sul Lago Maggiore",
    ],
    [
      "Start auf Schnee oder Gras, Landung unter Palmen beim Lido von Locarno.",
      "Take off from snow or grass, land under palms by the Locarno lido.",
      "Envol sur neige ou herbe, atterrissage sous les palmiers du lido.",
      "Decollo su neve o erba, atterraggio sotto le palme del lido.",
    ],
  ),
  "tandem-villeneuve": tell(
    [
      "Villeneuve: Tandemflug über die Riviera",
      "Villeneuve: tandem flight above the Riviera",
      "Villeneuve : vol biplace sur la Riviera",
      "Villeneuve: volo biposto sulla Riviera",
    ],
    [
      "Von Sonchaux segeln Sie über Chillon hinaus, bis unter den Füssen nur noch See ist.",
      "From Sonchaux you sail out past Chillon until there is only lake below your feet.",
      "De Sonchaux, vous passez Chillon, puis il n’y a plus que le lac.",
      "Da Sonchaux si passa Chillon, poi sotto i piedi c’è solo il lago.",
    ],
  ),
  "tandem-fiesch": tell(
    [
      "Fiesch: Tandemflug mit Aletschblick",
      "Fiesch: tandem flight with Aletsch views",
      "Fiesch : vol biplace et vue d’Aletsch",
      "Fiesch: volo biposto con vista Aletsch",
    ],
    [
      "Im Streckenflugtal Europas trägt die Luft; über dem Eggishorn taucht plötzlich das Eis auf.",
      "In Europe’s cross-country valley the air carries; over the Eggishorn the ice appears.",
      "Dans la vallée du vol de distance, l’air porte ; soudain paraît la glace.",
      "Nella valle del volo di distanza l’aria porta; d’improvviso appare il ghiaccio.",
    ],
  ),
  "tandem-lauterbrunnen": tell(
    [
      "Lauterbrunnen: Tandemflug von Mürren",
      "Lauterbrunnen: tandem flight from Mürren",
      "Lauterbrunnen : vol biplace de Mürren",
      "Lauterbrunnen: volo biposto da Mürren",
    ],
    [
      "Zwischen senkrechten Wänden an den Wasserfällen entlang, näher kommt nur die Dohle.",
      "Between upright walls along the waterfalls; only the choughs come closer.",
      "Entre les parois, le long des cascades ; seuls les choucas passent plus près.",
      "Tra le pareti, lungo le cascate; solo i gracchi passano più vicino.",
    ],
  ),
  "balloon-chateau-doex": tell(
    [
      "Château-d’Œx: Ballonfahrt über die Voralpen",
      "Château-d’Œx: balloon above the Prealps",
      "Château-d’Œx : ballon sur les Préalpes",
      "Château-d’Œx: in mongolfiera sulle Prealpi",
    ],
    [
      "Von hier startete 1999 die erste Weltumrundung; Ihre Fahrt dauert eine Stunde und endet mit einer Taufe.",
      "The first balloon round the world left from here in 1999; yours takes an hour and ends with a christening.",
      "D’ici partit en 1999 le premier tour du monde ; le vôtre dure une heure et finit par un baptême.",
      "Da qui partì nel 1999 il primo giro del mondo; il vostro dura un’ora e finisce con un battesimo.",
    ],
  ),
  "balloon-toggenburg": tell(
    [
      "Toggenburg: Ballonfahrt vor Säntis und Churfirsten",
      "Toggenburg: balloon before Säntis and Churfirsten",
      "Toggenbourg : ballon face au Säntis",
      "Toggenburgo: in mongolfiera davanti al Säntis",
    ],
    [
      "Wenn unten noch Reif liegt, färbt sich oben schon der Alpstein.",
      "While frost still lies below, the Alpstein already turns pink above.",
      "Quand le givre couvre encore les prés, l’Alpstein rosit déjà.",
      "Quando in basso c’è ancora brina, l’Alpstein si fa già rosa.",
    ],
  ),
  "balloon-fribourg": tell(
    [
      "Freiburg: Ballonfahrt übers Greyerzerland",
      "Fribourg: balloon across the Gruyère",
      "Fribourg : ballon sur la Gruyère",
      "Friburgo: in mongolfiera sulla Gruyère",
    ],
    [
      "Kathedrale, Saaneschlaufen, Schiffenensee: aus tausend Metern sieht die Welt aufgeräumt aus.",
      "Cathedral, river loops, lake: from a thousand metres the world looks tidy.",
      "Cathédrale, méandres, lac de Schiffenen : à mille mètres, le monde est rangé.",
      "Cattedrale, meandri, lago: da mille metri il mondo sembra in ordine.",
    ],
  ),
  "balloon-zurich-highlands": tell(
    [
      "Zürcher Oberland: Ballonfahrt am Pfäffikersee",
      "Zurich Oberland: balloon by the Pfäffikersee",
      "Oberland zurichois : vol en ballon",
      "Oberland zurighese: volo in mongolfiera",
    ],
    [
      "Drei Seen unter dem Korb, die Glarner Alpen am Horizont und der Brenner als einziges Geräusch.",
      "Three lakes below the basket, the Glarus Alps beyond and only the burner to be heard.",
      "Trois lacs sous la nacelle, les Alpes glaronaises et le seul bruit du brûleur.",
      "Tre laghi sotto la cesta, le Alpi glaronesi e solo il rumore del bruciatore.",
    ],
  ),
  "helicopter-matterhorn": tell(
    [
      "Zermatt: Helikopterflug ums Matterhorn",
      "Zermatt: helicopter around the Matterhorn",
      "Zermatt : le Cervin en hélicoptère",
      "Zermatt: il Cervino in elicottero",
    ],
    [
      "Alle vier Wände, alle vier Grate und dazwischen das Gefühl, nichts gewogen zu haben.",
      "All four faces, all four ridges and the feeling of weighing nothing.",
      "Les quatre faces, les quatre arêtes et l’impression de ne rien peser.",
      "Le quattro pareti, le quattro creste e la sensazione di non pesare nulla.",
    ],
  ),
  "helicopter-jungfrau": tell(
    [
      "Jungfrau: Helikopterflug ab Gsteigwiler",
      "Jungfrau: helicopter from Gsteigwiler",
      "Jungfrau : hélicoptère de Gsteigwiler",
      "Jungfrau: elicottero da Gsteigwiler",
    ],
    [
      "An der Eigernordwand vorbei auf den Aletschfirn, wo man landet und den Schnee knirschen hört.",
      "Past the north face of the Eiger to land on the Aletsch snow and hear it crunch.",
      "Devant la face nord, puis pose sur le névé d’Aletsch, où crisse la neige.",
      "Davanti alla nord, poi si posa sul nevaio dell’Aletsch, dove scricchiola la neve.",
    ],
  ),
  "glider-bex": tell(
    ["Bex: Segelflug ohne Motor", "Bex: gliding without an engine", "Bex : vol à voile", "Bex: volo a vela"],
    [
      "Der Schlepper klinkt aus, dann trägt nur noch die Luft, bis vor die Dents du Midi.",
      "The tow lets go and only the air carries you, up to the Dents du Midi.",
      "Le remorqueur largue, puis l’air seul vous porte jusqu’aux Dents du Midi.",
      "Il traino si stacca, poi porta solo l’aria, fino ai Dents du Midi.",
    ],
  ),
  "plane-bern-alps": tell(
    ["Bern-Belp: Alpenrundflug", "Bern-Belp: flight around the Alps", "Berne-Belp : tour des Alpes en avion", "Berna-Belp: giro delle Alpi in aereo"],
    [
      "In 45 Minuten am Niesen, an der Blüemlisalp und am Jungfraujoch vorbei, jeder am Fenster.",
      "In 45 minutes past the Niesen, the Blüemlisalp and the Jungfraujoch, everyone by a window.",
      "En 45 minutes, Niesen, Blüemlisalp et Jungfraujoch, chacun au hublot.",
      "In 45 minuti Niesen, Blüemlisalp e Jungfraujoch, ognuno al finestrino.",
    ],
  ),
  "helicopter-sion-glaciers": tell(
    [
      "Sitten: Helikopterflug zu den Walliser Gletschern",
      "Sion: helicopter to the glaciers of Valais",
      "Sion : hélicoptère sur les glaciers",
      "Sion: elicottero sui ghiacciai",
    ],
    [
      "Über Valère und Tourbillon zum Glacier de la Plaine Morte, flach wie ein zugefrorenes Meer.",
      "Over Valère and Tourbillon to the Plaine Morte glacier, flat as a frozen sea.",
      "Par Valère et Tourbillon jusqu’à la Plaine Morte, plate comme une mer gelée.",
      "Sopra Valère e Tourbillon fino alla Plaine Morte, piatta come un mare gelato.",
    ],
  ),
};
