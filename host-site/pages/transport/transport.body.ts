import * as v from "valibot";
import { Link } from "../../../sdk/contracts/pages/link.ts";
import { list } from "../../../sdk/contracts/pages/list.ts";

/** The search of connections: `elements.main`, with words around it. */
export const TransportBody = v.object({
  view: v.literal("transport"),
  title: v.string(),
  lead: v.string(),
  /** The address names both places: connections are to come. */
  hasSearch: v.boolean(),
  /** Passes and itineraries, for those who travel more than once. */
  actions: list(Link),
});
export type TransportBody = v.InferOutput<typeof TransportBody>;
