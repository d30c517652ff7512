import type { AdminBooking } from "../../../sdk/contracts/admin.ts";
import { useAdminWords } from "../context.ts";

/** Who booked, and how to reach them. */
export function Contact({ booking }: { readonly booking: AdminBooking }) {
  const words = useAdminWords().bookings;
  const { contact } = booking;
  const rows: readonly [string, string | null, string?][] = [
    [words.name, `${contact.givenName} ${contact.familyName}`],
    [words.email, contact.email, `mailto:${contact.email}`],
    [words.phone, contact.phone, `tel:${contact.phone}`],
    [words.country, contact.countryCode],
    [words.language, booking.locale],
    [words.distributor, booking.distributorId],
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
