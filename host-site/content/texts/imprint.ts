import { operator } from "../operator.ts";
import { facts, heading, paragraph, way, written } from "../write.ts";

const address = `${operator.name}, ${operator.street}, ${operator.place}`;

/** Who runs the shop. */
export const imprint = written(
  { slug: "imprint", changed: "2026-11-01" },
  {
    de_CH: {
      title: "Impressum",
      lead: `Wer hinter diesem Shop steht, und wie Sie uns erreichen.`,
      blocks: [
        facts({
          Betreiberin: `${address}, Schweiz`,
          "E-Mail": operator.email,
          UID: operator.uid,
          Handelsregister: "Kanton Bern",
        }),
        heading("texts-and-pictures", "Inhalte"),
        paragraph(
          "Beschreibungen, Zeiten und Preise der Aktivitäten kommen von den Anbietern; auf jeder Seite steht, wer die Aktivität durchführt. Stimmt etwas nicht, schreiben Sie uns, wir gehen der Sache nach.",
        ),
        heading("copyright", "Urheberrecht"),
        paragraph(
          "Texte und Bilder gehören uns, den Anbietern oder jenen, die sie gemacht haben. Wer sie verwenden möchte, fragt vorher.",
        ),
      ],
      ways: [way("about-us", "Über uns"), way("privacy-policy", "Datenschutz")],
    },
    en_CH: {
      title: "Imprint",
      lead: "Who stands behind this shop, and how to reach us.",
      blocks: [
        facts({
          Operator: `${address}, Switzerland`,
          "E-mail": operator.email,
          "Company number (UID)": operator.uid,
          "Commercial register": "Canton of Bern",
        }),
        heading("texts-and-pictures", "Content"),
        paragraph(
          "Descriptions, times and prices of activities come from their suppliers; each page says who runs the activity. If something is wrong, write to us and we will look into it.",
        ),
        heading("copyright", "Copyright"),
        paragraph(
          "Texts and pictures belong to us, to the suppliers or to those who made them. Please ask before you use them.",
        ),
      ],
      ways: [way("about-us", "About us"), way("privacy-policy", "Privacy policy")],
    },
    fr_CH: {
      title: "Mentions légales",
      lead: "Qui se trouve derrière cette boutique, et comment nous joindre.",
      blocks: [
        facts({
          Exploitante: `${address}, Suisse`,
          "E-mail": operator.email,
          "Numéro d’entreprise (IDE)": operator.uid,
          "Registre du commerce": "canton de Berne",
        }),
        heading("texts-and-pictures", "Contenus"),
        paragraph(
          "Les descriptions, horaires et prix des activités viennent des prestataires ; chaque page dit qui réalise l’activité. Si quelque chose est faux, écrivez-nous, nous vérifierons.",
        ),
        heading("copyright", "Droits d’auteur"),
        paragraph(
          "Les textes et les images nous appartiennent, ou appartiennent aux prestataires ou à leurs auteurs. Merci de demander avant de les utiliser.",
        ),
      ],
      ways: [way("about-us", "À propos de nous"), way("privacy-policy", "Protection des données")],
    },
    it_CH: {
      title: "Impressum",
      lead: "Chi c’è dietro questo negozio, e come raggiungerci.",
      blocks: [
        facts({
          Gestore: `${address}, Svizzera`,
          "E-mail": operator.email,
          "Numero d’impresa (IDI)": operator.uid,
          "Registro di commercio": "Cantone di Berna",
        }),
        heading("texts-and-pictures", "Contenuti"),
        paragraph(
          "Descrizioni, orari e prezzi delle attività vengono dai fornitori; ogni pagina dice chi svolge l’attività. Se qualcosa non è giusto ci scriva, verificheremo.",
        ),
        heading("copyright", "Diritti d’autore"),
        paragraph("Testi e immagini appartengono a noi, ai fornitori o a chi li ha fatti. Prima di usarli, ci chieda."),
      ],
      ways: [way("about-us", "Chi siamo"), way("privacy-policy", "Protezione dei dati")],
    },
  },
);
