import { path, place, poly, stroke, type Point } from "../../engine/svg.ts";
import { bigCabin, chair, coach, egg, locomotive, panoramaCar, steppedCar } from "../../things/cabins.ts";
import { cable, roundCabin } from "../../things/cableways.ts";
import { person, poses } from "../../things/people.ts";
import { car, rails, viaduct } from "../../things/rails.ts";
import { cast } from "../cast.ts";
import { chance } from "../setting.ts";
import type { Kit, Subject } from "../subject.ts";

const reds = ["#c8201f", "#b8281f", "#cf2620"];

/** A pylon of a cableway, foot at y, head at the cable. */
const pylon = ({ ink }: Kit, x: number, foot: number, head: number): string => {
  const steel = ink.half("#8d9398", 0.45);
  let out = poly(
    [
      [x - 30, foot],
      [x - 12, head],
      [x + 12, head],
      [x + 30, foot],
    ],
    "none",
    `stroke="${steel}" stroke-width="7"`,
  );
  for (let y = head; y < foot; y += 62)
    out += stroke(`M${x - 14} ${y}L${x + 20} ${y + 60}M${x + 14} ${y}L${x - 20} ${y + 60}`, steel, 3.5);
  return out + stroke(`M${x - 60} ${head}H${x + 60}`, ink.half("#5f666b", 0.5), 12);
};

