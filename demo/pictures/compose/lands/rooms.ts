import { hours, Ink } from "../../engine/light.ts";
import type { DrawingContext } from "../../engine/scene.ts";
import { disc, gradient, oval, path, place, poly, rect, stroke } from "../../engine/svg.ts";
import { cliff } from "../../things/ground.ts";
import { firs } from "../../things/plants.ts";
import { chance, isSnowy, type Recipe, type SettingInput } from "../setting.ts";
import { step } from "./high.ts";
import { peaks, skyOf } from "./shapes.ts";

/** Rooms have their own light, whatever the hour outside. */
export const lampLight = (context: DrawingContext): Ink => new Ink(hours.golden, context.ink.side);
export const dayLight = (context: DrawingContext): Ink => new Ink(hours.morning, context.ink.side);

/** Tables stand on 1500 (below the picture): their own board is drawn by the composer. */
const floorOf = (input: SettingInput, y = 990): ((x: number) => number) => {
  const high = y + input.dice.between(-12, 12);
  return () => (input.stand === "table" ? 1500 : high);
};
const noWorld = { camera: { height: 1, horizon: 0.5, focal: 1 } } as const;

function glow(x: number, y: number, r: number): string {
  return (
    disc(x, y, r, "#ffcf86", 'opacity=".1"') +
    disc(x, y, r * 0.6, "#ffd795", 'opacity=".14"') +
    disc(x, y, r * 0.3, "#ffe3b0", 'opacity=".2"')
  );
}

const boards = (ink: Ink, y: number, colour: string): string => {
  const wood = gradient([
    [0, ink.half(colour, 0.2)],
    [1, ink.half(colour, 0.75)],
  ]);
  let out = `<defs>${wood.def}</defs>${rect(-10, y, 1620, 1220 - y, wood.fill)}`;
  for (let i = -6; i < 7; i++)
    out += stroke(`M${800 + i * 130} ${y}L${800 + i * 330} 1215`, ink.half(colour, 0.95), 3, 'opacity=".45"');
  return out;
};

export const cellar: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = floorOf(input);
  const stone = dice.pick(["#b59a78", "#a89080", "#9f947f"]);
  const arches = dice.pick([3, 4]);
  return {
    ...noWorld,
    snowy: false,
    indoors: true,
    ground,
    back: (context) => {
      const ink = lampLight(context);
      const { random } = context;
      const y = 900;
      let out = rect(-10, -10, 1620, 1220, ink.half(stone, 0.95));
      const wide = 1600 / arches;
      for (let i = 0; i < arches; i++) {
        const x = i * wide;
        out +=
          path(`M${x + 26} ${y}V${430}A${wide / 2 - 26} 300 0 0 1 ${x + wide - 26} 430V${y}Z`, ink.half(stone, 0.78)) +
          path(`M${x + 70} ${y}V470A${wide / 2 - 70} 250 0 0 1 ${x + wide - 70} 470V${y}Z`, ink.half("#4a382a", 0.85));
        out += stroke(
          `M${x + 26} ${y}V430A${wide / 2 - 26} 300 0 0 1 ${x + wide - 26} 430V${y}`,
          ink.half(stone, 0.25),
          20,
        );
      }
      for (let i = 0; i < 70; i++)
        out += rect(
          random.between(0, 1560),
          random.between(0, 420),
          random.between(30, 70),
          22,
          ink.half(stone, random.between(0.5, 0.9)),
          'rx="4" opacity=".5"',
        );
      const barrel = (x: number, by: number, r: number): string =>
        disc(x, by - r, r, ink.half("#8a5a30", 0.45)) +
        disc(x, by - r, r, "none", `stroke="${ink.half("#4a4038", 0.4)}" stroke-width="${r * 0.11}"`) +
        disc(x, by - r, r * 0.82, ink.half("#b07a45", 0.3)) +
        [-0.45, -0.15, 0.15, 0.45]
          .map((d) =>
            stroke(
              `M${x + r * d} ${by - r - r * 0.66}V${by - r + r * 0.66}`,
              ink.half("#7a5028", 0.6),
              3,
              'opacity=".6"',
            ),
          )
          .join("") +
        disc(x, by - r * 0.45, r * 0.07, ink.half("#3a2a1c", 0.7));
      const size = dice.between(118, 140);
      for (let i = 0; i < 7; i++) out += barrel(110 + i * 236, y + 30, size);
      if (brief.seed % 2) for (let i = 0; i < 6; i++) out += barrel(228 + i * 236, y + 30 - size * 1.72, size * 0.94);
      out += boards(ink, y + 20, "#8a7358");
      for (const x of [wide * 0.5, 1600 - wide * 0.5])
        out +=
          stroke(`M${x} -10V210`, ink.half("#2a2420", 0.6), 4) +
          glow(x, 230, 330) +
          path(`M${x - 34} 240L${x} 190L${x + 34} 240Z`, ink.half("#3a3430", 0.4)) +
          disc(x, 246, 17, "#ffe9b8");
      return out;
    },
  };
};

