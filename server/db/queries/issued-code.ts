import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { CodeState } from "../../../sdk/contracts/admin/codes.ts";
import { normaliseCode, type CodeKind } from "../../../sdk/contracts/code.ts";
import type { Db, Trx } from "../connection.ts";
import { hasChanged } from "../row-count.ts";
import type { IssuedCodeTable, RebateTable, VoucherTable } from "../schema.ts";
import { matchesWord, searchWords } from "../search-text.ts";

/** Takes a code's name, for good; false where a rebate or a voucher has it, or had it. */
export async function insertIssuedCode(trx: Trx, row: IssuedCodeTable): Promise<boolean> {
  const inserted = await trx
    .insertInto("issued_code")
    .values(row)
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("code")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertRebate(trx: Trx, row: RebateTable): Promise<void> {
  await trx.insertInto("rebate").values(row).execute();
}

export async function insertVoucher(trx: Trx, row: VoucherTable): Promise<void> {
  await trx.insertInto("voucher").values(row).execute();
}

/** Ends a code; false where it has ended. `at` is an instant of the database. */
export async function markCodeEnded(
  trx: Trx,
  { code, kind }: Pick<IssuedCodeTable, "code" | "kind">,
  at: string,
): Promise<boolean> {
  const table = kind as "rebate";
  return hasChanged(
    trx
      .updateTable(table)
      .set({ ended_at: at })
      .where("code", "=", code)
      .where("ended_at", "is", null)
      .returning("code"),
  );
}

export async function findIssuedCode(db: Db | Trx, code: string): Promise<IssuedCodeTable | undefined> {
  return db.selectFrom("issued_code").selectAll().where("code", "=", code).executeTakeFirst();
}

export interface CodesQuery {
  readonly search: string;
  readonly page: number;
  readonly kind?: CodeKind | undefined;
  readonly state?: CodeState | undefined;
  /** An instant of the database. */
  readonly now: string;
}

/** A page of the codes, the newest first; and how many there are. */
export async function listTeamCodes(
  db: Db,
  { search, page, kind, state, now }: CodesQuery,
): Promise<{ total: number; rows: IssuedCodeTable[] }> {
  let matching = db
    .selectFrom("issued_code")
    .leftJoin("rebate", "rebate.code", "issued_code.code")
    .leftJoin("voucher", "voucher.code", "issued_code.code");
  const words = searchWords(search);
  if (words.length > 0)
    matching = matching.where((row) =>
      row.or([
        row.and(words.map((word) => matchesWord("issued_code.search_text", word))),
        row("issued_code.code", "=", normaliseCode(search)),
      ]),
    );
  if (kind) matching = matching.where("issued_code.kind", "=", kind);
  if (state)
    matching = matching.where((row) => {
      const isOver = row.or([
        row("rebate.ended_at", "is not", null),
        row("rebate.valid_until", "<=", now),
        row("rebate.uses_left", "=", 0),
        row("voucher.ended_at", "is not", null),
        row("voucher.valid_until", "<=", now),
        row("voucher.balance", "=", 0),
      ]);
      // A comparison with a column of the other kind is unknown, and `not` of that is too.
      return state === "over" ? isOver : row.not(row.fn.coalesce(isOver, row.lit(false)));
    });
  const { total } = await matching
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll("issued_code")
    .orderBy((row) => row.fn.coalesce("issued_code.created_at", row.val("")), "desc")
    .orderBy("issued_code.code")
    .limit(pageSize)
    .offset((shownPage(page, Number(total)) - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}

/** What bookings have reserved, spent and got back of a voucher, the newest first. */
export async function listEntriesOfVoucher(db: Db | Trx, code: string) {
  return db
    .selectFrom("voucher_entry")
    .innerJoin("booking", "booking.id", "voucher_entry.booking_id")
    .select([
      "voucher_entry.booking_id",
      "booking.number",
      "voucher_entry.amount",
      "voucher_entry.state",
      "voucher_entry.at",
    ])
    .where("voucher_entry.voucher_code", "=", code)
    .orderBy("voucher_entry.at", "desc")
    .orderBy("voucher_entry.id")
    .execute();
}
