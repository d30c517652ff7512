import { gipfelOfPage } from "./page.ts";

/**
 * The address at which the visitor came to this document: within one page view the first affiliate counts (RULES 19).
 */
export const arrivedAt = gipfelOfPage()?.arrivedAt ?? globalThis.location?.href ?? "";
