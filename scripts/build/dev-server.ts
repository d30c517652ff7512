import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve, sep } from "node:path";
import type { Plugin, ProxyOptions } from "vite";
import type { Assets } from "../../host-site/rendering.ts";
import type { Manifest } from "../../sdk/elements/_kit/manifest.ts";
import { cataloguesOf } from "./catalogues.ts";
import { outputs } from "./outputs.ts";

/** Where the development server serves modules; every other address is the shop's, which runs beside it. */
export const devBase = "/vite/";
/** The shop that runs beside it (`npm start`). */
const shop = process.env["SHOP"] ?? "http://localhost:4000";
/** The partner's pages of the demo, and how they write the shop's loader. */
const demo = { path: "/demo/", folder: resolve("demo/pages"), loader: "http://localhost:4000/sdk/v1/gipfel.js" };
/** What each of the shop's built files is made of. */
const modules = {
  client: "host-site/client.tsx",
  loader: "sdk/loader.ts",
  style: "host-site/styles/shop.css",
  accountStyle: "host-site/account/account.css",
} satisfies Partial<Record<keyof Assets, string>>;
const chunk = /^\/sdk\/(?:chunks|elements\/_kit)\/([\w.-]+)\.js$/;

export interface DevServerOptions {
  /** Files of the elements' records, by name. */
  readonly elements: ReadonlyMap<string, string>;
  /** Message catalogues, by the name that the loader makes up for them. */
  readonly catalogues: ReadonlyMap<string, string>;
}

/** What is the shop's goes to the shop, as if it came from its own pages. */
export const shopProxy: Record<string, ProxyOptions> = {
  [`^(?!${devBase})`]: {
    target: shop,
    changeOrigin: true,
    configure: (proxy) =>
      proxy.on("proxyReq", (request) => {
        if (request.hasHeader("origin")) request.setHeader("origin", shop);
      }),
  },
};

/**
 * `vite`: the shop's pages and the demo's partner pages with modules from their sources instead of built files. Pages
 * come from a running shop; what renders them there is as it was built.
 */
export function devServer({ elements, catalogues }: DevServerOptions): Plugin {
  const sources = new Map([
    ["kit", "sdk/elements/_kit/define.ts"],
    ["embedding", "sdk/elements/_kit/embedding.ts"],
    ...elements,
    ...catalogues,
  ]);
  const names = [...elements.keys()];
  const manifest: Manifest = {
    files: ["kit", "embedding", ...names],
    kit: 0,
    embedding: 1,
    elements: Object.fromEntries(names.map((name, index) => [name, [index + 2]])),
    words: Object.fromEntries([...elements].map(([name, file]) => [name, cataloguesOf(file)])),
  };
  return {
    name: "gipfel-dev-server",
    apply: "serve",
    transform: {
      filter: { id: /\/sdk\/loader\.ts$/ },
      handler: (code) => code.replace("__MANIFEST__", () => JSON.stringify(manifest)),
    },
    /** What the loader takes for a chunk is the module that it is made of. */
    resolveId: (source) => (chunk.test(source) ? `\0${source}` : undefined),
    load(id) {
      const source = sources.get(chunk.exec(id.slice(1))?.[1] ?? "");
      return source && `export * from ${JSON.stringify(`/${source}`)};`;
    },
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (file.startsWith(demo.folder + sep)) server.hot.send({ type: "full-reload" });
      });
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? "/";
        const answer = path.startsWith(demo.path)
          ? demoPage(path, response)
          : isPage(request)
            ? shopPage(path, request, response)
            : undefined;
        if (answer) answer.catch(next);
        else next();
      });
    },
  };
}

function isPage({ method, url = "/", headers }: IncomingMessage): boolean {
  return method === "GET" && !url.startsWith(devBase) && headers["sec-fetch-dest"] === "document";
}

/** A page of the running shop, with the sources of its scripts and styles. */
async function shopPage(path: string, request: IncomingMessage, response: ServerResponse) {
  const headers = new Headers();
  for (const name of ["cookie", "accept-language", "user-agent"])
    if (request.headers[name]) headers.set(name, String(request.headers[name]));
  const answer = await fetch(shop + path, { headers, redirect: "manual" }).catch((cause: unknown) => {
    throw new Error(`${shop} does not answer. Start the shop (npm start), or name another: SHOP=http://…`, { cause });
  });
  response.statusCode = answer.status;
  response.setHeader("set-cookie", answer.headers.getSetCookie());
  const location = answer.headers.get("location");
  if (location) response.setHeader("location", location.replace(shop, ""));
  const type = answer.headers.get("content-type") ?? "";
  response.setHeader("content-type", type);
  if (!type.startsWith("text/html")) return void response.end(Buffer.from(await answer.arrayBuffer()));
  response.end(withUpdates(withSources(await answer.text())));
}

/**
 * A page that learns which of its modules have changed. Vite's own way would take its other addresses for Vite's, too.
 */
function withUpdates(html: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script type="module" src="${devBase}@vite/client"></script>`);
}

/** Scripts and sheets of the page, from their sources. */
function withSources(html: string): string {
  const files = JSON.parse(readFileSync(`${outputs.shop!.render}/files.json`, "utf8")) as Assets;
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replaceAll(/"\/shop\/([^"]+)"/g, (address, name: string) => {
      const part = (Object.keys(modules) as (keyof typeof modules)[]).find((key) => files[key] === name);
      return part ? `"${devBase}${modules[part]}"` : address;
    });
}

async function demoPage(path: string, response: ServerResponse) {
  const name = decodeURIComponent(path.slice(demo.path.length).split("?")[0]!) || "index.html";
  const file = resolve(demo.folder, name);
  const text = file.startsWith(demo.folder + sep) ? await readFile(file, "utf8").catch(() => null) : null;
  if (text === null) return void response.writeHead(404).end("There is no such page in demo/pages.");
  if (!file.endsWith(".html"))
    return void response.setHeader("content-type", file.endsWith(".css") ? "text/css" : "text/javascript").end(text);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(withUpdates(text.replaceAll(demo.loader, devBase + modules.loader)));
}
