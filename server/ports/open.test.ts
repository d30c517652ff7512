import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { WrongSetting } from "../settings/wrong-setting.ts";
import { chosenProviders, sourcesForPartners } from "./open.ts";
import { turnstileProvider } from "./human-check/turnstile/turnstile.provider.ts";
import { stripeProvider } from "./payment/stripe/stripe.provider.ts";

const stripe = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" };
const check = (settings: Record<string, string>) => () =>
  chosenProviders(readEnv({ CSRF_SECRET: "a secret for tests", ...settings }));

describe("what takes the payments", () => {
  test.each([
    [{}],
    [{ NODE_ENV: "development" }],
    [{ PAYMENT: "sandbox" }],
    [{ NODE_ENV: "production", PAYMENT: "sandbox" }],
    [{ NODE_ENV: "production", ...stripe }],
  ])("is clear with %j", (settings) => {
    expect(check(settings)).not.toThrow();
  });

  test.each([
    [{ NODE_ENV: "production" }, /Nothing takes payments/],
    [{ NODE_ENV: "production", PAYMENT: "" }, /Nothing takes payments/],
    [{ NODE_ENV: "production", STRIPE_PUBLISHABLE_KEY: "pk_live_1" }, /Nothing takes payments/],
    [{ NODE_ENV: "production", STRIPE_SECRET_KEY: "sk_live_1" }, /STRIPE_PUBLISHABLE_KEY is missing/],
    [{ NODE_ENV: "production", PAYMENT: "sandbox", ...stripe }, /both set/],
    [{ PAYMENT: "stripe" }, /PAYMENT="stripe" can't be used/],
  ])("ends the start with one line with %j", (settings, line) => {
    expect(check(settings as Record<string, string>)).toThrow(WrongSetting);
    expect(check(settings as Record<string, string>)).toThrow(line);
  });

  test("a server in production without a provider ends with one line, before it touches its data", () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "gipfel-payment-"));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", fileURLToPath(new URL("../main.ts", import.meta.url))],
      {
        env: {
          PATH: process.env["PATH"],
          NODE_ENV: "production",
          CSRF_SECRET: "a secret for tests",
          DATA_DIR,
          PORT: "4589",
        },
        encoding: "utf8",
      },
    );
    expect({ status, stdout, lines: stderr.trim().split("\n") }).toEqual({
      status: 1,
      stdout: "",
      lines: [expect.stringMatching(/^\[gipfel\] Nothing takes payments: /)],
    });
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });
});

test("a partner's page has to allow what the chosen providers of payments, map and human check load, and nothing else", () => {
  const sources = (settings: Record<string, string>) =>
    sourcesForPartners(readEnv({ CSRF_SECRET: "a secret for tests", ...settings }));
  const none = { script: [], connect: [], frame: [], image: [] };
  expect(sources({})).toEqual({ payment: none, map: none, humanCheck: none });
  expect(
    sources({
      ...stripe,
      MAP_STYLE_URL: "https://tiles.example/style.json",
      TURNSTILE_SITE_KEY: "k",
      TURNSTILE_SECRET_KEY: "s",
    }),
  ).toEqual({
    payment: {
      script: ["https://js.stripe.com"],
      scriptAddresses: ["https://js.stripe.com/endive/stripe.js"],
      connect: ["https://api.stripe.com"],
      frame: ["https://js.stripe.com", "https://hooks.stripe.com"],
      image: [],
    },
    map: { ...none, connect: ["https://tiles.example"], image: ["blob:", "https://tiles.example"] },
    humanCheck: {
      ...none,
      script: ["https://challenges.cloudflare.com"],
      scriptAddresses: ["https://challenges.cloudflare.com/turnstile/v0/api.js"],
      frame: ["https://challenges.cloudflare.com"],
    },
  });
});

test("the scripts of providers are named as their browser modules load them", () => {
  const modules = ["sdk/payment/stripe/trusted-script.ts", "sdk/human-check/turnstile.ts"];
  const loaded = modules.map((path) => /scriptAddress = "([^"?]+)/.exec(readFileSync(path, "utf8"))?.[1]);
  const known = [stripeProvider, turnstileProvider].flatMap(({ scriptAddresses = [] }) => scriptAddresses);
  expect(known).toEqual(loaded);
});
