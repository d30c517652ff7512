import type { Ink } from "../engine/light.ts";
import type { Random } from "../engine/random.ts";
import { disc, oval, path, poly, rect, stroke } from "../engine/svg.ts";

/** What lies on tables and benches; each stands on y 0. */

const shadow = (w: number): string => oval(0, 4, w, w * 0.09, "#2a1a10", 'opacity=".28"');

export const bottle = (ink: Ink, colour: string, label = "#f3ead6"): string =>
  shadow(46) +
  path("M-36 0V-190Q-36 -224 -13 -240V-304H13V-240Q36 -224 36 -190V0Z", ink.half(colour, 0.3)) +
  path(
    ink.side < 0 ? "M10 0V-304H13V-240Q36 -224 36 -190V0Z" : "M-10 0V-304H-13V-240Q-36 -224 -36 -190V0Z",
    ink.half(colour, 0.8),
  ) +
  rect(-36, -150, 72, 88, ink.half(label, 0.15)) +
  stroke("M-22 -128H22M-14 -108H14M-20 -84H20", ink.half("#8a3d2c", 0.3), 5) +
  rect(-15, -312, 30, 34, ink.half("#8a2f24", 0.25)) +
  stroke("M-24 -200V-60", ink.sun("#ffffff"), 5, 'opacity=".35"');

/** A wheel of hard cheese, `r` wide, with a wedge cut out of it. */
export function wheel(ink: Ink, r: number): string {
  const h = r * 0.52;
  return (
    shadow(r * 1.05) +
    path(`M${-r} ${-h}V${-h * 0.1}Q0 ${h * 0.5} ${r} ${-h * 0.1}V${-h}Z`, ink.half("#c98f3c", 0.35)) +
    path(
      ink.side < 0
        ? `M${r * 0.3} ${-h * 0.8}V${h * 0.18}Q${r * 0.7} ${h * 0.1} ${r} ${-h * 0.1}V${-h}Z`
        : `M${-r * 0.3} ${-h * 0.8}V${h * 0.18}Q${-r * 0.7} ${h * 0.1} ${-r} ${-h * 0.1}V${-h}Z`,
      ink.half("#a86f2a", 0.6),
    ) +
    oval(0, -h, r, r * 0.26, ink.half("#e0b058", 0.1)) +
    path(
      `M${-r * 0.02} ${-h}L${-r * 0.5} ${-h + r * 0.225}V${h * 0.14}L${-r * 0.02} ${-h * 0.06}Z`,
      ink.half("#f6dc8c", 0.25),
    ) +
    path(
      `M${-r * 0.02} ${-h}L${r * 0.36} ${-h + r * 0.243}V${h * 0.16}L${-r * 0.02} ${-h * 0.06}Z`,
      ink.half("#f9e6a8", 0.02),
    ) +
    [
      [-0.3, -0.5, 0.045],
      [-0.16, -0.3, 0.03],
      [0.14, -0.46, 0.05],
      [0.26, -0.2, 0.032],
      [0.08, -0.22, 0.025],
    ]
      .map(([x, y, s]) => disc(r * x!, h * y! * 1.2, r * s!, ink.half("#d9a648", 0.35)))
      .join("")
  );
}

/** Cheese wheels on boards, `rows` deep, from x0 to x1, the lowest board on y 0. */
export function shelves(ink: Ink, random: Random, x0: number, x1: number, rows: number): string {
  let out = "";
  for (let r = 0; r < rows; r++) {
    const y = -r * 108;
    for (let x = x0 + 58; x < x1 - 40; x += 116) {
      const c = random.pick(["#d9a648", "#c98f3c", "#e0b864", "#b98238"]);
      out +=
        rect(x - 50, y - 52, 100, 46, ink.half(c, 0.4), 'rx="10"') +
        oval(x, y - 52, 50, 13, ink.half(c, 0.08)) +
        rect(ink.side < 0 ? x + 18 : x - 50, y - 46, 32, 38, ink.half(c, 0.75), 'rx="8"');
    }
    out +=
      rect(x0, y - 6, x1 - x0, 16, ink.half("#8a5c36", 0.25)) + rect(x0, y + 8, x1 - x0, 6, ink.half("#4a3020", 0.7));
  }
  for (const x of [x0, x1 - 18]) out += rect(x, -rows * 108 + 10, 18, rows * 108 + 10, ink.half("#6d4626", 0.4));
  return out;
}

