import { allYear, anyWeather, forAll, where } from "../attributes.ts";
import { activity, block, included, offer } from "../build/activity.ts";
import { adult, child, infant } from "../build/categories.ts";
import { departures } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

export const baselRhineFerry = activity({
  key: "basel-rhine-ferry",
  id: 283,
  mappedId: 21872,
  supplierId: suppliers.basel.id,
  typeId: types.walk.id,
  locationId: locations.basel.id,
  title: words("Basel: vier Fähren, zwei Ufer", "Basel: four ferries, two banks", "Bâle : quatre bacs, deux rives", "Basilea: quattro traghetti, due rive"),
  teaser: words(
    "Viermal über den Rhein, ohne Motor, nur mit der Strömung, und dazwischen durch die Altstadt.",
    "Four times across the Rhine with no engine, only the current, and the old town in between.",
    "Quatre traversées du Rhin sans moteur, au fil du courant, et la vieille ville entre les deux.",
    "Quattro volte oltre il Reno senza motore, solo con la corrente, e in mezzo la città vecchia.",
  ),
  benefits: [
    included.guide,
    words("Vier Überfahrten", "Four crossings", "Quatre traversées", "Quattro traghetti"),
    words("Ein Läckerli zum Schluss", "A Läckerli at the end", "Un Läckerli pour finir", "Un Läckerli alla fine"),
  ],
  highlights: words(
    "Die Fähren hängen an einem Drahtseil und brauchen für den Rhein keine fünf Minuten. Von der Pfalz hinter dem Münster überblicken Sie die ganze Flussbiegung.",
    "The ferries hang on a wire and cross the Rhine in under five minutes. From the Pfalz terrace behind the minster you see the river’s whole bend.",
    "Les bacs, retenus par un câble, traversent en moins de cinq minutes. De la Pfalz, derrière la cathédrale, on voit toute la courbe du fleuve.",
    "I traghetti, appesi a un cavo, attraversano in meno di cinque minuti. Dalla Pfalz, dietro la cattedrale, si vede tutta l’ansa del fiume.",
  ),
  importantInformation: words(
    "Bei Hochwasser fahren die Fähren nicht. Dann gehen wir über die Brücken, und Sie zahlen die Hälfte.",
    "At high water the ferries stop. We then walk the bridges and you pay half.",
    "En cas de crue, les bacs s’arrêtent : nous prenons les ponts et vous payez la moitié.",
    "Con la piena i traghetti si fermano: si va per i ponti e si paga metà.",
  ),
  contentBlocks: [
    block(
      words("Der Weg", "The route", "Le parcours", "Il percorso"),
      words(
        "St. Alban, Münster, Klingental, St. Johann: 4 km in zweieinhalb Stunden.",
        "St. Alban, the minster, Klingental, St. Johann: 4 km in two and a half hours.",
        "St-Alban, cathédrale, Klingental, St-Jean : 4 km en deux heures et demie.",
        "St. Alban, cattedrale, Klingental, St. Johann: 4 km in due ore e mezza.",
      ),
    ),
    block(
      words("Mit dem Kinderwagen", "With a pram", "Avec une poussette", "Con il passeggino"),
      words(
        "Die Stege haben Stufen, doch die Fährleute helfen beim Tragen.",
        "The jetties have steps, but the ferrymen lend a hand.",
        "Les pontons ont des marches, mais les passeurs aident à porter.",
        "I pontili hanno gradini, ma i traghettatori danno una mano.",
      ),
    ),
  ],
  pictured: [
    words(
      "Fähre am Seil auf dem Rhein vor dem roten Basler Münster",
      "A cable ferry on the Rhine before Basel’s red Minster",
      "Un bac à câble sur le Rhin devant la cathédrale rouge de Bâle",
      "Un traghetto a fune sul Reno davanti alla cattedrale rossa di Basilea",
    ),
    words(
      "Schwimmende mit bunten Beuteln im Rhein, dahinter eine Fähre und die alte Brücke",
      "Swimmers with colourful bags in the Rhine, a ferry and the old bridge behind",
      "Des nageurs avec leurs sacs colorés dans le Rhin, derrière un bac et le vieux pont",
      "Nuotatori con sacche colorate nel Reno, dietro un traghetto e il vecchio ponte",
    ),
  ],
  meetingPoints: [
    {
      label: words("Anlegestelle der Fähre Wild Maa", "Wild Maa ferry landing", "Embarcadère du bac Wild Maa", "Imbarco del traghetto Wild Maa"),
      address: "St. Alban-Rheinweg, 4052 Basel",
      latitude: 47.5571,
      longitude: 7.6027,
    },
  ],
  attributes: [allYear, forAll, anyWeather, where("town")],
  guideLanguages: ["de", "fr", "en"],
  ticketsIssued: 3,
  offers: [
    offer({
      id: 3831,
      contentApiOfferId: 72831,
      label: words("Rundgang mit vier Fähren", "Walk with four ferries", "Balade et quatre bacs", "Giro con quattro traghetti"),
      description: words(
        "Am Freitag, Samstag und Sonntag.",
        "Fridays, Saturdays and Sundays.",
        "Le vendredi, le samedi et le dimanche.",
        "Il venerdì, il sabato e la domenica.",
      ),
      durationInMinutes: 150,
      schedules: [departures({ weekdays: [5, 6, 7], times: ["11:15", "14:15"], capacity: 18 })],
      categories: [adult(3200), child(6, 15, 1600), infant(5)],
    }),
  ],
});
