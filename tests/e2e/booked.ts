import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { reviewToken } from "../../server/security/review-link.ts";
import { openDatabase, type Db } from "../../server/db/connection.ts";
import { upsertRevision } from "../../server/db/queries/revision.ts";
import { fromJson } from "../../server/json.ts";
import type { FrozenReservation } from "../../server/domain/frozen.ts";
import type { Booking } from "../../sdk/contracts/booking.ts";
import { shop } from "./journey.ts";
import { dataDir, linkSecret, postgresFile } from "./ports.ts";

const day = 24 * 60 * 60 * 1000;
const buyer = {
  givenName: "Mia",
  familyName: "Keller",
  email: "mia@example.ch",
  phone: "+41791234567",
  countryCode: "CH",
};

interface Wanted {
  readonly activityId: number;
  /** Persons, of the first adult category. */
  readonly persons?: number;
  /** Days from now, at least. */
  readonly after?: number;
  /** The same activity again, on other times. */
  readonly items?: number;
  /** Another activity in the same booking. */
  readonly and?: number;
  /** A trip there and one back that go with the first item: names of places, from and to. */
  readonly trips?: readonly [from: string, to: string];
  readonly buyer?: Partial<typeof buyer>;
  readonly rebateCodes?: readonly string[];
  /** A card of the sandbox. */
  readonly card?: string;
  /** The card is kept for the account that is signed in. */
  readonly keepsCard?: boolean;
  /** Who it came by, as the browser sends it at check-out. */
  readonly affiliate?: Readonly<Record<string, string>>;
  /** Answers of the reservation's own fields. */
  readonly answers?: readonly { readonly key: string; readonly value: string | number }[];
  /** Answers of each guest's fields. */
  readonly guests?: readonly (readonly { readonly key: string; readonly value: string | number }[])[];
}

interface Held {
  readonly cart: { readonly cartId: string };
  readonly reservation: { readonly bookingItemId: string; readonly startsAt: string };
}

interface FoundTrip {
  readonly id: string;
  readonly ticketCategories: readonly { readonly productId: string; readonly ticketCategoryId: number }[];
}

