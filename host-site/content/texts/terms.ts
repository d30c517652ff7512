import { operator, termsDate, termsVersion } from "../operator.ts";
import { heading, list, paragraph, way, written } from "../write.ts";

/** The terms for those who buy. What they promise is what the rules of selling do. */
export const terms = written(
  { slug: "terms", changed: termsDate },
  {
    de_CH: {
      title: "Allgemeine Geschäftsbedingungen",
      lead: `Was gilt, wenn Sie bei uns buchen: kurz, vollständig und ohne Kleingedrucktes. Fassung ${termsVersion}.`,
      blocks: [
        heading("parties", "1. Wer mit wem"),
        paragraph(
          `Den Shop betreibt die ${operator.name}, ${operator.place}. Wir vermitteln Aktivitäten, Billette und Reisen; durchgeführt werden sie vom Anbieter, der auf der Seite und auf dem Ticket steht. Mit ihm haben Sie den Vertrag über die Leistung, mit uns jenen über Buchung und Zahlung. Massgebend ist die Fassung, die beim Abschluss Ihrer Buchung galt.`,
        ),
        heading("prices", "2. Preise"),
        paragraph(
          "Alle Preise sind in Schweizer Franken, inklusive Mehrwertsteuer. Depots und eine allfällige Servicegebühr stehen als eigene Zeile im Warenkorb. Solange ein Platz für Sie reserviert ist, ändert sich sein Preis nicht.",
        ),
        heading("hold", "3. Reservation"),
        paragraph(
          "Was Sie in den Warenkorb legen, ist 30 Minuten lang für Sie reserviert. Ändern Sie den Warenkorb, beginnt die Zeit neu, längstens bis 60 Minuten nach der ersten Reservation. Läuft sie ab, wird der Platz wieder frei.",
        ),
        heading("contract", "4. Abschluss"),
        paragraph(
          "Ihre Buchung gilt, sobald wir sie bestätigen und das Ticket bereitsteht. Gelingt die Zahlung, obwohl der Platz nicht mehr frei ist, erhalten Sie das Geld zurück. Bei Buchungen auf Anfrage hat der Anbieter 48 Stunden Zeit; was er ablehnt, bezahlen Sie nicht.",
        ),
        heading("payment", "5. Zahlung"),
        paragraph(
          "Sie zahlen mit den Zahlungsmitteln, die beim Abschluss angezeigt werden. Rabattcodes gelten für eine Buchung, Gutscheine, bis ihr Guthaben aufgebraucht ist.",
        ),
        heading("cancellation", "6. Stornieren und umbuchen"),
        list(
          "Ob und bis wann Sie stornieren können, bestimmt der Anbieter. Die Frist steht auf der Seite der Aktivität, im Warenkorb und auf dem Ticket.",
          "Innert der Frist erhalten Sie zurück, was Sie dafür bezahlt haben, auch das Depot. Die Servicegebühr erstatten wir mit der letzten Position der Buchung.",
          "Storniert wird eine Position als Ganzes. Die Rückerstattung geht auf das Zahlungsmittel, mit dem Sie bezahlt haben.",
          "Nach Ablauf der Frist, oder wenn keine vorgesehen ist, ist keine Rückerstattung möglich.",
          "Umbuchen können Sie bis zur selben Frist auf ein anderes Datum derselben Aktivität, wenn dort Platz ist. Kostet es weniger, erstatten wir den Unterschied; kostet es mehr, stornieren Sie und buchen neu.",
        ),
        paragraph(
          "Ein gesetzliches Widerrufsrecht besteht bei Freizeitleistungen zu einem bestimmten Zeitpunkt nicht.",
        ),
        heading("supplier-cancels", "7. Wenn der Anbieter absagt"),
        paragraph(
          "Bei Absage, etwa wegen Wetter oder Sicherheit, erhalten Sie alles zurück, die Servicegebühr eingeschlossen, falls kein neues Datum gefunden wird.",
        ),
        heading("duties", "8. Ihre Angaben"),
        paragraph(
          "Alter, Gewicht oder Können sind bei manchen Aktivitäten eine Frage der Sicherheit. Machen Sie richtige Angaben und erscheinen Sie rechtzeitig; der Anbieter darf sonst die Teilnahme verweigern, ohne Rückerstattung.",
        ),
        heading("liability", "9. Haftung"),
        paragraph(
          "Für die Durchführung haftet der Anbieter. Wir haften für die sorgfältige Vermittlung; bei leichter Fahrlässigkeit ist unsere Haftung, soweit das Gesetz es zulässt, ausgeschlossen.",
        ),
        heading("law", "10. Recht und Gerichtsstand"),
        paragraph(
          "Es gilt Schweizer Recht. Gerichtsstand ist Bern; für Konsumentinnen und Konsumenten gelten die zwingenden gesetzlichen Gerichtsstände.",
        ),
      ],
      ways: [way("privacy-policy", "Datenschutz"), way("imprint", "Impressum")],
    },
    en_CH: {
      title: "Terms of service",
      lead: `What applies when you book with us: short, complete and without small print. Version ${termsVersion}.`,
      blocks: [
        heading("parties", "1. Who with whom"),
        paragraph(
          `The shop is run by ${operator.name}, ${operator.place}. We arrange activities, tickets and journeys; they are carried out by the supplier named on the page and on the ticket. With the supplier you have the contract for the service, with us the one for booking and payment. The version that applied when you completed your booking is decisive.`,
        ),
        heading("prices", "2. Prices"),
        paragraph(
          "All prices are in Swiss francs and include value added tax. Deposits and any service fee are lines of their own in the basket. As long as a seat is held for you, its price does not change.",
        ),
        heading("hold", "3. Holding seats"),
        paragraph(
          "What you put into the basket is held for you for 30 minutes. Changing the basket starts the time again, up to 60 minutes from the first hold. When it runs out, the seat is free again.",
        ),
        heading("contract", "4. When a booking is made"),
        paragraph(
          "Your booking is valid once we confirm it and the ticket is ready. Should a payment succeed although the seat is no longer free, you get your money back. For bookings on request the supplier has 48 hours; what they refuse, you don’t pay for.",
        ),
        heading("payment", "5. Payment"),
        paragraph(
          "You pay by the means shown at check-out. Rebate codes apply to one booking, vouchers until their balance is used.",
        ),
        heading("cancellation", "6. Cancelling and changing"),
        list(
          "Whether and until when you can cancel is for the supplier to say. The deadline stands on the activity’s page, in the basket and on the ticket.",
          "Within it you get back what you paid, deposits included. We refund the service fee with the last item of the booking.",
          "An item is cancelled as a whole. The refund goes to the means by which you paid.",
          "After the deadline, or where there is none, no refund is possible.",
          "Until the same deadline you can change to another date of the same activity if there is room. If it costs less, we refund the difference; if it costs more, cancel and book anew.",
        ),
        paragraph("There is no statutory right of withdrawal for leisure services at a set time."),
        heading("supplier-cancels", "7. When the supplier cancels"),
        paragraph(
          "If the supplier cancels, because of weather or safety for instance, you get everything back, the service fee included, unless a new date is found.",
        ),
        heading("duties", "8. Your details"),
        paragraph(
          "With some activities age, weight or skill is a matter of safety. Give correct details and be on time; the supplier may otherwise refuse participation without a refund.",
        ),
        heading("liability", "9. Liability"),
        paragraph(
          "The supplier is liable for carrying out the activity. We are liable for arranging it with care; for slight negligence our liability is excluded as far as the law allows.",
        ),
        heading("law", "10. Law and jurisdiction"),
        paragraph(
          "Swiss law applies. Place of jurisdiction is Bern; for consumers the mandatory places of jurisdiction of the law apply.",
        ),
      ],
      ways: [way("privacy-policy", "Privacy policy"), way("imprint", "Imprint")],
    },
    fr_CH: {
      title: "Conditions générales",
      lead: `Ce qui vaut quand vous réservez chez nous : court, complet et sans petits caractères. Version ${termsVersion}.`,
      blocks: [
        heading("parties", "1. Qui avec qui"),
        paragraph(
          `La boutique est exploitée par ${operator.name}, ${operator.place}. Nous servons d’intermédiaire pour des activités, des billets et des voyages ; ils sont réalisés par le prestataire nommé sur la page et sur le billet. Avec lui, vous avez le contrat sur la prestation, avec nous celui sur la réservation et le paiement. La version en vigueur à la conclusion de votre réservation fait foi.`,
        ),
        heading("prices", "2. Prix"),
        paragraph(
          "Tous les prix sont en francs suisses, TVA comprise. Les dépôts et d’éventuels frais de service figurent sur une ligne à part dans le panier. Tant qu’une place vous est réservée, son prix ne change pas.",
        ),
        heading("hold", "3. Places retenues"),
        paragraph(
          "Ce que vous mettez dans le panier vous est réservé pendant 30 minutes. Si vous modifiez le panier, le délai recommence, au plus jusqu’à 60 minutes après la première réservation. À son échéance, la place redevient libre.",
        ),
        heading("contract", "4. Conclusion"),
        paragraph(
          "Votre réservation est valable dès que nous la confirmons et que le billet est prêt. Si un paiement aboutit alors que la place n’est plus libre, vous êtes remboursé. Pour les réservations sur demande, le prestataire a 48 heures ; ce qu’il refuse, vous ne le payez pas.",
        ),
        heading("payment", "5. Paiement"),
        paragraph(
          "Vous payez avec les moyens affichés à la conclusion. Les codes de réduction valent pour une réservation, les bons jusqu’à épuisement de leur solde.",
        ),
        heading("cancellation", "6. Annuler et modifier"),
        list(
          "C’est le prestataire qui dit si et jusqu’à quand vous pouvez annuler. Le délai figure sur la page de l’activité, dans le panier et sur le billet.",
          "Dans ce délai, vous êtes remboursé de ce que vous avez payé, dépôt compris. Les frais de service sont remboursés avec la dernière position de la réservation.",
          "Une position s’annule en entier. Le remboursement va au moyen de paiement utilisé.",
          "Passé le délai, ou s’il n’y en a pas, aucun remboursement n’est possible.",
          "Jusqu’au même délai, vous pouvez passer à une autre date de la même activité s’il y a de la place. Si elle coûte moins, nous remboursons la différence ; si elle coûte plus, annulez et réservez à nouveau.",
        ),
        paragraph("Il n’existe pas de droit légal de révocation pour des prestations de loisirs à une date fixe."),
        heading("supplier-cancels", "7. Si le prestataire annule"),
        paragraph(
          "En cas d’annulation, par exemple à cause de la météo ou de la sécurité, vous êtes remboursé de tout, frais de service compris, si aucune nouvelle date n’est trouvée.",
        ),
        heading("duties", "8. Vos indications"),
        paragraph(
          "Pour certaines activités, l’âge, le poids ou l’expérience sont une question de sécurité. Donnez des indications exactes et soyez à l’heure ; sinon, le prestataire peut refuser la participation sans remboursement.",
        ),
        heading("liability", "9. Responsabilité"),
        paragraph(
          "Le prestataire répond de la réalisation. Nous répondons d’un travail d’intermédiaire soigneux ; pour une faute légère, notre responsabilité est exclue dans la mesure permise par la loi.",
        ),
        heading("law", "10. Droit et for"),
        paragraph(
          "Le droit suisse s’applique. Le for est à Berne ; pour les consommateurs, les fors légaux impératifs s’appliquent.",
        ),
      ],
      ways: [way("privacy-policy", "Protection des données"), way("imprint", "Mentions légales")],
    },
    it_CH: {
      title: "Condizioni generali",
      lead: `Che cosa vale quando prenota da noi: breve, completo e senza postille. Versione ${termsVersion}.`,
      blocks: [
        heading("parties", "1. Chi con chi"),
        paragraph(
          `Il negozio è gestito da ${operator.name}, ${operator.place}. Facciamo da intermediari per attività, biglietti e viaggi; li svolge il fornitore indicato sulla pagina e sul biglietto. Con lui ha il contratto sulla prestazione, con noi quello su prenotazione e pagamento. Fa stato la versione in vigore alla conclusione della Sua prenotazione.`,
        ),
        heading("prices", "2. Prezzi"),
        paragraph(
          "Tutti i prezzi sono in franchi svizzeri, IVA inclusa. Depositi e un’eventuale tassa di servizio sono righe a parte nel carrello. Finché un posto è riservato per Lei, il suo prezzo non cambia.",
        ),
        heading("hold", "3. Posti riservati"),
        paragraph(
          "Ciò che mette nel carrello è riservato per Lei per 30 minuti. Se modifica il carrello il tempo ricomincia, al massimo fino a 60 minuti dalla prima riserva. Alla scadenza il posto torna libero.",
        ),
        heading("contract", "4. Conclusione"),
        paragraph(
          "La prenotazione vale quando la confermiamo e il biglietto è pronto. Se un pagamento riesce benché il posto non sia più libero, riceve il denaro indietro. Per le prenotazioni su richiesta il fornitore ha 48 ore; ciò che rifiuta, Lei non lo paga.",
        ),
        heading("payment", "5. Pagamento"),
        paragraph(
          "Si paga con i mezzi indicati alla conclusione. I codici di sconto valgono per una prenotazione, i buoni finché il loro saldo è esaurito.",
        ),
        heading("cancellation", "6. Annullare e cambiare"),
        list(
          "Se e fino a quando si può annullare lo stabilisce il fornitore. Il termine è indicato sulla pagina dell’attività, nel carrello e sul biglietto.",
          "Entro il termine riceve indietro ciò che ha pagato, deposito compreso. La tassa di servizio la rimborsiamo con l’ultima posizione della prenotazione.",
          "Una posizione si annulla per intero. Il rimborso va al mezzo di pagamento usato.",
          "Dopo il termine, o dove non ce n’è, non è possibile alcun rimborso.",
          "Fino allo stesso termine può passare a un’altra data della stessa attività, se c’è posto. Se costa meno, rimborsiamo la differenza; se costa di più, annulli e prenoti di nuovo.",
        ),
        paragraph("Per prestazioni del tempo libero a una data fissa non c’è un diritto legale di revoca."),
        heading("supplier-cancels", "7. Se il fornitore annulla"),
        paragraph(
          "In caso di annullamento, per esempio per il tempo o la sicurezza, riceve tutto indietro, tassa di servizio compresa, se non si trova una nuova data.",
        ),
        heading("duties", "8. I Suoi dati"),
        paragraph(
          "In alcune attività età, peso o capacità sono una questione di sicurezza. Dia indicazioni corrette e sia puntuale; altrimenti il fornitore può rifiutare la partecipazione senza rimborso.",
        ),
        heading("liability", "9. Responsabilità"),
        paragraph(
          "Dello svolgimento risponde il fornitore. Noi rispondiamo di un’intermediazione accurata; per colpa lieve la nostra responsabilità è esclusa, nella misura consentita dalla legge.",
        ),
        heading("law", "10. Diritto e foro"),
        paragraph(
          "Si applica il diritto svizzero. Foro competente è Berna; per i consumatori valgono i fori imperativi di legge.",
        ),
      ],
      ways: [way("privacy-policy", "Protezione dei dati"), way("imprint", "Impressum")],
    },
  },
);
