import { describe, expect, test } from "vitest";
import { forbiddenBy, parsePolicies } from "./content-policy.ts";
import { policyDiagnostics } from "./policy-diagnostics.ts";

const pay = "https://pay.example";

/** Whether `script-src <sources>` lets a script of `https://pay.example` load. */
function allows(sources: string, path: string): boolean {
  const [policy] = parsePolicies([`script-src ${sources}`]);
  return forbiddenBy(policy!, ["script-src", pay], { page: null, paths: [path] }) === null;
}

describe('a path in a policy (CSP 3, "path-part matches")', () => {
  test.each([
    ["no path", pay, "/v3/pay.js", true],
    ["a slash alone", `${pay}/`, "/v3/pay.js", true],
    ["a folder, with what is in it", `${pay}/v3/`, "/v3/pay.js", true],
    ["a folder, with what is deeper in it", `${pay}/v3/`, "/v3/parts/card.js", true],
    ["a folder, not the file of its name", `${pay}/v3/`, "/v3", false],
    ["a folder, not one that begins alike", `${pay}/v3/`, "/v30/pay.js", false],
    ["a file, as a whole", `${pay}/v3/pay.js`, "/v3/pay.js", true],
    ["a file, with any query", `${pay}/v3/pay.js`, "/v3/pay.js?locale=de", true],
    ["a file, not what is below its name", `${pay}/v3`, "/v3/pay.js", false],
    ["a file, in upper and lower case", `${pay}/v3/Pay.js`, "/v3/pay.js", false],
    ["percent-encoding, as what it stands for", `${pay}/v%33/`, "/v3/pay.js", true],
    ["an encoded slash, which divides nothing", `${pay}/v3%2Fparts/`, "/v3/parts/card.js", false],
    ["percent-encoding that is none", `${pay}/100%/`, "/100%/pay.js", true],
    ["a query, which browsers leave out", `${pay}/v3/pay.js?locale=de`, "/v3/pay.js", true],
    ["any host of a domain, with a path", "https://*.example/v3/", "/v3/pay.js", true],
    ["another host with the same path", "https://other.example/v3/", "/v3/pay.js", false],
  ])("%s: %s of %s is %s", (_, source, path, isAllowed) => {
    expect(allows(source, path)).toBe(isAllowed);
  });

  test("is enough where nobody knows which paths are requested, and its host is not", () => {
    const of = (sources: string) =>
      forbiddenBy(parsePolicies([`frame-src ${sources}`])[0]!, ["frame-src", pay], { page: null });
    expect(of(`${pay}/v3/`)).toBeNull();
    expect(of("https://other.example/v3/")).toMatchObject({ line: `frame-src https://other.example/v3/ ${pay};` });
  });
});

test("a provider's script is judged by its address, its other requests by their origin", () => {
  const none = { script: [], connect: [], frame: [], image: [] };
  const payment = { script: [pay], scriptAddresses: [`${pay}/v4/pay.js`], connect: [], frame: [pay], image: [] };
  const blocked = (policy: string) =>
    policyDiagnostics(parsePolicies([policy]), [{ tag: "gipfel-checkout", read: () => null }], {
      page: null,
      shop: "https://shop.example",
      sources: { payment, map: none, humanCheck: none },
    })
      .filter(({ code }) => code === "provider_blocked")
      .map(({ fix }) => fix);
  expect(blocked(`script-src ${pay}/v4/; frame-src https://shop.example ${pay}/frames/`)).toEqual([]);
  expect(blocked(`script-src ${pay}/v4/pay.js`)).toEqual([]);
  expect(blocked(`script-src ${pay}/v3/`)).toEqual([`script-src ${pay}/v3/ ${pay};`]);
});
