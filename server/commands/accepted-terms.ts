import { termsVersion } from "../../sdk/contracts/terms.ts";
import { AppError } from "../errors.ts";

/**
 * Returns the version of the terms that an application accepts, for its row. Throws 409 `terms_changed` where it names
 * another than the one that holds: its page was open while the terms changed, and has shown those before.
 */
export function acceptedTerms(named: string): string {
  if (named === termsVersion) return termsVersion;
  throw new AppError("terms_changed", `The terms have changed: version ${termsVersion} is to be accepted.`);
}
