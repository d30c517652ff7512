import { sql, type Expression, type SqlBool } from "kysely";

const largestId = 2_147_483_647;

/** Whether a column of ids is a number that was searched for; a word that is no id is none. */
export function hasNumber(column: string, word: string): Expression<SqlBool> {
  const id = /^[1-9]\d{0,9}$/.test(word) && Number(word) <= largestId ? Number(word) : null;
  return id === null ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${sql.ref(column)} = ${id}`;
}

/**
 * Whether a text that isn't kept folded has a word; capitals are the same as small letters, accents aren't left out.
 */
export function hasLetters(column: string, word: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${`%${word.replace(/[!%_]/g, (sign) => `!${sign}`)}%`} escape '!'`;
}
