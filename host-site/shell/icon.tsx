import type { IconNode } from "lucide";
import { h } from "preact";

interface IconProps {
  readonly of: IconNode;
  /** Edge in px; 16 gets a stroke of 2, all others 1.75. */
  readonly size?: number;
  /** True for icons that point along the line: they turn round in right-to-left pages. */
  readonly points?: boolean;
}

/** One icon of the one set (Lucide). Always decoration: words or a name stand beside it. */
export function Icon({ of, size = 20, points = false }: IconProps) {
  return (
    <svg
      class={`icon${points ? " points" : ""}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      stroke-width={size <= 16 ? 2 : 1.75}
      aria-hidden="true"
      focusable="false"
    >
      {of.map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  );
}
