import { facts, paragraph, stage, written } from "../write.ts";

const geneva = [2165, 2209] as const;
const lavaux = [2095, 297] as const;
const montreux = [152, 2571] as const;
const golden = [2662, 2041] as const;
const jungfrau = [104, 181] as const;
const bern = [2161, 2045] as const;

/** Six days from Geneva to Bern: lakes, vines, ice. */
export const fromLakeGenevaToTheJungfrau = written(
  { slug: "from-lake-geneva-to-the-jungfrau", changed: "2026-10-29", picture: "goldenpass-montreux-interlaken.webp" },
  {
    de_CH: {
      title: "Sechs Tage vom Genfersee zur Jungfrau",
      lead: "Genf, Lavaux, Chillon, GoldenPass, Jungfraujoch, Bern: sechs Tage quer durchs Land, ohne ein einziges Mal zu hetzen.",
      alternativeText: "Ein Zug am See im Herbst, verschneite Berge am andern Ufer",
      blocks: [
        facts({
          Dauer: "6 Tage, 5 Nächte",
          "Beste Zeit": "Mai bis Oktober",
          Nächte: "Genf, Montreux (2), Interlaken (2)",
          Tempo: "höchstens drei Stunden Fahrt am Tag",
        }),
        stage(
          "Genf",
          geneva,
          "Vom Bahnhof zu Fuss an den Jet d’Eau, hinauf in die Altstadt von Calvin und Rousseau, und am Abend über die Arve nach Carouge, wo kleine Häuser stehen und gut gegessen wird.",
        ),
        stage(
          "Durchs Lavaux nach Montreux",
          lavaux,
          "Mit dem Zug nach Lausanne, dort aufs Belle-Epoque-Schiff. Die Rebterrassen des Lavaux gehören seit 2007 zum Welterbe; steigen Sie aus und kosten Sie, wo der Chasselas wächst.",
        ),
        stage(
          "Chillon und Vevey",
          montreux,
          "Dem See entlang führt ein Weg von Montreux zum Schloss Chillon, rund 45 Minuten. Am Nachmittag wartet oberhalb von Vevey das Haus, in dem Charlie Chaplin die letzten 25 Jahre seines Lebens verbrachte.",
        ),
        stage(
          "Mit dem GoldenPass nach Interlaken",
          golden,
          "In gut drei Stunden über Gstaad an den Thunersee, ohne umzusteigen. Am späten Nachmittag hinauf zum Harder Kulm: zwei Seen, drei Gipfel, ein Sonnenuntergang.",
        ),
        stage(
          "Jungfraujoch, oder das Tal der Wasserfälle",
          jungfrau,
          "Bei klarem Himmel fahren Sie früh zum höchsten Bahnhof Europas auf 3454 Meter. Bei Wolken bleiben Sie in Lauterbrunnen: Der Staubbach fällt 297 Meter, und die Trümmelbachfälle rauschen im Innern des Berges.",
        ),
        stage(
          "Bern zum Abschluss",
          bern,
          "Unter sechs Kilometern Lauben bleibt man bei jedem Wetter trocken. Vor der Heimreise noch auf den Gurten, den Berg, den die Bernerinnen und Berner als ihren betrachten.",
        ),
        paragraph("Wer nur vier Tage hat, beginnt in Lausanne und endet in Interlaken."),
      ],
    },
    en_CH: {
      title: "Six days from Lake Geneva to the Jungfrau",
      lead: "Geneva, Lavaux, Chillon, GoldenPass, Jungfraujoch, Bern: six days across the country without once having to hurry.",
      alternativeText: "A train by a lake in autumn, snowy mountains on the far shore",
      blocks: [
        facts({
          Length: "6 days, 5 nights",
          "Best time": "May to October",
          Nights: "Geneva, Montreux (2), Interlaken (2)",
          Pace: "three hours of travel a day at most",
        }),
        stage(
          "Geneva",
          geneva,
          "From the station on foot to the Jet d’Eau, up into the old town of Calvin and Rousseau, and in the evening across the Arve to Carouge, where houses are small and the food is good.",
        ),
        stage(
          "Through Lavaux to Montreux",
          lavaux,
          "By train to Lausanne, there onto the Belle Époque steamer. The terraces of Lavaux have been World Heritage since 2007; get off and taste where the Chasselas grows.",
        ),
        stage(
          "Chillon and Vevey",
          montreux,
          "A path by the lake leads from Montreux to Chillon Castle in about 45 minutes. In the afternoon, above Vevey, waits the house where Charlie Chaplin spent the last 25 years of his life.",
        ),
        stage(
          "GoldenPass to Interlaken",
          golden,
          "In a good three hours by way of Gstaad to Lake Thun, without a change. Late in the afternoon go up to Harder Kulm: two lakes, three summits, one sunset.",
        ),
        stage(
          "Jungfraujoch, or the valley of waterfalls",
          jungfrau,
          "Under a clear sky leave early for Europe’s highest station at 3,454 metres. If there are clouds, stay in Lauterbrunnen: the Staubbach falls 297 metres, and the Trümmelbach Falls thunder inside the mountain.",
        ),
        stage(
          "Bern to end with",
          bern,
          "Six kilometres of arcades keep you dry in any weather. Before you leave, go up the Gurten, the hill that the people of Bern regard as theirs.",
        ),
        paragraph("If you have four days only, begin in Lausanne and end in Interlaken."),
      ],
    },
    fr_CH: {
      title: "Six jours du Léman à la Jungfrau",
      lead: "Genève, Lavaux, Chillon, GoldenPass, Jungfraujoch, Berne : six jours à travers le pays, sans jamais se presser.",
      alternativeText: "Un train au bord d’un lac en automne, des montagnes enneigées sur l’autre rive",
      blocks: [
        facts({
          Durée: "6 jours, 5 nuits",
          "Meilleure saison": "de mai à octobre",
          Nuits: "Genève, Montreux (2), Interlaken (2)",
          Rythme: "trois heures de trajet par jour au plus",
        }),
        stage(
          "Genève",
          geneva,
          "De la gare à pied jusqu’au Jet d’eau, montée dans la vieille ville de Calvin et de Rousseau, et le soir, par-delà l’Arve, Carouge, où les maisons sont petites et la table est bonne.",
        ),
        stage(
          "Par Lavaux jusqu’à Montreux",
          lavaux,
          "En train à Lausanne, puis sur le bateau Belle Époque. Les terrasses de Lavaux sont au patrimoine mondial depuis 2007 ; descendez et goûtez là où pousse le chasselas.",
        ),
        stage(
          "Chillon et Vevey",
          montreux,
          "Un chemin au bord du lac mène de Montreux au château de Chillon en 45 minutes environ. L’après-midi, au-dessus de Vevey, attend la maison où Charlie Chaplin passa les 25 dernières années de sa vie.",
        ),
        stage(
          "En GoldenPass à Interlaken",
          golden,
          "En un peu plus de trois heures par Gstaad jusqu’au lac de Thoune, sans changement. En fin d’après-midi, montez au Harder Kulm : deux lacs, trois sommets, un coucher de soleil.",
        ),
        stage(
          "Le Jungfraujoch, ou la vallée des cascades",
          jungfrau,
          "Par ciel clair, partez tôt pour la plus haute gare d’Europe, à 3454 mètres. S’il y a des nuages, restez à Lauterbrunnen : le Staubbach tombe de 297 mètres, et les chutes du Trümmelbach grondent dans la montagne.",
        ),
        stage(
          "Berne pour finir",
          bern,
          "Sous six kilomètres d’arcades, on reste au sec par tous les temps. Avant le retour, montez au Gurten, la colline que les Bernois considèrent comme la leur.",
        ),
        paragraph("Avec quatre jours seulement, commencez à Lausanne et terminez à Interlaken."),
      ],
    },
    it_CH: {
      title: "Sei giorni dal Lemano alla Jungfrau",
      lead: "Ginevra, Lavaux, Chillon, GoldenPass, Jungfraujoch, Berna: sei giorni attraverso il Paese, senza mai correre.",
      alternativeText: "Un treno in riva a un lago in autunno, montagne innevate sull’altra sponda",
      blocks: [
        facts({
          Durata: "6 giorni, 5 notti",
          "Periodo migliore": "da maggio a ottobre",
          Notti: "Ginevra, Montreux (2), Interlaken (2)",
          Ritmo: "al massimo tre ore di viaggio al giorno",
        }),
        stage(
          "Ginevra",
          geneva,
          "Dalla stazione a piedi al Jet d’Eau, su nella città vecchia di Calvino e Rousseau, e la sera oltre l’Arve a Carouge, dove le case sono piccole e si mangia bene.",
        ),
        stage(
          "Attraverso il Lavaux a Montreux",
          lavaux,
          "In treno a Losanna, poi sul battello Belle Époque. I terrazzi del Lavaux sono patrimonio mondiale dal 2007; scenda e assaggi dove cresce lo Chasselas.",
        ),
        stage(
          "Chillon e Vevey",
          montreux,
          "Un sentiero lungo il lago porta da Montreux al castello di Chillon in circa 45 minuti. Nel pomeriggio, sopra Vevey, c’è la casa in cui Charlie Chaplin passò gli ultimi 25 anni della sua vita.",
        ),
        stage(
          "Con il GoldenPass a Interlaken",
          golden,
          "In poco più di tre ore, passando per Gstaad, al lago di Thun, senza cambi. Nel tardo pomeriggio salga all’Harder Kulm: due laghi, tre cime, un tramonto.",
        ),
        stage(
          "Jungfraujoch, o la valle delle cascate",
          jungfrau,
          "Con il cielo sereno parta presto per la stazione più alta d’Europa, a 3454 metri. Se ci sono nuvole resti a Lauterbrunnen: lo Staubbach cade per 297 metri, e le cascate del Trümmelbach rombano dentro la montagna.",
        ),
        stage(
          "Berna per finire",
          bern,
          "Sotto sei chilometri di portici si resta all’asciutto con ogni tempo. Prima del ritorno salga sul Gurten, la collina che i bernesi considerano loro.",
        ),
        paragraph("Con soli quattro giorni cominci a Losanna e finisca a Interlaken."),
      ],
    },
  },
);
