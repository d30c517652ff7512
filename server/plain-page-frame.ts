import { shopStyle } from "./built.ts";
import type { Env } from "./env.ts";
import { brandOf } from "./settings/brand.ts";

/** What all plain pages of a shop have (shop/plain-page.ts). */
export interface PlainPageFrame {
  readonly shopName: string;
  /** The address of the style sheet of the shop's pages; null where nothing is built: they read without. */
  readonly style: string | null;
}

export function plainPageFrame(env: Env): PlainPageFrame {
  return { shopName: brandOf(env).name, style: shopStyle(env) };
}
