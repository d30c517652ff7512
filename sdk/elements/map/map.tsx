import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { MapCluster } from "../../ui/map/clusters.ts";
import { MapCanvas } from "../../ui/map/map-canvas.tsx";
import { Notice } from "../../ui/notice.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { MapList } from "./map-list.tsx";
import type { MapProps } from "./map.props.ts";

/** A cluster that still has that many activities is opened rather than looked into. */
const opensFrom = 30;

/** The map and its list show the same activities. In a narrow place the list is a sheet below. */
export function MapView(props: MapProps) {
  const { t } = useLingui();
  const { canvas } = props;
  return (
    <div className="@container h-full">
      <div className="grid h-full grid-cols-1 grid-rows-[minmax(0,1fr)_minmax(0,46%)] bg-surface text-ink @min-[768px]:grid-cols-[minmax(320px,440px)_minmax(0,1fr)] @min-[768px]:grid-rows-1">
        <div className="relative z-10 order-2 -mt-4 flex min-h-0 flex-col rounded-t-[16px] bg-surface shadow-float @min-[768px]:order-1 @min-[768px]:mt-0 @min-[768px]:rounded-none @min-[768px]:border-e @min-[768px]:border-line @min-[768px]:shadow-none">
          <MapList {...props} />
        </div>
        <div className="order-1 min-h-0 @min-[768px]:order-2">
          {canvas === "unavailable" ? (
            <div className="grid h-full place-items-center bg-surface-2 p-6">
              <Notice role="status">{t`The map can’t be shown here. The list has the same activities.`}</Notice>
            </div>
          ) : (
            <Canvas {...props} />
          )}
        </div>
      </div>
    </div>
  );
}

function Canvas(props: MapProps) {
  const { t } = useLingui();
  const nameOf = ({ ids, count }: MapCluster) => ({
    place: props.placeOf(ids),
    unit: t`${plural(count, { one: "activity", other: "activities" })}`,
  });
  return (
    <MapCanvas
      styleOf={props.styleOf}
      start={props.start}
      points={props.points}
      chosen={props.chosen?.key}
      aim={props.aim}
      position={props.position}
      nameOf={nameOf}
      words={{
        map: t`Map of activities`,
        scrollToZoom: t`Hold Ctrl or ⌘ and scroll to zoom the map.`,
        twoFingers: t`Use two fingers to move the map.`,
        zoomIn: t`Zoom in`,
        zoomOut: t`Zoom out`,
        locate: t`Show where I am`,
        locating: t`Looking for your position`,
      }}
      isLocating={props.locating === "requesting"}
      onChoose={({ key, ids, count, partsAt, latitude, longitude }) =>
        props.choose(
          { key, ids },
          count > opensFrom && partsAt !== undefined ? { latitude, longitude, zoom: partsAt + 1 } : null,
        )
      }
      onMoved={props.moved}
      onDrawn={props.drawn}
      onFail={props.failed}
      onLocate={props.locate}
    >
      <FilterBar {...props} />
    </MapCanvas>
  );
}
