import { operator } from "../operator.ts";
import { heading, list, paragraph, way, written } from "../write.ts";

const who = `${operator.name}, ${operator.street}, ${operator.place}`;

/** What happens with people's data (Swiss Data Protection Act). */
export const privacyPolicy = written(
  { slug: "privacy-policy", changed: "2026-11-01" },
  {
    de_CH: {
      title: "Datenschutzerklärung",
      lead: "Welche Daten wir bearbeiten, wozu, wie lange, und welche Rechte Sie haben. Fassung vom 1. November 2026.",
      blocks: [
        heading("controller", "Verantwortlich"),
        paragraph(
          `Verantwortlich ist ${who}, Schweiz. Fragen und Begehren zum Datenschutz richten Sie an ${operator.privacyEmail}. Es gilt das Schweizer Datenschutzgesetz (DSG), und die DSGVO, wo sie anwendbar ist.`,
        ),
        heading("browsing", "Wenn Sie sich umschauen"),
        paragraph(
          "Unser Server erhält, was jeder Server erhält: IP-Adresse, Zeitpunkt, aufgerufene Adresse, Art des Browsers. Wir brauchen das, um die Seite auszuliefern und vor Missbrauch zu schützen. Profile bilden wir daraus nicht. Ihr Standort wird nur abgefragt, wenn Sie nach Nähe sortieren oder sich auf der Karte orten, und nicht gespeichert.",
        ),
        heading("booking", "Wenn Sie buchen"),
        paragraph(
          "Dann bearbeiten wir Name, E-Mail, Telefon, Land und die Angaben, die eine Aktivität verlangt, etwa Geburtsdatum, Gewicht oder Schuhgrösse. Der Anbieter erhält, was er für die Durchführung braucht, und nichts darüber hinaus.",
        ),
        heading("payment", "Wenn Sie bezahlen"),
        paragraph(
          "Kartendaten geben Sie direkt unserem Zahlungsdienstleister; wir sehen und speichern sie nicht. Wir behalten Betrag, Zahlungsmittel und den Stand der Zahlung.",
        ),
        heading("account", "Konto, Newsletter, Bewertungen"),
        list(
          "Konto: Name, E-Mail, Telefon, Sprache und Ihre Buchungen, bis Sie es schliessen. Passwörter speichern wir nur als Prüfwert.",
          "Newsletter: Ihre E-Mail-Adresse, bis Sie sich abmelden; in jeder Ausgabe steht ein Link dafür. Ohne Ihre Bestätigung schreiben wir Ihnen nicht und löschen die Adresse nach sieben Tagen.",
          "Bewertungen: Vorname, Text und Note sind öffentlich. Auf Wunsch nehmen wir sie weg.",
        ),
        heading("recipients", "Wer Daten erhält"),
        paragraph(
          "Anbieter gebuchter Aktivitäten, der Zahlungsdienstleister, unser Betrieb von Server und E-Mail, und Behörden, wo das Gesetz es verlangt. Partner, über deren Seite Sie buchen, erfahren Nummer und Betrag der Buchung, nicht aber Ihre Kontaktdaten. Wir verkaufen keine Daten.",
        ),
        heading("duration", "Wie lange"),
        paragraph(
          "Warenkörbe 30 Tage nach der letzten Änderung. Buchungen und Belege zehn Jahre, so will es das Obligationenrecht. Alles andere, bis der Zweck erfüllt ist.",
        ),
        heading("rights", "Ihre Rechte"),
        paragraph(
          "Sie können Auskunft, Berichtigung, Löschung und die Herausgabe Ihrer Daten verlangen und einer Bearbeitung widersprechen. In den Einstellungen Ihres Kontos laden Sie Ihre Daten selbst herunter und löschen das Konto; für alles andere genügt eine E-Mail. Aufsicht führt der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) in Bern.",
        ),
      ],
      ways: [way("cookie-policy", "Cookie-Richtlinie"), way("imprint", "Impressum")],
    },
    en_CH: {
      title: "Privacy policy",
      lead: "Which data we process, what for, for how long, and which rights you have. Version of 1 November 2026.",
      blocks: [
        heading("controller", "Who is responsible"),
        paragraph(
          `${who}, Switzerland, is responsible. Send questions and requests about data protection to ${operator.privacyEmail}. The Swiss Federal Act on Data Protection (FADP) applies, and the GDPR where it is applicable.`,
        ),
        heading("browsing", "When you look around"),
        paragraph(
          "Our server receives what every server receives: IP address, time, the address you asked for, the kind of browser. We need it to deliver the page and to guard against abuse. We make no profiles of it. Your position is asked for only when you sort by distance or locate yourself on the map, and it is not stored.",
        ),
        heading("booking", "When you book"),
        paragraph(
          "We then process name, e-mail, phone, country and the details that an activity asks for, such as date of birth, weight or shoe size. The supplier receives what is needed to run the activity, and nothing beyond.",
        ),
        heading("payment", "When you pay"),
        paragraph(
          "You give card details directly to our payment provider; we neither see nor store them. We keep the amount, the means of payment and the state of the payment.",
        ),
        heading("account", "Account, newsletter, reviews"),
        list(
          "Account: name, e-mail, phone, language and your bookings, until you close it. Of passwords we store a hash alone.",
          "Newsletter: your e-mail address, until you unsubscribe; each issue has a link for that. Without your confirmation we do not write to you, and delete the address after seven days.",
          "Reviews: first name, text and rating are public. We take them down when you ask.",
        ),
        heading("recipients", "Who receives data"),
        paragraph(
          "Suppliers of booked activities, the payment provider, those who run our servers and mail, and authorities where the law demands it. Partners on whose page you book learn the booking’s number and amount, but not your contact details. We sell no data.",
        ),
        heading("duration", "For how long"),
        paragraph(
          "Baskets for 30 days after their last change. Bookings and receipts for ten years, as the Code of Obligations wants it. All else until its purpose is served.",
        ),
        heading("rights", "Your rights"),
        paragraph(
          "You can ask for information, correction, deletion and a copy of your data, and object to processing. In the settings of your account you download your data and delete the account yourself; for anything else an e-mail is enough. The supervisory authority is the Federal Data Protection and Information Commissioner (FDPIC) in Bern.",
        ),
      ],
      ways: [way("cookie-policy", "Cookie policy"), way("imprint", "Imprint")],
    },
    fr_CH: {
      title: "Déclaration de protection des données",
      lead: "Quelles données nous traitons, pourquoi, combien de temps, et quels sont vos droits. Version du 1er novembre 2026.",
      blocks: [
        heading("controller", "Responsable"),
        paragraph(
          `La responsable est ${who}, Suisse. Adressez vos questions et demandes à ${operator.privacyEmail}. La loi fédérale sur la protection des données (LPD) s’applique, ainsi que le RGPD là où il est applicable.`,
        ),
        heading("browsing", "Quand vous regardez"),
        paragraph(
          "Notre serveur reçoit ce que reçoit tout serveur : adresse IP, heure, adresse demandée, type de navigateur. Nous en avons besoin pour livrer la page et la protéger des abus. Nous n’en tirons aucun profil. Votre position n’est demandée que si vous triez par distance ou vous localisez sur la carte, et elle n’est pas enregistrée.",
        ),
        heading("booking", "Quand vous réservez"),
        paragraph(
          "Nous traitons alors nom, e-mail, téléphone, pays et les indications que demande une activité, comme la date de naissance, le poids ou la pointure. Le prestataire reçoit ce qu’il lui faut pour l’activité, et rien de plus.",
        ),
        heading("payment", "Quand vous payez"),
        paragraph(
          "Vous donnez les données de carte directement à notre prestataire de paiement ; nous ne les voyons ni ne les enregistrons. Nous gardons le montant, le moyen de paiement et l’état du paiement.",
        ),
        heading("account", "Compte, newsletter, avis"),
        list(
          "Compte : nom, e-mail, téléphone, langue et vos réservations, jusqu’à sa fermeture. Des mots de passe, nous n’enregistrons qu’une empreinte.",
          "Newsletter : votre adresse e-mail, jusqu’à la désinscription ; chaque envoi contient un lien pour cela. Sans votre confirmation, nous ne vous écrivons pas et effaçons l’adresse après sept jours.",
          "Avis : prénom, texte et note sont publics. Nous les retirons sur demande.",
        ),
        heading("recipients", "Qui reçoit des données"),
        paragraph(
          "Les prestataires des activités réservées, le prestataire de paiement, ceux qui exploitent nos serveurs et notre messagerie, et les autorités là où la loi l’exige. Les partenaires sur la page desquels vous réservez apprennent le numéro et le montant de la réservation, mais pas vos coordonnées. Nous ne vendons aucune donnée.",
        ),
        heading("duration", "Combien de temps"),
        paragraph(
          "Les paniers 30 jours après leur dernière modification. Les réservations et pièces comptables dix ans, comme le veut le Code des obligations. Le reste, jusqu’à ce que le but soit atteint.",
        ),
        heading("rights", "Vos droits"),
        paragraph(
          "Vous pouvez demander des renseignements, une rectification, l’effacement et la remise de vos données, et vous opposer à un traitement. Dans les paramètres de votre compte, vous téléchargez vos données et supprimez le compte vous-même ; pour le reste, un e-mail suffit. L’autorité de surveillance est le Préposé fédéral à la protection des données et à la transparence (PFPDT), à Berne.",
        ),
      ],
      ways: [way("cookie-policy", "Politique de cookies"), way("imprint", "Mentions légales")],
    },
    it_CH: {
      title: "Dichiarazione sulla protezione dei dati",
      lead: "Quali dati trattiamo, perché, per quanto tempo, e quali diritti ha. Versione del 1° novembre 2026.",
      blocks: [
        heading("controller", "Responsabile"),
        paragraph(
          `Responsabile è ${who}, Svizzera. Domande e richieste vanno a ${operator.privacyEmail}. Vale la legge federale sulla protezione dei dati (LPD), e il RGPD dove è applicabile.`,
        ),
        heading("browsing", "Quando si guarda attorno"),
        paragraph(
          "Il nostro server riceve ciò che riceve ogni server: indirizzo IP, ora, indirizzo richiesto, tipo di browser. Ci serve per fornire la pagina e proteggerla dagli abusi. Non ne ricaviamo profili. La posizione viene chiesta solo se ordina per distanza o si localizza sulla mappa, e non viene salvata.",
        ),
        heading("booking", "Quando prenota"),
        paragraph(
          "Trattiamo allora nome, e-mail, telefono, Paese e i dati che un’attività richiede, come data di nascita, peso o numero di scarpa. Il fornitore riceve ciò che gli serve per svolgerla, e nulla di più.",
        ),
        heading("payment", "Quando paga"),
        paragraph(
          "I dati della carta li dà direttamente al nostro fornitore di pagamenti; noi non li vediamo e non li salviamo. Conserviamo importo, mezzo di pagamento e stato del pagamento.",
        ),
        heading("account", "Conto, newsletter, recensioni"),
        list(
          "Conto: nome, e-mail, telefono, lingua e le Sue prenotazioni, finché lo chiude. Delle password salviamo solo un’impronta.",
          "Newsletter: il Suo indirizzo e-mail, fino alla disiscrizione; in ogni numero c’è un link per farlo. Senza la Sua conferma non Le scriviamo e cancelliamo l’indirizzo dopo sette giorni.",
          "Recensioni: nome, testo e voto sono pubblici. Su richiesta li togliamo.",
        ),
        heading("recipients", "Chi riceve dati"),
        paragraph(
          "I fornitori delle attività prenotate, il fornitore di pagamenti, chi gestisce i nostri server e la posta, e le autorità dove la legge lo esige. I partner sulla cui pagina prenota conoscono numero e importo della prenotazione, ma non i Suoi recapiti. Non vendiamo dati.",
        ),
        heading("duration", "Per quanto tempo"),
        paragraph(
          "I carrelli 30 giorni dopo l’ultima modifica. Prenotazioni e giustificativi dieci anni, come vuole il Codice delle obbligazioni. Tutto il resto finché lo scopo è raggiunto.",
        ),
        heading("rights", "I Suoi diritti"),
        paragraph(
          "Può chiedere informazioni, rettifica, cancellazione e consegna dei Suoi dati, e opporsi a un trattamento. Nelle impostazioni del Suo conto scarica i Suoi dati ed elimina il conto da sé; per tutto il resto basta un’e-mail. L’autorità di vigilanza è l’Incaricato federale della protezione dei dati e della trasparenza (IFPDT), a Berna.",
        ),
      ],
      ways: [way("cookie-policy", "Informativa sui cookie"), way("imprint", "Impressum")],
    },
  },
);