/** A copper vat or still's pot, 300 wide. */
export function vat(ink: Ink, lid: "open" | "still"): string {
  const copper = "#c9743c";
  const shine = stroke("M-96 -180Q-112 -110 -80 -40", ink.sun("#ffe0b8"), 12, 'opacity=".55"');
  const pot =
    path("M-150 -200Q-156 -40 -90 -4H90Q156 -40 150 -200Z", ink.half(copper, 0.15)) +
    path(
      ink.side < 0
        ? "M60 -200H150Q156 -40 90 -4H20Q80 -80 60 -200Z"
        : "M-60 -200H-150Q-156 -40 -90 -4H-20Q-80 -80 -60 -200Z",
      ink.half(copper, 0.75),
    ) +
    shine;
  if (lid === "open")
    return (
      shadow(170) +
      pot +
      oval(0, -200, 152, 32, ink.half("#a5582a", 0.4)) +
      oval(0, -196, 136, 25, ink.sun("#f7ecd0")) +
      path("M-90 -196q40 -14 90 -4t92 -2", "none", `stroke="${ink.half("#e0cfa8", 0.3)}" stroke-width="6"`) +
      stroke("M30 -196L120 -380", ink.half("#b5834a", 0.2), 9) +
      [0, 1, 2].map((i) => stroke(`M${-50 + i * 46} -230q-20 -40 6 -74t-4 -70`, "#fff4e0", 9, 'opacity=".2"')).join("")
    );
  return (
    shadow(170) +
    pot +
    path("M-150 -200Q-130 -262 -34 -280L-24 -340H24L34 -280Q130 -262 150 -200Z", ink.half(copper, 0.25)) +
    path("M-34 -340Q-40 -392 0 -398Q40 -392 34 -340Z", ink.half(copper, 0.1)) +
    stroke("M14 -390Q120 -420 190 -330L240 -210", ink.half(copper, 0.3), 26) +
    stroke("M10 -396Q120 -426 184 -340", ink.sun("#ffe0b8"), 5, 'opacity=".5"') +
    rect(206, -212, 86, 212, ink.half("#8a5c36", 0.3), 'rx="8"') +
    [-180, -110, -40].map((y) => rect(202, y, 94, 12, ink.half("#4a4038", 0.4))).join("") +
    rect(-154, -206, 308, 12, ink.half("#e0a868", 0.1)) +
    [-120, -60, 0, 60, 120].map((x) => disc(x, -200, 5, ink.half("#8a4a22", 0.3))).join("")
  );
}

/** A bar of chocolate, broken, and pralines around it. */
export function chocolates(ink: Ink, random: Random): string {
  const dark = "#5f3620";
  let out = shadow(300);
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 5; c++) {
      if (r === 0 && c > 3) continue;
      const x = -210 + c * 62 + r * 16;
      const y = -46 + r * 30;
      out +=
        poly(
          [
            [x, y],
            [x + 56, y],
            [x + 64, y + 26],
            [x + 6, y + 26],
          ],
          ink.half(dark, 0.05),
        ) +
        poly(
          [
            [x + 12, y + 6],
            [x + 48, y + 6],
            [x + 52, y + 18],
            [x + 15, y + 18],
          ],
          ink.half("#7a4a2c", 0.05),
        ) +
        poly(
          [
            [x + 6, y + 26],
            [x + 64, y + 26],
            [x + 64, y + 34],
            [x + 6, y + 34],
          ],
          ink.half(dark, 0.9),
        );
    }
  const praline = (x: number, y: number, i: number): string => {
    const c = ["#5f3620", "#8a5230", "#f1e2c2", "#3f2416"][i % 4]!;
    const top = ["#e9cfa0", "#c8321f", "#5f3620", "#d9a441"][i % 4]!;
    return (
      oval(x, y + 4, 44, 9, "#2a1a10", 'opacity=".3"') +
      (i % 2
        ? path(
            `M${x - 38} ${y}V${y - 24}Q${x - 36} ${y - 44} ${x} ${y - 46}Q${x + 36} ${y - 44} ${x + 38} ${y - 24}V${y}Z`,
            ink.half(c, 0.2),
          )
        : rect(x - 36, y - 44, 72, 44, ink.half(c, 0.25), 'rx="9"') +
          rect(x - 36, y - 44, 72, 14, ink.half(c, 0.02), 'rx="9"')) +
      stroke(`M${x - 22} ${y - 40}q10 -9 20 0t22 0`, ink.half(top, 0.1), 5)
    );
  };
  for (let i = 0; i < 5; i++)
    out += praline(150 + (i % 3) * 92 - (i > 2 ? -46 : 0), i > 2 ? 44 : -8, i + Math.floor(random.next() * 4));
  return out;
}

