import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { landscapeNames, type PictureBrief } from "./brief.ts";
import { sceneOf } from "./compose/scene-of.ts";
import { subjects, type SubjectName } from "./compose/subjects/all.ts";
import { hours, type HourName } from "./engine/light.ts";
import type { Scene } from "./engine/scene.ts";
import { scenes } from "./scenes/all.ts";

/** One picture that is to exist. */
export interface Work {
  readonly name: string;
  /** Names the brief it is made from; a scene of its own has none. */
  readonly brief?: string;
  readonly subject?: string;
  readonly scene: () => Scene;
}

const Briefs: v.GenericSchema<unknown, readonly PictureBrief[]> = v.array(
  v.strictObject({
    key: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
    subject: v.picklist(Object.keys(subjects) as SubjectName[]),
    landscape: v.picklist(landscapeNames),
    hour: v.picklist(Object.keys(hours) as HourName[]),
    season: v.picklist(["spring", "summer", "autumn", "winter"]),
    seed: v.pipe(v.number(), v.integer()),
  }),
);

/**
 * `briefs.json`: what the pictures show that have no scene of their own. Throws with the entry that nobody can draw.
 */
function readBriefs(): readonly PictureBrief[] {
  const parsed = v.safeParse(Briefs, JSON.parse(readFileSync(new URL("briefs.json", import.meta.url), "utf8")));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`demo/pictures/briefs.json: ${v.getDotPath(issue)}: ${issue.message}`);
}

/** The first letters of a brief's hash: another brief, another picture. */
function hashOf(brief: PictureBrief): string {
  return createHash("sha256")
    .update(JSON.stringify([brief.subject, brief.landscape, brief.hour, brief.season, brief.seed]))
    .digest("hex")
    .slice(0, 8);
}

const fromBrief = (brief: PictureBrief): Work => ({
  name: brief.key,
  brief: hashOf(brief),
  subject: brief.subject,
  scene: () => sceneOf(brief),
});

/** Every picture of the catalogue: scenes drawn one by one, and those composed from briefs. */
export const works: readonly Work[] = [
  ...scenes.map((scene) => ({ name: scene.name, scene: () => scene })),
  ...readBriefs().map(fromBrief),
];
