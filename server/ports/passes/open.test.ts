import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { createPrivateKey } from "node:crypto";
import { day } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { WrongSetting } from "../../settings/wrong-setting.ts";
import { newKeys, newPassCertificates } from "./certificates.fixture.ts";
import { openPasses } from "./open.ts";
import type { PassSettings } from "./settings.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const lines: unknown[][] = [];
const log = { warn: (...line: unknown[]) => lines.push(line), error: (...line: unknown[]) => lines.push(line) };
const open = (settings: PassSettings, clock = { now: () => now }) =>
  openPasses(settings, { clock, log: log as unknown as Log });

let ours: ReturnType<typeof newPassCertificates>;
let others: ReturnType<typeof newPassCertificates>;
let google: { GOOGLE_WALLET_ISSUER_ID: string; GOOGLE_WALLET_EMAIL: string; GOOGLE_WALLET_KEY: string };
beforeAll(() => {
  ours = newPassCertificates();
  others = newPassCertificates();
  google = {
    GOOGLE_WALLET_ISSUER_ID: "3388000000022195611",
    GOOGLE_WALLET_EMAIL: "passes@shop.iam.gserviceaccount.com",
    GOOGLE_WALLET_KEY: newKeys().pem,
  };
});

async function lineOf(settings: PassSettings): Promise<string> {
  const refused = await open(settings).catch((cause: unknown) => cause);
  expect(refused).toBeInstanceOf(WrongSetting);
  return (refused as Error).message;
}

describe("[R11.pass] the settings of passes", () => {
  test("without them there is neither wallet; each wallet does without the other", async () => {
    expect(await open({})).toMatchObject({ apple: null, google: null });
    expect(await open(ours.settings)).toMatchObject({ apple: {}, google: null });
    expect(await open(google)).toMatchObject({ apple: null, google: {} });
  });

  test("are PEM texts, also with \\n in the place of line breaks, or files", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "gipfel-passes-")), "certificate.pem");
    writeFileSync(file, ours.settings.APPLE_PASS_CERTIFICATE);
    const oneLine = ours.settings.APPLE_PASS_KEY.replaceAll("\n", "\\n");
    const passes = await open({ ...ours.settings, APPLE_PASS_CERTIFICATE: file, APPLE_PASS_KEY: oneLine });
    expect(passes.apple).not.toBeNull();
  });

  test("a key that is encrypted is opened by its password", async () => {
    const key = createPrivateKey(ours.settings.APPLE_PASS_KEY);
    const APPLE_PASS_KEY = key
      .export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "Edelweiss" })
      .toString();
    const settings = { ...ours.settings, APPLE_PASS_KEY };
    expect((await open({ ...settings, APPLE_PASS_KEY_PASSWORD: "Edelweiss" })).apple).not.toBeNull();
    expect(await lineOf({ ...settings, APPLE_PASS_KEY_PASSWORD: "Enzian" })).toBe(
      "[gipfel] APPLE_PASS_KEY has no private key in PEM, or APPLE_PASS_KEY_PASSWORD does not open it.",
    );
  });

  test("half of them end the start with one line that names what is missing", async () => {
    const { APPLE_PASS_WWDR, APPLE_PASS_KEY } = ours.settings;
    expect(await lineOf({ APPLE_PASS_WWDR, APPLE_PASS_KEY })).toBe(
      "[gipfel] APPLE_PASS_CERTIFICATE missing: passes need it beside APPLE_PASS_KEY and APPLE_PASS_WWDR.",
    );
    expect(await lineOf({ GOOGLE_WALLET_KEY: google.GOOGLE_WALLET_KEY })).toMatch(
      /GOOGLE_WALLET_ISSUER_ID and GOOGLE_WALLET_EMAIL missing/,
    );
  });

  test.each([
    ["another certificate's key", () => ({ APPLE_PASS_KEY: others.settings.APPLE_PASS_KEY }), /is not the key of/],
    ["another issuer", () => ({ APPLE_PASS_WWDR: others.settings.APPLE_PASS_WWDR }), /APPLE_PASS_WWDR did not issue/],
    ["no certificate", () => ({ APPLE_PASS_CERTIFICATE: ours.settings.APPLE_PASS_KEY }), /has no certificate in PEM/],
    ["no key", () => ({ APPLE_PASS_KEY: ours.settings.APPLE_PASS_WWDR }), /has no private key in PEM\.$/],
    ["no file", () => ({ APPLE_PASS_KEY: "/nowhere/key.pem" }), /APPLE_PASS_KEY is neither PEM text nor a file/],
    [
      "a certificate for something else",
      () => newPassCertificates({ uid: "ch.gipfel.app" }).settings,
      /is not of a pass type/,
    ],
  ])("ends the start with one line for %s", async (_name, wrong, line) => {
    expect(await lineOf({ ...ours.settings, ...wrong() })).toMatch(line);
  });

  test("no line repeats what a setting holds", async () => {
    const secret = "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----";
    for (const settings of [
      { ...ours.settings, APPLE_PASS_KEY: secret },
      { ...google, GOOGLE_WALLET_KEY: secret },
    ])
      expect(await lineOf(settings)).not.toContain("c2VjcmV0");
  });

  test("a certificate that has expired takes Apple's passes away and is in the log; the shop starts", async () => {
    lines.length = 0;
    const { settings } = newPassCertificates({ to: new Date(now - day) });
    expect(await open(settings)).toMatchObject({ apple: null });
    expect(lines).toEqual([[{ until: "2026-11-20T09:00:00.000Z" }, expect.stringContaining("has expired")]]);
  });

  test("one that expires soon is in the log, and its passes end with it", async () => {
    lines.length = 0;
    const { settings } = newPassCertificates({ to: new Date(now + day) });
    const clock = { ms: now, now: () => clock.ms };
    const passes = await open(settings, clock);
    expect(lines).toEqual([[{ until: "2026-11-22T09:00:00.000Z" }, expect.stringContaining("expires soon")]]);
    expect(passes.apple).not.toBeNull();
    clock.ms += day;
    expect(passes.apple).toBeNull();
  });
});
