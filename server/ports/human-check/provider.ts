import type * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/connection.ts";
import type { Provider } from "../provider.ts";
import type { HumanCheckPort } from "./human-check.ts";

/** What a human check gets to work with. */
export interface HumanCheckDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Types the record of a human check. */
export function humanCheckProvider<Entries extends v.ObjectEntries>(
  record: Provider<Entries, HumanCheckPort, HumanCheckDeps>,
): Provider<Entries, HumanCheckPort, HumanCheckDeps> {
  return record;
}