/** A copper bowl of melted chocolate with a whisk, 320 wide. */
export const bowl = (ink: Ink): string =>
  shadow(150) +
  path("M-160 -130Q-150 -10 -60 0H60Q150 -10 160 -130Z", ink.half("#c9743c", 0.2)) +
  path(
    ink.side < 0
      ? "M70 -130H160Q150 -10 60 0H20Q80 -40 70 -130Z"
      : "M-70 -130H-160Q-150 -10 -60 0H-20Q-80 -40 -70 -130Z",
    ink.half("#c9743c", 0.75),
  ) +
  oval(0, -130, 160, 34, ink.half("#a5582a", 0.3)) +
  oval(0, -126, 144, 27, ink.half("#5f3620", 0.1)) +
  path("M-90 -126q50 -16 96 -4t84 -4q-30 18 -90 14t-90 -6Z", ink.half("#8a5230", 0.05)) +
  stroke("M20 -128L130 -330", ink.half("#d9dcdb", 0.2), 10) +
  path("M20 -128Q-26 -190 40 -214Q84 -170 20 -128Z", "none", `stroke="${ink.half("#d9dcdb", 0.1)}" stroke-width="5"`);

/** A pocket watch opened on its movement, 300 wide, lying towards us. */
export function watch(ink: Ink): string {
  let out =
    shadow(150) +
    disc(0, -160, 156, ink.half("#c9a04c", 0.25)) +
    disc(0, -160, 140, ink.half("#e9dcb8", 0.15)) +
    disc(0, -160, 124, ink.half("#b9a578", 0.3)) +
    rect(-16, -346, 32, 34, ink.half("#c9a04c", 0.2), 'rx="8"') +
    disc(0, -350, 26, "none", `stroke="${ink.half("#c9a04c", 0.3)}" stroke-width="10"`);
  const gear = (x: number, y: number, r: number, n: number, c: string): string => {
    let teeth = "";
    for (let i = 0; i < n; i++)
      teeth += rect(
        x - r * 0.08,
        y - r * 1.14,
        r * 0.16,
        r * 0.3,
        ink.half(c, 0.2),
        `transform="rotate(${(360 * i) / n} ${x} ${y})"`,
      );
    return (
      teeth +
      disc(x, y, r, ink.half(c, 0.15)) +
      disc(x, y, r * 0.7, "none", `stroke="${ink.half(c, 0.7)}" stroke-width="${r * 0.12}"`) +
      disc(x, y, r * 0.16, ink.half("#c8324a", 0.1))
    );
  };
  out +=
    gear(-46, -200, 50, 20, "#d9b35a") +
    gear(48, -178, 40, 16, "#cfd2d0") +
    gear(-16, -108, 46, 18, "#d9b35a") +
    gear(60, -104, 26, 12, "#cfd2d0") +
    gear(30, -240, 24, 12, "#d9b35a");
  return (
    out +
    path(
      "M-112 -190Q-100 -250 -44 -272",
      "none",
      `stroke="${ink.sun("#ffffff")}" stroke-width="8" opacity=".5" stroke-linecap="round"`,
    )
  );
}

