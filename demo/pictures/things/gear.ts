import type { Ink } from "../engine/light.ts";
import { disc, oval, path, poly, rect, stroke } from "../engine/svg.ts";
import { person, poses, type Outfit } from "./people.ts";

/** People with what they ride or carry; 100 units tall as people are, feet or runners near y 0, looking right. */

export const skier = (ink: Ink, outfit: Outfit, skis = "#e0a030"): string =>
  stroke("M-30 4Q10 8 52 0Q60 -2 63 -8", ink.half(skis, 0.2), 4) +
  stroke("M-38 -2Q6 2 46 -6Q54 -8 57 -14", ink.half("#23313c", 0.5), 4) +
  stroke("M34 -50L8 4M30 -42L-4 8", ink.half("#3a4046", 0.4), 2) +
  person(ink, poses.ski, { ...outfit, helmet: true, goggles: true });

export const snowboarder = (ink: Ink, outfit: Outfit): string =>
  path("M-44 2Q-38 -6 -26 -3H34Q48 -8 54 -14L58 -9Q48 4 34 6H-30Q-42 8 -44 2Z", ink.half("#e0a030", 0.2)) +
  person(
    ink,
    {
      hip: [-6, -34],
      neck: [2, -66],
      head: [8, -76],
      knees: [
        [-16, -24],
        [14, -24],
      ],
      feet: [
        [-20, -4],
        [20, -4],
      ],
      elbows: [
        [-16, -62],
        [22, -58],
      ],
      hands: [
        [-34, -60],
        [38, -62],
      ],
    },
    { ...outfit, helmet: true, goggles: true },
  );

export const classicSkier = (ink: Ink, outfit: Outfit): string =>
  stroke("M-44 3H48Q56 2 60 -4", ink.half("#cf2620", 0.2), 3.4) +
  stroke("M-50 6H44Q52 5 56 0", ink.half("#e9e2d2", 0.2), 3.2) +
  stroke("M28 -66L24 4M-16 -50L-50 4", ink.half("#3a4046", 0.4), 2.2) +
  person(
    ink,
    {
      ...poses.walk,
      feet: [
        [-22, -3],
        [14, 0],
      ],
      hands: [
        [29, -66],
        [-18, -50],
      ],
      elbows: [
        [18, -62],
        [-12, -64],
      ],
    },
    outfit,
  );

export const snowshoer = (ink: Ink, outfit: Outfit): string =>
  stroke("M20 -54L28 4M-12 -50L-18 4", ink.half("#3a4046", 0.4), 2.2) +
  person(ink, poses.walk, outfit) +
  [
    [-17, -1],
    [13, 2],
  ]
    .map(
      ([x, y]) => oval(x! + 2, y!, 16, 4, ink.half("#e8702a", 0.3)) + oval(x! + 2, y!, 10, 2, ink.half("#3a3f44", 0.5)),
    )
    .join("");

export const tourer = (ink: Ink, outfit: Outfit): string =>
  stroke("M-32 4H34Q42 3 46 -4", ink.half("#2d6f96", 0.2), 4) +
  stroke("M24 -56L34 4M-10 -50L-22 4", ink.half("#3a4046", 0.4), 2.2) +
  person(ink, poses.walk, outfit);

export const hikerWithPoles = (ink: Ink, outfit: Outfit): string =>
  stroke("M19 -54L28 2", ink.half("#3a4046", 0.4), 2.2) + person(ink, poses.walk, outfit);

/** A wooden sledge with one or two riders, 120 long. */
export function sledge(ink: Ink, front: Outfit, back?: Outfit): string {
  const wood = ink.half("#9a6a3c", 0.2);
  return (
    stroke("M-40 2H40Q60 0 60 -18", wood, 6) +
    stroke("M-26 0V-14M22 0V-14M-40 -15H50", ink.half("#b5834a", 0.1), 5) +
    (back ? person(ink, poses.sit, back).replace(/^/, '<g transform="translate(-20 0)">') + "</g>" : "") +
    `<g transform="translate(${back ? 20 : 4} 0) scale(.94)">${person(ink, poses.sit, front)}</g>` +
    stroke("M58 -16L34 -26", ink.half("#e8dcc0", 0.3), 2)
  );
}

