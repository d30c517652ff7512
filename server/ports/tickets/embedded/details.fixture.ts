import type { TicketDetails } from "../tickets.ts";

/** A ticket with names in three scripts. */
export const ticketDetails: TicketDetails = {
  brand: { name: "Gipfel", color: "#0b5d47" },
  locale: "de_CH",
  itemId: "0b6f3c52-7d0a-4c39-9a3e-2f1f5a0c9d11",
  sequence: 0,
  isCancelled: false,
  code: "GPF-7K4M-29QX",
  bookingNumber: "1048-2291",
  activityTitle: "Gleitschirmflug",
  offerLabel: "Panoramaflug",
  supplier: "Luft AG",
  startsAt: "2026-12-01T10:30:00+01:00",
  durationInMinutes: 90,
  isAllDay: false,
  guests: ["2 × Erwachsene"],
  buyerName: "Željka Шевченко",
  meetingPoint: { label: "Höhematte", address: "Höheweg 41, 3800 Interlaken", latitude: 46.6, longitude: 7.8 },
  trip: null,
  notices: [],
  cancellableUntil: null,
  paid: "CHF 690.00",
  manageUrl: "https://shop.test/buchung/bestaetigung?bookingId=1",
  picture: null,
};
