import { assign, fromPromise, setup } from "xstate";

/** One press of a form's button: what to send, and what follows. */
export interface Submission {
  readonly send: () => Promise<unknown>;
  /** Runs once the server has accepted it. */
  readonly accepted?: ((answer: never) => void) | undefined;
  /** Runs once the server has rejected it, or when the result is unknown. */
  readonly refused?: ((error: unknown) => void) | undefined;
}

type SendingEvent =
  | { readonly type: "submission.sent"; readonly submission: Submission }
  | { readonly type: "form.reset" };

interface SendingContext {
  readonly submission: Submission | null;
  /** Why the last submission was refused; null unless it was. */
  readonly error: unknown;
}

/** A form that is sent: once at a time, so that a second press while the first is on its way does nothing. */
export const sendingMachine = setup({
  types: { context: {} as SendingContext, events: {} as SendingEvent },
  actors: { send: fromPromise<unknown, Submission>(({ input }) => input.send()) },
  actions: {
    setSubmission: assign((_, submission: Submission) => ({ submission, error: null })),
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
    reportAccepted: ({ context: { submission } }, { output }: { output: unknown }) =>
      submission?.accepted?.(output as never),
    reportRefused: ({ context: { submission } }, { error }: { error: unknown }) => submission?.refused?.(error),
  },
}).createMachine({
  id: "sending",
  context: { submission: null, error: null },
  initial: "idle",
  on: {
    "submission.sent": {
      target: ".sending",
      actions: { type: "setSubmission", params: ({ event }) => event.submission },
    },
  },
  states: {
    idle: {},
    sending: {
      on: { "submission.sent": {} },
      invoke: {
        src: "send",
        input: ({ context }) => context.submission!,
        onDone: { target: "sent", actions: { type: "reportAccepted", params: ({ event }) => event } },
        onError: {
          target: "refused",
          actions: [
            { type: "setError", params: ({ event }) => event },
            { type: "reportRefused", params: ({ event }) => event },
          ],
        },
      },
    },
    sent: { on: { "form.reset": "idle" } },
    refused: { on: { "form.reset": "idle" } },
  },
});
