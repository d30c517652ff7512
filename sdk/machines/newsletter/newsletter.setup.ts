import { assign, fromCallback, fromPromise, setup } from "xstate";
import { notProvided } from "../_setup/not-provided.ts";
import type { Failure } from "../cart/failure.rules.ts";
import { isAddressRefused, isProofRefused, problemOf, subscribeFailureOf } from "./newsletter.rules.ts";
import type { NewsletterContext, NewsletterEvent, Proof, Subscribed } from "./newsletter.types.ts";

/** Named actors, actions and guards of `newsletter.machine.ts`. */
export const newsletterSetup = setup({
  types: { context: {} as NewsletterContext, events: {} as NewsletterEvent },
  actors: {
    /** Proves that a person fills in the form. */
    proveHuman: fromPromise<Proof>(notProvided),
    subscribe: fromPromise<Subscribed, { email: string; token: string }>(notProvided),
    /** Sends `proof.aged` when a proof has become too old to be sent. */
    age: fromCallback<NewsletterEvent, { goodFor: number }>(() => {}),
  },
  actions: {
    setEmail: assign((_, email: string) => ({ email })),
    /** A shown problem is checked again with every letter; a new one is not shown before the visitor is done. */
    recheckProblem: assign(({ context: { email, problem } }) => ({ problem: problem && problemOf(email) })),
    checkEmail: assign(({ context: { email, problem } }) => ({
      problem: email.trim() === "" ? problem : problemOf(email),
    })),
    refuse: assign(({ context: { email, refusals } }) => ({
      problem: problemOf(email) ?? ("SettingsForm.email" as const),
      refusals: refusals + 1,
    })),
    begin: assign({ problem: null, failure: null, hasRetriedProof: false }),
    setProof: assign((_, proof: Proof) => ({ proof })),
    dropProof: assign({ proof: null }),
    retryProof: assign({ hasRetriedProof: true }),
    setFailure: assign((_, failure: Failure) => ({ failure: subscribeFailureOf(failure) })),
    /** Writes to the console (purchase spec §8, "Failed to subscribe"). */
    log: (_, _failure: Failure) => {},
    /** Goes to the page that the server names. */
    leave: (_, _subscribed: Subscribed) => {},
  },
  guards: {
    isMachine: (_, phone: string) => phone !== "",
    isWrong: (_, email: string) => problemOf(email) !== null,
    canRetryProof: ({ context }, failure: Failure) => isProofRefused(failure) && !context.hasRetriedProof,
    isAddressRefused: (_, failure: Failure) => isAddressRefused(failure),
  },
});
