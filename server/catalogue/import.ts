import { createHash } from "node:crypto";
import type { Db, Trx } from "../db/connection.ts";
import { transact } from "../db/transact.ts";
import { checkCatalogue } from "./check.ts";
import {
  catalogueKey,
  importsKey,
  lockCatalogue,
  sourceKey,
  findMeta,
  upsertMeta,
  type CatalogueOrigin,
} from "../db/queries/meta.ts";
import { CatalogueRefused } from "./problems.ts";
import { upsertRevision } from "../db/queries/revision.ts";
import { deleteDraft } from "../db/queries/slot-draft.ts";
import type { CatalogueInput } from "../domain/catalogue-schema.ts";
import { stageSlots, type Staged } from "./stage-slots.ts";
import { replaceCatalogue } from "./replace-catalogue.ts";

export interface Imported {
  readonly activities: number;
  readonly offers: number;
  /** New ones. */
  readonly slots: number;
  /** False where the same catalogue was there already. */
  readonly changed: boolean;
}

/** Called while slots are made ready, with numbers to show. */
export type Progress = (done: number, all: number, slots: number) => void;

/**
 * Loads a catalogue, all or nothing: its slots are made ready beside those for sale in short transactions, then one
 * transaction takes everything over (docs/decisions/0022). Idempotent: the same catalogue again changes nothing. What a
 * newer catalogue no longer names is taken off sale and stays, for it may have been sold; named again, it comes back.
 * Throws `CatalogueRefused`.
 */
export async function importCatalogue(
  db: Db,
  input: CatalogueInput,
  now: number,
  origin: CatalogueOrigin,
  progress: Progress = () => {},
): Promise<Imported> {
  const { catalogue, problems } = checkCatalogue(input, now);
  if (catalogue === null) throw new CatalogueRefused(problems);
  const fingerprint = createHash("sha256").update(JSON.stringify(catalogue)).digest("hex");
  const about = {
    activities: catalogue.activities.length,
    offers: catalogue.activities.reduce((sum, activity) => sum + activity.offers.length, 0),
  };

  for (;;) {
    const before = await findMeta(db, catalogueKey);
    if (before === fingerprint && (await findMeta(db, sourceKey)) === origin)
      return { ...about, slots: 0, changed: false };
    const staged = await stageSlots(db, catalogue, now, progress);
    const slots = await transact(db, async (trx) => {
      if (await isOvertaken(trx, before)) return null;
      const made = await replaceCatalogue(trx, catalogue, staged, now, origin);
      await upsertMeta(trx, catalogueKey, fingerprint);
      await upsertMeta(trx, sourceKey, origin);
      await upsertMeta(trx, importsKey, String(Number((await findMeta(trx, importsKey)) ?? 0) + 1));
      await upsertRevision(trx);
      return made;
    }).finally(() => forget(db, staged));
    // Another process has loaded a catalogue meanwhile: what was made ready may not fit it.
    if (slots !== null) return { ...about, slots, changed: true };
  }
}

/**
 * Takes the imports' lock, so that one goes after the other, and says whether the loaded catalogue is another than
 * `before`.
 */
async function isOvertaken(trx: Trx, before: string | undefined): Promise<boolean> {
  await lockCatalogue(trx);
  return (await findMeta(trx, catalogueKey)) !== before;
}

/**
 * The draft has been taken over, or its import has failed; what can't be cleared away now is cleared by a later one.
 */
async function forget(db: Db, { run }: Staged): Promise<void> {
  await deleteDraft(db, run).catch(() => undefined);
}
