import { disc, oval, path, place, poly, rect, stroke, type Point } from "../../engine/svg.ts";
import { balloon, glider, helicopter, plane } from "../../things/air.ts";
import { cable, paraglider, ropeBridge } from "../../things/cableways.ts";
import {
  climber,
  hikerWithPoles,
  mountainBiker,
  photographer,
  railCart,
  rungClimber,
  scooter,
  watchman,
} from "../../things/gear.ts";
import { cliff } from "../../things/ground.ts";
import { person, poses, type Outfit } from "../../things/people.ts";
import { fir } from "../../things/plants.ts";
import { velo } from "../../things/velo.ts";
import { cast } from "../cast.ts";
import { chance } from "../setting.ts";
import type { Kit, Subject } from "../subject.ts";

/** People beside each other on near ground, their middle at the subject's place. */
export function group(kit: Kit, drawn: readonly string[], scale: number, gap: number, lower = 46): string {
  const from = kit.x - ((drawn.length - 1) * gap) / 2;
  return drawn
    .map((one, i) => {
      const x = from + i * gap;
      const y = kit.ground(x) + lower + (i % 2) * 10;
      return (
        oval(x, y + 2, scale * 22, scale * 3.4, kit.ink.shade("#3a3630"), 'opacity=".22"') +
        place(one, x, y, scale * (i % 2 ? 0.95 : 1), { flip: kit.way < 0 })
      );
    })
    .join("");
}
const onGround = (draw: (kit: Kit) => string, more: Partial<Subject> = {}): Subject => ({
  stand: "ground",
  focus: 0.62,
  draw,
  ...more,
});
const inAir = (draw: (kit: Kit) => string, more: Partial<Subject> = {}): Subject => ({
  stand: "air",
  focus: 0.44,
  draw,
  ...more,
});

const hikers = onGround(
  (kit) => {
    const count = kit.dice.pick([2, 3, 3, 4]);
    return group(
      kit,
      cast(kit.dice, count, { pack: true }).map((outfit) => hikerWithPoles(kit.ink, outfit)),
      kit.dice.between(3.3, 4.1),
      kit.dice.between(170, 250),
    );
  },
  { slope: 0.06 },
);

const rest = onGround((kit) => {
  const [a, b] = cast(kit.dice, 2, { pack: true });
  const x = kit.x;
  const y = kit.ground(x) + 90;
  const rock =
    path(
      `M${x - 250} ${y + 20}Q${x - 230} ${y - 90} ${x - 90} ${y - 104}Q${x + 110} ${y - 120} ${x + 210} ${y - 60}Q${x + 270} ${y - 20} ${x + 280} ${y + 20}Z`,
      kit.ink.half("#8d877f", 0.35),
    ) + path(`M${x - 250} ${y + 20}Q${x - 60} ${y - 60} ${x + 280} ${y + 20}Z`, kit.ink.half("#8d877f", 0.8));
  return (
    rock +
    place(person(kit.ink, poses.sit, a!), x - 70, y - 96, 3.4) +
    place(person(kit.ink, poses.sit, { ...b!, pack: undefined } as Outfit), x + 110, y - 84, 3.2)
  );
});

const view = onGround((kit) => {
  const [a, b, c] = cast(kit.dice, 3);
  const y = kit.ground(kit.x) + 44;
  let posts = "";
  for (let x = -20; x <= 1620; x += 60) posts += `M${x} ${y + 34}v-150`;
  const rail =
    stroke(posts, kit.ink.half("#6d7478", 0.5), 5) +
    stroke(`M-20 ${y - 116}H1620`, kit.ink.half("#c9a06a", 0.2), 15) +
    stroke(`M-20 ${y - 66}H1620M-20 ${y - 20}H1620`, kit.ink.half("#8d9498", 0.4), 4);
  const deck =
    rect(-20, y + 30, 1640, 300, kit.ink.half(kit.snowy ? "#e4e9ee" : "#b39a78", 0.35)) +
    [70, 120, 190].map((d) => stroke(`M-20 ${y + d}H1620`, kit.ink.half("#6d5a42", 0.6), 4, 'opacity=".5"')).join("");
  const folk = [
    place(person(kit.ink, poses.point, a!), kit.x - 130, y + 90, 4, { flip: kit.way < 0 }),
    place(person(kit.ink, poses.stand, b!), kit.x + 60, y + 96, 3.9, { flip: kit.way < 0 }),
    place(person(kit.ink, poses.stand, c!), kit.x + 190, y + 92, 2.7, { flip: kit.way > 0 }),
  ];
  return rail + deck + folk.join("");
});

