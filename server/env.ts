import { join } from "node:path";
import { isIPv4, isIPv6 } from "node:net";
import * as v from "valibot";
import { storedSecret } from "./security/stored-secret.ts";
import { brandSettings } from "./settings/brand.ts";
import { creditorSettings } from "./settings/creditor.ts";
import { operatorSettings } from "./settings/operator.ts";
import { siteLinkSettings } from "./settings/site-links.ts";
import { vatSettings } from "./settings/vat.ts";
import { portSettings } from "./ports/settings.ts";
import { tagManagerSettings } from "./settings/tag-manager.ts";
import { WrongSetting } from "./settings/wrong-setting.ts";

const Port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, "a port number is wanted"),
  v.transform(Number),
  v.maxValue(65_535, "a port number up to 65535 is wanted"),
);

/** Trusted proxies: how many are before the shop, or their addresses; false for none. */
const TrustProxy = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d$/.test(text) || text.split(",").every(isAddressOrNetwork),
    "a number of proxies is wanted, or addresses with commas between them",
  ),
  v.transform((text): false | number | string[] =>
    text === "0" ? false : /^\d$/.test(text) ? Number(text) : text.split(",").map((one) => one.trim()),
  ),
);

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Every setting of the server. The README's table lists them; a test compares the two. */
export const Settings = v.object({
  PORT: v.optional(Port, "4000"),
  DEMO_PORT: v.optional(Port, "4001"),
  /**
   * Whether a start imports the demo's catalogue into a database that has no other; without it in development alone.
   */
  DEMO: v.optional(
    v.pipe(
      v.picklist(["true", "false"], "true or false is wanted"),
      v.transform((text) => text === "true"),
    ),
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), ".data"),
  /** Where the versions that partners pin are (`npm run release`); without it `releases` in `DATA_DIR`. */
  RELEASES_DIR: v.optional(v.pipe(v.string(), v.minLength(1))),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "an address that begins with postgres:// is wanted")),
  ),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.url("an address such as https://shop.example is wanted"),
      v.regex(/^https?:/i, "an address such as https://shop.example is wanted"),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  /** Signs CSRF tokens; without it one is generated once and stored in `DATA_DIR`. */
  CSRF_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, "at least 16 characters are wanted"))),
  /** Service fee of a cart in Rappen (RULES 10); not on invoice or free carts. */
  SERVICE_FEE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, "an amount in Rappen is wanted"), v.transform(Number)),
    "0",
  ),
  /** Percent that an affiliate earns who applies from now on (RULES 19). */
  AFFILIATE_COMMISSION: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, "a whole number of percent is wanted"),
      v.transform(Number),
      v.maxValue(50, "at most 50 percent are wanted"),
    ),
    "8",
  ),
  /** Calls a minute from one address. */
  RATE_LIMIT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, "a number is wanted"),
      v.transform(Number),
      v.minValue(1, "at least 1 is wanted"),
    ),
    "3000",
  ),
  /** Apple's file about the shop's domain, as the payment provider gives it out. */
  APPLE_PAY_DOMAIN_FILE: v.optional(v.pipe(v.string(), v.minLength(1))),
  TRUST_PROXY: v.optional(TrustProxy, "0"),
  /** The token that opens `/metrics`; without it only this machine may read them. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, "at least 16 characters are wanted"))),
  /** Base of the API that pages under a `test-booking` segment call (discovery spec §2); without it the shop's own. */
  TEST_API_BASE: v.optional(v.pipe(v.string(), v.url("an address such as https://test.shop.example/api is wanted"))),
  /** `production` has no demo, no mail viewer, and no sandbox by silence. */
  NODE_ENV: v.optional(
    v.picklist(["development", "production", "test"], "development or production is wanted"),
    "development",
  ),
  /** What pages and elements are built with: `react` takes the folders of a build with `RUNTIME=react`, for tests. */
  RUNTIME: v.optional(v.picklist(["preact", "react"], "preact or react is wanted"), "preact"),
  /** `info` logs every request. */
  LOG_LEVEL: v.optional(v.picklist(levels, `one of ${levels.join(", ")} is wanted`), "warn"),
  ...brandSettings,
  ...operatorSettings,
  ...creditorSettings,
  ...siteLinkSettings,
  ...vatSettings,
  ...tagManagerSettings,
  ...portSettings,
});

export type Env = Omit<
  v.InferOutput<typeof Settings>,
  "PUBLIC_ORIGIN" | "CSRF_SECRET" | "DEMO_PORT" | "DEMO" | "RELEASES_DIR"
> & {
  readonly PUBLIC_ORIGIN: string;
  readonly CSRF_SECRET: string;
  readonly RELEASES_DIR: string;
  /** Null without demo pages: in production, unless the setting is given. */
  readonly DEMO_PORT: number | null;
  readonly DEMO: boolean;
};

/** Reads the settings once, at start. An empty text counts as absent. Throws `WrongSetting`. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = v.safeParse(Settings, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = v.getDotPath(issue);
    throw new WrongSetting(`[gipfel] ${name}=${JSON.stringify(given[name ?? ""])} can't be used: ${issue.message}.`);
  }
  const settings = parsed.output;
  return {
    ...settings,
    PUBLIC_ORIGIN: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`,
    DEMO_PORT: settings.NODE_ENV === "production" && given["DEMO_PORT"] === undefined ? null : settings.DEMO_PORT,
    RELEASES_DIR: settings.RELEASES_DIR ?? join(settings.DATA_DIR, "releases"),
    DEMO: settings.DEMO ?? settings.NODE_ENV !== "production",
    CSRF_SECRET: settings.CSRF_SECRET ?? storedSecret(settings.DATA_DIR),
  };
}

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`, or a name for a kind of network: `loopback`, `linklocal`, `uniquelocal`. */
function isAddressOrNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.trim().split("/");
  if (["loopback", "linklocal", "uniquelocal"].includes(address)) return bits === undefined;
  const longest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  return (
    longest > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}
