import { allYear, anyWeather, forAll, where } from "../attributes.ts";
import { activity, block, offer } from "../build/activity.ts";
import { adult, child } from "../build/categories.ts";
import { guideLanguage } from "../build/fields.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

export const lucerneNightWalk = activity({
  key: "lucerne-night-walk",
  id: 276,
  mappedId: 21819,
  supplierId: suppliers.lucerne.id,
  typeId: types.walk.id,
  locationId: locations.lucerne.id,
  title: words(
    "Luzern bei Nacht: mit der Laterne unterwegs",
    "Lucerne by night: a walk by lantern",
    "Lucerne la nuit : une balade à la lanterne",
    "Lucerna di notte: a passeggio con la lanterna",
  ),
  teaser: words(
    "Eine Stunde mit der Nachtwächterin, von der Kapellbrücke zur Museggmauer. Kostenlos, mit Platz zum Reservieren.",
    "An hour with the night watch, from Chapel Bridge to the Musegg Wall. Free, but reserve a place.",
    "Une heure avec la veilleuse de nuit, du pont de la Chapelle au mur de la Musegg. Gratuit, sur réservation.",
    "Un’ora con la guardia notturna, dal Ponte della Cappella alle mura della Musegg. Gratis, su prenotazione.",
  ),
  benefits: [
    words("Führung von einer Stunde", "An hour’s tour", "Une heure de visite", "Un’ora di visita"),
    words("Laterne für Kinder", "A lantern for children", "Une lanterne pour les enfants", "Una lanterna per i bambini"),
  ],
  highlights: words(
    "Auf der Kapellbrücke sehen Sie die Giebelbilder im Licht der Laterne. Die älteste Uhr der Stadt schlägt eine Minute vor allen anderen.",
    "On Chapel Bridge the gable paintings show by lantern light. The city’s oldest clock strikes one minute before all the others.",
    "Sur le pont de la Chapelle, la lanterne éclaire les peintures des pignons. La plus ancienne horloge de la ville sonne une minute avant les autres.",
    "Sul Ponte della Cappella la lanterna illumina i dipinti. L’orologio più antico della città batte un minuto prima degli altri.",
  ),
  importantInformation: words(
    "Der Rundgang ist kostenlos, weil ihn ein Verein trägt. Wer nicht kommt, sagt bitte ab.",
    "The walk is free because a local society pays for it. If you can’t come, please cancel.",
    "La visite est gratuite grâce à une association. Si vous ne venez pas, merci d’annuler.",
    "La visita è gratuita grazie a un’associazione. Chi non viene, per favore disdica.",
  ),
  contentBlocks: [
    block(
      words("Treffpunkt", "Where we meet", "Rendez-vous", "Ritrovo"),
      words(
        "Beim Wasserturm, an der Laterne zu erkennen. Wir gehen bei jedem Wetter.",
        "By the Water Tower; look for the lantern. We walk in any weather.",
        "Près de la tour de l’eau : cherchez la lanterne. Nous partons par tous les temps.",
        "Alla torre dell’acqua: cercate la lanterna. Si parte con ogni tempo.",
      ),
    ),
    block(
      words("Für Kinder", "For children", "Pour les enfants", "Per i bambini"),
      words(
        "Ab sechs Jahren verstehen sie alles. Es wird spät, aber nicht gruselig.",
        "From six they follow everything. It gets late, but not scary.",
        "Dès six ans, ils comprennent tout. Il se fait tard, mais rien n’effraie.",
        "Dai sei anni capiscono tutto. Si fa tardi, ma non c’è da aver paura.",
      ),
    ),
  ],
  pictured: [
    words(
      "Kapellbrücke und Wasserturm bei Nacht",
      "Chapel Bridge and Water Tower by night",
      "Pont de la Chapelle et tour de l’eau la nuit",
      "Ponte della Cappella e torre dell’acqua di notte",
    ),
    words(
      "Eine Begleitung mit Laterne und drei Gäste nachts auf einem Platz",
      "A guide with a lantern and three guests on a square at night",
      "Un guide avec une lanterne et trois visiteurs, la nuit, sur une place",
      "Una guida con una lanterna e tre ospiti, di notte, su una piazza",
    ),
  ],
  meetingPoints: [
    {
      label: words(
        "Kapellbrücke, beim Wasserturm",
        "Chapel Bridge, by the Water Tower",
        "Pont de la Chapelle, près de la tour",
        "Ponte della Cappella, alla torre",
      ),
      address: "Rathausquai, 6004 Luzern",
      latitude: 47.0518,
      longitude: 8.3076,
    },
  ],
  attributes: [allYear, forAll, anyWeather, where("town")],
  guideLanguages: ["de", "en"],
  showPerPersonSuffix: false,
  ticketsIssued: 340,
  rating: { average: 4.6, count: 131 },
  offers: [
    offer({
      id: 3761,
      contentApiOfferId: 72761,
      label: words("Rundgang", "Night walk", "Balade de nuit", "Passeggiata notturna"),
      description: words("Donnerstag bis Samstag.", "Thursday to Saturday.", "Du jeudi au samedi.", "Da giovedì a sabato."),
      durationInMinutes: 60,
      schedules: [departures({ weekdays: [4, 5, 6], times: ["20:00"], capacity: 20, demandShare: 0.3, cancellationCutOffHours: 2 })],
      categories: [adult(0, { maxOccupancy: 4 }), child(6, 15, 0, { maxOccupancy: 4 })],
      personalization: [guideLanguage("de", "en")],
    }),
  ],
});
