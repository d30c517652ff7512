import { expect, test } from "vitest";
import { distrustWorker, scriptPolicy, trustImportMap, trustWorker } from "./script-policy.ts";

/** Trusted Types as a browser has them: a name is given once. */
function pageWith(taken: string[] = []) {
  const names = [...taken];
  const createPolicy = <Rules>(name: string, rules: Rules) => {
    if (names.includes(name)) throw new TypeError(`Policy with name "${name}" already exists.`);
    names.push(name);
    return rules;
  };
  return { trustedTypes: { createPolicy }, names };
}

test("creates the policy once per page", () => {
  const page = pageWith();
  const policy = scriptPolicy(page);
  expect(policy).toBeDefined();
  expect(scriptPolicy(page)).toBe(policy);
  expect(page.names).toEqual(["gipfel"]);
});

test("throws no error when the policy's name is taken or forbidden", () => {
  expect(scriptPolicy(pageWith(["gipfel"]))).toBeUndefined();
});

test("creates no policy without Trusted Types", () => {
  expect(scriptPolicy({})).toBeUndefined();
});

test("accepts our worker while it is used, and no other text", () => {
  const page = pageWith();
  const address = "blob:https://hotel.example/6f0a";
  expect(trustWorker(address, page)).toBe(address);
  expect(() => scriptPolicy(page)!.createScriptURL("blob:https://hotel.example/another")).toThrow(TypeError);
  distrustWorker(address, page);
  expect(() => scriptPolicy(page)!.createScriptURL(address)).toThrow(TypeError);
});

test("accepts the scripts of a card provider and a human check only", () => {
  const policy = scriptPolicy(pageWith())!;
  for (const address of [
    "https://js.stripe.com/endive/stripe.js",
    "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  ])
    expect(policy.createScriptURL(address)).toBe(address);
  for (const address of ["https://js.stripe.com.evil.test/x.js", "http://js.stripe.com/x.js", "data:text/javascript,1"])
    expect(() => policy.createScriptURL(address)).toThrow(TypeError);
});

test("accepts the text of our import map, and no other", () => {
  const page = pageWith();
  expect(trustImportMap('{"imports":{}}', page)).toBe('{"imports":{}}');
  expect(() => scriptPolicy(page)!.createScript('{"imports":{"a":"https://evil.test/"}}')).toThrow(TypeError);
});
