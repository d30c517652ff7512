import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCatalogs } from "@lingui/cli/api";
import { makeConfig } from "@lingui/conf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gipfel-words-"));
  vi.stubEnv("CATALOGUES", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const message = (id: string, text: string) => `#. js-lingui-explicit-id\nmsgid "${id}"\nmsgstr "${text}"\n`;

test("the build takes a message of an element from English where a language has no translation of it", async () => {
  for (const [language, messages] of Object.entries({
    en: [message("kit.title", "Title"), message("kit.back", "Back")],
    xx: [message("kit.title", "Titel"), message("kit.back", "")],
  })) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, "kit.po"), messages.join("\n"));
  }
  const { default: config } = await import("../../lingui.config.ts");
  const catalogues = await getCatalogs(makeConfig({ ...config, rootDir: ".", locales: ["en", "xx"] }));
  const kit = catalogues.find(({ name }) => name === "kit")!;
  const { fallbackLocales } = makeConfig(config);
  const { messages } = await kit.getTranslations("xx", { fallbackLocales, sourceLocale: "en" });
  expect(messages).toEqual({ "kit.title": "Titel", "kit.back": "Back" });
});
