import { sql, type Expression, type SqlBool } from "kysely";

const largestId = 2_147_483_647;

/** Whether a column of ids equals the searched number; never for a word that is no id. */
export function matchesNumber(column: string, word: string): Expression<SqlBool> {
  const id = /^[1-9]\d{0,9}$/.test(word) && Number(word) <= largestId ? Number(word) : null;
  return id === null ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${sql.ref(column)} = ${id}`;
}

/**
 * Whether a column that isn't stored folded contains a word: case-insensitive, accents count.
 */
export function matchesText(column: string, word: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${`%${word.replace(/[!%_]/g, (sign) => `!${sign}`)}%`} escape '!'`;
}
