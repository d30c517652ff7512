import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { PageAnswer } from "../page.ts";
import { Progress } from "../shell/progress.tsx";
import { VisitorContext } from "../shell/visitor.ts";
import { Shop } from "../shop.tsx";
import { arriveAtStart, shownAddress, takeOverScrolling } from "../shell/scroll-position.ts";
import { useLocation } from "../hydration/router.tsx";
import { ViewBoundary } from "./view-boundary.tsx";
import type { Shown } from "./shown.ts";
import { useNavigation } from "./use-navigation.ts";
import { usePresses } from "./use-presses.ts";
import { useVisitor } from "./use-visitor.ts";

/** The shop in the browser: follows the address, shows the page that belongs to it. */
export function Browser({ first }: { readonly first: PageAnswer }) {
  const { url, route, wasPush } = useLocation();
  const [shown, show] = useState<Shown>({ answer: first, path: location.pathname, committed: null, visit: 0 });
  /** The path shown. */
  const here = useRef(shown.path);
  const again = usePresses(here);
  const last = useRef({ url, again });
  const { visitor, refresh } = useVisitor(shown.visit);
  const navigation = useNavigation(
    shown,
    (next) => show(({ visit }) => ({ ...next, visit: visit + 1 })),
    (path) => route(path, true),
  );

  // Before anything else can happen: after a step back the page that was on its way must not be shown.
  useLayoutEffect(() => {
    const isAgain = again !== last.current.again;
    if (url === last.current.url && !isAgain) return;
    last.current = { url, again };
    navigation.follow({ address: shownAddress(), hash: location.hash, isLink: wasPush || isAgain });
  }, [url, again]);

  useLayoutEffect(() => {
    here.current = shown.path;
    shown.committed?.();
  }, [shown]);

  useEffect(() => {
    arriveAtStart();
    return takeOverScrolling(() => location.pathname === here.current);
  }, []);

  /* From the back/forward cache: the cart may be another, the page old. */
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      navigation.restore();
      refresh();
    };
    addEventListener("pageshow", returned);
    return () => removeEventListener("pageshow", returned);
  }, []);

  /* The visitor is read where it is shown: the page is drawn once. */
  const page = useMemo(() => <Shop answer={shown.answer} roots={null} visit={shown.visit} />, [shown]);
  return (
    <VisitorContext.Provider value={visitor}>
      {navigation.since !== null && <Progress since={navigation.since} word={shown.answer.shell.words.stillLoading} />}
      <ViewBoundary visit={shown.visit} onFailure={navigation.fail}>
        {page}
      </ViewBoundary>
    </VisitorContext.Provider>
  );
}
