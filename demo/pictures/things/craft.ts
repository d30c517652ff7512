import type { Ink } from "../engine/light.ts";
import { disc, oval, path, place, poly, rect, stroke } from "../engine/svg.ts";
import { person, poses, type Outfit } from "./people.ts";

/** A paddler sitting in a kayak, 330 long, waterline y 0, bow to the right. */
export function kayak(ink: Ink, colour: string, outfit: Outfit): string {
  return (
    place(person(ink, poses.sit, outfit), 0, 4, 2) +
    path("M-170 -20Q-90 -32 0 -30T170 -22Q130 4 60 8H-60Q-130 4 -170 -20Z", ink.half(colour, 0.15)) +
    path("M-150 -6Q0 10 150 -8Q120 6 60 9H-60Q-120 6 -150 -6Z", ink.half(colour, 0.8)) +
    oval(-10, -28, 52, 9, ink.half("#22282d", 0.6)) +
    stroke("M-92 -112L112 -34", ink.half("#e9e2d2", 0.2), 6) +
    path("M-110 -136q-12 -4 -16 8l22 30q14 -4 14 -14ZM108 -48q16 0 20 10l18 24q-10 8 -18 2Z", ink.half("#e8a92c", 0.15))
  );
}

/** Two people in an open canoe, 430 long, waterline y 0. */
export function canoe(ink: Ink, colour: string, front: Outfit, back: Outfit): string {
  const paddle = (x: number): string =>
    stroke(`M${x} -120L${x + 34} 8`, ink.half("#b5834a", 0.2), 6) +
    path(`M${x + 26} -10l18 -4l8 34q-14 8 -20 -4Z`, ink.half("#b5834a", 0.4));
  return (
    place(person(ink, poses.sit, front), 92, -2, 1.9) +
    place(person(ink, poses.sit, back), -96, -2, 1.9) +
    path(
      "M-226 -62Q-200 -34 -150 -34H150Q200 -34 226 -62Q222 -8 176 8H-176Q-222 -8 -226 -62Z",
      ink.half(colour, 0.18),
    ) +
    path("M-214 -24Q-200 2 -176 8H176Q204 0 214 -24Q180 -8 0 -8T-214 -24Z", ink.half(colour, 0.8)) +
    stroke("M-222 -56Q-198 -36 -150 -36H150Q198 -36 222 -56", ink.half("#d9b27c", 0.1), 7) +
    paddle(126) +
    paddle(-60)
  );
}

/** Somebody standing on a board with a paddle, 300 long, waterline y 0. */
export function paddleBoard(ink: Ink, colour: string, outfit: Outfit): string {
  return (
    path("M-150 -6Q-140 -18 0 -18T156 -10Q140 6 0 6T-150 -6Z", ink.half(colour, 0.1)) +
    path("M-146 -4Q0 8 150 -6Q136 6 0 7T-146 -4Z", ink.half(colour, 0.8)) +
    place(person(ink, poses.stand, outfit), 0, -14, 2.7) +
    stroke("M38 -226L84 16", ink.half("#3a4046", 0.4), 6) +
    path("M74 -18l18 -4l10 46q-14 10 -20 -2Z", ink.half("#e8a92c", 0.2))
  );
}

