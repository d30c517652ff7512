import { once } from "./host.ts";
import type { Shop } from "./shop.ts";

/** Puts an element of ours into the page and waits until it is ready. */
export async function show(tag: string, shop: Shop, attributes: Record<string, string> = {}): Promise<HTMLElement> {
  const place = document.createElement("main");
  const host = document.createElement(tag);
  for (const [name, value] of Object.entries({ "api-base": shop.apiBase, theme: "light", ...attributes }))
    host.setAttribute(name, value);
  const ready = once(host, "gipfel-ready");
  place.append(host);
  document.body.append(place);
  await ready;
  return host;
}

/** Takes away what the tests have put into the page. */
export function clear(): void {
  for (const place of document.querySelectorAll("main")) place.remove();
}

/** What people read of an element. */
export function textOf(host: HTMLElement): string {
  return host.shadowRoot!.querySelector<HTMLElement>("[data-view]")!.innerText.replaceAll("\u00a0", " ");
}

/** The button of these words, or of a name that begins with them. */
export function buttonOf(host: HTMLElement, words: string): HTMLElement | undefined {
  const all = [...host.shadowRoot!.querySelectorAll<HTMLElement>("button, a")];
  return all.find(
    (one) =>
      one.checkVisibility() &&
      (one.getAttribute("aria-label") ?? one.innerText).replaceAll("\u00a0", " ").trim().startsWith(words),
  );
}

/** The field with this label. */
export function fieldOf(host: HTMLElement, label: string): HTMLInputElement | undefined {
  const found = [...host.shadowRoot!.querySelectorAll("label")].find((one) => one.innerText.trim() === label);
  return (found?.control ?? undefined) as HTMLInputElement | undefined;
}

/** Types as a person does: with an input event, then the field loses the focus. */
export function type(field: HTMLInputElement, text: string): void {
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  field.blur();
}
