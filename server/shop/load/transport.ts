import { momentOf } from "../../../sdk/contracts/elements/transport.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import type { PageKey } from "../../../sdk/contracts/pages/keys.ts";
import { textOf } from "../../content/content.ts";
import { articleOf, waysOf } from "../articles.ts";
import type { LoadInput, LoadedPage } from "../loaded-page.ts";

const activityId = /^\d{1,9}$/;

/**
 * An activity that a link leads to, or back from, and when. What the visitor has chosen since stands in `to`, or in
 * `from`, and in `time`, and counts before it.
 */
export function goalOf(query: URLSearchParams): Record<string, string> {
  const activity = query.get("activity") ?? "";
  const moment = momentOf((name) => query.get(name));
  const activitySide = moment?.name === "depart-after" ? "from" : "to";
  // Without its time the activity would be where a way back leads to.
  const isTimeChosen = query.has("time") && (activitySide === "to" || query.has("from"));
  return {
    // The element says of another one that it doesn't exist.
    ...(activityId.test(activity) && !query.has(activitySide) && { activity }),
    ...(moment?.time && !isTimeChosen && { [moment.name]: moment.time }),
  };
}

/** From and to, one of which may be an activity. */
const hasBothPlaces = (query: URLSearchParams) =>
  ["from", "to", "activity"].filter((name) => query.has(name)).length > 1;

/** The search of connections by public transport, with the words of `content/texts/transport`. */
export function loadTransport({ services, locale, query }: LoadInput, key: PageKey): LoadedPage {
  const written = textOf("transport", locale);
  const { title, lead } = articleOf(written, services.env);
  return {
    status: 200,
    kind: "transport",
    key,
    id: null,
    pathIn: (each) => pagePath(key, each),
    elements: { main: { tag: "gipfel-transport", attributes: { locale, ...goalOf(query) } } },
    body: {
      view: "transport",
      title,
      lead,
      hasSearch: hasBothPlaces(query),
      actions: waysOf(services.env, written.ways, locale),
    },
    head: { title, description: lead, picture: null, breadcrumbs: [{ title, url: pagePath(key, locale) }] },
  };
}
