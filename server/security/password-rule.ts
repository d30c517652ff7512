import { readFileSync } from "node:fs";
import { isGuessable } from "../../sdk/contracts/password.ts";
import { AppError } from "../errors.ts";

/**
 * Common passwords of ten characters and more, in small letters: what lists of leaked passwords have most often (those
 * of zxcvbn-ts, MIT), and some of the shop's four languages.
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean),
);

/** The future owner of the password, as far as known. */
export interface PasswordOwner {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** Refuses a password that others try first: 400 `password_common`, named in `field`. Its length is the contract's. */
export function checkPassword(password: string, owner: PasswordOwner | null, field: "password" | "newPassword"): void {
  const own = owner ? [owner.email, owner.givenName, owner.familyName] : [];
  if (common.has(password.toLowerCase().trim()) || isGuessable(password, own)) {
    throw new AppError("password_common", "This password is one of the first that others try.", {
      [field]: "is too common",
    });
  }
}
