import { clearSky, forAll, where, winter } from "../attributes.ts";
import { activity, block, offer } from "../build/activity.ts";
import { adult, child, youth } from "../build/categories.ts";
import { choice, dateOfBirth, firstName, option } from "../build/fields.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

const on = (sport: string) => ({ key: "sport", in: [sport] });

const sport = choice("sport", "reservation", words("Ski oder Snowboard", "Ski or snowboard", "Ski ou snowboard", "Sci o snowboard"), [
  option("ski", words("Ski", "Skiing", "À ski", "Sugli sci")),
  option("snowboard", words("Snowboard", "Snowboarding", "En snowboard", "Sullo snowboard")),
]);

/** The stance depends on the sport: another sport clears answers that it doesn't allow. */
const stance = choice("stance", "guest", words("Ausrüstung", "Equipment", "Matériel", "Attrezzatura"), [
  option("carving", words("Carvingski", "Carving skis", "Skis de carving", "Sci da carving"), { when: on("ski") }),
  option("short", words("Kurzski für Einsteiger", "Short skis for beginners", "Skis courts pour débuter", "Sci corti per principianti"), { when: on("ski") }),
  option("regular", words("Brett regular", "Regular board", "Planche regular", "Tavola regular"), {
    when: on("snowboard"),
    description: words("linker Fuss vorn", "left foot in front", "pied gauche devant", "piede sinistro avanti"),
  }),
  option("goofy", words("Brett goofy", "Goofy board", "Planche goofy", "Tavola goofy"), {
    when: on("snowboard"),
    description: words("rechter Fuss vorn", "right foot in front", "pied droit devant", "piede destro avanti"),
  }),
]);

export const stMoritzSkiLesson = activity({
  key: "st-moritz-ski-lesson",
  id: 241,
  mappedId: 21523,
  supplierId: suppliers.engadin.id,
  typeId: types.ski.id,
  locationId: locations.stMoritz.id,
  title: words(
    "Ski- und Snowboardkurs auf Corviglia",
    "Ski and snowboard lesson at Corviglia",
    "Cours de ski et de snowboard à Corviglia",
    "Lezione di sci e snowboard a Corviglia",
  ),
  teaser: words(
    "Zwei Stunden in kleiner Gruppe auf 2486 m, vom ersten Bogen bis zum sauberen Carven.",
    "Two hours in a small group at 2,486 m, from the first turn to clean carving.",
    "Deux heures en petit groupe à 2486 m, du premier virage au carving propre.",
    "Due ore in piccolo gruppo a 2486 m, dalla prima curva al carving pulito.",
  ),
  benefits: [
    words("Lehrerin oder Lehrer mit Fachausweis", "A certified teacher", "Professeur breveté", "Maestro diplomato"),
    words("Ausrüstung vom Verleih", "Rental equipment", "Matériel de location", "Attrezzatura a noleggio"),
    words("Höchstens sechs in der Gruppe", "Six in a group at most", "Six au plus par groupe", "Al massimo sei per gruppo"),
  ],
  highlights: words(
    "Der Übungshang liegt neben der Bergstation, in der Morgensonne. Wer sicher steht, fährt in der zweiten Stunde auf der blauen Piste. Eltern und Kinder lernen, wenn sie wollen, in derselben Gruppe.",
    "The nursery slope is by the top station, in the morning sun. Once steady, you take the blue run in the second hour. Parents and children can learn in one group.",
    "La piste d’exercice est à côté de la station, au soleil du matin. Une fois à l’aise, on prend la piste bleue la deuxième heure. Parents et enfants peuvent apprendre ensemble.",
    "Il campo scuola è accanto alla stazione, al sole del mattino. Chi è sicuro, nella seconda ora scende per la pista blu. Genitori e figli possono imparare insieme.",
  ),
  importantInformation: words(
    "Das Billett der Standseilbahn ist nicht inbegriffen. Kinder ab 6 Jahren, mit Helm.",
    "The funicular ticket is not included. Children from 6, with a helmet.",
    "Le billet du funiculaire n’est pas compris. Enfants dès 6 ans, avec casque.",
    "Il biglietto della funicolare non è compreso. Bambini dai 6 anni, con casco.",
  ),
  contentBlocks: [
    block(
      words("Ski oder Brett", "Skis or board", "Ski ou planche", "Sci o tavola"),
      words(
        "Eine Buchung gilt für eine Sportart. Für das Brett fragen wir, welcher Fuss vorn steht.",
        "One booking is for one sport. For the board we ask which foot goes in front.",
        "Une réservation vaut pour un sport. Pour la planche, nous demandons quel pied est devant.",
        "Una prenotazione vale per uno sport. Per la tavola chiediamo quale piede va avanti.",
      ),
    ),
    block(
      words("Warum das Geburtsdatum?", "Why the date of birth?", "Pourquoi la date de naissance ?", "Perché la data di nascita?"),
      words(
        "Die Versicherung verlangt es, und die Bindung wird danach eingestellt.",
        "The insurance needs it, and the bindings are set by it.",
        "L’assurance l’exige, et les fixations se règlent selon l’âge.",
        "Lo chiede l’assicurazione e serve a regolare gli attacchi.",
      ),
    ),
  ],
  pictured: [
    words(
      "Zwei auf Ski am Hang über dem Engadin",
      "Two skiers on the slope above the Engadin",
      "Deux skieurs sur la pente, au-dessus de l’Engadine",
      "Due sciatori sul pendio sopra l’Engadina",
    ),
    words(
      "Eine Skilehrperson mit vier Kindern auf der Piste",
      "A ski instructor with four children on the slope",
      "Un moniteur de ski avec quatre enfants sur la piste",
      "Un maestro di sci con quattro bambini sulla pista",
    ),
  ],
  meetingPoints: [
    {
      label: words("Bergstation Corviglia", "Corviglia top station", "Station supérieure de Corviglia", "Stazione a monte di Corviglia"),
      address: "Corviglia, 7500 St. Moritz",
      latitude: 46.5094,
      longitude: 9.8236,
    },
  ],
  attributes: [winter, forAll, clearSky, where("summit")],
  guideLanguages: ["de", "it", "en"],
  minAge: 6,
  ticketsIssued: 205,
  rating: { average: 4.7, count: 88 },
  offers: [
    offer({
      id: 3411,
      contentApiOfferId: 72411,
      label: words("Gruppenkurs", "Group lesson", "Cours collectif", "Lezione di gruppo"),
      description: words(
        "Zwei Stunden, Ausrüstung inbegriffen.",
        "Two hours, equipment included.",
        "Deux heures, matériel compris.",
        "Due ore, attrezzatura compresa.",
      ),
      durationInMinutes: 120,
      schedules: [departures({ times: ["10:00", "13:00"], season: { from: "12-05", to: "04-05" }, capacity: 6, demandShare: 0.25, bookingCutOffHours: 12 })],
      categories: [adult(11500, { minAge: 16 }), youth(12, 15, 9500), child(6, 11, 8500)],
      personalization: [sport, firstName, dateOfBirth, stance],
    }),
  ],
});
