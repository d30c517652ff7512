import type { Page } from "@playwright/test";

/** What the page has noted of itself. */
export interface Watched {
  /** Tasks over 50 ms (ms since the navigation, ms). */
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
  readonly shift: number;
  readonly loaded: number;
  /** When the shell had hydrated and the page's last element had too; null where nothing says so. */
  readonly hydrated: number | null;
}

/** In the page, before anything else: long tasks, shifts, the largest paint, hydration (the shell's mark `gipfel-hydrated`, each element's `gipfel-ready`). */
export function watch(): void {
  const noted = { tasks: [] as { start: number; duration: number }[], shift: 0, loaded: 0, hydrated: null as number | null };
  const page = window as unknown as { watched: typeof noted; largest: Element | null };
  page.watched = noted;
  page.largest = null;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("longtask", ({ startTime, duration }) => noted.tasks.push({ start: startTime, duration }));
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) noted.shift += value;
  });
  observe("largest-contentful-paint", (entry) => (page.largest = (entry as PerformanceEntry & { element: Element | null }).element));
  const hydrated = () => (noted.hydrated = performance.now());
  observe("mark", ({ name }) => name === "gipfel-hydrated" && hydrated());
  document.addEventListener("gipfel-ready", hydrated);
  addEventListener("load", () => (noted.loaded = performance.now()));
}

/** Whether the largest thing that was painted stands in the HTML as it was sent: its picture's address, or its text. */
export async function largestIsInHtml(page: Page, html: string): Promise<{ isInHtml: boolean; largest: string }> {
  const { mark, name } = await page.evaluate(() => {
    const element = (window as unknown as { largest: Element | null }).largest;
    if (!element) return { mark: "", name: "unknown" };
    const name = element.tagName.toLowerCase();
    return { mark: element.getAttribute("src") ?? element.textContent?.trim().slice(0, 40) ?? "", name };
  });
  const escaped = mark.replaceAll("&", "&amp;");
  return { isInHtml: mark !== "" && (html.includes(mark) || html.includes(escaped)), largest: `${name}: ${mark.slice(0, 60)}` };
}
