import { describe, expect, test, vi } from "vitest";
import type { Reservation } from "../../contracts/cart.ts";
import { companyProblems } from "../../contracts/companions.ts";
import type { PersonalizationField } from "../../contracts/offer.ts";
import { refused, trip } from "../transport/transport.fixture.ts";
import { atTickets, categories, openBooking, saver, single } from "./trip-booking.fixture.ts";
import { requestOf } from "./reserve.rules.ts";
import type { TripAttempt } from "./trip-booking.types.ts";
import { allTickets, categoriesShown, ticketProblem, tooManyOf } from "./tickets.rules.ts";

const add = (ticketCategoryId: number) => ({ type: "ticket.added", ticketCategoryId }) as const;
const next = { type: "next" } as const;

describe("products", () => {
  test("one product selects itself and leads to the tickets", async () => {
    const booking = await atTickets();
    expect(booking.called("loadProducts")).toEqual([{ productIds: ["single"] }]);
    expect(booking.called("loadTickets")).toEqual([{ tripId: "trip-10:34", productId: "single" }]);
    expect(booking.at({ tickets: "choosing" })).toBe(true);
    expect(booking.names()).toEqual(expect.arrayContaining(["step", "select", "select_offer"]));
    booking.send({ type: "step.back" });
    expect(booking.at("trip")).toBe(true);
  });

  test("of several one is chosen; another one takes the tickets back", async () => {
    const booking = await atTickets({ loadProducts: () => [single, saver] });
    expect(booking.at({ products: "choosing" })).toBe(true);
    booking.send(next);
    expect(booking.at("products")).toBe(true);
    booking.send({ type: "product.chosen", productId: "single" });
    booking.send(next);
    await booking.settle();
    booking.send(add(1));
    booking.send({ type: "child.added" });
    booking.send({ type: "step.back" });
    booking.send({ type: "product.chosen", productId: "single" });
    expect(booking.context().tickets).toEqual({ 1: 1 });
    booking.send({ type: "product.chosen", productId: "saver" });
    expect(booking.context()).toMatchObject({ productId: "saver", tickets: {}, children: [], categories: null });
  });

  test("a product that is sold out can't be chosen, nor one whose tickets have gone since", async () => {
    const soldOut = trip("10:34", { soldOutProductIds: ["saver"] });
    const booking = openBooking({ trip: soldOut }, { loadProducts: () => [single, saver] });
    booking.send(next);
    await booking.settle();
    expect(booking.called("loadProducts")).toEqual([{ productIds: ["single", "saver"] }]);
    booking.send({ type: "product.chosen", productId: "saver" });
    expect(booking.context().productId).toBeNull();

    const late = await atTickets({
      loadProducts: () => [single, saver],
      loadTickets: () => ({ categories, capacity: "none", fields: [] }),
    });
    late.send({ type: "product.chosen", productId: "saver" });
    late.send(next);
    await late.settle();
    expect(late.at({ products: "choosing" })).toBe(true);
    expect(late.context().error?.code).toBe("ticketGone");
    late.send(next);
    expect(late.at({ products: "choosing" })).toBe(true);
    late.send({ type: "product.chosen", productId: "single" });
    expect(late.context().error).toBeNull();
  });

  test("says where it is, and that it is closed", async () => {
    const booking = await atTickets();
    booking.send({ type: "close" });
    expect(booking.isClosed()).toBe(true);
    expect(booking.output()).toEqual({ isTripLost: false, isReturning: false });
    const steps = booking.emitted.flatMap((event) => (event.type === "step" ? [event.detail.step] : []));
    expect(steps).toEqual(["trip", "tickets", "closed"]);
  });
});

