import * as v from "valibot";
import { transportAttributes } from "../../../sdk/contracts/elements/transport.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import type { PageKey } from "../../../sdk/contracts/pages/keys.ts";
import { textOf } from "../../content/content.ts";
import { articleOf, waysOf } from "../articles.ts";
import type { LoadInput, LoadedPage } from "../loaded-page.ts";

const activityId = /^\d{1,9}$/;
const moments = ["arrive-by", "depart-after"] as const;

/**
 * An activity that a link leads to, or back from, and when. What the visitor has chosen since stands in `to`, or in
 * `from`, and in `time`, and counts before it.
 */
function goalOf(query: URLSearchParams): Record<string, string> {
  const activity = query.get("activity") ?? "";
  // The element says of another one that it doesn't exist.
  const time = moments.find((name) => query.has(name) && v.is(transportAttributes.entries[name], query.get(name)));
  // A time that doesn't exist still says which end the activity is.
  const moment = time ?? moments.find((name) => query.has(name));
  const activitySide = moment === "depart-after" ? "from" : "to";
  // Without its time the activity would be where a way back leads to.
  const isTimeChosen = query.has("time") && (time !== "depart-after" || query.has("from"));
  return {
    ...(activityId.test(activity) && !query.has(activitySide) && { activity }),
    ...(time && !isTimeChosen && { [time]: query.get(time) ?? "" }),
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
