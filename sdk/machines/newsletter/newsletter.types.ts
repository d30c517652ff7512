/** What proves that a person writes, and for how long it does (ms). */
export interface Proof {
  readonly token: string;
  readonly goodFor: number;
}

/** What is wrong with the address; the id of the spec where it names one. */
export type AddressProblem = "required" | "SettingsForm.email";

/**
 * Why a subscription failed. lost: no answer, or an invalid one; tooOften: too many from this address; noProof: the
 * human check has failed twice; notHere: impossible on this page, but possible on the shop's own.
 */
export type SubscribeFailure = "lost" | "tooOften" | "noProof" | "notHere";

export interface NewsletterContext {
  readonly email: string;
  readonly problem: AddressProblem | null;
  /** How often a form was submitted with a wrong address: the field gets the focus each time. */
  readonly refusals: number;
  readonly proof: Proof | null;
  /** True once a refused proof was requested again: this happens one time only. */
  readonly hasRetriedProof: boolean;
  readonly failure: SubscribeFailure | null;
}

export type NewsletterEvent =
  | { readonly type: "field.focused" }
  | { readonly type: "email.typed"; readonly email: string }
  | { readonly type: "field.left" }
  /** `phone` is the hidden field. */
  | { readonly type: "submitted"; readonly email: string; readonly phone: string }
  | { readonly type: "proof.aged" };

/** What the server says: the page to go on to, where it names one. */
export interface Subscribed {
  readonly redirectUrl: string | undefined;
}
