import { disc, freshId, oval, path, place, poly, rect, stroke, type Point } from "../../engine/svg.ts";
import {
  bear,
  bison,
  butterfly,
  deer,
  dog,
  donkey,
  eagle,
  elephant,
  fish,
  flamingo,
  horse,
  ibex,
  llama,
  marmot,
  skeleton,
} from "../../things/beasts.ts";
import { cow, goat } from "../../things/animals.ts";
import { cliffWalk } from "../../things/cableways.ts";
import { flag } from "../../things/boats.ts";
import { chillon } from "../../scenes/lakes.ts";
import { cliff } from "../../things/ground.ts";
import { person, poses } from "../../things/people.ts";
import { palm, tree } from "../../things/plants.ts";
import { castle, fountain, hut, museum, stall } from "../../things/places.ts";
import { coachman } from "../../things/carriage.ts";
import { lampLight } from "../lands/rooms.ts";
import { gorgeStone } from "../lands/towns.ts";
import { cast } from "../cast.ts";
import { leaves, nearGround } from "../near.ts";
import { chance } from "../setting.ts";
import type { Kit, Subject } from "../subject.ts";
import { group } from "./people.ts";

const onHill = (draw: (kit: Kit) => string, focus = 0.58): Subject => ({ stand: "far", focus, draw });
const onGround = (draw: (kit: Kit) => string, more: Partial<Subject> = {}): Subject => ({
  stand: "ground",
  focus: 0.62,
  draw,
  ...more,
});

const castleOnHill = onHill((kit) => {
  const { ink, dice, random, x } = kit;
  const y = kit.ground(x) - 40;
  const hill: Point[] = [
    [x - 800, y + 170],
    [x - 600, y + 60],
    [x - 500, y - 4],
    [x + 510, y - 4],
    [x + 600, y + 60],
    [x + 800, y + 170],
  ];
  const mound = chance(dice, 0.5)
    ? cliff(ink, random, [...hill, [x + 800, 1210], [x - 800, 1210]], "#9a9083", kit.snowy ? "#f4f6f6" : "#86a04e", 110)
    : nearGround(kit, (px) => y + Math.max(0, Math.abs(px - x) - 500) ** 1.2 * 0.09, kit.snowy);
  return (
    mound +
    place(castle(ink, random, kit.snowy), x, y + 6, dice.between(1.25, 1.4), { flip: kit.way < 0 }) +
    (kit.snowy
      ? ""
      : [-590, 590]
          .map((dx) => place(tree(ink, random, 190, dice.pick(leaves[kit.season])), x + dx, y + 70))
          .join("")) +
    nearGround(kit, (px) => kit.ground(px) + 90, kit.snowy)
  );
});

const lakeCastle: Subject = {
  stand: "water",
  focus: 0.56,
  draw: (kit) => {
    const one = chance(kit.dice, 0.2) ? chillon(kit.ink) : castle(kit.ink, kit.random, kit.snowy);
    const y = 830;
    return (
      `<g opacity=".3" transform="translate(${kit.x} ${y + 8}) scale(1.15 -1.15)">${one}</g>` +
      place(one, kit.x, y, 1.15, { flip: kit.way < 0 }) +
      path(
        `M${kit.x - 480} ${y + 8}Q${kit.x - 300} ${y - 20} ${kit.x} ${y - 10}T${kit.x + 480} ${y + 8}Z`,
        kit.ink.half("#8d867d", 0.5),
      )
    );
  },
};

const courtyard = onGround((kit) => {
  const { ink, dice } = kit;
  const y = kit.ground(kit.x) - 20;
  const wall = rect(-20, 160, 1640, y - 150, ink.half("#d6c8ae", 0.3));
  let arches = "";
  for (let i = 0; i < 5; i++)
    arches +=
      path(`M${60 + i * 310} ${y}V${y - 220}a120 130 0 0 1 240 0V${y}Z`, ink.half("#6d5a46", 0.7)) +
      path(`M${100 + i * 310} ${y - 380}v-90a40 46 0 0 1 80 0v90Z`, ink.lamp("#ffd685", "#3d3a38")) +
      path(`M${200 + i * 310} ${y - 380}v-90a40 46 0 0 1 80 0v90Z`, ink.lamp("#ffd685", "#3d3a38"));
  const banner = (x: number, c: string): string =>
    path(`M${x} 250h90v190l-45 -30l-45 30Z`, ink.half(c, 0.2)) +
    path(
      `M${x + 30} 300h30v30h30v30h-30v30h-30v-30h-30v-30h30Z`,
      ink.sun("#fffaf2"),
      'opacity=".9" transform="scale(1)"',
    );
  return (
    wall +
    arches +
    banner(330, "#b8281f") +
    banner(1180, "#2d5d86") +
    rect(-20, y - 4, 1640, 400, ink.half("#b9a98c", 0.35)) +
    group(
      kit,
      cast(dice, 3).map((outfit, i) => person(ink, i === 1 ? poses.point : poses.stand, outfit)),
      3.6,
      200,
      60,
    )
  );
});

