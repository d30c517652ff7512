import type { HourName, Ink } from "./light.ts";
import type { Random } from "./random.ts";
import type { Camera } from "./walk.ts";
import type { World } from "./world.ts";

/** The size every scene is drawn in. Crops keep its subject whole, 16:9 at 1600 x 900. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

export type Season = "spring" | "summer" | "autumn" | "winter";

/** What a scene's own drawing gets. */
export interface DrawingContext {
  readonly ink: Ink;
  readonly random: Random;
  readonly season: Season;
  /** Where a place of the world (km) is on the picture, x and y in px. */
  spot(x: number, height: number, z: number): readonly [number, number];
}

export interface Scene {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly hour: HourName;
  readonly season: Season;
  /** Where the sun is: x from -1 (left) to 1 (right), y height over the land, z < 0 behind the camera. */
  readonly sun: readonly [number, number, number];
  readonly camera: Camera;
  /** The land; a scene indoors or in a street may have none. */
  readonly world?: World;
  /** How thick the air is; .72, a clear day, where it isn't said. */
  readonly haze?: number;
  readonly clouds?: { readonly count: number; readonly from?: number; readonly to?: number; readonly size?: number };
  /** Colour of near water and how much of the land it mirrors, 0 to 1. */
  readonly lake?: { readonly colour: string; readonly deep: string; readonly mirror: number };
  /** Behind the land, before it, and in front of all. */
  readonly sky?: (context: DrawingContext) => string;
  readonly middle?: (context: DrawingContext) => string;
  readonly front: (context: DrawingContext) => string;
  /** The point crops are taken around, shares of width and height. */
  readonly focus: readonly [number, number];
  /**
   * What crops keep whole: left, top, right, bottom. Measured from the drawing where it marks its subject (`marked`).
   */
  readonly subject?: Box;
  /** Top and bottom of what crops keep, where the marked subject draws its surroundings too. */
  readonly reach?: readonly [top: number, bottom: number];
}

/** Left, top, right and bottom in shares of the picture's width and height. */
export type Box = readonly [number, number, number, number];
