import { sql, type Expression, type SqlBool } from "kysely";
import { fold } from "../domain/fold.ts";

/** More words than anybody looks for at once. */
const mostWords = 8;

/**
 * Texts folded into one, as the team's searches look through them: the databases fold accents and capitals differently,
 * or not at all.
 */
export function searchText(texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined && text !== "")
    .map((text) => fold(text!))
    .join("\n");
}

/** The words of what is searched for, folded. None for an empty search. */
export function searchWords(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/** Whether a folded column has a word anywhere; the word's own `%` and `_` stay what they are. */
export function hasWord(column: string, word: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${`%${word.replace(/[!%_]/g, (sign) => `!${sign}`)}%`} escape '!'`;
}
