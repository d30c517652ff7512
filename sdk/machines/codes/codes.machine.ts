import { codesSetup } from "./codes.setup.ts";

/**
 * The codes of the page's cart (RULES 10): one field for rebates and gift vouchers. What a code does is the cart's to
 * say; nothing is added or taken out before the server's answer.
 */
export const codesMachine = codesSetup.createMachine({
  id: "codes",
  context: { typed: "", problem: null, busyWith: null, added: null, removed: null },
  initial: "idle",
  states: {
    idle: {
      on: {
        "code.typed": { actions: "type" },
        "code.applied": [{ guard: "isTyped", target: "adding", actions: "takeTyped" }, { actions: "refuseEmpty" }],
        "code.removed": { target: "removing", actions: "takeCode" },
        "code.restored": { guard: "hasRemoved", target: "restoring", actions: "takeRemoved" },
      },
    },
    adding: {
      invoke: {
        src: "addCode",
        input: ({ context }) => ({ code: context.busyWith ?? "" }),
        onDone: { target: "idle", actions: "noteAdded" },
        onError: {
          target: "idle",
          actions: { type: "setProblem", params: ({ event }) => ({ task: "add", error: event.error }) },
        },
      },
    },
    restoring: {
      invoke: {
        src: "addCode",
        input: ({ context }) => ({ code: context.busyWith ?? "" }),
        onDone: { target: "idle", actions: "noteRestored" },
        onError: {
          target: "idle",
          actions: { type: "setProblem", params: ({ event }) => ({ task: "restore", error: event.error }) },
        },
      },
    },
    removing: {
      invoke: {
        src: "removeCode",
        input: ({ context }) => ({ code: context.busyWith ?? "" }),
        onDone: { target: "idle", actions: "noteRemoved" },
        onError: {
          target: "idle",
          actions: { type: "setProblem", params: ({ event }) => ({ task: "remove", error: event.error }) },
        },
      },
    },
  },
});
