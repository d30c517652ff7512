import { day, type Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { WrongSetting } from "../../settings/wrong-setting.ts";
import type { PassPort } from "./passes.ts";
import { readCertificate, readRsaKey } from "./read-pem.ts";
import type { PassSettings } from "./settings.ts";

/** From when a certificate's end is in the log at each start. */
const warnedBefore = 30 * day;

/**
 * Opens the wallets that the settings are complete for. Throws `WrongSetting` where they are half of it, or do not fit
 * each other. A certificate whose time is over takes Apple's passes away, not the shop.
 */
export async function openPasses(settings: PassSettings, deps: { clock: Clock; log: Log }): Promise<PassPort> {
  const [apple, google] = await Promise.all([openApple(settings, deps), openGoogle(settings, deps)]);
  return {
    get apple() {
      return apple && deps.clock.now() < apple.expiresAt ? apple.passes : null;
    },
    google,
  };
}

async function openApple(settings: PassSettings, { clock, log }: { clock: Clock; log: Log }) {
  const given = allOrNone(settings, ["APPLE_PASS_CERTIFICATE", "APPLE_PASS_KEY", "APPLE_PASS_WWDR"]);
  if (given === null) return null;
  const certificate = readCertificate("APPLE_PASS_CERTIFICATE", given.APPLE_PASS_CERTIFICATE);
  const issuer = readCertificate("APPLE_PASS_WWDR", given.APPLE_PASS_WWDR);
  const key = readRsaKey("APPLE_PASS_KEY", given.APPLE_PASS_KEY, {
    name: "APPLE_PASS_KEY_PASSWORD",
    ...(settings.APPLE_PASS_KEY_PASSWORD !== undefined && { given: settings.APPLE_PASS_KEY_PASSWORD }),
  });
  const passTypeId = partOf(certificate.subject, "UID");
  const teamId = partOf(certificate.subject, "OU");
  if (!passTypeId?.startsWith("pass.") || !teamId)
    throw new WrongSetting(
      "[gipfel] APPLE_PASS_CERTIFICATE is not of a pass type: its subject names no pass.… and team.",
    );
  if (!certificate.checkPrivateKey(key))
    throw new WrongSetting("[gipfel] APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE.");
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
    throw new WrongSetting(
      `[gipfel] APPLE_PASS_WWDR did not issue APPLE_PASS_CERTIFICATE: set Apple's certificate of "${partOf(certificate.issuer, "OU") ?? "its issuer"}".`,
    );
  const expiresAt = Math.min(Date.parse(certificate.validTo), Date.parse(issuer.validTo));
  const until = new Date(expiresAt).toISOString();
  if (expiresAt <= clock.now())
    log.error({ until }, "APPLE_PASS_CERTIFICATE or APPLE_PASS_WWDR has expired: there are no passes for Apple Wallet");
  else if (expiresAt - clock.now() < warnedBefore)
    log.warn({ until }, "APPLE_PASS_CERTIFICATE or APPLE_PASS_WWDR expires soon: passes for Apple Wallet end with it");
  const { applePasses } = await import("./apple/apple.ts");
  const passes = applePasses({
    passTypeId,
    teamId,
    certificate: certificate.toString(),
    // The library that signs opens no PKCS #8 that is encrypted.
    key: key.export({ type: "pkcs1", format: "pem" }).toString(),
    issuer: issuer.toString(),
  });
  return { passes, expiresAt };
}

async function openGoogle(settings: PassSettings, { clock }: { clock: Clock }) {
  const given = allOrNone(settings, ["GOOGLE_WALLET_ISSUER_ID", "GOOGLE_WALLET_EMAIL", "GOOGLE_WALLET_KEY"]);
  if (given === null) return null;
  const key = readRsaKey("GOOGLE_WALLET_KEY", given.GOOGLE_WALLET_KEY);
  const { googlePasses } = await import("./google/google.ts");
  return googlePasses({ issuerId: given.GOOGLE_WALLET_ISSUER_ID, email: given.GOOGLE_WALLET_EMAIL, key, clock });
}

/** Settings that make one whole; null where none is given. Throws `WrongSetting` where some are. */
function allOrNone<Name extends keyof PassSettings>(settings: PassSettings, names: readonly Name[]) {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    const given = names.filter((name) => !missing.includes(name));
    throw new WrongSetting(`[gipfel] ${missing.join(" and ")} missing: passes need it beside ${given.join(" and ")}.`);
  }
  return settings as Record<Name, string>;
}

/** A part of a certificate's name, whose lines are `OU=…`. */
function partOf(name: string, part: string): string | undefined {
  return name
    .split("\n")
    .find((line) => line.startsWith(`${part}=`))
    ?.slice(part.length + 1);
}
