import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BuiltFiles } from "../host-site/rendering.ts";
import type { Env } from "./env.ts";

/** A folder that the build writes (`dist/shop`), as a path. */
export function builtFolder(name: string): string {
  return fileURLToPath(new URL(`../dist/${name}`, import.meta.url));
}

/**
 * What `RUNTIME` adds to the names of the folders that pages and elements come from: a build with React writes
 * `dist/shop-react` and `dist/sdk-react`, and what renders them beside (`-render`).
 */
export function builtFor({ RUNTIME }: Pick<Env, "RUNTIME">, name: "sdk" | "shop"): string {
  return builtFolder(RUNTIME === "react" ? `${name}-react` : name);
}

/** The address of the style sheet of the shop's pages; null where nothing is built. */
export function shopStyle(env: Pick<Env, "RUNTIME">): string | null {
  const named = builtFiles(env);
  return named && `/shop/${named.style}`;
}

/** What web tickets carry, and the text of their service worker; null where nothing is built. */
export function ticketParts(env: Pick<Env, "RUNTIME">): Record<"style" | "script" | "worker", string> | null {
  const named = builtFiles(env);
  if (!named) return null;
  const built = builtFor(env, "shop");
  const text = (file: string) => readFileSync(file, "utf8").trim();
  return {
    style: text(`${built}/${named.ticketStyle}`),
    script: text(`${built}-render/ticket/page.js`),
    worker: text(`${built}-render/ticket/worker.js`),
  };
}

function builtFiles(env: Pick<Env, "RUNTIME">): BuiltFiles | null {
  const files = `${builtFor(env, "shop")}-render/files.json`;
  return existsSync(files) ? (JSON.parse(readFileSync(files, "utf8")) as BuiltFiles) : null;
}
