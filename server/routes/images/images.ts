import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { AppError, notFound } from "../../errors.ts";
import { createLocalPictures } from "../../ports/pictures/local.ts";
import type { PicturePort } from "../../ports/pictures/pictures.ts";
import type { Routes } from "../handle.ts";

/** Larger than any screen; what asks for more is a mistake or an attack. */
const largest = 8192;

const Pixels = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "whole pixels are wanted"),
  v.transform(Number),
  v.minValue(1, "at least 1"),
  v.maxValue(largest, `at most ${largest}`),
);
const Wish = v.object({
  width: v.optional(Pixels),
  height: v.optional(Pixels),
  quality: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, "a number is wanted"), v.transform(Number), v.minValue(1, "at least 1"), v.maxValue(100, "at most 100")),
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

const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600, stale-while-revalidate=86400";

/** `GET /images/<file>?width&height&quality&fit&v`: catalogue pictures in the size and format a browser wants (discovery, images). */
export const imageRoutes: Routes = (app, { env }) => serveImages(app, createLocalPictures({ cacheFolder: join(env.DATA_DIR, "images") }));

export function serveImages(app: FastifyInstance, pictures: PicturePort): void {
  app.get<{ Params: { file: string } }>("/images/:file", async (request, reply) => {
    const facts = pictures.facts(request.params.file);
    if (!facts) throw notFound("not_found");
    const parsed = v.safeParse(Wish, request.query);
    if (!parsed.success) {
      const fields = Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? "query", issue.message]));
      throw new AppError("invalid_input", `The picture can't be made: ${Object.keys(fields).join(", ")}.`, fields);
    }
    const { v: version, ...wish } = parsed.output;
    const format = /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0+)?(?:\s*[,;]|\s*$))/.test(request.headers.accept ?? "") ? "avif" : "webp";
    const made = await pictures.render({ file: request.params.file, ...wish, format });
    if (!made) throw notFound("not_found");
    reply.headers({
      "cache-control": version === facts.version ? forever : anHour,
      etag: `"${made.tag}"`,
      vary: "Accept",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    if (request.headers["if-none-match"] === `"${made.tag}"`) return reply.code(304).send();
    return reply.type(made.type).send(made.bytes);
  });
}
