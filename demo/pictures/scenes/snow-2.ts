import type { Scene } from "../engine/scene.ts";
import { path, place, rect, stroke } from "../engine/svg.ts";
import { flag } from "../things/boats.ts";
import { chalet } from "../things/buildings.ts";
import { cable, gondola, ropeBridge, roundCabin } from "../things/cableways.ts";
import { boulder, cliff, edge, meadow, powder, snowfield, track } from "../things/ground.ts";
import { person, poses } from "../things/people.ts";
import { firs } from "../things/plants.ts";

const red = { jacket: "#cf2620", trousers: "#2c3e4c", hat: "#f0e6d2", pack: "#e0a030" };
const blue = { jacket: "#2d6f96", trousers: "#3a3f44", hat: "#e0a030", pack: "#c8321f" };
const yellow = { jacket: "#e0a030", trousers: "#2f4a3f", hat: "#cf2620", pack: "#2d6f96" };

/** The high places once more: another hour, another subject. */
export const snow2: readonly Scene[] = [
  {
    name: "jungfraujoch-2",
    hour: "noon",
    season: "winter",
    sun: [0.8, 0.6, -0.05],
    focus: [0.55, 0.56],
    subject: [0.44, 0.32, 0.78, 0.75],
    clouds: { count: 3, size: 330, to: 220 },
    camera: { height: 3.45, horizon: 0.56, focal: 1.2 },
    world: {
      seed: 103,
      floor: 2.6,
      rough: 0.55,
      snow: 2.2,
      snowSteep: 1.7,
      tree: 0,
      shapes: [
        { kind: "peak", x: -1.6, z: 7.5, h: 2.6, r: 3.4, faces: 4, turn: 0.6, steep: 1.2 },
        { kind: "peak", x: 2.6, z: 9, h: 2.2, r: 3.4, faces: 5, turn: 0.2, steep: 1.25 },
        { kind: "range", from: [-9, 11], to: [9, 12], h: 1.5, w: 3, jag: 0.4 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 900],
        [420, 860],
        [980, 800],
        [1640, 880],
      ]);
      return (
        snowfield(ink, random, ground, 22) +
        track(
          [
            [500, 1210],
            [640, 1030],
            [800, 900],
            [930, 826],
          ],
          150,
          30,
          ink.half("#c9d6e8", 0.5),
          'opacity=".6"',
        ) +
        place(`<g transform="scale(-1 1)">${flag(ink, 128)}</g>`, 1010, 812, 1.5) +
        place(person(ink, poses.point, red), 860, 826, 2.5) +
        place(person(ink, poses.stand, blue), 770, 834, 2.4) +
        boulder(ink, random, 1240, 870, 130, "#7d7672", true)
      );
    },
  },
  {
    name: "titlis-2",
    hour: "noon",
    season: "winter",
    sun: [-0.8, 0.6, 0.05],
    focus: [0.5, 0.5],
    subject: [0.14, 0.38, 0.88, 0.64],
    clouds: { count: 3, size: 320, to: 210 },
    camera: { height: 2.9, horizon: 0.44, focal: 1.05 },
    world: {
      seed: 118,
      floor: 1.4,
      rough: 0.55,
      snow: 1.5,
      snowSteep: 1.5,
      tree: 1.2,
      shapes: [
        { kind: "peak", x: -2.6, z: 9, h: 2.3, r: 3.6, faces: 4, turn: 0.2, steep: 1.25 },
        { kind: "peak", x: 2.4, z: 10, h: 2.3, r: 3.6, faces: 5, steep: 1.25 },
        { kind: "range", from: [-10, 15], to: [12, 16], h: 1.9, w: 4, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const bridge = ropeBridge(ink, [250, 640], [1370, 600], 110, 74);
      const walker = (t: number, outfit: typeof red, flip = false): string =>
        place(person(ink, poses.walk, outfit), bridge.at(t)[0], bridge.at(t)[1] - 4, 1.35, { flip });
      const left =
        cliff(
          ink,
          random,
          [
            [-40, 1210],
            [-40, 560],
            [120, 590],
            [270, 640],
            [290, 760],
            [330, 900],
            [300, 1040],
            [350, 1210],
          ],
          "#77716c",
          "#f4f6f7",
          100,
        ) +
        path(
          "M-40 546L130 580L280 640L284 668Q250 650 220 684Q190 640 150 662Q110 610 70 650Q30 600 -40 640Z",
          ink.sun("#f9f9f6"),
        );
      const right =
        cliff(
          ink,
          random,
          [
            [1640, 1210],
            [1640, 480],
            [1520, 520],
            [1350, 600],
            [1330, 740],
            [1280, 900],
            [1310, 1050],
            [1250, 1210],
          ],
          "#77716c",
          "#f4f6f7",
          100,
        ) +
        path(
          "M1640 466L1510 512L1344 598L1338 632Q1380 600 1410 644Q1450 570 1490 612Q1540 540 1580 590Q1610 540 1640 560Z",
          ink.half("#f9f9f6", 0.15),
        );
      return (
        left +
        right +
        bridge.markup +
        walker(0.24, yellow) +
        walker(0.46, red) +
        walker(0.54, blue) +
        walker(0.8, { ...yellow, jacket: "#4f8a6a" }, true) +
        [250, 1370]
          .map((x, i) => stroke(`M${x} ${i ? 612 : 652}V${i ? 490 : 530}`, ink.half("#c9352a", 0.3), 15))
          .join("")
      );
    },
  },
  {
    name: "schilthorn-2",
    hour: "morning",
    season: "summer",
    sun: [-0.8, 0.55, 0.05],
    focus: [0.42, 0.46],
    subject: [0.26, 0.22, 0.5, 0.54],
    clouds: { count: 4, size: 340, to: 260 },
    camera: { height: 2.2, horizon: 0.5, focal: 1.1 },
    world: {
      seed: 131,
      floor: 0.9,
      rough: 0.5,
      snow: 2.5,
      snowSteep: 1.6,
      tree: 1.7,
      wood: 0.55,
      shapes: [
        { kind: "peak", x: -3.4, z: 10, h: 2.5, r: 3, faces: 4, turn: 0.3, steep: 1.3 },
        { kind: "peak", x: 0, z: 11, h: 2.7, r: 3, faces: 4, turn: 0.9, steep: 1.3 },
        { kind: "peak", x: 3.6, z: 12, h: 2.9, r: 3.4, faces: 5, turn: 0.1, steep: 1.3 },
        { kind: "range", from: [-9, 5], to: [9, 5.6], h: 0.5, w: 2.4, round: 0.8, jag: 0.15 },
      ],
    },
    front: ({ ink, random }) =>
      cable(ink, [-20, 60], [1620, 560], 30) +
      cable(ink, [-20, 92], [1620, 590], 30, 3) +
      place(gondola(ink, "#e0a030"), 1240, 470, 1.1) +
      place(roundCabin(ink, "#e0a030"), 600, 302, 1.2) +
      cliff(
        ink,
        random,
        [
          [1180, 1210],
          [1230, 1040],
          [1300, 960],
          [1380, 860],
          [1480, 820],
          [1640, 760],
          [1640, 1210],
        ],
        "#8f877b",
        "#86a548",
        100,
      ) +
      meadow(
        ink,
        random,
        edge([
          [-40, 980],
          [460, 1060],
          [1000, 1130],
          [1640, 1150],
        ]),
        "#93ab4a",
      ) +
      firs(ink, random, -20, 300, 4, 200, (x) => 1000 + x * 0.2),
  },
  {
    name: "aletsch-glacier-hike-2",
    hour: "morning",
    season: "summer",
    sun: [0.8, 0.5, 0.1],
    focus: [0.44, 0.55],
    subject: [0.19, 0.3, 0.6, 0.8],
    clouds: { count: 4, size: 340, to: 220 },
    camera: { height: 3.1, horizon: 0.28, focal: 0.95 },
    world: {
      seed: 144,
      floor: 1.7,
      rough: 0.45,
      ice: 1.98,
      snow: 2.5,
      snowSteep: 1.2,
      rock: 0.6,
      tree: 0.4,
      shapes: [
        { kind: "side", x: -1.5, out: -1, h: 1.3, over: 2.2, bend: 0.9, near: 0.6, far: 18 },
        { kind: "side", x: 1.9, out: 1, h: 1.4, over: 2.2, bend: 0.9, near: 0.6, far: 18 },
        { kind: "peak", x: -4, z: 14, h: 2.2, r: 4, faces: 4, steep: 1.2 },
        { kind: "peak", x: 4, z: 15, h: 2.3, r: 4, faces: 5, steep: 1.2 },
        { kind: "range", from: [-9, 23], to: [9, 23], h: 1.7, w: 4, jag: 0.5 },
      ],
    },
    middle: ({ ink }) =>
      [
        [-70, 20],
        [40, 16],
        [120, 10],
      ]
        .map(([d, w]) =>
          track(
            [
              [640 + d! * 4.4, 1180],
              [780 + d! * 3, 900],
              [840 + d! * 2, 720],
              [790 + d! * 1.2, 560],
              [760 + d! * 0.5, 450],
              [800 + d! * 0.2, 390],
            ],
            w! * 2.4,
            2,
            ink.half("#6f7a86", 0.6),
            'opacity=".5"',
          ),
        )
        .join(""),
    front: ({ ink, random }) =>
      cliff(
        ink,
        random,
        [
          [-40, 1210],
          [-40, 800],
          [180, 830],
          [420, 870],
          [620, 880],
          [700, 960],
          [680, 1060],
          [760, 1210],
        ],
        "#8a8178",
        "#93a850",
        110,
      ) +
      place(person(ink, poses.stand, red), 470, 876, 2.7) +
      place(person(ink, poses.point, blue), 350, 866, 2.7) +
      boulder(ink, random, 150, 850, 140) +
      stroke("M498 750L520 880", ink.half("#8c6a43", 0.4), 6),
  },
  {
    name: "st-moritz-ski-lesson-2",
    hour: "morning",
    season: "winter",
    sun: [0.8, 0.55, 0.05],
    focus: [0.5, 0.6],
    subject: [0.26, 0.56, 0.79, 0.88],
    clouds: { count: 4, size: 340, to: 240 },
    camera: { height: 2.2, horizon: 0.42, focal: 1 },
    world: {
      seed: 151,
      floor: 1.7,
      rough: 0.5,
      snow: 2.2,
      snowSteep: 1.4,
      tree: 2.1,
      wood: 0.6,
      rock: 1.3,
      shapes: [
        { kind: "peak", x: -3.4, z: 9, h: 1.7, r: 3.4, faces: 5, turn: 0.2, steep: 1.2 },
        { kind: "peak", x: 1.8, z: 10, h: 1.9, r: 3.6, faces: 4, turn: 0.6, steep: 1.2 },
        { kind: "range", from: [-10, 15], to: [12, 15], h: 1.6, w: 4, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 820],
        [500, 760],
        [1000, 770],
        [1640, 690],
      ]);
      const child = (jacket: string, hat: string): string =>
        stroke("M-16 4L20 0M-14 -2L24 6", ink.half("#e0a030", 0.3), 4.5) +
        person(ink, poses.stand, { jacket, trousers: "#2c3e4c", hat, helmet: true, goggles: true });
      const pylon = stroke("M0 0V-250M-50 -244H50", ink.half("#5d6468", 0.5), 9);
      return (
        place(pylon, 1290, 740) +
        place(pylon, 1080, 700, 0.55) +
        cable(ink, [1000, 540], [1640, 420], 10) +
        [
          [1150, 526],
          [1250, 516],
          [1400, 506],
          [1540, 484],
        ]
          .map(([x, y]) => stroke(`M${x} ${y}v48h-14M${x! - 14} ${y! + 34}v20h22`, ink.half("#3a3f44", 0.6), 4))
          .join("") +
        snowfield(ink, random, ground, 18) +
        firs(ink, random, -20, 360, 6, 250, ground, true) +
        firs(ink, random, 1380, 1640, 4, 220, (x) => ground(x) + 60, true) +
        place(
          stroke("M-26 4H40Q48 2 50 -4", ink.half("#22313c", 0.4), 4) +
            stroke("M28 -50L34 4", ink.half("#3a4046", 0.4), 2.5) +
            person(ink, poses.point, {
              jacket: "#cf2620",
              trousers: "#22394a",
              hat: "#f6efe0",
              helmet: true,
              goggles: true,
            }),
          500,
          1000,
          3.1,
        ) +
        [
          ["#e0a030", "#2d6f96"],
          ["#4f8a6a", "#e0a030"],
          ["#2d6f96", "#cf2620"],
          ["#b0508a", "#f0e6d2"],
        ]
          .map(([j, h], i) => place(child(j!, h!), 780 + i * 150, 1000 - i * 14, 2 - i * 0.1, { flip: true }))
          .join("")
      );
    },
  },
  {
    name: "davos-sledging-2",
    hour: "morning",
    season: "winter",
    sun: [-0.8, 0.5, 0.05],
    focus: [0.54, 0.6],
    subject: [0.38, 0.53, 0.98, 0.9],
    clouds: { count: 3, size: 340, to: 260 },
    camera: { height: 2.1, horizon: 0.44, focal: 1 },
    world: {
      seed: 163,
      floor: 1.5,
      rough: 0.45,
      snow: 1.95,
      snowSteep: 1.5,
      tree: 2,
      wood: 0.64,
      rock: 1.4,
      shapes: [
        { kind: "peak", x: -2.2, z: 9, h: 1.5, r: 3.6, faces: 4, turn: 0.4 },
        { kind: "peak", x: 3.4, z: 10, h: 1.5, r: 3.8, faces: 5 },
        { kind: "range", from: [-12, 15], to: [12, 16], h: 1.5, w: 4, jag: 0.4 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 640],
        [420, 700],
        [900, 800],
        [1640, 900],
      ]);
      const sled = (jacket: string): string =>
        stroke("M-34 2H40Q58 0 58 -18", ink.half("#9a6a3c", 0.2), 6) +
        stroke("M-22 0V-14M20 0V-14M-34 -15H48", ink.half("#b5834a", 0.1), 5) +
        person(ink, poses.sit, { jacket, trousers: "#2c4658", hat: "#f3e3c0" });
      return (
        snowfield(ink, random, ground, 20) +
        firs(ink, random, -20, 440, 9, 280, ground, true) +
        place(chalet(ink, 300, { snowy: true }), 1380, 900) +
        firs(ink, random, 1500, 1650, 3, 260, (x) => ground(x) + 30, true) +
        track(
          [
            [-40, 1180],
            [400, 1090],
            [820, 1000],
            [1120, 930],
            [1200, 880],
          ],
          260,
          40,
          ink.half("#d3deee", 0.45),
        ) +
        powder(ink, random, 630, 1046, 110) +
        place(sled("#cf2620"), 720, 1030, 2.8, { turn: -6 }) +
        place(sled("#2d6f96"), 1120, 950, 1.6, { turn: -8 })
      );
    },
  },
  {
    name: "rigi-2",
    hour: "dawn",
    season: "winter",
    sun: [-0.5, 0.25, 0.4],
    focus: [0.48, 0.54],
    subject: [0.33, 0.4, 0.77, 0.79],
    clouds: { count: 4, from: 150, to: 430, size: 430 },
    camera: { height: 1.8, horizon: 0.52, focal: 1.1 },
    world: {
      seed: 171,
      floor: 0.4,
      rough: 0.5,
      snow: 1.3,
      snowSteep: 1.5,
      tree: 1.2,
      wood: 0.6,
      water: { level: 1, near: 0.4, far: 30, kind: "fog" },
      shapes: [
        { kind: "peak", x: 3.4, z: 7, h: 1.4, r: 2.6, faces: 4, steep: 1.2 },
        { kind: "peak", x: -3, z: 11, h: 1.3, r: 3, faces: 5, steep: 1.2 },
        { kind: "peak", x: -5, z: 18, h: 2.4, r: 4.6, faces: 4, steep: 1.2 },
        { kind: "peak", x: 1, z: 19, h: 2.7, r: 4.6, faces: 5, turn: 0.6, steep: 1.2 },
        { kind: "range", from: [4, 20], to: [16, 20], h: 2.2, w: 4, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 1050],
        [360, 930],
        [760, 860],
        [1200, 930],
        [1640, 1080],
      ]);
      const bench =
        rect(-90, -46, 180, 10, ink.half("#9a6a3c", 0.2)) +
        rect(-90, -90, 180, 12, ink.half("#9a6a3c", 0.3)) +
        rect(-90, -72, 180, 10, ink.half("#9a6a3c", 0.4)) +
        stroke("M-70 0V-90M70 0V-90", ink.half("#4a3a2c", 0.6), 9);
      return (
        snowfield(ink, random, ground, 16) +
        stroke("M1110 910V520M1030 610H1190", ink.half("#6a4a32", 0.4), 20) +
        place(bench, 640, 884, 1.2) +
        place(person(ink, poses.stand, red), 800, 874, 2.3) +
        place(person(ink, poses.point, blue), 890, 884, 2.3, { flip: true }) +
        firs(ink, random, -20, 300, 5, 250, (x) => ground(x) + 30, true)
      );
    },
  },
];
