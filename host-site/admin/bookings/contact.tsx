import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import { translatedLanguageTag } from "../../../sdk/contracts/locale.ts";
import { codeName } from "../../../sdk/ui/code-name.ts";
import { useAccount } from "../../sections/context.ts";
import { PhoneNumber } from "../../forms/phone-number.tsx";
import { useAdminWords } from "../context.ts";
import { partTitle } from "../../sections/classes.ts";

/** With a finger 44 px high: two of them stand one below the other. */
const contactLink = "pointer-coarse:inline-block pointer-coarse:py-3";

/** The buyer, and how to reach them. */
export function Contact({ booking }: { readonly booking: AdminBooking }) {
  const { answer } = useAccount();
  const words = useAdminWords().bookings;
  const { contact } = booking;
  const inWords = (kind: "region" | "language", code: string) =>
    codeName(kind, code, translatedLanguageTag(answer.locale));
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
      <h3 id="contact" className={`mb-3 ${partTitle}`}>
        {words.contact}
      </h3>
      <dl className="grid gap-2 text-14">
        {rows.map(
          ([name, value, url]) =>
            value && (
              <div key={name} className="grid grid-cols-[96px_minmax(0,1fr)] items-baseline gap-x-3">
                <dt className="text-ink-2">{name}</dt>
                <dd className="wrap-anywhere">
                  {url ? (
                    <a className={contactLink} href={url}>
                      {url.startsWith("tel:") ? <PhoneNumber number={value} /> : value}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
