import type { PageAnswer } from "../page.ts";
import { view as loadingView } from "../pages/loading/loading.page.ts";
import { views } from "../pages/views.ts";

/* Shown while code is on its way: its view comes with this code. */
views.loading.provide(loadingView);

/** Replaces the page before where the next one takes long: the shell that is shown, and the outline of a page. */
export function loadingPage(shown: PageAnswer): PageAnswer {
  const title = shown.shell.words.stillLoading;
  return {
    ...shown,
    status: 200,
    id: null,
    head: { ...shown.head, title, description: "", canonical: null, isIndexed: false, alternates: [] },
    // The same page in other languages is that of the page before.
    shell: { ...shown.shell, languages: [] },
    elements: {},
    body: { view: "loading", title },
  };
}
