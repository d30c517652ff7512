import { pageWords } from "../../words/page-words.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import type { LoadInput, LoadedPage } from "../loaded-page.ts";

/** Where several people share a payment. */
export function loadPay({ locale }: LoadInput): LoadedPage {
  const { title, description } = pageWords(locale).pay;
  const key = "pay";
  return {
    status: 200,
    kind: "text",
    key,
    id: null,
    pathIn: (each) => pagePath(key, each),
    elements: {},
    body: { view: "pay", title },
    head: { title, description, picture: null, breadcrumbs: [] },
  };
}
