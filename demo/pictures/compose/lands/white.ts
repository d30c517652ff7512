import { disc, path, place } from "../../engine/svg.ts";
import { track } from "../../things/ground.ts";
import { frameTrees, nearGround, props } from "../near.ts";
import { chance, groundLine, isDry, type Recipe } from "../setting.ts";
import { step } from "./high.ts";
import { peaks, skyOf } from "./shapes.ts";

export const winterSlopes: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = groundLine({ ...input, slope: input.slope || dice.pick([-0.16, 0.16]) });
  return {
    ...skyOf(dice),
    snowy: true,
    ground,
    haze: 0.65,
    camera: { height: 2.5, horizon: dice.between(0.38, 0.44), focal: dice.between(1, 1.15), far: 28, step },
    world: {
      seed: brief.seed,
      floor: 1.7,
      rough: 0.5,
      snow: 2,
      snowSteep: 1.35,
      tree: 2.05,
      wood: 0.5,
      rock: 1.3,
      shapes: [
        ...peaks(dice, 3, [10, 14], [1.4, 1.9], [3.4, 4]),
        { kind: "range", from: [-14, 18], to: [14, 20], h: 1.5, w: 4, jag: 0.4 },
        { kind: "range", from: [-8, 6], to: [8, 6.6], h: 0.45, w: 2.6, jag: 0.15, round: 0.7 },
      ],
    },
    back: (context) => {
      if (!isDry(input)) return "";
      const y = ground(800);
      const run = track(
        [
          [dice.between(500, 1100), 1240],
          [dice.between(600, 1000), 1090],
          [800, y + 30],
          [dice.between(640, 960), y],
        ],
        520,
        90,
        context.ink.half("#dfe8f3", 0.35),
        'opacity=".5"',
      );
      return nearGround(context, ground, true) + run + frameTrees(context, dice, ground, true, "fir");
    },
  };
};

export const winterValley: Recipe = (input) => {
  const { dice, brief } = input;
  const ground = groundLine(input);
  return {
    ...skyOf(dice),
    snowy: true,
    ground,
    haze: 0.75,
    camera: { height: 1.75, horizon: dice.between(0.44, 0.5), focal: dice.between(1, 1.1), far: 26, step },
    world: {
      seed: brief.seed,
      floor: 1.5,
      rough: 0.45,
      snow: 1.95,
      snowSteep: 1.4,
      tree: 2.1,
      wood: dice.between(0.5, 0.64),
      rock: 1.3,
      shapes: [
        { kind: "side", x: -2 - dice.next(), out: -1, h: 1, over: 2, near: 2, far: 10, bend: 0.6 },
        { kind: "side", x: 2.2 + dice.next(), out: 1, h: 1, over: 2, near: 2, far: 10, bend: 0.6 },
        ...peaks(dice, 2, [11, 14], [1.5, 2], [3.4, 4.2]),
      ],
    },
    back: (context) => {
      if (!isDry(input)) return "";
      const far = context.ink.far(2);
      const y = ground(800) - (input.stand === "ground" ? 110 : 40);
      let village = "";
      for (let i = 0; i < (input.stand === "far" ? 0 : 16); i++) {
        const s = dice.between(15, 26);
        const house =
          path(`M${-s} 0V${-s * 0.7}H${s}V0Z`, far.half("#8a6a50", 0.3)) +
          path(`M${-s * 1.2} ${-s * 0.66}L0 ${-s * 1.3}L${s * 1.2} ${-s * 0.66}Z`, far.half("#f4f6f8", 0.1)) +
          disc(0, -s * 0.35, s * 0.16, context.ink.lamp("#ffd685", "#4a4a52"));
        village += place(house, dice.between(380, 1220), y + dice.between(-14, 24));
      }
      return (
        nearGround(context, (x) => Math.min(ground(x), y - 10 + Math.abs(x - 800) * 0.04), true) +
        village +
        nearGround(context, ground, true) +
        frameTrees(context, dice, ground, true, "fir") +
        (input.stand === "ground" && chance(dice, 0.5) ? props(context, dice, ground, true, ["hut"]) : "")
      );
    },
  };
};
