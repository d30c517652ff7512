import type { Db } from "../db/connection.ts";
import type { AffiliateTable } from "../db/schema.ts";

/** Adds an affiliate: approved, with 8 percent, unless said otherwise. */
export async function addAffiliate(db: Db, changes: Partial<AffiliateTable> = {}): Promise<number> {
  const row = {
    id: 4182,
    user_id: null,
    state: "approved",
    company: "Hotel Post",
    site: "https://hotel.example/",
    iban: null,
    commission_percent: 8,
    terms_version: "2026-11",
    locale: "en_CH",
    search_text: "4182 hotel post",
    note: null,
    created_at: "2026-11-01T09:00:00.000Z",
    decided_at: null,
    revision: 0,
    ...changes,
  } as const;
  await db.insertInto("affiliate").values(row).execute();
  return row.id;
}
