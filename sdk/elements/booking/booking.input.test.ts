import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { bookingAttributes, type BookingAttributes } from "../../contracts/elements/booking.ts";
import { input, world } from "../../machines/booking/booking.fixture.ts";
import type { Services } from "../_kit/record.ts";
import type { BookingStep } from "../../machines/booking/booking.types.ts";
import { inputOf as previewInput } from "./booking.input.ts";
import { fullInput } from "./full-input.ts";
import { commonProps } from "./connect/common.ts";
import { buttonProps } from "./connect/button.ts";
import { freshContext } from "../../machines/booking/fresh.rules.ts";

const attributes = v.parse(bookingAttributes, { activity: "104" });

function inputOf(given: BookingAttributes, services: Services) {
  return fullInput(previewInput(given, services), given, services);
}

function servicesOf(query: Record<string, string>, origin = "https://hotel.example"): Services {
  return {
    locale: "de_CH",
    shopOrigin: "https://shop.example",
    address: { query: (name: string) => query[name] ?? null, with: () => `${origin}/activity/104` },
    now: () => Date.parse("2026-11-30T23:30:00Z"),
  } as unknown as Services;
}

describe("input of the booking widget", () => {
  test("says who powers the widget on other pages than the shop's own", () => {
    const isPowered = (origin: string) => {
      const context = freshContext(inputOf(attributes, servicesOf({}, origin)));
      return commonProps(context, "date", () => {}).head.poweredBy;
    };
    expect(isPowered("https://hotel.example")).toBe(true);
    expect(isPowered("https://shop.example.hotel.example")).toBe(true);
    expect(isPowered("https://shop.example")).toBe(false);
  });

  test("[P4.24] starts offers first with flowType=offers-date in the page's address", () => {
    expect(inputOf(attributes, servicesOf({ flowType: "offers-date" })).flow).toBe("offers-date");
    expect(inputOf(attributes, servicesOf({ flowType: "nonsense" })).flow).toBe("date-offers");
  });

  test("shows the confirmation of the booking in the address, after a reload too, with inline checkout only", () => {
    const bookingId = "0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6071";
    const inline = v.parse(bookingAttributes, { activity: "104", checkout: "inline" });
    expect(inputOf(inline, servicesOf({ bookingId })).returned).toBe(bookingId);
    expect(inputOf(attributes, servicesOf({ bookingId })).returned).toBeNull();
    expect(inputOf(inline, servicesOf({ bookingId: "<script>" })).returned).toBeNull();
  });

  test("shows the booking in the widget of the activity that the return address names", () => {
    const bookingId = "0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6071";
    const widgets = ["104", "105"].map((activity) => ({ getAttribute: () => activity }));
    vi.stubGlobal("document", { querySelectorAll: () => widgets });
    const of = (activity: string, query: Record<string, string>) =>
      inputOf(v.parse(bookingAttributes, { activity, checkout: "inline" }), servicesOf({ bookingId, ...query }))
        .returned;
    expect([of("104", { bookingActivity: "105" }), of("105", { bookingActivity: "105" })]).toEqual([null, bookingId]);
    expect([of("104", {}), of("105", {})]).toEqual([bookingId, null]);
    vi.unstubAllGlobals();
  });

  test("[R17] uses Zurich's date as today in every time zone", () => {
    expect(inputOf(attributes, servicesOf({})).today).toBe("2026-12-01");
  });

  test("takes a link's selection, and ignores a broken one and one of another activity", () => {
    const of = (bookingData: string) => inputOf(attributes, servicesOf({ bookingData, bookingRun: "true" }));
    expect(of('{"date":"2026-12-03","activityId":104}')).toMatchObject({ data: { date: "2026-12-03" }, run: true });
    expect(of('{"activityId":7}')).toMatchObject({ data: null, run: false });
    expect(of("{")).toMatchObject({ data: null, run: false });
  });
});

const offerOf = (more: object) => ({ ...world().offers[0]!, hasOneTime: false, ...more });
const placeIn = (offers: object[], more: object = {}) => {
  const context = { ...freshContext(input), offers: offers as never, ...more };
  return (step: BookingStep) => {
    const { index, of, back, step: named } = commonProps(context, step, () => {}).progress;
    return [named, index, of, back?.to];
  };
};

test("numbers the pages, with their count from the first page on", () => {
  const placeOf = placeIn([offerOf({ isPersonalized: true })]);
  expect((["date", "offers", "tickets", "personalized", "total"] as const).map(placeOf)).toEqual([
    ["date", 1, 5, undefined],
    ["offers", 2, 5, "date"],
    ["tickets", 3, 5, "offers"],
    ["personalized", 4, 5, "tickets"],
    ["total", 5, 5, "personalized"],
  ]);
  const unasked = placeIn([offerOf({})]);
  expect([unasked("date"), unasked("total")]).toEqual([
    ["date", 1, 4, undefined],
    ["total", 4, 4, "tickets"],
  ]);
});

test("counts no page for offers when there is no choice, and goes back to the date", () => {
  const at = placeIn([offerOf({ hasOneTime: true })]);
  expect((["date", "offers", "tickets", "total"] as const).map(at)).toEqual([
    ["date", 1, 3, undefined],
    ["date", 1, 3, "date"],
    ["tickets", 2, 3, "date"],
    ["total", 3, 3, "tickets"],
  ]);
  const two = placeIn([offerOf({ hasOneTime: true }), offerOf({ hasOneTime: true, offerId: 2 })]);
  expect(two("tickets")).toEqual(["tickets", 3, 4, "offers"]);
});

test("counts the pages of the chosen offer when offers differ", () => {
  const offers = [offerOf({ isPersonalized: true }), offerOf({ offerId: 2 })];
  expect(placeIn(offers)("date")).toEqual(["date", 1, 5, undefined]);
  expect(placeIn(offers, { offerId: 2 })("total")).toEqual(["total", 4, 4, "tickets"]);
});

test("[P4.21] makes the main button primary when the step is complete, an instruction otherwise", () => {
  const button = (date: string | null) =>
    buttonProps({ context: { ...freshContext(input), date }, at: () => false, send: () => {}, now: 0 }, "date");
  expect(button(null)).toMatchObject({ kind: "chooseDate", isComplete: false });
  expect(button("2026-12-03")).toMatchObject({ kind: "chooseOffer", isComplete: true });
});
