import { oval, place, poly, type Point } from "../../engine/svg.ts";
import { chalet } from "../../things/buildings.ts";
import { cliff, slope } from "../../things/ground.ts";
import { fir, firs, tree, wood } from "../../things/plants.ts";
import { waterfall } from "../../things/water.ts";
import { frameTrees, leaves, nearGround, props } from "../near.ts";
import { chance, groundLine, isDry, isSnowy, type Recipe } from "../setting.ts";
import { step } from "./high.ts";
import { peaks, skyOf } from "./shapes.ts";

const frosted = "#c3ced2";

export const prealps: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = groundLine(input);
  const snowy = isSnowy(brief);
  return {
    ...skyOf(dice),
    snowy,
    ground,
    haze: 0.8,
    camera: { height: 1.2, horizon: dice.between(0.43, 0.49), focal: dice.between(0.95, 1.1), far: 26, step },
    world: {
      seed: brief.seed,
      floor: 0.7,
      rough: 0.42,
      snow: snowy ? 0.9 : 1.95,
      snowSteep: 1.5,
      tree: 1.6,
      wood: dice.between(0.44, 0.54),
      rock: 1.05,
      shapes: [
        {
          kind: "range",
          from: [-6, 5 + dice.next()],
          to: [-1, 6.5],
          h: dice.between(0.5, 0.75),
          w: 2.2,
          round: 0.9,
          jag: 0.2,
        },
        {
          kind: "range",
          from: [1, 5.4],
          to: [7, 4.6 + dice.next()],
          h: dice.between(0.5, 0.75),
          w: 2.2,
          round: 0.9,
          jag: 0.2,
        },
        ...peaks(dice, 3, [11, 15], [1.7, 2.3], [3.8, 4.6]),
        { kind: "range", from: [-14, 17], to: [14, 18], h: 1.7, w: 4, jag: 0.5 },
      ],
    },
    back: (context) => {
      if (!isDry(input)) return "";
      const trees = frameTrees(context, dice, ground, snowy, chance(dice, 0.6) ? "fir" : "leaf");
      return (
        nearGround(context, ground, snowy) +
        trees +
        (input.stand === "far" ? "" : props(context, dice, ground, snowy, ["hut", "fence", "path", "stones"]))
      );
    },
  };
};

export const valley: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = groundLine(input);
  const snowy = isSnowy(brief);
  return {
    ...skyOf(dice),
    snowy,
    ground,
    haze: 0.85,
    camera: { height: 0.98, horizon: dice.between(0.46, 0.54), focal: dice.between(0.95, 1.05), far: 22, step },
    world: {
      seed: brief.seed,
      floor: 0.8,
      rough: 0.36,
      snow: snowy ? 0.9 : 2.2,
      snowSteep: 1.5,
      tree: 1.9,
      wood: 0.58,
      rock: 1,
      shapes: [
        {
          kind: "side",
          x: 1.3 + dice.next() * 0.6,
          out: 1,
          h: dice.between(0.9, 1.2),
          over: 1,
          near: 1.6,
          far: 9,
          bend: 0.6,
        },
        {
          kind: "side",
          x: -1.2 - dice.next() * 0.6,
          out: -1,
          h: dice.between(0.9, 1.2),
          over: 0.9,
          near: 2.2,
          far: 9,
          bend: 0.6,
        },
        ...peaks(dice, 2, [11, 14], [2.3, 3], [3.4, 4.2]),
      ],
    },
    back: (context) => {
      if (!isDry(input)) return "";
      const { ink, random } = context;
      const y = ground(800);
      const far = (x: number): number => Math.min(ground(x), y - 80 + 10 * Math.sin(x / 300));
      const house = (i: number): string =>
        place(
          chalet(ink.far(1), dice.between(70, 110), {
            snowy,
            flowers: false,
            wood: dice.pick(["#8a5a34", "#75492b", "#a07048"]),
          }),
          (i < 2 ? 180 : 1060) + i * 110 + dice.between(-40, 40),
          y - dice.between(24, 60),
        );
      return (
        wood(ink.far(1), random, -30, 1640, y - 74, 40, snowy ? frosted : "#4f7f45") +
        nearGround(context, far, snowy) +
        (input.stand === "far" ? "" : [0, 1, 2, 3].map(house).join("")) +
        nearGround(context, ground, snowy) +
        frameTrees(context, dice, ground, snowy, "fir") +
        (input.stand === "ground" ? props(context, dice, ground, snowy, ["fence", "path", "stones"]) : "")
      );
    },
  };
};

