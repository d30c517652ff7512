import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  analyticsEvents,
  layerEvents,
  type AnalyticsEvent,
  type AnalyticsName,
} from "../contracts/analytics/analytics-events.ts";
import { layerEntry, pushTo } from "../contracts/analytics/layer-entry.ts";
import { emitRefund } from "../../host-site/client/analytics.ts";
import { money } from "../contracts/money.ts";
import { activityOf, listedOf } from "./activity/activity.fixture.ts";
import { selectItemEvent, viewEvent } from "./activity/emitted.rules.ts";
import { editEvent, viewEvent as viewCart } from "./basket/basket.rules.ts";
import type { BasketContext } from "./basket/basket.types.ts";
import { play, world } from "./booking/booking.fixture.ts";
import { analytics as bookingEvent } from "./booking/emitted.rules.ts";
import { cartOf, reservationOf } from "./cart/cart.fixture.ts";
import { analytics as cartEvent } from "./cart/cart.rules.ts";
import { cartEvent as checkoutEvent, methodEvent } from "./checkout/checkout.rules.ts";
import type { CheckoutContext } from "./checkout/checkout.types.ts";
import { bookingOf } from "./confirmation/confirmation.fixture.ts";
import { purchaseEvent } from "./confirmation/confirmation.rules.ts";
import { discoveryView, listed } from "./discovery/discovery.fixture.ts";
import { itemSelected, itemsShown, pageViewed } from "./listing/emitted.rules.ts";
import { given } from "./listing/listing.fixture.ts";
import type { ListingContext } from "./listing/listing.types.ts";
import { itemSelected as cardOpened, mapShown } from "./map/emitted.rules.ts";
import { point } from "./map/map.fixture.ts";
import { openSearch, rigi } from "./search/search.fixture.ts";
import { hitEvent, searchEvent } from "./search/search.rules.ts";
import { analytics as transportEvent } from "./transport/emitted.rules.ts";
import { withTrips } from "./transport/transport.fixture.ts";
import { analytics as tripEvent } from "./trip-booking/emitted.rules.ts";
import { atTickets } from "./trip-booking/trip-booking.fixture.ts";

/** The names that the specs list: discovery §7, then purchase §7. */
const discovery = "view_item select_item view_item_list view_search select_search search view_map page_view";
const purchase =
  "select_item book_now view_item_list payment_initiate add_payment_info reservation_expired add_information " +
  "add_information_value add_shipping_info add_to_cart begin_checkout open_reservation purchase refund " +
  "remove_from_cart select_date select_offer select_ticket update_cart view_cart";

const results = [listed(1, {}), { ...listed(2, {}), dataLayer: activityOf().dataLayer }];
const list = { given: { ...given, pageId: "7" }, discovery: discoveryView({ results }), emittedIds: [] };
const listing = list as unknown as ListingContext;
const reservation = reservationOf("r1");
const cart = { cart: { cart: cartOf([reservation]) } };
const basket = cart as unknown as BasketContext;
const checkout = cart as unknown as CheckoutContext;

const booking = async () => {
  const played = await play(world());
  for (const event of [{ type: "next" }, { type: "ticket.add", ticketCategoryId: 11 }] as const) {
    played.actor.send(event);
    await played.settle();
  }
  return played.actor.getSnapshot().context;
};
const transport = async () => {
  const { actor } = await withTrips();
  const { context } = actor.getSnapshot();
  return { ...context, trip: context.trips[0]! };
};
const search = { ...openSearch().context(), hits: [rigi], queryId: "q1" };

type Emitted = { type: string; detail: object } | readonly { type: string; detail: object }[];
type Emitters = Readonly<Record<string, () => Emitted | Promise<Emitted>>>;

const inBooking = (name: Parameters<typeof bookingEvent>[0] & Parameters<typeof tripEvent>[0]): Emitters => ({
  "gipfel-booking": async () => bookingEvent(name, await booking()),
  "gipfel-transport": async () => tripEvent(name, (await atTickets()).context()),
});

