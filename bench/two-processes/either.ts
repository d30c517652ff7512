import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerProcess } from "../shop/process.ts";

/** An answer below 500: its status and body. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Calls that are sent to either of two processes, again with the same key until one answers. */
export interface Either {
  call(method: "POST" | "PATCH", path: string, body: object): Promise<Answer>;
  /** A form of the provider's hosted page. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<void>;
  readonly counts: { answered: number; interrupted: number };
}

const pause = 20;

/** `csrfToken` is good at both: they have one secret. */
export function either(servers: readonly ServerProcess[], csrfToken: string): Either {
  const counts = { answered: 0, interrupted: 0 };
  const oneOfThem = () => servers[Math.floor(Math.random() * servers.length)]!.origin;

  async function untilAnswered(send: (origin: string) => Promise<Response>): Promise<Answer> {
    for (;;) {
      try {
        const response = await send(oneOfThem());
        const text = await response.text();
        if (response.status < 500) {
          counts.answered++;
          return { status: response.status, body: text.startsWith("{") ? (JSON.parse(text) as Answer["body"]) : {} };
        }
      } catch {
        counts.interrupted++;
      }
      await wait(pause);
    }
  }
  return {
    counts,
    call(method, path, body) {
      const sent: RequestInit = {
        method,
        headers: { "content-type": "application/json", "x-csrf-token": csrfToken, "idempotency-key": randomUUID() },
        body: JSON.stringify(body),
      };
      return untilAnswered((origin) => fetch(origin + path, sent));
    },
    async post(path, form) {
      await untilAnswered((origin) =>
        fetch(origin + path, { method: "POST", body: new URLSearchParams(form), redirect: "manual" }),
      );
    },
  };
}
