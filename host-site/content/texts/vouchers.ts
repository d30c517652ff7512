import { heading, list, paragraph, way, written } from "../write.ts";

/** Gift ideas; the vouchers themselves are sold by another shop. */
export const vouchers = written(
  {
    slug: "vouchers",
    changed: "2026-11-12",
    picture: "interlaken-paragliding.webp",
    activityIds: [167, 2331, 2641, 218, 188, 2062],
  },
  {
    de_CH: {
      title: "Gutscheine und Geschenkideen",
      lead: "Schenken Sie einen Tag statt eines Dings: Der Gutschein gilt für jede Aktivität, der Betrag ist frei wählbar.",
      alternativeText: "Ein Tandemflug am Gleitschirm über See und Wiesen",
      blocks: [
        heading("ideas", "Für wen, und was"),
        list(
          "Für Mutige: ein Tandemflug über Interlaken",
          "Für Geniesser: Fondue im alten Zürcher Tram, oder der eigene Käse aus Greyerz",
          "Für Müde: ein Tag im Thermalbad unter der Gemmi",
          "Für alle mit Sinn für Schienen: der Bernina Express oder die Dampfbahn aufs Brienzer Rothorn",
        ),
        heading("how", "So funktioniert der Gutschein"),
        paragraph(
          "Sie kaufen ihn in unserem Gutscheinshop und drucken ihn aus oder senden ihn per E-Mail. Eingelöst wird er beim Bezahlen mit seinem Code. Ist er mehr wert als die Buchung, bleibt der Rest darauf stehen.",
        ),
      ],
      ways: [way("voucher-shop", "Gutschein kaufen"), way("activities", "Alle Aktivitäten")],
    },
    en_CH: {
      title: "Vouchers and gift ideas",
      lead: "Give a day instead of a thing: the voucher is good for every activity, and the amount is up to you.",
      alternativeText: "A tandem paraglider above lake and meadows",
      blocks: [
        heading("ideas", "What for whom"),
        list(
          "for the brave: a tandem flight over Interlaken",
          "for those who enjoy: fondue on an old Zurich tram, or a cheese of their own from Gruyères",
          "for the tired: a day in the thermal baths below the Gemmi",
          "for all who love rails: the Bernina Express, or the steam train up the Brienzer Rothorn",
        ),
        heading("how", "How the voucher works"),
        paragraph(
          "You buy it in our voucher shop and print it or send it by e-mail. It is redeemed at payment with its code. If it is worth more than the booking, the rest stays on it.",
        ),
      ],
      ways: [way("voucher-shop", "Buy a voucher"), way("activities", "All activities")],
    },
    fr_CH: {
      title: "Bons et idées cadeaux",
      lead: "Offrez une journée plutôt qu’un objet : le bon est valable pour chaque activité, et vous choisissez le montant.",
      alternativeText: "Un vol en parapente biplace au-dessus du lac et des prés",
      blocks: [
        heading("ideas", "Pour qui, et quoi"),
        list(
          "pour les audacieux : un vol en tandem au-dessus d’Interlaken",
          "pour les gourmands : une fondue dans un vieux tram zurichois, ou leur propre fromage de Gruyères",
          "pour les fatigués : une journée aux bains thermaux sous la Gemmi",
          "pour qui aime le rail : le Bernina Express, ou le train à vapeur du Rothorn de Brienz",
        ),
        heading("how", "Comment fonctionne le bon"),
        paragraph(
          "Vous l’achetez dans notre boutique de bons, l’imprimez ou l’envoyez par e-mail. Il s’utilise au paiement, avec son code. S’il vaut plus que la réservation, le solde reste dessus.",
        ),
      ],
      ways: [way("voucher-shop", "Acheter un bon"), way("activities", "Toutes les activités")],
    },
    it_CH: {
      title: "Buoni e idee regalo",
      lead: "Regali una giornata invece di una cosa: il buono vale per ogni attività, e l’importo lo sceglie Lei.",
      alternativeText: "Un volo in parapendio biposto sopra il lago e i prati",
      blocks: [
        heading("ideas", "Che cosa per chi"),
        list(
          "per i coraggiosi: un volo in tandem sopra Interlaken",
          "per i buongustai: una fondue su un vecchio tram di Zurigo, o il proprio formaggio di Gruyères",
          "per gli stanchi: una giornata alle terme sotto la Gemmi",
          "per chi ama i binari: il Bernina Express, o il treno a vapore del Rothorn di Brienz",
        ),
        heading("how", "Come funziona il buono"),
        paragraph(
          "Lo acquista nel nostro negozio di buoni, lo stampa o lo manda per e-mail. Si usa al pagamento con il suo codice. Se vale più della prenotazione, il resto vi rimane.",
        ),
      ],
      ways: [way("voucher-shop", "Acquistare un buono"), way("activities", "Tutte le attività")],
    },
  },
);
