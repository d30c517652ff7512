import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlaygroundBody } from "../../../host-site/pages/playground/playground.body.ts";
import { events, eventVersion, type EventName } from "../../../sdk/contracts/events.ts";
import { errorCodes } from "../../../sdk/contracts/errors.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { changelog, readChangelog } from "../../content/changelog.ts";
import { elementDeclarations } from "../../content/element-declarations.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { changesFeed } from "../../shop/changes-feed.ts";
import { developersPages } from "../../shop/load/developers/developers.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";

onBothDatabases("the feed of changes", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });
  afterAll(() => shop.app.close());

  test("is Atom, and links the page", async () => {
    const answer = await shop.app.inject({ url: "/developers/changes.xml" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.body).toContain(`<link rel="alternate" type="text/html" href="${testOrigin}/developers/changes"/>`);
    expect(answer.body.match(/<entry>/g)).toHaveLength(changelog().sections.length);
  });
});

onBothDatabases("the pages for developers", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });
  afterAll(() => shop.app.close());
  const get = async (url: string) => {
    const { statusCode, body } = await shop.app.inject({ url, headers: { accept: "text/html" } });
    return { statusCode, body };
  };

  test("are a link in the footer of the shop's pages, in the page's language", async () => {
    const footerOf = async (url: string) => /<footer[^]*<\/footer>/.exec((await get(url)).body)?.[0];
    expect(await footerOf("/")).toMatch(/<a [^>]*href="\/developers"[^>]*>Für Entwickler<\/a>/);
    expect(await footerOf(pagePath("homepage", "fr_CH"))).toMatch(
      /<a [^>]*href="\/fr-ch\/developers"[^>]*>Pour les développeurs<\/a>/,
    );
    for (const page of ["supplier", "affiliate", "widget"] as const)
      expect(await footerOf("/"), page).toContain(`href="${pagePath(page, "de_CH")}"`);
  });

  test("every guide and every element has one, which the overview links", async () => {
    const overview = await get("/en-ch/developers");
    for (const name of developersPages().filter((name) => name !== "")) {
      if (!name.includes("/")) expect(overview.body, name).toContain(`href="/en-ch/developers/${name}"`);
      expect((await get(`/en-ch/developers/${name}`)).statusCode, name).toBe(200);
    }
    expect((await get("/developers/gipfel-nothing")).statusCode).toBe(404);
  });

  test("every call but the team's is in the reference, with an example, and the overview finds it", async () => {
    const { paths } = (await shop.ask("GET", "/openapi.json")).json<{
      paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
    }>();
    const overview = await get("/en-ch/developers/api");
    const pages = new Map<string, string>();
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { operationId, tags }] of Object.entries(methods)) {
        const group = tags[0]!;
        expect(path.startsWith("/admin/"), operationId).toBe(group === "team");
        if (group === "team") continue;
        const address = `/en-ch/developers/api/${group}`;
        if (!pages.has(address)) pages.set(address, (await get(address)).body);
        expect(overview.body, operationId).toContain(`href="${address}#${operationId}"`);
        expect(pages.get(address), operationId).toContain(`<h2 id="${operationId}"`);
        expect(pages.get(address), operationId).toContain(
          `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}`,
        );
      }
    }
    expect(pages.size).toBeGreaterThan(8);
    const errors = await get("/en-ch/developers/api/errors");
    for (const code of Object.keys(errorCodes)) expect(errors.body).toContain(`>${code}</code></th>`);
  });

  test("the playground's frame is a document of an origin of its own, which sends no form and calls the shop alone", async () => {
    const { headers, body } = await shop.app.inject({ url: "/developers/playground/frame" });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/^sandbox (?!.*allow-same-origin)/);
    for (const line of ["form-action 'none'", "connect-src 'self'", "frame-ancestors 'self'"])
      expect(policy).toContain(line);
    expect(body).toContain('src="/sdk/v1/playground.js"');
  });

  test("the playground has every element with its options, and each event with a detail of its schema", async () => {
    const { body } = await get("/en-ch/developers/playground");
    const data = JSON.parse(/<script [^>]*id="page"[^>]*>(.*?)<\/script>/s.exec(body)![1]!) as {
      body: PlaygroundBody;
    };
    expect(data.body.elements.map(({ tag }) => tag)).toEqual([...elementDeclarations().keys()]);
    expect(data.body.events.map(({ name }) => name)).toEqual(Object.keys(events).map((name) => `gipfel-${name}`));
    for (const { name, detail } of data.body.events) {
      const { version, ...own } = JSON.parse(detail) as { version: number };
      expect(version).toBe(eventVersion);
      const schema: v.GenericSchema = events[name.slice("gipfel-".length) as EventName];
      expect(v.safeParse(schema, own).success, name).toBe(true);
    }
    const booking = data.body.elements.find(({ tag }) => tag === "gipfel-booking")!;
    expect(booking.fields.find(({ name }) => name === "presentation")).toMatchObject({
      control: "choice",
      choices: ["inline", "drawer", "modal"],
    });
  });

  test("an element's page names every attribute, event and method, and has it live", async () => {
    const { body } = await get("/en-ch/developers/gipfel-booking");
    for (const part of [
      "presentation",
      "gipfel-reserve",
      "gipfel-confirmed",
      "select(date: string)",
      "--gipfel-font",
      "policy_blocked",
    ])
      expect(body).toContain(part);
    expect(body).toMatch(/<gipfel-booking [^>]*activity="\d+"/);
  });
});

test("an entry has the day of its version, and text that stays text in HTML within XML", () => {
  const sections = readChangelog(
    "## 1.1.0, 2026-12-01\n\n- **A & B** take `<script>` as text.\n\n## Under way\n\n- Soon.",
  );
  const feed = changesFeed({ sections, changed: "2026-12-05" }, "https://shop.test", "Berge & Seen");
  expect(feed).toContain("<title>Berge &#38; Seen: changes");
  expect(feed).toContain("<id>https://shop.test/developers/changes#v1-1-0</id>");
  expect(feed.match(/<updated>(.*?)<\/updated>/g)).toEqual([
    "<updated>2026-12-05T00:00:00Z</updated>",
    "<updated>2026-12-01T00:00:00Z</updated>",
    "<updated>2026-12-05T00:00:00Z</updated>",
  ]);
  expect(feed).toContain("&#60;strong&#62;A &#38;#38; B&#60;/strong&#62; take &#38;#60;script&#38;#62; as text.");
});
