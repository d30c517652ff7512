import { useEffect, useState } from "preact/hooks";
import { someVisitor, type Visitor } from "../shell/visitor.ts";
import { leaveFormerSession } from "./session-change.ts";
import { allInTurn } from "./in-turn.ts";
import { basketCount } from "./basket-count.ts";
import { readVisitor } from "./read-visitor.ts";

/** Facts of elements after which the basket may hold something else. */
const cartFacts = ["gipfel-reserve", "gipfel-confirmed"];

/**
 * Who visits, and how full the basket is: asked after hydration, on each page, when its tab is looked at again, and
 * when an element says that something has changed.
 */
export function useVisitor(visit: number): { readonly visitor: Visitor; readonly refresh: () => void } {
  const [visitor, set] = useState<Visitor>(someVisitor);
  const count = () => void basketCount().then((basketCount) => set((was) => ({ ...was, basketCount })));
  const refresh = () => {
    // What this page shows may be of whoever was signed in when it was loaded.
    if (leaveFormerSession()) return location.reload();
    void readVisitor().then((user) => {
      // A session that has ended elsewhere is known by this answer alone: its cookies were still there.
      if (leaveFormerSession()) return location.reload();
      set((was) => ({ ...was, user }));
    });
    count();
  };
  useEffect(() => {
    void allInTurn().then(() => {
      set((was) => ({ ...was, userAgent: navigator.userAgent }));
      refresh();
    });
  }, [visit]);
  useEffect(() => {
    for (const fact of cartFacts) document.addEventListener(fact, count);
    addEventListener("storage", count);
    // Whoever comes back from another tab may have filled the basket there, or signed out.
    const cameBack = () => document.visibilityState === "visible" && refresh();
    document.addEventListener("visibilitychange", cameBack);
    return () => {
      for (const fact of cartFacts) document.removeEventListener(fact, count);
      removeEventListener("storage", count);
      document.removeEventListener("visibilitychange", cameBack);
    };
  }, []);
  return { visitor, refresh };
}
