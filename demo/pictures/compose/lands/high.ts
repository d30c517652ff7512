import { disc, oval, stroke } from "../../engine/svg.ts";
import { boulder, cliff, slope } from "../../things/ground.ts";
import { frameTrees, nearGround, props, shoreCorner } from "../near.ts";
import { chance, groundLine, isDry, isSnowy, type Recipe } from "../setting.ts";
import { peaks, skyOf } from "./shapes.ts";

/** How much farther each sample along a column is; coarser than hand-made scenes, for there are hundreds. */
export const step = 1.0095;

export const glacier: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = groundLine(input);
  return {
    ...skyOf(dice),
    snowy: true,
    ground,
    haze: 0.55,
    camera: {
      height: 3.4 + dice.between(0, 0.2),
      horizon: dice.between(0.4, 0.47),
      focal: dice.between(1, 1.2),
      far: 32,
      step,
    },
    world: {
      seed: brief.seed,
      floor: 2.7,
      rough: 0.5,
      snow: 2.2,
      snowSteep: dice.between(1.4, 1.8),
      tree: 0,
      shapes: [
        ...peaks(dice, 2 + Math.floor(dice.next() * 2), [8, 11], [1.7, 2.5], [3.4, 4.4]),
        ...peaks(dice, 1, [19, 22], [1.6, 2.1], [3.6, 4.2]),
        { kind: "range", from: [-12, 26], to: [12, 28], h: 1.2, w: 3.5, jag: 0.5 },
      ],
    },
    back: (context) =>
      isDry(input) ? nearGround(context, ground, true) + props(context, dice, ground, true, ["stones"]) : "",
  };
};

export const summit: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = groundLine(input);
  const snowy = isSnowy(brief);
  const left = chance(dice, 0.5);
  const at = (x: number): number => (left ? x : 1600 - x);
  return {
    ...skyOf(dice),
    snowy,
    ground,
    haze: 0.75,
    camera: { height: 2.5, horizon: dice.between(0.44, 0.52), focal: dice.between(0.95, 1.15), far: 32, step },
    world: {
      seed: brief.seed,
      floor: 0.7,
      rough: 0.6,
      snow: snowy ? 1 : 2.2,
      snowSteep: 1.5,
      tree: 1.6,
      wood: 0.55,
      shapes: [
        ...peaks(dice, 3, [7, 10], [1.1, 1.7], [3, 4.2]),
        ...peaks(dice, 4, [14, 19], [1.7, 2.5], [3.6, 4.6]),
        { kind: "range", from: [-16, 24], to: [16, 25], h: 1.9, w: 5, jag: 0.6 },
      ],
    },
    back: (context) => {
      if (!isDry(input)) return "";
      const { ink, random } = context;
      const turf = nearGround(context, ground, snowy, brief.season === "autumn" ? "#b0945a" : "#94a457");
      const crag = cliff(
        ink,
        random,
        [
          [at(-40), 1210],
          [at(-40), ground(at(0)) + 30],
          [at(150), ground(at(150)) + 6],
          [at(330), ground(at(330)) + 40],
          [at(430), ground(at(430)) + 120],
          [at(560), 1210],
        ],
        "#857d76",
        snowy ? "#f6f7f6" : "#8aa050",
        96,
      );
      return (
        turf +
        crag +
        boulder(ink, random, at(1460), ground(at(1460)) + 70, dice.between(110, 210), "#857d76", snowy) +
        boulder(ink, random, at(1320), ground(at(1320)) + 130, 90, "#857d76", snowy)
      );
    },
  };
};

export const seaOfFog: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = groundLine(input);
  const snowy = isSnowy(brief);
  return {
    snowy,
    ground,
    haze: 0.8,
    clouds: { count: 3 + Math.floor(dice.next() * 2), from: 110, to: 400, size: 420 },
    camera: { height: 1.72, horizon: dice.between(0.44, 0.49), focal: dice.between(1, 1.15), far: 32, step },
    world: {
      seed: brief.seed,
      floor: 0.4,
      rough: 0.5,
      snow: snowy ? 1 : 1.9,
      snowSteep: 1.5,
      tree: 1.6,
      wood: 0.75,
      water: { level: 0.92, near: 0.5, far: 30, kind: "fog" },
      shapes: [
        ...peaks(dice, 2, [6, 9], [0.75, 1], [2, 2.6], 0.5),
        ...peaks(dice, 4, [15, 20], [1.8, 2.8], [4, 4.8]),
        { kind: "range", from: [6, 22], to: [18, 22], h: 2.1, w: 4, jag: 0.5 },
      ],
    },
    back: (context) =>
      isDry(input) ? nearGround(context, ground, snowy) + frameTrees(context, dice, ground, snowy, "fir") : "",
  };
};

