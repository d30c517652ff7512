const outputOf = <Output>({ event }: { event: { output: Output } }): Output => event.output;
const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

/** Sends the attempt to reserve that was taken. */
export const sending = {
  src: "reserve",
  input: <Attempt>({ context }: { context: { readonly attempt?: Attempt | null } }) => context.attempt!,
} as const;

/**
 * Another selection is to be reserved, or the edited one removed, and the answer to the attempt before was lost: sends
 * that again, with its key, to learn whether it is reserved. The new reservation takes its place, or it is removed:
 * that is `next`. Without an answer once more it is `failed`, with the actions `fails`.
 */
export const settling = <const Next extends string, const Failed extends string, const Fails>(
  next: Next,
  failed: Failed,
  fails: Fails,
) =>
  ({
    ...sending,
    onDone: {
      target: next,
      actions: [
        { type: "adopt", params: outputOf },
        { type: "adoptCart", params: outputOf },
      ],
    },
    onError: [
      { guard: { type: "isFinal", params: errorOf }, target: next, actions: "dropAttempt" },
      { target: failed, actions: fails },
    ],
  }) as const;
