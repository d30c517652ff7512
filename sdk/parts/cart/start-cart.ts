import { createActor, fromCallback, fromPromise } from "xstate";
import { restoreCart } from "../../contracts/calls/booking.ts";
import { deleteReservation, getCart } from "../../contracts/calls/cart.ts";
import { cartMachine } from "../../machines/cart/cart.machine.ts";
import { expiryCheckEvery } from "../../machines/cart/cart.rules.ts";
import type { CartEvent } from "../../machines/cart/cart.types.ts";
import type { CartActor, Services } from "../../elements/_kit/record.ts";
import { isOnShop } from "../../elements/_kit/on-shop.ts";
import { storeAttribution } from "../../elements/_kit/attribution.ts";
import { confirmationAddress } from "./confirmation-address.ts";
import { listenToOtherTabs, notifyOtherTabs } from "./other-tabs.ts";

/** The storage keys of the cart and its booking (purchase spec §9). */
const cartIdKey = "cartId";
const bookingIdKey = "bookingId";

/** The cart's machine with its actors and actions bound to a page's services. */
export function cartLogic(services: Services) {
  const { client, storage, address, now } = services;
  return cartMachine.provide({
    actors: {
      loadCart: fromPromise(async ({ input, signal }) => ({
        cart: await client.send(
          getCart,
          { params: { cartId: input.cartId }, query: { locale: input.locale } },
          { signal },
        ),
        at: now(),
      })),
      restoreCart: fromPromise(async ({ input, signal }) => ({
        ...(await client.send(restoreCart, { params: input }, { signal })),
        at: now(),
      })),
      removeReservation: fromPromise(async ({ input }) => {
        await client.send(deleteReservation, { params: input });
        notifyOtherTabs(services.apiBase, input.reservationId);
      }),
      rehold: fromPromise(async ({ input: { item, cartId, key } }) => {
        const held = await (await import("./rehold.ts")).rehold(services, item, cartId, key);
        notifyOtherTabs(services.apiBase);
        return held;
      }),
      stopPayment: fromPromise(async ({ input }) => {
        const isStopped = await (await import("./stop-payment.ts")).stopPayment(services, input.bookingId);
        notifyOtherTabs(services.apiBase);
        return isStopped;
      }),
      clock: fromCallback<CartEvent>(({ sendBack }) => {
        const timer = setInterval(() => sendBack({ type: "clock.tick", now: now() }), expiryCheckEvery);
        return () => clearInterval(timer);
      }),
      page: fromCallback<CartEvent>(({ sendBack }) => watchPage(services, sendBack)),
    },
    actions: {
      storeCartId: ({ context }, { cartId }) => {
        // Another tab may have stored another cart meanwhile.
        if (cartId === null && storage.get(cartIdKey) === context.cartId) storage.remove(cartIdKey);
        const isStored = cartId === null || storage.set(cartIdKey, cartId);
        // The stored id counts from now on: a shared, reloaded or revisited address must not lead to this cart.
        if (isStored && isOnShop(services)) address.forget(cartIdKey);
        if (cartId !== null) storeAttribution(services);
      },
      goToConfirmation: (_, { bookingId }) => services.address.leave(confirmationAddress(bookingId, services)),
      tellOtherTabs: (_, { removed }) => notifyOtherTabs(services.apiBase, removed),
      forgetBookingId: () => storage.remove(bookingIdKey),
      // Releases an expired hold that the visitor dismissed, which check-out would refuse. If the call fails, check-out
      // reports it.
      releaseReservation: (_, { reservationId }) => {
        if (reservationId)
          void client.send(deleteReservation, { params: { reservationId } }).then(
            () => notifyOtherTabs(services.apiBase),
            () => {},
          );
      },
    },
  });
}

/**
 * Starts the one cart of a page and API base. Its id comes from the address, else from what the page has stored (P§4).
 */
export function startCart(services: Services): CartActor {
  const { storage, address } = services;
  const input = {
    cartId: address.query(cartIdKey) ?? storage.get(cartIdKey),
    bookingId: storage.get(bookingIdKey),
    locale: services.locale,
  };
  return createActor(cartLogic(services), { input }).start();
}

/** Reports changes that other tabs make, and requests a refresh when this tab becomes visible or is online again. */
function watchPage({ apiBase }: Services, sendBack: (event: CartEvent) => void): () => void {
  const refreshIfVisible = () => document.visibilityState === "visible" && sendBack({ type: "cart.refresh" });
  document.addEventListener("visibilitychange", refreshIfVisible);
  window.addEventListener("online", refreshIfVisible);
  const stops = [
    listenToOtherTabs(apiBase, (reservationId) =>
      sendBack(reservationId === null ? { type: "cart.refresh" } : { type: "page.removed", reservationId }),
    ),
    watchStored(cartIdKey, (cartId) => sendBack({ type: "page.cartId", cartId })),
    watchStored(bookingIdKey, (bookingId) => sendBack({ type: "page.bookingId", bookingId })),
    () => document.removeEventListener("visibilitychange", refreshIfVisible),
    () => window.removeEventListener("online", refreshIfVisible),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Calls back when another tab has changed a key of the page's storage. Returns a function that stops it. */
function watchStored(key: string, changed: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
