import { PKPass } from "passkit-generator";
import type { ApplePasses } from "../passes.ts";
import { passIcons } from "./icons.ts";
import { passJson } from "./pass-json.ts";

interface AppleSettings {
  readonly passTypeId: string;
  readonly teamId: string;
  /** PEM texts; `issuer` is Apple's intermediate certificate. */
  readonly certificate: string;
  readonly key: string;
  readonly issuer: string;
}

/** Passes for Apple Wallet, signed by the team's certificate (PKCS #7, detached, over the hashes of all files). */
export function applePasses({ passTypeId, teamId, certificate, key, issuer }: AppleSettings): ApplePasses {
  const certificates = { signerCert: certificate, signerKey: key, wwdr: issuer };
  return {
    async pkpass(details) {
      const json = Buffer.from(JSON.stringify(passJson(details, { passTypeId, teamId })));
      return new PKPass({ ...(await passIcons()), "pass.json": json }, certificates).getAsBuffer();
    },
  };
}