/** Who fires each event; the compiler wants every name, the test every one of `by`. */
const emitters: Readonly<Record<AnalyticsName, Emitters>> = {
  page_view: { "gipfel-listing": () => pageViewed(listing) },
  view_item_list: {
    "gipfel-listing": () => itemsShown(listing, results),
    "gipfel-transport": async () => transportEvent("view_item_list", await transport()),
  },
  select_item: {
    "gipfel-listing": () => itemSelected(listing, 1),
    "gipfel-activity": () => selectItemEvent(listedOf(2)),
    "gipfel-map": () => cardOpened(point(3)),
    "gipfel-transport": async () => transportEvent("select_item", await transport()),
  },
  view_item: { "gipfel-activity": () => viewEvent(activityOf()) },
  view_map: { "gipfel-map": () => mapShown },
  view_search: { "gipfel-search": () => searchEvent("view_search", search) },
  search: { "gipfel-search": () => searchEvent("search", search) },
  select_search: { "gipfel-search": () => hitEvent(search, rigi) },
  open_reservation: {
    "gipfel-booking": async () => (await play(world())).emitted,
    "gipfel-transport": async () => transportEvent("open_reservation", await transport()),
    "gipfel-basket": () => editEvent(basket, "r1"),
  },
  select_date: {
    "gipfel-booking": async () => bookingEvent("select_date", await booking()),
    "gipfel-transport": async () => transportEvent("select_date", await transport()),
  },
  select_offer: inBooking("select_offer"),
  select_ticket: inBooking("select_ticket"),
  add_information: inBooking("add_information"),
  add_information_value: inBooking("add_information_value"),
  book_now: inBooking("book_now"),
  add_to_cart: inBooking("add_to_cart"),
  update_cart: inBooking("update_cart"),
  remove_from_cart: {
    ...inBooking("remove_from_cart"),
    "gipfel-basket": () => cartEvent("remove_from_cart", reservation),
    "gipfel-checkout": () => cartEvent("remove_from_cart", reservation),
  },
  reservation_expired: {
    "gipfel-basket": () => cartEvent("reservation_expired", reservation),
    "gipfel-checkout": () => cartEvent("reservation_expired", reservation),
  },
  view_cart: { "gipfel-basket": () => viewCart(basket) },
  begin_checkout: { "gipfel-checkout": () => checkoutEvent("begin_checkout", checkout) },
  add_shipping_info: { "gipfel-checkout": () => checkoutEvent("add_shipping_info", checkout) },
  add_payment_info: { "gipfel-checkout": () => methodEvent("add_payment_info", checkout, "card") },
  payment_initiate: { "gipfel-checkout": () => methodEvent("payment_initiate", checkout, "card") },
  purchase: { "gipfel-confirmation": () => purchaseEvent(bookingOf("confirmed", true)) },
  refund: { "the shop's booking page": () => refunded() },
};

/** What the booking page fires as the item is cancelled. */
function refunded(): Emitted {
  const page = new EventTarget();
  const fired: Emitted[] = [];
  page.addEventListener("gipfel-analytics", (event) => {
    const { version: _, ...detail } = (event as CustomEvent<{ version: number }>).detail;
    fired.push({ type: "analytics", detail });
  });
  Object.assign(globalThis, { document: page });
  emitRefund("1048-2291", reservation, { bookingItemId: "i1", refund: money(4900), refundWay: "refund" });
  Reflect.deleteProperty(globalThis, "document");
  return fired.flat();
}

const names = Object.keys(analyticsEvents) as AnalyticsName[];
const pairs = names.flatMap((name) => analyticsEvents[name].by.map((by) => [name, by] as const));

test("every event of both specs is described, and no other", () => {
  const specified = new Set(`${discovery} ${purchase}`.split(" "));
  expect(names.toSorted()).toEqual([...specified].toSorted());
});

test("every described emitter is tested, and no other", () => {
  for (const name of names) expect(Object.keys(emitters[name]).toSorted()).toEqual(analyticsEvents[name].by.toSorted());
});

describe("an event and its entry in the data layer fit their schemas", () => {
  test.each(pairs)("%s of %s", async (name, by) => {
    const emitted = [await emitters[name][by]!()].flat() as { type: string; detail: AnalyticsEvent }[];
    const found = emitted.filter(({ type, detail }) => type === "analytics" && detail.name === name);
    expect(found).toHaveLength(1);
    const { detail } = found[0]!;
    expect(v.safeParse(analyticsEvents[name].payload, detail.payload).issues).toBeUndefined();
    const { event, ecommerce = {}, ...rest } = layerEntry(detail);
    expect(event).toBe(name);
    expect(v.safeParse(layerEvents[name].payload, { ...rest, ...(ecommerce as object) }).issues).toBeUndefined();
  });
});

test("the value of a selection is what its items sum up to, deposits included", async () => {
  const { detail } = bookingEvent("add_to_cart", await booking()) as { detail: AnalyticsEvent<"add_to_cart"> };
  const items = detail.payload.items as { price: number; quantity: number }[];
  expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(detail.payload.value);
  expect(detail.payload.value).toBeGreaterThan(0);
});

test("the data layer has francs, GA4's names of an activity, and nothing of the event before", () => {
  const layer: unknown[] = [];
  const { detail } = viewEvent(activityOf()) as { detail: AnalyticsEvent<"view_item"> };
  pushTo(layer, detail);
  pushTo(layer, { name: "view_map", payload: {} });
  const { title } = activityOf().dataLayer;
  expect(layer).toEqual([
    { ecommerce: null },
    {
      event: "view_item",
      ecommerce: {
        currency: "CHF",
        value: 49,
        items: [expect.objectContaining({ id: 104, title, item_id: "104", item_name: title })],
      },
    },
    { event: "view_map" },
  ]);
  expect(detail.payload.value).toBe(4900);
});

test("an amount that was divided twice, or that is in Rappen, is no amount of the data layer or of the event", () => {
  const item = { item_id: "9726", item_name: "Bern – Thun", price: 15.7 };
  const payload = { item_list_name: "transport", currency: "CHF", date: null, items: [item] };
  expect(v.is(analyticsEvents.view_item_list.payload, payload)).toBe(false);
  expect(v.is(layerEvents.view_item_list.payload, { ...payload, items: [{ ...item, price: 0.157 }] })).toBe(false);
  expect(v.is(layerEvents.view_item_list.payload, payload)).toBe(true);
});
