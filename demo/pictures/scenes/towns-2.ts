import type { Scene } from "../engine/scene.ts";
import { disc, gradient, oval, path, place, poly, rect, stroke } from "../engine/svg.ts";
import { tower, townRow } from "../things/buildings.ts";
import { flag } from "../things/boats.ts";
import { person, poses } from "../things/people.ts";
import { houseEdges as edges, streetSide } from "../things/street.ts";
import { velo } from "../things/velo.ts";

const red = { jacket: "#cf2620", trousers: "#2c3e4c", hair: "#3a2a20" };
const blue = { jacket: "#2d6f96", trousers: "#4a4238", hair: "#8a5a3a" };
const yellow = { jacket: "#e0a030", trousers: "#39424a", hat: "#f0e6d2" };

/** Towns once more: another hour, another subject. */
export const towns2: readonly Scene[] = [
  {
    name: "zurich-food-tour-2",
    hour: "dusk",
    season: "summer",
    sun: [-0.2, 0.3, 0.4],
    focus: [0.5, 0.6],
    subject: [0.17, 0.2, 0.9, 0.94],
    clouds: { count: 3, size: 340, to: 330 },
    camera: { height: 0.5, horizon: 0.62, focal: 1 },
    front: ({ ink, random }) => {
      const lane = gradient([
        [0, ink.half("#a89a8a", 0.2)],
        [1, ink.half("#6f665c", 0.5)],
      ]);
      const lights = Array.from({ length: 3 }, (_, k) => {
        const y = 420 + k * 80;
        const s = 1 - k * 0.24;
        const half = 620 * s;
        return (
          stroke(`M${800 - half} ${y - 60}Q800 ${y + 60} ${800 + half} ${y - 60}`, ink.half("#2a2a30", 0.6), 2.5) +
          Array.from({ length: 13 }, (_, i) => {
            const t = (i + 0.5) / 13;
            const x = 800 - half + 2 * half * t;
            const yy = y - 60 + 4 * 60 * t * (1 - t);
            return disc(x, yy + 8, 17 * s, "#ffcf86", 'opacity=".25"') + disc(x, yy + 8, 6.5 * s, "#ffe9b8");
          }).join("")
        );
      }).join("");
      const table = (x: number, s: number): string =>
        place(
          rect(-88, -90, 176, 14, ink.half("#f4ecdc", 0.2)) +
            poly(
              [
                [-88, -78],
                [88, -78],
                [74, -30],
                [50, -62],
                [20, -26],
                [-10, -62],
                [-44, -28],
                [-70, -60],
              ],
              ink.half("#f4ecdc", 0.5),
            ) +
            stroke("M-60 -60V0M60 -60V0", ink.half("#4a3a2c", 0.6), 7) +
            path("M-60 -90v-34h12v34ZM34 -90v-26h10v26Z", ink.half("#4f8a6a", 0.3)) +
            disc(0, -104, 34, "#ffcf86", 'opacity=".3"') +
            rect(-5, -112, 10, 22, "#ffe9b8") +
            oval(-30, -92, 20, 4, ink.half("#e0a030", 0.1)) +
            oval(54, -92, 18, 4, ink.half("#cf5a3a", 0.1)),
          x,
          1120,
          s,
        );
      return (
        place(tower(ink, 120, 430, "dome", "#d9cbb0", "#6f8f86"), 735, 860) +
        place(tower(ink, 120, 430, "dome", "#d9cbb0", "#6f8f86"), 880, 860) +
        `<defs>${lane.def}</defs>` +
        path("M0 1120L700 770H900L1600 1120V1210H0Z", lane.fill) +
        streetSide(ink, random, -1, 800, 744, edges, [-60, 90, -20, 120, 40]) +
        streetSide(ink, random, 1, 800, 744, edges, [40, -80, 100, -10, 80]) +
        lights +
        Array.from({ length: 40 }, () =>
          oval(
            random.between(100, 1500),
            random.between(1060, 1200),
            random.between(14, 34),
            5,
            ink.half("#4a443e", 0.6),
            'opacity=".5"',
          ),
        ).join("") +
        table(410, 1.5) +
        place(person(ink, poses.stand, yellow), 590, 1110, 2.6, { flip: true }) +
        place(person(ink, poses.point, red), 780, 1090, 2.5) +
        place(person(ink, poses.walk, blue), 920, 1090, 2.5, { flip: true }) +
        place(person(ink, poses.stand, { jacket: "#4f8a6a", trousers: "#2c3e4c", hair: "#c9a25a" }), 1010, 1100, 2.5, {
          flip: true,
        }) +
        table(1230, 1.6)
      );
    },
  },
  {
    name: "bern-e-bike-2",
    hour: "golden",
    season: "autumn",
    sun: [-0.6, 0.45, 0.2],
    focus: [0.5, 0.58],
    subject: [0.28, 0.23, 0.76, 0.97],
    clouds: { count: 3, size: 340, to: 260 },
    camera: { height: 0.5, horizon: 0.6, focal: 1 },
    front: ({ ink, random }) => {
      const lane = gradient([
        [0, ink.half("#c4b59c", 0.1)],
        [1, ink.half("#948672", 0.5)],
      ]);
      const stone = "#cfc4a4";
      const clock =
        rect(-110, -430, 220, 430, ink.left(stone)) +
        rect(20, -430, 90, 430, ink.right(stone)) +
        path("M-52 0V-96a52 60 0 0 1 104 0V0Z", ink.shade("#6a5a48")) +
        poly(
          [
            [-136, -426],
            [136, -426],
            [70, -600],
            [-70, -600],
          ],
          ink.half("#9a4f38", 0.3),
        ) +
        poly(
          [
            [20, -426],
            [136, -426],
            [70, -600],
            [20, -600],
          ],
          ink.right("#9a4f38"),
        ) +
        rect(-30, -640, 60, 44, ink.half(stone, 0.3)) +
        poly(
          [
            [-40, -638],
            [40, -638],
            [0, -760],
          ],
          ink.half("#6f8f86", 0.3),
        ) +
        disc(0, -310, 92, ink.half("#2d4a6a", 0.4)) +
        disc(0, -310, 80, ink.half("#f4ead2", 0.1)) +
        disc(0, -310, 52, ink.half("#2d5a7a", 0.3)) +
        Array.from({ length: 12 }, (_, i) => {
          const a = (i * Math.PI) / 6;
          return disc(Math.cos(a) * 67, -310 + Math.sin(a) * 67, 5, ink.half("#8a2f24", 0.4));
        }).join("") +
        stroke("M0 -310L40 -356M0 -310L-20 -262", ink.half("#e0b54a", 0.1), 8) +
        disc(0, -160, 40, ink.half("#e0b54a", 0.3)) +
        disc(0, -160, 30, ink.half("#2d5a7a", 0.3));
      const fountain =
        rect(-80, -46, 160, 46, ink.half("#b8ad94", 0.4)) +
        rect(-92, -54, 184, 14, ink.half("#d9d0b8", 0.1)) +
        rect(-12, -210, 24, 160, ink.half("#2d6f96", 0.3)) +
        disc(0, -214, 20, ink.half("#e0b54a", 0.2)) +
        place(person(ink, poses.stand, { jacket: "#cf2620", trousers: "#2d6f96", hat: "#e0b54a" }), 0, -228, 0.9);
      return (
        place(clock, 800, 868, 1) +
        `<defs>${lane.def}</defs>` +
        path("M0 1120L690 770H910L1600 1120V1210H0Z", lane.fill) +
        streetSide(ink, random, -1, 800, 720, edges, [20, 60, 0, 80, 40]) +
        streetSide(ink, random, 1, 800, 720, edges, [60, 10, 70, 30, 50]) +
        place(flag(ink, 90), 420, 470, 1.1) +
        place(flag(ink, 80), 1150, 500, 1, { flip: true }) +
        stroke("M640 1210L776 800M960 1210L824 800", ink.half("#7a6f60", 0.7), 6) +
        place(fountain, 1010, 960, 1) +
        place(velo(ink, "#cf2620"), 640, 1130, 3) +
        place(velo(ink, "#e0a030"), 1000, 1150, 3.1)
      );
    },
  },
  {
    name: "lucerne-night-walk-2",
    hour: "night",
    season: "summer",
    sun: [-0.6, 0.5, 0.3],
    focus: [0.5, 0.6],
    subject: [0.26, 0.56, 0.7, 0.96],
    clouds: { count: 3, size: 360, to: 300 },
    camera: { height: 0.5, horizon: 0.55, focal: 1 },
    sky: () => disc(330, 190, 48, "#f6efd6") + disc(330, 190, 116, "#cfd8ee", 'opacity=".14"'),
    front: ({ ink, random }) => {
      const square = gradient([
        [0, ink.half("#a89a8a", 0.2)],
        [1, ink.half("#5f584f", 0.5)],
      ]);
      const painted = (w: number, h: number, wall: string, art: string): string => {
        let out =
          rect(-w / 2, -h, w, h, ink.half(wall, 0.1)) +
          poly(
            [
              [-w / 2 - 16, -h + 6],
              [w / 2 + 16, -h + 6],
              [0, -h - w * 0.5],
            ],
            ink.half("#8a4a38", 0.3),
          ) +
          poly(
            [
              [-w / 2 + 26, -h + 2],
              [w / 2 - 26, -h + 2],
              [0, -h - w * 0.38],
            ],
            ink.half(wall, 0.15),
          );
        for (let f = 0; f < 4; f++)
          for (let c = 0; c < 4; c++) {
            const x = -w / 2 + (w * (c + 0.5)) / 4;
            const y = -h + 34 + (f * (h - 130)) / 4;
            const lit = (f * 3 + c * 5) % 4 === 1;
            out +=
              rect(x - 24, y - 6, 48, 76, ink.half(art, 0.3)) +
              rect(x - 17, y, 34, 62, lit ? ink.half("#4a4038", 0.9) : "#ffd685") +
              stroke(`M${x} ${y}v62M${x - 17} ${y + 26}h34`, ink.half("#4a3a2c", 0.6), 3);
          }
        for (const x of [-0.25, 0.25])
          out +=
            path(`M${w * x - 44} 0V-70a44 44 0 0 1 88 0V0Z`, "#f2b45a") +
            path(`M${w * x - 44} 0V-70a44 44 0 0 1 88 0V0Z`, "none", `stroke="${ink.half(art, 0.5)}" stroke-width="8"`);
        return out;
      };
      const lantern = (x: number, s: number): string =>
        place(
          disc(0, -330, 150, "#ffcf86", 'opacity=".12"') +
            disc(0, -330, 70, "#ffcf86", 'opacity=".25"') +
            stroke("M0 0V-310", ink.half("#2a2a30", 0.5), 10) +
            poly(
              [
                [-22, -350],
                [22, -350],
                [15, -300],
                [-15, -300],
              ],
              "#ffe9b8",
            ) +
            poly(
              [
                [-28, -350],
                [28, -350],
                [0, -380],
              ],
              ink.half("#2a2a30", 0.5),
            ),
          x,
          1080,
          s,
        );
      const fountain =
        oval(0, 0, 170, 26, "#0b1430", 'opacity=".4"') +
        poly(
          [
            [-150, -80],
            [150, -80],
            [126, 4],
            [-126, 4],
          ],
          ink.half("#b8ad9c", 0.3),
        ) +
        oval(0, -80, 150, 22, ink.half("#d9cfbe", 0.1)) +
        oval(0, -80, 132, 16, ink.half("#4f8aa8", 0.1)) +
        rect(-16, -280, 32, 204, ink.half("#c9bfae", 0.3)) +
        stroke("M14 -210Q70 -220 78 -86M-14 -210Q-70 -220 -78 -86", ink.sun("#e6f2fa"), 6) +
        disc(0, -290, 30, ink.half("#e0b54a", 0.2));
      return (
        place(townRow(ink, random, -20, 1640, 190, 300), 0, 830) +
        place(tower(ink, 100, 470, "spire", "#e6dbc4", "#5f7f78", 2.1), 1010, 830) +
        `<defs>${square.def}</defs>` +
        rect(-10, 826, 1620, 390, square.fill) +
        place(painted(380, 500, "#efe0c2", "#9a4f38"), 230, 850) +
        place(painted(340, 450, "#d9a98a", "#3f6b5a"), 600, 850) +
        place(painted(400, 530, "#e6d3a8", "#2d4a6a"), 1390, 850) +
        place(fountain, 960, 950, 1) +
        lantern(760, 1) +
        lantern(1240, 1) +
        oval(560, 1130, 320, 34, "#ffcf86", 'opacity=".12"') +
        place(person(ink, poses.point, { ...red, skin: "#ffd0a8" }), 460, 1130, 2.9) +
        disc(552, 906, 46, "#ffcf86", 'opacity=".3"') +
        rect(540, 892, 22, 32, "#ffe9b8", 'rx="4"') +
        [yellow, blue, { jacket: "#4f8a6a", trousers: "#2c3e4c", hair: "#c9a25a" }]
          .map((outfit, i) =>
            place(person(ink, poses.stand, outfit), 720 + i * 96, 1136 + (i % 2) * 10, 2.7, { flip: true }),
          )
          .join("")
      );
    },
  },
];
