import { pageWords } from "../../words/page-words.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import type { LoadInput, LoadedPage } from "../loaded-page.ts";

/** Where suppliers leave their word. */
export function loadSupplierRegistration({ locale }: LoadInput): LoadedPage {
  const { title, description } = pageWords(locale).supplierRegistration;
  const key = "supplier-registration";
  return {
    status: 200,
    kind: "text",
    key,
    id: null,
    pathIn: (each) => pagePath(key, each),
    elements: {},
    body: { view: "supplier-registration", title, lead: description },
    head: { title, description, picture: null, breadcrumbs: [{ title, url: pagePath(key, locale) }] },
  };
}