const tour = onGround((kit) => {
  const people = cast(kit.dice, 5);
  const guide =
    person(kit.ink, poses.point, { ...people[0]!, jacket: "#cf2620" }) +
    stroke("M26 -82V-128", kit.ink.half("#e9e2d2", 0.2), 2) +
    path("M26 -128h22l-6 8l6 8h-22Z", kit.ink.half("#e0a030", 0.1));
  const y = kit.ground(kit.x) + 70;
  const listeners = people
    .slice(1, kit.dice.pick([4, 5]))
    .map((outfit, i) =>
      place(
        person(kit.ink, poses.stand, outfit),
        kit.x + kit.way * (90 + i * 120),
        y + (i % 2) * 18,
        i === 1 ? 2.6 : 3.6,
        { flip: kit.way > 0 },
      ),
    );
  return (
    oval(kit.x, y + 6, 420, 20, kit.ink.shade("#3a3630"), 'opacity=".18"') +
    place(guide, kit.x - kit.way * 220, y, 3.8, { flip: kit.way < 0 }) +
    listeners.join("")
  );
});

const nightWatch = onGround((kit) => {
  const people = cast(kit.dice, 3);
  const y = kit.ground(kit.x) + 76;
  return (
    place(watchman(kit.ink), kit.x - kit.way * 170, y, 4, { flip: kit.way > 0 }) +
    people
      .map((outfit, i) =>
        place(
          person(kit.ink, poses.stand, outfit),
          kit.x + kit.way * (90 + i * 130),
          y + (i % 2) * 14,
          3.5 - (i % 2) * 0.7,
          { flip: kit.way > 0 },
        ),
      )
      .join("")
  );
});

const riddle = onGround((kit) => {
  const people = cast(kit.dice, 3);
  const y = kit.ground(kit.x) + 74;
  const map =
    poly(
      [
        [-70, -40],
        [-24, -54],
        [24, -40],
        [70, -54],
        [70, 20],
        [24, 34],
        [-24, 20],
        [-70, 34],
      ],
      kit.ink.half("#f3e7c8", 0.1),
    ) +
    stroke("M-50 -10Q-20 -30 0 0T54 -20", kit.ink.half("#c8321f", 0.2), 5, 'stroke-dasharray="9 8"') +
    stroke("M44 -30l18 18m0 -18l-18 18", kit.ink.half("#c8321f", 0.2), 6) +
    stroke("M-24 -54V20M24 -40V34", kit.ink.half("#c9b486", 0.4), 3);
  return (
    place(person(kit.ink, poses.point, people[0]!), kit.x - 210, y, 3.8) +
    place(person(kit.ink, poses.stand, people[1]!), kit.x + 210, y, 3.7, { flip: true }) +
    place(person(kit.ink, poses.stand, people[2]!), kit.x + 20, y + 4, 2.7) +
    place(map, kit.x + 10, y - 220, 1.5)
  );
});

const photo = onGround((kit) =>
  group(kit, [photographer(kit.ink, cast(kit.dice, 1, { pack: true, hat: true })[0]!)], 4.3, 0, 60),
);