/** A raft with six paddlers in white water, 470 long. */
export function raft(ink: Ink, colour: string, crew: readonly Outfit[]): string {
  const foam = ink.sun("#fbfdfc");
  let out = "";
  for (let i = 0; i < 3; i++) out += place(person(ink, poses.sit, crew[i]!), -130 + i * 130, -44, 1.7);
  out +=
    path("M-236 -40Q-250 -70 -216 -78H206Q250 -84 240 -40Q200 -16 0 -16T-236 -40Z", ink.half(colour, 0.15)) +
    path("M-236 -40Q-200 -16 0 -16T240 -40Q234 6 190 10H-186Q-232 6 -236 -40Z", ink.half(colour, 0.6)) +
    stroke("M-230 -42Q-190 -20 0 -20T236 -44", ink.half("#f4ead2", 0.1), 6);
  for (let i = 0; i < 3; i++)
    out +=
      place(person(ink, poses.sit, crew[(i + 3) % crew.length]!), -104 + i * 130, -26, 1.9) +
      stroke(`M${-74 + i * 130} -86L${-34 + i * 130} 20`, ink.half("#e9e2d2", 0.2), 6) +
      path(`M${-44 + i * 130} 0l18 -6l10 34q-14 8 -20 -2Z`, ink.half("#e8a92c", 0.2));
  for (const [x, y, r] of [
    [-250, 6, 44],
    [-190, 16, 34],
    [230, -6, 52],
    [280, 14, 40],
    [170, 18, 36],
    [-60, 20, 28],
    [60, 22, 30],
    [300, -30, 22],
    [262, -52, 15],
    [-280, -22, 18],
  ] as const)
    out += disc(x, y, r, foam, 'opacity=".92"');
  for (const [x, y] of [
    [-250, 20],
    [230, 14],
    [40, 30],
  ] as const)
    out += oval(x, y, 90, 16, ink.half("#bfe0e0", 0.3), 'opacity=".6"');
  return out;
}

/** An open motor boat with its skipper and guests, 360 long. */
export function motorBoat(ink: Ink, colour: string, crew: readonly Outfit[]): string {
  return (
    crew.map((outfit, i) => place(person(ink, poses.sit, outfit), -70 + i * 66, -36, 1.6)).join("") +
    path("M-180 -64H110Q170 -66 204 -84Q180 -10 130 6H-160Q-176 -20 -180 -64Z", ink.half("#f8f4ea", 0.12)) +
    path("M-176 -34H182Q160 -4 130 6H-160Q-172 -8 -176 -34Z", ink.half(colour, 0.3)) +
    path("M84 -66L60 -112H120L150 -70Z", ink.lamp("#ffdf9a", "#bcd6e0"), 'opacity=".7"') +
    stroke("M-180 -62H110Q170 -64 202 -82", ink.half("#c9955a", 0.2), 6)
  );
}

/** A wooden rowing boat with two people, 320 long. */
export function rowBoat(ink: Ink, front: Outfit, back: Outfit): string {
  return (
    place(person(ink, poses.sit, front), 56, -12, 1.9, { flip: true }) +
    place(person(ink, poses.sit, back), -90, -12, 1.9) +
    path(
      "M-176 -60Q-150 -40 -120 -40H130Q160 -42 180 -62Q172 -6 130 8H-126Q-168 -2 -176 -60Z",
      ink.half("#8d5a30", 0.3),
    ) +
    [0, 1]
      .map((i) => stroke(`M-166 ${-34 + i * 18}Q0 ${-18 + i * 14} 166 ${-36 + i * 18}`, ink.half("#5f3b1e", 0.6), 3))
      .join("") +
    stroke("M-174 -58Q-150 -42 -120 -42H130Q160 -44 178 -60", ink.half("#d9a868", 0.1), 7) +
    stroke("M36 -66L-70 22", ink.half("#e2c79a", 0.2), 7) +
    path("M-62 6l-26 28q-14 -2 -10 -16l22 -22Z", ink.half("#e2c79a", 0.2))
  );
}

/** A jetty of planks on piles from the left edge to `end`, its deck at y 0. */
export function jetty(ink: Ink, end: number): string {
  const wood = "#9a7047";
  let out = "";
  for (let x = 30; x < end; x += 110)
    out += rect(x, 0, 17, 110, ink.half(wood, 0.8)) + rect(x, 0, 6, 110, ink.half(wood, 0.3));
  out +=
    poly(
      [
        [-60, -16],
        [end, -16],
        [end - 26, 16],
        [-60, 16],
      ],
      ink.half(wood, 0.15),
    ) + rect(-60, 14, end + 36, 14, ink.half(wood, 0.8));
  for (let x = -40; x < end - 10; x += 26) out += stroke(`M${x} -15L${x - 22} 15`, ink.half(wood, 0.7), 2.5);
  return out;
}