export const valleyFalls: Recipe = (input) => {
  const { dice } = input;
  const base = valley(input);
  const { ground, snowy } = base;
  const right = chance(dice, 0.5);
  const at = (x: number): number => (right ? 1600 - x : x);
  const lip = dice.between(250, 400);
  return {
    ...base,
    back: (context) => {
      if (!isDry(input)) return "";
      const { ink, random } = context;
      const foot = ground(at(300)) + 10;
      const top = dice.between(190, 260);
      const face: Point[] = [
        [-40, foot],
        [-40, top - 40],
        [150, top],
        [lip, top + 20],
        [480, top + 34],
        [560, top + 110],
        [580, top + 260],
        [620, top + 380],
        [640, foot - 120],
        [700, foot],
      ];
      return (
        cliff(
          ink,
          random,
          face.map(([x, y]) => [at(x), y]),
          "#9a9083",
          snowy ? "#f4f6f6" : "#7f9a4a",
          116,
        ) +
        firs(ink, random, right ? 1180 : -30, right ? 1630 : 430, 9, 90, () => top + 18, snowy) +
        waterfall(ink, random, at(lip), top + 18, foot - 6, dice.between(30, 54)) +
        nearGround(context, ground, snowy) +
        wood(
          ink,
          random,
          right ? 960 : -30,
          right ? 1640 : 640,
          ground(at(300)) + 14,
          52,
          snowy ? frosted : "#4f7f45",
        ) +
        frameTrees(context, dice, ground, snowy, "fir")
      );
    },
  };
};

export const forest: Recipe = (input) => {
  const { dice, brief } = input;
  const snowy = isSnowy(brief);
  const ground = groundLine(input);
  const leafy = !snowy && (brief.season === "autumn" || chance(dice, 0.35));
  const dark = chance(dice, 0.5) ? -10 : 1610;
  return {
    ...skyOf(dice),
    snowy,
    ground,
    camera: { height: 1.1, horizon: 0.5, focal: 1, far: 14, step: 1.012 },
    world: {
      seed: brief.seed,
      floor: 0.8,
      rough: 0.3,
      snow: snowy ? 0.9 : 3,
      tree: 2,
      wood: 0.8,
      shapes: peaks(dice, 2, [7, 10], [0.9, 1.4], [3, 4], 0.5),
    },
    back: (context) => {
      if (!isDry(input)) return "";
      const { ink, random, season } = context;
      const y = ground(800);
      const row = (veil: number, base: number, tall: number, count: number, gap: number): string => {
        const air = ink.far(veil);
        let out = "";
        for (let i = 0; i < count; i++) {
          const x = -40 + (1680 * (i + dice.between(0.1, 0.9))) / count;
          if (Math.abs(x - 800) < gap) continue;
          const one =
            leafy && i % 3 !== 0
              ? tree(air, random, tall * dice.between(0.8, 1.05), dice.pick(leaves[season]))
              : fir(air, random, tall * dice.between(0.75, 1.15), snowy);
          out += place(one, x, base + dice.between(0, 16));
        }
        return out;
      };
      const beam = (x: number): string =>
        poly(
          [
            [x, -20],
            [x + 90, -20],
            [x - 190, y + 60],
            [x - 420, y + 60],
          ],
          ink.raw(ink.hour.glow),
          'opacity=".12"',
        );
      return (
        row(5, y - 90, 420, 24, 0) +
        row(2.6, y - 40, 560, 17, 70) +
        nearGround(context, (x) => ground(x) - 34, snowy, "#6f8f48") +
        row(1, y + 4, 700, 12, 330) +
        beam(640) +
        beam(1000) +
        nearGround(context, ground, snowy, season === "autumn" ? "#a5803f" : "#6f8f48") +
        props(context, dice, ground, snowy, ["path", "stones", "path"])
      );
    },
    fore: (context) =>
      isDry(input) && input.stand !== "far" ? place(fir(context.ink, context.random, 1150, snowy), dark, 1290) : "",
  };
};

