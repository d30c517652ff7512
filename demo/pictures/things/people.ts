import type { Ink } from "../engine/light.ts";
import { disc, line, path, poly, stroke, type Point } from "../engine/svg.ts";

export interface Outfit {
  readonly jacket: string;
  readonly trousers: string;
  readonly hat?: string;
  readonly hair?: string;
  readonly pack?: string;
  readonly helmet?: boolean;
  readonly goggles?: boolean;
  readonly skin?: string;
}

/** Where the joints are, 100 units tall, feet near 0/0, looking right; first of each pair is the far limb. */
export interface Pose {
  readonly hip: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly knees: readonly [Point, Point];
  readonly feet: readonly [Point, Point];
  readonly elbows: readonly [Point, Point];
  readonly hands: readonly [Point, Point];
}

export const poses = {
  stand: {
    hip: [0, -48],
    neck: [0, -82],
    head: [1, -92],
    knees: [
      [-3, -25],
      [4, -25],
    ],
    feet: [
      [-4, 0],
      [5, 0],
    ],
    elbows: [
      [-8, -66],
      [9, -66],
    ],
    hands: [
      [-7, -50],
      [10, -51],
    ],
  },
  walk: {
    hip: [0, -47],
    neck: [3, -81],
    head: [6, -91],
    knees: [
      [-7, -24],
      [9, -27],
    ],
    feet: [
      [-17, -2],
      [12, 0],
    ],
    elbows: [
      [11, -66],
      [-7, -64],
    ],
    hands: [
      [17, -54],
      [-10, -49],
    ],
  },
  climb: {
    hip: [-2, -46],
    neck: [7, -78],
    head: [12, -88],
    knees: [
      [-9, -22],
      [12, -34],
    ],
    feet: [
      [-17, 2],
      [10, -11],
    ],
    elbows: [
      [18, -64],
      [10, -60],
    ],
    hands: [
      [25, -52],
      [20, -50],
    ],
  },
  point: {
    hip: [0, -48],
    neck: [0, -82],
    head: [2, -92],
    knees: [
      [-3, -25],
      [4, -25],
    ],
    feet: [
      [-5, 0],
      [5, 0],
    ],
    elbows: [
      [-7, -66],
      [13, -76],
    ],
    hands: [
      [-6, -50],
      [27, -82],
    ],
  },
  ski: {
    hip: [-10, -36],
    neck: [6, -64],
    head: [14, -73],
    knees: [
      [6, -26],
      [10, -22],
    ],
    feet: [
      [-6, -4],
      [0, 0],
    ],
    elbows: [
      [20, -56],
      [14, -48],
    ],
    hands: [
      [34, -50],
      [30, -42],
    ],
  },
  sit: {
    hip: [-8, -16],
    neck: [-13, -48],
    head: [-11, -59],
    knees: [
      [14, -24],
      [16, -20],
    ],
    feet: [
      [36, -12],
      [38, -6],
    ],
    elbows: [
      [-2, -34],
      [-4, -30],
    ],
    hands: [
      [14, -30],
      [12, -26],
    ],
  },
  cycle: {
    hip: [-14, -56],
    neck: [10, -84],
    head: [18, -94],
    knees: [
      [8, -42],
      [6, -34],
    ],
    feet: [
      [2, -22],
      [-4, -8],
    ],
    elbows: [
      [22, -70],
      [20, -66],
    ],
    hands: [
      [33, -62],
      [32, -60],
    ],
  },
  jump: {
    hip: [0, -48],
    neck: [6, -80],
    head: [9, -90],
    knees: [
      [12, -38],
      [-6, -26],
    ],
    feet: [
      [6, -16],
      [-18, -8],
    ],
    elbows: [
      [18, -92],
      [-8, -94],
    ],
    hands: [
      [26, -106],
      [-14, -110],
    ],
  },
} as const satisfies Record<string, Pose>;

