import type { Ink } from "../engine/light.ts";
import { disc, line, oval, path, poly, rect, stroke, type Point } from "../engine/svg.ts";

/** A small Swiss flag on its staff; the staff's foot is 0/0, the flag flies to the left. */
export function flag(ink: Ink, size: number): string {
  const red = ink.half("#d8232a", 0.1);
  const white = ink.sun("#fffaf2");
  const s = size;
  return (
    stroke(`M0 0V${-s * 2.1}`, ink.half("#d9d2c4", 0.5), s * 0.09) +
    path(`M0 ${-s * 2.1}q${-s * 0.5} ${-s * 0.14} ${-s} 0v${s}q${-s * 0.5} ${-s * 0.14} ${s} 0Z`, red) +
    rect(-s * 0.6, -s * 1.92, s * 0.2, s * 0.6, white) +
    rect(-s * 0.8, -s * 1.72, s * 0.6, s * 0.2, white)
  );
}

/** A paddle steamer about 620 long, bow to the right, waterline at y 0. */
export function steamer(ink: Ink): string {
  const white = ink.half("#f8f3e6", 0.08);
  const dim = ink.half("#f3ecdc", 0.6);
  const glass = ink.lamp("#ffd98a", "#31495a");
  const wood = ink.half("#a8703c", 0.4);
  const gold = ink.half("#e0aa3e", 0.1);
  let out = path(
    "M-300 -30Q-290 -4 -262 0H236Q282 -8 318 -52Q200 -34 40 -32H-180Q-260 -32 -300 -46Z",
    ink.half("#20443f", 0.4),
  );
  out += path("M-296 -22Q-288 -3 -262 0H236Q262 -4 282 -16Z", ink.half("#b3261e", 0.35));
  out += stroke("M-298 -44Q-250 -31 -160 -32H60Q210 -34 314 -50", gold, 3);
  out += rect(-236, -66, 440, 34, white) + rect(-236, -40, 440, 8, dim);
  for (let x = -226; x < 196; x += 26) if (x < -70 || x > 62) out += rect(x, -59, 15, 15, glass, 'rx="2"');
  out += path("M-262 -70H236L226 -64H-256Z", wood);
  for (let x = -254; x < 232; x += 15) out += stroke(`M${x} -70v-19`, dim, 1.6);
  out += stroke("M-256 -89H232", white, 3);
  out += rect(-130, -108, 262, 38, white) + rect(-130, -78, 262, 8, dim);
  for (let x = -120; x < 124; x += 24) if (x < -66 || x > 44) out += rect(x, -100, 14, 16, glass, 'rx="2"');
  out += path("M-190 -114H186L170 -107H-180Z", ink.half("#e9dfc8", 0.2)) + path("M-180 -107H170L166 -104H-176Z", dim);
  for (const x of [-172, -150, 140, 160]) out += stroke(`M${x} -106V-72`, dim, 2.4);
  out +=
    path("M-66 -32V-70A60 60 0 0 1 54 -70V-32Z", white) +
    path("M-66 -32V-70A60 60 0 0 1 54 -70V-32H44V-70A50 50 0 0 0 -56 -70V-32Z", gold);
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (1 + i / 6);
    out += stroke(
      `M-6 -60L${(-6 + 40 * Math.cos(a)).toFixed(1)} ${(-60 + 40 * Math.sin(a)).toFixed(1)}`,
      ink.half("#c88f2d", 0.3),
      4,
    );
  }
  out += path("M-32 -60a26 26 0 0 1 52 0Z", gold) + rect(-56, -52, 100, 10, ink.half("#20443f", 0.4));
  out +=
    rect(74, -142, 62, 28, white) + rect(80, -136, 50, 14, glass, 'rx="2"') + path("M66 -148H144L138 -141H72Z", wood);
  out +=
    poly(
      [
        [-16, -114],
        [20, -114],
        [14, -212],
        [-22, -212],
      ],
      ink.left("#e3a838"),
    ) +
    poly(
      [
        [4, -114],
        [20, -114],
        [14, -212],
        [-4, -212],
      ],
      ink.right("#e3a838"),
    );
  out +=
    poly(
      [
        [-22, -212],
        [14, -212],
        [13, -232],
        [-23, -232],
      ],
      ink.half("#22201f", 0.6),
    ) + rect(-24, -214, 39, 5, ink.half("#22201f", 0.3));
  out +=
    stroke("M206 -66V-196M-206 -66V-186", ink.half("#8c6a43", 0.5), 4) +
    stroke("M206 -196L300 -52M206 -196L20 -226M-206 -186L-20 -226M-206 -186L-290 -48", ink.half("#3a3f44", 0.6), 1.2);
  const bunting: Point[] = Array.from({ length: 9 }, (_, i) => [206 + 10.4 * i, -194 + 15.6 * i]);
  bunting.forEach(
    ([x, y], i) =>
      (out += poly(
        [
          [x, y],
          [x + 8, y + 10],
          [x - 2, y + 12],
        ],
        ink.half(["#c8321f", "#f4ead2", "#2d6a8a"][i % 3]!, 0.2),
      )),
  );
  for (let i = 0; i < 16; i++) {
    const x = i < 8 ? -240 + i * 22 : 70 + (i - 8) * 20;
    out +=
      disc(x, -94, 4, ink.half("#c89a76", 0.4)) +
      rect(
        x - 4.5,
        -90,
        9,
        16,
        ink.half(["#c8321f", "#2d5d7a", "#e0aa3e", "#4f7a4f", "#f0e6d2"][(i * 3) % 5]!, 0.4),
        'rx="3"',
      );
  }
  out += `<g transform="translate(-292 -44) rotate(-8)">${flag(ink, 30)}</g>`;
  return out;
}

