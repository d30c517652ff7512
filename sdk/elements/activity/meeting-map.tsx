import { MapPin } from "lucide";
import { useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { MapEngine } from "../../ui/map/engine.ts";
import { themeOf } from "../../ui/map/theme.ts";
import type { MeetingPoint } from "./activity.props.ts";
import { viewAround } from "./map-view.ts";

export interface MeetingMapProps {
  readonly points: readonly MeetingPoint[];
  /** Address of the map's style for a theme. */
  readonly styleOf: (theme: "light" | "dark") => string;
}

/**
 * A small map of the meeting points, to look at: the list beside it says the same. Its code comes when it shows; where
 * none can be drawn there is none.
 */
export function MeetingMap({ points, styleOf }: MeetingMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "drawn" | "none">("waiting");
  const [pins, setPins] = useState<readonly { readonly x: number; readonly y: number }[]>([]);
  const [attribution, setAttribution] = useState("");
  useLayoutEffect(() => {
    const container = box.current;
    if (!container || typeof IntersectionObserver === "undefined") return setState("none");
    let engine: MapEngine | undefined;
    let ended = false;
    const place = () => engine && setPins(points.map(({ latitude, longitude }) => engine!.place(latitude, longitude)));
    async function draw(into: HTMLElement) {
      const { openMap } = await import("../../ui/map/engine.ts");
      const opened = await openMap({
        container: into,
        style: styleOf(themeOf(into)),
        ...viewAround(points, into.clientWidth, into.clientHeight),
        fitsCountry: false,
        isInFlow: true,
        words: { map: "", scrollToZoom: "", twoFingers: "" },
        onFrame: place,
        onMoved: place,
        onFail: () => setState("none"),
      });
      if (ended) return opened.close();
      engine = opened;
      place();
      setAttribution(opened.attribution);
      setState("drawn");
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      draw(container).catch(() => ended || setState("none"));
    });
    observer.observe(container);
    return () => {
      ended = true;
      observer.disconnect();
      engine?.close();
    };
  }, []);
  if (state === "none") return null;
  return (
    <div
      aria-hidden
      inert
      className="relative isolate h-50 overflow-hidden rounded-card border border-line bg-surface-2 print:hidden"
    >
      <div
        ref={box}
        className={`absolute inset-0 transition-opacity duration-200 ${state === "drawn" ? "" : "opacity-0"}`}
      />
      {pins.map(({ x, y }, index) => (
        <span key={index} className="absolute top-0 left-0" style={{ transform: `translate(${x}px, ${y}px)` }}>
          <Icon
            of={MapPin}
            size={36}
            className="absolute max-w-none -translate-x-1/2 -translate-y-full fill-accent text-surface"
          />
        </span>
      ))}
      <p className="absolute start-0 bottom-0 bg-surface/80 px-2 text-12 text-ink-2">{attribution}</p>
    </div>
  );
}