const museumFront = onHill((kit) => {
  const y = kit.ground(kit.x) + 40;
  const banner = kit.dice.pick(["#b8281f", "#2d5d86", "#d9a02c", "#2f6b5a", "#7a2438"]);
  return (
    rect(-20, y - 6, 1640, 500, kit.ink.half(kit.snowy ? "#eef1f4" : "#cdbfa6", 0.3)) +
    place(museum(kit.ink, kit.random, kit.snowy, banner), kit.x, y, 1.15, { flip: kit.way < 0 }) +
    cast(kit.dice, 4)
      .map((outfit, i) =>
        place(
          person(kit.ink, i % 2 ? poses.walk : poses.stand, outfit),
          kit.x + [-420, -150, 240, 480][i]!,
          y + 90 + (i % 2) * 30,
          2.3,
          { flip: i > 1 },
        ),
      )
      .join("") +
    place(tree(kit.ink, kit.random, 330, kit.dice.pick(leaves[kit.season])), kit.x + kit.way * 610, y + 40)
  );
}, 0.62);

/** Frames on a wall: each a small landscape, a figure or planes of colour. */
const gallery: Subject = {
  stand: "room",
  room: "museum-hall",
  focus: 0.55,
  draw: (kit) => {
    const { dice, random } = kit;
    const ink = lampLight(kit);
    const canvas = (x: number, y: number, w: number, h: number): string => {
      const gold = dice.pick(["#c9a04c", "#2a2622", "#8a5c36", "#f0ece2"]);
      const sky = dice.pick(["#8fb9d6", "#f0cf98", "#d9a8a0", "#3f5a86", "#e9dcc0"]);
      let inside = rect(x, y, w, h, ink.half(sky, 0.1));
      const kind = dice.pick(["hills", "planes", "figure", "flowers"] as const);
      if (kind === "hills")
        inside +=
          path(
            `M${x} ${y + h}V${y + h * 0.6}L${x + w * 0.3} ${y + h * 0.3}L${x + w * 0.5} ${y + h * 0.55}L${x + w * 0.72} ${y + h * 0.24}L${x + w} ${y + h * 0.62}V${y + h}Z`,
            ink.half("#5f7f8f", 0.2),
          ) +
          path(
            `M${x} ${y + h}V${y + h * 0.78}Q${x + w * 0.5} ${y + h * 0.6} ${x + w} ${y + h * 0.8}V${y + h}Z`,
            ink.half("#6f9a45", 0.2),
          );
      else if (kind === "planes")
        for (let i = 0; i < 7; i++)
          inside += rect(
            x + random.between(0, 0.7) * w,
            y + random.between(0, 0.7) * h,
            w * random.between(0.12, 0.3),
            h * random.between(0.12, 0.3),
            ink.half(random.pick(["#cf2620", "#e8a92c", "#2d6f96", "#22201f", "#f4ead2"]), 0.15),
          );
      else if (kind === "figure")
        inside +=
          path(
            `M${x + w * 0.2} ${y + h}Q${x + w * 0.24} ${y + h * 0.55} ${x + w * 0.5} ${y + h * 0.54}T${x + w * 0.8} ${y + h}Z`,
            ink.half(dice.pick(["#7a2438", "#2d5d86", "#2f6b5a"]), 0.2),
          ) +
          oval(x + w * 0.5, y + h * 0.36, w * 0.14, h * 0.16, ink.half("#e2b08c", 0.1)) +
          path(
            `M${x + w * 0.35} ${y + h * 0.34}Q${x + w * 0.5} ${y + h * 0.08} ${x + w * 0.65} ${y + h * 0.34}Q${x + w * 0.5} ${y + h * 0.22} ${x + w * 0.35} ${y + h * 0.34}Z`,
            ink.half("#3a2a20", 0.3),
          );
      else
        for (let i = 0; i < 12; i++)
          inside += disc(
            x + w * random.between(0.25, 0.75),
            y + h * random.between(0.2, 0.6),
            w * 0.07,
            ink.half(random.pick(["#cf2620", "#e8a92c", "#f4ead2", "#7a4a86"]), 0.15),
          );
      return rect(x - 16, y - 16, w + 32, h + 32, ink.half(gold, 0.25)) + inside;
    };
    const y = kit.ground(800);
    return (
      canvas(180, 300, 250, 310) +
      canvas(kit.x - 230, 210, 460, 400) +
      canvas(1180, 320, 260, 260) +
      stroke(`M${kit.x - 250} ${y - 110}H${kit.x + 250}`, ink.half("#7a2438", 0.3), 7) +
      [-250, 0, 250].map((d) => rect(kit.x + d - 7, y - 120, 14, 120, ink.half("#c9a04c", 0.2))).join("") +
      cast(dice, 2)
        .map((outfit, i) =>
          place(person(ink, i ? poses.point : poses.stand, outfit), kit.x + (i ? -190 : 150), y + 60, 4, {
            flip: i === 0,
          }),
        )
        .join("")
    );
  },
};

