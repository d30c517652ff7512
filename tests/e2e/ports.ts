import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the journeys' server listens; a colleague's run beside yours takes another. */
export const shopPort = Number(process.env["E2E_PORT"] ?? 4310);
export const partnerPort = shopPort + 1;
/** Where it keeps its data: a journey that needs the past looks in here. */
export const dataDir = join(tmpdir(), `gipfel-journeys-${shopPort}`);
/** Signs the links of its mails, so that a journey can follow one before the mail is due. */
export const linkSecret = "the secret of the journeys alone";
