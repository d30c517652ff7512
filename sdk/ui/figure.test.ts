import { afterEach, expect, test, vi } from "vitest";
import { figureInWords } from "./figure.ts";

afterEach(() => vi.unstubAllGlobals());

test("groups a Swiss figure alike with the data of Node and of Chromium", () => {
  expect(figureInWords(3120, "de-CH")).toBe("3’120");
  vi.stubGlobal("Intl", {
    NumberFormat: class {
      format = () => "3'120";
    },
  });
  expect(figureInWords(3120, "it-CH")).toBe("3’120");
});
