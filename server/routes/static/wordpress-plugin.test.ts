import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { expect, test } from "vitest";
import { wordpressPluginPath } from "../../../sdk/contracts/paths.ts";
import { pluginArchive } from "./wordpress-plugin.ts";

async function answerFrom(folder: string) {
  await using app = fastify();
  pluginArchive(app, folder);
  return await app.inject({ url: wordpressPluginPath });
}

test("the plugin for WordPress is a download of the shop", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-plugin-"));
  const archive = Buffer.from("PK\u0003\u0004plugin");
  writeFileSync(join(folder, "gipfel.zip"), archive);
  const { statusCode, headers, rawPayload } = await answerFrom(folder);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="gipfel.zip"',
    "cache-control": "public, max-age=300, stale-while-revalidate=86400",
  });
  expect(rawPayload).toEqual(archive);
});

test("a plugin that isn't built is 404, and no download", async () => {
  const { statusCode, headers } = await answerFrom(mkdtempSync(join(tmpdir(), "gipfel-no-plugin-")));
  expect(statusCode).toBe(404);
  expect(headers).not.toHaveProperty("content-disposition");
});
