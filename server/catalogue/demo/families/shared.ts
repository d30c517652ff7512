import type { Words } from "../../schema.ts";
import { words } from "../build/words.ts";

const titled = (title: Words, ...texts: Words[]) => ({ title, texts });

/** Parts of a page that several families share, each in variants. */
export const sharedBlocks = {
  arrive: titled(
    words("Anreise", "Getting there", "Venir", "Come arrivare"),
    words(
      "Am einfachsten kommen Sie mit dem öffentlichen Verkehr bis {meet}; von der Haltestelle sind es wenige Minuten.",
      "Public transport to {meet} is the simplest way; from the stop it is a few minutes on foot.",
      "Le plus simple est de venir en transports publics jusqu’à {meet} ; l’arrêt est à quelques minutes.",
      "Il modo più semplice è venire con i mezzi pubblici fino a {meet}; la fermata è a pochi minuti.",
    ),
    words(
      "Planen Sie ab der Haltestelle {meet} zehn Minuten ein. Parkplätze hat es, am Wochenende sind sie rasch belegt.",
      "Allow ten minutes from the stop at {meet}. There is parking, but at weekends it fills early.",
      "Comptez dix minutes depuis l’arrêt {meet}. Il y a des places de parc, vite prises le week-end.",
      "Calcolate dieci minuti dalla fermata {meet}. I parcheggi ci sono, ma nel fine settimana si riempiono presto.",
    ),
    words(
      "Bahn und Bus halten bei {meet}. Seien Sie eine Viertelstunde vorher da, dann bleibt Zeit zum Ankommen.",
      "Trains and buses call at {meet}. Be there a quarter of an hour early and you will have time to settle.",
      "Trains et bus s’arrêtent à {meet}. Venez un quart d’heure avant, pour arriver tranquillement.",
      "Treni e bus fermano a {meet}. Venite un quarto d’ora prima, per arrivare con calma.",
    ),
    words(
      "Mit dem Zug sind Sie ohne Stau da; den Weg ab {meet} zeigen Schilder und die Karte weiter unten.",
      "By train you avoid the traffic; signs and the map below show the way from {meet}.",
      "En train, pas de bouchons ; depuis {meet}, suivez les panneaux et la carte ci-dessous.",
      "In treno si evitano le code; da {meet} seguite i cartelli e la mappa qui sotto.",
    ),
  ),
  weather: titled(
    words("Wetter", "Weather", "Météo", "Meteo"),
    words(
      "Bei Sturm oder Gewitter wird abgesagt, und Sie erhalten Ihr Geld zurück. Leichter Regen gehört dazu.",
      "In storms it is called off and you get your money back. Light rain is part of it.",
      "En cas de tempête ou d’orage, c’est annulé et remboursé. Une petite pluie fait partie du jeu.",
      "In caso di tempesta o temporale si annulla e si rimborsa. La pioggia leggera fa parte del gioco.",
    ),
    words(
      "Am Vorabend um 18 Uhr entscheiden wir, ob das Wetter hält, und schreiben Ihnen, wenn nicht.",
      "At six the evening before we decide whether the weather will hold, and write to you if it won’t.",
      "La veille à 18 heures, nous décidons si le temps tient et vous écrivons sinon.",
      "La sera prima alle 18 decidiamo se il tempo tiene, e in caso contrario vi scriviamo.",
    ),
    words(
      "In den Bergen wechselt es schnell: schauen Sie am Morgen auf die Webcam und nehmen Sie eine Jacke mehr mit.",
      "In the mountains it changes fast: look at the webcam in the morning and take one jacket more.",
      "En montagne, tout change vite : regardez la webcam le matin et prenez une veste de plus.",
      "In montagna cambia in fretta: guardate la webcam al mattino e prendete una giacca in più.",
    ),
  ),
  anyWeather: titled(
    words("Bei jedem Wetter", "In any weather", "Par tous les temps", "Con ogni tempo"),
    words(
      "Es findet auch bei Regen statt; das meiste spielt sich unter Dach ab.",
      "It goes ahead in rain too; most of it is under a roof.",
      "Cela a lieu même sous la pluie ; l’essentiel est à l’abri.",
      "Si tiene anche con la pioggia; la maggior parte è al coperto.",
    ),
    words(
      "Ein guter Plan für graue Tage: drinnen ist es warm, und niemand muss sich beeilen.",
      "A good plan for grey days: it is warm inside and nobody has to hurry.",
      "Une bonne idée les jours gris : il fait chaud et rien ne presse.",
      "Una buona idea per i giorni grigi: dentro fa caldo e nessuno ha fretta.",
    ),
  ),
  children: titled(
    words("Mit Kindern", "With children", "Avec des enfants", "Con i bambini"),
    words(
      "Kinder sind willkommen und zahlen weniger. Unter zehn Jahren kommt bitte jemand Erwachsenes mit.",
      "Children are welcome and pay less. Under ten they should come with an adult.",
      "Les enfants sont bienvenus et paient moins. Avant dix ans, un adulte les accompagne.",
      "I bambini sono benvenuti e pagano meno. Sotto i dieci anni li accompagna un adulto.",
    ),
    words(
      "Für die Kleinen hat es unterwegs etwas zu entdecken; ein Kinderwagen kommt meistens durch.",
      "There is something for little ones to discover on the way; a pram usually gets through.",
      "Les petits ont de quoi découvrir en chemin ; la poussette passe presque partout.",
      "Per i piccoli c’è qualcosa da scoprire; il passeggino passa quasi ovunque.",
    ),
    words(
      "Familien planen besser etwas mehr Zeit ein: es gibt viel zu fragen.",
      "Families do well to allow more time: there is much to ask about.",
      "Les familles prévoient un peu plus de temps : on pose beaucoup de questions.",
      "Le famiglie calcolino un po’ più di tempo: ci sono tante domande da fare.",
    ),
  ),
  warm: titled(
    words("Was Sie anziehen", "What to wear", "Comment s’habiller", "Come vestirsi"),
    words(
      "Warme Schichten, Mütze, Handschuhe und feste Schuhe. Oben ist es zehn Grad kälter als im Tal.",
      "Warm layers, hat, gloves and sturdy shoes. It is ten degrees colder up there than in the valley.",
      "Des couches chaudes, bonnet, gants et bonnes chaussures. Il fait dix degrés de moins qu’en plaine.",
      "Strati caldi, berretto, guanti e scarpe robuste. In alto ci sono dieci gradi in meno che a valle.",
    ),
    words(
      "Ziehen Sie sich an wie für einen Wintertag, auch wenn unten die Sonne scheint; Sonnenbrille nicht vergessen.",
      "Dress as for a winter day even if the sun shines below; don’t forget sunglasses.",
      "Habillez-vous comme en hiver, même s’il fait soleil en bas ; n’oubliez pas les lunettes.",
      "Vestitevi come d’inverno anche se in basso c’è il sole; non dimenticate gli occhiali.",
    ),
  ),
  sturdy: titled(
    words("Mitnehmen", "What to bring", "À prendre avec soi", "Cosa portare"),
    words(
      "Feste Schuhe, Regenschutz, Wasser und etwas zu essen. Den Rest haben wir.",
      "Sturdy shoes, rain gear, water and a bite to eat. We have the rest.",
      "De bonnes chaussures, de quoi se protéger de la pluie, de l’eau et un en-cas. Nous avons le reste.",
      "Scarpe robuste, protezione dalla pioggia, acqua e uno spuntino. Il resto ce l’abbiamo noi.",
    ),
    words(
      "Ein kleiner Rucksack genügt: Trinkflasche, Sonnencreme, Jacke.",
      "A small rucksack will do: bottle, sun cream, jacket.",
      "Un petit sac suffit : gourde, crème solaire, veste.",
      "Basta uno zainetto: borraccia, crema solare, giacca.",
    ),
  ),
  swim: titled(
    words("Mitnehmen", "What to bring", "À prendre avec soi", "Cosa portare"),
    words(
      "Badesachen, Tuch und trockene Kleider für nachher; Wertsachen bleiben bei uns im Schrank.",
      "Swimwear, a towel and dry clothes for afterwards; valuables stay in our lockers.",
      "Maillot, linge et habits secs pour après ; les objets de valeur restent au casier.",
      "Costume, asciugamano e vestiti asciutti per dopo; gli oggetti di valore restano nell’armadietto.",
    ),
    words(
      "Badekleid unter den Kleidern spart Zeit. Tücher kann man mieten, gute Laune nicht.",
      "Wearing your swimsuit beneath your clothes saves time. Towels can be rented, good cheer can’t.",
      "Le maillot sous les habits fait gagner du temps. Les linges se louent, la bonne humeur non.",
      "Il costume sotto i vestiti fa risparmiare tempo. Gli asciugamani si noleggiano, il buonumore no.",
    ),
  ),
  gift: titled(
    words("Zum Verschenken", "As a gift", "À offrir", "Da regalare"),
    words(
      "Buchen Sie einen Platz und schenken Sie das Billett weiter; der Name lässt sich bis zum Vortag ändern.",
      "Book a place and give the ticket away; the name can be changed until the day before.",
      "Réservez une place et offrez le billet ; le nom se change jusqu’à la veille.",
      "Prenotate un posto e regalate il biglietto; il nome si cambia fino al giorno prima.",
    ),
    words(
      "Kommt gut an bei Eltern, Paten und allen, die schon alles haben.",
      "Goes down well with parents, godparents and those who have it all.",
      "Plaît aux parents, aux parrains et à qui a déjà tout.",
      "Piace ai genitori, ai padrini e a chi ha già tutto.",
    ),
  ),
  groups: titled(
    words("Für Gruppen", "For groups", "Pour les groupes", "Per i gruppi"),
    words(
      "Ab zehn Personen lohnt sich ein eigener Termin; schreiben Sie uns mit drei möglichen Daten.",
      "From ten people a date of your own is worth it; write to us with three possible days.",
      "Dès dix personnes, une date à vous vaut la peine ; écrivez-nous avec trois propositions.",
      "Da dieci persone conviene una data vostra; scriveteci con tre proposte.",
    ),
    words(
      "Vereine und Firmen kommen gern zu uns; wir richten Zeit, Sprache und Apéro nach Ihnen.",
      "Clubs and companies like to come; we fit time, language and drinks to you.",
      "Clubs et entreprises viennent volontiers ; heure, langue et apéro selon vos souhaits.",
      "Società e aziende vengono volentieri; orario, lingua e aperitivo come volete.",
    ),
  ),
  guide: titled(
    words("Wer Sie begleitet", "Who goes with you", "Qui vous accompagne", "Chi vi accompagna"),
    words(
      "Unsere Guides wohnen in der Gegend, haben ein Patent oder Diplom und erzählen gern.",
      "Our guides live nearby, are certified and like to tell stories.",
      "Nos guides habitent la région, sont diplômés et aiment raconter.",
      "Le nostre guide abitano in zona, sono diplomate e amano raccontare.",
    ),
    words(
      "Die Gruppe bleibt klein, damit alle etwas sehen und hören und niemand warten muss.",
      "The group stays small, so that everyone sees and hears and nobody has to wait.",
      "Le groupe reste petit : chacun voit et entend, personne n’attend.",
      "Il gruppo resta piccolo: tutti vedono e sentono, nessuno aspetta.",
    ),
  ),
  food: titled(
    words("Essen und Trinken", "Food and drink", "Manger et boire", "Mangiare e bere"),
    words(
      "Vegetarisch geht immer. Sagen Sie uns bei der Buchung, was Sie nicht essen.",
      "Vegetarian is always possible. Tell us what you don’t eat when you book.",
      "Végétarien, toujours possible. Dites-nous à la réservation ce que vous ne mangez pas.",
      "Vegetariano, sempre possibile. Diteci alla prenotazione cosa non mangiate.",
    ),
    words(
      "Alles kommt aus der Nähe: Käse, Brot und Wein haben weniger als dreissig Kilometer hinter sich.",
      "All of it comes from nearby: cheese, bread and wine have travelled less than thirty kilometres.",
      "Tout vient d’à côté : fromage, pain et vin ont fait moins de trente kilomètres.",
      "Tutto viene da vicino: formaggio, pane e vino hanno fatto meno di trenta chilometri.",
    ),
  ),
  ticket: titled(
    words("Ihr Billett", "Your ticket", "Votre billet", "Il vostro biglietto"),
    words(
      "Das Billett auf dem Telefon genügt; am Eingang wird der Code gelesen, ohne Umweg über die Kasse.",
      "The ticket on your phone will do; the code is read at the gate, no need to queue at the till.",
      "Le billet sur le téléphone suffit ; le code est lu à l’entrée, sans passer à la caisse.",
      "Basta il biglietto sul telefono; il codice si legge all’ingresso, senza passare dalla cassa.",
    ),
    words(
      "Es gilt am gewählten Tag zu den Betriebszeiten. Halbtax und Gästekarte bitte zeigen.",
      "It is valid on the chosen day during opening hours. Please show your Half-Fare or guest card.",
      "Il vaut le jour choisi, aux heures d’ouverture. Présentez le demi-tarif ou la carte d’hôte.",
      "Vale nel giorno scelto, negli orari d’apertura. Mostrate metà prezzo o carta ospiti.",
    ),
  ),
  safety: titled(
    words("Sicherheit", "Safety", "Sécurité", "Sicurezza"),
    words(
      "Vor dem Start gibt es eine Einführung; Helm, Gurt und alles Weitere prüfen wir mit Ihnen.",
      "Before the start there is an introduction; we check helmet, harness and the rest with you.",
      "Avant le départ, une introduction ; casque, baudrier et le reste sont vérifiés avec vous.",
      "Prima di partire c’è un’introduzione; casco, imbrago e il resto si controllano insieme.",
    ),
    words(
      "Sie entscheiden jederzeit selber, wie weit Sie gehen. Umkehren ist keine Schande.",
      "You decide at any time how far you go. Turning back is no shame.",
      "Vous décidez à tout moment jusqu’où aller. Faire demi-tour n’est pas une honte.",
      "Decidete voi in ogni momento fin dove andare. Tornare indietro non è una vergogna.",
    ),
  ),
} as const;
export type SharedBlock = keyof typeof sharedBlocks;
