import type { Ref } from "react";
import type { MapCluster } from "./clusters.ts";

export interface MarkerProps {
  readonly cluster: MapCluster;
  readonly isChosen: boolean;
  /** Under the number. */
  readonly place: string;
  /** What the number counts ("activities"), for screen readers. */
  readonly unit: string;
  /** The mark that the map moves; it carries its place as data. */
  readonly markRef: Ref<HTMLDivElement>;
  readonly onPress: () => void;
}

/** Size by number, 44 to 56 px. */
const sizes = [
  [50, "size-14"],
  [10, "size-12"],
  [0, "size-11"],
] as const;

/**
 * A cluster: its number in a ring, the place's name below. A button of the page, moved with the map, which knows no
 * direction: so `left`.
 */
export function Marker({ cluster, isChosen, place, unit, markRef, onPress }: MarkerProps) {
  const size = sizes.find(([from]) => cluster.count >= from)?.[1];
  const colours = isChosen
    ? "border-accent bg-accent text-on-accent ring-8 ring-accent/20 forced-colors:bg-[Highlight]"
    : "border-accent bg-surface text-ink hover:bg-accent-tint";
  return (
    <div
      ref={markRef}
      data-latitude={cluster.latitude}
      data-longitude={cluster.longitude}
      className={`absolute top-0 left-0 ${isChosen ? "z-10" : ""}`}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onPress}
        className="group focus-ring pointer-events-auto absolute top-0 left-0 grid -translate-x-1/2 -translate-y-1/2 touch-manipulation justify-items-center rounded-chip"
      >
        <span
          data-ring
          className={`transition-quick grid place-items-center rounded-chip border-2 text-14 font-strong tabular-nums ${size} ${colours}`}
        >
          {cluster.count}
        </span>
        <span className="sr-only"> {unit} </span>
        {/* The map hides a name that lies on another mark (`coveredNames`): pointer and focus bring it back. */}
        <span
          data-name
          className={`absolute top-full group-hover:opacity-100 group-focus-visible:opacity-100 group-aria-pressed:opacity-100 data-covered:opacity-0 mt-0.5 w-max max-w-24 text-center text-12 text-balance hyphens-auto [text-shadow:0_0_2px_var(--g-surface),0_0_2px_var(--g-surface),0_0_3px_var(--g-surface)] ${isChosen ? "font-strong text-ink" : "text-ink-2"}`}
        >
          {place}
        </span>
      </button>
    </div>
  );
}

/** Where the visitor is. */
export function PositionMark({
  latitude,
  longitude,
  markRef,
}: {
  readonly latitude: number;
  readonly longitude: number;
  readonly markRef: Ref<HTMLDivElement>;
}) {
  return (
    <div
      ref={markRef}
      data-latitude={latitude}
      data-longitude={longitude}
      className="pointer-events-none absolute top-0 left-0"
    >
      <span className="absolute top-0 left-0 size-5 -translate-x-1/2 -translate-y-1/2 rounded-chip border-3 border-surface bg-accent shadow-float forced-color-adjust-none" />
    </div>
  );
}
