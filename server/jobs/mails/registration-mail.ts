import { brandOf } from "../../settings/brand.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { newsletterLink } from "../../commands/newsletter/newsletter-links.ts";
import type { RegistrationMailKind, RegistrationMailPayload } from "../../commands/team-outbox.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import type { Services } from "../../services.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { registrationMailWords } from "./registration-mail.words.ts";
import { button as buttonTo, heading, mailHtml, paragraph, unsubscribeLine } from "../../presenters/mail-page.ts";
import { presentRegistrant } from "../../presenters/registrant.ts";
import { findRegistration } from "../../db/queries/supplier-registration.ts";

/** What a mail says, in its reader's language. */
interface Details {
  readonly name: string;
  readonly address: string;
  readonly locale: Locale;
  /** The team's note to them. */
  readonly note: string | null;
  readonly button: string | null;
  readonly unsubscribeUrl: string | null;
}

/** The mail that a line of the outbox stands for; links are signed when it is sent. `id` is the outbox's. */
export async function registrationMail(
  services: Services,
  id: string,
  kind: RegistrationMailKind,
  payload: RegistrationMailPayload,
): Promise<Mail> {
  const details =
    "email" in payload ? toSubscriber(services, payload) : await toSupplier(services, payload.registrationId);
  const brand = brandOf(services.env);
  const words = withShopName(registrationMailWords(details.locale), brand);
  const { subject, lead } = words.kinds[kind];
  const greeting = details.name ? withValues(words.greeting, { name: details.name }) : words.greetingAll;
  const quoted = details.note ? [details.note] : [];
  const button = details.button === null ? [] : [details.button];
  const unsubscribe = details.unsubscribeUrl === null ? [] : [details.unsubscribeUrl];
  return {
    id,
    to: { name: details.name, address: details.address },
    subject,
    text: [
      greeting,
      lead,
      ...quoted,
      ...button.map((url) => `${words.confirm}:\n${url}`),
      words.closing,
      ...unsubscribe.map((url) => `${words.unsubscribe}: ${url}`),
    ].join("\n\n"),
    html: mailHtml(brand, details.locale, [
      heading(subject),
      ...[greeting, lead, ...quoted].map(paragraph),
      ...button.map((url) => buttonTo(brand, words.confirm, url)),
      paragraph(words.closing),
      ...unsubscribe.map((url) => unsubscribeLine(words.unsubscribe, url)),
    ]),
    attachments: [],
    unsubscribeUrl: details.unsubscribeUrl ?? undefined,
  };
}

function toSubscriber(
  services: Services,
  { email, locale }: { readonly email: string; readonly locale: Locale },
): Details {
  const url = (purpose: "confirm" | "unsubscribe") => newsletterLink(services, purpose, email, locale);
  return { name: "", address: email, locale, note: null, button: url("confirm"), unsubscribeUrl: url("unsubscribe") };
}

async function toSupplier(services: Services, registrationId: string): Promise<Details> {
  const row = await findRegistration(services.db, registrationId);
  if (!row) throw new Error(`there is no registration ${registrationId}`);
  return { ...presentRegistrant(row), button: null, unsubscribeUrl: null };
}
