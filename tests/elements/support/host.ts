/** A partner's page in a frame of its own; it is removed after the test. */
export async function openHost(name: string, query = ""): Promise<Window & typeof globalThis> {
  const frame = document.createElement("iframe");
  frame.width = "800";
  frame.height = "600";
  frame.src = `/hosts/${name}${query}`;
  const loaded = once(frame, "load");
  document.body.append(frame);
  await loaded;
  return frame.contentWindow as Window & typeof globalThis;
}

export function closeHosts(): void {
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
}

export function once<Detail = unknown>(target: EventTarget, name: string): Promise<CustomEvent<Detail>> {
  return new Promise((resolve) =>
    target.addEventListener(name, (event) => resolve(event as CustomEvent<Detail>), { once: true }),
  );
}

/** Waits until something is true; polls each animation frame until the test's time limit. */
export async function until<Answer>(check: () => Answer): Promise<NonNullable<Answer>> {
  for (;;) {
    const answer = check();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** What the probe element shows of itself. */
export function probeState(probe: Element): Record<string, unknown> {
  return JSON.parse(probe.shadowRoot?.querySelector("output")?.textContent ?? "{}");
}

/** A probe in this document, shown and loaded. */
export async function probe(html: string): Promise<HTMLElement> {
  const place = document.createElement("div");
  place.innerHTML = html;
  const element = place.firstElementChild as HTMLElement;
  document.body.append(place);
  await until(() => probeState(element)["state"] === "loaded");
  return element;
}

/**
 * Everything that was removed from the page before has ended, or never will: elements end in the order in which they
 * were removed.
 */
export async function allRemovedEnded(): Promise<void> {
  const last = await probe("<gipfel-probe></gipfel-probe>");
  last.parentElement!.remove();
  await until(() => last.shadowRoot!.adoptedStyleSheets.length === 0);
}

/** Lines that the console gets while something happens. */
export function listenToConsole(): { lines: string[]; stop: () => void } {
  const lines: string[] = [];
  const { warn, error } = console;
  console.warn = (...words) => void lines.push(words.map(String).join(" "));
  console.error = () => {};
  return { lines, stop: () => Object.assign(console, { warn, error }) };
}
