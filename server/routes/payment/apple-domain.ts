import { readFileSync } from "node:fs";
import { WrongSetting } from "../../settings/wrong-setting.ts";
import type { Routes } from "../handle.ts";

/** Where Apple looks for it. */
const path = "/.well-known/apple-developer-merchantid-domain-association";

/**
 * The file that proves to Apple that the shop's domain may show Apple Pay; 404 without the setting. Throws
 * `WrongSetting` where the file can't be read.
 */
export const appleDomainRoutes: Routes = (app, { env: { APPLE_PAY_DOMAIN_FILE } }) => {
  if (APPLE_PAY_DOMAIN_FILE === undefined) return;
  const file = read(APPLE_PAY_DOMAIN_FILE);
  app.get(path, (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").type("text/plain").send(file),
  );
};

function read(name: string): Buffer {
  try {
    return readFileSync(name);
  } catch (cause) {
    throw new WrongSetting(
      `[gipfel] APPLE_PAY_DOMAIN_FILE=${JSON.stringify(name)} can't be read: ${(cause as Error).message}.`,
    );
  }
}
