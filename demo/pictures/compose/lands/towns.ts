import { ripplesIn } from "../../engine/lake.ts";
import type { Random } from "../../engine/random.ts";
import type { DrawingContext } from "../../engine/scene.ts";
import { disc, gradient, oval, path, place, rect, stroke, type Point } from "../../engine/svg.ts";
import { chalet, hall, tower, townRow } from "../../things/buildings.ts";
import { boulder, cliff } from "../../things/ground.ts";
import { firs, palm, tree, wood } from "../../things/plants.ts";
import { houseEdges, streetSide } from "../../things/street.ts";
import { waterfall } from "../../things/water.ts";
import { leaves, nearGround } from "../near.ts";
import { chance, groundLine, isDry, isSnowy, type Recipe, type SettingInput } from "../setting.ts";
import { step } from "./high.ts";
import { peaks, skyOf } from "./shapes.ts";

const caps = ["spire", "dome", "lace"] as const;
const roofsOf = (snowy: boolean): readonly string[] =>
  snowy ? ["#e9edf0", "#dfe5ea", "#f1f3f4"] : ["#a8553a", "#96492f", "#b56443"];

/** One or two church towers with their nave: what tells one town from another. */
function landmark(context: DrawingContext, dice: Random, size: number, snowy: boolean): string {
  const { ink } = context;
  const stone = dice.pick(["#d9cbb0", "#e2d6ba", "#c9bf9f", "#d8b79a"]);
  const cap = dice.pick(caps);
  const roof = snowy ? "#dfe5ea" : dice.pick(["#6f8f86", "#9b5a42", "#7d8a70", "#8c7a6a"]);
  const one = (x: number): string =>
    place(tower(ink, size * 0.34, size, cap, stone, roof, dice.between(1.2, 2.3)), x, 0);
  const nave = place(
    hall(ink, size * 0.85, size * 0.45, size * 0.26, stone, snowy ? "#e9edf0" : "#9b5a42", 1, 5),
    size * 0.5,
    0,
  );
  return nave + one(0) + (chance(dice, 0.4) ? one(-size * 0.42) : "");
}

/** Quay, lamps, paving: where people stand in a town. */
function paving(context: DrawingContext, ground: (x: number) => number, snowy: boolean): string {
  const { ink, random } = context;
  const y = ground(800);
  const stone = gradient([
    [0, snowy ? ink.half("#eef1f4", 0.2) : ink.half("#c9bda6", 0.15)],
    [1, snowy ? ink.half("#dfe5ec", 0.6) : ink.half("#8f8472", 0.5)],
  ]);
  let joints = "";
  for (let i = 0; i < 44; i++)
    joints += oval(
      random.between(0, 1600),
      y + 26 + random.next() * 230,
      random.between(14, 46),
      3.5,
      ink.half(snowy ? "#c9d2dc" : "#7d7364", 0.5),
      'opacity=".4"',
    );
  return `<defs>${stone.def}</defs>${rect(-10, y - 6, 1620, 1220 - y, stone.fill)}${stroke(`M-10 ${y - 6}H1610`, ink.half("#e9e2d2", 0.1), 7)}${joints}`;
}

export function lantern(context: DrawingContext, x: number, y: number, s = 1): string {
  const { ink } = context;
  const glow = ink.hour.dark
    ? disc(0, -226, 110, "#ffcf86", 'opacity=".13"') + disc(0, -226, 52, "#ffcf86", 'opacity=".26"')
    : "";
  return place(
    glow +
      stroke("M0 0V-212", ink.half("#2a2d30", 0.6), 8) +
      path("M-16 -212H16L11 -250H-11Z", ink.lamp("#ffe9b8", "#dfe6e4")) +
      path("M-20 -250H20L0 -268Z", ink.half("#2a2d30", 0.5)),
    x,
    y,
    s,
  );
}

const flat = (input: SettingInput, y: number): ((x: number) => number) => {
  const high = y + input.dice.between(-14, 14);
  return () => (isDry(input) ? high : 1500);
};

