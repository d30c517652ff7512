import { beforeAll, describe, expect, test } from "vitest";
import { matchRoute } from "../../../host-site/routes/match.ts";
import { smallCatalogue } from "../../catalogue/fixtures/small.ts";
import { elementDeclarations } from "../../content/element-declarations.ts";
import { upsertRevision } from "../../db/queries/revision.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";

onBothDatabases("what language models and agents read", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { catalogue: smallCatalogue, env: { SHOP_NAME: "Alpin" } });
  });
  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

  describe("llms.txt", () => {
    test("has a title, a summary, and sections that are lists of links, in this order", async () => {
      const { headers, body } = await get("/llms.txt");
      expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
      const [head = "", ...sections] = body.split(/^## /m);
      expect(head).toMatch(/^# Alpin\n\n> [^\n]+\n\n[^#]+$/);
      expect(sections.map((section) => section.slice(0, section.indexOf("\n")))).toEqual([
        "Agents and developers",
        "Shop",
        "Data",
        "Policies",
        "Optional",
      ]);
      for (const section of sections)
        for (const line of section.split("\n").slice(1).filter(Boolean))
          expect(line).toMatch(/^- \[[^\]]+\]\(http:\/\/shop\.test\/\S*\): \S/);
      for (const tag of elementDeclarations().keys()) expect(body).toContain(`[<${tag}>]`);
    });

    test("links to what is there: pages, and files that answer", async () => {
      const { body } = await get("/llms.txt");
      const paths = [...body.matchAll(/\]\((\S+)\):/g)].map(([, url]) => new URL(url!).pathname);
      expect(paths.length).toBeGreaterThan(30);
      for (const path of paths) {
        if (/\.(txt|md|json|xml)$/.test(path) && path !== "/sdk/v1/versions.json")
          expect((await get(path)).statusCode, path).toBe(200);
        else if (path.startsWith("/api/")) expect((await get(path)).statusCode, path).toBe(401);
        else if (!path.startsWith("/sdk/")) expect(matchRoute(path)?.kind, path).not.toBe("unknown");
      }
    });
  });

  describe("agents.md", () => {
    test("has calls that work as they stand", async () => {
      const { headers, body } = await get("/agents.md");
      expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
      const calls = [...body.matchAll(/^curl '([^']+)'(?: -H '[^']+' -d '([^']+)')?$/gm)];
      expect(calls).toHaveLength(6);
      for (const [, address = "", payload] of calls) {
        expect(address.startsWith(`${testOrigin}/api/`), address).toBe(true);
        const answer = await shop.app.inject({
          url: address.slice(testOrigin.length),
          ...(payload ? { method: "POST", headers: { "content-type": "application/json" }, payload } : {}),
        });
        expect(answer.statusCode, address).toBe(200);
        expect(answer.body.length, address).toBeGreaterThan(2);
      }
    });

    test("stands in an empty shop too", async () => {
      await getDb().updateTable("activity").set({ withdrawn_at: "2026-11-20T09:00:00.000Z" }).execute();
      await upsertRevision(getDb());
      await shop.services.discovery.fresh();
      expect((await get("/agents.md")).statusCode).toBe(200);
      await getDb().updateTable("activity").set({ withdrawn_at: null }).execute();
      await upsertRevision(getDb());
      await shop.services.discovery.fresh();
    });
  });

  test.each(["/llms.txt", "/agents.md"])(
    "%s names this shop's address alone, and nothing that isn't there",
    async (path) => {
      const { body } = await get(path);
      for (const [url] of body.matchAll(/https?:\/\/[^\s/)'"`]+/g)) expect(url).toBe(testOrigin);
      expect(body).not.toMatch(/\b(MCP|OCTO|chat|assistant)\b|undefined|\{operator/);
    },
  );

  test.each(["/llms.txt", "/agents.md"])(
    "%s may be kept for an hour, and is answered 304 while it is the same",
    async (path) => {
      const { headers } = await get(path);
      expect(headers["cache-control"]).toContain("max-age=3600");
      expect(await get(path, { "if-none-match": String(headers.etag) })).toMatchObject({ statusCode: 304, body: "" });
    },
  );

  test("robots.txt says where they are", async () => {
    const { body } = await get("/robots.txt");
    expect(body).toContain(`${testOrigin}/llms.txt`);
    expect(body).toContain(`${testOrigin}/agents.md`);
  });
});
