/** What forms, lists and messages say wherever they stand. */
export const words = {
  optional: "optional",
  close: "Close",
  cancel: "Cancel",
  back: "Back",
  retry: "Try again",
  reload: "Load again",
  loading: "One moment",
  slow: "This takes longer than usual …",
  showPassword: "Show",
  hidePassword: "Hide",
  passwordShown: "The password can be read now.",
  passwordHidden: "The password is hidden.",
  choose: "Please choose",
  search: "Search",
  paging: "Pages",
  pageOf: "Page {page} of {pages}",
  previous: "Previous page",
  next: "Next page",
  rating: "{count, plural, one {# star} other {# stars}}",
  failedTitle: "That didn’t come through",
  /** What a refusal means, by its code; `unreachable`, `unanswered` and `other` are always there. */
  refusals: {
    unreachable: "We can’t be reached right now. Nothing has changed. Please check your connection and try again.",
    unanswered:
      "No answer came. We don’t know whether this went through. Please check your connection, and look at what is there now before you try again.",
    too_many_requests: "Those were many attempts in a short time. Please wait a minute and try again.",
    not_signed_in: "Your session has ended. Please sign in again.",
    forbidden: "Your account may not do this.",
    changed_meanwhile:
      "Somebody else has changed this in the meantime. Nothing of yours was saved. Load it again to see what is there now.",
    terms_changed:
      "The terms have changed since you opened this page. Load it again to read and accept the present ones: what you have typed stays.",
    invalid_input: "Something in the form isn’t right yet. Please look through it.",
    other: "Something went wrong on our side. Nothing has changed. Please try again.",
  } as Readonly<Record<string, string>> & {
    readonly unreachable: string;
    readonly unanswered: string;
    readonly other: string;
  },
  unsaved: {
    title: "Leave without saving?",
    text: "What you have changed here isn’t saved yet.",
    leave: "Leave without saving",
    stay: "Stay here",
  },
  fieldRefused: "This can’t be taken as it is. Please check it.",
  mistakes: {
    required: "Please fill this in.",
    decimals: "Please write the amount with two decimals at most, as in 49.50.",
    email: "Something is missing in this address. It looks like name@example.ch.",
    phone: "This is no phone number of the chosen country. Please check it.",
    /** Its key is the spec's (purchase spec §5). */
    "SettingsForm.iban": "This is no IBAN: a digit is wrong or missing. Please check it.",
    postalCode: "A postal code of this country has four digits.",
    vatNumber: "This is no Swiss VAT number: a digit is wrong or missing. It looks like CHE-123.456.788 MWST.",
    website: "An address looks like https://example.ch.",
    short: "Please use at least {count} characters.",
    choose: "Please choose one.",
    characters: "There are invisible characters in this text. Please type it by hand instead of pasting it.",
  },
};
export type FormWords = typeof words;
