import type { Scene } from "../engine/scene.ts";
import { ripplesIn } from "../engine/lake.ts";
import { Ink } from "../engine/light.ts";
import { disc, gradient, oval, path, place, poly, rect, stroke } from "../engine/svg.ts";
import { chalet, coveredBridge, hall, tower, townRow, waterTower } from "../things/buildings.ts";
import { edge, meadow } from "../things/ground.ts";
import { velo } from "../things/velo.ts";
import { person, poses } from "../things/people.ts";
import { firs, tree, wood } from "../things/plants.ts";
import { breadBasket, cheese, fondue, fork, plate, roesti, wineGlass } from "../things/table.ts";

/** Towns, tables and rivers. */
export const towns: readonly Scene[] = [
  {
    name: "zurich-food-tour",
    hour: "golden",
    season: "summer",
    sun: [-0.8, 0.45, 0],
    focus: [0.5, 0.52],
    subject: [0.08, 0.19, 0.93, 0.93],
    clouds: { count: 4, size: 360, to: 250 },
    camera: { height: 0.6, horizon: 0.46, focal: 1 },
    world: {
      seed: 9,
      floor: 0.2,
      rough: 0.3,
      snow: 1.3,
      tree: 0.9,
      wood: 0.6,
      shapes: [
        { kind: "range", from: [-10, 12], to: [-1, 14], h: 0.7, w: 3.4, round: 0.8 },
        { kind: "range", from: [-2, 22], to: [14, 24], h: 2.1, w: 5, jag: 0.5 },
      ],
    },
    front: ({ ink, random }) => {
      const river = gradient([
        [0, ink.sun("#9cc7b8")],
        [1, ink.half("#3a7f80", 0.5)],
      ]);
      const wine = "#e8c86a";
      const church =
        place(hall(ink, 210, 150, 80, "#d9cbb0", "#9b5a42", 1, 5), 190, 0) +
        place(tower(ink, 86, 290, "dome", "#d9cbb0", "#6f8f86"), -50, 0) +
        place(tower(ink, 86, 290, "dome", "#d9cbb0", "#6f8f86"), 56, 0);
      const cloth = gradient([
        [0, ink.sun("#b5824e")],
        [1, ink.half("#8a5a30", 0.5)],
      ]);
      return (
        `<defs>${river.def}${cloth.def}</defs>` +
        rect(-10, 620, 1620, 300, river.fill) +
        place(townRow(ink.far(3), random, -20, 1640, 90, 150), 0, 560) +
        place(church, 820, 586, 0.86) +
        place(townRow(ink, random, -20, 660, 130, 210), 0, 650) +
        place(townRow(ink, random, 1010, 1640, 130, 230), 0, 650) +
        place(townRow(ink, random, 640, 1020, 70, 110), 0, 650) +
        rect(-10, 644, 1620, 22, ink.half("#b8a88e", 0.5)) +
        `<g opacity=".25" transform="translate(0 1320) scale(1 -1)">${place(church, 820, 640, 0.86)}</g>` +
        path("M-20 704Q120 640 300 700Q380 726 380 760H330Q300 722 200 722T20 770H-20Z", ink.half("#cbbb9f", 0.4)) +
        ripplesIn(ink, random, [0, 680, 1600, 190], "#f4e6bc", 46) +
        rect(-10, 866, 1620, 344, cloth.fill) +
        rect(-10, 862, 1620, 12, ink.sun("#cf9c62")) +
        [930, 1010, 1110].map((y) => stroke(`M-10 ${y}H1610`, ink.half("#7a4d28", 0.6), 3, 'opacity=".5"')).join("") +
        path("M560 874H1060L1150 1210H440Z", ink.half("#f6f0e2", 0.12)) +
        stroke("M590 874L482 1210M1030 874L1108 1210", ink.half("#c8321f", 0.2), 12) +
        place(plate(ink, 230, roesti(ink, random, 230)), 800, 1040) +
        place(wineGlass(ink, wine), 1090, 1010, 1.45) +
        place(wineGlass(ink, wine), 512, 990, 1.35) +
        place(breadBasket(ink, random), 270, 1050, 1.1) +
        place(cheese(ink, 230), 1340, 1070) +
        stroke("M1060 1140L1120 1020", ink.half("#dcdcd6", 0.1), 9)
      );
    },
  },
  {
    name: "gruyeres-cheese",
    hour: "dusk",
    season: "winter",
    sun: [0.6, 0.35, 0.5],
    focus: [0.5, 0.58],
    subject: [0.08, 0.56, 0.96, 0.92],
    clouds: { count: 2, size: 340, to: 300 },
    camera: { height: 1.1, horizon: 0.5, focal: 1.1 },
    world: {
      seed: 47,
      floor: 0.8,
      rough: 0.5,
      snow: 0.9,
      snowSteep: 1.4,
      tree: 1.45,
      wood: 0.55,
      shapes: [
        { kind: "peak", x: -1.8, z: 8, h: 1.7, r: 3, faces: 4, turn: 0.4, steep: 1.25 },
        { kind: "peak", x: 2.2, z: 9, h: 1.5, r: 3, faces: 5, steep: 1.25 },
        { kind: "range", from: [-9, 11], to: [9, 12], h: 1, w: 3, jag: 0.3 },
      ],
    },
    front: ({ ink, random }) => {
      const room = new Ink({ ...ink.hour, sun: [1.02, 0.8, 0.56], shade: [0.34, 0.22, 0.17], haze: "#6a4a36" }, -1);
      const wood1 = "#9a673c";
      const village = [
        [520, 700, 120],
        [690, 716, 150],
        [880, 700, 120],
        [1050, 716, 140],
      ]
        .map(([x, y, w]) => place(chalet(ink, w!, { snowy: true, flowers: false }), x!, y!))
        .join("");
      const view =
        place(tower(ink, 44, 120, "spire", "#d9cbb0", "#7a4a3a", 2), 790, 690) +
        village +
        firs(ink, random, 300, 480, 4, 150, () => 730, true) +
        firs(ink, random, 1110, 1300, 4, 160, () => 730, true) +
        rect(200, 712, 1200, 100, ink.half("#eef2f8", 0.3));
      const frame = (x: number, y: number, w: number, h: number, c: string, t: number): string =>
        rect(x, y, w, h, room.half(c, t));
      let wall =
        rect(-10, -10, 270, 840, room.half(wood1, 0.55)) +
        rect(1340, -10, 280, 840, room.half(wood1, 0.55)) +
        rect(-10, -10, 1620, 120, room.half(wood1, 0.6)) +
        rect(-10, 770, 1620, 120, room.half(wood1, 0.5));
      for (const y of [40, 150, 260, 370, 480, 590, 700])
        wall += stroke(`M-10 ${y}H258M1342 ${y}H1610`, room.half("#5a3a20", 0.8), 4);
      wall +=
        frame(240, 90, 1120, 34, "#b9814c", 0.2) +
        frame(240, 750, 1120, 44, "#c48d55", 0.1) +
        frame(240, 90, 34, 700, "#b9814c", 0.3) +
        frame(1326, 90, 34, 700, "#b9814c", 0.5) +
        frame(786, 110, 28, 650, "#b9814c", 0.35) +
        frame(260, 330, 1080, 22, "#b9814c", 0.35);
      const curtain = (flip: boolean): string =>
        place(
          path("M0 60H230Q220 320 150 470Q110 560 60 600Q20 690 26 800H-60V60Z", room.half("#b8281f", 0.25)) +
            path(
              "M40 60Q60 330 10 600M100 60Q110 300 60 520M160 60Q160 300 110 480",
              "none",
              `stroke="${room.half("#7a1512", 0.3)}" stroke-width="9"`,
            ) +
            poly(
              [
                [20, 590],
                [86, 560],
                [92, 590],
                [26, 622],
              ],
              room.half("#f1e2c2", 0.2),
            ),
          flip ? 1420 : 180,
          20,
          1,
          { flip },
        );
      const table = gradient([
        [0, room.half("#b97f48", 0.05)],
        [1, room.half("#7a4d28", 0.45)],
      ]);
      const steam = stroke(
        "M740 720q-34 -60 6 -110t-4 -120M840 716q34 -56 -4 -104t10 -110",
        "#fff4e0",
        12,
        'opacity=".16"',
      );
      return (
        view +
        wall +
        curtain(false) +
        curtain(true) +
        `<defs>${table.def}</defs>` +
        rect(-10, 884, 1620, 326, table.fill) +
        rect(-10, 878, 1620, 14, room.half("#d9a366", 0.05)) +
        [960, 1060, 1150].map((y) => stroke(`M-10 ${y}H1610`, room.half("#5a3a20", 0.6), 3, 'opacity=".5"')).join("") +
        path("M530 892H1070L1180 1210H420Z", room.half("#f4ecdc", 0.12)) +
        stroke("M566 892L470 1210M1034 892L1130 1210", room.half("#b8281f", 0.2), 13) +
        place(fondue(room), 800, 1070, 1.32) +
        place(fork(room, 28, "#c8321f"), 850, 842) +
        place(fork(room, -34, "#2d6f96"), 740, 840) +
        steam +
        place(breadBasket(room, random), 330, 1080, 1.3) +
        place(wineGlass(room, "#f0d67a"), 1180, 1060, 1.6) +
        place(cheese(room, 240), 1400, 1080) +
        stroke("M258 860V822", room.half("#f3e7c8", 0.1), 22) +
        path("M258 790q-14 20 0 34q14 -14 0 -34Z", "#ffc861") +
        disc(258, 808, 60, "#ffc861", 'opacity=".2"')
      );
    },
  },
  {
    name: "bern-e-bike",
    hour: "morning",
    season: "summer",
    sun: [-0.8, 0.55, 0],
    focus: [0.5, 0.52],
    subject: [0.2, 0.16, 0.7, 0.9],
    clouds: { count: 4, size: 350, to: 260 },
    camera: { height: 0.95, horizon: 0.4, focal: 1 },
    haze: 0.8,
    world: {
      seed: 62,
      floor: 0.55,
      rough: 0.4,
      snow: 1.9,
      tree: 1.1,
      wood: 0.58,
      shapes: [
        { kind: "range", from: [-10, 9], to: [8, 8], h: 0.35, w: 3.4, round: 1, jag: 0.1 },
        { kind: "range", from: [-8, 22], to: [14, 24], h: 2.9, w: 5.4, jag: 0.7 },
      ],
    },
    front: ({ ink, random }) => {
      const aare = gradient([
        [0, ink.sun("#8fd3cb")],
        [1, ink.half("#2f8f92", 0.4)],
      ]);
      const roofs = ["#a8553a", "#9a4c34", "#b06044"];
      const walls = ["#c9c3ae", "#d3cbb5", "#bfbba8", "#d9d2bd"];
      const town =
        place(townRow(ink.far(2), random, 330, 1290, 50, 80, walls, roofs), 0, 610) +
        place(tower(ink, 92, 250, "lace", "#c9bf9f", "#b9ad8c", 2.3), 760, 640, 0.82) +
        place(hall(ink, 230, 100, 66, "#c9bf9f", "#8f5040", 1, 6), 920, 650) +
        place(townRow(ink.far(1), random, 260, 1360, 62, 100, walls, roofs), 0, 690) +
        place(townRow(ink, random, 200, 1420, 70, 116, walls, roofs), 0, 776);
      const ground = edge([
        [-40, 990],
        [500, 950],
        [1000, 956],
        [1640, 930],
      ]);
      return (
        `<defs>${aare.def}</defs>` +
        wood(ink, random, -30, 1640, 640, 76, "#4f7f45") +
        path(
          "M-20 700Q200 700 180 800Q180 870 420 884T1220 880Q1430 860 1420 790Q1410 700 1640 690V1000Q1400 1010 900 1000T-20 1010Z",
          aare.fill,
        ) +
        town +
        path("M176 776H1430Q1440 840 1280 852Q800 876 320 856Q170 840 176 776Z", ink.half("#7fa64a", 0.3)) +
        wood(ink, random, 220, 1390, 838, 44, "#6f9a45") +
        ripplesIn(ink, random, [120, 880, 1380, 110], "#d9f2ea", 40) +
        stroke("M1380 720L1640 660", ink.half("#cbbf9f", 0.2), 26) +
        meadow(ink, random, ground, "#86ab45") +
        path("M-20 1034Q700 1000 1620 1010V1076Q700 1066 -20 1104Z", ink.half("#d9cbab", 0.25)) +
        place(tree(ink, random, 400), 110, 1010) +
        place(tree(ink, random, 340, "#7fa64a"), 1510, 980) +
        place(velo(ink, "#cf2620"), 820, 1052, 2.7) +
        place(velo(ink, "#2d6f96"), 480, 1048, 2.4)
      );
    },
  },
  {
    name: "lucerne-night-walk",
    hour: "night",
    season: "summer",
    sun: [0.6, 0.5, 0.3],
    focus: [0.52, 0.55],
    subject: [0.3, 0.21, 0.7, 0.93],
    clouds: { count: 3, size: 380, to: 280 },
    camera: { height: 0.5, horizon: 0.52, focal: 1 },
    haze: 0.8,
    world: {
      seed: 81,
      floor: 0.3,
      rough: 0.5,
      snow: 1.7,
      tree: 1.3,
      wood: 0.6,
      shapes: [
        { kind: "peak", x: -3, z: 9, h: 2, r: 3.4, faces: 5, turn: 0.4, steep: 1.2 },
        { kind: "range", from: [-10, 10], to: [-3, 9], h: 1.2, w: 2.6, jag: 0.4 },
        { kind: "peak", x: 5, z: 14, h: 1.7, r: 4, faces: 4 },
      ],
    },
    sky: () => disc(1250, 310, 50, "#f6efd6") + disc(1250, 310, 116, "#cfd8ee", 'opacity=".14"'),
    front: ({ ink, random }) => {
      const river = gradient([
        [0, "#2b4473"],
        [0.4, "#182c55"],
        [1, "#0b1733"],
      ]);
      const houses =
        place(townRow(ink, random, -20, 1640, 110, 190), 0, 690) +
        place(hall(ink, 230, 150, 70, "#e9ddc8", "#7d4a38", 2, 5), 1330, 690) +
        place(tower(ink, 58, 220, "spire", "#e6dbc4", "#5f7f78", 2.2), 1240, 690) +
        place(tower(ink, 58, 220, "spire", "#e6dbc4", "#5f7f78", 2.2), 1420, 690);
      const scene = houses + coveredBridge(ink, random, -40, 1640, 800, 128) + place(waterTower(ink, 200), 620, 810);
      let lights = "";
      for (let i = 0; i < 90; i++) {
        const x = random.between(0, 1600);
        const y = 830 + random.next() ** 1.3 * 330;
        lights += path(
          `M${x - 24} ${y}q24 -4 48 0q-24 4 -48 0Z`,
          random.pick(["#ffcf78", "#ffb45a", "#ffe0a0"]),
          `opacity="${(0.75 - (y - 830) / 600).toFixed(2)}"`,
        );
      }
      const lamp = (x: number): string =>
        disc(x, 840, 90, "#ffcf86", 'opacity=".12"') +
        disc(x, 840, 44, "#ffcf86", 'opacity=".25"') +
        stroke(`M${x} 1060V846`, ink.half("#2a2a30", 0.6), 8) +
        disc(x, 838, 15, "#ffe9b8");
      return (
        `<defs>${river.def}</defs>` +
        houses +
        rect(-10, 690, 1620, 520, river.fill) +
        `<g opacity=".4" transform="translate(0 1620) scale(1 -1)">${scene}</g>` +
        rect(-10, 810, 1620, 400, "#101f42", 'opacity=".35"') +
        coveredBridge(ink, random, -40, 1640, 800, 128) +
        place(waterTower(ink, 200), 620, 812, 1.02) +
        lights +
        rect(-10, 1040, 1620, 180, ink.half("#8a8378", 0.4)) +
        stroke("M-10 1040H1610", ink.half("#c9c0b0", 0.1), 8) +
        oval(300, 1100, 260, 34, "#ffcf86", 'opacity=".16"') +
        oval(1340, 1100, 260, 34, "#ffcf86", 'opacity=".16"') +
        lamp(300) +
        lamp(1340) +
        oval(880, 1092, 170, 12, "#0b1430", 'opacity=".4"') +
        place(
          person(ink, poses.point, { jacket: "#cf2620", trousers: "#2c3e4c", hair: "#3a2a20", skin: "#ffd0a8" }),
          800,
          1090,
          1.9,
          { flip: true },
        ) +
        place(person(ink, poses.stand, { jacket: "#e0a030", trousers: "#394a5a", hat: "#e8dcc0" }), 900, 1092, 1.85, {
          flip: true,
        }) +
        place(person(ink, poses.stand, { jacket: "#3f8aa0", trousers: "#3a3240", hair: "#b98a4a" }), 960, 1092, 1.8, {
          flip: true,
        })
      );
    },
  },
];
