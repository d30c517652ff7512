import { operator, termsDate, termsVersion } from "../operator.ts";
import { heading, paragraph, way, written } from "../write.ts";

/** The terms for suppliers, and for resellers who book on invoice. */
export const termsB2b = written(
  { slug: "terms-b2b", changed: termsDate },
  {
    de_CH: {
      title: "Geschäftsbedingungen für Unternehmen",
      lead: `Für Anbieter, die bei uns verkaufen, und für Wiederverkäufer, die auf Rechnung buchen. Fassung ${termsVersion}.`,
      blocks: [
        heading("scope", "1. Geltung"),
        paragraph(
          `Diese Bedingungen gelten zwischen der ${operator.name} und Unternehmen. Eine schriftliche Vereinbarung geht vor. Die Anmeldung ist ein Antrag; wir prüfen ihn und geben das Konto frei.`,
        ),
        heading("suppliers", "2. Anbieter: Ihr Angebot"),
        paragraph(
          "Sie liefern Beschreibung, Bilder, Preise, Zeiten und Kapazitäten und halten sie aktuell. Sie besitzen die Bewilligungen und Versicherungen, die Ihre Tätigkeit verlangt, und die Rechte an Ihren Texten und Bildern. Ihr Preis bei uns ist nicht höher als auf Ihren eigenen Kanälen.",
        ),
        heading("delivery", "3. Anbieter: Durchführung"),
        paragraph(
          "Ein bestätigter Platz gilt. Anfragen beantworten Sie innert 48 Stunden. Wer absagt, meldet es sofort; wir erstatten den Gästen alles und verrechnen es mit Ihrer Abrechnung. Für Durchführung und Sicherheit haften Sie.",
        ),
        heading("payout", "4. Anbieter: Auszahlung"),
        paragraph(
          "Wir ziehen das Geld ein und überweisen monatlich, was für durchgeführte Aktivitäten bezahlt wurde, abzüglich der vereinbarten Provision.",
        ),
        heading("resellers", "5. Wiederverkäufer: Nettopreise"),
        paragraph(
          "Nach unserer Freigabe sehen Sie in Ihrem Konto Nettopreise und buchen auf Rechnung. Nettopreise sind vertraulich; sie gehören nicht auf öffentliche Seiten. Den Verkaufspreis bestimmen Sie. Rabattcodes gelten nicht auf Nettopreise.",
        ),
        heading("invoice", "6. Wiederverkäufer: Rechnung"),
        paragraph(
          "Rechnungen sind innert 30 Tagen ohne Abzug zu bezahlen. Stornofristen gelten wie für alle; was fristgerecht storniert ist, schreiben wir gut. Im Verzug können wir die Freigabe aufheben.",
        ),
        heading("data", "7. Daten"),
        paragraph(
          "Gästedaten verwenden Sie nur für die Durchführung und löschen sie, sobald sie dafür und vor dem Gesetz nicht mehr nötig sind.",
        ),
        heading("end", "8. Ende, Recht"),
        paragraph(
          "Beide Seiten können mit 60 Tagen Frist kündigen; bestätigte Buchungen werden erfüllt. Es gilt Schweizer Recht, Gerichtsstand ist Bern.",
        ),
      ],
      ways: [way("supplier-registration", "Als Anbieter anmelden"), way("supplier", "Anbieter werden")],
    },
    en_CH: {
      title: "Terms for businesses",
      lead: `For suppliers who sell with us, and for resellers who book on invoice. Version ${termsVersion}.`,
      blocks: [
        heading("scope", "1. Scope"),
        paragraph(
          `These terms apply between ${operator.name} and businesses. A written agreement takes precedence. Registration is an application; we look at it and approve the account.`,
        ),
        heading("suppliers", "2. Suppliers: your offer"),
        paragraph(
          "You provide description, pictures, prices, times and capacities, and keep them up to date. You hold the permits and insurance that your work demands, and the rights in your texts and pictures. Your price with us is no higher than on your own channels.",
        ),
        heading("delivery", "3. Suppliers: delivery"),
        paragraph(
          "A confirmed seat stands. You answer requests within 48 hours. If you cancel, tell us at once; we refund the guests in full and set it off against your settlement. You are liable for delivery and safety.",
        ),
        heading("payout", "4. Suppliers: payout"),
        paragraph(
          "We collect the money and transfer monthly what was paid for activities that took place, less the agreed commission.",
        ),
        heading("resellers", "5. Resellers: net prices"),
        paragraph(
          "Once approved, you see net prices in your account and book on invoice. Net prices are confidential and do not belong on public pages. The selling price is yours to set. Rebate codes do not apply to net prices.",
        ),
        heading("invoice", "6. Resellers: invoices"),
        paragraph(
          "Invoices are payable within 30 days without deduction. Cancellation deadlines are the same as for everybody; what is cancelled in time is credited. In arrears we may withdraw the approval.",
        ),
        heading("data", "7. Data"),
        paragraph(
          "You use guests’ data for the activity alone, and delete them once neither it nor the law needs them any longer.",
        ),
        heading("end", "8. Ending, law"),
        paragraph(
          "Either side can end this with 60 days’ notice; confirmed bookings are honoured. Swiss law applies, place of jurisdiction is Bern.",
        ),
      ],
      ways: [way("supplier-registration", "Register as a supplier"), way("supplier", "Become a supplier")],
    },
    fr_CH: {
      title: "Conditions pour les entreprises",
      lead: `Pour les prestataires qui vendent chez nous et les revendeurs qui réservent sur facture. Version ${termsVersion}.`,
      blocks: [
        heading("scope", "1. Champ d’application"),
        paragraph(
          `Ces conditions valent entre ${operator.name} et des entreprises. Une convention écrite prime. L’inscription est une demande ; nous l’examinons et ouvrons le compte.`,
        ),
        heading("suppliers", "2. Prestataires : votre offre"),
        paragraph(
          "Vous fournissez description, images, prix, horaires et capacités, et les tenez à jour. Vous disposez des autorisations et assurances que demande votre activité, et des droits sur vos textes et images. Votre prix chez nous n’est pas plus élevé que sur vos propres canaux.",
        ),
        heading("delivery", "3. Prestataires : réalisation"),
        paragraph(
          "Une place confirmée est due. Vous répondez aux demandes dans les 48 heures. Si vous annulez, annoncez-le aussitôt ; nous remboursons les clients en entier et le portons à votre décompte. Vous répondez de la réalisation et de la sécurité.",
        ),
        heading("payout", "4. Prestataires : versement"),
        paragraph(
          "Nous encaissons l’argent et versons chaque mois ce qui a été payé pour les activités réalisées, moins la commission convenue.",
        ),
        heading("resellers", "5. Revendeurs : prix nets"),
        paragraph(
          "Après notre accord, vous voyez les prix nets dans votre compte et réservez sur facture. Les prix nets sont confidentiels et n’ont pas leur place sur des pages publiques. Vous fixez le prix de vente. Les codes de réduction ne s’appliquent pas aux prix nets.",
        ),
        heading("invoice", "6. Revendeurs : factures"),
        paragraph(
          "Les factures sont payables sous 30 jours, sans déduction. Les délais d’annulation sont les mêmes pour tous ; ce qui est annulé à temps est crédité. En cas de retard, nous pouvons retirer notre accord.",
        ),
        heading("data", "7. Données"),
        paragraph(
          "Vous n’utilisez les données des clients que pour l’activité, et les effacez dès que ni elle ni la loi ne les exigent plus.",
        ),
        heading("end", "8. Fin, droit"),
        paragraph(
          "Chaque partie peut résilier avec un préavis de 60 jours ; les réservations confirmées sont honorées. Le droit suisse s’applique, le for est à Berne.",
        ),
      ],
      ways: [way("supplier-registration", "S’inscrire comme prestataire"), way("supplier", "Devenir prestataire")],
    },
    it_CH: {
      title: "Condizioni per le imprese",
      lead: `Per i fornitori che vendono da noi e i rivenditori che prenotano su fattura. Versione ${termsVersion}.`,
      blocks: [
        heading("scope", "1. Validità"),
        paragraph(
          `Queste condizioni valgono tra ${operator.name} e imprese. Un accordo scritto ha la precedenza. L’iscrizione è una richiesta; la esaminiamo e attiviamo il conto.`,
        ),
        heading("suppliers", "2. Fornitori: la Sua offerta"),
        paragraph(
          "Lei fornisce descrizione, immagini, prezzi, orari e capienze, e li tiene aggiornati. Ha i permessi e le assicurazioni che la Sua attività richiede, e i diritti su testi e immagini. Il Suo prezzo da noi non è più alto che sui Suoi canali.",
        ),
        heading("delivery", "3. Fornitori: svolgimento"),
        paragraph(
          "Un posto confermato vale. Alle richieste risponde entro 48 ore. Chi annulla lo comunica subito; rimborsiamo tutto agli ospiti e lo mettiamo nel Suo conteggio. Di svolgimento e sicurezza risponde Lei.",
        ),
        heading("payout", "4. Fornitori: versamento"),
        paragraph(
          "Incassiamo il denaro e versiamo ogni mese quanto pagato per le attività svolte, meno la provvigione concordata.",
        ),
        heading("resellers", "5. Rivenditori: prezzi netti"),
        paragraph(
          "Dopo la nostra approvazione vede i prezzi netti nel Suo conto e prenota su fattura. I prezzi netti sono confidenziali e non vanno su pagine pubbliche. Il prezzo di vendita lo stabilisce Lei. I codici di sconto non valgono sui prezzi netti.",
        ),
        heading("invoice", "6. Rivenditori: fatture"),
        paragraph(
          "Le fatture si pagano entro 30 giorni senza deduzioni. I termini di annullamento sono uguali per tutti; ciò che è annullato in tempo viene accreditato. In caso di mora possiamo revocare l’approvazione.",
        ),
        heading("data", "7. Dati"),
        paragraph(
          "I dati degli ospiti si usano solo per l’attività e si cancellano quando né questa né la legge li richiedono più.",
        ),
        heading("end", "8. Fine, diritto"),
        paragraph(
          "Ogni parte può disdire con 60 giorni di preavviso; le prenotazioni confermate vengono onorate. Si applica il diritto svizzero, foro competente è Berna.",
        ),
      ],
      ways: [way("supplier-registration", "Iscriversi come fornitore"), way("supplier", "Diventare fornitore")],
    },
  },
);
