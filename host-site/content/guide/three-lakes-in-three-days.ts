import { heading, list, paragraph, written } from "../write.ts";

/** Murten, Neuchâtel and Biel: one lake a day. */
export const threeLakesInThreeDays = written(
  {
    slug: "three-lakes-in-three-days",
    changed: "2026-10-29",
    picture: "three-lakes-cruise.webp",
    activityIds: [2085, 2086, 2051, 2192, 2318, 2319],
  },
  {
    de_CH: {
      title: "Drei Seen in drei Tagen",
      lead: "Murten, Neuenburg, Biel: ein See pro Tag, zwei Sprachen, Reben an jedem Ufer und ein Schiff, das alle drei verbindet.",
      alternativeText: "Ein Schiff auf stillem Wasser, grüne Ufer, Berge in der Ferne",
      blocks: [
        paragraph(
          "Am Fuss des Juras liegen drei Seen nebeneinander, so nah, dass Kanäle sie verbinden. Deutsch und Französisch wechseln hier von Dorf zu Dorf, manchmal mitten im Satz. Drei Tage genügen, und ein Auto brauchen Sie nicht.",
        ),
        heading("murten", "Erster Tag: Murten"),
        paragraph(
          "Das kleinste der drei Gewässer hat das vollständigste Städtchen. Auf der Ringmauer gehen Sie über den Dächern rund um Murten; vor den Toren verlor Karl der Kühne 1476 seine Schlacht und sein Lager. Am Nachmittag setzen Sie an den Mont Vully über, einen Hügel voller Reben, auf dem man zum Wein eine warme Rahmwähe isst. Abends führt der Nachtwächter mit der Laterne auf die Mauer.",
        ),
        heading("neuchatel", "Zweiter Tag: Neuenburg"),
        paragraph(
          "Der Neuenburgersee ist der grösste See, der ganz in der Schweiz liegt. Seine Stadt ist aus gelbem Kalkstein von Hauterive gebaut: wie aus Butter geschnitten, schrieb Alexandre Dumas. Steigen Sie zu Schloss und Stiftskirche hinauf, dann mit der Standseilbahn auf den Chaumont: Bei klarer Luft reicht der Blick vom Säntis bis zum Montblanc.",
        ),
        heading("biel", "Dritter Tag: Biel"),
        paragraph(
          "Auf der St. Petersinsel verbrachte Jean-Jacques Rousseau im Herbst 1765 sechs Wochen und nannte sie die glücklichsten seines Lebens. Seit die Juragewässer korrigiert wurden und der Seespiegel sank, ist die Insel eine Halbinsel; mit dem Schiff kommt man trotzdem am schönsten hin. Am Nordufer wartet Twann mit Chasselas und Fisch aus dem See.",
        ),
        heading("all-three", "Oder alle drei an einem Tag"),
        paragraph(
          "Wer nur einen Tag hat, bleibt sitzen: Die Dreiseenfahrt gleitet durch Broye- und Zihlkanal von einem See in den nächsten, vorbei an Störchen und an der Grossen Cariçaie, dem grössten Seeuferried der Schweiz.",
        ),
        heading("good-to-know", "Gut zu wissen"),
        list(
          "Die Schiffe fahren vor allem von April bis Oktober",
          "Velowege rund um jeden See sind flach und gut beschildert",
          "Baden: Der Murtensee ist der wärmste der drei",
        ),
      ],
    },
    en_CH: {
      title: "Three lakes in three days",
      lead: "Murten, Neuchâtel, Biel: one lake a day, two languages, vines on every shore and a boat that joins all three.",
      alternativeText: "A boat on still water, green shores, mountains far away",
      blocks: [
        paragraph(
          "At the foot of the Jura three lakes lie side by side, so close that canals join them. German and French change from village to village here, sometimes in mid-sentence. Three days are enough, and you need no car.",
        ),
        heading("murten", "Day one: Murten"),
        paragraph(
          "The smallest of the three lakes has the most complete little town. On the ring wall you walk around Murten above its roofs; outside the gates Charles the Bold lost his battle and his camp in 1476. In the afternoon cross to Mont Vully, a hill full of vines where warm cream tart comes with the wine. In the evening the night watchman takes his lantern up on the wall.",
        ),
        heading("neuchatel", "Day two: Neuchâtel"),
        paragraph(
          "Lake Neuchâtel is the largest lake that lies entirely in Switzerland. Its town is built of yellow limestone from Hauterive: carved from butter, wrote Alexandre Dumas. Climb to the castle and the collegiate church, then take the funicular up Chaumont: in clear air the view runs from Säntis to Mont Blanc.",
        ),
        heading("biel", "Day three: Biel"),
        paragraph(
          "On St Peter’s Island Jean-Jacques Rousseau spent six weeks in the autumn of 1765 and called them the happiest of his life. Since the Jura waters were corrected and the lake sank, the island has been a peninsula; the boat is still the finest way there. On the north shore Twann waits with Chasselas and fish from the lake.",
        ),
        heading("all-three", "Or all three in one day"),
        paragraph(
          "If you have one day only, stay seated: the three-lakes cruise glides through the Broye and Zihl canals from one lake into the next, past storks and the Grande Cariçaie, Switzerland’s largest lakeside marsh.",
        ),
        heading("good-to-know", "Good to know"),
        list(
          "Boats run mainly from April to October",
          "Cycle paths around each lake are flat and well signposted",
          "Swimming: Lake Murten is the warmest of the three",
        ),
      ],
    },
    fr_CH: {
      title: "Trois lacs en trois jours",
      lead: "Morat, Neuchâtel, Bienne : un lac par jour, deux langues, de la vigne sur chaque rive et un bateau qui relie les trois.",
      alternativeText: "Un bateau sur l’eau calme, des rives vertes, les montagnes au loin",
      blocks: [
        paragraph(
          "Au pied du Jura, trois lacs se touchent presque, reliés par des canaux. Le français et l’allemand y changent d’un village à l’autre, parfois au milieu d’une phrase. Trois jours suffisent, sans voiture.",
        ),
        heading("murten", "Premier jour : Morat"),
        paragraph(
          "Le plus petit des trois lacs a la petite ville la mieux conservée. Sur le chemin de ronde, vous faites le tour de Morat au-dessus des toits ; devant ses portes, Charles le Téméraire perdit en 1476 sa bataille et son camp. L’après-midi, traversez vers le Vully, une colline de vignes où le gâteau à la crème encore tiède accompagne le vin. Le soir, le veilleur de nuit monte sur les remparts, lanterne à la main.",
        ),
        heading("neuchatel", "Deuxième jour : Neuchâtel"),
        paragraph(
          "Le lac de Neuchâtel est le plus grand lac entièrement suisse. Sa ville est bâtie en pierre jaune d’Hauterive : taillée dans du beurre, écrivait Alexandre Dumas. Montez au château et à la collégiale, puis en funiculaire à Chaumont : par temps clair, la vue va du Säntis au Mont-Blanc.",
        ),
        heading("biel", "Troisième jour : Bienne"),
        paragraph(
          "À l’automne 1765, Jean-Jacques Rousseau passa six semaines sur l’île Saint-Pierre et les dit les plus heureuses de sa vie. Depuis la correction des eaux du Jura et la baisse du lac, l’île est une presqu’île ; le bateau reste la plus belle façon d’y aller. Sur la rive nord, Douanne attend avec du chasselas et du poisson du lac.",
        ),
        heading("all-three", "Ou les trois en un jour"),
        paragraph(
          "Si vous n’avez qu’une journée, laissez-vous porter : la croisière des trois lacs glisse par les canaux de la Broye et de la Thielle d’un lac à l’autre, devant les cigognes et la Grande Cariçaie, le plus grand marais lacustre de Suisse.",
        ),
        heading("good-to-know", "Bon à savoir"),
        list(
          "Les bateaux circulent surtout d’avril à octobre",
          "Autour de chaque lac, les pistes cyclables sont plates et bien balisées",
          "Baignade : le lac de Morat est le plus chaud des trois",
        ),
      ],
    },
    it_CH: {
      title: "Tre laghi in tre giorni",
      lead: "Morat, Neuchâtel, Bienne: un lago al giorno, due lingue, vigne su ogni riva e un battello che li unisce tutti e tre.",
      alternativeText: "Un battello sull’acqua calma, rive verdi, montagne in lontananza",
      blocks: [
        paragraph(
          "Ai piedi del Giura tre laghi stanno l’uno accanto all’altro, così vicini che dei canali li uniscono. Tedesco e francese cambiano da un villaggio all’altro, a volte a metà frase. Bastano tre giorni, e l’auto non serve.",
        ),
        heading("murten", "Primo giorno: Morat"),
        paragraph(
          "Il più piccolo dei tre laghi ha la cittadina meglio conservata. Sul camminamento delle mura si fa il giro di Morat sopra i tetti; davanti alle porte, nel 1476, Carlo il Temerario perse la battaglia e l’accampamento. Nel pomeriggio attraversi verso il Vully, una collina di vigne dove al vino si accompagna una torta alla panna ancora tiepida. La sera il guardiano notturno sale sulle mura con la lanterna.",
        ),
        heading("neuchatel", "Secondo giorno: Neuchâtel"),
        paragraph(
          "Il lago di Neuchâtel è il più grande interamente in Svizzera. La sua città è costruita con la pietra gialla di Hauterive: intagliata nel burro, scrisse Alexandre Dumas. Salga al castello e alla collegiata, poi in funicolare a Chaumont: con l’aria limpida la vista va dal Säntis al Monte Bianco.",
        ),
        heading("biel", "Terzo giorno: Bienne"),
        paragraph(
          "Nell’autunno del 1765 Jean-Jacques Rousseau passò sei settimane sull’isola di San Pietro e le disse le più felici della sua vita. Da quando le acque del Giura furono corrette e il lago si abbassò, l’isola è una penisola; il battello resta il modo più bello di arrivarci. Sulla riva nord aspetta Twann, con Chasselas e pesce di lago.",
        ),
        heading("all-three", "O tutti e tre in un giorno"),
        paragraph(
          "Se ha un giorno solo, si lasci portare: la crociera dei tre laghi scivola per i canali della Broye e della Thielle da un lago all’altro, davanti alle cicogne e alla Grande Cariçaie, la più grande palude lacustre della Svizzera.",
        ),
        heading("good-to-know", "Buono a sapersi"),
        list(
          "I battelli circolano soprattutto da aprile a ottobre",
          "Le piste ciclabili attorno ai laghi sono piane e ben segnalate",
          "Fare il bagno: il lago di Morat è il più caldo dei tre",
        ),
      ],
    },
  },
);
