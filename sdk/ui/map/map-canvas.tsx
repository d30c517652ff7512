import { LocateFixed, Minus, Plus } from "lucide";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { IconButton } from "../icon-button.tsx";
import { clusteringOf, type Clustering } from "./clustering.ts";
import type { MapBounds, MapCluster, MapPoint } from "./clusters.ts";
import type { EngineOptions, MapAim, MapEngine } from "./engine.ts";
import { coveredNames } from "./covered-names.ts";
import { Marker, PositionMark } from "./marker.tsx";
import { themeOf, whenSettingChanges } from "./theme.ts";
import { onViewportApproach } from "./when-close.ts";

export interface MapCanvasProps {
  /** Address of the MapLibre style for a theme. */
  readonly styleOf: (theme: "light" | "dark") => string;
  readonly start: Pick<EngineOptions, "center" | "zoom" | "fitsCountry">;
  readonly points: readonly MapPoint[];
  /** Key of the cluster whose cards are shown. */
  readonly chosen: string | undefined;
  /** Where it moves to; a new object is a new move. */
  readonly aim: MapAim | null;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** What stands under a cluster, and what its number counts. */
  readonly nameOf: (cluster: MapCluster) => { readonly place: string; readonly unit: string };
  readonly words: EngineOptions["words"] & {
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly locate: string;
    readonly locating: string;
  };
  readonly isLocating: boolean;
  readonly onChoose: (cluster: MapCluster) => void;
  readonly onMoved: (bounds: MapBounds) => void;
  readonly onDrawn: () => void;
  readonly onFail: (cause: unknown) => void;
  readonly onLocate: () => void;
  /** Over the map: filters. */
  readonly children?: ReactNode;
}

/** A map that takes at least that share of the window's height is the page: the wheel is the map's. */
const fillsWindow = 0.9;

interface Sight {
  readonly bounds: MapBounds;
  readonly zoom: number;
}

/**
 * A map with clusters as buttons over it. Its code is loaded when it comes near the window. The clusters are buttons of
 * the page, in the order of reading, so that keyboard and screen reader have them too.
 */
