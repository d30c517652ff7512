import { disc, oval, path, place, rect, stroke } from "../../engine/svg.ts";
import { classicSkier, curler, skater, skier, sledge, snowboarder, snowshoer, tourer } from "../../things/gear.ts";
import { powder } from "../../things/ground.ts";
import { dog } from "../../things/beasts.ts";
import { person, poses } from "../../things/people.ts";
import { hut } from "../../things/places.ts";
import { cast } from "../cast.ts";
import { chance } from "../setting.ts";
import type { Kit, Subject } from "../subject.ts";
import { group } from "./people.ts";

const onSnow = (draw: (kit: Kit) => string, slope = 0): Subject => ({ stand: "ground", focus: 0.62, slope, draw });
/** Which way is down: 1 to the right. */
const downOf = (kit: Kit): 1 | -1 => (kit.ground(1200) > kit.ground(400) ? 1 : -1);

const riding = (one: "skier" | "board"): Subject =>
  onSnow((kit) => {
    const { ink, random, dice } = kit;
    const down = downOf(kit);
    const [a, b, c] = cast(dice, 3, { hat: true });
    const y = kit.ground(kit.x) + 90;
    const spray = place(powder(ink, random, 0, 0, 150), kit.x - down * 90, y + 4, 1, { flip: down < 0 });
    const hero = one === "board" ? snowboarder(ink, a!) : skier(ink, a!);
    const line = stroke(
      `M${kit.x - down * 700} ${kit.ground(kit.x - down * 700) - 6}Q${kit.x - down * 420} ${kit.ground(kit.x - down * 420) + 120} ${kit.x - down * 120} ${y + 2}`,
      ink.half("#b4c9e4", 0.6),
      9,
      'opacity=".7"',
    );
    const friend = (outfit: typeof a, dx: number): string =>
      place(skier(ink, outfit!, "#2d6f96"), kit.x + dx, kit.ground(kit.x + dx) + 24, 1.7, {
        flip: down < 0,
        turn: down * 8,
      });
    return (
      line +
      friend(b, down * 430) +
      (chance(dice, 0.5) ? friend(c, down * -480) : "") +
      spray +
      place(hero, kit.x, y, 4.3, { flip: down < 0, turn: down * 10 })
    );
  }, 0.17);

const lesson = onSnow((kit) => {
  const { ink, dice } = kit;
  const [guide, ...pupils] = cast(dice, 5, { hat: true });
  const small = dice.next() < 0.6;
  const y = kit.ground(kit.x) + 70;
  return (
    place(
      person(ink, poses.point, { ...guide!, jacket: "#cf2620", goggles: true }) +
        stroke("M-30 4H34", ink.half("#e0a030", 0.2), 4),
      kit.x - 340 * kit.way,
      y,
      3.9,
      { flip: kit.way < 0 },
    ) +
    pupils
      .slice(0, small ? 4 : 3)
      .map((outfit, i) =>
        place(
          skier(ink, outfit, ["#2d6f96", "#cf2620", "#4f8a6a", "#e0a030"][i]),
          kit.x + kit.way * (-60 + i * 180),
          kit.ground(kit.x) + 84 - (i % 2) * 22,
          small ? 2.5 : 3.3,
          { flip: kit.way > 0 },
        ),
      )
      .join("")
  );
});

const loipe = onSnow((kit) => {
  const { ink, dice } = kit;
  const y = kit.ground(kit.x) + 76;
  const tracks = [0, 16, 34, 50]
    .map((d) =>
      stroke(`M-20 ${y + d + 4}Q800 ${y + d - 14} 1620 ${y + d + 4}`, ink.half("#b4c6de", 0.6), 5, 'opacity=".8"'),
    )
    .join("");
  const [a, b] = cast(dice, 2, { hat: true });
  return (
    tracks +
    place(classicSkier(ink, b!), kit.x - kit.way * 360, y - 6, 2.8, { flip: kit.way < 0 }) +
    place(classicSkier(ink, a!), kit.x + kit.way * 60, y + 26, 4.1, { flip: kit.way < 0 })
  );
});

const sledging = onSnow((kit) => {
  const { ink, random, dice } = kit;
  const down = downOf(kit);
  const [a, b, c] = cast(dice, 3, { hat: true });
  const y = kit.ground(kit.x) + 90;
  const lamp = (x: number): string => {
    const ly = kit.ground(x) + 10;
    return ink.hour.dark
      ? disc(x, ly - 150, 90, "#ffcf86", 'opacity=".16"') +
          disc(x, ly - 150, 46, "#ffcf86", 'opacity=".28"') +
          stroke(`M${x} ${ly}V${ly - 150}`, ink.half("#3a3432", 0.6), 7) +
          disc(x, ly - 152, 13, "#ffe6b0")
      : "";
  };
  return (
    lamp(300) +
    lamp(1310) +
    place(powder(ink, random, 0, 0, 110), kit.x - down * 140, y + 4, 1, { flip: down < 0 }) +
    place(sledge(ink, c!), kit.x - down * 470, kit.ground(kit.x - down * 470) + 24, 2, {
      flip: down < 0,
      turn: down * 7,
    }) +
    place(sledge(ink, a!, b!), kit.x, y, 4, { flip: down < 0, turn: down * 9 })
  );
}, 0.16);

