import type { Words } from "../../schema.ts";
import { words } from "../build/words.ts";

/** What is said of one activity alone. */
export interface Told {
  readonly title: Words;
  /** What one sees or does there, and nowhere else. */
  readonly teaser: Words;
}

type Four = readonly [german: string, english: string, french: string, italian: string];

/** Title and teaser, each in the four languages. */
export function tell(title: Four, teaser: Four): Told {
  return { title: words(...title), teaser: words(...teaser) };
}
