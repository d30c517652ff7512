import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "../_setup/not-provided.ts";
import { failureOf, type Failure } from "../cart/failure.rules.ts";
import type { CodesContext, CodesEvent, CodesProblem } from "./codes.types.ts";

/** What the server is not asked about: nothing was typed. */
const nothingTyped: Failure = { status: 400, code: "code_missing", fields: {} };

/** Named actors, actions and guards of `codes.machine.ts`. */
export const codesSetup = setup({
  types: { context: {} as CodesContext, events: {} as CodesEvent },
  actors: {
    /** Resolve once the page's cart was read since. */
    addCode: fromPromise<void, { code: string }>(notProvided),
    removeCode: fromPromise<void, { code: string }>(notProvided),
  },
  actions: {
    /** A sentence about an older text is wrong about the new one. */
    type: assign(({ event }) => (event.type === "code.typed" ? { typed: event.text, problem: null } : {})),
    takeTyped: assign(({ context }) => ({ busyWith: context.typed.trim(), ...nothingSaid() })),
    takeCode: assign(({ event }) =>
      event.type === "code.removed" ? { busyWith: event.code, removed: null, ...nothingSaid() } : {},
    ),
    takeRemoved: assign(({ context }) => ({ busyWith: context.removed, ...nothingSaid() })),
    refuseEmpty: assign({ ...nothingSaid(), problem: { ...nothingTyped, task: "add" } satisfies CodesProblem }),
    noteAdded: assign(({ context }) => ({ added: context.busyWith, typed: "", busyWith: null })),
    noteRestored: assign(({ context }) => ({ added: context.busyWith, removed: null, busyWith: null })),
    noteRemoved: assign(({ context }) => ({ removed: context.busyWith, busyWith: null })),
    setProblem: assign((_, { task, error }: { task: CodesProblem["task"]; error: unknown }) => ({
      problem: { ...failureOf(error), task },
      busyWith: null,
    })),
  },
  guards: {
    isTyped: ({ context }) => context.typed.trim() !== "",
    hasRemoved: ({ context }) => context.removed !== null,
  },
});

/** What was said of the action before. */
function nothingSaid() {
  return { problem: null, added: null } as const;
}
