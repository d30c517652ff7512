import type { Random } from "../engine/random.ts";
import type { Scene, DrawingContext } from "../engine/scene.ts";
import type { World } from "../engine/world.ts";
import type { PictureBrief } from "../brief.ts";

/**
 * Where a subject wants to be: on near ground, afloat, in the air above low ground, on a hill in the middle distance,
 * on a table, indoors.
 */
export type Stand = "ground" | "water" | "air" | "far" | "table" | "room";

/** Options of a landscape. */
export interface SettingInput {
  readonly brief: PictureBrief;
  readonly stand: Stand;
  /** Tilt of the near ground, down to the right when positive; 0 leaves it to the land. */
  readonly slope: number;
  readonly dice: Random;
}

/** A landscape laid out for one picture. */
export interface Setting extends Pick<Scene, "camera" | "lake" | "haze" | "clouds"> {
  readonly world?: World;
  /** The line that feet and wheels stand on, px from the top. */
  readonly ground: (x: number) => number;
  readonly snowy: boolean;
  /** A room: its light comes from lamps and windows, not from the hour. */
  readonly indoors?: boolean;
  readonly sky?: (context: DrawingContext) => string;
  /** Between the land and the subject, and in front of the subject. */
  readonly back: (context: DrawingContext) => string;
  readonly fore?: (context: DrawingContext) => string;
}

export type Recipe = (input: SettingInput) => Setting;

/** Below the picture: there is no near ground. */
const NOWHERE = 1500;
const heightOf = { ground: 948, far: 860, air: 1092, water: NOWHERE, table: NOWHERE, room: 980 } as const;

/** The near ground's line of a setting: tilted, gently waved, lower where the subject flies. */
export function groundLine({ stand, slope, dice }: SettingInput, rise = 0): (x: number) => number {
  const base = heightOf[stand] - rise + dice.between(-18, 18);
  const tilt = slope || dice.between(-0.05, 0.05);
  const wave = slope === 0 ? dice.between(8, 34) : 6;
  const phase = dice.between(0, 6.28);
  const long = dice.between(240, 420);
  return (x) => base + (x - 800) * tilt + wave * Math.sin(x / long + phase);
}

/** True with a chance of `share`. */
export const chance = (dice: Random, share: number): boolean => dice.next() < share;

export const isSnowy = (brief: PictureBrief): boolean => brief.season === "winter";

/** There is near ground to stand on or to fly over. */
export const isDry = ({ stand }: SettingInput): boolean => stand !== "water" && stand !== "table";
