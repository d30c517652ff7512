import { facts, heading, paragraph, way, written } from "../write.ts";

/** What the shop keeps in a browser: the keys are those of the software. */
export const cookiePolicy = written(
  { slug: "cookie-policy", changed: "2026-11-01" },
  {
    de_CH: {
      title: "Cookie-Richtlinie",
      lead: "Wer nur schaut, hinterlässt nichts. Was wir speichern, wenn Sie etwas tun, steht hier: vollständig, mit Zweck und Dauer.",
      blocks: [
        paragraph(
          "Beim Lesen, Suchen und Filtern setzen wir kein Cookie und speichern nichts in Ihrem Browser. Deshalb fragt Sie hier auch kein Banner.",
        ),
        heading("storage", "Im Speicher Ihres Browsers"),
        paragraph(
          "Erst wenn Sie etwas tun, etwa etwas in den Warenkorb legen, merkt sich Ihr Browser, was es dafür braucht. Diese Angaben bleiben auf Ihrem Gerät; Sie können sie jederzeit in den Einstellungen des Browsers löschen.",
        ),
        facts({
          Warenkorb:
            "Seine Nummer, ab der ersten Reservation. Er lebt bis 30 Tage nach der letzten Änderung. Beim Abmelden ist er weg. (cartId)",
          Buchung: "Eine Buchung, die noch nicht bezahlt ist. Bis sie bezahlt oder verfallen ist. (bookingId)",
          Kontakt:
            "Name, E-Mail und Telefon, damit Sie sie nicht zweimal tippen. Ab dem Abschicken des Formulars, bis Sie sich abmelden oder sie löschen. (guestData_v3)",
          Anmeldung:
            "Ein Kennzeichen des Kontos, damit Warenkorb, Buchung und Kontakt mit der Abmeldung gehen. So lange wie die Sitzung. (gipfel_session)",
          Partner: "Der Partner, über den Sie gekommen sind. Erst wenn Sie handeln; 90 Tage. (affiliateId)",
          "App-Hinweis": "Dass Sie den Hinweis auf die App geschlossen haben. 30 Tage. (gipfelAppBannerClosed)",
          "Ihre Stimmen":
            "Welche Bewertungen Sie hilfreich fanden, damit jede Stimme nur einmal zählt. Ab Ihrer ersten Stimme, bis Sie sie löschen. (gipfel-votes)",
        }),
        heading("cookies", "Cookies"),
        paragraph("Cookies setzen wir nur, wenn Sie sich anmelden. Beim Abmelden sind sie weg."),
        facts({
          Sitzung: "Wer Sie sind, für Skripte unlesbar. 30 Tage nach Ihrem letzten Besuch. (gipfel.session_token)",
          Kennzeichen:
            "Sagt der Seite, dass jemand angemeldet ist; enthält kein Geheimnis. So lange wie die Sitzung. (gipfel_signed_in)",
        }),
        heading("partners", "Auf Seiten von Partnern"),
        paragraph(
          "Unsere Elemente auf fremden Seiten setzen gar keine Cookies. Den Warenkorb hält der Speicher jener Seite; wo es keinen gibt, lebt er nur so lange wie die offene Seite.",
        ),
        heading("payment", "Beim Bezahlen"),
        paragraph(
          "Zahlen Sie mit Karte oder TWINT, lädt unser Zahlungsdienstleister seine Felder und kann dafür eigene, technisch nötige Cookies setzen, etwa gegen Betrug.",
        ),
      ],
      ways: [way("privacy-policy", "Datenschutz")],
    },
    en_CH: {
      title: "Cookie policy",
      lead: "If you only look, you leave nothing behind. What we store once you act stands here: all of it, with purpose and duration.",
      blocks: [
        paragraph(
          "While you read, search and filter we set no cookie and store nothing in your browser. That is why no banner asks you anything here.",
        ),
        heading("storage", "In your browser’s storage"),
        paragraph(
          "Only when you act, by putting something into the basket for instance, does your browser remember what that takes. These details stay on your device; you can delete them at any time in your browser’s settings.",
        ),
        facts({
          Basket:
            "Its number, from the first reservation. It lives until 30 days after its last change. When you sign out it is gone. (cartId)",
          Booking: "A booking that is not paid yet. Until it is paid or has lapsed. (bookingId)",
          Contact:
            "Name, e-mail and phone, so that you need not type them twice. From when you send the form until you sign out or delete them. (guestData_v3)",
          "Signing in":
            "A mark of the account, so that basket, booking and contact go when you sign out. As long as the session. (gipfel_session)",
          Partner: "The partner through whom you came. Only once you act; 90 days. (affiliateId)",
          "App notice": "That you closed the notice about the app. 30 days. (gipfelAppBannerClosed)",
          "Your votes":
            "Which reviews you found helpful, so that each vote counts once. From your first vote until you delete it. (gipfel-votes)",
        }),
        heading("cookies", "Cookies"),
        paragraph("We set cookies only when you sign in. When you sign out they are gone."),
        facts({
          Session: "Who you are, unreadable for scripts. 30 days after your last visit. (gipfel.session_token)",
          Mark: "Tells the page that somebody is signed in; holds no secret. As long as the session. (gipfel_signed_in)",
        }),
        heading("partners", "On partners’ pages"),
        paragraph(
          "Our elements on other sites set no cookies at all. The basket is kept in that site’s own storage; where there is none, it lives as long as the open page.",
        ),
        heading("payment", "When you pay"),
        paragraph(
          "If you pay by card or TWINT, our payment provider loads its fields and may set technically necessary cookies of its own, against fraud for instance.",
        ),
      ],
      ways: [way("privacy-policy", "Privacy policy")],
    },
    fr_CH: {
      title: "Politique de cookies",
      lead: "Qui ne fait que regarder ne laisse rien. Voici tout ce que nous enregistrons dès que vous agissez, avec le but et la durée.",
      blocks: [
        paragraph(
          "Pendant que vous lisez, cherchez et filtrez, nous ne posons aucun cookie et n’enregistrons rien dans votre navigateur. C’est pourquoi aucune bannière ne vous interroge ici.",
        ),
        heading("storage", "Dans la mémoire de votre navigateur"),
        paragraph(
          "Ce n’est que lorsque vous agissez, en mettant par exemple quelque chose dans le panier, que votre navigateur retient le nécessaire. Ces données restent sur votre appareil ; vous pouvez les effacer en tout temps dans les réglages du navigateur.",
        ),
        facts({
          Panier:
            "Son numéro, dès la première réservation. Il vit jusqu’à 30 jours après sa dernière modification. À la déconnexion, il disparaît. (cartId)",
          Réservation: "Une réservation pas encore payée. Jusqu’à son paiement ou son expiration. (bookingId)",
          Contact:
            "Nom, e-mail et téléphone, pour ne pas les saisir deux fois. Dès l’envoi du formulaire, jusqu’à ce que vous vous déconnectiez ou les effaciez. (guestData_v3)",
          Connexion:
            "Un repère du compte, pour que panier, réservation et contact disparaissent à la déconnexion. Aussi longtemps que la session. (gipfel_session)",
          Partenaire: "Le partenaire par lequel vous êtes venu. Seulement quand vous agissez ; 90 jours. (affiliateId)",
          "Avis d’app": "Le fait que vous avez fermé l’avis sur l’application. 30 jours. (gipfelAppBannerClosed)",
          "Vos votes":
            "Les avis que vous avez trouvés utiles, pour que chaque voix ne compte qu’une fois. Dès votre première voix, jusqu’à ce que vous l’effaciez. (gipfel-votes)",
        }),
        heading("cookies", "Cookies"),
        paragraph("Nous ne posons des cookies que si vous vous connectez. À la déconnexion, ils disparaissent."),
        facts({
          Session:
            "Qui vous êtes, illisible pour les scripts. 30 jours après votre dernière visite. (gipfel.session_token)",
          Repère:
            "Dit à la page que quelqu’un est connecté ; ne contient aucun secret. Aussi longtemps que la session. (gipfel_signed_in)",
        }),
        heading("partners", "Sur les pages de partenaires"),
        paragraph(
          "Nos éléments sur d’autres sites ne posent aucun cookie. Le panier est gardé dans la mémoire de ce site ; s’il n’y en a pas, il vit le temps de la page ouverte.",
        ),
        heading("payment", "Au moment de payer"),
        paragraph(
          "Si vous payez par carte ou TWINT, notre prestataire de paiement charge ses champs et peut poser ses propres cookies techniquement nécessaires, par exemple contre la fraude.",
        ),
      ],
      ways: [way("privacy-policy", "Protection des données")],
    },
    it_CH: {
      title: "Informativa sui cookie",
      lead: "Chi guarda soltanto non lascia nulla. Ecco tutto ciò che salviamo quando Lei agisce, con lo scopo e la durata.",
      blocks: [
        paragraph(
          "Mentre legge, cerca e filtra non impostiamo alcun cookie e non salviamo nulla nel Suo browser. Per questo qui nessun banner Le chiede qualcosa.",
        ),
        heading("storage", "Nella memoria del Suo browser"),
        paragraph(
          "Solo quando Lei agisce, per esempio mettendo qualcosa nel carrello, il browser ricorda ciò che serve. Questi dati restano sul Suo dispositivo; può cancellarli in ogni momento nelle impostazioni del browser.",
        ),
        facts({
          Carrello:
            "Il suo numero, dalla prima prenotazione. Vive fino a 30 giorni dopo l’ultima modifica. All’uscita sparisce. (cartId)",
          Prenotazione: "Una prenotazione non ancora pagata. Finché è pagata o scaduta. (bookingId)",
          Contatto:
            "Nome, e-mail e telefono, per non scriverli due volte. Dall’invio del modulo finché Lei esce dal conto o li cancella. (guestData_v3)",
          Accesso:
            "Un segno del conto, perché carrello, prenotazione e contatto spariscano all’uscita. Quanto la sessione. (gipfel_session)",
          Partner: "Il partner tramite il quale è arrivato. Solo quando agisce; 90 giorni. (affiliateId)",
          "Avviso app": "Che ha chiuso l’avviso sull’app. 30 giorni. (gipfelAppBannerClosed)",
          "I Suoi voti":
            "Le recensioni che ha trovato utili, perché ogni voto conti una volta sola. Dal Suo primo voto finché lo cancella. (gipfel-votes)",
        }),
        heading("cookies", "Cookie"),
        paragraph("Impostiamo cookie solo se accede al conto. All’uscita spariscono."),
        facts({
          Sessione: "Chi è Lei, illeggibile per gli script. 30 giorni dopo l’ultima visita. (gipfel.session_token)",
          Segno:
            "Dice alla pagina che qualcuno ha effettuato l’accesso; non contiene segreti. Quanto la sessione. (gipfel_signed_in)",
        }),
        heading("partners", "Sulle pagine dei partner"),
        paragraph(
          "I nostri elementi su altri siti non impostano alcun cookie. Il carrello sta nella memoria di quel sito; dove non ce n’è, vive quanto la pagina aperta.",
        ),
        heading("payment", "Al pagamento"),
        paragraph(
          "Se paga con carta o TWINT, il nostro fornitore di pagamenti carica i suoi campi e può impostare propri cookie tecnicamente necessari, per esempio contro le frodi.",
        ),
      ],
      ways: [way("privacy-policy", "Protezione dei dati")],
    },
  },
);
