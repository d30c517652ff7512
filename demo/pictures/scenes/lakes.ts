import type { Scene } from "../engine/scene.ts";
import { lens, ripplesIn } from "../engine/lake.ts";
import { disc, gradient, line, path, place, poly, rect, stroke, type Point } from "../engine/svg.ts";
import { cableFerry, jet, lakeBoat, riverBoat, sailboat, steamer, wash } from "../things/boats.ts";
import { hall, tower, townRow, turret } from "../things/buildings.ts";
import { paraglider } from "../things/cableways.ts";
import { cliff, edge, meadow } from "../things/ground.ts";
import { person, poses } from "../things/people.ts";
import { firs, palm, tree, vines, wood } from "../things/plants.ts";
import { car, rails } from "../things/rails.ts";
import type { Ink } from "../engine/light.ts";

/** Chillon as it stands in the water, about 760 wide, waterline y 0. */
export function chillon(ink: Ink): string {
  const wall = "#e2d2b2";
  const tile = "#9b4f38";
  let out =
    place(hall(ink, 250, 150, 62, wall, tile, 2, 6), 150, -30) +
    place(hall(ink, 200, 190, 64, wall, tile, 3, 4), -120, -30);
  out +=
    place(tower(ink, 104, 330, "spire", wall, tile, 1.15), 20, -30) +
    place(hall(ink, 190, 120, 56, wall, tile, 2, 4), 262, -20);
  out +=
    place(turret(ink, 84, 178, 92, wall, tile), -236, -14) +
    place(turret(ink, 78, 150, 84, wall, tile), 128, -8) +
    place(turret(ink, 80, 166, 90, wall, tile), 356, -10) +
    place(turret(ink, 70, 140, 76, wall, tile), -84, -6);
  out +=
    path("M-292 2L-280 -62H398L412 2Z", ink.half("#cdbb99", 0.35)) +
    path(ink.side < 0 ? "M180 2V-62H398L412 2Z" : "M-292 2L-280 -62H-60V2Z", ink.half("#cdbb99", 0.6));
  for (let x = -262; x < 390; x += 34) out += rect(x, -44, 5, 15, ink.shade("#4a433c"));
  return out + path("M-330 8Q-300 -16 -250 -8Q-100 -18 60 -6Q240 -16 420 -8Q450 -4 460 8Z", ink.half("#8d867d", 0.6));
}

