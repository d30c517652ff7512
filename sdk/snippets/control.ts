/** How an option is filled in. */
export const controls = ["choice", "flag", "color", "number", "language", "text", "words"] as const;
export type Control = (typeof controls)[number];
