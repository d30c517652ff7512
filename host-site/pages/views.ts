import type { AnyBody } from "../page.ts";
import type { ElementBody } from "./element/element.body.ts";
import { lazyPageView, type LazyPageView } from "./page-view.ts";

/** The kinds of pages by the name that a body has for its view. */
export const views = {
  loading: lazyPageView(() => import("./loading/loading.page.ts")),
  home: lazyPageView(() => import("./home/home.page.ts")),
  element: lazyPageView(() => import("./element/element.page.ts")),
  article: lazyPageView(() => import("./article/article.page.ts")),
  articles: lazyPageView(() => import("./articles/articles.page.ts")),
  text: lazyPageView(() => import("./text/text.page.ts")),
  "element-reference": lazyPageView(() => import("./element-reference/element-reference.page.ts")),
  "api-reference": lazyPageView(() => import("./api-reference/api-reference.page.ts")),
  playground: lazyPageView(() => import("./playground/playground.page.ts")),
  doctor: lazyPageView(() => import("./doctor/doctor.page.ts"), { isPersonal: true }),
  notice: lazyPageView(() => import("./notice/notice.page.ts")),
  "booking-request": lazyPageView(() => import("./booking-request/booking-request.page.ts"), { isPersonal: true }),
  pay: lazyPageView(() => import("./pay/pay.page.ts"), { isPersonal: true }),
  transport: lazyPageView(() => import("./transport/transport.page.ts")),
  "supplier-registration": lazyPageView(() => import("./supplier-registration/supplier-registration.page.ts"), {
    isPersonal: true,
  }),
  account: lazyPageView(() => import("./account/account.page.ts"), { isPersonal: true }),
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
