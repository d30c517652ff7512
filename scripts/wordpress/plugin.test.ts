import { execFileSync, spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { blockFile } from "./block-file.ts";
import { dataFile } from "./data-file.ts";
import { pluginElements, type Declaration } from "./elements.ts";
import { generatedFiles, pluginFile, pluginFolder, pluginVersion, translations } from "./generated.ts";
import { pluginFiles } from "./plugin-files.ts";
import { keyOf, readCatalogue, template, writeCatalogue } from "./words.ts";
import { zip } from "./zip.ts";

const stale = "run npm run wordpress:data and commit it";
const isInstalled = (command: string) => spawnSync(command, ["--version"]).status === 0;
const phpFiles = globSync("**/*.php", { cwd: pluginFolder });

test("what the plugin has of custom-elements.json and the schemas is current", async () => {
  const files = await generatedFiles();
  for (const [path, text] of files) expect(pluginFile(path), `${path}: ${stale}`).toBe(text);
  expect(globSync("blocks/*/block.json", { cwd: pluginFolder }).toSorted()).toEqual(
    [...files.keys()].filter((path) => path.startsWith("blocks/")).toSorted(),
  );
});

test("an author can't set which shop an element asks, or name what a visitor has reserved", async () => {
  const data = (await generatedFiles()).get("includes/data.php")!;
  expect(data).toMatch(/'affiliate-id'\s+=>/);
  for (const name of ["api-base", "reservation", "rebook"]) expect(data).not.toContain(`'${name}'`);
});

test("an element that is offered has a block and a shortcode as soon as the manifest has it, with every attribute", async () => {
  const declared = (tagName: string): Declaration => ({
    tagName,
    description: "Trips by train, bus and boat.",
    attributes: [
      { name: "from", type: { text: "string" }, description: "Where it begins." },
      { name: "arrive-by", type: { text: "boolean" } },
      { name: "api-base", type: { text: "string" } },
    ],
  });
  const schemas = { from: v.optional(v.string()), "arrive-by": v.optional(v.picklist(["", "true", "false"])) };
  const elements = await pluginElements({
    declarations: [declared("gipfel-transport"), declared("gipfel-not-offered")],
    schemasOf: async () => ({ ...schemas, "api-base": v.optional(v.string()) }),
  });
  expect(elements.map(({ name, title }) => [name, title])).toEqual([["transport", "Gipfel: public transport"]]);
  const block = JSON.parse(blockFile(elements[0]!, "1.0.0"));
  expect(block).toMatchObject({ name: "gipfel/transport", supports: { align: ["wide", "full"] } });
  expect(Object.keys(block.attributes)).toEqual(["from", "arrive-by"]);
  expect(dataFile([...(await pluginElements()), elements[0]!])).toMatch(/\n\t\t'transport'\s+=> array\(/);
});

test("template and translations have the texts of the sources, with the same placeholders", () => {
  const words = template(pluginFolder, pluginVersion());
  expect(pluginFile("languages/gipfel.pot"), stale).toBe(writeCatalogue(words));
  for (const locale of translations) {
    const translation = readCatalogue(pluginFile(`languages/gipfel-${locale}.po`));
    expect(translation.items.map(keyOf), `${locale}: ${stale}`).toEqual(words.items.map(keyOf));
    for (const { msgid, msgstr } of translation.items.filter((item) => item.msgstr[0]))
      expect(msgstr[0]!.match(/%(?:\d\$)?s/g)?.toSorted(), msgid).toEqual(msgid.match(/%(?:\d\$)?s/g)?.toSorted());
  }
});

test("a compiled translation has its texts in the order and at the places that gettext reads", () => {
  const catalogue = pluginFiles().get("gipfel/languages/gipfel-de_DE.mo")!;
  const word = (at: number) => catalogue.readUInt32LE(at);
  const text = (table: number, index: number) => {
    const length = word(table + 8 * index);
    const start = word(table + 8 * index + 4);
    return catalogue.subarray(start, start + length).toString();
  };
  const [originals, translated] = [word(12), word(16)];
  const texts = Array.from({ length: word(8) }, (_, index) => [text(originals, index), text(translated, index)]);
  expect(texts[0]![1]).toContain("Language: de_DE\n");
  expect(texts).toContainEqual(["Load it now", "Jetzt laden"]);
  expect(texts).toContainEqual(["attribute\u0004Search", "Suche"]);
  expect(texts.map(([original]) => original)).toEqual(texts.map(([original]) => original).toSorted());
});

test("the archive is the same whatever order its files are read in", () => {
  const files = pluginFiles();
  const archive = zip(files);
  expect(zip(new Map([...files].reverse())).equals(archive)).toBe(true);
  expect(archive.subarray(0, 4).toString()).toBe("PK\u0003\u0004");
  expect([...files.keys()]).toContain("gipfel/gipfel.php");
});

test("the version of the plugin is that of the package", () => {
  const version = pluginVersion();
  const plugin = pluginFile("gipfel.php");
  expect(plugin).toContain(` * Version:           ${version}\n`);
  expect(plugin).toContain(`const VERSION = '${version}';`);
  expect(pluginFile("readme.txt")).toContain(`Stable tag: ${version}\n`);
});

test.skipIf(!isInstalled("php")).each(phpFiles)("%s is valid PHP", (file) => {
  execFileSync("php", ["-l", `${pluginFolder}/${file}`], { stdio: "pipe" });
});

test.skipIf(!isInstalled("phpcs"))("the PHP keeps WordPress's coding standards", () => {
  const { stdout } = spawnSync("phpcs", ["--standard=wordpress/phpcs.xml", "-q"], { encoding: "utf8" });
  expect(stdout).toBe("");
});