/** The steamer's wave and wash. */
export function wash(ink: Ink, half: number): string {
  const foam = ink.sun("#f4f7f2");
  return (
    path(
      `M${-half * 1.7} 14Q${-half * 1.1} 2 ${-half * 0.8} -2H${half * 0.86}Q${half * 1.1} 2 ${half * 1.5} 9Q${half} 8 ${half * 0.7} 8Q0 13 ${-half * 0.6} 9Q${-half} 10 ${-half * 1.7} 14Z`,
      foam,
      'opacity=".85"',
    ) +
    path(
      `M${-half * 1.2} 26Q${-half * 0.4} 18 ${half * 0.4} 24Q${-half * 0.4} 28 ${-half * 1.2} 26Z`,
      foam,
      'opacity=".4"',
    )
  );
}

/** A sailing boat 100 wide, mast 170 high. */
export function sailboat(ink: Ink, spinnaker = "#c8321f"): string {
  return (
    path("M-52 -14H56Q48 4 30 6H-36Q-48 2 -52 -14Z", ink.half("#f4efe4", 0.3)) +
    path("M-48 -4H50Q44 4 30 6H-36Q-46 4 -48 -4Z", ink.half("#23485e", 0.4)) +
    stroke("M2 -14V-176", ink.half("#8c6a43", 0.5), 3) +
    path("M-2 -170Q-46 -90 -48 -24H-2Z", ink.left("#f8f4ea")) +
    path("M6 -164Q52 -96 50 -26Q28 -20 6 -24Z", ink.right(spinnaker)) +
    path("M6 -164Q30 -96 26 -22Q14 -20 6 -24Z", ink.half(spinnaker, 0.15))
  );
}

/** A flat river boat with an awning and passengers, 180 wide. */
export function riverBoat(ink: Ink, hull = "#24506b"): string {
  let out =
    path("M-96 -20H92L78 2Q0 8 -84 2Z", ink.half(hull, 0.3)) +
    path("M-92 -8H86L78 2Q0 8 -84 2Z", ink.half("#f1e9d6", 0.4));
  for (let i = 0; i < 8; i++) {
    const x = -70 + i * 20;
    out +=
      rect(x - 6, -38, 12, 20, ink.half(["#c8321f", "#e0aa3e", "#f0e6d2", "#3d7a8a"][i % 4]!, 0.25), 'rx="4"') +
      disc(x, -43, 5.5, ink.half("#d8a985", 0.25));
  }
  out +=
    stroke("M-82 -20V-66M80 -20V-66M0 -20V-66", ink.half("#e9e2d2", 0.5), 3) +
    path("M-94 -66Q0 -82 92 -66L88 -60H-90Z", ink.half("#f5efe0", 0.1)) +
    path("M-92 -62H90L88 -58H-90Z", ink.half("#c8321f", 0.3));
  return (
    out + stroke("M-92 -22H90", ink.half("#8c6a43", 0.4), 4) + `<g transform="translate(-94 -20)">${flag(ink, 16)}</g>`
  );
}

