import type { Random } from "../engine/random.ts";
import type { DrawingContext } from "../engine/scene.ts";
import type { LandscapeName } from "../brief.ts";
import type { Setting, Stand } from "./setting.ts";

/** What a subject is drawn with. */
export interface Kit extends DrawingContext {
  readonly dice: Random;
  readonly setting: Setting;
  readonly landscape: LandscapeName;
  readonly snowy: boolean;
  /** Where the subject's middle is meant to be. */
  readonly x: number;
  /** Near ground below x; for what floats the waterline; for what lies the table's edge. */
  readonly y: number;
  ground(x: number): number;
  /** 1 or -1: which way things look. */
  readonly way: 1 | -1;
}

export interface Subject {
  readonly stand: Stand;
  /** Tilt of near ground it needs, px per px; its direction is drawn by the dice. */
  readonly slope?: number;
  /** A room it needs where the landscape is none. */
  readonly room?: LandscapeName;
  /** Height of what matters, px from the top; the crop's middle. */
  readonly focus?: number;
  readonly draw: (kit: Kit) => string;
}
