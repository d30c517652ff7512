import { expect, test } from "vitest";
import { hour } from "../clock.ts";
import { onBothDatabases } from "../db/testing.ts";
import { limitForms } from "./form-limit.ts";

onBothDatabases("the limit of forms", (getDb) => {
  const clock = { ms: hour, now: () => clock.ms };
  const limit = (address: string, action: "newsletter form" | "supplier form" = "newsletter form") =>
    limitForms({ db: getDb(), clock }, action, address);
  /** How many forms get through. */
  async function through(addresses: readonly string[]): Promise<number> {
    const sent = await Promise.allSettled(addresses.map((address) => limit(address)));
    return sent.filter(({ status }) => status === "fulfilled").length;
  }

  test("ten forms come from one address, however many are sent at the same time, and neighbours have their own", async () => {
    expect(await through(Array.from({ length: 12 }, () => "192.0.2.1"))).toBe(10);
    expect(await through(Array.from({ length: 12 }, (_, index) => `192.0.3.${index}`))).toBe(12);
    expect(await through(Array.from({ length: 12 }, (_, index) => `::ffff:192.0.2.${index}`))).toBe(12);
  });

  test("a network of IPv6 addresses is one sender", async () => {
    expect(await through(Array.from({ length: 12 }, (_, index) => `2001:db8:1:${index}::${index}`))).toBe(10);
  });

  test("another form has a count of its own", async () => {
    expect(await through(Array.from({ length: 11 }, () => "192.0.2.7"))).toBe(10);
    await expect(limit("192.0.2.7", "supplier form")).resolves.toBeUndefined();
  });

  test("an hour later they may send again", async () => {
    for (let time = 0; time < 10; time++) await limit("192.0.2.9");
    await expect(limit("192.0.2.9")).rejects.toThrow("try again in an hour");
    clock.ms += hour;
    await expect(limit("192.0.2.9")).resolves.toBeUndefined();
  });
});
