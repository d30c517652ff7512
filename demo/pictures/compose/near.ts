import type { Random } from "../engine/random.ts";
import type { Season, DrawingContext } from "../engine/scene.ts";
import { lens } from "../engine/lake.ts";
import { path, place, stroke, type Point } from "../engine/svg.ts";
import { chalet } from "../things/buildings.ts";
import { boulder, fence, meadow, snowfield, track } from "../things/ground.ts";
import { fir, firs, tree } from "../things/plants.ts";
import { chance } from "./setting.ts";

const grass: Record<Season, readonly string[]> = {
  spring: ["#9fc052", "#93b748", "#a9c65c"],
  summer: ["#86ab45", "#8aa83f", "#96a848", "#7fa64a"],
  autumn: ["#b09a4e", "#b9a24e", "#a3a656"],
  winter: ["#eef1f2"],
};
const flowers: Record<Season, readonly string[]> = {
  spring: ["#fff6dc", "#f2c84b", "#e7a0c0"],
  summer: ["#fff6dc", "#f2c84b", "#b48ad0"],
  autumn: ["#f3d9a0", "#e8b870"],
  winter: ["#ffffff"],
};
export const leaves: Record<Season, readonly string[]> = {
  spring: ["#8fb95a", "#7fae4c", "#f0c8d4"],
  summer: ["#6f9a45", "#7fa64a", "#5f8a45"],
  autumn: ["#c8742c", "#d9a441", "#b5562c"],
  winter: ["#cdd5d8", "#b9c4c8"],
};

/** Meadow or snow, as the season has it. */
export function nearGround(
  { ink, random, season }: DrawingContext,
  ground: (x: number) => number,
  snowy: boolean,
  colour?: string,
): string {
  if (snowy) return snowfield(ink, random, ground, 12);
  return meadow(
    ink,
    random,
    ground,
    colour ?? random.pick(grass[season]),
    flowers[season],
    season === "autumn" ? 60 : 140,
  );
}

/** Trees at the sides of the picture, never in its middle: firs, or broad crowns in low lands. */
export function frameTrees(
  context: DrawingContext,
  dice: Random,
  ground: (x: number) => number,
  snowy: boolean,
  kind: "fir" | "leaf",
  deep = 24,
): string {
  const { ink, random, season } = context;
  const sides = chance(dice, 0.45) ? [-1, 1] : [chance(dice, 0.5) ? -1 : 1];
  return sides
    .map((side) => {
      const wide = dice.between(120, 300);
      const from = side < 0 ? -40 : 1640 - wide;
      const tall = dice.between(190, 340);
      const low = (x: number): number => ground(x) + deep;
      if (kind === "fir")
        return firs(
          ink,
          random,
          from,
          from + wide,
          2 + Math.round(wide / 60),
          tall,
          low,
          snowy,
          season === "autumn" ? "#3b6048" : undefined,
        );
      const x = side < 0 ? dice.between(30, 190) : dice.between(1410, 1570);
      return place(tree(ink, random, tall * 1.15, dice.pick(leaves[season])), x, low(x));
    })
    .join("");
}

/** One or two small things that make a near ground a place: stones, a fence, a hut, a path. */
export function props(
  context: DrawingContext,
  dice: Random,
  ground: (x: number) => number,
  snowy: boolean,
  among: readonly ("stones" | "fence" | "hut" | "path")[],
): string {
  const { ink, random } = context;
  const one = dice.pick(among);
  const right = chance(dice, 0.5);
  if (one === "hut") {
    const x = right ? dice.between(1260, 1460) : dice.between(140, 340);
    return place(
      chalet(ink, dice.between(170, 250), {
        snowy,
        flowers: !snowy,
        wood: dice.pick(["#8a5a34", "#75492b", "#9a6a40"]),
      }),
      x,
      ground(x) + 26,
    );
  }
  if (one === "fence") return fence(ink, (x) => ground(x) + 150 + (x - 800) * 0.03, -20, 1640, 54);
  if (one === "path") {
    const end = dice.between(620, 980);
    return track(
      [
        [end + (right ? 320 : -320), 1240],
        [end + (right ? 90 : -90), 1110],
        [end + (right ? -70 : 70), 1030],
        [end, ground(end) + 8],
      ],
      230,
      16,
      snowy ? ink.half("#dfe7f2", 0.5) : ink.half("#d8c79f", 0.3),
      'opacity=".85"',
    );
  }
  return [0, 1, 2]
    .map((i) => {
      const x = right ? dice.between(1180, 1560) : dice.between(40, 420);
      return boulder(ink, random, x, ground(x) + 60 + i * 46, dice.between(70, 170), "#8d877f", snowy);
    })
    .join("");
}

/** A corner of the shore in front of a lake: grass, stones and a tree, or reeds. Leaves the middle free. */
export function shoreCorner(context: DrawingContext, dice: Random, snowy: boolean): string {
  const right = chance(dice, 0.5);
  const high = dice.between(1020, 1090);
  const end = dice.between(330, 560);
  const line: Point[] = [
    [-40, high],
    [end * 0.5, high + 36],
    [end, 1230],
  ];
  const ground = (x: number): number => {
    const from = right ? 1600 - x : x;
    return from > end ? NEVER : high + (from / end) ** 2 * (1230 - high);
  };
  const at = right ? dice.between(1480, 1570) : dice.between(30, 120);
  const foot = ground(at) + 16;
  const body = nearGround(context, ground, snowy);
  const growth = dice.pick(["tree", "fir", "reeds"] as const);
  if (growth === "tree")
    return (
      body +
      place(tree(context.ink, context.random, dice.between(330, 460), dice.pick(leaves[context.season])), at, foot)
    );
  if (growth === "fir") return body + place(fir(context.ink, context.random, dice.between(360, 520), snowy), at, foot);
  let reeds = "";
  for (let i = 0; i < 26; i++) {
    const x = (right ? 1600 - end : 0) + dice.between(0, end);
    const h = dice.between(50, 130);
    reeds += stroke(
      `M${x} ${Math.min(1210, ground(x) + 30)}q${dice.between(-14, 14)} ${-h * 0.6} ${dice.between(-20, 24)} ${-h}`,
      context.ink.half(snowy ? "#c9b98a" : "#8fa04a", dice.next()),
      3.5,
    );
  }
  return body + reeds + path(`M${line[0]![0]} 1240h1v1Z`, "none");
}
const NEVER = 1600;

/** Light lying on water before the picture's foot. */
export const sparkle = (context: DrawingContext, dice: Random): string =>
  Array.from({ length: 8 }, () =>
    lens(dice.between(0, 1600), dice.between(1000, 1180), dice.between(60, 200), 3, context.ink.sun("#f4f7f2"), 0.4),
  ).join("");
