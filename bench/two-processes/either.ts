import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerProcess } from "../shop/process.ts";

/** An answer below 500: its status and body. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Sessions of the benchmark's shop (`bench/shop/server.ts`), by the header `x-role`. */
export const roles = ["admin", "distributor", "guest"] as const;
export type Role = (typeof roles)[number];

/** Calls that are sent to either of two processes, again with the same key until one answers. */
export interface Either {
  /** `role`: whose session it is sent with; a guest's without it. */
  call(method: "POST" | "PATCH" | "DELETE", path: string, body: object, role?: Role): Promise<Answer>;
  /** A form of the provider's hosted page. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<void>;
  readonly counts: { answered: number; interrupted: number };
}

const pause = 20;

/** `csrfTokens` are good at both: they have one secret. */
export function either(servers: readonly ServerProcess[], csrfTokens: ReadonlyMap<Role, string>): Either {
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
    call(method, path, body, role = "guest") {
      const sent: RequestInit = {
        method,
        headers: {
          "content-type": "application/json",
          "x-csrf-token": csrfTokens.get(role) ?? "",
          "x-role": role,
          "idempotency-key": randomUUID(),
        },
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
