import { diet } from "../build/fields.ts";
import { family } from "./family.ts";

export const townLife = {
  cityWalk: family({
    type: "walk",
    price: 22,
    minutes: 105,
    tickets: "guided",
    when: { season: "all", capacity: 20, times: ["14:00"], weekdays: [3, 5, 6, 7], demand: 0.15, cancel: 24 },
    languages: ["de", "en", "fr"],
    marks: { effort: 1, thrill: 1, included: ["guide"], access: ["pram", "dogs"], hours: ["afternoon"], setting: ["town"] },
    topics: ["guide", "history", "walk"],
    meet: ["Treffpunkt {meet}", "Meeting point, {meet}", "Rendez-vous : {meet}", "Ritrovo: {meet}"],
    highlights: [
      [
        "{time} zu Fuss, ohne Eile und ohne Mikrofon. Am Schluss kennen Sie drei Abkürzungen, zwei Cafés und eine Geschichte, die nicht im Reiseführer steht.",
        "{time} on foot, without haste or microphone. By the end you know three short cuts, two cafés and a story that is in no guidebook.",
        "{time} à pied, sans hâte ni micro. À la fin, vous connaissez trois raccourcis, deux cafés et une histoire absente des guides.",
        "{time} a piedi, senza fretta né microfono. Alla fine conoscete tre scorciatoie, due caffè e una storia che non sta nelle guide.",
      ],
      [
        "Treffpunkt ist {meet}, geredet wird auf Augenhöhe: fragen Sie, was Sie wollen, auch über Mieten und Politik. Dauer {time}.",
        "You meet at {meet} and talk as equals: ask what you like, rents and politics included. It takes {time}.",
        "On se retrouve à {meet} et l’on parle d’égal à égal : demandez tout, même les loyers et la politique. Durée : {time}.",
        "Ci si trova a {meet} e si parla alla pari: chiedete di tutto, anche di affitti e politica. Durata: {time}.",
      ],
      [
        "Der Rundgang führt durch Höfe, die sonst zu sind, und endet nach {time} wieder nahe beim Start.",
        "The walk leads through courtyards that are usually closed and ends near the start after {time}.",
        "La visite passe par des cours d’ordinaire fermées et finit, après {time}, près du départ.",
        "Il giro passa per cortili di solito chiusi e finisce, dopo {time}, vicino alla partenza.",
      ],
    ],
    benefits: [
      ["Stadtführung in kleiner Gruppe", "City tour in a small group", "Visite en petit groupe", "Visita in piccolo gruppo"],
      ["Zutritt zu einem Hof oder Turm", "Access to a courtyard or tower", "Accès à une cour ou une tour", "Accesso a un cortile o a una torre"],
      ["Liste mit Tipps der Führerin", "The guide’s own list of tips", "La liste de conseils de la guide", "L’elenco dei consigli della guida"],
    ],
    blocks: [
      [
        ["Der Weg", "The route", "Le parcours", "Il percorso"],
        [
          "Knapp drei Kilometer, teils Kopfstein. Mit Kinderwagen oder Rollstuhl melden Sie sich bitte vorher.",
          "Just under three kilometres, some of it cobbles. With a pram or wheelchair please tell us before.",
          "Un peu moins de trois kilomètres, en partie pavés. Avec poussette ou fauteuil, prévenez-nous.",
          "Poco meno di tre chilometri, in parte selciati. Con passeggino o carrozzella avvisateci.",
        ],
      ],
      [
        ["Bei Regen", "If it rains", "S’il pleut", "Se piove"],
        [
          "Gehen wir trotzdem: unter Bögen, Dächern und, wenn es sein muss, in eine Kirche.",
          "We go anyway: under arches, roofs and, if need be, into a church.",
          "Nous partons quand même : sous les arcs, les toits et, s’il le faut, dans une église.",
          "Si va lo stesso: sotto archi, tetti e, se serve, in una chiesa.",
        ],
      ],
    ],
    also: ["guide", "groups", "children"],
    info: null,
    offer: [
      ["Rundgang in der Gruppe", "Group walk", "Visite en groupe", "Visita di gruppo"],
      ["Die Sprache steht im Kalender.", "The language is shown in the calendar.", "La langue figure au calendrier.", "La lingua è indicata nel calendario."],
    ],
    pictured: [
      [
        "eine Führerin mit Gästen in der Altstadt",
        "a guide with guests in the old town",
        "une guide et ses hôtes dans la vieille ville",
        "una guida con ospiti nel centro storico",
      ],
      ["eine Gasse mit Erkern", "a lane with oriels", "une ruelle à oriels", "un vicolo con bovindi"],
    ],
  }),
  nightWatchman: family({
    type: "night",
    price: 24,
    minutes: 75,
    minAge: 8,
    tickets: "guided",
    when: { season: "all", capacity: 25, times: ["20:30"], weekdays: [5, 6], demand: 0.25, cancel: 24 },
    languages: ["de", "en"],
    marks: { effort: 1, thrill: 1, included: ["guide"], hours: ["night", "evening"], occasion: ["birthday", "team"], setting: ["town"] },
    topics: ["guide", "history", "walk"],
    meet: ["Treffpunkt {meet}", "Meeting point, {meet}", "Rendez-vous : {meet}", "Ritrovo: {meet}"],
    highlights: [
      [
        "Mit Laterne, Hellebarde und Horn: {time} Geschichten, die bei Tag niemand glaubt.",
        "With lantern, halberd and horn: {time} of stories that nobody believes by day.",
        "Lanterne, hallebarde et cor : {time} d’histoires que nul ne croit de jour.",
        "Lanterna, alabarda e corno: {time} di storie a cui di giorno nessuno crede.",
      ],
      [
        "Beginn ist nach dem Eindunkeln. Gelacht wird viel, erschrocken wenig, und nach {time} singt der Wächter die Stunde.",
        "It begins after dark. There is much laughter, little fright, and after {time} the watchman sings the hour.",
        "Départ à la nuit tombée. On rit beaucoup, on tremble peu et, après {time}, le guet chante l’heure.",
        "Si parte quando fa buio. Si ride molto, ci si spaventa poco e dopo {time} la guardia canta l’ora.",
      ],
    ],
    benefits: [
      ["Rundgang mit dem Nachtwächter", "A round with the night watchman", "Ronde avec le guet", "Ronda con la guardia"],
      ["Eine Laterne für je zwei", "A lantern for every two", "Une lanterne pour deux", "Una lanterna ogni due"],
      ["Ein Schluck am Ende", "A nip at the end", "Une gorgée à la fin", "Un sorso alla fine"],
    ],
    blocks: [
      [
        ["Der Nachtwächter", "The watchman", "Le guet", "La guardia"],
        [
          "Kostüm und Stimme sind alt, die Quellen geprüft: fast alles steht so in den Ratsbüchern.",
          "Costume and voice are old, the sources checked: almost all of it is in the council books.",
          "Costume et voix d’antan, sources vérifiées : presque tout figure aux registres.",
          "Costume e voce d’una volta, fonti verificate: quasi tutto sta nei registri.",
        ],
      ],
    ],
    also: ["warm", "groups", "gift"],
    info: null,
    offer: [
      ["Nachtrundgang", "Night walk", "Ronde de nuit", "Giro notturno"],
      ["Ein Rundgang im Laternenlicht.", "A walk by lantern light.", "Une promenade à la lanterne.", "Un giro alla luce della lanterna."],
    ],
    pictured: [
      [
        "der Nachtwächter mit Laterne in der Gasse",
        "the night watchman with his lantern in a lane",
        "le guet et sa lanterne dans la ruelle",
        "la guardia con la lanterna nel vicolo",
      ],
      [
        "ein alter Platz mit hellen Fenstern bei Nacht",
        "an old square with lit windows at night",
        "une vieille place aux fenêtres éclairées",
        "una vecchia piazza con le finestre accese",
      ],
    ],
  }),
  foodTour: family({
    type: "food",
    price: 86,
    minutes: 180,
    tickets: "guided",
    when: { season: "all", capacity: 10, times: ["10:30"], weekdays: [2, 4, 6], demand: 0.25, cancel: 48 },
    languages: ["de", "en", "fr"],
    marks: { effort: 1, thrill: 1, included: ["guide", "food"], hours: ["morning"], occasion: ["gift", "team"], setting: ["town"] },
    topics: ["food", "guide", "walk"],
    meet: ["Treffpunkt {meet}", "Meeting point, {meet}", "Rendez-vous : {meet}", "Ritrovo: {meet}"],
    highlights: [
      [
        "Sechs Halte in {time}: am Schluss sind Sie satt, und das Mittagessen fällt aus.",
        "Six stops in {time}: by the end you are full and lunch is cancelled.",
        "Six haltes en {time} : à la fin, vous êtes rassasié et le dîner est superflu.",
        "Sei tappe in {time}: alla fine siete sazi e il pranzo salta.",
      ],
      [
        "Die Leute hinter der Theke erzählen selbst, und das dauert manchmal länger als das Kosten. Rechnen Sie mit {time}.",
        "The people behind the counter tell their own story, which can take longer than the tasting. Allow {time}.",
        "Les gens derrière le comptoir racontent eux-mêmes, parfois plus longtemps qu’on ne goûte. Comptez {time}.",
        "Chi sta dietro il banco racconta di persona, a volte più a lungo dell’assaggio. Calcolate {time}.",
      ],
    ],
    benefits: [
      ["Sechs Kostproben und zwei Getränke", "Six tastings and two drinks", "Six dégustations et deux boissons", "Sei assaggi e due bevande"],
      ["Begleitung durch die Stadt", "A guide through town", "Accompagnement en ville", "Accompagnamento in città"],
      ["Rezept zum Mitnehmen", "A recipe to take home", "Une recette à emporter", "Una ricetta da portare a casa"],
    ],
    blocks: [
      [
        ["Hunger mitbringen", "Come hungry", "Venez affamé", "Venite affamati"],
        [
          "Das Frühstück darf klein sein. Was Sie nicht mögen, ersetzen wir gern durch etwas anderes.",
          "Keep breakfast small. What you don’t like we gladly swap for something else.",
          "Déjeunez léger. Ce que vous n’aimez pas, nous le remplaçons.",
          "Colazione leggera. Ciò che non vi piace lo sostituiamo volentieri.",
        ],
      ],
    ],
    also: ["food", "gift", "guide"],
    info: null,
    offer: [
      ["Genussrundgang", "Tasting walk", "Balade gourmande", "Giro goloso"],
      ["Alle Kostproben sind dabei.", "All tastings are included.", "Toutes les dégustations sont comprises.", "Tutti gli assaggi sono compresi."],
    ],
    fields: [diet],
    pictured: [
      ["ein Marktstand mit Spezialitäten", "a market stall with local food", "un étal de spécialités", "un banco di specialità"],
      ["Gäste beim Kosten unter Lauben", "guests tasting beneath an arcade", "des hôtes qui goûtent sous les arcades", "ospiti che assaggiano sotto i portici"],
    ],
  }),
  cityGame: family({
    type: "game",
    price: 34,
    minutes: 120,
    minAge: 10,
    tickets: "game",
    when: { season: "all", capacity: 18, times: ["13:30"], weekdays: [3, 5, 6, 7], demand: 0.1, cancel: 24 },
    marks: { effort: 1, thrill: 2, occasion: ["birthday", "team", "gift"], hours: ["afternoon"], setting: ["town"] },
    topics: ["adventure", "family", "walk"],
    meet: ["Start {meet}", "Start at {meet}", "Départ : {meet}", "Partenza: {meet}"],
    highlights: [
      [
        "Zwei bis sechs Köpfe, {time} und ein Fall, den noch nicht alle gelöst haben. Tipps gibt es, sie kosten aber Zeit.",
        "Two to six heads, {time} and a case that not everyone has cracked. There are hints, but they cost time.",
        "Deux à six têtes, {time} et une affaire que tous n’ont pas résolue. Les indices coûtent du temps.",
        "Da due a sei teste, {time} e un caso che non tutti hanno risolto. Gli indizi costano tempo.",
      ],
      [
        "Rätsel aus Holz, Papier und Stadtgeschichte, ganz ohne Bildschirm. Die meisten brauchen {time} und wollen danach Glace.",
        "Riddles of wood, paper and local history, with no screen at all. Most take {time} and then want ice cream.",
        "Des énigmes de bois, de papier et d’histoire, sans écran. La plupart mettent {time}, puis veulent une glace.",
        "Enigmi di legno, carta e storia, senza schermi. I più ci mettono {time} e poi vogliono un gelato.",
      ],
    ],
    benefits: [
      ["Alles Material", "All the material", "Tout le matériel", "Tutto il materiale"],
      ["Einführung durch die Spielleitung", "A briefing by the game master", "Introduction par le maître du jeu", "Introduzione del game master"],
      ["Ein Gruppenbild zum Schluss", "A group picture at the end", "Une photo de groupe", "Una foto di gruppo"],
    ],
    blocks: [
      [
        ["So wird gespielt", "How to play", "Comment on joue", "Come si gioca"],
        [
          "Deutsch, Englisch, Französisch oder Italienisch: Sie wählen am Start. Geschwister spielen gern gegeneinander.",
          "German, English, French or Italian: choose at the start. Siblings like to play against each other.",
          "Allemand, anglais, français ou italien : à choisir au départ. Frères et sœurs aiment s’affronter.",
          "Tedesco, inglese, francese o italiano: si sceglie alla partenza. I fratelli amano sfidarsi.",
        ],
      ],
    ],
    also: ["groups", "children", "gift"],
    info: null,
    offer: [
      ["Spiel für 2 bis 6 Personen", "Game for 2 to 6", "Jeu pour 2 à 6 personnes", "Gioco per 2–6 persone"],
      ["Preis pro Person.", "Price per person.", "Prix par personne.", "Prezzo a persona."],
    ],
    pictured: [
      [
        "Leute mit Karte und Lupe vor einem alten Haus",
        "people with a map and magnifier before an old house",
        "des gens avec carte et loupe devant une maison",
        "persone con mappa e lente davanti a una casa",
      ],
      [
        "eine Hand an einer Kiste mit Zahlenschloss",
        "a hand on a box with a number lock",
        "une main sur un coffret à chiffres",
        "una mano su una cassetta con lucchetto",
      ],
    ],
  }),
  photoWalk: family({
    type: "photo",
    price: 90,
    minutes: 180,
    minAge: 12,
    tickets: "guided",
    when: { season: "summer", capacity: 6, times: ["17:30"], weekdays: [4, 6], demand: 0.2, cancel: 48 },
    languages: ["de", "en"],
    marks: { effort: 2, thrill: 1, included: ["guide"], hours: ["evening"], occasion: ["gift"], level: ["beginners", "advanced"] },
    topics: ["guide", "view", "walk"],
    meet: ["Treffpunkt {meet}", "Meeting point, {meet}", "Rendez-vous : {meet}", "Ritrovo: {meet}"],
    highlights: [
      [
        "Höchstens sechs Leute und eine Fotografin, {time} lang. Auch das Telefon ist eine Kamera; ein Stativ leihen wir.",
        "Six people at most and one photographer for {time}. A phone is a camera too; we lend you a tripod.",
        "Six personnes au plus et une photographe, pendant {time}. Le téléphone est aussi un appareil ; nous prêtons un trépied.",
        "Sei persone al massimo e una fotografa, per {time}. Anche il telefono è una fotocamera; il treppiede lo prestiamo noi.",
      ],
      [
        "Erst schauen, dann auslösen: in {time} lernen Sie, Licht zu lesen und auf den Moment zu warten.",
        "Look first, then shoot: in {time} you learn to read light and wait for the moment.",
        "Regarder, puis déclencher : en {time}, on apprend à lire la lumière et à attendre l’instant.",
        "Prima guardare, poi scattare: in {time} s’impara a leggere la luce e ad aspettare l’attimo.",
      ],
    ],
    benefits: [
      ["Anleitung durch eine Berufsfotografin", "Tuition by a professional", "Conseils d’une professionnelle", "Consigli di una professionista"],
      ["Stativ und Filter zum Ausleihen", "Tripod and filters on loan", "Trépied et filtres prêtés", "Treppiede e filtri in prestito"],
      ["Besprechung von drei Ihrer Bilder", "A review of three of your pictures", "Analyse de trois de vos images", "Analisi di tre vostre immagini"],
    ],
    blocks: [
      [
        ["Licht und Zeit", "Light and timing", "Lumière et heure", "Luce e orario"],
        [
          "Die Startzeit wandert mit der Sonne; wir schreiben Ihnen drei Tage vorher.",
          "The start moves with the sun; we write to you three days before.",
          "L’heure suit le soleil ; nous vous écrivons trois jours avant.",
          "L’ora segue il sole; vi scriviamo tre giorni prima.",
        ],
      ],
    ],
    also: ["warm", "weather", "gift"],
    info: null,
    offer: [
      ["Fotowalk", "Photo walk", "Balade photo", "Passeggiata fotografica"],
      ["Kamera oder Telefon bringen Sie mit.", "Bring your own camera or phone.", "Apportez appareil ou téléphone.", "Portate fotocamera o telefono."],
    ],
    pictured: [
      [
        "jemand hinter einer Kamera auf dem Stativ",
        "somebody behind a camera on a tripod",
        "quelqu’un derrière un appareil sur trépied",
        "qualcuno dietro una fotocamera su treppiede",
      ],
      ["das Bild, das dabei entsteht", "the picture that comes of it", "l’image qui en résulte", "l’immagine che ne nasce"],
    ],
  }),
  workshop: family({
    type: "craft",
    price: 62,
    minutes: 150,
    minAge: 8,
    tickets: "workshop",
    when: { season: "all", capacity: 8, times: ["13:30"], weekdays: [3, 6], demand: 0.2, cancel: 48 },
    languages: ["de", "en", "fr"],
    marks: { effort: 1, thrill: 1, indoor: true, included: ["guide", "equipment"], hours: ["afternoon"], occasion: ["gift", "birthday"] },
    topics: ["craft", "guide", "family"],
    meet: ["Atelier {meet}", "Workshop, {meet}", "Atelier, {meet}", "Laboratorio, {meet}"],
    highlights: [
      [
        "Acht Plätze am Werktisch, {time} und jemand, der das seit der Lehre macht. Was entsteht, nehmen Sie mit.",
        "Eight places at the bench, {time} and somebody who has done this since their apprenticeship. What you make is yours.",
        "Huit places à l’établi, {time} et quelqu’un qui fait ce métier depuis l’apprentissage. L’objet est à vous.",
        "Otto posti al banco, {time} e qualcuno che lo fa dai tempi dell’apprendistato. Ciò che nasce è vostro.",
      ],
      [
        "Vorkenntnisse braucht es keine, saubere Hände auch nicht. Nach {time} wissen Sie, weshalb gutes Handwerk seinen Preis hat.",
        "You need no experience, nor clean hands. After {time} you know why good craft has its price.",
        "Nul besoin d’expérience ni de mains propres. Après {time}, on sait pourquoi le travail bien fait a son prix.",
        "Non servono esperienza né mani pulite. Dopo {time} si capisce perché il buon mestiere ha il suo prezzo.",
      ],
    ],
    benefits: [
      ["Werkzeug, Schürze und Material", "Tools, apron and material", "Outils, tablier et matériel", "Attrezzi, grembiule e materiale"],
      ["Anleitung vom Fach", "Guidance by a professional", "Encadrement par un artisan", "Guida di un artigiano"],
      ["Das eigene Stück zum Mitnehmen", "Your own piece to take home", "Votre pièce à emporter", "Il vostro pezzo da portare a casa"],
    ],
    blocks: [
      [
        ["Im Atelier", "In the workshop", "À l’atelier", "In laboratorio"],
        [
          "Ziehen Sie etwas an, das Flecken verträgt. Kaffee steht bereit, Zuschauen ist gratis.",
          "Wear something that can take a stain. Coffee is ready, and watching is free.",
          "Mettez des habits qui ne craignent rien. Le café est prêt, regarder est gratuit.",
          "Vestitevi senza paura delle macchie. Il caffè è pronto, guardare è gratis.",
        ],
      ],
    ],
    also: ["anyWeather", "gift", "groups"],
    info: null,
    offer: [
      ["Kurs in kleiner Gruppe", "Small group class", "Cours en petit groupe", "Corso in piccolo gruppo"],
      ["Alles Material inbegriffen.", "All material included.", "Tout le matériel compris.", "Tutto il materiale compreso."],
    ],
    pictured: [
      ["Hände am Werktisch", "hands at the workbench", "des mains à l’établi", "mani al banco da lavoro"],
      ["fertige Stücke auf dem Regal", "finished pieces on a shelf", "des pièces finies sur l’étagère", "pezzi finiti sullo scaffale"],
    ],
  }),
  museum: family({
    type: "castle",
    price: 17,
    minutes: 120,
    tickets: "museum",
    when: { season: "all", capacity: null, weekdays: [2, 3, 4, 5, 6, 7], cancel: 0 },
    marks: { effort: 1, thrill: 1, indoor: true, access: ["wheelchair", "pram"], setting: ["town"] },
    topics: ["museum", "history", "family"],
    meet: ["Eingang {meet}", "Entrance, {meet}", "Entrée, {meet}", "Ingresso, {meet}"],
    highlights: [
      [
        "Zwei Stunden reichen für das Wichtigste, ein halber Tag für alles. Am Mittwochnachmittag ist es am ruhigsten.",
        "Two hours are enough for the best of it, half a day for the rest. Wednesday afternoons are quietest.",
        "Deux heures suffisent pour l’essentiel, une demi-journée pour tout voir. Le mercredi après-midi est le plus calme.",
        "Due ore bastano per l’essenziale, mezza giornata per tutto. Il mercoledì pomeriggio è il più tranquillo.",
      ],
      [
        "Sammlung und Wechselausstellung gehören zum selben Billett; der Hörgang spricht vier Sprachen.",
        "Collection and temporary show are on one ticket; the audio guide speaks four languages.",
        "Collection et exposition temporaire sur un seul billet ; l’audioguide parle quatre langues.",
        "Collezione e mostra temporanea con un solo biglietto; l’audioguida parla quattro lingue.",
      ],
      [
        "Beginnen Sie oben und gehen Sie nach unten: so kommt das Beste zum Schluss, und das Café liegt am Ausgang.",
        "Start at the top and work down: the best comes last, and the café is by the exit.",
        "Commencez en haut et descendez : le meilleur vient à la fin, et le café est à la sortie.",
        "Cominciate dall’alto e scendete: il meglio viene alla fine, e il caffè è all’uscita.",
      ],
    ],
    benefits: [
      ["Eintritt in alle Ausstellungen", "Entry to all exhibitions", "Entrée à toutes les expositions", "Ingresso a tutte le mostre"],
      ["Ohne Anstehen an der Kasse", "No queuing at the till", "Sans attente à la caisse", "Senza coda alla cassa"],
      ["Hörgang auf dem eigenen Telefon", "Audio guide on your own phone", "Audioguide sur votre téléphone", "Audioguida sul vostro telefono"],
    ],
    blocks: [
      [
        ["Öffnungszeiten", "Opening hours", "Horaires", "Orari"],
        [
          "Dienstag bis Sonntag, 10 bis 17 Uhr; am Montag bleibt das Haus zu.",
          "Tuesday to Sunday, 10 am to 5 pm; closed on Mondays.",
          "Du mardi au dimanche, de 10 à 17 heures ; fermé le lundi.",
          "Da martedì a domenica, dalle 10 alle 17; chiuso il lunedì.",
        ],
      ],
      [
        ["Im Haus", "Inside", "Sur place", "All’interno"],
        [
          "Lift, Garderobe, Café und ein Laden, in dem man länger bleibt als geplant.",
          "Lift, cloakroom, café and a shop in which you stay longer than planned.",
          "Ascenseur, vestiaire, café et une boutique où l’on s’attarde.",
          "Ascensore, guardaroba, caffè e un negozio in cui ci si attarda.",
        ],
      ],
    ],
    also: ["arrive", "anyWeather", "ticket", "children"],
    info: null,
    offer: [
      ["Museumseintritt", "Museum entry", "Entrée au musée", "Ingresso al museo"],
      ["Gilt den ganzen Tag.", "Good all day.", "Valable toute la journée.", "Vale tutto il giorno."],
    ],
    pictured: [
      ["das Museum von aussen", "the museum from outside", "le musée vu de l’extérieur", "il museo visto da fuori"],
      ["eine Besucherin vor einem Werk", "a visitor before a work", "une visiteuse devant une œuvre", "una visitatrice davanti a un’opera"],
    ],
  }),
  castle: family({
    type: "castle",
    price: 14,
    minutes: 90,
    tickets: "museum",
    when: { season: "all", capacity: null, weekdays: [2, 3, 4, 5, 6, 7], cancel: 0 },
    marks: { effort: 1, thrill: 1, access: ["dogs"], occasion: ["romantic", "birthday"], setting: ["town"] },
    topics: ["history", "museum", "family", "view"],
    meet: ["Schlosshof {meet}", "Castle yard, {meet}", "Cour du château, {meet}", "Corte del castello, {meet}"],
    highlights: [
      [
        "Rittersaal, Wehrgang, Verlies: anderthalb Stunden genügen, doch Kinder wollen meistens noch einmal auf den Turm.",
        "Great hall, battlements, dungeon: an hour and a half is enough, though children tend to want the tower again.",
        "Salle des chevaliers, chemin de ronde, cachot : une heure et demie suffit, mais les enfants veulent remonter à la tour.",
        "Sala dei cavalieri, cammino di ronda, prigione: basta un’ora e mezza, ma i bambini vogliono risalire sulla torre.",
      ],
      [
        "Dicke Mauern, kleine Fenster, grosse Geschichten. Vom höchsten Punkt sieht man, weshalb gerade hier gebaut wurde.",
        "Thick walls, small windows, big stories. From the highest point you see why they built just here.",
        "Murs épais, petites fenêtres, grandes histoires. D’en haut, on comprend pourquoi l’on bâtit ici.",
        "Muri spessi, finestre piccole, storie grandi. Dal punto più alto si capisce perché si costruì proprio qui.",
      ],
    ],
    benefits: [
      ["Eintritt in Schloss und Hof", "Entry to castle and yard", "Entrée au château et à la cour", "Ingresso al castello e alla corte"],
      ["Aufstieg auf den Turm", "The climb to the tower", "Montée à la tour", "Salita alla torre"],
      ["Rätselblatt für Kinder", "A quiz sheet for children", "Feuille d’énigmes pour enfants", "Foglio di enigmi per bambini"],
    ],
    blocks: [
      [
        ["Im Schloss", "In the castle", "Au château", "Nel castello"],
        [
          "Die Treppen sind alt und steil; der Hof und das Erdgeschoss sind ohne Stufen zu erreichen.",
          "The stairs are old and steep; yard and ground floor have no steps.",
          "Les escaliers sont anciens et raides ; cour et rez-de-chaussée sont de plain-pied.",
          "Le scale sono antiche e ripide; corte e pianterreno sono senza gradini.",
        ],
      ],
    ],
    also: ["arrive", "children", "ticket"],
    info: null,
    offer: [
      ["Eintritt Schloss", "Castle entry", "Entrée au château", "Ingresso al castello"],
      ["Gilt am gewählten Tag.", "Good on the chosen day.", "Valable le jour choisi.", "Vale nel giorno scelto."],
    ],
    pictured: [
      ["das Schloss mit seinen Türmen", "the castle with its towers", "le château et ses tours", "il castello con le sue torri"],
      ["der Innenhof des Schlosses", "the castle’s inner yard", "la cour intérieure", "la corte interna"],
    ],
  }),
  science: family({
    type: "science",
    price: 28,
    minutes: 210,
    tickets: "entry",
    when: { season: "all", capacity: null, cancel: 0 },
    marks: { effort: 1, thrill: 1, indoor: true, access: ["wheelchair", "pram"], occasion: ["birthday"], setting: ["town"] },
    topics: ["family", "museum"],
    meet: ["Eingang {meet}", "Entrance, {meet}", "Entrée, {meet}", "Ingresso, {meet}"],
    highlights: [
      [
        "Anfassen ist erlaubt, Ausprobieren erwünscht. Planen Sie {time} ein, mit Kindern eher den ganzen Tag.",
        "Touching is allowed, trying out is wanted. Allow {time}, with children rather the whole day.",
        "Toucher est permis, essayer est souhaité. Comptez {time}, plutôt la journée avec des enfants.",
        "Toccare è permesso, provare è gradito. Calcolate {time}, con i bambini l’intera giornata.",
      ],
      [
        "Erklärt wird von Leuten, die selbst staunen. Vorführungen gibt es zu jeder vollen Stunde.",
        "Those who explain still marvel themselves. There are shows on the hour.",
        "Ceux qui expliquent s’émerveillent encore. Démonstrations à chaque heure pleine.",
        "Chi spiega si meraviglia ancora. Dimostrazioni a ogni ora intera.",
      ],
    ],
    benefits: [
      ["Tageseintritt", "Day entry", "Entrée d’un jour", "Ingresso giornaliero"],
      ["Alle Vorführungen", "All shows", "Toutes les démonstrations", "Tutte le dimostrazioni"],
      ["Picknickplätze", "Picnic areas", "Places de pique-nique", "Aree picnic"],
    ],
    blocks: [
      [
        ["Gut zu wissen", "Good to know", "Bon à savoir", "Da sapere"],
        [
          "An Regensonntagen ist viel los; am Nachmittag nach drei wird es ruhiger.",
          "Rainy Sundays are busy; after three in the afternoon it grows calmer.",
          "Les dimanches de pluie sont chargés ; après quinze heures, c’est plus calme.",
          "Le domeniche di pioggia sono affollate; dopo le tre è più tranquillo.",
        ],
      ],
    ],
    also: ["arrive", "anyWeather", "children"],
    info: null,
    offer: [
      ["Tageskarte Ausstellung", "Exhibition day ticket", "Carte journalière exposition", "Biglietto giornaliero"],
      ["Wiedereintritt am selben Tag.", "Re-entry on the same day.", "Rentrée possible le même jour.", "Rientro nello stesso giorno."],
    ],
    pictured: [
      [
        "ein grosses Experiment mit Besuchern",
        "a large experiment with visitors",
        "une grande expérience et des visiteurs",
        "un grande esperimento con visitatori",
      ],
      ["Kinder probieren es aus", "children trying it out", "des enfants qui essaient", "bambini che provano"],
    ],
  }),
  coachTour: family({
    type: "coach",
    price: 110,
    minutes: 540,
    tickets: "guided",
    when: { season: "all", capacity: 40, times: ["08:15"], weekdays: [2, 4, 6], demand: 0.1, cancel: 24 },
    languages: ["de", "en", "fr"],
    marks: { effort: 1, thrill: 1, included: ["guide", "transport"], hours: ["morning"] },
    topics: ["guide", "view", "food"],
    meet: ["Busterminal {meet}", "Coach stop, {meet}", "Gare routière, {meet}", "Terminal bus, {meet}"],
    highlights: [
      [
        "Sie steigen in {meet} ein und müssen {time} lang an nichts denken: Eintritte sind bezahlt, Halte geplant, Fenster geputzt.",
        "You get on at {meet} and need think of nothing for {time}: entries paid, stops planned, windows clean.",
        "Vous montez à {meet} et ne pensez à rien pendant {time} : entrées payées, haltes prévues, vitres propres.",
        "Salite a {meet} e non pensate a nulla per {time}: ingressi pagati, soste previste, vetri puliti.",
      ],
      [
        "Ein Tag, {time}, drei Landschaften. Unterwegs wird erzählt, aber nicht ohne Pause.",
        "One day, {time}, three landscapes. There is talk on the way, but not without a break.",
        "Un jour, {time}, trois paysages. On raconte en route, mais pas sans pause.",
        "Un giorno, {time}, tre paesaggi. Si racconta per strada, ma non senza pause.",
      ],
    ],
    benefits: [
      ["Fahrt im bequemen Reisebus", "Comfortable coach", "Trajet en car confortable", "Viaggio in comodo pullman"],
      ["Reiseleitung in zwei Sprachen", "Guide in two languages", "Guide bilingue", "Guida in due lingue"],
      ["Eintritte gemäss Programm", "Entries as in the programme", "Entrées selon programme", "Ingressi secondo programma"],
    ],
    blocks: [
      [
        ["Programm", "Programme", "Programme", "Programma"],
        [
          "Abfahrt um 8.15 Uhr, Mittagspause von anderthalb Stunden, Rückkehr gegen Abend.",
          "Departure at 8:15 am, a lunch break of an hour and a half, back towards evening.",
          "Départ à 8h15, pause de midi d’une heure et demie, retour vers le soir.",
          "Partenza alle 8.15, pausa pranzo di un’ora e mezza, ritorno verso sera.",
        ],
      ],
    ],
    also: ["arrive", "groups", "food"],
    info: null,
    offer: [
      ["Tagesausflug", "Day trip", "Excursion d’un jour", "Gita di un giorno"],
      ["Mittagessen nicht inbegriffen.", "Lunch not included.", "Repas de midi non compris.", "Pranzo escluso."],
    ],
    pictured: [
      ["der Bus auf einer Bergstrasse", "the coach on a mountain road", "le car sur une route de montagne", "il pullman su una strada di montagna"],
      ["ein Halt mit Aussicht", "a stop with a view", "une halte avec vue", "una sosta panoramica"],
    ],
  }),
};
