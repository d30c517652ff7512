import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { expect, vi } from "vitest";
import type { DatabaseSettings, Db } from "../db/connection.ts";
import type { KillableReport, Moment } from "./killable-shop.ts";
import { testOrigin } from "./services.ts";

const script = new URL("./killable-shop.ts", import.meta.url);
/** A process that starts on a busy machine may take its time. */
export const waitOptions = { timeout: 20_000, interval: 10 };
/** For a test that starts processes (ms). */
export const testLimit = 60_000;
/** What the links of the killed shop are signed with. */
export const killedShopSecret = "a secret for these tests";

/** Shops in processes of their own, on the database of these settings. */
export function killableShops(settings: DatabaseSettings) {
  const children = new Set<ChildProcess>();

  /** Starts one with this clock; `reached` resolves at the moment where it stops. */
  async function start(now: number, stopAt?: Moment) {
    const env = {
      ...process.env,
      ...settings,
      PUBLIC_ORIGIN: testOrigin,
      CSRF_SECRET: killedShopSecret,
      LOG_LEVEL: "silent",
    };
    const child = fork(script, {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      env: { ...env, NOW: String(now), ...(stopAt ? { STOP_AT: stopAt } : {}) },
    });
    children.add(child);
    const reports: KillableReport[] = [];
    child.on("message", (message) => reports.push(message as KillableReport));
    await Promise.race([
      once(child, "message"),
      once(child, "exit").then(([code]) => expect.fail(`the shop ended with ${code} before it was ready`)),
    ]);
    const port = reports.map((each) => ("port" in each ? each.port : 0)).find(Boolean);
    const origin = `http://127.0.0.1:${port}`;
    return {
      origin,
      reached: () => vi.waitFor(() => expect(reports).toContainEqual({ reached: stopAt }), waitOptions),
      async kill() {
        const ended = once(child, "exit");
        child.kill("SIGKILL");
        expect(await ended).toEqual([null, "SIGKILL"]);
        children.delete(child);
      },
      /** A call with the given key: its connection breaks when the process dies. */
      async post(path: string, body: object, key: string, from = testOrigin) {
        const { csrfToken } = (await (await fetch(`${origin}/api/csrf-token/`)).json()) as { csrfToken: string };
        const answer = await fetch(origin + path, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "x-csrf-token": csrfToken,
            "idempotency-key": key,
            origin: from,
          },
          body: JSON.stringify(body),
        });
        return (await answer.json()) as { resultCode?: string; code?: string; action?: { url?: string } | null };
      },
    };
  }

  return {
    start,
    end() {
      for (const child of children) child.kill("SIGKILL");
      children.clear();
    },
  };
}

export type KillableShops = ReturnType<typeof killableShops>;

/** A payment's state at the provider by the key of its order, which our process's end doesn't change. */
export async function atProvider(db: Db, orderKey: string | null) {
  const payment = await db
    .selectFrom("sandbox_payment" as never)
    .select(["state" as never, "amount" as never, "refunded" as never])
    .where("order_key" as never, "=", orderKey as never)
    .executeTakeFirst();
  return payment as { state: string; amount: number; refunded: number } | undefined;
}
