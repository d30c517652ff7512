import type { AddressProblem, SubscribeFailure } from "../../machines/newsletter/newsletter.types.ts";

/** What the newsletter's view gets: data and callbacks, no words. */
export interface NewsletterProps {
  /** writing: the visitor may hand in; checking and sending: they have, and wait. */
  readonly state: "writing" | "checking" | "sending" | "sent";
  readonly email: string;
  readonly problem: AddressProblem | null;
  readonly failure: SubscribeFailure | null;
  /** Grows with each refused form: the field then gets the focus. */
  readonly refusals: number;
  /** The shop's own form, for where this page can't; null on the shop itself. */
  readonly shopAddress: string | null;
  readonly focus: () => void;
  readonly type: (email: string) => void;
  readonly leave: () => void;
  readonly submit: (email: string, phone: string) => void;
  /** Takes the place that a human check's widget may use. */
  readonly takePlace: (place: HTMLElement | null) => void;
}
