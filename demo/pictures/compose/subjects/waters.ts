import { lens } from "../../engine/lake.ts";
import { disc, oval, path, place, rect, stroke, type Point } from "../../engine/svg.ts";
import { cableFerry, gulls, lakeBoat, passengerBoat, riverBoat, sailboat, steamer, wash } from "../../things/boats.ts";
import { canoe, jetty, kayak, motorBoat, paddleBoard, raft, rowBoat } from "../../things/craft.ts";
import { cliff } from "../../things/ground.ts";
import { person, poses } from "../../things/people.ts";
import { bottle } from "../../things/goods.ts";
import { plate, wineGlass } from "../../things/table.ts";
import { waterfall } from "../../things/water.ts";
import { cast } from "../cast.ts";
import { chance } from "../setting.ts";
import type { Kit, Subject } from "../subject.ts";

/** Puts a boat on the water with its mirror image. */
const afloat = (kit: Kit, boat: string, scale: number, dx = 0, dy = 0): string => {
  const flip = kit.way < 0;
  const x = kit.x + dx;
  const y = kit.y + dy;
  return (
    `<g opacity=".32" transform="translate(${x} ${y + 6}) scale(${flip ? -scale : scale} ${-scale})">${boat}</g>` +
    place(boat, x, y, scale, { flip })
  );
};
const ripple = ({ ink, x, y }: Kit, wide: number): string =>
  lens(x, y + 10, wide, 7, ink.sun("#f4f7f2"), 0.5) + lens(x + 60, y + 30, wide * 0.8, 5, ink.sun("#f4f7f2"), 0.35);
const floats = (draw: (kit: Kit) => string, focus = 0.6): Subject => ({ stand: "water", focus, draw });

const fleetBoat = ({ ink, dice }: Kit): string =>
  passengerBoat(ink, {
    band: dice.pick(["#1f3f6a", "#b8281f", "#2f6b5a", "#2d6f96", "#c58a2a"]),
    decks: dice.pick([1, 2, 2]),
    funnel: chance(dice, 0.4),
    awning: dice.pick([null, "#f4efe4", "#b8281f", "#2d5d86"]),
  });

const canyoning: Subject = {
  stand: "water",
  focus: 0.55,
  draw: (kit) => {
    const { ink, random, dice, way } = kit;
    const at = (x: number): number => (way > 0 ? x : 1600 - x);
    const [a, b, c] = cast(dice, 3);
    const suit = (outfit: typeof a) => ({
      ...outfit!,
      trousers: "#22303a",
      helmet: true,
      hat: outfit!.jacket,
      jacket: "#22303a",
    });
    const rock = cliff(
      ink,
      random,
      (
        [
          [-40, 1010],
          [-40, 330],
          [160, 350],
          [330, 380],
          [470, 430],
          [520, 520],
          [500, 700],
          [560, 850],
          [600, 960],
        ] as const
      ).map(([x, y]) => [at(x), y]),
      "#8a7d6c",
      "#6f9a45",
      100,
    );
    const jumping = chance(dice, 0.6);
    const hero = jumping
      ? place(person(ink, poses.jump, suit(a)), at(660), 640, 2.9, { flip: way < 0 })
      : stroke(`M${at(480)} 430L${at(600)} 700`, ink.half("#e8a92c", 0.2), 6) +
        place(person(ink, poses.climb, suit(a)), at(600), 800, 2.9, { flip: way > 0 });
    const splash =
      oval(at(680), 960, 150, 18, ink.sun("#f4fbfa"), 'opacity=".7"') +
      disc(at(640), 940, 16, ink.sun("#f4fbfa")) +
      disc(at(720), 930, 12, ink.sun("#f4fbfa"));
    return (
      waterfall(ink, random, at(260), 360, 965, 46) +
      rock +
      waterfall(ink, random, at(430), 415, 960, 40) +
      place(person(ink, poses.stand, suit(b)), at(330), 384, 1.7, { flip: way < 0 }) +
      (jumping ? splash : "") +
      hero +
      place(person(ink, poses.stand, suit(c)), at(1010), 1010, 2.2, { flip: way > 0 }) +
      oval(at(1010), 1012, 120, 22, ink.half("#5fc2b4", 0.25))
    );
  },
};

