import type { ReleasedVersion } from "./calls/version.ts";
import { diagnosticOf, type Diagnostic } from "./diagnostics.ts";

/** A version that never changes, with the integrity of its loader. */
export type PinnedVersion = Readonly<Pick<ReleasedVersion, "version" | "integrity">>;

/** The last days of a version, in which a page is told to pin another (days). */
const ending = 90;
const dayMs = 86_400_000;

/** The version in a script's address, `1.0.0`; undefined for the newest build, or another address. */
export function pinnedVersionIn(address: string): string | undefined {
  return /\/sdk\/(\d+\.\d+\.\d+)\//.exec(address)?.[1];
}

/** How a pinned version stands among those that the shop serves, the newest first. `now`: ms since 1970. */
export function versionDiagnostic(
  version: string,
  versions: readonly Pick<ReleasedVersion, "version" | "supportedUntil">[],
  now: number,
): Diagnostic {
  const own = versions.find((each) => each.version === version);
  const newest = versions[0]?.version ?? "v1";
  if (!own) return diagnosticOf("version_unknown", { version });
  const { supportedUntil } = own;
  if ((Date.parse(supportedUntil) - now) / dayMs < ending)
    return diagnosticOf("version_ending", { version, newest, supportedUntil });
  return diagnosticOf(newest === version ? "version_newest" : "version_old", { version, newest, supportedUntil });
}
