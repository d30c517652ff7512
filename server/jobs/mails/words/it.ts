import type { MailWords } from "../words.types.ts";

export const words: MailWords = {
  greeting: "Buongiorno {name}",
  part: { some: "Questa parte della prenotazione {number}", all: "La prenotazione {number}" },
  cancelled: {
    keptOnInvoice: "{part} è annullata{voided}. Del suo prezzo, {kept} restano sulla Sua fattura.",
    nothingBack: "{part} è annullata{voided}. Quanto ha pagato non viene rimborsato.",
  },
  leads: {
    refund_due: {
      booking_rebooked:
        "La prenotazione {number} ha un altro orario o altri biglietti. I nuovi biglietti sono allegati; quelli vecchi non sono più validi. Il rimborso della differenza non è ancora andato a buon fine: ce ne occupiamo e La contattiamo.",
      booking_refunded:
        "Il Suo pagamento di {total} per la prenotazione {number} è arrivato dopo il tempo per cui i posti erano riservati; nel frattempo sono stati venduti. Il rimborso dell’intero importo non è ancora andato a buon fine: ce ne occupiamo e La contattiamo. Ci dispiace.",
      booking_cancelled:
        "{part} è annullata{voided}. Il rimborso non è ancora andato a buon fine: ce ne occupiamo e La contattiamo.",
      request_part_refused:
        "Questa parte della prenotazione {number} non è stata confermata e non la paga. Il rimborso di {total} non è ancora andato a buon fine: ce ne occupiamo e La contattiamo. Sul resto della prenotazione Le scriviamo a parte.",
      request_refused:
        "La prenotazione {number} non è stata confermata. Il rimborso di {total} non è ancora andato a buon fine: ce ne occupiamo e La contattiamo.",
    },
    released: {
      booking_cancelled: "La prenotazione {number} è annullata. La Sua carta non viene addebitata.",
      booking_confirmed:
        "La prenotazione {number} è confermata e la Sua carta non viene addebitata. I biglietti sono allegati: li tenga sul telefono o li stampi.",
      booking_rebooked:
        "La prenotazione {number} ha un altro orario o altri biglietti. I Suoi nuovi biglietti sono allegati; quelli vecchi non valgono più. La Sua carta non viene addebitata.",
    },
    kept: { booking_cancelled: "{part} è annullata. Del suo prezzo, {kept} vengono addebitati sulla Sua carta." },
    kept_all: {
      booking_cancelled: "La prenotazione {number} è annullata. Per questo {kept} vengono addebitati sulla Sua carta.",
      request_refused:
        "La prenotazione {number} non è stata confermata e non la paga. Per ciò che è stato annullato prima, {kept} vengono addebitati sulla Sua carta.",
    },
    reserved: {
      booking_refunded:
        "Il pagamento per la prenotazione {number} è arrivato dopo il tempo per cui i posti erano riservati; nel frattempo sono stati venduti. La Sua carta non viene addebitata: l’importo di {total} era solo riservato e viene liberato. Ci dispiace.",
      booking_requested:
        "Il fornitore risponde alla prenotazione {number} entro {until}. La Sua carta viene addebitata solo se conferma. Le scriviamo appena lo sappiamo.",
      request_part_refused:
        "Questa parte della prenotazione {number} non è stata confermata e la Sua carta non viene addebitata per essa. Sul resto della prenotazione Le scriviamo a parte.",
      request_refused: "La prenotazione {number} non è stata confermata. La Sua carta non viene addebitata.",
      booking_cancelled: "{part} è annullata e la Sua carta non viene addebitata per essa.",
    },
    invoice: {
      booking_confirmed:
        "La prenotazione {number} è confermata, la fattura segue. I biglietti sono allegati: li tenga sul telefono o li stampi.",
      booking_rebooked:
        "La prenotazione {number} ha un altro orario o altri biglietti. I nuovi biglietti sono allegati; quelli vecchi non sono più validi. Viene fatturato il nuovo prezzo.",
      booking_cancelled: "{part} è annullata{voided}. Non Le viene fatturata.",
      booking_requested:
        "Il fornitore risponde alla prenotazione {number} entro {until}. Le viene fatturato solo ciò che conferma. Le scriviamo appena lo sappiamo.",
      request_part_refused:
        "Questa parte della prenotazione {number} non è stata confermata e non la paga. Non Le viene fatturata. Sul resto della prenotazione Le scriviamo a parte.",
      request_refused: "La prenotazione {number} non è stata confermata. Per questa non Le viene fatturato nulla.",
    },
    free: {
      booking_requested:
        "Il fornitore risponde alla prenotazione {number} entro {until}. Le scriviamo appena lo sappiamo.",
      request_part_refused:
        "Questa parte della prenotazione {number} non è stata confermata e non la paga. Sul resto della prenotazione Le scriviamo a parte.",
      request_refused: "La prenotazione {number} non è stata confermata.",
      booking_cancelled: "{part} è annullata{voided}.",
      booking_confirmed:
        "La prenotazione {number} è confermata. I biglietti sono allegati: li tenga sul telefono o li stampi.",
    },
    unpaid: {
      booking_confirmed:
        "La prenotazione {number} è confermata. I Suoi biglietti sono allegati: li tenga sul telefono o li stampi. La Sua carta non ha potuto essere addebitata: il nostro team La contatterà per concordare il pagamento.",
      booking_rebooked:
        "La prenotazione {number} ha un altro orario o altri biglietti. I Suoi nuovi biglietti sono allegati; quelli vecchi non valgono più. La Sua carta non è stata addebitata.",
      booking_cancelled: "{part} è annullata{voided}. La Sua carta non è stata addebitata e non paga nulla.",
    },
    by_hand: {
      booking_rebooked:
        "La prenotazione {number} ha un altro orario o altri biglietti. I Suoi nuovi biglietti sono allegati; quelli vecchi non valgono più. Se ora costa meno, Le rimborsiamo direttamente la differenza e La contattiamo al riguardo.",
      booking_cancelled:
        "{part} è annullata{voided}. {total} Le vengono rimborsati da noi direttamente; La contattiamo al riguardo.",
    },
  },
  keptBefore: {
    paid: "Per ciò che è stato annullato prima tratteniamo {kept}.",
    invoiced: "Per ciò che è stato annullato prima Le vengono fatturati {kept}.",
  },
  mixedRequest: {
    taken:
      "Il fornitore risponde alla prenotazione {number} entro {until}. Ciò che non è su richiesta è allora prenotato in ogni caso. Ciò che non può confermare Le viene rimborsato. Le scriviamo appena lo sappiamo.",
    reserved:
      "Il fornitore risponde alla prenotazione {number} entro {until}. Ciò che non è su richiesta è allora prenotato in ogni caso. Sulla Sua carta viene allora addebitato ciò che è prenotato. Le scriviamo appena lo sappiamo.",
    invoice:
      "Il fornitore risponde alla prenotazione {number} entro {until}. Ciò che non è su richiesta è allora prenotato in ogni caso. Le viene allora fatturato ciò che è prenotato. Le scriviamo appena lo sappiamo.",
    free: "Il fornitore risponde alla prenotazione {number} entro {until}. Ciò che non è su richiesta è allora prenotato in ogni caso. Le scriviamo appena lo sappiamo.",
  },
  kinds: {
    booking_confirmed: {
      subject: "I Suoi biglietti: {title} ({number})",
      headline: "La prenotazione è fatta",
      lead: "La prenotazione {number} è pagata e confermata. I biglietti sono allegati: li tenga sul telefono o li stampi.",
    },
    booking_rebooked: {
      subject: "I Suoi nuovi biglietti: {title} ({number})",
      headline: "La Sua prenotazione è cambiata",
      lead: "La prenotazione {number} ha un altro orario o altri biglietti. I nuovi biglietti sono allegati; quelli vecchi non sono più validi. Se ora costa meno, la differenza torna sullo stesso mezzo di pagamento; ci vogliono alcuni giorni.",
    },
    booking_requested: {
      subject: "La Sua richiesta: {title} ({number})",
      headline: "La Sua richiesta è in viaggio",
      lead: "Il fornitore risponde alla prenotazione {number} entro {until}. Se non può confermare, riceve tutto indietro. Le scriviamo appena lo sappiamo.",
    },
    booking_refunded: {
      subject: "Non prenotato: prenotazione {number}",
      headline: "Non abbiamo potuto prenotare per Lei",
      lead: "Il Suo pagamento di {total} per la prenotazione {number} è arrivato dopo il tempo per cui i posti erano riservati; nel frattempo sono stati venduti. Riceve l’intero importo con lo stesso mezzo di pagamento; ci vogliono alcuni giorni. Ci dispiace.",
    },
    booking_cancelled: {
      subject: "Annullato: {title} ({number})",
      headline: "L’annullamento è fatto",
      lead: "{part} è annullata{voided}. Il rimborso arriva sullo stesso mezzo di pagamento; ci vogliono alcuni giorni.",
    },
    booking_corrected: {
      subject: "La Sua prenotazione è corretta: {title} ({number})",
      headline: "La Sua prenotazione è corretta",
      lead: "I nomi o il numero di telefono della prenotazione {number} sono stati corretti. Ciò che vale ora è qui sotto; i biglietti allegati sostituiscono quelli precedenti. Se non l’ha chiesto Lei, risponda a questa e-mail.",
    },
    management_link: {
      subject: "Il Suo link alla prenotazione {number}",
      headline: "Ecco il Suo link",
      lead: "Con questo link può modificare o annullare la prenotazione {number}, correggere i nomi e ricevere di nuovo i biglietti. Può farlo chiunque lo abbia: lo tenga per sé. Se non l’ha chiesto Lei, non deve fare nulla.",
    },
    tickets_again: {
      subject: "Di nuovo i Suoi biglietti: {title} ({number})",
      headline: "Ecco di nuovo i Suoi biglietti",
      lead: "I biglietti della prenotazione {number} sono allegati ancora una volta: li tenga sul telefono o li stampi.",
    },
    request_part_refused: {
      subject: "Questa volta non è possibile: {title} ({number})",
      headline: "Il fornitore non ha potuto confermare questa parte",
      lead: "Questa parte della prenotazione {number} non è stata confermata e non la paga. Riceve {total} con lo stesso mezzo di pagamento; ci vogliono alcuni giorni. Sul resto della prenotazione Le scriviamo a parte.",
    },
    request_refused: {
      subject: "Questa volta non è possibile: prenotazione {number}",
      headline: "Il fornitore non ha potuto confermare",
      lead: "La prenotazione {number} non è stata confermata. Riceve {total} con lo stesso mezzo di pagamento; ci vogliono alcuni giorni.",
    },
    refund_failed: {
      subject: "Il Suo rimborso segue un’altra via: prenotazione {number}",
      headline: "Il Suo rimborso segue un’altra via",
      lead: "Il rimborso di {total} per la prenotazione {number} non ha potuto essere versato sul mezzo di pagamento che ha usato. Riceverà comunque il denaro, per un’altra via: il nostro team se ne occupa e La contatterà. Non deve fare nulla. Se ha domande, risponda semplicemente a questa e-mail.",
    },
    payment_not_captured: {
      subject: "Un pagamento è ancora aperto: prenotazione {number}",
      headline: "La Sua carta non ha potuto essere addebitata",
      lead: "La prenotazione {number} è confermata e resta valida, ma {total} non hanno potuto essere addebitati sulla Sua carta. Non deve fare nulla: il nostro team La contatterà per concordare il pagamento. Se ha domande, risponda semplicemente a questa e-mail.",
    },
    review_invitation: {
      subject: "Com’è stato? {title}",
      headline: "Com’è stato?",
      lead: "Ha fatto questa esperienza: qualche parola Sua aiuta chi sta ancora scegliendo. Il link è solo per Lei.",
    },
  },
  total: "Totale",
  manage: "Vedere o modificare la prenotazione",
  attached: "In allegato: il biglietto e una voce per il Suo calendario.",
  closing: "Buon divertimento. Il Suo team Gipfel",
  before: "Finora",
  refund: {
    taken: "Rimborso",
    refund_due: "Rimborso in sospeso",
    reserved: "Da non pagare",
    released: "Da non pagare",
    kept: "Da non pagare",
    kept_all: "Da non pagare",
    invoice: "In meno sulla fattura",
    free: "Rimborso",
    unpaid: "Da non pagare",
    by_hand: "Rimborsato da noi",
  },
  regards: "Il Suo team Gipfel",
  voided: " e il suo biglietto non è più valido",
  note: "Motivo",
  review: "Scrivere una recensione",
};
