import * as v from "valibot";
import { Link } from "../../../sdk/contracts/pages/link.ts";
import { list } from "../../../sdk/contracts/pages/list.ts";
import { ArticleSummary } from "../../article.ts";
import { PagePicture } from "../../page-picture.ts";

/** A place or type on the homepage. */
const Tile = v.object({
  title: v.string(),
  path: v.string(),
  picture: v.nullable(PagePicture),
  /** How many activities, in words. */
  count: v.string(),
});
export type Tile = v.InferOutput<typeof Tile>;

export const HomeBody = v.object({
  view: v.literal("home"),
  title: v.string(),
  lead: v.string(),
  picture: v.nullable(PagePicture),
  places: v.object({ title: v.string(), tiles: list(Tile) }),
  types: v.object({ title: v.string(), tiles: list(Tile) }),
  popular: v.object({ title: v.string(), more: Link }),
  guide: v.object({ title: v.string(), more: Link, articles: list(ArticleSummary) }),
});
export type HomeBody = v.InferOutput<typeof HomeBody>;
