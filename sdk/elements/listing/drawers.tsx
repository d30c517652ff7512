import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { DialogHead } from "../../ui/dialog.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { Overlay } from "../../ui/overlay.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { Filters } from "../../parts/discovery/filters.tsx";
import type { ListingProps } from "./listing.props.ts";

/** What lies over a list: its filters, its map. */
export function Drawers(props: ListingProps) {
  return (
    <>
      <FilterDrawer {...props} />
      <MapDrawer {...props} />
    </>
  );
}

/** The filters in a narrow place; the button says what it leads back to. */
function FilterDrawer({ drawer, closeDrawer, filters, list }: ListingProps) {
  const { t } = useLingui();
  const { total } = list;
  return (
    <Drawer
      open={drawer === "activity-filter"}
      onClose={closeDrawer}
      title={t`Filters`}
      closeWord={t`Close`}
      bar={
        <div className="flex items-center gap-3">
          {filters.chips.length > 0 && (
            <Button variant="secondary" onPress={filters.clear}>
              {t`Clear all`}
            </Button>
          )}
          <Button className="grow" busy={list.status === "busy"} busyWord={t`Looking`} onPress={closeDrawer}>
            {total === null
              ? t`Show the activities`
              : t`Show ${plural(total, { one: "# activity", other: "# activities" })}`}
          </Button>
        </div>
      }
    >
      <Filters {...filters} />
    </Drawer>
  );
}

/** The map over the full window, with the same list. Its code is loaded when it opens. */
function MapDrawer({ drawer, closeDrawer, mapAttributes }: ListingProps) {
  const { t } = useLingui();
  return (
    <Overlay
      open={drawer === "map"}
      onClose={closeDrawer}
      label={t`Map`}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden transition-quick opacity-100 starting:opacity-0"
    >
      <div className="flex h-full flex-col">
        <DialogHead title={t`Map`} closeWord={t`Close the map`} onClose={closeDrawer} />
        <div className="min-h-0 grow">
          <gipfel-map
            {...mapAttributes}
            style={{ "--gipfel-map-height": "calc(var(--frame-height, 100dvh) - 60px)" } as object}
          >
            <div className="p-6">
              <Skeleton word={t`Still looking for the map`}>
                <Bone className="h-100 w-full" />
              </Skeleton>
            </div>
          </gipfel-map>
        </div>
      </div>
    </Overlay>
  );
}
