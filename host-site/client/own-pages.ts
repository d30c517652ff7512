/** Addresses that are pages of the shop: the others (API, files, mail viewer, payment) the browser loads itself. */
export const ownPages =
  /^(?:https?:\/\/[^/]+)?\/(?!(?:api|sdk|shop|images|dev|providers|newsletter|metrics)(?:\/|$)|[^?#]*\.[a-z]+(?:[?#]|$))/;
