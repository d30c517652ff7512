import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";

const Payload = v.object({ email: v.string(), updateTo: v.string(), requestType: v.optional(v.string()) });

/** A change of address that a link of the library's is about: from one to another, `isFirst` in the mail to the present one. Null for its other links, and for what it has not signed. */
export function changeOf(token: string, secret: string): { readonly from: string; readonly to: string; readonly isFirst: boolean } | null {
  const [head = "", body = "", signature = ""] = token.split(".");
  const expected = createHmac("sha256", secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Payload), Buffer.from(body, "base64url").toString());
  return read.success ? { from: read.output.email, to: read.output.updateTo, isFirst: read.output.requestType === "change-email-confirmation" } : null;
}
