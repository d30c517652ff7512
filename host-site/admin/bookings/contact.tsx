import type { AdminBooking } from "../../../sdk/contracts/admin.ts";
import { languageTag, mainLocaleOf } from "../../../sdk/contracts/locale.ts";
import { codeName } from "../../../sdk/ui/code-name.ts";
import { useAccount } from "../../account/context.ts";
import { useAdminWords } from "../context.ts";

/** Who booked, and how to reach them. */
export function Contact({ booking }: { readonly booking: AdminBooking }) {
  const { answer } = useAccount();
  const words = useAdminWords().bookings;
  const { contact } = booking;
  const inWords = (kind: "region" | "language", code: string) =>
    codeName(kind, code, languageTag(mainLocaleOf(answer.locale)));
  const rows: readonly [string, string | null, string?][] = [
    [words.name, `${contact.givenName} ${contact.familyName}`],
    [words.email, contact.email, `mailto:${contact.email}`],
    [words.phone, contact.phone, `tel:${contact.phone}`],
    [words.country, contact.countryCode && inWords("region", contact.countryCode)],
    [words.language, inWords("language", booking.locale.slice(0, 2))],
    [words.distributor, booking.distributorId],
    [words.affiliate, booking.affiliate?.code ?? null],
    [words.landingPage, booking.affiliate?.landingPage ?? null],
    [words.referrer, booking.affiliate?.referrer ?? null],
    [words.terms, booking.termsVersion],
    [words.notes, booking.notes],
  ];
  return (
    <section aria-labelledby="contact">
      <h3 id="contact">{words.contact}</h3>
      <dl class="pairs">
        {rows.map(
          ([name, value, url]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{url ? <a href={url}>{value}</a> : value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
