import { disc, oval, path, place, rect, stroke } from "../../engine/svg.ts";
import {
  beer,
  bell,
  bottle,
  bowl,
  carving,
  chocolates,
  dram,
  embroidery,
  fountainOf,
  fruit,
  gingerbread,
  glassBlowing,
  paperCut,
  paperSheet,
  pralineBox,
  raclette,
  shelves,
  vat,
  watch,
  wheel,
} from "../../things/goods.ts";
import { person, poses } from "../../things/people.ts";
import { breadBasket, cheese, fondue, fork, plate, roesti, wineGlass } from "../../things/table.ts";
import { lampLight } from "../lands/rooms.ts";
import { cast } from "../cast.ts";
import { chance } from "../setting.ts";
import type { Kit, Subject } from "../subject.ts";
import type { LandscapeName } from "../../brief.ts";

/** The ink that lies on a table: lamp light indoors, the hour's outdoors. */
const inkOf = (kit: Kit): Kit => (kit.setting.indoors ? { ...kit, ink: lampLight(kit) } : kit);
const onTable = (draw: (kit: Kit) => string, room?: LandscapeName): Subject => ({
  stand: "table",
  focus: 0.62,
  ...(room ? { room } : {}),
  draw: (kit) => draw(inkOf(kit)),
});

const steam = (x: number, y: number): string =>
  stroke(`M${x - 50} ${y}q-30 -56 6 -104t-4 -110M${x + 40} ${y}q32 -52 -4 -98t10 -100`, "#fff4e0", 11, 'opacity=".2"');

const cheeseTable = onTable(
  ({ ink, dice, random, x, y }) =>
    place(wheel(ink, dice.between(230, 270)), x - 40, y + 150) +
    place(cheese(ink, 210), x + 340, y + 130) +
    (chance(dice, 0.5)
      ? place(breadBasket(ink, random), x - 430, y + 120, 1.1)
      : place(bottle(ink, "#2f5a3c"), x - 400, y + 90, 1.05) + place(wineGlass(ink, "#f0d67a"), x - 290, y + 150, 1.4)),
  "tavern",
);

const cellarShelves: Subject = {
  stand: "room",
  room: "cellar",
  focus: 0.52,
  draw: (given) => {
    const kit = inkOf(given);
    const { ink, random, dice } = kit;
    const outfit = cast(dice, 1)[0]!;
    return (
      shelves(ink, random, 40, 620, 7).replace(/^/, '<g transform="translate(0 960)">') +
      "</g>" +
      `<g transform="translate(0 960)">${shelves(ink, random, 980, 1560, 7)}</g>` +
      place(
        person(ink, poses.point, { ...outfit, jacket: "#f4f0e6", trousers: "#e9e2d2", hat: "#f4f0e6" }),
        kit.x - 60,
        1080,
        5,
        { flip: kit.way < 0 },
      ) +
      place(wheel(ink, 120), kit.x + 130, 1110)
    );
  },
};

const vatTable: Subject = {
  stand: "room",
  room: "workshop",
  focus: 0.56,
  draw: (given) => {
    const kit = inkOf(given);
    const { ink, dice } = kit;
    const outfits = cast(dice, 2);
    return (
      place(
        person(ink, poses.point, { ...outfits[0]!, jacket: "#f4f0e6", trousers: "#e9e2d2", hat: "#f4f0e6" }),
        kit.x - 330,
        1040,
        5,
      ) +
      place(vat(ink, "open"), kit.x + 60, 1070, 1.75) +
      place(wheel(ink, 110), kit.x + 470, 1080) +
      place(wheel(ink, 110), kit.x + 470, 1004)
    );
  },
};

/** The cheesemaker, in white, behind the table. */
const maker = ({ ink, dice, x, y }: Kit): string =>
  place(
    person(ink, poses.point, { ...cast(dice, 1)[0]!, jacket: "#f6f2ea", trousers: "#f6f2ea", hat: "#f6f2ea" }),
    x,
    y + 180,
    6,
    { flip: chance(dice, 0.5) },
  );

