import { and, not, stateIn } from "xstate";
import type { Place } from "../../contracts/transport.ts";
import { failureOf } from "../cart/failure.rules.ts";
import { isNearby, placeForEnter } from "./search.rules.ts";
import { transportSetup } from "./transport.setup.ts";
import type { PlaceProblem, Side } from "./transport.types.ts";

const problems: readonly PlaceProblem[] = ["locationFailed", "locationUnsupported", "noPlaceNearby"];

/** Why no stop near the visitor is known. */
function problemOf(cause: unknown): PlaceProblem {
  const code = (cause as { code?: unknown } | null)?.code;
  return problems.find((each) => each === code) ?? "locationFailed";
}

/**
 * A place field, an editable combobox: its list opens with the first key or press. A response belongs to its text: a
 * newer one leaves the state that waits for the older.
 */
export const placeStates = (side: Side) => {
  const isOf = { type: "isOf", params: side } as const;
  const hasText = { type: "hasText", params: side } as const;
  const isAnswered = { type: "isAnswered", params: side } as const;
  const isUnchosen = and([isOf, { type: "isUnchosen", params: side }]);
  const couldNotBeChosen = and([isUnchosen, { type: "hasPlaceFailure", params: side }]);
  const setsUnchosen = { type: "setPlaceProblem", params: { side, problem: "unchosen" } } as const;
  const hasLeft = stateIn({ [side]: { open: { awaiting: "left" } } });
  const setsHits = {
    type: "setHits",
    params: ({ event }: { event: { output: readonly Place[] } }) => ({ side, hits: event.output }),
  } as const;
  const setsFailure = {
    type: "setPlaceFailure",
    params: ({ event }: { event: { error: unknown } }) => ({ side, failure: failureOf(event.error) }),
  } as const;
  return transportSetup.createStateConfig({
    initial: "deciding",
    on: { "search.given": ".deciding", swapped: ".deciding" },
    states: {
      deciding: { always: [{ guard: { type: "hasWanted", params: side }, target: "resolving" }, { target: "closed" }] },
      /** An attribute or the address names a place. */
      resolving: {
        invoke: {
          src: "resolvePlace",
          input: ({ context }) => ({ wanted: context[side].wanted ?? { text: "" } }),
          onDone: {
            target: "closed",
            actions: [{ type: "resolve", params: ({ event }) => ({ side, hits: event.output }) }, "reportGiven"],
          },
          onError: [
            {
              guard: ({ event }) => failureOf(event.error).code === "activity_not_found",
              target: "closed",
              actions: { type: "setPlaceProblem", params: { side, problem: "activityGone" } },
            },
            { target: "unresolved", actions: setsFailure },
          ],
        },
        on: { "place.typed": { guard: isOf, target: "open.typing", actions: ["setText", "reportChange"] } },
      },
      /** The places could not be loaded, of what is wanted or of a text that was left. */
      unresolved: {
        on: {
          "place.retried": [
            { guard: and([isOf, { type: "hasWanted", params: side }]), target: "resolving" },
            { guard: isOf, target: "open" },
          ],
          "place.opened": { guard: isOf, target: "open" },
          "place.typed": { guard: isOf, target: "open.typing", actions: ["setText", "reportChange"] },
        },
      },
      closed: {
        entry: { type: "forgetActive", params: side },
        on: {
          "place.opened": { guard: isOf, target: "open" },
          "place.typed": { guard: isOf, target: "open.typing", actions: ["setText", "reportChange"] },
          "place.left": [
            { guard: couldNotBeChosen, target: "unresolved" },
            { guard: isUnchosen, actions: setsUnchosen },
          ],
          "location.chosen": { guard: isOf, target: "locating" },
        },
      },
      open: {
        initial: "deciding",
        on: {
          "place.closed": { guard: isOf, target: "closed" },
          "place.left": [
            { guard: couldNotBeChosen, target: "unresolved" },
            { guard: isUnchosen, target: "closed", actions: setsUnchosen },
            { guard: isOf, target: "closed" },
          ],
          "place.typed": { guard: isOf, target: ".typing", actions: ["setText", "reportChange"] },
          "place.moved": { guard: isOf, actions: "setActive" },
          "place.chosen": {
            guard: isOf,
            target: "closed",
            actions: [{ type: "setPlace", params: ({ event }) => ({ side, place: event.place }) }, "reportChange"],
          },
          "location.chosen": { guard: isOf, target: "locating" },
          "place.submitted": [
            { guard: and([isOf, { type: "aimsAtLocation", params: side }]), target: "locating" },
            {
              guard: and([isOf, { type: "hasPlaceForEnter", params: side }]),
              target: "closed",
              actions: [
                { type: "setPlace", params: ({ context }) => ({ side, place: placeForEnter(context[side])! }) },
                "reportChange",
              ],
            },
            { guard: and([isOf, hasText, not(isAnswered)]), target: ".awaiting" },
          ],
        },
        states: {
          deciding: {
            always: [{ guard: and([hasText, not(isAnswered)]), target: "searching" }, { target: "answered" }],
          },
          typing: {
            always: { guard: not(hasText), target: "answered" },
            after: { debounce: "searching" },
          },
          searching: {
            initial: "quick",
            states: { quick: { after: { slowAfter: "slow" } }, slow: {} },
            invoke: {
              src: "findPlaces",
              input: ({ context }) => ({ search: context[side].text.trim() }),
              onDone: { target: "answered", actions: setsHits },
              onError: { target: "failed", actions: setsFailure },
            },
          },
          /** Enter or Tab was pressed before the answer: the first hit is chosen as it comes. */
          awaiting: {
            initial: "focused",
            on: { "place.submitted": { guard: isOf }, "place.left": { guard: isOf, target: ".left" } },
            states: { focused: {}, left: {} },
            invoke: {
              src: "findPlaces",
              input: ({ context }) => ({ search: context[side].text.trim() }),
              onDone: [
                {
                  guard: ({ event }) => event.output.length > 0,
                  target: `#transport.${side}.closed`,
                  actions: [
                    { type: "setPlace", params: ({ event }) => ({ side, place: event.output[0]! }) },
                    "reportChange",
                  ],
                },
                {
                  guard: hasLeft,
                  target: `#transport.${side}.closed`,
                  actions: [setsHits, { type: "setPlaceProblem", params: { side, problem: "unknown" } }],
                },
                { target: "answered", actions: setsHits },
              ],
              onError: [
                { guard: hasLeft, target: `#transport.${side}.unresolved`, actions: setsFailure },
                { target: "failed", actions: setsFailure },
              ],
            },
          },
          answered: {},
          failed: { on: { "place.retried": { guard: isOf, target: "searching" } } },
        },
      },
      /** The browser asks for the visitor's permission, which takes the focus; meanwhile the field can be typed in. */
      locating: {
        invoke: {
          src: "findNearby",
          onDone: [
            {
              guard: ({ event }) => isNearby(event.output[0]),
              target: "closed",
              actions: [
                { type: "setPlace", params: ({ event }) => ({ side, place: event.output[0]! }) },
                "reportChange",
              ],
            },
            {
              target: "closed",
              actions: { type: "setPlaceProblem", params: { side, problem: "noPlaceNearby" } },
            },
          ],
          onError: {
            target: "closed",
            actions: {
              type: "setPlaceProblem",
              params: ({ event }) => ({ side, problem: problemOf(event.error) }),
            },
          },
        },
        on: { "place.typed": { guard: isOf, target: "open.typing", actions: ["setText", "reportChange"] } },
      },
    },
  });
};
