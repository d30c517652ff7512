import { clearSky, forGrownUps, summer, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, youth } from "../build/categories.ts";
import { bodyWeight, dateOfBirth, diet, firstName, pickUp, shoeSize } from "../build/fields.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

const limits = { minAge: 14, maxAge: 65 };

export const verzascaCanyoning = activity({
  key: "verzasca-canyoning",
  id: 262,
  mappedId: 21705,
  supplierId: suppliers.canyon.id,
  typeId: types.water.id,
  locationId: locations.verzasca.id,
  title: words("Canyoning in der Verzasca", "Canyoning in the Verzasca", "Canyoning dans la Verzasca", "Canyoning in Verzasca"),
  teaser: words(
    "Rutschen, springen, abseilen im grünen Wasser zwischen Corippo und der Staumauer.",
    "Slide, jump and abseil through green water between Corippo and the dam.",
    "Glisser, sauter, descendre en rappel dans l’eau verte, entre Corippo et le barrage.",
    "Scivoli, tuffi e calate nell’acqua verde tra Corippo e la diga.",
  ),
  benefits: [included.guide, included.equipment, words("Fotos vom Tag", "Photos of the day", "Photos de la journée", "Foto della giornata")],
  highlights: words(
    "Der Granit ist so glatt, dass man auf ihm rutscht wie auf Eis. Die höchsten Sprünge messen acht Meter; an jedem führt ein Weg vorbei. Im Wasser sind Sie rund zwei Stunden.",
    "The granite is so smooth that you slide on it as on ice. The highest jumps are eight metres, and each has a way round. You are in the water for about two hours.",
    "Le granit est si lisse qu’on y glisse comme sur la glace. Les plus hauts sauts font huit mètres, et tous se contournent. On reste deux heures dans l’eau.",
    "Il granito è così liscio che ci si scivola come sul ghiaccio. I salti più alti sono di otto metri, e tutti si possono aggirare. In acqua si sta circa due ore.",
  ),
  importantInformation: words(
    "Badekleid, Tuch und alte Turnschuhe mitbringen. Nach Gewitter gehen wir nicht in die Schlucht.",
    "Bring swimwear, a towel and old trainers. After thunderstorms we don’t enter the gorge.",
    "Prenez maillot, serviette et vieilles baskets. Après un orage, nous n’entrons pas dans la gorge.",
    "Portare costume, asciugamano e vecchie scarpe da ginnastica. Dopo un temporale non si entra nella gola.",
  ),
  infoConfirmation: words(
    "Alle Gäste können schwimmen, wiegen zwischen 40 und 120 kg und sind nicht schwanger.",
    "Every guest can swim, weighs between 40 and 120 kg and is not pregnant.",
    "Chaque participant sait nager, pèse entre 40 et 120 kg et n’est pas enceinte.",
    "Tutti i partecipanti sanno nuotare, pesano tra 40 e 120 kg e non sono in gravidanza.",
  ),
  contentBlocks: [
    block(
      words("Wie schwer ist es?", "How hard is it?", "Quelle difficulté ?", "Quanto è difficile?"),
      words(
        "Wer schwimmen kann und eine Stunde wandert, schafft es. Mut braucht nur der erste Sprung.",
        "If you can swim and walk for an hour, you can do it. Only the first jump takes courage.",
        "Il suffit de nager et de marcher une heure. Seul le premier saut demande du courage.",
        "Basta saper nuotare e camminare un’ora. Ci vuole coraggio solo per il primo salto.",
      ),
    ),
    block(
      words("Saison", "Season", "Saison", "Stagione"),
      words(
        "Von Mai bis September. Im Mai ist das Wasser 8 Grad kalt, im August 18.",
        "May to September. The water is 8 degrees in May and 18 in August.",
        "De mai à septembre. L’eau est à 8 degrés en mai, à 18 en août.",
        "Da maggio a settembre. L’acqua è a 8 gradi a maggio, a 18 ad agosto.",
      ),
    ),
  ],
  pictured: [
    words(
      "Sprung ins grüne Wasser unter der Steinbrücke mit zwei Bögen",
      "A jump into green water below the double-arched stone bridge",
      "Un saut dans l’eau verte, sous le pont de pierre à deux arches",
      "Un tuffo nell’acqua verde sotto il ponte di pietra a due archi",
    ),
    words(
      "Abseilen neben einem Wasserfall, zwei warten unten auf einem Felsen",
      "Roping down beside a waterfall, two people wait on a rock below",
      "Descente en rappel près d’une cascade, deux personnes attendent en bas sur un rocher",
      "Una calata in corda accanto a una cascata, due persone aspettano sotto su una roccia",
    ),
  ],
  meetingPoints: [
    {
      label: words("Parkplatz bei der Staumauer", "Car park by the dam", "Parking du barrage", "Posteggio della diga"),
      address: "Via Valle Verzasca, 6596 Gordola",
      latitude: 46.1963,
      longitude: 8.8489,
    },
  ],
  attributes: [summer, forGrownUps, clearSky, where("gorge")],
  guideLanguages: ["it", "de", "en"],
  ...limits,
  ticketsIssued: 118,
  rating: { average: 4.8, count: 69 },
  offers: [
    offer({
      id: 3621,
      contentApiOfferId: 72621,
      label: words("Halbtag in der Schlucht", "Half a day in the gorge", "Demi-journée dans la gorge", "Mezza giornata nella gola"),
      description: words(
        "Vier Stunden mit An- und Rückweg.",
        "Four hours with the walk in and out.",
        "Quatre heures, marche comprise.",
        "Quattro ore, a piedi compresi.",
      ),
      durationInMinutes: 240,
      schedules: [
        departures({
          times: ["09:00", "14:00"],
          season: { from: "05-01", to: "09-30" },
          capacity: 10,
          demandShare: 0.3,
          bookingCutOffHours: 14,
          cancellationCutOffHours: 48,
        }),
      ],
      categories: [adult(14900, { minAge: 18, maxAge: limits.maxAge }), youth(14, 17, 11900)],
      personalization: [firstName, dateOfBirth, bodyWeight, shoeSize, diet, pickUp],
    }),
  ],
});
