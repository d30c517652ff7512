import { readFileSync } from "node:fs";
import { AppError } from "../errors.ts";

/**
 * Common passwords of ten characters and more, in small letters: what lists of leaked passwords have most often (those of zxcvbn-ts, MIT),
 * and some of the shop's four languages.
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean),
);

/** One to three characters again and again: `aaaaaaaaaa`, `abcabcabcabc`. */
const repeated = /^(.{1,3})\1+.?$/su;

/** Refuses a password that others try first: 400 `password_common`, named in `field`. Its length is the contract's. */
export function checkPassword(password: string, email: string | null, field: "password" | "newPassword"): void {
  const text = password.toLowerCase().trim();
  const [name = ""] = (email ?? "").toLowerCase().split("@");
  const isGuessable = common.has(text) || repeated.test(text) || (email !== null && (text === email.toLowerCase() || (name !== "" && text === name)));
  if (isGuessable) throw new AppError("password_common", "This password is one of the first that others try.", { [field]: "is too common" });
}
