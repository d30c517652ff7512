import * as v from "valibot";
import { Link } from "../../../sdk/contracts/pages/link.ts";
import { list } from "../../../sdk/contracts/pages/list.ts";
import { Ideas } from "../ideas.ts";

/** A plain word and ways forward: not found, and chat until it is there. */
export const NoticeBody = v.object({
  view: v.literal("notice"),
  title: v.string(),
  lead: v.string(),
  actions: list(Link),
  ideas: Ideas,
});
export type NoticeBody = v.InferOutput<typeof NoticeBody>;
