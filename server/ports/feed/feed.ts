import * as v from "valibot";
import type { Extras } from "../provider.ts";

/** What is said about a feed beside its files. */
export const FeedIndex = v.object({
  /** Made of the products: the same products are the same version. */
  version: v.string(),
  /** When its files were written, and when it was last found to be still true: instants. */
  writtenAt: v.string(),
  checkedAt: v.string(),
  products: v.number(),
  files: v.array(v.object({ name: v.string(), products: v.number(), bytes: v.number() })),
  /** Activities on sale that are not in it, and why. */
  leftOut: v.array(v.object({ id: v.number(), reason: v.picklist(["not_bookable", "nothing_to_sell"]) })),
});
export type FeedIndex = v.InferOutput<typeof FeedIndex>;

/** A feed while it is written. */
export interface FeedDraft {
  /** Appends to a file. */
  append(file: string, text: string): Promise<void>;
  /** Puts it in the place of the one before, all files at once. */
  publish(index: FeedIndex): Promise<void>;
  /** Clears it away. */
  discard(): Promise<void>;
}

/** Where the product feed goes. */
export interface FeedPort extends Extras {
  /** Whether anybody takes it; none is written where nobody does. */
  readonly isWanted: boolean;
  /** The feed that is published; null before the first one. */
  last(): Promise<FeedIndex | null>;
  /** Writes anew that the published one is still true. */
  confirm(index: FeedIndex): Promise<void>;
  begin(): Promise<FeedDraft>;
}
