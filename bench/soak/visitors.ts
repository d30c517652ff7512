import { randomUUID } from "node:crypto";
import type { RunningShop } from "../shop-pages/server.ts";
import { waresOf, type Slot } from "./wares.ts";

/** Of a hundred visits. */
const shares = { page: 52, list: 14, search: 10, calendar: 10, hold: 12, book: 2 } as const;
type Visit = keyof typeof shares;

const words = ["boot", "jungfrau", "fondue", "tandem", "schnee", "zug", "kinder", "wandern", "paragliding", "museum"];
const buyer = { givenName: "Anna", familyName: "Muster", email: "anna@example.ch", phone: "+41791234567", countryCode: "CH" };
/** A card of the sandbox that succeeds. */
const card = { number: "4242424242424242", expiryMonth: 12, expiryYear: 39, cvc: "123" };
/** Holds that nobody gives back: they expire. */
const forgotten = 0.3;

/** Makes what one visitor does at a time: it resolves with the kind of visit, and fails when an answer isn't what it should be. */
export async function visitorsOf({ origin, dataDir }: RunningShop): Promise<() => Promise<Visit>> {
  const { slots, pages, activityIds } = await waresOf(dataDir, origin);
  if (slots.length === 0) throw new Error("no slot can be booked");
  let token = await newToken();
  setInterval(() => void newToken().then((fresh) => (token = fresh)), 30 * 60_000).unref();

  async function newToken(): Promise<string> {
    return ((await (await fetch(`${origin}/api/csrf-token/`)).json()) as { csrfToken: string }).csrfToken;
  }
  async function read(path: string): Promise<void> {
    const answer = await fetch(origin + path, { headers: { accept: "text/html" } });
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
  }
  async function write<Answer>(method: string, path: string, body: object): Promise<Answer> {
    const headers = { "content-type": "application/json", "x-csrf-token": token, "idempotency-key": randomUUID() };
    const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as Answer;
  }
  const hold = ({ id, mappedId, ticketCategoryId }: Slot) =>
    write<{ reservationId: string; cart: { cartId: string } }>("POST", "/api/reservations", {
      activityId: mappedId,
      availabilityId: id,
      selection: [{ ticketCategoryId, numGuests: 1 + Math.floor(Math.random() * 3) }],
      locale: "de_CH",
      doCreateCart: true,
    });

  const visits: Record<Visit, () => Promise<void>> = {
    page: () => read(oneOf(pages)),
    list: () => read(`/api/activities/de_CH/?limit=16&sort=${oneOf(["popularityDesc", "priceAsc", "ratingDesc"])}&search=${oneOf(["", ...words])}`),
    search: async () => void (await write("POST", "/api/1/indexes/prd_de_CH/query", { query: oneOf(words), hitsPerPage: 10 })),
    calendar: async () => {
      const date = new Date();
      await write("POST", "/api/activity/monthly-dates/", {
        activityId: oneOf(activityIds),
        locale: "de_CH",
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
      });
    },
    async hold() {
      const { reservationId } = await hold(oneOf(slots));
      if (Math.random() > forgotten) await write("DELETE", `/api/reservations/${reservationId}`, {});
    },
    async book() {
      const { cart } = await hold(oneOf(slots));
      const { bookingId } = await write<{ bookingId: string }>("PATCH", `/api/carts/${cart.cartId}/check_out`, { user: buyer, locale: "de_CH" });
      const { token: paid } = await write<{ token: string }>("POST", "/sandbox/tokens", card);
      const result = await write<{ resultCode: string }>("POST", "/api/payment/make-payment/", {
        bookingId,
        paymentMethod: { type: "card", token: paid },
        returnUrl: `${origin}/buchung/bestaetigung?bookingId=${bookingId}`,
      });
      if (result.resultCode !== "Authorised") throw new Error(`a payment is ${result.resultCode}`);
      await read(`/api/bookings/${bookingId}`);
    },
  };
  return async () => {
    const visit = drawn();
    await visits[visit]();
    return visit;
  };
}

function drawn(): Visit {
  let left = Math.random() * 100;
  for (const [visit, share] of Object.entries(shares) as [Visit, number][]) if ((left -= share) < 0) return visit;
  return "page";
}

function oneOf<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)]!;
}
