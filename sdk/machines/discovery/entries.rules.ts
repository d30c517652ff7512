import type { ListEntry } from "../../contracts/list-entry.ts";

/** An entry as the list meets it. */
export interface HistoryEntry {
  readonly list: ListEntry;
  /** A drawer or an overlay is open in its address (RULES 25). */
  readonly isLayered: boolean;
}

/**
 * What becomes of the filters when the visitor goes back or forward within a list's page. A drawer that opens or closes
 * leaves them as they are (`keep`); leaving what was cleared brings them back (`restore`); any other entry has filters
 * of its own in its address (`adopt`).
 */
export function arrivalOf(left: HistoryEntry, arrived: HistoryEntry): "keep" | "restore" | "adopt" {
  const isBefore = (arrived.list.clearings ?? 0) < (left.list.clearings ?? 0);
  if (left.list.cleared && isBefore) return "restore";
  return left.isLayered === arrived.isLayered ? "adopt" : "keep";
}
