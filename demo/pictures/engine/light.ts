import { mix, rgb, times, hex, type Rgb } from "./colour.ts";

/** The light of an hour: what the sun gives, what the shade keeps, the sky from top to horizon, the air. */
export interface Hour {
  readonly sun: Rgb;
  readonly shade: Rgb;
  readonly sky: readonly [string, string, string];
  readonly haze: string;
  /** The glow around the sun, and how strong it is (0 to 1). */
  readonly glow: string;
  readonly glowing: number;
  /** Lamps are lit and stars are out. */
  readonly dark: boolean;
}

export const hours = {
  dawn: {
    sun: [1.08, 0.8, 0.66],
    shade: [0.36, 0.38, 0.6],
    sky: ["#5d79b4", "#c9a9bf", "#ffd9b0"],
    haze: "#e2c0bf",
    glow: "#fff0c8",
    glowing: 0.9,
    dark: false,
  },
  morning: {
    sun: [1.06, 0.98, 0.85],
    shade: [0.37, 0.47, 0.68],
    sky: ["#3f83c4", "#86b9dd", "#dcebee"],
    haze: "#c5dbe6",
    glow: "#fff6dc",
    glowing: 0.6,
    dark: false,
  },
  noon: {
    sun: [1.05, 1.02, 0.96],
    shade: [0.34, 0.46, 0.68],
    sky: ["#2a70b8", "#62a4d8", "#bfe0ef"],
    haze: "#b4d3e6",
    glow: "#ffffff",
    glowing: 0.35,
    dark: false,
  },
  golden: {
    sun: [1.1, 0.86, 0.56],
    shade: [0.36, 0.36, 0.5],
    sky: ["#4f88b5", "#b9c7b8", "#ffe0a3"],
    haze: "#eacf9f",
    glow: "#fff2c4",
    glowing: 1,
    dark: false,
  },
  alpenglow: {
    sun: [1.06, 0.58, 0.48],
    shade: [0.22, 0.23, 0.43],
    sky: ["#3f4d8c", "#8f7fae", "#f3b59f"],
    haze: "#a893b4",
    glow: "#ffd2b0",
    glowing: 0.8,
    dark: false,
  },
  dusk: {
    sun: [0.62, 0.46, 0.52],
    shade: [0.15, 0.18, 0.36],
    sky: ["#23315f", "#5b5f94", "#e39c86"],
    haze: "#7a749f",
    glow: "#ffc79b",
    glowing: 0.8,
    dark: true,
  },
  night: {
    sun: [0.2, 0.27, 0.46],
    shade: [0.055, 0.08, 0.18],
    sky: ["#0d1736", "#1d2f5c", "#48598a"],
    haze: "#33477a",
    glow: "#8fa6d8",
    glowing: 0.3,
    dark: true,
  },
} as const satisfies Record<string, Hour>;
export type HourName = keyof typeof hours;

/** The most haze there is. */
export const THICKEST = 0.86;

/** Haze by distance: nothing near, at most THICKEST far away. */
export function hazeShare(km: number, thick: number): number {
  return Math.min(THICKEST, 1 - Math.exp(-(((km * thick) / 13) ** 1.15)));
}

/**
 * The colours of one picture: every fill, of mountains as of jackets, is an albedo under the sun or in the shade,
 * seen through the air in front of it.
 */
export class Ink {
  readonly hour: Hour;
  /** -1: the sun stands left; 1: right. */
  readonly side: number;
  private readonly veil: number;

  constructor(hour: Hour, side: number, veil = 0) {
    this.hour = hour;
    this.side = side < 0 ? -1 : 1;
    this.veil = veil;
  }

  /** The same light through `km` of air. */
  far(km: number): Ink {
    return new Ink(this.hour, this.side, hazeShare(km, 1));
  }

  /** A colour behind the haze of this ink. */
  private throughAir(colour: Rgb): string {
    return hex(this.veil === 0 ? colour : mix(colour, rgb(this.hour.haze), this.veil));
  }

  sun(albedo: string): string {
    return this.throughAir(times(rgb(albedo), this.hour.sun));
  }

  shade(albedo: string): string {
    return this.throughAir(times(rgb(albedo), this.hour.shade));
  }

  /** Between sun (0) and shade (1). */
  half(albedo: string, share = 0.5): string {
    const a = rgb(albedo);
    return this.throughAir(mix(times(a, this.hour.sun), times(a, this.hour.shade), share));
  }

  /** The fill of a left-hand face. */
  left(albedo: string): string {
    return this.side < 0 ? this.sun(albedo) : this.half(albedo, 0.75);
  }

  /** The fill of a right-hand face. */
  right(albedo: string): string {
    return this.side < 0 ? this.half(albedo, 0.75) : this.sun(albedo);
  }

  /** A thing that shines by itself (a lamp, a lit window): its own colour in the dark, an albedo by day. */
  lamp(colour: string, byDay: string): string {
    return this.hour.dark ? colour : this.half(byDay, 0.6);
  }

  /** A raw colour behind this picture's air. */
  raw(colour: string): string {
    return this.throughAir(rgb(colour));
  }
}
