/** Sides of a box (px). */
export type Sides = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** A cluster's ring with its number, and its place's name below. */
export interface MarkSides {
  readonly ring: Sides;
  readonly name: Sides;
}

/** By how much the empty edge of a name's line may lie in another box (px). */
const slack = 3;

/**
 * Which names lie on another mark's ring, or on a name before them that is shown: they can't be read there. Marks come
 * in the order of their weight.
 */
export function coveredNames(marks: readonly MarkSides[]): boolean[] {
  const shown: Sides[] = [];
  return marks.map(({ name, ring: own }) => {
    const isCovered =
      marks.some(({ ring }) => ring !== own && overlap(name, ring)) || shown.some((other) => overlap(name, other));
    if (!isCovered) shown.push(name);
    return isCovered;
  });
}

function overlap(one: Sides, other: Sides): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack
  );
}