export const museumHall: Recipe = (input) => {
  const { dice } = input;
  const ground = floorOf(input, 1010);
  const wall = dice.pick(["#e9e2d4", "#dfe3e2", "#e4d6cf", "#d8dfd6", "#cfd8e0"]);
  const modern = chance(dice, 0.5);
  return {
    ...noWorld,
    snowy: false,
    indoors: true,
    ground,
    back: (context) => {
      const ink = dayLight(context);
      const floor = gradient([
        [0, ink.half("#d9c7a8", 0.1)],
        [1, ink.half("#a58e6c", 0.5)],
      ]);
      let out =
        rect(-10, -10, 1620, 940, ink.half(wall, 0.22)) +
        rect(-10, 880, 1620, 42, ink.half(wall, 0.5)) +
        `<defs>${floor.def}</defs>` +
        rect(-10, 916, 1620, 300, floor.fill);
      if (modern) {
        out += poly(
          [
            [-10, -10],
            [1610, -10],
            [1300, 150],
            [300, 150],
          ],
          ink.half(wall, 0.05),
        );
        for (let i = 0; i < 6; i++)
          out += poly(
            [
              [330 + i * 160, 20],
              [450 + i * 160, 20],
              [434 + i * 150, 120],
              [350 + i * 150, 120],
            ],
            ink.sun("#f6fbff"),
            'opacity=".9"',
          );
        out +=
          poly(
            [
              [-10, -10],
              [300, 150],
              [300, 916],
              [-10, 1100],
            ],
            ink.half(wall, 0.42),
          ) +
          poly(
            [
              [1610, -10],
              [1300, 150],
              [1300, 916],
              [1610, 1100],
            ],
            ink.half(wall, 0.12),
          );
      } else {
        for (const x of [150, 560, 1040, 1450])
          out +=
            path(`M${x - 92} 760V300A92 110 0 0 1 ${x + 92} 300V760Z`, ink.sun(context.ink.hour.sky[1])) +
            path(
              `M${x - 92} 760V300A92 110 0 0 1 ${x + 92} 300V760Z`,
              "none",
              `stroke="${ink.half("#f7f2e6", 0.1)}" stroke-width="16"`,
            ) +
            stroke(`M${x} 194V760M${x - 92} 420H${x + 92}M${x - 92} 590H${x + 92}`, ink.half("#f7f2e6", 0.15), 8);
        for (const x of [355, 800, 1245])
          out +=
            rect(x - 34, 130, 68, 790, ink.half("#f3ecde", 0.12)) +
            rect(x + (ink.side < 0 ? 8 : -34), 130, 26, 790, ink.half("#f3ecde", 0.4)) +
            rect(x - 52, 106, 104, 34, ink.half("#f3ecde", 0.08)) +
            rect(x - 48, 896, 96, 34, ink.half("#f3ecde", 0.2));
        out += rect(-10, 60, 1620, 50, ink.half("#f3ecde", 0.3));
      }
      for (let i = 0; i < 4; i++)
        out += poly(
          [
            [120 + i * 420, 916],
            [260 + i * 420, 916],
            [180 + i * 460, 1210],
            [-20 + i * 460, 1210],
          ],
          ink.sun("#fff6e0"),
          'opacity=".16"',
        );
      return out;
    },
  };
};

