import { expect, test, vi } from "vitest";
import { sendWithStoredKey } from "./reservation-key.ts";

test("a link's run after a reload has the key of the one before, until that is answered or its hold has ended", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  const keys: string[] = [];
  const run = (key: string, answer: () => Promise<unknown>) =>
    sendWithStoredKey((sent) => (keys.push(sent), answer()), { cartId: "c" }, key, 0).catch(() => undefined);
  const lost = () => Promise.reject({ status: 0, code: "unreachable" });
  await run("a", lost);
  await run("b", () => Promise.reject({ status: 409, code: "hold_expired" }));
  await run("c", lost);
  await run("d", async () => "held");
  await run("e", async () => "held");
  expect(keys).toEqual(["a", "a", "c", "c", "e"]);
  vi.unstubAllGlobals();
});