/** Showcases with one thing each: a gold watch, a jar, a helmet, a model. */
const showcase = (thing: (kit: Kit) => string): Subject => ({
  stand: "room",
  room: "museum-hall",
  focus: 0.58,
  draw: (kit) => {
    const ink = lampLight(kit);
    const y = kit.ground(kit.x) + 40;
    const inside = thing({ ...kit, ink });
    const glass =
      rect(kit.x - 300, y - 620, 600, 440, ink.sun("#eaf6f8"), 'opacity=".25"') +
      stroke(`M${kit.x - 300} ${y - 180}V${y - 620}H${kit.x + 300}V${y - 180}`, ink.half("#8d9498", 0.3), 6) +
      poly(
        [
          [kit.x - 260, y - 600],
          [kit.x - 160, y - 600],
          [kit.x - 250, y - 220],
          [kit.x - 290, y - 220],
        ],
        "#ffffff",
        'opacity=".3"',
      );
    return (
      rect(kit.x - 320, y - 180, 640, 180, ink.half("#4a3f3a", 0.3)) +
      rect(kit.x - 330, y - 192, 660, 16, ink.half("#8a7a6a", 0.1)) +
      disc(kit.x, y - 400, 260, "#ffe3b0", 'opacity=".25"') +
      place(inside, kit.x, y - 196, 1) +
      glass +
      cast(kit.dice, 2)
        .map((outfit, i) =>
          place(person(ink, i ? poses.stand : poses.point, outfit), kit.x + (i ? 470 : -470), y + 50, i ? 3 : 3.9, {
            flip: i === 1,
          }),
        )
        .join("")
    );
  },
});

const library = showcase(({ ink, random }) => {
  let out = "";
  for (let r = 0; r < 3; r++)
    for (let x = -260; x < 250; x += 30)
      out +=
        rect(
          x,
          -120 - r * 128,
          25,
          112 - ((x + r * 7) % 4) * 7,
          ink.half(random.pick(["#7a3b2c", "#5f4630", "#8a6a3c", "#3f5a4a", "#6d2f34"]), 0.2),
        ) + rect(x + 4, -90 - r * 128, 17, 5, ink.half("#e0b54a", 0.1));
  return out + [0, 1, 2].map((r) => rect(-280, -8 - r * 128, 560, 12, ink.half("#8a5c36", 0.3))).join("");
});

const engine = showcase(({ ink }) =>
  place(
    disc(0, -190, 160, "none", `stroke="${ink.half("#b8281f", 0.2)}" stroke-width="34"`) +
      [0, 1, 2, 3]
        .map((i) =>
          stroke(
            `M${Math.cos((i * Math.PI) / 4) * 150} ${-190 + Math.sin((i * Math.PI) / 4) * 150}L${-Math.cos((i * Math.PI) / 4) * 150} ${-190 - Math.sin((i * Math.PI) / 4) * 150}`,
            ink.half("#b8281f", 0.3),
            14,
          ),
        )
        .join("") +
      disc(0, -190, 34, ink.half("#d9a441", 0.2)) +
      rect(-250, -70, 500, 66, ink.half("#3f6f5a", 0.3)) +
      rect(140, -150, 110, 90, ink.half("#3f6f5a", 0.2)) +
      stroke("M0 -190L200 -110", ink.half("#d9dcdb", 0.1), 16),
    0,
    0,
    1,
  ),
);

