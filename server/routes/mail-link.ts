import type { FastifyRequest } from "fastify";
import { defaultLocale, parseLocale, type Locale } from "../../sdk/contracts/locale.ts";
import { localeOfToken } from "../security/localized-token.ts";

/** The token of a mail's link: `?token=…`; empty where there is none. */
export function tokenOf({ query }: Pick<FastifyRequest, "query">): string {
  const { token } = query as { token?: unknown };
  return typeof token === "string" ? token : "";
}

/** The language of a mail's link, else the first that the browser accepts. */
export function localeOf(request: Pick<FastifyRequest, "query" | "headers">): Locale {
  const [accepted = ""] = String(request.headers["accept-language"] ?? "").split(/[,;]/);
  return localeOfToken(tokenOf(request)) ?? parseLocale(accepted) ?? defaultLocale;
}
