import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { AppError } from "../errors.ts";
import { adoptPicture } from "../ports/pictures/adopt.ts";
import { readPictureIndex } from "../ports/pictures/masters.ts";
import type { Open } from "../ports/pictures/open-https.ts";
import type { PictureDetails } from "../ports/pictures/pictures.ts";
import { allowedAddress, fetchPicture } from "../ports/pictures/remote.ts";
import { createReadyMasters } from "./ready-masters.ts";
import type { Catalogue } from "../domain/catalogue-schema.ts";

export interface PictureSources {
  /** The folder of the catalogue's file: pictures by file lie in it or below. */
  readonly beside: string;
  /** The folder of the team's masters (`DATA_DIR/pictures`). */
  readonly into: string;
  /** Hosts that pictures by address may lie on (IMAGE_HOSTS). */
  readonly hosts: readonly string[];
  readonly open?: Open;
}

/** What is wrong with a picture, and where in the catalogue: `activities.3.pictures.0.file`. */
interface PictureProblem {
  readonly path: string;
  readonly message: string;
}

export interface AdoptedPictures {
  /** The same catalogue; every picture is a master's name with its colour. */
  readonly catalogue: Catalogue;
  readonly problems: readonly PictureProblem[];
  /** Writes the masters and their index; nothing is there before. */
  store(): void;
}

type Named = {
  readonly file: string;
  readonly alternativeText: Catalogue["activities"][number]["pictures"][number]["alternativeText"];
  readonly color?: string | undefined;
  readonly subject?: PictureDetails["subject"];
};

/** A master that the shop doesn't have: its bytes, or the file that has them. */
type Fresh = { readonly details: PictureDetails } & ({ readonly webp: Buffer } | { readonly from: string });

/**
 * Takes a catalogue's pictures in, by file beside it or by address on an allowed host. A name that a master has already
 * stays. A master that an index beside it names is taken as it is, with its name. The same bytes are one master, so
 * that the same import again adds nothing. Never throws for a picture: `problems` has a line for each.
 */
export async function adoptPictures(
  catalogue: Catalogue,
  sources: PictureSources,
  progress: (done: number, all: number) => void = () => {},
): Promise<AdoptedPictures> {
  const team = new Map(readPictureIndex(sources.into));
  const ready = createReadyMasters();
  const fresh = new Map<string, Fresh>();
  const taken = new Map<string, Promise<{ readonly file: string; readonly color: string }>>();
  const subjects = new Map<string, NonNullable<PictureDetails["subject"]>>();
  const problems: PictureProblem[] = [];
  const all = picturesOf(catalogue);
  let done = 0;

  async function take(file: string): Promise<{ readonly file: string; readonly color: string }> {
    const known = team.get(file);
    if (known) return { file, color: known.color };
    const path = isAddress(file) ? null : await pathOf(file, sources);
    const master = path === null ? null : await ready.find(path);
    if (master) {
      if (fresh.has(master.name) || isThere(master.name, master.details))
        return { file: master.name, color: master.details.color };
      fresh.set(master.name, { from: path!, details: master.details });
      return { file: master.name, color: master.details.color };
    }
    const { webp, details } = await adoptPicture(await (path === null ? fetchFrom(file, sources) : bytesOf(path)));
    const name = `team-${createHash("sha256").update(webp).digest("hex").slice(0, 20)}.webp`;
    fresh.set(name, { webp, details });
    return { file: name, color: details.color };
  }

  /** Whether the shop has this very master. */
  function isThere(name: string, { version }: PictureDetails): boolean {
    return team.get(name)?.version === version && existsSync(join(sources.into, name));
  }

  async function adopted<One extends Named>(picture: One, path: string): Promise<One> {
    const taking = taken.get(picture.file) ?? take(picture.file);
    taken.set(picture.file, taking);
    try {
      const master = await taking;
      if (picture.subject) subjects.set(master.file, picture.subject);
      return { ...picture, ...master };
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      problems.push({ path: `${path}.file`, message: `${picture.file}: ${cause.message}` });
      return picture;
    } finally {
      progress(++done, all);
    }
  }

  const shown = async <One extends { readonly picture: Named | null }>(
    list: readonly One[],
    path: string,
  ): Promise<One[]> => {
    const out: One[] = [];
    for (const [i, one] of list.entries())
      out.push(one.picture ? { ...one, picture: await adopted(one.picture, `${path}.${i}.picture`) } : one);
    return out;
  };

  const activities: Catalogue["activities"] = [];
  for (const [i, activity] of catalogue.activities.entries()) {
    const pictures = [];
    for (const [k, picture] of activity.pictures.entries())
      pictures.push(await adopted(picture, `activities.${i}.pictures.${k}`));
    activities.push({ ...activity, pictures });
  }
  const attributes: Catalogue["attributes"] = [];
  for (const [i, attribute] of catalogue.attributes.entries())
    attributes.push({ ...attribute, items: await shown(attribute.items, `attributes.${i}.items`) });

  return {
    catalogue: {
      ...catalogue,
      activities,
      attributes,
      types: await shown(catalogue.types, "types"),
      locations: await shown(catalogue.locations, "locations"),
      pointsOfInterest: await shown(catalogue.pointsOfInterest, "pointsOfInterest"),
    },
    problems,
    store() {
      mkdirSync(sources.into, { recursive: true });
      for (const [name, master] of fresh) {
        // A file of that name may be read at this moment.
        const part = join(sources.into, `${name}.${process.pid}`);
        if ("from" in master) copyFileSync(master.from, part);
        else writeFileSync(part, master.webp);
        renameSync(part, join(sources.into, name));
        team.set(name, { ...master.details, subject: master.details.subject ?? team.get(name)?.subject });
      }
      for (const [name, subject] of subjects) {
        const details = team.get(name);
        if (details) team.set(name, { ...details, subject });
      }
      const index = join(sources.into, "index.json");
      const part = `${index}.${process.pid}`;
      writeFileSync(part, JSON.stringify(Object.fromEntries(team), null, 1));
      renameSync(part, index);
    },
  };
}

function picturesOf({ activities, attributes, types, locations, pointsOfInterest }: Catalogue): number {
  const lists = [types, locations, pointsOfInterest, ...attributes.map(({ items }) => items)];
  return (
    activities.reduce((sum, { pictures }) => sum + pictures.length, 0) +
    lists.flat().filter(({ picture }) => picture !== null).length
  );
}

const isAddress = (file: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(file);

function fetchFrom(address: string, { hosts, open }: PictureSources): Promise<Buffer> {
  return fetchPicture(allowedAddress(address, hosts), hosts, open);
}

/** Where a file lies that is named in the catalogue: in the catalogue's folder or below. */
async function pathOf(file: string, { beside }: PictureSources): Promise<string> {
  const root = await realpath(beside);
  const path = await realpath(join(root, file)).catch(() => null);
  if (!path)
    throw new AppError("not_found", "there is no such file beside the catalogue, and no such picture in the shop.");
  if (!path.startsWith(root + sep)) throw new AppError("forbidden", "the file lies outside the catalogue's folder.");
  return path;
}

function bytesOf(path: string): Promise<Buffer> {
  return readFile(path).catch(() => {
    throw new AppError("not_found", "the file can't be read.");
  });
}