export const workshop: Recipe = (input) => {
  const { dice } = input;
  const ground = floorOf(input);
  const wall = dice.pick(["#d9c2a0", "#cfd3c6", "#dcc0ae", "#c4cdd0", "#e0cfa8"]);
  return {
    ...noWorld,
    snowy: false,
    indoors: true,
    ground,
    back: (context) => {
      const ink = lampLight(context);
      const { random } = context;
      let out = rect(-10, -10, 1620, 1220, ink.half(wall, 0.4));
      const wx = chance(dice, 0.5) ? 1190 : 200;
      out +=
        rect(wx, 150, 260, 340, context.ink.hour.sky[1]) +
        rect(wx, 320, 260, 170, context.ink.hour.sky[2]) +
        path(
          `M${wx} 490V430L${wx + 90} 340L${wx + 150} 410L${wx + 210} 350L${wx + 260} 430V490Z`,
          ink.half("#9fb2bf", 0.4),
        ) +
        rect(wx, 150, 260, 340, "none", `stroke="${ink.half("#f3e9d4", 0.1)}" stroke-width="22"`) +
        stroke(`M${wx + 130} 150V490M${wx} 320H${wx + 260}`, ink.half("#f3e9d4", 0.1), 10);
      const sx = wx > 800 ? 120 : 640;
      const furnishing = dice.pick(["shelves", "tools", "tiles", "cupboard"] as const);
      const goods = ["#c4682f", "#e0aa3e", "#5f8a6a", "#8a3d2c", "#f0e6d2", "#3f7a90"];
      if (furnishing === "tiles") {
        out += rect(-10, 470, 1620, 300, ink.half("#f1ece0", 0.25));
        for (let x = 0; x < 1620; x += 62) out += stroke(`M${x} 470V770`, ink.half("#c9bfae", 0.4), 3);
        for (let y = 470; y < 780; y += 50) out += stroke(`M-10 ${y}H1610`, ink.half("#c9bfae", 0.4), 3);
      }
      if (furnishing === "tools") out += toolWall(ink, sx);
      if (furnishing === "cupboard") out += cupboard(ink, sx);
      for (const y of furnishing === "shelves" ? [330, 520] : furnishing === "tiles" ? [330] : []) {
        out += rect(sx, y, 840, 16, ink.half("#8a5a34", 0.3)) + rect(sx, y + 16, 840, 7, ink.half("#5a3a20", 0.7));
        for (let x = sx + 26; x < sx + 800; x += random.between(48, 86)) {
          const h = random.between(50, 116);
          const w = random.between(30, 54);
          const c = random.pick(goods);
          out +=
            random.next() < 0.6
              ? rect(x, y - h, w, h, ink.half(c, 0.25), 'rx="8"') +
                rect(x + w * 0.2, y - h - 10, w * 0.6, 12, ink.half("#6a4a2c", 0.3)) +
                rect(x, y - h * 0.6, w, h * 0.28, ink.half("#f4ecd8", 0.2))
              : path(
                  `M${x} ${y}Q${x - 8} ${y - h * 0.8} ${x + w * 0.35} ${y - h}H${x + w * 0.65}Q${x + w + 8} ${y - h * 0.8} ${x + w} ${y}Z`,
                  ink.half(c, 0.3),
                );
        }
      }
      for (let i = 0; i < 6; i++)
        out +=
          stroke(`M${sx + 40 + i * 60} 84V150`, ink.half("#4a3a2c", 0.5), 4) +
          oval(sx + 40 + i * 60, 168, 17, 24, ink.half(i % 2 ? "#b9bdbd" : "#b5703c", 0.3));
      out += stroke(`M${sx + 10} 84H${sx + 370}`, ink.half("#3a3028", 0.4), 9);
      for (const x of [560, 1060])
        out +=
          stroke(`M${x} -10V110`, ink.half("#2a2420", 0.6), 4) +
          glow(x, 150, 260) +
          path(`M${x - 60} 160Q${x} 70 ${x + 60} 160Z`, ink.half("#2f5d54", 0.3)) +
          oval(x, 160, 50, 11, "#ffe9b8");
      return out + rect(-10, 760, 1620, 460, ink.half(wall, 0.75)) + boards(ink, 900, "#a5764a");
    },
  };
};

