import { languageTag, mainLocales, type Locale } from "../../../../sdk/contracts/locale.ts";
import { shopTimeZone } from "../../../../sdk/contracts/time.ts";

const english = {
  ticket: "Ticket",
  date: "Date",
  time: "Time",
  allDay: "All day",
  offer: "Offer",
  guests: "Guests",
  meetingPoint: "Meeting point",
  booked: "Booked by",
  booking: "Booking",
  paid: "Paid",
  supplier: "Organised by",
  show: "Show this code at the meeting point",
  keep: "Keep this ticket on your phone or print it. The code admits all guests named here, once.",
  cancellable: "Free cancellation until {until}.",
  notCancellable: "This can’t be cancelled.",
  manage: "Look at or change your booking",
};
export type TicketWords = typeof english;

const words: Record<(typeof mainLocales)[number], TicketWords> = {
  en_CH: english,
  de_CH: {
    ticket: "Ticket",
    date: "Datum",
    time: "Zeit",
    allDay: "Ganzer Tag",
    offer: "Angebot",
    guests: "Gäste",
    meetingPoint: "Treffpunkt",
    booked: "Gebucht von",
    booking: "Buchung",
    paid: "Bezahlt",
    supplier: "Durchgeführt von",
    show: "Zeigen Sie diesen Code am Treffpunkt",
    keep: "Behalten Sie das Ticket auf dem Handy oder drucken Sie es aus. Der Code gilt einmal für alle hier genannten Gäste.",
    cancellable: "Kostenlos stornierbar bis {until}.",
    notCancellable: "Das lässt sich nicht stornieren.",
    manage: "Buchung ansehen oder ändern",
  },
  fr_CH: {
    ticket: "Billet",
    date: "Date",
    time: "Heure",
    allDay: "Toute la journée",
    offer: "Offre",
    guests: "Participants",
    meetingPoint: "Lieu de rendez-vous",
    booked: "Réservé par",
    booking: "Réservation",
    paid: "Payé",
    supplier: "Organisé par",
    show: "Présentez ce code au lieu de rendez-vous",
    keep: "Gardez ce billet sur votre téléphone ou imprimez-le. Le code vaut une fois pour toutes les personnes mentionnées ici.",
    cancellable: "Annulation gratuite jusqu’au {until}.",
    notCancellable: "Annulation impossible.",
    manage: "Voir ou modifier la réservation",
  },
  it_CH: {
    ticket: "Biglietto",
    date: "Data",
    time: "Ora",
    allDay: "Tutto il giorno",
    offer: "Offerta",
    guests: "Partecipanti",
    meetingPoint: "Punto d’incontro",
    booked: "Prenotato da",
    booking: "Prenotazione",
    paid: "Pagato",
    supplier: "Organizzato da",
    show: "Mostri questo codice al punto d’incontro",
    keep: "Tenga il biglietto sul telefono o lo stampi. Il codice vale una volta per tutte le persone indicate qui.",
    cancellable: "Cancellazione gratuita fino a {until}.",
    notCancellable: "Non si può annullare.",
    manage: "Vedere o modificare la prenotazione",
  },
};

/** The locale whose words and dates stand in for one that has none of its own. */
export function writtenLocale(locale: Locale): (typeof mainLocales)[number] {
  return mainLocales.find((main) => main === locale) ?? "en_CH";
}

export function ticketWords(locale: Locale): TicketWords {
  return words[writtenLocale(locale)];
}

/** "Sat 21 November 2026" in the locale's own way. */
export function dateText(locale: Locale, instant: string): string {
  return format(locale, instant, { weekday: "short", day: "numeric", month: "long", year: "numeric" });
}

/** "10:30". */
export function timeText(locale: Locale, instant: string): string {
  return format(locale, instant, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** "Fri 20 November 2026, 10:30"; midnight is shown as 23:59 of the day before (RULES 11). */
export function untilText(locale: Locale, instant: string): string {
  const moment = timeText(locale, instant) === "00:00" ? new Date(Date.parse(instant) - 60_000).toISOString() : instant;
  return `${dateText(locale, moment)}, ${timeText(locale, moment)}`;
}

function format(locale: Locale, instant: string, options: Intl.DateTimeFormatOptions): string {
  const tag = writtenLocale(locale) === "en_CH" ? "en-GB" : languageTag(writtenLocale(locale));
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: shopTimeZone }).format(new Date(instant));
}