export function MapCanvas(props: MapCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const engine = useRef<MapEngine | undefined>(undefined);
  const marks = useRef(new Map<string, HTMLElement>());
  const latest = useRef(props);
  latest.current = props;
  const theme = useRef<"light" | "dark">("light");
  const [sight, setSight] = useState<Sight>();
  const clusters = useClusters(props.points, sight);
  const { words, position } = props;

  /** Puts each mark where its place is now. */
  function placeMarks() {
    for (const mark of marks.current.values()) placeMark(mark);
  }
  function placeMark(mark: HTMLElement) {
    const { latitude, longitude } = mark.dataset;
    const at = engine.current?.place(Number(latitude), Number(longitude));
    if (at) mark.style.transform = `translate(${at.x}px, ${at.y}px)`;
  }
  /** Hides names that can't be read, once a movement has ended. */
  function hideCoveredNames() {
    const shown = clusters.flatMap(({ key }) => {
      const mark = marks.current.get(key);
      const [ring, name] = [mark?.querySelector("[data-ring]"), mark?.querySelector("[data-name]")];
      return ring && name ? [{ ring, name }] : [];
    });
    const covered = coveredNames(
      shown.map(({ ring, name }) => ({ ring: ring.getBoundingClientRect(), name: name.getBoundingClientRect() })),
    );
    shown.forEach(({ name }, index) => name.toggleAttribute("data-covered", covered[index]));
  }
  /** The page, the visitor or an attribute may have turned it from day to night. */
  function followTheme() {
    const now = box.current && themeOf(box.current);
    if (!now || !engine.current || now === theme.current) return;
    theme.current = now;
    engine.current.restyle(latest.current.styleOf(now));
  }
  const markRef = (key: string) => (mark: HTMLElement | null) => {
    if (!mark) return void marks.current.delete(key);
    marks.current.set(key, mark);
    placeMark(mark);
  };

  useLayoutEffect(() => {
    const container = box.current;
    if (!container) return;
    let ended = false;
    const fail = (cause: unknown) => ended || latest.current.onFail(cause);
    const start = () =>
      import("./engine.ts")
        .then(({ openMap }) =>
          openMap({
            container,
            style: latest.current.styleOf((theme.current = themeOf(container))),
            ...latest.current.start,
            isInFlow: container.clientHeight < innerHeight * fillsWindow,
            words: latest.current.words,
            onFrame: placeMarks,
            onMoved: (bounds, zoom) => {
              if (ended) return;
              setSight({ bounds, zoom });
              latest.current.onMoved(bounds);
            },
            onFail: fail,
          }),
        )
        .then((opened) => {
          if (ended) return opened.close();
          engine.current = opened;
          placeMarks();
          latest.current.onDrawn();
        })
        .catch(fail);
    const stopWaiting = onViewportApproach(container, () => void start());
    const stopWatching = whenSettingChanges(followTheme);
    return () => {
      ended = true;
      stopWaiting();
      stopWatching();
      engine.current?.close();
      engine.current = undefined;
    };
  }, []);

  useLayoutEffect(followTheme);
  useLayoutEffect(() => {
    if (props.aim) engine.current?.aim(props.aim);
  }, [props.aim]);
  useLayoutEffect(() => {
    placeMarks();
    hideCoveredNames();
  }, [clusters, position]);

  return (
    <div className="relative isolate h-full min-h-0 overflow-hidden bg-surface-2">
      {/* Its own layer: the marks below come after it in the order of reading. */}
      <div ref={box} className="absolute inset-0" />
      <ul className="pointer-events-none absolute inset-0 m-0 list-none p-0" aria-label={words.map}>
        {clusters.map((cluster) => (
          <li key={cluster.key}>
            <Marker
              cluster={cluster}
              isChosen={cluster.key === props.chosen}
              {...props.nameOf(cluster)}
              markRef={markRef(cluster.key)}
              onPress={() => props.onChoose(cluster)}
            />
          </li>
        ))}
      </ul>
      {position && (
        <PositionMark latitude={position.latitude} longitude={position.longitude} markRef={markRef("position")} />
      )}
      {props.children}
      {/* In a narrow place beside the filters, where no cluster of the whole country lies. */}
      <div className="absolute end-4 top-4 flex gap-2 @min-[768px]:top-auto @min-[768px]:bottom-8 @min-[768px]:grid">
        <Floating>
          <IconButton
            icon={LocateFixed}
            name={props.isLocating ? words.locating : words.locate}
            off={props.isLocating}
            onPress={props.onLocate}
          />
        </Floating>
        <Floating>
          <IconButton icon={Plus} name={words.zoomIn} onPress={() => engine.current?.zoomBy(1)} />
          <IconButton icon={Minus} name={words.zoomOut} onPress={() => engine.current?.zoomBy(-1)} />
        </Floating>
      </div>
      {/* In a narrow place the edge of the list lies over the map's last 16 px. */}
      <p className="pointer-events-none absolute bottom-4 start-0 m-0 bg-surface/80 px-2 text-12 text-ink-2 @min-[768px]:bottom-0">
        {sight && engine.current?.attribution}
      </p>
    </div>
  );
}

function Floating({ children }: { readonly children: ReactNode }) {
  return <div className="flex overflow-hidden rounded-field @min-[768px]:grid bg-surface shadow-float">{children}</div>;
}

/** The clusters in sight, a little beyond its edges; of a newer set of points, or a newer sight, only the last. */
function useClusters(points: readonly MapPoint[], sight: Sight | undefined): readonly MapCluster[] {
  const [clustering, setClustering] = useState<Clustering>();
  const [clusters, setClusters] = useState<readonly MapCluster[]>([]);
  useLayoutEffect(() => {
    let ended = false;
    let own: Clustering | undefined;
    void clusteringOf(points).then((made) => {
      if (ended) return made.end();
      own = made;
      setClustering(made);
    });
    return () => {
      ended = true;
      own?.end();
    };
  }, [points]);
  useLayoutEffect(() => {
    if (!clustering || !sight) return;
    let ended = false;
    void clustering.within(sight.bounds, sight.zoom).then((found) => {
      if (found && !ended) setClusters(inReadingOrder(found));
    });
    return () => {
      ended = true;
    };
  }, [clustering, sight]);
  return clusters;
}

/** The largest first, then from the north: what a screen reader says first is what most look for. */
function inReadingOrder(clusters: readonly MapCluster[]): MapCluster[] {
  return clusters.toSorted((one, other) => other.count - one.count || other.latitude - one.latitude);
}
