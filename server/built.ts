import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Assets } from "../host-site/rendering.ts";
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
  const files = `${builtFor(env, "shop")}-render/files.json`;
  return existsSync(files) ? `/shop/${(JSON.parse(readFileSync(files, "utf8")) as Assets).style}` : null;
}
