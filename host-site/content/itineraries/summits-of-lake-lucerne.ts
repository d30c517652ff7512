import { facts, paragraph, stage, written } from "../write.ts";

const town = [2164, 276] as const;
const rigi = [203, 2648] as const;
const pilatus = [2061, 2003, 2781] as const;

/** Three days from one bed: Lucerne, Rigi, Pilatus. */
export const summitsOfLakeLucerne = written(
  { slug: "summits-of-lake-lucerne", changed: "2026-11-12", picture: "lake-lucerne-steamer.webp" },
  {
    de_CH: {
      title: "Drei Tage am Vierwaldstättersee",
      lead: "Eine Stadt, zwei Berge, ein Bett: drei Tage rund um Luzern, mit Schiff, Zahnrad und Gondel.",
      alternativeText: "Ein Raddampfer auf dem See, dahinter Berge im Abendlicht",
      blocks: [
        facts({
          Dauer: "3 Tage, 2 Nächte in Luzern",
          "Beste Zeit": "Mai bis Oktober",
          Billette: "Tageskarte Vierwaldstättersee oder Einzelbillette",
          Tempo: "gemütlich",
        }),
        stage(
          "Ankommen in Luzern",
          town,
          "Vom Bahnhof sind es zwei Minuten bis zur Kapellbrücke. Am Nachmittag führt ein Rundgang über Brücken und Museggmauer bis zum Löwen, am Abend geht es noch einmal hinaus, mit der Laterne und gratis.",
        ),
        stage(
          "Über den See auf die Rigi",
          rigi,
          "Das Schiff braucht rund eine Stunde bis Vitznau, die Zahnradbahn eine halbe bis Rigi Kulm auf 1798 Meter. Hinunter spazieren Sie bis Kaltbad, baden im Mineralbad von Mario Botta und nehmen die Luftseilbahn nach Weggis.",
        ),
        stage(
          "Die goldene Runde am Pilatus",
          pilatus,
          "Mit dem Schiff nach Alpnachstad, mit der steilsten Zahnradbahn der Welt auf 2073 Meter, hinunter mit Seilbahn und Gondel nach Kriens. Unterwegs wartet auf der Fräkmüntegg die längste Sommerrodelbahn der Schweiz. Die Zahnradbahn fährt von Mai bis November, im Winter führt der Weg von Kriens hinauf.",
        ),
        paragraph(
          "Bleibt ein vierter Tag, dann nehmen Sie das Schiff nach Süden: Der Urnersee ist der wildeste Teil des Sees.",
        ),
      ],
    },
    en_CH: {
      title: "Three days on Lake Lucerne",
      lead: "One town, two mountains, one bed: three days around Lucerne by boat, cogwheel and gondola.",
      alternativeText: "A paddle steamer on the lake, mountains behind in evening light",
      blocks: [
        facts({
          Length: "3 days, 2 nights in Lucerne",
          "Best time": "May to October",
          Tickets: "Lake Lucerne day pass or single tickets",
          Pace: "easy",
        }),
        stage(
          "Arriving in Lucerne",
          town,
          "Chapel Bridge is two minutes from the station. In the afternoon a walk leads over bridges and the Musegg Wall to the Lion; in the evening you go out once more, with a lantern and free of charge.",
        ),
        stage(
          "Across the lake and up Rigi",
          rigi,
          "The boat takes about an hour to Vitznau, the cogwheel train half an hour to Rigi Kulm at 1,798 metres. Stroll down to Kaltbad, bathe in Mario Botta’s mineral baths and take the cable car to Weggis.",
        ),
        stage(
          "The golden round of Pilatus",
          pilatus,
          "By boat to Alpnachstad, by the world’s steepest cogwheel railway to 2,073 metres, down by cable car and gondola to Kriens. On the way, at Fräkmüntegg, waits Switzerland’s longest toboggan chute. The cogwheel railway runs from May to November; in winter you go up from Kriens.",
        ),
        paragraph("If you have a fourth day, take the boat south: Lake Uri is the wildest part of the lake."),
      ],
    },
    fr_CH: {
      title: "Trois jours au lac des Quatre-Cantons",
      lead: "Une ville, deux montagnes, un seul lit : trois jours autour de Lucerne en bateau, crémaillère et télécabine.",
      alternativeText: "Un bateau à roues sur le lac, les montagnes dans la lumière du soir",
      blocks: [
        facts({
          Durée: "3 jours, 2 nuits à Lucerne",
          "Meilleure saison": "de mai à octobre",
          Billets: "carte journalière du lac ou billets simples",
          Rythme: "tranquille",
        }),
        stage(
          "Arriver à Lucerne",
          town,
          "De la gare, le pont de la Chapelle est à deux minutes. L’après-midi, une promenade mène par les ponts et les remparts de la Musegg jusqu’au Lion ; le soir, on ressort, lanterne à la main et gratuitement.",
        ),
        stage(
          "Par le lac jusqu’au Rigi",
          rigi,
          "Le bateau met environ une heure jusqu’à Vitznau, le train à crémaillère une demi-heure jusqu’à Rigi Kulm, à 1798 mètres. Redescendez à pied à Kaltbad, baignez-vous dans les bains de Mario Botta et prenez le téléphérique pour Weggis.",
        ),
        stage(
          "Le tour d’or du Pilate",
          pilatus,
          "En bateau à Alpnachstad, avec le train à crémaillère le plus raide du monde à 2073 mètres, puis en téléphérique et télécabine à Kriens. En chemin, à Fräkmüntegg, attend la plus longue luge d’été de Suisse. La crémaillère circule de mai à novembre ; en hiver, on monte depuis Kriens.",
        ),
        paragraph(
          "S’il vous reste un quatrième jour, prenez le bateau vers le sud : le lac d’Uri est la partie la plus sauvage du lac.",
        ),
      ],
    },
    it_CH: {
      title: "Tre giorni sul lago dei Quattro Cantoni",
      lead: "Una città, due montagne, un letto: tre giorni attorno a Lucerna in battello, cremagliera e cabinovia.",
      alternativeText: "Un battello a ruote sul lago, le montagne nella luce della sera",
      blocks: [
        facts({
          Durata: "3 giorni, 2 notti a Lucerna",
          "Periodo migliore": "da maggio a ottobre",
          Biglietti: "carta giornaliera del lago o biglietti singoli",
          Ritmo: "tranquillo",
        }),
        stage(
          "Arrivare a Lucerna",
          town,
          "Dalla stazione il Ponte della Cappella è a due minuti. Nel pomeriggio una passeggiata porta per i ponti e le mura della Musegg fino al Leone; la sera si esce ancora, con la lanterna e gratis.",
        ),
        stage(
          "Sul lago e su al Rigi",
          rigi,
          "Il battello impiega circa un’ora fino a Vitznau, la cremagliera mezz’ora fino a Rigi Kulm, a 1798 metri. Scenda a piedi a Kaltbad, faccia il bagno nelle terme di Mario Botta e prenda la funivia per Weggis.",
        ),
        stage(
          "Il giro d’oro del Pilatus",
          pilatus,
          "In battello ad Alpnachstad, con la cremagliera più ripida del mondo a 2073 metri, poi in funivia e cabinovia a Kriens. Strada facendo, a Fräkmüntegg, c’è lo scivolo per slitte più lungo della Svizzera. La cremagliera circola da maggio a novembre; in inverno si sale da Kriens.",
        ),
        paragraph("Se resta un quarto giorno, prenda il battello verso sud: il lago di Uri è la parte più selvaggia."),
      ],
    },
  },
);
