import { operator } from "../operator.ts";
import { heading, list, paragraph, way, written } from "../write.ts";

/** Who we are. The headings `help` and `jobs` are led to by the footer. */
export const aboutUs = written(
  { slug: "about-us", changed: "2026-11-01", picture: "bernese-oberland-day-pass.webp" },
  {
    de_CH: {
      title: "Über uns",
      lead: "Wir bringen zusammen, was die Schweiz an einem freien Tag zu bieten hat, und machen daraus eine Buchung, auf die Verlass ist.",
      alternativeText: "Zug, Postauto und Seilbahn an einem See",
      blocks: [
        paragraph(
          "Eine Bergbahn hier, eine Führung dort, ein Schiff dazwischen: Wer einen Tag plante, brauchte früher ein Dutzend Seiten. Bei uns steht alles an einem Ort, in Ihrer Sprache und zum Preis des Anbieters.",
        ),
        heading("promise", "Was Sie erwarten dürfen"),
        list(
          "Der Preis, den Sie sehen, ist der Preis, den Sie zahlen. Kommt eine Gebühr dazu, steht sie im Warenkorb als eigene Zeile.",
          "Was Sie in den Warenkorb legen, halten wir 30 Minuten für Sie frei.",
          "Bewerten kann nur, wer gebucht hat.",
          "Kein Cookie und nichts gespeichert, bevor Sie etwas tun.",
        ),
        heading("partners", "Auch bei unseren Partnern"),
        paragraph(
          "Hotels, Blogs und Tourismusbüros zeigen unsere Aktivitäten auf ihren eigenen Seiten. Sie buchen dort mit denselben Preisen, denselben Plätzen und demselben Ticket.",
        ),
        heading("help", "Hilfe"),
        paragraph(
          `Fragen zu einer Buchung beantworten wir unter ${operator.email}. Schreiben Sie die Buchungsnummer dazu, dann geht es schneller. Am Tag selbst hilft der Anbieter am besten: Seine Angaben stehen auf dem Ticket.`,
        ),
        heading("jobs", "Stellen"),
        paragraph(
          `Im Moment ist keine Stelle ausgeschrieben. Wer Berge, Fahrpläne und gute Software mag, schreibt uns trotzdem: ${operator.email}.`,
        ),
      ],
      ways: [way("activities", "Alle Aktivitäten"), way("supplier", "Anbieter werden")],
    },
    en_CH: {
      title: "About us",
      lead: "We bring together what Switzerland has to offer on a free day, and make of it a booking that you can rely on.",
      alternativeText: "A train, a yellow bus and a cable car by a lake",
      blocks: [
        paragraph(
          "A mountain railway here, a tour there, a boat in between: planning a day used to take a dozen sites. With us everything is in one place, in your language and at the supplier’s price.",
        ),
        heading("promise", "What you may expect"),
        list(
          "The price you see is the price you pay. Should a fee be added, it is a line of its own in the basket.",
          "What you put into the basket we keep free for you for 30 minutes.",
          "Only those who booked can review.",
          "No cookie and nothing stored before you act.",
        ),
        heading("partners", "On our partners’ pages too"),
        paragraph(
          "Hotels, blogs and tourist offices show our activities on their own pages. You book there at the same prices, the same seats and with the same ticket.",
        ),
        heading("help", "Help"),
        paragraph(
          `Questions about a booking go to ${operator.email}. Add the booking number and it will be faster. On the day itself the supplier helps best: their details are on the ticket.`,
        ),
        heading("jobs", "Jobs"),
        paragraph(
          `There is no opening just now. If you like mountains, timetables and good software, write anyway: ${operator.email}.`,
        ),
      ],
      ways: [way("activities", "All activities"), way("supplier", "Become a supplier")],
    },
    fr_CH: {
      title: "À propos de nous",
      lead: "Nous réunissons ce que la Suisse offre pour un jour libre, et nous en faisons une réservation sur laquelle on peut compter.",
      alternativeText: "Un train, un car postal et un téléphérique au bord d’un lac",
      blocks: [
        paragraph(
          "Un train de montagne ici, une visite là, un bateau entre les deux : prévoir une journée demandait une douzaine de sites. Chez nous, tout est au même endroit, dans votre langue et au prix du prestataire.",
        ),
        heading("promise", "Ce que vous pouvez attendre"),
        list(
          "Le prix que vous voyez est celui que vous payez. Si des frais s’ajoutent, ils figurent sur une ligne à part dans le panier.",
          "Ce que vous mettez dans le panier vous est réservé pendant 30 minutes.",
          "Seuls ceux qui ont réservé peuvent donner un avis.",
          "Aucun cookie, et rien d’enregistré avant que vous n’agissiez.",
        ),
        heading("partners", "Aussi chez nos partenaires"),
        paragraph(
          "Hôtels, blogs et offices du tourisme montrent nos activités sur leurs propres pages. Vous y réservez aux mêmes prix, les mêmes places et avec le même billet.",
        ),
        heading("help", "Aide"),
        paragraph(
          `Pour toute question sur une réservation : ${operator.email}. Indiquez le numéro de réservation, ce sera plus rapide. Le jour même, c’est le prestataire qui aide le mieux : ses coordonnées sont sur le billet.`,
        ),
        heading("jobs", "Emplois"),
        paragraph(
          `Aucun poste n’est ouvert en ce moment. Si vous aimez les montagnes, les horaires et les bons logiciels, écrivez-nous quand même : ${operator.email}.`,
        ),
      ],
      ways: [way("activities", "Toutes les activités"), way("supplier", "Devenir prestataire")],
    },
    it_CH: {
      title: "Chi siamo",
      lead: "Riuniamo ciò che la Svizzera offre in un giorno libero, e ne facciamo una prenotazione su cui si può contare.",
      alternativeText: "Un treno, un autopostale e una funivia in riva a un lago",
      blocks: [
        paragraph(
          "Una ferrovia di montagna qui, una visita là, un battello in mezzo: per organizzare una giornata servivano una dozzina di siti. Da noi tutto è in un posto solo, nella Sua lingua e al prezzo del fornitore.",
        ),
        heading("promise", "Che cosa può aspettarsi"),
        list(
          "Il prezzo che vede è il prezzo che paga. Se si aggiunge una tassa, è una riga a parte nel carrello.",
          "Ciò che mette nel carrello resta libero per Lei per 30 minuti.",
          "Può recensire solo chi ha prenotato.",
          "Nessun cookie e nulla di salvato prima che Lei agisca.",
        ),
        heading("partners", "Anche dai nostri partner"),
        paragraph(
          "Alberghi, blog e uffici turistici mostrano le nostre attività sulle loro pagine. Lì si prenota agli stessi prezzi, gli stessi posti e con lo stesso biglietto.",
        ),
        heading("help", "Aiuto"),
        paragraph(
          `Per domande su una prenotazione: ${operator.email}. Indichi il numero di prenotazione, faremo prima. Il giorno stesso aiuta meglio il fornitore: i suoi dati sono sul biglietto.`,
        ),
        heading("jobs", "Lavoro"),
        paragraph(
          `Al momento non ci sono posti aperti. Se ama le montagne, gli orari e il buon software ci scriva lo stesso: ${operator.email}.`,
        ),
      ],
      ways: [way("activities", "Tutte le attività"), way("supplier", "Diventare fornitore")],
    },
  },
);
