import type { PageAnswer, PageKind } from "../page.ts";
import type { ShellWords } from "../shell/words.ts";
import { viewOf } from "./views.ts";

const reasons: Partial<Record<PageKind, keyof ShellWords["withoutScripts"]>> = {
  map: "page",
  transport: "page",
  basket: "page",
  booking: "page",
  confirm: "page",
  activity: "booking",
  search: "filters",
  listing: "filters",
  type: "filters",
  location: "filters",
  "location-type": "filters",
  attribute: "filters",
  "location-attribute": "filters",
  point_of_interest: "filters",
};

/**
 * Where no script runs: what doesn't work on this page, and the way to what does. The style sheet hides it from
 * everybody else.
 */
export function NeedsScripts({ answer: { body, kind, shell } }: { readonly answer: PageAnswer }) {
  const reason = viewOf(body)?.isPersonal ? "page" : reasons[kind];
  if (!reason) return null;
  return (
    <div className="wrap hidden noscript:block">
      <p className="my-6 rounded-card bg-surface-2 px-6 py-4 text-pretty">
        {shell.words.withoutScripts[reason]}{" "}
        {reason === "page" && <a href={shell.paths.activities}>{shell.words.header.allActivities}</a>}
      </p>
    </div>
  );
}