/** A small sledge on a metal rail, rider with brake levers. */
export const railCart = (ink: Ink, outfit: Outfit, colour: string): string =>
  `<g transform="translate(-2 -12)">${person(ink, poses.sit, { ...outfit, helmet: true })}</g>` +
  path("M-40 -22Q-44 -52 -30 -54Q-22 -30 0 -28H40Q58 -26 56 -8H-36Z", ink.half(colour, 0.15)) +
  path("M-38 -18H57L54 -8H-36Z", ink.half(colour, 0.75)) +
  stroke("M22 -12L30 -44", ink.half("#2b2f35", 0.5), 5) +
  disc(-24, -4, 8, ink.half("#24282d", 0.5)) +
  disc(40, -4, 8, ink.half("#24282d", 0.5));

/** A big-wheeled scooter with its rider. */
export const scooter = (ink: Ink, outfit: Outfit): string => {
  const dark = ink.half("#22282d", 0.5);
  const wheel = (x: number, r: number): string =>
    disc(x, -r, r, "none", `stroke="${dark}" stroke-width="4.5"`) +
    stroke(`M${x - r} ${-r}h${2 * r}M${x} ${-2 * r}v${2 * r}`, dark, 0.9);
  return (
    wheel(-36, 15) +
    wheel(42, 19) +
    stroke("M-36 -15L-22 -8H14L34 -62L42 -19", ink.half("#e8702a", 0.2), 5) +
    stroke("M26 -64H40", dark, 5) +
    person(
      ink,
      {
        ...poses.stand,
        hip: [-4, -56],
        neck: [4, -88],
        head: [8, -98],
        knees: [
          [-10, -34],
          [-2, -32],
        ],
        feet: [
          [-14, -10],
          [2, -10],
        ],
        elbows: [
          [16, -72],
          [14, -70],
        ],
        hands: [
          [31, -66],
          [30, -64],
        ],
      },
      { ...outfit, helmet: true },
    )
  );
};

/** A curling player sliding with the stone, 130 long. */
export const curler = (ink: Ink, outfit: Outfit): string =>
  person(
    ink,
    {
      hip: [-14, -26],
      neck: [18, -44],
      head: [28, -50],
      knees: [
        [-40, -10],
        [8, -24],
      ],
      feet: [
        [-64, -2],
        [10, 0],
      ],
      elbows: [
        [34, -28],
        [30, -26],
      ],
      hands: [
        [50, -20],
        [48, -18],
      ],
    },
    outfit,
  ) +
  path("M36 -2Q34 -14 58 -15T80 -2Q58 4 36 -2Z", ink.half("#8d9398", 0.25)) +
  oval(58, -14, 17, 5, ink.half("#c8321f", 0.1)) +
  stroke("M52 -17Q58 -26 66 -20", ink.half("#c8321f", 0.3), 4);

export const skater = (ink: Ink, outfit: Outfit): string =>
  person(
    ink,
    {
      hip: [-4, -48],
      neck: [10, -78],
      head: [16, -87],
      knees: [
        [-22, -36],
        [6, -26],
      ],
      feet: [
        [-42, -20],
        [4, -4],
      ],
      elbows: [
        [24, -72],
        [-10, -76],
      ],
      hands: [
        [36, -78],
        [-24, -84],
      ],
    },
    outfit,
  ) + stroke("M-50 -16L-34 -14M-6 0H16", ink.half("#c9d2d8", 0.1), 3);

/** A climber seen from the side, reaching up the wall at the right. */
export const climber = (ink: Ink, outfit: Outfit): string =>
  stroke("M6 -44L2 -400", ink.half("#e8a92c", 0.2), 2.2) +
  person(
    ink,
    {
      hip: [0, -40],
      neck: [8, -70],
      head: [11, -80],
      knees: [
        [18, -34],
        [14, -20],
      ],
      feet: [
        [24, -16],
        [18, 4],
      ],
      elbows: [
        [22, -82],
        [20, -64],
      ],
      hands: [
        [27, -102],
        [27, -56],
      ],
    },
    { ...outfit, helmet: true },
  ) +
  stroke("M-2 -44H8", ink.half("#24282d", 0.5), 4);

