import type { MainLocale } from "../../../sdk/contracts/locale.ts";
import type { LinkState } from "../../ports/sign-in/link-state.ts";

interface UsedLinkWords {
  /** `{email}` is the address that is confirmed. */
  readonly states: Record<Exclude<LinkState, "open">, { readonly title: string; readonly text: string }>;
  /** In the place of `invalid`, of a link that signs in. */
  readonly signIn: string;
  readonly way: string;
}

/** What the page behind a mail's link says where there is nothing left for its button to do. */
export const usedLinkWords: Record<MainLocale, UsedLinkWords> = {
  de_CH: {
    states: {
      confirmed: {
        title: "Ihre Adresse ist schon bestätigt",
        text: "Dieser Link wurde benutzt: {email} ist bestätigt, und Sie brauchen nichts mehr zu tun.",
      },
      changed: {
        title: "Ihre Adresse ist schon geändert",
        text: "Dieser Link wurde benutzt: Ihr Konto hat die Adresse {email}, mit der Sie sich anmelden.",
      },
      invalid: {
        title: "Dieser Link gilt nicht mehr",
        text: "Er wurde schon benutzt oder ist zu alt. Es hat sich nichts geändert. In Ihrem Konto können Sie einen neuen anfordern.",
      },
    },
    signIn:
      "Er wurde schon benutzt oder ist zu alt. Auf der nächsten Seite können Sie einen neuen anfordern, falls Sie nicht schon angemeldet sind.",
    way: "Zum Konto",
  },
  en_CH: {
    states: {
      confirmed: {
        title: "Your address is confirmed already",
        text: "This link has been used: {email} is confirmed, and there is nothing left to do.",
      },
      changed: {
        title: "Your address is changed already",
        text: "This link has been used: your account has the address {email}, with which you sign in.",
      },
      invalid: {
        title: "This link is not valid any more",
        text: "It has been used already or is too old. Nothing has changed. You can ask for a new one in your account.",
      },
    },
    signIn:
      "It has been used already or is too old. On the next page you can ask for a new one, unless you are signed in already.",
    way: "To your account",
  },
  fr_CH: {
    states: {
      confirmed: {
        title: "Votre adresse est déjà confirmée",
        text: "Ce lien a été utilisé : {email} est confirmée, vous n’avez plus rien à faire.",
      },
      changed: {
        title: "Votre adresse est déjà modifiée",
        text: "Ce lien a été utilisé : votre compte a l’adresse {email}, avec laquelle vous vous connectez.",
      },
      invalid: {
        title: "Ce lien n’est plus valable",
        text: "Il a déjà été utilisé ou il est trop ancien. Rien n’a changé. Vous pouvez en demander un nouveau dans votre compte.",
      },
    },
    signIn:
      "Il a déjà été utilisé ou il est trop ancien. À la page suivante, vous pouvez en demander un nouveau, si vous n’êtes pas déjà connecté.",
    way: "Vers le compte",
  },
  it_CH: {
    states: {
      confirmed: {
        title: "Il Suo indirizzo è già confermato",
        text: "Questo link è stato usato: {email} è confermato e non deve fare altro.",
      },
      changed: {
        title: "Il Suo indirizzo è già cambiato",
        text: "Questo link è stato usato: il Suo conto ha l’indirizzo {email}, con il quale accede.",
      },
      invalid: {
        title: "Questo link non è più valido",
        text: "È già stato usato o è troppo vecchio. Non è cambiato nulla. Nel Suo conto può chiederne uno nuovo.",
      },
    },
    signIn:
      "È già stato usato o è troppo vecchio. Nella pagina seguente può chiederne uno nuovo, se non ha già effettuato l’accesso.",
    way: "Al conto",
  },
};