const bikes = (kit: Kit, count: number): string => {
  const from = kit.x - ((count - 1) * 320) / 2;
  return Array.from({ length: count }, (_, i) => {
    const x = from + i * 320;
    const y = kit.ground(x) + 60 + (i % 2) * 26;
    return (
      oval(x, y + 2, 130, 9, kit.ink.shade("#3a3630"), 'opacity=".25"') +
      place(velo(kit.ink, cast(kit.dice, 1)[0]!.jacket), x, y, i % 2 ? 3.1 : 3.5, { flip: kit.way < 0 })
    );
  }).join("");
};
/** A bicycle without its rider. */
const parked = (kit: Kit, colour: string): string => {
  const dark = kit.ink.half("#22282d", 0.5);
  const wheel = (x: number): string =>
    disc(x, -20, 20, "none", `stroke="${dark}" stroke-width="4"`) +
    disc(x, -20, 3, dark) +
    stroke(`M${x - 18} -20h36M${x} -38v36M${x - 13} -33l26 26M${x + 13} -33l-26 26`, dark, 0.8);
  return (
    wheel(-34) +
    wheel(38) +
    stroke(
      "M-34 -20L-6 -22L-14 -50L24 -52L-6 -22M24 -52L38 -20M24 -52L26 -62L34 -64M-14 -50L-15 -56M-34 -20L-14 -50",
      kit.ink.half(colour, 0.2),
      4.5,
    ) +
    stroke("M-23 -58h16", dark, 5) +
    rect(30, -62, 22, 14, kit.ink.half("#a5713c", 0.3), 'rx="3"')
  );
};
const rental = onGround((kit) =>
  ["#cf2620", "#2d6f96", "#e0a030", "#4f8a6a"]
    .map((c, i) => {
      const x = kit.x - 420 + i * 280;
      return place(parked(kit, c), x, kit.ground(x) + 66 + (i % 2) * 8, 3.1, { flip: kit.way < 0 });
    })
    .join(""),
);

const downhill: Subject = {
  stand: "ground",
  slope: 0.26,
  focus: 0.56,
  draw: (kit) => {
    const down = kit.ground(1200) > kit.ground(400) ? 1 : -1;
    const y = kit.ground(kit.x);
    const air = chance(kit.dice, 0.55);
    let dust = "";
    for (let i = 0; i < 9; i++)
      dust += disc(
        kit.x - down * (120 + i * 26),
        kit.ground(kit.x - down * (120 + i * 26)) + 40 - i * 3,
        30 - i * 2,
        kit.ink.half("#b59a6a", 0.3),
        'opacity=".5"',
      );
    const path1 = stroke(
      `M${kit.x - 900 * down} ${kit.ground(kit.x - 900 * down) + 60}L${kit.x + 900 * down} ${kit.ground(kit.x + 900 * down) + 60}`,
      kit.ink.half("#b08a5c", 0.3),
      64,
    );
    return (
      path1 +
      dust +
      place(mountainBiker(kit.ink, cast(kit.dice, 1)[0]!), kit.x, y + (air ? -60 : 46), 4.1, {
        flip: down < 0,
        turn: air ? down * 6 : down * 14,
      })
    );
  },
};

const rolling = (one: (kit: Kit, outfit: Outfit) => string, scale: number, count: number): Subject => ({
  stand: "ground",
  slope: 0.12,
  focus: 0.6,
  draw: (kit) => {
    const down = kit.ground(1200) > kit.ground(400) ? 1 : -1;
    return (
      stroke(
        `M-80 ${kit.ground(0) + 70}L1680 ${kit.ground(1600) + 70}`,
        kit.ink.half(kit.snowy ? "#dfe7f2" : "#d0bd96", 0.3),
        90,
      ) +
      cast(kit.dice, count)
        .map((outfit, i) => {
          const x = kit.x + down * (i === 0 ? 60 : -330 * i);
          return place(one(kit, outfit), x, kit.ground(x) + 64 - i * 18, scale * (1 - i * 0.2), {
            flip: down < 0,
            turn: down * 7,
          });
        })
        .join("")
    );
  },
});

