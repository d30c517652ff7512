/** An element of a document. Names are local ones: services put their namespaces' prefixes as they like. */
export interface XmlElement {
  readonly name: string;
  /** Its own text, trimmed, without that of the elements in it. */
  readonly text: string;
  /** The two letters of `xml:lang`. */
  readonly language: string | null;
  readonly children: readonly XmlElement[];
}

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first element along a path of names. */
export function childAt(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let found = element;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

/** The text of the first element along a path of names; empty where there is none. */
export const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string =>
  childAt(element, ...path)?.text ?? "";

export const isTrueAt = (element: XmlElement | undefined, ...path: readonly string[]): boolean =>
  ["true", "1"].includes(textAt(element, ...path));

/** All elements of a name in an element, however deep. */
export function descendantsOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return (
    element?.children.flatMap((child) => [...(child.name === name ? [child] : []), ...descendantsOf(child, name)]) ?? []
  );
}

/** Of texts in several languages that of a reader's, else the first. */
export function inLanguage(texts: readonly XmlElement[], language: string): string {
  const written = texts.filter(({ text }) => text !== "");
  return (written.find((each) => each.language === language) ?? written[0])?.text ?? "";
}
