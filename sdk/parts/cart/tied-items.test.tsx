import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { messages } from "../../../locales/en/basket.po";
import { cartOf, reservationOf } from "../../machines/cart/cart.fixture.ts";
import type { CartView, CartItem } from "../../machines/cart/cart.types.ts";
import { expiredItems } from "../../machines/cart/cart.rules.ts";
import { ExpiredHold } from "./expired-hold.tsx";
import { Item } from "./item.tsx";
import { ItemNote } from "./item-note.tsx";
import { ItemButtons } from "./item-buttons.tsx";
import { Notices } from "./notices.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: messages } });
const textOf = (view: ReactNode) =>
  renderToString(<I18nProvider i18n={i18n}>{view}</I18nProvider>)
    .replaceAll("<!-- -->", "")
    .replaceAll("&amp;", "&");

const boat = reservationOf("boat", undefined, { activityTitle: "Boat trip" });
const trip = (id: string, activityTitle: string, withBookingItemId: string | null = boat.bookingItemId) =>
  reservationOf(id, undefined, { activityTitle, withBookingItemId });
const [there, back] = [trip("there", "Zürich – Bern"), trip("back", "Bern – Zürich")];
const all = [boat, there, back];
const nothing = () => {};

test("a trip names the activity that it goes with, and what goes with nothing names none", () => {
  const item = (reservation: typeof boat) =>
    textOf(<Item reservation={reservation} all={all} languageTag="en-CH" now={() => 0} />);
  expect(item(there)).toContain("Goes with Boat trip");
  expect(item(boat)).not.toContain("Goes with");
  expect(item(trip("alone", "Bern – Thun", null))).not.toContain("Goes with");
});

test("[R18] an item names its net price, whatever else is in the cart", () => {
  const item = (isNet: boolean) =>
    textOf(<Item reservation={{ ...boat, isNet }} all={all} languageTag="en-CH" now={() => 0} />);
  expect(item(true)).toContain("net price");
  expect(item(false)).not.toContain("net price");
});

test("beside the button that removes an activity stand the trips that are removed with it", () => {
  const buttons = (reservation: typeof boat) =>
    textOf(<ItemButtons reservation={reservation} all={all} busyWith={null} edit={nothing} remove={nothing} />);
  expect(buttons(boat)).toContain("Is removed with it: Zürich – Bern, Bern – Zürich");
  expect(buttons(boat)).toContain('aria-label="Remove: Boat trip, Zürich – Bern, Bern – Zürich"');
  expect(buttons(there)).not.toContain("Is removed with it");
});

test("each removed item has its notice with what went with it, and its own way back", () => {
  const removed: CartItem[] = [
    { reservation: boat, trips: [there, back] },
    { reservation: trip("alone", "Bern – Thun", null), trips: [] },
  ];
  const cart = { state: "empty", cart: cartOf([]), removed, restoreChanges: [], error: null } as unknown as CartView;
  const text = textOf(<Notices cart={cart} rehold={nothing} dismiss={nothing} retry={nothing} />);
  expect(text).toContain("Boat trip is out of your basket. What went with it, too: Zürich – Bern, Bern – Zürich.");
  expect(text).toContain("Bern – Thun is out of your basket.");
  expect(text.match(/aria-label="Put it back: [^"]+"/g)).toEqual([
    'aria-label="Put it back: Boat trip"',
    'aria-label="Put it back: Bern – Thun"',
  ]);
  expect(text.match(/Got it/g)).toHaveLength(1);
});

