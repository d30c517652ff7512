import { aheadKey } from "./page.ts";

/**
 * What an element asks of the API first, so that the loader can ask while the code is on its way. The texts are exactly those
 * of the client, which then takes the answer in place of asking again.
 */
export function askAhead(ahead: Record<string, Promise<Response> | undefined>, name: string, element: Element, apiBase: string, locale: string): void {
  const activity = element.getAttribute("activity");
  if (name !== "booking" || !/^[1-9]\d{0,9}$/.test(activity ?? "")) return;
  const base = new URL(apiBase, location.href).href.replace(/\/$/, "");
  const key = aheadKey("GET", `${base}/activity/${activity}-${locale}/`, "");
  if (ahead[key]) return;
  const answer = fetch(`${base}/activity/${activity}-${locale}/`, { credentials: "same-origin" });
  answer.catch(() => {});
  ahead[key] = answer;
}
