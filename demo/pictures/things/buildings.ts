import type { Ink } from "../engine/light.ts";
import type { Random } from "../engine/random.ts";
import { disc, oval, path, poly, rect, stroke, type Point } from "../engine/svg.ts";

const glassOf = (ink: Ink): string => ink.lamp("#ffd685", "#33434c");

/** A chalet: stone foot, wooden front with gable to the viewer, roof with its overhang. `w` wide. */
export function chalet(ink: Ink, w: number, more: { snowy?: boolean; wood?: string; flowers?: boolean } = {}): string {
  const wood = more.wood ?? "#8a5a34";
  const h = w * 0.62;
  const glass = glassOf(ink);
  let out = rect(-w * 0.42, -h * 0.34, w * 0.84, h * 0.34, ink.half("#efe7d8", ink.side < 0 ? 0.2 : 0.4));
  out += poly(
    [
      [-w * 0.44, -h * 0.34],
      [w * 0.44, -h * 0.34],
      [w * 0.44, -h * 0.78],
      [0, -h * 1.18],
      [-w * 0.44, -h * 0.78],
    ],
    ink.half(wood, 0.28),
  );
  out +=
    ink.side < 0
      ? poly(
          [
            [w * 0.2, -h * 0.34],
            [w * 0.44, -h * 0.34],
            [w * 0.44, -h * 0.78],
            [w * 0.2, -h * 0.99],
          ],
          ink.half(wood, 0.6),
        )
      : poly(
          [
            [-w * 0.2, -h * 0.34],
            [-w * 0.44, -h * 0.34],
            [-w * 0.44, -h * 0.78],
            [-w * 0.2, -h * 0.99],
          ],
          ink.half(wood, 0.6),
        );
  for (let i = 1; i < 5; i++)
    out += stroke(`M${-w * 0.43} ${-h * (0.34 + i * 0.1)}H${w * 0.43}`, ink.half(wood, 0.9), w * 0.006, 'opacity=".6"');
  const win = (x: number, y: number, s: number): string =>
    rect(x - s / 2, y - s * 0.6, s, s * 1.2, ink.half("#f6efe2", 0.3)) +
    rect(x - s * 0.4, y - s * 0.5, s * 0.8, s, glass) +
    rect(x - s * 0.95, y - s * 0.6, s * 0.4, s * 1.2, ink.half("#2f6b4a", 0.4)) +
    rect(x + s * 0.55, y - s * 0.6, s * 0.4, s * 1.2, ink.half("#2f6b4a", 0.4));
  for (const x of [-0.27, 0, 0.27]) out += win(w * x, -h * 0.6, w * 0.1);
  for (const x of [-0.27, 0.27]) out += win(w * x, -h * 0.17, w * 0.09);
  out += win(0, -h * 0.9, w * 0.08) + rect(-w * 0.06, -h * 0.28, w * 0.12, h * 0.28, ink.half("#5a3b22", 0.5));
  if (more.flowers !== false)
    for (const x of [-0.27, 0, 0.27])
      for (let i = -2; i < 3; i++)
        out += disc(w * (x + i * 0.032), -h * 0.49, w * 0.02, ink.half(i % 2 ? "#cf2f3a" : "#e0596a", 0.2));
  const roof = more.snowy ? "#f6f7f7" : "#7d4a33";
  out +=
    poly(
      [
        [0, -h * 1.34],
        [-w * 0.6, -h * 0.78],
        [-w * 0.55, -h * 0.7],
        [0, -h * 1.2],
      ],
      ink.left(roof),
    ) +
    poly(
      [
        [0, -h * 1.34],
        [w * 0.6, -h * 0.78],
        [w * 0.55, -h * 0.7],
        [0, -h * 1.2],
      ],
      ink.right(roof),
    );
  return out;
}