export const cityRiver: Recipe = (input) => {
  const { dice, brief } = input;
  const snowy = isSnowy(brief);
  const ground = flat(input, input.stand === "air" ? 1110 : input.stand === "far" ? 900 : 960);
  return {
    ...skyOf(dice),
    snowy,
    ground,
    camera: { height: 0.6, horizon: 0.46, focal: dice.between(0.9, 1.1), far: 30, step: 1.012 },
    world: {
      seed: brief.seed,
      floor: 0.2,
      rough: 0.3,
      snow: snowy ? 0.3 : dice.between(1.1, 1.5),
      tree: 0.9,
      wood: 0.6,
      shapes: [
        {
          kind: "range",
          from: [-10, 10],
          to: [dice.between(-2, 4), 12],
          h: dice.between(0.4, 0.8),
          w: 3.4,
          round: 0.8,
        },
        { kind: "range", from: [-6, 22], to: [14, 24], h: dice.between(1.6, 2.2), w: 5, jag: 0.5 },
      ],
    },
    back: (context) => {
      const { ink, random } = context;
      const water = dice.pick(["#9cc7b8", "#8fc3c9", "#86b8a4"]);
      const flow = gradient([
        [0, ink.sun(water)],
        [1, ink.half("#2f7478", 0.5)],
      ]);
      const quay = dice.between(640, 690);
      const x = dice.between(500, 1100);
      const size = dice.between(200, 290);
      const mark = landmark(context, dice, size, snowy);
      const low = size * 0.5;
      const rows =
        townRow(ink, random, -20, x - size * 0.7, 120, 200, undefined, roofsOf(snowy)) +
        townRow(ink, random, x + size * 0.95, 1640, 120, 210, undefined, roofsOf(snowy));
      return (
        place(townRow(ink.far(3), random, -20, 1640, 90, 150, undefined, roofsOf(snowy)), 0, quay - 66) +
        place(mark, x, quay - 20) +
        place(rows, 0, quay) +
        place(
          townRow(ink, random, x - size * 0.7, x + size * 0.95, low * 0.6, low, undefined, roofsOf(snowy)),
          0,
          quay,
        ) +
        `<defs>${flow.def}</defs>` +
        rect(-10, quay, 1620, 600, flow.fill) +
        `<g opacity=".22" transform="translate(0 ${2 * quay}) scale(1 -1)">${place(mark, x, quay - 20)}</g>` +
        rect(-10, quay - 4, 1620, 20, ink.half("#b8a88e", 0.5)) +
        ripplesIn(ink, random, [0, quay + 26, 1600, 480], "#d9ece6", 60) +
        (isDry(input)
          ? paving(context, ground, snowy) +
            lantern(context, dice.between(90, 200), ground(0) + 24, 1.5) +
            place(tree(ink, random, 420, dice.pick(leaves[brief.season])), dice.between(1430, 1540), ground(0) + 20)
          : "")
      );
    },
  };
};

