import type { ElementUse } from "../../../../../host-site/page.ts";
import { elementDeclarations } from "../../../../content/element-declarations.ts";
import { developersPath } from "../../../developers-path.ts";
import { ideasOf } from "../../../ideas.ts";
import type { LoadInput, LoadedPage } from "../../../loaded-page.ts";
import { codeOfElement } from "./element-code.ts";
import { exampleOfElement, linksOfExample, pageOfExample } from "./element-examples.ts";
import { tablesOfElement } from "./element-tables.ts";

/** An activity for code where the shop has none to show. */
const anyActivity = 167;

/** `/developers/gipfel-booking`: what an element takes, fires and shows, from its record. */
export async function loadElementReference(
  input: LoadInput,
  tag: string,
  pathIn: LoadedPage["pathIn"],
): Promise<LoadedPage> {
  const { locale, services } = input;
  const declaration = elementDeclarations().get(tag)!;
  const { description } = declaration;
  const [card] = (await ideasOf(input)).activities;
  const activity = String(card?.id ?? anyActivity);
  const example = exampleOfElement(tag);
  const attributes = example.attributes(activity);
  const hasExample = example.isLive !== false && (card !== undefined || !("activity" in attributes));
  const use: ElementUse = { tag: tag as ElementUse["tag"], attributes: { locale, ...attributes } };
  const overview = { title: "Developers", url: developersPath("", locale) };
  return {
    status: 200,
    kind: "text",
    key: null,
    id: null,
    pathIn,
    elements: hasExample ? { example: use } : {},
    body: {
      view: "element-reference",
      title: tag,
      lead: description,
      crumbs: [overview],
      code: codeOfElement({
        tag,
        attributes,
        origin: services.env.PUBLIC_ORIGIN,
        page: pageOfExample(example, activity, locale),
        linkText: "activity" in attributes ? (card?.title ?? "Book now") : "See it at the shop",
      }),
      live: { hasExample, note: example.note ?? null, links: linksOfExample(tag, locale) },
      tables: tablesOfElement(declaration),
      actions: [{ title: "All elements and guides", url: overview.url }],
    },
    head: {
      title: `<${tag}>`,
      description,
      picture: null,
      breadcrumbs: [overview, { title: tag, url: pathIn(locale) }],
    },
  };
}