const chocolate = onTable(({ ink, dice, random, x, y }) => {
  const tall = fountainOf(ink);
  const kind = dice.pick(["bowl", "bars", "fountain", "boxes"] as const);
  if (kind === "bowl")
    return place(bowl(ink), x - 300, y + 90, 1.7) + place(chocolates(ink, random), x + 190, y + 180, 1.5);
  if (kind === "bars")
    return place(bowl(ink), x + 400, y + 30, 1.15) + place(chocolates(ink, random), x - 130, y + 150, 2);
  if (kind === "fountain")
    return place(tall, x - 230, y + 130, 1.5) + place(chocolates(ink, random), x + 250, y + 190, 1.35);
  return [-1, 0, 1]
    .map((i) =>
      place(
        pralineBox(ink, dice.pick(["#b8281f", "#2f6b5a", "#5f3620", "#c9a04c"]), random),
        x + i * 390,
        y + 170 - Math.abs(i) * 40,
        1.25 - Math.abs(i) * 0.2,
      ),
    )
    .join("");
}, "workshop");

const chocolatier: Subject = {
  stand: "table",
  room: "workshop",
  focus: 0.56,
  draw: (given) => {
    const kit = inkOf(given);
    const front =
      rect(-10, kit.y + 40, 1620, 500, kit.ink.half("#c9b49a", 0.2)) +
      rect(-10, kit.y + 30, 1620, 18, kit.ink.sun("#f4ead8"));
    return (
      maker({ ...kit, x: kit.x - 200 }) +
      front +
      place(bowl(kit.ink), kit.x + 130, kit.y + 150, 1.5) +
      place(chocolates(kit.ink, kit.random), kit.x - 360, kit.y + 210, 0.95)
    );
  },
};

const still = (fruitColour: string, drink: string): Subject =>
  onTable(
    ({ ink, random, x, y }) =>
      place(vat(ink, "still"), x - 60, y + 60, 1.45) +
      place(fruit(ink, random, fruitColour), x - 400, y + 150, 1.15) +
      place(dram(ink, drink), x + 290, y + 170, 1.5) +
      place(dram(ink, drink), x + 400, y + 150, 1.4),
    "workshop",
  );

const bottles = onTable(
  ({ ink, dice, x, y }) =>
    [0, 1, 2, 3]
      .map((i) =>
        place(
          bottle(ink, dice.pick(["#6a4a22", "#2f5a3c", "#8a9aa0", "#7a3b2c"])),
          x - 240 + i * 130,
          y + 60 + (i % 2) * 26,
          1.3,
        ),
      )
      .join("") +
    place(dram(ink, "#e8b45c"), x + 330, y + 160, 1.6) +
    place(dram(ink, "#e8b45c"), x - 380, y + 160, 1.5),
  "cellar",
);

const brew = onTable(
  ({ ink, x, y }) =>
    place(vat(ink, "still"), x + 190, y + 20, 1.25) +
    place(beer(ink), x - 250, y + 150, 1.75) +
    place(beer(ink), x - 40, y + 170, 1.65) +
    place(
      plate(
        ink,
        120,
        oval(-20, -14, 56, 16, ink.half("#b0703c", 0.1)) + oval(30, -16, 46, 14, ink.half("#c98a4c", 0.1)),
      ),
      x + 440,
      y + 180,
    ),
  "cellar",
);

const wine = onTable(({ ink, dice, random, x, y }) => {
  const c = dice.pick(["#8a2438", "#f0d67a", "#8a2438"]);
  let grapes = "";
  for (let i = 0; i < 22; i++)
    grapes += disc(
      x + 330 + random.between(-80, 80) * (1 - (i % 7) / 10),
      y + 70 + (i % 7) * 16,
      20,
      ink.half(c === "#f0d67a" ? "#b9c45a" : "#5a2a5a", random.between(0.1, 0.7)),
    );
  return (
    place(bottle(ink, c === "#f0d67a" ? "#4f6a3a" : "#2f4a3c"), x - 160, y + 70, 1.5) +
    place(wineGlass(ink, c), x + 40, y + 110, 2.1) +
    place(wineGlass(ink, c), x - 370, y + 100, 1.9) +
    grapes +
    (chance(dice, 0.5) ? place(cheese(ink, 180), x + 190, y + 190) : "")
  );
});

