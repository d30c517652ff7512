import { useLocation, type LocationHook } from "preact-iso";
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import type { PageAnswer } from "../page.ts";
import { VisitorContext } from "../shell/visitor.ts";
import { Shop } from "../shop.tsx";
import { allInTurn } from "./in-turn.ts";
import { announce } from "./announce.ts";
import { dressDocument } from "./dress-document.ts";
import type { PageStore } from "./page-store.ts";
import { arriveAt, currentPlace, pageTop, placeOf, rememberPlace, takeOverPlaces, type Place } from "./places.ts";
import { withTransition } from "./transition.ts";
import { useVisitor } from "./use-visitor.ts";

interface Shown {
  readonly answer: PageAnswer;
  /** Path that it was shown for. */
  readonly path: string;
  /** Where the visitor arrives on it. */
  readonly place: Place;
  /** Counts pages: elements of another page share nothing with those before (discovery spec §2, "resets"). */
  readonly visit: number;
}

/** The shop in the browser: follows the address, shows the page that belongs to it. */
export function Browser({ pages, first }: { readonly pages: PageStore; readonly first: PageAnswer }) {
  // It is there, though the types do not say so.
  const { url, route, wasPush } = useLocation() as LocationHook & { readonly wasPush: boolean };
  const [shown, show] = useState<Shown>({ answer: first, path: location.pathname, place: pageTop, visit: 0 });
  const [isLoading, load] = useReducer((_: boolean, is: boolean) => is, false);
  const committed = useRef<(() => void) | null>(null);
  const address = useRef(url);
  const { visitor, refresh } = useVisitor(shown.visit);

  useEffect(() => {
    if (url === address.current) return;
    const before = address.current;
    address.current = url;
    // Back and forward within a page (a drawer, a filter) is its elements' own matter; a link to the same page opens it anew.
    if (!wasPush && pathOf(url) === pathOf(before)) return;
    rememberPlace(before);
    let isGone = false;
    const slow = setTimeout(() => load(true), 150);
    void Promise.all([pages.read(url), allInTurn()])
      .then(async ([answer]) => {
        if (isGone) return;
        if ("redirect" in answer) return route(answer.redirect, true);
        await withTransition(
          () =>
            new Promise<void>((done) => {
              committed.current = done;
              show(({ visit }) => ({ answer, path: pathOf(url), place: wasPush ? pageTop : placeOf(url), visit: visit + 1 }));
            }),
        );
      })
      // Another build, no network, a server in trouble: the browser loads the page and says what is wrong.
      .catch(() => isGone || location.assign(url))
      .finally(() => (clearTimeout(slow), isGone || load(false)));
    return () => void (isGone = true);
  }, [url]);

  useLayoutEffect(() => {
    if (shown.visit === 0) return;
    dressDocument(shown.answer);
    announce(shown.answer.head.title);
    arriveAt(shown.place);
    committed.current?.();
  }, [shown]);

  useEffect(takeOverPlaces, []);

  /* From the back/forward cache: the cart may be another, the page old. */
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      pages.forget();
      refresh();
      show((was) => ({ ...was, place: currentPlace(), visit: was.visit + 1 }));
    };
    addEventListener("pageshow", returned);
    return () => removeEventListener("pageshow", returned);
  }, []);

  /* Who visits is read where it is shown: the page as a whole is drawn once. */
  const page = useMemo(() => <Shop answer={shown.answer} stage={{ roots: null, visit: shown.visit }} />, [shown]);
  return (
    <VisitorContext.Provider value={visitor}>
      {isLoading && <div class="loading-bar" aria-hidden="true" />}
      {page}
    </VisitorContext.Provider>
  );
}

function pathOf(url: string): string {
  return new URL(url, location.origin).pathname;
}
