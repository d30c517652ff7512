import { loader, shop, widget, type Host } from "./host.ts";

const policy = (value: string) => ({ "content-security-policy": value });
const nonced = (html: string) => html.replaceAll("<script", '<script nonce="abc"');
const needs = `connect-src ${shop}; img-src ${shop}`;

/** Headers, and where the page comes from. */
export const policyHosts: readonly Host[] = [
  {
    hazard: "a strict policy with a nonce, no inline style, Trusted Types of ours alone",
    snippet: nonced(widget + loader),
    headers: policy(
      `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self'; ${needs}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types gipfel`,
    ),
  },
  {
    hazard: "Trusted Types without any policy",
    headers: policy("require-trusted-types-for 'script'; trusted-types 'none'"),
  },
  {
    hazard: "no styles, pictures, fonts and frames from anywhere",
    headers: policy(
      "style-src 'none'; img-src 'none'; font-src 'none'; frame-src 'none'; object-src 'none'; media-src 'none'",
    ),
    browserSays: /Content Security Policy/,
  },
  { hazard: "a policy that makes the page a sandbox without an origin", headers: policy("sandbox allow-scripts") },
  {
    hazard: "a policy that forbids the shop's API",
    headers: policy("connect-src 'self'"),
    shows: /Auf dieser Seite kann im Moment nicht gebucht werden/,
    says: [/^\[gipfel\] .*connect-src/],
    browserSays: /^(Connecting|Fetch API|Refused)/,
  },
  {
    hazard: "a policy that forbids the script",
    headers: policy("script-src 'self'"),
    isUnloaded: true,
    shows: /Rigi buchen/,
    browserSays: /Content Security Policy/,
  },
  {
    hazard: "no permission for anything",
    headers: {
      "permissions-policy":
        "payment=(), geolocation=(), fullscreen=(), storage-access=(), unload=(), clipboard-write=(), sync-xhr=()",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "origin-agent-cluster": "?1",
    },
  },
  {
    hazard: "a page in windows-1252",
    headers: { "content-type": "text/html; charset=windows-1252" },
    file: (body) =>
      Buffer.from(
        `<!doctype html><html lang="de"><title>Gasthaus zum B\u00e4ren</title><body><p id="umlauts">Z\u00fcrich</p>${body}</body></html>`,
        "latin1",
      ),
  },
  {
    hazard: "a page of XHTML",
    headers: { "content-type": "application/xhtml+xml; charset=utf-8" },
    file: (body) =>
      `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" lang="de"><head><title>Gasthaus</title></head><body>${body}</body></html>`,
    isUnloaded: true,
    shows: /Rigi buchen/,
    browserSays: /Module scripts in XML documents/,
  },
  {
    hazard: "a base address elsewhere, whose links open tabs",
    head: '<base href="https://elsewhere.invalid/deep/" target="_blank">',
  },
  {
    hazard: "a frame whose page is written in an attribute",
    place: (snippet) =>
      `<iframe srcdoc="${snippet.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" width="900" height="1400"></iframe>`,
    frame: "iframe",
  },
  {
    hazard: "a frame without credentials",
    place: (snippet) =>
      `<iframe credentialless srcdoc="${snippet.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" width="900" height="1400"></iframe>`,
    frame: "iframe",
  },
  { hazard: "a file on somebody's disk", protocol: "file" },
];