/** A row of town houses with pitched roofs between x0 and x1 on y 0, in the colours of an old town. */
export function townRow(
  ink: Ink,
  random: Random,
  x0: number,
  x1: number,
  low: number,
  high: number,
  colours: readonly string[] = ["#efe2c6", "#e6c9a0", "#dfb592", "#e9d7b8", "#cfd3c4", "#e3bfae", "#f3ead8"],
  roofs: readonly string[] = ["#a8553a", "#96492f", "#b56443"],
): string {
  let out = "";
  const glass = glassOf(ink);
  for (let x = x0; x < x1;) {
    const w = random.between(low * 0.42, low * 0.75);
    const h = random.between(low, high);
    const wall = random.pick(colours);
    const roof = random.pick(roofs);
    const gable = random.next() < 0.4;
    const dark = random.between(0.1, 0.4);
    out +=
      rect(x, -h, w, h, ink.half(wall, dark)) +
      rect(ink.side < 0 ? x + w * 0.82 : x, -h, w * 0.18, h, ink.half(wall, dark + 0.35));
    if (gable)
      out +=
        poly(
          [
            [x, -h],
            [x + w, -h],
            [x + w / 2, -h - w * 0.5],
          ],
          ink.half(wall, dark + 0.08),
        ) +
        poly(
          [
            [x + w / 2, -h - w * 0.6],
            [x + w + 7, -h + 5],
            [x + w - 5, -h + 5],
            [x + w / 2, -h - w * 0.47],
          ],
          ink.right(roof),
        ) +
        poly(
          [
            [x + w / 2, -h - w * 0.6],
            [x - 7, -h + 5],
            [x + 5, -h + 5],
            [x + w / 2, -h - w * 0.47],
          ],
          ink.left(roof),
        );
    else {
      const rise = random.between(0.3, 0.5) * low * 0.55;
      out += poly(
        [
          [x - 5, -h + 3],
          [x + w + 5, -h + 3],
          [x + w - 7, -h - rise],
          [x + 7, -h - rise],
        ],
        ink.half(roof, random.between(0.12, 0.5)),
      );
      if (w > 46)
        out +=
          rect(x + w * 0.4, -h - rise * 0.68, w * 0.2, rise * 0.5, ink.half(wall, 0.4)) +
          rect(x + w * 0.45, -h - rise * 0.56, w * 0.1, rise * 0.32, glass);
    }
    const cols = Math.max(2, Math.round(w / 26));
    const floors = Math.max(2, Math.round(h / 40));
    const shutter = random.pick(["#3f6b52", "#7a3b2c", "#5c6e7a", "#8a7a5a"]);
    for (let f = 0; f < floors; f++) {
      for (let c = 0; c < cols; c++) {
        const wx = x + (w * (c + 0.5)) / cols;
        const wy = -h + (h * (f + 0.35)) / floors;
        const s = Math.min(w / cols, 34) * 0.36;
        const lit = ink.hour.dark && random.next() < 0.45 ? ink.half("#4a4038", 0.8) : glass;
        out +=
          rect(wx - s / 2, wy, s, s * 1.45, lit) +
          rect(wx - s * 0.84, wy, s * 0.3, s * 1.45, ink.half(shutter, 0.5)) +
          rect(wx + s * 0.54, wy, s * 0.3, s * 1.45, ink.half(shutter, 0.5));
      }
    }
    x += w;
  }
  return out;
}

/**
 * A square church tower `w` wide, `h` high to the eaves, with a cap: "spire", "dome" (Zurich's lanterns) or "gable".
 */
