import { defaultLocale, prefixOf } from "../locale.ts";
import { localeOfPath } from "./paths.ts";

/** A segment that sends a page's calls to the test API (discovery spec §2). */
const testSegment = "test-booking";

/** Whether a path lies under a test-booking segment, and the path without it. */
export function withoutTest(path: string): { readonly path: string; readonly isTest: boolean } {
  const segments = path.split("/");
  const others = segments.filter((segment) => segment !== testSegment);
  return { path: others.join("/") || "/", isTest: others.length < segments.length };
}

/** A path of the shop with the test segment, behind the locale's prefix: `/en-ch/test-booking/basket`. */
export function underTest(path: string): string {
  const { locale, rest } = localeOfPath(path) ?? { locale: defaultLocale, rest: path };
  return `${prefixOf(locale)}/${testSegment}${rest === "/" ? "" : rest}`;
}
