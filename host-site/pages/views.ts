import type { ComponentType } from "react";
import { lazyView } from "../../sdk/ui/lazy-view.ts";
import type { Body, BodyOf } from "../body.ts";
import type { BodyWithIdeas, ViewProps } from "./view-props.ts";

const lazy = <Of extends Body>(load: () => Promise<ComponentType<ViewProps<Of>>>) => lazyView(load);

/** The views of bodies that a page doesn't always have: each comes with the first page that shows it. */
export const views = {
  loading: lazy<BodyOf<"loading">>(async () => (await import("./loading.tsx")).LoadingPage),
  home: lazy<BodyOf<"home">>(async () => (await import("./home.tsx")).HomePage),
  withIdeas: lazy<BodyWithIdeas>(async () => (await import("./element-page-with-ideas.tsx")).ElementPageWithIdeas),
  article: lazy<BodyOf<"article">>(async () => (await import("./article.tsx")).ArticlePage),
  articles: lazy<BodyOf<"articles">>(async () => (await import("./articles.tsx")).ArticlesPage),
  text: lazy<BodyOf<"text">>(async () => (await import("./text.tsx")).TextPage),
  notice: lazy<BodyOf<"notice">>(async () => (await import("./notice.tsx")).NoticePage),
  "booking-request": lazy<BodyOf<"booking-request">>(
    async () => (await import("./booking-request.tsx")).BookingRequestPage,
  ),
  "supplier-registration": lazy<BodyOf<"supplier-registration">>(
    async () => (await import("./supplier-registration.tsx")).SupplierRegistration,
  ),
  account: lazy<BodyOf<"account">>(async () => (await import("./signed-in.tsx")).SignedIn),
} as const;

export type ViewName = "element" | keyof typeof views;

export function viewOf(body: Body): ViewName {
  return body.view === "element" && body.ideas !== null ? "withIdeas" : body.view;
}

/** Whether the server renders no more of a view than a title and a skeleton, since all else is a visitor's own. */
export function isSkeleton(name: ViewName): boolean {
  return name === "account" || name === "booking-request" || name === "supplier-registration";
}

/** Loads a view: a page is shown once its view is there. Rejects where it can't be loaded. */
export async function loadView(name: ViewName): Promise<void> {
  if (name !== "element") await views[name].load();
}
