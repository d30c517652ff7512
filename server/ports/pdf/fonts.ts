import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import type PDFDocument from "pdfkit";
import { sfntOf } from "./woff.ts";

type Document = InstanceType<typeof PDFDocument>;
export type Weight = "text" | "strong";

const folder = dirname(createRequire(import.meta.url).resolve("@fontsource/inter/package.json"));
const cuts: Record<Weight, number> = { text: 400, strong: 600 };

/** Inter comes in a file per script; each with the code points it holds. */
const scripts = Object.entries(
  JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>,
).map(([script, ranges]) => ({
  script,
  ranges: ranges.split(",").map((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  }),
}));

/** A name of a guest may be in any script: parts of a text with the file that holds them; Latin where none does. */
export function runs(text: string): { script: string; text: string }[] {
  const parts: { script: string; text: string }[] = [];
  for (const sign of text) {
    const script = scriptOf(sign.codePointAt(0)!, parts.at(-1)?.script);
    const last = parts.at(-1);
    if (last?.script === script) last.text += sign;
    else parts.push({ script, text: sign });
  }
  return parts;
}

/** Latin first: spaces and digits are in several files. */
function scriptOf(point: number, current: string | undefined): string {
  const holds = (script: string) =>
    scripts.some((one) => one.script === script && one.ranges.some(([from, to]) => point >= from && point <= to));
  if (holds("latin")) return "latin";
  if (current && holds(current)) return current;
  return scripts.find(({ script }) => holds(script))?.script ?? "latin";
}

/** Sets the document's font to one file of Inter; what the document uses of it is embedded. */
export function useFont(document: Document, script: string, weight: Weight): Document {
  const name = `inter-${script}-${cuts[weight]}`;
  document.registerFont(name, fontOf(name) as never);
  return document.font(name);
}

const opened = new Map<string, Font>();

/** A font of Inter, read once and shared by all tickets that this process draws. */
function fontOf(name: string): Font {
  let font = opened.get(name);
  if (!font)
    opened.set(name, (font = create(sfntOf(readFileSync(join(folder, "files", `${name}-normal.woff`)))) as Font));
  return font;
}
