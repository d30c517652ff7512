import { createHash } from "node:crypto";
import { pictureBriefs } from "../../server/catalogue/demo/picture-briefs.ts";
import type { PictureBrief } from "./brief.ts";
import { briefOf } from "./catalogue.ts";
import { sceneOf } from "./compose/scene-of.ts";
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

/** The first letters of a brief's hash: another brief, another picture. */
function hashOf(brief: PictureBrief): string {
  return createHash("sha256")
    .update(JSON.stringify([brief.subject, brief.landscape, brief.hour, brief.season, brief.seed]))
    .digest("hex")
    .slice(0, 8);
}

const fromBrief = (brief: PictureBrief): Work => ({ name: brief.key, brief: hashOf(brief), subject: brief.subject, scene: () => sceneOf(brief) });

/** Every picture of the catalogue: scenes drawn one by one, and those composed from the catalogue's briefs. */
export const works: readonly Work[] = [...scenes.map((scene) => ({ name: scene.name, scene: () => scene })), ...pictureBriefs.map(briefOf).map(fromBrief)];
