import { Buffer } from "node:buffer";
import jsqr from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { mainLocales } from "../../../../sdk/contracts/locale.ts";
import type { TicketFacts } from "../tickets.ts";
import { embeddedTickets } from "./embedded.ts";
import { runs } from "./fonts.ts";
import { untilText } from "./words.ts";

const facts: TicketFacts = {
  locale: "de_CH",
  code: "GPF-7K4M-29QX",
  bookingNumber: "1048-2291",
  activityTitle: "Gleitschirmflug",
  offerLabel: "Panoramaflug",
  supplier: "Luft AG",
  startsAt: "2026-12-01T10:30:00+01:00",
  durationInMinutes: 90,
  isAllDay: false,
  guests: ["2 × Erwachsene"],
  buyerName: "Željka Шевченко",
  meetingPoint: { label: "Höhematte", address: "Höheweg 41, 3800 Interlaken", latitude: 46.6, longitude: 7.8 },
  cancellableUntil: null,
  paid: "CHF 690.00",
  manageUrl: "https://shop.test/buchung/bestaetigung?bookingId=1",
  picture: null,
};

test.each(mainLocales)("a ticket is made in %s", async (locale) => {
  const pdf = await embeddedTickets.pdf({ ...facts, locale });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("a scanner reads the code from the screen", async () => {
  const svg = await embeddedTickets.qrSvg(facts.code);
  const { data, info } = await sharp(Buffer.from(svg)).resize(300, 300).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(facts.code);
});

test("names in other scripts are written with the font that has them", () => {
  expect(runs("Željka Шевченко").map(({ script }) => script)).toEqual(["latin-ext", "latin", "cyrillic"]);
});

test("a calendar entry is Zurich's moment, and an all-day one the date alone", () => {
  expect(embeddedTickets.calendar(facts)).toContain("DTSTART:20261201T093000Z");
  const allDay = embeddedTickets.calendar({ ...facts, isAllDay: true, startsAt: "2026-12-31T00:00:00+01:00" });
  expect(allDay).toContain("DTSTART;VALUE=DATE:20261231");
  expect(allDay).toContain("DTEND;VALUE=DATE:20270101");
});

test("a term that ends at midnight is shown as 23:59 of the day before", () => {
  expect(untilText("en_CH", "2026-11-21T00:00:00+01:00")).toMatch(/20 November 2026, 23:59/);
});
