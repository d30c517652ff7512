import { existsSync, readFileSync } from "node:fs";
import { renderedPage } from "./rendered-page.js";

/** Texts that break badly written pages; they lie beside the project, and not everywhere. */
const nastyTexts = "../shared/data/xss.txt";

/** How often each address of that API was requested. */
const requestCounts = new Map();

/**
 * Serves the shop's files as the shop does, an API of a few answers, and the pages of partners (tests/hosts).
 * `/request-count?path=…` answers how often an address was requested.
 */
export function guestServer(built) {
  return async function serve(context, next) {
    const { path } = context;
    context.set("access-control-allow-origin", "*");
    // The built files; a fixture of a machine's tests is a source.
    if (path.startsWith("/sdk/") && !path.endsWith(".ts")) {
      const file = `${built}/${path.replace(/^\/sdk\/[^/]+\//, "")}`;
      if (!existsSync(file)) return void (context.status = 404);
      context.type = file.endsWith(".css") ? "text/css" : "text/javascript";
      context.body = readFileSync(file, "utf8");
    } else if (path.endsWith("/probe/")) {
      requestCounts.set(context.url, (requestCounts.get(context.url) ?? 0) + 1);
      context.type = "application/json";
      context.body = JSON.stringify({ word: context.query.word ?? "asked" });
    } else if (path.endsWith("/tickets/a.svg")) {
      context.type = "image/svg+xml";
      context.body = `<svg xmlns="http://www.w3.org/2000/svg" width="176" height="176"/>`;
    } else if (path === "/shared/xss.txt") {
      if (!existsSync(nastyTexts)) return void (context.status = 404);
      context.type = "text/plain";
      context.body = readFileSync(nastyTexts, "utf8");
    } else if (path === "/request-count") {
      context.type = "application/json";
      context.body = JSON.stringify(
        [...requestCounts]
          .filter(([url]) => url.startsWith(context.query.path))
          .reduce((sum, [, times]) => sum + times, 0),
      );
    } else if (path.startsWith("/hosts/")) {
      context.type = "text/html";
      if (context.query.policy) context.set("content-security-policy", context.query.policy);
      context.body =
        path === "/hosts/rendered.html"
          ? await renderedPage(built, context.origin, context.query)
          : readFileSync(`tests/hosts/${path.slice("/hosts/".length)}`, "utf8");
    } else return next();
  };
}
