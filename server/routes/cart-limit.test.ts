import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { minute } from "../clock.ts";
import { onBothDatabases } from "../db/testing.ts";
import { limitPerCart } from "./cart-limit.ts";

onBothDatabases("the limit of a cart's calls", (getDb) => {
  const clock = { ms: 0, now: () => clock.ms };
  const newLimit = () => limitPerCart({ db: getDb(), clock }, "hold");
  const refusal = expect.objectContaining({ code: "too_many_requests" });

  test("one cart's hundred-and-twenty-first call within a minute is 429; other carts, new ones and the next minute are not", async () => {
    const limit = newLimit();
    for (let call = 0; call < 120; call++) await limit("cart-1");
    await expect(limit("cart-1")).rejects.toEqual(refusal);
    await expect(limit("cart-2")).resolves.toBeUndefined();
    await expect(limit(null)).resolves.toBeUndefined();
    clock.ms += minute;
    await expect(limit("cart-1")).resolves.toBeUndefined();
  });

  test("calls of one cart count for all processes, also at the same time; each process more lets at most 19 through", async () => {
    const id = randomUUID();
    const passed = await passedOf([newLimit(), newLimit(), newLimit()], id);
    expect(passed).toBeGreaterThanOrEqual(120);
    expect(passed).toBeLessThanOrEqual(120 + 2 * 19);
  });

  test("the race exists: counted by each process alone, three processes let three times as many through", async () => {
    const unshared = () => limitPerCart({ db: getDb(), clock }, "hold", Number.POSITIVE_INFINITY);
    expect(await passedOf([unshared(), unshared(), unshared()], randomUUID())).toBe(3 * 120);
  });

  test("the calls of a visitor cost no statement", async () => {
    const limit = newLimit();
    const id = randomUUID();
    const counted = () => getDb().selectFrom("account_rate").select("key").execute();
    const before = await counted();
    for (let call = 0; call < 19; call++) await limit(id);
    expect(await counted()).toEqual(before);
  });

  /** The calls of one cart that get through, of 150 a process, twenty at a time. */
  async function passedOf(limits: readonly ReturnType<typeof limitPerCart>[], id: string): Promise<number> {
    let passed = 0;
    for (let round = 0; round < 150; round += 20)
      await Promise.all(
        limits.flatMap((limit) =>
          Array.from({ length: 20 }, () =>
            limit(id).then(
              () => passed++,
              () => null,
            ),
          ),
        ),
      );
    return passed;
  }
});
