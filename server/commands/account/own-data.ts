import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import type { deleteAccount } from "../../../sdk/contracts/calls/account-data.ts";
import { hour, instantAt } from "../../clock.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { hasNetPrices, requireSignedIn, type Session, type SignedInSession } from "../../domain/session.ts";
import { resetGuesses, consumeGuess } from "../../security/guess-limit.ts";
import { mailLocale } from "../../domain/access-mail.ts";
import { writeAccessMail } from "./access-mails.ts";
import { readToken, signToken } from "../../security/signed-token.ts";
import { findPasswordHash } from "../../db/queries/account-credential.ts";
import { findUser } from "../../db/queries/account-user.ts";

const linkLife = hour;

type Proof = ParsedInput<typeof deleteAccount>["body"];

/**
 * Requires a customer, who may export and delete their own account. The team's and resellers' accounts belong to the
 * company: 403 `forbidden`.
 */
export function customer(session: Session): SignedInSession {
  const caller = requireSignedIn(session);
  if (caller.isAdmin || caller.isReseller || hasNetPrices(caller))
    throw new AppError("forbidden", "This account belongs to a company: whoever runs the shop exports or deletes it.");
  return caller;
}

/** Mails the link to the page that deletes the account; the page acts by its button alone. */
export async function mailDeletionLink(services: Services, { userId, email }: SignedInSession): Promise<void> {
  const user = await findUser(services.db, userId);
  const locale = mailLocale(user?.locale);
  const token = signToken(services, "account deletion", userId, instantAt(services.clock.now() + linkLife));
  const url = `${services.env.PUBLIC_ORIGIN}${pagePath("account", locale)}/settings?deletion=${token}`;
  await writeAccessMail(services, "access_delete", { to: email, name: user?.given_name ?? "", locale, url });
}

/**
 * Checks that the caller is the account's owner. Throws 400 `password_wrong` with its field, `token_invalid`; 429
 * `too_many_requests` after many wrong passwords.
 */
export async function checkProof(services: Services, { userId, email }: SignedInSession, proof: Proof): Promise<void> {
  if ("token" in proof) {
    const reading = readToken(services, "account deletion", proof.token);
    if (reading.state !== "valid" || reading.subject !== userId)
      throw new AppError("token_invalid", "This link is too old, or of another account.");
    return;
  }
  await consumeGuess(services, email);
  const hash = await findPasswordHash(services.db, userId);
  const isRight = hash !== null && hash !== "" && (await services.ports.signIn.isPassword(proof.password, hash));
  if (!isRight)
    throw new AppError("password_wrong", "This is not the account's password.", {
      password: "the account's password is wanted",
    });
  await resetGuesses(services, email);
}
