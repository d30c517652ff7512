/** What the page has noted of itself. */
export interface Watched {
  /** Tasks over 50 ms (ms since the navigation, ms). */
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
  readonly shift: number;
  readonly loaded: number;
  /** When the page’s last element had hydrated; null where nothing says so. */
  readonly hydrated: number | null;
  /** The visitor's first scrolling (ms since the navigation); null before. */
  readonly scrolled: number | null;
  /** The largest paint: a picture's address, empty for a text; ms since the navigation. */
  readonly largest: { readonly url: string; readonly at: number } | null;
}

/**
 * In the page, before anything else: long tasks, shifts, the largest paint, hydration (each element’s `gipfel-ready`).
 */
export function watch(): void {
  const noted = {
    tasks: [] as { start: number; duration: number }[],
    shift: 0,
    loaded: 0,
    hydrated: null as number | null,
    scrolled: null as number | null,
    largest: null as Watched["largest"],
  };
  (window as unknown as { watched: typeof noted }).watched = noted;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("longtask", ({ startTime, duration }) => noted.tasks.push({ start: startTime, duration }));
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) noted.shift += value;
  });
  observe(
    "largest-contentful-paint",
    (entry) => (noted.largest = { url: (entry as PerformanceEntry & { url: string }).url, at: entry.startTime }),
  );
  const hydrated = () => (noted.hydrated = performance.now());
  document.addEventListener("gipfel-ready", hydrated);
  addEventListener("scroll", () => (noted.scrolled = performance.now()), { once: true, capture: true });
  addEventListener("load", () => (noted.loaded = performance.now()));
}

/**
 * Whether the largest thing painted stands in the HTML as it was sent: a picture's address; a text that was there
 * before anything had hydrated.
 */
export function standsIn(html: string, { largest, hydrated, loaded }: Watched): boolean {
  if (!largest) return false;
  if (largest.url === "") return largest.at < (hydrated ?? loaded);
  const { pathname, search } = new URL(largest.url);
  return html.includes(pathname + search) || html.includes((pathname + search).replaceAll("&", "&amp;"));
}