export const passRoad: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = groundLine(input);
  const snowy = isSnowy(brief);
  const turn = chance(dice, 0.5) ? 1 : -1;
  return {
    ...skyOf(dice),
    snowy,
    ground,
    haze: 0.65,
    camera: { height: 2.35, horizon: dice.between(0.4, 0.46), focal: dice.between(1, 1.15), far: 28, step },
    world: {
      seed: brief.seed,
      floor: 1.8,
      rough: 0.5,
      snow: snowy ? 1.9 : 2.75,
      snowSteep: 1.5,
      rock: 0.75,
      tree: 1.7,
      wood: 0.3,
      shapes: [
        { kind: "side", x: -2.4 - dice.next(), out: -1, h: 1, over: 2, near: 1, far: 9, bend: 0.6 },
        { kind: "side", x: 2.4 + dice.next(), out: 1, h: 1, over: 2, near: 1, far: 9, bend: 0.6 },
        ...peaks(dice, 3, [9, 13], [1.3, 2], [3, 4]),
      ],
    },
    back: (context) => {
      if (!isDry(input)) return "";
      const { ink, random } = context;
      const y = ground(800);
      const road = snowy ? ink.half("#cfd6de", 0.5) : ink.half("#c3beb4", 0.3);
      const bend = (x: number): number => 800 + turn * x;
      const autumn = brief.season === "autumn";
      return (
        slope(
          ink,
          [
            [-40, y - 150],
            [500, y - 190],
            [1000, y - 160],
            [1640, y - 210],
          ],
          snowy ? "#f2f4f6" : autumn ? "#b09a5a" : "#97a352",
          0.5,
        ) +
        stroke(
          `M${bend(600)} ${y + 40}Q${bend(-560)} ${y + 10} ${bend(-580)} ${y - 40}T${bend(300)} ${y - 96}Q${bend(440)} ${y - 122} ${bend(260)} ${y - 140}L${bend(40)} ${y - 164}`,
          road,
          20,
        ) +
        nearGround(context, ground, snowy, autumn ? "#a8935a" : "#8d9b4c") +
        boulder(ink, random, bend(-660), ground(bend(-660)) + 70, 150, "#8d877f", snowy) +
        boulder(ink, random, bend(680), ground(bend(680)) + 120, 110, "#8d877f", snowy)
      );
    },
  };
};

const greens = [
  { colour: "#4fb8ae", deep: "#12636b" },
  { colour: "#5ab0c4", deep: "#174f73" },
  { colour: "#3f9a8a", deep: "#0d4c4a" },
];

export const alpineLake: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = groundLine(input);
  const snowy = isSnowy(brief);
  return {
    ...skyOf(dice),
    snowy,
    ground,
    lake: { ...dice.pick(greens), mirror: dice.between(0.5, 0.65) },
    camera: { height: 1.98, horizon: dice.between(0.44, 0.5), focal: dice.between(0.95, 1.1), far: 24, step },
    world: {
      seed: brief.seed,
      floor: 1.8,
      rough: 0.6,
      snow: snowy ? 1.95 : 2.8,
      snowSteep: 1.5,
      rock: 0.85,
      tree: 2.25,
      wood: 0.55,
      water: { level: 1.925, near: 0, far: dice.between(3.4, 5) },
      shapes: [
        { kind: "side", x: -1.1 - dice.next() * 0.6, out: -1, h: 1.2, over: 1.6, near: 1.8, far: 7, bend: 0.6 },
        { kind: "side", x: 1.2 + dice.next() * 0.8, out: 1, h: 1.1, over: 1.8, near: 2.2, far: 7, bend: 0.6 },
        ...peaks(dice, 3, [7, 10], [1.4, 2.1], [2.6, 3.6]),
      ],
    },
    back: (context) =>
      isDry(input)
        ? nearGround(context, ground, snowy) +
          frameTrees(context, dice, ground, snowy, "fir") +
          props(context, dice, ground, snowy, ["stones"])
        : "",
    fore: (context) => (input.stand === "water" ? shoreCorner(context, dice, snowy) : ""),
  };
};

export const nightSky: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = groundLine(input);
  const snowy = isSnowy(brief);
  const lean = 58 + dice.between(-18, 18);
  return {
    snowy,
    ground,
    haze: 0.6,
    camera: { height: 1.9, horizon: dice.between(0.6, 0.66), focal: dice.between(1, 1.2), far: 26, step },
    world: {
      seed: brief.seed,
      floor: 1.3,
      rough: 0.5,
      snow: snowy ? 1.3 : 2.3,
      tree: 1.9,
      wood: 0.6,
      shapes: [
        ...peaks(dice, 3, [8, 12], [1.1, 1.9], [3, 4.2]),
        { kind: "range", from: [-12, 16], to: [12, 17], h: 1.3, w: 4, jag: 0.4 },
      ],
    },
    sky: ({ random }) => {
      let out = "";
      for (let i = 0; i < 7; i++)
        out += oval(
          800 + i * 18,
          330 - i * 6,
          560 - i * 58,
          140 - i * 17,
          "#9db4ea",
          `opacity=".06" transform="rotate(${lean.toFixed(0)} 800 330)"`,
        );
      const a = (lean * Math.PI) / 180;
      for (let i = 0; i < 340; i++) {
        const inBand = i < 220;
        const t = random.between(-1, 1);
        const off = (random.next() + random.next() - 1) * 120;
        const x = inBand ? 800 + Math.cos(a) * t * 640 - Math.sin(a) * off : random.between(0, 1600);
        const y = inBand ? 330 + Math.sin(a) * t * 640 + Math.cos(a) * off : random.between(0, 720);
        out += disc(
          x,
          y,
          random.between(0.8, i % 23 === 0 ? 4 : 2.3),
          random.pick(["#fff7e0", "#dfe8ff", "#ffffff"]),
          `opacity="${random.between(0.35, 1).toFixed(2)}"`,
        );
      }
      const x = dice.between(200, 1300);
      return out + stroke(`M${x} 150l150 58`, "#ffffff", 3, 'opacity=".7"') + disc(x + 150, 208, 4, "#ffffff");
    },
    back: (context) =>
      isDry(input) ? nearGround(context, ground, snowy) + frameTrees(context, dice, ground, snowy, "fir") : "",
  };
};
