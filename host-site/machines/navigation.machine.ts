import { assign, fromPromise, setup } from "xstate";
import type { Destination, NavigationContext, NavigationEvent, PageOutcome, PageToShow } from "./navigation.types.ts";

type Params<Name extends string, Value> = { readonly [K in Name]: Value };

const setDestination = {
  type: "setDestination",
  params: ({ event }: { event: NavigationEvent }) => ({ event }),
} as const;

/** How long a page may take (ms). */
const delays = {
  /** Then the page before makes room: its content does not belong to the address. */
  slow: 1000,
  /** Then the browser loads the page: an import that hangs can't be sent again within a document. */
  stuck: 10_000,
} as const;

/**
 * From the page that is shown to the next: read, redirected, shown. One is on its way at a time; another address drops
 * it. Effects are provided: `readPage` rejects where this document can't show the page (another build, no network, a
 * fault of the server), and the browser loads it instead.
 */
export const navigationMachine = setup({
  types: { context: {} as NavigationContext, events: {} as NavigationEvent, tags: {} as "pending" },
  actors: {
    /** Resolves once the page can be shown: its answer and its code are there. */
    readPage: fromPromise<PageOutcome, Destination>(() => Promise.reject(new Error("readPage is not provided"))),
    /** Resolves once the page is in the document. */
    showPage: fromPromise<void, PageToShow>(() => Promise.reject(new Error("showPage is not provided"))),
  },
  actions: {
    setDestination: assign((_, { event }: Params<"event", NavigationEvent>) =>
      event.type === "address.changed" ? { destination: event.destination, page: null } : {},
    ),
    /** Where a link has led on, the link counts. */
    setRedirectedDestination: assign(({ context }, { event }: Params<"event", NavigationEvent>) =>
      event.type === "address.changed"
        ? {
            destination: { ...event.destination, isLink: event.destination.isLink || !!context.destination?.isLink },
          }
        : {},
    ),
    setPage: assign((_, { page }: Params<"page", NavigationContext["page"]>) => ({ page })),
    followRedirect: (_, _params: { readonly path: string; readonly hash: string }) => {},
    /** Replaces the page before by the outline of a page. */
    showLoading: () => {},
    showFailure: (_, _params: { readonly destination: Destination }) => {},
    /** Loads the document of the address. */
    loadDocument: () => {},
    /** Shows the page anew: what it shows may be old. */
    restorePage: () => {},
  },
  guards: {
    hasLed: ({ context }) => context.destination !== null,
    /** Back and forward within a page are its elements' matter, as is the way back to a page that was never left. */
    isWithinPage: (_, { event }: Params<"event", NavigationEvent>) =>
      event.type === "address.changed" && event.isShown && !event.destination.isLink,
    isPage: (_, { outcome }: Params<"outcome", PageOutcome>) => outcome.kind === "page",
    /** To itself a page can't have moved: the address would not change, and nothing would lead on. */
    isRedirect: ({ context }, { outcome }: Params<"outcome", PageOutcome>) =>
      outcome.kind === "redirect" && outcome.path !== context.destination?.address,
  },
  delays,
}).createMachine({
  id: "navigation",
  context: { destination: null, page: null },
  initial: "shown",
  on: {
    "address.changed": [
      { guard: { type: "isWithinPage", params: ({ event }) => ({ event }) }, target: ".shown" },
      { target: ".loading", actions: setDestination },
    ],
    "document.restored": { actions: "restorePage" },
    // Without a destination it is the document from the back/forward cache, whose page was rendered again.
    "view.failed": [{ guard: "hasLed", target: ".failed" }, { target: ".leaving" }],
  },
  states: {
    shown: {},
    loading: {
      tags: "pending",
      // The view of the page that is left: the next one takes its place.
      on: { "view.failed": {} },
      after: { slow: { actions: "showLoading" }, stuck: "leaving" },
      invoke: {
        src: "readPage",
        input: ({ context }) => context.destination!,
        onDone: [
          {
            guard: { type: "isPage", params: ({ event }) => ({ outcome: event.output }) },
            target: "showing",
            actions: {
              type: "setPage",
              params: ({ event }) => ({ page: event.output.kind === "page" ? event.output.page : null }),
            },
          },
          {
            guard: { type: "isRedirect", params: ({ event }) => ({ outcome: event.output }) },
            target: "redirected",
            actions: {
              type: "followRedirect",
              params: ({ context, event }) => ({
                path: event.output.kind === "redirect" ? event.output.path : "",
                hash: context.destination!.hash,
              }),
            },
          },
          { target: "failed" },
        ],
        onError: "leaving",
      },
    },
    /** The address is about to change to where the page has moved. */
    redirected: {
      tags: "pending",
      on: {
        "address.changed": {
          target: "loading",
          actions: { type: "setRedirectedDestination", params: ({ event }) => ({ event }) },
        },
        "view.failed": {},
      },
    },
    showing: {
      tags: "pending",
      invoke: {
        src: "showPage",
        input: ({ context }) => ({ page: context.page!, destination: context.destination! }),
        onDone: "shown",
        onError: "leaving",
      },
      exit: { type: "setPage", params: { page: null } },
    },
    /** The document says so, with a link to try again. */
    failed: {
      // Also back to the page before, which may have the same path: the error page replaces it.
      on: {
        "address.changed": { target: "loading", actions: setDestination },
        // The error page has the shell of the page whose view has thrown.
        "view.failed": "leaving",
      },
      entry: { type: "showFailure", params: ({ context }) => ({ destination: context.destination! }) },
    },
    leaving: { tags: "pending", entry: "loadDocument", on: { "view.failed": {} } },
  },
});
