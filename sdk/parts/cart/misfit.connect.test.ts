import { expect, test } from "vitest";
import type { Reservation } from "../../contracts/cart.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { getThereDetails } from "../get-there/get-there.details.ts";
import { misfitsOf } from "./misfit.connect.ts";

const at = (day: string, time: string) => `2026-12-${day}T${time}:00+01:00`;
const place = (id: string) => ({ stopPlaceRef: `urn:uic:stn:${id}` });
const trip = (
  reservationId: string,
  [from, to]: readonly [string, string],
  startTime: string,
  endTime: string,
  direction?: "there" | "back",
) =>
  ({
    direction,
    reservationId,
    withBookingItemId: "boat",
    trip: { plan: { startTime, endTime, origin: place(from), destination: place(to) } },
  }) as Reservation;
const boat = {
  bookingItemId: "boat",
  startsAt: at("05", "10:30"),
  endsAt: at("05", "14:30"),
  isAllDay: false,
} as Reservation;

test("others than a misfit are looked for from its origin, or back to its destination, in its place", () => {
  const there = trip("there", ["8507000", "8508005"], at("04", "08:00"), at("04", "10:13"), "there");
  const back = trip("back", ["8508005", "8507000"], at("04", "15:00"), at("04", "17:00"), "back");
  const misfits = misfitsOf([boat, there, back], { now: () => 0 } as Services);
  expect(misfits["there"]?.appointment).toMatchObject({
    from: "8507000",
    arriveBy: at("05", "10:30"),
    replaces: "there",
  });
  const wayBack = misfits["back"]?.appointment;
  expect(wayBack).toMatchObject({ back: { departAfter: at("05", "14:30"), to: "8507000" }, replaces: "back" });
});

test("others to an all-day item are looked for in the morning of its day", () => {
  const day = { ...boat, startsAt: at("05", "00:00"), endsAt: undefined, isAllDay: true };
  const there = trip("there", ["8507000", "8508005"], at("04", "08:00"), at("04", "10:13"));
  const services = {
    now: () => Date.parse(at("03", "23:30")),
    locale: "en_CH",
    shopOrigin: "https://shop.example",
    storage: { get: () => null },
    address: { with: () => "https://shop.example/" },
  } as unknown as Services;
  const { appointment } = misfitsOf([day, there], services)["there"]!;
  const { attributes, begins } = getThereDetails(appointment);
  expect(attributes["arrive-by"]).toBe("2026-12-05T09:00");
  expect(begins, "its time is not said to be nine").toBeNull();
});
