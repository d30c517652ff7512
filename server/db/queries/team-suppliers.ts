import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import { sql } from "kysely";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { registrationStates, supplierStates } from "../../../sdk/contracts/admin/suppliers.ts";
import type { Db } from "../connection.ts";
import { matchesWord, searchWords } from "../search-text.ts";
import { matchesNumber } from "./team-search.ts";

interface SuppliersQuery<State> {
  readonly search: string;
  readonly page: number;
  readonly state?: State | undefined;
}

/** A page of the companies that have registered, the newest first; and how many there are. */
export async function listTeamRegistrations(
  db: Db,
  { search, page, state }: SuppliersQuery<(typeof registrationStates)[number]>,
) {
  let matching = db.selectFrom("supplier_registration");
  for (const word of searchWords(search)) matching = matching.where(matchesWord("search_text", word));
  if (state) matching = matching.where("state", "=", state);
  const { total } = await matching
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(pageSize)
    .offset((shownPage(page, Number(total)) - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}

const published = sql<
  number | string
>`(select count(*) from activity where activity.supplier_id = supplier.id and activity.withdrawn_at is null)`;
const all = sql<number | string>`(select count(*) from activity where activity.supplier_id = supplier.id)`;

/** A page of the catalogue's suppliers with how much they sell, by id; and how many there are. */
export async function listTeamSuppliers(
  db: Db,
  { search, page, state }: SuppliersQuery<(typeof supplierStates)[number]>,
) {
  // Trips have a supplier of their own, who sells nothing else.
  let matching = db.selectFrom("supplier").where("id", "!=", transportOfferId);
  for (const word of searchWords(search))
    matching = matching.where((row) => row.or([matchesWord("search_text", word), matchesNumber("id", word)]));
  if (state) matching = matching.where(published, state === "selling" ? ">" : "=", 0);
  const { total } = await matching
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(["id", "name", published.as("published"), all.as("activities")])
    .orderBy("id")
    .limit(pageSize)
    .offset((shownPage(page, Number(total)) - 1) * pageSize)
    .execute();
  return {
    total: Number(total),
    rows: rows.map((row) => ({ ...row, published: Number(row.published), activities: Number(row.activities) })),
  };
}

export type TeamSupplierRow = Awaited<ReturnType<typeof listTeamSuppliers>>["rows"][number];
