import type { Article, Block } from "../../../../host-site/article.ts";
import { guides } from "../../../content/content.ts";
import { developersPath } from "../../developers-path.ts";
import type { LoadInput, LoadedPage } from "../../loaded-page.ts";
import { elementDeclarations } from "../../../content/element-declarations.ts";
import { doctor } from "./doctor.ts";
import { textPage } from "./text-page.ts";

/** Guides in the order that they are read in; others follow. */
const order = [
  "first-widget",
  "styling",
  "single-page-apps",
  "server-rendering",
  "consent",
  "strict-policies",
  "payments-in-frames",
  "attribution",
];

/** `/developers`: every guide, every element, and what machines read. */
export function loadOverview({ locale, services }: LoadInput, pathIn: LoadedPage["pathIn"]): LoadedPage {
  const origin = services.env.PUBLIC_ORIGIN;
  const blocks: Block[] = [
    { kind: "heading", id: "start", text: "Start" },
    {
      kind: "code",
      text: `<script type="module" src="${origin}/sdk/v1/gipfel.js"></script>\n<gipfel-booking activity="167"></gipfel-booking>`,
    },
    { kind: "heading", id: "try", text: "Try it out" },
    {
      kind: "links",
      links: [
        {
          title: "Playground",
          url: developersPath("playground", locale),
          text: "Set options, write code, watch events, fire them without a booking.",
        },
      ],
    },
    { kind: "heading", id: "guides", text: "Guides" },
    {
      kind: "links",
      links: inOrder([...guides().values()]).map(({ slug, title, lead }) => ({
        title,
        url: developersPath(slug, locale),
        text: lead,
      })),
    },
    { kind: "heading", id: "elements", text: "Elements" },
    {
      kind: "links",
      links: [...elementDeclarations().values()].map(({ tagName, description }) => ({
        title: `<${tagName}>`,
        url: developersPath(tagName, locale),
        text: description,
      })),
    },
    { kind: "heading", id: "help", text: "When something is wrong" },
    {
      kind: "links",
      links: [{ title: doctor.title, url: developersPath("doctor", locale), text: doctor.lead }],
    },
    { kind: "heading", id: "api", text: "The API" },
    {
      kind: "links",
      links: [
        {
          title: "Reference of the API",
          url: developersPath("api", locale),
          text: "Every call with parameters, types, errors and an example.",
        },
        { title: "OpenAPI 3.1", url: "/api/openapi.json", text: "Every call with what it takes and answers." },
        { title: "Versions", url: "/sdk/v1/versions.json", text: "Versions to pin, with their integrity." },
        { title: "Changes", url: developersPath("changes", locale), text: "What is new, with a feed." },
      ],
    },
  ];
  const text: Article = {
    slug: "",
    lang: "en",
    title: "Developers",
    lead: "One script, one element: tours, tickets and activities booked on any page.",
    picture: null,
    blocks,
    changed: "",
  };
  return textPage(text, pathIn, locale);
}

function inOrder<Guide extends { readonly slug: string }>(guides: readonly Guide[]): Guide[] {
  const place = ({ slug }: Guide) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return guides.toSorted((one, other) => place(one) - place(other));
}
