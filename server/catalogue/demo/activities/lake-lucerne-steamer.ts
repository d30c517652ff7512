import { allYear, anyWeather, forGrownUps, where } from "../attributes.ts";
import { activity, block, offer } from "../build/activity.ts";
import { adult, child, inClass } from "../build/categories.ts";
import { departures, weekend } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

const categories = (second: number, first: number) => [
  inClass("2nd_class", adult(second)),
  inClass("1st_class", adult(first)),
  inClass("2nd_class", child(6, 15, second / 2)),
  inClass("1st_class", child(6, 15, first / 2)),
];

/** Four cruises of one ship: which one comes first to mind, the date after. It shows the offers-first flow best. */
export const lakeLucerneSteamer = activity({
  key: "lake-lucerne-steamer",
  id: 145,
  mappedId: 20802,
  supplierId: suppliers.lakeLucerne.id,
  typeId: types.boat.id,
  locationId: locations.lucerne.id,
  title: words(
    "Raddampfer auf dem Vierwaldstättersee",
    "Paddle steamer on Lake Lucerne",
    "Bateau à vapeur sur le lac des Quatre-Cantons",
    "Battello a vapore sul Lago dei Quattro Cantoni",
  ),
  teaser: words(
    "Ein Schiff von 1901, vier Fahrten: eine Stunde, über Mittag, in den Abend oder mit Fondue.",
    "A ship of 1901 and four cruises: one hour, over lunch, into the evening, or with fondue.",
    "Un bateau de 1901, quatre croisières : une heure, à midi, au coucher du soleil ou avec fondue.",
    "Un battello del 1901 e quattro gite: un’ora, a pranzo, verso sera o con la fonduta.",
  ),
  benefits: [
    words("Blick in den Maschinenraum", "A look into the engine room", "Coup d’œil à la salle des machines", "Uno sguardo in sala macchine"),
    words("Freie Platzwahl in Ihrer Klasse", "Any seat in your class", "Place libre dans votre classe", "Posto libero nella propria classe"),
    words("Bordkarte mit Panorama", "A panorama map on board", "Carte panoramique à bord", "Carta panoramica a bordo"),
  ],
  highlights: words(
    "Die Dampfmaschine arbeitet offen in der Schiffsmitte. Auf dem Oberdeck sehen Sie Rigi, Bürgenstock und Pilatus. Im Salon der 1. Klasse sind Täfer und Lampen noch von damals.",
    "The steam engine works in full view amidships. The upper deck looks to Rigi, Bürgenstock and Pilatus. In the first-class saloon the panelling and lamps are still the old ones.",
    "La machine à vapeur tourne à la vue de tous. Du pont supérieur, on voit le Rigi, le Bürgenstock et le Pilate. Le salon de 1re classe a gardé ses boiseries et ses lampes.",
    "La macchina a vapore lavora in vista, a metà nave. Dal ponte superiore si vedono Rigi, Bürgenstock e Pilatus. Il salone di 1ª classe ha ancora i legni e le lampade di allora.",
  ),
  importantInformation: words(
    "Bitte zehn Minuten vor der Abfahrt an Brücke 1 sein. Hunde fahren an der Leine gratis mit.",
    "Please be at pier 1 ten minutes before departure. Dogs on a lead travel free.",
    "Soyez au débarcadère 1 dix minutes avant le départ. Les chiens en laisse voyagent gratuitement.",
    "Presentarsi al pontile 1 dieci minuti prima della partenza. I cani al guinzaglio non pagano.",
  ),
  contentBlocks: [
    block(
      words("1. oder 2. Klasse", "1st or 2nd class", "1re ou 2e classe", "1ª o 2ª classe"),
      words(
        "Die 2. Klasse ist auf dem Hauptdeck, die 1. darüber mit eigener Terrasse. Essen kann man in beiden.",
        "Second class is on the main deck, first class above it with its own terrace. Both serve food.",
        "La 2e classe est sur le pont principal, la 1re au-dessus, avec terrasse. On mange dans les deux.",
        "La 2ª classe è sul ponte principale, la 1ª sopra, con terrazza. Si mangia in entrambe.",
      ),
    ),
    block(
      words("Welche Fahrt?", "Which cruise?", "Quelle croisière ?", "Quale gita?"),
      words(
        "Für Kinder reicht die Stunde. Wer Zeit hat, nimmt die Mittagsfahrt bis vor Vitznau.",
        "An hour is enough for children. If you have time, take the lunch cruise as far as Vitznau.",
        "Pour les enfants, une heure suffit. Avec du temps, prenez la croisière de midi jusqu’à Vitznau.",
        "Per i bambini un’ora basta. Chi ha tempo prenda la gita di mezzogiorno fino a Vitznau.",
      ),
    ),
  ],
  pictured: [
    words(
      "Raddampfer auf dem stillen See im Abendlicht",
      "A paddle steamer on the still lake in the evening light",
      "Un bateau à aubes sur le lac calme, dans la lumière du soir",
      "Un battello a ruote sul lago calmo, nella luce della sera",
    ),
    words(
      "Eine Familie auf dem Steg, dahinter der Raddampfer auf dem See",
      "A family on the jetty, the paddle steamer on the lake behind",
      "Une famille sur le ponton, derrière elle le bateau à aubes sur le lac",
      "Una famiglia sul pontile, dietro il battello a ruote sul lago",
    ),
  ],
  meetingPoints: [
    {
      label: words("Luzern, Brücke 1", "Lucerne, pier 1", "Lucerne, débarcadère 1", "Lucerna, pontile 1"),
      address: "Bahnhofquai 1, 6003 Luzern",
      latitude: 47.0513,
      longitude: 8.3109,
    },
  ],
  attributes: [allYear, forGrownUps, anyWeather, where("lake")],
  ticketsIssued: 688,
  rating: { average: 4.6, count: 317 },
  offers: [
    offer({
      id: 2451,
      contentApiOfferId: 71451,
      label: words("Eine Stunde", "One hour", "Une heure", "Un’ora"),
      description: words(
        "Rundfahrt in der Luzerner Bucht.",
        "A round trip in the bay of Lucerne.",
        "Un tour dans la baie de Lucerne.",
        "Un giro nella baia di Lucerna.",
      ),
      durationInMinutes: 60,
      schedules: [departures({ times: ["10:15", "14:15"], capacity: 120, demandShare: 0.05 })],
      categories: categories(2800, 4200),
    }),
    offer({
      id: 2452,
      contentApiOfferId: 71452,
      label: words("Mittagsfahrt", "Lunch cruise", "Croisière de midi", "Gita di mezzogiorno"),
      description: words(
        "Bis vor Vitznau und zurück; das Essen bestellen Sie an Bord.",
        "As far as Vitznau and back; order your lunch on board.",
        "Jusqu’à Vitznau et retour ; le repas se commande à bord.",
        "Fino a Vitznau e ritorno; il pranzo si ordina a bordo.",
      ),
      durationInMinutes: 165,
      schedules: [departures({ times: ["11:45"], capacity: 90, demandShare: 0.1 })],
      categories: categories(5200, 7800),
    }),
    offer({
      id: 2453,
      contentApiOfferId: 71453,
      label: words("Abendfahrt", "Sunset cruise", "Croisière du soir", "Gita della sera"),
      description: words(
        "Zwei Stunden ins letzte Licht, Mai bis September.",
        "Two hours into the last light, May to September.",
        "Deux heures dans la dernière lumière, de mai à septembre.",
        "Due ore nell’ultima luce, da maggio a settembre.",
      ),
      durationInMinutes: 120,
      schedules: [departures({ times: ["19:15"], season: { from: "05-01", to: "09-30" }, capacity: 90 })],
      categories: categories(4600, 6400),
    }),
    offer({
      id: 2454,
      contentApiOfferId: 71454,
      label: words("Fonduefahrt", "Fondue cruise", "Croisière fondue", "Gita con fonduta"),
      description: words(
        "Am Wochenende im Winter, Fondue und Brot inbegriffen.",
        "Winter weekends, with fondue and bread included.",
        "Les week-ends d’hiver, fondue et pain compris.",
        "Nei fine settimana d’inverno, fonduta e pane compresi.",
      ),
      durationInMinutes: 150,
      schedules: [departures({ weekdays: weekend, times: ["18:30"], season: { from: "11-01", to: "03-15" }, capacity: 60, demandShare: 0.4 })],
      categories: categories(8900, 10900),
    }),
  ],
});
