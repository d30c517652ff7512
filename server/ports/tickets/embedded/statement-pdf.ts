import type { StatementDetails } from "../tickets.ts";
import { colour, drawHead, newDocument, page, write, type Document } from "../../pdf/document.ts";

const size = 9.5;
const rowGap = 6;
/** Shares of the page's width: two columns of words, then numbers. */
const shares = [0.26, 0.22, 0.14, 0.19, 0.19];
const gap = 8;
const firstNumber = 2;

/** A statement of an affiliate as pages to print or to keep. */
export function statementPdf(details: StatementDetails): Promise<Buffer> {
  const { brand, locale, title, facts, columns, rows, sums, notes } = details;
  const { document, done } = newDocument({ title, subject: title, brand, locale });
  drawHead(document, brand, "");
  let y = write(document, title, { x: page.margin, y: page.top, width: page.width, size: 20, weight: "strong" }) + 12;
  for (const [name, value] of facts) y = drawFact(document, name, value, y);
  y += 16;
  if (rows.length > 0) {
    y = drawRow(document, columns, y, true);
    for (const row of rows) {
      if (y > page.bottom - 40) y = drawRow(document, columns, nextPage(document), true);
      y = drawRow(document, row, y);
    }
    y += 8;
  }
  if (y > page.bottom - 40 - sums.length * 18 - notes.length * 30) y = nextPage(document);
  sums.forEach(([name, amount]) => (y = drawSum(document, name, amount, y)));
  y += 14;
  notes.forEach((note, index) => {
    const color = index === 0 ? colour.ink : colour.second;
    y = write(document, note, { x: page.margin, y, width: page.width, size: 10, color }) + 8;
  });
  document.end();
  return done;
}

function nextPage(document: Document): number {
  document.addPage();
  return page.margin;
}

function drawFact(document: Document, name: string, value: string, y: number): number {
  write(document, name, { x: page.margin, y, width: 140, size, color: colour.second });
  return write(document, value, { x: page.margin + 148, y, width: page.width - 148, size }) + 3;
}

/** A line of the table, as high as its longest cell, with a hairline below it. */
function drawRow(document: Document, cells: readonly string[], y: number, isHead = false): number {
  let x = page.margin;
  let bottom = y;
  cells.forEach((cell, index) => {
    const width = shares[index]! * page.width;
    const below = write(document, cell, {
      x,
      y,
      width: width - (index === cells.length - 1 ? 0 : gap),
      size,
      align: index < firstNumber ? "left" : "right",
      ...(isHead ? { color: colour.second } : {}),
    });
    bottom = Math.max(bottom, below);
    x += width;
  });
  drawHairline(document, bottom + 2);
  return bottom + rowGap;
}

function drawSum(document: Document, name: string, amount: string, y: number): number {
  const left = page.margin + page.width * shares[0]!;
  const width = page.width - page.width * shares[0]!;
  const below = write(document, name, { x: left, y, width: width - 110, size: 10 });
  write(document, amount, {
    x: page.margin + page.width - 100,
    y,
    width: 100,
    size: 10,
    weight: "strong",
    align: "right",
  });
  return below + 4;
}

function drawHairline(document: Document, y: number): void {
  document
    .moveTo(page.margin, y)
    .lineTo(page.margin + page.width, y)
    .lineWidth(0.5)
    .stroke(colour.line);
}
