import { allYear, anyWeather, forAll, where } from "../attributes.ts";
import { activity, block, offer } from "../build/activity.ts";
import { adult, adultHalfFare, child, inClass } from "../build/categories.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

const categories = (second: number, first: number) => [
  inClass("2nd_class", adult(second)),
  inClass("2nd_class", adultHalfFare(second / 2)),
  inClass("2nd_class", child(6, 15, second / 2)),
  inClass("1st_class", adult(first)),
  inClass("1st_class", adultHalfFare(first / 2)),
  inClass("1st_class", child(6, 15, first / 2)),
];

export const berninaExpress = activity({
  key: "bernina-express",
  id: 218,
  mappedId: 21330,
  supplierId: suppliers.grisons.id,
  typeId: types.rail.id,
  locationId: locations.chur.id,
  title: words(
    "Bernina Express: über den Pass nach Tirano",
    "Bernina Express: over the pass to Tirano",
    "Bernina Express : par le col jusqu’à Tirano",
    "Trenino del Bernina: oltre il passo fino a Tirano",
  ),
  teaser: words(
    "Im Panoramawagen von den Gletschern zu den Palmen, ohne Zahnrad bis auf 2253 m.",
    "From glaciers to palm trees in a panorama coach, to 2,253 m without a cogwheel.",
    "En voiture panoramique, des glaciers aux palmiers, à 2253 m sans crémaillère.",
    "In carrozza panoramica dai ghiacciai alle palme, a 2253 m senza cremagliera.",
  ),
  benefits: [
    words(
      "Billett und Sitzplatz im Panoramawagen",
      "Ticket and seat in a panorama coach",
      "Billet et place en voiture panoramique",
      "Biglietto e posto in carrozza panoramica",
    ),
    words("Audioguide in sechs Sprachen", "Audio guide in six languages", "Audioguide en six langues", "Audioguida in sei lingue"),
    words(
      "Rückreise mit jedem Regionalzug am selben Tag",
      "Return by any regional train that day",
      "Retour par tout train régional du jour",
      "Ritorno con ogni treno regionale del giorno",
    ),
  ],
  highlights: words(
    "Die Strecke hat 55 Tunnels und 196 Brücken. Auf dem Landwasserviadukt fährt der Zug 65 m über dem Fluss direkt in den Fels. Bei Brusio dreht er im Freien einen vollen Kreis.",
    "The line has 55 tunnels and 196 bridges. On the Landwasser Viaduct the train runs 65 m above the river straight into the rock. At Brusio it turns a full circle in the open.",
    "La ligne compte 55 tunnels et 196 ponts. Sur le viaduc de Landwasser, le train passe à 65 m et entre droit dans la roche. À Brusio, il décrit un cercle entier à l’air libre.",
    "La linea ha 55 gallerie e 196 ponti. Sul viadotto Landwasser il treno passa a 65 m ed entra dritto nella roccia. A Brusio compie un giro completo all’aperto.",
  ),
  importantInformation: words(
    "Tirano liegt in Italien: bitte Ausweis mitnehmen. Platzkarten lassen sich nicht zurückgeben.",
    "Tirano is in Italy: bring your ID. Seats can’t be returned.",
    "Tirano est en Italie : prenez une pièce d’identité. Les places ne sont pas remboursées.",
    "Tirano è in Italia: serve un documento. I posti non si rimborsano.",
  ),
  contentBlocks: [
    block(
      words("Ab Chur oder ab St. Moritz", "From Chur or from St. Moritz", "De Coire ou de Saint-Moritz", "Da Coira o da St. Moritz"),
      words(
        "Ab Chur kommt der Albulapass mit dem Landwasserviadukt dazu; ab St. Moritz beginnt die Reise gleich mit dem Berninapass.",
        "From Chur you also ride the Albula line with the Landwasser Viaduct; from St. Moritz the trip starts with the Bernina Pass.",
        "De Coire, vous parcourez aussi l’Albula et le viaduc de Landwasser ; de Saint-Moritz, la Bernina commence aussitôt.",
        "Da Coira si percorre anche l’Albula con il viadotto Landwasser; da St. Moritz si comincia subito dal Bernina.",
      ),
    ),
    block(
      words("Fotografieren", "Taking pictures", "Photographier", "Fotografare"),
      words(
        "Die Fenster der Panoramawagen lassen sich nicht öffnen. Im Regionalzug auf der Rückreise schon.",
        "Panorama windows don’t open. Those of the regional train on the way back do.",
        "Les fenêtres panoramiques ne s’ouvrent pas ; celles du train régional, au retour, oui.",
        "I finestrini panoramici non si aprono; quelli del regionale, al ritorno, sì.",
      ),
    ),
  ],
  pictured: [
    words(
      "Roter Zug auf einem hohen Viadukt in den verschneiten Bergen",
      "A red train on a high viaduct in the snowy mountains",
      "Un train rouge sur un haut viaduc, dans les montagnes enneigées",
      "Un treno rosso su un alto viadotto tra i monti innevati",
    ),
    words(
      "Roter Zug an einem türkisblauen See auf dem Berninapass",
      "A red train beside a turquoise lake on the Bernina Pass",
      "Un train rouge au bord d’un lac turquoise, au col de la Bernina",
      "Un treno rosso lungo un lago turchese al passo del Bernina",
    ),
  ],
  meetingPoints: [
    {
      label: words("Bahnhof Chur", "Chur station", "Gare de Coire", "Stazione di Coira"),
      address: "Bahnhofplatz 3, 7000 Chur",
      latitude: 46.8534,
      longitude: 9.5289,
    },
    {
      label: words("Bahnhof St. Moritz", "St. Moritz station", "Gare de Saint-Moritz", "Stazione di St. Moritz"),
      address: "Via Grevas, 7500 St. Moritz",
      latitude: 46.4985,
      longitude: 9.8464,
    },
  ],
  attributes: [allYear, forAll, anyWeather, where("railway")],
  highDemand: true,
  ticketsIssued: 1562,
  rating: { average: 4.7, count: 611 },
  offers: [
    offer({
      id: 3181,
      contentApiOfferId: 72181,
      label: words("Ab Chur", "From Chur", "Au départ de Coire", "Da Coira"),
      description: words(
        "Vier Stunden über Albula und Bernina.",
        "Four hours over the Albula and the Bernina.",
        "Quatre heures par l’Albula et la Bernina.",
        "Quattro ore per l’Albula e il Bernina.",
      ),
      durationInMinutes: 253,
      schedules: [departures({ times: ["08:28"], capacity: 42, demandShare: 0.35, bookingCutOffHours: 2, cancellationCutOffHours: null })],
      categories: categories(9200, 14400),
    }),
    offer({
      id: 3182,
      contentApiOfferId: 72182,
      label: words("Ab St. Moritz", "From St. Moritz", "Au départ de Saint-Moritz", "Da St. Moritz"),
      description: words(
        "Zweieinhalb Stunden über den Berninapass.",
        "Two and a half hours over the Bernina Pass.",
        "Deux heures et demie par le col de la Bernina.",
        "Due ore e mezza per il passo del Bernina.",
      ),
      durationInMinutes: 150,
      schedules: [departures({ times: ["09:17", "13:17"], capacity: 42, demandShare: 0.2, bookingCutOffHours: 2, cancellationCutOffHours: null })],
      categories: categories(6000, 9800),
    }),
  ],
});
