import { pageWords } from "../../words/page-words.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { fill } from "../../../host-site/shell/fill.ts";
import type { Link } from "../../../sdk/contracts/pages/link.ts";
import { noFilters } from "../../../sdk/contracts/discovery.ts";
import { mainLocaleOf } from "../../../sdk/contracts/locale.ts";
import { listSlugs, findWithdrawnActivity } from "../../db/queries/activity.ts";
import { listSimilar } from "../../discovery/query-activities.ts";
import { listingPage } from "../../discovery/listing-page.ts";
import { activityPath } from "../../presenters/activity-path.ts";
import type { LoadInput, LoadedPage } from "../loaded-page.ts";
import { cardsOf } from "./article.ts";

/**
 * The page of an activity that is off sale: its title, and similar ones that can be booked (RULES 23). Null where there
 * never was one. 404 and not 410, as the team can put it on sale again at any time (RFC 9110, 15.5.11).
 */
export async function loadWithdrawnActivity(input: LoadInput, id: number): Promise<LoadedPage | null> {
  const { services, locale } = input;
  const row = await findWithdrawnActivity(services.db, id, locale);
  if (!row) return null;
  const catalogue = await services.discovery.current();
  const places = await listSimilar(services.db, catalogue, [id], {
    scope: {},
    filters: noFilters,
    text: "",
    locale: mainLocaleOf(locale),
  });
  const slugs = new Map((await listSlugs(services.db, [id])).map(({ locale: each, slug }) => [each, slug]));
  const words = pageWords(locale);
  const { lead, similar } = words.withdrawnActivity;
  const title = fill(words.withdrawnActivity.title, { activity: row.title });
  const pages = (
    [
      ["location", row.location_id],
      ["type", row.type_id],
    ] as const
  ).flatMap(
    ([kind, pageId]) => listingPage(catalogue.index, kind, String(pageId), locale, services.env.PUBLIC_ORIGIN) ?? [],
  );
  const all: Link = { title: words.home.allActivities, url: pagePath("activities", locale) };
  return {
    status: 404,
    kind: "404",
    key: null,
    id: null,
    pathIn: (each) => activityPath(id, slugs.get(mainLocaleOf(each)) ?? "", each),
    elements: {},
    body: {
      view: "notice",
      title,
      lead,
      actions: [all, ...pages.map(({ title: name, page }) => ({ title: name, url: page }))],
      ideas: {
        title: similar,
        activities: await cardsOf(
          input,
          places.map((place) => catalogue.index.ids[place]!),
        ),
      },
    },
    head: { title, description: lead, picture: null, breadcrumbs: [] },
  };
}
