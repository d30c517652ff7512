import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { basemapProviders } from "./basemap/providers.ts";
import { humanCheckProviders } from "./human-check/providers.ts";
import { invoicingProviders } from "./invoicing/providers.ts";
import { mailProviders } from "./mail/providers.ts";
import { paymentProviders } from "./payment/providers.ts";
import { searchProviders } from "./search/providers.ts";
import { signInProviders } from "./sign-in/providers.ts";
import { timetableProviders } from "./timetable/providers.ts";

const lists = [
  basemapProviders,
  humanCheckProviders,
  invoicingProviders,
  mailProviders,
  paymentProviders,
  searchProviders,
  signInProviders,
  timetableProviders,
] as const;
const names = [...new Set(lists.flatMap((list) => list.map(({ name }) => name)))];
/** Names that are words of their own, which other strings have too. */
const words: readonly string[] = ["embedded", "folder", "style-url"];
const unusual = names.filter((name) => !words.includes(name));
const libraries = ["better-auth", "stripe", "nodemailer", "algoliasearch", "altcha-lib", "fast-xml-parser"];

/**
 * Start, threads and tests choose providers, and the demo makes the embedded timetable's file; nothing else does. What
 * all ports share knows none either.
 */
const sources = globSync("{server,host-site}/**/*.{ts,tsx}", {
  exclude: [
    "server/ports/*/**",
    "server/testing/**",
    "server/demo-shop/timetable/**",
    "server/{main,search-worker,timetable-worker}.ts",
    "**/*.{test,fixture}.*",
  ],
}).map((file) => ({ file, text: readFileSync(file, "utf8") }));
const filesWith = (pattern: RegExp) => sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []));

test("nothing outside a port's folder imports a provider's files or library", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.map(({ file }) => file)).toEqual(expect.arrayContaining(["server/app.ts", "server/ports/open.ts"]));
  expect(
    filesWith(
      /"[./]+(ports\/)?(basemap|human-check|invoicing|mail|payment|search|sign-in|timetable)\/[\w-]+\/[\w.-]+\.ts"/,
    ),
  ).toEqual([]);
  expect(filesWith(new RegExp(`from "(${libraries.join("|")})["/]`))).toEqual([]);
});

test("nothing outside a port's folder names a provider, be it in a header's name", () => {
  expect(unusual).toEqual(expect.arrayContaining(["stripe", "sandbox", "better-auth"]));
  expect(filesWith(new RegExp(`"/?(${unusual.join("|")})/?"|\\b(${unusual.join("|")}):`))).toEqual([]);
  expect(filesWith(new RegExp(`["'\`]x-(${unusual.join("|")})\\b`))).toEqual([]);
});

test("nothing outside a port's folder compares with a provider's name, be it a word of its own", () => {
  expect(names).toEqual(expect.arrayContaining([...words]));
  const one = `["'\`](${names.join("|")})["'\`]`;
  const compares = new RegExp(`[=!]==?\\s*${one}|${one}\\s*[=!]==?|\\bcase ${one}:`);
  expect(compares.test('ports.search.name === "embedded"')).toBe(true);
  expect(filesWith(compares)).toEqual([]);
});

test("each port with a list of providers types their record", () => {
  const folders = (name: string) => globSync(`server/ports/*/${name}`).map((file) => file.split("/")[2]);
  expect(folders("provider.ts").toSorted()).toEqual(folders("providers.ts").toSorted());
});
