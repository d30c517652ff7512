import { sql, type Expression, type SqlBool } from "kysely";
import { fold } from "../domain/fold.ts";

/** Further words of a search are ignored. */
const mostWords = 8;

/**
 * Joins and folds texts for the columns that the team's searches match. Folded here because the databases fold accents
 * and capitals differently, or not at all.
 */
export function foldTexts(texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined && text !== "")
    .map((text) => fold(text!))
    .join("\n");
}

/** The folded words of a search; none for an empty one. */
export function searchWords(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/** Whether a folded column contains a word; `%` and `_` in it are literal. */
export function matchesWord(column: string, word: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${`%${word.replace(/[!%_]/g, (sign) => `!${sign}`)}%`} escape '!'`;
}