const fondueTable = onTable(({ ink, random, dice, x, y }) => {
  const near = place(fork(ink, 28, "#c8321f"), x + 50, y - 40) + place(fork(ink, -34, "#2d6f96"), x - 60, y - 42);
  return (
    place(fondue(ink), x, y + 170, 1.42) +
    near +
    steam(x, y - 130) +
    place(breadBasket(ink, random), x - 440, y + 150, 1.2) +
    place(wineGlass(ink, "#f0d67a"), x + 390, y + 130, 1.7) +
    (chance(dice, 0.5) ? place(wineGlass(ink, "#f0d67a"), x + 510, y + 150, 1.6) : "")
  );
}, "tavern");

const racletteTable = onTable(
  ({ ink, x, y }) =>
    place(raclette(ink), x - 20, y + 170, 1.5) + place(wineGlass(ink, "#f0d67a"), x + 420, y + 120, 1.7),
  "tavern",
);

const guests: Subject = {
  stand: "table",
  room: "tavern",
  focus: 0.58,
  draw: (given) => {
    const kit = inkOf(given);
    const { ink, x, y, dice } = kit;
    const people = cast(dice, 4);
    return (
      people
        .map((outfit, i) =>
          place(person(ink, poses.sit, outfit), x + [-400, -190, 190, 400][i]!, y + 60, 4, { flip: i > 1 }),
        )
        .join("") +
      rect(-10, y + 30, 1620, 500, ink.half("#a5713c", 0.25)) +
      rect(-10, y + 24, 1620, 16, ink.half("#d9a366", 0.05)) +
      place(fondue(ink), x, y + 180, 1) +
      steam(x, y - 40) +
      place(wineGlass(ink, "#f0d67a"), x - 240, y + 150, 1.2) +
      place(wineGlass(ink, "#f0d67a"), x + 250, y + 150, 1.2)
    );
  },
};

const meal = onTable(
  ({ ink, random, dice, x, y }) =>
    place(
      plate(
        ink,
        250,
        chance(dice, 0.5)
          ? roesti(ink, random, 230)
          : oval(0, -14, 120, 30, ink.half("#e8b04c", 0.1)) +
              [-60, 0, 60]
                .map((d) => disc(d, -28, 20, ink.half(dice.pick(["#c8321f", "#5f9a3c", "#f0e6d2"]), 0.15)))
                .join(""),
      ),
      x,
      y + 160,
    ) +
    place(wineGlass(ink, dice.pick(["#f0d67a", "#8a2438"])), x + 330, y + 100, 1.8) +
    place(breadBasket(ink, random), x - 410, y + 130, 1.1) +
    steam(x, y + 90),
);

const bench = (thing: (kit: Kit) => string, scale = 1.5): Subject =>
  onTable((kit) => place(thing(kit), kit.x, kit.y + 170, scale * 1.16), "workshop");

const alphorn: Subject = {
  stand: "ground",
  focus: 0.62,
  draw: (kit) => {
    const { ink, dice } = kit;
    const players = cast(dice, kit.dice.pick([2, 3]), { hat: true });
    return players
      .map((outfit, i) => {
        const x = kit.x - kit.way * (260 - i * 150);
        const y = kit.ground(x) + 60 + i * 26;
        const horn =
          stroke(`M18 -84L150 -8Q176 4 196 -10`, ink.half("#d9ab70", 0.15), 7) +
          path("M186 -16Q196 -26 210 -30Q216 -10 200 2Q190 0 186 -16Z", ink.half("#d9ab70", 0.35)) +
          oval(208, -14, 6, 16, ink.half("#8a5c36", 0.6)) +
          [60, 100, 136].map((px) => disc(px, -84 + (px - 18) * 0.576, 5, ink.half("#b8281f", 0.3))).join("");
        return place(
          person(
            ink,
            {
              ...poses.stand,
              elbows: [
                [12, -70],
                [10, -68],
              ],
              hands: [
                [24, -80],
                [26, -76],
              ],
            },
            { ...outfit, jacket: "#22344a", trousers: "#2a2630", hat: "#22201f" },
          ) + horn,
          x,
          y,
          3.9,
          { flip: kit.way < 0 },
        );
      })
      .join("");
  },
};

