import { expect, test } from "vitest";
import { inRequestOrder } from "./in-order.ts";

/** Requests whose answers the test gives, and what was used of them. */
function open() {
  const used: string[] = [];
  const read = inRequestOrder<string>((answer) => used.push(answer));
  const request = () => {
    const answer = Promise.withResolvers<string>();
    read(answer.promise);
    return answer;
  };
  return { used, request };
}

test("drops an answer that comes after the answer of a later request", async () => {
  const { used, request } = open();
  const [first, second] = [request(), request()];
  second.resolve("new");
  await second.promise;
  first.resolve("old");
  await first.promise;
  expect(used).toEqual(["new"]);
});

test("uses each answer that comes in order, also after a request that failed", async () => {
  const { used, request } = open();
  const [first, second, third] = [request(), request(), request()];
  first.resolve("one");
  await first.promise;
  second.reject(new Error("no"));
  await second.promise.catch(() => {});
  third.resolve("three");
  await third.promise;
  expect(used).toEqual(["one", "three"]);
});
