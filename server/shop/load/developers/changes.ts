import type { Article, Block } from "../../../../host-site/article.ts";
import { changelog } from "../../../content/changelog.ts";
import { changesFeedPath } from "../../changes-feed.ts";
import type { LoadInput, LoadedPage } from "../../loaded-page.ts";
import { textPage } from "./text-page.ts";

/** `/developers/changes`: the changelog. */
export function loadChanges({ locale }: LoadInput, pathIn: LoadedPage["pathIn"]): LoadedPage {
  const { sections, changed } = changelog();
  const text: Article = {
    slug: "changes",
    lang: "en",
    title: "Changes",
    lead: "What is new in the SDK and in the shop. A snippet that works keeps working within major version 1.",
    picture: null,
    blocks: sections.flatMap(({ id, title, date, changes }): Block[] => [
      { kind: "heading", id, text: date ? `${title}, ${date}` : title },
      ...blocksOf(changes),
    ]),
    changed,
  };
  return textPage(text, pathIn, locale, [
    { title: "Follow by feed (Atom)", url: changesFeedPath },
    { title: "All versions (JSON)", url: "/sdk/v1/versions.json" },
  ]);
}

/** Lines with a subject are terms and what they say; the others a list. */
function blocksOf(changes: readonly { readonly subject: string; readonly text: string }[]): Block[] {
  const rows = changes.filter(({ subject }) => subject).map(({ subject, text }) => ({ term: subject, text }));
  const items = changes.filter(({ subject }) => !subject).map(({ text }) => text);
  return [
    ...(rows.length > 0 ? [{ kind: "details" as const, rows }] : []),
    ...(items.length > 0 ? [{ kind: "list" as const, items }] : []),
  ];
}
