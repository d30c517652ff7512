import { expect, test } from "vitest";
import { translatedLocales, type TranslatedLocale } from "../../sdk/contracts/locale.ts";
import { readCatalogueFile } from "../catalogue/read-file.ts";
import { readPictureIndex } from "../ports/pictures/masters.ts";
import type { Written } from "../../host-site/article.ts";
import { articleAt, articlesOf, guides, isTextKey, shopContent, textOf } from "./content.ts";

/** The texts name activities and pictures of the demo. */
const demoFolder = "demo/catalogue";
const { catalogue } = await readCatalogueFile(demoFolder, Date.parse("2026-11-21T09:00:00Z"));
const known = new Set(catalogue.activities.map(({ id }) => id));
const pictures = readPictureIndex(`${demoFolder}/pictures`);
const kinds = ["travel-guide", "travel-routes"] as const;
const inAll = (textIn: (locale: TranslatedLocale) => Written) =>
  Object.fromEntries(translatedLocales.map((locale) => [locale, textIn(locale)])) as Record<TranslatedLocale, Written>;
const articles = kinds.flatMap((kind) =>
  articlesOf(kind, "en_CH").map(({ slug }) => [slug, inAll((locale) => articleAt(kind, slug, locale)!)] as const),
);
const all = [
  ...articles,
  ...[...shopContent().texts.keys()]
    .filter(isTextKey)
    .map((key) => [key, inAll((locale) => textOf(key, locale))] as const),
];

test.each(all)("%s says the same in each language", (_, { de_CH: de, ...others }) => {
  const shape = ({ blocks, ways, activityIds, picture, changed, slug }: Written) => ({
    slug,
    changed,
    activityIds,
    picture: picture?.file,
    ways: ways.map(({ to }) => to),
    blocks: blocks.map((block) => {
      if (block.kind === "heading") return { kind: block.kind, id: block.id };
      if (block.kind === "stage") return { kind: block.kind, activityIds: block.activityIds };
      if (block.kind === "list") return { kind: block.kind, length: block.items.length };
      return block.kind === "details" ? { kind: block.kind, length: block.rows.length } : { kind: block.kind };
    }),
  });
  for (const other of Object.values(others)) {
    expect(shape(other)).toEqual(shape(de));
    expect(other.lead).not.toBe(de.lead);
  }
});

test.each(all)("%s can stand in a list of results: a title, and a lead of 160 characters at most", (_, languages) => {
  for (const { title, lead, changed } of Object.values(languages)) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(lead.length, lead).toBeLessThanOrEqual(160);
    expect(lead.length).toBeGreaterThan(30);
    expect(new Date(`${changed}T00:00:00Z`).toISOString().slice(0, 10)).toBe(changed);
  }
});

test.each(all)("%s leads to activities and pictures that exist", (_, { de_CH: text }) => {
  expect(text.activityIds.filter((id) => !known.has(id))).toEqual([]);
  if (text.picture) expect(pictures.has(text.picture.file)).toBe(true);
});

/** `activity="167"`, `"activity", "167"`, `activities=167,104`, `/activity/167`. */
const namedActivity = /\/activity\/(\d+)|activit(?:y|ies)\W{1,4}(\d[\d,]*)/g;

test("code in guides and texts names activities that exist, and pages in the text's language", () => {
  const written: (readonly [string, Written])[] = [
    ...guides(),
    ...all.flatMap(([key, languages]) => Object.values(languages).map((text) => [key, text] as const)),
  ];
  const named = written.flatMap(([key, { lang, blocks }]) =>
    blocks.flatMap((block) => {
      if (block.kind !== "code") return [];
      const prefix = lang === "de-CH" ? "" : `/${lang.toLowerCase()}`;
      for (const [, path] of block.text.matchAll(/https:\/\/SHOP((?:\/[a-z]{2}-ch)?)\/(?:activity|s)\b/g))
        expect(path, key).toBe(prefix);
      return [...block.text.matchAll(namedActivity)].flatMap(([, one, several]) => (one ?? several)!.split(","));
    }),
  );
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((id) => !known.has(Number(id)))).toEqual([]);
});

test.each(all)("%s is written calmly and in Swiss spelling", (_, languages) => {
  for (const language of Object.values(languages)) {
    const message = JSON.stringify(language);
    expect(message).not.toMatch(/!|ß|—|\*\*|[a-z]'[a-z]/);
    if (language.picture) expect(language.picture.alternativeText).not.toBe("");
    const ids = language.blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("every article names activities that can be booked", () => {
  for (const { activityIds } of kinds.flatMap((kind) => articlesOf(kind, "de_CH")))
    expect(activityIds.length).toBeGreaterThanOrEqual(4);
});

test("an itinerary has a leg for each of its days", () => {
  const days = articlesOf("travel-routes", "en_CH").map(
    ({ blocks }) => blocks.filter(({ kind }) => kind === "stage").length,
  );
  expect(days.toSorted()).toEqual([3, 5, 6]);
});

test("a language without texts of its own is answered in English", () => {
  expect(textOf("terms", "ja_JP")).toBe(textOf("terms", "en_CH"));
  expect(articlesOf("travel-guide", "ar_AE")).toEqual(articlesOf("travel-guide", "en_CH"));
});

test("an article that nobody wrote is not there", () => {
  expect(articleAt("travel-guide", "nowhere", "de_CH")).toBeNull();
  expect(articleAt("travel-routes", "rain-in-lucerne", "de_CH")).toBeNull();
  expect([isTextKey("terms"), isTextKey("basket"), isTextKey("toString")]).toEqual([true, false, false]);
});
