import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { AppError, notFound } from "../../errors.ts";
import { createLocalPictures } from "../../ports/pictures/local.ts";
import { mastersOf } from "../../ports/pictures/masters.ts";
import type { PicturePort, RenderedPicture } from "../../ports/pictures/pictures.ts";
import { matchesTag } from "../../http/freshness.ts";
import type { Routes } from "../handle.ts";

/** Larger than any screen; a larger request is a mistake or an attack. */
const largest = 8192;

const Pixels = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "whole pixels are wanted"),
  v.transform(Number),
  v.minValue(1, "at least 1"),
  v.maxValue(largest, `at most ${largest}`),
);
const PictureQuery = v.object({
  width: v.optional(Pixels),
  height: v.optional(Pixels),
  quality: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, "a number is wanted"),
      v.transform(Number),
      v.minValue(1, "at least 1"),
      v.maxValue(100, "at most 100"),
    ),
  ),
  /** `crop` is the older word for `cover`. */
  fit: v.optional(
    v.pipe(
      v.picklist(["cover", "crop", "contain"]),
      v.transform((fit) => (fit === "contain" ? fit : "cover")),
    ),
  ),
  v: v.optional(v.string()),
});
const RemoteQuery = v.object({
  ...PictureQuery.entries,
  url: v.pipe(v.string("an address is wanted"), v.minLength(1, "an address is wanted")),
});

const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600, stale-while-revalidate=86400";

/**
 * `GET /images/<file>?width&height&quality&fit&v`: catalogue pictures in the size and format a browser wants (discovery
 * spec, images); `GET /images/?url=<address>&…`: the same for content storage on an allowed host and for `/assets/…`.
 */
export const imageRoutes: Routes = (app, { env }) =>
  serveImages(
    app,
    createLocalPictures({
      cacheFolder: join(env.DATA_DIR, "images"),
      masters: mastersOf(env.DATA_DIR),
      cacheMegabytes: env.IMAGE_CACHE_MB,
      hosts: env.IMAGE_HOSTS,
      assets: join(env.DATA_DIR, "assets"),
    }),
  );

export function serveImages(app: FastifyInstance, pictures: PicturePort): void {
  app.get<{ Params: { file: string } }>("/images/:file", async (request, reply) => {
    const details = pictures.details(request.params.file);
    if (!details) throw notFound("not_found");
    const { v: version, ...options } = readQuery(PictureQuery, request.query);
    const made = await pictures.render({
      file: request.params.file,
      ...options,
      format: formatFor(request.headers.accept),
    });
    if (!made) throw notFound("not_found");
    return answer(request, reply, made, version === details.version ? forever : anHour);
  });

  app.get("/images/", async (request, reply) => {
    const { v: _version, url, ...options } = readQuery(RemoteQuery, request.query);
    const made = await pictures.renderFrom(url, { ...options, format: formatFor(request.headers.accept) });
    return answer(request, reply, made, anHour);
  });
}

function readQuery<Schema extends typeof PictureQuery | typeof RemoteQuery>(
  schema: Schema,
  query: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, query);
  if (parsed.success) return parsed.output;
  const fields = Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? "query", issue.message]));
  throw new AppError("invalid_input", `The picture can't be made: ${Object.keys(fields).join(", ")}.`, fields);
}

const formatFor = (accept = ""): "avif" | "webp" =>
  /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0+)?(?:\s*[,;]|\s*$))/.test(accept) ? "avif" : "webp";

function answer(request: FastifyRequest, reply: FastifyReply, made: RenderedPicture, maxAge: string): FastifyReply {
  reply.headers({
    "cache-control": maxAge,
    etag: `"${made.tag}"`,
    vary: "Accept",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
  if (matchesTag(request.headers["if-none-match"], `"${made.tag}"`)) return reply.code(304).send();
  return reply.type(made.type).send(made.bytes);
}
