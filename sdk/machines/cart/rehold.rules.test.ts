import { expect, test } from "vitest";
import { money } from "../../contracts/money.ts";
import type { Reservation } from "../../contracts/cart.ts";
import { reservationOf } from "./cart.fixture.ts";
import { changeOf } from "./rehold.rules.ts";

const held = (quantity: number, price: number): Reservation =>
  reservationOf("ride", undefined, {
    totalPrice: money(quantity * price),
    ticketReservations: [
      { quantity, guests: [], ticketCategory: { ticketCategoryId: 1, price: money(price) } } as never,
    ],
  });

test("another number of tickets, chosen in another tab, is no other price; another price of a ticket is", () => {
  expect(changeOf(held(1, 1160), held(2, 1160)).kind).toBe("held_again");
  expect(changeOf(held(1, 1160), held(2, 1200)).kind).toBe("price_changed");
});

test("of the same tickets the total tells", () => {
  expect(changeOf(held(1, 1160), held(1, 1160)).kind).toBe("held_again");
  expect(changeOf(held(1, 1160), held(1, 1260)).kind).toBe("price_changed");
});