export function tower(
  ink: Ink,
  w: number,
  h: number,
  cap: "spire" | "dome" | "lace",
  stone = "#d9cbb0",
  roof = "#5f7f78",
  spire = 1.6,
): string {
  let out = rect(-w / 2, -h, w, h, ink.left(stone)) + rect(0, -h, w / 2, h, ink.right(stone));
  for (const y of [0.2, 0.42, 0.68]) out += rect(-w * 0.54, -h * y - 3, w * 1.08, 6, ink.half(stone, 0.3));
  for (const x of [-0.24, 0.24]) {
    out += path(
      `M${w * (x - 0.1)} ${-h * 0.74}V${-h * 0.88}a${w * 0.1} ${w * 0.12} 0 0 1 ${w * 0.2} 0V${-h * 0.74}Z`,
      ink.shade("#4a433c"),
    );
    out += path(
      `M${w * (x - 0.07)} ${-h * 0.48}V${-h * 0.58}a${w * 0.07} ${w * 0.09} 0 0 1 ${w * 0.14} 0V${-h * 0.48}Z`,
      ink.shade("#4a433c"),
    );
  }
  out +=
    disc(0, -h * 0.96 + w * 0.06, w * 0.17, ink.half("#f4ecd8", 0.2)) +
    stroke(`M0 ${-h * 0.96 + w * 0.06}v${-w * 0.12}m0 ${w * 0.12}h${w * 0.09}`, ink.shade("#4a433c"), w * 0.03);
  out += rect(-w * 0.57, -h - 6, w * 1.14, 10, ink.half(stone, 0.15));
  const top = -h - 6;
  if (cap === "spire") {
    out +=
      poly(
        [
          [-w * 0.54, top],
          [0, top],
          [0, top - w * spire],
        ],
        ink.left(roof),
      ) +
      poly(
        [
          [w * 0.54, top],
          [0, top],
          [0, top - w * spire],
        ],
        ink.right(roof),
      );
    out += stroke(`M0 ${top - w * spire}v${-w * 0.22}`, ink.half("#e0b54a", 0.2), w * 0.04);
  } else if (cap === "dome") {
    const oct = w * 0.42;
    out +=
      rect(-oct, top - w * 0.34, oct * 2, w * 0.34, ink.left(stone)) +
      rect(0, top - w * 0.34, oct, w * 0.34, ink.right(stone));
    for (const x of [-0.26, 0, 0.26])
      out += rect(w * x - w * 0.06, top - w * 0.28, w * 0.12, w * 0.2, ink.shade("#4a433c"));
    out +=
      path(
        `M${-oct * 1.1} ${top - w * 0.34}Q${-oct} ${top - w * 0.82} 0 ${top - w * 0.9}V${top - w * 0.34}Z`,
        ink.left(roof),
      ) +
      path(
        `M${oct * 1.1} ${top - w * 0.34}Q${oct} ${top - w * 0.82} 0 ${top - w * 0.9}V${top - w * 0.34}Z`,
        ink.right(roof),
      );
    out +=
      rect(-w * 0.1, top - w * 1.1, w * 0.2, w * 0.22, ink.half(stone, 0.3)) +
      path(
        `M${-w * 0.13} ${top - w * 1.1}Q0 ${top - w * 1.3} 0 ${top - w * 1.5}Q0 ${top - w * 1.3} ${w * 0.13} ${top - w * 1.1}Z`,
        ink.half(roof, 0.3),
      );
  } else {
    const oct = w * 0.36;
    out +=
      poly(
        [
          [-oct, top],
          [oct, top],
          [oct * 0.86, top - w * 0.9],
          [-oct * 0.86, top - w * 0.9],
        ],
        ink.left(stone),
      ) +
      poly(
        [
          [0, top],
          [oct, top],
          [oct * 0.86, top - w * 0.9],
          [0, top - w * 0.9],
        ],
        ink.right(stone),
      );
    for (const x of [-0.14, 0.14])
      out += path(
        `M${w * x - w * 0.06} ${top - w * 0.12}v${-w * 0.5}q${w * 0.06} ${-w * 0.16} ${w * 0.12} 0v${w * 0.5}Z`,
        ink.shade("#4a433c"),
      );
    out +=
      poly(
        [
          [-oct * 0.9, top - w * 0.88],
          [0, top - w * 0.88],
          [0, top - w * (0.9 + spire)],
        ],
        ink.left(roof),
      ) +
      poly(
        [
          [oct * 0.9, top - w * 0.88],
          [0, top - w * 0.88],
          [0, top - w * (0.9 + spire)],
        ],
        ink.right(roof),
      );
    for (const x of [-0.5, 0.5, -0.36, 0.36])
      out += poly(
        [
          [w * x - w * 0.05, top],
          [w * x + w * 0.05, top],
          [w * x, top - w * 0.34],
        ],
        ink.half(stone, x < 0 === ink.side < 0 ? 0.1 : 0.7),
      );
  }
  return out;
}

/** A wall with windows, roof in perspective: the plain block castles and halls are made of. Stands on 0, x centred. */
export function hall(
  ink: Ink,
  w: number,
  h: number,
  roof: number,
  wall: string,
  tile: string,
  rows: number,
  cols: number,
): string {
  let out = rect(-w / 2, -h, w, h, ink.half(wall, ink.side < 0 ? 0.08 : 0.2));
  const glass = ink.lamp("#ffd685", "#3d3a38");
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++)
      out += path(
        `M${-w / 2 + (w * (c + 0.5)) / cols - 5} ${-h + (h * (r + 0.75)) / (rows + 0.4)}v-14a5 6 0 0 1 10 0v14Z`,
        glass,
      );
  return (
    out +
    poly(
      [
        [-w / 2 - 9, -h + 4],
        [w / 2 + 9, -h + 4],
        [w / 2 - roof * 0.35, -h - roof],
        [-w / 2 + roof * 0.35, -h - roof],
      ],
      ink.half(tile, 0.2),
    ) +
    poly(
      ink.side < 0
        ? [
            [w / 2 + 9, -h + 4],
            [w / 2 - roof * 0.35, -h - roof],
            [w / 2 - roof * 1.1, -h + 4],
          ]
        : [
            [-w / 2 - 9, -h + 4],
            [-w / 2 + roof * 0.35, -h - roof],
            [-w / 2 + roof * 1.1, -h + 4],
          ],
      ink.half(tile, 0.75),
    )
  );
}

