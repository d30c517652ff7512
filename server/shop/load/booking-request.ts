import { pageWords } from "../../words/page-words.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import type { LoadInput, LoadedPage } from "../loaded-page.ts";

/** Where a supplier answers a booking on request (RULES 8). */
export function loadBookingRequest({ locale }: LoadInput): LoadedPage {
  const { title, description } = pageWords(locale).bookingRequest;
  const key = "booking-request";
  return {
    status: 200,
    kind: "text",
    key,
    id: null,
    pathIn: (each) => pagePath(key, each),
    elements: {},
    body: { view: "booking-request", title },
    head: { title, description, picture: null, breadcrumbs: [] },
  };
}
