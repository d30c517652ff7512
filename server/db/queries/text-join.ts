import type { JoinBuilder } from "kysely";

/** Joins `activity_text` in one of the catalogue's languages (`mainLocaleOf`) to `activity`. */
export function textIn(locale: string) {
  return (join: JoinBuilder<any, any>) =>
    join.onRef("activity_text.activity_id", "=", "activity.id").on("activity_text.locale", "=", locale);
}
