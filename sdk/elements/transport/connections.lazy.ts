import { lazyCode } from "../../ui/lazy-code.ts";

/** The view of what was found: it comes with the first search, beside its answer. */
export const connections = lazyCode(async () => (await import("./connections.tsx")).Connections);
