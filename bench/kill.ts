/**
 * 10,000 attempts for 500 seats over HTTP, 64 in flight at most, parties of 1 to 6, while the server is killed with -9
 * and started again. Counts seats sold too often and acknowledged holds that are gone; beside it the same with the
 * guard off. `node bench/kill.ts`
 */
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";
import { boat } from "../server/catalogue/fixtures/small.ts";
import { openDatabase } from "../server/db/connection.ts";
import { askToken, tryToHold } from "./shop/buyer.ts";
import { openEngines, type BenchDatabase } from "./shop/databases.ts";
import { serverProcess, type ServerProcess } from "./shop/process.ts";

const attempts = 10_000;
const inFlight = 64;
const seats = 500;
const largestParty = 6;
/**
 * Seats acknowledged when the server dies: six times while there are some to sell; and once in the rush on a full slot,
 * by attempts made.
 */
const killsAtSeats = [50, 130, 210, 290, 370, 450];
const killAtAttempt = 6_000;
const slot = `${boat.offerId}-${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "")}-1000`;

interface Outcome {
  readonly acknowledged: number;
  readonly refused: number;
  readonly interrupted: number;
  readonly kills: number;
  readonly sold: number;
  readonly counted: number;
  readonly lost: number;
  readonly seconds: number;
}

async function sell(script: string, database: BenchDatabase): Promise<Outcome> {
  const server = await serverProcess(fileURLToPath(new URL(script, import.meta.url)), database.settings);
  await server.start();
  const db = openDatabase(database.settings);
  await db.updateTable("slot").set({ capacity: seats, taken: 0 }).where("id", "=", slot).execute();
  const started = performance.now();
  const { acknowledged, refused, interrupted, kills } = await rush(server);
  const seconds = (performance.now() - started) / 1000;
  await server.stop();
  const rows = await db
    .selectFrom("reservation")
    .select(["id", "seats"])
    .where("slot_id", "=", slot)
    .where("state", "=", "held")
    .execute();
  const { taken } = await db.selectFrom("slot").select("taken").where("id", "=", slot).executeTakeFirstOrThrow();
  await db.destroy();
  const stored = new Set(rows.map((row) => row.id));
  return {
    acknowledged: acknowledged.length,
    refused,
    interrupted,
    kills,
    sold: rows.reduce((sum, row) => sum + row.seats, 0),
    counted: taken,
    lost: acknowledged.filter((id) => !stored.has(id)).length,
    seconds,
  };
}

/** Every attempt has a key of its own, and is repeated with it until it is answered. */
async function rush(server: ServerProcess) {
  const token = await askToken(server.origin);
  const acknowledged: string[] = [];
  const pending = [...killsAtSeats];
  let [begun, refused, interrupted, kills, seatsHeld] = [0, 0, 0, 0, 0];
  let isKilledLate = false;
  let restart: Promise<void> | undefined;

  /** The other attempts are under way when it happens; each is repeated, with its key, when the server is back. */
  function kill(): void {
    kills++;
    restart = (restart ?? Promise.resolve()).then(async () => {
      await server.kill();
      await server.start();
    });
  }
  async function buyer(): Promise<void> {
    while (begun < attempts) {
      const party = 1 + (begun++ % largestParty);
      if (begun >= killAtAttempt && !isKilledLate) {
        isKilledLate = true;
        kill();
      }
      const key = randomUUID();
      for (;;) {
        const attempt = await tryToHold(server.origin, token, slot, party, key);
        if (attempt.kind === "failed") throw new Error(`unexpected answer: ${attempt.answer}`);
        if (attempt.kind === "held") {
          acknowledged.push(attempt.reservationId);
          seatsHeld += party;
          if (seatsHeld >= (pending[0] ?? Number.POSITIVE_INFINITY)) {
            pending.shift();
            kill();
          }
        }
        if (attempt.kind === "full") refused++;
        if (attempt.kind !== "interrupted") break;
        interrupted++;
        await (restart ?? wait(1));
      }
    }
  }
  await Promise.all(Array.from({ length: inFlight }, buyer));
  await restart;
  return { acknowledged, refused, interrupted, kills };
}

const engines = await openEngines();
console.log(`${attempts} attempts, ${inFlight} in flight, parties of 1 to ${largestParty}, ${seats} seats\n`);
console.log(
  "| Database | Guard | Acknowledged holds | Refused | Interrupted | kill -9 | Seats sold | Oversold | Acknowledged holds lost | Seconds |",
);
console.log("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|");
let clean = true;
for (const fresh of engines.fresh) {
  for (const [guard, script] of [
    ["on", "./shop/server.ts"],
    ["off", "./kill/unguarded.ts"],
  ] as const) {
    const database = await fresh();
    const outcome = await sell(script, database);
    await database.remove();
    const oversold = Math.max(0, outcome.sold - seats);
    console.log(
      `| ${database.name} | ${guard} | ${outcome.acknowledged} | ${outcome.refused} | ${outcome.interrupted} | ${outcome.kills} | ${outcome.sold} | ${oversold} | ${outcome.lost} | ${outcome.seconds.toFixed(1)} |`,
    );
    if (guard === "on" && (oversold > 0 || outcome.lost > 0 || outcome.counted !== outcome.sold)) clean = false;
  }
}
await engines.stop();
if (!clean) {
  console.error("[gipfel] Seats were oversold, or acknowledged holds are gone.");
  process.exitCode = 1;
}
