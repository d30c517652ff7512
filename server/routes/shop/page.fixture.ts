import type { PageAnswer } from "../../../host-site/page.ts";
import type { Body } from "../../../host-site/pages/views.ts";

/** The data that a page of the shop ships to the browser. */
export function pageIn(html: string): PageAnswer & { readonly body: Body } {
  const [, data] = /<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  if (!data) throw new Error("there is no page in this document");
  return JSON.parse(data) as PageAnswer & { readonly body: Body };
}
