import {
  adult,
  adultGuestCard,
  adultHalfFare,
  adultTravelPass,
  child,
  family,
  group,
  infant,
  senior,
  student,
  youth,
  type NewCategory,
} from "../build/categories.ts";

/** Prices end on whole francs. */
const share = (price: number, part: number) => Math.round((price * part) / 100) * 100;
const half = 0.5;

/** Which tickets an offer of that kind sells, by the adult’s price (Rappen). */
export const ticketSchemes = {
  transport: (price) => [adult(price), adultHalfFare(share(price, half)), adultTravelPass(share(price, half)), child(6, 15, share(price, half)), infant(5)],
  boat: (price) => [adult(price), adultHalfFare(share(price, half)), child(6, 15, share(price, half)), infant(5)],
  museum: (price) => [adult(price), senior(share(price, 0.8)), student(share(price, 0.7)), child(6, 15, share(price, 0.4)), infant(5)],
  entry: (price) => [adult(price), adultGuestCard(share(price, 0.9)), child(6, 15, share(price, half)), family(share(price, 2.6)), infant(5)],
  guided: (price) => [adult(price), child(6, 15, share(price, half))],
  grownUps: (price) => [adult(price, { minAge: 16 }), group(4, 8, share(price, 3.6), { minAge: 16 })],
  workshop: (price) => [adult(price), youth(12, 17, share(price, 0.8)), child(6, 11, share(price, 0.7))],
  sport: (price) => [adult(price), youth(10, 17, share(price, 0.8))],
  skiPass: (price) => [adult(price), youth(13, 17, share(price, 0.75)), child(6, 12, share(price, half)), senior(share(price, 0.9)), infant(5)],
  ride: (price) => [adult(price), child(6, 15, share(price, 0.7)), group(5, 10, share(price, 4))],
  flight: (price) => [adult(price, { maxOccupancy: 4 }), child(6, 12, share(price, 0.9), { maxOccupancy: 2 })],
  rental: (price) => [adult(price), child(6, 15, share(price, 0.6))],
  game: (price) => [adult(price), youth(12, 17, share(price, 0.8)), group(6, 12, share(price, 4.8))],
} as const satisfies Record<string, (price: number) => NewCategory[]>;
export type TicketScheme = keyof typeof ticketSchemes;
