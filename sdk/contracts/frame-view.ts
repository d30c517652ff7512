/**
 * What `/sdk/v1/frame.js` posts to a page of the shop in a frame as high as the page: which part of the frame is in
 * sight. `top` and `height`: px of the frame, `window`: the height of the window around it.
 */
export interface FrameView {
  readonly type: "gipfel-view";
  readonly top: number;
  readonly height: number;
  readonly window: number;
}

/** The part in sight that a message says; null for any other message. */
export function frameViewOf(data: unknown): FrameView | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, top, height, window } = data as Partial<Record<string, unknown>>;
  return type === "gipfel-view" && isLength(top) && isLength(height) && isLength(window)
    ? { type, top, height, window }
    : null;
}

const isLength = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;

/** What the page posts as a dialog opens in it: its edges (px of the frame), for the window around it to show. */
export interface FrameReveal {
  readonly type: "gipfel-reveal";
  readonly top: number;
  readonly height: number;
}

/** The edges that a message says; null for any other message. */
export function frameRevealOf(data: unknown): FrameReveal | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, top, height } = data as Partial<Record<string, unknown>>;
  return type === "gipfel-reveal" && isLength(top) && isLength(height) ? { type, top, height } : null;
}
