import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { nobody } from "../../contracts/participants.ts";
import { boats, hit, lucerne, openSearch, rigi } from "./search.fixture.ts";
import { filtersOfHits } from "../../contracts/search.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opened, typed, answered. */
async function found(text = "rigi", hits = [rigi, lucerne], options = {}) {
  const search = openSearch(options);
  search.send({ type: "opened", part: "results" });
  search.send({ type: "text.changed", text });
  vi.advanceTimersByTime(200);
  await search.questions.at(-1)!.answer(hits);
  return search;
}

describe("queries", () => {
  test("requests the popular places on opening, without delay", async () => {
    const search = openSearch();
    expect(search.questions).toEqual([]);
    search.send({ type: "opened", part: "results" });
    expect(search.questions).toMatchObject([{ text: "", isMainLocale: true }]);
  });

  test("requests a text 200 ms after typing", () => {
    const search = openSearch();
    search.send({ type: "opened", part: "results" });
    for (const text of ["r", "ri", "rig", "rigi"]) {
      search.send({ type: "text.changed", text });
      vi.advanceTimersByTime(199);
    }
    expect(search.questions).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(search.questions.map(({ text }) => text)).toEqual(["", "rigi"]);
  });

  test("cuts a text at 512 characters", () => {
    const search = openSearch();
    search.send({ type: "text.changed", text: "x".repeat(10_000) });
    expect(search.context().text).toHaveLength(512);
  });

  test("ignores a late response to an older query", async () => {
    const search = openSearch();
    search.send({ type: "opened", part: "results" });
    search.send({ type: "text.changed", text: "ri" });
    vi.advanceTimersByTime(200);
    search.send({ type: "text.changed", text: "rigi" });
    vi.advanceTimersByTime(200);
    await search.questions[2]!.answer([rigi]);
    await search.questions[1]!.answer([lucerne]);
    expect(search.questions[1]!.aborted).toBe(true);
    expect(search.context()).toMatchObject({ hits: [rigi], answered: "rigi" });
  });

  test("filters by kinds of places: generated ones in main locales, plain ones in others", () => {
    expect([
      filtersOfHits("", true),
      filtersOfHits("  ", false),
      filtersOfHits("rigi", true),
      filtersOfHits("rigi", false),
    ]).toEqual(["type:location-generated", "type:location", "NOT type:location", undefined]);
  });

  test("queries again on retry", async () => {
    const search = openSearch();
    search.send({ type: "opened", part: "results" });
    await search.questions[0]!.fail();
    expect(search.actor.getSnapshot().matches({ query: "failed" })).toBe(true);
    search.send({ type: "again" });
    await search.questions[1]!.answer([lucerne]);
    expect(search.context().hits).toEqual([lucerne]);
  });
});

describe("open and closed", () => {
  test("opens on focus, and closes on a press outside, a route change or a cleared text", () => {
    const search = openSearch();
    for (const closing of [
      { type: "closed" },
      { type: "route.changed" },
      { type: "text.changed", text: "" },
    ] as const) {
      search.send({ type: "opened", part: "results" });
      expect(search.panel()).toBe("open");
      search.send(closing);
      expect(search.panel()).toBe("closed");
    }
  });

  test("keeps the full screen open when its text is cleared", () => {
    const search = openSearch();
    search.send({ type: "opened", part: "results" });
    search.send({ type: "text.changed", text: "", staysOpen: true });
    expect(search.panel()).toBe("open");
  });
});

