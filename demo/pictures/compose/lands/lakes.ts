import { ripplesIn } from "../../engine/lake.ts";
import { gradient, place, rect, stroke, type Point } from "../../engine/svg.ts";
import { tower, townRow } from "../../things/buildings.ts";
import { palm, vines, wood } from "../../things/plants.ts";
import { frameTrees, leaves, nearGround, props, shoreCorner, sparkle } from "../near.ts";
import { chance, groundLine, isDry, isSnowy, type Recipe } from "../setting.ts";
import { step } from "./high.ts";
import { plain } from "./green.ts";
import { peaks, skyOf } from "./shapes.ts";

const blues = [
  { colour: "#4f9fa3", deep: "#0c4653" },
  { colour: "#58a6ba", deep: "#12506a" },
  { colour: "#4fb0bb", deep: "#1a6478" },
];

export const lake: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = groundLine(input);
  const snowy = isSnowy(brief);
  return {
    ...skyOf(dice),
    snowy,
    ground,
    lake: { ...dice.pick(blues), mirror: dice.between(0.4, 0.62) },
    camera: { height: 0.475, horizon: dice.between(0.46, 0.52), focal: dice.between(0.92, 1.08), far: 30, step },
    world: {
      seed: brief.seed,
      floor: 0.3,
      rough: 0.6,
      snow: snowy ? 0.7 : dice.between(1.9, 2.3),
      snowSteep: 1.4,
      tree: 1.25,
      wood: dice.between(0.5, 0.62),
      water: { level: 0.435, near: 0, far: dice.between(7, 11) },
      shapes: [
        {
          kind: "side",
          x: -1.6 - dice.next() * 1.4,
          out: -1,
          h: dice.between(1.1, 1.8),
          over: 2.3,
          near: 2.2,
          far: 8,
          bend: 0.8,
        },
        {
          kind: "side",
          x: 1.9 + dice.next() * 1.4,
          out: 1,
          h: dice.between(1, 1.6),
          over: 2.6,
          near: 3,
          far: 9,
          bend: 0.8,
        },
        ...peaks(dice, 2 + Math.floor(dice.next() * 2), [12, 16], [2, 2.8], [4, 4.8]),
        { kind: "range", from: [-12, 20], to: [14, 22], h: 2.2, w: 5, jag: 0.6 },
      ],
    },
    back: (context) => {
      if (!isDry(input)) return "";
      const trees = frameTrees(context, dice, ground, snowy, chance(dice, 0.5) ? "fir" : "leaf");
      return (
        nearGround(context, ground, snowy) +
        trees +
        (input.stand === "ground" ? props(context, dice, ground, snowy, ["stones", "fence", "path"]) : "")
      );
    },
    fore: (context) => {
      if (input.stand !== "water") return "";
      return chance(dice, 0.6) ? shoreCorner(context, dice, snowy) : sparkle(context, dice);
    },
  };
};

export const ticinoLake: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = groundLine(input);
  const right = chance(dice, 0.5);
  const at = (x: number): number => (right ? 1600 - x : x);
  return {
    ...skyOf(dice),
    snowy: false,
    ground,
    lake: { colour: "#57a3b0", deep: "#15566b", mirror: dice.between(0.4, 0.55) },
    camera: { height: 0.42, horizon: dice.between(0.46, 0.52), focal: dice.between(0.95, 1.1), far: 26, step },
    world: {
      seed: brief.seed,
      floor: 0.2,
      rough: 0.42,
      snow: brief.season === "winter" ? 1.7 : 3.4,
      tree: 1.6,
      wood: 0.78,
      rock: 1.6,
      water: { level: 0.385, near: 0, far: dice.between(7, 10) },
      shapes: [
        {
          kind: "peak",
          x: dice.between(-2.4, 2.4),
          z: dice.between(6, 8),
          h: dice.between(0.8, 1.15),
          r: 1.7,
          faces: 0,
          round: 0.75,
        },
        { kind: "range", from: [-9, 9], to: [-2.6, 10], h: 1.1, w: 2.6, jag: 0.25, round: 0.5 },
        { kind: "side", x: 3.6, out: 1, h: 1.1, over: 2.6, near: 4, far: 16, bend: 0.5 },
        { kind: "range", from: [-8, 16], to: [10, 17], h: 1.5, w: 4, jag: 0.4 },
      ],
    },
    back: (context) => {
      if (!isDry(input)) return "";
      const palms = [90, 235, 1500].map((x, i) =>
        place(palm(context.ink, context.random, dice.between(400, 560) - i * 40), at(x), ground(at(x)) + 44),
      );
      return nearGround(context, ground, false, "#7f9a48") + palms.join("");
    },
    fore: (context) => {
      if (input.stand !== "water") return "";
      const bank = (x: number): number => (at(x) < 360 ? 1090 + (at(x) + 40) ** 2 / 1200 : 1600);
      return (
        nearGround(context, bank, false, "#7f9a48") +
        place(palm(context.ink, context.random, 620), at(90), bank(at(90)) + 30) +
        place(palm(context.ink, context.random, 440), at(205), bank(at(205)) + 20)
      );
    },
  };
};

