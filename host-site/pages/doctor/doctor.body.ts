import * as v from "valibot";
import { severities } from "../../../sdk/contracts/diagnostics.ts";
import { Link } from "../../../sdk/contracts/pages/link.ts";
import { list } from "../../../sdk/contracts/pages/list.ts";

/** Where a developer finds out what is wrong with Gipfel on a page. In English. */
export const DoctorBody = v.object({
  view: v.literal("doctor"),
  title: v.string(),
  lead: v.string(),
  crumbs: list(Link),
  /** Everything that can be found, in the order of the table. */
  codes: list(v.object({ code: v.string(), severity: v.picklist(severities), message: v.string(), next: v.string() })),
  actions: list(Link),
});
export type DoctorBody = v.InferOutput<typeof DoctorBody>;
