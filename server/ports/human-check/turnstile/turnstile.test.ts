import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Env } from "../../../env.ts";
import { WrongSetting } from "../../../settings/wrong-setting.ts";
import { openHumanCheck } from "../../open.ts";
import { turnstile } from "./turnstile.ts";

/** Stands in for Cloudflare: one token is good, once. */
let server: Server;
let url: string;
const forms: URLSearchParams[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    const form = new URLSearchParams(body);
    const success =
      form.get("secret") === "secret" &&
      form.get("response") === "good" &&
      !forms.some((each) => each.get("response") === "good");
    forms.push(form);
    if (form.get("response") === "broken") return void response.writeHead(500).end("<html>");
    response
      .setHeader("content-type", "application/json")
      .end(JSON.stringify({ success, "error-codes": success ? [] : ["timeout-or-duplicate"] }));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());

test("Turnstile's site key goes to the browser, and each of its tokens is verified there, once", async () => {
  const check = turnstile({ siteKey: "site", secretKey: "secret", url });
  expect(await check.createChallenge()).toEqual({ provider: "turnstile", siteKey: "site" });
  expect(await check.verify("good")).toBe(true);
  expect(await check.verify("good")).toBe(false);
  expect(await check.verify("bad")).toBe(false);
  expect(forms[0]!.get("secret")).toBe("secret");
});

test("when Turnstile can't be reached the answer says so, and the visitor isn't taken for a machine", async () => {
  await expect(turnstile({ siteKey: "site", secretKey: "secret", url }).verify("broken")).rejects.toMatchObject({
    code: "provider_unavailable",
  });
  await expect(
    turnstile({ siteKey: "site", secretKey: "secret", url: "http://127.0.0.1:1/" }).verify("x"),
  ).rejects.toMatchObject({ status: 502 });
});

test("the settings choose: both keys Turnstile, none the shop's own, one alone stops the start with a line", async () => {
  const open = (settings: Partial<Env>) =>
    openHumanCheck({ CSRF_SECRET: "a secret for tests", ...settings } as Env, {
      db: {} as never,
      clock: { now: () => 0 },
    });
  expect((await open({})).name).toBe("altcha");
  expect((await open({ TURNSTILE_SITE_KEY: "a", TURNSTILE_SECRET_KEY: "b" })).name).toBe("turnstile");
  await expect(open({ TURNSTILE_SITE_KEY: "a" })).rejects.toThrow(WrongSetting);
  await expect(open({ TURNSTILE_SECRET_KEY: "b" })).rejects.toThrow("TURNSTILE_SITE_KEY is missing");
});
