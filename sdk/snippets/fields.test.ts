import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { htmlSnippet } from "./html.ts";
import { fieldsOf, problemOf } from "./fields.ts";
import { kinds, type KindName } from "./kinds.ts";
import { widgetOf } from "./widget.ts";
import { blockMarkup, shortcode } from "./wordpress.ts";

const namesOf = (kind: KindName) => fieldsOf(kind).map(({ name }) => name);

test("every attribute of an element is an option, save those that the subject, the kind or Gipfel itself sets", () => {
  for (const kind of Object.keys(kinds) as KindName[]) {
    const left = Object.keys(kinds[kind].attributes.entries).filter((name) => !namesOf(kind).includes(name));
    const known =
      kind === "iframe"
        ? /^(activities|api-base|picker|theme|group|attributes)$/
        : /^(activity|activities|variant|api-base|booking-data|prefill|open|picker|rebook|reservation|run|search|hide)$/;
    expect(
      left.filter((name) => !known.test(name)),
      kind,
    ).toEqual([]);
  }
  expect(namesOf("list")).toEqual(expect.arrayContaining(["search", "hide", "sort", "locations"]));
});

test("a field follows from its schema: control, choices, default, room", () => {
  const fields = Object.fromEntries(fieldsOf("cta").map((field) => [field.name, field]));
  expect(fields["background"]).toMatchObject({ control: "color", fallback: "#ff385c" });
  expect(fields["color"]).toMatchObject({ control: "color", fallback: "#ffffff" });
  expect(fields["text"]).toMatchObject({ control: "text", longest: 80 });
  expect(fields["theme"]).toMatchObject({ control: "choice", choices: ["auto", "light", "dark"], fallback: "auto" });
  expect(fields["opens"]).toMatchObject({ control: "choice", choices: ["widget", "page"], fallback: "widget" });
  expect(fields["locale"]).toMatchObject({ control: "language" });
  expect(fieldsOf("widget").find(({ name }) => name === "navigation")).toMatchObject({ control: "flag", fallback: "" });
});

test("a value that the element would refuse has a problem", () => {
  expect(problemOf("cta", "background", "ff385c")).toBeUndefined();
  expect(problemOf("cta", "background", "#ff38")).toContain("six hex digits");
  expect(problemOf("cta", "logo-url", "javascript:alert(1)")).toBeDefined();
  expect(problemOf("cta", "text", "x".repeat(10_000))).toBeDefined();
});

test("spaces around a typed value are no mistake, and are not in the code", () => {
  const values = { "affiliate-id": "4182 ", background: " #0b5d47 " };
  for (const [name, value] of Object.entries(values)) expect(problemOf("cta", name, value)).toBeUndefined();
  const { attributes } = widgetOf(
    { kind: "cta", activities: [167], values },
    { shop: "https://shop.example", title: "Fly" },
  );
  expect(Object.fromEntries(attributes)).toMatchObject({ "affiliate-id": "4182", background: "#0b5d47" });
});

const { entries } = kinds.cta.attributes as { entries: Record<string, v.GenericSchema> };
afterEach(() => void delete entries["ribbon"]);

test("an attribute that is added to a schema is in the form and in every form of code by itself", () => {
  entries["ribbon"] = v.optional(v.picklist(["none", "summer", "winter"]), "none");
  expect(fieldsOf("cta").find(({ name }) => name === "ribbon")).toEqual({
    name: "ribbon",
    control: "choice",
    choices: ["none", "summer", "winter"],
    fallback: "none",
    longest: undefined,
  });
  const widget = (ribbon: string) =>
    widgetOf({ kind: "cta", activities: [167], values: { ribbon } }, { shop: "https://shop.example", title: "Fly" });
  expect(htmlSnippet(widget("winter"))).toContain('ribbon="winter"');
  expect(shortcode(widget("winter"))).toContain('ribbon="winter"');
  expect(blockMarkup(widget("winter"))).toContain('"ribbon":"winter"');
  for (const left of ["none", "spring", "<b>"]) expect(htmlSnippet(widget(left))).not.toContain("ribbon");
});