const sledges = onSnow(
  (kit) =>
    [0, 1, 2, 3, 4]
      .map((i) => {
        const x = kit.x - 380 + i * 190;
        const y = kit.ground(x) + 80;
        const wood = kit.ink.half("#b5834a", 0.2);
        return (
          stroke(
            `M${x - 30} ${y}Q${x - 70} ${y - 190} ${x + 10} ${y - 250}M${x + 60} ${y}Q${x + 20} ${y - 190} ${x + 100} ${y - 250}`,
            kit.ink.half("#8a5c36", 0.3),
            15,
          ) +
          [60, 110, 160, 210]
            .map((d) => stroke(`M${x - 44 + d * 0.12} ${y - d}L${x + 46 + d * 0.12} ${y - d}`, wood, 17))
            .join("")
        );
      })
      .join("") +
    place(hut(kit.ink, kit.random, true), kit.x + kit.way * 480, kit.ground(kit.x + kit.way * 480) + 20, 0.7),
);

const shoes = onSnow((kit) => {
  const people = cast(kit.dice, 3, { pack: true, hat: true });
  let prints = "";
  for (let i = 0; i < 16; i++) {
    const x = kit.x - kit.way * (330 + i * 46);
    prints += oval(x, kit.ground(x) + 74 + (i % 2) * 14, 19, 6, kit.ink.half("#a9bcd6", 0.7), 'opacity=".8"');
  }
  return (
    prints +
    group(
      kit,
      people.map((outfit) => snowshoer(kit.ink, outfit)),
      3.8,
      210,
      70,
    )
  );
}, 0.05);

const touring = onSnow(
  (kit) =>
    group(
      kit,
      cast(kit.dice, 3, { pack: true, hat: true }).map((outfit) => tourer(kit.ink, outfit)),
      3.7,
      230,
      60,
    ),
  0.2,
);

/** Ice on the ground: a bright sheet with scratches. */
const sheet = (kit: Kit, y: number): string => {
  let marks = "";
  for (let i = 0; i < 40; i++)
    marks += stroke(
      `M${kit.random.between(-40, 1600)} ${y + 20 + kit.random.next() * 250}q60 -12 130 4`,
      kit.ink.sun("#ffffff"),
      3,
      'opacity=".6"',
    );
  return (
    path(`M-20 ${y}Q800 ${y - 46} 1620 ${y}V1220H-20Z`, kit.ink.half("#bcd8e6", 0.2)) +
    path(`M-20 ${y + 110}Q800 ${y + 60} 1620 ${y + 110}V1220H-20Z`, kit.ink.half("#a3c6da", 0.35), 'opacity=".6"') +
    marks
  );
};
const skating = onSnow((kit) => {
  const people = cast(kit.dice, 4, { hat: true });
  const y = kit.ground(kit.x);
  const lamps = kit.ink.hour.dark
    ? [200, 620, 1010, 1420]
        .map(
          (x) =>
            disc(x, y - 110, 80, "#ffcf86", 'opacity=".2"') +
            disc(x, y - 110, 12, "#ffe6b0") +
            stroke(`M${x} ${y - 100}V${y}`, kit.ink.half("#3a3432", 0.6), 6),
        )
        .join("")
    : "";
  return (
    sheet(kit, y - 20) +
    lamps +
    people
      .map((outfit, i) =>
        place(
          skater(kit.ink, outfit),
          kit.x + [-340, -30, 250, 460][i]! * kit.way,
          y + [60, 110, 40, 20][i]!,
          [2.6, 4.1, 2.8, 1.8][i]!,
          {
            flip: (i % 2 ? 1 : -1) * kit.way < 0,
          },
        ),
      )
      .join("")
  );
});
const curling = onSnow((kit) => {
  const y = kit.ground(kit.x);
  const house = [
    [190, "#cf2620"],
    [130, "#f6f8f8"],
    [74, "#2d6f96"],
    [26, "#f6f8f8"],
  ]
    .map(([r, c]) =>
      oval(
        kit.x + kit.way * 460,
        y + 60,
        r as number,
        (r as number) * 0.22,
        kit.ink.half(c as string, 0.2),
        'opacity=".85"',
      ),
    )
    .join("");
  const stone = (x: number, dy: number, c: string): string =>
    place(
      path("M-34 -4Q-38 -30 0 -32T34 -4Q0 8 -34 -4Z", kit.ink.half("#8d9398", 0.25)) +
        oval(0, -31, 26, 8, kit.ink.half(c, 0.1)),
      x,
      y + dy,
      1.1,
    );
  const [a, b] = cast(kit.dice, 2, { hat: true });
  return (
    sheet(kit, y - 20) +
    house +
    stone(kit.x + kit.way * 430, 66, "#e0a030") +
    stone(kit.x + kit.way * 520, 44, "#cf2620") +
    place(person(kit.ink, poses.point, b!), kit.x - kit.way * 420, y + 50, 2.8, { flip: kit.way < 0 }) +
    place(curler(kit.ink, a!), kit.x - kit.way * 60, y + 130, 4.6, { flip: kit.way < 0 })
  );
});

