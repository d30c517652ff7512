import type { FormWords } from "./en.ts";

export const words: FormWords = {
  optional: "facultatif",
  close: "Fermer",
  cancel: "Annuler",
  back: "Retour",
  retry: "Réessayer",
  reload: "Recharger",
  loading: "Un instant",
  slow: "Cela dure plus longtemps que d’habitude …",
  showPassword: "Afficher",
  hidePassword: "Masquer",
  passwordShown: "Le mot de passe est lisible.",
  passwordHidden: "Le mot de passe est masqué.",
  choose: "Veuillez choisir",
  search: "Chercher",
  paging: "Pages",
  pageOf: "Page {page} sur {pages}",
  previous: "Page précédente",
  next: "Page suivante",
  rating: { one: "{count} étoile", other: "{count} étoiles" },
  failedTitle: "Cela n’a pas abouti",
  refusals: {
    unreachable:
      "Nous ne sommes pas joignables pour le moment. Rien n’a changé. Vérifiez votre connexion et réessayez.",
    unanswered:
      "Aucune réponse n’est arrivée. Nous ne savons pas si cela a abouti. Vérifiez votre connexion et regardez ce qui est valable maintenant avant de réessayer.",
    too_many_requests: "C’était beaucoup d’essais en peu de temps. Veuillez attendre une minute.",
    not_signed_in: "Votre session a expiré. Veuillez vous connecter à nouveau.",
    forbidden: "Votre compte n’y est pas autorisé.",
    changed_meanwhile:
      "Quelqu’un d’autre a modifié ceci entre-temps. Rien de votre part n’a été enregistré. Rechargez pour voir l’état actuel.",
    invalid_input: "Quelque chose ne va pas encore dans le formulaire. Veuillez le relire.",
    other: "Une erreur s’est produite chez nous. Rien n’a changé. Veuillez réessayer.",
  },
  fieldRefused: "Nous ne pouvons pas l’accepter ainsi. Veuillez vérifier.",
  mistakes: {
    required: "Veuillez remplir ce champ.",
    email: "Il manque quelque chose à cette adresse. Elle ressemble à nom@example.ch.",
    phone: "Ce n’est pas un numéro du pays choisi. Veuillez le vérifier.",
    website: "Une adresse ressemble à https://example.ch.",
    short: "Au moins {count} caractères, s’il vous plaît.",
    choose: "Veuillez faire un choix.",
    characters: "Ce texte contient des caractères invisibles. Veuillez le saisir à la main au lieu de le coller.",
  },
};
