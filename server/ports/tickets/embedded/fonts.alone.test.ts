import { readFileSync } from "node:fs";
import type * as Zlib from "node:zlib";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { afterEach, expect, test, vi } from "vitest";
import { embeddedTickets } from "./embedded.fixture.ts";
import { ticketDetails } from "./details.fixture.ts";
import { ticketsInWorker } from "./in-worker.ts";
import { sfntOf } from "../../pdf/woff.ts";

const inflated = vi.hoisted(() => ({ times: 0 }));
vi.mock("node:zlib", async (original) => {
  const zlib = await original<typeof Zlib>();
  return {
    ...zlib,
    inflateSync: (...given: Parameters<typeof zlib.inflateSync>) => (inflated.times++, zlib.inflateSync(...given)),
  };
});
afterEach(() => vi.restoreAllMocks());

test("a font is inflated once, not with every ticket", async () => {
  await embeddedTickets.pdf(ticketDetails);
  const afterTheFirst = inflated.times;
  expect(afterTheFirst).toBeGreaterThan(0);
  await embeddedTickets.pdf(ticketDetails);
  expect(inflated.times).toBe(afterTheFirst);
});

test("the font in a WOFF file has the same glyphs once it is unpacked", () => {
  const woff = readFileSync(
    createRequire(import.meta.url).resolve("@fontsource/inter/files/inter-latin-600-normal.woff"),
  );
  const [packed, unpacked] = [create(woff) as Font, create(sfntOf(woff)) as Font];
  expect(unpacked.postscriptName).toBe(packed.postscriptName);
  const glyphs = (font: Font) =>
    font.layout("Gletscher ß 1798").glyphs.map(({ id, advanceWidth, path }) => [id, advanceWidth, path.toSVG()]);
  expect(glyphs(unpacked)).toEqual(glyphs(packed));
});

test("a ticket drawn in a thread of its own is the one drawn here", async () => {
  const tickets = ticketsInWorker();
  try {
    const [there, here] = await Promise.all([tickets.pdf(ticketDetails), embeddedTickets.pdf(ticketDetails)]);
    // The document's id and date depend on when it was made.
    const drawing = (pdf: Buffer) => pdf.toString("latin1").replace(/\/ID \[.*?\]|\(D:\d+Z\)/gs, "");
    expect(drawing(there)).toBe(drawing(here));
  } finally {
    await tickets.close();
  }
});
