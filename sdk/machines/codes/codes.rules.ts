import type { CodesContext, CodesView } from "./codes.types.ts";

/** What elements show, from the machine's snapshot. */
export function viewOfCodes(snapshot: { value: CodesView["state"]; context: CodesContext }): CodesView {
  return { ...snapshot.context, state: snapshot.value };
}
