import { affiliateOf, initialContext, localeOf } from "./configurator.rules.ts";
import { configuratorSetup } from "./configurator.setup.ts";

/**
 * A partner's widget as it is put together: its kind and options, the title that its link has, the versions that can be
 * pinned, whether the shop knows the affiliate, and whether the snippet was copied (purchase spec §3, §9). On the
 * shop's own pages the address has what is chosen, so that a reload or a link keeps it.
 */
export const configuratorMachine = configuratorSetup.createMachine({
  id: "configurator",
  context: ({ input }) => initialContext(input),
  type: "parallel",
  invoke: { id: "address", src: "address" },
  states: {
    // Events are not the machine's: a transition of a parallel state to one of its regions leaves them all, and each
    // would load anew.
    /** What is chosen. */
    options: {
      on: {
        "configurator.changed": {
          actions: [{ type: "takeSubject", params: ({ event }) => event.given }, "writeConfiguration"],
        },
        "kind.chosen": {
          guard: { type: "isKindOfSubject", params: ({ event }) => event.kind },
          actions: [{ type: "setKind", params: ({ event }) => event.kind }, "writeConfiguration"],
        },
        "option.set": { actions: [{ type: "setOption", params: ({ event }) => event }, "writeConfiguration"] },
        "options.reset": { actions: ["reset", "writeConfiguration"] },
        "reset.undone": { actions: ["undoReset", "writeConfiguration"] },
        "format.chosen": {
          actions: [{ type: "setFormat", params: ({ event }) => event.format }, "writeConfiguration"],
        },
        "version.chosen": { actions: [{ type: "pin", params: ({ event }) => event.version }, "writeConfiguration"] },
        "preview.set": { actions: { type: "setPreview", params: ({ event }) => event.preview } },
      },
    },
    /** The title that the link in the widget has. */
    title: {
      initial: "deciding",
      on: {
        "configurator.changed": ".deciding",
        "option.set": { guard: { type: "changesLanguage", params: ({ event }) => event }, target: ".deciding" },
        "options.reset": ".deciding",
        "reset.undone": ".deciding",
      },
      states: {
        deciding: { always: [{ guard: "isOfActivity", target: "loading" }, { target: "known" }] },
        loading: {
          invoke: {
            src: "loadTitle",
            input: ({ context }) => ({ activityId: context.given.activities[0]!, locale: localeOf(context) }),
            onDone: [
              {
                guard: ({ event }) => event.output === null,
                target: "missing",
                actions: { type: "setTitle", params: null },
              },
              { target: "known", actions: { type: "setTitle", params: ({ event }) => event.output } },
            ],
            onError: "failed",
          },
        },
        known: {},
        missing: {},
        failed: { on: { "title.retried": "loading" } },
      },
    },
    /** Whether the catalogue has what was picked for a list. Where the shop does not answer, nothing is said. */
    picked: {
      initial: "deciding",
      on: { "configurator.changed": ".deciding" },
      states: {
        deciding: {
          entry: { type: "setMissing", params: [] },
          always: [{ guard: "isOfPicked", target: "checking" }, { target: "settled" }],
        },
        checking: {
          invoke: {
            src: "findMissing",
            input: ({ context }) => ({ activities: context.given.activities, locale: context.given.locale }),
            onDone: { target: "settled", actions: { type: "setMissing", params: ({ event }) => event.output } },
            onError: "settled",
          },
        },
        settled: {},
      },
    },
    /** The versions that can be pinned. Where they can't be loaded the newest is the only choice. */
    versions: {
      initial: "loading",
      states: {
        loading: {
          invoke: {
            src: "loadVersions",
            onDone: { target: "known", actions: { type: "setVersions", params: ({ event }) => event.output } },
            onError: "known",
          },
        },
        known: {},
      },
    },
    /** Whether the shop knows the affiliate that the widget names: else nobody would earn. */
    affiliate: {
      initial: "deciding",
      on: {
        "configurator.changed": ".deciding",
        "option.set": { guard: { type: "isAffiliate", params: ({ event }) => event }, target: ".deciding" },
        "options.reset": ".deciding",
        "reset.undone": ".deciding",
      },
      states: {
        deciding: {
          always: [
            { guard: "namesNobody", target: "unknown" },
            { guard: "namesAffiliate", target: "typing" },
            { target: "unnamed" },
          ],
        },
        typing: { after: { typedFor: "checking" } },
        checking: {
          invoke: {
            src: "checkAffiliate",
            input: ({ context }) => ({ id: affiliateOf(context) ?? "" }),
            onDone: [{ guard: ({ event }) => event.output, target: "known" }, { target: "unknown" }],
            onError: "unchecked",
          },
        },
        unnamed: {},
        known: {},
        unknown: {},
        /** The shop did not answer: nothing is said. */
        unchecked: {},
      },
    },
    /** What the shop's providers add to a page's policy. Where it can't be loaded the lines are those of the shop. */
    sources: {
      initial: "loading",
      states: {
        loading: {
          invoke: {
            src: "loadSources",
            onDone: { target: "settled", actions: { type: "setSources", params: ({ event }) => event.output } },
            onError: "settled",
          },
        },
        settled: {},
      },
    },
    copying: {
      initial: "idle",
      on: {
        "configurator.changed": ".idle",
        "format.chosen": ".idle",
        "copy.pressed": {
          target: ".copying",
          actions: { type: "setCopied", params: ({ event }) => event.part },
        },
      },
      states: {
        idle: { entry: { type: "setCopied", params: null } },
        copying: {
          invoke: {
            src: "copy",
            input: ({ event }) => ({ text: event.type === "copy.pressed" ? event.text : "" }),
            onDone: "copied",
            onError: "failed",
          },
        },
        copied: { after: { copiedFor: "idle" } },
        /** The browser forbids it: the view selects the text. */
        failed: {},
      },
    },
  },
});
export type ConfiguratorMachine = typeof configuratorMachine;
