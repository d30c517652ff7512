import type { PictureBrief } from "../brief.ts";
import { hours, type Ink } from "../engine/light.ts";
import { random, type Random } from "../engine/random.ts";
import type { Scene, DrawingContext } from "../engine/scene.ts";
import { gradient, marked, rect, stroke } from "../engine/svg.ts";
import { afloat, landscapes } from "./lands/all.ts";
import { lampLight } from "./lands/rooms.ts";
import { reach } from "./reach.ts";
import type { Kit, Subject } from "./subject.ts";
import { subjects, type SubjectName } from "./subjects/all.ts";

const rooms: readonly string[] = ["cellar", "museum-hall", "workshop", "tavern", "bath", "cave", "theatre"];
const wet: readonly string[] = [
  "lake",
  "alpine-lake",
  "ticino-lake",
  "vineyards",
  "river",
  "city-river",
  "skyline",
  "gorge",
  "cave",
];

/** A number of a text: a key throws its own dice. */
function seedOf(text: string): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return h >>> 0;
}

/** The landscape that a brief gets: a room where its subject needs one, water where it floats. */
function landscapeOf({ landscape }: PictureBrief, subject: Subject): PictureBrief["landscape"] {
  if (subject.room && subject.stand !== "table") return subject.room;
  if (subject.stand === "table") return rooms.includes(landscape) && subject.room ? subject.room : landscape;
  if (subject.stand === "water" && !wet.includes(landscape)) return afloat[landscape] ?? "lake";
  if (rooms.includes(landscape)) return "prealps";
  return landscape;
}

const sunOf = (hour: PictureBrief["hour"], dice: Random): Scene["sun"] => {
  const high = { dawn: 0.3, morning: 0.52, noon: 0.6, golden: 0.42, alpenglow: 0.28, dusk: 0.3, night: 0.5 }[hour];
  return [
    (dice.next() < 0.5 ? -1 : 1) * dice.between(0.62, 0.9),
    high,
    dice.between(-0.1, hours[hour].dark || hour === "dawn" ? 0.4 : 0.15),
  ];
};

/** A board of wood across the picture's foot, for what lies on a table. */
function board(ink: Ink, y: number, colour: string): string {
  const wood = gradient([
    [0, ink.half(colour, 0.02)],
    [1, ink.half(colour, 0.55)],
  ]);
  return `<defs>${wood.def}</defs>${rect(-10, y, 1620, 1230 - y, wood.fill)}${rect(-10, y - 8, 1620, 14, ink.sun("#e0b47c"))}${[60, 140, 230].map((d) => stroke(`M-10 ${y + d}H1610`, ink.half(colour, 0.9), 3, 'opacity=".45"')).join("")}`;
}

/** A brief as a scene: a landscape laid out, a subject put into it, all by the brief's own dice. */
export function sceneOf(brief: PictureBrief): Scene {
  const subject = subjects[brief.subject as SubjectName];
  const dice = random(seedOf(brief.key) ^ Math.imul(brief.seed, 2654435761));
  const landscape = landscapeOf(brief, subject);
  const way = dice.next() < 0.5 ? 1 : -1;
  const sun = sunOf(brief.hour, dice);
  const setting = landscapes[landscape]({
    brief: { ...brief, landscape },
    stand: subject.stand,
    slope: (subject.slope ?? 0) * way,
    dice,
  });
  const x = Math.round(800 + dice.between(-110, 110));
  const tableY = Math.round(dice.between(850, 890));
  const y =
    subject.stand === "water"
      ? Math.round(dice.between(820, 880))
      : subject.stand === "table"
        ? tableY
        : setting.ground(x);
  const reached = reach[brief.subject as SubjectName];
  const timber = dice.pick(["#b9814c", "#a5713c", "#c4925c", "#9a6a40"]);
  return {
    name: brief.key,
    hour: brief.hour,
    season: brief.season,
    sun,
    focus: [x / 1600, subject.focus ?? 0.55],
    ...(reached ? { reach: reached } : {}),
    camera: setting.camera,
    ...(setting.world ? { world: setting.world } : {}),
    ...(setting.haze ? { haze: setting.haze } : {}),
    ...(setting.lake ? { lake: setting.lake } : {}),
    ...(setting.clouds && !setting.indoors ? { clouds: setting.clouds } : {}),
    ...(setting.sky ? { sky: setting.sky } : {}),
    front: (context: DrawingContext) => {
      const kit: Kit = {
        ...context,
        ink: setting.indoors ? lampLight(context) : context.ink,
        dice,
        setting,
        landscape,
        snowy: setting.snowy,
        x,
        y,
        way,
        ground: setting.ground,
      };
      const table = subject.stand === "table" ? board(kit.ink, tableY, timber) : "";
      return setting.back(context) + table + marked(subject.draw(kit)) + (setting.fore?.(context) ?? "");
    },
  };
}
