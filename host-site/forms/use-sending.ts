import { ApiError } from "../../sdk/client/api-error.ts";
import { sendingMachine } from "../machines/sending.machine.ts";
import { useMachine } from "../machines/use-machine.ts";

/** Where a form is with what it sends. */
export type Sending =
  | { readonly state: "idle" }
  | { readonly state: "sending" }
  | { readonly state: "sent" }
  | { readonly state: "refused"; readonly refusal: ApiError };

/** Whether a form's button is busy: while it sends, and then until what follows has taken the form's place. */
export function isBusy({ state }: Sending): boolean {
  return state === "sending" || state === "sent";
}

interface Sender {
  readonly sending: Sending;
  /** Sends once: a second press while the first is on its way does nothing. `accepted` runs when it was taken. */
  readonly send: <Answer>(
    work: () => Promise<Answer>,
    accepted?: (answer: Answer) => void,
    refused?: (refusal: ApiError) => void,
  ) => void;
  /** Shows the form as if nothing had been sent. */
  readonly rest: () => void;
}

/** Sends what a form holds. */
export function useSending(): Sender {
  const [snapshot, actor] = useMachine(sendingMachine);
  const state = snapshot.value;
  return {
    sending: state === "refused" ? { state, refusal: errorOf(snapshot.context.error) } : { state },
    send: (work, accepted, refused) =>
      actor.send({
        type: "submission.sent",
        submission: { send: work, accepted, refused: refused && ((error) => refused(errorOf(error))) },
      }),
    rest: () => actor.send({ type: "form.reset" }),
  };
}

/** A fault of our own code is an internal error for the visitor. */
export function errorOf(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError(0, "internal", String(thrown));
}