/** A carved wooden cow, chisels and shavings. */
export const carving = (ink: Ink, random: Random): string => {
  const wood = "#c9945a";
  let out =
    shadow(220) +
    rect(-190, -26, 380, 30, ink.half("#a5764a", 0.3), 'rx="6"') +
    stroke("M-96 -26V-90M-60 -26V-90M70 -26V-90M106 -26V-90", ink.half(wood, 0.5), 20) +
    path("M-130 -176Q-60 -196 90 -184Q136 -176 130 -120Q100 -76 0 -86Q-90 -80 -124 -110Z", ink.half(wood, 0.12)) +
    path("M-128 -130Q0 -90 130 -130Q110 -76 0 -86Q-100 -80 -128 -130Z", ink.half(wood, 0.65)) +
    path("M-120 -174Q-170 -210 -196 -190L-216 -130Q-204 -104 -172 -120Q-140 -124 -118 -136Z", ink.half(wood, 0.2)) +
    path(
      "M-176 -202l-24 -24M-150 -204l-4 -30",
      "none",
      `stroke="${ink.half("#e9d8b0", 0.2)}" stroke-width="9" stroke-linecap="round"`,
    ) +
    disc(-186, -166, 5, ink.shade("#2a1a10"));
  for (let i = 0; i < 6; i++)
    out += stroke(`M${-120 + i * 44} ${-172 + (i % 2) * 12}q20 30 6 70`, ink.half(wood, 0.8), 3, 'opacity=".5"');
  for (let i = 0; i < 12; i++)
    out += path(
      `M${random.between(-320, 320).toFixed(0)} ${random.between(10, 60).toFixed(0)}q14 -22 30 -4t-12 8`,
      "none",
      `stroke="${ink.half("#e9cf9c", 0.2)}" stroke-width="6" stroke-linecap="round"`,
    );
  return (
    out +
    `<g transform="translate(280 20) rotate(-34)">${rect(-90, -8, 120, 18, ink.half("#8a4a2c", 0.2), 'rx="8"')}${rect(28, -5, 100, 11, ink.half("#cfd2d0", 0.15))}</g>` +
    `<g transform="translate(-300 24) rotate(24)">${rect(-90, -8, 110, 18, ink.half("#6d4626", 0.2), 'rx="8"')}${poly(
      [
        [18, -8],
        [110, -12],
        [124, 2],
        [18, 10],
      ],
      ink.half("#cfd2d0", 0.15),
    )}</g>`
  );
};

/** A bell on its broad strap, 220 wide. */
export const bell = (ink: Ink): string =>
  shadow(120) +
  path("M-150 -330Q0 -420 150 -330L120 -250Q0 -320 -120 -250Z", ink.half("#6a4426", 0.3)) +
  [-90, -30, 30, 90]
    .map((x) => path(`M${x - 14} ${-340 + Math.abs(x) * 0.3}l14 -16l14 16l-14 16Z`, ink.half("#d9a441", 0.1)))
    .join("") +
  path("M-56 -256Q-104 -220 -118 -30Q-118 -4 0 0Q118 -4 118 -30Q104 -220 56 -256Z", ink.half("#c9923c", 0.15)) +
  path(
    ink.side < 0
      ? "M40 -250Q96 -220 118 -30Q118 -4 30 -1Q84 -100 40 -250Z"
      : "M-40 -250Q-96 -220 -118 -30Q-118 -4 -30 -1Q-84 -100 -40 -250Z",
    ink.half("#c9923c", 0.75),
  ) +
  stroke("M-104 -70Q0 -40 104 -70M-98 -110Q0 -82 98 -110", ink.half("#8a5c22", 0.4), 7) +
  oval(0, -6, 22, 16, ink.half("#6a4a22", 0.5)) +
  stroke("M-70 -210Q-92 -150 -96 -90", ink.sun("#ffeec0"), 9, 'opacity=".55"');

/** A vase of glass glowing on the blower's pipe. */
export const glassBlowing = (ink: Ink): string =>
  shadow(120) +
  ["#3f9aa6", "#c8702c", "#6a8f4a"]
    .map(
      (c, i) =>
        `<g transform="translate(${(i - 1) * 170 + 20} 0)">${path("M-44 0Q-66 -70 -24 -120Q-36 -160 -30 -186H30Q36 -160 24 -120Q66 -70 44 0Z", ink.half(c, 0.15), 'opacity=".85"')}${stroke("M-32 -20Q-44 -70 -14 -112", ink.sun("#ffffff"), 7, 'opacity=".6"')}</g>`,
    )
    .join("") +
  stroke("M-420 -330L-150 -230", ink.half("#8d9398", 0.3), 12) +
  disc(-112, -214, 96, "#ff9a3c", 'opacity=".25"') +
  disc(-112, -214, 58, "#ffb04e") +
  disc(-122, -226, 32, "#ffe0a0");