describe("tickets", () => {
  test("are of second class first, and move to the same kind of first class", async () => {
    const booking = await atTickets();
    expect(categoriesShown(booking.context()).map(({ ticketCategoryId }) => ticketCategoryId)).toEqual([1, 2, 3, 4, 9]);
    for (const id of [1, 2, 2, 9]) booking.send(add(id));
    booking.send({ type: "class.chosen", classKey: "1st_class" });
    expect(booking.context().tickets).toEqual({ 9: 1, 11: 1, 12: 2 });
  });

  test("children are counted in the category of their age, and follow the class", async () => {
    const booking = await atTickets();
    booking.send(add(1));
    for (const age of [4, 9]) {
      booking.send({ type: "child.added" });
      expect(ticketProblem(booking.context())).toBe("ageMissing");
      booking.send({ type: "age.set", index: booking.context().children.length - 1, age });
    }
    expect(allTickets(booking.context())).toEqual({ 1: 1, 3: 1, 4: 1 });
    booking.send({ type: "class.chosen", classKey: "1st_class" });
    expect(allTickets(booking.context())).toEqual({ 11: 1, 13: 1, 14: 1 });
    expect(requestOf(booking.context())).toMatchObject({
      tripId: "trip-10:34",
      productId: "single",
      offerId: 9726,
      childrenAges: [4, 9],
      selection: [
        { ticketCategoryId: 11, numGuests: 1 },
        { ticketCategoryId: 13, numGuests: 1 },
        { ticketCategoryId: 14, numGuests: 1 },
      ],
    });
  });

  test("one less takes a child of that category last", async () => {
    const booking = await atTickets();
    booking.send(add(3));
    booking.send({ type: "child.added" });
    booking.send({ type: "age.set", index: 0, age: 8 });
    booking.send({ type: "ticket.removed", ticketCategoryId: 3 });
    expect(booking.context()).toMatchObject({ tickets: { 3: 0 }, children: [8] });
    booking.send({ type: "ticket.removed", ticketCategoryId: 3 });
    expect(booking.context().children).toEqual([]);
  });

  test("children under 6 travel with somebody of 12 or older", async () => {
    const booking = await atTickets();
    expect(ticketProblem(booking.context())).toBe("none");
    booking.send(add(4));
    booking.send(add(9));
    expect(ticketProblem(booking.context())).toBe("needs_adult");
    booking.send(next);
    expect(booking.at("tickets")).toBe(true);
    booking.send(add(2));
    booking.send(next);
    expect(booking.at("total")).toBe(true);
  });

  test("a dog travels with somebody, be it a child", async () => {
    const booking = await atTickets();
    booking.send(add(9));
    expect(ticketProblem(booking.context())).toBe("needs_traveller");
    booking.send(next);
    expect(booking.at("tickets")).toBe(true);
    booking.send(add(3));
    booking.send(next);
    expect(booking.at("total")).toBe(true);
  });

  test("the ninth small child with one adult is refused with the tickets, before anything is sent", async () => {
    const reserve = vi.fn(() => new Promise<never>(() => {}));
    const booking = await atTickets({ reserve });
    for (const event of [add(1), ...Array.from({ length: 8 }, () => add(4))]) booking.send(event);
    expect(ticketProblem(booking.context())).toBeNull();
    // By its age it is one of them.
    booking.send({ type: "child.added" });
    booking.send({ type: "age.set", index: 0, age: 3 });
    expect(ticketProblem(booking.context())).toBe("needs_another_adult");
    expect(tooManyOf(booking.context())).toMatchObject({ most: 8, adults: 1 });
    booking.send(next);
    expect(booking.at({ tickets: "choosing" })).toBe(true);
    booking.send(add(2));
    booking.send(next);
    expect(booking.at("total")).toBe(true);
    expect(reserve).not.toHaveBeenCalled();
  });

  test.each(companyProblems)(
    "a refusal of the server that says %s leads back to the tickets by its code",
    async (code) => {
      const cause = { ...refused(422, "selection_invalid"), fields: { "selection.1.numGuests": code } };
      const booking = await atTickets({ reserve: () => Promise.reject(cause) });
      for (const event of [add(1), next, next]) booking.send(event);
      await booking.settle();
      expect(booking.at({ tickets: "choosing" })).toBe(true);
      expect(booking.context()).toMatchObject({ error: { code }, attempt: null, tickets: { 1: 1 } });
      booking.send(add(1));
      expect(booking.context().error).toBeNull();
    },
  );

  test("a refusal for another reason stays at the total, whatever its words are", async () => {
    const cause = { ...refused(422, "selection_invalid"), fields: { "selection.0.numGuests": "needs another adult" } };
    const booking = await atTickets({ reserve: () => Promise.reject(cause) });
    for (const event of [add(1), next, next]) booking.send(event);
    await booking.settle();
    expect(booking.at("total")).toBe(true);
    expect(booking.context().error?.code).toBe("error500");
  });

  test("children under 6 travel with a senior too, as the server has it", async () => {
    const senior = { ...categories[0]!, ticketCategoryId: 5, audience: "senior" as const };
    const loadTickets = () => ({ categories: [...categories, senior], capacity: null, fields: [] });
    const booking = await atTickets({ loadTickets });
    for (const id of [4, 5]) booking.send(add(id));
    expect(ticketProblem(booking.context())).toBeNull();
  });

  test("end at the number that is left of a product", async () => {
    const booking = await atTickets({ loadTickets: () => ({ categories, capacity: 2, fields: [] }) });
    for (const id of [1, 1, 2]) booking.send(add(id));
    expect(booking.context()).toMatchObject({ tickets: { 1: 2 }, touched: 2 });
  });
});

