import type { Ink } from "../engine/light.ts";
import type { Random } from "../engine/random.ts";
import { disc, oval, path, place, poly, rect, stroke } from "../engine/svg.ts";
import { hall, tower, turret } from "./buildings.ts";

/** A castle of its own on every throw: halls, a keep, round towers, a wall; about 800 wide, standing on y 0. */
export function castle(ink: Ink, random: Random, snowy: boolean): string {
  const wall = random.pick(["#e2d2b2", "#efe3ca", "#d6c8ae", "#cbb99a", "#e9dcc0"]);
  const tile = snowy ? "#e9edf0" : random.pick(["#9b4f38", "#a8553a", "#7d5a44", "#6d6a66"]);
  const flat = random.next() < 0.25;
  const round = (x: number): string => {
    const w = random.between(66, 96);
    const h = random.between(150, 240);
    if (!flat) return place(turret(ink, w, h, random.between(76, 130), wall, tile), x, 0);
    let top = rect(-w / 2, -h, w, h, ink.left(wall)) + rect(0, -h, w / 2, h, ink.right(wall));
    for (let k = 0; k < 4; k++)
      top += path(`M${-w / 2 + (k * w) / 3.6} ${-h + 2}v-26l7 10l7 -10v26Z`, ink.half(wall, 0.3));
    return place(top, x, 0);
  };
  const keep = flat
    ? rect(-60, -330, 120, 330, ink.left(wall)) +
      rect(6, -330, 54, 330, ink.right(wall)) +
      [-60, -20, 20].map((x) => path(`M${x} -328v-34l10 14l10 -14v34Z`, ink.half(wall, 0.2))).join("")
    : tower(ink, random.between(88, 120), random.between(270, 360), "spire", wall, tile, random.between(0.8, 1.7));
  const kx = random.between(-120, 120);
  let out =
    place(
      hall(ink, random.between(220, 300), random.between(120, 190), random.between(56, 90), wall, tile, 2, 6),
      kx + 170,
      0,
    ) +
    place(hall(ink, random.between(180, 240), random.between(150, 210), 60, wall, tile, 3, 4), kx - 150, 0) +
    place(keep, kx, 0) +
    round(-330) +
    round(340) +
    round(kx + random.pick([-80, 90]));
  out +=
    rect(-370, -76, 750, 80, ink.half(wall, 0.35)) +
    (ink.side < 0 ? rect(120, -76, 260, 80, ink.half(wall, 0.6)) : rect(-370, -76, 260, 80, ink.half(wall, 0.6)));
  for (let x = -362; x < 370; x += 38) out += rect(x, -92, 22, 18, ink.half(wall, 0.35));
  return out + path("M-34 4V-40a34 38 0 0 1 68 0V4Z", ink.shade("#4a3a2c"));
}

const facades = ["columns", "glass", "gable", "block", "pavilion"] as const;

/**
 * A museum's front: classical, glazed, an old gabled house, a concrete block, a pavilion under a roof; about 860 wide.
 */
