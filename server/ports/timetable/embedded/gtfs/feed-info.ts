import type { FeedInfo } from "./feed.types.ts";
import { readTable, type ReadContext } from "./rows.ts";
import { parseDate } from "./values.ts";

const file = "feed_info.txt";

/** Reads feed_info.txt, which a feed may lack. */
export async function readFeedInfo(context: ReadContext): Promise<FeedInfo> {
  let info: FeedInfo = { publisher: "", version: "", firstDay: null, lastDay: null };
  await readTable(
    context,
    { file, required: [], optional: ["feed_publisher_name", "feed_version", "feed_start_date", "feed_end_date"] },
    (row) => {
      const dates = (["feed_start_date", "feed_end_date"] as const).map((column) => {
        const text = row.get(column);
        const date = parseDate(text);
        if (text !== "" && date === null)
          context.notes.problems.add(
            file,
            row.line,
            "bad_date",
            `${column} is ${text}: a date such as 20261213 is wanted`,
          );
        return date;
      });
      info = {
        publisher: row.get("feed_publisher_name"),
        version: row.get("feed_version"),
        firstDay: dates[0]!,
        lastDay: dates[1]!,
      };
    },
  );
  return info;
}