const landing: Subject = floats((kit) => {
  const { ink, dice, way } = kit;
  const group = cast(dice, dice.pick([2, 3, 4]));
  const child = Math.floor(dice.next() * 4);
  const at = (x: number): number => (way > 0 ? x : 1600 - x);
  const boat = dice.pick([lakeBoat(ink), fleetBoat(kit), fleetBoat(kit), riverBoat(ink)]);
  const pier = place(jetty(ink, 760), way > 0 ? 0 : 1600, 1030, 1, { flip: way < 0 });
  return (
    place(boat, at(dice.between(1000, 1150)), dice.between(810, 870), dice.between(1.3, 1.7), { flip: way > 0 }) +
    lens(at(1080), 862, 560, 7, ink.sun("#f4f7f2"), 0.5) +
    pier +
    group
      .map((outfit, i) =>
        place(
          person(ink, i === 1 ? poses.point : poses.stand, outfit),
          at(380 + i * 110),
          1034,
          i === child ? 2.1 : 3.1,
          {
            flip: way < 0,
          },
        ),
      )
      .join("")
  );
}, 0.62);

const laidTable: Subject = {
  stand: "table",
  focus: 0.68,
  draw: ({ ink, dice, x, y }) => {
    const wine = dice.pick(["#f0d67a", "#8a2438", "#f0d67a"]);
    const food =
      oval(0, -10, 90, 22, ink.half("#e8b04c", 0.1)) +
      disc(-30, -20, 16, ink.half("#c8321f", 0.2)) +
      disc(24, -18, 14, ink.half("#5f9a3c", 0.2)) +
      disc(2, -24, 12, ink.half("#f4ead2", 0.1));
    return (
      place(bottle(ink, "#2f5a3c"), x - 20, y + 70, 1.05) +
      place(wineGlass(ink, wine), x - 250, y + 110, 1.7) +
      place(wineGlass(ink, wine), x + 230, y + 100, 1.7) +
      place(plate(ink, 190, food), x - 60, y + 190) +
      disc(x + 400, y - 20, 90, "#ffcf86", 'opacity=".25"') +
      rect(x + 384, y - 20, 32, 110, ink.half("#f4ecdc", 0.1)) +
      path(`M${x + 400} ${y - 66}q-16 22 0 44q16 -22 0 -44Z`, "#ffc861")
    );
  },
};

const shoreBoats: Subject = {
  stand: "ground",
  focus: 0.68,
  draw: ({ ink, dice, x, ground }) => {
    const colours = ["#cf2620", "#e8a92c", "#2d6f96", "#4f8a6a"];
    return (
      [0, 1, 2]
        .map((i) => {
          const px = x - 330 + i * 320;
          return (
            oval(px, ground(px) + 96, 180, 16, ink.shade("#3a3a30"), 'opacity=".25"') +
            place(
              path(
                "M-170 -20Q-90 -36 0 -34T170 -20Q130 8 60 12H-60Q-130 8 -170 -20Z",
                ink.half(colours[(i + Math.floor(dice.next() * 4)) % 4]!, 0.15),
              ) +
                path("M-150 -4Q0 14 150 -6Q120 10 60 13H-60Q-120 10 -150 -4Z", ink.half(colours[i]!, 0.8)) +
                oval(0, -30, 60, 9, ink.half("#22282d", 0.6)),
              px,
              ground(px) + 90,
              1.2,
              { turn: dice.between(-14, 4) },
            )
          );
        })
        .join("") + stroke(`M${x + 70} ${ground(x) + 130}L${x + 320} ${ground(x) + 20}`, ink.half("#e9e2d2", 0.2), 8)
    );
  },
};

