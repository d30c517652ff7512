import type { SnapshotFrom } from "xstate";
import { shopPath } from "../../contracts/paths.ts";
import type { NewsletterMachine } from "../../machines/newsletter/newsletter.machine.ts";
import type { NewsletterEvent } from "../../machines/newsletter/newsletter.types.ts";
import type { Services } from "../_kit/record.ts";
import { checkPlaces } from "./check-place.ts";
import { isOnShop } from "../_kit/on-shop.ts";
import type { NewsletterProps } from "./newsletter.props.ts";

export function connectNewsletter(
  snapshot: SnapshotFrom<NewsletterMachine>,
  send: (event: NewsletterEvent) => void,
  services: Services,
): NewsletterProps {
  const { email, problem, failure, refusals } = snapshot.context;
  const { shopOrigin, locale } = services;
  return {
    state: stateOf(snapshot),
    email,
    problem,
    /** A wrong address is shown alone, without the failure of the last attempt. */
    failure: snapshot.matches("failed") && problem === null ? failure : null,
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