export function museum(ink: Ink, random: Random, snowy: boolean, banner: string): string {
  const kind = random.pick(facades);
  const stone = random.pick(["#e4dac2", "#d9cdb8", "#e9e2d4", "#d8c4a8"]);
  const glass = ink.lamp("#ffdf9a", "#3f6074");
  const flag = (x: number, y: number, h: number): string =>
    rect(x - 26, y, 52, h, ink.half(banner, 0.2)) +
    rect(x - 14, y + 16, 28, 6, ink.sun("#fff8ec")) +
    disc(x, y + h * 0.55, 16, ink.sun("#fff8ec"));
  if (kind === "columns") {
    let out =
      rect(-430, -300, 860, 300, ink.half(stone, 0.25)) +
      poly(
        [
          [-300, -300],
          [300, -300],
          [0, -420],
        ],
        ink.half(stone, 0.1),
      ) +
      poly(
        [
          [-250, -312],
          [250, -312],
          [0, -404],
        ],
        ink.half(stone, 0.5),
      ) +
      rect(-440, -318, 880, 22, ink.half(snowy ? "#f1f3f4" : stone, 0.05));
    for (const x of [-380, -330, 330, 380])
      out += rect(x - 17, -240, 34, 70, glass) + rect(x - 17, -130, 34, 90, glass);
    for (let i = 0; i < 6; i++)
      out +=
        rect(-262 + i * 98, -290, 36, 270, ink.half("#f4ecdc", 0.1)) +
        rect(ink.side < 0 ? -244 + i * 98 : -262 + i * 98, -290, 18, 270, ink.half("#f4ecdc", 0.55)) +
        rect(-270 + i * 98, -296, 52, 14, ink.half("#f4ecdc", 0.05));
    return (
      out +
      rect(-50, -150, 100, 130, ink.half("#5a4232", 0.4)) +
      flag(-170, -270, 170) +
      flag(172, -270, 170) +
      [0, 1, 2]
        .map((i) => rect(-300 - i * 24, -22 + i * 10, 600 + i * 48, 11, ink.half(stone, 0.15 + i * 0.15)))
        .join("")
    );
  }
  if (kind === "glass") {
    let out =
      poly(
        [
          [-430, 0],
          [-430, -260],
          [380, -340],
          [430, -340],
          [430, 0],
        ],
        ink.half("#e9edee", 0.2),
      ) +
      poly(
        [
          [-400, -20],
          [-400, -238],
          [300, -306],
          [300, -20],
        ],
        glass,
      );
    for (let i = 0; i < 8; i++)
      out += stroke(`M${-310 + i * 88} ${-20}V${-246 - i * 8.6}`, ink.half("#f4f6f6", 0.2), 6);
    for (let i = 0; i < 3; i++) out += stroke(`M-400 ${-86 - i * 62}L300 ${-92 - i * 74}`, ink.half("#f4f6f6", 0.2), 5);
    return (
      out +
      poly(
        [
          [-400, -160],
          [-260, -250],
          [-60, -270],
          [-340, -20],
          [-400, -20],
        ],
        ink.lamp("#fff0c8", "#a9c6d2"),
        'opacity=".35"',
      ) +
      poly(
        [
          [-470, -262],
          [450, -354],
          [450, -336],
          [-470, -244],
        ],
        ink.half(snowy ? "#f4f6f8" : "#b9bdbd", 0.1),
      ) +
      flag(366, -280, 230)
    );
  }
  if (kind === "gable") {
    let out = "";
    for (const [x, w, h] of [
      [-250, 300, 280],
      [60, 260, 330],
      [310, 200, 250],
    ] as const) {
      out +=
        rect(x - w / 2, -h, w, h, ink.half(stone, 0.2)) +
        path(
          `M${x - w / 2} ${-h}h${w * 0.12}v${-w * 0.14}h${w * 0.13}v${-w * 0.14}h${w * 0.13}v${-w * 0.14}h${w * 0.24}v${w * 0.14}h${w * 0.13}v${w * 0.14}h${w * 0.13}v${w * 0.14}h${w * 0.12}Z`,
          ink.half(stone, 0.12),
        ) +
        rect(ink.side < 0 ? x + w * 0.3 : x - w / 2, -h, w * 0.2, h, ink.half(stone, 0.55));
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 4; c++)
          out +=
            rect(x - w * 0.4 + c * w * 0.22, -h + 30 + r * 80, 28, 46, glass) +
            rect(x - w * 0.4 + c * w * 0.22 - 4, -h + 24 + r * 80, 36, 8, ink.half("#c9a06a", 0.3));
    }
    return (
      out +
      place(turret(ink, 90, 340, 150, stone, snowy ? "#e9edf0" : "#6d5546"), -90, 0) +
      path("M20 0v-70a40 44 0 0 1 80 0v70Z", ink.shade("#4a3a2c")) +
      flag(-250, -200, 150)
    );
  }
  if (kind === "block") {
    let out =
      rect(-400, -230, 480, 230, ink.half("#c9c4ba", ink.side < 0 ? 0.15 : 0.4)) +
      rect(60, -340, 350, 340, ink.half("#b5aea2", ink.side < 0 ? 0.45 : 0.15)) +
      rect(-360, -130, 300, 110, glass) +
      rect(110, -300, 110, 70, glass) +
      rect(260, -200, 110, 160, glass);
    for (const y of [-180, -120, -60]) out += stroke(`M-400 ${y}H60`, ink.half("#8d877c", 0.6), 2, 'opacity=".6"');
    return (
      out +
      flag(-10, -210, 180) +
      rect(-420, -240, 520, 14, ink.half(snowy ? "#f4f6f8" : "#e4dfd4", 0.1)) +
      rect(50, -352, 372, 14, ink.half(snowy ? "#f4f6f8" : "#e4dfd4", 0.1))
    );
  }
  let out =
    path("M-430 -120Q-330 -340 -200 -120Q-70 -400 70 -120Q210 -340 430 -120V0H-430Z", ink.half("#dfe4e4", 0.2)) +
    path(
      "M-430 -120Q-330 -340 -200 -120M-200 -120Q-70 -400 70 -120M70 -120Q210 -340 430 -120",
      "none",
      `stroke="${ink.half("#8d9696", 0.4)}" stroke-width="16"`,
    );
  for (const [x, w] of [
    [-400, 180],
    [-170, 210],
    [100, 290],
  ] as const)
    out += rect(x, -104, w, 100, glass) + stroke(`M${x + w / 2} -104V-4`, ink.half("#f4f6f6", 0.2), 6);
  return out + flag(-210, -100, 96);
}

