import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { hour } from "../../../../clock.ts";
import type { Db } from "../../../../db/connection.ts";
import type { DatatransPort } from "../datatrans-port.ts";
import { createDatatrans } from "../datatrans.ts";
import type { InvoiceMethod } from "../methods.ts";
import { DatatransAccount, type Decision } from "./account.fixture.ts";
import { AmountBody, CancelBody, DatatransFault, InitBody, type DatatransTransaction } from "./objects.fixture.ts";

const merchantId = "1100012345";
const password = "a password of the API";
export const signKey = "0f".repeat(32);
/** How long Datatrans keeps a key (ms). */
const keyLifetime = hour;

/**
 * `down`: no connection. `error`: 503. `silent`: never answers. `nonsense`: a page in place of JSON. `lost`: does what
 * it is asked, and its answer is lost.
 */
export type Outage = "down" | "error" | "silent" | "nonsense" | "lost";

/** A request as it came. */
export interface DatatransRequest {
  /** `POST /v1/transactions`. */
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
}

/** A local server that speaks Datatrans' API and has its page, and our port connected to it. */
export interface DatatransServer {
  readonly account: DatatransAccount;
  readonly datatrans: DatatransPort;
  readonly requests: readonly DatatransRequest[];
  /** What happens to requests from now on; null for nothing unusual. */
  setOutage(outage: Outage | null): void;
  /** A webhook as it is posted: its text, and the header that signs it. */
  signed(
    transaction: DatatransTransaction | string,
    at?: number,
  ): { readonly payload: string; readonly signature: string };
  /** From now on webhooks are posted to this origin, at the path that the transaction was opened with. */
  sendWebhooksTo(origin: string): void;
  /** Waits for the webhooks that are under way. */
  delivered(): Promise<void>;
  close(): Promise<void>;
}

export interface DatatransServerOptions {
  readonly db: Db;
  /** Of the shop and of Datatrans. */
  readonly clock: { now(): number };
  readonly method?: InvoiceMethod;
  /** The shop's. */
  readonly origin?: string;
  readonly timeout?: number;
}

interface Answer {
  readonly status: number;
  readonly body: object | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens an account at a local server. */
export async function openDatatransServer({
  db,
  clock,
  method = "INT",
  origin: shop = "http://shop.test",
  timeout = 2_000,
}: DatatransServerOptions): Promise<DatatransServer> {
  const requests: DatatransRequest[] = [];
  const deliveries: Promise<unknown>[] = [];
  let outage: Outage | null = null;
  let webhooksTo: string | null = null;
  const account = new DatatransAccount(
    () => clock.now(),
    (transaction) => {
      if (webhooksTo) deliveries.push(post(`${webhooksTo}/api/payment/webhooks/datatrans`, signed(transaction)));
    },
  );
  const server = createServer();
  const origin = await listening(server);

  const signed: DatatransServer["signed"] = (transaction, at = clock.now()) => {
    const payload = typeof transaction === "string" ? transaction : JSON.stringify(transaction);
    const sign = createHmac("sha256", Buffer.from(signKey, "hex")).update(`${at}${payload}`).digest("hex");
    return { payload, signature: `t=${at},s0=${sign}` };
  };

  /** A key is answered as the first time; with another body it is refused. */
  const known = new Map<string, { readonly at: number; readonly request: string; readonly answer: Answer }>();
  function answerOnce(request: IncomingMessage, text: string): Answer {
    const key = request.headers["idempotency-key"] as string | undefined;
    if (request.headers.authorization !== `Basic ${Buffer.from(`${merchantId}:${password}`).toString("base64")}`)
      return refused(new DatatransFault("UNAUTHORIZED", "Unauthorized", 401));
    if (key === undefined || request.method !== "POST") return answerTo(account, origin, request, text);
    const before = known.get(key);
    const asked = `${request.url} ${text}`;
    if (before && clock.now() - before.at < keyLifetime)
      return before.request === asked
        ? before.answer
        : refused(new DatatransFault("CLIENT_ERROR", "idempotency key with another body", 422));
    const answer = answerTo(account, origin, request, text);
    known.set(key, { at: clock.now(), request: asked, answer });
    return answer;
  }

  server.on("request", (request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      if (request.url!.startsWith("/v1/start/")) return void servePage(account, request, response);
      requests.push({
        path: `${request.method} ${request.url}`,
        body: text === "" ? null : JSON.parse(text),
        key: request.headers["idempotency-key"] as string | undefined,
      });
      if (outage === "silent") return;
      if (outage === "down") return void request.socket.destroy();
      if (outage === "error") return void response.writeHead(503).end("<h1>Service unavailable</h1>");
      if (outage === "nonsense") return void response.writeHead(200).end("<h1>Welcome</h1>");
      const { status, body, headers } = answerOnce(request, text);
      if (outage === "lost") return void request.socket.destroy();
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(body === null ? undefined : JSON.stringify(body));
    });
  });

  return {
    account,
    requests,
    datatrans: createDatatrans({
      merchantId,
      password,
      signKey,
      method,
      origin: shop,
      origins: { api: origin, pages: origin },
      timeout,
      db,
      clock,
    }),
    setOutage: (next) => void (outage = next),
    signed,
    sendWebhooksTo: (next) => void (webhooksTo = next),
    async delivered() {
      while (deliveries.length > 0) await deliveries.shift();
    },
    close: () => new Promise((resolve) => void (server.close(() => resolve()), server.closeAllConnections())),
  };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answerTo(account: DatatransAccount, origin: string, request: IncomingMessage, text: string): Answer {
  const [, id = "", step] = /^\/v1\/transactions(?:\/(\d+)(?:\/(\w+))?)?$/.exec(request.url!) ?? [];
  try {
    if (request.method === "GET") return { status: 200, body: structuredClone(account.read(id)) };
    if (id === "") {
      const made = account.initialize(read(InitBody, text));
      return { status: 201, body: made, headers: { location: `${origin}/v1/start/${made.transactionId}` } };
    }
    if (step === "settle") account.settle(id, read(AmountBody, text).amount);
    else if (step === "cancel") account.cancel((read(CancelBody, text), id));
    else if (step === "credit") return { status: 200, body: account.credit(id, read(AmountBody, text)) };
    else throw new DatatransFault("CLIENT_ERROR", `no ${request.url}`, 404);
    return { status: 204, body: null };
  } catch (error) {
    if (!(error instanceof DatatransFault)) throw error;
    return refused(error);
  }
}

const refused = ({ status, error }: DatatransFault): Answer => ({ status, body: { error } });

function read<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, JSON.parse(text));
  if (!parsed.success) throw new DatatransFault("INVALID_PROPERTY", v.getDotPath(parsed.issues[0]) ?? "");
  return parsed.output;
}

/** The page: opened with GET, and left with POST and a `decision`. */
function servePage(account: DatatransAccount, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url!, "http://datatrans.test");
  const id = pathname.split("/").at(-1)!;
  try {
    if (request.method === "POST") {
      const location = account.decide(id, searchParams.get("decision") as Decision);
      return void response.writeHead(302, { location }).end();
    }
    account.start(id);
    response.writeHead(200, { "content-type": "text/plain" }).end("accept, decline or abandon");
  } catch (error) {
    if (!(error instanceof DatatransFault)) throw error;
    response.writeHead(error.status).end(error.error.message);
  }
}

async function post(url: string, { payload, signature }: { payload: string; signature: string }): Promise<void> {
  const headers = { "content-type": "application/json", "datatrans-signature": signature };
  await fetch(url, { method: "POST", body: payload, headers });
}
