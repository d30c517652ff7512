import type { Services } from "../_kit/record.ts";

/**
 * Where a human check's widget may show itself: a node, which can't be in a snapshot. By the services of an element.
 */
export const checkPlaces = new WeakMap<Services, HTMLElement | null>();
