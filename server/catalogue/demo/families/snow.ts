import { family } from "./family.ts";

export const snow = {
  skiPass: family({
    type: "ski",
    price: 76,
    minutes: 480,
    tickets: "skiPass",
    when: { season: "winter", capacity: null, cancel: 0 },
    marks: { effort: 2, thrill: 2, included: ["transport"], level: ["beginners", "advanced"], setting: ["summit"] },
    topics: ["snow", "ride", "view", "family"],
    meet: ["Kasse {meet}", "Ticket office, {meet}", "Caisse, {meet}", "Cassa, {meet}"],
    highlights: [
      [
        "Der Pass öffnet alle Anlagen bis auf {metres} m. Laden Sie ihn vor der ersten Fahrt aufs Kärtchen, dann geht es an der Kasse vorbei.",
        "The pass opens every lift up to {metres} m. Load it on your card before the first ride and skip the till.",
        "Le forfait ouvre toutes les remontées jusqu’à {metres} m. Chargez-le avant la première montée et évitez la caisse.",
        "Il pass apre tutti gli impianti fino a {metres} m. Caricatelo prima della prima salita ed evitate la cassa.",
      ],
      [
        "Von der ersten Bahn um 8.30 Uhr bis zur Talabfahrt: ein Tag auf Pisten jeder Farbe, der höchste Punkt liegt auf {metres} m.",
        "From the first lift at 8:30 am to the last run down: a day on pistes of every colour, the highest point at {metres} m.",
        "De la première benne à 8h30 à la dernière descente : un jour de pistes de toutes couleurs, jusqu’à {metres} m.",
        "Dalla prima cabina alle 8.30 all’ultima discesa: un giorno su piste di ogni colore, fino a {metres} m.",
      ],
    ],
    benefits: [
      ["Alle Bahnen und Lifte", "All lifts", "Toutes les remontées", "Tutti gli impianti"],
      ["Skibus im Tal", "Ski bus in the valley", "Bus des neiges", "Skibus a valle"],
      ["Kinder bis 5 Jahre gratis", "Children up to 5 free", "Enfants gratuits jusqu’à 5 ans", "Bambini gratis fino a 5 anni"],
    ],
    blocks: [
      [
        ["Früh buchen", "Book early", "Réserver tôt", "Prenotare presto"],
        [
          "Der Preis bleibt, wie Sie ihn sehen, auch wenn es am Wochenende voll wird.",
          "The price stays as you see it even when the weekend fills up.",
          "Le prix reste celui que vous voyez, même si le week-end affiche complet.",
          "Il prezzo resta quello che vedete, anche se il fine settimana si riempie.",
        ],
      ],
      [
        ["Pisten und Hütten", "Pistes and huts", "Pistes et cabanes", "Piste e rifugi"],
        [
          "Die Webcam zeigt, was offen ist. Vor zwölf findet man in jeder Hütte einen Platz.",
          "The webcam shows what is open. Before twelve every hut has a seat.",
          "La webcam montre ce qui est ouvert. Avant midi, il y a de la place partout.",
          "La webcam mostra cosa è aperto. Prima di mezzogiorno c’è posto ovunque.",
        ],
      ],
    ],
    also: ["arrive", "weather", "ticket", "warm"],
    info: [
      "Steht mehr als die Hälfte der Anlagen still, wird der Pass erstattet.",
      "If more than half of the lifts stand still the pass is refunded.",
      "Si plus de la moitié des installations est fermée, le forfait est remboursé.",
      "Se è ferma più della metà degli impianti, il pass è rimborsato.",
    ],
    offer: [
      ["Tageskarte", "Day pass", "Forfait d’un jour", "Giornaliero"],
      ["Gilt den ganzen Tag.", "Good all day.", "Valable toute la journée.", "Vale tutto il giorno."],
    ],
    pictured: [
      [
        "Skifahrerinnen auf der Piste, ein Sessellift",
        "skiers on the piste, a chairlift",
        "des skieurs sur la piste, un télésiège",
        "sciatori sulla pista, una seggiovia",
      ],
      ["eine Skifahrerin im Pulverschnee", "a skier in powder", "une skieuse dans la poudreuse", "una sciatrice nella neve fresca"],
    ],
  }),
  skiLesson: family({
    type: "ski",
    price: 85,
    minutes: 180,
    minAge: 5,
    tickets: "workshop",
    when: { season: "winter", capacity: 8, times: ["09:30", "13:15"], demand: 0.15, cancel: 48 },
    languages: ["de", "en", "fr"],
    marks: { effort: 2, thrill: 1, included: ["guide"], hours: ["morning", "afternoon"], level: ["beginners"] },
    topics: ["guide", "snow", "family"],
    meet: ["Sammelplatz {meet}", "Meeting place, {meet}", "Rassemblement, {meet}", "Punto di raccolta, {meet}"],
    highlights: [
      [
        "{time} in der Gruppe, höchstens acht, nach Können und Alter gemischt oder getrennt. Am Ende wissen Sie, woran Sie weiterüben.",
        "{time} in a group of eight at most, sorted by level and age. At the end you know what to work on.",
        "{time} en groupe de huit au plus, selon le niveau et l’âge. À la fin, vous savez quoi travailler.",
        "{time} in gruppo, otto al massimo, per livello ed età. Alla fine sapete su cosa lavorare.",
      ],
      [
        "Gute Lehrer reden wenig und fahren vor: nach {time} spüren Sie die Kante, bevor Sie sie verstehen.",
        "Good teachers talk little and ski ahead: after {time} you feel the edge before you understand it.",
        "Les bons moniteurs parlent peu et montrent : après {time}, vous sentez la carre avant de la comprendre.",
        "I bravi maestri parlano poco e mostrano: dopo {time} sentite la lamina prima di capirla.",
      ],
    ],
    benefits: [
      ["Lehrerin oder Lehrer mit Fachausweis", "Certified instructor", "Moniteur breveté", "Maestro diplomato"],
      ["Gruppe bis acht", "Groups of up to eight", "Groupe de huit au plus", "Gruppo fino a otto"],
      ["Lift auf dem Übungsgelände", "Lift on the practice slope", "Remontée du terrain d’exercice", "Impianto del campo scuola"],
    ],
    blocks: [
      [
        ["Material", "Gear", "Matériel", "Materiale"],
        [
          "Ski, Schuhe und Helm mietet man am Vorabend, dann ist am Morgen Ruhe.",
          "Rent skis, boots and helmet the evening before and the morning is calm.",
          "Louez skis, chaussures et casque la veille : le matin sera calme.",
          "Noleggiate sci, scarponi e casco la sera prima: al mattino c’è calma.",
        ],
      ],
    ],
    also: ["warm", "children", "weather"],
    info: null,
    offer: [
      ["Gruppenunterricht", "Group class", "Cours collectif", "Lezione di gruppo"],
      ["Ohne Skipass und Material.", "Without lift pass and gear.", "Sans forfait ni matériel.", "Senza skipass e materiale."],
    ],
    pictured: [
      ["eine Skilehrerin mit ihrer Gruppe", "an instructor with her class", "une monitrice et sa classe", "una maestra con la sua classe"],
      ["Ski im Schnee vor der Hütte", "skis in the snow before a hut", "des skis plantés devant la cabane", "sci piantati davanti alla baita"],
    ],
  }),
  crossCountry: family({
    type: "ski",
    price: 52,
    minutes: 120,
    minAge: 8,
    tickets: "sport",
    when: { season: "winter", capacity: 8, times: ["10:00"], weekdays: [2, 4, 6, 7], demand: 0.1, cancel: 24 },
    marks: { effort: 2, thrill: 1, included: ["guide", "equipment"], hours: ["morning"], level: ["beginners"] },
    topics: ["snow", "guide", "view"],
    meet: ["Langlaufzentrum {meet}", "Nordic centre, {meet}", "Centre nordique, {meet}", "Centro nordico, {meet}"],
    highlights: [
      [
        "In {time} vom Stapfen zum Gleiten: Gleichgewicht, Stock, Rhythmus, und dann kommt der Rest von selbst.",
        "In {time} from trudging to gliding: balance, poles, rhythm, and the rest comes by itself.",
        "En {time}, du pas lourd à la glisse : équilibre, bâtons, rythme, et le reste vient seul.",
        "In {time} dal passo pesante allo scivolo: equilibrio, bastoni, ritmo, e il resto viene da sé.",
      ],
      [
        "Die Spur ist frisch gezogen, die Ski sind gewachst, und {time} später duschen Sie mit gutem Gewissen.",
        "The track is freshly set, the skis are waxed, and {time} later you shower with a clear conscience.",
        "La trace est fraîche, les skis fartés et, {time} plus tard, la douche est méritée.",
        "La traccia è fresca, gli sci sciolinati e {time} dopo la doccia è meritata.",
      ],
    ],
    benefits: [
      ["Ski, Schuhe und Stöcke", "Skis, boots and poles", "Skis, chaussures et bâtons", "Sci, scarpe e bastoni"],
      ["Loipenpass für den Tag", "Trail pass for the day", "Carte de piste du jour", "Pass piste giornaliero"],
      ["Kurs mit Langlauflehrer", "Class with an instructor", "Cours avec moniteur", "Corso con maestro"],
    ],
    blocks: [
      [
        ["Auf der Loipe", "On the trail", "Sur la piste", "Sulla pista"],
        [
          "Rechts laufen, links überholen, Hunde nur auf der Hundeloipe.",
          "Keep right, pass left, dogs on their own trail only.",
          "On tient la droite, on dépasse à gauche, chiens sur leur piste.",
          "Si tiene la destra, si sorpassa a sinistra, cani sulla loro pista.",
        ],
      ],
    ],
    also: ["warm", "arrive", "weather"],
    info: null,
    offer: [
      ["Kurs mit Material", "Class with gear", "Cours avec matériel", "Corso con materiale"],
      ["Loipenpass inbegriffen.", "Trail pass included.", "Carte de piste comprise.", "Pass piste compreso."],
    ],
    pictured: [
      ["eine Langläuferin in der Spur", "a cross-country skier in the track", "une fondeuse dans la trace", "una fondista nella traccia"],
      ["die Loipe durch den verschneiten Wald", "the trail through a snowy wood", "la piste dans la forêt enneigée", "la pista nel bosco innevato"],
    ],
  }),
  tobogganRun: family({
    type: "sledging",
    price: 36,
    minutes: 150,
    minAge: 6,
    tickets: "boat",
    when: { season: "winter", capacity: null, cancel: 0 },
    marks: { effort: 1, thrill: 2, included: ["transport", "equipment"], hours: ["morning", "afternoon"], occasion: ["birthday", "team"] },
    topics: ["snow", "family", "ride"],
    meet: ["Schlittenmiete {meet}", "Sledge hire, {meet}", "Location de luges, {meet}", "Noleggio slitte, {meet}"],
    highlights: [
      [
        "{km} Kilometer, ein Davoser Schlitten und die Fersen als Bremse. Die Bergfahrt ist dabei, so oft Sie wollen.",
        "{km} kilometres, one wooden sledge and your heels for brakes. Rides up are included, as often as you like.",
        "{km} kilomètres, une luge de Davos et les talons pour freiner. Montées comprises, autant que vous voulez.",
        "{km} chilometri, una slitta di Davos e i talloni come freno. Salite comprese, quante ne volete.",
      ],
      [
        "Hinten sitzt, wer lenkt, vorne, wer schreit. Die Bahn misst {km} Kilometer und wird jede Nacht präpariert.",
        "The one at the back steers, the one in front shouts. The run is {km} kilometres long and groomed every night.",
        "Derrière, on dirige ; devant, on crie. La piste fait {km} kilomètres et on la prépare chaque nuit.",
        "Chi sta dietro guida, chi sta davanti grida. La pista misura {km} chilometri ed è preparata ogni notte.",
      ],
    ],
    benefits: [
      ["Schlitten und Helm", "Sledge and helmet", "Luge et casque", "Slitta e casco"],
      ["Bergfahrten am ganzen Tag", "Rides up all day", "Montées toute la journée", "Salite tutto il giorno"],
      ["Rückgabe im Tal", "Return in the valley", "Retour en bas", "Riconsegna a valle"],
    ],
    blocks: [
      [
        ["Auf der Bahn", "On the run", "Sur la piste", "Sulla pista"],
        [
          "Abstand halten, in Kurven früh bremsen, Kinder unter acht auf dem Schlitten der Eltern.",
          "Keep your distance, brake early, children under eight ride with their parents.",
          "Gardez vos distances, freinez tôt, les moins de huit ans avec leurs parents.",
          "Tenete le distanze, frenate presto, sotto gli otto anni con i genitori.",
        ],
      ],
    ],
    also: ["warm", "children", "weather"],
    info: [
      "Bei zu wenig Schnee bleibt die Bahn zu; das Billett wird erstattet.",
      "With too little snow the run stays closed and the ticket is refunded.",
      "Faute de neige, la piste ferme et le billet est remboursé.",
      "Se manca la neve la pista chiude e il biglietto è rimborsato.",
    ],
    offer: [
      ["Tageskarte mit Schlitten", "Day ticket with sledge", "Carte journalière avec luge", "Giornaliero con slitta"],
      ["Bahn, Schlitten und Helm.", "Lift, sledge and helmet.", "Train ou remontée, luge et casque.", "Impianto, slitta e casco."],
    ],
    pictured: [
      ["zwei Leute auf dem Schlitten", "two people on a sledge", "deux personnes sur une luge", "due persone sulla slitta"],
      ["eine Reihe Holzschlitten", "a row of wooden sledges", "une rangée de luges en bois", "una fila di slitte di legno"],
    ],
  }),
  snowshoe: family({
    type: "snowshoe",
    price: 56,
    minutes: 180,
    minAge: 10,
    tickets: "guided",
    when: { season: "winter", capacity: 12, times: ["10:15"], weekdays: [3, 6, 7], demand: 0.15, cancel: 24 },
    marks: { effort: 2, thrill: 1, included: ["guide", "equipment"], access: ["dogs"], hours: ["morning"], occasion: ["team"], level: ["beginners"] },
    topics: ["snow", "guide", "walk", "view"],
    meet: ["Treffpunkt {meet}", "Meeting point, {meet}", "Rendez-vous : {meet}", "Ritrovo: {meet}"],
    highlights: [
      [
        "{time} durch Schnee, in dem vor Ihnen nur Hasen waren. Wer gehen kann, kann auch das.",
        "{time} through snow where only hares have been. If you can walk, you can do this.",
        "{time} dans une neige où seuls les lièvres sont passés. Qui marche y arrive.",
        "{time} in una neve dove sono passate solo le lepri. Chi cammina ci riesce.",
      ],
      [
        "Die Leiterin liest Spuren und Lawinenbulletin; Sie hören das Knirschen und sonst {time} lang nichts.",
        "The guide reads tracks and the avalanche bulletin; you hear the crunch and nothing else for {time}.",
        "La guide lit les traces et le bulletin d’avalanches ; vous, pendant {time}, n’entendez que le crissement.",
        "La guida legge tracce e bollettino valanghe; voi per {time} sentite solo lo scricchiolio.",
      ],
    ],
    benefits: [
      ["Schneeschuhe und Stöcke", "Snowshoes and poles", "Raquettes et bâtons", "Ciaspole e bastoni"],
      ["Sicherheitsmaterial, wo nötig", "Safety gear where needed", "Matériel de sécurité si besoin", "Materiale di sicurezza se serve"],
      ["Heisser Tee unterwegs", "Hot tea on the way", "Thé chaud en chemin", "Tè caldo lungo la via"],
    ],
    blocks: [
      [
        ["Anforderung", "How hard it is", "Difficulté", "Difficoltà"],
        [
          "250 bis 400 m Aufstieg im Tempo der Langsamsten. Pausen sind Programm.",
          "A climb of 250 to 400 m at the pace of the slowest. Breaks are part of it.",
          "250 à 400 m de montée au rythme du plus lent. Les pauses sont au programme.",
          "Da 250 a 400 m di salita al passo del più lento. Le pause sono in programma.",
        ],
      ],
    ],
    also: ["warm", "weather", "guide"],
    info: null,
    offer: [
      ["Schneeschuhtour", "Snowshoe tour", "Sortie en raquettes", "Gita con le ciaspole"],
      ["Mit Leitung und Material.", "With guide and gear.", "Avec guide et matériel.", "Con guida e materiale."],
    ],
    pictured: [
      ["eine kleine Gruppe mit Schneeschuhen", "a small group on snowshoes", "un petit groupe en raquettes", "un piccolo gruppo con le ciaspole"],
      ["eine Spur im Schnee zum Waldrand", "a trail in the snow to the wood", "une trace vers la lisière", "una traccia verso il bosco"],
    ],
  }),
  iceRink: family({
    type: "ski",
    price: 24,
    minutes: 90,
    minAge: 6,
    tickets: "rental",
    when: { season: "winter", capacity: 30, times: ["14:00", "17:00"], weekdays: [3, 5, 6, 7], demand: 0.05, cancel: 6 },
    marks: { effort: 1, thrill: 1, included: ["equipment"], hours: ["afternoon", "evening"], occasion: ["birthday", "team", "romantic"], level: ["beginners"] },
    topics: ["snow", "family", "guide"],
    meet: ["Kasse {meet}", "Ticket office, {meet}", "Caisse, {meet}", "Cassa, {meet}"],
    highlights: [
      [
        "{time} auf dem Eis, Material inbegriffen. Die ersten zehn Minuten gehören dem Gleichgewicht.",
        "{time} on the ice, gear included. The first ten minutes belong to balance.",
        "{time} sur la glace, matériel compris. Les dix premières minutes sont pour l’équilibre.",
        "{time} sul ghiaccio, materiale compreso. I primi dieci minuti sono per l’equilibrio.",
      ],
      [
        "Glatt, kalt, fröhlich: nach {time} wärmt der Punsch doppelt.",
        "Smooth, cold, cheerful: after {time} the punch warms twice.",
        "Lisse, froid, joyeux : après {time}, le punch réchauffe deux fois.",
        "Liscio, freddo, allegro: dopo {time} il punch scalda il doppio.",
      ],
    ],
    benefits: [
      ["Schlittschuhe oder Steine", "Skates or stones", "Patins ou pierres", "Pattini o stone"],
      ["Zeit auf dem Eis", "Time on the ice", "Temps de glace", "Tempo sul ghiaccio"],
      ["Ein heisses Getränk", "A hot drink", "Une boisson chaude", "Una bevanda calda"],
    ],
    blocks: [
      [
        ["Gut ausgerüstet", "What you need", "Bien équipé", "Cosa serve"],
        [
          "Handschuhe sind Pflicht, ein Velohelm schadet Kindern nie.",
          "Gloves are a must and a bike helmet never hurts children.",
          "Gants obligatoires ; un casque de vélo ne nuit pas aux enfants.",
          "Guanti obbligatori; un casco da bici ai bambini non guasta.",
        ],
      ],
    ],
    also: ["warm", "children"],
    info: null,
    offer: [
      ["Auf dem Eis", "On the ice", "Sur la glace", "Sul ghiaccio"],
      ["Mit Miete des Materials.", "With gear hire.", "Location comprise.", "Noleggio compreso."],
    ],
    pictured: [
      [
        "Eisläufer und Curlingsteine auf dem Eis",
        "skaters and curling stones on the ice",
        "patineurs et pierres sur la glace",
        "pattinatori e stone sul ghiaccio",
      ],
      ["Lampen über dem Eisweg", "lamps above the ice path", "des lampes sur le chemin de glace", "lampade sul sentiero di ghiaccio"],
    ],
  }),
};
