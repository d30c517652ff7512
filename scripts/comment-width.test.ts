/** The formatter breaks code at 120 characters and leaves comments as they are. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const widest = 120;

test("comments are 120 characters wide at most", () => {
  const files = globSync("{sdk,server,host-site,scripts,tests,bench,demo}/**/*.{ts,tsx}");
  const wide = files.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        line.length > widest && /^\s*(\*|\/\/|\/\*)/.test(line) ? `${path}:${index + 1}` : [],
      ),
  );
  expect(wide).toEqual([]);
});
