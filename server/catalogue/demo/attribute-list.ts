import type * as v from "valibot";
import type { CatalogueAttribute } from "../schema.ts";
import { attributes } from "./attributes.ts";
import { words } from "./build/words.ts";
import { marks } from "./marks.ts";

type AttributeInput = v.InferInput<typeof CatalogueAttribute>;
type Four = readonly [german: string, english: string, french: string, italian: string];

const item = (id: number, label: Four, teaser: Four) => ({ id, label: words(...label), teaser: words(...teaser) });
const { season, suitableFor, weather, setting } = attributes;

/** The filters in the order they are shown. 26 keeps the order of the year (discovery spec §9). */
export const attributeList: AttributeInput[] = [
  {
    id: season.id,
    label: words("Jahreszeit", "Season", "Saison", "Stagione"),
    items: [
      item(
        season.spring,
        ["Frühling", "Spring", "Printemps", "Primavera"],
        [
          "Wenn die Wiesen grün werden und die Pässe noch schlafen.",
          "When meadows turn green and the passes still sleep.",
          "Quand verdissent les prés et que dorment encore les cols.",
          "Quando i prati rinverdiscono e i passi dormono ancora.",
        ],
      ),
      item(
        season.summer,
        ["Sommer", "Summer", "Été", "Estate"],
        [
          "Lange Tage auf Graten, Seen und Terrassen.",
          "Long days on ridges, lakes and terraces.",
          "De longues journées sur les crêtes, les lacs et les terrasses.",
          "Lunghe giornate su creste, laghi e terrazze.",
        ],
      ),
      item(
        season.autumn,
        ["Herbst", "Autumn", "Automne", "Autunno"],
        [
          "Goldene Lärchen, klare Sicht und neuer Wein.",
          "Golden larches, clear views and new wine.",
          "Mélèzes d’or, vue claire et vin nouveau.",
          "Larici d’oro, vista limpida e vino nuovo.",
        ],
      ),
      item(
        season.winter,
        ["Winter", "Winter", "Hiver", "Inverno"],
        ["Schnee, Eis und heisse Bäder.", "Snow, ice and hot baths.", "Neige, glace et bains chauds.", "Neve, ghiaccio e bagni caldi."],
      ),
    ],
  },
  {
    id: suitableFor.id,
    label: words("Geeignet für", "Suitable for", "Pour qui", "Adatto a"),
    items: [
      item(
        suitableFor.families,
        ["Familien", "Families", "Familles", "Famiglie"],
        [
          "Ausflüge, bei denen niemand «wie lange noch» fragt.",
          "Outings on which nobody asks “how much longer”.",
          "Des sorties où nul ne demande « c’est encore loin ».",
          "Gite in cui nessuno chiede «quanto manca».",
        ],
      ),
      item(
        suitableFor.couples,
        ["Paare", "Couples", "Couples", "Coppie"],
        [
          "Zu zweit ist mehr Platz auf der Bank.",
          "For two there is more room on the bench.",
          "À deux, il y a plus de place sur le banc.",
          "In due c’è più posto sulla panchina.",
        ],
      ),
      item(
        suitableFor.groups,
        ["Gruppen", "Groups", "Groupes", "Gruppi"],
        [
          "Für Vereine, Firmen und grosse Runden.",
          "For clubs, companies and big parties.",
          "Pour clubs, entreprises et grandes tablées.",
          "Per società, aziende e grandi compagnie.",
        ],
      ),
      item(
        suitableFor.alone,
        ["Alleinreisende", "Solo travellers", "Voyageurs seuls", "Chi viaggia da solo"],
        [
          "Man kommt allein und geht mit Bekannten.",
          "You come alone and leave with acquaintances.",
          "On vient seul, on repart en compagnie.",
          "Si viene soli e si riparte in compagnia.",
        ],
      ),
    ],
  },
  {
    id: weather.id,
    label: words("Wetter", "Weather", "Météo", "Meteo"),
    items: [
      item(
        weather.anyWeather,
        ["Bei jedem Wetter", "In any weather", "Par tous les temps", "Con ogni tempo"],
        ["Gute Pläne für graue Tage.", "Good plans for grey days.", "De bonnes idées pour les jours gris.", "Buone idee per i giorni grigi."],
      ),
      item(
        weather.clearSky,
        ["Bei klarer Sicht", "With clear skies", "Par temps clair", "Con il cielo limpido"],
        [
          "Lohnt sich, wenn die Webcam blau zeigt.",
          "Worth it when the webcam shows blue.",
          "À faire quand la webcam est bleue.",
          "Da fare quando la webcam è azzurra.",
        ],
      ),
    ],
  },
  {
    id: setting.id,
    label: words("Umgebung", "Setting", "Cadre", "Ambiente"),
    items: [
      item(
        setting.summit,
        ["Gipfel", "Summits", "Sommets", "Vette"],
        ["Ganz oben, mit nichts mehr im Weg.", "Right at the top with nothing in the way.", "Tout en haut, sans obstacle.", "In cima, senza ostacoli."],
      ),
      item(
        setting.lake,
        ["Am See", "Lakes", "Lacs", "Laghi"],
        [
          "Wasser vor den Füssen, Berge dahinter.",
          "Water at your feet, mountains behind.",
          "L’eau à vos pieds, les monts derrière.",
          "L’acqua ai piedi, i monti dietro.",
        ],
      ),
      item(
        setting.town,
        ["In der Stadt", "In town", "En ville", "In città"],
        [
          "Gassen, Plätze, Museen und Märkte.",
          "Lanes, squares, museums and markets.",
          "Ruelles, places, musées et marchés.",
          "Vicoli, piazze, musei e mercati.",
        ],
      ),
      item(
        setting.railway,
        ["An der Bahn", "Railways", "Sur les rails", "Sui binari"],
        [
          "Für alle, die schon vom Fahren froh werden.",
          "For all whom the ride alone makes happy.",
          "Pour qui le trajet suffit au bonheur.",
          "Per chi è felice già del viaggio.",
        ],
      ),
      item(
        setting.gorge,
        ["Schlucht", "Gorges", "Gorges", "Gole"],
        [
          "Wo das Wasser laut ist und die Luft kühl.",
          "Where water is loud and air is cool.",
          "Là où l’eau gronde et l’air est frais.",
          "Dove l’acqua è forte e l’aria fresca.",
        ],
      ),
      item(
        setting.vineyard,
        ["In den Reben", "Vineyards", "Vignes", "Vigne"],
        [
          "Mauern, Trauben und ein Glas auf der Bank.",
          "Walls, grapes and a glass on the bench.",
          "Murs, raisins et un verre sur le banc.",
          "Muri, uva e un bicchiere sulla panchina.",
        ],
      ),
    ],
  },
  {
    id: marks.duration.id,
    label: words("Dauer", "Duration", "Durée", "Durata"),
    items: [
      item(
        marks.duration.short,
        ["Bis eine Stunde", "Up to an hour", "Jusqu’à une heure", "Fino a un’ora"],
        ["Passt vor das Mittagessen.", "Fits in before lunch.", "Tient avant le repas.", "Ci sta prima di pranzo."],
      ),
      item(
        marks.duration.hours,
        ["Eine bis drei Stunden", "One to three hours", "D’une à trois heures", "Da una a tre ore"],
        ["Ein schöner Vormittag oder Nachmittag.", "A fine morning or afternoon.", "Une belle matinée ou après-midi.", "Una bella mattina o pomeriggio."],
      ),
      item(
        marks.duration.halfDay,
        ["Halber Tag", "Half a day", "Demi-journée", "Mezza giornata"],
        ["Mit Zeit für eine Pause.", "With time for a break.", "Avec le temps d’une pause.", "Con il tempo per una pausa."],
      ),
      item(
        marks.duration.day,
        ["Ganzer Tag", "Whole day", "Journée entière", "Giornata intera"],
        ["Vom Frühstück bis zum Abendrot.", "From breakfast to sunset.", "Du petit-déjeuner au couchant.", "Dalla colazione al tramonto."],
      ),
    ],
  },
  {
    id: marks.effort.id,
    label: words("Anstrengung", "Effort", "Effort", "Impegno"),
    items: [
      item(
        marks.effort.easy,
        ["Leicht", "Easy", "Facile", "Facile"],
        ["Für jede Kondition.", "For every fitness.", "Pour toutes les formes.", "Per ogni forma fisica."],
      ),
      item(
        marks.effort.moderate,
        ["Mittel", "Moderate", "Moyen", "Medio"],
        ["Ein wenig Bewegung gehört dazu.", "Some exercise is part of it.", "Un peu d’exercice en fait partie.", "Un po’ di moto ne fa parte."],
      ),
      item(
        marks.effort.hard,
        ["Sportlich", "Sporty", "Sportif", "Sportivo"],
        ["Danach schmeckt das Essen.", "Dinner tastes better afterwards.", "Après, on mange de bon cœur.", "Dopo si mangia di gusto."],
      ),
    ],
  },
  {
    id: marks.included.id,
    label: words("Inbegriffen", "Included", "Compris", "Compreso"),
    items: [
      item(
        marks.included.guide,
        ["Begleitung", "Guide", "Accompagnement", "Guida"],
        ["Jemand geht mit, der den Weg kennt.", "Somebody comes who knows the way.", "Quelqu’un qui connaît le chemin.", "Qualcuno che conosce la strada."],
      ),
      item(
        marks.included.equipment,
        ["Material", "Equipment", "Matériel", "Attrezzatura"],
        [
          "Sie bringen sich selbst mit, den Rest haben wir.",
          "Bring yourself, we have the rest.",
          "Venez comme vous êtes, nous avons le reste.",
          "Portate voi stessi, il resto c’è.",
        ],
      ),
      item(
        marks.included.food,
        ["Essen oder Kostprobe", "Food or tasting", "Repas ou dégustation", "Cibo o assaggio"],
        ["Niemand geht hungrig nach Hause.", "Nobody goes home hungry.", "Nul ne rentre affamé.", "Nessuno torna a casa affamato."],
      ),
      item(
        marks.included.transport,
        ["Fahrt", "Transport", "Transport", "Trasporto"],
        ["Bahn, Schiff oder Bus sind bezahlt.", "Train, boat or bus is paid.", "Train, bateau ou bus est payé.", "Treno, battello o bus è pagato."],
      ),
    ],
  },
  {
    id: marks.access.id,
    label: words("Zugang", "Access", "Accès", "Accesso"),
    items: [
      item(
        marks.access.wheelchair,
        ["Rollstuhl", "Wheelchair", "Fauteuil roulant", "Carrozzella"],
        ["Ohne Stufen zum Ziel.", "Step-free all the way.", "Sans marches jusqu’au but.", "Senza gradini fino alla meta."],
      ),
      item(
        marks.access.pram,
        ["Kinderwagen", "Pram", "Poussette", "Passeggino"],
        ["Räder kommen hier durch.", "Wheels get through here.", "Les roues passent.", "Le ruote passano."],
      ),
      item(
        marks.access.dogs,
        ["Hunde willkommen", "Dogs welcome", "Chiens bienvenus", "Cani benvenuti"],
        [
          "An der Leine, mit Wasser unterwegs.",
          "On a lead, with water on the way.",
          "En laisse, avec de l’eau en route.",
          "Al guinzaglio, con acqua per strada.",
        ],
      ),
    ],
  },
  {
    id: marks.hours.id,
    label: words("Tageszeit", "Time of day", "Moment de la journée", "Momento del giorno"),
    items: [
      item(
        marks.hours.morning,
        ["Am Morgen", "Morning", "Matin", "Mattino"],
        [
          "Für Leute, die den Tag gern zuerst sehen.",
          "For those who like to see the day first.",
          "Pour qui aime voir le jour en premier.",
          "Per chi ama vedere il giorno per primo.",
        ],
      ),
      item(
        marks.hours.afternoon,
        ["Am Nachmittag", "Afternoon", "Après-midi", "Pomeriggio"],
        ["Nach dem Essen und vor dem Apéro.", "After lunch and before drinks.", "Après le repas, avant l’apéro.", "Dopo pranzo, prima dell’aperitivo."],
      ),
      item(
        marks.hours.evening,
        ["Am Abend", "Evening", "Soir", "Sera"],
        ["Wenn das Licht weich wird.", "When the light grows soft.", "Quand la lumière s’adoucit.", "Quando la luce si fa morbida."],
      ),
      item(
        marks.hours.night,
        ["In der Nacht", "Night", "Nuit", "Notte"],
        ["Mit Laterne oder unter Sternen.", "By lantern or under stars.", "À la lanterne ou sous les étoiles.", "Con la lanterna o sotto le stelle."],
      ),
    ],
  },
  {
    id: marks.famous.id,
    label: words("Besonderes", "Something special", "Particularités", "Particolarità"),
    items: [
      item(
        marks.famous.favourite,
        ["Publikumsliebling", "Crowd favourite", "Coup de cœur du public", "Preferito dal pubblico"],
        ["Was am meisten gebucht wird.", "What is booked most.", "Ce que l’on réserve le plus.", "Ciò che si prenota di più."],
      ),
      item(
        marks.famous.insider,
        ["Geheimtipp", "Insider tip", "Bonne adresse", "Chicca"],
        ["Noch kennt es nicht jeder.", "Not everyone knows it yet.", "Peu de gens le connaissent.", "Non tutti la conoscono."],
      ),
    ],
  },
  {
    id: marks.occasion.id,
    label: words("Anlass", "Occasion", "Occasion", "Occasione"),
    items: [
      item(
        marks.occasion.birthday,
        ["Geburtstag", "Birthday", "Anniversaire", "Compleanno"],
        ["Ein Tag, der in Erinnerung bleibt.", "A day to remember.", "Un jour dont on se souvient.", "Un giorno da ricordare."],
      ),
      item(
        marks.occasion.team,
        ["Teamausflug", "Team outing", "Sortie d’équipe", "Uscita di squadra"],
        ["Besser als noch eine Sitzung.", "Better than one more meeting.", "Mieux qu’une séance de plus.", "Meglio di un’altra riunione."],
      ),
      item(
        marks.occasion.romantic,
        ["Zu zweit", "Romantic", "Romantique", "Romantico"],
        [
          "Für Jahrestage und solche, die es werden.",
          "For anniversaries and those to come.",
          "Pour les anniversaires de couple, passés et futurs.",
          "Per anniversari, passati e futuri.",
        ],
      ),
      item(marks.occasion.gift, ["Geschenk", "Gift", "Cadeau", "Regalo"], ["Verschenken Sie Zeit.", "Give time.", "Offrez du temps.", "Regalate tempo."]),
    ],
  },
  {
    id: marks.level.id,
    label: words("Können", "Level", "Niveau", "Livello"),
    typeIds: [87, 63, 69, 96, 98, 101, 103, 95, 106],
    items: [
      item(
        marks.level.beginners,
        ["Anfänger", "Beginners", "Débutants", "Principianti"],
        ["Ohne Vorkenntnisse.", "No experience needed.", "Sans connaissances préalables.", "Senza esperienza."],
      ),
      item(
        marks.level.advanced,
        ["Geübte", "Advanced", "Avancés", "Esperti"],
        ["Für alle, die schon etwas können.", "For those who know how.", "Pour qui sait déjà.", "Per chi sa già."],
      ),
    ],
  },
  {
    id: marks.roof.id,
    label: words("Drinnen oder draussen", "Indoors or outdoors", "Dedans ou dehors", "Dentro o fuori"),
    items: [
      item(
        marks.roof.indoor,
        ["Drinnen", "Indoors", "À l’intérieur", "Al coperto"],
        ["Trocken und warm.", "Dry and warm.", "Au sec et au chaud.", "All’asciutto e al caldo."],
      ),
      item(
        marks.roof.outdoor,
        ["Draussen", "Outdoors", "En plein air", "All’aperto"],
        ["An der frischen Luft.", "In the fresh air.", "Au grand air.", "All’aria fresca."],
      ),
    ],
  },
  {
    id: marks.thrill.id,
    label: words("Nervenkitzel", "Thrill", "Sensations", "Brivido"),
    items: [
      item(
        marks.thrill.calm,
        ["Ruhig", "Calm", "Tranquille", "Tranquillo"],
        ["Puls wie im Lehnstuhl.", "A pulse as in an armchair.", "Un pouls de fauteuil.", "Polso da poltrona."],
      ),
      item(
        marks.thrill.some,
        ["Ein bisschen", "A little", "Un peu", "Un po’"],
        ["Kribbelt, ohne zu erschrecken.", "It tingles without a fright.", "Ça picote sans effrayer.", "Formicola senza spaventare."],
      ),
      item(
        marks.thrill.much,
        ["Viel", "A lot", "Beaucoup", "Molto"],
        ["Herzklopfen inbegriffen.", "Heartbeat included.", "Cœur battant compris.", "Batticuore compreso."],
      ),
    ],
  },
  {
    id: marks.region.id,
    label: words("Landesteil", "Part of the country", "Région", "Regione"),
    items: [
      item(
        marks.region.oberland,
        ["Berner Oberland und Bern", "Bern and Bernese Oberland", "Berne et Oberland bernois", "Berna e Oberland bernese"],
        [
          "Zwei Seen, drei Riesen und die Bundesstadt.",
          "Two lakes, three giants and the capital.",
          "Deux lacs, trois géants et la capitale.",
          "Due laghi, tre giganti e la capitale.",
        ],
      ),
      item(
        marks.region.central,
        ["Zentralschweiz", "Central Switzerland", "Suisse centrale", "Svizzera centrale"],
        [
          "Rund um den See, an dem alles begann.",
          "Round the lake where it all began.",
          "Autour du lac où tout commença.",
          "Intorno al lago dove tutto cominciò.",
        ],
      ),
      item(
        marks.region.east,
        ["Ostschweiz", "Eastern Switzerland", "Suisse orientale", "Svizzera orientale"],
        [
          "Säntis, Bodensee und gekämmte Hügel.",
          "Säntis, Lake Constance and combed hills.",
          "Säntis, lac de Constance et collines.",
          "Säntis, Lago di Costanza e colline.",
        ],
      ),
      item(
        marks.region.zurichBasel,
        ["Zürich, Basel und Mittelland", "Zurich, Basel and the Plateau", "Zurich, Bâle et Plateau", "Zurigo, Basilea e Altipiano"],
        ["Städte, Flüsse und kurze Wege.", "Cities, rivers and short ways.", "Villes, rivières et courtes distances.", "Città, fiumi e brevi distanze."],
      ),
      item(
        marks.region.grisons,
        ["Graubünden", "Grisons", "Grisons", "Grigioni"],
        ["150 Täler und drei Sprachen.", "A hundred and fifty valleys, three languages.", "150 vallées et trois langues.", "150 valli e tre lingue."],
      ),
      item(
        marks.region.valais,
        ["Wallis", "Valais", "Valais", "Vallese"],
        ["Viertausender und Aprikosen.", "Four-thousanders and apricots.", "Des 4000 et des abricots.", "Quattromila e albicocche."],
      ),
      item(
        marks.region.ticino,
        ["Tessin", "Ticino", "Tessin", "Ticino"],
        ["Palmen, Granit und Grotti.", "Palms, granite and grotti.", "Palmiers, granit et grotti.", "Palme, granito e grotti."],
      ),
      item(
        marks.region.romandie,
        ["Genfersee und Freiburg", "Lake Geneva and Fribourg", "Léman et Fribourg", "Lemano e Friburgo"],
        ["Reben, Riviera und Greyerz.", "Vines, Riviera and Gruyères.", "Vignes, Riviera et Gruyère.", "Vigne, Riviera e Gruyères."],
      ),
      item(
        marks.region.jura,
        ["Jura und Drei Seen", "Jura and Three Lakes", "Jura et Trois-Lacs", "Giura e Tre Laghi"],
        ["Weite Weiden und stille Ufer.", "Wide pastures and quiet shores.", "Vastes pâturages et rives calmes.", "Vasti pascoli e rive quiete."],
      ),
    ],
  },
];