const name: PersonalizationField = {
  key: "name",
  label: "Name",
  type: "text",
  scope: "guest",
  isStrict: true,
  options: [],
};

describe("what is asked of persons", () => {
  test("is filled in before the total", async () => {
    const booking = await atTickets({ loadTickets: () => ({ categories, capacity: null, fields: [name] }) });
    booking.send(add(1));
    booking.send(next);
    expect(booking.at("personalized")).toBe(true);
    booking.send(next);
    expect(booking.at("personalized")).toBe(true);
    expect(booking.context().leftFields).toEqual(["*"]);
    booking.send({ type: "field.input", guest: { ticketCategoryId: 1, index: 0 }, key: "name", value: "Ada" });
    booking.send(next);
    expect(booking.at("total")).toBe(true);
    expect(requestOf(booking.context()).selection[0]!.guests).toEqual([
      { personalizedData: [{ key: "name", value: "Ada" }] },
    ]);
  });

  test("is left out where it isn't strict, but for resellers", async () => {
    const lax = { ...name, isStrict: false };
    const booking = await atTickets({ loadTickets: () => ({ categories, capacity: null, fields: [lax] }) });
    booking.send(add(1));
    booking.send(next);
    expect(booking.at("total")).toBe(true);
  });
});

async function atTotal(answers = {}, changes = {}) {
  const booking = await atTickets(answers, changes);
  booking.send(add(1));
  booking.send(next);
  return booking;
}

