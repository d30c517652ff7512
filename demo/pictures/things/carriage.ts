import type { Ink } from "../engine/light.ts";
import { disc, path, place, rect, stroke } from "../engine/svg.ts";
import { person, poses, type Outfit } from "./people.ts";

/** An open carriage with its coachman and guests, 260 long, wheels (or runners in snow) on y 0, looking right. */
export function coachman(ink: Ink, colour: string, people: readonly Outfit[], snowy: boolean): string {
  const dark = ink.half("#22282d", 0.5);
  const wheel = (x: number, r: number): string =>
    disc(x, -r, r, "none", `stroke="${ink.half("#8a3d2c", 0.4)}" stroke-width="5"`) +
    [0, 45, 90, 135]
      .map((a) =>
        stroke(
          `M${x - Math.cos((a * Math.PI) / 180) * r} ${-r - Math.sin((a * Math.PI) / 180) * r}L${x + Math.cos((a * Math.PI) / 180) * r} ${-r + Math.sin((a * Math.PI) / 180) * r}`,
          ink.half("#8a3d2c", 0.5),
          2.4,
        ),
      )
      .join("") +
    disc(x, -r, 5, dark);
  const under = snowy
    ? stroke("M-110 0H96Q124 -2 128 -30M-80 0V-30M70 0V-30", ink.half("#b5834a", 0.2), 7)
    : wheel(-74, 34) + wheel(80, 26);
  return (
    place(person(ink, poses.sit, people[1]!), -66, -52, 0.95) +
    place(person(ink, poses.sit, people[2] ?? people[1]!), -24, -52, 0.9) +
    place(person(ink, poses.sit, { ...people[0]!, hat: "#2a2630" }), 78, -74, 0.95) +
    path("M-118 -94Q-116 -44 -84 -38H50V-60H104L112 -44Q110 -30 96 -28H-90Q-126 -40 -118 -94Z", ink.half(colour, 0.2)) +
    path("M-112 -56Q-100 -40 -84 -38H50L104 -40Q108 -30 96 -28H-90Q-108 -36 -112 -56Z", ink.half(colour, 0.75)) +
    rect(54, -78, 50, 12, ink.half("#6a4426", 0.3), 'rx="5"') +
    under +
    stroke("M104 -40L250 -56", ink.half("#8a5c36", 0.3), 6) +
    stroke("M96 -96Q180 -120 262 -96", ink.half("#3a2a20", 0.4), 2.4)
  );
}
