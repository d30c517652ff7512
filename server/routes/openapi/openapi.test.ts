import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";

interface Operation {
  readonly operationId: string;
  readonly security: readonly Record<string, unknown>[];
}
type Method = "GET" | "POST" | "PATCH" | "DELETE";

onBothDatabases("the API's description", (getDb) => {
  let shop: TestShop;
  const operations: { method: Method; path: string; operation: Operation }[] = [];
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { RATE_LIMIT: "100000" } });
    const { paths } = (await shop.ask("GET", "/openapi.json")).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        operations.push({ method: method.toUpperCase() as Method, path: path.replaceAll(/\{\w+\}/g, "1"), operation });
      }
    }
  });
  afterAll(() => shop.app.close());

  const ask = (method: Method, path: string, body: unknown, headers = {}) =>
    shop.ask(method, path, method === "GET" ? undefined : body, headers);

  test("says of every call whether it takes a CSRF token and a session, and so it is", async () => {
    expect(operations.length).toBeGreaterThan(60);
    const documented: string[] = [];
    const found: string[] = [];
    // One's reviews are read with a session or with the token of a mail's link.
    for (const { method, path, operation } of operations.filter(
      ({ operation: { operationId } }) => operationId !== "listAccountReviews",
    )) {
      const [needs = {}] = operation.security;
      documented.push(
        `${operation.operationId}: ${"session" in needs ? "not_signed_in" : "csrf" in needs ? "csrf_invalid" : "neither"}`,
      );
      const code = (await ask(method, path, {})).json<{ code?: string }>().code ?? "";
      found.push(`${operation.operationId}: ${["csrf_invalid", "not_signed_in"].includes(code) ? code : "neither"}`);
    }
    expect(found).toEqual(documented);
  });

  test("a call that needs a session is 401 before its body is read", async () => {
    const guarded = operations.filter(({ operation }) => "session" in operation.security[0]!);
    expect(guarded.length).toBeGreaterThan(20);
    for (const { method, path, operation } of guarded) {
      for (const body of ["{ this is no JSON", { unknown: true }, `{"x":"${"y".repeat(70_000)}"}`]) {
        const answered = await ask(method, path, body);
        expect([operation.operationId, answered.statusCode]).toEqual([operation.operationId, 401]);
      }
    }
  });

  test("takes the CSRF token in the body where a header can't be sent", async () => {
    const csrfToken = await shop.csrfToken();
    const answered = await ask("POST", "/reservations", { csrfToken });
    expect(answered.json()).toMatchObject({ code: "invalid_input" });
  });
});
