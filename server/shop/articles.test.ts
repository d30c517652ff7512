import { expect, test } from "vitest";
import { locales } from "../../sdk/contracts/locale.ts";
import { termsVersion } from "../../sdk/contracts/terms.ts";
import { articleKinds, articlesOf, isTextKey, shopContent, textOf } from "../content/content.ts";
import { readEnv } from "../env.ts";
import { articleOf } from "./articles.ts";

const env = readEnv({ OPERATOR_EMAIL: "hello@berg.example" });

test.each(locales)("fills every placeholder of every text, title and lead included: %s", (locale) => {
  const texts = [
    ...[...shopContent().texts.keys()].filter(isTextKey).map((key) => textOf(key, locale)),
    ...articleKinds.flatMap((kind) => articlesOf(kind, locale)),
  ].map((text) => articleOf(text, env));
  for (const text of texts) expect(JSON.stringify(text)).not.toMatch(/\{\w+\.\w+\}/);
});

test("names the operator and the version of the terms in the lead of a text", () => {
  expect(articleOf(textOf("chat", "de_CH"), env).lead).toContain("hello@berg.example");
  expect(articleOf(textOf("terms", "de_CH"), env).lead).toContain(termsVersion);
});