export const skyline: Recipe = (input) => {
  const { dice, brief } = input;
  const snowy = isSnowy(brief);
  const ground = flat(input, input.stand === "air" ? 1110 : input.stand === "far" ? 900 : 960);
  return {
    ...skyOf(dice),
    snowy,
    ground,
    lake: { colour: "#5fb0c8", deep: "#155a7c", mirror: 0.4 },
    camera: { height: 0.4, horizon: dice.between(0.5, 0.53), focal: dice.between(1, 1.15), far: 30, step },
    world: {
      seed: brief.seed,
      floor: 0.25,
      rough: 0.5,
      snow: snowy ? 0.6 : 2.1,
      snowSteep: 1.6,
      tree: 1.3,
      wood: 0.6,
      water: { level: 0.372, near: 0, far: 7 },
      shapes: [
        { kind: "range", from: [-12, 12], to: [-1.5, 14], h: dice.between(0.7, 1.1), w: 3.4, jag: 0.2, round: 0.6 },
        ...peaks(dice, 2, [18, 24], [2, 3], [5, 6]),
        { kind: "range", from: [3, 12], to: [14, 11], h: 0.8, w: 3, jag: 0.2, round: 0.6 },
      ],
    },
    back: (context) => {
      const { ink, random } = context;
      const shore = (brief.seed % 3) * 4 + 640;
      const near = ink.far(2);
      return (
        wood(near, random, -20, 1640, shore - 2, 46, snowy ? "#c3ced2" : "#5f8a45") +
        place(
          townRow(
            near,
            random,
            0,
            1640,
            60,
            104,
            ["#f1ead9", "#e9dcc3", "#dfd3bd", "#efe2c6"],
            snowy ? roofsOf(true) : ["#8c7f78", "#7d7672", "#9a6a55"],
          ),
          0,
          shore,
        ) +
        place(
          landmark({ ...context, ink: near }, dice, dice.between(130, 180), snowy),
          dice.between(420, 1200),
          shore,
        ) +
        rect(0, shore, 1600, 9, ink.half("#b8ab95", 0.5)) +
        (isDry(input)
          ? paving(context, ground, snowy) +
            railing(context, ground(0) - 6) +
            lantern(context, dice.between(90, 180), ground(0) + 24, 1.5) +
            (snowy
              ? ""
              : place(
                  chance(dice, 0.5) ? palm(ink, random, 440) : tree(ink, random, 430, dice.pick(leaves[brief.season])),
                  dice.between(1440, 1540),
                  ground(0) + 30,
                ))
          : "")
      );
    },
  };
};

function railing({ ink }: DrawingContext, y: number): string {
  let posts = "";
  for (let x = 0; x <= 1600; x += 40) posts += `M${x} ${y}v-62`;
  return (
    stroke(posts, ink.half("#4a5258", 0.5), 4) +
    stroke(`M-10 ${y - 62}H1610M-10 ${y - 30}H1610`, ink.half("#5a646a", 0.4), 6)
  );
}

/** Towns are of sandstone, of painted plaster, of yellow Jura stone, of southern colours. */
const wallsOf = [
  ["#efe2c6", "#e6c9a0", "#d9a98a", "#e9d7b8", "#c9cfc0", "#e3bfae"],
  ["#c9bf9f", "#bfb592", "#d3caa8", "#b8ad8a", "#cfc4a4", "#d9cfae"],
  ["#f0d68a", "#e8c878", "#f2dfa4", "#dfb968", "#f0e0b4", "#e6cf90"],
  ["#e8b48a", "#d98f6a", "#f0cf98", "#c9746a", "#e9d2a8", "#f2e3c4"],
  ["#b9c9c4", "#e6dccb", "#c4d0b4", "#d9b8a8", "#a9bccb", "#efe6d4"],
] as const;

export const oldTown: Recipe = (input) => {
  const { dice, brief } = input;
  const snowy = isSnowy(brief);
  const ground = flat(input, input.stand === "air" ? 1110 : 990);
  const vx = dice.between(600, 1000);
  const walls = dice.pick(wallsOf);
  const tile = snowy ? "#eef1f4" : dice.pick(["#9b4f38", "#a8624a", "#7d5a48", "#8a4a3c"]);
  const tops = (): number[] => Array.from({ length: 6 }, () => dice.between(-80, 130));
  return {
    ...skyOf(dice),
    snowy,
    ground,
    camera: { height: 0.5, horizon: 0.62, focal: 1 },
    back: (context) => {
      const { ink, random } = context;
      const lane = gradient([
        [0, snowy ? ink.half("#eef1f4", 0.2) : ink.half("#c4b59c", 0.1)],
        [1, snowy ? ink.half("#d5dde6", 0.5) : ink.half("#948672", 0.5)],
      ]);
      let setts = "";
      for (let i = 0; i < 46; i++)
        setts += oval(
          random.between(60, 1540),
          random.between(930, 1200),
          random.between(12, 40),
          4,
          ink.half(snowy ? "#b9c4d0" : "#6a6156", 0.6),
          'opacity=".35"',
        );
      const flags = chance(dice, 0.5)
        ? [0.2, 0.45]
            .map((t, i) => {
              const y = 380 + i * 90;
              const dx = 560 * (1 - t);
              return Array.from({ length: 11 }, (_, k) => {
                const s = (k + 0.5) / 11;
                return path(
                  `M${vx - dx + 2 * dx * s} ${y + 200 * s * (1 - s)}l16 0l-8 24Z`,
                  ink.half(["#cf2620", "#f4ead2", "#e0a030", "#2d6f96"][k % 4]!, 0.2),
                );
              }).join("");
            })
            .join("")
        : "";
      return (
        place(landmark(context, dice, dice.between(380, 460), snowy), vx - 20, 850) +
        `<defs>${lane.def}</defs>` +
        path(`M-10 1110L${vx - 110} 770H${vx + 110}L1610 1110V1210H-10Z`, lane.fill) +
        streetSide(ink, random, -1, vx, 740, houseEdges, tops(), walls, tile) +
        streetSide(ink, random, 1, vx, 740, houseEdges, tops(), walls.toReversed(), tile) +
        flags +
        setts
      );
    },
  };
};

