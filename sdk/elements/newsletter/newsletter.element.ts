import { newsletterAttributes } from "../../contracts/elements/newsletter.ts";
import { newsletterMachine } from "../../machines/newsletter/newsletter.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectNewsletter } from "./newsletter.connect.ts";
import { implementNewsletter } from "./newsletter.implement.ts";
import { NewsletterView } from "./newsletter.tsx";

/**
 * `<gipfel-newsletter>`: an e-mail address and a button. What a page writes inside the element stands below the field,
 * as a link to what happens with the address.
 */
export const record = defineRecord({
  tag: "gipfel-newsletter",
  description: "Asks for the newsletter: one field, a human check without riddles, a mail that confirms.",
  attributes: newsletterAttributes,
  events: ["ready", "view", "error"],
  machine: newsletterMachine,
  implement: implementNewsletter,
  input: () => undefined as never,
  connect: connectNewsletter,
  View: NewsletterView,
  catalogues: ["newsletter"],
});
