import * as v from "valibot";
import { EventItem, Francs, LayerItem, Rappen } from "./items.ts";

interface Described<Payload extends v.GenericSchema> {
  /** The spec that names the event, with its paragraph. */
  readonly spec: string;
  /** When it fires. */
  readonly moment: string;
  /** Who fires it. */
  readonly by: readonly string[];
  readonly payload: Payload;
}

const event = <Payload extends v.GenericSchema>(
  spec: string,
  by: readonly string[],
  moment: string,
  payload: Payload,
): Described<Payload> => ({ spec, by, moment, payload });

const found = "discovery §7";
const bought = "purchase §7";
const widget = ["gipfel-booking", "gipfel-transport"];

/** All events of both specs. They hold nothing that a visitor has typed about people, and no code: a code is money. */
function eventsWith<Amount extends v.GenericSchema<number>, Item extends v.GenericSchema>(amount: Amount, item: Item) {
  const currency = v.literal("CHF");
  const items = v.array(item);
  const list = { item_list_name: v.string(), item_list_id: v.optional(v.string()) };
  /** What is chosen in a booking; `value` is the sum of price times quantity of the items. */
  const selection = v.strictObject({
    currency,
    value: amount,
    items,
    date: v.optional(v.nullable(v.string())),
    startsAt: v.nullable(v.string()),
    offerId: v.nullable(v.number()),
  });
  /** The same of a trip. */
  const trip = v.strictObject({
    currency,
    value: amount,
    items,
    startsAt: v.nullable(v.string()),
    offerId: v.number(),
    tripId: v.nullable(v.string()),
    productId: v.nullable(v.string()),
  });
  const booking = v.union([selection, trip]);
  const trips = v.strictObject({ ...list, currency, date: v.nullable(v.string()), items });
  const reservation = v.strictObject({ currency, value: amount, items, reservationId: v.string() });
  const cart = { currency, value: amount, items };
  const payment = { ...cart, payment_type: v.string() };
  const search = {
    search_term: v.string(),
    date: v.nullable(v.string()),
    adults: v.number(),
    children: v.number(),
    results: v.number(),
  };
  return {
    page_view: event(
      found,
      ["gipfel-listing"],
      "Once the list is in sight, for retargeting: its first three activities.",
      v.strictObject({ ...list, items }),
    ),
    view_item_list: event(
      found,
      ["gipfel-listing", "gipfel-transport"],
      "A list is in sight, and again with what more of it is shown: each activity once. Trips have come.",
      v.union([v.strictObject({ ...list, currency, items }), trips]),
    ),
    select_item: event(
      found,
      ["gipfel-listing", "gipfel-activity", "gipfel-map", "gipfel-transport"],
      "An activity or a trip of a list, of the map or of similar ones is chosen. Of activities at once, for the page is about to be left.",
      v.union([v.strictObject({ ...list, currency, items }), trips]),
    ),
    view_item: event(
      found,
      ["gipfel-activity"],
      "An activity is shown; `value` is its lowest price.",
      v.strictObject({ currency, value: v.optional(amount), items }),
    ),
    view_map: event(found, ["gipfel-map"], "The map is shown.", v.strictObject({})),
    view_search: event(
      found,
      ["gipfel-search"],
      "Results have been shown for 2 seconds, or one is chosen earlier; once for each text.",
      v.strictObject(search),
    ),
    search: event(found, ["gipfel-search"], "The search is submitted.", v.strictObject(search)),
    select_search: event(
      found,
      ["gipfel-search"],
      "A hit is chosen, a second before its page comes; `position` counts from 1.",
      v.strictObject({
        ...search,
        objectID: v.string(),
        type: v.string(),
        title: v.string(),
        position: v.number(),
        queryID: v.optional(v.string()),
        items,
      }),
    ),
    open_reservation: event(
      bought,
      ["gipfel-booking", "gipfel-transport", "gipfel-basket"],
      "A booking widget with a bookable activity is in sight or opens, a trip opens, or an item of the basket is edited.",
      v.union([selection, trips, v.strictObject({ ...cart, reservationId: v.string() })]),
    ),
    select_date: event(bought, widget, "A date is chosen.", v.union([selection, trips])),
    select_offer: event(bought, widget, "An offer, or a trip's product, is chosen.", booking),
    select_ticket: event(bought, widget, "The number of tickets changes.", booking),
    add_information: event(bought, widget, "The step with what the supplier has to know is shown.", booking),
    add_information_value: event(
      bought,
      widget,
      "2 seconds after the last key in a field of that step; without what was typed.",
      booking,
    ),
    book_now: event(bought, widget, "The selection is handed in.", booking),
    add_to_cart: event(bought, widget, "Seats are held.", booking),
    update_cart: event(bought, widget, "Other seats are held in place of a reservation's.", booking),
    remove_from_cart: event(
      bought,
      ["gipfel-basket", "gipfel-checkout", ...widget],
      "A reservation is removed from the basket.",
      v.union([reservation, selection, trip]),
    ),
    reservation_expired: event(
      bought,
      ["gipfel-basket", "gipfel-checkout"],
      "A hold has run out while the basket is open; once for each.",
      reservation,
    ),
    view_cart: event(bought, ["gipfel-basket"], "A basket with reservations is shown.", v.strictObject(cart)),
    begin_checkout: event(
      bought,
      ["gipfel-checkout"],
      "The check-out of a basket with reservations is shown.",
      v.strictObject(cart),
    ),
    add_shipping_info: event(bought, ["gipfel-checkout"], "The contact is complete.", v.strictObject(cart)),
    add_payment_info: event(bought, ["gipfel-checkout"], "A way to pay is chosen.", v.strictObject(payment)),
    payment_initiate: event(
      bought,
      ["gipfel-checkout"],
      "A payment is handed in; not paid yet.",
      v.strictObject(payment),
    ),
    purchase: event(
      bought,
      ["gipfel-confirmation"],
      "The booking is confirmed; once for each booking, whatever is reloaded. `transaction_id` is the booking's number.",
      v.strictObject({ ...payment, transaction_id: v.string() }),
    ),
    refund: event(
      bought,
      ["the shop's booking page"],
      "The buyer has cancelled an item, and money goes back or comes off an invoice; or the page shows that of what the supplier or the team has cancelled, once in each browser, after consent. What was never charged is no refund.",
      v.strictObject({ ...cart, transaction_id: v.string() }),
    ),
  };
}

/** Every event of both specs as `gipfel-analytics` carries it: amounts in Rappen. */
export const analyticsEvents = eventsWith(Rappen, EventItem);
/** The same events as `layerEntry` writes them: amounts in francs, items with GA4's fields. */
export const layerEvents = eventsWith(Francs, LayerItem);

type Events = typeof analyticsEvents;
export type AnalyticsName = keyof Events;
/** An event's name with its own payload. */
export type AnalyticsEvent<Name extends AnalyticsName = AnalyticsName> = {
  [Each in Name]: { name: Each; payload: v.InferOutput<Events[Each]["payload"]> };
}[Name];
