import { Map as MapLibre, setWorkerUrl } from "maplibre-gl";
import workerText from "maplibre-gl/dist/maplibre-gl-worker.mjs?raw";
import type { MapBounds } from "./clusters.ts";
import { workerAddress } from "../../trusted/own-worker.ts";
import { canWork } from "./can-work.ts";

/** A position in degrees and a zoom, by the specification's count (256 px a tile; MapLibre counts one less). */
export interface MapAim {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

export interface EngineOptions {
  readonly container: HTMLElement;
  /** Address of the MapLibre style. */
  readonly style: string;
  /** Where it begins; without a zoom no nearer than the whole country fits. */
  readonly center: { readonly latitude: number; readonly longitude: number };
  readonly zoom: number;
  readonly fitsCountry: boolean;
  /** The wheel and one finger scroll the page, not the map: for a map that stands in the page's flow. */
  readonly isInFlow: boolean;
  /** Name of the canvas, and what to do where the page is scrolled instead. */
  readonly words: { readonly map: string; readonly scrollToZoom: string; readonly twoFingers: string };
  /** With each frame of a movement. */
  readonly onFrame: () => void;
  /** A movement has ended: what is in sight now. */
  readonly onMoved: (bounds: MapBounds, zoom: number) => void;
  /** It can't be drawn any more. */
  readonly onFail: (cause: unknown) => void;
}

export interface MapEngine {
  /** px from the start of the canvas. */
  place(latitude: number, longitude: number): { readonly x: number; readonly y: number };
  aim(aim: MapAim): void;
  zoomBy(steps: number): void;
  restyle(style: string): void;
  /** The attribution of the style's sources. */
  readonly attribution: string;
  close(): void;
}

/** MapLibre counts zoom with tiles of 512 px, the specification with 256. */
const zoomOffset = 1;
/** Switzerland with a little air around. */
const country: [[number, number], [number, number]] = [
  [5.8, 45.7],
  [10.6, 47.9],
];
const farthest = 5;
const nearest = 20;
/** The longest duration of a flight (ms). */
const flight = 600;

let workers: Promise<boolean> | undefined;

/**
 * Opens a map. Rejects where this browser can't draw one, or the page allows no worker: the list beside it says the
 * same.
 */
export async function openMap(options: EngineOptions): Promise<MapEngine> {
  workers ??= canWork();
  if (!(await workers)) throw new Error("This page allows no worker from a blob.");
  setWorkerUrl(asText(workerAddress(workerText).address));
  const map = new MapLibre({
    container: options.container,
    style: options.style,
    center: [options.center.longitude, options.center.latitude],
    zoom: options.zoom - zoomOffset,
    minZoom: farthest,
    maxZoom: nearest,
    attributionControl: false,
    cooperativeGestures: options.isInFlow,
    pitchWithRotate: false,
    dragRotate: false,
    fadeDuration: 0,
    locale: {
      "Map.Title": options.words.map,
      "CooperativeGesturesHandler.WindowsHelpText": options.words.scrollToZoom,
      "CooperativeGesturesHandler.MacHelpText": options.words.scrollToZoom,
      "CooperativeGesturesHandler.MobileHelpText": options.words.twoFingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  if (options.fitsCountry) {
    const fit = map.cameraForBounds(country, { padding: 16 });
    if (fit?.zoom !== undefined && fit.zoom < options.zoom - zoomOffset) map.jumpTo(fit);
  }
  const emitMove = () => {
    const bounds = map.getBounds();
    options.onMoved([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], map.getZoom());
  };
  map.on("move", options.onFrame);
  map.on("moveend", emitMove);
  map.on("resize", emitMove);
  await new Promise<void>((resolve, reject) => {
    map.once("load", () => resolve());
    map.once("error", ({ error }) => reject(error));
  }).catch((cause: unknown) => {
    map.remove();
    throw cause;
  });
  map.on("webglcontextlost", options.onFail);
  emitMove();
  return {
    place: (latitude, longitude) => map.project([longitude, latitude]),
    aim: ({ latitude, longitude, zoom }) =>
      map.easeTo({ center: [longitude, latitude], zoom: zoom - zoomOffset, duration: flight }),
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps, duration: flight / 2 }),
    restyle: (style) => map.setStyle(style, { diff: true }),
    get attribution() {
      return attributionOf(map);
    },
    close: () => map.remove(),
  };
}

/** Attributions may be written in HTML: their text alone is shown. */
function attributionOf(map: MapLibre): string {
  const sources = Object.values(map.getStyle().sources) as { readonly attribution?: string }[];
  return [
    ...new Set(sources.flatMap(({ attribution }) => (attribution ? [attribution.replace(/<[^>]*>/g, "")] : []))),
  ].join(" ");
}

/** MapLibre calls `endsWith(".cjs")` on a worker's address; under Trusted Types it is an object without that method. */
function asText(address: string): string {
  if (typeof address === "string") return address;
  const text = String(address);
  return Object.assign(address as object, {
    endsWith: (end: string) => text.endsWith(end),
    split: (by: string | RegExp) => text.split(by),
  }) as unknown as string;
}