const coaster: Subject = {
  stand: "ground",
  slope: 0.2,
  focus: 0.58,
  draw: (kit) => {
    const down = kit.ground(1200) > kit.ground(400) ? 1 : -1;
    const line = (x: number): number => kit.ground(x) - 10;
    const points: Point[] = Array.from({ length: 19 }, (_, i) => [-80 + i * 98, line(-80 + i * 98)]);
    const d = points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y.toFixed(0)}`).join("");
    const posts = points
      .map(([x, y]) => stroke(`M${x} ${y}V${kit.ground(x) + 70}`, kit.ink.half("#8d9498", 0.6), 9))
      .join("");
    const [a, b] = cast(kit.dice, 2);
    const x2 = kit.x - down * 430;
    const turn = (Math.atan2(line(kit.x + 50) - line(kit.x - 50), 100) * 180) / Math.PI;
    return (
      posts +
      stroke(d, kit.ink.half("#6d7478", 0.6), 22) +
      stroke(d, kit.ink.half("#dfe3e3", 0.1), 9) +
      place(railCart(kit.ink, b!, "#2d6f96"), x2, line(x2) - 8, 2.2, { flip: down < 0, turn }) +
      place(railCart(kit.ink, a!, kit.dice.pick(["#cf2620", "#e8a92c"])), kit.x, line(kit.x) - 8, 4, {
        flip: down < 0,
        turn,
      })
    );
  },
};

/** A wall of rock at one side with people on it. */
const wall = (draw: (kit: Kit, edgeX: (y: number) => number) => string, colour = "#8f8780"): Subject => ({
  stand: "air",
  focus: 0.5,
  draw: (kit) => {
    const at = (x: number): number => (kit.way > 0 ? x : 1600 - x);
    const outline: Point[] = (
      [
        [1640, 1210],
        [1640, -20],
        [1010, -20],
        [1020, 120],
        [980, 300],
        [1000, 470],
        [960, 640],
        [985, 800],
        [940, 960],
        [930, 1210],
      ] as const
    ).map(([x, y]) => [x + kit.dice.between(-22, 22) - 60, y]);
    const edgeX = (y: number): number => {
      const edge = outline.slice(2);
      for (let i = 1; i < edge.length; i++) {
        const [ax, ay] = edge[i - 1]!;
        const [bx, by] = edge[i]!;
        if (y <= by) return ax + ((bx - ax) * (y - ay)) / Math.max(1, by - ay);
      }
      return 900;
    };
    return (
      cliff(
        kit.ink,
        kit.random,
        outline.map(([x, y]) => [at(x), y]),
        colour,
        kit.snowy ? "#f4f6f6" : "#7f9a4a",
        110,
      ) + draw(kit, edgeX)
    );
  },
});

const climbing = wall((kit, edgeX) => {
  const at = (x: number): number => (kit.way > 0 ? x : 1600 - x);
  const [a, b] = cast(kit.dice, 2);
  const y = kit.dice.between(640, 720);
  return (
    place(climber(kit.ink, a!), at(edgeX(y) - 96), y, 3.9, { flip: kit.way < 0 }) +
    place(
      person(kit.ink, { ...poses.point, head: [0, -93] }, { ...b!, helmet: true }),
      at(edgeX(1080) - 190),
      Math.min(1130, kit.ground(700) + 40),
      2.5,
      {
        flip: kit.way < 0,
      },
    )
  );
}, "#a3968a");

const ferrata = wall((kit, edgeX) => {
  const at = (x: number): number => (kit.way > 0 ? x : 1600 - x);
  const [a, b] = cast(kit.dice, 2, { pack: true });
  let rungs = "";
  for (let y = 60; y < 1180; y += 62)
    rungs += stroke(
      `M${at(edgeX(y) + 10)} ${y}H${at(edgeX(y) - 30)}V${y + 6}H${at(edgeX(y) + 10)}`,
      kit.ink.half("#d0d4d6", 0.2),
      8,
    );
  const rope = Array.from({ length: 12 }, (_, i) => `${i ? "L" : "M"}${at(edgeX(i * 108) - 22)} ${i * 108}`).join("");
  return (
    rungs +
    stroke(rope, kit.ink.half("#c9a06a", 0.2), 6) +
    place(rungClimber(kit.ink, a!), at(edgeX(560) - 104), 640, 3.7, { flip: kit.way < 0 }) +
    place(rungClimber(kit.ink, b!), at(edgeX(960) - 90), 1040, 3.1, { flip: kit.way < 0 })
  );
});

const hallClimbing: Subject = {
  stand: "room",
  room: "workshop",
  focus: 0.5,
  draw: (kit) => {
    const { ink, random, dice } = kit;
    let holds = "";
    for (let i = 0; i < 90; i++)
      holds += path(
        `M${random.between(0, 1600).toFixed(0)} ${random.between(0, 900).toFixed(0)}q18 -26 40 -6q10 24 -14 28q-26 2 -26 -22Z`,
        ink.half(random.pick(["#cf2620", "#e8a92c", "#2d6f96", "#4f8a6a", "#e8702a", "#7a4a86"]), 0.2),
      );
    const panel =
      rect(-10, -10, 1620, 960, ink.half("#cfc6b4", 0.3)) +
      poly(
        [
          [-10, -10],
          [520, -10],
          [420, 950],
          [-10, 950],
        ],
        ink.half("#b9b0a0", 0.5),
      ) +
      poly(
        [
          [1610, -10],
          [1130, -10],
          [1230, 950],
          [1610, 950],
        ],
        ink.half("#ddd5c4", 0.2),
      ) +
      holds +
      rect(-10, 940, 1620, 280, ink.half("#3f6f8a", 0.4)) +
      rect(-10, 936, 1620, 18, ink.half("#2c5068", 0.4));
    const [a, b] = cast(dice, 2);
    return (
      panel +
      stroke("M840 -10V640", ink.half("#e8a92c", 0.1), 7) +
      place(climber(ink, { ...a!, jacket: "#e8702a" }), 800, 760, 4) +
      place(person(ink, poses.point, b!), 480, 1060, 3.2)
    );
  },
};

const rope = {
  stand: "ground",
  focus: 0.5,
  draw: (kit: Kit) => {
    const { ink, dice } = kit;
    const left = kit.x - 420;
    const right = kit.x + 420;
    const trunk = (x: number): string =>
      rect(x - 44, -20, 88, kit.ground(x) + 60, ink.half("#7d5a3c", 0.35)) +
      rect(ink.side < 0 ? x + 10 : x - 44, -20, 34, kit.ground(x) + 60, ink.half("#7d5a3c", 0.8)) +
      poly(
        [
          [x - 150, 760],
          [x + 150, 760],
          [x + 130, 790],
          [x - 130, 790],
        ],
        ink.half("#c9955a", 0.2),
      ) +
      stroke(`M${x - 120} 790L${x - 30} 880M${x + 120} 790L${x + 30} 880`, ink.half("#8a5c36", 0.4), 13);
    const bridge = ropeBridge(ink, [left + 130, 760], [right - 130, 760], 34, 150);
    const [a, b, c] = cast(dice, 3);
    const safe = (x: number): string => stroke(`M${x} 560V470`, ink.half("#e8a92c", 0.2), 5);
    return (
      trunk(left) +
      trunk(right) +
      stroke(`M${left} 470Q${kit.x} 500 ${right} 470`, ink.half("#3a4046", 0.5), 6) +
      bridge.markup +
      safe(kit.x - 40) +
      place(person(ink, poses.walk, { ...a!, helmet: true, hat: "#cf2620" }), kit.x - 50, bridge.at(0.46)[1] - 4, 3.3) +
      place(person(ink, poses.stand, { ...b!, helmet: true, hat: "#e8a92c" }), left + 6, 758, 2.9) +
      place(person(ink, poses.point, { ...c!, helmet: true, hat: "#2d6f96" }), right - 10, 758, 2.9, { flip: true })
    );
  },
} satisfies Subject;

const zip = inAir(
  (kit) => {
    const { ink, dice, way } = kit;
    const [a, b] = cast(dice, 2);
    const rider = (outfit: Outfit): string =>
      stroke("M-14 -8L0 52M14 -8L0 52", ink.half("#3a3f44", 0.5), 4) +
      stroke("M-22 -6H22", ink.half("#3a3f44", 0.6), 9) +
      place(person(ink, poses.sit, { ...outfit, helmet: true, hat: "#f6efe0" }), 8, 128, 1.15) +
      path("M-18 92Q-22 122 4 124L28 116", "none", `stroke="${ink.half("#3a3f44", 0.5)}" stroke-width="6"`);
    const y = (x: number): number => 330 + (x - kit.x) * 0.2 * way;
    const line = (dy: number): string =>
      stroke(`M-40 ${y(-40) + dy}L1640 ${y(1640) + dy}`, ink.half("#2e3338", 0.6), 5);
    return (
      line(0) +
      line(46) +
      place(rider(b!), kit.x - way * 480, y(kit.x - way * 480) + 50, 1.3, { flip: way < 0 }) +
      place(rider(a!), kit.x, y(kit.x) + 4, 3, { flip: way < 0 })
    );
  },
  { focus: 0.46 },
);

