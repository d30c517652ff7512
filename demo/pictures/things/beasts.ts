import type { Ink } from "../engine/light.ts";
import { disc, oval, path, poly, rect, stroke } from "../engine/svg.ts";

/** Animals from the side, feet on y 0; most look right. Sizes suit a person of 100 units. */

const legs = (xs: readonly number[], top: number, ink: Ink, coat: string, w: number): string =>
  xs.map((x, i) => stroke(`M${x} ${top}L${x + (i % 2 ? 2 : -2)} 0`, ink.half(coat, i % 2 ? 0.3 : 0.9), w)).join("");

export function ibex(ink: Ink): string {
  const coat = "#8d6a48";
  return (
    legs([-34, -24, 24, 34], -34, ink, coat, 8) +
    path("M-46 -62Q-20 -74 30 -68Q46 -60 44 -40Q10 -22 -36 -30Q-50 -40 -46 -62Z", ink.half(coat, 0.15)) +
    path("M-44 -42Q0 -26 44 -44Q40 -30 10 -27Q-30 -24 -44 -42Z", ink.half(coat, 0.8)) +
    path("M26 -66Q40 -92 56 -96L76 -84Q76 -76 64 -74Q54 -62 44 -50Z", ink.half(coat, 0.25)) +
    path("M64 -76q2 12 -4 16l-6 -14Z", ink.half("#5f4630", 0.6)) +
    path("M54 -94Q44 -150 -6 -150Q34 -138 44 -92Z", ink.half("#5a4a3a", 0.3)) +
    path("M60 -96Q58 -160 6 -168Q48 -148 52 -94Z", ink.half("#6d5a46", 0.1)) +
    disc(62, -86, 2.6, ink.shade("#20140c"))
  );
}

export function deer(ink: Ink): string {
  const coat = "#a0653a";
  return (
    legs([-30, -22, 20, 28], -42, ink, coat, 6) +
    path("M-42 -70Q-10 -80 30 -74Q40 -60 34 -46Q0 -32 -34 -42Q-46 -54 -42 -70Z", ink.half(coat, 0.15)) +
    path("M-40 -54Q0 -36 36 -54Q34 -44 20 -41Q-20 -34 -40 -54Z", ink.half(coat, 0.8)) +
    path("M22 -74Q34 -112 44 -118L62 -108Q62 -100 50 -98Q44 -78 34 -58Z", ink.half(coat, 0.25)) +
    stroke(
      "M44 -118Q30 -140 38 -170M38 -138L20 -150M36 -154L54 -176M50 -118Q58 -140 50 -172M56 -140L74 -150",
      ink.half("#6a4a2c", 0.3),
      4,
    ) +
    disc(52, -110, 2.4, ink.shade("#20140c")) +
    oval(-44, -62, 6, 8, ink.half("#f4ead8", 0.3))
  );
}

/** A llama or alpaca; an alpaca's coat hangs lower. */
export function llama(ink: Ink, coat: string, woolly: boolean): string {
  return (
    legs([-30, -20, 20, 30], -36, ink, coat, 9) +
    path("M-46 -62Q-42 -82 -10 -78Q20 -76 40 -82Q50 -60 40 -34Q0 -20 -36 -32Q-50 -44 -46 -62Z", ink.half(coat, 0.12)) +
    (woolly
      ? [-34, -16, 2, 20, 34]
          .map((x) => disc(x, -36, 14, ink.half(coat, 0.3)) + disc(x - 4, -70, 13, ink.half(coat, 0.1)))
          .join("")
      : "") +
    path("M-44 -46Q0 -28 42 -50Q38 -32 10 -29Q-30 -26 -44 -46Z", ink.half(coat, 0.7)) +
    path(
      "M22 -74Q28 -120 32 -140Q46 -150 56 -140L74 -128Q74 -118 60 -116L52 -112Q50 -84 44 -56Z",
      ink.half(coat, 0.18),
    ) +
    (woolly ? disc(42, -144, 14, ink.half(coat, 0.1)) : "") +
    path("M36 -140L34 -164L44 -144ZM48 -144L52 -164L56 -140Z", ink.half(coat, 0.5)) +
    disc(58, -132, 2.8, ink.shade("#20140c")) +
    stroke("M52 -122L66 -124", ink.half("#c8321f", 0.2), 3)
  );
}