describe("reserving", () => {
  test("holds the tickets, adopts the cart and goes to the basket", async () => {
    const booking = await atTotal();
    booking.send(next);
    await booking.settle();
    expect(booking.effects).toEqual(["adopt c1", "basket c1"]);
    expect(booking.emitted).toContainEqual({
      type: "reserve",
      detail: { activityId: 9726, reservationId: "r1", cartId: "c1" },
    });
    expect(booking.names()).toEqual(expect.arrayContaining(["book_now", "add_to_cart"]));
    booking.send(next);
    expect(booking.effects.at(-1)).toBe("basket c1");
  });

  test("tries once more with a cart of its own after a 404, under another key", async () => {
    const refusals = [refused(404, "cart_not_found"), refused(404, "cart_not_found")];
    const booking = await atTotal({ reserve: () => Promise.reject(refusals.shift()) });
    booking.send(next);
    await booking.settle();
    await booking.settle();
    const [first, second] = booking.called("reserve");
    expect([first, second].map(({ request }) => request.cartId)).toEqual(["c0", null]);
    expect(second.key).not.toBe(first.key);
    expect(booking.context()).toMatchObject({ error: { code: "error500" }, attempt: null });
  });

  test.each([
    [refused(422, "availability_full"), "errorDate"],
    [refused(422, "availability_closed"), "errorDate"],
    [refused(404, "trip_not_found"), "tripGone"],
    [refused(429, "rate_limited"), "error500"],
    // Whether it has reserved is not known.
    [refused(500, "internal"), "outcomeUnknown"],
    [refused(0, "unreachable"), "outcomeUnknown"],
    [refused(0, "offline"), "offline"],
    [refused(409, "payment_open"), "paymentOpen"],
  ])("says what happened: %s", async (cause, code) => {
    const booking = await atTotal({ reserve: () => Promise.reject(cause) });
    booking.send(next);
    await booking.settle();
    expect(booking.context().error?.code).toBe(code);
    expect(booking.at({ total: "confirming" })).toBe(true);
    expect(booking.context().tickets).toEqual({ 1: 1 });
    expect(booking.called("reserve")).toHaveLength(1);
  });

  test("a lost answer is asked for again under its key", async () => {
    let fails = true;
    const booking = await atTotal({
      reserve: () =>
        fails
          ? Promise.reject(refused(0, "unreachable"))
          : { reservationId: "r1", cartId: "c1", bookingItemId: "i1", price: 3400 },
    });
    booking.send(next);
    await booking.settle();
    fails = false;
    booking.send(next);
    await booking.settle();
    const [first, second] = booking.called("reserve");
    expect(second.key).toBe(first.key);
    expect(booking.effects).toContain("basket c1");
  });

  describe("whose answer is lost", () => {
    /** A server that stores its answers by key; those to the `lost` calls don't arrive. */
    function server(...lost: readonly number[]) {
      const held = new Map<string, string>();
      let call = 0;
      const reserve = ({ key, request }: TripAttempt) => {
        call += 1;
        if (!held.has(key)) {
          for (const [other, id] of held) if (id === request.replaces) held.set(other, "released");
          held.set(key, `r-${key}`);
        }
        if (lost.includes(call)) throw refused(0, "unreachable");
        return { reservationId: held.get(key)!, cartId: "c1", bookingItemId: `i-${key}` };
      };
      return { reserve, live: () => [...held.values()].filter((id) => id !== "released") };
    }

    test("and then of other tickets: is one hold", async () => {
      const { reserve, live } = server(1);
      const booking = await atTotal({ reserve });
      for (const event of [next, { type: "step.back" }, add(1), next, next] as const) {
        booking.send(event);
        await booking.settle();
      }
      expect(booking.called("reserve").map(({ request }) => request.replaces)).toEqual([
        null,
        null,
        booking.called("reserve")[0].key.replace("key", "r-key"),
      ]);
      expect(live()).toHaveLength(1);
      expect(booking.context()).toMatchObject({ reserved: { reservationId: live()[0] }, attempt: null, adopted: null });
      expect(booking.names().filter((name) => name === "book_now")).toHaveLength(2);
    });

    test("and then of another trip in a dialog of its own: is one hold", async () => {
      const { reserve, live } = server(1);
      const first = await atTotal({ reserve });
      first.send(next);
      await first.settle();
      const { attempt, adopted } = first.context();
      first.send({ type: "close" });
      const second = await atTotal({ reserve }, { trip: trip("11:34"), attempt, adopted });
      second.send(next);
      await second.settle();
      await second.settle();
      expect(live()).toHaveLength(1);
      expect(second.context().reserved).toMatchObject({ reservationId: live()[0] });
    });

    test("and whose key answers that its hold has ended: is held anew with a new key", async () => {
      const answers = [
        () => Promise.reject(refused(0, "unreachable")),
        () => Promise.reject(refused(409, "hold_expired")),
        () => ({ reservationId: "r2", cartId: "c1", bookingItemId: "i2", price: 3400 }),
      ];
      const booking = await atTotal({ reserve: () => answers.shift()!() });
      for (const event of [next, next] as const) {
        booking.send(event);
        await booking.settle();
      }
      const [lost, again, anew] = booking.called("reserve");
      expect(again.key).toBe(lost.key);
      expect(anew).toMatchObject({ request: lost.request });
      expect(anew.key).not.toBe(lost.key);
      expect(booking.context()).toMatchObject({ reserved: { reservationId: "r2" }, error: null });
    });

    test("and whose cart is gone: is in a new cart, without the item that it was to go with", async () => {
      const answers = [
        () => Promise.reject(refused(404, "cart_not_found")),
        () => ({ reservationId: "r2", cartId: "c2", bookingItemId: "i2", price: 3400 }),
      ];
      const booking = await atTotal({ reserve: () => answers.shift()!() }, { withItem: "i0" });
      booking.send(next);
      await booking.settle();
      const [first, second] = booking.called("reserve").map(({ request }) => request);
      expect(first).toMatchObject({ cartId: "c0", doCreateCart: false, withBookingItemId: "i0" });
      expect(second).toMatchObject({ cartId: null, doCreateCart: true });
      expect(second).not.toHaveProperty("withBookingItemId");
    });

    test("and whose hold has ended meanwhile: is held anew", async () => {
      const answers = [
        () => Promise.reject(refused(0, "unreachable")),
        () => ({ reservationId: "r1", cartId: "c1", bookingItemId: "i1", price: 3400 }),
        () => Promise.reject(refused(404, "reservation_not_found")),
        () => ({ reservationId: "r2", cartId: "c1", bookingItemId: "i2", price: 3400 }),
      ];
      const booking = await atTotal({ reserve: () => answers.shift()!() });
      for (const event of [next, { type: "step.back" }, add(1), next, next] as const) {
        booking.send(event);
        await booking.settle();
        await booking.settle();
      }
      expect(booking.called("reserve").map(({ request }) => request.replaces)).toEqual([null, null, "r1", null]);
      expect(booking.context().reserved).toMatchObject({ reservationId: "r2" });
    });
  });

  test("stays in the drawer of another element, and goes on with that", async () => {
    const booking = await atTotal({}, { staysOpen: true });
    booking.send(next);
    await booking.settle();
    expect(booking.at({ reserved: "staying" })).toBe(true);
    expect(booking.effects).toEqual(["adopt c1", "held i1"]);
    expect(booking.names()).toContain("add_to_cart");
    booking.send({ type: "return.chosen" });
    expect(booking.isClosed()).toBe(false);
    booking.send(next);
    expect(booking.effects.at(-1)).toBe("continue");
    expect(booking.output()).toEqual({ isTripLost: false, isReturning: false });
  });

  test("ends with the way back where that can follow", async () => {
    const booking = await atTotal({}, { staysOpen: true, canReturn: true });
    booking.send(next);
    await booking.settle();
    booking.send({ type: "return.chosen" });
    expect(booking.isClosed()).toBe(true);
    expect(booking.output()).toEqual({ isTripLost: false, isReturning: true });
    expect(booking.effects).not.toContain("continue");
  });

  test("names the item of the cart that the trip goes with", async () => {
    const booking = await atTotal({}, { withItem: "i0" });
    expect(requestOf(booking.context())).toMatchObject({ withBookingItemId: "i0" });
    expect(requestOf((await atTotal()).context())).not.toHaveProperty("withBookingItemId");
  });

  test("a trip whose item is gone can be reserved for itself", async () => {
    let isGone = true;
    const booking = await atTotal(
      {
        reserve: () =>
          isGone
            ? Promise.reject(refused(404, "reservation_not_found"))
            : { reservationId: "r1", cartId: "c1", bookingItemId: "i1", price: 3400 },
      },
      { withItem: "i0" },
    );
    booking.send(next);
    await booking.settle();
    expect(booking.context().error).toMatchObject({ code: "reservationLost" });
    isGone = false;
    booking.send(next);
    await booking.settle();
    expect(booking.called("reserve").at(-1)).not.toHaveProperty("request.withBookingItemId");
    expect(booking.context().reserved).toMatchObject({ reservationId: "r1" });
  });

  test("a trip that is sold out leads back to the trips", async () => {
    const booking = await atTotal({ reserve: () => Promise.reject(refused(422, "availability_full")) });
    booking.send(next);
    await booking.settle();
    booking.send(next);
    await booking.settle();
    expect(booking.isClosed()).toBe(true);
    expect(booking.output()).toEqual({ isTripLost: true, isReturning: false });
  });

  describe("whose product was sold since the search, while another one is sold", () => {
    async function refusedWith(capacity: number | "none") {
      let left: number | "none" = 20;
      const booking = openBooking(
        {
          trip: trip("10:34", {
            ticketCategories: ["single", "saver"].map((productId) => ({
              ...trip("10:34").ticketCategories[0]!,
              productId,
            })),
          }),
        },
        {
          loadProducts: () => [single, saver],
          loadTickets: () => ({ categories, capacity: left, fields: [] }),
          reserve: () => Promise.reject(refused(422, "availability_full")),
        },
      );
      for (const event of [next, { type: "product.chosen", productId: "saver" }, next, add(1), add(1), next] as const) {
        booking.send(event);
        await booking.settle();
      }
      left = capacity;
      booking.send(next);
      await booking.settle();
      await booking.settle();
      expect(booking.context()).toMatchObject({ error: { code: "ticketGone" }, attempt: null });
      return booking;
    }

    test("leads to the other one", async () => {
      const booking = await refusedWith("none");
      expect(booking.at({ products: "choosing" })).toBe(true);
      booking.send({ type: "product.chosen", productId: "single" });
      booking.send(next);
      await booking.settle();
      expect(booking.at("tickets")).toBe(true);
    });

    test("leads to fewer tickets where some are left", async () => {
      const booking = await refusedWith(1);
      expect(booking.at({ tickets: "choosing" })).toBe(true);
      expect(ticketProblem(booking.context())).toBe("tooMany");
      booking.send({ type: "ticket.removed", ticketCategoryId: 1 });
      expect(booking.context().error).toBeNull();
    });
  });

  test("the way back after a refusal asks for the tickets anew, and says that too many are chosen", async () => {
    let capacity: number | "none" = 20;
    const booking = await atTotal({
      loadTickets: () => ({ categories, capacity, fields: [] }),
      reserve: () => Promise.reject(refused(422, "availability_full")),
    });
    booking.send({ type: "step.back" });
    booking.send(add(1));
    booking.send(next);
    booking.send(next);
    await booking.settle();
    capacity = 1;
    booking.send({ type: "step.back" });
    await booking.settle();
    expect(booking.called("loadTickets")).toHaveLength(2);
    expect(booking.context()).toMatchObject({ capacity: 1, error: null });
    expect(ticketProblem(booking.context())).toBe("tooMany");
    booking.send({ type: "ticket.removed", ticketCategoryId: 1 });
    expect(ticketProblem(booking.context())).toBeNull();
  });

  test("can't be closed while it is under way", async () => {
    const booking = await atTotal({ reserve: () => new Promise<never>(() => {}) });
    booking.send(next);
    booking.send({ type: "close" });
    expect(booking.at({ total: "reserving" })).toBe(true);
  });
});