/** Saws, chisels, hammers and patterns hanging on a board. */
function toolWall(ink: Ink, x: number): string {
  const steel = ink.half("#b9bdbd", 0.2);
  const grip = ink.half("#8a4a2c", 0.3);
  let out = rect(x, 170, 840, 420, ink.half("#a5764a", 0.3), 'rx="10"');
  for (let i = 0; i < 11; i++)
    out +=
      i % 4 === 3
        ? disc(x + 70 + i * 70, 300, 30, "none", `stroke="${steel}" stroke-width="9"`)
        : rect(x + 60 + i * 70, 220, 16, 92, steel, 'rx="4"') + rect(x + 57 + i * 70, 306, 22, 66, grip, 'rx="9"');
  for (let i = 0; i < 6; i++)
    out +=
      i % 2
        ? poly(
            [
              [x + 50 + i * 134, 440],
              [x + 156 + i * 134, 462],
              [x + 156 + i * 134, 496],
              [x + 50 + i * 134, 478],
            ],
            steel,
          ) + oval(x + 40 + i * 134, 462, 24, 30, grip)
        : rect(x + 60 + i * 134, 430, 76, 28, steel, 'rx="6"') + rect(x + 90 + i * 134, 456, 17, 96, grip, 'rx="6"');
  return out;
}

/** A glazed cupboard with plates and jugs. */
function cupboard(ink: Ink, x: number): string {
  let out =
    rect(x + 60, 120, 720, 650, ink.half("#6d4626", 0.35), 'rx="8"') +
    rect(x + 30, 96, 780, 36, ink.half("#8a5c36", 0.15), 'rx="8"');
  for (let r = 0; r < 3; r++) {
    const y = 150 + r * 150;
    out += rect(x + 86, y, 668, 130, ink.half("#3a2616", 0.5));
    for (let i = 0; i < 6; i++)
      out +=
        (i + r) % 2
          ? disc(x + 146 + i * 110, y + 78, 46, ink.half("#f1ece0", 0.2)) +
            disc(
              x + 146 + i * 110,
              y + 78,
              30,
              "none",
              `stroke="${ink.half(r === 1 ? "#2d5d86" : "#b8281f", 0.2)}" stroke-width="6"`,
            )
          : path(
              `M${x + 116 + i * 110} ${y + 124}Q${x + 106 + i * 110} ${y + 60} ${x + 132 + i * 110} ${y + 30}H${x + 162 + i * 110}Q${x + 186 + i * 110} ${y + 60} ${x + 176 + i * 110} ${y + 124}Z`,
              ink.half(r === 2 ? "#c9743c" : "#dfe4e2", 0.25),
            );
    out += rect(x + 80, y + 124, 680, 12, ink.half("#8a5c36", 0.2));
  }
  return (
    out +
    rect(x + 86, 610, 326, 150, ink.half("#8a5c36", 0.3)) +
    rect(x + 428, 610, 326, 150, ink.half("#8a5c36", 0.3)) +
    disc(x + 396, 680, 9, ink.half("#d9a441", 0.1)) +
    disc(x + 444, 680, 9, ink.half("#d9a441", 0.1))
  );
}

