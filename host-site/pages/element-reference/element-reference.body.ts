import * as v from "valibot";
import { Link } from "../../../sdk/contracts/pages/link.ts";
import { list } from "../../../sdk/contracts/pages/list.ts";
import { ReferenceRows } from "../reference/reference-rows.ts";

/** What an element of the SDK takes, fires and shows, for developers. In English. */
export const ElementReferenceBody = v.object({
  view: v.literal("element-reference"),
  /** The element's tag. */
  title: v.string(),
  lead: v.string(),
  crumbs: list(Link),
  /** The same markup in the forms that pages take it in: each has one text or several, to copy. */
  code: list(
    v.object({ name: v.string(), title: v.string(), parts: list(v.object({ title: v.string(), text: v.string() })) }),
  ),
  live: v.object({
    /** The page has a live one under this name. */
    hasExample: v.boolean(),
    /** What is seen there, or where it can be seen. */
    note: v.nullable(v.string()),
    links: list(Link),
  }),
  tables: list(v.object({ id: v.string(), title: v.string(), note: v.nullable(v.string()), ...ReferenceRows.entries })),
  actions: list(Link),
});
export type ElementReferenceBody = v.InferOutput<typeof ElementReferenceBody>;
