import { ripplesIn } from "../engine/lake.ts";
import type { Scene } from "../engine/scene.ts";
import { disc, gradient, line, oval, path, place, rect, stroke, type Point } from "../engine/svg.ts";
import { cableFerry, jet, lakeBoat, riverBoat, sailboat, steamer, wash } from "../things/boats.ts";
import { hall, tower, townRow, turret } from "../things/buildings.ts";
import { paraglider } from "../things/cableways.ts";
import { cliff, edge, meadow } from "../things/ground.ts";
import { person, poses } from "../things/people.ts";
import { firs, palm, tree, vines, wood } from "../things/plants.ts";
import { viaduct } from "../things/rails.ts";
import { wineGlass } from "../things/table.ts";
import { chillon } from "./lakes.ts";

const mirror = (content: string, x: number, y: number, scale: number, opacity = 0.34): string =>
  `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" opacity="${opacity}">${content}</g>`;
const red = { jacket: "#cf2620", trousers: "#2c3e4c", hat: "#f0e6d2" };
const blue = { jacket: "#2d6f96", trousers: "#4a4238", hair: "#5a3b26" };

/** The lakes once more: another hour, another subject. */
export const lakes2: readonly Scene[] = [
  {
    name: "lake-lucerne-steamer-2",
    hour: "morning",
    season: "spring",
    sun: [0.8, 0.5, 0.05],
    focus: [0.5, 0.56],
    subject: [0.22, 0.47, 0.78, 0.9],
    clouds: { count: 4, size: 350, to: 240 },
    lake: { colour: "#58a9b2", deep: "#135668", mirror: 0.5 },
    camera: { height: 0.49, horizon: 0.47, focal: 1.1 },
    world: {
      seed: 203,
      floor: 0.3,
      rough: 0.6,
      snow: 1.9,
      snowSteep: 1.5,
      tree: 1.3,
      wood: 0.55,
      water: { level: 0.435, near: 0, far: 8 },
      shapes: [
        { kind: "peak", x: -2.6, z: 10, h: 2.2, r: 3.4, faces: 5, turn: 0.3, steep: 1.25 },
        { kind: "range", from: [-10, 10], to: [-3, 10], h: 1.2, w: 2.4, jag: 0.4 },
        { kind: "side", x: 2, out: 1, h: 1.4, over: 2.4, near: 2, far: 8, bend: 0.7 },
        { kind: "range", from: [-8, 18], to: [10, 19], h: 2.1, w: 4.5, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const plank = ink.half("#a8804f", 0.3);
      const pier =
        path("M-20 1090L760 930H900L620 1210H-20Z", plank) +
        Array.from({ length: 16 }, (_, i) =>
          stroke(
            `M${-20 + i * 46} ${1094 - i * 9.6}L${-20 + i * 40 + 90} 1210`,
            ink.half("#7a5a34", 0.6),
            3,
            'opacity=".6"',
          ),
        ).join("") +
        [
          [760, 930],
          [540, 976],
          [300, 1024],
          [900, 930],
        ]
          .map(([x, y]) => stroke(`M${x} ${y! + 30}V${y! - 66}`, ink.half("#7a5a34", 0.5), 13))
          .join("");
      return (
        mirror(steamer(ink), 1010, 745, 0.66) +
        place(wash(ink, 320), 1010, 741, 0.66) +
        place(steamer(ink), 1010, 740, 0.66, { flip: true }) +
        pier +
        place(person(ink, poses.point, red), 560, 1040, 2.4) +
        place(person(ink, poses.stand, blue), 450, 1050, 2.4) +
        place(person(ink, poses.stand, { jacket: "#e0a030", trousers: "#3a5a6a", hat: "#2d6f96" }), 380, 1062, 1.6) +
        place(tree(ink, random, 560, "#7fa64a"), 40, 1120)
      );
    },
  },
  {
    name: "chillon-2",
    hour: "alpenglow",
    season: "autumn",
    sun: [-0.8, 0.3, 0.3],
    focus: [0.46, 0.54],
    subject: [0.22, 0.3, 0.8, 0.72],
    clouds: { count: 5, from: 110, to: 400, size: 420 },
    lake: { colour: "#8a86a8", deep: "#2c3a62", mirror: 0.55 },
    camera: { height: 0.4, horizon: 0.5, focal: 1.05 },
    world: {
      seed: 219,
      floor: 0.25,
      rough: 0.6,
      snow: 1.9,
      snowSteep: 1.5,
      tree: 1.1,
      wood: 0.6,
      water: { level: 0.372, near: 0, far: 9 },
      shapes: [
        { kind: "side", x: -2, out: -1, h: 1.3, over: 2.4, near: 2.2, far: 8, bend: 0.6 },
        { kind: "peak", x: 3, z: 13, h: 2.5, r: 4.2, faces: 4, turn: 0.6, steep: 1.3 },
        { kind: "peak", x: -0.6, z: 17, h: 2.5, r: 4.6, faces: 5, steep: 1.3 },
        { kind: "range", from: [5, 15], to: [14, 16], h: 2, w: 4, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 1060],
        [500, 1110],
        [1100, 1080],
        [1640, 990],
      ]);
      return (
        mirror(chillon(ink), 560, 742, 0.72) +
        place(chillon(ink), 560, 736, 0.72) +
        mirror(sailboat(ink, "#c8321f"), 1190, 836, 1.5) +
        place(sailboat(ink, "#c8321f"), 1190, 830, 1.5) +
        meadow(ink, random, ground, "#a08a4a", ["#f3d9a0"], 40) +
        [0, 1, 2]
          .map((k) =>
            vines(
              ink,
              random,
              Array.from({ length: 22 }, (_, i) => [i * 80 - 40, ground(i * 80 - 40) + 40 + k * 50] as Point),
              26,
              k % 2 ? "#c9822f" : "#b0643a",
            ),
          )
          .join("") +
        place(tree(ink, random, 420, "#c07a34"), 1510, 1040)
      );
    },
  },
  {
    name: "interlaken-paragliding-2",
    hour: "morning",
    season: "summer",
    sun: [-0.8, 0.55, 0],
    focus: [0.5, 0.54],
    subject: [0.2, 0.3, 0.7, 0.83],
    clouds: { count: 3, size: 320, to: 190 },
    camera: { height: 1.7, horizon: 0.5, focal: 1.1 },
    world: {
      seed: 227,
      floor: 0.56,
      rough: 0.5,
      snow: 2.3,
      snowSteep: 1.6,
      tree: 1.6,
      wood: 0.55,
      shapes: [
        { kind: "peak", x: -3.4, z: 12, h: 2.8, r: 3.6, faces: 4, turn: 0.3, steep: 1.3 },
        { kind: "peak", x: 0, z: 13, h: 3, r: 3.6, faces: 4, turn: 0.9, steep: 1.3 },
        { kind: "peak", x: 3.8, z: 14, h: 3.2, r: 4, faces: 5, steep: 1.3 },
        { kind: "range", from: [-9, 6], to: [9, 6.6], h: 0.75, w: 2.4, round: 0.8, jag: 0.2 },
      ],
    },
    front: ({ ink, random }) => {
      const ground = edge([
        [-40, 800],
        [420, 860],
        [900, 980],
        [1300, 1120],
        [1640, 1230],
      ]);
      const pair =
        place(
          person(ink, poses.walk, {
            jacket: "#22394a",
            trousers: "#2c3e4c",
            hat: "#f6efe0",
            helmet: true,
            pack: "#2c3e4c",
          }),
          -20,
          96,
          1,
        ) +
        place(
          person(ink, poses.walk, { jacket: "#e0a030", trousers: "#2d6f96", hat: "#cf2620", helmet: true }),
          14,
          100,
          0.95,
        );
      return (
        meadow(ink, random, ground, "#8fae45") +
        firs(ink, random, -20, 240, 4, 260, ground) +
        place(paraglider(ink, ["#2d6f96", "#f6efe0", "#e8a92c"], pair), 760, 400, 1.45, { turn: -7 }) +
        place(person(ink, poses.point, red), 360, 920, 1.9) +
        place(oval(0, 0, 120, 16, "#2f4a2a", 'opacity=".3"'), 800, 1000) +
        firs(ink, random, 60, 330, 3, 230, (x) => ground(x) + 150)
      );
    },
  },
  {
    name: "geneva-boat-2",
    hour: "dusk",
    season: "summer",
    sun: [-0.7, 0.3, 0.35],
    focus: [0.5, 0.52],
    subject: [0.19, 0.11, 0.72, 0.83],
    clouds: { count: 4, from: 120, to: 380, size: 420 },
    lake: { colour: "#6f6f9f", deep: "#1b2750", mirror: 0.5 },
    camera: { height: 0.4, horizon: 0.5, focal: 1.1 },
    world: {
      seed: 233,
      floor: 0.25,
      rough: 0.4,
      snow: 2.4,
      tree: 1.4,
      wood: 0.7,
      water: { level: 0.372, near: 0, far: 8 },
      shapes: [
        { kind: "range", from: [-12, 14], to: [14, 12], h: 1, w: 3.6, jag: 0.25, round: 0.6 },
        { kind: "peak", x: -3, z: 16, h: 1.5, r: 4, faces: 4 },
      ],
    },
    middle: ({ ink, random }) =>
      place(townRow(ink, random, -20, 1640, 44, 90, ["#efe2c6", "#e6d9c0"], ["#6a5f68"]), 0, 606) +
      wood(ink, random, -20, 500, 610, 34),
    front: ({ ink, random }) => {
      const light = Array.from({ length: 60 }, () => {
        const x = random.between(0, 1600);
        const y = 620 + random.next() ** 2 * 260;
        return path(
          `M${x - 20} ${y}q20 -3 40 0q-20 3 -40 0Z`,
          "#ffd28a",
          `opacity="${random.between(0.3, 0.8).toFixed(2)}"`,
        );
      }).join("");
      return (
        place(jet(ink, 470), 1130, 616) +
        light +
        mirror(lakeBoat(ink), 640, 846, 2, 0.5) +
        place(wash(ink, 200), 640, 834) +
        place(lakeBoat(ink), 640, 832, 2) +
        rect(-10, 1120, 1620, 90, ink.half("#6a655f", 0.6)) +
        stroke("M-10 1120H1610", ink.half("#b9b0a0", 0.2), 7) +
        [240, 1380]
          .map(
            (x) =>
              disc(x, 900, 80, "#ffcf86", 'opacity=".14"') +
              stroke(`M${x} 1124V906`, ink.half("#2a2a30", 0.6), 8) +
              disc(x, 898, 15, "#ffe9b8"),
          )
          .join("") +
        place(person(ink, poses.stand, { jacket: "#cf2620", trousers: "#2c3e4c", hair: "#3a2a20" }), 980, 1150, 2.1, {
          flip: true,
        }) +
        place(person(ink, poses.stand, blue), 1050, 1152, 2.15, { flip: true })
      );
    },
  },
  {
    name: "lugano-monte-bre-2",
    hour: "noon",
    season: "summer",
    sun: [0.8, 0.6, 0],
    focus: [0.5, 0.52],
    subject: [0.24, 0.68, 0.8, 0.94],
    clouds: { count: 4, size: 330, to: 200 },
    lake: { colour: "#58a9c0", deep: "#195f7e", mirror: 0.4 },
    camera: { height: 1.1, horizon: 0.32, focal: 0.95 },
    world: {
      seed: 241,
      floor: 0.2,
      rough: 0.45,
      snow: 3,
      tree: 1.6,
      wood: 0.76,
      rock: 1.5,
      water: { level: 0.271, near: 0.8, far: 14 },
      shapes: [
        { kind: "peak", x: -0.9, z: 5.6, h: 0.85, r: 1.2, faces: 0, round: 0.8 },
        { kind: "range", from: [1.6, 7], to: [7, 9], h: 1, w: 2, round: 0.5, jag: 0.2 },
        { kind: "range", from: [-9, 8], to: [-3, 9], h: 1, w: 2.2, round: 0.5, jag: 0.2 },
        { kind: "range", from: [-12, 18], to: [12, 19], h: 2.2, w: 5, jag: 0.6 },
      ],
    },
    middle: ({ ink, random }) =>
      [
        [900, 760, 20],
        [860, 790, 24],
        [820, 824, 28],
      ]
        .map(([x, y, s]) => place(townRow(ink.far(2), random, x!, 1640, s!, s! * 1.8), 0, y!))
        .join(""),
    front: ({ ink, random }) => {
      const stone =
        rect(-10, 1010, 1620, 200, ink.half("#d9c7a6", 0.3)) +
        rect(-10, 1000, 1620, 22, ink.half("#efe0c2", 0.1)) +
        rect(-10, 1022, 1620, 12, ink.half("#b39f7c", 0.7));
      const table = (x: number, s: number): string =>
        place(
          stroke("M0 0V-80M-40 0H40", ink.half("#4a3a2c", 0.5), 8) +
            oval(0, -82, 84, 13, ink.half("#f4efe4", 0.15)) +
            stroke("M0 -82V-270", ink.half("#e9e2d2", 0.3), 6) +
            path("M-150 -250Q0 -350 150 -250Z", ink.half("#e0a030", 0.12)) +
            path(
              ink.side < 0 ? "M20 -299Q100 -290 150 -250H40Z" : "M-20 -299Q-100 -290 -150 -250H-40Z",
              ink.half("#e0a030", 0.65),
            ),
          x,
          1130,
          s,
        );
      const balusters =
        Array.from({ length: 41 }, (_, i) => stroke(`M${i * 40} 1000V920`, ink.half("#efe4cc", 0.3), 12)).join("") +
        rect(-10, 904, 1620, 18, ink.half("#efe4cc", 0.1));
      return (
        wood(ink, random, -20, 560, 940, 100, "#5d8a48") +
        wood(ink, random, 1180, 1660, 950, 80, "#5d8a48") +
        balusters +
        stone +
        table(460, 1) +
        table(1120, 1) +
        place(person(ink, poses.point, red), 760, 1090, 2.4, { flip: true }) +
        place(person(ink, poses.stand, blue), 840, 1094, 2.4, { flip: true }) +
        place(palm(ink, random, 640), 130, 1120) +
        place(palm(ink, random, 560), 1500, 1120)
      );
    },
  },
  {
    name: "rhine-falls-2",
    hour: "golden",
    season: "autumn",
    sun: [0.8, 0.45, 0],
    focus: [0.46, 0.56],
    subject: [0.24, 0.5, 0.94, 0.92],
    clouds: { count: 4, size: 350, to: 230 },
    camera: { height: 0.6, horizon: 0.34, focal: 1 },
    world: {
      seed: 251,
      floor: 0.5,
      rough: 0.2,
      snow: 9,
      tree: 1.4,
      wood: 0.6,
      shapes: [{ kind: "range", from: [-8, 7], to: [8, 8], h: 0.3, w: 3, round: 1, jag: 0.1 }],
    },
    front: ({ ink, random }) => {
      const white = ink.sun("#fbfdfc");
      const basin = gradient([
        [0, ink.sun("#a9d3c4")],
        [1, ink.half("#246a70", 0.5)],
      ]);
      let falls =
        `<defs>${basin.def}</defs>` +
        path("M-20 470Q500 420 1240 500L1000 700Q700 900 -20 980Z", ink.half("#cfe6e2", 0.3));
      for (let i = 0; i < 150; i++) {
        const t = random.next();
        const x = -30 + t * 1160;
        const top = 452 + 60 * t + random.between(0, 300 * (1 - t * 0.7));
        const h = random.between(90, 300) * (1 - 0.5 * t);
        const w = random.between(20, 80) * (1 - 0.5 * t);
        falls += path(
          `M${x} ${top}q${w / 2} ${-w * 0.3} ${w} 0q${w * 0.5} ${h * 0.5} ${w * 0.3} ${h}h${-w}q${-w * 0.1} ${-h * 0.5} ${-w * 0.3} ${-h}Z`,
          [white, ink.half("#a9d5d2", 0.25), ink.half("#e6f3f1", 0.15), ink.half("#86c2be", 0.35)][i % 4]!,
          'opacity=".75"',
        );
      }
      let foam = "";
      for (const [tint, rise, size] of [
        [ink.half("#a9d5d2", 0.3), -30, 56],
        [ink.half("#dcefed", 0.12), -8, 48],
        [white, 16, 42],
      ] as const) {
        for (let i = 0; i < 60; i++) {
          const t = i / 60;
          foam += disc(
            -20 + t * 1120,
            960 - 220 * t + rise + random.between(-16, 16),
            size * random.between(0.5, 1.15) * (1.15 - t * 0.5),
            tint,
          );
        }
      }
      const platform =
        cliff(
          ink,
          random,
          [
            [900, 1210],
            [940, 1060],
            [1010, 960],
            [1080, 880],
            [1640, 860],
            [1640, 1210],
          ],
          "#8d7d68",
          "#a08a4a",
          90,
        ) +
        rect(960, 852, 680, 26, ink.half("#8a8f92", 0.3)) +
        rect(960, 876, 680, 10, ink.half("#4a5054", 0.8)) +
        Array.from({ length: 22 }, (_, i) => stroke(`M${968 + i * 32} 852v-84`, ink.half("#5d6468", 0.5), 4)).join("") +
        stroke("M964 768H1640M964 810H1640", ink.half("#c9cdcb", 0.2), 6);
      return (
        wood(ink, random, -20, 1640, 500, 90, "#a8783a") +
        place(hall(ink, 210, 100, 56, "#efe3ca", "#a8553a", 2, 5), 1340, 466) +
        place(turret(ink, 66, 140, 76, "#efe3ca", "#a8553a"), 1226, 470) +
        cliff(
          ink,
          random,
          [
            [1160, 760],
            [1180, 500],
            [1640, 480],
            [1640, 880],
            [1080, 880],
          ],
          "#8d7d68",
          "#a08a4a",
          84,
        ) +
        path("M-20 900Q600 860 1620 840V1210H-20Z", basin.fill) +
        falls +
        foam +
        ripplesIn(ink, random, [0, 1000, 1000, 180], "#f0f4e4", 40) +
        place(riverBoat(ink, "#8a2f24"), 520, 1080, 1.25) +
        platform +
        [
          [1090, red],
          [1170, blue],
          [1330, { jacket: "#e0a030", trousers: "#3a4a3f", hat: "#cf2620" }],
          [1440, { jacket: "#4f8a6a", trousers: "#2c3e4c", hair: "#b98a4a" }],
        ]
          .map(([x, outfit], i) =>
            place(person(ink, i === 1 ? poses.point : poses.stand, outfit as typeof red), Number(x), 854, 1.75, {
              flip: true,
            }),
          )
          .join("")
      );
    },
  },
  {
    name: "basel-rhine-ferry-2",
    hour: "noon",
    season: "summer",
    sun: [0.8, 0.6, 0],
    focus: [0.48, 0.58],
    subject: [0.1, 0.1, 0.99, 0.84],
    clouds: { count: 4, size: 330, to: 260 },
    camera: { height: 0.6, horizon: 0.48, focal: 1 },
    front: ({ ink, random }) => {
      const river = gradient([
        [0, ink.sun("#a3d3cf")],
        [0.35, ink.half("#4f9f9f", 0.2)],
        [1, ink.half("#1d6470", 0.5)],
      ]);
      const deck: Point[] = Array.from({ length: 7 }, (_, i) => [-60 + i * 290, 600 + Math.abs(i - 3) * 9]);
      const swimmer = (x: number, y: number, s: number, bag: string): string =>
        place(
          oval(0, 2, 46, 5, ink.sun("#e9f6f2"), 'opacity=".7"') +
            disc(0, -12, 12, ink.half("#dba780", 0.2)) +
            path("M-11 -12A12 12 0 0 1 11 -15Q0 -18 -11 -12Z", ink.half("#5a3b26", 0.4)) +
            stroke("M-8 0Q-26 -4 -34 2", ink.half("#dba780", 0.3), 8) +
            path("M20 2Q22 -26 46 -28Q72 -26 66 2Z", ink.half(bag, 0.12)) +
            path("M46 -28Q72 -26 66 2H50Q56 -14 46 -28Z", ink.half(bag, 0.7)),
          x,
          y,
          s,
        );
      return (
        place(townRow(ink.far(3), random, -20, 1640, 110, 190), 0, 590) +
        place(tower(ink.far(3), 60, 210, "lace", "#b8533e", "#b8533e", 2.1), 1180, 500) +
        place(tower(ink.far(3), 60, 210, "lace", "#b8533e", "#b8533e", 2), 1262, 500) +
        place(hall(ink.far(3), 240, 130, 76, "#b8533e", "#8f4a3a", 1, 6), 1430, 500) +
        `<defs>${river.def}</defs>` +
        rect(-10, 700, 1620, 510, river.fill) +
        viaduct(ink, deck, () => 716, 60, "#c9a088") +
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              stroke(`M${130 + i * 340} 596V540`, ink.half("#3a3f44", 0.5), 5) +
              disc(130 + i * 340, 536, 9, ink.lamp("#ffe6b0", "#f4efe4")),
          )
          .join("") +
        ripplesIn(ink, random, [0, 740, 1600, 450], "#e4f6f0", 80) +
        mirror(cableFerry(ink), 1130, 858, 1) +
        place(cableFerry(ink), 1130, 850, 1) +
        swimmer(520, 930, 1.9, "#e8702a") +
        swimmer(760, 1000, 2.2, "#2d6f96") +
        swimmer(330, 1020, 2, "#cf2f6a") +
        swimmer(960, 930, 1.5, "#e0a030")
      );
    },
  },
  {
    name: "lavaux-wine-2",
    hour: "alpenglow",
    season: "autumn",
    sun: [-0.7, 0.32, 0.3],
    focus: [0.52, 0.58],
    subject: [0.38, 0.42, 0.9, 0.84],
    clouds: { count: 4, from: 120, to: 380, size: 420 },
    lake: { colour: "#a895b0", deep: "#3f4a78", mirror: 0.5 },
    camera: { height: 0.7, horizon: 0.42, focal: 1 },
    world: {
      seed: 263,
      floor: 0.2,
      rough: 0.6,
      snow: 2.1,
      tree: 1.1,
      wood: 0.6,
      water: { level: 0.372, near: 0.3, far: 12 },
      shapes: [
        { kind: "side", x: -1.7, out: -1, h: 0.9, over: 2.2, near: 1.2, far: 6, bend: 0.5 },
        { kind: "peak", x: 1, z: 18, h: 2.3, r: 4.6, faces: 4, turn: 0.3, steep: 1.3 },
        { kind: "peak", x: 6, z: 18, h: 2.2, r: 4.6, faces: 5, steep: 1.3 },
        { kind: "range", from: [-8, 20], to: [0, 20], h: 1.7, w: 4, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const wall =
        rect(-10, 960, 1620, 250, ink.half("#b3a188", 0.4)) +
        rect(-10, 946, 1620, 34, ink.half("#dccdb2", 0.1)) +
        rect(-10, 980, 1620, 10, ink.half("#7d6d58", 0.8));
      let stones = "";
      for (let i = 0; i < 60; i++)
        stones += rect(
          random.between(-20, 1580),
          1000 + (i % 5) * 42,
          random.between(60, 140),
          34,
          ink.half("#b3a188", random.between(0.3, 0.75)),
          'rx="8" opacity=".7"',
        );
      let grapes = "";
      for (const [x, y] of [
        [0, 0],
        [30, 4],
        [60, 0],
        [90, 6],
        [14, 26],
        [46, 30],
        [76, 28],
        [30, 54],
        [60, 54],
        [46, 78],
      ] as const)
        grapes +=
          disc(x, y, 19, ink.half("#6a3f78", 0.5)) +
          disc(x + ink.side * 5, y - 5, 8, ink.half("#a884b8", 0.2), 'opacity=".7"');
      const leaf = (x: number, y: number, turn: number, c: string): string =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0Q-40 -20 -34 -56Q-54 -60 -50 -90Q-16 -84 0 -120Q16 -84 50 -90Q54 -60 34 -56Q40 -20 0 0Z" fill="${ink.half(c, 0.25)}"/><path d="M0 0V-96M0 -40L-30 -66M0 -40L30 -66" fill="none" stroke="${ink.half(c, 0.8)}" stroke-width="4"/></g>`;
      const bottle =
        path("M-34 0V-150Q-34 -190 -13 -204V-270H13V-204Q34 -190 34 -150V0Z", ink.half("#2f5a3c", 0.4)) +
        path(
          ink.side < 0
            ? "M8 0V-150Q8 -190 4 -204V-270H13V-204Q34 -190 34 -150V0Z"
            : "M-8 0V-150Q-8 -190 -4 -204V-270H-13V-204Q-34 -190 -34 -150V0Z",
          ink.half("#2f5a3c", 1),
        ) +
        rect(-34, -120, 68, 76, ink.half("#f4ead2", 0.15)) +
        rect(-24, -106, 48, 6, ink.half("#8a2f24", 0.3)) +
        rect(-24, -92, 34, 5, ink.half("#8a7a5a", 0.4)) +
        rect(-15, -276, 30, 40, ink.half("#c9a23c", 0.3));
      return (
        wall +
        stones +
        place(bottle, 690, 962, 1.55) +
        place(wineGlass(ink, "#f0d67a"), 890, 962, 1.9) +
        place(wineGlass(ink, "#f0d67a"), 1030, 968, 1.9) +
        place(grapes, 1150, 860, 1.1) +
        leaf(1140, 900, -40, "#d0883a") +
        leaf(1310, 930, 60, "#c9a23c") +
        leaf(100, 960, -20, "#c96a2f") +
        leaf(210, 980, 30, "#d0a03a") +
        stroke(
          line([
            [-10, 700],
            [60, 720],
            [150, 800],
            [180, 900],
          ]),
          ink.half("#5a4030", 0.6),
          14,
        ) +
        leaf(150, 800, 50, "#b9a03a") +
        leaf(60, 760, -60, "#d0883a")
      );
    },
  },
];
