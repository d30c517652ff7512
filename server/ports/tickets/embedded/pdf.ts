import type { TicketDetails } from "../tickets.ts";
import { colour, drawHead, newDocument, page, write, type Document } from "../../pdf/document.ts";
import { useFont } from "../../pdf/fonts.ts";
import { stageText } from "./stage-text.ts";
import { qrModules } from "./qr.ts";
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
  drawNotes(document, details, words, drawTicket(document, details, words));
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

function drawNotes(document: Document, details: TicketDetails, words: TicketWords, top: number): void {
  const { margin: x, width } = page;
  let y =
    write(document, details.trip ? words.keepOnTrip : words.keep, {
      x,
      y: top + 24,
      width: width - stub.width,
      size: 10,
      color: colour.second,
    }) + 12;
  if (details.trip?.isDemo) y = write(document, words.demoTrip, { x, y, width, size: 10, weight: "strong" }) + 12;
  const cancelling = details.cancellableUntil
    ? withValues(words.cancellable, { until: untilText(details.locale, details.cancellableUntil) })
    : words.notCancellable;
  y = write(document, cancelling, { x, y, width, size: 10, weight: "strong" }) + 12;
  if (details.paid !== null)
    y = write(document, `${words.paid}: ${details.paid}`, { x, y, width, size: 10, color: colour.second }) + 12;
  if (!details.manageUrl) return;
  useFont(document, "latin", "text")
    .fontSize(10)
    .fillColor(details.brand.color)
    .text(words.manage, x, y, { width, link: details.manageUrl, underline: true });
}
