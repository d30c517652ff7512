import type { FastifyRequest } from "fastify";
import { ownPages } from "../../host-site/client/own-pages.ts";
import { localeOfPath, pagePath } from "../../host-site/routes/paths.ts";
import { defaultLocale, mainLocaleOf, type MainLocale } from "../../sdk/contracts/locale.ts";
import type { AppError } from "../errors.ts";
import { plainPage } from "./plain-page.ts";
import { shopStyle } from "./rendering.ts";

/** What a person is told: the address is wrong, they came too often, the fault is ours. */
type Refusal = "address" | "often" | "fault";
type Words = Record<Refusal, { readonly title: string; readonly text: string }> & { readonly home: string };

const words: Record<MainLocale, Words> = {
  de_CH: {
    address: { title: "Diese Adresse stimmt nicht", text: "So, wie sie geschrieben ist, führt sie auf keine Seite." },
    often: {
      title: "Einen Moment bitte",
      text: "Von Ihrem Anschluss kommen gerade sehr viele Anfragen. In einer Minute geht es weiter.",
    },
    fault: {
      title: "Diese Seite lässt sich gerade nicht zeigen",
      text: "Der Fehler liegt bei uns. Ihre Buchungen sind davon nicht betroffen. Bitte laden Sie die Seite neu.",
    },
    home: "Zur Startseite",
  },
  en_CH: {
    address: { title: "This address is not right", text: "The way it is written it leads to no page." },
    often: {
      title: "One moment please",
      text: "Very many requests come from your connection right now. It goes on in a minute.",
    },
    fault: {
      title: "This page can’t be shown right now",
      text: "The fault is ours. Your bookings are not affected. Please load the page again.",
    },
    home: "To the homepage",
  },
  fr_CH: {
    address: {
      title: "Cette adresse n’est pas correcte",
      text: "Telle qu’elle est écrite, elle ne mène à aucune page.",
    },
    often: {
      title: "Un instant, s’il vous plaît",
      text: "Votre connexion envoie un très grand nombre de requêtes. Cela reprend dans une minute.",
    },
    fault: {
      title: "Cette page ne peut pas s’afficher pour le moment",
      text: "L’erreur vient de nous. Vos réservations ne sont pas touchées. Veuillez recharger la page.",
    },
    home: "Vers la page d’accueil",
  },
  it_CH: {
    address: { title: "Questo indirizzo non è corretto", text: "Così com’è scritto non porta a nessuna pagina." },
    often: {
      title: "Un momento, per favore",
      text: "Dalla Sua connessione arrivano moltissime richieste. Si continua tra un minuto.",
    },
    fault: {
      title: "Al momento questa pagina non si può mostrare",
      text: "L’errore è nostro. Le Sue prenotazioni non ne sono toccate. La preghiamo di ricaricare la pagina.",
    },
    home: "Alla pagina iniziale",
  },
};

/** What people come by though it is a call: links in mails, the way back from an identity provider, signing out. */
const link = /^\/api\/auth\/(?:magic-link\/verify|verify-email|callback\/oidc|logout)\/?(?=\?|$)/;

/**
 * Whether a request is for a page of the shop, or follows a link: its error is a page too. Errors of calls and files
 * are data.
 */
export function requestsPage({ method, url }: Pick<FastifyRequest, "method" | "url">): boolean {
  const isRead = method === "GET" || method === "HEAD";
  // The page of such a link posts to its own address.
  return (isRead && ownPages.test(url)) || ((isRead || method === "POST") && link.test(url));
}

/** The path that tells the language: of a link, where it goes on to. */
function placeOf(url: string): string {
  const [path = "", query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(link.test(url) ? query : "");
  return parameters.get("callbackURL") ?? parameters.get("returnTo") ?? path;
}

/** What stands in a page's place, in its language. */
export function refusalPage({ status }: Pick<AppError, "status">, url: string): string {
  const { locale } = localeOfPath(placeOf(url)) ?? { locale: defaultLocale };
  const said = words[mainLocaleOf(locale)];
  const refusal: Refusal = status === 429 ? "often" : status >= 500 ? "fault" : "address";
  return plainPage({
    locale,
    ...said[refusal],
    way: { title: said.home, url: pagePath("homepage", locale) },
    style: shopStyle(),
  });
}