/** Rungs, steel rope and a climber clipped to it. */
export const rungClimber = (ink: Ink, outfit: Outfit): string =>
  stroke("M2 -46L30 -76M2 -46L30 -66", ink.half("#e8a92c", 0.2), 2.2) +
  climber(ink, { ...outfit, pack: outfit.pack ?? "#e0a030" }).replace(/<path d="M6 -44L2 -400"[^>]*>/, "");

/** A rider on a downhill bike, wheels on y 0. */
export function mountainBiker(ink: Ink, outfit: Outfit): string {
  const dark = ink.half("#1f2428", 0.5);
  const wheel = (x: number): string =>
    disc(x, -22, 21, "none", `stroke="${dark}" stroke-width="6.5"`) + disc(x, -22, 4, dark);
  return (
    wheel(-36) +
    wheel(42) +
    stroke("M-36 -22L-6 -22L-12 -46L24 -56L-6 -22M24 -56L30 -66M22 -60L42 -22", ink.half("#2d8f7a", 0.2), 5.5) +
    stroke("M26 -68L38 -66M-20 -50h14", dark, 5) +
    person(
      ink,
      {
        hip: [-24, -62],
        neck: [6, -82],
        head: [16, -88],
        knees: [
          [4, -52],
          [2, -44],
        ],
        feet: [
          [6, -24],
          [-10, -18],
        ],
        elbows: [
          [22, -84],
          [20, -78],
        ],
        hands: [
          [34, -68],
          [34, -66],
        ],
      },
      { ...outfit, helmet: true, goggles: true },
    )
  );
}

/** A photographer behind a camera on its tripod. */
export const photographer = (ink: Ink, outfit: Outfit): string => {
  const dark = ink.half("#24282d", 0.5);
  return (
    person(
      ink,
      {
        ...poses.stand,
        hip: [-8, -46],
        neck: [2, -76],
        head: [8, -85],
        elbows: [
          [10, -66],
          [8, -64],
        ],
        hands: [
          [24, -78],
          [22, -76],
        ],
      },
      outfit,
    ) +
    stroke("M36 -72L18 0M36 -72L40 2M36 -72L58 0", dark, 3.4) +
    rect(24, -88, 24, 17, dark, 'rx="3"') +
    rect(47, -86, 15, 12, ink.half("#3a4046", 0.4), 'rx="2"') +
    disc(62, -80, 5, ink.half("#6f8fa0", 0.2))
  );
};

/** A night watchman with halberd, lantern and broad hat. */
export const watchman = (ink: Ink): string =>
  stroke("M26 -150V4", ink.half("#6a4a2c", 0.3), 4) +
  poly(
    [
      [26, -176],
      [32, -150],
      [26, -140],
      [20, -150],
    ],
    ink.half("#d9dcdb", 0.1),
  ) +
  path("M28 -146q18 -2 18 -18q2 22 -18 30Z", ink.half("#c9ccd0", 0.2)) +
  path("M-20 0L-12 -76Q0 -90 14 -76L24 0Z", ink.half("#3a3350", 0.2)) +
  path(
    ink.side < 0 ? "M4 0L6 -84Q12 -80 14 -76L24 0Z" : "M-4 0L-6 -84Q-12 -80 -12 -76L-20 0Z",
    ink.half("#2a2440", 0.8),
  ) +
  disc(2, -90, 9, ink.half("#e2b08c", 0.2)) +
  path("M-8 -84Q2 -66 12 -84Q2 -78 -8 -84Z", ink.half("#d9d2c4", 0.2)) +
  path("M-22 -96Q2 -104 26 -96Q14 -96 12 -112H-8Q-8 -96 -22 -96Z", ink.half("#2a2630", 0.4)) +
  stroke("M10 -70L26 -66M-8 -70L-26 -56", ink.half("#3a3350", 0.3), 8) +
  disc(-30, -38, 66, "#ffcf86", 'opacity=".16"') +
  disc(-30, -38, 34, "#ffd795", 'opacity=".3"') +
  stroke("M-28 -56L-30 -48", ink.half("#2a2630", 0.4), 3) +
  rect(-38, -49, 16, 22, "#ffe9b8", 'rx="3"') +
  stroke("M-40 -49H-20M-40 -26H-20", ink.half("#2a2630", 0.4), 4);
