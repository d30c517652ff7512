import { facts, paragraph, stage, written } from "../write.ts";

const chur = [2170, 2670] as const;
const engadine = [2044, 2093] as const;
const bernina = [218] as const;
const lugano = [255, 2092] as const;
const home = [2596, 2663] as const;

/** Five days from Chur over the Bernina to Lugano, and back by the Gotthard. */
export const fromIceToPalms = written(
  { slug: "from-ice-to-palms", changed: "2026-11-18", picture: "albula-landwasser.webp" },
  {
    de_CH: {
      title: "Fünf Tage vom Eis zu den Palmen",
      lead: "Von Chur über Albula und Bernina nach Lugano, zurück über den Gotthard: fünf Tage, fast nur am Fenster.",
      alternativeText: "Ein roter Zug auf einem Viadukt zwischen Felsen, darunter ein See",
      blocks: [
        facts({
          Dauer: "5 Tage, 4 Nächte",
          "Beste Zeit": "Juni bis Oktober",
          Nächte: "Chur, Pontresina (2), Lugano",
          Tempo: "viel Zug, wenig Gepäck",
        }),
        stage(
          "Chur und die Albulalinie",
          chur,
          "Beginnen Sie in der ältesten Stadt der Schweiz. Wer mittags ankommt, hat Zeit für die Altstadt und fährt am Nachmittag noch nach Filisur, um den Landwasserviadukt von unten zu sehen.",
        ),
        stage(
          "Hinauf ins Engadin",
          engadine,
          "Zwei Stunden über die Albulalinie, und die Luft ist eine andere. Mit der Standseilbahn auf Muottas Muragl liegt die Seenplatte vor Ihnen; auf dem Silsersee fährt die höchstgelegene Kursschifflinie Europas.",
        ),
        stage(
          "Ein Tag, der frei bleibt",
          [2551, 2461],
          "Mit der Kutsche ins autofreie Val Roseg, angeseilt auf den Morteratschgletscher, oder einfach an den See. Reservieren Sie heute den Platz im Bernina Express für morgen, falls Sie es nicht schon getan haben.",
        ),
        stage(
          "Über die Bernina in den Süden",
          bernina,
          "Gletscher, dann Lago Bianco, dann Kastanien, dann Palmen: In gut zwei Stunden fahren Sie von Pontresina nach Tirano hinunter. Im Sommer bringt Sie ein Bus dem Comersee entlang nach Lugano. Der Ausweis gehört ins Handgepäck.",
        ),
        stage(
          "Lugano, Bellinzona, Gotthard",
          [...lugano, ...home],
          "Am Morgen mit der Standseilbahn auf den Monte Brè oder mit dem Schiff nach Gandria. Auf dem Heimweg steigen Sie in Bellinzona aus, gehen auf das Castelgrande und nehmen dann die alte Bergstrecke über den Gotthard.",
        ),
        paragraph("Umgekehrt geht die Reise genauso gut. Dann haben Sie die Palmen zuerst und das Eis zum Schluss."),
      ],
    },
    en_CH: {
      title: "Five days from ice to palms",
      lead: "From Chur over Albula and Bernina to Lugano, back by the Gotthard: five days, almost all at the window.",
      alternativeText: "A red train on a viaduct between cliffs, a lake below",
      blocks: [
        facts({
          Length: "5 days, 4 nights",
          "Best time": "June to October",
          Nights: "Chur, Pontresina (2), Lugano",
          Pace: "much train, little luggage",
        }),
        stage(
          "Chur and the Albula line",
          chur,
          "Begin in Switzerland’s oldest town. Arrive by noon and you have time for the old town, and in the afternoon for a ride to Filisur to see the Landwasser Viaduct from below.",
        ),
        stage(
          "Up to the Engadine",
          engadine,
          "Two hours on the Albula line and the air is another. From the funicular up Muottas Muragl the lakes lie before you; on Lake Sils runs Europe’s highest scheduled boat line.",
        ),
        stage(
          "A day left free",
          [2551, 2461],
          "By carriage into car-free Val Roseg, roped up on the Morteratsch Glacier, or simply to the lake. Reserve your seat on tomorrow’s Bernina Express today, if you haven’t already.",
        ),
        stage(
          "South over the Bernina",
          bernina,
          "Glaciers, then Lago Bianco, then chestnuts, then palms: in a good two hours you ride from Pontresina down to Tirano. In summer a bus goes on along Lake Como to Lugano. Keep your passport in your hand luggage.",
        ),
        stage(
          "Lugano, Bellinzona, Gotthard",
          [...lugano, ...home],
          "In the morning take the funicular up Monte Brè or the boat to Gandria. On the way home get off at Bellinzona, walk up Castelgrande, then take the old mountain line over the Gotthard.",
        ),
        paragraph("The journey works just as well the other way round: palms first, ice last."),
      ],
    },
    fr_CH: {
      title: "Cinq jours, de la glace aux palmiers",
      lead: "De Coire à Lugano par l’Albula et la Bernina, retour par le Gothard : cinq jours, presque toujours à la fenêtre.",
      alternativeText: "Un train rouge sur un viaduc entre les rochers, un lac en dessous",
      blocks: [
        facts({
          Durée: "5 jours, 4 nuits",
          "Meilleure saison": "de juin à octobre",
          Nuits: "Coire, Pontresina (2), Lugano",
          Rythme: "beaucoup de train, peu de bagages",
        }),
        stage(
          "Coire et la ligne de l’Albula",
          chur,
          "Commencez dans la plus ancienne ville de Suisse. Arrivé à midi, vous avez le temps de voir la vieille ville et, l’après-midi, d’aller à Filisur voir le viaduc de Landwasser d’en bas.",
        ),
        stage(
          "Montée en Engadine",
          engadine,
          "Deux heures sur la ligne de l’Albula, et l’air n’est plus le même. Du funiculaire de Muottas Muragl, les lacs s’étalent devant vous ; sur le lac de Sils navigue la plus haute ligne régulière de bateaux d’Europe.",
        ),
        stage(
          "Un jour libre",
          [2551, 2461],
          "En calèche dans le val Roseg sans voitures, encordé sur le glacier de Morteratsch, ou simplement au bord du lac. Réservez aujourd’hui votre place dans le Bernina Express de demain, si ce n’est déjà fait.",
        ),
        stage(
          "Vers le sud par la Bernina",
          bernina,
          "Des glaciers, puis le Lago Bianco, puis des châtaigniers, puis des palmiers : en un peu plus de deux heures, vous descendez de Pontresina à Tirano. En été, un bus continue le long du lac de Côme jusqu’à Lugano. Gardez votre pièce d’identité sur vous.",
        ),
        stage(
          "Lugano, Bellinzone, Gothard",
          [...lugano, ...home],
          "Le matin, montez en funiculaire au Monte Brè ou prenez le bateau pour Gandria. Sur le chemin du retour, descendez à Bellinzone, montez au Castelgrande, puis prenez l’ancienne ligne de montagne du Gothard.",
        ),
        paragraph("Le voyage se fait tout aussi bien dans l’autre sens : les palmiers d’abord, la glace pour finir."),
      ],
    },
    it_CH: {
      title: "Cinque giorni dal ghiaccio alle palme",
      lead: "Da Coira a Lugano per l’Albula e il Bernina, ritorno dal Gottardo: cinque giorni, quasi sempre al finestrino.",
      alternativeText: "Un treno rosso su un viadotto tra le rocce, sotto un lago",
      blocks: [
        facts({
          Durata: "5 giorni, 4 notti",
          "Periodo migliore": "da giugno a ottobre",
          Notti: "Coira, Pontresina (2), Lugano",
          Ritmo: "molto treno, poco bagaglio",
        }),
        stage(
          "Coira e la linea dell’Albula",
          chur,
          "Cominci nella città più antica della Svizzera. Chi arriva a mezzogiorno ha tempo per il centro storico e, nel pomeriggio, per andare a Filisur a vedere dal basso il viadotto di Landwasser.",
        ),
        stage(
          "Su in Engadina",
          engadine,
          "Due ore sulla linea dell’Albula, e l’aria è un’altra. Dalla funicolare di Muottas Muragl i laghi sono tutti davanti; sul lago di Sils c’è la linea regolare di battelli più alta d’Europa.",
        ),
        stage(
          "Un giorno libero",
          [2551, 2461],
          "In carrozza nella Val Roseg senza auto, legati in cordata sul ghiacciaio del Morteratsch, o semplicemente al lago. Prenoti oggi il posto sul Bernina Express di domani, se non l’ha già fatto.",
        ),
        stage(
          "A sud per il Bernina",
          bernina,
          "Ghiacciai, poi il Lago Bianco, poi castagni, poi palme: in poco più di due ore si scende da Pontresina a Tirano. In estate un bus prosegue lungo il lago di Como fino a Lugano. Il documento d’identità va nel bagaglio a mano.",
        ),
        stage(
          "Lugano, Bellinzona, Gottardo",
          [...lugano, ...home],
          "La mattina in funicolare sul Monte Brè o in battello a Gandria. Sulla via del ritorno scenda a Bellinzona, salga a Castelgrande e prenda poi la vecchia linea di montagna del Gottardo.",
        ),
        paragraph("Il viaggio funziona altrettanto bene al contrario: prima le palme, il ghiaccio alla fine."),
      ],
    },
  },
);
