/**
 * Writes custom-elements.json (the custom elements manifest, schema 1.0) from the attribute schemas of contracts/. With
 * --check it only says whether the file is fresh.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type * as v from "valibot";
import { elementFiles } from "./build/elements.ts";
import { describeAttribute } from "./manifest/describe-attribute.ts";
import { describeRecord } from "./manifest/describe-record.ts";

const file = "custom-elements.json";
const modules = [];
for (const [name, path] of elementFiles()) {
  const { tag, description, events, parts } = describeRecord(readFileSync(path, "utf8"));
  const contract = (await import(`../sdk/contracts/elements/${name}.ts`)) as Record<
    string,
    v.ObjectSchema<v.ObjectEntries, undefined>
  >;
  const schema = contract[`${name}Attributes`];
  if (!schema) throw new Error(`sdk/contracts/elements/${name}.ts has no ${name}Attributes`);
  const declaration = {
    kind: "class",
    customElement: true,
    name: tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
    tagName: tag,
    description,
    attributes: Object.entries(schema.entries).map(([attribute, entry]) =>
      describeAttribute(attribute, entry as v.GenericSchema),
    ),
    events: events.map((event) => ({ name: `gipfel-${event}`, type: { text: "CustomEvent" } })),
    cssParts: parts.map((part) => ({ name: part })),
  };
  modules.push({
    kind: "javascript-module",
    path,
    declarations: [declaration],
    exports: [{ kind: "custom-element-definition", name: tag, declaration: { name: declaration.name, module: path } }],
  });
}
const text = `${JSON.stringify({ schemaVersion: "1.0.0", readme: "README.md", modules }, null, 2)}\n`;

if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error(`${file} is stale: run npm run manifest and commit it.`);
  process.exitCode = 1;
}
