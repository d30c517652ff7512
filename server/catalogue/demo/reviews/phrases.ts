import type { Topic } from "../families/family.ts";

/** Sentences of one tone, one a line. */
export const lines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** What people say of a topic when it was good, so-so or bad. */
export interface Tones {
  readonly good: readonly string[];
  readonly fair: readonly string[];
  readonly bad: readonly string[];
}

/** What any activity can be praised or blamed for. */
export const anyTopics = ["price", "queue", "weather", "booking"] as const;
export type AnyTopic = (typeof anyTopics)[number];

/** How people of one language write their reviews. */
export interface Phrases {
  readonly topics: Readonly<Record<Topic | AnyTopic, Tones>>;
  /** How a review begins, and how it ends. */
  readonly opening: Tones;
  readonly closing: Tones;
  /** What a supplier answers: thanks, and regrets. */
  readonly thanks: readonly string[];
  readonly regrets: readonly string[];
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly countries: readonly string[];
}

export const tones = (good: string, fair: string, bad: string): Tones => ({ good: lines(good), fair: lines(fair), bad: lines(bad) });
