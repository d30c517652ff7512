import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { minute } from "../../../clock.ts";
import { onBothDatabases } from "../../../db/testing.ts";
import { readJsonBodies } from "../../../routes/body.ts";
import { answerErrors } from "../../../routes/errors.ts";
import type { DatatransTransaction } from "./stand-in/objects.fixture.ts";
import { openDatatransServer, type DatatransServer } from "./stand-in/server.fixture.ts";

const now = Date.parse("2026-11-29T09:00:00.000Z");
const page = "https://hotel.test/rooms?bookingId=b1";
const checkout = "https://hotel.test/checkout";
const [known, withoutFailureUrl] = ["261129090000000001", "261129090000000003"];

onBothDatabases("Datatrans' webhooks and returns", (getDb) => {
  let server: DatatransServer;
  let app: FastifyInstance;
  let refreshed: string[] = [];
  let logged: string[] = [];
  beforeAll(async () => {
    server = await openDatatransServer({ db: getDb(), clock: { now: () => now } });
    app = fastify({ logger: { level: "warn", stream: { write: (line: string) => void logged.push(line) } } });
    answerErrors(app, { shopName: "Gipfel", style: null });
    await app.register(async (part) =>
      server.datatrans.routes!(part, {
        readJsonBodies,
        refreshPayment: async (reference) => void refreshed.push(reference),
        returnUrlOf: async (reference) => ([known, withoutFailureUrl].includes(reference) ? page : null),
        failureUrlOf: async (reference) => (reference === known ? checkout : null),
        isOwnMachine: true,
      }),
    );
  });
  afterAll(async () => void (await app.close(), await server.close()));
  beforeEach(() => void ([refreshed, logged] = [[], []]));

  const transaction = { transactionId: known, type: "payment", status: "authorized" } as DatatransTransaction;
  const send = ({ payload, signature }: { payload: string; signature?: string }) =>
    app.inject({
      method: "POST",
      url: "/api/payment/webhooks/datatrans",
      payload,
      headers: {
        "content-type": "application/json",
        ...(signature !== undefined && { "datatrans-signature": signature }),
      },
    });

  test("a signed webhook is a hint: the transaction is read again, as often as it comes", async () => {
    const signed = server.signed(transaction);
    expect((await send(signed)).statusCode).toBe(200);
    expect((await send(signed)).json()).toEqual({ received: true });
    expect(refreshed).toEqual([known, known]);
    expect(logged).toEqual([]);
  });

  test("the signature is that of Datatrans' documentation", () => {
    const { payload, signature } = server.signed("{}", 1559303131511);
    expect(payload).toBe("{}");
    expect(signature).toBe("t=1559303131511,s0=815bd1ba3d1229a3dc0ac1c1ded7432cdc417755b35559714d8a1754b03a5aa8");
  });

  test.each([
    ["none", () => ({ payload: JSON.stringify(transaction) })],
    ["an empty one", () => ({ ...server.signed(transaction), signature: "" })],
    ["a forged one", () => ({ ...server.signed(transaction), signature: `t=${now},s0=${"ab".repeat(32)}` })],
    [
      "that of another body",
      () => ({ ...server.signed(transaction), payload: JSON.stringify({ ...transaction, a: 1 }) }),
    ],
    [
      "that of another time",
      () => {
        const { payload, signature } = server.signed(transaction);
        return { payload, signature: signature.replace(/^t=\d+/, `t=${now + 1}`) };
      },
    ],
    [
      "a cut one",
      () => ({ ...server.signed(transaction), signature: server.signed(transaction).signature.slice(0, -2) }),
    ],
    ["no hex digits", () => ({ ...server.signed(transaction), signature: `t=${now},s0=${"zz".repeat(32)}` })],
    ["a stale one", () => server.signed(transaction, now - 6 * minute)],
    ["one of the future", () => server.signed(transaction, now + 6 * minute)],
  ])("a webhook whose signature is %s is refused and logged, without its content", async (_, webhook) => {
    const answer = await send(webhook());
    expect(answer.statusCode).toBe(400);
    expect(refreshed).toEqual([]);
    expect(logged.join()).toContain("a webhook has no valid signature of Datatrans");
    expect(logged.join()).not.toContain(known);
  });

  test.each(["", "null", "7", "[]", "{", "{}", '{"transactionId":7}', `{"transactionId":"1' or 1=1"}`])(
    "one that is signed and names no transaction is refused: %s",
    async (body) => {
      expect((await send(server.signed(body))).statusCode).toBe(400);
      expect(refreshed).toEqual([]);
    },
  );

  test("[P8.return] from Datatrans' page back to the buyer's, with the transaction's id", async () => {
    const answer = await app.inject(`/api/payment/returns/datatrans?datatransTrxId=${known}`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${page}&redirectResult=${known}`);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
  });

  test("[P8.return] who has not paid is led to the page for that, once the payment is read", async () => {
    const answer = await app.inject(`/api/payment/returns/datatrans/unpaid?datatransTrxId=${known}`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(checkout);
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
    expect(refreshed).toEqual([known]);
    const same = await app.inject(`/api/payment/returns/datatrans/unpaid?datatransTrxId=${withoutFailureUrl}`);
    expect(same.headers.location).toBe(`${page}&redirectResult=${withoutFailureUrl}`);
  });

  test.each([
    "",
    "?datatransTrxId=261129090000000002",
    "?datatransTrxId=https://evil.test",
    `?datatransTrxId=${known}&datatransTrxId=1`,
  ])("[P8.return] leads nowhere for %s", async (query) => {
    for (const path of ["datatrans", "datatrans/unpaid"]) {
      const answer = await app.inject(`/api/payment/returns/${path}${query}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    }
  });
});