const held = { reservationId: "r1", cartId: "c1", bookingItemId: "i1", price: 3400 };
const reservation = {
  reservationId: "r0",
  tripId: "trip-10:34",
  availabilityId: "a",
  personalizationData: [],
  ticketReservations: [{ ticketCategory: { ticketCategoryId: 11 }, guests: [{ personalizationData: [] }] }],
} as unknown as Reservation;

async function editing(answers = {}) {
  const booking = openBooking(
    { editing: "r0", trip: null },
    { loadReservation: () => ({ reservation, trip: trip("10:34") }), ...answers },
  );
  await booking.settle();
  return booking;
}

describe("a reservation of the cart", () => {
  test("opens with its trip, its product, its class and its tickets, and is replaced", async () => {
    const booking = await editing();
    expect(booking.at("trip")).toBe(true);
    booking.send(next);
    await booking.settle();
    await booking.settle();
    expect(booking.at({ tickets: "choosing" })).toBe(true);
    expect(booking.context()).toMatchObject({ classKey: "1st_class", tickets: { 11: 1 }, productId: "single" });
    booking.send(next);
    booking.send(next);
    await booking.settle();
    expect(booking.called("reserve")[0].request).toMatchObject({ replaces: "r0", tripId: "trip-10:34" });
    expect(booking.effects).toEqual(["adopt c1"]);
    expect(booking.names()).toContain("update_cart");
    expect(booking.isClosed()).toBe(true);
  });

  test("that was removed elsewhere is held anew once, and named for what it goes with", async () => {
    let calls = 0;
    const booking = await editing({
      loadReservation: () => ({ reservation: { ...reservation, withBookingItemId: "i0" }, trip: trip("10:34") }),
      reserve: () => (++calls < 2 ? Promise.reject(refused(404, "reservation_not_found")) : held),
    });
    for (const event of [next, next, next, next, next] as const) {
      booking.send(event);
      await booking.settle();
      await booking.settle();
    }
    const sent = booking.called("reserve").map(({ request }) => [request.holdsAgain, request.withBookingItemId]);
    expect(sent).toEqual([
      [undefined, undefined],
      ["r0", undefined],
    ]);
  });

  test("whose place another trip takes gives it its product and its travellers, and the page goes on", async () => {
    const replacing = { replaces: "r0", adopted: "r0", trip: trip("11:34"), withItem: "i0", staysOpen: true };
    const booking = openBooking(replacing, { loadReplaced: () => reservation });
    for (const event of [null, next, next, next] as const) {
      if (event) booking.send(event);
      await booking.settle();
      await booking.settle();
    }
    const [{ request }] = booking.called("reserve");
    expect(request).toMatchObject({
      replaces: "r0",
      tripId: "trip-11:34",
      productId: "single",
      withBookingItemId: "i0",
    });
    expect(request.selection).toMatchObject([{ ticketCategoryId: 11, numGuests: 1 }]);
    expect(booking.effects).toEqual(["adopt c1", "held i1", "continue"]);
    expect(booking.isClosed()).toBe(true);
  });

  test("of the way there gives the way back its product and its travellers, and keeps its own place", async () => {
    const booking = openBooking(
      { sameTravellersAs: "r0", trip: trip("11:34"), withItem: "i0" },
      { loadReplaced: () => reservation },
    );
    for (const event of [null, next, next, next] as const) {
      if (event) booking.send(event);
      await booking.settle();
      await booking.settle();
    }
    expect(booking.called("loadReplaced")).toEqual([{ reservationId: "r0" }]);
    const [{ request }] = booking.called("reserve");
    expect(request).toMatchObject({ replaces: null, productId: "single", withBookingItemId: "i0" });
    expect(request.selection).toMatchObject([{ ticketCategoryId: 11, numGuests: 1 }]);
  });

  test("that can't be loaded leaves product and travellers to the visitor; a gone one is replaced by nothing", async () => {
    const answers = [
      () => Promise.reject(refused(404, "reservation_not_found")),
      () => ({ reservationId: "r1", cartId: "c1", bookingItemId: "i1", price: 3400 }),
    ];
    const booking = openBooking(
      { replaces: "r0", adopted: "r0", withItem: "i0" },
      { loadReplaced: () => Promise.reject(refused(404, "reservation_not_found")), reserve: () => answers.shift()!() },
    );
    await booking.settle();
    expect(booking.at("trip")).toBe(true);
    for (const event of [next, add(1), next, next] as const) {
      booking.send(event);
      await booking.settle();
      await booking.settle();
    }
    expect(booking.called("reserve").map(({ request }) => [request.replaces, request.withBookingItemId])).toEqual([
      ["r0", "i0"],
      [null, "i0"],
    ]);
  });

  test("whose change got no answer is removed in its new form", async () => {
    let isLost = true;
    const booking = await editing({
      reserve: () =>
        isLost
          ? Promise.reject(refused(0, "unreachable"))
          : { reservationId: "r1", cartId: "c1", bookingItemId: "i1", price: 3400 },
    });
    for (const event of [next, next, next, { type: "trash.opened" }] as const) {
      booking.send(event);
      await booking.settle();
      await booking.settle();
    }
    isLost = false;
    booking.send({ type: "trash.confirmed" });
    await booking.settle();
    await booking.settle();
    expect(booking.called("removeReservation")).toEqual([{ reservationId: "r1" }]);
  });

  test("is removed once the visitor confirms; else the trip is shown again", async () => {
    const booking = await editing();
    booking.send({ type: "trash.opened" });
    booking.send({ type: "trash.cancelled" });
    expect(booking.at("trip")).toBe(true);
    booking.send({ type: "trash.opened" });
    booking.send({ type: "trash.confirmed" });
    await booking.settle();
    expect(booking.called("removeReservation")).toEqual([{ reservationId: "r0" }]);
    expect(booking.effects).toEqual(["removed r0", "reload"]);
  });

  test("that is gone already counts as removed, though the answer of the first attempt was lost", async () => {
    const answers = [refused(0, "unreachable"), refused(404, "reservation_not_found")];
    const booking = await editing({ removeReservation: () => Promise.reject(answers.shift()) });
    booking.send({ type: "trash.opened" });
    booking.send({ type: "trash.confirmed" });
    await booking.settle();
    expect(booking.context().error?.code).toBe("outcomeUnknown");
    expect(booking.effects).toEqual([]);
    booking.send({ type: "trash.confirmed" });
    await booking.settle();
    expect(booking.effects).toEqual(["removed r0", "reload"]);
    expect(booking.names()).not.toContain("remove_from_cart");
  });

  test("is asked about without the error of the step before, and loaded again where it was not", async () => {
    let fails = true;
    const booking = await editing({
      loadReservation: () => (fails ? Promise.reject(refused(500, "internal")) : { reservation, trip: trip("10:34") }),
    });
    booking.send({ type: "trash.opened" });
    expect(booking.context().error).toBeNull();
    fails = false;
    booking.send({ type: "trash.cancelled" });
    await booking.settle();
    expect(booking.context().trip?.id).toBe("trip-10:34");
    expect(booking.at("trip")).toBe(true);
  });

  test("that another tab removes says so at once, and can only be reserved anew", async () => {
    const booking = await editing();
    booking.send({ type: "trash.opened" });
    booking.send({ type: "reservation.gone" });
    expect(booking.at("trip")).toBe(true);
    expect(booking.context()).toMatchObject({ error: { code: "reservationLost" }, isReservationGone: true });
    expect(requestOf(booking.context())).toMatchObject({ replaces: "r0", holdsAgain: "r0" });
    booking.send({ type: "trash.opened" });
    expect(booking.at("trip")).toBe(true);
  });

  test("that another tab removes after it was put back: what held it is not named any more", async () => {
    const booking = await editing();
    booking.send({ type: "reservation.gone" });
    booking.send({ type: "reservation.back", reservationId: "again" });
    booking.send({ type: "reservation.gone" });
    expect(requestOf(booking.context())).toMatchObject({ replaces: "r0", holdsAgain: "r0" });
  });

  test("that another tab changes says so, and what is chosen here takes the place of that change", async () => {
    const booking = await editing();
    booking.send({ type: "reservation.changed", reservationId: "changed" });
    expect(booking.context().error).toMatchObject({ code: "reservationChanged" });
    expect(requestOf(booking.context()).replaces).toBe("changed");
    booking.send({ type: "trash.opened" });
    booking.send({ type: "trash.confirmed" });
    await booking.settle();
    expect(booking.called("removeReservation")).toEqual([{ reservationId: "changed" }]);
  });

  test("that another tab removes leaves an error that says more", async () => {
    const booking = await editing({ reserve: () => Promise.reject(refused(409, "payment_open")) });
    for (const _ of ["products", "tickets", "total", "reserved"]) {
      booking.send(next);
      await booking.settle();
    }
    booking.send({ type: "reservation.gone" });
    expect(booking.context()).toMatchObject({ error: { code: "paymentOpen" }, isReservationGone: true });
  });

  test("that another tab removes and puts back: its change takes the place of what is held now", async () => {
    const booking = await editing();
    booking.send({ type: "reservation.gone" });
    booking.send({ type: "reservation.back", reservationId: "again" });
    expect(booking.context()).toMatchObject({ error: null, isReservationGone: false });
    expect(requestOf(booking.context()).replaces).toBe("again");
  });

  test("that another tab removes while a change is on its way: the answer says so, the next request holds it anew", async () => {
    let answer = (_: unknown) => {};
    const booking = await editing({ reserve: () => new Promise<never>((_, reject) => (answer = reject)) });
    for (const _ of ["products", "tickets", "total"]) {
      booking.send(next);
      await booking.settle();
    }
    expect(booking.at({ total: "reserving" })).toBe(true);
    booking.send({ type: "reservation.gone" });
    expect(booking.context().error).toBeNull();
    answer(refused(404, "reservation_not_found"));
    await booking.settle();
    expect(booking.context()).toMatchObject({ error: { code: "reservationLost" }, isItemGone: false });
    booking.send(next);
    await booking.settle();
    expect(booking.called("reserve").at(-1)?.request).toMatchObject({ replaces: "r0", holdsAgain: "r0" });
  });

  test("that is put back while a request is on its way is changed by the next one", async () => {
    let answer = (_: unknown) => {};
    const booking = await editing({ reserve: () => new Promise<never>((_, reject) => (answer = reject)) });
    booking.send({ type: "reservation.gone" });
    for (const _ of ["products", "tickets", "total"]) {
      booking.send(next);
      await booking.settle();
    }
    booking.send({ type: "reservation.back", reservationId: "again" });
    answer(refused(503, "unavailable"));
    await booking.settle();
    expect(requestOf(booking.context())).toMatchObject({ replaces: "again" });
    expect(requestOf(booking.context())).not.toHaveProperty("holdsAgain");
  });

  test("that another tab has removed can only be closed", async () => {
    const booking = await editing({ loadReservation: () => Promise.reject(refused(404, "reservation_not_found")) });
    expect(booking.context().error?.code).toBe("reservationLost");
    booking.send(next);
    expect(booking.isClosed()).toBe(true);
    expect(booking.output()).toEqual({ isTripLost: false, isReturning: false });
  });

  test("that can't be loaded can be tried again", async () => {
    let fails = true;
    const booking = await editing({
      loadReservation: () => (fails ? Promise.reject(refused(0, "offline")) : { reservation, trip: trip("10:34") }),
    });
    expect(booking.context().error?.code).toBe("offline");
    fails = false;
    booking.send({ type: "retry" });
    await booking.settle();
    expect(booking.at("trip")).toBe(true);
  });
});
