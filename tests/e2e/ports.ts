import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the journeys' server listens; a second run at the same time takes another. */
export const shopPort = Number(process.env["E2E_PORT"] ?? 4310);
export const partnerPort = shopPort + 1;
/** Its data folder: a journey that needs past dates changes the database here. */
export const dataDir = join(tmpdir(), `gipfel-journeys-${shopPort}`);
/** Holds the address of the PostgreSQL that the server started for itself; not there where it runs on SQLite. */
export const postgresFile = join(dataDir, "postgres-address");
/** The versions that pages pin: that of the build, and those that a journey adds. */
export const releasesDir = join(dataDir, "releases");
/** Signs the links of its mails, so that a journey can follow one before the mail is due. */
export const linkSecret = "the secret of the journeys alone";
/** The certificate that signs its passes for Apple Wallet, made anew at each start. */
export const passCertificateFile = join(dataDir, "pass-certificate.pem");
