import type { SnapshotFrom } from "xstate";
import { translatedLanguageTag } from "../../contracts/locale.ts";
import { shopPath } from "../../contracts/paths.ts";
import type { basketMachine } from "../../machines/basket/basket.machine.ts";
import type { BasketEvent, LinkedSelection } from "../../machines/basket/basket.types.ts";
import type { Appearance } from "../../machines/_setup/appearance.ts";
import { arrivedAt } from "../_kit/arrived.ts";
import { nestedAttributes } from "../_kit/nested.ts";
import type { Services } from "../_kit/record.ts";
import { linkToShop } from "../_kit/link-to-shop.ts";
import { confirmationAddress } from "../../parts/cart/confirmation-address.ts";
import { misfitsOf } from "../../parts/cart/misfit.connect.ts";
import { codesOf } from "../../parts/codes/codes.connect.ts";
import { editedIn, editorOf } from "../../parts/cart/editor.connect.ts";
import type { BasketProps, LinkProps } from "./basket.props.ts";

/** The booking widget that restores a link's selection: a drawer that opens where something is missing. */
function linkOf(
  link: LinkedSelection,
  services: Services,
  appearance: Appearance,
  send: (event: BasketEvent) => void,
): LinkProps {
  const { activityId, data, run } = link;
  return {
    isReserving: run && !link.isOpen,
    shown: () => link.isOpen || send({ type: "link.opened" }),
    attributes: {
      activity: String(activityId),
      presentation: "drawer",
      "booking-data": data,
      run: run ? "true" : undefined,
      open: "true",
      ...nestedAttributes(appearance, services),
    },
    closed: () => send({ type: "link.closed" }),
  };
}

export function connectBasket(
  snapshot: SnapshotFrom<typeof basketMachine>,
  send: (event: BasketEvent) => void,
  services: Services,
): BasketProps {
  const { cart, codes, editing, appearance, link } = snapshot.context;
  const closeLink = () => send({ type: "link.closed" });
  const edited = editedIn(cart, editing);
  const { locale, shopOrigin } = services;
  const query = cart?.cartId ? `?cartId=${encodeURIComponent(cart.cartId)}` : "";
  return {
    cart,
    codes: codesOf(codes, (event) => send({ type: "codes.used", event })),
    isFromBooking: URL.canParse(arrivedAt) && new URL(arrivedAt).searchParams.has("cartId"),
    languageTag: translatedLanguageTag(locale),
    isDetached: services.address.isDetached ?? false,
    misfits: misfitsOf(cart?.cart?.reservations ?? [], services),
    now: () => services.now() + (cart?.serverOffset ?? 0),
    checkoutAddress: linkToShop(`${shopOrigin}${shopPath("booking", locale)}${query}`, services),
    shopAddress: linkToShop(`${shopOrigin}${shopPath("homepage", locale)}`, services),
    addressOf: (path) => linkToShop(`${shopOrigin}${path}`, services),
    confirmationAddress: cart?.bookedAs ? confirmationAddress(cart.bookedAs, services) : null,
    paidBy: cart?.cart?.due.amount === 0 ? "nothing" : services.visitor?.distributorId ? "invoice" : "method",
    remove: (reservationId) => send({ type: "item.removed", reservationId }),
    rehold: (reservationId) => send({ type: "item.reheld", reservationId }),
    dismiss: (reservationId) =>
      send(reservationId ? { type: "notice.dismissed", reservationId } : { type: "notice.dismissed" }),
    edit: (reservationId) => send({ type: "edit.opened", reservationId }),
    retry: () => send({ type: "retried" }),
    stopPayment: () => send({ type: "payment.stopped" }),
    openShared: () => services.address.leave(cart?.cart?.sharedPayment?.url ?? ""),
    editor: edited && editorOf(edited, services, appearance, () => send({ type: "edit.closed" })),
    link: link === null ? undefined : link === "unreadable" ? link : linkOf(link, services, appearance, send),
    closeLink,
  };
}
