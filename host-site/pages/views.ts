import type { AnyBody } from "../page.ts";
import type { ElementBody } from "./element/element.body.ts";
import { lazyPageView, type LazyPageView } from "./page-view.ts";

/** The kinds of pages by the name that a body has for its view. */
export const views = {
  loading: lazyPageView(async () => (await import("./loading/loading.page.ts")).loadingView),
  home: lazyPageView(async () => (await import("./home/home.page.ts")).homeView),
  element: lazyPageView(async () => (await import("./element/element.page.ts")).elementView),
  article: lazyPageView(async () => (await import("./article/article.page.ts")).articleView),
  articles: lazyPageView(async () => (await import("./articles/articles.page.ts")).articlesView),
  text: lazyPageView(async () => (await import("./text/text.page.ts")).textView),
  notice: lazyPageView(async () => (await import("./notice/notice.page.ts")).noticeView),
  "booking-request": lazyPageView(
    async () => (await import("./booking-request/booking-request.page.ts")).bookingRequestView,
    { isPersonal: true },
  ),
  "supplier-registration": lazyPageView(
    async () => (await import("./supplier-registration/supplier-registration.page.ts")).supplierRegistrationView,
    { isPersonal: true },
  ),
  account: lazyPageView(async () => (await import("./account/account.page.ts")).accountView, { isPersonal: true }),
} as const;

type BodyOf<View> = View extends LazyPageView<infer Of> ? Of : never;

/** What a page can have between header and footer. */
export type Body = BodyOf<(typeof views)[keyof typeof views]>;

/** The kind of page that shows a body; undefined for a name that this build doesn't know. */
export function viewOf({ view }: AnyBody): LazyPageView<AnyBody> | undefined {
  // A view is given the bodies alone that its own schema describes.
  return Object.hasOwn(views, view)
    ? (views[view as keyof typeof views] as unknown as LazyPageView<AnyBody>)
    : undefined;
}

/** Whether a page is nothing but an element, whose view is in the first script: most pages are. */
export function isPlainElement(body: AnyBody): body is ElementBody {
  return body.view === "element" && body["ideas"] === null;
}

/** Loads the view of a body: a page is shown once it is there. Rejects where it can't be loaded. */
export async function loadView(body: AnyBody): Promise<void> {
  if (!isPlainElement(body)) await viewOf(body)?.load();
}
