import type { Ink } from "../engine/light.ts";
import { disc, oval, path, stroke } from "../engine/svg.ts";

/** A cow seen from the side, 120 wide, hooves on y 0, looking left and grazing or not. */
export function cow(ink: Ink, coat = "#8a5a3a", grazing = false): string {
  const lit = ink.half(coat, 0.2);
  const dim = ink.half(coat, 0.85);
  let out = stroke("M-34 -34L-36 0M40 -34L42 0", dim, 9) + stroke("M-26 -34L-24 0M48 -34L50 0", lit, 9);
  out +=
    path("M-46 -70Q-40 -80 -10 -76H40Q58 -76 60 -58L58 -36Q50 -26 30 -28Q0 -22 -30 -30Q-46 -40 -46 -70Z", lit) +
    path("M-40 -38Q0 -24 30 -28Q50 -26 58 -36L60 -52Q20 -36 -44 -50Z", dim);
  out += stroke("M59 -66Q70 -40 64 -20", dim, 4) + oval(22, -29, 11, 8, ink.half("#e0a79a", 0.4));
  const head =
    path("M-42 -72Q-60 -84 -70 -78L-84 -52Q-80 -42 -70 -46Q-56 -46 -42 -50Z", lit) +
    path("M-84 -52Q-80 -42 -70 -46L-68 -56Q-78 -60 -84 -52Z", ink.half("#f0dcc6", 0.3)) +
    disc(-66, -66, 2.6, ink.shade("#2a1a12")) +
    path("M-56 -80l12 -8l4 9Z", dim) +
    stroke("M-62 -80q-6 -8 -2 -14", ink.half("#e9dfc8", 0.3), 4);
  out += grazing ? `<g transform="rotate(-42 -44 -60)">${head}</g>` : head;
  return out + oval(-47, -43, 5, 6, ink.half("#d9a441", 0.2));
}

/** A goat, 70 wide, looking right. */
export function goat(ink: Ink): string {
  const coat = ink.half("#f4efe4", 0.15);
  const dark = ink.half("#3a322c", 0.6);
  return (
    stroke("M-22 -22V0M18 -22V0", ink.half("#f4efe4", 0.8), 5) +
    stroke("M-14 -22V0M24 -22V0", coat, 5) +
    path("M-30 -46Q0 -52 22 -46Q32 -38 28 -22Q0 -14 -26 -20Q-34 -30 -30 -46Z", coat) +
    path("M4 -49Q0 -52 22 -46Q32 -38 28 -22Q14 -18 4 -18Z", dark) +
    path("M22 -44L32 -68Q42 -70 50 -54Q46 -48 38 -50L30 -34Z", dark) +
    stroke("M34 -68q-4 -14 -16 -16", ink.half("#cdbfa8", 0.4), 3.5) +
    disc(39, -61, 2, "#f3d27a") +
    stroke("M-30 -44l-6 -8", coat, 4)
  );
}