export const jura: Recipe = (input) => {
  const { dice, brief } = input;
  const snowy = isSnowy(brief);
  const ground = groundLine(input);
  const right = chance(dice, 0.5);
  const at = (x: number): number => (right ? 1600 - x : x);
  return {
    ...skyOf(dice),
    snowy,
    ground,
    haze: 0.85,
    camera: { height: 1.3, horizon: dice.between(0.44, 0.5), focal: 1, far: 26, step },
    world: {
      seed: brief.seed,
      floor: 0.6,
      rough: 0.25,
      snow: snowy ? 0.7 : 3,
      tree: 1.5,
      wood: 0.62,
      rock: 1.4,
      shapes: [
        { kind: "range", from: [-10, 7], to: [10, 8], h: 0.6, w: 3, round: 1, jag: 0.15 },
        { kind: "range", from: [-12, 12], to: [12, 14], h: 0.75, w: 4, round: 0.9, jag: 0.2 },
        { kind: "range", from: [-14, 22], to: [14, 23], h: 1.1, w: 4, jag: 0.2, round: 0.6 },
      ],
    },
    back: (context) => {
      if (!isDry(input)) return "";
      const { ink, random } = context;
      const y = ground(800);
      const crag: Point[] = [
        [-40, y],
        [-40, 360],
        [140, 372],
        [330, 404],
        [500, 452],
        [640, 520],
        [700, 580],
        [690, y - 60],
        [740, y],
      ];
      const top = (x: number): number => 362 + Math.max(0, at(x) - 100) * 0.2;
      let wall = "";
      for (let i = 0; i < 60; i++)
        wall += oval(
          i * 28 - 20,
          y + 128 + 8 * Math.sin(i),
          19,
          12,
          ink.half(snowy ? "#eef1f2" : "#b5ad9d", i % 3 === 0 ? 0.5 : 0.2),
        );
      return (
        cliff(
          ink,
          random,
          crag.map(([a, b]) => [at(a), b]),
          "#c2b8a3",
          snowy ? "#f4f6f6" : "#86a04e",
          130,
        ) +
        firs(ink, random, right ? 1110 : -30, right ? 1630 : 490, 10, 84, (x) => top(x) + 14, snowy) +
        wood(ink, random, right ? 820 : -40, right ? 1640 : 780, y + 4, 56, snowy ? frosted : "#55834a") +
        nearGround(context, ground, snowy) +
        (input.stand === "ground" && chance(dice, 0.5) ? wall : "") +
        frameTrees(context, dice, ground, snowy, "fir")
      );
    },
  };
};

export const plain: Recipe = (input) => {
  const { dice, brief } = input;
  const snowy = isSnowy(brief);
  const ground = groundLine(input);
  return {
    ...skyOf(dice),
    snowy,
    ground,
    haze: 0.9,
    camera: { height: 0.75, horizon: dice.between(0.5, 0.56), focal: 1, far: 34, step },
    world: {
      seed: brief.seed,
      floor: 0.45,
      rough: 0.16,
      snow: snowy ? 0.4 : 1.9,
      tree: 1,
      wood: 0.55,
      shapes: [
        { kind: "range", from: [-8, 6], to: [8, 7], h: 0.22, w: 2.6, round: 1, jag: 0.08 },
        { kind: "range", from: [-12, 13], to: [12, 12], h: 0.5, w: 4, round: 1, jag: 0.2 },
        { kind: "range", from: [-14, 27], to: [16, 28], h: 2.7, w: 5, jag: 0.8 },
      ],
    },
    back: (context) => {
      if (!isDry(input)) return "";
      const { ink, random, season } = context;
      const y = ground(800);
      const crops = {
        spring: ["#e8cf4a", "#9fc052", "#b5cc62"],
        summer: ["#d9bd5a", "#9fb552", "#c9c05c", "#86ab45"],
        autumn: ["#b9935a", "#a3a656", "#c0a25c"],
        winter: ["#eef1f2", "#e4e9ec"],
      }[season];
      const field = (i: number): string => {
        const h = y - 130 + i * 36;
        const points: Point[] = [-40, 400, 1000, 1640].map((x) => [x, h + dice.between(-14, 14)]);
        return slope(ink, points, crops[i % crops.length]!, 0.3);
      };
      const farm =
        input.stand === "far"
          ? ""
          : place(chalet(ink, 130, { snowy, wood: "#a5764a" }), chance(dice, 0.5) ? 320 : 1290, y - 62);
      const orchard = [0, 1, 2, 3, 4]
        .map((i) =>
          place(tree(ink.far(1), random, 96, dice.pick(leaves[season])), dice.between(40, 1560), y - 60 + i * 4),
        )
        .join("");
      return (
        wood(ink.far(2), random, -30, 1640, y - 128, 34, snowy ? frosted : "#5f8a45") +
        [0, 1, 2, 3].map(field).join("") +
        orchard +
        farm +
        nearGround(context, ground, snowy) +
        frameTrees(context, dice, ground, snowy, "leaf")
      );
    },
  };
};