const bungee = inAir(
  (kit) => {
    const { ink, dice, way } = kit;
    const dam =
      poly(
        [
          [way > 0 ? -20 : 1620, -20],
          [way > 0 ? 360 : 1240, -20],
          [way > 0 ? 300 : 1300, 300],
          [way > 0 ? 330 : 1270, 1220],
          [way > 0 ? -20 : 1620, 1220],
        ],
        ink.half("#b9b2a6", 0.35),
      ) +
      [120, 240, 380, 540, 720, 920]
        .map((y) =>
          stroke(`M${way > 0 ? -20 : 1620} ${y}L${way > 0 ? 312 : 1288} ${y + 20}`, ink.half("#8d867a", 0.6), 4),
        )
        .join("");
    const deck = stroke(`M${way > 0 ? 200 : 1400} 150H${way > 0 ? 560 : 1040}`, ink.half("#6d7478", 0.4), 18);
    const sx = way > 0 ? 540 : 1060;
    const outfit = { ...cast(dice, 1)[0]!, jacket: "#cf2620" };
    return (
      dam +
      deck +
      stroke(`M${sx} 150Q${kit.x - way * 60} 330 ${kit.x} 380`, ink.half("#f4f0e6", 0.1), 7) +
      place(person(ink, { ...poses.jump, hip: [0, -48] }, outfit), kit.x, 420, 4, { turn: 168, flip: way < 0 })
    );
  },
  { focus: 0.46 },
);

