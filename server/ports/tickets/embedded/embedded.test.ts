import { Buffer } from "node:buffer";
import jsqr from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { translatedLocales } from "../../../../sdk/contracts/locale.ts";
import { embeddedTickets } from "./embedded.fixture.ts";
import { ticketDetails } from "./details.fixture.ts";
import { runs } from "../../pdf/fonts.ts";
import { untilText } from "../../../domain/date-texts.ts";

test.each(translatedLocales)("a ticket is made in %s", async (locale) => {
  const pdf = await embeddedTickets.pdf({ ...ticketDetails, locale });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

// Cause: the lower half of the page was empty; the way there stood in the reminder's mail alone.
test("a ticket leads to its meeting point: to the map and to connections by public transport", async () => {
  const pdf = (await embeddedTickets.pdf(ticketDetails)).toString("latin1");
  expect(pdf).toContain("https://map.geo.admin.ch/#/map?lang=de&center=46.6,7.8");
  expect(pdf).toContain(ticketDetails.connectionsUrl);
  const ofTrip = await embeddedTickets.pdf({ ...ticketDetails, meetingPoint: null, connectionsUrl: null });
  expect(ofTrip.toString("latin1")).not.toContain("map.geo.admin.ch");
});

test("what many guests have said goes on with a second page, and never past the foot of the first", async () => {
  const guest = "Erwachsene: Vorname: Maximiliana, Gewicht: 60, Geburtsdatum: 01.02.1990, Verpflegung: vegetarisch";
  const pagesFor = async (guests: number) => {
    const pdf = await embeddedTickets.pdf({ ...ticketDetails, answers: Array.from({ length: guests }, () => guest) });
    return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
  };
  expect([await pagesFor(4), await pagesFor(24)]).toEqual([1, 2]);
});

test("a ticket is its shop's", async () => {
  const pdf = await embeddedTickets.pdf({ ...ticketDetails, brand: { name: "Alpina", color: "#ffcc00" } });
  expect(pdf.toString("latin1")).toContain("(Alpina)");
});

test("a scanner reads the code from the screen", async () => {
  const svg = await embeddedTickets.qrSvg(ticketDetails.code);
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(300, 300)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(ticketDetails.code);
});

test("names in other scripts are written with the font that has them", () => {
  expect(runs("Željka Шевченко").map(({ script }) => script)).toEqual(["latin-ext", "latin", "cyrillic"]);
});

test("a calendar entry is Zurich's moment, and an all-day one the date alone", () => {
  expect(embeddedTickets.calendar(ticketDetails)).toContain("DTSTART:20261201T093000Z");
  const allDay = embeddedTickets.calendar({ ...ticketDetails, isAllDay: true, startsAt: "2026-12-31T00:00:00+01:00" });
  expect(allDay).toContain("DTSTART;VALUE=DATE:20261231");
  expect(allDay).toContain("DTEND;VALUE=DATE:20270101");
});

test("a term that ends at midnight is shown as 23:59 of the day before", () => {
  expect(untilText("en_CH", "2026-11-21T00:00:00+01:00")).toMatch(/20 November 2026, 23:59/);
});
