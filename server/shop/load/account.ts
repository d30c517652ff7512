import type { AccountSection } from "../../../host-site/body.ts";
import { pageWords } from "../../../host-site/pages/words.ts";
import { pagePath } from "../../../host-site/routes/paths.ts";
import type { Asked, Loaded } from "../loaded.ts";

/** The account's pages: the same for everybody; what is somebody's own the browser asks for. */
export function loadAccount({ locale }: Asked, section: AccountSection | null, bookingId: string | null): Loaded {
  const { title, description } = pageWords(locale).account;
  const rest = [section, bookingId].filter(Boolean).map((part) => `/${part}`);
  return {
    status: 200,
    kind: "account",
    key: "account",
    id: null,
    pathIn: (each) => pagePath("account", each) + rest.join(""),
    elements: {},
    body: { view: "account", section, bookingId, title },
    head: { title, description, picture: null, breadcrumbs: [] },
  };
}
