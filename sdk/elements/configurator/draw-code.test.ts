import { beforeEach, afterEach, expect, test, vi } from "vitest";
import { drawCode } from "./draw-code.ts";

const canvas = { getContext: () => null };
beforeEach(() => vi.stubGlobal("document", { createElement: () => canvas }));
afterEach(() => void vi.unstubAllGlobals());

test("draws a text of 2331 bytes, and none of more", () => {
  expect(drawCode("x".repeat(2331))?.size).toBe(177 + 8);
  expect(drawCode("x".repeat(2332))).toBeNull();
  expect(drawCode("湖".repeat(778))).toBeNull();
});