/** Spheres of planets over a floor, and children under them. */
const science: Subject = {
  stand: "room",
  room: "museum-hall",
  focus: 0.5,
  draw: (kit) => {
    const ink = lampLight(kit);
    const y = kit.ground(800);
    const ball = (x: number, by: number, r: number, c: string): string =>
      stroke(`M${x} -10V${by - r}`, ink.half("#6d7478", 0.5), 3) +
      disc(x, by, r, ink.half(c, 0.55)) +
      disc(x + ink.side * r * 0.24, by - r * 0.2, r * 0.7, ink.half(c, 0.1));
    const coil =
      path(`M${kit.x - 80} ${y}L${kit.x - 50} ${y - 300}H${kit.x + 50}L${kit.x + 80} ${y}Z`, ink.half("#4a5560", 0.4)) +
      disc(kit.x, y - 380, 110, ink.half("#b9c2c8", 0.2)) +
      disc(kit.x - 36, y - 412, 36, ink.sun("#f4f8fa"), 'opacity=".7"') +
      [-1, 1]
        .map(
          (s) =>
            stroke(
              `M${kit.x + s * 90} ${y - 430}l${s * 70} -50l-${s > 0 ? 10 : -10} 50l${s * 90} -30l${s * -20} 70l${s * 80} 10`,
              "#bfe6ff",
              8,
            ) +
            stroke(
              `M${kit.x + s * 90} ${y - 430}l${s * 70} -50l-${s > 0 ? 10 : -10} 50l${s * 90} -30l${s * -20} 70l${s * 80} 10`,
              "#ffffff",
              3,
            ),
        )
        .join("");
    return (
      ball(280, 250, 90, "#d98a3c") +
      ball(520, 190, 46, "#7fa9c4") +
      ball(1240, 230, 110, "#c9a06a") +
      oval(1240, 230, 180, 30, "none", `stroke="${ink.half("#e0cfa8", 0.2)}" stroke-width="13"`) +
      ball(1020, 160, 40, "#b8432c") +
      coil +
      cast(kit.dice, 4)
        .map((outfit, i) =>
          place(
            person(ink, i % 2 ? poses.point : poses.jump, outfit),
            kit.x + [-430, -250, 260, 430][i]!,
            y + 70,
            i % 2 ? 3.4 : 2.6,
            { flip: i > 1 },
          ),
        )
        .join("")
    );
  },
};

const dinosaur: Subject = {
  stand: "room",
  room: "museum-hall",
  focus: 0.55,
  draw: (kit) => {
    const ink = lampLight(kit);
    const y = kit.ground(kit.x) + 40;
    return (
      place(skeleton(ink), kit.x, y, 1.75, { flip: kit.way < 0 }) +
      cast(kit.dice, 2)
        .map((outfit, i) =>
          place(person(ink, poses.point, outfit), kit.x + (i ? 520 : -520), y + 60, i ? 2.4 : 3.4, { flip: i === 1 }),
        )
        .join("")
    );
  },
};

const gorgePath: Subject = {
  stand: "ground",
  focus: 0.58,
  draw: (kit) => {
    const { ink, dice, way } = kit;
    const at = (x: number): number => (way > 0 ? x : 1600 - x);
    const high = dice.between(780, 900);
    const climb = dice.between(-2, 14);
    const rail = dice.between(90, 125);
    const deck: Point[] = Array.from({ length: 15 }, (_, i) => [
      at(-40 + i * 92),
      high + 16 * Math.sin(i / 2) - i * climb,
    ]);
    const rock = cliff(
      ink,
      kit.random,
      (
        [
          [-40, 1210],
          [-40, -20],
          [430, -20],
          [400, 160],
          [470, 330],
          [430, 520],
          [520, 700],
          [560, 900],
          [700, 1040],
          [760, 1210],
        ] as const
      ).map(([x, y]) => [at(x + (x > 0 ? dice.between(-90, 70) : 0)), y]),
      gorgeStone(Math.round(high)),
      kit.snowy ? "#f4f6f6" : "#6f9a45",
      110,
    );
    return (
      rock +
      cliffWalk(ink, deck, rail) +
      cast(dice, dice.pick([2, 3, 4]))
        .map((outfit, i) =>
          place(
            person(ink, i === 1 ? poses.point : poses.walk, outfit),
            at(230 + i * 230),
            deck[Math.min(14, Math.round((270 + i * 230) / 92))]![1] - 6,
            i === 2 ? 2.3 : 3.1,
            { flip: way < 0 },
          ),
        )
        .join("")
    );
  },
};

const caveVisit: Subject = {
  stand: "room",
  room: "cave",
  focus: 0.58,
  draw: (kit) => {
    const ink = lampLight(kit);
    const people = cast(kit.dice, 3);
    const y = kit.ground(kit.x) + 20;
    return people
      .map(
        (outfit, i) =>
          disc(kit.x - 220 + i * 200, y - 360 + i * 8, 60, "#fff0c8", 'opacity=".2"') +
          place(
            person(ink, i === 0 ? poses.point : poses.stand, { ...outfit, helmet: true, hat: "#e8a92c" }),
            kit.x - 220 + i * 200,
            y + (i % 2) * 20,
            3.6 - (i % 2) * 0.4,
          ),
      )
      .join("");
  },
};