/** A round tower with a pointed roof. */
export function turret(ink: Ink, w: number, h: number, roof: number, wall: string, tile: string): string {
  let out =
    rect(-w / 2, -h, w, h, ink.half(wall, 0.12)) +
    (ink.side < 0
      ? rect(w * 0.12, -h, w * 0.38, h, ink.half(wall, 0.72))
      : rect(-w / 2, -h, w * 0.38, h, ink.half(wall, 0.72)));
  out += path(
    `M${-w * 0.08} ${-h * 0.7}v-14a${w * 0.08} ${w * 0.1} 0 0 1 ${w * 0.16} 0v14Z`,
    ink.lamp("#ffd685", "#3d3a38"),
  );
  out +=
    poly(
      [
        [-w * 0.62, -h + 3],
        [0, -h + 6],
        [0, -h - roof],
      ],
      ink.left(tile),
    ) +
    poly(
      [
        [w * 0.62, -h + 3],
        [0, -h + 6],
        [0, -h - roof],
      ],
      ink.right(tile),
    );
  return out + stroke(`M0 ${-h - roof}v-16`, ink.half("#4a433c", 0.4), 2.5);
}

/** The Sphinx: terraces, glass front, copper dome; stands on a rock at 0/0, 330 wide. */
export function sphinx(ink: Ink): string {
  const steel = "#cfd2d0";
  const glass = ink.lamp("#ffd685", "#28445a");
  let out =
    poly(
      [
        [-110, 0],
        [120, 0],
        [132, -58],
        [-122, -58],
      ],
      ink.half("#8f9294", ink.side < 0 ? 0.3 : 0.5),
    ) +
    poly(
      [
        [40, 0],
        [120, 0],
        [132, -58],
        [48, -58],
      ],
      ink.right("#8f9294"),
    );
  out += rect(-168, -70, 336, 14, ink.half(steel, 0.15)) + rect(-168, -58, 336, 6, ink.half(steel, 0.9));
  for (let x = -164; x <= 164; x += 14) out += stroke(`M${x} -70v-22`, ink.half("#e8e8e4", 0.4), 2);
  out += stroke("M-166 -92H166", ink.half("#f0f0ea", 0.2), 3.5);
  out +=
    rect(-100, -140, 200, 70, ink.left(steel)) +
    rect(52, -140, 48, 70, ink.right(steel)) +
    rect(-92, -130, 136, 22, glass) +
    rect(-92, -102, 136, 22, glass) +
    rect(58, -130, 36, 22, glass);
  for (const x of [-70, -46, -22, 2, 26]) out += stroke(`M${x} -130v50`, ink.half(steel, 0.3), 2.5);
  out += poly(
    [
      [-60, -130],
      [-40, -130],
      [-62, -108],
      [-82, -108],
    ],
    ink.half("#bcd6e2", 0.1),
    'opacity=".6"',
  );
  out += rect(-112, -150, 224, 11, ink.half(steel, 0.1));
  out +=
    rect(-44, -172, 92, 24, ink.half(steel, 0.35)) +
    path("M-50 -172A52 54 0 0 1 54 -172Z", ink.left("#dadcd8")) +
    path("M2 -225A52 54 0 0 1 54 -172H12Q30 -200 2 -225Z", ink.right("#dadcd8")) +
    rect(-8, -222, 16, 48, ink.half("#5b6f78", 0.5));
  return out + stroke("M92 -150V-232M78 -206H106M82 -190H102", ink.half("#4f555a", 0.5), 3.5);
}