export function donkey(ink: Ink, coat = "#8b8078"): string {
  return (
    legs([-34, -24, 26, 36], -40, ink, coat, 8) +
    path("M-48 -68Q-10 -80 36 -74Q50 -62 44 -42Q0 -26 -40 -38Q-52 -50 -48 -68Z", ink.half(coat, 0.15)) +
    path("M-46 -50Q0 -30 44 -52Q40 -38 16 -35Q-30 -30 -46 -50Z", ink.half(coat, 0.8)) +
    path("M28 -74Q44 -102 58 -108L84 -86Q86 -76 74 -74Q62 -78 56 -76Q50 -62 42 -54Z", ink.half(coat, 0.25)) +
    path("M50 -104L42 -138L60 -110ZM60 -108L66 -138L70 -102Z", ink.half(coat, 0.45)) +
    disc(64, -94, 2.6, ink.shade("#20140c")) +
    oval(80, -80, 7, 6, ink.half("#efe7da", 0.2)) +
    rect(-22, -82, 44, 16, ink.half("#c8321f", 0.3), 'rx="6"') +
    rect(-34, -70, 24, 28, ink.half("#b5834a", 0.3), 'rx="6"') +
    stroke("M-48 -66q-10 14 -6 30", ink.half(coat, 0.6), 4)
  );
}

/** A dog: husky by its mask, St Bernard by its patches. */
export function dog(ink: Ink, kind: "husky" | "bernard", running = false): string {
  const coat = kind === "husky" ? "#858d94" : "#f4ece0";
  const patch = kind === "husky" ? "#f4f6f6" : "#9a5a30";
  const leg = running
    ? stroke(
        "M-24 -26L-46 -6M-18 -26L-34 0M26 -26L46 -8M30 -26L52 0",
        ink.half(patch === "#9a5a30" ? coat : patch, 0.4),
        7,
      )
    : legs([-24, -16, 22, 30], -26, ink, kind === "husky" ? "#e9edf0" : coat, 8);
  return (
    leg +
    path("M-36 -44Q0 -56 34 -48Q42 -36 34 -24Q0 -14 -30 -22Q-42 -32 -36 -44Z", ink.half(coat, 0.15)) +
    path("M-32 -28Q0 -12 36 -28Q28 -18 0 -17Q-24 -18 -32 -28Z", ink.half(kind === "husky" ? "#f4f6f6" : coat, 0.5)) +
    (kind === "bernard" ? path("M-24 -49Q0 -55 16 -51Q20 -34 -4 -32Q-26 -32 -24 -49Z", ink.half(patch, 0.2)) : "") +
    stroke(
      kind === "husky" ? "M-36 -42Q-58 -50 -52 -68Q-46 -76 -38 -68" : "M-36 -42Q-54 -44 -56 -28",
      ink.half(coat, 0.3),
      9,
    ) +
    path("M24 -48Q26 -72 42 -74Q56 -72 60 -60L72 -52Q70 -44 58 -44Q44 -40 32 -34Z", ink.half(coat, 0.2)) +
    path(
      "M46 -58Q58 -62 62 -56L72 -52Q70 -44 58 -44Q48 -46 46 -58Z",
      ink.half(patch === "#9a5a30" ? "#f4ece0" : patch, 0.2),
    ) +
    (kind === "husky"
      ? path("M30 -70L32 -90L42 -74ZM42 -74L50 -88L52 -68Z", ink.half(coat, 0.4))
      : path("M30 -70Q22 -60 28 -50Q36 -54 38 -70Z", ink.half(patch, 0.4))) +
    disc(52, -62, 2.4, ink.shade("#20140c")) +
    disc(71, -51, 3, ink.shade("#20140c")) +
    (kind === "husky"
      ? stroke("M-20 -50Q0 -38 30 -50M-20 -50L-34 -38", ink.half("#c8321f", 0.2), 3.4)
      : rect(44, -42, 14, 11, ink.half("#a5713c", 0.2), 'rx="4"') +
        stroke("M36 -46L46 -38", ink.half("#c8321f", 0.2), 4))
  );
}

