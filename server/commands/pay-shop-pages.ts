import type { Locale } from "../../sdk/contracts/locale.ts";

/** The shop's confirmation page by locale; a locale without words of its own has the English one. */
const confirmationPaths: Partial<Record<Locale, string>> = {
  de_CH: "/buchung/bestaetigung",
  fr_CH: "/fr-ch/reservation/confirmation",
  it_CH: "/it-ch/prenotazione/conferma",
};
const englishPath = "/en-ch/booking/confirm";

/** Where the shop itself shows a booking: after paying from a page without an origin, and from a mail. */
export function bookingPage(shopOrigin: string, locale: Locale, bookingId: string): string {
  return `${shopOrigin}${confirmationPaths[locale] ?? englishPath}?${new URLSearchParams({ bookingId })}`;
}
