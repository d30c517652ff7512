import type { FormWords } from "./en.ts";

export const words: FormWords = {
  optional: "freiwillig",
  close: "Schliessen",
  cancel: "Abbrechen",
  back: "Zurück",
  retry: "Noch einmal versuchen",
  reload: "Neu laden",
  loading: "Einen Moment",
  slow: "Das dauert länger als sonst …",
  showPassword: "Zeigen",
  hidePassword: "Verbergen",
  passwordShown: "Das Passwort ist jetzt lesbar.",
  passwordHidden: "Das Passwort ist verborgen.",
  choose: "Bitte wählen",
  search: "Suchen",
  paging: "Seiten",
  pageOf: "Seite {page} von {pages}",
  previous: "Vorherige Seite",
  next: "Nächste Seite",
  rating: { one: "{count} Stern", other: "{count} Sterne" },
  failedTitle: "Das hat nicht geklappt",
  refusals: {
    unreachable:
      "Wir sind gerade nicht erreichbar. Es hat sich nichts geändert. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
    unanswered:
      "Es kam keine Antwort. Wir wissen nicht, ob das angekommen ist. Bitte prüfen Sie die Verbindung und sehen Sie nach, was jetzt gilt, bevor Sie es noch einmal versuchen.",
    too_many_requests: "Das waren viele Versuche in kurzer Zeit. Bitte warten Sie eine Minute.",
    not_signed_in: "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an.",
    forbidden: "Ihr Konto darf das nicht.",
    changed_meanwhile:
      "Jemand anders hat das inzwischen geändert. Von Ihnen wurde nichts gespeichert. Laden Sie neu, um zu sehen, was jetzt gilt.",
    invalid_input: "Etwas im Formular stimmt noch nicht. Bitte sehen Sie es durch.",
    other: "Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert. Bitte versuchen Sie es noch einmal.",
  },
  fieldRefused: "So können wir das nicht übernehmen. Bitte prüfen Sie es.",
  mistakes: {
    required: "Bitte füllen Sie dieses Feld aus.",
    email: "In dieser Adresse fehlt etwas. Sie sieht aus wie name@example.ch.",
    phone: "Das ist keine Telefonnummer des gewählten Landes. Bitte prüfen Sie sie.",
    website: "Eine Adresse sieht aus wie https://example.ch.",
    short: "Bitte mindestens {count} Zeichen.",
    choose: "Bitte wählen Sie etwas aus.",
    characters: "In diesem Text stehen unsichtbare Zeichen. Bitte tippen Sie ihn von Hand, statt ihn einzufügen.",
  },
};
