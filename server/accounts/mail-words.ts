import type { MainLocale } from "../../sdk/contracts/locale.ts";
import type { AccessMailKind } from "./mails.ts";

export interface AccessMailWords {
  readonly greeting: string;
  /** Where no name is known. */
  readonly greetingAll: string;
  /** `{old}` and `{email}` are the present and the new address. */
  readonly kinds: Record<AccessMailKind, { readonly subject: string; readonly lead: string; readonly button: string }>;
  readonly unwanted: string;
  readonly closing: string;
}

/** The words of mails about coming in. */
export const accessMailWords: Record<MainLocale, AccessMailWords> = {
  en_CH: {
    greeting: "Hello {name}",
    greetingAll: "Hello",
    kinds: {
      access_link: {
        subject: "Your link to sign in",
        lead: "With this link you sign in to Gipfel. It works once, within ten minutes.",
        button: "Sign in",
      },
      access_confirm: {
        subject: "Please confirm your e-mail address",
        lead: "Confirm that this address is yours, within an hour. You then see every booking made under it in your account.",
        button: "Confirm the address",
      },
      access_change: {
        subject: "Your new e-mail address",
        lead: "Your account {old} is to have the address {email}. If that is right, confirm it within an hour; we then write to the new address.",
        button: "Change the address",
      },
      access_change_new: {
        subject: "Confirm your new e-mail address",
        lead: "The Gipfel account {old} is to have this address, {email}. Confirm within an hour that it is yours; from then on you sign in with it.",
        button: "Confirm the new address",
      },
      access_password: {
        subject: "Your password was changed",
        lead: "The password of your Gipfel account has just been changed, and all other devices are signed out. If it was not you, choose a new password at once.",
        button: "Choose a new password",
      },
      access_delete: {
        subject: "Delete your Gipfel account",
        lead: "With this link you confirm that your Gipfel account is deleted for good. It opens a page that says once more what goes and what stays; nothing happens before you press its button, within an hour. If you did not ask for this, you need not do anything: your account stays as it is.",
        button: "Go to the confirmation",
      },
      access_deleted: {
        subject: "Your Gipfel account is deleted",
        lead: "Your Gipfel account, your sessions and your newsletter subscription are deleted, and your reviews stand without your name. We keep bookings and invoices for ten years, as the law asks. Open bookings remain valid: you change or cancel them with the link in their mail. If you can’t find it, we send it again.",
        button: "Send me a booking’s link",
      },
      access_reset: {
        subject: "A new password",
        lead: "With this link you choose a new password. It works once, within an hour.",
        button: "Choose a password",
      },
    },
    unwanted: "If you didn’t ask for this mail, you need not do anything.",
    closing: "Your Gipfel team",
  },
  de_CH: {
    greeting: "Guten Tag {name}",
    greetingAll: "Guten Tag",
    kinds: {
      access_link: {
        subject: "Ihr Link zum Anmelden",
        lead: "Mit diesem Link melden Sie sich bei Gipfel an. Er gilt einmal, innert zehn Minuten.",
        button: "Anmelden",
      },
      access_confirm: {
        subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
        lead: "Bestätigen Sie innert einer Stunde, dass diese Adresse Ihnen gehört. Danach sehen Sie alle Buchungen dieser Adresse in Ihrem Konto.",
        button: "Adresse bestätigen",
      },
      access_change: {
        subject: "Ihre neue E-Mail-Adresse",
        lead: "Ihr Konto {old} soll die Adresse {email} erhalten. Wenn das stimmt, bestätigen Sie es innert einer Stunde; danach schreiben wir an die neue Adresse.",
        button: "Adresse ändern",
      },
      access_change_new: {
        subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
        lead: "Das Gipfel-Konto {old} soll diese Adresse erhalten: {email}. Bestätigen Sie innert einer Stunde, dass sie Ihnen gehört; danach melden Sie sich mit ihr an.",
        button: "Neue Adresse bestätigen",
      },
      access_password: {
        subject: "Ihr Passwort wurde geändert",
        lead: "Das Passwort Ihres Gipfel-Kontos wurde soeben geändert, und alle anderen Geräte sind abgemeldet. Falls Sie das nicht waren, wählen Sie sofort ein neues Passwort.",
        button: "Neues Passwort wählen",
      },
      access_delete: {
        subject: "Ihr Gipfel-Konto löschen",
        lead: "Mit diesem Link bestätigen Sie, dass Ihr Gipfel-Konto endgültig gelöscht wird. Er öffnet eine Seite, die noch einmal sagt, was verschwindet und was bleibt; erst deren Knopf löscht, innert einer Stunde. Falls Sie das nicht verlangt haben, brauchen Sie nichts zu tun: Ihr Konto bleibt, wie es ist.",
        button: "Zur Bestätigung",
      },
      access_deleted: {
        subject: "Ihr Gipfel-Konto ist gelöscht",
        lead: "Ihr Gipfel-Konto, Ihre Anmeldungen und Ihr Newsletter-Abonnement sind gelöscht, und Ihre Bewertungen stehen ohne Ihren Namen da. Buchungen und Rechnungen bewahren wir zehn Jahre auf, wie das Gesetz es verlangt. Offene Buchungen bleiben gültig: Sie ändern oder stornieren sie mit dem Link in deren Mail. Finden Sie ihn nicht, senden wir ihn noch einmal.",
        button: "Link zu einer Buchung senden",
      },
      access_reset: {
        subject: "Ein neues Passwort",
        lead: "Mit diesem Link wählen Sie ein neues Passwort. Er gilt einmal, innert einer Stunde.",
        button: "Passwort wählen",
      },
    },
    unwanted: "Falls Sie diese Mail nicht verlangt haben, brauchen Sie nichts zu tun.",
    closing: "Ihr Gipfel-Team",
  },
  fr_CH: {
    greeting: "Bonjour {name}",
    greetingAll: "Bonjour",
    kinds: {
      access_link: {
        subject: "Votre lien de connexion",
        lead: "Ce lien vous connecte à Gipfel. Il est valable une fois, pendant dix minutes.",
        button: "Se connecter",
      },
      access_confirm: {
        subject: "Veuillez confirmer votre adresse e-mail",
        lead: "Confirmez dans l’heure que cette adresse est la vôtre. Vous verrez ensuite dans votre compte toutes les réservations faites à cette adresse.",
        button: "Confirmer l’adresse",
      },
      access_change: {
        subject: "Votre nouvelle adresse e-mail",
        lead: "Votre compte {old} doit recevoir l’adresse {email}. Si c’est exact, confirmez-le dans l’heure ; nous écrirons ensuite à la nouvelle adresse.",
        button: "Changer l’adresse",
      },
      access_change_new: {
        subject: "Veuillez confirmer votre nouvelle adresse e-mail",
        lead: "Le compte Gipfel {old} doit recevoir cette adresse : {email}. Confirmez dans l’heure qu’elle est la vôtre ; vous vous connecterez ensuite avec elle.",
        button: "Confirmer la nouvelle adresse",
      },
      access_password: {
        subject: "Votre mot de passe a été modifié",
        lead: "Le mot de passe de votre compte Gipfel vient d’être modifié, et tous les autres appareils sont déconnectés. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.",
        button: "Choisir un nouveau mot de passe",
      },
      access_delete: {
        subject: "Supprimer votre compte Gipfel",
        lead: "Avec ce lien, vous confirmez que votre compte Gipfel est supprimé définitivement. Il ouvre une page qui redit ce qui disparaît et ce qui reste ; rien ne se passe avant que vous n’appuyiez sur son bouton, dans l’heure. Si vous n’avez rien demandé, vous n’avez rien à faire : votre compte reste tel quel.",
        button: "Aller à la confirmation",
      },
      access_deleted: {
        subject: "Votre compte Gipfel est supprimé",
        lead: "Votre compte Gipfel, vos sessions et votre abonnement à la newsletter sont supprimés, et vos avis restent sans votre nom. Nous conservons les réservations et les factures pendant dix ans, comme la loi l’exige. Les réservations en cours restent valables : vous les modifiez ou les annulez avec le lien de leur e-mail. Si vous ne le trouvez pas, nous l’envoyons à nouveau.",
        button: "Envoyer le lien d’une réservation",
      },
      access_reset: {
        subject: "Un nouveau mot de passe",
        lead: "Ce lien vous permet de choisir un nouveau mot de passe. Il est valable une fois, pendant une heure.",
        button: "Choisir un mot de passe",
      },
    },
    unwanted: "Si vous n’avez pas demandé ce message, vous n’avez rien à faire.",
    closing: "Votre équipe Gipfel",
  },
  it_CH: {
    greeting: "Buongiorno {name}",
    greetingAll: "Buongiorno",
    kinds: {
      access_link: {
        subject: "Il Suo link per accedere",
        lead: "Con questo link accede a Gipfel. Vale una volta, entro dieci minuti.",
        button: "Accedere",
      },
      access_confirm: {
        subject: "Confermi il Suo indirizzo e-mail",
        lead: "Confermi entro un’ora che questo indirizzo è Suo. Poi vedrà nel Suo conto tutte le prenotazioni fatte con questo indirizzo.",
        button: "Confermare l’indirizzo",
      },
      access_change: {
        subject: "Il Suo nuovo indirizzo e-mail",
        lead: "Il Suo conto {old} deve ricevere l’indirizzo {email}. Se è giusto, lo confermi entro un’ora; poi scriveremo al nuovo indirizzo.",
        button: "Cambiare l’indirizzo",
      },
      access_change_new: {
        subject: "Confermi il Suo nuovo indirizzo e-mail",
        lead: "Il conto Gipfel {old} deve ricevere questo indirizzo: {email}. Confermi entro un’ora che è Suo; da allora accede con esso.",
        button: "Confermare il nuovo indirizzo",
      },
      access_password: {
        subject: "La Sua password è stata cambiata",
        lead: "La password del Suo conto Gipfel è appena stata cambiata e tutti gli altri dispositivi sono usciti dal conto. Se non è stato Lei, scelga subito una nuova password.",
        button: "Scegliere una nuova password",
      },
      access_delete: {
        subject: "Eliminare il Suo conto Gipfel",
        lead: "Con questo link conferma che il Suo conto Gipfel venga eliminato per sempre. Apre una pagina che ripete che cosa sparisce e che cosa resta; nulla accade prima che prema il suo pulsante, entro un’ora. Se non l’ha chiesto Lei, non deve fare nulla: il Suo conto resta com’è.",
        button: "Alla conferma",
      },
      access_deleted: {
        subject: "Il Suo conto Gipfel è eliminato",
        lead: "Il Suo conto Gipfel, i Suoi accessi e il Suo abbonamento alla newsletter sono eliminati, e le Sue recensioni restano senza il Suo nome. Conserviamo prenotazioni e fatture per dieci anni, come chiede la legge. Le prenotazioni aperte restano valide: le modifica o le annulla con il link nella loro e-mail. Se non lo trova, glielo inviamo di nuovo.",
        button: "Inviare il link di una prenotazione",
      },
      access_reset: {
        subject: "Una nuova password",
        lead: "Con questo link sceglie una nuova password. Vale una volta, entro un’ora.",
        button: "Scegliere una password",
      },
    },
    unwanted: "Se non ha chiesto questo messaggio, non deve fare nulla.",
    closing: "Il Suo team Gipfel",
  },
};
