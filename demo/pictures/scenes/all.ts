import type { Scene } from "../engine/scene.ts";
import { lakes2 } from "./lakes-2.ts";
import { lakes } from "./lakes.ts";
import { snow2 } from "./snow-2.ts";
import { snow } from "./snow.ts";
import { towns2 } from "./towns-2.ts";
import { towns } from "./towns.ts";
import { valleys2 } from "./valleys-2.ts";
import { valleys } from "./valleys.ts";

/** Every picture of the catalogue. */
export const scenes: readonly Scene[] = [
  ...snow,
  ...lakes,
  ...valleys,
  ...towns,
  ...snow2,
  ...lakes2,
  ...valleys2,
  ...towns2,
];