const caveBoat: Subject = {
  stand: "water",
  room: "cave",
  focus: 0.6,
  draw: (kit) => {
    const ink = lampLight(kit);
    const people = cast(kit.dice, 5);
    return (
      people.map((outfit, i) => place(person(ink, poses.sit, outfit), kit.x - 230 + i * 110, 940, 2.2)).join("") +
      path(
        `M${kit.x - 400} 900Q${kit.x - 380} 930 ${kit.x - 340} 932H${kit.x + 330}Q${kit.x + 390} 930 ${kit.x + 420} 896Q${kit.x + 400} 1000 ${kit.x + 340} 1006H${kit.x - 340}Q${kit.x - 400} 1000 ${kit.x - 400} 900Z`,
        ink.half("#8d5a30", 0.3),
      ) +
      stroke(
        `M${kit.x - 398} 906Q${kit.x - 380} 932 ${kit.x - 340} 934H${kit.x + 330}Q${kit.x + 390} 932 ${kit.x + 418} 902`,
        ink.half("#d9a868", 0.1),
        10,
      ) +
      oval(kit.x, 1016, 440, 14, ink.half("#f0cf98", 0.2), 'opacity=".35"')
    );
  },
};

const bathing: Subject = {
  stand: "room",
  room: "bath",
  focus: 0.62,
  draw: (kit) => {
    const { ink, dice } = kit;
    return cast(dice, kit.dice.pick([3, 4, 5]))
      .map((outfit, i, all) => {
        const x = kit.x + (i - (all.length - 1) / 2) * 240 + dice.between(-40, 40);
        const y = 880 + (i % 2) * 110 + dice.between(-14, 14);
        const s = 3.6 + (i % 2) * 1;
        return (
          path(
            `M${x - 20 * s} ${y + 4}Q${x - 19 * s} ${y - 15 * s} ${x} ${y - 16 * s}T${x + 20 * s} ${y + 4}Z`,
            ink.half(outfit.skin ?? "#e2b08c", 0.2),
          ) +
          disc(x, y - 24 * s, 8.4 * s, ink.half(outfit.skin ?? "#e2b08c", 0.15)) +
          path(
            `M${x - 8.8 * s} ${y - 24 * s}A8.8 ${9.2} 0 0 1 ${x + 8.8 * s} ${y - 25 * s}Q${x + 8 * s} ${y - 35 * s} ${x} ${y - 34 * s}Q${x - 9 * s} ${y - 34 * s} ${x - 8.8 * s} ${y - 24 * s}Z`,
            ink.half(outfit.hair ?? "#5a3b26", 0.3),
          ) +
          oval(x, y + 6, 27 * s, 3 * s, ink.sun("#e9fbff"), 'opacity=".7"')
        );
      })
      .join("");
  },
};

/** A hall around the pool, of gneiss, limestone, white tiles or larch; its windows look at the land behind. */
const stoneBath: Subject = {
  stand: "room",
  room: "bath",
  focus: 0.58,
  draw: (kit) => {
    const { ink, random, dice } = kit;
    const stone = dice.pick(["#7d8682", "#b5a68c", "#d9dcd8", "#a5764a", "#8c8f9a"]);
    const count = dice.pick([1, 2, 3, 4]);
    const wide = dice.between(0.5, 0.72) * (1500 / count);
    const top = dice.between(110, 240);
    const arched = chance(dice, 0.4) ? wide / 2 : 0;
    const holes = Array.from({ length: count }, (_, i) => {
      const x = 800 + (i - (count - 1) / 2) * (1500 / count) - wide / 2;
      return `M${x} 690V${top + arched}${arched ? `a${arched} ${Math.min(arched, 200)} 0 0 1 ${wide} 0` : `h${wide}`}V690Z`;
    }).join("");
    const clip = freshId();
    let courses = rect(-10, -10, 1620, 800, ink.half(stone, 0.45));
    const high = dice.pick([40, 56, 84]);
    for (let r = 0; r * high < 780; r++)
      for (let x = -60 + (r % 2) * 60; x < 1640; x += random.between(90, 190))
        courses += rect(x, r * high - 6, random.between(70, 150), high - 6, ink.half(stone, random.between(0.3, 0.62)));
    const wall = `<defs><clipPath id="${clip}"><path clip-rule="evenodd" d="M-10 -10H1620V800H-10Z${holes}"/></clipPath></defs><g clip-path="url(#${clip})">${courses}</g>${path(holes, "none", `stroke="${ink.half(stone, 0.9)}" stroke-width="12"`)}`;
    const colour = dice.pick(["#2f8f9c", "#3fa3b4", "#2f8f7c", "#4f9fc4"]);
    return `${wall}${rect(-10, 752, 1620, 470, ink.half(colour, 0.3))}${rect(-10, 736, 1620, 24, ink.half(stone, 0.75))}<g opacity=".16" transform="translate(0 1500) scale(1 -1)">${path(holes, ink.sun("#dff6fb"))}</g>${bathing.draw(kit)}`;
  },
};