export function horse(ink: Ink, coat: string, stepping = true): string {
  return (
    (stepping
      ? stroke(
          "M-44 -48L-56 -24L-48 0M-34 -46L-30 -22L-38 0M36 -48L44 -26L34 -4M44 -48L58 -34L56 -14",
          ink.half(coat, 0.55),
          9,
        )
      : legs([-42, -34, 36, 44], -46, ink, coat, 9)) +
    path("M-56 -84Q-10 -92 44 -88Q56 -74 50 -50Q0 -36 -48 -46Q-62 -60 -56 -84Z", ink.half(coat, 0.14)) +
    path("M-54 -62Q0 -40 50 -64Q46 -48 20 -44Q-36 -38 -54 -62Z", ink.half(coat, 0.8)) +
    path("M30 -86Q44 -124 62 -134L92 -108Q94 -96 80 -96Q68 -102 62 -98Q56 -78 46 -62Z", ink.half(coat, 0.22)) +
    path("M28 -88Q36 -130 60 -138L56 -126Q46 -108 40 -80Z", ink.half("#2a201a", 0.4)) +
    path("M60 -134L60 -152L70 -136Z", ink.half(coat, 0.5)) +
    stroke("M-56 -82Q-74 -66 -66 -30", ink.half("#2a201a", 0.4), 8) +
    disc(70, -122, 2.8, ink.shade("#20140c")) +
    stroke("M62 -124L84 -104M74 -128L66 -106L24 -84", ink.half("#3a2a20", 0.4), 3)
  );
}

export function bear(ink: Ink): string {
  const coat = "#6d4a30";
  return (
    legs([-44, -28, 30, 46], -34, ink, coat, 19) +
    path("M-66 -54Q-50 -92 0 -86Q30 -96 50 -84Q66 -66 58 -38Q10 -22 -52 -30Q-70 -40 -66 -54Z", ink.half(coat, 0.15)) +
    path("M-64 -46Q0 -24 60 -48Q54 -32 20 -28Q-50 -24 -64 -46Z", ink.half(coat, 0.8)) +
    path("M40 -86Q58 -104 80 -92L104 -70Q102 -58 88 -60Q66 -54 50 -60Z", ink.half(coat, 0.22)) +
    disc(58, -96, 9, ink.half(coat, 0.4)) +
    oval(98, -68, 11, 8, ink.half("#b58a62", 0.2)) +
    disc(106, -70, 4, ink.shade("#20140c")) +
    disc(80, -82, 2.8, ink.shade("#20140c"))
  );
}

export function elephant(ink: Ink): string {
  const coat = "#9a938f";
  return (
    [-70, -40, 40, 66].map((x, i) => rect(x - 14, -70, 30, 70, ink.half(coat, i % 2 ? 0.3 : 0.85), 'rx="8"')).join("") +
    path(
      "M-104 -110Q-96 -180 -10 -178Q60 -182 92 -150Q110 -110 84 -70Q0 -44 -84 -64Q-108 -80 -104 -110Z",
      ink.half(coat, 0.14),
    ) +
    path("M-102 -92Q0 -56 92 -90Q90 -70 60 -62Q-60 -46 -102 -92Z", ink.half(coat, 0.75)) +
    path(
      "M70 -160Q110 -196 150 -166Q166 -140 158 -110Q162 -60 186 -40Q190 -28 178 -28Q148 -40 140 -86Q110 -70 84 -96Z",
      ink.half(coat, 0.2),
    ) +
    path("M84 -168Q52 -172 48 -130Q54 -90 86 -86Q108 -110 102 -150Z", ink.half(coat, 0.5)) +
    path("M146 -92Q164 -70 184 -82Q164 -84 158 -104Z", ink.sun("#f8f2e4")) +
    disc(132, -142, 4, ink.shade("#20140c")) +
    stroke("M-104 -112Q-120 -90 -114 -64", ink.half(coat, 0.7), 6)
  );
}

