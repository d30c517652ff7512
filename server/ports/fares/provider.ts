import type * as v from "valibot";
import type { Provider } from "../provider.ts";
import type { FaresPort } from "./fares.ts";

/** Types the record of a provider of fares. */
export function faresProvider<Entries extends v.ObjectEntries>(
  record: Provider<Entries, FaresPort, null>,
): Provider<Entries, FaresPort, null> {
  return record;
}
