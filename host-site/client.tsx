import { hydrateRoot } from "react-dom/client";
import { followAffiliate } from "./client/affiliate-landing.ts";
import { Browser } from "./client/browser.tsx";
import { Router } from "./hydration/router.tsx";
import { followRenderedElements } from "./client/rendered-elements.ts";
import { resumeAnalytics } from "./consent/resume-analytics.ts";
import { leaveFormerSession } from "./client/session-change.ts";
import type { PageAnswer } from "./page.ts";

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
  resumeAnalytics(answer);
  followAffiliate(shop);
  if (answer.shell.widget && parent !== window)
    void import("./client/frame-height.ts").then(({ postFrameHeight }) => postFrameHeight(shop));
  // Not in the task that has run the script.
  setTimeout(() =>
    hydrateRoot(
      shop,
      <Router>
        <Browser first={answer} />
      </Router>,
    ),
  );
}
