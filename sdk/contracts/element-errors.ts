import type { ElementTag } from "./elements/index.ts";

/** A code of `gipfel-error`, in the words of the documentation. */
export interface ElementError {
  readonly meaning: string;
  /** What the page's developer does about it. */
  readonly nextStep: string;
  /** The elements that fire it; every element without it. */
  readonly tags?: readonly ElementTag[];
}

/** Elements that ask the API for what they show. */
const loading: readonly ElementTag[] = [
  "gipfel-activity",
  "gipfel-basket",
  "gipfel-booking",
  "gipfel-checkout",
  "gipfel-confirmation",
  "gipfel-listing",
  "gipfel-map",
  "gipfel-newsletter",
  "gipfel-reviews",
  "gipfel-search",
  "gipfel-transport",
];
/** Elements with an attribute that they can't do without. */
const requiring: readonly ElementTag[] = ["gipfel-activity", "gipfel-booking", "gipfel-reviews"];

/** What `gipfel-error` can carry as `code`. The visitor reads a sentence in every case; these are for the page. */
export const elementErrors = {
  attribute_missing: {
    meaning: "An attribute is missing without which the element has nothing to show. What stands inside it shows.",
    nextStep: "Set the attribute that the message names.",
    tags: requiring,
  },
  attribute_invalid: {
    meaning: "An attribute that decides what is shown can't be read.",
    nextStep: "Correct the value that the message names. The page of the element has the type of each attribute.",
    tags: [...requiring, "gipfel-button", "gipfel-listing"],
  },
  page_not_found: {
    meaning: "page-kind and page-id name no page of the shop. What stands inside the element shows.",
    nextStep: "Compare both with the address of the page in the shop.",
    tags: ["gipfel-listing"],
  },
  map_unavailable: {
    meaning: "The map could not be drawn. Its activities are shown as a list.",
    nextStep: "Allow worker-src blob: where the page has a policy. Some browsers have no WebGL: nothing is to be done.",
    tags: ["gipfel-map"],
  },
  errorDate: {
    meaning: "The time that was chosen is full or closed by now. Nothing was reserved.",
    nextStep: "Nothing: the widget loads the dates again, and the visitor chooses another time.",
    tags: ["gipfel-booking", "gipfel-transport"],
  },
  reservationLost: {
    meaning: "The reservation that was to be changed is no longer held.",
    nextStep: "Nothing: the visitor reserves anew. Check the attribute reservation if your page sets it.",
    tags: ["gipfel-booking", "gipfel-transport"],
  },
  paymentOpen: {
    meaning: "A payment of the same basket is still open. Nothing was reserved.",
    nextStep: "Nothing: the visitor can go on with that payment, or stop it, inside the element.",
    tags: ["gipfel-booking", "gipfel-transport"],
  },
  tripGone: {
    meaning: "The connection no longer runs as it was chosen. Nothing was reserved.",
    nextStep: "Nothing: the element looks for connections again, and the visitor chooses another one.",
    tags: ["gipfel-transport"],
  },
  ticketGone: {
    meaning: "The chosen kind of ticket is sold out for the connection, or too few are left. Nothing was reserved.",
    nextStep: "Nothing: the visitor takes fewer tickets, or another kind.",
    tags: ["gipfel-transport"],
  },
  adultMissing: {
    meaning: "The chosen tickets have more small children than the adults can take along. Nothing was reserved.",
    nextStep: "Nothing: the visitor adds an adult, or takes fewer children.",
    tags: ["gipfel-transport"],
  },
  outcomeUnknown: {
    meaning: "The answer to a reservation, a change or a removal was lost: it may have been done.",
    nextStep: "Nothing: the visitor presses again, and it is done once.",
    tags: ["gipfel-transport"],
  },
  offline: {
    meaning: "The visitor has no connection.",
    nextStep: "Nothing: the element offers to try again.",
    tags: loading,
  },
  policy_blocked: {
    meaning: "The page's Content Security Policy forbids requests to the shop.",
    nextStep: "Add the shop's origin to connect-src.",
    tags: loading,
  },
  cors_refused: {
    meaning: "The browser keeps the shop's answers from the page.",
    nextStep:
      "Check api-base. Let no proxy remove Access-Control headers, and no script add headers or credentials to requests to the shop.",
    tags: loading,
  },
  error500: {
    meaning: "The shop did not answer, or answered with a fault of its own. Nothing was booked.",
    nextStep: "Nothing, if api-base is right: the element offers to try again.",
    tags: loading,
  },
  words_unobtainable: {
    meaning: "The texts of another language could not be loaded.",
    nextStep: "See whether the page's policy, or a blocker, stops scripts of the shop.",
  },
  parts_unobtainable: {
    meaning: "Code, texts or first data of the element could not be loaded.",
    nextStep: "See whether the page's policy, or a blocker, stops scripts of the shop.",
  },
  start_failed: {
    meaning: "The element could not start.",
    nextStep:
      "Report it with the message and the page's address: this is a fault of the SDK, or of a script that changes built-in objects.",
  },
  machine_failed: {
    meaning: "The element's logic stopped. The visitor can start it again.",
    nextStep: "Report it with the message and a recording of the playground.",
  },
  view_failed: {
    meaning: "The element's view stopped. The visitor can start it again.",
    nextStep: "Report it with the message and the page's address.",
  },
} as const satisfies Record<string, ElementError>;
export type ElementErrorCode = keyof typeof elementErrors;

/** The codes that an element can fire, with what they mean. */
export function errorsOfElement(tag: string): readonly (ElementError & { readonly code: string })[] {
  return Object.entries<ElementError>(elementErrors)
    .filter(([, { tags }]) => !tags || tags.some((one) => one === tag))
    .map(([code, error]) => ({ code, ...error }));
}
