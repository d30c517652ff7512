import { allYear, clearSky, forGrownUps, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult } from "../build/categories.ts";
import { bodyWeight, firstName, pickUp } from "../build/fields.ts";
import { departures, every, weekdays, weekend } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

/** Six pilots: nobody books more than six flights at a time. */
const pilots = 6;
const flight = { times: every(90, "08:30", "16:00"), capacity: pilots, demandShare: 0.3, bookingCutOffHours: 2 };
const personalization = [firstName, bodyWeight, pickUp];

export const interlakenParagliding = activity({
  key: "interlaken-paragliding",
  id: 167,
  mappedId: 20925,
  supplierId: suppliers.wings.id,
  typeId: types.air.id,
  locationId: locations.interlaken.id,
  title: words(
    "Tandemflug über Interlaken",
    "Tandem paragliding over Interlaken",
    "Parapente biplace au-dessus d’Interlaken",
    "Parapendio in tandem sopra Interlaken",
  ),
  teaser: words(
    "Start auf Beatenberg, Landung auf der Höhematte, dazwischen zwei Seen und die Jungfrau.",
    "Take off at Beatenberg, land on the Höhematte, with two lakes and the Jungfrau in between.",
    "Décollage à Beatenberg, atterrissage sur la Höhematte ; entre les deux, deux lacs et la Jungfrau.",
    "Decollo da Beatenberg, atterraggio sulla Höhematte; in mezzo due laghi e la Jungfrau.",
  ),
  benefits: [
    words("Flug mit lizenzierter Pilotin oder lizenziertem Pilot", "A flight with a licensed pilot", "Vol avec pilote breveté", "Volo con pilota brevettato"),
    included.equipment,
    words("Fahrt zum Startplatz", "The drive to take-off", "Trajet jusqu’au décollage", "Trasporto al decollo"),
  ],
  highlights: words(
    "Sie laufen ein paar Schritte, dann trägt der Gleitschirm. Der Flug dauert je nach Thermik 15 bis 20 Minuten. Wer mag, steuert ein Stück selbst.",
    "A few steps and the wing takes your weight. The flight lasts 15 to 20 minutes, depending on the thermals. If you like, you steer for a while.",
    "Quelques pas, et la voile vous porte. Le vol dure 15 à 20 minutes, selon les thermiques. Si vous voulez, vous pilotez un moment.",
    "Pochi passi e la vela vi porta. Il volo dura da 15 a 20 minuti, secondo le termiche. Chi vuole guida per un tratto.",
  ),
  importantInformation: words(
    "Tragen Sie feste Schuhe und eine Windjacke. Bei zu viel Wind verschieben wir den Flug oder erstatten den Preis.",
    "Wear sturdy shoes and a windproof jacket. In too much wind we move the flight or refund it.",
    "Portez de bonnes chaussures et un coupe-vent. S’il y a trop de vent, nous déplaçons le vol ou le remboursons.",
    "Servono scarpe robuste e giacca a vento. Con troppo vento il volo si sposta o si rimborsa.",
  ),
  infoConfirmation: words(
    "Alle Gäste wiegen zwischen 25 und 105 kg und können 20 Meter schnell gehen.",
    "Every guest weighs between 25 and 105 kg and can walk fast for 20 metres.",
    "Chaque participant pèse entre 25 et 105 kg et peut marcher vite sur 20 mètres.",
    "Ogni partecipante pesa tra 25 e 105 kg e può camminare in fretta per 20 metri.",
  ),
  contentBlocks: [
    block(
      words("Ihr Gewicht", "Your weight", "Votre poids", "Il vostro peso"),
      words(
        "Wir fragen danach, weil Schirm und Pilot dazu passen müssen. Bitte mit Kleidern und Schuhen wiegen.",
        "We ask because wing and pilot must match it. Please weigh yourself in clothes and shoes.",
        "Nous le demandons parce que la voile et le pilote doivent convenir. Pesez-vous habillé et chaussé.",
        "Lo chiediamo perché vela e pilota devono essere adatti. Pesatevi vestiti e con le scarpe.",
      ),
    ),
    block(
      words("Fotos", "Photos", "Photos", "Foto"),
      words(
        "Die Bilder vom Flug kosten 40 Franken und werden vor Ort bezahlt, wenn sie gefallen.",
        "Pictures of the flight cost 40 francs, paid on the spot if you like them.",
        "Les photos du vol coûtent 40 francs, à payer sur place si elles vous plaisent.",
        "Le foto del volo costano 40 franchi e si pagano sul posto, se piacciono.",
      ),
    ),
  ],
  pictured: [
    words(
      "Tandem-Gleitschirm über Thuner- und Brienzersee",
      "A tandem paraglider above two lakes",
      "Un parapente biplace au-dessus de deux lacs",
      "Un parapendio biposto sopra due laghi",
    ),
    words(
      "Ein Tandem startet von einer Bergwiese, jemand schaut zu",
      "A tandem takes off from a mountain meadow, someone watches",
      "Un biplace décolle d’un pré de montagne, quelqu’un regarde",
      "Un tandem decolla da un prato di montagna, qualcuno guarda",
    ),
  ],
  meetingPoints: [
    {
      label: words("Landewiese Höhematte", "Höhematte landing field", "Pré d’atterrissage de la Höhematte", "Prato d’atterraggio Höhematte"),
      address: "Höheweg 125, 3800 Interlaken",
      latitude: 46.6873,
      longitude: 7.8607,
    },
  ],
  attributes: [allYear, forGrownUps, clearSky, where("lake")],
  guideLanguages: ["de", "en", "fr"],
  minAge: 6,
  maxAge: 80,
  highDemand: true,
  ticketsIssued: 1940,
  rating: { average: 4.9, count: 756 },
  offers: [
    offer({
      id: 2671,
      contentApiOfferId: 71671,
      label: words("Montag bis Freitag", "Monday to Friday", "Du lundi au vendredi", "Da lunedì a venerdì"),
      description: words(
        "Thermikflug mit Fahrt zum Startplatz.",
        "Thermal flight with the drive to take-off.",
        "Vol thermique, trajet au décollage compris.",
        "Volo in termica con trasporto al decollo.",
      ),
      durationInMinutes: 90,
      schedules: [departures({ ...flight, weekdays })],
      categories: [adult(18000, { maxOccupancy: pilots, minAge: 6 })],
      personalization,
    }),
    offer({
      id: 2672,
      contentApiOfferId: 71672,
      label: words("Samstag und Sonntag", "Saturday and Sunday", "Samedi et dimanche", "Sabato e domenica"),
      description: words("Derselbe Flug am Wochenende.", "The same flight at the weekend.", "Le même vol, le week-end.", "Lo stesso volo, nel fine settimana."),
      durationInMinutes: 90,
      schedules: [departures({ ...flight, weekdays: weekend })],
      categories: [adult(19000, { maxOccupancy: pilots, minAge: 6 })],
      personalization,
    }),
  ],
});
