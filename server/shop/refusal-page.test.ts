import { expect, test } from "vitest";
import { requestsPage, refusalPage } from "./refusal-page.ts";

test.each([
  ["GET", "/", true],
  ["HEAD", "/fr-ch/%zz", true],
  ["GET", "/activity/1-x?drawer=activity-1", true],
  ["GET", "/api/carts/1", false],
  ["GET", "/sdk/v1/gipfel.js", false],
  ["GET", "/images/a.webp?width=1", false],
  ["GET", "/newsletter/confirm", false],
  ["POST", "/", false],
] as const)("%s %s is answered with a page: %s", (method, url, isPage) => {
  expect(requestsPage({ method, url })).toBe(isPage);
});

test.each([
  [400, "/", "de-CH", "Diese Adresse stimmt nicht", "/"],
  [414, "/fr-ch/x", "fr-CH", "Cette adresse n’est pas correcte", "/fr-ch"],
  [429, "/it-ch", "it-CH", "Un momento, per favore", "/it-ch"],
  [500, "/en-ch/map", "en-CH", "This page can’t be shown right now", "/en-ch"],
  [500, "/ar-ae/map", "en-CH", "This page can’t be shown right now", "/ar-ae"],
] as const)("a refusal with %i of %s is in %s: %s", (status, url, lang, title, home) => {
  const page = refusalPage({ status }, url, { shopName: "Berg & Tal", style: null });
  expect(page).toContain(`<html lang="${lang}" dir="ltr">`);
  expect(page).toContain(`<h1 class="title">${title}</h1>`);
  expect(page).toContain(`href="${home}"`);
  expect(page).toContain(`<title>${title} – Berg &#38; Tal</title>`);
});
