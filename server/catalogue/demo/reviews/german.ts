import { lines, tones, type Phrases } from "./phrases.ts";

export const german: Phrases = {
  topics: {
    view: tones(
      `Die Aussicht ist der Hammer.
      Wir sahen bis in den Schwarzwald.
      Oben war es glasklar, unten Nebel, genau so muss es sein.
      Ich habe noch nie so viele Gipfel auf einmal gesehen.
      Der Ausblick entschädigt für alles.
      Am besten gegen Abend, das Licht ist dann fast unwirklich.
      Meine Mutter hat vor Freude kaum gesprochen.
      Die Panoramatafel hilft, wir haben jeden Berg gefunden.
      Wer fotografiert, braucht hier mehr als einen Akku.
      Man sieht einfach alles, See, Stadt, Alpen.
      Ein Platz auf der Bank und zwei Stunden waren weg.
      Schöner als auf jeder Postkarte.`,
      `Es war leicht bewölkt, trotzdem schön.
      Die Sicht ging auf und zu, eine Stunde hatten wir Glück.
      Schön, aber die Terrasse ist kleiner, als sie auf den Bildern wirkt.
      Am Nachmittag hat man die Sonne leider im Gesicht.`,
      `Wir standen im Nebel und sahen gar nichts.
      Die Webcam zeigte Sonne, oben war alles grau.
      Die Terrasse war wegen Bauarbeiten halb gesperrt.
      Viel Wind, wenig Sicht, kein Hinweis an der Kasse.`,
    ),
    ride: tones(
      `Die Fahrt allein ist schon das Geld wert.
      Pünktlich auf die Minute, wie man es erwartet.
      Sehr sauber und das Personal freundlich.
      Vorne sitzen lohnt sich.
      Die Steigung ist kaum zu glauben.
      Unser Jüngster wollte gleich nochmals fahren.
      Keine Wartezeit, QR-Code zeigen und los.
      Der Lokführer hat uns sogar gewinkt.
      Ruhige Fahrt, grosse Fenster, alles bestens.
      Mit dem Halbtax wirklich günstig.
      Wir hatten die Kabine für uns allein.
      Technisch faszinierend.`,
      `Auf dem Rückweg war es ziemlich voll.
      Zwanzig Minuten angestanden, dafür ging es dann schnell.
      Die Fahrt ist kürzer, als ich dachte.
      Die Durchsagen waren etwas laut.`,
      `Eine Stunde Wartezeit trotz gebuchter Zeit.
      Die Fenster waren so schmutzig, dass die Fotos nichts wurden.
      Wir mussten die ganze Strecke stehen.
      Am Schalter wusste niemand etwas von unserem Billett.`,
    ),
    boat: tones(
      `Auf dem Oberdeck mit Wind um die Nase, herrlich.
      Der Raddampfer ist ein Schmuckstück.
      Man kann zuschauen, wie die Maschine arbeitet.
      Sehr gemütlich, auch für meine Eltern mit Rollator.
      Das Personal an Bord war ausgesprochen nett.
      Wir sind unterwegs ausgestiegen und mit dem nächsten Schiff weiter.
      Kaffee und Nussgipfel an Deck, mehr brauche ich nicht.
      Vom Wasser aus sieht alles anders aus.
      Die Kinder durften beim Kapitän vorbeischauen.
      Eine Stunde Ferien mitten in der Woche.
      Sehr entspannend.
      Der See war spiegelglatt.`,
      `Im Salon war es etwas stickig.
      Die besten Plätze waren schon weg, früh da sein.
      Schön, aber es zog ein bisschen.
      Die Erklärungen gab es nur auf Deutsch.`,
      `Das Schiff war hoffnungslos überfüllt.
      Ein Halt fiel aus, ohne dass jemand etwas sagte.
      Die Toiletten waren in keinem guten Zustand.
      Wir sassen neben dem Kamin und rochen nur Russ.`,
    ),
    guide: tones(
      `Unsere Führerin wusste auf jede Frage eine Antwort.
      Selten so viel gelacht und gelernt.
      Der Guide hat auf alle Rücksicht genommen.
      Man merkt, dass er das aus Leidenschaft macht.
      Sie erzählt so, dass auch Teenager zuhören.
      Sehr kompetent und geduldig.
      Kleine Gruppe, viel Zeit für Fragen.
      Reto ist ein Original, mehr verrate ich nicht.
      Er hat uns danach noch ein Lokal empfohlen, Volltreffer.
      Alles klar erklärt, ich fühlte mich immer sicher.
      Herzlich, witzig, gut vorbereitet.
      Auch auf Englisch perfekt verständlich.`,
      `Der Guide war nett, sprach aber recht leise.
      Inhaltlich top, das Tempo etwas hoch.
      Gut gemacht, nur die Gruppe war für mich zu gross.
      Ein paar Jahreszahlen weniger hätten auch gereicht.`,
      `Der Guide kam fünfzehn Minuten zu spät.
      Er las die Hälfte vom Zettel ab.
      Man verstand hinten kein Wort.
      Fragen waren offensichtlich nicht erwünscht.`,
    ),
    food: tones(
      `Das Essen war ausgezeichnet.
      Wir haben mehr bekommen, als wir essen konnten.
      Der Käse war ein Gedicht.
      Alles frisch und aus der Region.
      Auch vegetarisch kein Problem.
      Das Dessert war mein Höhepunkt.
      Der Winzer hat grosszügig nachgeschenkt.
      Ich wusste nicht, dass es so verschiedene Aromen gibt.
      Wir haben gleich drei Flaschen mitgenommen.
      Moitié-moitié, wie es sein soll.
      Die Schokolade, ach, die Schokolade.
      Für den Preis sehr anständige Portionen.`,
      `Fein, aber die Getränke gehen ins Geld.
      Zwei der Kostproben waren sehr ähnlich.
      Gut, nur etwas lauwarm.
      Für grosse Esser knapp.`,
      `Das Fondue war kalt, bevor es am Tisch war.
      Für den Preis hätte ich mehr erwartet.
      Unsere Allergie wurde trotz Angabe vergessen.
      Lieblos angerichtet.`,
    ),
    history: tones(
      `Geschichte zum Anfassen.
      Ich wohne seit zwanzig Jahren hier und habe Neues erfahren.
      Die alten Mauern haben eine besondere Stimmung.
      Toll, wie alles restauriert wurde.
      Man fühlt sich ins Mittelalter versetzt.
      Die Anekdoten waren köstlich.
      Endlich verstehe ich, wie das damals zusammenhing.
      Sehr gut erhaltene Räume.
      Die Sage mit dem Drachen erzählen die Kinder heute noch.
      Spannend bis zum Schluss.`,
      `Interessant, aber viel Stoff auf einmal.
      Ein bisschen mehr Bilder, ein bisschen weniger Daten.
      Die Hälfte der Räume war nicht zugänglich.`,
      `Die Tafeln sind veraltet und kaum zu lesen.
      Zu viel Wissen aus dem Lexikon, zu wenig Leben.
      Ausser Mauern wenig zu sehen.`,
    ),
    museum: tones(
      `Grossartige Sammlung, gut gehängt.
      Der Hörgang ist sein Geld wert.
      Wir wollten eine Stunde bleiben und blieben vier.
      Modern, hell, gut beschriftet.
      Die Wechselausstellung hat uns umgehauen.
      Auch für Leute, die sonst nicht ins Museum gehen.
      Sehr freundliches Aufsichtspersonal.
      Das Café im Haus ist ein Geheimtipp.
      Man darf vieles ausprobieren.
      Ein Ort, an dem man still wird.
      Für mich das beste Museum der Schweiz.`,
      `Schön, aber der eine Stock war im Umbau.
      Der Rundgang ist etwas verwirrend angelegt.
      Die Garderobe kostet extra, das muss nicht sein.`,
      `Eng, laut und schlecht gelüftet.
      Drei von fünf Stationen waren defekt.
      Für diesen Preis ist die Sammlung zu klein.`,
    ),
    snow: tones(
      `Der Schnee war perfekt.
      Pisten früh am Morgen wie Teppich.
      So still habe ich den Winter noch nie erlebt.
      Minus zehn, Sonne, Pulver, was will man mehr.
      Auch am Samstag kaum Wartezeiten.
      Die Bahn war bestens präpariert.
      Wir haben vor Lachen kaum gebremst.
      Nach zwei Stunden konnte ich es tatsächlich.
      Die Verhältnisse waren ein Traum.
      Heisser Punsch auf halber Strecke, grosse Klasse.
      Den Muskelkater nehme ich gern.`,
      `Unten war es schon etwas matschig.
      Guter Schnee oben, unten Kunstschnee.
      Am Nachmittag wurde es eisig.`,
      `Die Hälfte der Anlagen stand still.
      Zu wenig Schnee, und gesagt hat es uns niemand.
      Überfüllte Pisten, das macht keinen Spass.`,
    ),
    water: tones(
      `Das Wasser ist so klar, dass man die Fische zählt.
      Kalt, aber wunderbar.
      Wir waren am Morgen fast allein auf dem See.
      Nach zehn Minuten hatte ich den Dreh heraus.
      Die Farbe des Wassers glaubt einem niemand.
      Sehr gut gepflegtes Material.
      Die Schlucht ist gewaltig.
      Eine Erfrischung an einem heissen Tag.
      Die Gischt gehört dazu, Regenjacke mitnehmen.
      Wir haben einen Eisvogel gesehen.`,
      `Am Nachmittag kam Wind auf, dann wird es streng.
      Etwas wenig Wasser im August.
      Die Umkleide ist eher einfach.`,
      `Die Schwimmwesten waren nass und rochen.
      Wegen Hochwasser abgekürzt, bezahlt haben wir voll.
      Das Boot leckte.`,
    ),
    adventure: tones(
      `Adrenalin pur.
      Ich hatte Angst und bin jetzt unglaublich stolz.
      Mein Herz klopft noch beim Schreiben.
      Jederzeit sicher gefühlt.
      Unsere Tochter will das nun jedes Jahr machen.
      Der beste Tag der Ferien.
      Man vergisst alles andere.
      Für unser Team genau das Richtige.
      Einmal im Leben sollte man das tun.
      Das Grinsen blieb bis zum Abend.
      Sehr gute Ausrüstung, alles doppelt geprüft.
      Ich würde sofort wieder springen.`,
      `Viel Wartezeit zwischen den Stationen.
      Toll, aber schnell vorbei.
      Die Fotos kosten leider extra.`,
      `Die Einführung dauerte zwei Minuten.
      Kurzfristig abgesagt, wir waren schon unterwegs.
      Für das Geld war das einfach zu kurz.`,
    ),
    animals: tones(
      `Die Tiere wirken gesund und zufrieden.
      Mein Alpaka hiess Bruno und hatte seinen eigenen Kopf.
      Die Hunde wollten gar nicht aufhören zu rennen.
      Grosse, naturnahe Gehege.
      Wir durften bei der Fütterung helfen.
      Selten so viel geschmust.
      Die Pferde kennen den Weg im Schlaf.
      Unsere Kinder reden nur noch von den Bären.
      Man spürt, dass hier das Tier zuerst kommt.
      Ein Erlebnis für Gross und Klein.`,
      `Einige Tiere haben sich den ganzen Tag versteckt.
      Die Runde dürfte etwas länger sein.
      Am Sonntag sehr viele Leute.`,
      `Die Gehege sind zu klein.
      Wir sahen in zwei Stunden kaum ein Tier.
      Die Hunde wirkten müde.`,
    ),
    walk: tones(
      `Gemütlicher Rundgang, genau die richtige Länge.
      Schöne Wege, gut markiert.
      Auch mit Kinderwagen machbar.
      Viele lauschige Plätze zum Sitzen.
      Wir sind an Orten gewesen, die man allein nie findet.
      Abwechslungsreich bis zum letzten Meter.
      Im Herbst unbedingt empfehlenswert.
      Die Feuerstelle am Schluss war super.
      Nicht zu streng, aber man merkt, dass man etwas getan hat.
      Ein Paradies für Blumenfreunde.`,
      `Etwas steiler als beschrieben.
      Nach dem Regen rutschig, gute Schuhe anziehen.
      Schön, doch der Rückweg zieht sich.`,
      `Schlecht ausgeschildert, wir haben uns zweimal verlaufen.
      Zu anstrengend für meine Eltern, das stand nirgends.
      Baulärm auf der halben Strecke.`,
    ),
    bath: tones(
      `Im Aussenbecken, wenn es schneit, unbezahlbar.
      Wunderbar warm und sehr sauber.
      Nach drei Stunden wie neu geboren.
      Unter der Woche angenehm ruhig.
      Die Architektur ist ein Kunstwerk.
      Der Dampf, die Berge, die Stille.
      Die Sprudelliegen sind die besten, die ich kenne.
      Gute Saunalandschaft.
      Mein Rücken sagt Danke.
      Wir kommen jeden Winter.`,
      `Am Sonntag recht voll, am Abend wird es besser.
      Die Garderoben sind etwas eng.
      Schön, könnte aber zwei Grad wärmer sein.`,
      `Überfüllt, keine freie Liege.
      Das Wasser war lauwarm.
      Haare im Abfluss, das geht nicht.`,
    ),
    family: tones(
      `Ideal mit Kindern.
      Drei Generationen, alle zufrieden.
      Unser Sohn (6) fragt, wann wir wieder gehen.
      Der Spielplatz oben hat uns den Tag gerettet.
      Die Kleinen waren beschäftigt und wir auch.
      Preislich fair für Familien.
      Endlich ein Ausflug, bei dem das Telefon in der Tasche blieb.
      Die Grosseltern waren genauso begeistert.
      Auch bei Regen eine gute Idee.
      Das Rätselheft war ein voller Erfolg.`,
      `Für Kinder unter vier etwas lang.
      Einen Wickeltisch haben wir lange gesucht.
      Die Glace am Kiosk ist teuer, die Kinder sahen sie trotzdem.`,
      `Mit Kinderwagen unmöglich, obwohl es anders stand.
      Für eine vierköpfige Familie zu teuer.
      Unfreundlich zu den Kindern.`,
    ),
    craft: tones(
      `Wir halten unser Stück in Ehren.
      Wer gern mit den Händen arbeitet, ist hier richtig.
      Geduldig erklärt, viele Kniffe gelernt.
      Eine ruhige, schöne Werkstatt.
      Ich hätte nie gedacht, dass mir das gelingt.
      Das Ergebnis steht auf dem Büchergestell.
      Altes Handwerk, mit Liebe gezeigt.
      Ein Geschenk, das wirklich Freude machte.
      Die Zeit verging wie im Flug.
      Alles Material dabei, sehr gut vorbereitet.`,
      `Am Ende wurde die Zeit knapp.
      Mit acht Leuten ist der Tisch voll.
      Man darf nicht zu viel Freiheit erwarten.`,
      `Das meiste war schon vorbereitet, wir durften nur noch malen.
      Die Anleitung war hektisch.
      Das Stück ging zu Hause kaputt.`,
    ),
    bike: tones(
      `Top gewartete Velos.
      Mit dem E-Bike werden die Hügel flach.
      Die Route war wunderschön und verkehrsarm.
      Der Akku reichte locker.
      Unkompliziert abgeholt und zurückgebracht.
      Helme in allen Grössen.
      Tolle Einkehr unterwegs.
      Für geübte Fahrer ein Traum.
      Der Guide hatte sogar einen Ersatzschlauch dabei.
      Endlich einmal ein bequemer Sattel.`,
      `Ein Abschnitt führt leider der Hauptstrasse entlang.
      Der Sattel war nicht für mich gemacht.
      Gutes Velo, aber das Schloss klemmte.`,
      `Die Bremsen quietschten den ganzen Tag.
      Falsche Grösse reserviert, kein Ersatz da.
      Die Gangschaltung sprang dauernd.`,
    ),
    price: tones(
      `Preis und Leistung stimmen.
      Nicht billig, aber jeden Rappen wert.
      Mit der Gästekarte sogar günstiger.
      Günstiger als am Schalter.
      Für Schweizer Verhältnisse fair.
      Wir hätten auch mehr bezahlt.
      Gutes Geld für gute Arbeit.
      Die Familienkarte lohnt sich.`,
      `Für uns an der oberen Grenze.
      Billig ist es nicht.
      Getränke sollten dabei sein.
      Der Preis ist gestiegen, das Angebot nicht.`,
      `Viel zu teuer für das Gebotene.
      Abzocke, anders kann ich es nicht sagen.
      Am Ende kam noch ein Zuschlag dazu.
      Für diesen Betrag bekommt man anderswo das Doppelte.`,
    ),
    queue: tones(
      `Kein Anstehen, direkt hinein.
      Früh da sein lohnt sich, um neun war niemand dort.
      Gut organisiert, auch bei viel Betrieb.
      Der Zeitstempel auf dem Billett funktioniert wirklich.
      Um halb neun waren wir die Ersten.
      Alles im Fluss, kein Gedränge.
      Die reservierte Zeit wurde eingehalten.
      Unter der Woche hat man alles für sich.`,
      `Am Wochenende muss man Geduld mitbringen.
      Zehn Minuten Schlange, das geht.
      Gegen Mittag wird es eng.
      Mit Reisegruppen ist es laut.`,
      `Anstehen, anstehen, anstehen.
      Trotz Reservation vierzig Minuten gewartet.
      Völlig überlaufen.
      Niemand regelte die Schlange.`,
    ),
    weather: tones(
      `Petrus meinte es gut mit uns.
      Auch im Nieselregen schön.
      Blauer Himmel von morgens bis abends.
      Trotz Regen hatten alle gute Laune.
      Der erste Schnee lag auf den Zäunen.
      Die Herbstfarben waren ein Wahnsinn.
      Bei dreissig Grad genau das Richtige.
      Nebel unten, Sonne oben, perfekt.`,
      `Das Wetter spielte nicht ganz mit.
      Ein Schauer kam dazwischen.
      Warm anziehen, es zieht.
      Am Morgen war es noch sehr kühl.`,
      `Es regnete, und eine Alternative gab es nicht.
      Bei Wind wurde geschlossen, ohne Ersatz.
      Im Regen ist das nichts.
      Man liess uns im Sturm stehen.`,
    ),
    booking: tones(
      `Buchung in zwei Minuten erledigt.
      Umbuchen war kein Problem.
      Die Mail kam sofort, der Code hat funktioniert.
      Auf eine Frage bekam ich noch am Sonntag Antwort.
      Alles wie beschrieben.
      Treffpunkt leicht zu finden.
      Die Karte in der Bestätigung ist Gold wert.
      Bezahlt mit TWINT, fertig.`,
      `Der Treffpunkt war nicht ganz leicht zu finden.
      Die Bestätigung landete im Spam.
      Die Beschreibung könnte genauer sein.
      Am Telefon kam erst beim dritten Mal jemand.`,
      `Der Code wurde nicht erkannt.
      Absage am Vorabend, ohne Begründung.
      Auf meine Mail kam nie eine Antwort.
      Der Treffpunkt war falsch angegeben.`,
    ),
  },
  opening: tones(
    `Wir waren zu viert dort.
    Ein Geschenk zu meinem Geburtstag.
    Spontan gebucht und nichts bereut.
    Schon zum dritten Mal da.
    Von Freunden empfohlen bekommen.
    Am Samstag mit der ganzen Familie.
    Als Einheimische muss ich sagen: grosses Kino.
    Wunderschöner Ausflug.
    Absolut empfehlenswert.
    Was für ein Tag.
    Buchung unkompliziert, Code auf dem Handy, fertig.
    Zu zweit an einem Dienstag im Mai.`,
    `Insgesamt in Ordnung.
    Durchzogen.
    Schöne Idee, nicht ganz rund.
    Wir hatten uns etwas mehr versprochen.
    Solide, aber nicht aussergewöhnlich.`,
    `Leider enttäuschend.
    Einmal und nicht wieder.
    Schade um den freien Tag.
    Die Bilder versprechen zu viel.`,
  ),
  closing: tones(
    `Gerne wieder.
    Ein Tag, von dem wir noch lange reden.
    Danke an das ganze Team.
    Die Kinder haben schon gefragt, wann wir wieder gehen.
    Ein Geschenk, das ich weiterempfehle.
    Mehr davon, bitte.
    Besser kann man einen Sonntag nicht verbringen.
    Da stimmt einfach alles.
    Für Gäste aus dem Ausland ein Muss.
    Ich habe am Abend gleich die nächste Tour gebucht.
    Hut ab vor allen, die hier arbeiten.
    Wir kommen bestimmt zurück.
    Danke für den schönen Tag.
    Fünf Sterne ohne Zögern.
    Unbedingt früh buchen.
    Jeden Franken wert.
    Weiter so.
    Das nächste Mal bringen wir Freunde mit.
    Klare Empfehlung.
    Merci vielmal.`,
    `Kann man machen.
    Mit etwas weniger Leuten wäre es perfekt.
    Für den halben Preis gäbe ich fünf Sterne.
    Vielleicht hatten wir einfach Pech.`,
    `Auf die Rückerstattung warten wir noch.
    Ich würde das Geld anders ausgeben.
    Niemand fühlte sich zuständig.`,
  ),
  thanks: lines(`Vielen Dank für die schönen Worte, wir geben sie dem Team weiter.
    Das freut uns sehr. Bis zum nächsten Mal.
    Danke, dass Sie bei uns waren.
    Herzlichen Dank, auch im Namen der Tiere.
    Wir drucken das aus und hängen es in den Pausenraum.`),
  regrets: lines(`Das tut uns leid. Bitte melden Sie sich mit der Buchungsnummer, wir finden eine Lösung.
    Danke für die offenen Worte. Wir haben den Ablauf seither geändert.
    Sie haben recht, das hätte nicht passieren dürfen.
    An jenem Tag fehlten zwei Leute. Wir hätten es sagen müssen.
    Wir würden Sie gern noch einmal einladen.`),
  firstNames: lines(`Anna
    Beat
    Claudia
    Daniel
    Elena
    Fabian
    Gabriela
    Hans
    Irene
    Jonas
    Karin
    Lukas
    Monika
    Nina
    Patrick
    Regula
    Stefan
    Thomas
    Ursula
    Vreni
    Walter
    Lea
    Noah
    Silvan`),
  lastNames: lines(`Aebischer
    Bachmann
    Christen
    Dubach
    Egli
    Frei
    Gerber
    Huber
    Imhof
    Jost
    Keller
    Lüthi
    Meier
    Nussbaumer
    Odermatt
    Pfister
    Roth
    Schmid
    Tobler
    Vogt
    Wyss
    Zbinden
    Schneider
    Wagner
    Hofer`),
  countries: ["CH", "CH", "CH", "DE", "DE", "AT", "LI"],
};
