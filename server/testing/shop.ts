import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { takesCsrfToken, type Call, type CallAnswer, type CallInput } from "../../sdk/contracts/call.ts";
import { ErrorBody } from "../../sdk/contracts/errors.ts";
import { buildApp } from "../app.ts";
import { smallCatalogue } from "../catalogue/fixtures/small.ts";
import { importCatalogue } from "../catalogue/import.ts";
import type { CatalogueInput } from "../domain/catalogue-schema.ts";
import type { Db } from "../db/connection.ts";
import type { Mail } from "../ports/mail/mail.ts";
import type { TimetablePort } from "../ports/timetable/timetable.ts";
import type { SessionReader } from "../security/session-reader.ts";
import { testServices } from "./services.ts";

export { testNow, testOrigin } from "./services.ts";

/** An answer of the API, parsed with its contract; a refusal keeps its body. */
export type Answered<C> =
  | { status: 200; answer: CallAnswer<C> }
  | { status: number; answer: null; code: string; fields: Record<string, string | string[]> };

/** The shop on a database, with a clock that tests set, mails in memory, the sandbox for payments. */
export async function openTestShop(
  db: Db,
  {
    catalogue = smallCatalogue,
    ...options
  }: {
    session?: SessionReader;
    env?: Record<string, string>;
    catalogue?: CatalogueInput;
    timetable?: TimetablePort;
  } = {},
) {
  const mails: Mail[] = [];
  const { services, clock, payment } = await testServices(db, {
    ...options,
    mail: { name: "folder", send: async (mail) => void mails.push(mail) },
  });
  await importCatalogue(db, catalogue, clock.now(), "demo");
  const app = await buildApp(services);

  /** A raw request below `/api`. */
  async function ask(method: Call["method"], path: string, body?: unknown, headers: Record<string, string> = {}) {
    return app.inject({
      method,
      url: `/api${path}`,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  }

  async function csrfToken(headers: Record<string, string> = {}): Promise<string> {
    return (await ask("GET", "/csrf-token/", undefined, headers)).json<{ csrfToken: string }>().csrfToken;
  }

  /** A call of the contracts, with its CSRF token; the answer must fit the contract. `heard` gets its cookies. */
  async function send<C extends Call>(
    call: C,
    input: CallInput<C>,
    headers: Record<string, string> = {},
    onCookies?: (setCookie: unknown) => void,
  ): Promise<Answered<C>> {
    const { params, query, body } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, string>;
      body?: unknown;
    };
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
    const search = query ? `?${new URLSearchParams(query)}` : "";
    const token: Record<string, string> = takesCsrfToken(call) ? { "x-csrf-token": await csrfToken(headers) } : {};
    const response = await ask(call.method, path + search, call.method === "GET" ? undefined : (body ?? {}), {
      ...token,
      ...headers,
    });
    onCookies?.(response.headers["set-cookie"]);
    if (response.statusCode === 200)
      return { status: 200, answer: v.parse(call.answer, response.json()) as CallAnswer<C> };
    const error = v.parse(ErrorBody, response.json());
    return { status: response.statusCode, answer: null, code: error.code, fields: error.fields ?? {} };
  }

  /** The same for a call that must succeed. */
  async function done<C extends Call>(
    call: C,
    input: CallInput<C>,
    headers: Record<string, string> = {},
  ): Promise<CallAnswer<C>> {
    const answered = await send(call, input, headers);
    if (answered.answer === null) throw new Error(`${call.method} ${call.path}: ${JSON.stringify(answered)}`);
    return answered.answer as CallAnswer<C>;
  }

  return { app, services, clock, payment, mails, ask, send, done, csrfToken, newKey: () => randomUUID() };
}
export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
