import type { Scene } from "../engine/scene.ts";
import { lakes } from "./lakes.ts";
import { snow } from "./snow.ts";
import { towns } from "./towns.ts";
import { valleys } from "./valleys.ts";

/** Every picture of the catalogue. */
export const scenes: readonly Scene[] = [...snow, ...lakes, ...valleys, ...towns];
