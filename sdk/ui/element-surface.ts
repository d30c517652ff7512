/**
 * The surface of an element that stands freely in a page: its own, a little beyond its edge, so that dark words
 * never meet a dark page nor light words a light one. It is painted only: nothing moves by it.
 */
export const elementSurface = "bg-surface shadow-[0_0_0_8px_var(--g-surface)] print:shadow-none";