/** White paper cut into an alpine procession and a tree, scissors beside it. */
export const paperCut = (ink: Ink): string => {
  const black = ink.half("#22201f", 0.3);
  let out =
    shadow(280) +
    poly(
      [
        [-260, -300],
        [230, -320],
        [260, -10],
        [-250, 4],
      ],
      ink.half("#fbf6ea", 0.08),
    );
  out += stroke(
    "M0 -40Q-10 -160 0 -270M0 -120Q-60 -150 -90 -200M0 -120Q60 -150 90 -200M0 -180Q-30 -200 -50 -244M0 -180Q30 -200 50 -244",
    black,
    11,
  );
  for (let i = 0; i < 26; i++)
    out += path(`M${-100 + (i % 9) * 25} ${-262 + Math.floor(i / 9) * 30 + (i % 2) * 10}l12 -12l12 12l-12 12Z`, black);
  for (const [x, s] of [
    [-200, 1],
    [-120, 1],
    [120, -1],
    [200, -1],
  ] as const)
    out += `<g transform="translate(${x} -30) scale(${s * 0.5} .5)">${path("M-46 -70Q-40 -80 -10 -76H40Q58 -76 60 -58L54 0H42L40 -30H-28L-34 0H-46L-46 -50L-84 -46L-70 -78Q-60 -84 -46 -70Z", black)}</g>`;
  return (
    out +
    stroke("M-250 -28H250", black, 8) +
    stroke("M300 20L380 -150M360 20L300 -140", ink.half("#b9bdbd", 0.15), 11) +
    disc(296, 36, 26, "none", `stroke="${ink.half("#c8321f", 0.2)}" stroke-width="11"`) +
    disc(362, 36, 26, "none", `stroke="${ink.half("#c8321f", 0.2)}" stroke-width="11"`)
  );
};

/** A jar of thread, a hoop with embroidered flowers. */
export const embroidery = (ink: Ink): string =>
  shadow(200) +
  disc(0, -190, 190, ink.half("#b5834a", 0.2)) +
  disc(0, -190, 172, ink.half("#fbf6ea", 0.08)) +
  [
    [0, -190, 44],
    [-84, -240, 32],
    [86, -236, 32],
    [-70, -118, 30],
    [76, -112, 30],
  ]
    .map(
      ([x, y, r], i) =>
        [0, 1, 2, 3, 4, 5]
          .map(
            (k) =>
              `<g transform="rotate(${k * 60} ${x} ${y})">${oval(x!, y! - r! * 0.62, r! * 0.34, r! * 0.5, ink.half(["#c8321f", "#2d6f96", "#e0a030", "#8a4a7a", "#c8321f"][i]!, 0.15))}</g>`,
          )
          .join("") + disc(x!, y!, r! * 0.28, ink.half("#f2c84b", 0.1)),
    )
    .join("") +
  stroke(
    "M0 -146Q-10 -80 -40 -40M0 -146Q20 -90 50 -44M-70 -90q-20 20 -50 20M76 -84q20 20 44 16",
    ink.half("#4f8a4a", 0.2),
    8,
  ) +
  ["#c8321f", "#2d6f96", "#e0a030"]
    .map(
      (c, i) =>
        rect(230 + i * 84, -110, 64, 110, ink.half(c, 0.2), 'rx="8"') +
        rect(222 + i * 84, -122, 80, 16, ink.half("#c9955a", 0.2), 'rx="5"') +
        rect(222 + i * 84, -10, 80, 14, ink.half("#c9955a", 0.3), 'rx="5"') +
        [0, 1, 2, 3].map((k) => stroke(`M${232 + i * 84} ${-92 + k * 22}l60 12`, ink.half(c, 0.7), 3)).join(""),
    )
    .join("");

/** Round gingerbread with a printed bear, rolling pin. */
export const gingerbread = (ink: Ink): string =>
  shadow(240) +
  [
    [-170, 0],
    [170, 10],
    [0, 30],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})">${oval(0, -8, 130, 44, ink.half("#7a4424", 0.5))}${oval(0, -24, 130, 44, ink.half("#b0703c", 0.12))}${oval(0, -24, 108, 34, "none", `stroke="${ink.sun("#fff4e0")}" stroke-width="5" stroke-dasharray="3 9" stroke-linecap="round"`)}${path("M-50 -20Q-44 -42 -6 -40Q20 -50 36 -40L56 -30L40 -24Q30 -12 24 -10H10L4 -18H-24L-30 -10H-44Z", ink.sun("#fff4e0"))}</g>`,
    )
    .join("") +
  `<g transform="translate(60 -130) rotate(-14)">${rect(-190, -34, 380, 68, ink.half("#d9ab70", 0.15), 'rx="30"')}${rect(-190, 4, 380, 30, ink.half("#d9ab70", 0.7), 'rx="15"')}${rect(-270, -14, 84, 28, ink.half("#b5834a", 0.3), 'rx="14"')}${rect(186, -14, 84, 28, ink.half("#b5834a", 0.3), 'rx="14"')}</g>`;

