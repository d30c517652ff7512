import { ripplesIn } from "../engine/lake.ts";
import type { Scene } from "../engine/scene.ts";
import { gradient, path, place, rect, stroke } from "../engine/svg.ts";
import { cow, goat } from "../things/animals.ts";
import { chalet, hall, tower } from "../things/buildings.ts";
import { cable } from "../things/cableways.ts";
import { boulder, cliff, edge, fence, meadow, slope, track } from "../things/ground.ts";
import { person, poses } from "../things/people.ts";
import { fir, firs, tree, wood } from "../things/plants.ts";
import { rails, trainAlong } from "../things/rails.ts";

const red = { jacket: "#cf2620", trousers: "#2c3e4c", hat: "#f0e6d2", pack: "#e0a030" };
const blue = { jacket: "#2d6f96", trousers: "#4a4238", hair: "#5a3b26", pack: "#c8321f" };

/** Valleys, trains and paths once more: another hour, another subject. */
export const valleys2: readonly Scene[] = [
  {
    name: "zermatt-gornergrat-2",
    hour: "dawn",
    season: "autumn",
    sun: [0.85, 0.4, -0.05],
    focus: [0.5, 0.515],
    subject: [0.26, 0.15, 0.75, 0.89],
    clouds: { count: 3, size: 360, from: 120, to: 420 },
    lake: { colour: "#8fa9bf", deep: "#2d4a6a", mirror: 0.8 },
    camera: { height: 2.78, horizon: 0.55, focal: 1.15 },
    haze: 0.55,
    world: {
      seed: 8,
      floor: 2.65,
      rough: 0.4,
      snow: 3.15,
      snowSteep: 1.75,
      rock: 0.7,
      tree: 2.9,
      wood: 0.3,
      water: { level: 2.755, near: 0, far: 2.4 },
      shapes: [
        { kind: "peak", x: 0, z: 8.5, h: 2.9, r: 2.3, faces: 4, turn: 0.62, steep: 1.55 },
        { kind: "range", from: [-7, 10], to: [-0.4, 9.4], h: 0.8, w: 2, jag: 0.2 },
        { kind: "range", from: [0.4, 9.4], to: [7, 10.6], h: 0.85, w: 2, jag: 0.2 },
        { kind: "range", from: [-6, 3.4], to: [6, 3.7], h: 0.2, w: 1, round: 0.8, jag: 0.06 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 930],
        [380, 1000],
        [620, 1060],
        [900, 1200],
        [1640, 1215],
      ]);
      return (
        meadow(ink, random, ground, "#a8924e", ["#f3d9a0"], 50) +
        [
          [150, 1000, 150],
          [300, 1060, 90],
          [1290, 1180, 190],
          [1450, 1200, 130],
        ]
          .map(([x, y, w]) => boulder(ink, random, x!, y!, w!))
          .join("") +
        place(person(ink, poses.stand, red), 430, 1026, 2.2) +
        place(person(ink, poses.stand, blue), 502, 1040, 2.15)
      );
    },
  },
  {
    name: "rail-pass-2",
    hour: "golden",
    season: "autumn",
    sun: [-0.8, 0.45, 0.1],
    focus: [0.5, 0.58],
    subject: [0.28, 0.7, 1, 0.9],
    clouds: { count: 4, size: 360, to: 270 },
    lake: { colour: "#6fa9ae", deep: "#1f5a6a", mirror: 0.55 },
    camera: { height: 0.62, horizon: 0.42, focal: 1 },
    world: {
      seed: 311,
      floor: 0.3,
      rough: 0.55,
      snow: 1.9,
      snowSteep: 1.5,
      tree: 1.2,
      wood: 0.55,
      water: { level: 0.435, near: 0.2, far: 8 },
      shapes: [
        { kind: "side", x: 2, out: 1, h: 1.4, over: 2.4, near: 2, far: 9, bend: 0.7 },
        { kind: "peak", x: -2.6, z: 11, h: 2, r: 3.6, faces: 4, turn: 0.4, steep: 1.25 },
        { kind: "peak", x: 0.8, z: 15, h: 2.3, r: 4, faces: 5, steep: 1.25 },
        { kind: "range", from: [-12, 13], to: [-5, 12], h: 1.5, w: 3, jag: 0.4 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 880],
        [500, 900],
        [1100, 940],
        [1640, 1000],
      ]);
      return (
        meadow(ink, random, ground, "#a89a48", ["#f3d9a0", "#e8b870"], 70) +
        rails(
          ink,
          [
            [-60, 1000],
            [1660, 1090],
          ],
          34,
        ) +
        trainAlong(
          ink,
          [
            [470, 1008],
            [860, 1028],
            [1250, 1048],
            [1640, 1068],
          ],
          "#c8201f",
        ) +
        place(tree(ink, random, 520, "#c9822f"), 150, 1140) +
        wood(ink, random, 1180, 1680, 1215, 74, "#c07a34") +
        fence(ink, (x) => 1150 + (x - 800) * 0.04, 330, 1280, 48)
      );
    },
  },
  {
    name: "lauterbrunnen-waterfall-2",
    hour: "golden",
    season: "autumn",
    sun: [-0.8, 0.5, 0.05],
    focus: [0.5, 0.5],
    subject: [0.2, 0.38, 0.8, 0.95],
    clouds: { count: 3, size: 360, to: 210 },
    camera: { height: 1.75, horizon: 0.36, focal: 0.95 },
    world: {
      seed: 323,
      floor: 0.8,
      rough: 0.3,
      snow: 2.5,
      snowSteep: 1.6,
      tree: 1.7,
      wood: 0.45,
      rock: 0.95,
      shapes: [
        { kind: "side", x: -1.1, out: -1, h: 0.95, over: 0.55, near: 0.8, far: 9, bend: 0.6 },
        { kind: "side", x: 1.3, out: 1, h: 0.95, over: 0.55, near: 0.8, far: 9, bend: 0.6 },
        { kind: "peak", x: -1.6, z: 13, h: 2.8, r: 3.6, faces: 4, steep: 1.3 },
        { kind: "peak", x: 2, z: 14, h: 3, r: 3.8, faces: 5, steep: 1.3 },
      ],
    },
    middle: ({ ink, spot, random }) => {
      const fall = (x: number, z: number): string => {
        const [px, top] = spot(x, 1.62, z);
        const [, foot] = spot(x, 0.86, z);
        const w = 26 / z + 6;
        return path(
          `M${px - w * 0.3} ${top}Q${px} ${(top + foot) / 2} ${px - w} ${foot}H${px + w}Q${px + w * 0.4} ${(top + foot) / 2} ${px + w * 0.3} ${top}Z`,
          ink.sun("#fbfdfd"),
          'opacity=".9"',
        );
      };
      const [vx, vy] = spot(0, 0.82, 3.2);
      return (
        fall(-1.36, 3.4) +
        fall(1.58, 4.2) +
        fall(-1.3, 5.6) +
        Array.from({ length: 9 }, () =>
          place(chalet(ink.far(3), 40), vx + random.between(-170, 190), vy + random.between(-46, 60)),
        ).join("")
      );
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 1000],
        [500, 1110],
        [1000, 1120],
        [1640, 960],
      ]);
      return (
        meadow(ink, random, ground, "#a99c4a", ["#f3d9a0", "#e8b870"], 70) +
        fence(ink, ground, 420, 1180, 62) +
        place(cow(ink), 700, 1140, 1.9) +
        place(cow(ink, "#5f4636", true), 1010, 1166, 1.7, { flip: true }) +
        firs(ink, random, -20, 260, 4, 420, ground) +
        firs(ink, random, 1320, 1640, 5, 380, (x) => ground(x) + 20)
      );
    },
  },
  {
    name: "bernina-express-2",
    hour: "morning",
    season: "summer",
    sun: [-0.8, 0.55, 0.05],
    focus: [0.52, 0.55],
    subject: [0.03, 0.7, 0.88, 0.88],
    clouds: { count: 4, size: 340, to: 230 },
    lake: { colour: "#8fd0d0", deep: "#2f8fa0", mirror: 0.4 },
    camera: { height: 2.42, horizon: 0.42, focal: 1 },
    world: {
      seed: 337,
      floor: 2.15,
      rough: 0.5,
      snow: 2.85,
      snowSteep: 1.4,
      tree: 1.2,
      rock: 0.8,
      water: { level: 2.24, near: 0.2, far: 5.5 },
      shapes: [
        { kind: "peak", x: -3, z: 9, h: 1.7, r: 3.4, faces: 4, turn: 0.4, steep: 1.25 },
        { kind: "peak", x: 1, z: 10, h: 1.9, r: 3.4, faces: 5, turn: 0.1, steep: 1.25 },
        { kind: "peak", x: 4.6, z: 10, h: 1.5, r: 3.2, faces: 4 },
        { kind: "side", x: 1.9, out: 1, h: 0.6, over: 1.6, near: 1, far: 6, bend: 0.5 },
        { kind: "range", from: [-12, 14], to: [12, 15], h: 1.4, w: 4, jag: 0.4 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 900],
        [400, 850],
        [1000, 880],
        [1640, 980],
      ]);
      return (
        meadow(ink, random, ground, "#9aa658", ["#fff6dc", "#e0a0c0", "#f2c84b"], 160) +
        rails(
          ink,
          [
            [-60, 990],
            [1660, 1030],
          ],
          34,
        ) +
        trainAlong(
          ink,
          [
            [60, 980],
            [400, 988],
            [740, 996],
            [1080, 1004],
            [1400, 1012],
          ],
          "#c8201f",
        ) +
        [
          [210, 1110, 150],
          [360, 1150, 90],
          [1330, 1140, 180],
        ]
          .map(([x, y, w]) => boulder(ink, random, x!, y!, w!))
          .join("")
      );
    },
  },
  {
    name: "grindelwald-first-2",
    hour: "golden",
    season: "summer",
    sun: [0.8, 0.5, 0],
    focus: [0.46, 0.46],
    subject: [0.4, 0.25, 0.78, 0.56],
    clouds: { count: 4, size: 350, to: 240 },
    camera: { height: 2.3, horizon: 0.5, focal: 1.1 },
    world: {
      seed: 349,
      floor: 1.2,
      rough: 0.5,
      snow: 2.7,
      snowSteep: 1.6,
      tree: 1.8,
      wood: 0.5,
      rock: 0.95,
      shapes: [
        { kind: "peak", x: -3.6, z: 10, h: 2.5, r: 3, faces: 4, turn: 0.9, steep: 1.35 },
        { kind: "peak", x: 1.6, z: 11, h: 2.7, r: 3.2, faces: 4, turn: 0.3, steep: 1.35 },
        { kind: "range", from: [-9, 5], to: [9, 5.4], h: 0.7, w: 2.4, round: 0.8, jag: 0.2 },
        { kind: "range", from: [4, 12], to: [10, 12], h: 1.9, w: 3, jag: 0.4 },
      ],
    },
    front: ({ ink, random }) => {
      const rider = (jacket: string, hat: string): string =>
        stroke("M-14 -8L0 52M14 -8L0 52", ink.half("#3a3f44", 0.5), 4) +
        stroke("M-22 -6H22", ink.half("#3a3f44", 0.6), 9) +
        place(person(ink, poses.sit, { jacket, trousers: "#2c3e4c", hat, helmet: true }), 8, 128, 1.15) +
        path("M-18 92Q-22 122 4 124L28 116", "none", `stroke="${ink.half("#3a3f44", 0.5)}" stroke-width="6"`);
      const ground = edge([
        [-40, 1120],
        [500, 1080],
        [1000, 1000],
        [1640, 900],
      ]);
      return (
        cable(ink, [1640, 130], [-20, 560], 24, 4) +
        cable(ink, [1640, 180], [-20, 620], 24, 4) +
        place(rider("#cf2620", "#f6efe0"), 700, 398, 2) +
        place(rider("#2d6f96", "#e0a030"), 1120, 336, 1.5) +
        meadow(ink, random, ground, "#96a848") +
        firs(ink, random, 1220, 1640, 6, 300, ground) +
        place(chalet(ink, 240), 380, 1110) +
        place(cow(ink), 760, 1100, 1.1) +
        place(cow(ink, "#5f4636", true), 900, 1090, 1.1, { flip: true })
      );
    },
  },
  {
    name: "appenzell-aescher-2",
    hour: "morning",
    season: "summer",
    sun: [-0.8, 0.55, 0],
    focus: [0.5, 0.54],
    subject: [0.08, 0.68, 0.6, 0.95],
    clouds: { count: 4, size: 340, to: 230 },
    lake: { colour: "#5fb0a8", deep: "#1d6a6c", mirror: 0.6 },
    camera: { height: 1.42, horizon: 0.38, focal: 0.95 },
    world: {
      seed: 353,
      floor: 1.05,
      rough: 0.5,
      snow: 2.5,
      tree: 1.65,
      wood: 0.58,
      rock: 0.9,
      water: { level: 1.125, near: 0.5, far: 3.2, from: -1.3, to: 1.3 },
      shapes: [
        { kind: "side", x: -1, out: -1, h: 1, over: 1.4, near: 0.6, far: 6, bend: 0.6 },
        { kind: "side", x: 1.1, out: 1, h: 1, over: 1.4, near: 0.6, far: 6, bend: 0.6 },
        { kind: "peak", x: 0.6, z: 7, h: 1.4, r: 2.4, faces: 4, turn: 0.5, steep: 1.2 },
        { kind: "peak", x: -2.4, z: 8, h: 1.4, r: 2.4, faces: 5, steep: 1.2 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 930],
        [420, 990],
        [900, 1060],
        [1640, 1000],
      ]);
      return (
        meadow(ink, random, ground, "#8fb04a") +
        track(
          [
            [520, 1210],
            [640, 1120],
            [820, 1074],
            [1000, 1056],
            [1200, 1044],
          ],
          150,
          16,
          ink.half("#dcc9a2", 0.25),
        ) +
        place(goat(ink), 380, 1050, 2.2) +
        place(goat(ink), 240, 1080, 2, { flip: true }) +
        place(person(ink, poses.walk, red), 840, 1092, 2.5) +
        place(person(ink, poses.walk, blue), 720, 1110, 2.5) +
        fence(ink, ground, 1040, 1640, 58) +
        place(fir(ink, random, 420), 90, 1080) +
        place(fir(ink, random, 340), 1520, 1090)
      );
    },
  },
  {
    name: "verzasca-canyoning-2",
    hour: "noon",
    season: "summer",
    sun: [-0.75, 0.6, 0],
    focus: [0.5, 0.52],
    subject: [0.34, 0.3, 0.8, 0.87],
    clouds: { count: 2, size: 280, to: 120 },
    camera: { height: 0.9, horizon: 0.3, focal: 0.95 },
    world: {
      seed: 367,
      floor: 0.6,
      rough: 0.45,
      snow: 4,
      tree: 2,
      wood: 0.8,
      rock: 1.2,
      shapes: [
        { kind: "side", x: -0.5, out: -1, h: 1.2, over: 1.8, near: 0.6, far: 9 },
        { kind: "side", x: 0.5, out: 1, h: 1.2, over: 1.8, near: 0.6, far: 9 },
      ],
    },
    front: ({ ink, random }) => {
      const green = gradient([
        [0, ink.sun("#8fd8c0")],
        [0.4, ink.half("#2fa08c", 0.2)],
        [1, ink.half("#0f6a60", 0.5)],
      ]);
      const white = ink.sun("#fbfdfc");
      const back = cliff(
        ink,
        random,
        [
          [420, 1000],
          [460, 420],
          [560, 330],
          [700, 350],
          [760, 380],
          [900, 380],
          [980, 340],
          [1120, 330],
          [1200, 440],
          [1220, 1000],
        ],
        "#a39c90",
        "#6f9a45",
        110,
      );
      let fall =
        path("M770 374Q760 560 730 760T700 980H980Q950 760 930 600T900 374Z", white, 'opacity=".55"') +
        path("M792 374Q790 600 772 960H900Q890 600 884 374Z", white, 'opacity=".9"');
      for (let i = 0; i < 16; i++)
        fall += stroke(
          `M${785 + i * 7} ${384 + (i % 4) * 40}q${random.between(-8, 8)} 200 ${random.between(-40, 40)} ${random.between(360, 560)}`,
          ink.half("#b5d8dc", 0.3),
          3.5,
          'opacity=".7"',
        );
      const left =
        cliff(
          ink,
          random,
          [
            [-40, 1210],
            [-40, 120],
            [220, 160],
            [360, 240],
            [420, 420],
            [390, 560],
            [450, 720],
            [410, 880],
            [300, 980],
            [240, 1210],
          ],
          "#8d867b",
          "#6f9a45",
          130,
        ) + wood(ink, random, -40, 330, 190, 100);
      const right =
        cliff(
          ink,
          random,
          [
            [1640, 1210],
            [1640, 90],
            [1420, 140],
            [1280, 220],
            [1200, 400],
            [1240, 560],
            [1180, 720],
            [1230, 880],
            [1330, 980],
            [1400, 1210],
          ],
          "#8d867b",
          "#6f9a45",
          130,
        ) + wood(ink, random, 1310, 1660, 170, 100);
      const gear = { trousers: "#22394a", helmet: true };
      return (
        back +
        fall +
        `<defs>${green.def}</defs>` +
        path("M240 960Q800 900 1400 960L1640 1210H-40Z", green.fill) +
        Array.from(
          { length: 14 },
          (_, i) =>
            `<ellipse cx="${700 + i * 21}" cy="${960 + (i % 3) * 10}" rx="42" ry="18" fill="${white}" opacity=".6"/>`,
        ).join("") +
        ripplesIn(ink, random, [300, 1000, 1000, 180], "#c8f2e2", 46) +
        left +
        right +
        wood(ink, random, 500, 720, 352, 60) +
        wood(ink, random, 960, 1160, 350, 60) +
        stroke("M560 330L640 640L620 940", ink.half("#e8702a", 0.1), 5) +
        place(person(ink, poses.climb, { jacket: "#cf2620", hat: "#f6efe0", ...gear }), 640, 760, 2.4, { turn: -24 }) +
        place(person(ink, poses.point, { jacket: "#e0a030", hat: "#2d6f96", ...gear }), 1080, 1010, 2, { flip: true }) +
        place(person(ink, poses.stand, { jacket: "#2d6f96", hat: "#cf2620", ...gear }), 1150, 1020, 2, { flip: true }) +
        cliff(
          ink,
          random,
          [
            [980, 1090],
            [1010, 1030],
            [1100, 1006],
            [1220, 1016],
            [1290, 1090],
          ],
          "#a39c90",
          null,
          60,
        )
      );
    },
  },
  {
    name: "gruyeres-cheese-2",
    hour: "morning",
    season: "spring",
    sun: [0.8, 0.55, 0],
    focus: [0.52, 0.52],
    subject: [0.22, 0.2, 0.9, 0.92],
    clouds: { count: 5, size: 350, to: 290 },
    camera: { height: 1.1, horizon: 0.5, focal: 1.05 },
    world: {
      seed: 379,
      floor: 0.75,
      rough: 0.45,
      snow: 1.85,
      snowSteep: 1.5,
      tree: 1.5,
      wood: 0.52,
      rock: 1.1,
      shapes: [
        { kind: "peak", x: -2.6, z: 9, h: 1.6, r: 3, faces: 4, turn: 0.3, steep: 1.25 },
        { kind: "peak", x: 2.2, z: 11, h: 1.7, r: 3.2, faces: 5, steep: 1.25 },
        { kind: "range", from: [-9, 6], to: [9, 6.4], h: 0.4, w: 2.2, round: 0.9, jag: 0.15 },
      ],
    },
    front: ({ ink, random }) => {
      const wall = "#e6dac0";
      const tile = "#9a5a44";
      const castle =
        place(tower(ink, 76, 190, "spire", wall, tile, 1.5), -150, 0) +
        place(hall(ink, 220, 130, 70, wall, tile, 2, 6), 0, 0) +
        place(tower(ink, 50, 160, "spire", wall, tile, 1.5), 130, 0) +
        place(hall(ink, 140, 84, 48, wall, tile, 2, 4), 230, 20) +
        place(hall(ink, 120, 70, 44, wall, tile, 1, 4), -270, 24) +
        rect(-330, -10, 640, 46, ink.half("#c9baa0", 0.45));
      return (
        slope(
          ink,
          [
            [-40, 940],
            [300, 860],
            [520, 720],
            [700, 650],
            [960, 640],
            [1140, 720],
            [1360, 860],
            [1640, 920],
          ],
          "#86a84a",
          0.7,
        ) +
        place(castle, 840, 640, 1.15) +
        wood(ink, random, 480, 1180, 706, 56, "#5f8a45") +
        wood(ink, random, 360, 560, 840, 60, "#5f8a45") +
        meadow(
          ink,
          random,
          edge([
            [-40, 930],
            [500, 960],
            [1100, 930],
            [1640, 890],
          ]),
          "#96bb4a",
          ["#fff6dc", "#f2c84b", "#f7f2ee"],
          230,
        ) +
        place(cow(ink), 560, 1090, 2.2) +
        place(cow(ink, "#5f4636", true), 1020, 1050, 1.8, { flip: true }) +
        place(cow(ink, "#e6dac6"), 1310, 1020, 1.5) +
        fence(ink, (x) => 1150 - x * 0.02, -20, 1640, 60) +
        place(tree(ink, random, 430), 120, 1080)
      );
    },
  },
];
