import type { ElementUse, PageKind } from "../../../host-site/page.ts";
import { isId } from "../../../sdk/contracts/elements/ids.ts";
import { textOf } from "../../content/content.ts";
import { pageWords } from "../../words/page-words.ts";
import type { PageKey } from "../../../sdk/contracts/pages/keys.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { articleOf, waysOf } from "../articles.ts";
import { ideasOf } from "../ideas.ts";
import { cardsOf } from "./article.ts";
import type { LoadInput, LoadedPage } from "../loaded-page.ts";

/** Parts of the shop that are not there yet: their places have a plain notice. */
const places: Partial<Record<PageKey, PageKind>> = { chat: "chat" };

/** Pages that show the date of their last change. */
const dated: readonly PageKey[] = ["cookie-policy", "privacy-policy", "terms", "terms-affiliates", "terms-b2b"];

/**
 * A page of text: about us, legal pages, partners' pages; a notice where the part that belongs there is still to come.
 */
export async function loadText(input: LoadInput, key: PageKey): Promise<LoadedPage> {
  const { services, locale } = input;
  const written = textOf(key as never, locale);
  const text = articleOf(written, services.env);
  const actions = waysOf(services.env, written.ways, locale);
  const words = pageWords(locale);
  const kind = places[key];
  const hasConfigurator = key === "widget";
  return {
    status: 200,
    kind: kind ?? "text",
    key,
    id: null,
    pathIn: (each) => pagePath(key, each),
    elements: hasConfigurator ? { configurator: configuratorOf(input) } : {},
    body: kind
      ? { view: "notice", title: text.title, lead: text.lead, actions, ideas: await ideasOf(input) }
      : {
          view: "text",
          text,
          actions,
          canCopy: false,
          ideas: { title: words.linkLists.ideas, activities: await cardsOf(input, written.activityIds) },
          words: {
            onThisPage: words.onThisPage,
            changed: dated.includes(key) ? words.changed : null,
            configurator: hasConfigurator ? words.configurator : null,
          },
        },
    head: {
      title: text.title,
      description: text.lead,
      picture: text.picture,
      breadcrumbs: [{ title: text.title, url: pagePath(key, locale) }],
      article: text,
    },
  };
}

/**
 * The configurator of a widget; a link to it names the activity, or the activities of a list. What can't be read as an
 * id is passed on among those of a list: the configurator names it.
 */
export function configuratorOf({ locale, query }: Pick<LoadInput, "locale" | "query">): ElementUse {
  const [activity = "", activities = ""] = ["activity", "activities"].map((name) => query.get(name)?.trim());
  const picked = [activity, activities].filter((words) => words !== "" && !isId(activity)).join(",");
  return {
    tag: "gipfel-configurator",
    attributes: { locale, ...(isId(activity) && { activity }), ...(picked && { activities: picked }) },
  };
}

/** There is no such page, and what there is instead. */
export async function loadNotFound(input: LoadInput): Promise<LoadedPage> {
  const { locale } = input;
  const written = textOf("404", locale);
  const text = articleOf(written, input.services.env);
  return {
    status: 404,
    kind: "404",
    key: null,
    id: null,
    pathIn: (each) => pagePath("homepage", each),
    elements: {},
    body: {
      view: "notice",
      title: text.title,
      lead: text.lead,
      actions: waysOf(input.services.env, written.ways, locale),
      ideas: await ideasOf(input),
    },
    head: { title: text.title, description: text.lead, picture: null, breadcrumbs: [] },
  };
}
