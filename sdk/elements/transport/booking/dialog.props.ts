import type { Ref } from "react";
import type { TransportProduct, Trip } from "../../../contracts/transport.ts";
import type { WhyNoMore } from "../../../machines/booking/booking.types.ts";
import type { TicketProblem } from "../../../machines/trip-booking/tickets.rules.ts";
import type { BookingStep, ClassKey, TripBookingError } from "../../../machines/trip-booking/trip-booking.types.ts";
import type { FieldDetails } from "../../../parts/tickets/field.props.ts";

/** A kind of ticket with its number. */
export interface TripTicket {
  readonly ticketCategoryId: number;
  readonly label: string;
  readonly discount: string | null;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly price: string;
  readonly isFree: boolean;
  readonly count: number;
  readonly canAdd: boolean;
  readonly why: WhyNoMore | null;
  readonly isTouchedLast: boolean;
  readonly add: () => void;
  readonly remove: () => void;
}

/** Small children beyond those that the chosen adults can take along: so many at most. */
export interface TooManyTickets {
  readonly label: string;
  readonly most: number;
  readonly adults: number;
}

export interface TripLine {
  readonly quantity: number;
  readonly label: string;
  readonly each: string;
  readonly amount: string;
}

export type StepView =
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "trip" }
  | {
      readonly kind: "products";
      readonly products: readonly (TransportProduct & { readonly from: string | null; readonly isSoldOut: boolean })[];
      readonly productId: string | null;
      readonly choose: (productId: string) => void;
    }
  | {
      readonly kind: "tickets";
      readonly classes: readonly ClassKey[];
      readonly classKey: ClassKey | null;
      readonly chooseClass: (classKey: ClassKey) => void;
      readonly tickets: readonly TripTicket[];
      readonly children: readonly (number | null)[];
      readonly mostChildren: number;
      readonly addChild: () => void;
      readonly removeChild: () => void;
      readonly setAge: (index: number, age: number) => void;
      readonly problem: TicketProblem | null;
      readonly tooMany: TooManyTickets | undefined;
      /** Tickets left of a product in limited number; null for any number. */
      readonly left: number | null;
    }
  | {
      readonly kind: "personalized";
      readonly datePattern: string;
      readonly reservationFields: readonly FieldDetails[];
      readonly guests: readonly {
        readonly key: string;
        readonly label: string;
        readonly number: number;
        readonly fields: readonly FieldDetails[];
      }[];
    }
  | { readonly kind: "total"; readonly lines: readonly TripLine[]; readonly answers: readonly string[] }
  | {
      readonly kind: "trash";
      readonly isRemoving: boolean;
      readonly remove: () => void;
      readonly cancel: () => void;
    }
  | { readonly kind: "reserved" }
  /** Reserved from a drawer of another element, which stays open. */
  | { readonly kind: "held"; readonly wayBack: (() => void) | undefined };

export interface BookingDialogProps {
  readonly view: StepView;
  readonly step: BookingStep;
  /** From 1; the steps that this booking has. */
  readonly index: number;
  readonly of: number;
  readonly trip: Trip | null;
  readonly product: TransportProduct | null;
  readonly classKey: ClassKey | null;
  readonly isEditing: boolean;
  readonly isNet: boolean;
  /** What all tickets cost so far; null before any is chosen. */
  readonly total: string | null;
  readonly people: number;
  readonly error: (TripBookingError & { readonly retry: () => void }) | null;
  readonly button:
    | {
        readonly kind:
          | "products"
          | "chooseProduct"
          | "tickets"
          | "chooseTickets"
          | "fillIn"
          | "review"
          | "reserve"
          | "change"
          | "toTrips"
          | "close"
          | "toBasket"
          | "continue";
        readonly isComplete: boolean;
        readonly isBusy: boolean;
      }
    | undefined;
  readonly next: () => void;
  readonly back: (() => void) | undefined;
  readonly trash: (() => void) | undefined;
  readonly openBasket: () => void;
  readonly close: () => void;
}

/** What every step gets. */
export type StepProps = BookingDialogProps & {
  readonly languageTag: string;
  /** It has just come in place of another one. */
  readonly takesFocus: boolean;
  /** Why the tickets can't be bought yet: the main button leads there. */
  readonly problemRef?: Ref<HTMLDivElement>;
};

export type TicketsView = Extract<StepView, { kind: "tickets" }>;
