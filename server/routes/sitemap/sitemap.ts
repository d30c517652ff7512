import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import rateLimit from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import { changesTag } from "../../shop/sitemap/page-changes.ts";
import { robotsText } from "../../shop/sitemap/robots.ts";
import { partsOf, sitemapFile } from "../../shop/sitemap/sitemap-files.ts";
import { sitemapPages } from "../../shop/sitemap/sitemap-pages.ts";
import { sitemap, sitemapIndex, type SitemapSource } from "../../shop/sitemap/write-sitemap.ts";
import type { Services } from "../../services.ts";
import type { Routes } from "../handle.ts";

/** Two rounds through all thirty locales; a large catalogue's file takes some tenths of a second to write. */
const filesAMinute = 60;
const keepFor = "public, max-age=3600, stale-while-revalidate=86400";

/** `/robots.txt`, `/sitemap.xml` and the files it names: what search engines may read, and where everything is. */
export const sitemapRoutes: Routes = async (app, services) => {
  const origin = services.env.PUBLIC_ORIGIN;
  await app.register(rateLimit, { max: Math.min(filesAMinute, services.env.RATE_LIMIT), timeWindow: "1 minute" });

  app.get("/robots.txt", (request, reply) => {
    const text = robotsText(origin);
    if (isKnown(request, reply, [text])) return reply.code(304).send();
    return reply.type("text/plain; charset=utf-8").send(text);
  });

  app.get("/sitemap.xml", async (request, reply) => {
    const source = await sourceOf(services);
    if (isKnown(request, reply, await tagOf(source))) return reply.code(304).send();
    return xml(reply).send(await sitemapIndex(source));
  });

  app.get<{ Params: { name: string } }>("/sitemap-:name", async (request, reply) => {
    const file = sitemapFile(request.params.name);
    const source = await sourceOf(services);
    if (!file || file.part > partsOf((await sitemapPages(source.index)).size))
      return reply.code(404).type("text/plain; charset=utf-8").send("There is no such sitemap.\n");
    if (isKnown(request, reply, await tagOf(source))) return reply.code(304).send();
    return xml(reply).send(Readable.from(sitemap(source, file)));
  });
};

async function sourceOf({ db, finding, env }: Services): Promise<SitemapSource> {
  const { index } = await finding.current();
  return { db, index, origin: env.PUBLIC_ORIGIN };
}

/** What a sitemap's text depends on. */
async function tagOf({ db, index, origin }: SitemapSource): Promise<string[]> {
  return [origin, (await sitemapPages(index)).tag, await changesTag(db)];
}

/** Sends tag and life; true where the caller has the text already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, of: readonly string[]): boolean {
  const tag = `W/"${createHash("sha256").update(of.join("\n")).digest("base64url").slice(0, 22)}"`;
  reply.headers({ etag: tag, "cache-control": keepFor });
  const known = String(request.headers["if-none-match"] ?? "").split(/\s*,\s*/);
  return known.includes(tag) || known.includes("*");
}

const xml = (reply: FastifyReply) => reply.type("application/xml; charset=utf-8");
