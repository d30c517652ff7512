/** What the supplier's form says. `{name}` is where something is put in. */
export const words = {
  company: "Company",
  contactName: "Your name",
  email: "E-mail",
  emailHint: "We answer to this address within three working days.",
  phone: "Phone",
  country: "Country",
  website: "Website",
  websiteHint: "https://example.ch",
  offering: "What do you offer?",
  offeringHint: "What, where, how often, for how many. A few sentences are enough.",
  offeringShort: "A sentence or two, please: at least 10 characters.",
  languages: "In which languages?",
  languagesMissing: "Please choose one language at least.",
  terms: "I accept the {terms} for suppliers.",
  termsLink: "terms",
  termsMissing: "Please accept the terms.",
  /** After "Load again", where the terms had changed. */
  termsReloaded:
    "These are the present terms. What you have typed is still here: read and accept them, and send the form.",
  human: "Before it is sent, your browser does a small sum, so that machines stay out. It takes a second or two.",
  humanFailed: "The check that you are a person didn’t work out. Please send it once more.",
  submit: "Send",
  doneTitle: "Thank you, we have it",
  done: "A mail to {email} confirms it. We look at what you offer and answer within three working days.",
  toHome: "To the home page",
};
export type SupplierWords = typeof words;
