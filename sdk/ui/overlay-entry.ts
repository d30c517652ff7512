/**
 * Entries of the browser's history that overlays (dialogs, drawers) have, so that Back closes them before it leaves
 * the page (RULES 25). The address stays as it is, unless it names the overlay.
 *
 * - An overlay that opens makes an entry; closed otherwise than by Back, its entry is taken back.
 * - Forward to the entry of a closed overlay opens that again, where somebody watches for it; else the entry is left
 *   again. So it is after a reload, which opens nothing.
 * - Entries that the page makes are left alone, also where it copies `history.state` into them. Browsers without the
 *   Navigation API tell such a copy by its path alone.
 * - Where history can't be written (a frame of `srcdoc`), overlays have no entries.
 */
const mark = "gipfelOverlays";

/** What is ours of an entry's state. */
interface OverlayState {
  /** The overlays that are open in it, the topmost last. */
  readonly ids: readonly string[];
  /** The entry that Back leads to (`placeOf`). */
  readonly from: string;
  /** The address names the topmost, and opens it in a document that is loaded there. */
  readonly isNamed: boolean;
}

export interface Overlay {
  /** Names it in the entry, in other documents too. */
  readonly id: string;
  /** Called on Back; false where it stays open, and has an entry again. */
  readonly close: () => boolean;
  /** Where the address names it: then a page that is loaded at that address has it open without an entry. */
  readonly address?: {
    readonly isCurrent: () => boolean;
    /** The page's address with the overlay. */
    readonly href: () => string;
  };
}

/** Opens the overlay of an entry that the visitor has come to; false where it is not its own, or can't be opened. */
export type Reopen = (id: string) => boolean;

/** The open ones, and whether Back has something to close them by. */
const overlays = new Map<Overlay, boolean>();
const watchers = new Set<Reopen>();
/** Closed while entries of the page lay above theirs, which Back comes to later: it opens none of them. */
const closedBelow = new Set<string>();
/** The overlay whose entry is being taken back: `history.back()` ends later, with a `popstate`. */
let leaving: string | undefined;
/** What is done once none is. */
const postponed: (() => void)[] = [];
/** The overlay that a watcher opens, which may take a moment. */
let reopening: string | undefined;

/** Tells an entry from all others: the current one, or the one so many before it. */
function placeOf(before: 0 | 1): string {
  // `navigation` is not in every browser; in a sandboxed frame it knows no entries.
  const api: Partial<Navigation> | undefined = globalThis.navigation;
  const { index = Number.NaN } = api?.currentEntry ?? {};
  return api?.entries?.()[index - before]?.key ?? location.pathname;
}

/** What is ours of the current entry, if an overlay has made it. */
function stateOfEntry(): OverlayState | undefined {
  const state = (history.state as Record<string, OverlayState | undefined> | null)?.[mark];
  return state?.from === placeOf(1) ? state : undefined;
}

const idsOfEntry = () => stateOfEntry()?.ids ?? [];

/** The overlay that has made the current entry. */
export function overlayOfEntry(): string | undefined {
  return idsOfEntry().at(-1);
}

function hasEntry({ id, address }: Overlay): boolean {
  return idsOfEntry().includes(id) || (address?.isCurrent() ?? false);
}

function enter(overlay: Overlay): void {
  const { id, address } = overlay;
  const ids = idsOfEntry();
  if (leaving || hasEntry(overlay)) return void overlays.set(overlay, hasEntry(overlay));
  const state: OverlayState = { ids: [...ids, id], from: placeOf(0), isNamed: address !== undefined };
  try {
    history.pushState({ ...history.state, [mark]: state }, "", address?.href());
    overlays.set(overlay, true);
  } catch {}
}

function takeBack(): void {
  leaving = overlayOfEntry();
  listenWhileNeeded();
  history.back();
}

/** Of an overlay that is not open: a watcher opens it again, or its entry is left. */
function settleEntry(isPop: boolean): void {
  const id = overlayOfEntry();
  const isOpen = id === undefined || id === reopening || [...overlays.keys()].some((overlay) => overlay.id === id);
  const isToOpen = !isPop && id !== undefined && stateOfEntry()!.isNamed && !closedBelow.has(id);
  if (isOpen || isToOpen || leaving) return;
  reopening = id;
  if (isPop && !closedBelow.has(id) && [...watchers].some((reopen) => reopen(id))) return;
  reopening = undefined;
  closedBelow.delete(id);
  takeBack();
}

/** Routers dispatch a `popstate` of their own, which ends no way back. */
function followPop(): void {
  if (!leaving || leaving !== overlayOfEntry()) followArrival();
}

function followArrival(): void {
  const wasLeaving = leaving !== undefined;
  leaving = undefined;
  for (const [overlay, had] of [...overlays].reverse())
    if (had && !wasLeaving && !hasEntry(overlay)) {
      overlays.set(overlay, false);
      if (overlay.close()) overlays.delete(overlay);
    }
  // Those that could not be closed, or were opened while the entry of another was taken back.
  for (const overlay of overlays.keys()) enter(overlay);
  reopening = undefined;
  settleEntry(!wasLeaving);
  listenWhileNeeded();
  if (!leaving) for (const act of postponed.splice(0)) act();
}

/** Out of the browser's page cache: the page was left before the way back had ended, which sends no `popstate` then. */
function followRestore({ persisted }: PageTransitionEvent): void {
  if (persisted && leaving) followArrival();
}

function listenWhileNeeded(): void {
  // Listening twice is once.
  const change = (isNeeded: boolean) => (isNeeded ? addEventListener : removeEventListener);
  change(overlays.size + watchers.size > 0 || leaving !== undefined)("popstate", followPop);
  change(leaving !== undefined)("pageshow", followRestore);
}

/** Makes the entry of an overlay that has opened. Returns what takes it back, and says whether it does. */
export function openOverlay(overlay: Overlay): () => boolean {
  overlays.set(overlay, false);
  closedBelow.delete(overlay.id);
  listenWhileNeeded();
  enter(overlay);
  return () => {
    const had = overlays.get(overlay);
    const isTop = overlays.delete(overlay) && overlayOfEntry() === overlay.id;
    if (had && (!isTop || leaving)) closedBelow.add(overlay.id);
    if (isTop && !leaving) takeBack();
    listenWhileNeeded();
    return isTop;
  };
}

/**
 * Watches for entries of overlays that are closed, as long as they can be opened. The entry that a reload has left
 * goes. Returns what stops it.
 */
export function watchOverlayEntries(reopen: Reopen): () => void {
  watchers.add(reopen);
  listenWhileNeeded();
  settleEntry(false);
  return () => {
    watchers.delete(reopen);
    listenWhileNeeded();
  };
}

/** Does what writes into the page's own entry: once no overlay's entry is being taken back. */
export function afterLeaving(act: () => void): void {
  if (leaving) postponed.push(act);
  else act();
}