/** A round summit restaurant with its skirt of windows, 420 wide. */
export function roundHouse(ink: Ink): string {
  const glass = ink.lamp("#ffd685", "#41607a");
  let out =
    poly(
      [
        [-150, 0],
        [150, 0],
        [168, -64],
        [-168, -64],
      ],
      ink.half("#8c8580", 0.5),
    ) +
    poly(
      ink.side < 0
        ? [
            [60, 0],
            [150, 0],
            [168, -64],
            [72, -64],
          ]
        : [
            [-60, 0],
            [-150, 0],
            [-168, -64],
            [-72, -64],
          ],
      ink.half("#8c8580", 0.9),
    );
  out +=
    oval(0, -66, 214, 20, ink.half("#a9a49c", 0.8)) +
    path("M-210 -70V-118Q0 -136 210 -118V-70Q0 -44 -210 -70Z", ink.half("#d9d4cb", 0.15));
  out += path("M-206 -78V-112Q0 -130 206 -112V-78Q0 -54 -206 -78Z", glass);
  for (let i = 0; i <= 18; i++) {
    const a = Math.PI * (i / 18);
    const x = -Math.cos(a) * 206;
    const d = Math.sin(a);
    out += stroke(
      `M${x.toFixed(1)} ${(-112 - 9 * d).toFixed(1)}V${(-78 + 12 * d).toFixed(1)}`,
      ink.half("#efeae0", 0.3),
      4,
    );
  }
  out += path("M-190 -80V-110Q-120 -121 -110 -119L-150 -70Z", ink.sun("#fff1d6"), 'opacity=".4"');
  out +=
    path("M-228 -116Q0 -144 228 -116Q0 -98 -228 -116Z", ink.half("#c4bfb6", 0.7)) +
    path("M-228 -117Q-170 -160 0 -164Q170 -160 228 -117Q0 -146 -228 -117Z", ink.left("#e9e4da")) +
    path("M20 -164Q170 -160 228 -117Q140 -132 60 -137Z", ink.right("#e9e4da"));
  return (
    out +
    rect(-40, -186, 86, 26, ink.half("#bdb7ad", 0.4)) +
    stroke("M6 -186V-262M-8 -238H20", ink.half("#4f555a", 0.5), 4) +
    disc(6, -262, 4, "#e2352b")
  );
}

/** A guesthouse of shingles built against a rock, 420 wide. */
export function guesthouse(ink: Ink): string {
  const wood = "#9a6a40";
  const glass = glassOf(ink);
  let out = rect(-200, -52, 400, 52, ink.half("#cfc5b4", 0.35));
  out +=
    poly(
      [
        [-190, -52],
        [190, -52],
        [190, -176],
        [-190, -176],
      ],
      ink.half(wood, 0.25),
    ) +
    (ink.side < 0
      ? poly(
          [
            [110, -52],
            [190, -52],
            [190, -176],
            [110, -176],
          ],
          ink.half(wood, 0.6),
        )
      : poly(
          [
            [-110, -52],
            [-190, -52],
            [-190, -176],
            [-110, -176],
          ],
          ink.half(wood, 0.6),
        ));
  for (let y = -62; y > -176; y -= 11) out += stroke(`M-190 ${y}H190`, ink.half(wood, 0.8), 1.4, 'opacity=".5"');
  for (const y of [-160, -108])
    for (let x = -170; x < 170; x += 43)
      out +=
        rect(x - 2, y - 2, 30, 34, ink.sun("#f7f1e4")) +
        rect(x + 2, y + 2, 22, 26, glass) +
        stroke(`M${x + 13} ${y + 2}v26M${x + 2} ${y + 13}h22`, ink.sun("#f7f1e4"), 2) +
        rect(x - 12, y, 9, 30, ink.half("#2f6b4a", 0.4)) +
        rect(x + 29, y, 9, 30, ink.half("#2f6b4a", 0.4));
  for (const y of [-122, -70])
    for (let x = -166; x < 176; x += 12)
      out += disc(x, y + ((x * 7) % 3), 5, ink.half(x % 24 ? "#cf2f3a" : "#e7687a", 0.2));
  out +=
    poly(
      [
        [-224, -170],
        [224, -170],
        [196, -226],
        [-176, -226],
      ],
      ink.half("#6d5546", 0.25),
    ) +
    poly(
      [
        [-224, -170],
        [224, -170],
        [220, -160],
        [-220, -160],
      ],
      ink.half("#6d5546", 0.9),
    );
  for (let x = -150; x < 190; x += 60) out += stroke(`M${x} -224l-10 52`, ink.half("#6d5546", 0.7), 2, 'opacity=".6"');
  out += rect(-120, -258, 26, 44, ink.half("#b9afa0", 0.4)) + rect(-124, -262, 34, 8, ink.half("#8f8678", 0.5));
  out += rect(-214, -30, 428, 6, ink.half("#8d6238", 0.3));
  for (let x = -210; x < 214; x += 14) out += stroke(`M${x} -26V4`, ink.half("#8d6238", 0.5), 3);
  return out;
}

