import { mainLocaleOf, type Locale, type MainLocale } from "../../../sdk/contracts/locale.ts";
import { plainPage } from "../../shop/plain-page.ts";

/**
 * What a page says: what its button will do (`confirm`, `unsubscribe`), what has happened (also before, with the same
 * link), or that the link is no use any more.
 */
export type Note = "confirm" | "confirmed" | "unsubscribe" | "unsubscribed" | "invalid";

interface NoteWords {
  readonly title: string;
  readonly text: string;
  /** The button that acts; without one a link leads home. */
  readonly button?: string;
}

const words: Record<MainLocale, Record<Note, NoteWords> & { readonly home: string }> = {
  de_CH: {
    confirm: {
      title: "Newsletter bestätigen",
      text: "Mit einem Klick bestätigen Sie, dass Sie unseren Newsletter erhalten möchten.",
      button: "Anmeldung bestätigen",
    },
    confirmed: {
      title: "Ihre Anmeldung ist schon bestätigt",
      text: "Dieser Link wurde benutzt: Sie erhalten unseren Newsletter und brauchen nichts mehr zu tun.",
    },
    unsubscribe: {
      title: "Newsletter abmelden",
      text: "Danach erhalten Sie unseren Newsletter nicht mehr.",
      button: "Abmelden",
    },
    unsubscribed: { title: "Sie sind abgemeldet", text: "Sie erhalten unseren Newsletter nicht mehr." },
    invalid: {
      title: "Dieser Link gilt nicht mehr",
      text: "Er ist zu alt oder nicht vollständig. Melden Sie sich einfach noch einmal für den Newsletter an.",
    },
    home: "Zur Startseite",
  },
  en_CH: {
    confirm: {
      title: "Confirm the newsletter",
      text: "With one click you confirm that you would like to get our newsletter.",
      button: "Confirm my subscription",
    },
    confirmed: {
      title: "Your subscription is confirmed already",
      text: "This link has been used: you get our newsletter, and there is nothing left to do.",
    },
    unsubscribe: {
      title: "Unsubscribe from the newsletter",
      text: "You will not get our newsletter after that.",
      button: "Unsubscribe",
    },
    unsubscribed: { title: "You are unsubscribed", text: "You will not get our newsletter any more." },
    invalid: {
      title: "This link is not valid any more",
      text: "It is too old or not complete. Simply sign up for the newsletter once more.",
    },
    home: "To the homepage",
  },
  fr_CH: {
    confirm: {
      title: "Confirmer la newsletter",
      text: "En un clic, vous confirmez que vous souhaitez recevoir notre newsletter.",
      button: "Confirmer l’inscription",
    },
    confirmed: {
      title: "Votre inscription est déjà confirmée",
      text: "Ce lien a été utilisé : vous recevez notre newsletter et n’avez plus rien à faire.",
    },
    unsubscribe: {
      title: "Se désinscrire de la newsletter",
      text: "Vous ne recevrez ensuite plus notre newsletter.",
      button: "Se désinscrire",
    },
    unsubscribed: { title: "Vous êtes désinscrit", text: "Vous ne recevrez plus notre newsletter." },
    invalid: {
      title: "Ce lien n’est plus valable",
      text: "Il est trop ancien ou incomplet. Inscrivez-vous simplement une nouvelle fois à la newsletter.",
    },
    home: "Vers la page d’accueil",
  },
  it_CH: {
    confirm: {
      title: "Confermare la newsletter",
      text: "Con un clic conferma di voler ricevere la nostra newsletter.",
      button: "Confermare l’iscrizione",
    },
    confirmed: {
      title: "La Sua iscrizione è già confermata",
      text: "Questo link è stato usato: riceve la nostra newsletter e non deve fare altro.",
    },
    unsubscribe: {
      title: "Annullare l’iscrizione alla newsletter",
      text: "In seguito non riceverà più la nostra newsletter.",
      button: "Annullare l’iscrizione",
    },
    unsubscribed: { title: "La Sua iscrizione è annullata", text: "Non riceverà più la nostra newsletter." },
    invalid: {
      title: "Questo link non è più valido",
      text: "È troppo vecchio o incompleto. Si iscriva semplicemente ancora una volta alla newsletter.",
    },
    home: "Alla pagina iniziale",
  },
};

/** A page of one sentence and the way on, for links in mails that have no page of the shop. */
export function notePage(note: Note, locale: Locale, homeUrl: string, style: string | null): string {
  const { home, [note]: said } = words[mainLocaleOf(locale)];
  const { title, text, button } = said;
  return plainPage({
    locale,
    title,
    text,
    way: button === undefined ? { title: home, url: homeUrl } : { title: button, url: null },
    style,
  });
}
