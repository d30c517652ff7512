import * as v from "valibot";
import { list } from "../../../sdk/contracts/pages/list.ts";

/** A table of the reference: the first column names what a row is about. */
export const ReferenceRows = v.object({
  columns: list(v.object({ title: v.string(), /** Its cells are code. */ isCode: v.boolean() })),
  rows: list(list(v.string())),
});
export type ReferenceRows = v.InferOutput<typeof ReferenceRows>;