/** Opens the database of the running shop. */
export async function inDatabase<Found>(look: (db: Db) => Promise<Found>): Promise<Found> {
  const postgres = existsSync(postgresFile) && { DATABASE_URL: readFileSync(postgresFile, "utf8") };
  const db = openDatabase({ DATA_DIR: dataDir, ...postgres });
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

/**
 * A paid booking (or a paid request, where it is on request) by the shop's own calls, as whoever `request` is signed in
 * as: for journeys that begin after the check-out.
 */
export async function booked(
  request: APIRequestContext,
  {
    activityId,
    persons = 1,
    after = 10,
    items = 1,
    and,
    trips,
    buyer: who = {},
    rebateCodes = [],
    card = "4242424242424242",
    keepsCard = false,
    affiliate,
    answers = [],
    guests = [],
  }: Wanted,
): Promise<{ bookingId: string; itemIds: string[] }> {
  const slots = [
    ...(await slotsOf(activityId, persons, after, items)),
    ...(and === undefined ? [] : await slotsOf(and, persons, after, 1)),
  ];
  const { csrfToken } = (await (await request.get(`${shop}/api/csrf-token/`)).json()) as { csrfToken: string };
  async function send<Answer>(method: string, path: string, data: object): Promise<Answer> {
    const answer = await request.fetch(shop + path, {
      method,
      data,
      headers: { origin: shop, "x-csrf-token": csrfToken, "idempotency-key": randomUUID() },
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  let cartId: string | null = null;
  const held: Held[] = [];
  for (const { id, mappedId, ticketCategoryId } of slots) {
    const selection = [
      { ticketCategoryId, numGuests: persons, guests: guests.map((personalizedData) => ({ personalizedData })) },
    ];
    const reservation: object = {
      activityId: mappedId,
      availabilityId: id,
      selection,
      locale: "de_CH",
      personalizedData: answers,
      doCreateCart: cartId === null,
      cartId,
    };
    const made = await send<Held>("POST", "/api/reservations", reservation);
    cartId ??= made.cart.cartId;
    held.push(made);
  }
  if (trips) {
    const { startsAt, bookingItemId } = held[0]!.reservation;
    const { durationMinutes } = slots[0]!;
    const [from, to] = await Promise.all(
      trips.map(async (search) => {
        const { places } = await send<{ places: { id: string }[] }>("POST", "/api/transport/places/", { search });
        return places[0]!.id;
      }),
    );
    const endsAt = new Date(Date.parse(startsAt) + (durationMinutes ?? 60) * 60 * 1000).toISOString();
    for (const query of [
      { originId: from, destinationId: to, arrivalTime: startsAt },
      { originId: to, destinationId: from, departureTime: endsAt },
    ]) {
      const { trips: found } = await send<{ trips: FoundTrip[] }>("POST", "/api/transport/trips/", query);
      const trip = query.arrivalTime === undefined ? found[0]! : found.at(-1)!;
      const { productId, ticketCategoryId } = trip.ticketCategories.find((each) => each.productId === "single")!;
      await send("POST", "/api/transport/reservations/", {
        tripId: trip.id,
        productId,
        selection: [{ ticketCategoryId, numGuests: persons }],
        locale: "de_CH",
        doCreateCart: false,
        cartId,
        withBookingItemId: bookingItemId,
      });
    }
  }
  if (rebateCodes.length > 0) await send("PATCH", `/api/carts/${cartId}`, { rebateCodes });
  const { bookingId } = await send<{ bookingId: string }>("PATCH", `/api/carts/${cartId}/check_out`, {
    user: { ...buyer, ...who },
    locale: "de_CH",
    ...(affiliate && { affiliate }),
  });
  const { token } = await send<{ token: string }>("POST", "/providers/sandbox/tokens", {
    number: card,
    expiryMonth: 12,
    expiryYear: 39,
    cvc: "123",
  });
  const returnUrl = `${shop}/buchung/bestaetigung?bookingId=${bookingId}`;
  const paymentMethod = { type: "card", token };
  await send("POST", "/api/payment/make-payment/", {
    bookingId,
    paymentMethod,
    returnUrl,
    storePaymentMethod: keepsCard,
  });
  for (;;) {
    const { status, items: those } = await readBooking(request, bookingId);
    if (status === "confirmed" || status === "requested")
      return { bookingId, itemIds: those.map(({ bookingItemId }) => bookingItemId) };
    if (status !== "paying") throw new Error(`the booking is ${status}`);
  }
}

/** A booking as its page reads it. */
export async function readBooking(request: APIRequestContext, bookingId: string): Promise<Booking> {
  return (await (await request.get(`${shop}/api/bookings/${bookingId}`)).json()) as Booking;
}

/**
 * Makes a cart with one reservation, as whoever `request` is signed in as, or edits the reservation of one; `after` in
 * days from now. Returns the cart's id.
 */
export async function heldCart(
  request: APIRequestContext,
  activityId: number,
  { after = 10, ...edited }: { after?: number; cartId?: string; replaces?: string } = {},
): Promise<string> {
  const [slot] = await slotsOf(activityId, 1, after, 1);
  const { csrfToken } = (await (await request.get(`${shop}/api/csrf-token/`)).json()) as { csrfToken: string };
  const data = {
    activityId: slot!.mappedId,
    availabilityId: slot!.id,
    selection: [{ ticketCategoryId: slot!.ticketCategoryId, numGuests: 1 }],
    locale: "de_CH",
    doCreateCart: !edited.cartId,
    ...edited,
  };
  const answer = await request.post(`${shop}/api/reservations`, {
    data,
    headers: { origin: shop, "x-csrf-token": csrfToken },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { cart: { cartId: string } }).cart.cartId;
}

async function slotsOf(activityId: number, persons: number, after: number, items: number) {
  const slots = await inDatabase((db) =>
    db
      .selectFrom("slot")
      .innerJoin("offer", "offer.id", "slot.offer_id")
      .innerJoin("activity", "activity.id", "offer.activity_id")
      .innerJoin("ticket_category", "ticket_category.offer_id", "offer.id")
      .select([
        "slot.id as id",
        "activity.mapped_id as mappedId",
        "offer.duration_minutes as durationMinutes",
        "ticket_category.id as ticketCategoryId",
      ])
      .where("activity.id", "=", activityId)
      .where("slot.starts_at", ">", new Date(Date.now() + after * day).toISOString())
      .where((where) =>
        where.or([
          where("slot.capacity", "is", null),
          where(where.ref("slot.capacity"), ">=", where("slot.taken", "+", persons)),
        ]),
      )
      .where("ticket_category.audience", "=", "adult")
      .where("ticket_category.occupancy", "=", 1)
      .where("ticket_category.times", "is", null)
      .where("offer.withdrawn_at", "is", null)
      .orderBy("slot.starts_at")
      .orderBy("ticket_category.id")
      .limit(items * 8)
      .execute(),
  );
  const each = [...new Map(slots.toReversed().map((slot) => [slot.id, slot])).values()].toReversed().slice(0, items);
  if (each.length < items) throw new Error(`activity ${activityId} has no such slots`);
  return each;
}

/** Moves a booking's date to `days` ago, which no journey can wait for. */
export async function letItPass(bookingId: string, days = 3): Promise<void> {
  const at = new Date(Date.now() - days * day);
  await inDatabase(async (db) => {
    for (const { id, frozen } of await db
      .selectFrom("reservation")
      .select(["id", "frozen"])
      .where("booking_id", "=", bookingId)
      .execute()) {
      const known = fromJson<FrozenReservation>(frozen);
      const slot = {
        ...known.slot,
        startsAt: at.toISOString(),
        localDate: at.toISOString().slice(0, 10),
        cutoffAt: at.toISOString(),
        cancellableUntil: null,
      };
      await db
        .updateTable("reservation")
        .set({ frozen: JSON.stringify({ ...known, slot }) })
        .where("id", "=", id)
        .execute();
    }
  });
}

/** Ends the holds of a cart, which no journey can wait for. */
export async function letHoldsLapse(cartId: string): Promise<void> {
  const at = new Date(Date.now() - 1000).toISOString();
  await inDatabase((db) =>
    db
      .updateTable("reservation")
      .set({ expires_at: at })
      .where("cart_id", "=", cartId)
      .where("state", "=", "held")
      .execute(),
  );
}

/** A rebate code of some percent, without a limit of uses. */
export async function giveOut(code: string, percent: number): Promise<void> {
  const row = { code, kind: "percent", value: percent, valid_until: null, uses_left: null } as const;
  await inDatabase((db) => db.insertInto("rebate").values(row).execute());
}

/** A gift voucher of so many Rappen, without a last day. */
export async function giveVoucher(code: string, value: number): Promise<void> {
  const row = { code, label: null, value, balance: value, valid_until: null, ended_at: null };
  await inDatabase((db) =>
    db
      .insertInto("voucher")
      .values({ ...row, created_at: new Date().toISOString() })
      .execute(),
  );
}

/** The token of the link in the mail that invites to a review. */
export const reviewTokenOf = (bookingItemId: string): string =>
  reviewToken({ env: { CSRF_SECRET: linkSecret } }, bookingItemId);

/** Raises the prices of an activity by so many Rappen. */
export async function makeDearer(activityId: number, by: number): Promise<void> {
  await inDatabase(async (db) => {
    await db
      .updateTable("ticket_category")
      .set((row) => ({ price: row("price", "+", by) }))
      .where("offer_id", "in", db.selectFrom("offer").select("id").where("activity_id", "=", activityId))
      .execute();
    await upsertRevision(db);
  });
}
