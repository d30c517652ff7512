import { useEffect, useRef, useState } from "react";
import type { SessionEvent } from "../machines/session.types.ts";
import { someVisitor, type Visitor } from "../shell/visitor.ts";
import { currentCart } from "./cart-id.ts";
import { allInTurn } from "../hydration/hydrate-in-own-task.ts";
import type { SessionActor } from "./session.ts";
import { leaveFormerSession, sessionTag } from "./session-change.ts";

/** Events of elements after which the basket may hold something else. */
const cartEvents = ["gipfel-reserve", "gipfel-confirmed"];
/**
 * The same of what elements report to analytics, as `remove_from_cart`, or that a hold has expired. `view_cart`, too:
 * the basket may be one that a partner's link names.
 */
const isOfCart = (event: Event) =>
  /_cart$|^reservation_expired$/.test((event as CustomEvent<{ name?: string } | null>).detail?.name ?? "");

/**
 * The visitor, and how full the basket is: requested after hydration, on each page, when its tab is visible again, and
 * when an element says that something has changed. A visitor without session and cart is a guest: nothing is loaded.
 */
export function useVisitor(visit: number): { readonly visitor: Visitor; readonly refresh: () => void } {
  const [visitor, set] = useState<Visitor>(someVisitor);
  const loading = useRef<Promise<SessionActor> | null>(null);
  const send = (event: SessionEvent) => {
    if (!loading.current && sessionTag() === null && currentCart() === null)
      return leaveFormerSession() ? location.reload() : setGuest();
    loading.current ??= import("./session.ts").then(({ startSession }) =>
      startSession(({ user, basketCount }) =>
        set((was) => ({ ...was, user: user === "unknown" ? was.user : user, basketCount })),
      ),
    );
    loading.current.then(
      (session) => session.send(event),
      () => {
        loading.current = null;
        setGuest();
      },
    );
  };
  const setGuest = () => set((was) => (was.user === null ? was : { ...was, user: null }));
  const refresh = () => send({ type: "visitor.requested" });
  useEffect(() => {
    void allInTurn().then(() => {
      set((was) => ({ ...was, userAgent: navigator.userAgent }));
      refresh();
    });
  }, [visit]);
  useEffect(() => {
    const count = () => send({ type: "cart.changed" });
    const countIfOfCart = (event: Event) => isOfCart(event) && count();
    for (const event of cartEvents) document.addEventListener(event, count);
    document.addEventListener("gipfel-analytics", countIfOfCart);
    addEventListener("storage", count);
    // In another tab the visitor may have filled the basket, or signed out.
    const cameBack = () => document.visibilityState === "visible" && refresh();
    document.addEventListener("visibilitychange", cameBack);
    return () => {
      for (const event of cartEvents) document.removeEventListener(event, count);
      document.removeEventListener("gipfel-analytics", countIfOfCart);
      removeEventListener("storage", count);
      document.removeEventListener("visibilitychange", cameBack);
    };
  }, []);
  return { visitor, refresh };
}
