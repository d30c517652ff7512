import type { ListProps } from "./listing.props.ts";

/**
 * Columns by the width of the element: compact from 640 px on (discovery spec §2), fewer and larger where there is
 * little to show.
 */
export function columns({ isSmall, hasSidebar }: Pick<ListProps, "isSmall" | "hasSidebar">): string {
  const base = "grid gap-x-4 gap-y-8 @min-[640px]:grid-cols-2 @3xl:gap-x-6 @3xl:gap-y-10";
  if (!isSmall) return `${base} ${hasSidebar ? "" : "@min-[1024px]:grid-cols-3"}`;
  return `${base} @min-[768px]:grid-cols-3 ${hasSidebar ? "@min-[1024px]:grid-cols-2 @min-[1200px]:grid-cols-3" : "@min-[1024px]:grid-cols-4"}`;
}
