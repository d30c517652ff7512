import { fromCallback, fromPromise } from "xstate";
import { getListingPage } from "../../contracts/listing.ts";
import { drawers, type DrawerId, type ListingEvent } from "../../machines/listing/listing.types.ts";
import type { Services } from "../_kit/record.ts";
import { followFinding } from "./follow-finding.ts";
import { drawerParameter } from "./listing.input.ts";

/** The mark of an entry of the browser's history that a drawer has made. */
const mark = "gipfelDrawer";

/** The listing's actors and actions, bound to a page's services. */
export function implementListing(services: Services) {
  const { client, locale, address } = services;
  /** Forward again opens a drawer of this listing alone, not of every listing of the page. */
  let hasEntered = false;
  return {
    actors: {
      loadPage: fromPromise(({ input, signal }: { input: { kind: string; id: string }; signal: AbortSignal }) =>
        client.send(getListingPage, { params: { locale, ...input } }, { signal }),
      ),
      finding: followFinding(services),
      watchDrawer: fromCallback<ListingEvent>(({ sendBack }) =>
        address.watch(() => {
          const drawer = drawers.find((id) => id === address.query(drawerParameter)) ?? null;
          if (drawer === null || hasEntered) sendBack({ type: "address.drawer", drawer });
        }),
      ),
    },
    actions: {
      enterDrawer: (_: unknown, { drawer }: { drawer: DrawerId }) => {
        hasEntered = true;
        enter(drawer, address.with({ [drawerParameter]: drawer }));
      },
      leaveDrawer: () => leave(address),
    },
  };
}

/** A frame of srcdoc has no history of its own to write: the drawer opens without an entry. */
function enter(drawer: DrawerId, href: string) {
  try {
    history.pushState({ ...(history.state as object | null), [mark]: drawer }, "", href);
  } catch {}
}

/** The entry that opened the drawer goes, so that the next way back leads where the visitor came from; else the parameter goes. */
function leave(address: Services["address"]) {
  if (address.query(drawerParameter) !== null && (history.state as Record<string, unknown> | null)?.[mark]) history.back();
  else address.write({ [drawerParameter]: null });
}