const tandem = inAir(
  (kit) => {
    const { ink, dice } = kit;
    const [a, b] = cast(dice, 2);
    const pilots =
      place(person(ink, poses.sit, { ...a!, helmet: true, hat: "#f6efe0" }), -14, 44, 0.92) +
      place(person(ink, poses.sit, { ...b!, helmet: true, hat: "#cf2620" }), 10, 58, 0.86);
    const wings = dice.pick([
      ["#cf2620", "#f6efe0", "#e8a92c"],
      ["#2d6f96", "#f6efe0", "#e8a92c"],
      ["#e8702a", "#f6efe0", "#2f8f9c"],
      ["#7a4a86", "#f6efe0", "#e8a92c"],
      ["#4f8a6a", "#f2c84b", "#f6efe0"],
    ]);
    const far = dice.pick([
      ["#e8a92c", "#f6efe0", "#2d6f96"],
      ["#cf2620", "#f6efe0", "#2d6f96"],
    ]);
    return (
      place(paraglider(ink, far), kit.x - kit.way * 480, 300, 0.34) +
      place(paraglider(ink, wings, pilots), kit.x, dice.between(330, 370), dice.between(1.45, 1.65), {
        turn: kit.way * dice.between(2, 7),
      })
    );
  },
  { focus: 0.42 },
);

const takeOff = onGround(
  (kit) => {
    const { ink, dice } = kit;
    const [a, b, c] = cast(dice, 3);
    const y = kit.ground(kit.x) + 50;
    const run =
      place(person(ink, poses.walk, { ...a!, helmet: true, hat: "#f6efe0", pack: "#3a4046" }), kit.x - 40, y, 3) +
      place(person(ink, poses.walk, { ...b!, helmet: true, hat: "#cf2620" }), kit.x + 40, y, 3.1);
    return (
      place(
        paraglider(
          ink,
          dice.pick([
            ["#e8702a", "#f6efe0", "#2f8f9c"],
            ["#cf2620", "#f6efe0", "#e8a92c"],
            ["#2d6f96", "#f6efe0", "#e8a92c"],
          ]),
        ),
        kit.x - 20,
        y - 560,
        1.3,
      ) +
      run +
      place(person(ink, poses.point, c!), kit.x + 430, kit.ground(kit.x + 430) + 60, 2.8, { flip: true })
    );
  },
  { focus: 0.52, slope: 0.14 },
);

const schemes = [
  ["#cf2620", "#f6efe0", "#e8a92c"],
  ["#2d6f96", "#f2c84b", "#cf2620"],
  ["#e8702a", "#f6efe0", "#2f6b5a"],
  ["#7a4a86", "#f2c84b", "#f6efe0"],
  ["#2f8f7a", "#f6efe0", "#e8a92c"],
] as const;
const balloons = inAir(
  (kit) => {
    const from = Math.floor(kit.dice.next() * 5);
    return (
      place(balloon(kit.ink.far(5), schemes[(from + 2) % 5]!), kit.x - kit.way * 460, 300, 0.3) +
      place(balloon(kit.ink.far(3), schemes[(from + 1) % 5]!), kit.x + kit.way * 440, 420, 0.45) +
      place(balloon(kit.ink, schemes[from]!), kit.x, kit.dice.between(430, 470), kit.dice.between(1.3, 1.45))
    );
  },
  { focus: 0.46 },
);