const team = (kit: Kit): string => {
  const { ink, dice } = kit;
  const [driver, guest] = cast(dice, 2, { hat: true });
  const y = kit.ground(kit.x) + 84;
  const at = (dx: number): number => kit.x + kit.way * dx;
  const traces = stroke(`M${at(-160)} ${y - 80}L${at(480)} ${y - 110}`, ink.half("#c8321f", 0.2), 5);
  const dogs = [40, 210, 330, 500]
    .map((dx, i) => place(dog(ink, "husky", true), at(dx), y - (i % 2) * 30, 2.7, { flip: kit.way < 0 }))
    .join("");
  const sled =
    stroke("M-90 2H70Q100 0 104 -30M-60 0V-24M30 0V-24M-80 -26H80M-84 0L-100 -92H-70", ink.half("#b5834a", 0.2), 6) +
    path("M-50 -30Q-60 -64 -30 -66L60 -36L64 -26H-50Z", ink.half("#2d5d86", 0.3)) +
    place(person(ink, poses.sit, guest!), -10, -24, 0.75) +
    place(person(ink, poses.stand, driver!), -104, -4, 0.95);
  return traces + place(sled, at(-340), y, 3, { flip: kit.way < 0 }) + dogs;
};

const glacierRope = onSnow((kit) => {
  const people = cast(kit.dice, 4, { pack: true });
  let cracks = "";
  for (let i = 0; i < 7; i++) {
    const y = kit.ground(800) + 120 + i * 22;
    const x = kit.dice.between(0, 1400);
    cracks +=
      path(`M${x} ${y}q120 -14 260 4q-120 22 -260 -4Z`, kit.ink.half("#6fb0cc", 0.35)) +
      path(`M${x + 30} ${y + 2}q90 -6 190 3q-90 12 -190 -3Z`, kit.ink.half("#2f6f92", 0.5));
  }
  const gap = 200;
  const from = kit.x - gap * 1.5;
  const line = Array.from(
    { length: 4 },
    (_, i) =>
      `${i ? `Q${from + (i - 0.5) * gap} ${kit.ground(from + (i - 0.5) * gap) - 70} ` : "M"}${from + i * gap} ${kit.ground(from + i * gap) - 130}`,
  ).join("");
  return (
    cracks +
    group(
      kit,
      people.map(
        (outfit) =>
          stroke("M16 -52L30 2", kit.ink.half("#3a4046", 0.4), 2.4) +
          person(kit.ink, poses.walk, { ...outfit, helmet: true }),
      ),
      3.6,
      gap,
    ) +
    stroke(line, kit.ink.half("#e8702a", 0.2), 6)
  );
});

/** A tunnel of blue ice with a visitor in its light. */
const iceCave: Subject = {
  stand: "room",
  room: "cave",
  focus: 0.55,
  draw: (kit) => {
    const { ink, random } = kit;
    let out = rect(-10, -10, 1620, 1230, "#1f5f86");
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const w = 900 - t * 640;
      const h = 640 - t * 420;
      out += path(
        `M${800 - w} 1220V${720 - h * 0.3}Q${800 - w * 0.8} ${640 - h} 800 ${620 - h}Q${800 + w * 0.8} ${640 - h} ${800 + w} ${720 - h * 0.3}V1220Z`,
        ["#24688f", "#2c779e", "#3788ae", "#469bbf", "#5aaecf", "#74c1dc", "#93d4e8", "#b6e5f2", "#dff6fb"][i]!,
      );
    }
    for (let i = 0; i < 40; i++)
      out += path(
        `M${random.between(0, 1600).toFixed(0)} ${random.between(0, 1100).toFixed(0)}q60 -50 140 -10q-60 40 -140 10Z`,
        "#e9fbff",
        `opacity="${random.between(0.05, 0.16).toFixed(2)}"`,
      );
    out += path("M-20 1220L560 900H1040L1620 1220Z", "#8fcfe4") + path("M300 1220L700 900H900L1300 1220Z", "#c9ecf5");
    const [a, b] = cast(kit.dice, 2, { hat: true });
    return (
      out +
      place(person(ink, poses.stand, { ...a!, jacket: "#cf2620" }), 730, 1010, 3.4) +
      place(person(ink, poses.point, b!), 880, 1006, 3.2)
    );
  },
};

export const winter = {
  skiing: riding("skier"),
  boarding: riding("board"),
  "ski-lesson": lesson,
  loipe,
  sledging,
  sledges,
  snowshoes: shoes,
  touring,
  skating,
  curling,
  huskies: onSnow(team),
  "husky-rest": onSnow((kit) => group(kit, [dog(kit.ink, "husky"), dog(kit.ink, "husky")], 4.6, 520, 90)),
  "rope-team": glacierRope,
  "ice-cave": iceCave,
} satisfies Record<string, Subject>;