const mirror = (content: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" opacity=".34">${content}</g>`;

const tandem = (ink: Ink): string =>
  place(
    person(ink, poses.sit, { jacket: "#22394a", trousers: "#2c3e4c", hat: "#f6efe0", helmet: true }),
    -14,
    44,
    0.92,
  ) +
  place(person(ink, poses.sit, { jacket: "#e0a030", trousers: "#2d6f96", hat: "#cf2620", helmet: true }), 10, 58, 0.86);

/** Lakes and rivers. */
export const lakes: readonly Scene[] = [
  {
    name: "lake-lucerne-steamer",
    hour: "golden",
    season: "summer",
    sun: [-0.85, 0.42, 0.2],
    focus: [0.55, 0.54],
    subject: [0.35, 0.46, 0.77, 0.7],
    clouds: { count: 4, size: 380, to: 300 },
    lake: { colour: "#4f9fa3", deep: "#0c4653", mirror: 0.62 },
    camera: { height: 0.475, horizon: 0.49, focal: 1 },
    world: {
      seed: 71,
      floor: 0.3,
      rough: 0.62,
      snow: 2.15,
      snowSteep: 1.4,
      tree: 1.25,
      wood: 0.55,
      water: { level: 0.435, near: 0, far: 8.5 },
      shapes: [
        { kind: "side", x: -1.7, out: -1, h: 1.75, over: 2.2, near: 2.2, far: 8, bend: 0.8 },
        { kind: "side", x: 2.5, out: 1, h: 1.5, over: 2.6, near: 3, far: 9, bend: 0.8 },
        { kind: "peak", x: -1.2, z: 12, h: 2.6, r: 4.3, faces: 4, turn: 0.5, steep: 1.35 },
        { kind: "peak", x: 4, z: 13, h: 2.3, r: 4.4, faces: 5, steep: 1.3 },
        { kind: "range", from: [-12, 20], to: [14, 22], h: 2.3, w: 5, jag: 0.6 },
      ],
    },
    front: ({ ink }) =>
      mirror(steamer(ink), 900, 802, 1) + place(wash(ink, 330), 900, 796) + place(steamer(ink), 900, 796),
  },
  {
    name: "chillon",
    hour: "morning",
    season: "spring",
    sun: [-0.8, 0.5, 0],
    focus: [0.52, 0.55],
    subject: [0.27, 0.2, 0.77, 0.9],
    clouds: { count: 4, size: 340, to: 260 },
    lake: { colour: "#58a6ba", deep: "#12506a", mirror: 0.55 },
    camera: { height: 0.4, horizon: 0.52, focal: 1 },
    world: {
      seed: 12,
      floor: 0.25,
      rough: 0.6,
      snow: 1.75,
      snowSteep: 1.5,
      tree: 1.15,
      wood: 0.6,
      water: { level: 0.372, near: 0, far: 9 },
      shapes: [
        { kind: "side", x: 2, out: 1, h: 1.3, over: 2.6, near: 1.8, far: 7, bend: 0.6 },
        { kind: "peak", x: -3.6, z: 14, h: 2.4, r: 4.6, faces: 4, turn: 0.7, steep: 1.3 },
        { kind: "peak", x: 0.6, z: 17, h: 2.7, r: 5, faces: 5, turn: 0.2, steep: 1.3 },
        { kind: "range", from: [-16, 16], to: [-6, 18], h: 1.9, w: 4, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const bank = edge([
        [-40, 1210],
        [900, 1210],
        [1150, 860],
        [1300, 806],
        [1640, 760],
      ]);
      return (
        mirror(chillon(ink), 760, 812, 1.12) +
        place(lens(40, 12, 1000, 8, ink.sun("#eaf2f0"), 0.55), 760, 808) +
        meadow(ink, random, (x) => Math.max(bank(x), x < 1100 ? 1215 : 0), "#86a548", ["#fff6dc"], 40) +
        wood(ink, random, 1240, 1640, 820, 84) +
        place(tree(ink, random, 260), 1440, 850) +
        place(tree(ink, random, 320, "#7fa64a"), 1570, 870) +
        stroke("M1090 802H1200", ink.half("#8d5a30", 0.4), 9) +
        place(chillon(ink), 760, 800, 1.12)
      );
    },
  },
  {
    name: "interlaken-paragliding",
    hour: "noon",
    season: "summer",
    sun: [-0.75, 0.6, -0.05],
    focus: [0.55, 0.42],
    subject: [0.37, 0.26, 0.76, 0.66],
    clouds: { count: 4, size: 320, to: 250 },
    lake: { colour: "#4fb0bb", deep: "#1a7384", mirror: 0.35 },
    camera: { height: 1.55, horizon: 0.36, focal: 0.95 },
    world: {
      seed: 58,
      floor: 0.54,
      rough: 0.6,
      floorRough: 0.006,
      snow: 2.1,
      snowSteep: 1.5,
      tree: 1.55,
      wood: 0.52,
      water: { level: 0.556, near: 2.2, far: 10.5 },
      shapes: [
        { kind: "range", from: [-1.9, 5], to: [1.8, 5.1], h: 0.12, w: 0.75, round: 1 },
        { kind: "side", x: -3.4, out: -1, h: 1.3, over: 2.4, near: 3, far: 14, bend: 0.8 },
        { kind: "side", x: 3.2, out: 1, h: 1.2, over: 2.6, near: 3, far: 14, bend: 0.8 },
        { kind: "peak", x: -3, z: 17, h: 2.9, r: 5, faces: 4, turn: 0.4, steep: 1.3 },
        { kind: "peak", x: 1.6, z: 18, h: 3.3, r: 5, faces: 5, turn: 0.8, steep: 1.3 },
        { kind: "peak", x: 6.5, z: 19, h: 3, r: 5, faces: 4, steep: 1.3 },
        { kind: "range", from: [-16, 20], to: [-7, 20], h: 2.4, w: 5, jag: 0.5 },
      ],
    },
    middle: ({ ink, random }) => {
      let out = "";
      for (let i = 0; i < 60; i++) {
        const x = random.between(480, 1120);
        const y = random.between(642, 668);
        out +=
          rect(x, y - 6, 9, 6, ink.half("#f1e6cf", 0.2)) +
          poly(
            [
              [x - 1, y - 6],
              [x + 10, y - 6],
              [x + 4.5, y - 11],
            ],
            ink.half("#a8553a", 0.3),
          );
      }
      return out;
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 930],
        [360, 1010],
        [820, 1130],
        [1240, 1190],
        [1640, 1150],
      ]);
      return (
        meadow(ink, random, ground) +
        firs(ink, random, -20, 330, 5, 330, ground) +
        firs(ink, random, 1340, 1640, 4, 240, ground) +
        place(paraglider(ink, ["#e8a92c", "#f6efe0", "#2d6f96"]), 420, 300, 0.3) +
        place(paraglider(ink, undefined, tandem(ink)), 900, 350, 1.25)
      );
    },
  },
  {
    name: "geneva-boat",
    hour: "morning",
    season: "summer",
    sun: [0.8, 0.5, 0.1],
    focus: [0.48, 0.46],
    subject: [0.12, 0.07, 0.89, 0.8],
    clouds: { count: 4, size: 340, to: 240 },
    lake: { colour: "#5fb0c8", deep: "#155a7c", mirror: 0.4 },
    camera: { height: 0.4, horizon: 0.53, focal: 1.15 },
    world: {
      seed: 29,
      floor: 0.25,
      rough: 0.5,
      snow: 2.1,
      snowSteep: 1.6,
      tree: 1.3,
      wood: 0.6,
      water: { level: 0.372, near: 0, far: 7 },
      shapes: [
        { kind: "range", from: [-12, 12], to: [-1.5, 14], h: 1.1, w: 3.4, jag: 0.2, round: 0.6 },
        { kind: "peak", x: 4.2, z: 24, h: 4.4, r: 8, faces: 5, turn: 0.4, steep: 1.5, round: 0.2 },
        { kind: "range", from: [-2, 23], to: [16, 24], h: 2.3, w: 5, jag: 0.5 },
        { kind: "range", from: [3, 12], to: [14, 11], h: 0.8, w: 3, jag: 0.2, round: 0.6 },
      ],
    },
    middle: ({ ink, random }) => {
      const far = ink.far(4);
      return (
        wood(far, random, -20, 1640, 640, 46) +
        place(
          townRow(
            far,
            random,
            0,
            1640,
            48,
            86,
            ["#f1ead9", "#e9dcc3", "#dfd3bd", "#efe2c6"],
            ["#8c7f78", "#7d7672", "#9a6a55"],
          ),
          0,
          640,
        ) +
        place(tower(far, 34, 96, "spire", "#d9cbb0", "#6f8f86", 2.4), 1120, 640) +
        place(tower(far, 30, 90, "lace", "#d9cbb0", "#6f8f86", 0.6), 1164, 640) +
        rect(0, 640, 1600, 7, ink.half("#b8ab95", 0.5))
      );
    },
    front: ({ ink, random }) => {
      return (
        rect(720, 656, 90, 8, ink.half("#a89d8c", 0.4)) +
        place(jet(ink, 560), 770, 660) +
        mirror(sailboat(ink), 420, 838, 1.5) +
        place(sailboat(ink), 420, 830, 1.5) +
        mirror(sailboat(ink, "#2d6f96"), 220, 704, 0.6) +
        place(sailboat(ink, "#2d6f96"), 220, 700, 0.6) +
        mirror(lakeBoat(ink), 1160, 872, 1.5) +
        place(lakeBoat(ink), 1160, 862, 1.5, { flip: true }) +
        place(wash(ink, 200), 1160, 862) +
        ripplesIn(ink, random, [0, 900, 1600, 280], "#bfe0ea", 20)
      );
    },
  },
  {
    name: "lugano-monte-bre",
    hour: "golden",
    season: "spring",
    sun: [-0.8, 0.5, 0],
    focus: [0.56, 0.52],
    subject: [0.37, 0.63, 0.65, 0.85],
    clouds: { count: 3, size: 360, to: 250 },
    lake: { colour: "#57a3b0", deep: "#15566b", mirror: 0.5 },
    camera: { height: 0.75, horizon: 0.4, focal: 0.95 },
    world: {
      seed: 84,
      floor: 0.2,
      rough: 0.45,
      snow: 3.4,
      tree: 1.6,
      wood: 0.78,
      rock: 1.6,
      water: { level: 0.271, near: 0.8, far: 11 },
      shapes: [
        { kind: "peak", x: 0.9, z: 6.4, h: 0.95, r: 1.55, faces: 0, round: 0.75 },
        { kind: "range", from: [-9, 9], to: [-2.6, 10], h: 1.1, w: 2.6, jag: 0.25, round: 0.5 },
        { kind: "side", x: 4, out: 1, h: 1.1, over: 2.6, near: 4, far: 16, bend: 0.5 },
        { kind: "range", from: [-8, 16], to: [10, 17], h: 1.5, w: 4, jag: 0.4 },
      ],
    },
    middle: ({ ink, random }) =>
      place(townRow(ink.far(2), random, 60, 560, 22, 40), 0, 690) +
      place(townRow(ink.far(2), random, 0, 480, 24, 44), 0, 712),
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 1110],
        [420, 1010],
        [900, 850],
        [1300, 720],
        [1640, 610],
      ]);
      const steep: Point[] = [
        [-40, 1130],
        [420, 1028],
        [900, 868],
        [1300, 738],
        [1640, 628],
      ];
      const angle = (Math.atan2(868 - 1028, 480) * 180) / Math.PI;
      return (
        meadow(ink, random, ground, "#7f9a48", ["#f2c84b", "#e7687a", "#fff6dc"], 130) +
        wood(ink, random, 1220, 1660, 700, 80, "#5d8a48") +
        rails(
          ink,
          steep.map(([x, y]) => [x, y + 60]),
          34,
          true,
        ) +
        place(car(ink, 330, "#2d6f96"), 640, 1016, 1.25, { turn: angle }) +
        place(palm(ink, random, 470), 300, 1090) +
        place(palm(ink, random, 380), 120, 1130) +
        place(palm(ink, random, 360), 1440, 800)
      );
    },
  },
  {
    name: "rhine-falls",
    hour: "noon",
    season: "summer",
    sun: [-0.75, 0.6, 0],
    focus: [0.5, 0.55],
    subject: [0.2, 0.4, 0.86, 0.86],
    clouds: { count: 4, size: 340, to: 260 },
    camera: { height: 0.6, horizon: 0.4, focal: 1 },
    world: {
      seed: 17,
      floor: 0.5,
      rough: 0.2,
      snow: 9,
      tree: 1.4,
      wood: 0.6,
      shapes: [
        { kind: "range", from: [-8, 7], to: [8, 8], h: 0.32, w: 3, round: 1, jag: 0.1 },
        { kind: "range", from: [-12, 14], to: [12, 13], h: 0.6, w: 4, round: 1, jag: 0.2 },
      ],
    },
    front: ({ ink, random }) => {
      const basin = gradient([
        [0, ink.sun("#8ccbc6")],
        [0.4, ink.half("#4fa3a4", 0.3)],
        [1, ink.half("#1c6a73", 0.55)],
      ]);
      const white = ink.sun("#fbfdfc");
      let falls =
        `<defs>${basin.def}</defs>` +
        path("M-20 560Q300 548 700 552T1620 548V720H-20Z", ink.half("#7fc0b8", 0.2)) +
        path("M-20 590Q400 572 800 578T1620 574V860H-20Z", ink.half("#d6ebe8", 0.35));
      for (let i = 0; i < 130; i++) {
        const x = random.between(-30, 1620);
        const top = 572 + random.between(0, 26) + (i % 3) * 52;
        const h = random.between(70, 220);
        const w = random.between(16, 66);
        falls += path(
          `M${x} ${top}q${w / 2} ${-w * 0.3} ${w} 0q${w * 0.3} ${h * 0.5} ${w * 0.1} ${h}h${-w}q${w * 0.1} ${-h * 0.5} ${-w * 0.1} ${-h}Z`,
          [white, ink.half("#a9d5d2", 0.25), ink.half("#e6f3f1", 0.15), ink.half("#7bbab8", 0.3)][i % 4]!,
          'opacity=".8"',
        );
      }
      const rock = (x: number, y: number, s: number): string =>
        place(
          cliff(
            ink,
            random,
            [
              [-120, 160],
              [-96, 20],
              [-70, -80],
              [-44, -190],
              [-8, -240],
              [36, -222],
              [66, -120],
              [96, -20],
              [124, 160],
            ],
            "#8d7d68",
            null,
            66,
          ) + wood(ink, random, -50, 40, -196, 44, "#5f8a45"),
          x,
          y,
          s,
        );
      let foam = "";
      for (const [tint, rise, size] of [
        [ink.half("#a9d5d2", 0.3), -26, 44],
        [ink.half("#dcefed", 0.12), -8, 38],
        [white, 14, 32],
      ] as const) {
        for (let i = 0; i < 74; i++)
          foam += disc(
            -30 + i * 23 + random.between(-16, 16),
            812 + rise + random.between(-14, 14),
            size * random.between(0.45, 1.1),
            tint,
          );
      }
      for (let i = 0; i < 60; i++)
        foam += lens(
          random.between(-60, 1600),
          842 + random.next() ** 2 * 130,
          random.between(60, 220),
          random.between(4, 11),
          white,
          0.75,
        );
      const banks = wood(ink, random, -40, 420, 560, 92, "#4f7f45") + wood(ink, random, 1100, 1660, 556, 90, "#4f7f45");
      const castle =
        place(hall(ink, 190, 96, 52, "#efe3ca", "#a8553a", 2, 5), 1370, 470) +
        place(turret(ink, 62, 130, 70, "#efe3ca", "#a8553a"), 1262, 474) +
        place(tower(ink, 54, 150, "spire", "#efe3ca", "#a8553a", 1.3), 1450, 474);
      const left =
        cliff(
          ink,
          random,
          [
            [-30, 900],
            [-30, 540],
            [70, 560],
            [120, 640],
            [100, 760],
            [170, 900],
          ],
          "#8d7d68",
          "#6f9a45",
          70,
        ) +
        cliff(
          ink,
          random,
          [
            [1640, 920],
            [1640, 500],
            [1380, 480],
            [1200, 500],
            [1240, 590],
            [1330, 700],
            [1380, 800],
            [1440, 920],
          ],
          "#8d7d68",
          "#6f9a45",
          76,
        ) +
        wood(ink, random, 1260, 1660, 520, 70, "#5f8a45");
      return (
        banks +
        falls +
        castle +
        left +
        rock(760, 790, 1.05) +
        rock(1010, 820, 0.72) +
        path("M-20 830Q400 800 800 812T1620 808V1210H-20Z", basin.fill) +
        foam +
        ripplesIn(ink, random, [0, 880, 1600, 300], "#dff2ee", 56) +
        mirror(riverBoat(ink), 560, 1000, 1.7) +
        place(riverBoat(ink), 560, 990, 1.7) +
        place(wash(ink, 150), 560, 992, 1.2) +
        stroke(
          line([
            [753, 548],
            [753, 512],
          ]),
          ink.half("#d9d2c4", 0.3),
          4,
        ) +
        poly(
          [
            [753, 512],
            [790, 514],
            [790, 540],
            [753, 538],
          ],
          ink.half("#d8232a", 0.1),
        )
      );
    },
  },
  {
    name: "basel-rhine-ferry",
    hour: "golden",
    season: "summer",
    sun: [-0.8, 0.42, 0],
    focus: [0.5, 0.52],
    subject: [0.31, 0.14, 0.63, 0.88],
    clouds: { count: 4, size: 360, to: 240 },
    camera: { height: 0.6, horizon: 0.5, focal: 1 },
    front: ({ ink, random }) => {
      const river = gradient([
        [0, ink.sun("#a9c9b0")],
        [0.3, ink.half("#5f9a90", 0.3)],
        [1, ink.half("#245c62", 0.6)],
      ]);
      const red = "#b8533e";
      const bay = (x: number): string =>
        path(`M${x - 11} -34V-118a11 15 0 0 1 22 0V-34Z`, ink.shade("#5a3a34")) +
        path(`M${x - 2} -34V-130`, "none", `stroke="${ink.half(red, 0.3)}" stroke-width="4"`) +
        poly(
          [
            [x + 15, 0],
            [x + 27, 0],
            [x + 25, -150],
            [x + 17, -150],
          ],
          ink.half(red, 0.02),
        ) +
        poly(
          [
            [x + 21, 0],
            [x + 27, 0],
            [x + 25, -150],
            [x + 21, -150],
          ],
          ink.half(red, 0.6),
        );
      const tiles = Array.from({ length: 26 }, (_, i) => {
        const x = 118 + (i % 13) * 22;
        const y = -196 - Math.floor(i / 13) * 34;
        return poly(
          [
            [x, y],
            [x + 9, y - 13],
            [x + 18, y],
            [x + 9, y + 13],
          ],
          ink.half(["#e0b54a", "#4f8a6a", "#e9dfc8"][i % 3]!, 0.25),
        );
      }).join("");
      const minster =
        place(hall(ink, 330, 170, 96, red, "#8f4a3a", 1, 0), 250, 0) +
        tiles +
        [110, 158, 206, 254, 302, 350].map(bay).join("") +
        place(tower(ink, 74, 250, "lace", red, red, 2.2), 40, 0) +
        place(tower(ink, 74, 250, "lace", red, red, 2.1), -62, 0) +
        rect(-100, -150, 180, 150, ink.half(red, 0.3)) +
        path("M-28 0V-56a24 28 0 0 1 48 0V0Z", ink.shade("#5a2c22"));
      const terrace =
        rect(300, 560, 900, 130, ink.half("#c98b6a", 0.4)) + rect(300, 552, 900, 14, ink.half("#e0b292", 0.15));
      const water = `<defs>${river.def}</defs>${rect(-10, 740, 1620, 470, river.fill)}`;
      return (
        wood(ink.far(5), random, -20, 1640, 590, 60) +
        place(townRow(ink.far(2), random, -20, 520, 110, 180), 0, 640) +
        place(townRow(ink.far(2), random, 1080, 1640, 110, 190), 0, 640) +
        place(minster, 670, 562, 0.78) +
        terrace +
        wood(ink, random, 320, 1180, 690, 66, "#6f9a45") +
        place(townRow(ink, random, -20, 330, 130, 200), 0, 744) +
        place(townRow(ink, random, 1170, 1640, 130, 210), 0, 744) +
        rect(-10, 736, 1620, 14, ink.half("#a89a84", 0.6)) +
        water +
        ripplesIn(ink, random, [0, 770, 1600, 420], "#f3e2b6", 70) +
        stroke("M-10 700Q800 770 1610 690", ink.half("#3a3f44", 0.5), 3) +
        stroke("M640 734L559 764", ink.half("#3a3f44", 0.5), 2.5) +
        mirror(cableFerry(ink), 720, 962, 1.55) +
        place(cableFerry(ink), 720, 950, 1.55) +
        place(wash(ink, 170), 720, 952, 1.2)
      );
    },
  },
  {
    name: "lavaux-wine",
    hour: "golden",
    season: "autumn",
    sun: [-0.8, 0.45, 0.15],
    focus: [0.5, 0.55],
    subject: [0.52, 0.4, 0.86, 0.68],
    clouds: { count: 4, size: 380, to: 270 },
    lake: { colour: "#78adb5", deep: "#2d6f86", mirror: 0.45 },
    camera: { height: 0.62, horizon: 0.38, focal: 0.95 },
    world: {
      seed: 38,
      floor: 0.2,
      rough: 0.6,
      snow: 2.2,
      tree: 1.2,
      wood: 0.55,
      water: { level: 0.372, near: 0.3, far: 11.5 },
      shapes: [
        { kind: "peak", x: -5, z: 17, h: 2.2, r: 4.6, faces: 4, steep: 1.3 },
        { kind: "peak", x: 0.5, z: 18, h: 2.3, r: 5, faces: 5, turn: 0.9, steep: 1.3 },
        { kind: "range", from: [3, 18], to: [16, 17], h: 2, w: 4.6, jag: 0.6 },
      ],
    },
    front: ({ ink, random }) => {
      let out = "";
      const rows = 9;
      for (let r = 0; r < rows; r++) {
        const t = r / (rows - 1);
        const y = (x: number): number =>
          600 + t * t * 470 + t * 60 + (x - 800) * (0.16 - 0.02 * t) * -1 + 22 * Math.sin(x / 260 + r);
        const points: Point[] = [];
        for (let x = -40; x <= 1640; x += 40) points.push([x, y(x)]);
        const colour = ["#c9a23c", "#b98a35", "#a8a44a", "#d0883a"][r % 4]!;
        out += path(`${line(points)}L1640 1210L-40 1210Z`, ink.half(r % 2 ? "#b79a54" : "#c2a45a", 0.25 + 0.2 * t));
        const wall = 10 + 16 * t;
        out +=
          stroke(line(points), ink.half("#d8c8a6", 0.3), wall) +
          stroke(line(points.map(([x, yy]) => [x, yy + wall * 0.5] as Point)), ink.half("#a48f6c", 0.8), wall * 0.3);
        for (let k = 1; k <= 3; k++)
          out += vines(
            ink,
            random,
            points.map(([x, yy]) => [x, yy + wall + k * (11 + 20 * t)] as Point),
            9 + 17 * t,
            colour,
          );
      }
      const house =
        place(hall(ink, 150, 92, 50, "#f1e4c8", "#a8553a", 2, 4), 0, 0) +
        place(tower(ink, 40, 130, "spire", "#efe0c0", "#8f4a3a", 1.8), 100, 0) +
        place(hall(ink, 110, 70, 40, "#ead7b4", "#9b4f38", 2, 3), 180, 8) +
        place(hall(ink, 100, 64, 38, "#f3e8d0", "#a8553a", 1, 3), -118, 10);
      return (
        out + place(house, 1060, 742, 1.25) + place(wood(ink, random, -120, 240, 0, 34, "#8a8a3c"), 1060, 766, 1.1)
      );
    },
  },
];