export function flamingo(ink: Ink): string {
  const pink = "#ef8a86";
  return (
    stroke("M-4 -60V0M6 -60L4 -30L10 0", ink.half("#e0705f", 0.3), 4) +
    path("M-40 -64Q-20 -92 20 -84Q34 -70 20 -60Q-10 -50 -40 -64Z", ink.half(pink, 0.12)) +
    path("M-40 -64Q-10 -70 18 -62Q-10 -50 -40 -64Z", ink.half("#d9605f", 0.5)) +
    stroke("M18 -78Q44 -96 28 -122Q18 -142 36 -148", ink.half(pink, 0.15), 9) +
    disc(38, -148, 8, ink.half(pink, 0.15)) +
    path("M44 -150Q58 -148 52 -134Q46 -138 42 -142Z", ink.half("#2a2420", 0.4)) +
    disc(40, -150, 1.8, ink.shade("#20140c"))
  );
}

export function bison(ink: Ink): string {
  const coat = "#5f4230";
  return (
    legs([-46, -34, 34, 46], -36, ink, coat, 11) +
    path(
      "M-66 -60Q-50 -84 -10 -92Q30 -130 66 -104Q84 -80 74 -50Q20 -24 -54 -36Q-70 -46 -66 -60Z",
      ink.half(coat, 0.15),
    ) +
    path("M30 -112Q70 -112 84 -76L88 -46Q76 -26 60 -36Q34 -40 26 -70Z", ink.half("#3f2a1e", 0.35)) +
    path("M64 -104Q76 -118 72 -128Q86 -116 78 -100Z", ink.half("#e9dfc8", 0.3)) +
    disc(78, -76, 2.8, ink.sun("#d9b07a")) +
    path("M-62 -48Q0 -30 60 -44Q30 -26 -40 -32Z", ink.half(coat, 0.85)) +
    stroke("M-66 -60Q-78 -46 -72 -26", ink.half("#3f2a1e", 0.4), 5)
  );
}

export function marmot(ink: Ink): string {
  const coat = "#a5764a";
  return (
    path("M-18 0Q-26 -40 -8 -56Q-10 -76 8 -78Q26 -76 24 -58Q30 -40 22 0Z", ink.half(coat, 0.18)) +
    path("M-2 0Q-4 -34 6 -46Q20 -30 18 0Z", ink.half("#d9b98a", 0.3)) +
    disc(-4, -76, 5, ink.half(coat, 0.6)) +
    disc(16, -66, 2.6, ink.shade("#20140c")) +
    oval(24, -60, 6, 5, ink.half("#3a2a20", 0.3)) +
    stroke("M10 -40l10 -6M4 -38l10 -2", ink.half(coat, 0.8), 4) +
    stroke("M-18 -4Q-40 -2 -44 -16", ink.half(coat, 0.6), 9)
  );
}

/** A fish, 100 long, swimming right, middle at 0/0. */
export const fish = (ink: Ink, colour: string): string =>
  path("M-44 0Q-10 -34 34 -12Q46 -4 50 2Q40 20 10 24Q-20 24 -44 0Z", ink.half(colour, 0.1)) +
  path("M-38 0L-66 -20Q-58 0 -66 22Z", ink.half(colour, 0.4)) +
  path("M-40 4Q0 20 48 6Q38 20 10 24Q-20 24 -40 4Z", ink.half(colour, 0.55)) +
  path("M-8 -22Q8 -40 20 -20Z", ink.half(colour, 0.4)) +
  disc(32, -3, 4.5, "#fdfaf2") +
  disc(33, -3, 2.4, "#20140c");

