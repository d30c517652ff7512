import { createHmac, timingSafeEqual } from "node:crypto";
import { languageTag, mainLocaleOf, parseLocale } from "../../sdk/contracts/locale.ts";
import type { Env } from "../env.ts";
import { AppError } from "../errors.ts";
import { secretFor } from "./secret.ts";

type Secrets = Pick<Env, "CSRF_SECRET">;

/** What the link in the mail carries: who has it may review that one item (RULES 20), and nothing else. */
export function reviewToken(env: Secrets, bookingItemId: string): string {
  return `${bookingItemId}.${signature(env, bookingItemId)}`;
}

/** The item that a token is for. 403 `review_link_invalid` for one that is not ours. */
export function itemOfToken(env: Secrets, token: string): string {
  const [bookingItemId = "", signed = ""] = token.split(".");
  const expected = Buffer.from(signature(env, bookingItemId));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError("review_link_invalid", "This link is not valid.");
  return bookingItemId;
}

/** The page where a review is written, with its token. */
export function reviewPage(env: Secrets & Pick<Env, "PUBLIC_ORIGIN">, locale: string, bookingItemId: string): string {
  const main = mainLocaleOf(parseLocale(locale) ?? "de_CH");
  const prefix = main === "de_CH" ? "" : `/${languageTag(main).toLowerCase()}`;
  return `${env.PUBLIC_ORIGIN}${prefix}/account/reviews/?token=${reviewToken(env, bookingItemId)}`;
}

function signature(env: Secrets, bookingItemId: string): string {
  return createHmac("sha256", secretFor(env, "review links")).update(bookingItemId).digest("base64url");
}
