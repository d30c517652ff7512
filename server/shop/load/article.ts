import type { ActivityCard } from "../../../host-site/pages/ideas.ts";
import { articleAt, textOf } from "../../content/content.ts";
import { pageWords } from "../../words/page-words.ts";
import type { ArticleCollection } from "../../../host-site/routes/match.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { fill } from "../../../host-site/shell/fill.ts";
import type { ListedActivity } from "../../../sdk/contracts/listing.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { placeOf } from "../../discovery/catalogue-index.ts";
import { momentOf } from "../moment.ts";
import { articleOf, summariesOf } from "../articles.ts";
import type { LoadInput, LoadedPage } from "../loaded-page.ts";
import { shownPrice } from "../../../sdk/contracts/from-price.ts";

const othersShown = 3;

/** An article of the travel guide, or an itinerary; null where there is none. */
export async function loadArticle(
  input: LoadInput,
  collection: ArticleCollection,
  slug: string,
): Promise<LoadedPage | null> {
  const { services, locale } = input;
  const written = articleAt(collection, slug, locale);
  if (!written) return null;
  const article = articleOf(written, services.env);
  const words = pageWords(locale);
  const overview = { title: textOf(collection, locale).title, url: pagePath(collection, locale) };
  const path = `${overview.url}/${slug}`;
  const stages = article.blocks.filter(({ kind }) => kind === "stage");
  return {
    status: 200,
    kind: collection,
    key: null,
    id: null,
    pathIn: (each) => `${pagePath(collection, each)}/${slug}`,
    elements: {},
    body: {
      view: "article",
      article,
      crumbs: [overview],
      activities: await cardsOf(input, written.activityIds),
      others: {
        title: words.readOn,
        articles: summariesOf(input, collection)
          .filter((each) => each.path !== path)
          .slice(0, othersShown),
      },
      words: {
        whereYouAre: words.whereYouAre,
        bookable: words.bookable,
        changed: words.changed,
        stages: stages.map((_, index) => fill(words.stage, { day: index + 1 })),
      },
    },
    head: {
      title: article.title,
      description: article.lead,
      picture: article.picture,
      breadcrumbs: [overview, { title: article.title, url: path }],
      article,
    },
  };
}

/** The overview of a collection. */
export function loadArticles(input: LoadInput, collection: ArticleCollection): LoadedPage {
  const { locale } = input;
  const { title, lead } = articleOf(textOf(collection, locale), input.services.env);
  const articles = summariesOf(input, collection);
  return {
    status: 200,
    kind: collection,
    key: collection,
    id: null,
    pathIn: (each) => pagePath(collection, each),
    elements: {},
    body: { view: "articles", title, lead, articles },
    head: {
      title,
      description: lead,
      picture: articles[0]?.picture ?? null,
      breadcrumbs: [{ title, url: pagePath(collection, locale) }],
    },
  };
}

/** What a text names and the catalogue still has. */
export async function cardsOf({ services, locale }: LoadInput, ids: readonly number[]): Promise<ActivityCard[]> {
  const catalogue = await services.discovery.current();
  const places = ids.map((id) => placeOf(catalogue.index, id)).filter((place) => place >= 0);
  return (await catalogue.cards.of(places, locale, momentOf({ services }, catalogue))).map((activity) => ({
    id: activity.id,
    title: activity.info.title,
    path: activity.path,
    picture: activity.teaser_image,
    line: `${activity.type.title} · ${activity.location.title}`,
    price: priceOf(activity, locale),
  }));
}

/** What can't be booked has no price (discovery spec §2). */
function priceOf({ availableDates, summary }: ListedActivity, locale: Locale): string | null {
  const price = shownPrice(summary);
  if (!price || availableDates.length === 0) return null;
  const { from, free } = pageWords(locale);
  return price.amount > 0 ? fill(from, { price: price.formatted }) : free;
}
