import type { Random } from "../engine/random.ts";
import type { Outfit } from "../things/people.ts";

const jackets = [
  "#cf2620",
  "#2d6f96",
  "#e0a030",
  "#4f8a6a",
  "#e8702a",
  "#7a4a86",
  "#2f8f9c",
  "#f0e6d2",
  "#b8434f",
  "#3d5a86",
];
const trousers = ["#2c3e4c", "#4a4238", "#394a5a", "#3a3f44", "#5a4a3c", "#2f4a3f"];
const hairs = ["#3a2a20", "#5a3b26", "#8a5a3a", "#c9a25a", "#22201f", "#b9b2a8"];
const hats = ["#f0e6d2", "#e0a030", "#cf2620", "#2d6f96", "#e8dcc0"];
const skins = ["#e2b08c", "#f0c8a0", "#c98f66", "#8d5a3a", "#d9a07a"];

/** A group dressed by the dice: no two of it in the same jacket. */
export function cast(dice: Random, count: number, more: { pack?: boolean; hat?: boolean } = {}): Outfit[] {
  const from = Math.floor(dice.next() * jackets.length);
  return Array.from({ length: count }, (_, i) => ({
    jacket: jackets[(from + i * 3) % jackets.length]!,
    trousers: dice.pick(trousers),
    skin: dice.pick(skins),
    hair: dice.pick(hairs),
    ...(more.hat || dice.next() < 0.4 ? { hat: dice.pick(hats) } : {}),
    ...(more.pack ? { pack: jackets[(from + i * 3 + 5) % jackets.length]! } : {}),
  }));
}
