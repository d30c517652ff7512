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
  expect(requestsPage({ method, url, headers: { accept: "*/*" } })).toBe(isPage);
});

test.each([
  "/api/account/affiliate/statements/2026-11.pdf",
  "/api/account/affiliate/statistics.csv?from=x",
  "/api/bookings/1/items/2/ticket.pdf",
])("%s is answered with a page in a browser, and with data to a program", (url) => {
  expect(requestsPage({ method: "GET", url, headers: { accept: "text/html,application/xml;q=0.9,*/*;q=0.8" } })).toBe(
    true,
  );
  for (const accept of ["application/json", "*/*", undefined])
    expect(requestsPage({ method: "GET", url, headers: { accept } })).toBe(false);
});

test("statistics are a table alone: another file of them is data", () => {
  const url = "/api/account/affiliate/statistics.pdf";
  expect(requestsPage({ method: "GET", url, headers: { accept: "text/html" } })).toBe(false);
});

test("the page of a file that does not exist is in the language that its address asks for, and leads to the account", () => {
  const url = "/api/account/affiliate/statements/2020-01.pdf?locale=fr_CH";
  const page = refusalPage({ status: 404 }, url, { shopName: "Berg & Tal", style: null });
  expect(page).toContain(`<html lang="fr-CH" dir="ltr">`);
  expect(page).toContain(`<h1 class="title">Ce fichier n’existe pas</h1>`);
  expect(page).toContain(`href="/fr-ch/account/affiliate#statements"`);
});

// Cause: it led home, where a guest whose ticket was replaced or cancelled finds nothing of it.
test("the page of a ticket that is not there any more leads to its booking", () => {
  const page = (url: string) => refusalPage({ status: 404 }, url, { shopName: "Berg & Tal", style: null });
  const ticket = page("/api/bookings/b_1-2/items/3/ticket.pdf?locale=fr_CH");
  expect(ticket).toMatch(/href="\/fr-ch\/[\w/-]+\?bookingId=b_1-2">Vers votre réservation</);
  expect(page(`/api/bookings/"><b>/items/3/ticket.pdf?locale=fr_CH`)).toContain(
    `href="/fr-ch">Vers la page d’accueil<`,
  );
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
