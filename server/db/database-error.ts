/**
 * SQLite's primary result codes (sqlite.org/rescode.html) and PostgreSQL's error codes, as what a team can do about
 * them.
 */
const sqliteFailures: Record<number, string> = {
  5: "another process holds it for too long",
  8: "it may not be written to",
  10: "the disk can't be read or written",
  11: "the database is damaged: restore a backup (npm run restore)",
  13: "the disk is full",
  14: "it can't be opened",
  26: "the file is not a database",
};
const postgresFailures: Record<string, string> = {
  "42501": "this user lacks the rights for it",
  "53100": "the disk of the server is full",
  "53300": "the server has too many connections",
  XX001: "the database is damaged: restore a backup",
  XX002: "an index of the database is damaged: rebuild it, or restore a backup",
};
/** SQLite's extended result codes have the primary code in their lowest byte. */
const primary = 0xff;

/** Returns in plain words why a database can't be opened; null if the error is not the database's. */
export function describeDatabaseError(cause: unknown): string | null {
  const { code, errcode, message = "" } = cause as { code?: string; errcode?: number; message?: string };
  if (code === "ERR_SQLITE_ERROR" && errcode !== undefined) return sqliteFailures[errcode & primary] ?? null;
  if (message.startsWith("corrupted migrations: "))
    return "a newer version of the shop has changed its tables: start that one, or restore a backup";
  return (code !== undefined && postgresFailures[code]) || null;
}
