import { mainLocaleOf, type Locale, type MainLocale } from "../../../sdk/contracts/locale.ts";
import { plainPage } from "../../shop/plain-page.ts";

interface Note {
  readonly title: string;
  readonly text: string;
}
type Notes = Record<"invalid" | "unsubscribed", Note> & { readonly home: string };

const words: Record<MainLocale, Notes> = {
  de_CH: {
    invalid: { title: "Dieser Link gilt nicht mehr", text: "Er ist zu alt oder nicht vollständig. Melden Sie sich einfach noch einmal für den Newsletter an." },
    unsubscribed: { title: "Sie sind abgemeldet", text: "Sie erhalten unseren Newsletter nicht mehr." },
    home: "Zur Startseite",
  },
  en_CH: {
    invalid: { title: "This link is not valid any more", text: "It is too old or not complete. Simply sign up for the newsletter once more." },
    unsubscribed: { title: "You are unsubscribed", text: "You will not get our newsletter any more." },
    home: "To the homepage",
  },
  fr_CH: {
    invalid: { title: "Ce lien n’est plus valable", text: "Il est trop ancien ou incomplet. Inscrivez-vous simplement une nouvelle fois à la newsletter." },
    unsubscribed: { title: "Vous êtes désinscrit", text: "Vous ne recevrez plus notre newsletter." },
    home: "Vers la page d’accueil",
  },
  it_CH: {
    invalid: { title: "Questo link non è più valido", text: "È troppo vecchio o incompleto. Si iscriva semplicemente ancora una volta alla newsletter." },
    unsubscribed: { title: "La Sua iscrizione è annullata", text: "Non riceverà più la nostra newsletter." },
    home: "Alla pagina iniziale",
  },
};

/** A page of one sentence and the way on, for links in mails that have no page of the shop. */
export function notePage(note: "invalid" | "unsubscribed", locale: Locale, homeUrl: string, style: string | null): string {
  const { home, [note]: said } = words[mainLocaleOf(locale)];
  return plainPage({ locale, ...said, way: { title: home, url: homeUrl }, style });
}
