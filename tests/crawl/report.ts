import type { Locale } from "../../sdk/contracts/locale.ts";
import type { Problem } from "./problem.ts";
import type { Page } from "./page.ts";

/** Problems of one kind that are printed in full. */
const toldOfAKind = 5;

export interface Report {
  readonly read: ReadonlyMap<Locale, readonly Page[]>;
  readonly links: { readonly checked: number; readonly all: number };
  readonly problems: readonly Problem[];
  readonly seconds: number;
}

/** What was read, and what is wrong. */
export function printReport({ read, links, problems, seconds }: Report): void {
  const kinds = [...new Set([...read.values()].flat().map(({ kind }) => kind))];
  console.table(
    Object.fromEntries(
      [...read].map(([locale, pages]) => [
        locale,
        Object.fromEntries(kinds.map((kind) => [kind, pages.filter((page) => page.kind === kind).length])),
      ]),
    ),
  );
  console.log(`${links.checked} of ${links.all} other addresses asked for, ${seconds.toFixed(1)} s\n`);
  const byKind = [...Map.groupBy(problems, ({ kind }) => kind)].sort(([, one], [, other]) => other.length - one.length);
  if (byKind.length === 0) return console.log("✓ Nothing is wrong.");
  console.table(
    byKind.map(([kind, all]) => ({
      "what is wrong": kind,
      times: all.length,
      pages: new Set(all.map(({ path }) => path)).size,
    })),
  );
  for (const [kind, all] of byKind) {
    console.log(`\n${kind}`);
    for (const { path, detail } of all.slice(0, toldOfAKind)) console.log(`  ${path}  ${detail}`);
    if (all.length > toldOfAKind) console.log(`  … and ${all.length - toldOfAKind} more`);
  }
}
