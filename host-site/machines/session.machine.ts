import { assign, fromPromise, setup } from "xstate";
import type { SessionContext, SessionEvent, SessionOutcome } from "./session.types.ts";

/**
 * The session of the visitor, as header and account show it: the account that is signed in, and how full the basket is.
 * What is shown stays while it is read again; an answer that comes after another request is dropped. Without an answer
 * the visitor is a guest, and the basket empty. Effects are provided.
 */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    readUser: fromPromise<SessionOutcome>(() => Promise.reject(new Error("readUser is not provided"))),
    countReservations: fromPromise<number>(() => Promise.reject(new Error("countReservations is not provided"))),
  },
  actions: {
    setUser: assign((_, { user }: Pick<SessionContext, "user">) => ({ user })),
    setBasketCount: assign((_, { basketCount }: { readonly basketCount: number }) => ({ basketCount })),
    /** Loads the page anew: what it shows may be of the account that was signed in. */
    reloadDocument: () => {},
  },
  guards: {
    isLeft: (_, { outcome }: { readonly outcome: SessionOutcome }) => outcome.kind === "left",
    isGuest: (_, { outcome }: { readonly outcome: SessionOutcome }) => outcome.kind === "read" && outcome.user === null,
  },
}).createMachine({
  id: "session",
  context: { user: "unknown", basketCount: 0 },
  initial: "followed",
  states: {
    followed: {
      type: "parallel",
      states: {
        user: {
          initial: "unknown",
          on: { "visitor.requested": { target: ".reading" } },
          states: {
            unknown: {},
            reading: {
              invoke: {
                src: "readUser",
                onDone: [
                  {
                    guard: { type: "isLeft", params: ({ event }) => ({ outcome: event.output }) },
                    target: "#session.left",
                  },
                  {
                    guard: { type: "isGuest", params: ({ event }) => ({ outcome: event.output }) },
                    target: "guest",
                  },
                  {
                    target: "signedIn",
                    actions: {
                      type: "setUser",
                      params: ({ event }) => ({ user: event.output.kind === "read" ? event.output.user : null }),
                    },
                  },
                ],
                onError: "guest",
              },
            },
            guest: { entry: { type: "setUser", params: { user: null } } },
            signedIn: {},
          },
        },
        basket: {
          initial: "counted",
          on: {
            "visitor.requested": { target: ".counting" },
            "cart.changed": { target: ".counting" },
          },
          states: {
            counting: {
              invoke: {
                src: "countReservations",
                onDone: {
                  target: "counted",
                  actions: { type: "setBasketCount", params: ({ event }) => ({ basketCount: event.output }) },
                },
                onError: {
                  target: "counted",
                  actions: { type: "setBasketCount", params: { basketCount: 0 } },
                },
              },
            },
            counted: {},
          },
        },
      },
    },
    left: { type: "final", entry: "reloadDocument" },
  },
});
