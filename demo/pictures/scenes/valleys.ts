import type { Scene } from "../engine/scene.ts";
import { ripplesIn } from "../engine/lake.ts";
import { gradient, line, oval, path, place, poly, rect, stroke, type Point } from "../engine/svg.ts";
import { chalet, guesthouse } from "../things/buildings.ts";
import { cliffWalk } from "../things/cableways.ts";
import { boulder, cliff, edge, fence, meadow, snowfield } from "../things/ground.ts";
import { person, poses } from "../things/people.ts";
import { fir, firs, wood } from "../things/plants.ts";
import { rails, trainAlong, viaduct } from "../things/rails.ts";

const hiker = { jacket: "#cf2620", trousers: "#2c3e4c", hat: "#f0e6d2", pack: "#e0a030" };
const friend = { jacket: "#2d6f96", trousers: "#4a4238", hair: "#5a3b26", pack: "#c8321f" };

/** Valleys, trains and paths. */
export const valleys: readonly Scene[] = [
  {
    name: "zermatt-gornergrat",
    hour: "morning",
    season: "summer",
    sun: [0.85, 0.55, 0.05],
    focus: [0.46, 0.5],
    subject: [0.15, 0.24, 0.93, 0.87],
    clouds: { count: 4, size: 340, to: 330 },
    camera: { height: 2.9, horizon: 0.62, focal: 1.25 },
    haze: 0.6,
    world: {
      seed: 8,
      floor: 1.9,
      rough: 0.4,
      snow: 3.0,
      snowSteep: 1.75,
      rock: 0.7,
      tree: 2.2,
      wood: 0.4,
      shapes: [
        { kind: "peak", x: -0.9, z: 10, h: 3.9, r: 2.6, faces: 4, turn: 0.62, steep: 1.55 },
        { kind: "range", from: [-7, 11], to: [-1, 10.5], h: 1.5, w: 2.4, jag: 0.3 },
        { kind: "range", from: [-1, 10.5], to: [6, 12], h: 1.45, w: 2.4, jag: 0.3 },
        { kind: "peak", x: 4.6, z: 13, h: 2.4, r: 3, faces: 5 },
        { kind: "range", from: [-8, 5.6], to: [7, 6.4], h: 0.62, w: 2.2, jag: 0.2, round: 0.7 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 1010],
        [500, 940],
        [1000, 820],
        [1640, 640],
      ]);
      const lineOf: Point[] = [
        [-60, 1054],
        [500, 968],
        [1000, 848],
        [1640, 664],
      ];
      return (
        meadow(ink, random, ground, "#a3a656", ["#fff6dc", "#f2c84b", "#b48ad0"], 120) +
        rails(
          ink,
          lineOf.map(([x, y]) => [x, y + 34]),
          30,
          true,
        ) +
        trainAlong(
          ink,
          [
            [300, 1022],
            [640, 962],
            [980, 880],
          ],
          "#b0302a",
        ) +
        boulder(ink, random, 1180, 990, 150) +
        boulder(ink, random, 1290, 1010, 90) +
        boulder(ink, random, 180, 1150, 120) +
        place(person(ink, poses.point, hiker), 1380, 960, 1.7, { flip: true }) +
        place(person(ink, poses.stand, friend), 1446, 960, 1.65, { flip: true })
      );
    },
  },
  {
    name: "rail-pass",
    hour: "noon",
    season: "spring",
    sun: [-0.75, 0.6, 0],
    focus: [0.52, 0.58],
    subject: [0, 0.64, 0.87, 0.85],
    clouds: { count: 5, size: 350, to: 300 },
    camera: { height: 1.2, horizon: 0.47, focal: 1 },
    haze: 0.8,
    world: {
      seed: 66,
      floor: 0.7,
      rough: 0.45,
      snow: 1.9,
      snowSteep: 1.5,
      tree: 1.6,
      wood: 0.5,
      rock: 1.1,
      shapes: [
        { kind: "range", from: [-6, 5], to: [-1, 6.5], h: 0.6, w: 2.2, round: 0.9, jag: 0.2 },
        { kind: "range", from: [1, 5.4], to: [7, 4.6], h: 0.7, w: 2.2, round: 0.9, jag: 0.2 },
        { kind: "peak", x: -2.4, z: 12, h: 2, r: 4, faces: 4, turn: 0.3, steep: 1.2 },
        { kind: "peak", x: 2.6, z: 14, h: 2.3, r: 4.4, faces: 5, turn: 0.9, steep: 1.2 },
        { kind: "range", from: [-14, 17], to: [14, 18], h: 1.8, w: 4, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 850],
        [500, 880],
        [1000, 860],
        [1640, 780],
      ]);
      return (
        meadow(ink, random, ground, "#93b748", ["#fff6dc", "#f2c84b", "#f7f2ee"], 200) +
        firs(ink, random, -30, 330, 6, 260, ground) +
        place(chalet(ink, 190), 1420, 832) +
        firs(ink, random, 1500, 1650, 3, 210, ground) +
        rails(
          ink,
          [
            [-60, 1020],
            [1660, 914],
          ],
          34,
        ) +
        trainAlong(
          ink,
          [
            [-150, 1012],
            [255, 988],
            [660, 963],
            [1065, 938],
            [1380, 918],
          ],
          "#c8201f",
        ) +
        fence(ink, (x) => 1130 - (x - 800) * 0.05, -20, 1640, 52)
      );
    },
  },
  {
    name: "lauterbrunnen-waterfall",
    hour: "morning",
    season: "summer",
    sun: [0.8, 0.55, 0.05],
    focus: [0.42, 0.5],
    subject: [0.24, 0.16, 0.82, 0.86],
    clouds: { count: 3, size: 320, to: 240 },
    camera: { height: 0.98, horizon: 0.58, focal: 0.95 },
    haze: 0.9,
    world: {
      seed: 52,
      floor: 0.8,
      rough: 0.35,
      snow: 2.3,
      snowSteep: 1.6,
      tree: 1.9,
      wood: 0.6,
      rock: 1,
      shapes: [
        { kind: "side", x: 1.3, out: 1, h: 1.15, over: 0.9, near: 1.4, far: 9, bend: 0.6 },
        { kind: "side", x: -1.1, out: -1, h: 1.05, over: 0.5, near: 2.5, far: 9, bend: 0.5 },
        { kind: "peak", x: 0.2, z: 13, h: 2.9, r: 4, faces: 4, turn: 0.5, steep: 1.3 },
        { kind: "peak", x: 3, z: 12, h: 2.6, r: 3.4, faces: 5, steep: 1.3 },
      ],
    },
    front: ({ ink, random }) => {
      const face: Point[] = [
        [-40, 990],
        [-40, 180],
        [150, 210],
        [300, 236],
        [470, 232],
        [600, 262],
        [640, 330],
        [650, 470],
        [690, 560],
        [700, 700],
        [760, 830],
        [810, 900],
        [820, 990],
      ];
      const white = ink.sun("#fbfdfd");
      let veil =
        path(
          "M452 232Q448 300 454 420Q446 600 420 800L400 900H560Q536 700 510 520Q492 380 486 232Z",
          white,
          'opacity=".5"',
        ) +
        path("M458 232Q456 340 466 480Q470 660 456 880H516Q506 640 494 480Q484 340 482 232Z", white, 'opacity=".9"');
      for (let i = 0; i < 12; i++)
        veil += stroke(
          `M${461 + i * 2} ${236 + i * 14}q${random.between(-5, 5)} 220 ${random.between(-32, 34)} ${random.between(420, 620)}`,
          ink.half("#bcd9e2", 0.3),
          2.4,
          'opacity=".7"',
        );
      for (let i = 0; i < 14; i++)
        veil += oval(
          480 + random.between(-110, 110),
          900 + random.between(-28, 26),
          random.between(26, 60),
          random.between(14, 30),
          white,
          'opacity=".32"',
        );
      const ground = edge([
        [-40, 930],
        [500, 924],
        [900, 950],
        [1640, 910],
      ]);
      return (
        cliff(ink, random, face, "#9a9083", "#7f9a4a", 120) +
        firs(
          ink,
          random,
          -30,
          440,
          11,
          96,
          edge([
            [-40, 186],
            [150, 216],
            [300, 240],
            [470, 236],
          ]),
        ) +
        firs(
          ink,
          random,
          500,
          630,
          4,
          90,
          edge([
            [470, 238],
            [600, 268],
            [640, 340],
          ]),
        ) +
        veil +
        meadow(ink, random, ground, "#86ab45") +
        wood(ink, random, -30, 380, 944, 60, "#4f7f45") +
        wood(ink, random, 570, 800, 946, 50, "#4f7f45") +
        place(chalet(ink, 250), 760, 1010) +
        place(chalet(ink, 180, { wood: "#75492b" }), 1030, 984) +
        place(chalet(ink, 150), 1210, 968) +
        firs(ink, random, 1330, 1640, 6, 320, (x) => ground(x) + 40) +
        fence(ink, (x) => 1120 - x * 0.02, -20, 1640, 56)
      );
    },
  },
  {
    name: "rigi",
    hour: "alpenglow",
    season: "autumn",
    sun: [-0.75, 0.28, 0.3],
    focus: [0.55, 0.56],
    subject: [0.28, 0.6, 0.66, 0.92],
    clouds: { count: 4, from: 110, to: 420, size: 420 },
    camera: { height: 1.72, horizon: 0.47, focal: 1.05 },
    haze: 0.8,
    world: {
      seed: 77,
      floor: 0.4,
      rough: 0.5,
      snow: 1.9,
      snowSteep: 1.5,
      tree: 1.6,
      wood: 0.75,
      water: { level: 0.92, near: 0.5, far: 30, kind: "fog" },
      shapes: [
        { kind: "peak", x: -3.2, z: 6.5, h: 0.95, r: 2.2, faces: 5, round: 0.5 },
        { kind: "peak", x: 1.8, z: 9, h: 0.85, r: 2.4, faces: 4, round: 0.4 },
        { kind: "peak", x: -7, z: 16, h: 1.9, r: 4.4, faces: 4, steep: 1.2 },
        { kind: "peak", x: -2, z: 18, h: 2.6, r: 4.6, faces: 4, turn: 0.8, steep: 1.2 },
        { kind: "peak", x: 3.4, z: 19, h: 2.7, r: 4.8, faces: 5, turn: 0.2, steep: 1.2 },
        { kind: "range", from: [6, 20], to: [18, 20], h: 2.2, w: 4, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 1120],
        [500, 1040],
        [1000, 880],
        [1640, 640],
      ]);
      return (
        meadow(ink, random, ground, "#b09a4e", ["#f3d9a0", "#e8b870"], 60) +
        firs(ink, random, 1180, 1640, 7, 250, ground, false, "#3b6048") +
        rails(
          ink,
          [
            [-60, 1196],
            [500, 1110],
            [1000, 956],
            [1660, 706],
          ],
          36,
          true,
        ) +
        trainAlong(
          ink,
          [
            [470, 1110],
            [770, 1024],
            [1070, 916],
          ],
          "#b8281f",
        ) +
        firs(ink, random, -20, 300, 4, 420, (x) => ground(x) + 60, false, "#3b6048")
      );
    },
  },
  {
    name: "bernina-express",
    hour: "noon",
    season: "winter",
    sun: [0.8, 0.5, -0.1],
    focus: [0.5, 0.52],
    subject: [0.07, 0.45, 0.87, 0.96],
    clouds: { count: 3, size: 330, to: 220 },
    camera: { height: 2.1, horizon: 0.42, focal: 1.05 },
    haze: 0.7,
    world: {
      seed: 24,
      floor: 1.55,
      rough: 0.5,
      snow: 1.9,
      snowSteep: 1.35,
      tree: 2.0,
      wood: 0.64,
      rock: 1.2,
      shapes: [
        { kind: "peak", x: -3, z: 9, h: 1.9, r: 3.4, faces: 4, turn: 0.5, steep: 1.2 },
        { kind: "peak", x: 2.4, z: 10, h: 2, r: 3.8, faces: 5, turn: 0.1, steep: 1.2 },
        { kind: "side", x: 2.4, out: 1, h: 1.1, over: 2, near: 1, far: 8, bend: 0.6 },
        { kind: "side", x: -2.6, out: -1, h: 1, over: 2, near: 1, far: 8, bend: 0.6 },
        { kind: "range", from: [-12, 15], to: [12, 16], h: 1.6, w: 4, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 1010],
        [360, 1110],
        [900, 1130],
        [1300, 1050],
        [1640, 930],
      ]);
      const deck: Point[] = [];
      for (let i = 0; i <= 9; i++) deck.push([-80 + i * (212 - i * 4.6), 690 - 62 * Math.sin((i / 9) * 2.6) + i * 3]);
      const at = (i: number): Point => [deck[i]![0], deck[i]![1] - 12];
      const rockR = cliff(
        ink,
        random,
        [
          [1300, 1210],
          [1330, 900],
          [1370, 720],
          [1380, 560],
          [1440, 470],
          [1640, 400],
          [1640, 1210],
        ],
        "#7d7874",
        "#f6f7f7",
        96,
      );
      return (
        firs(ink, random, 60, 1300, 16, 190, (x) => ground(x) - 60, true) +
        viaduct(ink, deck, (x) => ground(x) + 60, 60, "#c9bba4") +
        trainAlong(
          ink,
          [at(1), at(2), at(3), at(4), at(5), at(6), at(7)].map(([x, y]) => [x, y] as Point),
          "#c8201f",
        ) +
        rockR +
        path("M1374 570Q1400 500 1450 462L1640 392V430L1480 510L1420 560Z", ink.sun("#f8f8f5")) +
        snowfield(ink, random, ground) +
        firs(ink, random, -30, 300, 5, 330, (x) => ground(x) + 40, true) +
        firs(ink, random, 1280, 1640, 6, 280, (x) => ground(x) + 50, true)
      );
    },
  },
  {
    name: "grindelwald-first",
    hour: "noon",
    season: "summer",
    sun: [-0.8, 0.6, 0],
    focus: [0.5, 0.55],
    subject: [0.14, 0.49, 0.82, 0.74],
    clouds: { count: 4, size: 340, to: 260 },
    camera: { height: 2.2, horizon: 0.44, focal: 1.1 },
    haze: 0.75,
    world: {
      seed: 41,
      floor: 1.0,
      rough: 0.5,
      snow: 2.6,
      snowSteep: 1.6,
      tree: 1.75,
      wood: 0.55,
      rock: 0.95,
      shapes: [
        { kind: "peak", x: -3.4, z: 9, h: 2.6, r: 3.2, faces: 4, turn: 0.3, steep: 1.3 },
        { kind: "peak", x: 0.6, z: 11, h: 2.9, r: 3.2, faces: 4, turn: 0.9, steep: 1.35 },
        { kind: "range", from: [3, 12], to: [9, 11], h: 2.2, w: 3, jag: 0.5 },
        { kind: "range", from: [-9, 5], to: [-3, 5], h: 0.5, w: 2.2, round: 0.8 },
      ],
    },
    front: ({ ink, random }) => {
      const rock = cliff(
        ink,
        random,
        [
          [1010, 1210],
          [1060, 1010],
          [1120, 880],
          [1180, 780],
          [1220, 640],
          [1330, 560],
          [1460, 480],
          [1640, 430],
          [1640, 1210],
        ],
        "#8f877b",
        "#86a548",
        110,
      );
      const deck: Point[] = Array.from({ length: 17 }, (_, i) => [
        240 + i * 62,
        770 + 20 * Math.sin(i / 4) + (i > 13 ? (i - 13) * -16 : 0),
      ]);
      const walkers = [
        [330, 776, friend],
        [560, 792, hiker],
      ] as const;
      return (
        rock +
        path("M1216 650Q1300 560 1460 476L1640 424V470L1470 522L1330 600Z", ink.half("#93b048", 0.1)) +
        firs(
          ink,
          random,
          1440,
          1640,
          4,
          170,
          edge([
            [1380, 530],
            [1640, 440],
          ]),
        ) +
        cliffWalk(ink, deck, 74) +
        walkers
          .map(([x, y, outfit]) =>
            place(person(ink, x < 400 ? poses.point : poses.walk, outfit), x, y - 4, 1.5, { flip: true }),
          )
          .join("") +
        place(person(ink, poses.stand, { jacket: "#e0a030", trousers: "#2c3e4c", hat: "#cf2620" }), 900, 752, 1.4, {
          flip: true,
        }) +
        meadow(
          ink,
          random,
          edge([
            [-40, 1070],
            [420, 1130],
            [1100, 1190],
            [1640, 1140],
          ]),
        ) +
        firs(ink, random, -30, 240, 4, 250, (x) => 1100 + x * 0.1)
      );
    },
  },
  {
    name: "appenzell-aescher",
    hour: "golden",
    season: "summer",
    sun: [-0.8, 0.5, 0],
    focus: [0.56, 0.56],
    subject: [0.15, 0.3, 0.87, 0.9],
    clouds: { count: 4, size: 360, to: 290 },
    camera: { height: 1.45, horizon: 0.5, focal: 1 },
    haze: 0.9,
    world: {
      seed: 19,
      floor: 0.8,
      rough: 0.45,
      snow: 2.3,
      tree: 1.55,
      wood: 0.55,
      rock: 1,
      shapes: [
        { kind: "range", from: [-9, 5], to: [-1, 6.4], h: 0.6, w: 2.4, round: 0.8, jag: 0.2 },
        { kind: "peak", x: -4, z: 12, h: 1.6, r: 3.4, faces: 4, turn: 0.2, steep: 1.2 },
        { kind: "range", from: [-14, 15], to: [6, 16], h: 1.4, w: 4, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const rock = cliff(
        ink,
        random,
        [
          [640, 1010],
          [660, 860],
          [700, 700],
          [650, 560],
          [690, 420],
          [760, 290],
          [860, 170],
          [1010, 60],
          [1200, -20],
          [1640, -20],
          [1640, 1010],
        ],
        "#b5a48c",
        "#8fae4a",
        150,
      );
      const overhang = path("M664 820Q900 610 1640 560V860H664Z", ink.half("#6a5d50", 1), 'opacity=".32"');
      const ground = edge([
        [-40, 1010],
        [420, 960],
        [900, 892],
        [1300, 900],
        [1640, 960],
      ]);
      const tables = [
        [560, 960],
        [690, 948],
        [1290, 930],
      ]
        .map(([x, y]) =>
          place(
            poly(
              [
                [-54, -46],
                [54, -46],
                [48, -38],
                [-48, -38],
              ],
              ink.half("#b5834a", 0.1),
            ) +
              stroke("M-34 -40L-40 0M34 -40L40 0M-64 -20H-40M40 -20H64", ink.half("#7a5b3c", 0.5), 6) +
              path("M-70 -120Q0 -172 70 -120Z", ink.half("#cf2620", 0.15)) +
              path("M10 -146Q50 -140 70 -120H16Z", ink.half("#cf2620", 0.7)) +
              stroke("M0 -140V-46", ink.half("#e9e2d2", 0.3), 4),
            x!,
            y!,
          ),
        )
        .join("");
      return (
        rock +
        overhang +
        firs(
          ink,
          random,
          880,
          1200,
          4,
          120,
          edge([
            [860, 178],
            [1010, 66],
            [1210, -10],
          ]),
        ) +
        meadow(ink, random, ground, "#86a845") +
        place(guesthouse(ink), 960, 916, 1.35) +
        tables +
        place(person(ink, poses.walk, hiker), 380, 1030, 1.75) +
        place(person(ink, poses.walk, friend), 290, 1046, 1.75) +
        path(
          `${line(
            [
              [180, 1210],
              [300, 1060],
              [480, 980],
              [660, 950],
              [690, 962],
              [520, 1004],
              [400, 1080],
              [420, 1210],
            ],
            true,
          )}`,
          ink.half("#d9c39a", 0.3),
          'opacity=".5"',
        ) +
        place(fir(ink, random, 380), 120, 1130) +
        place(fir(ink, random, 300), 1540, 1080)
      );
    },
  },
  {
    name: "verzasca-canyoning",
    hour: "noon",
    season: "summer",
    sun: [0.75, 0.6, 0],
    focus: [0.5, 0.62],
    subject: [0.18, 0.43, 0.84, 0.95],
    clouds: { count: 2, size: 300, to: 170 },
    camera: { height: 0.72, horizon: 0.42, focal: 0.95 },
    world: {
      seed: 35,
      floor: 0.5,
      rough: 0.5,
      snow: 3,
      tree: 1.9,
      wood: 0.78,
      rock: 1.15,
      shapes: [
        { kind: "side", x: -0.7, out: -1, h: 1.4, over: 2, near: 0.6, far: 12, bend: 0.8 },
        { kind: "side", x: 0.8, out: 1, h: 1.4, over: 2, near: 0.6, far: 12, bend: 0.8 },
        { kind: "range", from: [-5, 12], to: [6, 12], h: 1.9, w: 4, jag: 0.4 },
      ],
    },
    front: ({ ink, random }) => {
      const green = gradient([
        [0, ink.sun("#8fd8c0")],
        [0.3, ink.half("#35a58f", 0.15)],
        [1, ink.half("#0f6a60", 0.5)],
      ]);
      const water = `<defs>${green.def}</defs>${rect(-10, 800, 1620, 410, green.fill)}`;
      const bank = (points: readonly Point[]): string => cliff(ink, random, points, "#b9b2a6", null, 90);
      const stone = "#cbbfa8";
      const arch =
        path(
          "M250 720Q500 640 760 560Q800 548 850 566Q1100 650 1350 740V800H1290Q1210 650 1060 650Q900 656 850 830H770Q740 616 560 640Q400 664 340 830H250Z",
          ink.half(stone, 0.2),
        ) +
        path(
          "M340 830Q400 664 560 640Q740 616 770 830H752Q716 660 566 664Q430 680 372 830ZM850 830Q900 656 1060 650Q1210 650 1290 800H1266Q1190 676 1064 672Q930 680 880 830Z",
          ink.half(stone, 0.95),
        );
      let joints = "";
      for (let i = 0; i < 120; i++) {
        const t = random.next();
        const x = 290 + t * 1020;
        const top = x < 800 ? 716 - ((x - 250) / 550) * 158 : 556 + ((x - 800) / 550) * 184;
        joints += stroke(
          `M${x} ${top + random.between(14, 54)}h${random.between(12, 30)}`,
          ink.half(stone, 0.7),
          2.4,
          'opacity=".55"',
        );
      }
      const parapet =
        stroke("M246 716Q500 636 760 554Q800 542 850 560Q1100 644 1354 734", ink.half(stone, 0.04), 20) +
        stroke("M246 732Q500 652 760 570Q800 558 850 576Q1100 660 1354 750", ink.half(stone, 0.8), 7);
      const left =
        bank([
          [-30, 1000],
          [-30, 660],
          [130, 680],
          [260, 700],
          [350, 770],
          [380, 850],
          [330, 930],
          [180, 990],
        ]) + wood(ink, random, -40, 220, 690, 90);
      const right =
        bank([
          [1640, 1040],
          [1640, 640],
          [1450, 690],
          [1320, 720],
          [1250, 790],
          [1240, 870],
          [1320, 960],
          [1460, 1040],
        ]) + wood(ink, random, 1390, 1660, 690, 90);
      const pier = bank([
        [730, 900],
        [744, 800],
        [800, 770],
        [868, 800],
        [890, 900],
        [810, 930],
      ]);
      const swim = { jacket: "#e0a030", trousers: "#22394a", hat: "#cf2620", helmet: true };
      return (
        wood(ink, random, 200, 1420, 760, 70, "#4f7f45") +
        water +
        arch +
        joints +
        parapet +
        left +
        right +
        pier +
        ripplesIn(ink, random, [0, 880, 1600, 300], "#bff0de", 60) +
        bank([
          [380, 1210],
          [430, 1120],
          [560, 1080],
          [700, 1120],
          [760, 1210],
        ]) +
        place(person(ink, poses.jump, swim), 1010, 860, 1.7) +
        place(
          person(ink, poses.stand, { jacket: "#22394a", trousers: "#22394a", hat: "#e0a030", helmet: true }),
          520,
          1096,
          1.9,
        ) +
        place(
          person(ink, poses.point, { jacket: "#2d6f96", trousers: "#22394a", hat: "#cf2620", helmet: true }),
          600,
          1100,
          1.9,
        )
      );
    },
  },
];
