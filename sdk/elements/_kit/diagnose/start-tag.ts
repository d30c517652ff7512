/** The start tag of an element, as HTML that can be written instead. */
export function startTag(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value.replaceAll('"', "&quot;")}"`);
  return `<${element.localName}${attributes.join("")}>`;
}