export const tavern: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = floorOf(input);
  const snowy = isSnowy(brief);
  const cloth = dice.pick(["#b8281f", "#2f6b5a", "#2d5d86", "#c58a2a"]);
  const from = dice.between(200, 420);
  const to = from + dice.between(740, 960);
  return {
    ...skyOf(dice),
    snowy,
    indoors: true,
    ground,
    camera: { height: 1.1, horizon: 0.46, focal: 1.1, far: 20, step },
    world: {
      seed: brief.seed,
      floor: 0.8,
      rough: 0.5,
      snow: snowy ? 0.9 : 1.9,
      snowSteep: 1.4,
      tree: 1.45,
      wood: 0.55,
      shapes: [
        ...peaks(dice, 3, [7, 10], [1.2, 1.8], [2.6, 3.4]),
        { kind: "range", from: [-9, 12], to: [9, 13], h: 1, w: 3, jag: 0.3 },
      ],
    },
    back: (context) => {
      const ink = lampLight(context);
      const wood = dice.pick(["#9c6a3a", "#8a5c36", "#a87848"]);
      const top = 130;
      const foot = 720;
      const wall = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, ink.half(wood, 0.55));
      let out =
        wall(-10, -10, from + 10, 1230) +
        wall(to, -10, 1620 - to, 1230) +
        wall(from - 2, -10, to - from + 4, top + 10) +
        wall(from - 2, foot, to - from + 4, 500);
      for (let x = 40; x < 1600; x += 94)
        if (x < from - 20 || x > to + 20) out += stroke(`M${x} -10V900`, ink.half("#5a3a20", 0.8), 4, 'opacity=".7"');
      out += rect(
        from - 24,
        top - 24,
        to - from + 48,
        foot - top + 48,
        "none",
        `stroke="${ink.half("#c48d55", 0.2)}" stroke-width="34"`,
      );
      for (const t of chance(dice, 0.5) ? [0.5] : [1 / 3, 2 / 3])
        out += rect(from + (to - from) * t - 11, top, 22, foot - top, ink.half("#b9814c", 0.35));
      out +=
        rect(from, top + 190, to - from, 18, ink.half("#b9814c", 0.35)) +
        rect(from - 60, foot + 16, to - from + 120, 30, ink.half("#d09a60", 0.15));
      const curtain = (x: number, flip: boolean): string =>
        place(
          path("M0 0H190Q180 240 120 360Q90 440 40 480Q20 560 26 620H-30V0Z", ink.half(cloth, 0.25)) +
            path(
              "M40 0Q60 260 10 470M100 0Q110 230 60 400",
              "none",
              `stroke="${ink.half(cloth, 0.8)}" stroke-width="8"`,
            ) +
            rect(20, 440, 70, 24, ink.half("#f1e2c2", 0.2), 'transform="rotate(-18 50 450)"'),
          x,
          top - 50,
          1,
          { flip },
        );
      out +=
        curtain(from - 10, false) +
        curtain(to + 10, true) +
        stroke(`M${from - 70} ${top - 52}H${to + 70}`, ink.half("#4a3220", 0.4), 12);
      out +=
        stroke("M800 -10V70", ink.half("#2a2420", 0.6), 4) +
        glow(800, 100, 240) +
        path("M736 108Q800 20 864 108Z", ink.half(cloth, 0.2)) +
        oval(800, 108, 52, 11, "#ffe9b8");
      return out + boards(ink, 900, "#8a5c36");
    },
  };
};

