import type { PageAnswer } from "../page.ts";

/** The page that the document shows. */
export interface Shown {
  readonly answer: PageAnswer;
  /** Path that it was shown for. */
  readonly path: string;
  /** Runs once it is in the document; null for the page that the document came with. */
  readonly committed: (() => void) | null;
  /** Counts pages: elements of another page share nothing with those before (discovery spec §2, "resets"). */
  readonly visit: number;
}