/** A covered wooden bridge on piles between a and b (left to right, level), `h` px high from water to eaves. */
export function coveredBridge(ink: Ink, random: Random, from: number, to: number, y: number, h: number): string {
  const wood = "#7a4f2e";
  let out = "";
  for (let x = from + h * 0.4; x < to; x += h * 1.05)
    out +=
      stroke(
        `M${x} ${y - h * 0.4}V${y + 6}M${x + h * 0.16} ${y - h * 0.4}V${y + 6}`,
        ink.half("#4a3524", 0.7),
        h * 0.06,
      ) +
      stroke(
        `M${x} ${y - h * 0.06}L${x - h * 0.24} ${y - h * 0.42}M${x + h * 0.16} ${y - h * 0.06}L${x + h * 0.4} ${y - h * 0.42}`,
        ink.half("#4a3524", 0.7),
        h * 0.04,
      );
  out += rect(from, y - h * 0.98, to - from, h * 0.3, ink.lamp("#f2b45a", "#4a3524"));
  for (let x = from; x < to; x += h * 0.42) out += rect(x, y - h * 1.0, h * 0.05, h * 0.36, ink.half("#4a3524", 0.7));
  out +=
    rect(from, y - h * 0.7, to - from, h * 0.3, ink.half(wood, 0.4)) +
    rect(from, y - h * 0.44, to - from, h * 0.07, ink.half(wood, 0.95));
  for (let x = from; x < to; x += h * 0.105)
    out += disc(
      x,
      y - h * 0.71,
      h * random.between(0.03, 0.05),
      ink.half(random.pick(["#d03040", "#e0607a", "#c8321f", "#5f8a45"]), ink.hour.dark ? 0.1 : 0.2),
    );
  out +=
    poly(
      [
        [from - 10, y - h * 0.95],
        [to + 10, y - h * 0.95],
        [to + 4, y - h * 1.32],
        [from - 4, y - h * 1.32],
      ] satisfies Point[],
      ink.half("#9a5238", 0.3),
    ) + rect(from - 10, y - h * 0.98, to - from + 20, h * 0.06, ink.half("#6a3826", 0.8));
  for (let x = from; x < to; x += h * 0.09)
    out += stroke(`M${x} ${y - h * 1.3}v${h * 0.3}`, ink.half("#8a4a32", 0.8), h * 0.014, 'opacity=".45"');
  return out;
}

/** Lucerne's octagonal water tower, foot in the water at 0/0. */
export function waterTower(ink: Ink, w: number): string {
  const stone = "#c9b797";
  const h = w * 1.75;
  let out =
    poly(
      [
        [-w / 2, 8],
        [-w * 0.16, 12],
        [-w * 0.16, -h],
        [-w / 2, -h],
      ],
      ink.left(stone),
    ) +
    poly(
      [
        [-w * 0.16, 12],
        [w * 0.2, 12],
        [w * 0.2, -h],
        [-w * 0.16, -h],
      ],
      ink.half(stone, 0.4),
    ) +
    poly(
      [
        [w * 0.2, 12],
        [w / 2, 8],
        [w / 2, -h],
        [w * 0.2, -h],
      ],
      ink.right(stone),
    );
  for (const [x, y] of [
    [0.02, 0.3],
    [0.02, 0.6],
    [-0.33, 0.45],
    [0.02, 0.86],
    [0.35, 0.7],
    [-0.33, 0.82],
  ] as const)
    out += path(
      `M${w * (x - 0.03)} ${-h * y}v${-w * 0.09}a${w * 0.03} ${w * 0.04} 0 0 1 ${w * 0.06} 0v${w * 0.09}Z`,
      ink.lamp("#ffcf78", "#3d3a38"),
    );
  out += rect(-w * 0.55, -h - w * 0.1, w * 1.1, w * 0.11, ink.half("#7a4f2e", 0.5));
  out +=
    poly(
      [
        [-w * 0.62, -h - w * 0.08],
        [-w * 0.16, -h - w * 0.06],
        [0, -h - w * 0.95],
      ],
      ink.left("#a5583c"),
    ) +
    poly(
      [
        [-w * 0.16, -h - w * 0.06],
        [w * 0.22, -h - w * 0.06],
        [0, -h - w * 0.95],
      ],
      ink.half("#a5583c", 0.45),
    ) +
    poly(
      [
        [w * 0.22, -h - w * 0.06],
        [w * 0.62, -h - w * 0.08],
        [0, -h - w * 0.95],
      ],
      ink.right("#a5583c"),
    );
  return out + stroke(`M0 ${-h - w * 0.95}v${-w * 0.14}`, ink.half("#e0b54a", 0.3), w * 0.02);
}
