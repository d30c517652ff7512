import type { Booking } from "../../contracts/booking.ts";
import type { Reservation } from "../../contracts/cart.ts";
import type { WalletPasses } from "../../contracts/wallet-passes.ts";
import type { Appointment } from "../../parts/get-there/get-there.props.ts";

export interface ConfirmationProps {
  readonly state: "loading" | "paying" | "requested" | "confirmed" | "failed" | "over" | "missing" | "loadFailed";
  readonly isSlow: boolean;
  readonly booking: Booking | null;
  readonly languageTag: string;
  /** ms since 1970 by the server's clock. */
  readonly now: () => number;
  /** The full address of a file below the API's base. */
  readonly fileAddress: (path: string) => string;
  /** The passes of an item's ticket that this device can take. */
  readonly passes: (item: Booking["items"][number]) => WalletPasses;
  /** When an item begins, for connections that are there by then. */
  readonly appointment: (reservation: Reservation) => Appointment;
  /** The search of another connection than a trip's, for the time of its item. */
  readonly searchFor: (trip: Reservation, item: Reservation) => string;
  /** Back to the basket, where the seats are, or are held again. */
  readonly basketAddress: string;
  readonly shopAddress: string;
  /**
   * The address where the booking can be changed and cancelled: immediately with the signed link's token, else after
   * requesting it.
   */
  readonly manageAddress: string;
  readonly retry: () => void;
}
