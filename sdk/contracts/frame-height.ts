/** What a page of the shop posts to the page that frames it. `height`: px. */
export interface FrameHeight {
  readonly type: "gipfel-height";
  readonly height: number;
}

/** The highest frame (px): a page that grows with its frame would never end. */
const highest = 20_000;

/** The height that a message says, at most 20,000 px; null for any other message. */
export function frameHeightOf(data: unknown): number | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, height } = data as Partial<Record<string, unknown>>;
  return type === "gipfel-height" && typeof height === "number" && height > 0
    ? Math.min(Math.ceil(height), highest)
    : null;
}