export const village: Recipe = (input) => {
  const { dice, brief } = input;
  const snowy = isSnowy(brief);
  const ground = flat(input, input.stand === "air" ? 1100 : input.stand === "far" ? 890 : 985);
  const right = chance(dice, 0.5);
  return {
    ...skyOf(dice),
    snowy,
    ground,
    haze: 0.75,
    camera: { height: 1.1, horizon: 0.5, focal: 1.05, far: 24, step },
    world: {
      seed: brief.seed,
      floor: 0.8,
      rough: 0.45,
      snow: snowy ? 0.9 : 2,
      snowSteep: 1.5,
      tree: 1.6,
      wood: 0.56,
      shapes: [
        ...peaks(dice, 3, [8, 12], [1.2, 2.1], [3, 4]),
        { kind: "range", from: [-8, 5], to: [8, 5.6], h: 0.4, w: 2.2, round: 0.8, jag: 0.2 },
      ],
    },
    back: (context) => {
      const { ink, random } = context;
      const y = ground(800);
      const base = input.stand === "far" ? y : y - 120;
      const woods = ["#8a5a34", "#75492b", "#9a6a40", "#a5764a"];
      const house = (x: number, w: number): string =>
        place(chalet(ink, w, { snowy, flowers: !snowy, wood: dice.pick(woods) }), x, base);
      const church = place(
        tower(
          ink,
          84,
          240,
          "spire",
          "#efe6d4",
          snowy ? "#dfe5ea" : dice.pick(["#8f4030", "#5f7f78", "#6d5546"]),
          dice.between(1.6, 2.6),
        ),
        right ? 1050 : 560,
        base - 16,
      );
      const xs = input.stand === "far" ? [90, 1500] : [110, 330, 1260, 1480];
      const backs =
        input.stand === "far"
          ? ""
          : place(
              townRow(
                ink.far(1),
                random,
                300,
                1330,
                60,
                100,
                ["#8a5a34", "#a5764a", "#efe6d4", "#9a6a40"],
                snowy ? roofsOf(true) : ["#7d4a33", "#6d5546"],
              ),
              0,
              base,
            );
      return (
        wood(ink.far(2), random, -30, 1640, base - 6, 60, snowy ? "#c3ced2" : "#4f7f45") +
        (input.stand === "far" ? "" : church) +
        backs +
        xs.map((x) => house(x + dice.between(-24, 24), dice.between(240, 320))).join("") +
        nearGround(context, () => base + 4, snowy) +
        paving(context, () => y + (input.stand === "far" ? 40 : -70), snowy)
      );
    },
  };
};

/** Limestone, granite, slate, gneiss: a gorge has one of them. */
export const gorgeStone = (seed: number): string => ["#8f8373", "#a89a84", "#7d838a", "#9c8a74", "#b5a68c"][seed % 5]!;

