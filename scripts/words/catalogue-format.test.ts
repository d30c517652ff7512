import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import { expect, test } from "vitest";
import { catalogueFormat } from "./catalogue-format.ts";
import { findGaps } from "./gaps.ts";

/** The catalogue as an extraction writes it where a message has this English text and this translation. */
async function extracted(existing: string, message: string, translation: string, locale = "de"): Promise<string> {
  const { extra } = (await parsed(existing))["mail.lead"] ?? {};
  const entry = { message, translation, comments: ["In a mail"], origin: [], ...(extra ? { extra } : {}) };
  return catalogueFormat.serialize({ "mail.lead": entry }, { ...context(locale), existing });
}

const context = (locale: string) => ({ locale, sourceLocale: "en", filename: "mail.po" });
const parsed = async (catalogue: string) => catalogueFormat.parse(catalogue, context("de"));
const isOutdated = (catalogue: string) => catalogue.includes("\n#, fuzzy\n");

test("a translation is flagged once its English text has changed, and stays so until somebody takes the flag away", async () => {
  const first = await extracted("", "You pay {amount}.", "Sie zahlen {amount}.");
  const again = await extracted(first, "You pay {amount}.", "Sie zahlen {amount}.");
  const changed = await extracted(again, "You paid {amount}.", "Sie zahlen {amount}.");
  const afterwards = await extracted(changed, "You paid {amount}.", "Sie zahlen {amount}.");
  expect([first, again, changed, afterwards].map(isOutdated)).toEqual([false, false, true, true]);
  const read = afterwards.replace("#, fuzzy\n", "").replace("Sie zahlen", "Sie zahlten");
  expect(isOutdated(await extracted(read, "You paid {amount}.", "Sie zahlten {amount}."))).toBe(false);
});

test("another line break in the English text is no change", async () => {
  const first = await extracted("", "One sentence.\n  Another one.", "Ein Satz. Noch einer.");
  expect(isOutdated(await extracted(first, "One sentence. Another one.", "Ein Satz. Noch einer."))).toBe(false);
});

test("neither the English catalogue nor what has no translation is flagged", async () => {
  const english = await extracted("", "You pay.", "You pay.", "en");
  expect(isOutdated(await extracted(english, "You paid.", "You paid.", "en"))).toBe(false);
  const empty = await extracted("", "You pay.", "");
  expect(isOutdated(await extracted(empty, "You paid.", ""))).toBe(false);
});

test("a message whose id is made of its text has no English comment", async () => {
  const id = generateMessageId("Sold out");
  const entry = { message: "Sold out", translation: "Ausverkauft", origin: [] };
  const catalogue = await catalogueFormat.serialize({ [id]: entry }, { ...context("de"), existing: undefined });
  expect(catalogue).not.toContain("#. Sold out");
});

test("what is missing or outdated is found by file, and English texts come with it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  const write = (language: string, name: string, catalogue: string) => {
    mkdirSync(join(folder, language, "server"), { recursive: true });
    writeFileSync(join(folder, language, "server", `${name}.po`), catalogue);
  };
  for (const name of ["done", "empty", "none", "old"])
    write("en", name, await extracted("", "You paid.", "You paid.", "en"));
  write("de", "done", await extracted("", "You paid.", "Sie zahlten."));
  write("de", "empty", await extracted("", "You paid.", ""));
  write("de", "old", await extracted(await extracted("", "You pay.", "Sie zahlen."), "You paid.", "Sie zahlen."));
  const message = ["mail.lead", "You paid."];
  expect(findGaps("de", folder).map(({ file, ...gaps }) => [file.slice(folder.length), gaps])).toEqual([
    ["/de/server/empty.po", { missing: [message], outdated: [] }],
    ["/de/server/none.po", { missing: [message], outdated: [] }],
    ["/de/server/old.po", { missing: [], outdated: [message] }],
  ]);
});
