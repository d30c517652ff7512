import type { TicketDetails } from "../tickets.ts";
import { colour, drawHead, newDocument, page, write, type Document } from "../../pdf/document.ts";
import { useFont } from "../../pdf/fonts.ts";
import { stageText } from "./stage-text.ts";
import { qrModules } from "./qr.ts";
import { translatedLocaleOf } from "../../../../sdk/contracts/locale.ts";
import { mapAddress } from "../../../../sdk/contracts/map-address.ts";
import { withValues } from "../../../../sdk/contracts/with-values.ts";
import { dateText, timeText, untilText } from "../../../domain/date-texts.ts";
import { ticketWords, type TicketWords } from "./ticket.words.ts";

/** Measures in points: the drawn ticket, e-confirm, at three quarters of its size. */
const stub = { width: 158, code: 112, quiet: 8 };
const strip = { height: 153 };
const inset = 20;
const radius = 9;

/** The ticket as a page to print or to keep. */
export function ticketPdf(details: TicketDetails): Promise<Buffer> {
  const words = ticketWords(details.locale);
  const { document, done } = newDocument({
    title: `${words.ticket} ${details.code}`,
    subject: details.activityTitle,
    brand: details.brand,
    locale: details.locale,
  });
  drawHead(document, details.brand, `${words.booking} ${details.bookingNumber}`);
  drawBelow(document, details, words, drawTicket(document, details, words));
  document.end();
  return done;
}

/** Answers with the y below the ticket. */
function drawTicket(document: Document, details: TicketDetails, words: TicketWords): number {
  const { margin: left, top, width } = page;
  const tear = left + width - stub.width;
  const detailsTop = top + (details.picture ? strip.height : 0) + inset;
  const bottom = Math.max(
    drawDetails(document, details, words, left + inset, detailsTop, tear - left - 2 * inset) + inset,
    top + 240,
  );

  if (details.picture) {
    document.save();
    document.roundedRect(left, top, width, bottom - top, radius).clip();
    document.rect(left, top, tear - left, strip.height).clip();
    document.image(details.picture, left, top, {
      cover: [tear - left, strip.height],
      align: "center",
      valign: "center",
    });
    document.restore();
  }
  document
    .roundedRect(left, top, width, bottom - top, radius)
    .lineWidth(0.75)
    .stroke(colour.line);
  document.moveTo(tear, top).lineTo(tear, bottom).lineWidth(1).dash(4, { space: 4 }).stroke(colour.tear).undash();
  drawStub(document, details, words, tear, top + (bottom - top) / 2);
  return bottom;
}

/** Answers with the y below the last fact. */
function drawDetails(
  document: Document,
  details: TicketDetails,
  words: TicketWords,
  x: number,
  top: number,
  width: number,
): number {
  let y = top;
  if (details.supplier) y = write(document, details.supplier, { x, y, width, size: 10, color: colour.second }) + 2;
  y = write(document, details.activityTitle, { x, y, width, size: 17, weight: "strong" }) + 12;
  const time = details.isAllDay ? words.allDay : timeText(details.locale, details.startsAt);
  const place = details.meetingPoint
    ? [details.meetingPoint.label, details.meetingPoint.address].filter(Boolean).join(", ")
    : "";
  const pairs: readonly (readonly [string, string])[][] = [
    [
      [words.date, dateText(details.locale, details.startsAt)],
      [words.time, time],
    ],
    [
      [details.trip ? words.tickets : words.guests, details.guests.join(", ")],
      [words.offer, details.offerLabel],
    ],
    [
      [words.meetingPoint, place],
      [words.booked, details.buyerName],
    ],
  ].map((row) => row.filter(([, fact]) => fact !== "") as [string, string][]);
  const gap = 16;
  const column = (width - gap) / 2;
  for (const row of pairs) {
    y =
      Math.max(
        y,
        ...row.map(([label, fact], index) => drawDetail(document, label, fact, x + index * (column + gap), y, column)),
      ) + 10;
  }
  if (details.trip) {
    y = write(document, words.stages, { x, y, width, size: 9, color: colour.second }) + 1;
    for (const stage of details.trip.stages)
      y = write(document, stageText(stage, details.locale), { x, y, width, size: 10 }) + 3;
    y += 7;
  }
  for (const notice of details.notices) y = write(document, notice, { x, y, width, size: 10, weight: "strong" }) + 10;
  return y - 10;
}

