import { createActor, fromPromise, type Actor } from "xstate";
import type { PageAnswer } from "../page.ts";
import { navigationMachine } from "../machines/navigation.machine.ts";
import type { Destination, PageOutcome, PageToShow } from "../machines/navigation.types.ts";
import { announcePage } from "../shell/announce.ts";
import { linkAccountSheet } from "./account-sheet.ts";
import { failedPage } from "./failed-page.ts";
import { loadingPage } from "./loading-page.ts";
import { allInTurn } from "../hydration/hydrate-in-own-task.ts";
import { loadView } from "../pages/views.ts";
import type { PageRequests } from "./page-request.ts";
import { PageStore } from "./page-store.ts";
import {
  arriveAt,
  currentScrollPosition,
  pageTop,
  scrollPositionOf,
  type ScrollPosition,
} from "../shell/scroll-position.ts";
import { withTransition } from "./transition.ts";
import { updateDocument } from "./update-document.ts";

/* What a navigation within the document needs: loaded with the first one, since a page at rest needs none of it. */

/** A page to show, and what is to be done once it is in the document. */
export interface NextPage {
  readonly answer: PageAnswer;
  readonly path: string;
  readonly committed: () => void;
}

/** What the document does for its navigation. */
export interface NavigationEffects {
  readonly requests: PageRequests;
  readonly first: PageAnswer;
  /** Address of the first page. */
  readonly address: string;
  readonly current: () => { readonly answer: PageAnswer; readonly path: string };
  readonly show: (next: NextPage) => void;
  /** Leads on to where a page has moved. */
  readonly replaceAddress: (path: string) => void;
  readonly loadDocument: () => void;
}

export type Navigation = Actor<typeof navigationMachine>;

/** Starts what follows the address from page to page. */
export function startNavigation(effects: NavigationEffects): Navigation {
  const { requests, first, address, current, show, replaceAddress, loadDocument } = effects;
  const pages = new PageStore(requests, first, address);
  const shows = (answer: PageAnswer, path: string, position: ScrollPosition, done = () => {}): NextPage => ({
    answer,
    path,
    committed: () => {
      updateDocument(answer);
      announcePage(answer.head.title);
      arriveAt(position);
      done();
    },
  });
  const machine = navigationMachine.provide({
    actors: {
      readPage: fromPromise<PageOutcome, Destination>(async ({ input }) => {
        const [outcome] = await Promise.all([pages.read(input.address), allInTurn()]);
        if (outcome.kind === "page") {
          const { page } = outcome;
          await Promise.all([linkAccountSheet(page), loadView(page.body)]);
        }
        return outcome;
      }),
      showPage: fromPromise<void, PageToShow>(async ({ input: { page, destination }, signal }) => {
        const { hash, isLink } = destination;
        const position = isLink ? { ...pageTop, hash } : scrollPositionOf(destination.address);
        await withTransition(
          () =>
            new Promise<void>((done) => {
              // The browser takes its picture of the page first (a frame or more): the visitor may have gone back
              // meanwhile.
              if (signal.aborted) return done();
              // A page whose view throws is never in the document: the transition must not wait for it.
              signal.addEventListener("abort", () => done());
              show(shows(page, pathOf(destination), position, done));
            }),
        );
      }),
    },
    actions: {
      followRedirect: (_, { path, hash }) => replaceAddress(path + hash),
      // It has no path: no address leads to it, and to the page before Back leads anew.
      showLoading: () => show(shows(loadingPage(current().answer), "", pageTop)),
      showFailure: (_, { destination }) => {
        pages.remove(destination.address);
        show(shows(failedPage(current().answer, destination), pathOf(destination), pageTop));
      },
      loadDocument,
      restorePage: () => {
        pages.forget();
        const { answer, path } = current();
        show(shows(answer, path, currentScrollPosition()));
      },
    },
  });
  return createActor(machine).start();
}

function pathOf({ address }: Destination): string {
  return new URL(address, location.origin).pathname;
}
