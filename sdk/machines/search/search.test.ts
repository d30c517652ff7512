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

describe("what is asked", () => {
  test("the popular places when it opens, at once; nothing before", async () => {
    const search = openSearch();
    expect(search.questions).toEqual([]);
    search.send({ type: "opened", part: "results" });
    expect(search.questions).toMatchObject([{ text: "", isMainLocale: true }]);
  });

  test("a text once the visitor has stopped typing for 200 ms", () => {
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

  test("512 characters at most", () => {
    const search = openSearch();
    search.send({ type: "text.changed", text: "x".repeat(10_000) });
    expect(search.context().text).toHaveLength(512);
  });

  test("an older answer never takes the place of a newer one", async () => {
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

  test("a main locale's own pages of places without a text, no plain ones with it; other locales plain ones, then everything", () => {
    expect([
      filtersOfHits("", true),
      filtersOfHits("  ", false),
      filtersOfHits("rigi", true),
      filtersOfHits("rigi", false),
    ]).toEqual(["type:location-generated", "type:location", "NOT type:location", undefined]);
  });

  test("again, after a failure, when the visitor says so", async () => {
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
  test("opens on focus; closes outside, on a route change and when the text is cleared", () => {
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

  test("the full screen stays open when its text is cleared", () => {
    const search = openSearch();
    search.send({ type: "opened", part: "results" });
    search.send({ type: "text.changed", text: "", staysOpen: true });
    expect(search.panel()).toBe("open");
  });
});

describe("where it leads", () => {
  test("Enter goes to the first result, and says so before it leaves after a second", async () => {
    const search = await found();
    search.send({ type: "submitted" });
    expect(search.names()).toEqual(["search", "view_search", "select_search", "select"]);
    expect(search.left).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(search.left).toEqual([{ goal: { to: "hit", hit: rigi }, text: "rigi", date: null, participants: nobody }]);
  });

  test("Enter goes to the result that the arrows have reached", async () => {
    const search = await found();
    search.send({ type: "active.moved", id: lucerne.objectID });
    search.send({ type: "submitted" });
    vi.advanceTimersByTime(1000);
    expect(search.left).toMatchObject([{ goal: { hit: lucerne } }]);
  });

  test("Enter before the answer asks at once and waits for it, then goes to the first result", async () => {
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

  test("Enter before an answer that finds nothing, or never comes, goes to the search page", async () => {
    for (const end of ["answer", "fail"] as const) {
      const search = await found();
      search.send({ type: "text.changed", text: "rigi kaltbad" });
      search.send({ type: "submitted" });
      await (end === "answer" ? search.questions.at(-1)!.answer([]) : search.questions.at(-1)!.fail());
      expect(search.left, end).toMatchObject([{ goal: { to: "search" }, text: "rigi kaltbad" }]);
    }
  });

  test("whoever types on after Enter, or closes the search, is led nowhere", async () => {
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

  test("Enter without a result goes to the search page with what was typed", async () => {
    const nothing = await found("xyz", []);
    nothing.send({ type: "submitted" });
    expect(nothing.left).toMatchObject([{ goal: { to: "search" }, text: "xyz" }]);
  });

  test("a suggestion that the arrows have reached is where Enter goes; Enter alone goes to the search page", async () => {
    const search = await found("xyz", []);
    search.send({ type: "text.changed", text: "interlken spa" });
    vi.advanceTimersByTime(200);
    await search.questions.at(-1)!.answer([], "q1", [lucerne]);
    search.send({ type: "active.moved", id: lucerne.objectID });
    search.send({ type: "submitted" });
    vi.advanceTimersByTime(1000);
    expect(search.left).toMatchObject([{ goal: { to: "hit", hit: lucerne } }]);
  });

  test("a second press while it is leaving does nothing more", async () => {
    const search = await found();
    search.send({ type: "hit.chosen", hit: rigi });
    search.send({ type: "hit.chosen", hit: lucerne });
    search.send({ type: "submitted" });
    vi.advanceTimersByTime(1000);
    expect(search.left).toHaveLength(1);
  });

  test("what is near is a page of its own", () => {
    const search = openSearch({ date: "2026-12-01" });
    search.send({ type: "nearby.chosen" });
    expect(search.left).toEqual([{ goal: { to: "nearby" }, text: "", date: "2026-12-01", participants: nobody }]);
  });
});

describe("when and who", () => {
  test("one day; the chosen one again clears it, and a past one can't be chosen", () => {
    const search = openSearch();
    search.send({ type: "date.chosen", date: "2026-11-20" });
    expect(search.context().date).toBeNull();
    search.send({ type: "date.chosen", date: "2026-11-22" });
    expect(search.context().date).toBe("2026-11-22");
    search.send({ type: "date.chosen", date: "2026-11-22" });
    expect(search.context().date).toBeNull();
  });

  test("the people of the page's address are there from the start, and go along", () => {
    const participants = { adults: 2, childrenAges: [6, null] };
    const search = openSearch({ participants });
    expect(search.context().participants).toEqual(participants);
    search.send({ type: "nearby.chosen" });
    expect(search.left).toMatchObject([{ participants }]);
  });

  test("Reset clears text, day and people", () => {
    const search = openSearch({ text: "rigi", date: "2026-12-01" });
    search.send({ type: "participants.changed", change: { adults: 1 } });
    search.send({ type: "participants.changed", change: { children: 1 } });
    expect(search.context().participants).toEqual({ adults: 1, childrenAges: [null] });
    search.send({ type: "reset" });
    expect(search.context()).toMatchObject({ text: "", date: null, participants: { adults: 0, childrenAges: [] } });
  });

  test("no fewer than none, 20 adults and 10 children at most", () => {
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
  test("a search is told once it has been looked at for 2 seconds, once for each text", async () => {
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

  test("it is told at once when the visitor goes, and not at all for the popular places", async () => {
    const search = await found();
    search.send({ type: "closed" });
    expect(search.names()).toEqual(["view_search"]);
    const popular = openSearch();
    popular.send({ type: "opened", part: "results" });
    await popular.questions[0]!.answer([lucerne]);
    popular.send({ type: "closed" });
    expect(popular.names()).toEqual([]);
  });

  test("a chosen result is told with its place in the list and its data layer, to the index too", async () => {
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
    search.tell({ type: "group.changed", shared });
    return search;
  }

  test("day and people go to the group as they are chosen; ages that are not said yet stay here", async () => {
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

  test("Enter gives the text to the list of the page instead of leaving it", async () => {
    const search = await grouped();
    search.send({ type: "submitted" });
    expect(search.sent).toEqual([{ type: "search.set", text: "boat" }]);
    expect([search.panel(), search.left]).toEqual(["closed", []]);
  });

  test("a place or a type narrows the list; an activity is a page of its own", async () => {
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

  test("what another element of the group wishes shows here, but for a text that is being typed", async () => {
    const search = await grouped();
    const other = {
      ...shared,
      search: "cheese",
      date: "2026-12-24",
      participants: { adults: 3, children: 1 },
      childrenAges: [5],
    };
    search.tell({ type: "group.changed", shared: other });
    expect(search.context()).toMatchObject({
      text: "boat",
      date: "2026-12-24",
      participants: { adults: 3, childrenAges: [5] },
    });
    search.send({ type: "closed" });
    search.tell({ type: "group.changed", shared: other });
    expect(search.context().text).toBe("cheese");
  });

  test("an element that joins a group later shares its selection from then on, and takes its new form", () => {
    const search = openSearch();
    search.send({ type: "date.chosen", date: "2026-12-01" });
    expect(search.sent).toEqual([]);
    search.send({ type: "attributes.changed", placement: "screen", group: "a" });
    search.send({ type: "date.chosen", date: "2026-12-02" });
    expect(search.sent[0]).toEqual({ type: "filters.set", filters: { date: "2026-12-02" } });
    expect(search.context().placement).toBe("screen");
  });

  test("without a listing on the page it leads to pages as if alone", async () => {
    const search = await grouped();
    search.tell({ type: "group.changed", shared: { ...shared, hasListing: false } });
    search.send({ type: "nearby.chosen" });
    expect(search.left).toMatchObject([{ goal: { to: "nearby" } }]);
  });
});
