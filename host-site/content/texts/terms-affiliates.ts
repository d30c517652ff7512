import { operator, termsDate, termsVersion } from "../operator.ts";
import { heading, paragraph, way, written } from "../write.ts";

/** The terms for partners who earn on bookings (RULES of attribution: 90 days, on paid less refunded). */
export const termsAffiliates = written(
  { slug: "terms-affiliates", changed: termsDate },
  {
    de_CH: {
      title: "Bedingungen für Affiliates",
      lead: `Für alle, die unsere Aktivitäten auf ihrer Seite zeigen und an Buchungen mitverdienen. Fassung ${termsVersion}.`,
      blocks: [
        heading("role", "1. Ihre Rolle"),
        paragraph(
          `Sie verweisen auf unseren Shop oder binden unsere Elemente ein. Vertragspartnerin der Gäste ist die ${operator.name}. Sie nehmen weder Buchungen noch Geld entgegen und tragen kein Risiko aus ihnen.`,
        ),
        heading("attribution", "2. Zuordnung"),
        paragraph(
          "Eine Buchung gehört zu Ihnen, wenn Ihre Affiliate-Nummer im Element oder im Link stand, und zwar 90 Tage lang. Führen mehrere Partner zur selben Buchung, zählt der letzte. Mit dem Abschluss der Buchung steht die Zuordnung fest. Bevor ein Gast handelt oder zustimmt, wird auf seinem Gerät nichts gespeichert.",
        ),
        heading("commission", "3. Provision"),
        paragraph(
          "Der Satz steht in Ihrer Vereinbarung. Er gilt auf dem, was bezahlt und nicht zurückerstattet wurde, ohne Gebühren und Depots. Abgerechnet wird monatlich für durchgeführte Aktivitäten, ausbezahlt ab 50 Franken innert 30 Tagen. Eigene Buchungen sind ausgeschlossen.",
        ),
        heading("conduct", "4. Spielregeln"),
        paragraph(
          "Zeigen Sie Preise und Angaben so, wie unsere Elemente sie liefern. Keine Werbung mit unserem Namen in Suchmaschinen, keine Massenmails, keine Rabatte, die es nicht gibt. Wer sich nicht daran hält, verliert die Provision daraus.",
        ),
        heading("licence", "5. Technik und Inhalte"),
        paragraph(
          "Snippet, Texte und Bilder dürfen Sie nutzen, solange Sie Partner sind. Bestehende Snippets funktionieren auch nach Aktualisierungen weiter; dafür sorgen wir.",
        ),
        heading("end", "6. Ende, Recht"),
        paragraph(
          "Beide Seiten können jederzeit mit 30 Tagen Frist kündigen; was verdient ist, wird ausbezahlt. Es gilt Schweizer Recht, Gerichtsstand ist Bern.",
        ),
      ],
      ways: [way("affiliate", "Affiliate werden"), way("widget", "Widget einbauen")],
    },
    en_CH: {
      title: "Terms for affiliates",
      lead: `For all who show our activities on their pages and earn on bookings. Version ${termsVersion}.`,
      blocks: [
        heading("role", "1. Your part"),
        paragraph(
          `You link to our shop or embed our elements. The guests’ contract is with ${operator.name}. You take neither bookings nor money, and carry no risk from them.`,
        ),
        heading("attribution", "2. Attribution"),
        paragraph(
          "A booking is yours if your affiliate number stood in the element or in the link, and for 90 days. If several partners led to the same booking, the last one counts. At check-out the attribution is settled. Nothing is stored on a guest’s device before they act or consent.",
        ),
        heading("commission", "3. Commission"),
        paragraph(
          "The rate stands in your agreement. It applies to what was paid and not refunded, without fees and deposits. We settle monthly for activities that took place, and pay out from 50 francs within 30 days. Bookings of your own are excluded.",
        ),
        heading("conduct", "4. Fair play"),
        paragraph(
          "Show prices and details as our elements deliver them. No advertising on our name in search engines, no bulk mail, no discounts that do not exist. Whoever breaks these rules loses the commission from it.",
        ),
        heading("licence", "5. Technology and content"),
        paragraph(
          "You may use snippet, texts and pictures as long as you are a partner. Existing snippets keep working after updates; we see to that.",
        ),
        heading("end", "6. Ending, law"),
        paragraph(
          "Either side can end this at any time with 30 days’ notice; what is earned is paid out. Swiss law applies, place of jurisdiction is Bern.",
        ),
      ],
      ways: [way("affiliate", "Become an affiliate"), way("widget", "Embed the widget")],
    },
    fr_CH: {
      title: "Conditions pour les affiliés",
      lead: `Pour tous ceux qui montrent nos activités sur leurs pages et gagnent sur les réservations. Version ${termsVersion}.`,
      blocks: [
        heading("role", "1. Votre rôle"),
        paragraph(
          `Vous renvoyez à notre boutique ou intégrez nos éléments. Les clients concluent le contrat avec ${operator.name}. Vous n’encaissez ni réservations ni argent et n’en portez aucun risque.`,
        ),
        heading("attribution", "2. Attribution"),
        paragraph(
          "Une réservation vous revient si votre numéro d’affilié figurait dans l’élément ou dans le lien, et cela pendant 90 jours. Si plusieurs partenaires ont mené à la même réservation, le dernier compte. L’attribution est fixée à la conclusion. Rien n’est enregistré sur l’appareil d’un client avant qu’il n’agisse ou ne consente.",
        ),
        heading("commission", "3. Commission"),
        paragraph(
          "Le taux figure dans votre convention. Il s’applique à ce qui a été payé et non remboursé, sans les frais ni les dépôts. Le décompte est mensuel pour les activités réalisées, le versement se fait dès 50 francs, sous 30 jours. Vos propres réservations sont exclues.",
        ),
        heading("conduct", "4. Règles du jeu"),
        paragraph(
          "Montrez les prix et les indications tels que nos éléments les livrent. Pas de publicité sur notre nom dans les moteurs de recherche, pas d’envois en masse, pas de rabais qui n’existent pas. Qui enfreint ces règles perd la commission correspondante.",
        ),
        heading("licence", "5. Technique et contenus"),
        paragraph(
          "Vous pouvez utiliser le code, les textes et les images tant que vous êtes partenaire. Les codes déjà intégrés continuent de fonctionner après les mises à jour ; nous y veillons.",
        ),
        heading("end", "6. Fin, droit"),
        paragraph(
          "Chaque partie peut résilier en tout temps avec un préavis de 30 jours ; ce qui est gagné est versé. Le droit suisse s’applique, le for est à Berne.",
        ),
      ],
      ways: [way("affiliate", "Devenir affilié"), way("widget", "Intégrer le widget")],
    },
    it_CH: {
      title: "Condizioni per affiliati",
      lead: `Per chi mostra le nostre attività sulle proprie pagine e guadagna sulle prenotazioni. Versione ${termsVersion}.`,
      blocks: [
        heading("role", "1. Il Suo ruolo"),
        paragraph(
          `Lei rinvia al nostro negozio o integra i nostri elementi. Il contratto degli ospiti è con ${operator.name}. Lei non riceve né prenotazioni né denaro e non ne porta il rischio.`,
        ),
        heading("attribution", "2. Attribuzione"),
        paragraph(
          "Una prenotazione è Sua se il Suo numero di affiliato era nell’elemento o nel link, e per 90 giorni. Se più partner hanno portato alla stessa prenotazione conta l’ultimo. Con la conclusione l’attribuzione è fissata. Prima che un ospite agisca o acconsenta, sul suo dispositivo non si salva nulla.",
        ),
        heading("commission", "3. Provvigione"),
        paragraph(
          "La percentuale è nel Suo accordo. Vale su ciò che è stato pagato e non rimborsato, senza tasse e depositi. Si conteggia ogni mese per le attività svolte e si versa da 50 franchi entro 30 giorni. Le proprie prenotazioni sono escluse.",
        ),
        heading("conduct", "4. Regole del gioco"),
        paragraph(
          "Mostri prezzi e dati come li forniscono i nostri elementi. Niente pubblicità sul nostro nome nei motori di ricerca, niente invii di massa, niente sconti che non esistono. Chi non si attiene perde la relativa provvigione.",
        ),
        heading("licence", "5. Tecnica e contenuti"),
        paragraph(
          "Può usare codice, testi e immagini finché è partner. I codici già integrati continuano a funzionare dopo gli aggiornamenti; ci pensiamo noi.",
        ),
        heading("end", "6. Fine, diritto"),
        paragraph(
          "Ogni parte può disdire in ogni momento con 30 giorni di preavviso; ciò che è guadagnato viene versato. Si applica il diritto svizzero, foro competente è Berna.",
        ),
      ],
      ways: [way("affiliate", "Diventare affiliato"), way("widget", "Integrare il widget")],
    },
  },
);