export const vineyards: Recipe = (input) => {
  const { dice, brief } = input;
  const snowy = isSnowy(brief);
  const tilt = input.slope || dice.pick([-0.16, 0.16, 0.2, -0.2]);
  const ground = groundLine({ ...input, slope: tilt }, 30);
  const leaf = { spring: "#9fbf4c", summer: "#6f9a3c", autumn: "#d3a23c", winter: "#b3a184" }[brief.season];
  return {
    ...lake({ ...input, slope: tilt }),
    snowy,
    ground,
    back: (context) => {
      if (!isDry(input)) return "";
      const { ink, random } = context;
      let rows = "";
      for (let i = 0; i < 8; i++) {
        const y = 34 + i * (26 + i * 7);
        const row: Point[] = Array.from({ length: 12 }, (_, k) => [
          -40 + k * 154,
          ground(-40 + k * 154) + y + 6 * Math.sin(k + i),
        ]);
        rows +=
          stroke(
            row.map(([x, py], k) => `${k ? "L" : "M"}${x} ${(py + 13 + i).toFixed(0)}`).join(""),
            ink.half("#c9b994", 0.4),
            5 + i,
          ) + vines(ink, random, row, 17 + i * 5, leaf);
      }
      const x = tilt > 0 ? dice.between(180, 420) : dice.between(1180, 1420);
      const hamlet =
        place(townRow(ink, random, x - 130, x + 130, 60, 92), 0, ground(x) + 16) +
        place(tower(ink, 40, 130, "spire", "#e2d6ba", "#9b5a42", 1.7), x + 40, ground(x) + 16);
      return (
        (input.stand === "far" ? "" : hamlet) +
        nearGround(context, ground, snowy, brief.season === "autumn" ? "#b98f44" : "#92a04e") +
        rows
      );
    },
  };
};

export const river: Recipe = (input) => {
  const { dice, brief } = input;
  const snowy = isSnowy(brief);
  const ground = groundLine(input, -30);
  const colour = dice.pick(["#6fb8b0", "#5aa9b8", "#7dbda0"]);
  return {
    ...plain(input),
    snowy,
    ground,
    back: (context) => {
      const { ink, random, season } = context;
      const shore = dice.between(650, 690);
      const flow = gradient([
        [0, ink.sun("#cfe8e2")],
        [0.3, ink.half(colour, 0.2)],
        [1, ink.half("#1f6a70", 0.55)],
      ]);
      const from = chance(dice, 0.5) ? -40 : 820;
      return (
        wood(ink.far(2), random, -30, 1640, shore - 14, 74, snowy ? "#c3ced2" : "#5f8a45") +
        wood(ink.far(0.6), random, from, from + 820, shore + 4, 92, snowy ? "#c3ced2" : dice.pick(leaves[season])) +
        `<defs>${flow.def}</defs>` +
        rect(-10, shore, 1620, 560, flow.fill) +
        ripplesIn(ink, random, [0, shore + 16, 1600, 470], "#e2f2ee", 70) +
        (isDry(input) ? nearGround(context, ground, snowy) + frameTrees(context, dice, ground, snowy, "leaf") : "")
      );
    },
    fore: (context) => (input.stand === "water" ? shoreCorner(context, dice, snowy) : ""),
  };
};
