import { allYear, anyWeather, forAll, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, adultHalfFare, child } from "../build/categories.ts";
import { departures, every } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

export const luganoMonteBre = activity({
  key: "lugano-monte-bre",
  id: 255,
  mappedId: 21640,
  supplierId: suppliers.ticino.id,
  typeId: types.mountain.id,
  locationId: locations.lugano.id,
  title: words(
    "Monte Brè: Standseilbahn über Lugano",
    "Monte Brè: funicular above Lugano",
    "Monte Brè : funiculaire au-dessus de Lugano",
    "Monte Brè: in funicolare sopra Lugano",
  ),
  teaser: words(
    "Von Cassarate auf 925 m, wo Lugano, der See und der Monte Rosa im selben Bild liegen.",
    "From Cassarate to 925 m, where Lugano, the lake and Monte Rosa share one view.",
    "De Cassarate à 925 m, où Lugano, le lac et le Mont Rose tiennent dans un même regard.",
    "Da Cassarate a 925 m, dove Lugano, il lago e il Monte Rosa stanno in un solo sguardo.",
  ),
  benefits: [
    included.returnTrip,
    words(
      "Plan des Kunstwegs im Dorf Brè",
      "Map of the art trail in Brè village",
      "Plan du sentier d’art du village de Brè",
      "Pianta del percorso d’arte di Brè",
    ),
    words("Freie Rückfahrt", "Any train down", "Descente libre", "Discesa libera"),
  ],
  highlights: words(
    "Die Bahn fährt seit 1912. Oben sind es zwanzig Minuten zu Fuss ins Dorf Brè mit Kunst an den Hauswänden. Die Sonne scheint hier auch im Winter lange.",
    "The line opened in 1912. Twenty minutes on foot from the top is Brè village, with art on its walls. The sun stays long here even in winter.",
    "La ligne date de 1912. À vingt minutes à pied du sommet, le village de Brè expose de l’art sur ses murs. Même en hiver, le soleil y reste longtemps.",
    "La linea è del 1912. A venti minuti a piedi dalla cima c’è il paese di Brè, con opere d’arte sui muri. Anche d’inverno il sole resta a lungo.",
  ),
  contentBlocks: [
    block(
      words("Zu Fuss hinunter", "Down on foot", "Descendre à pied", "Scendere a piedi"),
      words(
        "Der Weg über Gandria zum See dauert zwei Stunden und geht durch Kastanienwald.",
        "The path by Gandria to the lake takes two hours, through chestnut woods.",
        "Le chemin par Gandria jusqu’au lac prend deux heures, sous les châtaigniers.",
        "Il sentiero per Gandria fino al lago dura due ore, tra i castagni.",
      ),
    ),
    block(
      words("Essen", "Eating", "Manger", "Mangiare"),
      words(
        "Neben der Bergstation gibt es Polenta und Brasato mit Blick auf den See.",
        "Polenta and braised beef are served by the top station, with a view of the lake.",
        "Près de la station, polenta et bœuf braisé face au lac.",
        "Accanto alla stazione si mangiano polenta e brasato con vista sul lago.",
      ),
    ),
  ],
  pictured: [
    words(
      "Blaue Standseilbahn zwischen Palmen über dem Luganersee",
      "A blue funicular among palms above Lake Lugano",
      "Un funiculaire bleu entre les palmiers, au-dessus du lac de Lugano",
      "Una funicolare blu tra le palme sopra il lago di Lugano",
    ),
    words(
      "Terrasse mit Palmen hoch über der Bucht von Lugano",
      "A terrace with palms high above the bay of Lugano",
      "Une terrasse avec des palmiers, au-dessus de la baie de Lugano",
      "Una terrazza con palme sopra il golfo di Lugano",
    ),
  ],
  meetingPoints: [
    {
      label: words("Talstation Cassarate", "Cassarate valley station", "Station de départ de Cassarate", "Stazione a valle di Cassarate"),
      address: "Via Ceresio di Suvigliana 36, 6977 Lugano",
      latitude: 46.0059,
      longitude: 8.9722,
    },
  ],
  attributes: [allYear, forAll, anyWeather, where("lake", "railway")],
  ticketsIssued: 133,
  rating: { average: 4.3, count: 77 },
  offers: [
    offer({
      id: 3551,
      contentApiOfferId: 72551,
      label: words("Cassarate–Monte Brè retour", "Cassarate–Monte Brè return", "Cassarate–Monte Brè, aller-retour", "Cassarate–Monte Brè andata e ritorno"),
      description: words(
        "30 Minuten Fahrt mit Umsteigen in Suvigliana.",
        "A 30-minute ride with a change at Suvigliana.",
        "30 minutes de trajet, changement à Suvigliana.",
        "30 minuti di viaggio con cambio a Suvigliana.",
      ),
      durationInMinutes: 120,
      schedules: [departures({ times: every(60, "09:15", "17:15"), capacity: 35, cancellationCutOffHours: 2 })],
      categories: [adult(2600), adultHalfFare(1600), child(6, 15, 1300)],
    }),
  ],
});
