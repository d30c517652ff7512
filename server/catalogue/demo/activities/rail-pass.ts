import { allYear, anyWeather, forGrownUps, where } from "../attributes.ts";
import { activity, block, offer } from "../build/activity.ts";
import { adult, child, inClass, youth } from "../build/categories.ts";
import { dateOfBirth, firstName, lastName } from "../build/fields.ts";
import { allDay } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

/** The calendar shows "one month" for it by its content id, whatever the minutes are (purchase spec §9). */
const thirtyDaysInMinutes = 43_200;

export const railPass = activity({
  key: "rail-pass",
  id: 1658,
  mappedId: 31206,
  supplierId: suppliers.rail.id,
  typeId: types.rail.id,
  locationId: locations.switzerland.id,
  title: words(
    "Monatspass für Bahn, Bus und Schiff",
    "One-month pass for train, bus and boat",
    "Abonnement d’un mois : train, bus et bateau",
    "Abbonamento di un mese: treno, bus e battello",
  ),
  teaser: words(
    "Einen Monat lang einsteigen und fahren, in der ganzen Schweiz, ohne Billett zu lösen.",
    "Get on and go for a whole month, all over Switzerland, without buying a ticket.",
    "Pendant un mois, montez et partez, dans toute la Suisse, sans acheter de billet.",
    "Per un mese si sale e si parte, in tutta la Svizzera, senza fare il biglietto.",
  ),
  benefits: [
    words("Züge, Postautos und Schiffe", "Trains, post buses and boats", "Trains, cars postaux et bateaux", "Treni, autopostali e battelli"),
    words("Trams und Busse in 90 Städten", "Trams and buses in 90 towns", "Trams et bus dans 90 villes", "Tram e bus in 90 città"),
    words(
      "50 Prozent auf viele Bergbahnen",
      "50 percent off many mountain railways",
      "50 pour cent sur de nombreux trains de montagne",
      "50 per cento su molte ferrovie di montagna",
    ),
  ],
  highlights: words(
    "Der Pass gilt ab dem gewählten Tag einen Monat. Sie zeigen ihn auf dem Telefon zusammen mit einem Ausweis. Kinder bis 5 Jahre fahren ohne Billett mit.",
    "The pass is valid for a month from the day you choose. Show it on your phone together with an ID. Children up to 5 need no ticket.",
    "L’abonnement vaut un mois dès le jour choisi. Présentez-le sur votre téléphone avec une pièce d’identité. Les enfants jusqu’à 5 ans voyagent sans billet.",
    "L’abbonamento vale un mese dal giorno scelto. Si mostra sul telefono con un documento. I bambini fino a 5 anni viaggiano senza biglietto.",
  ),
  importantInformation: words(
    "Der Pass ist persönlich. Name und Geburtsdatum müssen mit dem Ausweis übereinstimmen und lassen sich nachträglich nicht ändern.",
    "The pass is personal. Name and date of birth must match the ID and can’t be changed later.",
    "L’abonnement est personnel. Nom et date de naissance doivent correspondre à la pièce d’identité et ne peuvent plus être modifiés.",
    "L’abbonamento è personale. Nome e data di nascita devono corrispondere al documento e non si possono cambiare dopo.",
  ),
  contentBlocks: [
    block(
      words("Wer zahlt welchen Preis", "Who pays what", "Qui paie quel prix", "Chi paga quale prezzo"),
      words(
        "Es zählt das Alter am ersten Tag: Kinder 6 bis 15, Jugendliche 16 bis 24, Erwachsene ab 25 Jahren.",
        "Your age on the first day counts: children 6 to 15, youth 16 to 24, adults from 25.",
        "L’âge au premier jour compte : enfants de 6 à 15 ans, jeunes de 16 à 24, adultes dès 25 ans.",
        "Conta l’età al primo giorno: bambini 6–15, ragazzi 16–24, adulti da 25 anni.",
      ),
    ),
    block(
      words("Sitzplätze", "Seats", "Places assises", "Posti a sedere"),
      words(
        "In fast allen Zügen setzen Sie sich einfach hin. Panoramazüge verlangen eine Reservation, die extra kostet.",
        "On almost all trains you simply sit down. Panorama trains need a seat reservation at extra cost.",
        "Dans presque tous les trains, on s’assied sans réserver. Les trains panoramiques exigent une réservation payante.",
        "Su quasi tutti i treni ci si siede e basta. I treni panoramici chiedono una prenotazione a parte.",
      ),
    ),
  ],
  pictured: [
    words(
      "Roter Zug vor grünen Bergen",
      "A red train before green mountains",
      "Un train rouge devant des montagnes vertes",
      "Un treno rosso davanti a monti verdi",
    ),
    words(
      "Roter Zug an einem See im Herbst",
      "A red train by a lake in autumn",
      "Un train rouge au bord d’un lac, en automne",
      "Un treno rosso in riva a un lago, in autunno",
    ),
  ],
  meetingPoints: [
    {
      label: words(
        "Jeder Bahnhof der Schweiz, zum Beispiel Zürich HB",
        "Any Swiss station, for instance Zurich HB",
        "Toute gare suisse, par exemple Zurich HB",
        "Ogni stazione svizzera, per esempio Zurigo HB",
      ),
      address: "Bahnhofplatz 1, 8001 Zürich",
      latitude: 47.3779,
      longitude: 8.5403,
    },
  ],
  attributes: [allYear, forGrownUps, anyWeather, where("railway")],
  ticketsIssued: 731,
  rating: { average: 4.4, count: 208 },
  offers: [
    offer({
      id: 2581,
      contentApiOfferId: 71581,
      label: words("Monatspass", "One-month pass", "Abonnement d’un mois", "Abbonamento mensile"),
      description: words(
        "Gilt einen Monat ab dem gewählten Tag.",
        "Valid for one month from the day you choose.",
        "Valable un mois dès le jour choisi.",
        "Vale un mese dal giorno scelto.",
      ),
      durationInMinutes: thirtyDaysInMinutes,
      schedules: [allDay({ cancellationCutOffHours: 24 })],
      categories: [
        inClass("2nd_class", adult(62900, { minAge: 25 })),
        inClass("2nd_class", youth(16, 24, 43900)),
        inClass("2nd_class", child(6, 15, 18900)),
        inClass("1st_class", adult(99900, { minAge: 25 })),
        inClass("1st_class", youth(16, 24, 69900)),
        inClass("1st_class", child(6, 15, 29900)),
      ],
      personalization: [firstName, lastName, dateOfBirth],
    }),
  ],
});