const animals = (draw: (kit: Kit) => readonly string[], scale: number, gap: number): Subject =>
  onGround((kit) => group(kit, draw(kit), scale, gap, 60));
const led = (one: (kit: Kit, i: number) => string, scale = 3): Subject =>
  onGround((kit) => {
    const people = cast(kit.dice, 3, { hat: true });
    const step = 330;
    return [0, 1]
      .map((i) => {
        const x = kit.x + kit.way * (i * step * 1.25 - step * 0.62);
        const y = kit.ground(x) + 70 + i * 14;
        const px = x + kit.way * 250;
        return (
          place(one(kit, i), x, y, scale, { flip: kit.way < 0 }) +
          place(person(kit.ink, poses.walk, people[i]!), px, kit.ground(px) + 84, 3.7, { flip: kit.way < 0 }) +
          stroke(
            `M${x + kit.way * 56 * scale * 0.8} ${y - 112 * (scale / 3)}Q${x + kit.way * 190} ${y - 130} ${px - kit.way * 26} ${kit.ground(px) - 106}`,
            kit.ink.half("#c8321f", 0.3),
            5,
          )
        );
      })
      .join("");
  });

const garden = onGround((kit) => {
  const { ink, random, dice } = kit;
  const y = kit.ground(800);
  let beds = "";
  for (let r = 0; r < 4; r++) {
    const c = random.pick(["#cf2f5a", "#e7687a", "#f2c84b", "#8a4aa0", "#f6efe0", "#e8702a"]);
    for (let x = -30; x < 1640; x += 26)
      if (Math.abs(x - kit.x) > 130 + r * 60)
        beds +=
          disc(
            x + random.between(-8, 8),
            y + 20 + r * 58 + random.between(-16, 16),
            13 + r * 4,
            ink.half("#4f7f45", 0.4),
          ) +
          disc(
            x + random.between(-8, 8),
            y + 12 + r * 58 + random.between(-16, 16),
            9 + r * 3,
            ink.half(c, random.between(0, 0.3)),
          );
  }
  const way = path(
    `M${kit.x - 60} ${y}L${kit.x - 330} 1220H${kit.x + 330}L${kit.x + 60} ${y}Z`,
    ink.half("#e0d0ac", 0.2),
  );
  const shrub = (x: number, c: string, s: number): string =>
    [
      [-40, 0],
      [40, 0],
      [0, -40],
      [-20, -20],
      [24, -22],
    ]
      .map(([a, b]) => disc(x + a! * s, y - 30 * s + b! * s, 44 * s, ink.half("#3f6d47", 0.5)))
      .join("") +
    Array.from({ length: 30 }, () =>
      disc(
        x + random.between(-74, 74) * s,
        y - 34 * s + random.between(-60, 30) * s,
        10 * s,
        ink.half(c, random.between(0, 0.35)),
      ),
    ).join("");
  const south = kit.landscape === "ticino-lake" || kit.landscape === "workshop";
  return (
    (south
      ? place(palm(ink, random, 460), kit.x - 430, y + 20) + place(palm(ink, random, 380), kit.x + 470, y + 20)
      : "") +
    shrub(kit.x - 280, dice.pick(["#cf2f5a", "#e7687a", "#f2a03c"]), 1.4) +
    shrub(kit.x + 300, dice.pick(["#8a4aa0", "#f6c0d0", "#cf2f5a"]), 1.3) +
    way +
    beds +
    cast(dice, 2, { hat: true })
      .map((outfit, i) => place(person(ink, i ? poses.point : poses.walk, outfit), kit.x - 70 + i * 130, y + 120, 3.1))
      .join("")
  );
});

