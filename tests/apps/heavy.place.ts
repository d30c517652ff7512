import { tmpdir } from "node:os";
import { join } from "node:path";
import { shopPort } from "../e2e/ports.ts";

/** The applications of demo/apps that are installed and built with their framework's own tools. */
export const heavyApps = ["angular", "next", "nuxt"] as const;
export type HeavyApp = (typeof heavyApps)[number];

/**
 * Where they are installed, beside the packed package as in this folder; kept until the next run, which installs only
 * what has changed.
 */
export const place = process.env["APPS_DIR"] ?? join(tmpdir(), "gipfel-apps");
export const placeOf = (app: HeavyApp) => join(place, "demo/apps", app);

export const shop = `http://localhost:${shopPort}`;
/** Where each application listens: after the shop and its partner's site. */
export const portOf = (app: HeavyApp) => shopPort + 2 + heavyApps.indexOf(app);
export const addressOf = (app: HeavyApp) => `http://localhost:${portOf(app)}`;

/** The shop's address, and the application's own, as each framework reads them. */
export function environmentOf(app: HeavyApp): Record<string, string> {
  return {
    PORT: String(portOf(app)),
    SHOP: shop,
    HOTEL: addressOf(app),
    NEXT_PUBLIC_SHOP: shop,
    NEXT_TELEMETRY_DISABLED: "1",
    NUXT_PUBLIC_SHOP: shop,
    NUXT_PUBLIC_HOTEL: addressOf(app),
    NUXT_TELEMETRY_DISABLED: "1",
    NG_CLI_ANALYTICS: "false",
  };
}
