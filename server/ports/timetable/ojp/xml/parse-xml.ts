import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { XmlElement } from "./xml-element.ts";

/** Elements in elements: OJP has some twenty. */
const deepest = 100;
/** Characters of what is wrong, which quotes the document. */
const longestCause = 200;
const [textKey, cdataKey, attributesKey, language] = ["#text", "#cdata", ":@", "lang"];

/** Values stay texts, so that the platform `08` stays `08`. Entities are decoded here, the five that XML itself has. */
const parser = new XMLParser({
  preserveOrder: true,
  removeNSPrefix: true,
  ignoreAttributes: (name) => !/(?:^|:)lang$/.test(name),
  attributeNamePrefix: "",
  textNodeName: textKey,
  cdataPropName: cdataKey,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: deepest,
});

/** What the parser makes of an element: its children by its name, and its attributes. */
type Parsed = Readonly<Record<string, unknown>>;

/**
 * The root of a document. Throws where it is cut off or no XML, and where it has a DOCTYPE: no service that is asked
 * here sends one, and entities are declared nowhere else.
 */
export function parseXml(text: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Error("the document has a DOCTYPE");
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(`line ${valid.err.line}: ${valid.err.msg.slice(0, longestCause)}`);
  const [root, ...more] = (parser.parse(text) as readonly Parsed[]).filter((node) => nameOf(node) !== textKey);
  if (!root || more.length > 0) throw new Error("the document has not one root");
  return elementOf(root);
}

const nameOf = (node: Parsed): string => Object.keys(node).find((key) => key !== attributesKey) ?? "";

function elementOf(node: Parsed): XmlElement {
  const name = nameOf(node);
  const nodes = node[name] as readonly Parsed[];
  const isText = (each: Parsed) => [textKey, cdataKey].includes(nameOf(each));
  const lang = (node[attributesKey] as Parsed | undefined)?.[language];
  return {
    name,
    text: nodes.filter(isText).map(textOf).join("").trim(),
    language: typeof lang === "string" ? lang.slice(0, 2).toLowerCase() : null,
    children: nodes.filter((each) => !isText(each)).map(elementOf),
  };
}

function textOf(node: Parsed): string {
  if (textKey in node) return decode(String(node[textKey]));
  return (node[cdataKey] as readonly Parsed[]).map((each) => String(each[textKey])).join("");
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Entities that XML lacks stay as they are written. */
function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return named[String(name)] ?? all;
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return isCharacter(point) ? String.fromCodePoint(point) : "";
  });
}

/** What XML 1.0 takes for a character. */
function isCharacter(point: number): boolean {
  return (
    [0x9, 0xa, 0xd].includes(point) ||
    (point >= 0x20 && point < 0xd800) ||
    (point > 0xdfff && point < 0xfffe) ||
    (point > 0xffff && point <= 0x10ffff)
  );
}