const aquarium: Subject = {
  stand: "room",
  room: "cave",
  focus: 0.5,
  draw: (kit) => {
    const { ink, random, dice } = kit;
    let out =
      rect(-10, -10, 1620, 1230, "#0f2a3f") +
      path("M120 900V330A680 420 0 0 1 1480 330V900Z", "#1f7fa6") +
      path("M120 900V560Q800 420 1480 560V900Z", "#17658c");
    for (let i = 0; i < 5; i++)
      out += poly(
        [
          [300 + i * 230, 30],
          [380 + i * 230, 30],
          [300 + i * 200, 900],
          [120 + i * 200, 900],
        ],
        "#bfeaf6",
        'opacity=".08"',
      );
    for (let i = 0; i < 22; i++)
      out += place(
        fish(ink, random.pick(["#f2a03c", "#f2c84b", "#cf5a5a", "#d9e6ea", "#6fb0c4"])),
        random.between(220, 1380),
        random.between(180, 800),
        random.between(0.5, 1.7),
        { flip: random.next() < 0.4 },
      );
    for (let i = 0; i < 9; i++)
      out += stroke(
        `M${190 + i * 150} 900q-30 -80 6 -150t-4 -${60 + (i % 3) * 50}`,
        ["#3f9a6a", "#c8584a", "#d98a3c"][i % 3]!,
        17,
      );
    return (
      out +
      rect(-10, 896, 1620, 330, "#0b1c2c") +
      cast(dice, 3)
        .map((outfit, i) =>
          place(
            person(ink, i ? poses.stand : poses.point, { ...outfit }),
            kit.x - 230 + i * 220,
            1090,
            i === 1 ? 2.6 : 3.7,
          ),
        )
        .join("")
    );
  },
};

const butterflies: Subject = {
  stand: "room",
  room: "bath",
  focus: 0.5,
  draw: (kit) => {
    const { ink, random } = kit;
    let out = rect(-10, -10, 1620, 1230, ink.half("#cfe3c8", 0.3));
    for (let i = 0; i < 26; i++)
      out += place(
        path(
          "M0 0Q60 -120 30 -300Q-60 -140 0 0Z",
          ink.half(random.pick(["#3f7f47", "#5f9a4c", "#2f6b45", "#7fae4c"]), random.between(0.1, 0.8)),
        ),
        random.between(-40, 1640),
        random.between(420, 1260),
        random.between(1, 2.4),
        { turn: random.between(-70, 70) },
      );
    for (let i = 0; i < 18; i++)
      out += disc(
        random.between(60, 1540),
        random.between(640, 1180),
        random.between(16, 34),
        ink.half(random.pick(["#cf2f5a", "#f2a03c", "#f6efe0", "#8a4aa0"]), 0.15),
      );
    const wings = [
      ["#2f7fc4", "#1f2a3a"],
      ["#e8702a", "#2a1f18"],
      ["#f2c84b", "#3a2a1c"],
      ["#cf2620", "#2a1f18"],
    ] as const;
    [
      [kit.x, 560, 3.4, -14],
      [kit.x - 420, 380, 1.7, 20],
      [kit.x + 420, 420, 1.9, -30],
      [kit.x + 260, 860, 1.4, 12],
      [kit.x - 330, 800, 1.5, -24],
    ].forEach(
      ([x, y, s, t], i) => (out += place(butterfly(ink, wings[i % 4]![0], wings[i % 4]![1]), x!, y!, s!, { turn: t! })),
    );
    return out;
  },
};

const carriage = onGround((kit) => {
  const y = kit.ground(kit.x) + 80;
  const coat = kit.dice.pick(["#7a4a2c", "#4a3628", "#a5764a"]);
  return (
    place(
      coachman(kit.ink, kit.dice.pick(["#2f6b4a", "#b8281f", "#3d5a86"]), cast(kit.dice, 3, { hat: true }), kit.snowy),
      kit.x - kit.way * 210,
      y,
      2.5,
      {
        flip: kit.way < 0,
      },
    ) +
    place(horse(kit.ink, kit.dice.pick(["#6d4a30", coat])), kit.x + kit.way * 300, y - 16, 2.5, { flip: kit.way < 0 }) +
    place(horse(kit.ink, coat), kit.x + kit.way * 340, y, 2.6, { flip: kit.way < 0 })
  );
});

