import { until } from "./host.ts";

/** A booking widget in this document, with its calendar shown. */
export async function booking(attributes: string): Promise<{ host: HTMLElement; root: ShadowRoot }> {
  const place = document.createElement("main");
  place.innerHTML = `<gipfel-booking ${attributes}><a href="/x">Book</a></gipfel-booking>`;
  document.body.append(place);
  const host = place.firstElementChild as HTMLElement;
  const root = await until(() => host.shadowRoot ?? undefined);
  return { host, root };
}

/** The words of a widget's heading, once it has them. */
export async function heading(root: ShadowRoot, words: string): Promise<HTMLElement> {
  return until(() => [...root.querySelectorAll("h2")].find((each) => each.textContent === words));
}

/** The main button: its words are there in full and in short. */
export function mainButton(root: ShadowRoot, words: string): Promise<HTMLButtonElement> {
  return until(() => [...root.querySelectorAll("button")].find((each) => each.textContent?.includes(words)));
}

/** The page that follows the first month: all its days can be booked, whatever the day of the test. */
export async function nextMonth(root: ShadowRoot): Promise<string> {
  const next = await until(() => root.querySelector<HTMLButtonElement>(`button[aria-label="Next month"]`));
  const before = root.querySelector<HTMLElement>("[data-date]")!.dataset["date"]!.slice(0, 7);
  next.click();
  const day = await until(() =>
    [...root.querySelectorAll<HTMLElement>("[data-date]")].find(
      (each) => !each.dataset["date"]!.startsWith(before) && !each.ariaDisabled,
    ),
  );
  return day.dataset["date"]!.slice(0, 7);
}

/** Presses a key where the focus is. */
export function key(root: ShadowRoot, name: string, more: KeyboardEventInit = {}): void {
  root.activeElement!.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true, ...more }),
  );
}
