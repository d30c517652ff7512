import type { AccountSection } from "../../../host-site/routes/account-sections.ts";
import { pageWords } from "../../words/page-words.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import type { LoadInput, LoadedPage } from "../loaded-page.ts";

/** The account's pages, the same for every visitor; the browser requests the user's own data. */
export function loadAccount(
  { locale }: LoadInput,
  section: AccountSection | null,
  bookingId: string | null,
): LoadedPage {
  const { account, guestBooking, guestReviews } = pageWords(locale);
  // Links in mails open a booking or a review without an account: their pages are not called one.
  const { title, description } = bookingId ? guestBooking : section === "reviews" ? guestReviews : account;
  const rest = [section, bookingId].filter(Boolean).map((part) => `/${part}`);
  return {
    status: 200,
    kind: "account",
    key: "account",
    id: null,
    pathIn: (each) => pagePath("account", each) + rest.join(""),
    elements: {},
    body: { view: "account", section, bookingId, title: account.title, guestTitle: title },
    head: { title, description, picture: null, breadcrumbs: [] },
  };
}