/** A sheet of handmade paper lifted from its frame, watermark of a mountain. */
export const paperSheet = (ink: Ink): string =>
  shadow(280) +
  poly(
    [
      [-280, -20],
      [280, -20],
      [330, 30],
      [-330, 30],
    ],
    ink.half("#8a5c36", 0.3),
  ) +
  poly(
    [
      [-240, -24],
      [240, -24],
      [284, 16],
      [-284, 16],
    ],
    ink.half("#e9e2d0", 0.2),
  ) +
  path("M-190 -70Q-170 -330 40 -350Q220 -350 220 -90Q60 -170 -190 -70Z", ink.half("#fbf6ea", 0.05)) +
  path("M-190 -70Q60 -170 220 -90Q60 -130 -190 -70Z", ink.half("#d9cfb8", 0.5)) +
  path("M-60 -170L10 -280L50 -220L80 -250L140 -170Z", ink.half("#e4dac2", 0.3));

/** A glass of beer, 200 high. */
export const beer = (ink: Ink): string =>
  shadow(58) +
  path("M-54 0L-62 -190H62L54 0Z", ink.half("#e8a92c", 0.15)) +
  path(ink.side < 0 ? "M20 0L26 -190H62L54 0Z" : "M-20 0L-26 -190H-62L-54 0Z", ink.half("#d08a1c", 0.45)) +
  path(
    "M-66 -186Q-76 -224 -40 -226Q-20 -246 6 -230Q50 -240 64 -206Q72 -180 58 -178Q30 -168 0 -178Q-40 -166 -66 -186Z",
    ink.sun("#fffaf0"),
  ) +
  stroke("M-40 -150L-36 -30", ink.sun("#fff2c4"), 8, 'opacity=".6"') +
  stroke("M62 -150Q112 -150 104 -90Q98 -50 56 -50", ink.half("#f0d79a", 0.2), 14);

/** A small glass for spirits. */
export const dram = (ink: Ink, colour: string): string =>
  shadow(34) +
  stroke("M0 0V-50", ink.half("#dfe7ea", 0.2), 6) +
  oval(0, -2, 34, 6, ink.half("#dfe7ea", 0.2)) +
  path("M-34 -140Q-40 -70 0 -48Q40 -70 34 -140Z", ink.half("#e8f0f2", 0.1), 'opacity=".4"') +
  path("M-36 -104Q-32 -66 0 -50Q32 -66 36 -104Z", ink.half(colour, 0.12), 'opacity=".9"') +
  stroke("M-24 -128Q-30 -96 -18 -78", ink.sun("#ffffff"), 4, 'opacity=".7"');

/** A heap of fruit in a bowl or crate. */
export function fruit(ink: Ink, random: Random, colour: string): string {
  let out = shadow(140);
  for (let i = 0; i < 16; i++) {
    const x = random.between(-92, 92);
    const y = -76 - random.between(0, 60) * (1 - Math.abs(x) / 110);
    out +=
      disc(x, y, 26, ink.half(colour, 0.35)) +
      disc(x + ink.side * 7, y - 7, 15, ink.half(colour, 0.02)) +
      stroke(`M${x} ${y - 24}q4 -10 10 -12`, ink.half("#5f4a2a", 0.4), 3);
  }
  return (
    out +
    path("M-130 -80H130L110 0H-110Z", ink.half("#b5834a", 0.25)) +
    [-58, -36, -14].map((y) => stroke(`M${-124 - y * 0.2} ${y}H${124 + y * 0.2}`, ink.half("#8d5f30", 0.5), 5)).join("")
  );
}

