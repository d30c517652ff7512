/**
 * The server's entry: elements as HTML. Built apart, into dist/sdk-render, since views need the macros and the runtime
 * alias.
 */
export { renderElement, renderRoot, shadowStyles, type Rendering } from "./elements/_kit/render.tsx";
export { serverServices } from "./elements/_kit/server-services.ts";
export { loadRecord, tags } from "./elements/table.ts";
/** The build that rendered; its style sheets are `/sdk/v1/styles/<name>-<buildId>.css`. */
export const buildId: string = __BUILD__;
