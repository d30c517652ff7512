import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { closedPaths } from "../../ports/open.ts";
import type { Services } from "../../services.ts";
import { changesTag } from "../../shop/sitemap/page-changes.ts";
import { robotsText } from "../../shop/sitemap/robots.ts";
import { partsOf, sitemapFile } from "../../shop/sitemap/sitemap-files.ts";
import { sitemapPages } from "../../shop/sitemap/sitemap-pages.ts";
import { sitemap, sitemapIndex, type SitemapSource } from "../../shop/sitemap/write-sitemap.ts";
import { matchesTag, tagOf } from "../../http/freshness.ts";
import type { Routes } from "../handle.ts";

/**
 * Two rounds through all thirty locales for one address; a large catalogue's file takes some tenths of a second to
 * write.
 */
const rateLimit = { max: 60, timeWindow: "1 minute" };
const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";

/** `/robots.txt`, `/sitemap.xml` and the files it names: what search engines may read, and where everything is. */
export const sitemapRoutes: Routes = (app, services) => {
  const robots = robotsText(services.env.PUBLIC_ORIGIN, closedPaths(services.env));

  app.get("/robots.txt", (_request, reply) =>
    reply.header("cache-control", cacheControl).type("text/plain; charset=utf-8").send(robots),
  );

  app.get("/sitemap.xml", async (request, reply) => {
    const source = await sourceOf(services);
    if (sendTag(request, reply, await versionOf(source))) return reply.code(304).send();
    return xml(reply).send(await sitemapIndex(source));
  });

  app.get<{ Params: { name: string } }>("/sitemap-:name", { config: { rateLimit } }, async (request, reply) => {
    const file = sitemapFile(request.params.name);
    const source = await sourceOf(services);
    if (!file || file.part > partsOf((await sitemapPages(source.index)).size)) return noSuchFile(reply);
    if (sendTag(request, reply, await versionOf(source))) return reply.code(304).send();
    return xml(reply).send(Readable.from(sitemap(source, file)));
  });
};

async function sourceOf({ db, discovery, env }: Services): Promise<SitemapSource> {
  const { index } = await discovery.current();
  return { db, index, origin: env.PUBLIC_ORIGIN };
}

/** What a sitemap's text depends on: a file is tagged before it is written. */
async function versionOf({ db, index, origin }: SitemapSource): Promise<string> {
  return [origin, (await sitemapPages(index)).tag, await changesTag(db)].join("\n");
}

/** Sends tag and life; true where the caller has the text already. */
function sendTag(request: FastifyRequest, reply: FastifyReply, details: string): boolean {
  const tag = tagOf(details);
  reply.headers({ etag: tag, "cache-control": cacheControl });
  return matchesTag(request.headers["if-none-match"], tag);
}

function noSuchFile(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "no-cache")
    .type("text/plain; charset=utf-8")
    .send("There is no such sitemap.\n");
}

const xml = (reply: FastifyReply) => reply.type("application/xml; charset=utf-8");
