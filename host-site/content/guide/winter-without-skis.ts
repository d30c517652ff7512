import { heading, list, paragraph, written } from "../write.ts";

/** Winter for those who don't ski: sledges, ice, snowshoes, steam. */
export const winterWithoutSkis = written(
  {
    slug: "winter-without-skis",
    changed: "2026-11-12",
    picture: "sledge-bergun-preda.webp",
    activityIds: [2391, 2406, 2423, 2553, 2641],
  },
  {
    de_CH: {
      title: "Winter in den Bergen, ganz ohne Ski",
      lead: "Schlitteln unter Viadukten, Eis unter den Kufen, Vollmond auf Schneeschuhen: fünf Wintertage, für die niemand Ski braucht.",
      alternativeText: "Zwei Schlitten am Abend im Schnee, Laternen am Weg, dahinter die Berge",
      blocks: [
        paragraph(
          "In einem Schweizer Wintersportort schnallt längst nicht jeder Gast Ski an. Wer sie weglässt, gewinnt Zeit: keine Ausrüstung, kein Anstehen am ersten Lift, dafür Wege, auf denen man das eigene Herz klopfen hört.",
        ),
        heading("sledging", "Sechs Kilometer bergab"),
        paragraph(
          "Zwischen Preda und Bergün ist die Strasse über den Albulapass im Winter gesperrt und gehört den Schlitten. Sie fahren sechs Kilometer unter den Bögen der Rhätischen Bahn hindurch, und dieselbe Bahn bringt Sie in einer Viertelstunde wieder hinauf. Am Abend ist die Strecke beleuchtet. Nehmen Sie Schuhe mit gutem Profil: Die Absätze sind die Bremse.",
        ),
        heading("ice", "Eis und Hufe"),
        paragraph(
          "In Davos gleiten Sie auf Natureis, auf einer Bahn, deren Geschichte ins 19. Jahrhundert reicht. In Arosa sitzen Sie lieber: Zwei Pferde, ein Schlitten, ein Fell über den Knien, und nach Maran hinauf wird es still.",
        ),
        heading("moon", "Bei Vollmond"),
        paragraph(
          "Schneeschuhe machen aus jedem Wanderer einen Winterwanderer, Vorkenntnisse sind nicht nötig. Am schönsten ist es nachts: Bei Vollmond wirft oberhalb von Kandersteg jede Tanne einen Schatten, und die Stirnlampe bleibt in der Tasche. Abseits markierter Wege gehen Sie mit einer Führung, die das Lawinenbulletin gelesen hat. Es erscheint im Winter zweimal täglich, um 8 und um 17 Uhr.",
        ),
        heading("steam", "Zum Schluss ins Warme"),
        paragraph(
          "Leukerbad liegt auf 1400 Metern, und sein Wasser kommt heiss aus dem Berg. Im Freien baden, während es auf den Kopf schneit und die Gemmiwand im Dampf verschwindet: Das ist der Moment, in dem auch die Skifahrer neidisch werden.",
        ),
        heading("packing", "Was in den Rucksack gehört"),
        list(
          "Sonnenbrille und Sonnencreme, auch im Januar",
          "Handschuhe, zwei Paar: Eines wird nass",
          "feste, wasserdichte Schuhe mit Profil",
          "eine Schicht mehr, als Sie im Tal für nötig halten",
        ),
      ],
    },
    en_CH: {
      title: "Winter in the mountains without skis",
      lead: "Sledging below viaducts, ice under your blades, a full moon on snowshoes: five winter days for which nobody needs skis.",
      alternativeText: "Two sledges in the evening snow, lanterns by the path, mountains behind",
      blocks: [
        paragraph(
          "By no means every guest in a Swiss winter resort puts on skis. Leave them out and you gain time: no gear, no queue at the first lift, and paths so quiet that you hear your own heart.",
        ),
        heading("sledging", "Six kilometres downhill"),
        paragraph(
          "Between Preda and Bergün the road over the Albula Pass is closed in winter and belongs to sledges. You ride six kilometres, ducking under the arches of the Rhaetian Railway, and the same railway takes you up again in a quarter of an hour. In the evening the run is lit. Wear shoes with a good tread: your heels are the brake.",
        ),
        heading("ice", "Ice and hooves"),
        paragraph(
          "In Davos you skate on natural ice, on a rink whose story goes back to the 19th century. In Arosa you may prefer to sit: two horses, one sleigh, a fur over your knees, and on the way up to Maran it grows quiet.",
        ),
        heading("moon", "By full moon"),
        paragraph(
          "Snowshoes turn any walker into a winter walker; you need no experience. Night is the finest time: above Kandersteg a full moon gives every fir its shadow, and the headlamp stays in your pocket. Away from marked trails, go with a guide who has read the avalanche bulletin. In winter it comes out twice a day, at 8 am and at 5 pm.",
        ),
        heading("steam", "Last, get warm"),
        paragraph(
          "Leukerbad lies at 1,400 metres, and its water comes hot out of the mountain. Bathing in the open while snow falls on your head and the Gemmi wall fades into the steam: that is when the skiers start to envy you.",
        ),
        heading("packing", "What goes into the rucksack"),
        list(
          "sunglasses and sun cream, even in January",
          "two pairs of gloves: one gets wet",
          "sturdy, waterproof shoes with a tread",
          "one layer more than seems right in the valley",
        ),
      ],
    },
    fr_CH: {
      title: "L’hiver en montagne, sans skis",
      lead: "La luge sous les viaducs, la glace sous les patins, la pleine lune en raquettes : cinq journées d’hiver qui se passent de skis.",
      alternativeText: "Deux luges dans la neige du soir, des lanternes au bord du chemin, les montagnes derrière",
      blocks: [
        paragraph(
          "Dans une station d’hiver suisse, tout le monde ne chausse pas des skis, loin de là. Qui s’en passe gagne du temps : pas de matériel, pas de file à la première remontée, mais des chemins où l’on entend battre son propre cœur.",
        ),
        heading("sledging", "Six kilomètres de descente"),
        paragraph(
          "Entre Preda et Bergün, la route du col de l’Albula est fermée en hiver et appartient aux luges. Vous descendez six kilomètres sous les arches des Chemins de fer rhétiques, et le même train vous remonte en un quart d’heure. Le soir, la piste est éclairée. Prenez des chaussures bien profilées : les talons servent de freins.",
        ),
        heading("ice", "Glace et sabots"),
        paragraph(
          "À Davos, vous patinez sur la glace naturelle, sur une patinoire dont l’histoire remonte au XIXe siècle. À Arosa, vous préférerez peut-être vous laisser porter : deux chevaux, un traîneau, une fourrure sur les genoux, et le silence en montant vers Maran.",
        ),
        heading("moon", "À la pleine lune"),
        paragraph(
          "Les raquettes font de tout promeneur un promeneur d’hiver, sans expérience préalable. Le plus beau moment est la nuit : au-dessus de Kandersteg, la pleine lune donne une ombre à chaque sapin, et la lampe frontale reste en poche. Hors des itinéraires balisés, partez avec un guide qui a lu le bulletin d’avalanches. En hiver, il paraît deux fois par jour, à 8 h et à 17 h.",
        ),
        heading("steam", "Et pour finir, la chaleur"),
        paragraph(
          "Loèche-les-Bains se trouve à 1400 mètres, et son eau sort chaude de la montagne. Se baigner dehors pendant qu’il neige sur la tête et que la paroi de la Gemmi s’efface dans la vapeur : c’est là que les skieurs commencent à vous envier.",
        ),
        heading("packing", "Dans le sac à dos"),
        list(
          "lunettes et crème solaires, même en janvier",
          "deux paires de gants : l’une sera mouillée",
          "des chaussures solides, étanches et profilées",
          "une couche de plus que ce qui semble utile en plaine",
        ),
      ],
    },
    it_CH: {
      title: "L’inverno in montagna, senza sci",
      lead: "Slitta sotto i viadotti, ghiaccio sotto le lame, luna piena con le racchette: cinque giornate d’inverno senza bisogno di sci.",
      alternativeText: "Due slitte nella neve della sera, lanterne lungo la via, dietro le montagne",
      blocks: [
        paragraph(
          "In una località invernale svizzera non tutti gli ospiti mettono gli sci. Chi vi rinuncia guadagna tempo: niente attrezzatura, niente coda al primo impianto, ma sentieri dove si sente battere il proprio cuore.",
        ),
        heading("sledging", "Sei chilometri in discesa"),
        paragraph(
          "Tra Preda e Bergün la strada del passo dell’Albula in inverno è chiusa e appartiene alle slitte. Scende per sei chilometri sotto gli archi della Ferrovia retica, e lo stesso treno La riporta su in un quarto d’ora. La sera la pista è illuminata. Porti scarpe con un buon profilo: i talloni sono il freno.",
        ),
        heading("ice", "Ghiaccio e zoccoli"),
        paragraph(
          "A Davos si pattina sul ghiaccio naturale, su una pista la cui storia risale all’Ottocento. Ad Arosa forse preferisce farsi portare: due cavalli, una slitta, una pelliccia sulle ginocchia, e salendo verso Maran si fa silenzio.",
        ),
        heading("moon", "Con la luna piena"),
        paragraph(
          "Le racchette fanno di ogni camminatore un camminatore d’inverno, senza esperienza. Il momento più bello è la notte: sopra Kandersteg la luna piena dà un’ombra a ogni abete, e la lampada frontale resta in tasca. Fuori dai percorsi segnalati vada con una guida che ha letto il bollettino delle valanghe. In inverno esce due volte al giorno, alle 8 e alle 17.",
        ),
        heading("steam", "Infine, al caldo"),
        paragraph(
          "Leukerbad si trova a 1400 metri, e la sua acqua esce calda dalla montagna. Fare il bagno all’aperto mentre nevica sulla testa e la parete della Gemmi svanisce nel vapore: è allora che anche gli sciatori provano invidia.",
        ),
        heading("packing", "Che cosa mettere nello zaino"),
        list(
          "occhiali e crema solare, anche in gennaio",
          "due paia di guanti: uno si bagna",
          "scarpe robuste, impermeabili e con il profilo",
          "uno strato in più di quello che a valle sembra giusto",
        ),
      ],
    },
  },
);
