import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerFor } from "../shell/answer.fixture.ts";
import { PageStore } from "./page-store.ts";

const origin = "https://shop.example";
const first = answerFor("listing");
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address, origin).searchParams.get("path")!);
    return Response.json(answerFor("text"));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("in a partner's frame the next page is a widget too: colour, logo and navigation go along (discovery spec §2)", async () => {
  const pages = new PageStore(
    first,
    `${origin}/en-ch/activities?widgetBrandColor=%238a3324&widgetShowNavigation=true&sort=priceAsc`,
  );
  await pages.read("/en-ch/travel-guide?s=a+b");
  expect(asked).toEqual(["/en-ch/travel-guide?s=a+b&widgetBrandColor=%238a3324&widgetShowNavigation=true"]);
});

test("in the shop itself a page is asked for by its own address, once", async () => {
  const pages = new PageStore(first, `${origin}/en-ch/activities?sort=priceAsc`);
  await pages.read("/en-ch/travel-guide?s=a+b");
  await pages.read("/en-ch/travel-guide?s=a+b#top");
  expect(asked).toEqual(["/en-ch/travel-guide?s=a+b"]);
  expect(await pages.read("/en-ch/activities?sort=priceAsc")).toBe(first);
});
