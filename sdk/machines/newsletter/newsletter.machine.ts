import { stateIn } from "xstate";
import { failureOf } from "../cart/failure.rules.ts";
import type { NewsletterContext, NewsletterEvent, Proof } from "./newsletter.types.ts";
import { newsletterSetup } from "./newsletter.setup.ts";

type Submitted = Extract<NewsletterEvent, { type: "submitted" }>;
/** The submitted address, or the typed one where the field's text is empty. */
const submittedEmail = ({ context, event }: { context: NewsletterContext; event: Submitted }) =>
  event.email || context.email;
const setEmail = { type: "setEmail", params: submittedEmail } as const;

/**
 * Transitions of a submitted form: a robot's ends as if it had worked (purchase spec §5), a wrong address is shown, a
 * right one goes on.
 */
function onSubmit<const Next extends string>(next: Next) {
  return [
    {
      guard: { type: "isMachine", params: ({ event }: { event: Submitted }) => event.phone },
      target: "#newsletter.sent",
      actions: setEmail,
    },
    { guard: { type: "isWrong", params: submittedEmail }, actions: [setEmail, "refuse"] },
    { target: next, actions: [setEmail, "begin"] },
  ] as const;
}

/** A submitted address can't be changed while it is being sent: the mail goes to it. */
const locked = { "email.typed": {} } as const;
const isAwaited = stateIn({ checking: "awaited" });
const setProof = { type: "setProof", params: ({ event }: { event: { output: Proof } }) => event.output } as const;
const failure = ({ event }: { event: { error: unknown } }) => failureOf(event.error);
const fail = {
  target: "#newsletter.failed",
  actions: [
    { type: "setFailure", params: failure },
    { type: "log", params: failure },
  ],
} as const;

/**
 * Subscribing to the newsletter (purchase spec §4, "Newsletter"). The human check starts when the visitor focuses the
 * field, so that it is usually done in time.
 */
export const newsletterMachine = newsletterSetup.createMachine({
  id: "newsletter",
  context: { email: "", problem: null, refusals: 0, proof: null, hasRetriedProof: false, failure: null },
  on: {
    "email.typed": { actions: [{ type: "setEmail", params: ({ event }) => event.email }, "recheckProblem"] },
    "field.left": { actions: "checkEmail" },
  },
  initial: "idle",
  states: {
    idle: {
      on: { "field.focused": "checking", submitted: onSubmit("#newsletter.checking.awaited") },
    },
    checking: {
      invoke: {
        src: "proveHuman",
        onDone: [
          { guard: isAwaited, target: "sending", actions: setProof },
          { target: "proven", actions: setProof },
        ],
        /** While the visitor still writes, a failure is not shown: it is tried again on submit. */
        onError: [{ guard: isAwaited, ...fail }, { target: "idle" }],
      },
      initial: "early",
      states: {
        early: { on: { submitted: onSubmit("#newsletter.checking.awaited") } },
        awaited: { on: locked },
      },
    },
    proven: {
      invoke: { src: "age", input: ({ context }) => ({ goodFor: context.proof?.goodFor ?? 0 }) },
      on: {
        "proof.aged": { target: "idle", actions: "dropProof" },
        submitted: onSubmit("#newsletter.sending"),
      },
    },
    sending: {
      on: locked,
      invoke: {
        src: "subscribe",
        input: ({ context }) => ({ email: context.email.trim(), token: context.proof?.token ?? "" }),
        onDone: { target: "sent", actions: { type: "leave", params: ({ event }) => event.output } },
        onError: [
          { guard: { type: "canRetryProof", params: failure }, target: "checking.awaited", actions: "retryProof" },
          { guard: { type: "isAddressRefused", params: failure }, target: "idle", actions: "refuse" },
          fail,
        ],
      },
      /** A proof is good for one form, whatever comes of it. */
      exit: "dropProof",
    },
    sent: { entry: "dropProof" },
    failed: { on: { submitted: onSubmit("#newsletter.checking.awaited") } },
  },
});
export type NewsletterMachine = typeof newsletterMachine;
