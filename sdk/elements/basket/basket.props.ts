import type { CartView } from "../../machines/cart/cart.types.ts";
import type { CodesProps } from "../../parts/codes/codes.props.ts";
import type { MisfitProps } from "../../parts/cart/misfit.props.ts";
import type { EditorProps } from "../../parts/cart/editor.props.ts";

export interface BasketProps {
  readonly cart: CartView | null;
  readonly codes: CodesProps;
  /** The visitor has come with a cart in the address, as from a booking widget. */
  readonly isFromBooking: boolean;
  readonly languageTag: string;
  /** Has no part in the history of its page (`PageAddress`). */
  readonly isDetached: boolean;
  /** Trips that are for another time than their activity, by reservation. */
  readonly misfits: Readonly<Record<string, MisfitProps>>;
  /** ms since 1970 by the server's clock. */
  readonly now: () => number;
  readonly checkoutAddress: string;
  readonly shopAddress: string;
  /** The address of a page of the shop, of its path. */
  readonly addressOf: (path: string) => string;
  /** Where the booking that the basket has become is shown; null while it is none. */
  readonly confirmationAddress: string | null;
  /**
   * How what is due will be paid: by a method that is chosen at check-out, on the distributor's invoice, or not at all.
   */
  readonly paidBy: "method" | "invoice" | "nothing";
  readonly remove: (reservationId: string) => void;
  readonly rehold: (reservationId: string) => void;
  readonly dismiss: (reservationId?: string) => void;
  readonly edit: (reservationId: string) => void;
  readonly retry: () => void;
  readonly stopPayment: () => void;
  /** Goes to the page of who shares the payment under way. */
  readonly openShared: () => void;
  /** The open booking widget; undefined while there is none. */
  readonly editor: undefined | EditorProps;
  /** The booking widget that restores the selection of a link; `unreadable` where the link has none. */
  readonly link: undefined | LinkProps | "unreadable";
  readonly closeLink: () => void;
}

export interface LinkProps extends EditorProps {
  /** Being reserved by itself: the visitor has nothing to do. */
  readonly isReserving: boolean;
}
