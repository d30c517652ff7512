import { newsletterAttributes } from "../../contracts/elements/newsletter.ts";
import { newsletterMachine } from "../../machines/newsletter/newsletter.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectNewsletter } from "./newsletter.connect.ts";
import { newsletterDocs } from "./newsletter.docs.ts";
import { implementNewsletter } from "./newsletter.implement.ts";
import { NewsletterView } from "./newsletter.tsx";

/**
 * `<gipfel-newsletter>`: an e-mail address and a button. What a page writes inside the element stands below the field,
 * as a link to what happens with the address.
 */
export const record = defineRecord({
  tag: "gipfel-newsletter",
  docs: import.meta.env.SSR ? newsletterDocs : undefined,
  attributes: newsletterAttributes,
  events: ["ready", "view", "error"],
  machine: newsletterMachine,
  implement: implementNewsletter,
  input: () => ({}),
  connect: connectNewsletter,
  View: NewsletterView,
  catalogues: ["newsletter"],
});
