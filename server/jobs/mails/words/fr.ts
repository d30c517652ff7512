import type { MailWords } from "../words.types.ts";

export const words: MailWords = {
  greeting: "Bonjour {name}",
  part: { some: "Cette partie de la réservation {number}", all: "La réservation {number}" },
  cancelled: {
    keptOnInvoice: "{part} est annulée{voided}. Sur son prix, {kept} restent sur votre facture.",
    nothingBack: "{part} est annulée{voided}. Ce que vous avez payé n’est pas remboursé.",
  },
  leads: {
    refund_due: {
      booking_rebooked:
        "La réservation {number} a une autre heure ou d’autres billets. Vos nouveaux billets sont joints ; les anciens ne sont plus valables. Le remboursement de la différence n’a pas encore abouti : nous nous en occupons et vous contactons.",
      booking_refunded:
        "Votre paiement de {total} pour la réservation {number} est arrivé après le délai pendant lequel les places étaient retenues ; elles ont été vendues depuis. Le remboursement du montant entier n’a pas encore abouti : nous nous en occupons et vous contactons. Nous sommes désolés.",
      booking_cancelled:
        "{part} est annulée{voided}. Le remboursement n’a pas encore abouti : nous nous en occupons et vous contactons.",
      request_part_refused:
        "Cette partie de la réservation {number} n’a pas pu être confirmée, et vous ne la payez pas. Le remboursement de {total} n’a pas encore abouti : nous nous en occupons et vous contactons. Nous vous écrivons séparément au sujet du reste.",
      request_refused:
        "La réservation {number} n’a pas pu être confirmée. Le remboursement de {total} n’a pas encore abouti : nous nous en occupons et vous contactons.",
    },
    released: {
      booking_cancelled: "La réservation {number} est annulée. Votre carte n’est pas débitée.",
      booking_confirmed:
        "La réservation {number} est confirmée, et votre carte n’est pas débitée. Vos billets sont joints : gardez-les sur votre téléphone ou imprimez-les.",
      booking_rebooked:
        "La réservation {number} a un autre horaire ou d’autres billets. Vos nouveaux billets sont joints ; les anciens ne sont plus valables. Votre carte n’est pas débitée.",
    },
    kept: { booking_cancelled: "{part} est annulée. Sur son prix, {kept} sont débités de votre carte." },
    kept_all: {
      booking_cancelled: "La réservation {number} est annulée. {kept} sont débités de votre carte à ce titre.",
      request_refused:
        "La réservation {number} n’a pas pu être confirmée, et vous ne la payez pas. Pour ce qui a été annulé auparavant, {kept} sont débités de votre carte.",
    },
    reserved: {
      booking_refunded:
        "Le paiement de la réservation {number} est arrivé après le délai pendant lequel les places étaient retenues ; elles ont été vendues depuis. Votre carte n’est pas débitée : le montant de {total} était seulement réservé, et il est libéré. Nous sommes désolés.",
      booking_requested:
        "Le prestataire répond à la réservation {number} au plus tard le {until}. Votre carte n’est débitée que s’il confirme. Nous vous écrivons dès que nous savons.",
      request_part_refused:
        "Cette partie de la réservation {number} n’a pas pu être confirmée, et votre carte n’est pas débitée pour elle. Nous vous écrivons séparément au sujet du reste.",
      request_refused: "La réservation {number} n’a pas pu être confirmée. Votre carte n’est pas débitée.",
      booking_cancelled: "{part} est annulée, et votre carte n’est pas débitée pour elle.",
    },
    invoice: {
      booking_confirmed:
        "La réservation {number} est confirmée, la facture suit. Vos billets sont joints : gardez-les sur votre téléphone ou imprimez-les.",
      booking_rebooked:
        "La réservation {number} a une autre heure ou d’autres billets. Vos nouveaux billets sont joints ; les anciens ne sont plus valables. Le nouveau prix vous sera facturé.",
      booking_cancelled: "{part} est annulée{voided}. Elle ne vous sera pas facturée.",
      booking_requested:
        "Le prestataire répond à la réservation {number} au plus tard le {until}. Seul ce qu’il confirme vous est facturé. Nous vous écrivons dès que nous savons.",
      request_part_refused:
        "Cette partie de la réservation {number} n’a pas pu être confirmée, et vous ne la payez pas. Elle ne vous est pas facturée. Nous vous écrivons séparément au sujet du reste.",
      request_refused: "La réservation {number} n’a pas pu être confirmée. Rien ne vous est facturé pour elle.",
    },
    free: {
      booking_requested:
        "Le prestataire répond à la réservation {number} au plus tard le {until}. Nous vous écrivons dès que nous savons.",
      request_part_refused:
        "Cette partie de la réservation {number} n’a pas pu être confirmée, et vous ne la payez pas. Nous vous écrivons séparément au sujet du reste.",
      request_refused: "La réservation {number} n’a pas pu être confirmée.",
      booking_cancelled: "{part} est annulée{voided}.",
      booking_confirmed:
        "La réservation {number} est confirmée. Vos billets sont joints : gardez-les sur votre téléphone ou imprimez-les.",
    },
    unpaid: {
      booking_confirmed:
        "La réservation {number} est confirmée. Vos billets sont joints : gardez-les sur votre téléphone ou imprimez-les. Votre carte n’a pas pu être débitée : notre équipe vous contactera pour convenir du paiement.",
      booking_rebooked:
        "La réservation {number} a un autre horaire ou d’autres billets. Vos nouveaux billets sont joints ; les anciens ne sont plus valables. Votre carte n’a pas été débitée.",
      booking_cancelled:
        "{part} est annulée{voided}. Votre carte n’a pas été débitée, et vous ne payez rien pour cela.",
    },
    by_hand: {
      booking_rebooked:
        "La réservation {number} a un autre horaire ou d’autres billets. Vos nouveaux billets sont joints ; les anciens ne sont plus valables. Si elle coûte moins maintenant, nous vous remboursons la différence nous-mêmes et vous contactons à ce sujet.",
      booking_cancelled:
        "{part} est annulée{voided}. Nous vous remboursons {total} nous-mêmes et vous contactons à ce sujet.",
    },
  },
  keptBefore: {
    paid: "Pour ce qui a été annulé auparavant, nous conservons {kept}.",
    invoiced: "Pour ce qui a été annulé auparavant, {kept} vous sont facturés.",
  },
  mixedRequest: {
    taken:
      "Le prestataire répond à la réservation {number} au plus tard le {until}. Ce qui n’est pas sur demande est alors réservé dans tous les cas. Ce qu’il ne peut pas confirmer vous est remboursé. Nous vous écrivons dès que nous savons.",
    reserved:
      "Le prestataire répond à la réservation {number} au plus tard le {until}. Ce qui n’est pas sur demande est alors réservé dans tous les cas. Votre carte est alors débitée de ce qui est réservé. Nous vous écrivons dès que nous savons.",
    invoice:
      "Le prestataire répond à la réservation {number} au plus tard le {until}. Ce qui n’est pas sur demande est alors réservé dans tous les cas. Ce qui est réservé vous est alors facturé. Nous vous écrivons dès que nous savons.",
    free: "Le prestataire répond à la réservation {number} au plus tard le {until}. Ce qui n’est pas sur demande est alors réservé dans tous les cas. Nous vous écrivons dès que nous savons.",
  },
  kinds: {
    booking_confirmed: {
      subject: "Vos billets : {title} ({number})",
      headline: "C’est réservé",
      lead: "La réservation {number} est payée et confirmée. Vos billets sont joints : gardez-les sur votre téléphone ou imprimez-les.",
    },
    booking_rebooked: {
      subject: "Vos nouveaux billets : {title} ({number})",
      headline: "Votre réservation est modifiée",
      lead: "La réservation {number} a une autre heure ou d’autres billets. Vos nouveaux billets sont joints ; les anciens ne sont plus valables. Si elle coûte moins, la différence vous est remboursée sur le même moyen de paiement ; cela prend quelques jours.",
    },
    booking_requested: {
      subject: "Votre demande : {title} ({number})",
      headline: "Votre demande est en route",
      lead: "Le prestataire répond à la réservation {number} au plus tard le {until}. S’il ne peut pas confirmer, vous êtes intégralement remboursé. Nous vous écrivons dès que nous savons.",
    },
    booking_refunded: {
      subject: "Non réservé : réservation {number}",
      headline: "Nous n’avons pas pu réserver pour vous",
      lead: "Votre paiement de {total} pour la réservation {number} est arrivé après le délai pendant lequel les places étaient retenues ; elles ont été vendues depuis. Le montant entier vous est remboursé par le même moyen de paiement ; cela prend quelques jours. Nous sommes désolés.",
    },
    booking_cancelled: {
      subject: "Annulé : {title} ({number})",
      headline: "L’annulation est faite",
      lead: "{part} est annulée{voided}. Le remboursement arrive sur le même moyen de paiement ; cela prend quelques jours.",
    },
    booking_corrected: {
      subject: "Votre réservation est corrigée : {title} ({number})",
      headline: "Votre réservation est corrigée",
      lead: "Des noms ou le numéro de téléphone de la réservation {number} ont été corrigés. Ce qui est valable maintenant figure ci-dessous ; les billets joints remplacent les précédents. Si vous ne l’avez pas demandé, veuillez répondre à cet e-mail.",
    },
    management_link: {
      subject: "Votre lien vers la réservation {number}",
      headline: "Voici votre lien",
      lead: "Il vous permet de modifier ou d’annuler la réservation {number}, de corriger des noms et de recevoir vos billets à nouveau. Quiconque a ce lien peut le faire : gardez-le pour vous. Si vous ne l’avez pas demandé, vous n’avez rien à faire.",
    },
    tickets_again: {
      subject: "À nouveau vos billets : {title} ({number})",
      headline: "Voici à nouveau vos billets",
      lead: "Les billets de la réservation {number} sont joints une nouvelle fois : gardez-les sur votre téléphone ou imprimez-les.",
    },
    request_part_refused: {
      subject: "Pas possible cette fois : {title} ({number})",
      headline: "Le prestataire n’a pas pu confirmer cette partie",
      lead: "Cette partie de la réservation {number} n’a pas pu être confirmée, et vous ne la payez pas. {total} vous sont remboursés par le même moyen de paiement ; cela prend quelques jours. Nous vous écrivons séparément au sujet du reste.",
    },
    request_refused: {
      subject: "Pas possible cette fois : réservation {number}",
      headline: "Le prestataire n’a pas pu confirmer",
      lead: "La réservation {number} n’a pas pu être confirmée. Le montant de {total} vous est remboursé par le même moyen de paiement ; cela prend quelques jours.",
    },
    refund_failed: {
      subject: "Votre remboursement passe par une autre voie : réservation {number}",
      headline: "Votre remboursement passe par une autre voie",
      lead: "Le remboursement de {total} pour la réservation {number} n’a pas pu être versé sur le moyen de paiement que vous avez utilisé. Vous recevrez cet argent malgré tout, par une autre voie : notre équipe s’en occupe et vous contactera. Vous n’avez rien à faire. Si vous avez des questions, répondez simplement à cet e-mail.",
    },
    payment_not_captured: {
      subject: "Un paiement reste ouvert : réservation {number}",
      headline: "Votre carte n’a pas pu être débitée",
      lead: "La réservation {number} est confirmée et reste valable, mais {total} n’ont pas pu être débités de votre carte. Vous n’avez rien à faire : notre équipe vous contactera pour convenir du paiement. Si vous avez des questions, répondez simplement à cet e-mail.",
    },
    review_invitation: {
      subject: "C’était comment ? {title}",
      headline: "C’était comment ?",
      lead: "Vous y étiez : quelques mots de votre part aident celles et ceux qui hésitent encore. Ce lien n’est que pour vous.",
    },
  },
  total: "Total",
  manage: "Voir ou modifier la réservation",
  attached: "En pièces jointes : votre billet et une entrée pour votre agenda.",
  closing: "Bon voyage. Votre équipe Gipfel",
  before: "Jusqu’ici",
  refund: {
    taken: "Remboursé",
    refund_due: "Remboursement en attente",
    reserved: "Pas à payer",
    released: "Pas à payer",
    kept: "Pas à payer",
    kept_all: "Pas à payer",
    invoice: "En moins sur la facture",
    free: "Remboursé",
    unpaid: "Pas à payer",
    by_hand: "Remboursé par nous",
  },
  regards: "Votre équipe Gipfel",
  voided: ", et son billet n’est plus valable",
  note: "Motif",
  review: "Écrire un avis",
};
