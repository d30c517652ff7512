import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageAnswer } from "../page.ts";
import { answerFor } from "./answer.fixture.ts";
import { Header } from "./header.tsx";
import { someVisitor, VisitorContext, type Visitor } from "./visitor.ts";
import type { Role } from "../../sdk/contracts/account.ts";

function shown(answer: PageAnswer, visitor: Partial<Visitor> = {}): string {
  return renderToString(
    <VisitorContext.Provider value={{ ...someVisitor, ...visitor }}>
      <Header answer={answer} />
    </VisitorContext.Provider>,
  );
}
const signedIn = (...roles: Role[]) => ({
  user: { name: "Elena Meier", email: "elena@example.ch", picture: null, roles, isAffiliate: false },
});

test("the server's header is for everybody: a link to sign in, no badge", () => {
  const html = shown(answerFor("location"));
  expect(html).toContain('aria-label="Sign in or register"');
  expect(html).toMatch(/<span class="badge [^"]*\binvisible\b[^"]*">0</);
  expect(html).not.toContain("/api/auth/logout");
});

test("the basket's badge comes with the first item, and is heard", () => {
  expect(shown(answerFor("location"), { basketCount: 1 })).toMatch(
    /<span class="badge (?![^"]*\binvisible\b)[^"]*">1</,
  );
  expect(shown(answerFor("location"), { basketCount: 1 })).toContain('aria-label="Basket, 1 item"');
  expect(shown(answerFor("location"), { basketCount: 120 })).toContain(">99+<");
});

test("who is signed in finds their pages and the way out instead of the way in", () => {
  const html = shown(answerFor("location"), signedIn("customer"));
  expect(html).toContain('aria-label="Account of Elena Meier"');
  expect(html).toContain('href="/en-ch/account/bookings"');
  expect(html).toContain("/api/auth/logout?t=");
  expect(html).not.toContain("Sign in or register");
});

test("admins alone come to the suppliers, resellers to activities, nobody to reviews", () => {
  const has = (section: string, ...roles: Role[]) =>
    shown(answerFor("location"), signedIn(...roles)).includes(`/account/${section}"`);
  expect([has("suppliers", "admin"), has("suppliers", "reseller"), has("suppliers", "customer")]).toEqual([
    true,
    false,
    false,
  ]);
  expect([has("activities", "admin"), has("activities", "reseller"), has("activities", "customer")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(has("reviews", "admin", "reseller", "customer")).toBe(false);
});

test("a visitor's own name and picture are text and an address, never markup", () => {
  const user = { ...signedIn("customer").user, name: '<img src=x onerror="alert(1)">', picture: '/images/"><script>' };
  const html = shown(answerFor("location"), { user });
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain("<script>");
});

test("the search works without scripts: a form that asks for the first hit, or for the search page", () => {
  const html = shown(answerFor("location", { locale: "fr_CH" }));
  expect(html).toContain('action="/fr-ch/s"');
  expect(html).toMatch(/<input[^>]*name="s"[^>]*maxlength="512"/);
  expect(html).toMatch(/<input[^>]*autocomplete="off"/);
  expect(html).toContain('<input type="hidden" name="open" value="first-hit"');
});

test("the activities menu shows a list from two entries on, and is a plain link without any", () => {
  const [one] = answerFor("location").shell.places;
  expect(shown(answerFor("location", { places: [one!] }))).not.toContain("/l/1-interlaken");
  expect(shown(answerFor("location", { places: [one!] }))).toContain("/t/58-hikes");
  expect(shown(answerFor("location", { places: [], types: [] }))).not.toContain("menu-activities");
});

test("each language is called by its own name, in its own language", () => {
  const html = shown(
    answerFor("location", {
      languages: [
        ...answerFor("location").shell.languages.slice(0, 2),
        { locale: "ar_AE", name: "العربية", path: "/ar-ae" },
      ],
    }),
  );
  expect(html).toMatch(/<a[^>]*href="\/ar-ae"[^>]*hreflang="ar-AE"[^>]*lang="ar-AE"/);
  expect(html).toMatch(/<a[^>]*href="\/en-ch"[^>]*aria-current="true"/);
});

test("while somebody pays, nothing leads away but home and help", () => {
  const html = shown(answerFor("booking"), signedIn("admin"));
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(["/en-ch", "/en-ch/chat"]);
  expect(html).not.toContain("<form");
});

test("a widget shows the partner's logo, if its address is one of the web", () => {
  const widget = { brandColor: null, showsNavigation: false };
  expect(shown(answerFor("activity", { widget: { ...widget, logoUrl: "https://hotel.example/logo.svg" } }))).toContain(
    'src="https://hotel.example/logo.svg"',
  );
  expect(shown(answerFor("activity", { widget: { ...widget, logoUrl: "javascript:alert(1)" } }))).not.toContain(
    "javascript:",
  );
});

test("nothing in it needs a style attribute, which the shop's policy forbids", () => {
  expect(shown(answerFor("homepage"), signedIn("admin"))).not.toMatch(/<[^>]* style=/);
});

test("the menu of small screens leads where the header has no room to (discovery spec §2, “Links”)", () => {
  const html = shown(answerFor("location"));
  const menu = html.slice(html.indexOf('id="mobile-menu"'));
  for (const path of [
    "/activities",
    "/map",
    "/travel-guide",
    "/switzerland-itineraries",
    "/supplier",
    "/affiliate",
    "/account",
  ]) {
    expect(menu).toContain(`href="/en-ch${path}"`);
  }
});

test("the wordmark and the link home have the shop's name", () => {
  const answer = answerFor("location");
  const html = shown({ ...answer, shell: { ...answer.shell, shopName: "Berg & Tal" } });
  expect(html).toContain('aria-label="Berg &amp; Tal, home page"');
  expect(html).not.toContain("Gipfel");
});
