import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageAnswer } from "../page.ts";
import { answerFor } from "./answer.fixture.ts";
import { Footer } from "./footer.tsx";
import { someVisitor, VisitorContext } from "./visitor.ts";

function shown(answer: PageAnswer, userAgent = ""): string {
  return renderToString(
    <VisitorContext.Provider value={{ ...someVisitor, userAgent }}>
      <Footer answer={answer} />
    </VisitorContext.Provider>,
  );
}

test("the footer leads to every page that it promises (purchase spec §2)", () => {
  const answer = answerFor("location", { locale: "de_CH" });
  const html = shown(answer);
  const { paths } = answer.shell;
  const promised = [
    paths["about-us"],
    paths["travel-guide"],
    paths["travel-routes"],
    paths.vouchers,
    paths.terms,
    paths["cookie-policy"],
    paths["privacy-policy"],
    paths.imprint,
    paths.chat,
  ];
  expect(promised.filter((path) => !html.includes(`href="${path}"`))).toEqual([]);
});

test("the shop's ways to pay are named for those who don't see their marks, and no others", () => {
  const html = shown(answerFor("location", { paymentMarks: ["twint", "mastercard", "maestro", "apple_pay"] }));
  const named = ["TWINT", "Visa", "Mastercard", "Maestro", "Apple Pay", "PostFinance"];
  expect(named.filter((name) => html.includes(`<span class="sr-only">${name}</span>`))).toEqual([
    "TWINT",
    "Mastercard",
    "Maestro",
    "Apple Pay",
  ]);
});

test("the store's link is for Android alone", () => {
  expect(shown(answerFor("location"), "Mozilla/5.0 (Linux; Android 16; Pixel Tablet) Chrome/142.0.0.0")).toContain(
    "market://details?id=",
  );
  expect(shown(answerFor("location"), "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)")).not.toContain(
    "market:",
  );
  expect(shown(answerFor("location"))).not.toContain("market:");
});

test("lists of links stand above it, by category; empty ones don't", () => {
  const linkLists = [
    { title: "Places", links: [{ title: "Things to do in Interlaken", url: "/l/1-interlaken" }] },
    { title: "Empty", links: [] },
  ];
  const html = shown(answerFor("location", { linkLists }));
  expect(html.indexOf("Things to do in Interlaken")).toBeLessThan(html.indexOf("<footer"));
  expect(html).not.toContain("Empty");
});

test("the newsletter has a link where no script runs", () => {
  expect(shown(answerFor("location"))).toMatch(/id="newsletter".*href="\/en-ch\/privacy-policy"/s);
});

test("where somebody buys there is no newsletter, and no link to it", () => {
  expect(shown(answerFor("text"))).toContain('href="#newsletter"');
  for (const kind of ["basket", "booking", "confirm"] as const)
    expect(shown(answerFor(kind))).not.toContain("#newsletter");
});

test("a partner's widget has no footer", () => {
  expect(shown(answerFor("activity", { widget: { brandColor: null, logoUrl: null, showsNavigation: true } }))).toBe("");
});

test("nothing in it needs a style attribute, which the shop's policy forbids", () => {
  expect(shown(answerFor("location"))).not.toMatch(/<[^>]* style=/);
});

test("help centre, jobs and networks are on other hosts where the shop has some, else on its own pages", () => {
  const answer = answerFor("location", { locale: "en_CH" });
  const aboutUs = answer.shell.paths["about-us"];
  expect(shown(answer)).toContain(`href="${aboutUs}#help"`);
  const elsewhere = {
    ...answer.shell.elsewhere,
    helpCentre: "https://help.example/",
    jobs: "https://jobs.example/",
    social: [{ title: "Instagram", url: "https://instagram.example/gipfel" }],
  };
  const html = shown({ ...answer, shell: { ...answer.shell, elsewhere } });
  for (const url of ["https://help.example/", "https://jobs.example/", "https://instagram.example/gipfel"])
    expect(html).toMatch(new RegExp(`href="${url}"[^>]*rel="noopener"|rel="noopener"[^>]*href="${url}"`));
  expect(html).not.toContain(`${aboutUs}#help`);
});

test("a shop without an app leads no Android phone to a store", () => {
  const answer = answerFor("location");
  const android = "Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile Safari/537.36";
  expect(shown(answer, android)).toContain("market://");
  const elsewhere = { ...answer.shell.elsewhere, androidPackage: null };
  expect(shown({ ...answer, shell: { ...answer.shell, elsewhere } }, android)).not.toContain("market://");
});
