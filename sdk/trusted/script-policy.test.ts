import { expect, test } from "vitest";
import { distrustWorker, scriptPolicy, trustWorker } from "./script-policy.ts";

/** Trusted Types as a browser has them: a name is given once. */
function pageWith(taken: string[] = []) {
  const names = [...taken];
  const createPolicy = (name: string, rules: { createScriptURL(address: string): string }) => {
    if (names.includes(name)) throw new TypeError(`Policy with name "${name}" already exists.`);
    names.push(name);
    return rules;
  };
  return { trustedTypes: { createPolicy }, names };
}

test("the policy is made once a page, however often it is asked for", () => {
  const page = pageWith();
  const policy = scriptPolicy(page);
  expect(policy).toBeDefined();
  expect(scriptPolicy(page)).toBe(policy);
  expect(page.names).toEqual(["gipfel"]);
});

test("a page where someone else took the name, or that allows us none, gets no error", () => {
  expect(scriptPolicy(pageWith(["gipfel"]))).toBeUndefined();
});

test("a page without Trusted Types needs no policy", () => {
  expect(scriptPolicy({})).toBeUndefined();
});

test("a worker that we have made passes while it is used, and no other text of the page", () => {
  const page = pageWith();
  const address = "blob:https://hotel.example/6f0a";
  expect(trustWorker(address, page)).toBe(address);
  expect(() => scriptPolicy(page)!.createScriptURL("blob:https://hotel.example/another")).toThrow(TypeError);
  distrustWorker(address, page);
  expect(() => scriptPolicy(page)!.createScriptURL(address)).toThrow(TypeError);
});

test("only the scripts of a card provider and of a human check pass", () => {
  const policy = scriptPolicy(pageWith())!;
  for (const address of [
    "https://js.stripe.com/endive/stripe.js",
    "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  ])
    expect(policy.createScriptURL(address)).toBe(address);
  for (const address of ["https://js.stripe.com.evil.test/x.js", "http://js.stripe.com/x.js", "data:text/javascript,1"])
    expect(() => policy.createScriptURL(address)).toThrow(TypeError);
});
