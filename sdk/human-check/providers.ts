import * as v from "valibot";
import { EmbeddedCheck } from "../contracts/human-check.ts";
import type { HumanCheckModule } from "./module.ts";
import { HumanCheckUnavailable } from "./unavailable.ts";

const WithSiteKey = v.object({ siteKey: v.string() });

/** The modules by the name of their provider on the server (`server/ports/human-check/providers.ts`). */
export const humanCheckModules: Readonly<Record<string, HumanCheckModule>> = {
  altcha: {
    goodFor: 9 * 60_000,
    async prove(check, { signal }) {
      const { solve } = await import("./altcha.ts");
      return solve(v.parse(EmbeddedCheck, check).challenge, signal);
    },
  },
  turnstile: {
    goodFor: 4.5 * 60_000,
    async prove(check, { place, language, signal }) {
      if (!place) throw new HumanCheckUnavailable("The form is gone.");
      const { turnstileToken } = await import("./turnstile.ts");
      return turnstileToken({ siteKey: v.parse(WithSiteKey, check).siteKey, place, language, signal });
    },
  },
};
