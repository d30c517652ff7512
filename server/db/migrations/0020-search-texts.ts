import { sql, type Kysely } from "kysely";
import { foldTexts } from "../search-text.ts";

const tables = ["activity", "supplier", "booking", "supplier_registration"] as const;
/** Rows read at once. */
const batch = 1000;

/**
 * What the team's searches look through, folded as searches are now: Arabic letters with a hamza were kept apart from
 * those without.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of tables) await rewriteSearchTexts(db, table);
}

/** By the rows' own order. A text of letters without accents alone is folded as before, and most are. */
export async function rewriteSearchTexts(db: Kysely<any>, table: (typeof tables)[number]): Promise<void> {
  let last: string | number | undefined;
  for (;;) {
    let rows = db.selectFrom(table).select(["id", "search_text"]).orderBy("id").limit(batch);
    if (last !== undefined) rows = rows.where("id", ">", last);
    const found = await rows.execute();
    for (const { id, search_text } of found) {
      const folded = foldTexts(search_text.split("\n"));
      if (folded !== search_text)
        await sql`update ${sql.table(table)} set search_text = ${folded} where id = ${id}`.execute(db);
    }
    if (found.length < batch) return;
    last = found.at(-1)!.id;
  }
}
