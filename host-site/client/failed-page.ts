import type { PageAnswer } from "../page.ts";
import type { Destination } from "../machines/navigation.types.ts";
import { view as noticeView } from "../pages/notice/notice.page.ts";
import { views } from "../pages/views.ts";

/* Shown where nothing can be loaded: its view comes with this code. */
views.notice.provide(noticeView);

/**
 * Replaces a page whose answer breaks its contract, or whose view throws: the shell of the page before, or that page's
 * own, and a link onwards.
 */
export function failedPage(shown: PageAnswer, { address }: Destination): PageAnswer {
  const { failed } = shown.shell.words;
  return {
    ...shown,
    status: 404,
    kind: "404",
    id: null,
    head: { ...shown.head, title: failed.title, description: "", canonical: null, isIndexed: false, alternates: [] },
    // The same page in other languages is that of the page before.
    shell: { ...shown.shell, languages: [] },
    elements: {},
    body: {
      view: "notice",
      title: failed.title,
      lead: failed.lead,
      actions: [
        // With its fragment it would be a section of the current page, which is not loaded again.
        { title: failed.tryAgain, url: address },
        { title: failed.toHome, url: shown.shell.paths.homepage },
      ],
      ideas: { title: "", activities: [] },
    },
  };
}
