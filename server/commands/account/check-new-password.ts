import { findUser } from "../../db/queries/account-user.ts";
import type { Session } from "../../domain/session.ts";
import type { SignInOperation } from "../../ports/sign-in/sign-in.ts";
import { checkPassword, type PasswordOwner } from "../../security/password-rule.ts";
import type { Services } from "../../services.ts";

/**
 * A password that an operation sets is none of the common ones, and not made of its owner's name or address; `body` is
 * the call's. Throws 400 `password_common`.
 */
export async function checkNewPassword(
  services: Pick<Services, "db" | "ports">,
  operation: SignInOperation,
  body: Readonly<Record<string, unknown>>,
  readSession: () => Promise<Session> | Session,
): Promise<void> {
  if (operation === "signUp") {
    const owner = {
      email: String(body["email"]),
      givenName: String(body["givenName"]),
      familyName: String(body["familyName"]),
    };
    checkPassword(String(body["password"]), owner, "password");
  }
  if (operation === "resetPassword") {
    // Null where the token is unknown, which the port refuses.
    const accountId = await services.ports.signIn.findResetAccountId(String(body["token"]));
    checkPassword(String(body["newPassword"]), await ownerOf(services, accountId), "newPassword");
  }
  if (operation === "changePassword") {
    const { userId } = await readSession();
    checkPassword(String(body["newPassword"]), await ownerOf(services, userId), "newPassword");
  }
}

async function ownerOf({ db }: Pick<Services, "db">, userId: string | null): Promise<PasswordOwner | null> {
  const user = userId === null ? undefined : await findUser(db, userId);
  return user ? { email: user.email, givenName: user.given_name, familyName: user.family_name } : null;
}
