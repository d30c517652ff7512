import { chromium, type Browser } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";

/** A browser that keeps pages for the way back, as people's browsers do; Playwright turns that off. Close it with `await using`. */
export function launchWithBackForwardCache(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: chromiumFlags, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
}
