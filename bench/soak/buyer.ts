import { randomUUID } from "node:crypto";
import type { Slot } from "./wares.ts";

const buyer = {
  givenName: "Anna",
  familyName: "Muster",
  email: "anna@example.ch",
  phone: "+41791234567",
  countryCode: "CH",
};
/** A card of the sandbox that succeeds. */
const card = { number: "4242424242424242", expiryMonth: 12, expiryYear: 39, cvc: "123" };
const tokenLasts = 30 * 60_000;

/** A guest who holds seats and pays, over HTTP, as the elements do. */
export interface Buyer {
  /** A call that changes something; fails unless it is answered with success. */
  write<Answer>(method: string, path: string, body: object): Promise<Answer>;
  hold(slot: Slot): Promise<{ reservationId: string; cart: { cartId: string } }>;
  /** Asks for offers and the free times of the slot's day, as a visitor does before reserving. */
  look(slot: Slot): Promise<void>;
  /** Holds seats, checks out and pays by card; resolves once the booking is confirmed. */
  book(slot: Slot): Promise<void>;
}

export async function buyerAt(origin: string): Promise<Buyer> {
  let token = await newToken();
  setInterval(() => void newToken().then((fresh) => (token = fresh)), tokenLasts).unref();

  async function newToken(): Promise<string> {
    return ((await (await fetch(`${origin}/api/csrf-token/`)).json()) as { csrfToken: string }).csrfToken;
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

  async function read(path: string): Promise<void> {
    const answer = await fetch(origin + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  }
  async function look({ activityId, mappedId, date }: Slot): Promise<void> {
    await write("POST", "/api/activity/offers/", { activityId, locale: "de_CH" });
    await read(`/api/activities/${mappedId}/availabilities?startsAfter=${date}&untilEndOfDay=${date}&locale=de_CH`);
  }
  async function book(slot: Slot): Promise<void> {
    const { cart } = await hold(slot);
    const { bookingId } = await write<{ bookingId: string }>("PATCH", `/api/carts/${cart.cartId}/check_out`, {
      user: buyer,
      locale: "de_CH",
    });
    const { token: paid } = await write<{ token: string }>("POST", "/providers/sandbox/tokens", card);
    const result = await write<{ resultCode: string }>("POST", "/api/payment/make-payment/", {
      bookingId,
      paymentMethod: { type: "card", token: paid },
      returnUrl: `${origin}/buchung/bestaetigung?bookingId=${bookingId}`,
    });
    if (result.resultCode !== "Authorised") throw new Error(`a payment is ${result.resultCode}`);
    await read(`/api/bookings/${bookingId}`);
  }
  return { write, hold, look, book };
}
