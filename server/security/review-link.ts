import { parseLocale, prefixOf } from "../../sdk/contracts/locale.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { readToken, signToken } from "./signed-token.ts";

/** The token of the link in the mail: it lets its holder review that one item (RULES 20), and nothing else. */
export function reviewToken(
  needs: { readonly env: Pick<Services["env"], "CSRF_SECRET"> },
  bookingItemId: string,
): string {
  return signToken(needs, "review links", bookingItemId, null);
}

/** The item that a token is for. 403 `review_link_invalid` for one that is not ours. */
export function itemOfToken(needs: Pick<Services, "env" | "clock">, token: string): string {
  const read = readToken(needs, "review links", token);
  if (read.state !== "valid") throw new AppError("review_link_invalid", "This link is not valid.");
  return read.subject;
}

/** The page where a review is written, with its token. */
export function reviewPage(needs: Pick<Services, "env">, locale: string, bookingItemId: string): string {
  const prefix = prefixOf(parseLocale(locale) ?? "de_CH");
  return `${needs.env.PUBLIC_ORIGIN}${prefix}/account/reviews/?token=${reviewToken(needs, bookingItemId)}`;
}
