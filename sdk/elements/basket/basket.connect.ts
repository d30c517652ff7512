import type { SnapshotFrom } from "xstate";
import type { Reservation } from "../../contracts/cart.ts";
import { languageTag, mainLocaleOf } from "../../contracts/locale.ts";
import { shopPath } from "../../contracts/paths.ts";
import type { BasketEvent, basketMachine, Handed, LinkedSelection } from "../../machines/basket/basket.machine.ts";
import type { CartView } from "../../machines/cart/cart.types.ts";
import type { Services } from "../_kit/record.ts";
import { linkToShop } from "../_kit/attribution.ts";
import { confirmationAddress } from "./confirmation-address.ts";

export interface BasketProps {
  readonly cart: CartView | null;
  readonly languageTag: string;
  /** ms since 1970 by the server's clock. */
  readonly now: () => number;
  readonly checkoutAddress: string;
  readonly shopAddress: string;
  /** Where the booking that the basket has become is shown; null while it is none. */
  readonly confirmationAddress: string | null;
  /**
   * How the total will be paid: by a method that is chosen at check-out, on the distributor's invoice, or not at all.
   */
  readonly paidBy: "method" | "invoice" | "nothing";
  readonly remove: (reservationId: string) => void;
  readonly rehold: (reservationId: string) => void;
  readonly dismiss: (reservationId?: string) => void;
  readonly edit: (reservationId: string) => void;
  readonly retry: () => void;
  readonly stopPayment: () => void;
  /** The open booking widget; undefined while there is none. */
  readonly editor: undefined | EditorProps;
  /** The booking widget that restores the selection of a link; `unreadable` where the link has none. */
  readonly link: undefined | LinkProps | "unreadable";
  readonly closeLink: () => void;
}

export interface EditorProps {
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly closed: () => void;
  /** The widget has come to a step, has met an error or a gone activity. */
  readonly shown?: (step: string) => void;
}

export interface LinkProps extends EditorProps {
  /** Being reserved by itself: the visitor has nothing to do. */
  readonly isReserving: boolean;
}

/** The booking widget that edits a reservation: an open drawer that takes its selection from the reservation itself. */
export function editorOf(
  reservation: Reservation,
  services: Services,
  handed: { theme: string; brandColor: string | undefined },
  closed: () => void,
): EditorProps {
  return {
    attributes: {
      activity: String(reservation.capiActivityId),
      presentation: "drawer",
      reservation: reservation.reservationId,
      open: "true",
      ...handedOn(handed, services),
    },
    closed,
  };
}

/** The booking widget that restores a link's selection: a drawer that opens where something is missing. */
function linkOf(
  link: LinkedSelection,
  services: Services,
  handed: Handed,
  send: (event: BasketEvent) => void,
): LinkProps {
  const { activityId, data, run } = link;
  return {
    isReserving: run && !link.isOpen,
    // A selection that runs passes the total unseen.
    shown: (step) => (run && step === "total") || link.isOpen || send({ type: "link.opened" }),
    attributes: {
      activity: String(activityId),
      presentation: "drawer",
      "booking-data": data,
      run: run ? "true" : undefined,
      open: "true",
      ...handedOn(handed, services),
    },
    closed: () => send({ type: "link.closed" }),
  };
}

/** The common attributes of an element that shows another of ours. */
export function handedOn(
  handed: { theme: string; brandColor: string | undefined },
  { locale, apiBase, affiliateId }: Services,
): Readonly<Record<string, string | undefined>> {
  return {
    locale,
    "api-base": apiBase,
    "affiliate-id": affiliateId,
    "brand-color": handed.brandColor,
    theme: handed.theme,
  };
}

export function connectBasket(
  snapshot: SnapshotFrom<typeof basketMachine>,
  send: (event: BasketEvent) => void,
  services: Services,
): BasketProps {
  const { cart, editing, handed, link } = snapshot.context;
  const closeLink = () => send({ type: "link.closed" });
  const edited = cart?.cart?.reservations.find((one) => one.reservationId === editing);
  const { locale, shopOrigin } = services;
  const query = cart?.cartId ? `?cartId=${encodeURIComponent(cart.cartId)}` : "";
  return {
    cart,
    languageTag: languageTag(mainLocaleOf(locale)),
    now: () => services.now() + (cart?.serverOffset ?? 0),
    checkoutAddress: linkToShop(`${shopOrigin}${shopPath("booking", locale)}${query}`, services),
    shopAddress: linkToShop(`${shopOrigin}${shopPath("homepage", locale)}`, services),
    confirmationAddress: cart?.bookedAs ? confirmationAddress(cart.bookedAs, services) : null,
    paidBy: cart?.cart?.total.amount === 0 ? "nothing" : services.visitor?.distributorId ? "invoice" : "method",
    remove: (reservationId) => send({ type: "item.removed", reservationId }),
    rehold: (reservationId) => send({ type: "item.reheld", reservationId }),
    dismiss: (reservationId) =>
      send(reservationId ? { type: "notice.dismissed", reservationId } : { type: "notice.dismissed" }),
    edit: (reservationId) => send({ type: "edit.opened", reservationId }),
    retry: () => send({ type: "retried" }),
    stopPayment: () => send({ type: "payment.stopped" }),
    editor: edited && editorOf(edited, services, handed, () => send({ type: "edit.closed" })),
    link: link === null ? undefined : link === "unreadable" ? link : linkOf(link, services, handed, send),
    closeLink,
  };
}
