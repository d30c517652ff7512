import type { Scene } from "../engine/scene.ts";
import { disc, path, place, stroke } from "../engine/svg.ts";
import { roundHouse, sphinx } from "../things/buildings.ts";
import { cable, gondola, roundCabin } from "../things/cableways.ts";
import { cliff, edge, powder, snowfield, track } from "../things/ground.ts";
import { person, poses } from "../things/people.ts";
import { firs } from "../things/plants.ts";

const hiker = { jacket: "#cf2620", trousers: "#2c3e4c", hat: "#f0e6d2", pack: "#e0a030" };
const second = { jacket: "#2d6f96", trousers: "#3a3f44", hat: "#e0a030", pack: "#c8321f" };
const third = { jacket: "#e0a030", trousers: "#2f4a3f", hat: "#cf2620", pack: "#2d6f96" };

/** High places: snow, ice and rock. */
export const snow: readonly Scene[] = [
  {
    name: "jungfraujoch",
    hour: "noon",
    season: "winter",
    sun: [-0.85, 0.5, 0.1],
    focus: [0.6, 0.5],
    subject: [0.33, 0.38, 1, 1],
    clouds: { count: 4, size: 340, to: 250 },
    camera: { height: 3.5, horizon: 0.43, focal: 1.05 },
    haze: 0.55,
    world: {
      seed: 21,
      floor: 2.7,
      rough: 0.5,
      snow: 2.2,
      snowSteep: 1.7,
      tree: 0,
      shapes: [
        { kind: "peak", x: -3.9, z: 8, h: 2.35, r: 3.9, faces: 4, turn: 0.5, steep: 1.3 },
        { kind: "peak", x: 3.9, z: 10, h: 2.5, r: 4.4, faces: 5, turn: 0.2, steep: 1.3 },
        { kind: "peak", x: -1.2, z: 20, h: 2, r: 4, faces: 4, steep: 1.3 },
        { kind: "range", from: [-9, 12], to: [-3, 20], h: 1.2, w: 2.6, jag: 0.35 },
        { kind: "range", from: [10, 13], to: [4, 22], h: 1.1, w: 2.6, jag: 0.35 },
        { kind: "range", from: [-10, 27], to: [12, 28], h: 1.2, w: 3.5, jag: 0.5 },
      ],
    },
    middle: ({ ink }) =>
      [
        [0, 26],
        [70, 16],
        [-60, 12],
      ]
        .map(([dx, w]) =>
          track(
            [
              [560 + dx! * 2.4, 1200],
              [700 + dx! * 1.7, 930],
              [760 + dx!, 760],
              [745 + dx! * 0.7, 690],
              [720 + dx! * 0.4, 630],
            ],
            w!,
            2,
            ink.half("#b9cbe0", 0.7),
            'opacity=".75"',
          ),
        )
        .join(""),
    front: ({ ink, random }) => {
      const rock = cliff(
        ink,
        random,
        [
          [1010, 1210],
          [1030, 1060],
          [1075, 960],
          [1090, 880],
          [1120, 800],
          [1138, 740],
          [1330, 740],
          [1380, 800],
          [1460, 850],
          [1540, 960],
          [1610, 1000],
          [1610, 1210],
        ],
        "#77716c",
        "#f6f7f6",
        84,
      );
      const cap = path(
        "M1128 752L1138 736H1334L1392 806Q1440 840 1490 872Q1430 862 1400 838Q1380 872 1352 830Q1330 800 1310 822Q1290 880 1262 826Q1240 796 1222 836Q1200 900 1180 830Q1160 800 1140 848Q1118 880 1104 850Q1120 800 1128 752Z",
        ink.half("#f7f7f4", 0.1),
      );
      const party =
        [
          [560, 930],
          [606, 922],
          [652, 916],
          [698, 908],
        ]
          .map(([x, y], i) => place(person(ink, poses.walk, [hiker, second, third, hiker][i]!), x!, y!, 0.95))
          .join("") + stroke("M574 870Q590 884 612 868T658 862T704 852", ink.half("#e8702a", 0.2), 2.5);
      return (
        party +
        rock +
        cap +
        place(sphinx(ink), 1232, 744, 1) +
        snowfield(
          ink,
          random,
          edge([
            [-40, 1130],
            [500, 1160],
            [900, 1210],
            [1640, 1230],
          ]),
          6,
        )
      );
    },
  },
  {
    name: "titlis",
    hour: "morning",
    season: "winter",
    sun: [0.8, 0.55, 0.1],
    focus: [0.5, 0.46],
    subject: [0.4, 0.24, 0.64, 0.6],
    clouds: { count: 3, size: 300, to: 260 },
    camera: { height: 2.5, horizon: 0.42, focal: 1.1 },
    world: {
      seed: 44,
      floor: 1.4,
      rough: 0.55,
      snow: 1.5,
      snowSteep: 1.5,
      tree: 1.35,
      shapes: [
        { kind: "peak", x: 1.6, z: 9, h: 1.95, r: 3.9, faces: 4, turn: 0.9, steep: 1.2 },
        { kind: "peak", x: -3.6, z: 11, h: 1.75, r: 4, faces: 5, steep: 1.3 },
        { kind: "peak", x: 6, z: 13, h: 1.7, r: 4, faces: 4 },
        { kind: "range", from: [-12, 16], to: [14, 20], h: 1.7, w: 4, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 980],
        [420, 1060],
        [900, 1100],
        [1300, 1030],
        [1640, 950],
      ]);
      return (
        cable(ink, [-20, 560], [1620, 30], 22) +
        cable(ink, [-20, 590], [1620, 60], 22, 3) +
        place(gondola(ink), 300, 474, 1.1) +
        place(roundCabin(ink), 830, 330, 1.32) +
        snowfield(ink, random, ground) +
        firs(ink, random, -20, 300, 5, 170, ground, true) +
        firs(ink, random, 1380, 1620, 4, 190, ground, true)
      );
    },
  },
  {
    name: "schilthorn",
    hour: "dawn",
    season: "winter",
    sun: [-0.75, 0.3, 0.35],
    focus: [0.56, 0.46],
    subject: [0.27, 0.36, 0.72, 0.97],
    clouds: { count: 4, from: 130, to: 420, size: 420 },
    camera: { height: 2.9, horizon: 0.5, focal: 1.15 },
    haze: 0.6,
    world: {
      seed: 63,
      floor: 1.2,
      rough: 0.55,
      snow: 1.3,
      snowSteep: 1.5,
      tree: 0.8,
      water: { level: 1.75, near: 1, far: 16, kind: "fog" },
      shapes: [
        { kind: "peak", x: -5.2, z: 11, h: 3.1, r: 4.2, faces: 4, turn: 0.3, steep: 1.25 },
        { kind: "peak", x: -1.9, z: 12, h: 3.2, r: 4, faces: 4, turn: 0.8, steep: 1.2 },
        { kind: "peak", x: 2.4, z: 13, h: 3.5, r: 4.4, faces: 5, turn: 0.1, steep: 1.2 },
        { kind: "range", from: [3, 18], to: [16, 22], h: 2.3, w: 4.5, jag: 0.5 },
        { kind: "range", from: [-16, 20], to: [-4, 24], h: 2.2, w: 4.5, jag: 0.4 },
      ],
    },
    front: ({ ink, random }) => {
      const summit = cliff(
        ink,
        random,
        [
          [380, 1210],
          [520, 1040],
          [640, 910],
          [760, 780],
          [1040, 780],
          [1200, 900],
          [1390, 1010],
          [1610, 1100],
          [1610, 1210],
        ],
        "#7d7478",
        "#f8f6f4",
        96,
      );
      const cap = path(
        "M742 800L764 776H1036L1072 800Q1180 880 1250 932Q1170 912 1120 872Q1090 930 1050 862Q1010 820 980 866Q950 960 910 872Q880 820 850 872Q800 960 780 872Q740 830 690 900Q640 940 600 958Q690 870 742 800Z",
        ink.half("#fbf6f2", 0.1),
      );
      return (
        summit +
        cap +
        place(roundHouse(ink), 900, 780, 1.25) +
        snowfield(
          ink,
          random,
          edge([
            [-40, 1000],
            [240, 1080],
            [620, 1180],
            [1640, 1230],
          ]),
          5,
        )
      );
    },
  },
  {
    name: "aletsch-glacier-hike",
    hour: "noon",
    season: "summer",
    sun: [0.75, 0.6, 0.05],
    focus: [0.44, 0.6],
    subject: [0.23, 0.53, 0.76, 0.8],
    clouds: { count: 3, size: 300, to: 230 },
    camera: { height: 2.55, horizon: 0.36, focal: 0.95 },
    world: {
      seed: 15,
      floor: 1.75,
      rough: 0.5,
      ice: 2.02,
      snow: 2.3,
      snowSteep: 1.1,
      rock: 0.5,
      tree: 0.3,
      shapes: [
        { kind: "side", x: -2.6, out: -1, h: 1.5, over: 2.6, bend: 0.8, near: 1.5, far: 17 },
        { kind: "side", x: 2.8, out: 1, h: 1.4, over: 2.6, bend: 0.8, near: 1.5, far: 17 },
        { kind: "peak", x: -4.5, z: 11, h: 2, r: 4, faces: 4, steep: 1.2 },
        { kind: "peak", x: 4.8, z: 12, h: 2.1, r: 4, faces: 5, steep: 1.2 },
        { kind: "peak", x: 0.5, z: 20, h: 1.9, r: 5, faces: 4, steep: 1.2 },
        { kind: "range", from: [-9, 22], to: [9, 23], h: 1.4, w: 4, jag: 0.5 },
      ],
    },
    middle: ({ ink }) =>
      [
        [-60, 13],
        [60, 16],
        [150, 10],
      ]
        .map(([d, w]) =>
          track(
            [
              [700 + d! * 6, 1200],
              [790 + d! * 4, 900],
              [850 + d! * 2.4, 700],
              [830 + d! * 1.3, 580],
              [790 + d! * 0.7, 510],
              [800 + d! * 0.3, 462],
            ],
            w! * 2.6,
            2,
            ink.half("#7d8488", 0.55),
            'opacity=".55"',
          ),
        )
        .join(""),
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 880],
        [520, 910],
        [1000, 930],
        [1640, 850],
      ]);
      let cracks = "";
      for (let i = 0; i < 15; i++) {
        const y = 960 + i * 17;
        const x = random.between(-60, 1500);
        const w = random.between(160, 420);
        const h = random.between(7, 16) * (0.5 + i / 18);
        cracks +=
          path(
            `M${x} ${y}q${w * 0.25} ${-h} ${w * 0.5} ${-h * 0.2}t${w * 0.5} ${h * 0.1}q${-w * 0.3} ${h} ${-w * 0.55} ${h * 0.6}t${-w * 0.45} ${-h * 0.5}Z`,
            ink.half(i % 2 ? "#6fb3cf" : "#9fd0e2", 0.35),
          ) +
          path(
            `M${x} ${y + 1}q${w * 0.25} ${-h} ${w * 0.5} ${-h * 0.2}t${w * 0.5} ${h * 0.1}`,
            "none",
            `stroke="${ink.sun("#ffffff")}" stroke-width="3"`,
          );
      }
      const places: [number, number][] = [
        [430, 918],
        [660, 940],
        [890, 944],
        [1110, 934],
      ];
      const rope = places
        .slice(0, -1)
        .map(([x, y], i) => {
          const [nx, ny] = places[i + 1]!;
          return `M${x} ${y - 130}Q${(x + nx) / 2} ${(y + ny) / 2 - 60} ${nx} ${ny - 130}`;
        })
        .join("");
      const looks = [third, second, { jacket: "#4f8a6a", trousers: "#3a3f44", hat: "#cf2620", pack: "#e0a030" }, hiker];
      return (
        snowfield(ink, random, ground, 10) +
        cracks +
        places
          .map(([x, y], i) =>
            place(
              stroke("M24 -54L34 2", ink.half("#8c6a43", 0.4), 2.4) +
                person(ink, i === 3 ? poses.climb : poses.walk, looks[i]!),
              x,
              y,
              2.55,
            ),
          )
          .join("") +
        stroke(rope, ink.half("#e8702a", 0.2), 4)
      );
    },
  },
  {
    name: "st-moritz-ski-lesson",
    hour: "noon",
    season: "winter",
    sun: [-0.8, 0.6, 0],
    focus: [0.5, 0.58],
    subject: [0.14, 0.59, 0.76, 0.89],
    clouds: { count: 3, size: 330, to: 240 },
    camera: { height: 2.35, horizon: 0.46, focal: 1.05 },
    world: {
      seed: 92,
      floor: 1.75,
      rough: 0.5,
      snow: 2.25,
      snowSteep: 1.3,
      tree: 2.05,
      wood: 0.56,
      rock: 1.3,
      shapes: [
        { kind: "peak", x: -3, z: 11, h: 1.7, r: 3.6, faces: 4, turn: 0.4, steep: 1.2 },
        { kind: "peak", x: 1.4, z: 13, h: 1.75, r: 3.8, faces: 5, turn: 0.7, steep: 1.25 },
        { kind: "peak", x: 5.4, z: 14, h: 1.55, r: 4, faces: 4, turn: 0.1 },
        { kind: "range", from: [-14, 18], to: [14, 20], h: 1.5, w: 4, jag: 0.4 },
        { kind: "range", from: [-8, 6], to: [8, 6.6], h: 0.45, w: 2.6, jag: 0.15, round: 0.7 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 640],
        [400, 690],
        [900, 830],
        [1300, 930],
        [1640, 980],
      ]);
      const spray = powder(ink, random, 610, 1012, 150);
      const skier =
        stroke("M-30 4Q10 8 52 0Q60 -2 63 -8", ink.half("#e0a030", 0.2), 4) +
        stroke("M-38 -2Q6 2 46 -6Q54 -8 57 -14", ink.half("#23313c", 0.5), 4) +
        stroke("M34 -50L8 4M30 -42L-4 8", ink.half("#3a4046", 0.4), 2) +
        person(ink, poses.ski, { jacket: "#cf2620", trousers: "#22394a", hat: "#f6efe0", helmet: true, goggles: true });
      const pupil =
        stroke("M-22 3H40Q46 2 48 -3", ink.half("#2d6f96", 0.3), 4) +
        person(ink, poses.ski, { jacket: "#e0a030", trousers: "#3d5a48", hat: "#2d6f96", helmet: true, goggles: true });
      return (
        snowfield(ink, random, ground) +
        firs(ink, random, -20, 330, 6, 270, ground, true) +
        firs(ink, random, 1240, 1640, 6, 230, (x) => ground(x) + 14, true) +
        stroke("M0 760Q300 800 520 850T620 1000", ink.half("#b4c9e4", 0.6), 9, 'opacity=".7"') +
        stroke("M1120 880q-60 16 -30 44t-40 60t10 70", ink.half("#b4c9e4", 0.6), 7, 'opacity=".7"') +
        place(pupil, 1140, 900, 1.55) +
        spray +
        place(skier, 720, 1010, 3.5, { turn: 9 })
      );
    },
  },
  {
    name: "davos-sledging",
    hour: "dusk",
    season: "winter",
    sun: [0.7, 0.3, 0.4],
    focus: [0.48, 0.62],
    subject: [0.15, 0.66, 0.5, 0.9],
    clouds: { count: 3, size: 380, to: 330 },
    camera: { height: 2.1, horizon: 0.46, focal: 1.05 },
    world: {
      seed: 33,
      floor: 1.5,
      rough: 0.5,
      snow: 1.95,
      snowSteep: 1.4,
      tree: 1.95,
      wood: 0.62,
      rock: 1.4,
      shapes: [
        { kind: "peak", x: -4, z: 10, h: 1.35, r: 4.2, faces: 5, turn: 0.3 },
        { kind: "peak", x: 2, z: 13, h: 1.6, r: 4.2, faces: 4, turn: 0.6, steep: 1.3 },
        { kind: "peak", x: 6.4, z: 11, h: 1.3, r: 4, faces: 4 },
        { kind: "range", from: [-14, 17], to: [14, 19], h: 1.4, w: 4, jag: 0.4 },
      ],
    },
    middle: ({ ink, random }) => {
      let out = "";
      for (let i = 0; i < 46; i++)
        out += disc(
          random.between(560, 1060),
          random.between(668, 716),
          random.between(1.6, 3.4),
          ink.lamp("#ffd685", "#ffffff"),
        );
      return out;
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 700],
        [300, 760],
        [760, 770],
        [1200, 720],
        [1640, 640],
      ]);
      const run = track(
        [
          [520, 1210],
          [640, 1060],
          [900, 960],
          [1180, 890],
          [1230, 830],
          [1100, 790],
          [1020, 768],
        ],
        640,
        16,
        ink.half("#dfe6f2", 0.3),
      );
      const lampAt = (x: number, y: number, s: number): string =>
        place(
          disc(0, -96, 62, "#ffcf86", 'opacity=".14"') +
            disc(0, -96, 34, "#ffcf86", 'opacity=".26"') +
            stroke("M0 0V-98", ink.half("#3a3432", 0.6), 5) +
            disc(0, -98, 9, "#ffe6b0"),
          x,
          y,
          s,
        );
      const sled =
        stroke("M-34 2H40Q58 0 58 -18", ink.half("#9a6a3c", 0.2), 6) +
        stroke("M-22 0V-14M20 0V-14M-34 -15H48", ink.half("#b5834a", 0.1), 5) +
        person(ink, poses.sit, { jacket: "#e03a2a", trousers: "#2c4658", hat: "#f3e3c0" }) +
        place(person(ink, poses.sit, { jacket: "#e8b040", trousers: "#4a3a5a", hat: "#3f8aa0" }), 26, 0, 0.78) +
        stroke("M56 -16L30 -26", ink.half("#e8dcc0", 0.3), 2);
      return (
        snowfield(ink, random, ground, 8) +
        firs(ink, random, -30, 420, 9, 260, ground, true) +
        firs(ink, random, 1250, 1640, 8, 300, ground, true) +
        run +
        lampAt(1320, 870, 1) +
        lampAt(960, 880, 0.8) +
        lampAt(360, 1010, 1.7) +
        powder(ink, random, 520, 1064, 110) +
        place(sled, 620, 1040, 2.9, { turn: -8, flip: false }) +
        lampAt(1500, 1060, 1.9)
      );
    },
  },
];
