import type { EventDetail } from "../../contracts/events.ts";
import type { Appearance } from "../_setup/appearance.ts";
import type { CodesEvent, CodesView } from "../codes/codes.types.ts";
import type { CartEmitted, CartView, Editing } from "../cart/cart.types.ts";

/** A selection that a link in the page's address brings along (purchase spec §4, "Restore from link"). */
export interface LinkedSelection {
  readonly activityId: number;
  /** The link's own JSON, for the booking widget. */
  readonly data: string;
  /** Reserved automatically as soon as it is complete. */
  readonly run: boolean;
  /** Its widget is open: the visitor has something to choose or to confirm. */
  readonly isOpen?: boolean;
}

export interface BasketContext {
  readonly cart: CartView | null;
  /** The field for codes; null before it has started. */
  readonly codes: CodesView | null;
  readonly appearance: Appearance;
  /** The reservation whose booking widget, or the trip whose dialog, is open. */
  readonly editing: Editing | null;
  /** The link that is being restored; `unreadable` where the address has one that nothing can be made of. */
  readonly link: LinkedSelection | "unreadable" | null;
  /**
   * The lapsed holds that were held again since the visitor came back by the link of a mail; null where nothing is held
   * again by itself.
   */
  readonly heldAgain: readonly string[] | null;
}

export type BasketEvent =
  | { type: "attributes.changed"; appearance: Appearance }
  | { type: "cart.changed"; cart: CartView }
  | { type: "cart.emitted"; emitted: CartEmitted }
  | { type: "cart.unreachable" }
  | { type: "edit.opened"; reservationId: string }
  | { type: "edit.closed" }
  /** The link's widget was closed, or has reserved; or the notice of an unreadable one was dismissed. */
  | { type: "link.closed" }
  /** The link's widget shows: nothing goes on by itself any more. */
  | { type: "link.opened" }
  | { type: "codes.changed"; view: CodesView }
  /** Something of the codes: typed, applied, removed, put back. */
  | { type: "codes.used"; event: CodesEvent }
  | { type: "item.removed"; reservationId: string }
  | { type: "item.reheld"; reservationId: string }
  | { type: "notice.dismissed"; reservationId?: string }
  /** The basket's open payment is to be stopped. */
  | { type: "payment.stopped" }
  | { type: "retried" };

export type BasketEmitted = { type: "analytics"; detail: EventDetail<"analytics">; delay?: number };