/** Half a cheese under the heat, melting on a plate of potatoes. */
export const raclette = (ink: Ink): string =>
  shadow(230) +
  oval(120, -4, 150, 34, ink.half("#f7f2e8", 0.1)) +
  oval(120, -10, 112, 22, ink.half("#e9e1d2", 0.3)) +
  [60, 100, 176].map((x, i) => oval(x, -26 - (i % 2) * 8, 30, 20, ink.half("#e0b868", 0.15))).join("") +
  path("M70 -46Q130 -74 190 -40Q200 -18 170 -18Q110 -4 72 -20Z", ink.sun("#fbe08a")) +
  [150, 206].map((x) => oval(x, -22, 18, 9, ink.half("#6a9a3c", 0.2))).join("") +
  `<g transform="translate(-90 -150) rotate(16)">${path("M-170 60Q-180 -60 0 -76Q180 -60 170 60Z", ink.half("#c98f3c", 0.4))}${rect(-170, 40, 340, 40, ink.half("#f6dc8c", 0.1))}${rect(-170, 70, 340, 14, ink.sun("#fff0b0"))}</g>` +
  path("M20 -70Q60 -60 80 -46Q70 -34 50 -44Q34 -52 14 -54Z", ink.sun("#fbe08a")) +
  stroke("M-260 0V-330H-20", ink.half("#3a3f44", 0.5), 13) +
  path("M-200 -310H40L20 -276H-180Z", ink.half("#3a3f44", 0.4)) +
  rect(-176, -276, 190, 9, "#ff8a3c") +
  disc(-80, -250, 120, "#ffb060", 'opacity=".16"');

/** Chocolate running over three bowls, 300 wide. */
export const fountainOf = (ink: Ink): string => {
  const dark = "#6a3c22";
  const tier = (y: number, w: number): string =>
    path(`M${-w} ${y}Q${-w} ${y + 26} 0 ${y + 30}Q${w} ${y + 26} ${w} ${y}Z`, ink.half("#cfd2d0", 0.3)) +
    oval(0, y, w, w * 0.17, ink.half(dark, 0.15)) +
    path(
      `M${-w} ${y}Q${-w * 0.96} ${y + 80} ${-w * 0.86} ${y + 116}Q${-w * 0.5} ${y + 90} 0 ${y + 122}Q${w * 0.5} ${y + 90} ${w * 0.86} ${y + 116}Q${w * 0.96} ${y + 80} ${w} ${y}Q0 ${y + 30} ${-w} ${y}Z`,
      ink.half(dark, 0.35),
    ) +
    stroke(
      `M${-w * 0.6} ${y + 20}Q${-w * 0.62} ${y + 60} ${-w * 0.54} ${y + 92}`,
      ink.sun("#c98a5a"),
      6,
      'opacity=".6"',
    );
  return (
    shadow(170) +
    rect(-24, -380, 48, 380, ink.half("#b9bdbd", 0.3)) +
    path("M-160 -60H160Q150 0 110 0H-110Q-150 0 -160 -60Z", ink.half("#cfd2d0", 0.25)) +
    oval(0, -60, 160, 28, ink.half(dark, 0.2)) +
    tier(-190, 124) +
    tier(-300, 84) +
    tier(-392, 46)
  );
};

/** An open box of pralines, 300 wide, its lid leaning behind. */
export const pralineBox = (ink: Ink, colour: string, random: Random): string => {
  let out =
    shadow(170) +
    poly(
      [
        [-150, -120],
        [150, -120],
        [170, -250],
        [-130, -250],
      ],
      ink.half(colour, 0.3),
    ) +
    poly(
      [
        [-60, -190],
        [90, -190],
        [94, -176],
        [-58, -176],
      ],
      ink.half("#e9cf8a", 0.1),
    ) +
    poly(
      [
        [-150, -120],
        [150, -120],
        [180, 0],
        [-180, 0],
      ],
      ink.half("#f4ead8", 0.15),
    );
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 5; c++) {
      const x = -122 + c * 61 + (c - 2) * r * 4;
      const y = -88 + r * 34;
      out +=
        oval(x, y, 25, 13, ink.half(random.pick(["#5f3620", "#8a5230", "#f1e2c2", "#3f2416"]), 0.15)) +
        stroke(
          `M${x - 12} ${y - 2}q6 -7 12 0t12 0`,
          ink.half(random.pick(["#e9cfa0", "#d9a441", "#f4ead8"]), 0.1),
          3.5,
        );
    }
  return (
    out +
    poly(
      [
        [-180, 0],
        [180, 0],
        [178, 16],
        [-178, 16],
      ],
      ink.half(colour, 0.7),
    )
  );
};
