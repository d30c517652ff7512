import { expect, test } from "vitest";
import { statisticsOf } from "./affiliate-statistics.ts";

const event = { campaign: "winter", widget: "booking", type: "view", count: 10 } as const;
const onFirst = { day: "2026-11-01", type: "view", count: 10 } as const;
const sale = {
  bookingId: "a",
  confirmedOn: "2026-11-02",
  campaign: "winter",
  widget: "booking",
  base: 10_000,
  percent: 8,
};
const days = ["2026-11-01", "2026-11-02"];

test("joins what was counted with what was earned, by campaign and element, the most earned first", () => {
  const { rows, total } = statisticsOf(
    {
      byCampaign: [event, { ...event, type: "start", count: 3 }, { ...event, campaign: "", count: 50 }],
      byDay: [onFirst, { ...onFirst, type: "start", count: 3 }, { ...onFirst, day: "2026-11-02", count: 50 }],
    },
    [sale, { ...sale, base: 5_000 }, { ...sale, bookingId: "b", widget: "button" }],
    days,
  );
  expect(rows).toEqual([
    { campaign: "winter", widget: "booking", views: 10, starts: 3, bookings: 1, revenue: 15_000, commission: 1_200 },
    { campaign: "winter", widget: "button", views: 0, starts: 0, bookings: 1, revenue: 10_000, commission: 800 },
    { campaign: "", widget: "booking", views: 50, starts: 0, bookings: 0, revenue: 0, commission: 0 },
  ]);
  expect(total).toEqual({ views: 60, starts: 3, bookings: 2, revenue: 25_000, commission: 2_000 });
});

test("counts bookings that stand: one of which all has gone back is none", () => {
  const {
    rows,
    total,
    days: counted,
  } = statisticsOf({ byCampaign: [], byDay: [] }, [sale, { ...sale, bookingId: "cancelled", base: 0 }], days);
  expect([rows[0]!.bookings, total.bookings, counted[1]!.bookings]).toEqual([1, 1, 1]);
});

test("has every day of the range, also those without anything", () => {
  const { days: counted } = statisticsOf({ byCampaign: [event], byDay: [onFirst] }, [sale], [...days, "2026-11-03"]);
  expect(counted.map(({ day, views, bookings, commission }) => [day, views, bookings, commission])).toEqual([
    ["2026-11-01", 10, 0, 0],
    ["2026-11-02", 0, 1, 800],
    ["2026-11-03", 0, 0, 0],
  ]);
});

test("reads each count and sale once, however many days are asked for", () => {
  let reads = 0;
  const read = <Entry extends object>(entry: Entry, name: string) =>
    new Proxy(entry, { get: (of, key) => ((reads += key === name ? 1 : 0), Reflect.get(of, key)) });
  const year = Array.from({ length: 366 }, (_, at) => `day ${at}`);
  statisticsOf(
    { byCampaign: [], byDay: year.map((day) => read({ ...onFirst, day }, "day")) },
    year.map((confirmedOn) => read({ ...sale, confirmedOn }, "confirmedOn")),
    year,
  );
  expect(reads).toBe(2 * year.length);
});
