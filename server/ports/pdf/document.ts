import PDFDocument from "pdfkit";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Brand } from "../../domain/brand.ts";
import { runs, useFont, type Weight } from "./fonts.ts";

/** Measures in points on A4 (595 x 842). */
export const page = { margin: 40, width: 515, top: 92, bottom: 790 };
export const colour = {
  ink: "#14211d",
  second: "#46554f",
  line: "#dde3e0",
  tear: "#85928c",
  ground: "#f5f7f6",
};

export type Document = InstanceType<typeof PDFDocument>;
interface TextStyle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: "left" | "center" | "right";
}

/** An empty A4 page; `done` answers with the file once the document has ended. */
export function newDocument(about: {
  readonly title: string;
  readonly subject: string;
  readonly brand: Brand;
  readonly locale: Locale;
  /** ISO instant; without it the file has the moment at which it is drawn, and differs with each drawing. */
  readonly madeAt?: string;
}): { readonly document: Document; readonly done: Promise<Buffer> } {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    info: {
      Title: about.title,
      Subject: about.subject,
      Author: about.brand.name,
      ...(about.madeAt ? { CreationDate: new Date(about.madeAt) } : {}),
    },
    lang: about.locale.replace("_", "-"),
    displayTitle: true,
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
  return { document, done };
}

/** Writes "1 / 2" at the foot of each page of several, once all of them are drawn. */
export function numberPages(document: Document, { except = 0 }: { readonly except?: number } = {}): void {
  const { count } = document.bufferedPageRange();
  if (count === 1) return;
  for (let index = 0; index < count - except; index++) {
    document.switchToPage(index);
    write(document, `${index + 1} / ${count}`, {
      x: page.margin,
      y: page.bottom + 14,
      width: page.width,
      size: 9,
      color: colour.second,
      align: "right",
    });
  }
}

/** The shop's mark and name, and at the other side what the page is about. */
export function drawHead(document: Document, brand: Brand, subject: string): void {
  const { margin } = page;
  document.polygon([margin, 56], [margin + 9, 39], [margin + 18, 56]).fill(brand.color);
  document.polygon([margin + 9, 39], [margin + 18, 56], [margin + 12, 56]).fill(lightened(brand.color));
  write(document, brand.name, { x: margin + 26, y: 38, width: 120, size: 16, weight: "strong" });
  useFont(document, "latin", "text")
    .fontSize(10)
    .fillColor(colour.second)
    .text(subject, margin, 43, { width: page.width, align: "right" });
}

/** Two fifths lighter: the shaded side of the mark. */
function lightened(color: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * 0.6 + 255 * 0.4));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Writes a text in as many fonts as its scripts need; answers with the y below it. */
export function write(document: Document, text: string, style: TextStyle): number {
  const parts = runs(text);
  parts.forEach((part, index) => {
    useFont(document, part.script, style.weight ?? "text")
      .fontSize(style.size ?? 11)
      .fillColor(style.color ?? colour.ink);
    const options = {
      width: style.width,
      continued: index < parts.length - 1,
      align: style.align ?? "left",
      lineGap: 2,
    };
    if (index === 0) document.text(part.text, style.x, style.y, options);
    else document.text(part.text, options);
  });
  return document.y;
}