/** The Basel ferry: wooden hull, a cabin, the mast that holds it to its cable. 240 wide. */
export function cableFerry(ink: Ink): string {
  let out =
    path("M-124 -26Q-100 -20 -80 -22H90Q108 -22 126 -34Q120 -6 96 2H-96Q-118 -4 -124 -26Z", ink.half("#6d4526", 0.45)) +
    path(
      "M-120 -24Q-98 -16 -80 -18H90Q108 -18 123 -30L122 -24Q108 -12 90 -12H-80Q-104 -12 -120 -24Z",
      ink.half("#c79356", 0.15),
    );
  out +=
    rect(-62, -74, 130, 54, ink.half("#8d5a30", 0.2)) +
    rect(4, -74, 64, 54, ink.half("#8d5a30", ink.side < 0 ? 0.5 : 0.1));
  for (let x = -54; x < 62; x += 24) out += rect(x, -66, 17, 22, ink.lamp("#ffd98a", "#cfe3ea"), 'rx="2"');
  out +=
    path("M-78 -74H84L72 -92H-66Z", ink.half("#3d6b5a", 0.25)) +
    path("M-78 -74H84L82 -69H-76Z", ink.half("#f1e9d6", 0.3));
  for (const [x, c] of [
    [-92, "#c8321f"],
    [92, "#e0aa3e"],
    [104, "#2d5d7a"],
  ] as const)
    out += rect(x - 6, -52, 12, 30, ink.half(c, 0.3), 'rx="5"') + disc(x, -58, 6, ink.half("#d8a985", 0.3));
  return (
    out +
    stroke("M-104 -24V-120", ink.half("#7a5b3c", 0.4), 5) +
    `<g transform="translate(-122 -26)">${flag(ink, 20)}</g>`
  );
}

/** A fountain shot high into the air: the jet, and the veil the wind carries to the left. */
export function jet(ink: Ink, h: number): string {
  const white = ink.sun("#fdfdfb");
  return (
    path(`M-3 0Q-4 ${-h * 0.6} -10 ${-h * 0.97}Q0 ${-h * 1.04} 12 ${-h * 0.95}Q5 ${-h * 0.5} 4 0Z`, white) +
    path(
      `M-8 ${-h * 0.98}Q${-h * 0.16} ${-h * 0.92} ${-h * 0.24} ${-h * 0.5}Q${-h * 0.3} ${-h * 0.2} ${-h * 0.28} 0H-2Q-2 ${-h * 0.6} 4 ${-h}Z`,
      white,
      'opacity=".42"',
    ) +
    path(
      `M-8 ${-h * 0.98}Q${-h * 0.1} ${-h * 0.86} ${-h * 0.13} ${-h * 0.5}Q${-h * 0.16} ${-h * 0.2} ${-h * 0.14} 0H-2Q-2 ${-h * 0.6} 4 ${-h}Z`,
      white,
      'opacity=".55"',
    ) +
    oval(-h * 0.08, 0, h * 0.17, h * 0.02, white, 'opacity=".8"')
  );
}

/** A white pleasure boat without masts, 300 wide. */
export function lakeBoat(ink: Ink): string {
  let out =
    path("M-150 -34Q-144 -2 -128 0H110Q142 -10 164 -44Q100 -34 0 -34Z", ink.half("#f6f2e8", 0.15)) +
    path("M-144 -14Q-138 -1 -128 0H110Q126 -4 138 -14Z", ink.half("#23485e", 0.4));
  out +=
    path("M-126 -34V-62H70Q96 -56 110 -36Z", ink.half("#faf6ec", 0.1)) +
    path("M-120 -56H68Q84 -52 94 -42H-120Z", ink.lamp("#ffd98a", "#3b5a6b"));
  out +=
    path("M-132 -62H84L74 -70H-128Z", ink.half("#d9d2c4", 0.3)) +
    rect(20, -92, 44, 22, ink.half("#faf6ec", 0.2)) +
    rect(28, -87, 34, 12, ink.lamp("#ffd98a", "#3b5a6b"));
  for (let x = -120; x < 16; x += 17) out += stroke(`M${x} -70v-16`, ink.half("#d9d2c4", 0.4), 1.5);
  return `${out}${stroke(
    line([
      [-122, -86],
      [18, -86],
    ]),
    ink.half("#f1ece0", 0.2),
    2.5,
  )}<g transform="translate(-146 -34)">${flag(ink, 22)}</g>`;
}

