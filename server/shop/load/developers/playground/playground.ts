import type { GenericSchema } from "valibot";
import type { PlaygroundElement } from "../../../../../host-site/pages/playground/playground.body.ts";
import { commonAttributes } from "../../../../../sdk/contracts/elements/attributes.ts";
import { elementAttributes, type ElementTag } from "../../../../../sdk/contracts/elements/index.ts";
import { locales } from "../../../../../sdk/contracts/locale.ts";
import { fieldOf } from "../../../../../sdk/snippets/fields.ts";
import { elementDeclarations } from "../../../../content/element-declarations.ts";
import { developersPath } from "../../../developers-path.ts";
import { ideasOf } from "../../../ideas.ts";
import type { LoadInput, LoadedPage } from "../../../loaded-page.ts";
import { exampleOfElement, pageOfExample } from "../elements/element-examples.ts";
import { playgroundFramePath } from "../../../playground-frame.ts";
import { eventExamples } from "./event-examples.ts";

/** Not to be set here: the frame's policy lets elements ask this shop alone. */
const withheld: ReadonlySet<string> = new Set(["api-base"]);

/** `/developers/playground`: tries elements out in a frame of their own. */
export async function loadPlayground(input: LoadInput, pathIn: LoadedPage["pathIn"]): Promise<LoadedPage> {
  const { locale, services } = input;
  const { PUBLIC_ORIGIN: origin } = services.env;
  const [card] = (await ideasOf(input)).activities;
  const title = "Playground";
  const lead =
    "Set the options of an element or write the code, watch its events, fire some of your own without a booking, and step through what its machine did.";
  const overview = { title: "Developers", url: developersPath("", locale) };
  const elements = (Object.keys(elementAttributes) as ElementTag[]).map((tag): PlaygroundElement => {
    const { description, attributes, events } = elementDeclarations().get(tag)!;
    const example = exampleOfElement(tag);
    const activity = String(card?.id ?? 167);
    const descriptions = new Map(attributes.map(({ name, description }) => [name, description]));
    return {
      tag,
      description,
      fields: Object.entries<GenericSchema>(elementAttributes[tag].entries)
        .filter(([name]) => !withheld.has(name))
        .map(([name, schema]) => {
          const { longest, ...field } = fieldOf(name, schema);
          return {
            ...field,
            longest: longest ?? null,
            description: descriptions.get(name) ?? "",
            isCommon: name in commonAttributes,
          };
        }),
      start: { ...example.attributes(activity), locale },
      link: {
        href: `${origin}${pageOfExample(example, activity, locale)}`,
        text: example.page === "activity" ? (card?.title ?? "Book now") : "See it at the shop",
      },
      events: events.map(({ name }) => name),
    };
  });
  return {
    status: 200,
    kind: "text",
    key: null,
    id: null,
    pathIn,
    elements: {},
    body: {
      view: "playground",
      title,
      lead,
      crumbs: [overview],
      script: `${origin}/sdk/v1/gipfel.js`,
      frame: playgroundFramePath,
      locales,
      elements,
      events: eventExamples(),
    },
    head: {
      title,
      description: lead,
      picture: null,
      breadcrumbs: [overview, { title, url: pathIn(locale) }],
    },
  };
}