test("an activity and its trips that have expired are held again together; a trip whose activity is held names it", () => {
  const cart = {
    expiredHolds: expiredItems([there, boat, back]),
    busyWith: null,
    cart: cartOf([]),
    restoreChanges: [],
    error: null,
  };
  const text = (view: object) =>
    textOf(
      <ExpiredHold
        cart={{ ...cart, ...view } as unknown as CartView}
        languageTag="en-CH"
        now={() => 0}
        addressOf={(path) => path}
        rehold={nothing}
        dismiss={nothing}
      />,
    );
  expect(text({}).match(/Hold again/g)).toHaveLength(1);
  expect(
    text({})
      .match(/<h3[^>]*>[^<]+/g)!
      .map((title) => title.replace(/.*>/, "")),
  ).toEqual(["Boat trip", "Zürich – Bern", "Bern – Zürich"]);
  expect(text({}).match(/Goes with Boat trip/g)).toHaveLength(2);
  expect(text({ expiredHolds: expiredItems([there]), cart: cartOf([boat]) })).toContain("Goes with Boat trip");

  const refused = { task: "rehold", status: 422, code: "availability_full", fields: {} };
  const soldOut = text({ error: { ...refused, reservationId: "boat" } });
  expect(soldOut).toContain("Boat trip is sold out. Nothing was charged.");
  expect(soldOut).toMatch(/<a href="\/activity\/104-paddle-steamer"[^>]*>(<[^>]*>)*Choose another time/);
  expect(soldOut).not.toContain("Hold again");
  expect(text({ error: { ...refused, reservationId: "another" } })).toContain("Hold again");
  const loss = { reservationId: "there", activityTitle: "Zürich – Bern", kind: "closed" };
  const ride = { ...there, tripId: "trip-1", activityPath: "/transport?trip=1" };
  expect(text({ expiredHolds: expiredItems([ride]), cart: cartOf([boat]), restoreChanges: [loss] })).toMatch(
    /can no longer be booked.*href="\/transport\?trip=1".*Choose another connection/s,
  );
});

test("what may be removed is named while the basket can't be read, in place of a basket that is kept", () => {
  const error = { task: "load", reservationId: null, status: 0, code: "offline", fields: {} };
  const unconfirmed = { item: { reservation: boat, trips: [] }, error: { ...error, task: "remove" } };
  const shown = { state: "ready", cart: cartOf([boat]), removed: null, restoreChanges: [], error, unconfirmed };
  const textWith = (changes: object) =>
    textOf(
      <Notices
        cart={{ ...shown, ...changes } as unknown as CartView}
        rehold={nothing}
        dismiss={nothing}
        retry={nothing}
      />,
    );
  expect(textWith({})).toContain("we do not know yet whether Boat trip is out of your basket");
  expect(textWith({})).not.toContain("Your basket is kept");
  expect(textWith({ unconfirmed: null })).toContain("Your basket is kept");
});

test("a trip that has left while it was held says so, with the way to another one", () => {
  const ride = { ...there, trip: {} as typeof there.trip, activityPath: "/transport?trip=1" };
  const noteAt = (now: number, reservation = ride) =>
    textOf(
      <ItemNote
        reservation={reservation}
        misfit={undefined}
        languageTag="en-CH"
        now={() => now}
        addressOf={(path) => path}
      />,
    );
  const leaves = Date.parse(ride.startsAt);
  expect(noteAt(leaves)).toMatch(/has left.*href="\/transport\?trip=1"/s);
  expect(noteAt(leaves - 1)).toBe("");
  expect(noteAt(leaves, { ...ride, trip: undefined })).toBe("");
});

test("[R7] what has become of a restored basket is one notice, a sentence each", () => {
  const chf = (amount: number) => ({ amount, currency: "CHF", formatted: `CHF ${amount / 100}` });
  const restoreChanges = [
    { reservationId: "boat", activityTitle: "Boat trip", kind: "price_changed", before: chf(4900), now: chf(5200) },
    { reservationId: "there", activityTitle: "Zürich – Bern", kind: "sold_out", before: chf(2000) },
  ];
  const cart = { state: "ready", cart: cartOf([boat]), removed: null, restoreChanges, error: null };
  const text = textOf(
    <Notices cart={cart as unknown as CartView} rehold={nothing} dismiss={nothing} retry={nothing} />,
  );
  expect(text).toMatch(/<li>Boat trip: your seats are held again\. It now costs CHF 52 instead of CHF 49\.<\/li>/);
  expect(text).toContain("<li>Zürich – Bern is sold out. Nothing was charged.</li>");
  expect(text.match(/Got it/g)).toHaveLength(1);
});
