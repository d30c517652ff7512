import { useLocation, type LocationHook } from "preact-iso";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { PageAnswer } from "../page.ts";
import { VisitorContext } from "../shell/visitor.ts";
import { Shop } from "../shop.tsx";
import { allInTurn } from "./in-turn.ts";
import { announce, say } from "./announce.ts";
import { updateDocument } from "./update-document.ts";
import type { PageStore } from "./page-store.ts";
import {
  arriveAt,
  arriveAtStart,
  currentPlace,
  pageTop,
  placeOf,
  shownAddress,
  takeOverPlaces,
  type Place,
} from "./places.ts";
import { withTransition } from "./transition.ts";
import { usePresses } from "./use-presses.ts";
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

/** How long a page has been on its way: nothing of it is shown, then a bar (150 ms), then a word too (4 s). */
type Waiting = "not" | "seen" | "told";

/** The shop in the browser: follows the address, shows the page that belongs to it. */
export function Browser({ pages, first }: { readonly pages: PageStore; readonly first: PageAnswer }) {
  // It is there, though the types do not say so.
  const { url, route, wasPush } = useLocation() as LocationHook & { readonly wasPush: boolean };
  const [shown, show] = useState<Shown>({ answer: first, path: location.pathname, place: pageTop, visit: 0 });
  const [waiting, wait] = useState<Waiting>("not");
  const committed = useRef<(() => void) | null>(null);
  /** The path shown, and whether the address on its way is one that a link led to. */
  const here = useRef(shown.path);
  const isLedOn = useRef(false);
  const again = usePresses(here);
  const last = useRef({ url, again });
  const { stillLoading } = shown.answer.shell.words;
  const { visitor, refresh } = useVisitor(shown.visit);

  // Before anything else can happen: who goes back must not be shown the page that was on its way.
  useLayoutEffect(() => {
    const isAgain = again !== last.current.again;
    if (url === last.current.url && !isAgain) return;
    last.current = { url, again };
    const isLink = wasPush || isAgain || isLedOn.current;
    isLedOn.current = false;
    // Back and forward within a page (a drawer, a filter) is its elements' own matter, and so is the way back to a page
    // that was never left; a link to the same page opens it anew.
    if (!isLink && location.pathname === shown.path) return;
    const address = shownAddress();
    const { hash } = location;
    let isGone = false;
    const seen = setTimeout(() => wait("seen"), 150);
    const told = setTimeout(() => {
      wait("told");
      say(stillLoading);
    }, 4000);
    void Promise.all([pages.read(address), allInTurn()])
      .then(async ([answer]) => {
        if (isGone) return;
        if ("redirect" in answer) {
          isLedOn.current = isLink;
          return route(answer.redirect + hash, true);
        }
        await withTransition(
          () =>
            new Promise<void>((done) => {
              // The browser takes its picture of the page first (a frame or more): the visitor may have gone back
              // meanwhile.
              if (isGone) return done();
              committed.current = done;
              show(({ visit }) => ({
                answer,
                path: pathOf(address),
                place: isLink ? { ...pageTop, hash } : placeOf(address),
                visit: visit + 1,
              }));
            }),
        );
      })
      // Another build, no network, a server in trouble: the browser loads the page and says what is wrong.
      .catch(() => isGone || loadWhole())
      .finally(() => isGone || arrived());
    function arrived() {
      clearTimeout(seen);
      clearTimeout(told);
      wait("not");
    }
    return () => {
      isGone = true;
      arrived();
    };
  }, [url, again]);

  useLayoutEffect(() => {
    here.current = shown.path;
    if (shown.visit === 0) return;
    updateDocument(shown.answer);
    announce(shown.answer.head.title);
    arriveAt(shown.place);
    committed.current?.();
  }, [shown]);

  useEffect(() => {
    arriveAtStart();
    return takeOverPlaces(() => location.pathname === here.current);
  }, []);

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
      {waiting !== "not" && <div class="loading-bar" aria-hidden="true" />}
      {waiting === "told" && (
        <p class="loading-word" aria-hidden="true">
          {stillLoading}
        </p>
      )}
      {page}
    </VisitorContext.Provider>
  );
}

/**
 * Loads the page of the address. To an address with a fragment, which is shown already, a browser would only scroll.
 */
function loadWhole(): void {
  if (location.hash) location.reload();
  else location.assign(location.href);
}

function pathOf(url: string): string {
  return new URL(url, location.origin).pathname;
}
