import { code, heading, list, paragraph, way, written } from "../write.ts";

const booking = `<script type="module" src="https://SHOP/sdk/v1/gipfel.js"></script>
<gipfel-booking activity="167" affiliate-id="1234">
  <a href="https://SHOP/activity/167?ref=1234">…</a>
</gipfel-booking>`;

const listing = `<gipfel-listing page-kind="location" page-id="1010" affiliate-id="1234"></gipfel-listing>`;

const policy = `script-src https://SHOP; connect-src https://SHOP; img-src https://SHOP; style-src 'self'; frame-src https://SHOP; worker-src blob:`;

/** How a partner puts our elements on a page. */
export const widget = written(
  { slug: "widget", changed: "2026-11-01" },
  {
    de_CH: {
      title: "Das Widget einbauen",
      lead: "Eine Zeile Skript, ein Element, fertig: So buchen Ihre Gäste direkt auf Ihrer Seite.",
      blocks: [
        heading("one-activity", "Eine Aktivität"),
        paragraph(
          "Kopieren Sie diese Zeilen an die Stelle, an der die Buchung erscheinen soll. Ersetzen Sie 167 durch die Nummer aus der Adresse der Aktivität und 1234 durch Ihre Affiliate-Nummer. Der Link im Element zeigt sich, solange oder falls Skripte nicht laufen.",
        ),
        code(booking),
        heading("a-list", "Eine ganze Liste"),
        paragraph(
          "Das Skript braucht es nur einmal pro Seite. Danach können Sie beliebig viele Elemente verwenden, zum Beispiel alles in Interlaken:",
        ),
        code(listing),
        heading("looks", "Aussehen"),
        list(
          "brand-color: Ihre Farbe, sechs Hexadezimalziffern",
          "locale: de_CH, fr_CH, it_CH oder en_CH; ohne Angabe die Sprache Ihrer Seite",
          "theme: light, dark oder auto",
          "presentation: inline, drawer oder modal",
        ),
        heading("manners", "Was das Widget nicht tut"),
        list(
          "Es setzt keine Cookies und speichert nichts, bevor Ihr Gast etwas in den Warenkorb legt.",
          "Es verändert nichts ausserhalb seiner selbst: keine Schriften, keine Stile, keine Adressen.",
          "Es bricht nicht: Alte Snippets funktionieren auch nach Aktualisierungen.",
        ),
        heading("policy", "Wenn Ihre Seite eine Content Security Policy hat"),
        code(policy),
      ],
      ways: [way("affiliate", "Affiliate werden"), way("search", "Aktivitäten auswählen")],
    },
    en_CH: {
      title: "Embed the widget",
      lead: "One line of script, one element, done: this is how your guests book right on your page.",
      blocks: [
        heading("one-activity", "One activity"),
        paragraph(
          "Copy these lines to where the booking shall appear. Replace 167 by the number in the activity’s address, and 1234 by your affiliate number. The link inside the element shows while scripts are loading, or where they do not run.",
        ),
        code(booking),
        heading("a-list", "A whole list"),
        paragraph(
          "The script is needed once per page. After that you can use as many elements as you like, everything in Interlaken for instance:",
        ),
        code(listing),
        heading("looks", "Looks"),
        list(
          "brand-color: your colour, six hexadecimal digits",
          "locale: de_CH, fr_CH, it_CH or en_CH; without it, your page’s language",
          "theme: light, dark or auto",
          "presentation: inline, drawer or modal",
        ),
        heading("manners", "What the widget does not do"),
        list(
          "It sets no cookies and stores nothing before your guest puts something into the basket.",
          "It changes nothing outside itself: no fonts, no styles, no addresses.",
          "It does not break: old snippets keep working after updates.",
        ),
        heading("policy", "If your page has a Content Security Policy"),
        code(policy),
      ],
      ways: [way("affiliate", "Become an affiliate"), way("search", "Choose activities")],
    },
    fr_CH: {
      title: "Intégrer le widget",
      lead: "Une ligne de script, un élément, c’est tout : vos hôtes réservent directement sur votre page.",
      blocks: [
        heading("one-activity", "Une activité"),
        paragraph(
          "Copiez ces lignes là où la réservation doit apparaître. Remplacez 167 par le numéro qui figure dans l’adresse de l’activité et 1234 par votre numéro d’affilié. Le lien dans l’élément se montre tant que les scripts ne tournent pas.",
        ),
        code(booking),
        heading("a-list", "Une liste entière"),
        paragraph(
          "Le script ne figure qu’une fois par page. Ensuite, vous utilisez autant d’éléments que vous voulez, par exemple tout ce qu’il y a à Interlaken :",
        ),
        code(listing),
        heading("looks", "Apparence"),
        list(
          "brand-color : votre couleur, six chiffres hexadécimaux",
          "locale : de_CH, fr_CH, it_CH ou en_CH ; sans lui, la langue de votre page",
          "theme : light, dark ou auto",
          "presentation : inline, drawer ou modal",
        ),
        heading("manners", "Ce que le widget ne fait pas"),
        list(
          "Il ne pose aucun cookie et n’enregistre rien avant que votre hôte ne mette quelque chose dans le panier.",
          "Il ne change rien hors de lui-même : ni polices, ni styles, ni adresses.",
          "Il ne casse pas : les anciens codes fonctionnent encore après les mises à jour.",
        ),
        heading("policy", "Si votre page a une Content Security Policy"),
        code(policy),
      ],
      ways: [way("affiliate", "Devenir affilié"), way("search", "Choisir des activités")],
    },
    it_CH: {
      title: "Integrare il widget",
      lead: "Una riga di script, un elemento, fatto: così i Suoi ospiti prenotano direttamente sulla Sua pagina.",
      blocks: [
        heading("one-activity", "Un’attività"),
        paragraph(
          "Copi queste righe dove deve apparire la prenotazione. Sostituisca 167 con il numero nell’indirizzo dell’attività e 1234 con il Suo numero di affiliato. Il link nell’elemento si vede finché gli script non girano.",
        ),
        code(booking),
        heading("a-list", "Un’intera lista"),
        paragraph(
          "Lo script serve una volta per pagina. Poi può usare quanti elementi vuole, per esempio tutto ciò che c’è a Interlaken:",
        ),
        code(listing),
        heading("looks", "Aspetto"),
        list(
          "brand-color: il Suo colore, sei cifre esadecimali",
          "locale: de_CH, fr_CH, it_CH o en_CH; senza, la lingua della Sua pagina",
          "theme: light, dark o auto",
          "presentation: inline, drawer o modal",
        ),
        heading("manners", "Che cosa il widget non fa"),
        list(
          "Non imposta cookie e non salva nulla prima che il Suo ospite metta qualcosa nel carrello.",
          "Non cambia nulla fuori di sé: né caratteri, né stili, né indirizzi.",
          "Non si rompe: i vecchi codici funzionano anche dopo gli aggiornamenti.",
        ),
        heading("policy", "Se la Sua pagina ha una Content Security Policy"),
        code(policy),
      ],
      ways: [way("affiliate", "Diventare affiliato"), way("search", "Scegliere attività")],
    },
  },
);