describe("navigation", () => {
  test("emits the first result on Enter, and leads there after a second", async () => {
    const search = await found();
    search.send({ type: "submitted" });
    expect(search.names()).toEqual(["search", "view_search", "select_search", "select"]);
    expect(search.left).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(search.left).toEqual([{ goal: { to: "hit", hit: rigi }, text: "rigi", date: null, participants: nobody }]);
  });

  test("leads to the active result on Enter", async () => {
    const search = await found();
    search.send({ type: "active.moved", id: lucerne.objectID });
    search.send({ type: "submitted" });
    vi.advanceTimersByTime(1000);
    expect(search.left).toMatchObject([{ goal: { hit: lucerne } }]);
  });

  test("queries without delay on Enter, and leads to the first result", async () => {
    const search = await found();
    search.send({ type: "text.changed", text: "lucerne" });
    search.send({ type: "submitted" });
    expect([search.questions.at(-1)!.text, search.left]).toEqual(["lucerne", []]);
    search.send({ type: "submitted" });
    vi.advanceTimersByTime(5000);
    await search.questions.at(-1)!.answer([lucerne, rigi]);
    vi.advanceTimersByTime(1000);
    expect(search.left).toMatchObject([{ goal: { to: "hit", hit: lucerne }, text: "lucerne" }]);
  });

  test("leads to the search page on Enter when the query finds nothing or fails", async () => {
    for (const end of ["answer", "fail"] as const) {
      const search = await found();
      search.send({ type: "text.changed", text: "rigi kaltbad" });
      search.send({ type: "submitted" });
      await (end === "answer" ? search.questions.at(-1)!.answer([]) : search.questions.at(-1)!.fail());
      expect(search.left, end).toMatchObject([{ goal: { to: "search" }, text: "rigi kaltbad" }]);
    }
  });

  test("cancels the navigation when the visitor types on or closes the search", async () => {
    for (const event of [{ type: "text.changed", text: "titlis" }, { type: "closed" }] as const) {
      const search = await found();
      search.send({ type: "text.changed", text: "lucerne" });
      search.send({ type: "submitted" });
      search.send(event);
      vi.advanceTimersByTime(200);
      await search.questions.at(-1)!.answer([lucerne]);
      vi.advanceTimersByTime(2000);
      expect(search.left).toEqual([]);
    }
  });

  test("leads to the search page with the typed text when there is no result", async () => {
    const nothing = await found("xyz", []);
    nothing.send({ type: "submitted" });
    expect(nothing.left).toMatchObject([{ goal: { to: "search" }, text: "xyz" }]);
  });

  test("leads to the active suggestion on Enter, without one to the search page", async () => {
    const search = await found("xyz", []);
    search.send({ type: "text.changed", text: "interlken spa" });
    vi.advanceTimersByTime(200);
    await search.questions.at(-1)!.answer([], "q1", [lucerne]);
    search.send({ type: "active.moved", id: lucerne.objectID });
    search.send({ type: "submitted" });
    vi.advanceTimersByTime(1000);
    expect(search.left).toMatchObject([{ goal: { to: "hit", hit: lucerne } }]);
  });

  test("ignores a second press while it navigates", async () => {
    const search = await found();
    search.send({ type: "hit.chosen", hit: rigi });
    search.send({ type: "hit.chosen", hit: lucerne });
    search.send({ type: "submitted" });
    vi.advanceTimersByTime(1000);
    expect(search.left).toHaveLength(1);
  });

  test("leads to the page of nearby activities", () => {
    const search = openSearch({ date: "2026-12-01" });
    search.send({ type: "nearby.chosen" });
    expect(search.left).toEqual([{ goal: { to: "nearby" }, text: "", date: "2026-12-01", participants: nobody }]);
  });
});

describe("date and participants", () => {
  test("takes one day, clears it when chosen again, and refuses a past one", () => {
    const search = openSearch();
    search.send({ type: "date.chosen", date: "2026-11-20" });
    expect(search.context().date).toBeNull();
    search.send({ type: "date.chosen", date: "2026-11-22" });
    expect(search.context().date).toBe("2026-11-22");
    search.send({ type: "date.chosen", date: "2026-11-22" });
    expect(search.context().date).toBeNull();
  });

  test("takes the participants of the address, and passes them on", () => {
    const participants = { adults: 2, childrenAges: [6, null] };
    const search = openSearch({ participants });
    expect(search.context().participants).toEqual(participants);
    search.send({ type: "nearby.chosen" });
    expect(search.left).toMatchObject([{ participants }]);
  });

  test("clears text, day and participants on reset", () => {
    const search = openSearch({ text: "rigi", date: "2026-12-01" });
    search.send({ type: "participants.changed", change: { adults: 1 } });
    search.send({ type: "participants.changed", change: { children: 1 } });
    expect(search.context().participants).toEqual({ adults: 1, childrenAges: [null] });
    search.send({ type: "reset" });
    expect(search.context()).toMatchObject({ text: "", date: null, participants: { adults: 0, childrenAges: [] } });
  });

  test("limits participants to 20 adults and 10 children, and not below 0", () => {
    const search = openSearch();
    search.send({ type: "participants.changed", change: { adults: -1 } });
    search.send({ type: "participants.changed", change: { children: -1 } });
    expect(search.context().participants).toEqual({ adults: 0, childrenAges: [] });
    for (let press = 0; press < 30; press++) {
      search.send({ type: "participants.changed", change: { adults: 1 } });
      search.send({ type: "participants.changed", change: { children: 1 } });
    }
    expect(search.context().participants.adults).toBe(20);
    expect(search.context().participants.childrenAges).toHaveLength(10);
  });
});

