import type { Extras } from "../provider.ts";
import type { Brand } from "../../domain/brand.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";

/** A stage of a trip on its ticket: a ride, or a way on foot between two. */
export type TicketStage =
  | {
      readonly kind: "ride";
      /** It leaves on another day than the ride before: the date stands before it. */
      readonly isOnOtherDay?: boolean;
      readonly departsAt: string;
      readonly from: string;
      readonly fromPlatform: string | null;
      readonly arrivesAt: string;
      readonly to: string;
      readonly toPlatform: string | null;
      /** "IC 1", "Bus 5". */
      readonly service: string;
    }
  | { readonly kind: "walk"; readonly minutes: number; readonly to: string };

/**
 * Everything that stands on a ticket. Instants are ISO with an offset, shown in Zurich's wall time; amounts are texts
 * already.
 */
export interface TicketDetails {
  readonly brand: Brand;
  readonly locale: Locale;
  /** The booked item's: the same after a rebooking, which gives another code. */
  readonly itemId: string;
  /** Grows with each change of the item; a calendar takes the entry with the highest. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  /** `GPF-XXXX-XXXX`: also what the QR code says. */
  readonly code: string;
  readonly bookingNumber: string;
  readonly activityTitle: string;
  readonly offerLabel: string;
  readonly supplier: string | null;
  readonly startsAt: string;
  /** Minutes; null where it isn't known. */
  readonly durationInMinutes: number | null;
  readonly isAllDay: boolean;
  /** "2 × Adult", one a category. */
  readonly guests: readonly string[];
  readonly buyerName: string;
  /** What was said of the reservation and of each guest: "Adult: Name: Elena, Weight: 60", one a line. */
  readonly answers: readonly string[];
  /** What guests have to know on the day, in the booking's language; null where nothing is known. */
  readonly info: string | null;
  readonly meetingPoint: {
    readonly label: string;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  } | null;
  /** Connections by public transport that are there in time; null for a trip. */
  readonly connectionsUrl: string | null;
  /** Set where a trip by public transport is bought. */
  readonly trip: {
    readonly stages: readonly TicketStage[];
    /** Nobody can travel with it: timetable or tariff are a demonstration's. */
    readonly isDemo: boolean;
  } | null;
  /** What the supplier has changed since it was booked, with what was booked: sentences. */
  readonly notices: readonly string[];
  readonly cancellableUntil: string | null;
  /** "CHF 49.00"; null for a net price, which the guest with the ticket must not see. */
  readonly paid: string | null;
  /** Where the booking is looked at and changed. */
  readonly manageUrl: string | null;
  /** A JPEG or PNG, wide; null where none is at hand. */
  readonly picture: Buffer | null;
}

/** What a statement of an affiliate says; all texts in its reader's language, amounts as texts. */
export interface StatementDetails {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly title: string;
  /** Names and values above the table. */
  readonly facts: readonly (readonly [string, string])[];
  /** Five: two of words, three of numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What it adds up to, below the table. */
  readonly sums: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
}

/** Making tickets, and statements in their look. */
export interface TicketPort extends Extras {
  /** A printable page (A4) with picture, details and QR code. */
  pdf(details: TicketDetails): Promise<Buffer>;
  /** A printable statement (A4), of as many pages as it needs. */
  statementPdf(details: StatementDetails): Promise<Buffer>;
  /** The QR code alone, for a screen: dark on white, whatever the theme. */
  qrSvg(code: string): Promise<string>;
  /** A calendar entry in Zurich's wall time; of a cancelled item one that takes the earlier entry away. */
  calendar(details: TicketDetails): string;
  /** The entries of a booking as one calendar to subscribe to, cancelled ones marked as such. */
  calendarFeed(name: string, items: readonly TicketDetails[]): string;
}
