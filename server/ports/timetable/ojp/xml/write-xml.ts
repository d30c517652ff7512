/** An element to be written, with its namespace's prefix. */
export interface XmlNode {
  readonly name: string;
  readonly content: readonly (XmlNode | string)[];
  readonly attributes?: Readonly<Record<string, string>>;
}

export const xmlNode = (name: string, ...content: readonly (XmlNode | string)[]): XmlNode => ({ name, content });

/** A document. Texts are escaped, names are taken as they are. */
export const writeXml = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>${write(root)}`;

function write({ name, content, attributes = {} }: XmlNode): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const inner = content.map((each) => (typeof each === "string" ? escape(each) : write(each)));
  return `<${name}${written.join("")}>${inner.join("")}</${name}>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML 1.0 has no way to write are left out. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (character) => entities[character]!);
}
