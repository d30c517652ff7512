import type { PersonalizedValue } from "../../sdk/contracts/personalized-value.ts";
import type { PlannedTrip } from "../../sdk/contracts/transport.ts";
import type { Locale, MainLocale } from "../../sdk/contracts/locale.ts";
import type { Audience, PersonalizationField } from "../../sdk/contracts/offer.ts";

/** What a hold freezes (RULES 5): later changes of the catalogue don't affect it. Amounts in Rappen. */
export interface FrozenReservation {
  /** The buyer's, in which every label here is. */
  readonly locale: Locale;
  readonly mappedId: number;
  readonly activityTitle: string;
  readonly activityPath: string;
  readonly supplier: string;
  /** A file of the pictures folder. */
  readonly picture: {
    readonly file: string;
    readonly alternativeText: string;
    readonly color?: string | undefined;
  } | null;
  readonly infoConfirmation: string | null;
  readonly bookingOnRequest: boolean;
  readonly meetingPoint: {
    readonly label: string;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  } | null;
  readonly offer: {
    readonly label: string;
    readonly description: string;
    readonly contentApiOfferId: number;
    readonly durationMinutes: number | null;
  };
  readonly slot: FrozenSlot;
  readonly lines: readonly FrozenLine[];
  readonly fields: readonly PersonalizationField[];
  /** Answers to the reservation-level fields. */
  readonly personalization: readonly PersonalizedValue[];
  readonly childrenAges: readonly number[];
  /** True where a distributor's net prices were taken (RULES 18). */
  readonly net: boolean;
  /** Set where a trip is bought, not an activity. */
  readonly trip?: FrozenTrip;
  /** The item before its last rebooking; unset if it was never rebooked. */
  readonly rebooked?: FrozenRebooking;
  /**
   * The changes before that one, oldest first; unset where there were none, and for items that were changed before
   * these were stored.
   */
  readonly earlierRebookings?: readonly FrozenRebooking[];
}

/** What is bought of a trip by public transport. */
export interface FrozenTrip {
  readonly productId: string;
  /** Whether and until when it can be given back, in the buyer's words. */
  readonly conditions: string;
  readonly isDemoTariff: boolean;
  /** Its names in each main language; unset for what was frozen before these were stored. */
  readonly names?: Readonly<Record<MainLocale, TripNames>>;
  /** Without the stops between getting on and off. */
  readonly plan: PlannedTrip;
}

/** What a trip's product, tickets and questions are called in one language, and the page where it is searched again. */
export interface TripNames {
  readonly path: string;
  readonly product: string;
  readonly description: string;
  readonly conditions: string;
  /** Of the reservation's lines, in their order. */
  readonly lines: readonly string[];
  /** Of the reservation's fields, in their order. */
  readonly fields: readonly string[];
}

/** A change of a booked item to another time or other tickets (RULES 12). */
export interface FrozenRebooking {
  /** An instant of the database. */
  readonly at: string;
  /** The reservation that the item had before; unset for what was changed before this was stored. */
  readonly reservationId?: string;
  readonly slot: Pick<FrozenSlot, "startsAt" | "isAllDay">;
  readonly tickets: readonly Pick<FrozenLine, "label" | "quantity">[];
  /** What was billed in addition, in Rappen; below 0 what was given back or taken off the invoice. */
  readonly difference: number;
  /** What of a lower price was refunded, where something that moved with it cost more; unset where all of it was. */
  readonly refund?: number;
}

/** Instants are the database's. */
export interface FrozenSlot {
  readonly localDate: string;
  readonly localTime: string;
  readonly startsAt: string;
  readonly isAllDay: boolean;
  readonly cutoffAt: string;
  readonly cancellableUntil: string | null;
}

export interface FrozenLine {
  readonly ticketCategoryId: number;
  readonly ticketCategoryHash: string;
  readonly audience: Audience;
  /** Of a trip's tickets; unset for what was frozen before this was stored. */
  readonly discountType?: string | null;
  readonly label: string;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly occupancy: number;
  /** Of one ticket: a person, or a step of `occupancy` persons (RULES 2). */
  readonly price: number;
  /**
   * The price is that of a distributor's contract; unset where the reservation isn't net, and for what was frozen
   * before this was stored.
   */
  readonly isNet?: boolean;
  readonly articleLabel: string | null;
  /** The deposit that comes with each ticket, a line of its own (RULES 10). */
  readonly articlePrice: number | null;
  /**
   * Of the value added tax that price and deposit include, in basis points; unset for what was frozen before these were
   * stored.
   */
  readonly vatRate?: number;
  readonly articleVatRate?: number;
  readonly quantity: number;
  /** Answers of each guest, one list a person. */
  readonly guests: readonly (readonly PersonalizedValue[])[];
}

/** What check-out freezes beside the holds (RULES 5). */
export interface FrozenBooking {
  readonly rebates: readonly {
    readonly code: string;
    readonly kind: "percent" | "fixed";
    readonly value: number;
    /** Unset for what was frozen before this was stored. */
    readonly label?: string | null;
  }[];
  /** The gift vouchers that were named; unset for what was frozen before there were any. */
  readonly vouchers?: readonly { readonly code: string; readonly label: string | null }[];
  /** What each code did for each item, in Rappen; unset for what was frozen before this was stored. */
  readonly codes?: readonly {
    readonly code: string;
    /** All of it; a voucher's also pays the service fee, which is no item's. */
    readonly paid: number;
    readonly lines: readonly { readonly bookingItemId: string; readonly amount: number }[];
  }[];
  /** Of the service fee, in basis points; unset for what was frozen before this was stored. */
  readonly serviceFeeVatRate?: number;
}
