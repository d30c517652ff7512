import type { Page } from "@playwright/test";
import { shop } from "./journey.ts";

/** Why a journey is left out: without what the failed file imports, only a page that is loaded anew gets it. */
export const rememberedImports = "this browser answers a failed import from memory (Chromium before 156)";

/** Whether the browser requests a file again that an `import()` could not fetch. */
export async function remembersFailedImports(page: Page): Promise<boolean> {
  const address = `${shop}/imported-twice.js`;
  const probe = await page.context().newPage();
  let requests = 0;
  await probe.route(address, (route) => {
    requests += 1;
    return requests === 1
      ? route.abort()
      : route.fulfill({
          contentType: "text/javascript",
          headers: { "access-control-allow-origin": "*" },
          body: "export {};",
        });
  });
  const canImport = () => probe.evaluate((file) => import(file).then(Boolean, () => false), address);
  const [isFirst, isSecond] = [await canImport(), await canImport()];
  await probe.close();
  if (isFirst) throw new Error("The first import of the probe has to fail.");
  return !isSecond;
}

/**
 * Resolves once an import that failed before has failed again: the file is requested by its own address, which browsers
 * that remember leave out, and then by another (`sdk/elements/_kit/import-again.ts`). Call it before the press.
 */
export async function awaitRepeatedFailure(page: Page, file: RegExp): Promise<{ readonly failed: Promise<unknown> }> {
  let left = (await remembersFailedImports(page)) ? 1 : 2;
  return {
    failed: page.waitForEvent("requestfailed", (request) => file.test(request.url()) && (left -= 1) === 0),
  };
}