const filling = onGround(
  (kit) => {
    const people = cast(kit.dice, 3);
    const x = kit.x + 60;
    const y = kit.ground(x) + 40;
    return (
      place(balloon(kit.ink, schemes[Math.floor(kit.dice.next() * 5)]!), x, y - 250, 1.25, { turn: kit.way * 24 }) +
      people
        .map((outfit, i) =>
          place(person(kit.ink, i ? poses.point : poses.stand, outfit), x - 340 + i * 330, kit.ground(x) + 80, 2.9, {
            flip: i === 2,
          }),
        )
        .join("")
    );
  },
  { focus: 0.5 },
);

export const outdoors = {
  hikers,
  rest,
  view,
  tour,
  "night-watch": nightWatch,
  riddle,
  photo,
  "e-bikes": onGround((kit) => bikes(kit, kit.dice.pick([2, 2, 3]))),
  rental,
  downhill,
  scooters: rolling((kit, outfit) => scooter(kit.ink, outfit), 4, 2),
  kart: rolling(
    (kit, outfit) =>
      railCart(kit.ink, outfit, "#e8702a") +
      disc(-34, -8, 13, kit.ink.half("#24282d", 0.5)) +
      disc(46, -8, 13, kit.ink.half("#24282d", 0.5)),
    4.2,
    2,
  ),
  coaster,
  climbing,
  ferrata,
  "hall-climbing": hallClimbing,
  "rope-park": rope,
  zip,
  bungee,
  tandem,
  "take-off": takeOff,
  balloons,
  filling,
  helicopter: inAir(
    (kit) =>
      place(helicopter(kit.ink, kit.dice.pick(["#cf2620", "#2d5d86", "#e8a92c"])), kit.x, 640, 1.6, {
        flip: kit.way < 0,
        turn: kit.dice.between(-7, 7),
      }),
    { focus: 0.48 },
  ),
  "helicopter-landed": onGround(
    (kit) =>
      place(helicopter(kit.ink, kit.dice.pick(["#cf2620", "#2d5d86"])), kit.x, kit.ground(kit.x) + 70, 1.5, {
        flip: kit.way < 0,
      }) +
      group(
        { ...kit, x: kit.x + kit.way * 420 },
        cast(kit.dice, 2).map((outfit) => person(kit.ink, poses.stand, outfit)),
        2.8,
        130,
        90,
      ),
  ),
  plane: inAir(
    (kit) =>
      place(plane(kit.ink, kit.dice.pick(["#cf2620", "#2d6f96"])), kit.x, 470, 2, {
        flip: kit.way < 0,
        turn: kit.way * -6,
      }),
    {
      focus: 0.42,
    },
  ),
  glider: inAir((kit) => place(glider(kit.ink), kit.x, 430, 1.7, { turn: kit.way * 16 }), { focus: 0.4 }),
  "rope-bridge": {
    stand: "air",
    focus: 0.54,
    draw: (kit) => {
      const { ink, random, dice } = kit;
      const side = (flip: boolean): Point[] =>
        (
          [
            [-40, 1210],
            [-40, 560],
            [120, 590],
            [250, 650],
            [290, 800],
            [340, 1210],
          ] as const
        ).map(([x, y]) => [flip ? 1600 - x : x, y]);
      const bridge = ropeBridge(ink, [190, 660], [1410, 660], 70, 110);
      return (
        cliff(ink, random, side(false), "#8d867d", kit.snowy ? "#f4f6f6" : "#7f9a4a", 100) +
        cliff(ink, random, side(true), "#8d867d", kit.snowy ? "#f4f6f6" : "#7f9a4a", 100) +
        cable(ink, [190, 540], [1410, 540], 40, 5) +
        bridge.markup +
        cast(dice, 3, { pack: true })
          .map((outfit, i) =>
            place(
              person(ink, poses.walk, outfit),
              bridge.at(0.34 + i * 0.15)[0],
              bridge.at(0.34 + i * 0.15)[1] - 6,
              2.9,
            ),
          )
          .join("") +
        place(fir(ink, random, 240, kit.snowy), 90, 600) +
        place(fir(ink, random, 220, kit.snowy), 1520, 610)
      );
    },
  },
} satisfies Record<string, Subject>;
