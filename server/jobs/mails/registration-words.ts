import type { MainLocale } from "../../../sdk/contracts/locale.ts";
import type { RegistrationMailKind } from "../../commands/team-outbox.ts";

interface RegistrationWords {
  readonly greeting: string;
  /** Where no name is known. */
  readonly greetingAll: string;
  readonly kinds: Record<RegistrationMailKind, { readonly subject: string; readonly lead: string }>;
  readonly confirm: string;
  readonly unsubscribe: string;
  readonly closing: string;
}

/** The words of mails to suppliers who register and to newsletter readers. */
export const registrationWords: Record<MainLocale, RegistrationWords> = {
  de_CH: {
    greeting: "Guten Tag {name}",
    greetingAll: "Guten Tag",
    kinds: {
      supplier_received: {
        subject: "Ihre Anmeldung als Anbieter ist bei uns",
        lead: "Vielen Dank für Ihr Interesse an Gipfel. Wir sehen uns Ihre Angaben an und antworten Ihnen innert dreier Arbeitstage.",
      },
      supplier_approved: {
        subject: "Willkommen bei Gipfel",
        lead: "Wir freuen uns, Ihre Angebote zu verkaufen. Wir melden uns in den nächsten Tagen, um sie gemeinsam aufzunehmen.",
      },
      supplier_rejected: {
        subject: "Ihre Anmeldung als Anbieter",
        lead: "Vielen Dank für Ihr Interesse an Gipfel. Wir können Ihre Angebote im Moment leider nicht aufnehmen.",
      },
      newsletter_confirm: {
        subject: "Bitte bestätigen Sie Ihre Anmeldung zum Newsletter",
        lead: "Mit einem Klick bestätigen Sie, dass Sie unseren Newsletter erhalten möchten. Haben Sie ihn nicht bestellt, brauchen Sie nichts zu tun.",
      },
    },
    confirm: "Anmeldung bestätigen",
    unsubscribe: "Newsletter abbestellen",
    closing: "Freundliche Grüsse. Ihr Gipfel-Team",
  },
  en_CH: {
    greeting: "Hello {name}",
    greetingAll: "Hello",
    kinds: {
      supplier_received: {
        subject: "We have your registration as a supplier",
        lead: "Thank you for your interest in Gipfel. We look at what you have sent and answer within three working days.",
      },
      supplier_approved: {
        subject: "Welcome to Gipfel",
        lead: "We are glad to sell what you offer. We will be in touch in the next days to put it into the shop together.",
      },
      supplier_rejected: {
        subject: "Your registration as a supplier",
        lead: "Thank you for your interest in Gipfel. We are sorry that we can't take up what you offer at the moment.",
      },
      newsletter_confirm: {
        subject: "Please confirm your newsletter",
        lead: "One click confirms that you would like to get our newsletter. If you didn't ask for it, there is nothing to do.",
      },
    },
    confirm: "Confirm the newsletter",
    unsubscribe: "Unsubscribe",
    closing: "Kind regards. Your Gipfel team",
  },
  fr_CH: {
    greeting: "Bonjour {name}",
    greetingAll: "Bonjour",
    kinds: {
      supplier_received: {
        subject: "Nous avons reçu votre inscription comme prestataire",
        lead: "Merci de votre intérêt pour Gipfel. Nous examinons vos indications et vous répondons dans les trois jours ouvrables.",
      },
      supplier_approved: {
        subject: "Bienvenue chez Gipfel",
        lead: "Nous nous réjouissons de vendre vos offres. Nous prendrons contact ces prochains jours pour les saisir ensemble.",
      },
      supplier_rejected: {
        subject: "Votre inscription comme prestataire",
        lead: "Merci de votre intérêt pour Gipfel. Nous ne pouvons malheureusement pas accueillir vos offres pour le moment.",
      },
      newsletter_confirm: {
        subject: "Veuillez confirmer votre inscription à la newsletter",
        lead: "D’un clic, vous confirmez que vous souhaitez recevoir notre newsletter. Si vous ne l’avez pas demandée, vous n’avez rien à faire.",
      },
    },
    confirm: "Confirmer l’inscription",
    unsubscribe: "Se désinscrire",
    closing: "Meilleures salutations. Votre équipe Gipfel",
  },
  it_CH: {
    greeting: "Buongiorno {name}",
    greetingAll: "Buongiorno",
    kinds: {
      supplier_received: {
        subject: "Abbiamo ricevuto la Sua registrazione come fornitore",
        lead: "Grazie del Suo interesse per Gipfel. Esaminiamo le Sue indicazioni e Le rispondiamo entro tre giorni lavorativi.",
      },
      supplier_approved: {
        subject: "Benvenuto da Gipfel",
        lead: "Siamo lieti di vendere le Sue offerte. La contatteremo nei prossimi giorni per inserirle insieme.",
      },
      supplier_rejected: {
        subject: "La Sua registrazione come fornitore",
        lead: "Grazie del Suo interesse per Gipfel. Purtroppo al momento non possiamo accogliere le Sue offerte.",
      },
      newsletter_confirm: {
        subject: "La preghiamo di confermare l’iscrizione alla newsletter",
        lead: "Con un clic conferma di voler ricevere la nostra newsletter. Se non l’ha richiesta, non deve fare nulla.",
      },
    },
    confirm: "Confermare l’iscrizione",
    unsubscribe: "Annullare l’iscrizione",
    closing: "Cordiali saluti. Il Suo team Gipfel",
  },
};