const ticket: Subject = {
  stand: "table",
  focus: 0.6,
  draw: (given) => {
    const kit = inkOf(given);
    const { ink, x, y, dice } = kit;
    const card = `<g transform="rotate(-9 ${x} ${y})">${rect(x - 250, y - 190, 500, 320, ink.half("#fbf8f0", 0.05), 'rx="26"')}${path(`M${x - 250} ${y - 60}V${y - 164}q0 -26 26 -26H${x + 224}q26 0 26 26V${y - 60}Z`, ink.half(dice.pick(["#c8201f", "#2f6b5a", "#2d5d86"]), 0.15))}${rect(x - 210, y - 20, 230, 20, ink.half("#b9bdbd", 0.2), 'rx="6"')}${rect(x - 210, y + 20, 170, 20, ink.half("#d0d4d4", 0.2), 'rx="6"')}${rect(x + 90, y - 30, 120, 120, ink.half("#22201f", 0.2), 'rx="8"')}${[0, 1, 2, 3, 4].map((i) => rect(x + 102 + ((i * 37) % 84), y - 18 + i * 20, 22, 14, ink.half("#fbf8f0", 0.05))).join("")}${path(`M${x - 200} ${y - 90}l60 -60l40 40l30 -26l50 46Z`, ink.sun("#fffaf2"), 'opacity=".9"')}</g>`;
    return (
      card +
      path(
        `M${x + 90} ${y + 330}Q${x + 60} ${y + 190} ${x + 130} ${y + 120}Q${x + 170} ${y + 70} ${x + 196} ${y + 110}Q${x + 230} ${y + 60} ${x + 300} ${y + 130}L${x + 360} ${y + 330}Z`,
        ink.half("#e2b08c", 0.25),
      )
    );
  },
};

export const onTables = {
  "cheese-table": cheeseTable,
  "cheese-cellar": cellarShelves,
  "cheese-making": vatTable,
  chocolate,
  chocolatier,
  "still-cherries": still("#b8281f", "#f4ecd8"),
  "still-apricots": still("#f0983c", "#f6e0b0"),
  "still-plums": still("#6a2f5a", "#f4ecd8"),
  "still-grapes": still("#5a2a5a", "#f0dfae"),
  absinthe: onTable(
    ({ ink, x, y }) =>
      place(bottle(ink, "#5f8a4a"), x - 240, y + 70, 1.45) +
      place(dram(ink, "#cfe6a0"), x - 20, y + 150, 2.2) +
      place(dram(ink, "#cfe6a0"), x + 400, y + 160, 1.9) +
      place(
        path("M-50 0Q-60 -40 -14 -50V-250H14V-50Q60 -40 50 0Z", ink.half("#b9c2c8", 0.2)) +
          oval(0, -270, 84, 90, ink.half("#dfeef2", 0.1), 'opacity=".7"') +
          stroke("M70 -250L120 -220V-190M-70 -250L-120 -220V-190", ink.half("#c9a04c", 0.2), 9),
        x + 200,
        y + 110,
        1.3,
      ),
    "tavern",
  ),
  bottles,
  beer: brew,
  wine,
  fondue: fondueTable,
  raclette: racletteTable,
  guests,
  meal,
  carving: bench(({ ink, random }) => carving(ink, random), 1.7),
  "paper-cut": bench(({ ink }) => paperCut(ink), 1.45),
  watch: bench(({ ink }) => watch(ink), 1.6),
  embroidery: bench(({ ink }) => embroidery(ink), 1.4),
  glass: bench(({ ink }) => glassBlowing(ink), 1.9),
  gingerbread: bench(({ ink }) => gingerbread(ink), 1.5),
  paper: bench(({ ink }) => paperSheet(ink), 1.4),
  bell: bench(({ ink }) => place(bell(ink), -120, 0, 1.2) + place(bell(ink), 190, 20, 0.85), 1.3),
  alphorn,
  ticket,
} satisfies Record<string, Subject>;
