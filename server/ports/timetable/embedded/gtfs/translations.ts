import type { FeedStop, FeedTranslation } from "./feed.types.ts";
import { readTable, type ReadContext } from "./rows.ts";

const file = "translations.txt";

/** Reads the names of stops in other languages; translations of other fields are passed over. */
export async function readTranslations(
  context: ReadContext,
  stops: readonly FeedStop[],
  index: ReadonlyMap<string, number>,
): Promise<FeedTranslation[]> {
  const translations: FeedTranslation[] = [];
  const byName = Map.groupBy(stops.keys(), (stop) => stops[stop]!.name);
  await readTable(
    context,
    {
      file,
      required: ["table_name", "field_name", "language", "translation"],
      optional: ["record_id", "field_value"],
    },
    (row) => {
      if (row.get("table_name") !== "stops" || row.get("field_name") !== "stop_name") return;
      const [language, text] = [row.get("language").toLowerCase().split(/[-_]/)[0]!, row.get("translation")];
      if (language === "" || text === "") return;
      const [id, value] = [row.get("record_id"), row.get("field_value")];
      // A feed may translate entrances, which are not read: what names no stop is passed over.
      const named = id === "" ? (byName.get(value) ?? []) : index.has(id) ? [index.get(id)!] : [];
      for (const stop of named) if (text !== stops[stop]!.name) translations.push({ stop, language, text });
    },
  );
  return translations;
}