/** A person of round limbs in two tones. */
export function person(ink: Ink, pose: Pose, outfit: Outfit): string {
  const limb = (a: Point, b: Point, c: Point, colour: string, width: number): string =>
    stroke(line([a, b, c]), colour, width);
  const lean = Math.atan2(pose.neck[0] - pose.hip[0], pose.hip[1] - pose.neck[1]);
  const across = (p: Point, by: number, up = 0): Point => [
    p[0] + Math.cos(lean) * by + Math.sin(lean) * up,
    p[1] + Math.sin(lean) * by - Math.cos(lean) * up,
  ];
  const shoulder = across(pose.neck, 0, -5);
  let out = limb(shoulder, pose.elbows[0], pose.hands[0], ink.half(outfit.jacket, 0.95), 6.5);
  out += limb(pose.hip, pose.knees[0], pose.feet[0], ink.half(outfit.trousers, 1), 8.5);
  out += stroke(line([pose.feet[0], [pose.feet[0][0] + 4, pose.feet[0][1]]]), ink.half("#2c2724", 1), 5.5);
  if (outfit.pack) {
    const a = across(pose.neck, -6, -3);
    const b = across(pose.hip, -6, 5);
    out += path(
      `M${a[0]} ${a[1]}Q${a[0] - 15} ${a[1] + 2} ${b[0] - 12} ${b[1] - 4}Q${b[0] - 6} ${b[1] + 3} ${b[0]} ${b[1]}Z`,
      ink.half(outfit.pack, ink.side < 0 ? 0.15 : 0.7),
    );
  }
  const torso: Point[] = [
    across(pose.neck, -6.5),
    across(pose.neck, 6.5),
    across(pose.hip, 6, -2),
    across(pose.hip, -6, -2),
  ];
  out += poly(
    torso,
    ink.half(outfit.jacket, 0.2),
    `stroke="${ink.half(outfit.jacket, 0.2)}" stroke-width="4" stroke-linejoin="round"`,
  );
  const dim: Point[] =
    ink.side < 0
      ? [across(pose.neck, 1.5), torso[1]!, torso[2]!, across(pose.hip, 1, -2)]
      : [torso[0]!, across(pose.neck, -1.5), across(pose.hip, -1, -2), torso[3]!];
  out += poly(
    dim,
    ink.half(outfit.jacket, 0.8),
    `stroke="${ink.half(outfit.jacket, 0.8)}" stroke-width="3" stroke-linejoin="round"`,
  );
  out += limb(pose.hip, pose.knees[1], pose.feet[1], ink.half(outfit.trousers, 0.45), 9);
  out += stroke(line([pose.feet[1], [pose.feet[1][0] + 4.5, pose.feet[1][1]]]), ink.half("#2c2724", 0.9), 6);
  const skin = outfit.skin ?? "#e2b08c";
  out += stroke(line([pose.neck, pose.head]), ink.half(skin, 0.6), 5);
  out += disc(pose.head[0], pose.head[1], 7.2, ink.half(skin, 0.2));
  const [hx, hy] = pose.head;
  if (outfit.helmet) {
    out += path(
      `M${hx - 8} ${hy + 2}A8 8.4 0 1 1 ${hx + 8} ${hy - 1}L${hx + 2} ${hy - 1}L${hx} ${hy + 3}Z`,
      ink.half(outfit.hat ?? "#f2efe8", 0.25),
    );
  } else if (outfit.hat) {
    out +=
      path(`M${hx - 7.8} ${hy - 1}A7.8 8 0 0 1 ${hx + 7.8} ${hy - 2}Z`, ink.half(outfit.hat, 0.25)) +
      stroke(`M${hx - 8} ${hy - 0.8}L${hx + 9} ${hy - 2}`, ink.half(outfit.hat, 0.8), 3);
  } else {
    out += path(
      `M${hx - 7.6} ${hy + 3}A7.8 8 0 0 1 ${hx + 6.6} ${hy - 3.5}Q${hx - 1} ${hy - 3} ${hx - 3} ${hy + 4}Z`,
      ink.half(outfit.hair ?? "#5a3b26", 0.5),
    );
  }
  if (outfit.goggles) out += stroke(`M${hx + 3} ${hy - 0.5}h5`, ink.half("#1d2733", 0.6), 4);
  out += limb(shoulder, pose.elbows[1], pose.hands[1], ink.half(outfit.jacket, 0.5), 7);
  out += disc(pose.hands[1][0], pose.hands[1][1], 3.4, ink.half(outfit.goggles ? "#26313a" : skin, 0.4));
  return out;
}
