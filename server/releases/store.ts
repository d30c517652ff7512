import { createHash, randomUUID } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Temporal } from "temporal-polyfill";
import * as v from "valibot";
import type { ReleasedVersion } from "../../sdk/contracts/calls/version.ts";

/** A version as its folder is named: `1.0.0`. */
const versionName = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;
/** How long a version is served after the day of its release (docs/partners.md). No job takes one away. */
const supportedYears = 2;

/** `integrity.json`: what a version consists of. The build writes it. */
const Integrity = v.object({
  version: v.pipe(v.string(), v.regex(versionName)),
  /** Digest by path, as an `integrity` attribute takes it. */
  files: v.record(v.string(), v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/))),
});

/** `release.json`, beside it: when the version came into the store. */
const ReleaseDate = v.object({ released: v.pipe(v.string(), v.isoDate()) });

/** Why a release was refused, in one line. */
export class ReleaseRefused extends Error {}

/**
 * Takes the release of a finished build into the store, as a folder by its version. Returns whether it is new: the same
 * bytes again change nothing. Throws `ReleaseRefused` where the build is of another version than `wanted`, a file of it
 * differs from `integrity.json`, or the store has other bytes under this version.
 */
export async function storeRelease(
  built: string,
  store: string,
  today: string,
  wanted?: string,
): Promise<{ readonly version: string; readonly files: number; readonly isNew: boolean }> {
  const text = await readFile(join(built, "integrity.json"), "utf8").catch(() => {
    throw new ReleaseRefused(`[gipfel] ${built} has no release: build first (npx vite build).`);
  });
  const { version, files } = v.parse(Integrity, JSON.parse(text));
  if (wanted !== undefined && wanted !== version)
    throw new ReleaseRefused(`[gipfel] The build is ${version}, not ${wanted}: set sdk/version.ts and build again.`);
  const paths = Object.keys(files);
  for (const path of paths)
    if ((await digestOf(join(built, path))) !== files[path])
      throw new ReleaseRefused(`[gipfel] ${path} is not what integrity.json says: build again.`);

  const folder = join(store, version);
  const stored = await readFile(join(folder, "integrity.json"), "utf8").catch(() => null);
  if (stored === text) return { version, files: paths.length, isNew: false };
  if (stored !== null)
    throw new ReleaseRefused(
      `[gipfel] ${version} is released with other bytes, which partners' pages have pinned: take the next number.`,
    );

  // Complete before it has its name; served is what has a version's name.
  const draft = join(store, `.${version}-${randomUUID()}`);
  try {
    for (const path of paths) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await cp(join(built, path), join(draft, path));
    }
    await writeFile(join(draft, "integrity.json"), text);
    await writeFile(join(draft, "release.json"), `${JSON.stringify({ released: today })}\n`);
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { version, files: paths.length, isNew: true };
}

/** The list that was read last, of a store as it was then. A process has one store. */
let listed: { readonly store: string; readonly changed: number; readonly versions: readonly ReleasedVersion[] } | null =
  null;

/**
 * The versions in the store, the newest first. A store that isn't there has none. Versions never change: their files
 * are read again only once the folder has changed.
 */
export async function releasedVersions(store: string): Promise<readonly ReleasedVersion[]> {
  // Read before the list is: a version that comes in between is found the next time.
  const changed = (await stat(store).catch(() => null))?.mtimeMs;
  if (changed === undefined) return [];
  if (listed?.store === store && listed.changed === changed) return listed.versions;
  const versions = await readVersions(store);
  listed = { store, changed, versions };
  return versions;
}

async function readVersions(store: string): Promise<readonly ReleasedVersion[]> {
  const names = (await readdir(store)).filter((name) => versionName.test(name));
  const versions = await Promise.all(
    names.map(async (version) => {
      const { files } = v.parse(Integrity, await readJson(join(store, version, "integrity.json")));
      const { released } = v.parse(ReleaseDate, await readJson(join(store, version, "release.json")));
      return { version, released, supportedUntil: yearsLater(released), integrity: files["gipfel.js"] ?? "" };
    }),
  );
  const byNumber = new Intl.Collator("en", { numeric: true });
  return versions.toSorted((one, other) => byNumber.compare(other.version, one.version));
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}

async function digestOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}

function yearsLater(day: string): string {
  return Temporal.PlainDate.from(day).add({ years: supportedYears }).toString();
}
