import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Api from "./api.ts";
import { getMe, patchMe } from "../sdk/contracts/calls/account.ts";
import { signIn } from "../sdk/contracts/calls/account-access.ts";
import { listOffers } from "../sdk/contracts/calls/offer.ts";

/* A module of its own for each test: the client and its CSRF token live as long as the module. */
let api: typeof Api;
let isOnLine: boolean;
beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  isOnLine = true;
  vi.stubGlobal("location", { origin: "https://shop.test" });
  vi.stubGlobal("navigator", {
    get onLine() {
      return isOnLine;
    },
  });
  api = await import("./api.ts");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const patch = { body: { givenName: "Elena" } };
const isTokenPath = (address: string) => address.includes("csrf-token");

/** Puts a server in place of the network; returns the paths that were requested. */
function answerWith(answer: (path: string) => Response | Promise<Response>): string[] {
  const paths: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname } = new URL(address);
    paths.push(pathname);
    return isTokenPath(pathname) ? Response.json({ csrfToken: "token" }) : answer(pathname);
  });
  return paths;
}

test("throws the server's code and fields when it refuses a change", async () => {
  answerWith(() =>
    Response.json({ code: "invalid_input", message: "", fields: { phone: "unknown" } }, { status: 400 }),
  );
  await expect(api.callApi(patchMe, patch)).rejects.toMatchObject({
    code: "invalid_input",
    fields: { phone: "unknown" },
  });
});

test.each([
  ["the server fails", () => Response.json({ code: "internal", message: "" }, { status: 500 })],
  ["the answer is no JSON", () => new Response("<html>", { status: 200 })],
  ["the answer does not fit its contract", () => Response.json({ user: { email: 1 } })],
  ["the connection breaks off", () => Promise.reject(new TypeError("Failed to fetch"))],
])("a change is unanswered when %s, and pages that show data are notified", async (_, answer) => {
  const listener = vi.fn();
  api.changes.addEventListener("unanswered", listener);
  answerWith(answer);
  await expect(api.callApi(patchMe, patch)).rejects.toMatchObject({ code: "unanswered" });
  expect(listener).toHaveBeenCalledOnce();
});

test("a change without a connection is not sent: nothing has changed", async () => {
  isOnLine = false;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(api.callApi(patchMe, patch)).rejects.toMatchObject({ code: "unreachable" });
});

test("an answer that breaks its contract is an error when data is read, not half an object", async () => {
  answerWith(() => Response.json({ user: { email: 1 } }));
  await expect(api.callApi(getMe)).rejects.toMatchObject({ code: "unexpected_answer" });
});

test("reading without an answer is unreachable", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(api.callApi(getMe)).rejects.toMatchObject({ code: "unreachable" });
});

test("signing in requests no CSRF token", async () => {
  const paths = answerWith(() => Response.json({ code: "credentials_invalid", message: "" }, { status: 401 }));
  const body = { email: "elena@example.ch", password: "no password of hers" };
  await expect(api.callApi(signIn, { body })).rejects.toMatchObject({ code: "credentials_invalid" });
  expect(paths).toEqual(["/api/auth/sign-in/email"]);
});

test("a POST that only reads is unreachable without an answer, and no page reads its data again", async () => {
  const listener = vi.fn();
  api.changes.addEventListener("unanswered", listener);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(api.callApi(listOffers, { body: {} as never })).rejects.toMatchObject({ code: "unreachable" });
  expect(listener).not.toHaveBeenCalled();
});

test("a referral without an answer makes no page read its data again", async () => {
  const listener = vi.fn();
  api.changes.addEventListener("unanswered", listener);
  answerWith(() => new Response("", { status: 500 }));
  const { sendReferral } = await import("./client/visitor-calls.ts");
  await expect(sendReferral("1234")).rejects.toMatchObject({ code: "unanswered" });
  expect(listener).not.toHaveBeenCalled();
});
