import type { FamilyKey } from "../families/keys.ts";
import * as culture from "./culture.ts";
import * as nature from "./nature.ts";
import * as rails from "./rails.ts";
import type { FamilyRows, Row } from "./row.ts";
import * as summits from "./summits.ts";
import * as taste from "./taste.ts";
import * as thrills from "./thrills.ts";
import * as towns from "./towns.ts";
import * as waters from "./waters.ts";
import * as winter from "./winter.ts";

const files = [summits, waters, towns, taste, winter, nature, culture, rails, thrills] as const;

const families: readonly FamilyRows[] = files.flatMap((file) => Object.values<FamilyRows>(file));

/** Every new activity with its family, in the order of the shop. */
export const allRows: readonly { readonly family: FamilyKey; readonly row: Row }[] = families.flatMap(({ family, rows }) =>
  rows.map((row) => ({ family, row })),
);

type KeysOf<File> = File extends unknown ? { [Name in keyof File]: File[Name] extends FamilyRows<infer Key> ? Key : never }[keyof File] : never;

/** The keys that words are told for. */
export type RowKey = KeysOf<(typeof files)[number]>;