export const gorge: Recipe = (input) => {
  const { dice, brief } = input;
  const snowy = isSnowy(brief);
  const ground = groundLine(input, -20);
  const lean = dice.between(-60, 60);
  const colour = dice.pick(["#5fc2b4", "#6cc4c8", "#58b09a"]);
  const stone = gorgeStone(brief.seed);
  const ledge = snowy ? "#f4f6f6" : "#6f9a45";
  return {
    ...skyOf(dice),
    snowy,
    ground,
    camera: { height: 1, horizon: 0.42, focal: 1, far: 20, step: 1.012 },
    world: {
      seed: brief.seed,
      floor: 0.7,
      rough: 0.5,
      snow: snowy ? 0.8 : 2.3,
      tree: 1.6,
      wood: 0.7,
      shapes: [
        ...peaks(dice, 2, [6, 9], [1.1, 1.7], [3, 4]),
        { kind: "range", from: [-8, 5], to: [8, 5.4], h: 0.5, w: 2, round: 0.8, jag: 0.2 },
      ],
    },
    back: (context) => {
      const { ink, random } = context;
      const flow = gradient([
        [0, ink.sun("#b9e6dc")],
        [0.35, ink.half(colour, 0.25)],
        [1, ink.half("#1c6a6c", 0.5)],
      ]);
      const wobble = (points: readonly Point[]): Point[] =>
        points.map(([x, y]) => [x + dice.between(-34, 34), y + dice.between(-24, 24)]);
      const left: Point[] = [
        [-40, 1210],
        [-40, 60],
        ...wobble([
          [120, 90],
          [230, 130],
          [300, 260],
          [330 + lean, 430],
          [420 + lean, 560],
          [430 + lean, 680],
          [520 + lean, 800],
        ]),
        [560 + lean, 900],
        [480, 1010],
        [300, 1210],
      ];
      const right: Point[] = [
        [1640, 1210],
        [1640, 30],
        ...wobble([
          [1480, 70],
          [1330, 120],
          [1290, 280],
          [1230 + lean, 400],
          [1200 + lean, 560],
          [1130 + lean, 660],
          [1110 + lean, 790],
        ]),
        [1020 + lean, 880],
        [1150, 1010],
        [1340, 1210],
      ];
      const afloat = !isDry(input);
      return (
        wood(ink.far(2), random, 200, 1400, 640, 60, "#4f7f45") +
        `<defs>${flow.def}</defs>` +
        path("M600 690H1000L1640 1210H-40Z", flow.fill) +
        cliff(
          ink.far(1),
          random,
          [
            [640 + lean, 720],
            [660 + lean, 560],
            [710 + lean, 505],
            [800 + lean, 492],
            [900 + lean, 512],
            [950 + lean, 580],
            [960 + lean, 720],
          ],
          stone,
          ledge,
          60,
        ) +
        waterfall(ink.far(1), random, 800 + lean, 498, 716, 36) +
        wood(ink.far(1), random, 430, 760 + lean, 708, 56, "#4f7f45") +
        wood(ink.far(1), random, 850 + lean, 1180, 708, 56, "#4f7f45") +
        cliff(ink, random, left, stone, ledge, 100) +
        cliff(ink, random, right, stone, ledge, 100) +
        (afloat ? path("M-40 990Q300 930 800 920T1640 990V1210H-40Z", flow.fill) : "") +
        firs(ink, random, -30, 220, 5, 130, () => 118, snowy) +
        firs(ink, random, 1340, 1630, 6, 140, () => 110, snowy) +
        ripplesIn(ink, random, [360, afloat ? 900 : 740, 880, afloat ? 280 : 160], "#e6f6f0", 34) +
        (afloat
          ? ""
          : nearGround(context, ground, snowy, "#9b9480") +
            boulder(ink, random, 170, ground(170) + 60, 190, stone, snowy) +
            boulder(ink, random, 1440, ground(1440) + 70, 220, stone, snowy))
      );
    },
  };
};
