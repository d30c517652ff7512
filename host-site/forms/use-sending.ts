import { useState } from "preact/hooks";
import { Refusal } from "./ask.ts";

/** Where a form is with what it sends. */
export type Sending =
  | { readonly state: "idle" }
  | { readonly state: "sending" }
  | { readonly state: "sent" }
  | { readonly state: "refused"; readonly refusal: Refusal };

interface Sender {
  readonly sending: Sending;
  /** Sends once: a second press while the first is on its way does nothing. `then` runs when it was taken. */
  readonly send: <Answer>(
    work: () => Promise<Answer>,
    then?: (answer: Answer) => void,
    refused?: (refusal: Refusal) => void,
  ) => void;
  readonly rest: () => void;
}

/** Sends what a form holds. */
export function useSending(): Sender {
  const [sending, set] = useState<Sending>({ state: "idle" });
  const send: Sender["send"] = (work, then, refused) => {
    if (sending.state === "sending") return;
    set({ state: "sending" });
    work().then(
      (answer) => (set({ state: "sent" }), then?.(answer)),
      (thrown: unknown) => {
        const refusal = thrown instanceof Refusal ? thrown : new Refusal("internal", String(thrown));
        set({ state: "refused", refusal });
        refused?.(refusal);
      },
    );
  };
  return { sending, send, rest: () => set({ state: "idle" }) };
}