const goods: Record<string, readonly string[]> = {
  fruit: ["#cf2620", "#e8a92c", "#6f9a45", "#7a2438", "#e8702a"],
  cheese: ["#e0b058", "#f0cf7a", "#c98f3c", "#f6e6b0"],
};
const market = onGround((kit) => {
  const y = kit.ground(kit.x) + 70;
  const colours = ["#b8281f", "#2f6b5a", "#2d5d86", "#d98a2c"];
  const from = Math.floor(kit.dice.next() * 4);
  return (
    [-1, 1]
      .map((s) =>
        place(
          stall(kit.ink, kit.random, colours[(from + s + 4) % 4]!, goods["cheese"]!, kit.ink.hour.dark),
          kit.x + s * 560,
          y - 34,
          0.86,
        ),
      )
      .join("") +
    place(stall(kit.ink, kit.random, colours[from]!, goods["fruit"]!, kit.ink.hour.dark), kit.x, y, 1.15) +
    cast(kit.dice, 3)
      .map((outfit, i) =>
        place(
          person(kit.ink, i === 1 ? poses.point : poses.stand, outfit),
          kit.x + [-330, -120, 270][i]!,
          y + 70,
          3.5,
          {
            flip: i === 2,
          },
        ),
      )
      .join("")
  );
});

export const sights = {
  castle: castleOnHill,
  "lake-castle": lakeCastle,
  courtyard,
  museum: museumFront,
  gallery,
  library,
  engine,
  science,
  dinosaur,
  fountain: onGround(
    (kit) =>
      place(
        fountain(kit.ink, kit.dice.pick(["#2d6f96", "#b8281f", "#2f6b5a", "#8a5c36"])),
        kit.x - 60,
        kit.ground(kit.x) + 80,
        1.35,
      ) +
      cast(kit.dice, 3)
        .map((outfit, i) =>
          place(
            person(kit.ink, i ? poses.stand : poses.point, outfit),
            kit.x + [260, 380, -380][i]!,
            kit.ground(kit.x) + 100,
            3.3 - (i === 1 ? 0.9 : 0),
            {
              flip: i < 2,
            },
          ),
        )
        .join(""),
  ),
  flags: onGround(
    (kit) =>
      place(flag(kit.ink, 190), kit.x - 260, kit.ground(kit.x) - 60, 1.4) +
      place(flag(kit.ink, 150), kit.x + 380, kit.ground(kit.x) - 80, 1.3, { flip: true }) +
      group(
        kit,
        cast(kit.dice, 4).map((outfit) => person(kit.ink, poses.walk, outfit)),
        3.5,
        170,
        76,
      ),
  ),
  "mountain-hut": onHill(
    (kit) =>
      place(hut(kit.ink, kit.random, kit.snowy), kit.x, kit.ground(kit.x) + 30, 1.8) +
      group(
        { ...kit, x: kit.x + kit.way * 420 },
        cast(kit.dice, 2, { pack: true }).map((outfit) => person(kit.ink, poses.walk, outfit)),
        2.6,
        120,
        60,
      ),
    0.6,
  ),
  "gorge-path": gorgePath,
  cave: caveVisit,
  "cave-boat": caveBoat,
  bathing,
  "stone-bath": stoneBath,
  garden,
  aquarium,
  butterflies,
  carriage,
  market,
  cows: animals(
    (kit) => [
      cow(kit.ink, kit.dice.pick(["#8a5a3a", "#6d4a34", "#efe6d8"])),
      cow(kit.ink, kit.dice.pick(["#a5764a", "#5f4636"]), true),
    ],
    3.5,
    480,
  ),
  goats: led((kit) => goat(kit.ink), 4),
  ibex: animals((kit) => [ibex(kit.ink)], 5, 0),
  deer: animals((kit) => [deer(kit.ink), deer(kit.ink)], 4.2, 380),
  marmot: animals((kit) => [marmot(kit.ink), marmot(kit.ink)], 5, 300),
  eagle: {
    stand: "air",
    focus: 0.42,
    draw: (kit: Kit) => place(eagle(kit.ink), kit.x, 470, 3.4, { turn: kit.way * 12 }),
  },
  elephants: animals((kit) => [elephant(kit.ink), elephant(kit.ink)], 2.3, 560),
  flamingos: animals((kit) => [0, 1, 2, 3, 4].map(() => flamingo(kit.ink)), 3.1, 190),
  bears: animals((kit) => [bear(kit.ink), bear(kit.ink)], 3.6, 520),
  bisons: animals((kit) => [bison(kit.ink), bison(kit.ink)], 3.6, 520),
  ponies: led((kit, i) => horse(kit.ink, i ? "#a5764a" : "#efe6d8"), 2.4),
  llamas: led((kit, i) => llama(kit.ink, i ? "#efe6d6" : "#a5764a", false), 2.9),
  alpacas: led((kit, i) => llama(kit.ink, i ? "#f4ece0" : "#c9a888", true), 2.6),
  donkeys: led((kit) => donkey(kit.ink), 3),
  bernards: led((kit) => dog(kit.ink, "bernard"), 3.6),
} satisfies Record<string, Subject>;