/** A hut of stone or wood high up, 420 wide. */
export function hut(ink: Ink, random: Random, snowy: boolean): string {
  const stone = random.next() < 0.5;
  const wall = stone ? "#a49a8c" : "#8a5a34";
  const roof = snowy ? "#f4f6f8" : stone ? "#6d6a66" : "#7d4a33";
  const glass = ink.lamp("#ffd685", "#33434c");
  let out =
    rect(-190, -150, 380, 150, ink.half(wall, 0.2)) +
    rect(ink.side < 0 ? 90 : -190, -150, 100, 150, ink.half(wall, 0.6));
  for (let i = 0; i < 34; i++)
    out += stone
      ? rect(
          random.between(-186, 150),
          random.between(-146, -16),
          random.between(20, 40),
          12,
          ink.half(wall, random.between(0.3, 0.8)),
          'rx="3" opacity=".6"',
        )
      : "";
  if (!stone)
    for (let y = -136; y < 0; y += 18) out += stroke(`M-190 ${y}H190`, ink.half(wall, 0.8), 2, 'opacity=".6"');
  for (const x of [-140, -60, 60, 130])
    out +=
      rect(x - 22, -118, 44, 48, ink.half("#f4ead6", 0.2)) +
      rect(x - 17, -113, 34, 38, glass) +
      rect(x - 38, -118, 15, 48, ink.half("#b8281f", 0.25)) +
      rect(x + 23, -118, 15, 48, ink.half("#b8281f", 0.25));
  out +=
    rect(-26, -90, 48, 90, ink.half("#5a3b22", 0.4)) +
    poly(
      [
        [-230, -144],
        [230, -144],
        [180, -244],
        [-180, -244],
      ],
      ink.half(roof, 0.2),
    ) +
    poly(
      ink.side < 0
        ? [
            [230, -144],
            [180, -244],
            [110, -244],
            [150, -144],
          ]
        : [
            [-230, -144],
            [-180, -244],
            [-110, -244],
            [-150, -144],
          ],
      ink.half(roof, 0.7),
    ) +
    rect(80, -290, 34, 60, ink.half("#9a9186", 0.4));
  return (
    out +
    rect(-200, -8, 400, 12, ink.half("#8d867d", 0.5)) +
    stroke("M-250 0V-190", ink.half("#d9d2c4", 0.4), 5) +
    path("M-250 -190h70v48h-70Z", ink.half("#d8232a", 0.1)) +
    rect(-220, -182, 10, 32, ink.sun("#fffaf2")) +
    rect(-231, -171, 32, 10, ink.sun("#fffaf2"))
  );
}