describe("analytics", () => {
  test("emits view_search once for each text after 2 seconds", async () => {
    const search = await found();
    vi.advanceTimersByTime(1999);
    expect(search.names()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(search.emitted).toMatchObject([
      { detail: { name: "view_search", payload: { search_term: "rigi", results: 2 } }, delay: 0 },
    ]);
    search.send({ type: "closed" });
    expect(search.names()).toEqual(["view_search"]);
  });

  test("emits view_search on navigation, and never for the popular places", async () => {
    const search = await found();
    search.send({ type: "closed" });
    expect(search.names()).toEqual(["view_search"]);
    const popular = openSearch();
    popular.send({ type: "opened", part: "results" });
    await popular.questions[0]!.answer([lucerne]);
    popular.send({ type: "closed" });
    expect(popular.names()).toEqual([]);
  });

  test("emits a chosen result with its position and data layer, and reports the click to the index", async () => {
    const search = await found("rigi", [lucerne, rigi]);
    search.send({ type: "hit.opened", hit: rigi });
    expect(search.emitted.at(-2)).toMatchObject({
      detail: {
        name: "select_search",
        payload: { search_term: "rigi", objectID: "activity-7", position: 2, queryID: "q1", items: [{ id: 7 }] },
      },
    });
    expect(search.emitted.at(-1)).toMatchObject({ type: "select", detail: { activityId: 7, kind: "activity" } });
    expect(search.clicks).toEqual([{ hit: rigi, queryId: "q1", position: 2 }]);
    expect(search.panel()).toBe("open");
  });
});

describe("with a group", () => {
  const shared = {
    search: "",
    date: null,
    participants: { adults: 0, children: 0 },
    childrenAges: [],
    hasListing: true,
  };
  async function grouped() {
    const search = await found("boat", [boats, rigi], { group: "a" });
    search.fromGroup({ type: "group.changed", shared });
    return search;
  }

  test("sends day and participants to the group, without unknown ages", async () => {
    const search = await grouped();
    search.send({ type: "date.chosen", date: "2026-12-01" });
    for (const change of [
      { adults: 1 },
      { adults: 1 },
      { children: 1 },
      { children: 1 },
      { child: 0, age: 6 },
    ] as const)
      search.send({ type: "participants.changed", change });
    expect(search.sent.slice(-2)).toEqual([
      { type: "filters.set", filters: { date: "2026-12-01" } },
      { type: "participants.set", adults: 2, children: 2, childrenAges: [6] },
    ]);
  });

  test("sends the text to the page's list on Enter instead of navigating", async () => {
    const search = await grouped();
    search.send({ type: "submitted" });
    expect(search.sent).toEqual([{ type: "search.set", text: "boat" }]);
    expect([search.panel(), search.left]).toEqual(["closed", []]);
  });

  test("filters the list by a place or type, and leads to an activity's page", async () => {
    const search = await grouped();
    search.send({ type: "hit.chosen", hit: boats });
    expect(search.sent).toEqual([
      { type: "filters.set", filters: { locations: [1021], types: [14] } },
      { type: "search.set", text: "" },
    ]);
    expect(search.context().text).toBe("");
    search.send({ type: "hit.chosen", hit: hit("activity", 9) });
    vi.advanceTimersByTime(1000);
    expect(search.left).toHaveLength(1);
  });

  test("takes over the group's filters, except a text that is being typed", async () => {
    const search = await grouped();
    const other = {
      ...shared,
      search: "cheese",
      date: "2026-12-24",
      participants: { adults: 3, children: 1 },
      childrenAges: [5],
    };
    search.fromGroup({ type: "group.changed", shared: other });
    expect(search.context()).toMatchObject({
      text: "boat",
      date: "2026-12-24",
      participants: { adults: 3, childrenAges: [5] },
    });
    search.send({ type: "closed" });
    search.fromGroup({ type: "group.changed", shared: other });
    expect(search.context().text).toBe("cheese");
  });

  test("shares its selection after joining a group, and takes its placement", () => {
    const search = openSearch();
    search.send({ type: "date.chosen", date: "2026-12-01" });
    expect(search.sent).toEqual([]);
    search.send({ type: "attributes.changed", placement: "screen", group: "a" });
    search.send({ type: "date.chosen", date: "2026-12-02" });
    expect(search.sent[0]).toEqual({ type: "filters.set", filters: { date: "2026-12-02" } });
    expect(search.context().placement).toBe("screen");
  });

  test("navigates as without a group when the page has no listing", async () => {
    const search = await grouped();
    search.fromGroup({ type: "group.changed", shared: { ...shared, hasListing: false } });
    search.send({ type: "nearby.chosen" });
    expect(search.left).toMatchObject([{ goal: { to: "nearby" } }]);
  });
});
