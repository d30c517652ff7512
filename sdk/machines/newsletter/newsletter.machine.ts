import { assign, fromCallback, fromPromise, setup, stateIn } from "xstate";
import { failureOf, type Failure } from "../cart/failure.ts";
import { isAddressRefused, isProofRefused, problemOf, troubleOf } from "./newsletter.rules.ts";
import type { NewsletterContext, NewsletterEvent, Proof, Subscribed } from "./newsletter.types.ts";

function missing(): never {
  throw new Error("the element provides this actor");
}

const chart = setup({
  types: { context: {} as NewsletterContext, events: {} as NewsletterEvent },
  actors: {
    /** Lets the browser prove that a person writes. */
    proveHuman: fromPromise<Proof>(missing),
    subscribe: fromPromise<Subscribed, { email: string; token: string }>(missing),
    /** Sends `proof.aged` when a proof has become too old to be sent. */
    age: fromCallback<NewsletterEvent, { goodFor: number }>(() => {}),
  },
  actions: {
    keepEmail: assign((_, email: string) => ({ email })),
    /** What was wrong is looked at again with every letter, and never blamed before the visitor is done. */
    restartMonthSearch: assign(({ context: { email, problem } }) => ({ problem: problem && problemOf(email) })),
    lookAtWhatStands: assign(({ context: { email, problem } }) => ({
      problem: email.trim() === "" ? problem : problemOf(email),
    })),
    refuse: assign(({ context: { email, refusals } }) => ({
      problem: problemOf(email) ?? ("SettingsForm.email" as const),
      refusals: refusals + 1,
    })),
    begin: assign({ problem: null, trouble: null, hasAskedAgain: false }),
    keepProof: assign((_, proof: Proof) => ({ proof })),
    dropProof: assign({ proof: null }),
    askAgain: assign({ hasAskedAgain: true }),
    keepTrouble: assign((_, failure: Failure) => ({ trouble: troubleOf(failure) })),
    /** Tells the console (purchase spec §8, "Failed to subscribe"). */
    log: (_, _failure: Failure) => {},
    /** Goes to the page that the server names. */
    leave: (_, _subscribed: Subscribed) => {},
  },
  guards: {
    isMachine: (_, phone: string) => phone !== "",
    isWrong: (_, email: string) => problemOf(email) !== null,
    mayAskAgain: ({ context }, failure: Failure) => isProofRefused(failure) && !context.hasAskedAgain,
    isAddressRefused: (_, failure: Failure) => isAddressRefused(failure),
  },
});

type Handed = Extract<NewsletterEvent, { type: "submitted" }>;
/** What the field holds; what was typed, where the view is a moment behind it. */
const handedEmail = ({ context, event }: { context: NewsletterContext; event: Handed }) => event.email || context.email;
const keepEmail = { type: "keepEmail", params: handedEmail } as const;

/**
 * What handing in leads to: a machine's form is done as if it had worked (purchase spec §5), a wrong address is told, a
 * right one goes on.
 */
function handedIn<const Next extends string>(next: Next) {
  return [
    {
      guard: { type: "isMachine", params: ({ event }: { event: Handed }) => event.phone },
      target: "#newsletter.sent",
      actions: keepEmail,
    },
    { guard: { type: "isWrong", params: handedEmail }, actions: [keepEmail, "refuse"] },
    { target: next, actions: [keepEmail, "begin"] },
  ] as const;
}

/** What was handed in stays as it is while it is under way: it is the address that the mail goes to. */
const asHandedIn = { "email.typed": {} } as const;
const isAwaited = stateIn({ checking: "awaited" });
const keepProof = { type: "keepProof", params: ({ event }: { event: { output: Proof } }) => event.output } as const;
const failure = ({ event }: { event: { error: unknown } }) => failureOf(event.error);
const fail = {
  target: "#newsletter.failed",
  actions: [
    { type: "keepTrouble", params: failure },
    { type: "log", params: failure },
  ],
} as const;

/**
 * Asking for the newsletter (purchase spec §4, "Newsletter"). The proof that a person writes is begun when they come to
 * the field, so that as a rule it is there before they are done.
 */
export const newsletterMachine = chart.createMachine({
  id: "newsletter",
  context: { email: "", problem: null, refusals: 0, proof: null, hasAskedAgain: false, trouble: null },
  on: {
    "email.typed": { actions: [{ type: "keepEmail", params: ({ event }) => event.email }, "restartMonthSearch"] },
    "field.left": { actions: "lookAtWhatStands" },
  },
  initial: "idle",
  states: {
    idle: {
      on: { "field.focused": "checking", submitted: handedIn("#newsletter.checking.awaited") },
    },
    checking: {
      invoke: {
        src: "proveHuman",
        onDone: [
          { guard: isAwaited, target: "sending", actions: keepProof },
          { target: "proven", actions: keepProof },
        ],
        /** While the visitor still writes it is no trouble yet: it is tried again when they hand in. */
        onError: [{ guard: isAwaited, ...fail }, { target: "idle" }],
      },
      initial: "ahead",
      states: {
        ahead: { on: { submitted: handedIn("#newsletter.checking.awaited") } },
        awaited: { on: asHandedIn },
      },
    },
    proven: {
      invoke: { src: "age", input: ({ context }) => ({ goodFor: context.proof?.goodFor ?? 0 }) },
      on: {
        "proof.aged": { target: "idle", actions: "dropProof" },
        submitted: handedIn("#newsletter.sending"),
      },
    },
    sending: {
      on: asHandedIn,
      invoke: {
        src: "subscribe",
        input: ({ context }) => ({ email: context.email.trim(), token: context.proof?.token ?? "" }),
        onDone: { target: "sent", actions: { type: "leave", params: ({ event }) => event.output } },
        onError: [
          { guard: { type: "mayAskAgain", params: failure }, target: "checking.awaited", actions: "askAgain" },
          { guard: { type: "isAddressRefused", params: failure }, target: "idle", actions: "refuse" },
          fail,
        ],
      },
      /** A proof is good for one form, whatever comes of it. */
      exit: "dropProof",
    },
    sent: { entry: "dropProof" },
    failed: { on: { submitted: handedIn("#newsletter.checking.awaited") } },
  },
});
export type NewsletterMachine = typeof newsletterMachine;
