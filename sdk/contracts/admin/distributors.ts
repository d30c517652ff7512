import * as v from "valibot";
import { Distributor } from "../distributor.ts";
import { Instant } from "../time.ts";
import { TeamStep } from "./steps.ts";

/** A distributor, its accounts, and what the team has decided. */
export const AdminDistributor = v.object({
  ...Distributor.entries,
  /** The version of the terms that they have accepted; null where they were entered by the team. */
  termsVersion: v.nullable(v.string()),
  decidedAt: v.nullable(Instant),
  accounts: v.array(v.object({ userId: v.string(), name: v.string(), email: v.string() })),
  history: v.array(TeamStep),
});
export type AdminDistributor = v.InferOutput<typeof AdminDistributor>;

/** The longest note of the team to a distributor, in characters. */
export const longestDistributorNote = 2000;
