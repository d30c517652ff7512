import * as v from "valibot";
import { EmailAddress } from "../../contracts/contact.ts";
import { ownAddress } from "../../contracts/own-address.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type { AddressProblem, SubscribeFailure } from "./newsletter.types.ts";

/** What is wrong with an address (purchase spec §5, "Newsletter"); null where nothing is. */
export function problemOf(email: string): AddressProblem | null {
  const given = email.trim();
  if (given === "") return "required";
  return v.is(EmailAddress, given) ? null : "SettingsForm.email";
}

/** The server, which checks more, has refused the address itself. */
export function isAddressRefused({ status, fields }: Failure): boolean {
  return status === 400 && fields["email"] !== undefined;
}

/** The proof was too old, or used before. */
export function isProofRefused({ code }: Failure): boolean {
  return code === "human_check_failed";
}

const failuresByCode: Readonly<Record<string, SubscribeFailure>> = {
  too_many_requests: "tooOften",
  human_check_failed: "noProof",
  human_check_unavailable: "notHere",
  return_url_forbidden: "notHere",
  policy_blocked: "notHere",
  cors_refused: "notHere",
};

/** Of a call that needs a CSRF token the cause is in the fields (client/api-error.ts). */
export function subscribeFailureOf({ code, fields }: Failure): SubscribeFailure {
  return failuresByCode[String(fields["cause"] ?? code)] ?? "lost";
}

/** The page to go on to: only one of the shop's own, whatever the answer says. */
export function wayOn(redirectUrl: string | undefined, shopOrigin: string): string | null {
  return ownAddress(redirectUrl, shopOrigin)?.href ?? null;
}