/** The points of a cable that crosses the picture; it rises towards the side `way` looks at. */
function ropeway(kit: Kit, rise: number): { at: (x: number) => number; rope: string } {
  const { dice, way, ink } = kit;
  const base = dice.between(250, 300);
  const at = (x: number): number => base + (800 - x) * rise * way + 26 * (((x - 800) / 800) ** 2 - 1) * -1;
  const points = Array.from({ length: 21 }, (_, i) => [-40 + i * 84, at(-40 + i * 84)] as Point);
  const d = points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y.toFixed(1)}`).join("");
  return { at, rope: stroke(d, ink.half("#2e3338", 0.6), 5) };
}

/** Cars along a straight line from `from`, each `long`, climbing by `tilt`. */
function train(
  kit: Kit,
  count: number,
  long: number,
  tilt: number,
  draw: (last: boolean) => string,
  y: (x: number) => number,
): string {
  const length = count * long;
  const start = kit.x - length / 2;
  let out = "";
  for (let i = 0; i < count; i++) {
    const x = start + i * long;
    out += place(draw(i === count - 1), x, y(x), long / 268, { turn: (Math.atan(tilt) * 180) / Math.PI });
  }
  return out;
}

const track = (kit: Kit, rack: boolean, gauge = 36): { markup: string; line: (x: number) => number; tilt: number } => {
  const tilt = (kit.ground(1500) - kit.ground(100)) / 1400;
  const mid = kit.ground(800) + 46;
  const line = (x: number): number => mid + (x - 800) * tilt;
  const points: Point[] = [
    [-80, line(-80)],
    [400, line(400)],
    [900, line(900)],
    [1680, line(1680)],
  ];
  return {
    markup: rails(
      kit.ink,
      points.map(([x, y]) => [x, y + 30]),
      gauge,
      rack,
    ),
    line: (x) => line(x) + 22,
    tilt,
  };
};

/** Mirrors a whole drawing left to right, so that trains run both ways. */
const turned = (kit: Kit, content: string): string =>
  kit.way < 0 ? `<g transform="translate(1600 0) scale(-1 1)">${content}</g>` : content;
const mirrored = (kit: Kit): Kit =>
  kit.way < 0 ? { ...kit, x: 1600 - kit.x, ground: (x) => kit.ground(1600 - x) } : kit;

const cableCar: Subject = {
  stand: "air",
  focus: 0.42,
  draw: (kit) => {
    const { ink, dice, x } = kit;
    const { at, rope } = ropeway(kit, dice.between(0.1, 0.24));
    const colour = dice.pick(["#cf2620", "#e8a92c", "#2d6f96", "#f0ece2", "#c8201f"]);
    const big = chance(dice, 0.25) ? roundCabin(ink, colour === "#f0ece2" ? "#cf2620" : colour) : bigCabin(ink, colour);
    const px = x > 800 ? 250 : 1350;
    return (
      pylon(kit, px, kit.ground(px) + 10, at(px) + 4) +
      rope +
      place(rope, 0, 26) +
      place(egg(ink, colour), px + (x > 800 ? 190 : -190), at(px + (x > 800 ? 190 : -190)) + 4, 0.4) +
      place(big, x, at(x) + 6, dice.between(1.3, 1.5))
    );
  },
};

const cabrio: Subject = {
  ...cableCar,
  draw: (kit) => {
    const { at, rope } = ropeway(kit, 0.2);
    return rope + place(rope, 0, 26) + place(bigCabin(kit.ink, "#f0ece2", true), kit.x, at(kit.x) + 6, 1.45);
  },
};

const gondola: Subject = {
  stand: "air",
  focus: 0.44,
  draw: (kit) => {
    const { ink, dice, x } = kit;
    const { at, rope } = ropeway(kit, dice.between(0.08, 0.2));
    const colour = dice.pick(["#cf2620", "#e8a92c", "#2d6f96", "#f0ece2", "#4f8a6a", "#e8702a"]);
    const step = 400;
    const px = x > 800 ? 330 : 1270;
    return (
      pylon(kit, px, kit.ground(px) + 10, at(px) + 4) +
      rope +
      [-2, -1, 1, 2].map((i) => place(egg(ink, colour), x + i * step, at(x + i * step) + 4, 0.8)).join("") +
      place(egg(ink, colour), x, at(x) + 4, dice.between(1.75, 2))
    );
  },
};

const chairlift: Subject = {
  stand: "air",
  focus: 0.46,
  draw: (kit) => {
    const { ink, dice, x } = kit;
    const { at, rope } = ropeway(kit, 0.2);
    const skis = kit.snowy ? stroke("M-44 196L10 188M0 198L54 190", ink.half("#e0a030", 0.2), 6) : "";
    const pair = (): string => {
      const [a, b] = cast(dice, 2);
      return (
        place(person(ink, poses.sit, { ...a!, helmet: kit.snowy }), -22, 166, 1) +
        place(person(ink, poses.sit, { ...b!, helmet: kit.snowy }), 16, 168, 1) +
        skis
      );
    };
    return (
      rope +
      [-1, 1].map((i) => place(chair(ink, pair()), x + i * 430, at(x + i * 430), 1.2)).join("") +
      place(chair(ink, pair()), x, at(x), 2.3)
    );
  },
};

const trainOn = (kind: "cog" | "red" | "panorama" | "steam", slope: number): Subject => ({
  stand: "ground",
  slope,
  focus: 0.6,
  draw: (given) => {
    const kit = mirrored(given);
    const { ink, dice } = kit;
    const t = track(kit, kind === "cog" || kind === "steam");
    const colour =
      kind === "panorama"
        ? dice.pick(["#c8201f", "#1f3f6a", "#c8201f", "#2f6b5a"])
        : kind === "cog"
          ? dice.pick([...reds, "#2f6b4a", "#d9a02c"])
          : dice.pick(reds);
    const body =
      kind === "steam"
        ? place(locomotive(ink), kit.x + 230, t.line(kit.x + 230), 1.05, {
            turn: (Math.atan(t.tilt) * 180) / Math.PI,
          }) +
          train(
            { ...kit, x: kit.x - 230 },
            2,
            300,
            t.tilt,
            () => car(ink, 262, dice.pick(["#8a4a2c", "#2f6b4a"]), false),
            t.line,
          )
        : kind === "cog"
          ? train(kit, 2, 420, t.tilt, (last) => car(ink, 262, colour, last), t.line)
          : kind === "red"
            ? train({ ...kit, x: kit.x - 200 }, 4, 370, t.tilt, (last) => car(ink, 262, colour, last), t.line)
            : train({ ...kit, x: kit.x - 240 }, 4, 410, t.tilt, (last) => panoramaCar(ink, 262, colour, last), t.line);
    return turned(given, t.markup + body);
  },
});

const funicular: Subject = {
  stand: "ground",
  slope: 0.46,
  focus: 0.52,
  draw: (given) => {
    const { ink, dice, ground } = given;
    const up = Math.sign(ground(100) - ground(1500));
    const kit = up > 0 ? given : { ...given, x: 1600 - given.x, ground: (x: number) => ground(1600 - x) };
    const tilt = (kit.ground(1500) - kit.ground(100)) / 1400;
    const line = (x: number): number => kit.ground(800) + 40 + (x - 800) * tilt;
    const points: Point[] = [
      [-80, line(-80)],
      [800, line(800)],
      [1680, line(1680)],
    ];
    const body =
      rails(
        ink,
        points.map(([x, y]) => [x, y + 36]),
        40,
        false,
      ) +
      place(
        steppedCar(ink, dice.pick(["#cf2620", "#2d6f96", "#e8a92c", "#2f6b4a", "#c8201f"]), 100 * -tilt),
        kit.x,
        line(kit.x) + 130 * -tilt + 40,
        1.5,
      );
    return up > 0 ? body : `<g transform="translate(1600 0) scale(-1 1)">${body}</g>`;
  },
};

const onViaduct: Subject = {
  stand: "air",
  focus: 0.5,
  draw: (given) => {
    const kit = mirrored(given);
    const { ink, dice } = kit;
    const y = dice.between(600, 650);
    const deck = Array.from({ length: 8 }, (_, i) => [-60 + i * 246, y + i * 4] as Point);
    const colour = dice.pick(reds);
    const stone = viaduct(
      ink,
      deck,
      (x) => kit.ground(Math.max(0, Math.min(1600, x))) + 60,
      60,
      dice.pick(["#b3a48f", "#a89c8c", "#bfae92"]),
    );
    const cars = [0, 1, 2, 3]
      .map((i) => place(panoramaCar(ink, 262, colour, i === 3), 60 + i * 330, y + 2 + i * 5.4, 1.22, { turn: 0.9 }))
      .join("");
    return turned(given, cars + stone);
  },
};

const bus: Subject = {
  stand: "ground",
  focus: 0.62,
  draw: ({ ink, dice, x, ground, landscape, snowy, way }) => {
    const y = ground(x) + 70;
    const yellow = landscape === "pass-road" || landscape === "valley";
    const [colour, stripe] = yellow
      ? ["#f2b705", "#cf2620"]
      : dice.pick([
          ["#2f6b5a", "#f0e6d2"],
          ["#2d5d86", "#f0e6d2"],
          ["#b8281f", "#f0e6d2"],
          ["#f0ece2", "#cf2620"],
        ]);
    const road =
      path(
        `M-20 ${y - 24}Q800 ${y - 40} 1620 ${y - 24}V${y + 70}Q800 ${y + 54} -20 ${y + 70}Z`,
        ink.half(snowy ? "#c9d0d8" : "#8f8a84", 0.3),
      ) + stroke(`M-20 ${y + 22}Q800 ${y + 8} 1620 ${y + 22}`, ink.sun("#f4efe2"), 6, 'stroke-dasharray="60 46"');
    return road + place(coach(ink, colour!, stripe!), x, y, 1.7, { flip: way < 0 });
  },
};

/** Train, boat and bus together: what a day pass opens. */
const network: Subject = {
  stand: "ground",
  slope: 0.01,
  focus: 0.6,
  draw: (kit) => {
    const { ink, dice, ground } = kit;
    const t = track(kit, false, 30);
    return (
      t.markup +
      train({ ...kit, x: 420 }, 3, 300, t.tilt, (last) => car(ink, 262, dice.pick(reds), last), t.line) +
      place(coach(ink, "#f2b705", "#cf2620"), 1150, ground(1150) + 190, 0.95, { flip: true }) +
      cable(ink, [880, 330], [1700, 150], 16, 4) +
      place(egg(ink, "#cf2620"), 1290, 262, 1.05)
    );
  },
};

export const onRails = {
  "cable-car": cableCar,
  cabrio,
  gondola,
  chairlift,
  "cog-train": trainOn("cog", 0.24),
  "red-train": trainOn("red", 0.02),
  "panorama-train": trainOn("panorama", 0.02),
  "steam-train": trainOn("steam", 0.16),
  funicular,
  viaduct: onViaduct,
  bus,
  network,
} satisfies Record<string, Subject>;
