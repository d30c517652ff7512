import * as v from "valibot";
import { list } from "../../sdk/contracts/pages/list.ts";
import { PagePicture } from "../page-picture.ts";

/** An activity as the shop's own pages show it, outside of lists. */
export const ActivityCard = v.object({
  id: v.number(),
  title: v.string(),
  path: v.string(),
  picture: v.nullable(PagePicture),
  /** Type and place, in one quiet line. */
  line: v.string(),
  /** "from CHF 49.00", or that it is free; null where it can't be booked. */
  price: v.nullable(v.string()),
});
export type ActivityCard = v.InferOutput<typeof ActivityCard>;

/** Where a page has nothing to show: what others book, as pictures. */
export const Ideas = v.object({ title: v.string(), activities: list(ActivityCard) });
export type Ideas = v.InferOutput<typeof Ideas>;
