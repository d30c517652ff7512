import { htmlSnippet } from "../../../sdk/snippets/html.ts";
import type { PlaygroundElement } from "./playground.body.ts";

/** The options in the order of the schema, without those that are left empty. */
function attributesOf({ fields }: PlaygroundElement, values: Readonly<Record<string, string>>): [string, string][] {
  return fields.flatMap(({ name, control, fallback }): [string, string][] => {
    const value = values[name] ?? "";
    if (value === "" || value === fallback) return [];
    return [[name, control === "flag" ? "" : value]];
  });
}

/** The link inside follows the activity that is typed; the title of the first one would be another's. */
function linkOf({ link, start }: PlaygroundElement, { activity = "" }: Readonly<Record<string, string>>) {
  if (activity === start["activity"] || !/^\d+$/.test(activity) || !/\/activity\/\d+$/.test(link.href)) return link;
  return { href: link.href.replace(/\d+$/, activity), text: "Book now" };
}

/** The code of an element with its options, as a page takes it. */
export function codeOf(element: PlaygroundElement, values: Readonly<Record<string, string>>, script: string): string {
  return htmlSnippet({
    tag: element.tag,
    attributes: attributesOf(element, values),
    link: linkOf(element, values),
    script: { src: script },
    frame: "",
    isFramed: false,
  });
}
