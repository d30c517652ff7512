import * as v from "valibot";
import { call } from "../call.ts";

/** A version of the script that never changes. */
export const ReleasedVersion = v.object({
  version: v.string(),
  /** Days, as ISO dates. */
  released: v.string(),
  /** It is served until then at least. */
  supportedUntil: v.string(),
  /** What the script tag's `integrity` takes. */
  integrity: v.string(),
});
export type ReleasedVersion = v.InferOutput<typeof ReleasedVersion>;

/**
 * `GET /versions/`: the versions that a partner's page can pin, the newest first. `/sdk/v1/versions.json` has the same
 * list.
 */
export const listVersions = call({
  method: "GET",
  path: "/versions/",
  answer: v.array(ReleasedVersion),
});