export const bath: Recipe = (input) => {
  const { dice, brief } = input;
  const snowy = isSnowy(brief);
  return {
    ...skyOf(dice),
    snowy,
    ground: () => (input.stand === "table" ? 1500 : 990),
    camera: { height: 1.6, horizon: dice.between(0.42, 0.48), focal: 1.05, far: 24, step },
    world: {
      seed: brief.seed,
      floor: 1.2,
      rough: 0.5,
      snow: snowy ? 1.3 : 2.3,
      snowSteep: 1.5,
      tree: 1.9,
      wood: 0.55,
      shapes: [
        ...peaks(dice, 3, [9, 13], [1.3, 2], [3, 4]),
        { kind: "range", from: [-9, 6], to: [9, 6.4], h: 0.4, w: 2.4, round: 0.8, jag: 0.2 },
      ],
    },
    back: (context) => {
      const { ink, random } = context;
      const rim = dice.between(730, 780);
      const pool = gradient([
        [0, ink.sun("#bdeaf0")],
        [0.3, ink.half("#4fbcd0", 0.12)],
        [1, ink.half("#1b7c9a", 0.4)],
      ]);
      let out =
        firs(ink, random, -30, 1640, 26, 150, () => rim + 6, snowy) +
        rect(-10, rim - 6, 1620, 30, ink.half(snowy ? "#f4f6f8" : "#cfc4b0", 0.15)) +
        rect(-10, rim + 20, 1620, 20, ink.half("#8d8272", 0.5)) +
        `<defs>${pool.def}</defs>` +
        rect(-10, rim + 36, 1620, 500, pool.fill);
      for (let i = 0; i < 60; i++) {
        const t = random.next();
        out += stroke(
          `M${random.between(0, 1600)} ${rim + 60 + t * 400}q${20 + 40 * t} -8 ${40 + 80 * t} 0`,
          ink.sun("#e9fbff"),
          2 + 2 * t,
          'opacity=".5"',
        );
      }
      return out;
    },
    fore: (context) => {
      let steam = "";
      for (let i = 0; i < 16; i++)
        steam += oval(
          context.random.between(0, 1600),
          context.random.between(720, 900),
          context.random.between(80, 190),
          context.random.between(24, 60),
          context.ink.sun("#ffffff"),
          'opacity=".13"',
        );
      return steam;
    },
  };
};

export const cave: Recipe = (input) => {
  const { dice } = input;
  const ground = floorOf(input, 1010);
  const tint = dice.pick(["#2f8f9c", "#3f8f7a", "#3f6f9f"]);
  return {
    ...noWorld,
    snowy: false,
    indoors: true,
    ground: input.stand === "water" ? () => 1500 : ground,
    back: (context) => {
      const ink = lampLight(context);
      const { random } = context;
      const water = gradient([
        [0, ink.half(tint, 0.1)],
        [1, ink.half("#123a46", 0.7)],
      ]);
      let out =
        rect(-10, -10, 1620, 1230, ink.shade("#4a4038")) +
        oval(800, 620, 620, 420, ink.half("#a8875f", 0.6)) +
        oval(800, 640, 430, 300, ink.half("#d0a974", 0.35)) +
        oval(800, 660, 240, 170, ink.half("#f0cf98", 0.15)) +
        `<defs>${water.def}</defs>` +
        rect(-10, 800, 1620, 420, water.fill);
      out += oval(800, 840, 420, 26, ink.half("#f0cf98", 0.1), 'opacity=".5"');
      out +=
        cliff(
          ink,
          random,
          [
            [-40, -20],
            [520, -20],
            [430, 170],
            [300, 330],
            [250, 560],
            [180, 760],
            [240, 860],
            [-40, 900],
          ],
          "#75604a",
          null,
          120,
        ) +
        cliff(
          ink,
          random,
          [
            [1640, -20],
            [1080, -20],
            [1180, 150],
            [1300, 340],
            [1340, 580],
            [1430, 760],
            [1370, 860],
            [1640, 900],
          ],
          "#75604a",
          null,
          120,
        );
      for (let i = 0; i < 26; i++) {
        const x = random.between(40, 1560);
        const h = random.between(60, 300) * (0.4 + Math.abs(x - 800) / 900);
        out += path(`M${x - 20} -20L${x} ${h}L${x + 20} -20Z`, ink.half("#8f7657", random.between(0.4, 0.9)));
      }
      for (let i = 0; i < 8; i++) {
        const x = i < 4 ? random.between(40, 330) : random.between(1270, 1560);
        const h = random.between(60, 170);
        out += path(`M${x - 26} 900L${x} ${880 - h}L${x + 26} 900Z`, ink.half("#a08460", random.between(0.3, 0.8)));
      }
      for (const [x, y] of [
        [330, 690],
        [1280, 700],
        [660, 780],
      ] as const)
        out += glow(x, y, 150) + disc(x, y, 9, "#fff0c8");
      return (
        out +
        (input.stand === "water" ? "" : path("M-20 1010Q400 960 800 974T1620 1004V1220H-20Z", ink.half("#7a6650", 0.5)))
      );
    },
  };
};

