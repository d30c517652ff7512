import { allYear, clearSky, forAll, where } from "../attributes.ts";
import { activity, block, offer } from "../build/activity.ts";
import { adult, adultHalfFare, child, infant } from "../build/categories.ts";
import { allDay } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

/** All day and without a limit; its cut-off of 0 hours falls on midnight and is shown as 23:59 of the day before. */
export const rigi = activity({
  key: "rigi",
  id: 203,
  mappedId: 21211,
  supplierId: suppliers.rigi.id,
  typeId: types.mountain.id,
  locationId: locations.rigi.id,
  title: words("Rigi: ein Tag, alle Bahnen", "Rigi: one day, every railway", "Rigi : un jour, tous les trains", "Rigi: un giorno, tutti i treni"),
  teaser: words(
    "Von Vitznau, Goldau oder Weggis hinauf und auf der anderen Seite hinunter, so oft Sie wollen.",
    "Up from Vitznau, Goldau or Weggis and down the other side, as often as you like.",
    "Montez de Vitznau, Goldau ou Weggis, redescendez de l’autre côté, autant de fois que vous voulez.",
    "Si sale da Vitznau, Goldau o Weggis e si scende dall’altra parte, quante volte si vuole.",
  ),
  benefits: [
    words(
      "Zwei Zahnradbahnen und die Luftseilbahn",
      "Two cogwheel railways and the cable car",
      "Deux trains à crémaillère et le téléphérique",
      "Due ferrovie a cremagliera e la funivia",
    ),
    words("Den ganzen Tag gültig", "Valid all day", "Valable toute la journée", "Vale tutto il giorno"),
    words("Kein fester Zug", "No fixed train", "Aucun train imposé", "Nessun treno fisso"),
  ],
  highlights: words(
    "Die Bahn von Vitznau fährt seit 1871, als erste Zahnradbahn Europas. Auf Rigi Kulm stehen Sie auf 1797 m zwischen drei Seen. Über hundert Kilometer Wege sind beschildert, im Winter auch Schlittelbahnen.",
    "The railway from Vitznau opened in 1871 as Europe’s first cogwheel line. Rigi Kulm, at 1,797 m, stands between three lakes. More than 100 km of paths are signed, and in winter there are sledge runs.",
    "Le train de Vitznau roule depuis 1871 : c’est le premier à crémaillère d’Europe. Rigi Kulm, à 1797 m, domine trois lacs. Plus de 100 km de sentiers sont balisés, avec des pistes de luge en hiver.",
    "Il treno di Vitznau viaggia dal 1871: fu la prima cremagliera d’Europa. Rigi Kulm, a 1797 m, sta tra tre laghi. Ci sono oltre 100 km di sentieri segnalati e, d’inverno, piste per slitte.",
  ),
  importantInformation: words(
    "Das Schiff nach Vitznau oder Weggis ist nicht inbegriffen.",
    "The boat to Vitznau or Weggis is not included.",
    "Le bateau jusqu’à Vitznau ou Weggis n’est pas compris.",
    "Il battello per Vitznau o Weggis non è compreso.",
  ),
  contentBlocks: [
    block(
      words("Ein guter Tag", "A good day", "Une bonne journée", "Una buona giornata"),
      words(
        "Mit dem Schiff nach Vitznau, mit dem Zug auf Kulm, zu Fuss in anderthalb Stunden nach Kaltbad und mit der Luftseilbahn nach Weggis.",
        "Boat to Vitznau, train to Kulm, an hour and a half on foot to Kaltbad, and the cable car down to Weggis.",
        "En bateau à Vitznau, en train à Kulm, une heure et demie à pied jusqu’à Kaltbad, puis en téléphérique à Weggis.",
        "In battello a Vitznau, in treno al Kulm, un’ora e mezza a piedi fino a Kaltbad e in funivia a Weggis.",
      ),
    ),
    block(
      words("Nebel im Tal", "Fog in the valley", "Brouillard en plaine", "Nebbia in valle"),
      words(
        "Im November liegt die Rigi oft über dem Nebel. Sagen Sie bis am Vorabend ab, wenn es nicht passt.",
        "In November the Rigi often stands above the fog. If it doesn’t suit, cancel until the evening before.",
        "En novembre, le Rigi émerge souvent du brouillard. Sinon, annulez jusqu’à la veille au soir.",
        "A novembre il Rigi è spesso sopra la nebbia. Se non va bene, si disdice fino alla sera prima.",
      ),
    ),
  ],
  pictured: [
    words(
      "Rote Zahnradbahn auf der Rigi über dem Nebelmeer",
      "A red cog train on the Rigi above a sea of fog",
      "Un train rouge à crémaillère sur le Rigi, au-dessus d’une mer de brouillard",
      "Un treno rosso a cremagliera sul Rigi, sopra un mare di nebbia",
    ),
    words(
      "Zwei Wandernde am Gipfelkreuz auf Rigi Kulm im Morgenlicht",
      "Two hikers at the summit cross on Rigi Kulm at dawn",
      "Deux randonneurs près de la croix de Rigi Kulm, à l’aube",
      "Due escursionisti presso la croce di Rigi Kulm, all’alba",
    ),
  ],
  meetingPoints: [
    {
      label: words("Talstation Vitznau", "Vitznau valley station", "Gare de départ de Vitznau", "Stazione a valle di Vitznau"),
      address: "Bahnhofstrasse 7, 6354 Vitznau",
      latitude: 47.0097,
      longitude: 8.4836,
    },
    {
      label: words("Bahnhof Arth-Goldau", "Arth-Goldau station", "Gare d’Arth-Goldau", "Stazione di Arth-Goldau"),
      address: "Bahnhofplatz, 6410 Goldau",
      latitude: 47.0487,
      longitude: 8.5489,
    },
  ],
  attributes: [allYear, forAll, clearSky, where("summit", "lake", "railway")],
  ticketsIssued: 2210,
  rating: { average: 4.7, count: 688 },
  offers: [
    offer({
      id: 3031,
      contentApiOfferId: 72031,
      label: words("Tageskarte Rigi", "Rigi day pass", "Carte journalière Rigi", "Carta giornaliera Rigi"),
      description: words(
        "Freie Fahrt am gewählten Tag.",
        "Free travel on the day you choose.",
        "Libre parcours le jour choisi.",
        "Viaggi liberi nel giorno scelto.",
      ),
      durationInMinutes: null,
      schedules: [allDay()],
      categories: [adult(7800), adultHalfFare(3900), child(6, 15, 3900), infant(5)],
    }),
  ],
});