/** A butterfly with open wings, 120 wide, middle at 0/0. */
export const butterfly = (ink: Ink, colour: string, edge: string): string =>
  [1, -1]
    .map(
      (s) =>
        `<g transform="scale(${s} 1)">${path("M4 -4Q20 -56 62 -50Q70 -18 34 -2Q56 4 46 34Q20 44 4 8Z", ink.half(edge, 0.2))}${path("M8 -6Q24 -46 54 -42Q58 -20 30 -6Q44 6 38 26Q20 32 6 6Z", ink.half(colour, s * ink.side > 0 ? 0.05 : 0.4))}${disc(44, -32, 5, ink.sun("#fff6dc"))}${disc(32, 16, 4, ink.sun("#fff6dc"))}</g>`,
    )
    .join("") +
  stroke("M0 -14V20", ink.half("#2a201a", 0.3), 6) +
  stroke("M0 -14Q-6 -30 -14 -34M0 -14Q6 -30 14 -34", ink.half("#2a201a", 0.3), 2);

export const eagle = (ink: Ink): string =>
  poly(
    [
      [-6, 4],
      [8, 2],
      [22, 22],
      [-16, 24],
    ],
    ink.half("#4a3524", 0.5),
  ) +
  path("M0 -4Q-60 -46 -150 -30Q-120 -22 -128 -12Q-104 -14 -104 0Q-60 -6 -10 12Z", ink.half("#5f4430", 0.2)) +
  path("M4 -4Q60 -46 150 -30Q120 -22 128 -12Q104 -14 104 0Q60 -6 10 12Z", ink.half("#5f4430", 0.6)) +
  path("M-8 8Q-10 -18 2 -24Q14 -18 10 8Z", ink.half("#6d5038", 0.3)) +
  disc(2, -20, 8, ink.half("#e0b070", 0.2));

/** The skeleton of a dinosaur on its stand, 620 long, looking right. */
export function skeleton(ink: Ink): string {
  const bone = ink.half("#efe4c8", 0.15);
  const dim = ink.half("#cdbd98", 0.5);
  let out =
    stroke("M-100 0V-200M110 0V-190", ink.half("#3a3f44", 0.5), 9) +
    stroke("M-310 -150Q-200 -210 -100 -230Q40 -250 120 -240Q190 -250 230 -330", bone, 20);
  for (let i = 0; i < 9; i++)
    out += stroke(
      `M${-80 + i * 24} ${-232}q${26 - i} 60 ${-8 + i * 2} ${104 - Math.abs(i - 3) * 9}`,
      i % 2 ? bone : dim,
      8,
    );
  for (let i = 0; i < 10; i++) out += stroke(`M${-300 + i * 22} ${-152 - i * 8}v-22`, dim, 6);
  out +=
    stroke("M-90 -216L-50 -120L-84 -40L-30 0M-70 -214L-120 -120L-96 -30L-150 0", bone, 17) +
    stroke("M120 -226L140 -160L176 -176M112 -224L120 -150L150 -150", dim, 10);
  out +=
    path(
      "M206 -330Q220 -380 270 -376L350 -346Q356 -330 330 -326L276 -318L336 -306Q336 -292 300 -294Q240 -290 220 -312Z",
      bone,
    ) + disc(262, -350, 13, ink.shade("#3a3428"));
  for (let i = 0; i < 6; i++)
    out += poly(
      [
        [284 + i * 10, -324],
        [291 + i * 10, -324],
        [287 + i * 10, -312],
      ],
      ink.sun("#fffaf0"),
    );
  return out + rect(-200, -12, 420, 24, ink.half("#6d5a46", 0.4));
}
