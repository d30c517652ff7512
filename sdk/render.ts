/**
 * The server's entry: elements as HTML. Built apart, into dist/sdk-render, since views need the macros and the runtime
 * alias.
 */
export { renderElement, renderRoot, settle, baseStyles, type Rendering } from "./elements/_kit/render.tsx";
export { createClient } from "./client/client.ts";
export { serverServices } from "./elements/_kit/server-services.ts";
export { loadRecord, tags } from "./elements/table.ts";
/**
 * The build that rendered. Its style sheets are `/sdk/v1/styles/base-<buildId>.css` and, of elements that have styles
 * of their own, `/sdk/v1/styles/<name>-<buildId>.css`.
 */
export const buildId: string = __BUILD__;