export const onWater = {
  "lake-boat": floats((kit) => {
    const { dice, ink } = kit;
    const scale = dice.between(1.5, 2.15);
    const boat = chance(dice, 0.25) ? lakeBoat(ink) : fleetBoat(kit);
    const high: Point = [kit.x + kit.way * dice.between(200, 420), dice.between(300, 460)];
    const birds = chance(dice, 0.5)
      ? gulls(ink, [high, [high[0] + 90, high[1] - 50], [high[0] - 60, high[1] - 80]])
      : "";
    const sail = chance(dice, 0.5)
      ? afloat(
          kit,
          sailboat(ink, dice.pick(["#c8321f", "#f4efe4", "#e0a030"])),
          dice.between(0.5, 0.9),
          -kit.way * dice.between(380, 560),
          -dice.between(130, 170),
        )
      : "";
    return (
      birds +
      sail +
      place(wash(ink, 200), kit.x, kit.y + dice.between(-10, 30), scale * 0.8, { flip: kit.way < 0 }) +
      afloat(kit, boat, scale) +
      ripple(kit, 700)
    );
  }),
  "paddle-steamer": floats(
    (kit) =>
      place(wash(kit.ink, 330), kit.x, kit.y, 1.2, { flip: kit.way < 0 }) +
      afloat(kit, steamer(kit.ink), kit.dice.between(1.1, 1.3)),
  ),
  "river-boat": floats(
    (kit) => afloat(kit, riverBoat(kit.ink, kit.dice.pick(["#24506b", "#2f6b5a", "#7a3b2c"])), 3.3) + ripple(kit, 640),
  ),
  "motor-boat": floats(
    (kit) =>
      afloat(kit, motorBoat(kit.ink, kit.dice.pick(["#8a4a2c", "#2d6f96", "#cf2620"]), cast(kit.dice, 3)), 1.8) +
      place(wash(kit.ink, 220), kit.x, kit.y, 1.4, { flip: kit.way < 0 }),
  ),
  "sailing-boat": floats(
    (kit) =>
      afloat(kit, sailboat(kit.ink, kit.dice.pick(["#c8321f", "#2d6f96", "#e0a030", "#f4efe4"])), 3.2) +
      afloat(kit, sailboat(kit.ink, "#2d6f96"), 1.1, 430 * -kit.way, -140) +
      ripple(kit, 480),
    0.52,
  ),
  ferry: floats((kit) => afloat(kit, cableFerry(kit.ink), 2.5) + ripple(kit, 700)),
  "row-boat": floats((kit) => {
    const [a, b] = cast(kit.dice, 2);
    return afloat(kit, rowBoat(kit.ink, a!, b!), 2) + ripple(kit, 640);
  }),
  kayak: floats((kit) => {
    const [a, b] = cast(kit.dice, 2);
    return (
      afloat(kit, kayak(kit.ink, "#2d6f96", b!), 0.95, 420 * -kit.way, -110) +
      afloat(kit, kayak(kit.ink, kit.dice.pick(["#cf2620", "#e8a92c", "#e8702a"]), { ...a!, jacket: "#e8a92c" }), 2.1) +
      ripple(kit, 760)
    );
  }),
  canoe: floats((kit) => {
    const [a, b] = cast(kit.dice, 2, { hat: true });
    return (
      afloat(kit, canoe(kit.ink, kit.dice.pick(["#2f6b4a", "#cf2620", "#a5713c"]), a!, b!), 1.7) + ripple(kit, 760)
    );
  }),
  sup: floats((kit) => {
    const [a, b] = cast(kit.dice, 2);
    return (
      afloat(kit, paddleBoard(kit.ink, "#e8a92c", b!), 0.8, 420 * -kit.way, -60) +
      afloat(
        kit,
        paddleBoard(kit.ink, kit.dice.pick(["#2f8f9c", "#cf2620", "#e8a92c"]), { ...a!, trousers: "#2c3e4c" }),
        1.6,
      ) +
      ripple(kit, 560)
    );
  }, 0.56),
  raft: floats((kit) => {
    const { ink, random, x, y } = kit;
    let foam = "";
    for (let i = 0; i < 46; i++)
      foam += lens(
        random.between(-60, 1640),
        y - 60 + random.next() * 240,
        random.between(80, 260),
        random.between(8, 22),
        ink.sun("#fbfdfc"),
        0.7,
      );
    return (
      foam +
      place(
        raft(
          ink,
          kit.dice.pick(["#cf2620", "#2d6f96", "#e8a92c"]),
          cast(kit.dice, 6).map((outfit) => ({ ...outfit, helmet: true })),
        ),
        x,
        y,
        1.7,
        { flip: kit.way < 0, turn: kit.dice.between(-7, 4) },
      )
    );
  }),
  landing,
  "laid-table": laidTable,
  "shore-boats": shoreBoats,
  canyoning,
} satisfies Record<string, Subject>;