export interface Fleet {
  readonly band: string;
  readonly decks: 1 | 2;
  readonly funnel: boolean;
  readonly awning: string | null;
}

/**
 * A passenger boat of a lake's fleet, 420 long, waterline y 0, bow to the right: one or two decks, a band of colour,
 * perhaps a funnel or an awning.
 */
export function passengerBoat(ink: Ink, { band, decks, funnel, awning }: Fleet): string {
  const white = ink.half("#f8f4ea", 0.1);
  const dim = ink.half("#f1ebdd", 0.6);
  const glass = ink.lamp("#ffd98a", "#35566a");
  const people = (y: number, from: number, to: number): string => {
    let out = "";
    for (let x = from; x < to; x += 24) {
      const c = ["#c8321f", "#2d5d7a", "#e0aa3e", "#f0e6d2", "#4f7a4f"][Math.abs(Math.round(x * 7)) % 5]!;
      out += rect(x - 6, y - 18, 12, 18, ink.half(c, 0.3), 'rx="5"') + disc(x, y - 23, 5.5, ink.half("#d8a985", 0.3));
    }
    return out + stroke(`M${from - 14} ${y - 14}H${to + 6}`, ink.half("#e9e4da", 0.2), 2.5);
  };
  const row = (from: number, to: number, y: number): string => {
    let out = rect(from, y - 46, to - from, 46, white) + rect(from, y - 8, to - from, 8, dim);
    for (let x = from + 12; x < to - 24; x += 34) out += rect(x, y - 38, 25, 22, glass, 'rx="3"');
    return out;
  };
  const top = decks === 2 ? -128 : -82;
  let out =
    path("M-210 -40Q-206 -4 -186 0H160Q200 -10 226 -58Q140 -42 0 -40Z", white) +
    path("M-207 -22Q-200 -3 -186 0H160Q184 -4 200 -22Z", ink.half(band, 0.3)) +
    stroke("M-208 -38Q-100 -39 0 -39Q140 -41 224 -57", ink.half(band, 0.1), 5);
  out += row(-190, 120, -36);
  if (decks === 2) out += row(-170, 60, -82) + people(-82, 80, 130);
  out += people(top, -150, decks === 2 ? 40 : 90);
  out +=
    decks === 2
      ? rect(62, -116, 44, 34, white) + rect(70, -110, 34, 14, glass)
      : rect(92, -112, 46, 32, white) + rect(100, -106, 36, 14, glass);
  if (awning)
    out +=
      path(
        `M-176 ${top - 34}Q-60 ${top - 52} ${decks === 2 ? 44 : 80} ${top - 34}L${decks === 2 ? 40 : 76} ${top - 28}H-172Z`,
        ink.half(awning, 0.15),
      ) + stroke(`M-160 ${top - 30}V${top}M${decks === 2 ? 30 : 64} ${top - 30}V${top}`, ink.half("#d9d2c4", 0.4), 4);
  if (funnel)
    out +=
      poly(
        [
          [-70, top],
          [-38, top],
          [-44, top - 58],
          [-72, top - 58],
        ],
        ink.half(band, 0.2),
      ) +
      poly(
        [
          [-72, top - 44],
          [-42, top - 44],
          [-44, top - 58],
          [-72, top - 58],
        ],
        ink.half("#22201f", 0.5),
      );
  return `${out}<g transform="translate(-204 -40)">${flag(ink, 26)}</g>`;
}

/** Gulls, two strokes each. */
export const gulls = (ink: Ink, points: readonly Point[]): string =>
  points
    .map(([x, y], i) =>
      stroke(
        `M${x - 24 + i * 3} ${y - 8}Q${x - 10} ${y - 14} ${x} ${y}Q${x + 10} ${y - 14} ${x + 24 - i * 3} ${y - 8}`,
        ink.half("#fdfdfb", 0.25),
        5,
      ),
    )
    .join("");
