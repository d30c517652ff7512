import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preloadAnswers } from "./preload-answers.ts";

const origin = "https://shop.example";
const address = "/activity/167-de_CH/";
const key = `GET ${origin}/api${address} `;
let preloaded: Record<string, Promise<Response> | undefined>;

beforeEach(() => {
  preloaded = {};
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("window", { gipfel: { preloaded } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("hands the answers of a page to its elements, under the API's address", async () => {
  preloadAnswers({ [address]: `{"id":167}` });
  expect(await (await preloaded[key])?.json()).toEqual({ id: 167 });
});

test("forgets an answer that no element has used within a minute", () => {
  preloadAnswers({ [address]: "{}" });
  vi.advanceTimersByTime(60_000);
  expect(preloaded).toEqual({});
});

test("keeps a newer answer when an older one of the same address expires", async () => {
  preloadAnswers({ [address]: `{"revision":1}` });
  vi.advanceTimersByTime(30_000);
  preloadAnswers({ [address]: `{"revision":2}` });
  vi.advanceTimersByTime(30_000);
  expect(await (await preloaded[key])?.json()).toEqual({ revision: 2 });
});

test("does nothing while the page's loader is missing", () => {
  vi.stubGlobal("window", {});
  expect(() => preloadAnswers({ [address]: "{}" })).not.toThrow();
});