/** A market stall with a striped awning and goods, 460 wide. */
export function stall(ink: Ink, random: Random, colour: string, goods: readonly string[], lights = false): string {
  let out =
    rect(-200, -330, 12, 330, ink.half("#8a5c36", 0.4)) +
    rect(188, -330, 12, 330, ink.half("#8a5c36", 0.5)) +
    rect(-196, -300, 392, 190, ink.half("#5a3f2a", ink.hour.dark ? 0.3 : 0.75));
  if (lights) out += oval(0, -220, 190, 90, "#ffcf86", 'opacity=".5"');
  for (let i = 0; i < 7; i++)
    out += rect(-180 + i * 54, -286 - (i % 2) * 6, 30, 62, ink.half(random.pick(goods), 0.4), 'rx="10"');
  for (let i = 0; i < 8; i++)
    out += path(
      `M${-230 + i * 57.5} -330L${-212 + i * 53} -410H${-159 + i * 53}L${-172.5 + i * 57.5} -330q-28 34 -57.5 0Z`,
      ink.half(i % 2 ? "#f6efe0" : colour, 0.18),
    );
  out += rect(-216, -120, 432, 24, ink.half("#c9955a", 0.1)) + rect(-206, -98, 412, 98, ink.half("#a5713c", 0.35));
  for (let x = -190; x < 200; x += 34) out += stroke(`M${x} -96V0`, ink.half("#7a5028", 0.6), 3, 'opacity=".6"');
  for (let i = 0; i < 5; i++) {
    const x = -164 + i * 82;
    const c = goods[i % goods.length]!;
    for (let k = 0; k < 9; k++)
      out += disc(
        x + random.between(-30, 30),
        -128 - random.between(0, 24),
        13,
        ink.half(c, random.between(0.05, 0.4)),
      );
    out += path(`M${x - 40} -132H${x + 40}L${x + 32} -104H${x - 32}Z`, ink.half("#b5834a", 0.3));
  }
  return out;
}

/** A stone fountain with its column and figure, 300 wide, 430 high. */
export const fountain = (ink: Ink, colour: string): string =>
  oval(0, 0, 180, 22, ink.shade("#3a3630"), 'opacity=".25"') +
  path("M-160 -92L-146 0H146L160 -92Z", ink.half("#b8ad94", 0.25)) +
  path(ink.side < 0 ? "M50 -92L44 0H146L160 -92Z" : "M-50 -92L-44 0H-146L-160 -92Z", ink.half("#b8ad94", 0.65)) +
  oval(0, -92, 164, 26, ink.half("#d9d0b8", 0.1)) +
  oval(0, -92, 144, 19, ink.half("#5fb0b8", 0.2)) +
  rect(-20, -300, 40, 210, ink.half(colour, 0.3)) +
  [-260, -190].map((y) => rect(-28, y, 56, 14, ink.half("#e0b54a", 0.2), 'rx="6"')).join("") +
  rect(-32, -318, 64, 20, ink.half("#d9d0b8", 0.1)) +
  path("M-20 -318L-14 -384Q0 -396 14 -384L22 -318Z", ink.half("#c8321f", 0.25)) +
  disc(0, -402, 13, ink.half("#e2b08c", 0.2)) +
  path("M-16 -406Q0 -432 16 -406Z", ink.half("#e0b54a", 0.15)) +
  stroke("M22 -300V-430", ink.half("#e0b54a", 0.3), 5) +
  [-1, 1]
    .map((s) => stroke(`M${s * 22} -176Q${s * 70} -190 ${s * 84} -100`, ink.sun("#e9fbff"), 6, 'opacity=".85"'))
    .join("");
