import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Compass, MapPin, Mountain, Tag } from "lucide";
import type { IconNode } from "lucide";
import { useLayoutEffect, useRef } from "react";
import type { HitType, SearchHit } from "../../contracts/search.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { isPlainPress } from "../../ui/plain-press.ts";
import type { ShownHit } from "./search.props.ts";

const icons: Record<HitType, IconNode> = {
  activity: Mountain,
  location: MapPin,
  "location-generated": MapPin,
  poi: MapPin,
  type: Compass,
  attribute: Tag,
  "location-type": Compass,
  "location-attribute": Tag,
};
const pictureWidth = 48;

interface HitRowProps {
  readonly shown: ShownHit;
  readonly id: string;
  /** The arrow keys have reached it. */
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly onOpenElsewhere: () => void;
}

/**
 * A result: a link, so that a tab of its own is the browser's affair; a plain press says so first and goes a second
 * later.
 */
export function HitRow({ shown: { hit, address }, id, isActive, onChoose, onOpenElsewhere }: HitRowProps) {
  const row = useRef<HTMLAnchorElement>(null);
  const line = useLine(hit);
  useLayoutEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <a
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={address}
      onClick={(event) => {
        if (!isPlainPress(event)) return onOpenElsewhere();
        event.preventDefault();
        onChoose();
      }}
      onAuxClick={(event) => event.button === 1 && onOpenElsewhere()}
      className={`transition-quick flex min-h-15 items-center gap-3 rounded-field p-2 hover:bg-surface-2 ${isActive ? "bg-surface-3 forced-colors:outline-2" : ""}`}
    >
      {hit.teaser_image ? (
        <Picture of={hit.teaser_image} ratio="1:1" width={pictureWidth} decorative className="rounded-field" />
      ) : (
        <span className="grid size-12 shrink-0 place-items-center rounded-field bg-surface-3 text-ink-2">
          <Icon of={icons[hit.type]} />
        </span>
      )}
      <span className="flex min-w-0 flex-col">
        <bdi className="line-clamp-2 text-16 font-value text-pretty hyphens-auto">{hit.title}</bdi>
        {line && <span className="text-14 text-ink-2">{line}</span>}
      </span>
    </a>
  );
}

/** The quiet line: of an activity its kind and its place, of everything else how much there is. */
function useLine({ type, dataLayer, activityAmount }: SearchHit): string {
  const { t } = useLingui();
  if (type !== "activity") return t`${plural(activityAmount, { one: "# activity", other: "# activities" })}`;
  const [place] = Array.isArray(dataLayer?.["breadcrumbs"]) ? dataLayer["breadcrumbs"] : [];
  return [dataLayer?.["type"], place].filter((word) => typeof word === "string" && word !== "").join(" · ");
}
