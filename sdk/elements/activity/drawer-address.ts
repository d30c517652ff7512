import type { PageAddress } from "../_kit/record.ts";

/** The parameter that names the open drawer (discovery spec §2, "Drawer ids"; RULES 25). */
const parameter = "drawer";
/** The mark of an entry of the browser's history that this drawer has made. */
const mark = "gipfelDrawer";

/** The id of an activity's booking drawer. */
export function drawerOf(activityId: number): string {
  return `activity-${activityId}`;
}

export function isInAddress(address: PageAddress, drawer: string): boolean {
  return address.query(parameter) === drawer;
}

/** An entry of its own for the drawer, so that the way back closes it. A frame of srcdoc has no history to write. */
export function enterDrawer(address: PageAddress, drawer: string): void {
  if (typeof history === "undefined" || isInAddress(address, drawer)) return;
  try {
    history.pushState(
      { ...(history.state as object | null), [mark]: drawer },
      "",
      address.with({ [parameter]: drawer }),
    );
  } catch {}
}

/**
 * The entry that opened the drawer goes, so that the next way back leads where the visitor came from; else the
 * parameter goes.
 */
export function leaveDrawer(address: PageAddress, drawer: string): void {
  if (typeof history === "undefined" || !isInAddress(address, drawer)) return;
  if ((history.state as Record<string, unknown> | null)?.[mark] === drawer) history.back();
  else address.write({ [parameter]: null });
}
