import { hydrate } from "preact";
import { ErrorBoundary, LocationProvider } from "preact-iso";
import { followAffiliate } from "./client/affiliate-landing.ts";
import { Browser } from "./client/browser.tsx";
import { ownPages } from "./client/own-pages.ts";
import { followRenderedElements } from "./client/rendered-elements.ts";
import { PageStore } from "./client/page-store.ts";
import { leaveFormerSession } from "./client/session-change.ts";
import type { PageAnswer } from "./page.ts";

/* The style sheets of all rooms become one file: first what every page stands on, so that a room's own rules come after
   it. */
import.meta.glob("./styles/*.css", { eager: true });
import.meta.glob("./account/*.css", { eager: true });

/* Analytics of the shop's own pages end here; elements fill it only where a page has one. */
(window as { dataLayer?: unknown[] }).dataLayer ??= [];

/* The page that the server rendered goes on as it stands: same nodes, same data. */
const data = document.getElementById("page");
const answer = JSON.parse(data?.textContent ?? "null") as PageAnswer | null;
const shop = document.getElementById("shop");
if (answer && shop) {
  // Before any element reads what is stored.
  leaveFormerSession();
  followRenderedElements();
  followAffiliate(shop);
  const pages = new PageStore(answer, location.href);
  hydrate(
    <LocationProvider scope={ownPages}>
      <ErrorBoundary>
        <Browser pages={pages} first={answer} />
      </ErrorBoundary>
    </LocationProvider>,
    shop,
  );
}
