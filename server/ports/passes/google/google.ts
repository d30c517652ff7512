import type { KeyObject } from "node:crypto";
import { SignJWT } from "jose";
import { second, type Clock } from "../../../clock.ts";
import type { GooglePasses } from "../passes.ts";
import { savePayload } from "./save-payload.ts";

const saveAddress = "https://pay.google.com/gp/v/save/";

interface GoogleSettings {
  readonly issuerId: string;
  /** Of the service account, whose key signs. */
  readonly email: string;
  readonly key: KeyObject;
  readonly clock: Clock;
}

/**
 * Passes for Google Wallet: the address has the whole pass, signed (a JWT, RS256), so that nothing is sent to Google
 * before somebody opens it.
 */
export function googlePasses({ issuerId, email, key, clock }: GoogleSettings): GooglePasses {
  return {
    async saveUrl(details) {
      const claims = { aud: "google", typ: "savetowallet", origins: [], payload: savePayload(details, issuerId) };
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256" })
        .setIssuer(email)
        .setIssuedAt(Math.floor(clock.now() / second))
        .sign(key);
      return saveAddress + token;
    },
  };
}
