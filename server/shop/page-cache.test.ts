import { expect, test } from "vitest";
import { minute } from "../clock.ts";
import { Packed } from "../http/packed.ts";
import { PageCache, type CachedPage } from "./page-cache.ts";

const pageOf = (text: string): CachedPage => ({ status: 200, packed: new Packed(Buffer.from(text)) });

function setUp() {
  const clock = { ms: 1_000_000, now: () => clock.ms };
  let made = 0;
  const make = (text: string) => async () => {
    made += 1;
    await Promise.resolve();
    return pageOf(text);
  };
  return { clock, cache: new PageCache(clock), make, made: () => made };
}

test("concurrent requests for the same page wait for one rendering", async () => {
  const { cache, make, made } = setUp();
  const [one, other] = await Promise.all([cache.of("/", make("home")), cache.of("/", make("home"))]);
  expect([made(), one === other]).toEqual([1, true]);
  expect(await cache.of("/", make("home"))).toBe(one);
  expect(made()).toBe(1);
});

test("each key is a page of its own, and redirects are cached too", async () => {
  const { cache, make, made } = setUp();
  await Promise.all([cache.of("/", make("home")), cache.of("/s", make("search"))]);
  expect(made()).toBe(2);
  const moved = { status: 301, path: "/s" } as const;
  expect(await cache.of("/search", async () => moved)).toBe(moved);
  expect(await cache.of("/search", make("never"))).toBe(moved);
});

test("a page is at most a minute old", async () => {
  const { clock, cache, make, made } = setUp();
  await cache.of("/", make("home"));
  clock.ms += minute - 1;
  await cache.of("/", make("home"));
  expect(made()).toBe(1);
  clock.ms += 2;
  await cache.of("/", make("home"));
  expect(made()).toBe(2);
});

test("a failed rendering rejects all waiting requests, and the next one renders again", async () => {
  const { cache, make } = setUp();
  const fail = async () => {
    await Promise.resolve();
    throw new Error("no database");
  };
  const both = await Promise.allSettled([cache.of("/", fail), cache.of("/", make("home"))]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await cache.of("/", make("home"))).toMatchObject({ status: 200 });
});

test("however many addresses are requested, the cache stays below its bound", async () => {
  const { cache, make, made } = setUp();
  const large = "x".repeat(5_000_000);
  for (let number = 0; number < 12; number += 1) await cache.of(`/${number}`, make(large));
  await cache.of("/11", make(large));
  expect(made()).toBe(12);
  await cache.of("/0", make(large));
  expect(made()).toBe(13);
});

test("addresses that have moved are bounded too", async () => {
  const { cache, made, make } = setUp();
  const moved = async () => ({ status: 301, path: "/s" }) as const;
  for (let number = 0; number < 60_000; number += 1) await cache.of(`/${number}`, moved);
  await cache.of("/59999", make("never"));
  expect(made()).toBe(0);
  await cache.of("/0", make("again"));
  expect(made()).toBe(1);
});
