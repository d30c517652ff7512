import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import type { PageKey } from "../../../sdk/contracts/pages/keys.ts";
import { textOf } from "../../content/content.ts";
import { articleOf, waysOf } from "../articles.ts";
import type { LoadInput, LoadedPage } from "../loaded-page.ts";

const activityId = /^\d{1,9}$/;
const wallTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * An activity that a link leads to, and when one has to be there. What the visitor has chosen since stands in `to` and
 * `time`, and counts before it.
 */
function goalOf(query: URLSearchParams): Record<string, string> {
  const [activity, arriveBy] = [query.get("activity") ?? "", query.get("arrive-by") ?? ""];
  return {
    ...(activityId.test(activity) && !query.has("to") && { activity }),
    ...(wallTime.test(arriveBy) && !query.has("time") && { "arrive-by": arriveBy }),
  };
}

const hasBothPlaces = (query: URLSearchParams) => query.has("from") && (query.has("to") || query.has("activity"));

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
