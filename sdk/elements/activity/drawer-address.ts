import { openOverlay, watchOverlayEntries } from "../../ui/overlay-entry.ts";
import type { PageAddress } from "../_kit/record.ts";

/** The parameter that names the open drawer (discovery spec §2, "Drawer ids"; RULES 25). */
const parameter = "drawer";

/** The id of an activity's booking drawer. */
export function drawerOf(activityId: number): string {
  return `activity-${activityId}`;
}

export function isInAddress(address: PageAddress, drawer: string): boolean {
  return address.query(parameter) === drawer;
}

/**
 * Names the open drawer in the address, in an entry of its own that Back closes it with (`sdk/ui/overlay-entry.ts`).
 * Returns what takes it out of the address again.
 */
export function enterDrawer(address: PageAddress, drawer: string, close: () => boolean): () => void {
  const takeBack = openOverlay({
    id: drawer,
    close,
    address: {
      isCurrent: () => isInAddress(address, drawer),
      href: () => address.with({ [parameter]: drawer }),
    },
  });
  return () => {
    if (takeBack() || !isInAddress(address, drawer)) return;
    // The page was loaded at that address.
    address.write({ [parameter]: null });
  };
}

/** Calls `open` where Forward leads to the drawer's entry; false where it stays closed. */
export function watchDrawer(drawer: string, open: () => boolean): () => void {
  return watchOverlayEntries((id) => id === drawer && open());
}