function drawDetail(document: Document, label: string, fact: string, x: number, y: number, width: number): number {
  const below = write(document, label, { x, y, width, size: 9, color: colour.second });
  return write(document, fact, { x, y: below + 1, width, size: 11, weight: "strong" });
}

function drawStub(document: Document, details: TicketDetails, words: TicketWords, left: number, middle: number): void {
  const x = left + (stub.width - stub.code) / 2;
  const y = middle - 90;
  drawCode(document, details.code, x, y, stub.code);
  const below = write(document, details.code, {
    x: left + stub.quiet,
    y: y + stub.code + 14,
    width: stub.width - 2 * stub.quiet,
    size: 12,
    weight: "strong",
    align: "center",
  });
  write(document, details.trip ? words.showOnTrip : words.show, {
    x: left + inset,
    y: below + 6,
    width: stub.width - 2 * inset,
    size: 9,
    color: colour.second,
    align: "center",
  });
}

/** Each dark module a square, a hair larger, so that no seams show on screens. */
function drawCode(document: Document, code: string, x: number, y: number, size: number): void {
  const modules = qrModules(code);
  const step = size / modules.size;
  const seam = 0.05;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.isDark(row, column)) document.rect(x + column * step, y + row * step, step + seam, step + seam);
    }
  }
  document.fill(colour.ink);
}

/** Below the ticket: names of its parts in a column of their own. */
const part = { name: 124, gap: 20, between: 12 };

/** What is good to know, in parts, each below a hairline. What doesn't fit goes on with the next page. */
function drawBelow(document: Document, details: TicketDetails, words: TicketWords, top: number): void {
  const { margin: x, width } = page;
  const inside = { x: x + part.name + part.gap, width: width - part.name - part.gap };
  let y =
    write(document, details.trip ? words.keepOnTrip : words.keep, {
      x,
      y: top + 16,
      width,
      size: 10,
      color: colour.second,
    }) + 6;
  if (details.trip?.isDemo) y = write(document, words.demoTrip, { x, y, width, size: 10, weight: "strong" }) + 6;
  const drawPart = (name: string, lines: readonly Line[]) => {
    if (lines.length === 0) return;
    y = roomAt(document, y + part.between, 50);
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(colour.line);
    write(document, name, { x, y: y + 10, width: part.name, size: 10, weight: "strong" });
    y += 10;
    for (const line of lines) {
      y = roomAt(document, y, 30);
      y =
        ("url" in line
          ? drawLink(document, details, line, inside, y)
          : write(document, line.text, { ...inside, ...line, y })) + 3;
    }
  };
  const { meetingPoint, info, connectionsUrl } = details;
  drawPart(words.way, [
    ...(meetingPoint ? [{ text: meetingPoint.label, size: 10, weight: "strong" as const }] : []),
    ...(meetingPoint?.address ? [{ text: meetingPoint.address, size: 10 }] : []),
    ...(info ? [{ text: info, size: 10 }] : []),
    ...(meetingPoint ? [{ text: words.map, url: mapAddress(meetingPoint, translatedLocaleOf(details.locale)) }] : []),
    ...(connectionsUrl ? [{ text: words.connections, url: connectionsUrl }] : []),
  ]);
  drawPart(words.changes, [
    {
      text: details.cancellableUntil
        ? withValues(words.cancellable, { until: untilText(details.locale, details.cancellableUntil) })
        : words.notCancellable,
      size: 10,
    },
    ...(details.paid === null ? [] : [{ text: `${words.paid}: ${details.paid}`, size: 10 }]),
    ...(details.manageUrl ? [{ text: words.manage, url: details.manageUrl }] : []),
  ]);
  drawPart(
    words.answers,
    details.answers.map((text) => ({ text, size: 10 })),
  );
}

type Line =
  | { readonly text: string; readonly size: number; readonly weight?: "strong" }
  | { readonly text: string; readonly url: string };

/** The y for something so high: on the next page where this one has no room for it. */
function roomAt(document: Document, y: number, height: number): number {
  if (y + height <= page.bottom) return y;
  document.addPage();
  return page.margin;
}

function drawLink(
  document: Document,
  { brand }: TicketDetails,
  { text, url }: { readonly text: string; readonly url: string },
  { x, width }: { readonly x: number; readonly width: number },
  y: number,
): number {
  useFont(document, "latin", "text").fontSize(10).fillColor(brand.color);
  document.text(text, x, y, { width, link: url, underline: true });
  return document.y;
}
