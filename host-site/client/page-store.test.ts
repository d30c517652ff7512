import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerFor } from "../shell/answer.fixture.ts";
import { PageRequests } from "./page-request.ts";
import { PageStore } from "./page-store.ts";

const origin = "https://shop.example";
const first = answerFor("listing");
const list = `${origin}/en-ch/activities?sort=priceAsc`;
const next = { ...answerFor("text"), answers: {} };
const home = {
  view: "home",
  title: "Switzerland",
  lead: "",
  picture: null,
  places: { title: "", tiles: [{ title: "Lucerne", path: "/l/101-lucerne", picture: null, count: "7" }] },
  types: { title: "", tiles: [] },
  popular: { title: "", more: { title: "", url: "/" } },
  guide: { title: "", more: { title: "", url: "/" }, articles: [] },
};
let requested: string[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  requested = [];
  answer = () => Response.json(next);
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", async (address: string) => {
    requested.push(new URL(address, origin).searchParams.get("path")!);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(address = list) {
  const requests = new PageRequests(address);
  return { requests, pages: new PageStore(requests, first, address) };
}

test("in a partner's frame the next page is a widget too: colour, logo and navigation go along (discovery spec §2)", async () => {
  const { pages } = open(
    `${origin}/en-ch/activities?widgetBrandColor=%238a3324&widgetShowNavigation=true&sort=priceAsc`,
  );
  await pages.read("/en-ch/travel-guide?s=a+b");
  expect(requested).toEqual(["/en-ch/travel-guide?s=a+b&widgetBrandColor=%238a3324&widgetShowNavigation=true"]);
});

test("in the shop itself a page is requested by its own address, once", async () => {
  const { pages } = open();
  await pages.read("/en-ch/travel-guide?s=a+b");
  await pages.read("/en-ch/travel-guide?s=a+b#top");
  expect(requested).toEqual(["/en-ch/travel-guide?s=a+b"]);
  expect(await pages.read("/en-ch/activities?sort=priceAsc")).toEqual({ kind: "page", page: first });
});

test("uses the answer of a request that was sent before the code was there", async () => {
  const { requests, pages } = open();
  requests.sendEarly("/en-ch/travel-guide");
  expect(await pages.read("/en-ch/travel-guide")).toMatchObject({ kind: "page" });
  expect(requested).toEqual(["/en-ch/travel-guide"]);
});

test("of two links that are pressed before the code is there each page is requested once", async () => {
  const { requests, pages } = open();
  requests.sendEarly("/en-ch/map");
  requests.sendEarly("/en-ch/travel-guide");
  requests.sendEarly("/en-ch/map");
  await Promise.all([pages.read("/en-ch/map"), pages.read("/en-ch/travel-guide")]);
  expect(requested).toEqual(["/en-ch/map", "/en-ch/travel-guide"]);
});

test("answers that came for code that couldn't be loaded are not used later", async () => {
  const { requests, pages } = open();
  requests.sendEarly("/en-ch/map");
  requests.dropEarly();
  await pages.read("/en-ch/map");
  expect(requested).toEqual(["/en-ch/map", "/en-ch/map"]);
});

test("an early request of another page is not used", async () => {
  const { requests, pages } = open();
  requests.sendEarly("/en-ch/map");
  await pages.read("/en-ch/travel-guide");
  expect(requested).toEqual(["/en-ch/map", "/en-ch/travel-guide"]);
});

test("a page that couldn't be shown is requested again", async () => {
  const { pages } = open();
  await pages.read("/en-ch/map");
  pages.remove("/en-ch/map");
  await pages.read("/en-ch/map");
  expect(requested).toEqual(["/en-ch/map", "/en-ch/map"]);
});

test("a body is what its own view's schema describes", async () => {
  answer = () => Response.json({ ...next, body: { ...home, campaign: "x" } });
  expect(await open().pages.read("/en-ch")).toMatchObject({ kind: "page", page: { body: home } });
});

test("says where a page has moved", async () => {
  answer = () => Response.json({ redirect: "/en-ch/map" });
  expect(await open().pages.read("/en-ch/karte")).toEqual({ kind: "redirect", path: "/en-ch/map" });
});

test.each([
  ["nothing of a page", {}],
  ["a page without a shell", { ...next, shell: undefined }],
  ["a head without a title", { ...next, head: {} }],
  ["an element that is none of ours", { ...next, elements: { main: { tag: "script", attributes: {} } } }],
  ["a shell without one of its texts", { ...next, shell: { ...next.shell, words: { stillLoading: "" } } }],
  ["a body that is another view's", { ...next, body: { ...next.body, view: "home" } }],
  ["a tile without an address", { ...next, body: { ...home, types: { title: "", tiles: [{ title: "Boats" }] } } }],
  ["a body whose view is a name of every object", { ...next, body: { view: "constructor" } }],
  ["a body whose view is unknown", { ...next, body: { view: "carousel" } }],
  ["a way to another site", { redirect: "//evil.example" }],
])("an answer that breaks its contract is no page, and is requested again: %s", async (_, body) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const { pages } = open();
  answer = () => Response.json(body);
  expect(await pages.read("/en-ch/map")).toEqual({ kind: "malformed" });
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/^\[gipfel\] .*\/en-ch\/map/));
  answer = () => Response.json(next);
  expect(await pages.read("/en-ch/map")).toMatchObject({ kind: "page" });
});

test.each([
  ["another build answers", () => Response.json({ build: "another" })],
  ["the server fails", () => Response.json({ code: "internal", message: "" }, { status: 500 })],
  ["something else answers than the shop", () => new Response("<p>Sign in to the Wi-Fi</p>")],
  ["there is no network", () => Promise.reject(new TypeError("Failed to fetch"))],
])("leaves the page to the browser when %s", async (_, response) => {
  answer = response;
  await expect(open().pages.read("/en-ch/map")).rejects.toThrow();
});
