/**
 * `/sdk/v1/frame.js`: gives each `<iframe>` of the shop the height of the page inside, which posts it
 * (`host-site/client/frame-height.ts`). Frames of other origins set no height. Safe twice, and for frames that are
 * added later.
 */
import { frameHeightOf } from "./contracts/frame-height.ts";

/** The shop is where this script comes from. */
const shop = new URL(import.meta.url).origin;
const key = Symbol.for("gipfel.frames");
const globals = globalThis as { [key]?: true };

if (!globals[key]) {
  globals[key] = true;
  addEventListener("message", ({ data, origin, source }) => {
    const height = frameHeightOf(data);
    if (height === null || origin !== shop) return;
    for (const frame of document.querySelectorAll("iframe")) {
      // The page inside may have led to another origin: only the frame's own counts.
      if (frame.contentWindow !== source || !URL.canParse(frame.src) || new URL(frame.src).origin !== shop) continue;
      if (frame.style.height !== `${height}px`) frame.style.height = `${height}px`;
    }
  });
}