export const theatre: Recipe = (input) => {
  const { dice } = input;
  const velvet = dice.pick(["#a5202a", "#7a2438", "#1f4f63", "#3f2f6a"]);
  return {
    ...noWorld,
    snowy: false,
    indoors: true,
    ground: floorOf(input, 900),
    back: (context) => {
      const ink = lampLight(context);
      const night = new Ink(hours.dusk, ink.side);
      let out =
        rect(-10, -10, 1620, 1230, ink.shade("#3a2430")) +
        rect(180, 90, 1240, 760, night.half("#4a5a8a", 0.6)) +
        oval(800, 760, 560, 400, ink.half("#e0b070", 0.5), 'opacity=".35"');
      for (const x of [480, 800, 1120])
        out += poly(
          [
            [x - 26, 60],
            [x + 26, 60],
            [x + 190, 860],
            [x - 190, 860],
          ],
          "#ffe9b8",
          'opacity=".13"',
        );
      const folds = (from: number, to: number): string => {
        let f = rect(from, 60, to - from, 800, ink.half(velvet, 0.4));
        for (let x = from + 14; x < to; x += 34)
          f +=
            stroke(`M${x} 60V860`, ink.half(velvet, 0.9), 9, 'opacity=".6"') +
            stroke(`M${x + 15} 60V860`, ink.half(velvet, 0.05), 5, 'opacity=".5"');
        return f;
      };
      out += folds(90, 330) + folds(1270, 1510);
      for (let i = 0; i < 7; i++)
        out += path(
          `M${100 + i * 200} 50H${300 + i * 200}Q${200 + i * 200} 260 ${100 + i * 200} 50Z`,
          ink.half(velvet, i % 2 ? 0.25 : 0.5),
        );
      out +=
        rect(60, 20, 1480, 44, ink.half("#d9a441", 0.2)) +
        rect(40, 20, 56, 860, ink.half("#d9a441", 0.35)) +
        rect(1504, 20, 56, 860, ink.half("#d9a441", 0.35));
      return (
        out +
        poly(
          [
            [60, 850],
            [1540, 850],
            [1640, 960],
            [-40, 960],
          ],
          ink.half("#b07a45", 0.2),
        ) +
        rect(-10, 960, 1620, 40, ink.half("#6a4426", 0.5)) +
        rect(-10, 1000, 1620, 220, ink.shade("#2a1a20"))
      );
    },
    fore: (context) => {
      const ink = lampLight(context);
      let seats = "";
      for (let r = 0; r < 2; r++)
        for (let x = -40 + r * 60; x < 1660; x += 120)
          seats +=
            path(`M${x - 50} 1220V${1090 + r * 70}a50 44 0 0 1 100 0V1220Z`, ink.half(velvet, 0.6 + r * 0.2)) +
            path(
              `M${x - 50} ${1096 + r * 70}a50 44 0 0 1 100 0`,
              "none",
              `stroke="${ink.half(velvet, 0.1)}" stroke-width="5"`,
            );
      return seats;
    },
  };
};
