import type { SnapshotFrom } from "xstate";
import { shopPath } from "../../contracts/paths.ts";
import type { NewsletterMachine } from "../../machines/newsletter/newsletter.machine.ts";
import type { AddressProblem, NewsletterEvent, Trouble } from "../../machines/newsletter/newsletter.types.ts";
import type { Services } from "../_kit/record.ts";
import { checkPlaces } from "./check-place.ts";
import { isOnShop } from "../_kit/on-shop.ts";

/** What the newsletter's view gets: facts and callbacks, no words. */
export interface NewsletterProps {
  /** writing: the visitor may hand in; checking and sending: they have, and wait. */
  readonly state: "writing" | "checking" | "sending" | "sent";
  readonly email: string;
  readonly problem: AddressProblem | null;
  readonly trouble: Trouble | null;
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

export function connectNewsletter(
  snapshot: SnapshotFrom<NewsletterMachine>,
  send: (event: NewsletterEvent) => void,
  services: Services,
): NewsletterProps {
  const { email, problem, trouble, refusals } = snapshot.context;
  const { shopOrigin, locale } = services;
  return {
    state: stateOf(snapshot),
    email,
    problem,
    /** A wrong address is told alone: the last attempt is over. */
    trouble: snapshot.matches("failed") && problem === null ? trouble : null,
    refusals,
    shopAddress: isOnShop(services) ? null : `${shopOrigin}${shopPath("homepage", locale)}#newsletter`,
    focus: () => send({ type: "field.focused" }),
    type: (typed) => send({ type: "email.typed", email: typed }),
    leave: () => send({ type: "field.left" }),
    submit: (given, phone) => send({ type: "submitted", email: given, phone }),
    takePlace: (place) => void checkPlaces.set(services, place),
  };
}

function stateOf(snapshot: SnapshotFrom<NewsletterMachine>): NewsletterProps["state"] {
  if (snapshot.matches("sent")) return "sent";
  if (snapshot.matches("sending")) return "sending";
  return snapshot.matches({ checking: "awaited" }) ? "checking" : "writing";
}
