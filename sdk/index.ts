/** The package's entry: defines elements by name, without the loader. */
/* Where the visitor came to, before the page changes its address; on other pages the loader says so. */
import "./elements/_kit/arrived.ts";
import { define } from "./elements/_kit/define.ts";
import { loadRecord, tags } from "./elements/table.ts";

export type { EventDetail, EventName } from "./contracts/events.ts";
export type { Locale } from "./contracts/locale.ts";
export { version } from "./version.ts";
export { tags };

/** Loads and defines elements by their tags; all of them without an argument. Defining twice is harmless. */
export async function defineElements(...wanted: readonly string[]): Promise<void> {
  await Promise.all((wanted.length > 0 ? wanted : tags).map(defineElement));
}

async function defineElement(tag: string): Promise<void> {
  const record = await loadRecord(tag);
  if (!record) throw new Error(`There is no <${tag}>; there are ${tags.join(", ")}.`);
  define(record);
}
