import { timingSafeEqual } from "node:crypto";
import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { AppError, notFound } from "../../../errors.ts";
import type { FeedIndex } from "../feed.ts";

const root = "/providers/feed-files/things-to-do";

/** The published feed; `names` are the files of a version, none where it is not served. */
interface FeedFiles {
  readonly last: () => Promise<FeedIndex | null>;
  readonly names: (version: string) => Promise<readonly string[]>;
  readonly open: (version: string, file: string) => Readable;
}

/**
 * `GET /providers/feed-files/things-to-do/index.json`, and the files that it names in the folder of its version, for
 * `Authorization: Bearer FEED_TOKEN`. 401 `key_invalid`; 404 for another version than the current one
 * and those that were replaced less than a day ago.
 */
export function feedFilesRoutes(app: FastifyInstance, token: string, { last, names, open }: FeedFiles): void {
  app.addHook("onRequest", async (request, reply) => {
    if (isSame(request.headers.authorization ?? "", `Bearer ${token}`)) return;
    reply.header("www-authenticate", "Bearer");
    throw new AppError("key_invalid", "The feed wants its token.");
  });

  app.get(`${root}/index.json`, async (_request, reply) => {
    const index = await last();
    if (!index) throw notFound("not_found");
    return reply.header("cache-control", "private, no-cache").send(index);
  });

  app.get<{ Params: { version: string; file: string } }>(`${root}/:version/:file`, async ({ params }, reply) => {
    const { version, file } = params;
    if (!(await names(version)).includes(file)) throw notFound("not_found");
    return reply
      .headers({ "cache-control": "private, no-cache", etag: `W/"${version}-${file}"` })
      .type("application/json; charset=utf-8")
      .send(open(version, file));
  });
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
