import { allYear, anyWeather, forAll, where } from "../attributes.ts";
import { activity, block, offer } from "../build/activity.ts";
import { adult, child } from "../build/categories.ts";
import { guideLanguage } from "../build/fields.ts";
import { allDay, departures, weekend } from "../build/schedules.ts";
import { words } from "../build/words.ts";
import { locations } from "../locations.ts";
import { suppliers } from "../suppliers.ts";
import { types } from "../types.ts";

export const chillon = activity({
  key: "chillon",
  id: 152,
  mappedId: 20866,
  supplierId: suppliers.chillon.id,
  typeId: types.castle.id,
  locationId: locations.montreux.id,
  title: words(
    "Schloss Chillon: Eintritt und Führung",
    "Chillon Castle: entry and guided tour",
    "Château de Chillon : entrée et visite guidée",
    "Castello di Chillon: ingresso e visita",
  ),
  teaser: words(
    "Eine Wasserburg auf einem Felsen im Genfersee, mit Gewölben, Rittersälen und Wehrgang.",
    "A castle on a rock in Lake Geneva, with vaults, great halls and a sentry walk.",
    "Un château posé sur un rocher du Léman, avec ses souterrains, ses salles et son chemin de ronde.",
    "Un castello su uno scoglio del Lemano, con sotterranei, saloni e cammino di ronda.",
  ),
  benefits: [
    words("Eintritt in alle Räume", "Entry to all rooms", "Entrée dans toutes les salles", "Ingresso a tutte le sale"),
    words("Plan in elf Sprachen", "A plan in eleven languages", "Plan en onze langues", "Pianta in undici lingue"),
    words("Ohne Anstehen an der Kasse", "No queue at the desk", "Sans attente à la caisse", "Senza coda alla cassa"),
  ],
  highlights: words(
    "Im Kerker steht der Pfeiler, in den Lord Byron seinen Namen ritzte. Vom Turm sehen Sie über den See zu den Dents du Midi. Die Wandmalereien der Camera domini sind aus dem 14. Jahrhundert.",
    "In the dungeon stands the pillar into which Lord Byron cut his name. The keep looks across the lake to the Dents du Midi. The wall paintings in the Camera domini are from the 14th century.",
    "Dans la prison se dresse le pilier où Byron a gravé son nom. Du donjon, la vue porte par-delà le lac jusqu’aux Dents du Midi. Les peintures de la Camera domini datent du XIVe siècle.",
    "Nella prigione c’è il pilastro in cui Byron incise il suo nome. Dal mastio si guarda oltre il lago fino ai Dents du Midi. Le pitture della Camera domini sono del Trecento.",
  ),
  importantInformation: words(
    "Die Böden sind alt und uneben, viele Räume nur über Treppen erreichbar.",
    "Floors are old and uneven, and many rooms can be reached by stairs only.",
    "Les sols sont anciens et inégaux, et beaucoup de salles ne sont accessibles que par des escaliers.",
    "I pavimenti sono antichi e irregolari, e molte sale si raggiungono solo per le scale.",
  ),
  contentBlocks: [
    block(
      words("Allein oder mit Führung", "On your own or with a guide", "Seul ou avec un guide", "Da soli o con la guida"),
      words(
        "Mit der Tageskarte kommen Sie, wann Sie mögen. Die Führung am Wochenende dauert eine Stunde, danach bleiben Sie, so lange Sie wollen.",
        "With day entry you come whenever you like. The weekend tour takes an hour; stay on as long as you wish.",
        "Avec l’entrée du jour, vous venez quand vous voulez. La visite du week-end dure une heure, puis vous restez à votre guise.",
        "Con l’ingresso giornaliero si viene quando si vuole. La visita del fine settimana dura un’ora, poi si resta a piacere.",
      ),
    ),
    block(
      words("Zu Fuss von Montreux", "On foot from Montreux", "À pied depuis Montreux", "A piedi da Montreux"),
      words(
        "Der Uferweg ist flach und 4 km lang. Zurück geht es mit dem Bus 201.",
        "The lakeside path is flat and 4 km long. Bus 201 takes you back.",
        "Le chemin du bord du lac est plat et long de 4 km. Le bus 201 vous ramène.",
        "La passeggiata sul lago è piana e lunga 4 km. Si torna con il bus 201.",
      ),
    ),
  ],
  pictured: [
    words(
      "Schloss Chillon spiegelt sich im Genfersee",
      "Chillon Castle mirrored in Lake Geneva",
      "Le château de Chillon se reflète dans le Léman",
      "Il castello di Chillon si specchia nel Lemano",
    ),
    words(
      "Schloss Chillon und ein Segelboot im Abendlicht",
      "Chillon Castle and a sailing boat in the evening light",
      "Le château de Chillon et un voilier dans la lumière du soir",
      "Il castello di Chillon e una barca a vela nella luce della sera",
    ),
  ],
  meetingPoints: [
    {
      label: words("Kasse beim Burgtor", "Desk at the castle gate", "Caisse à l’entrée du château", "Cassa all’ingresso del castello"),
      address: "Avenue de Chillon 21, 1820 Veytaux",
      latitude: 46.4142,
      longitude: 6.9275,
    },
  ],
  attributes: [allYear, forAll, anyWeather, where("lake")],
  guideLanguages: ["fr", "en", "de"],
  ticketsIssued: 1377,
  rating: { average: 4.5, count: 540 },
  offers: [
    offer({
      id: 2521,
      contentApiOfferId: 71521,
      label: words("Eintritt", "Entry", "Entrée", "Ingresso"),
      description: words(
        "Den ganzen Tag gültig, ohne feste Zeit.",
        "Valid all day, at no set time.",
        "Valable toute la journée, sans heure fixe.",
        "Vale tutto il giorno, senza orario.",
      ),
      durationInMinutes: null,
      schedules: [allDay()],
      categories: [adult(1500), child(6, 15, 700)],
    }),
    offer({
      id: 2522,
      contentApiOfferId: 71522,
      label: words("Eintritt mit Führung", "Entry with guided tour", "Entrée avec visite guidée", "Ingresso con visita guidata"),
      description: words(
        "Samstag und Sonntag, eine Stunde mit einer Historikerin.",
        "Saturdays and Sundays, one hour with a historian.",
        "Samedi et dimanche, une heure avec une historienne.",
        "Sabato e domenica, un’ora con una storica.",
      ),
      durationInMinutes: 60,
      schedules: [departures({ weekdays: weekend, times: ["11:00", "14:00"], capacity: 25, demandShare: 0.15, cancellationCutOffHours: 0 })],
      categories: [adult(2500), child(6, 15, 1200)],
      personalization: [guideLanguage("fr", "en", "de")],
    }),
  ],
});
