import { createElement } from "react";
import type { IconNode } from "lucide";

export interface IconProps {
  /** A Lucide icon: `import { Check } from "lucide"`, one by one, so that the build keeps only those. */
  readonly of: IconNode;
  /** Edge in px; 16 gets a stroke of 2, all others 1.75. */
  readonly size?: number;
  /** The accessible name. Without one it is decoration, and words stand beside it. */
  readonly name?: string;
  /** True for icons that point along the line: they turn round in right-to-left pages. */
  readonly points?: boolean;
  readonly className?: string;
}

/** One icon of the one set, in the colour of the text around it. */
export function Icon({ of, size = 20, name, points, className = "" }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 16 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      className={`shrink-0 ${points ? "rtl:-scale-x-100 " : ""}${className}`}
      {...(name ? { role: "img", "aria-label": name } : { "aria-hidden": true })}
    >
      {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
