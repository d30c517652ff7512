import type { Filters } from "../../contracts/discovery.ts";
import { listEntryName, type ListEntry } from "../../contracts/list-entry.ts";
import type { HistoryEntry } from "../../machines/discovery/entries.rules.ts";
import type { DrawerId } from "../../machines/listing/listing.types.ts";
import type { PageAddress } from "../../elements/_kit/record.ts";

/** The parameter that an open drawer has in the address (RULES 25). */
export const drawerParameter = "drawer";
/** The parameter of a list that is read on without scripts: how many cards beyond the first page. */
export const moreParameter = "more";
/** Parameters of what lies over a page: our drawers, the shop's overlays. */
const layers = [drawerParameter, "overlay"];
/** The mark of an entry that a drawer has made. */
const drawerMark = "gipfelDrawer";
/** Of several lists on a page, the one whose drawer was open. */
const ownerMark = "gipfelDrawerOf";

type State = Record<string, unknown> | null;

/**
 * What the page itself keeps in its entry stays there. It may be something else than an object; the server has none.
 */
function stateOfPage(): State {
  const state: unknown = typeof history === "undefined" ? null : history.state;
  return typeof state === "object" && !Array.isArray(state) ? (state as State) : null;
}

export function listEntry(address: PageAddress): ListEntry {
  return (!address.isDetached && (stateOfPage()?.[listEntryName] as ListEntry | undefined)) || {};
}

const noEntry: HistoryEntry = { list: {}, isLayered: false };

/** The entry that the visitor is on, as it was when one of us wrote it or they came to it last. */
let known = noEntry;

/** Reads the current entry; answers with the one that was left. A server has none. */
export function readEntry(address: PageAddress): { readonly left: HistoryEntry; readonly arrived: HistoryEntry } {
  if (address.isDetached || typeof location === "undefined") return { left: noEntry, arrived: noEntry };
  const left = known;
  const { searchParams } = new URL(location.href);
  known = { list: listEntry(address), isLayered: layers.some((name) => searchParams.has(name)) };
  return { left, arrived: known };
}

/** Writes our part of an entry's state beside the page's own. A frame made of srcdoc has no history to write. */
function put(
  address: PageAddress,
  how: "pushState" | "replaceState",
  own: Record<string, unknown>,
  href = location.href,
): void {
  if (address.isDetached) return;
  try {
    history[how]({ ...stateOfPage(), ...own }, "", href);
    readEntry(address);
  } catch {}
}

/** Changes the list's part of the history entry's state. An entry whose state is no object belongs to the page. */
export function changeListEntry(
  address: PageAddress,
  change: { readonly [Name in keyof ListEntry]?: ListEntry[Name] | undefined },
): void {
  const isOurs = typeof history !== "undefined" && (history.state === null || stateOfPage() !== null);
  const next = { ...listEntry(address), ...change };
  if (isOurs && JSON.stringify(next) !== JSON.stringify(listEntry(address)))
    put(address, "replaceState", { [listEntryName]: next });
}

/**
 * Makes an entry for a drawer, so that the way back closes it. Without an entry it opens all the same. `owner`: the
 * list, by what it is about.
 */
export function enterDrawer(address: PageAddress, drawer: DrawerId, owner: string): void {
  const { cleared: _, ...list } = listEntry(address);
  put(
    address,
    "pushState",
    { [drawerMark]: drawer, [ownerMark]: owner, [listEntryName]: list },
    address.with({ [drawerParameter]: drawer }),
  );
}

/** The list whose drawer has made the current history entry, also before a reload. */
export function drawerOwner(): string | undefined {
  const owner = stateOfPage()?.[ownerMark];
  return typeof owner === "string" ? owner : undefined;
}

let isEarly = true;

/**
 * The address at which the document was loaded, where the visitor has opened or closed a drawer by the way back or
 * forward before this code was there: the list's filters are those of that address. Read once; null where nothing of
 * the kind has happened.
 */
export function addressLeftEarly(address: PageAddress): URL | null {
  if (!isEarly || address.isDetached || typeof location === "undefined") return null;
  isEarly = false;
  const loaded = performance.getEntriesByType?.("navigation")[0]?.name;
  if (!loaded || !URL.canParse(loaded)) return null;
  const [left, here] = [new URL(loaded), new URL(location.href)];
  const hasDrawer = ({ searchParams }: URL) => searchParams.has(drawerParameter);
  return left.pathname === here.pathname && hasDrawer(left) !== hasDrawer(here) ? left : null;
}

/** Whether a drawer has made the entry that the visitor is on, also before a reload. */
export function isEntryOf(drawer: DrawerId): boolean {
  return stateOfPage()?.[drawerMark] === drawer;
}

/**
 * A drawer was closed by the visitor: its entry goes, so that the next way back leads where they came from. An entry in
 * which they cleared everything stays, without the drawer, for the way back to undo that.
 */
export function leaveDrawer(address: PageAddress): void {
  const isOurs = address.query(drawerParameter) !== null && Boolean(stateOfPage()?.[drawerMark]);
  if (isOurs && !listEntry(address).cleared) return history.back();
  if (isOurs)
    put(
      address,
      "replaceState",
      { [drawerMark]: undefined, [ownerMark]: undefined },
      address.with({ [drawerParameter]: null }),
    );
  else writeParameters(address, { [drawerParameter]: null });
}

/** Writes parameters into the entry's address. */
export function writeParameters(address: PageAddress, parameters: Record<string, string | null>): void {
  address.write(parameters);
  readEntry(address);
}

/**
 * "Clear all" is about to be done: an entry of its own, so that the way back undoes it. In a drawer that has one
 * already it is that one.
 */
export function enterCleared(
  address: PageAddress,
  cleared: { readonly filters: Filters; readonly search: string },
): void {
  const { clearings = 0, ...list } = listEntry(address);
  const isInDrawer = known.isLayered && Boolean(stateOfPage()?.[drawerMark]);
  const next = { ...list, clearings: clearings + 1, cleared };
  put(address, isInDrawer ? "replaceState" : "pushState", { [listEntryName]: next });
}
