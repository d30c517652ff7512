import type { PlaygroundElement } from "./playground.body.ts";

/** What a link to the playground says. */
export interface PlaygroundLink {
  readonly tag: string;
  /** Options by attribute; null where the link has none, so that the element's own count. */
  readonly values: Readonly<Record<string, string>> | null;
  /** Code that somebody wrote; null where it follows from the options. */
  readonly code: string | null;
}

/** The most characters of a link's code: browsers and messengers cut longer addresses. */
export const longestCode = 8000;

/** The fragment of a link: `#element=gipfel-map&zoom=12`. Nothing is stored: the address has it all. */
export function writeLink({ tag, values, code }: PlaygroundLink): string {
  const parameters = new URLSearchParams({ element: tag });
  for (const [name, value] of Object.entries(values ?? {})) parameters.set(name, value);
  if (code !== null) parameters.set("code", code);
  return `#${parameters.toString()}`;
}

/**
 * Reads a fragment; null where it names no element. What it holds is text of strangers: unknown options are left out,
 * long code is cut, and what is left is written as escaped attributes, or runs in the frame once somebody asks for it.
 */
export function readLink(fragment: string, elements: readonly PlaygroundElement[]): PlaygroundLink | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const element = elements.find(({ tag }) => tag === parameters.get("element"));
  if (!element) return null;
  const values = element.fields.flatMap(({ name }): [string, string][] => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, value.slice(0, longestCode)]];
  });
  return {
    tag: element.tag,
    values: values.length > 0 ? Object.fromEntries(values) : null,
    code: parameters.get("code")?.slice(0, longestCode) ?? null,
  };
}
