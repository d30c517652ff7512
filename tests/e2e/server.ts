/**
 * Starts the real server for the journeys: its own ports, a fresh database in a temporary folder, gone afterwards. With
 * `E2E_DATABASE=postgres` that is a PostgreSQL; with `E2E_TIMETABLE=ojp` trips come from a server that replays OJP 2.0;
 * with `E2E_INVOICING=sandbox` a provider invoices distributors.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { startPostgres } from "../../server/db/postgres.ts";
import { newKeys, newPassCertificates } from "../../server/ports/passes/certificates.fixture.ts";
import { startOjpReplay } from "../../server/ports/timetable/ojp/replay.fixture.ts";
import { storeRelease } from "../../server/releases/store.ts";
import { dataDir, linkSecret, partnerPort, passCertificateFile, postgresFile, releasesDir, shopPort } from "./ports.ts";

rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir);
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, {
  PORT: String(shopPort),
  DEMO_PORT: String(partnerPort),
  DATA_DIR: dataDir,
  CSRF_SECRET: linkSecret,
  ...(process.env["E2E_TIMETABLE"] === "ojp" && {
    OJP_URL: (await startOjpReplay()).url,
    OJP_TOKEN: "replayed",
  }),
  ...(process.env["E2E_DATABASE"] === "postgres" && { DATABASE_URL: await postgresAddress() }),
  ...(process.env["E2E_INVOICING"] && { INVOICING: process.env["E2E_INVOICING"] }),
  ...(process.env["E2E_TAG_MANAGER"] && { TAG_MANAGER_ID: process.env["E2E_TAG_MANAGER"] }),
  CREDITOR_IBAN: "CH9300762011623852957",
  CREDITOR_NAME: "Gipfel AG",
  CREDITOR_STREET: "Musterweg 7",
  CREDITOR_POSTAL_CODE: "3011",
  CREDITOR_TOWN: "Bern",
  ...passSettings(),
  // All of them come from one address.
  SIGN_IN_LIMIT: "1000",
});
await storeRelease("dist/sdk-release", releasesDir, "2026-11-24");
await import("../../server/main.ts");

/** Certificates of an Apple and keys of a Google that nobody knows: passes that are signed, and open on no phone. */
function passSettings(): Record<string, string> {
  const { settings } = newPassCertificates();
  writeFileSync(passCertificateFile, settings.APPLE_PASS_CERTIFICATE);
  return {
    ...settings,
    APPLE_PASS_CERTIFICATE: passCertificateFile,
    GOOGLE_WALLET_ISSUER_ID: "3388000000022195611",
    GOOGLE_WALLET_EMAIL: "passes@shop.iam.gserviceaccount.com",
    GOOGLE_WALLET_KEY: newKeys().pem,
  };
}

async function postgresAddress(): Promise<string> {
  const postgres = await startPostgres({ durable: false });
  if (!postgres) throw new Error("PostgreSQL's binary is not installed for this machine");
  const address = `${postgres.url}postgres`;
  writeFileSync(postgresFile, address);
  return address;
}
