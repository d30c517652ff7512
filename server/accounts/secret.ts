import { createHmac } from "node:crypto";
import type { Env } from "../env.ts";

/** A secret of one purpose, made of the shop's own: what is signed for one can't be used for another. */
export function secretFor({ CSRF_SECRET }: Pick<Env, "CSRF_SECRET">, purpose: "sessions" | "review links"): string {
  return createHmac("sha256", CSRF_SECRET).update(`gipfel ${purpose}`).digest("base64url");
}
