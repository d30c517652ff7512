import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import type { PartnerSources } from "../../contracts/partner-sources.ts";
import type { PinnedVersion } from "../../contracts/pinned-version.ts";
import type { Locale } from "../../contracts/locale.ts";
import { configuratorMachine } from "./configurator.machine.ts";
import { configurationOf, linkText } from "./configurator.rules.ts";
import type { ConfigurationChanged } from "./configurator.setup.ts";
import type { ConfiguratorInput } from "./configurator.types.ts";

const activity: ConfiguratorInput = {
  subject: "activity",
  activities: [214],
  locale: "de_CH",
  affiliateId: "4182",
  configuration: "",
};

/** `titles` answers by locale: a title, null for an unknown activity, an error for a failed request. */
function open(given = activity, titles: Partial<Record<Locale, string | null | Error>> = { de_CH: "Jungfraujoch" }) {
  const asked: Locale[] = [];
  const copied: string[] = [];
  const clipboard = { isForbidden: false };
  const checked: string[] = [];
  const written: string[] = [];
  const loads = { versions: 0, sources: 0, missing: 0 };
  const affiliates: { approved: readonly string[] | null } = { approved: ["4182"] };
  const actor = createActor(
    configuratorMachine.provide({
      actors: {
        loadTitle: fromPromise<string | null, { activityId: number; locale: Locale }>(async ({ input }) => {
          asked.push(input.locale);
          const title = titles[input.locale];
          if (title instanceof Error) throw title;
          return title ?? null;
        }),
        loadVersions: fromPromise<readonly PinnedVersion[]>(async () => {
          loads.versions++;
          return [{ version: "1.0.0", integrity: "sha384-abc" }];
        }),
        loadSources: fromPromise<PartnerSources>(() => {
          loads.sources++;
          return Promise.reject(new Error("offline"));
        }),
        findMissing: fromPromise<readonly number[], { activities: readonly number[]; locale: Locale }>(async () => {
          loads.missing++;
          return [];
        }),
        checkAffiliate: fromPromise<boolean, { id: string }>(async ({ input: { id } }) => {
          checked.push(id);
          if (!affiliates.approved) throw new Error("offline");
          return affiliates.approved.includes(id);
        }),
        address: fromCallback<ConfigurationChanged>(({ receive }) =>
          receive(({ configuration }) => written.push(configuration)),
        ),
        copy: fromPromise<void, { text: string }>(async ({ input }) => {
          if (clipboard.isForbidden) throw new Error("forbidden");
          copied.push(input.text);
        }),
      },
    }),
    { input: given },
  ).start();
  const where = () => actor.getSnapshot();
  /** The clock goes on until the state is reached: two seconds at most, of no real time. */
  async function reached(state: Parameters<ReturnType<typeof where>["matches"]>[0]) {
    for (let ms = 0; ms < 2000 && !where().matches(state); ms += 10) await vi.advanceTimersByTimeAsync(10);
    expect(where().matches(state), JSON.stringify(where().value)).toBe(true);
  }
  return { actor, where, reached, asked, copied, clipboard, titles, checked, written, affiliates, loads };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("begins with the booking widget in the current language, and with the affiliate that the page knows", async () => {
  const { where, reached } = open();
  await reached({ title: "known", versions: "known" });
  expect(where().context).toMatchObject({
    kind: "widget",
    format: "html",
    values: { locale: "de_CH", "affiliate-id": "4182" },
    title: "Jungfraujoch",
    pinned: null,
  });
});

test("a list asks for no title, and its link says where it leads in the widget's language", async () => {
  const { actor, where, asked } = open({ ...activity, subject: "activities", activities: [] });
  expect(where().value).toMatchObject({ title: "known" });
  expect(asked).toEqual([]);
  expect(linkText(where().context)).toBe("Alle Aktivitäten ansehen");
  actor.send({ type: "option.set", name: "locale", value: "ja_JP" });
  expect(linkText(where().context)).toBe("See all activities");
});

test("another language asks for the title in it; another option doesn't", async () => {
  const { actor, where, reached, asked, titles } = open();
  titles.fr_CH = "Jungfraujoch, toit de l'Europe";
  await reached({ title: "known" });
  actor.send({ type: "option.set", name: "locale", value: "fr_CH" });
  await reached({ title: "known" });
  actor.send({ type: "option.set", name: "text", value: "Réserver" });
  expect(where().context).toMatchObject({ title: titles.fr_CH, values: { text: "Réserver", locale: "fr_CH" } });
  expect(asked).toEqual(["de_CH", "fr_CH"]);
});

test("an unknown activity is said; a request that fails can be made again", async () => {
  const { reached } = open(activity, {});
  await reached({ title: "missing" });
  const other = open(activity, { de_CH: new Error("offline") });
  await other.reached({ title: "failed" });
  expect(linkText(other.where().context)).toBe("Jetzt buchen");
  other.titles.de_CH = "Jungfraujoch";
  other.actor.send({ type: "title.retried" });
  await other.reached({ title: "known" });
  expect(linkText(other.where().context)).toBe("Jungfraujoch");
});

test("a kind of the other subject is not taken; options stay when the kind changes", () => {
  const { actor, where } = open();
  actor.send({ type: "option.set", name: "text", value: "Fly" });
  actor.send({ type: "kind.chosen", kind: "iframe" });
  expect(where().context.kind).toBe("widget");
  actor.send({ type: "kind.chosen", kind: "fixed" });
  expect(where().context).toMatchObject({ kind: "fixed", values: { text: "Fly" } });
});

test("a form that a kind doesn't have gives way to HTML", () => {
  const { actor, where } = open({ ...activity, subject: "activities" });
  actor.send({ type: "format.chosen", format: "vue" });
  actor.send({ type: "kind.chosen", kind: "iframe" });
  expect(where().context.format).toBe("html");
  actor.send({ type: "format.chosen", format: "link" });
  actor.send({ type: "kind.chosen", kind: "list" });
  expect(where().context.format).toBe("link");
});

test("says for two seconds that a text was copied; a second press begins anew", async () => {
  const { actor, where, reached, copied } = open();
  actor.send({ type: "copy.pressed", part: "code", text: "<gipfel-booking>" });
  await reached({ copying: "copied" });
  expect(where().context.copied).toBe("code");
  vi.advanceTimersByTime(1900);
  actor.send({ type: "copy.pressed", part: "code", text: "again" });
  await reached({ copying: "copied" });
  vi.advanceTimersByTime(1900);
  expect(where().matches({ copying: "copied" })).toBe(true);
  vi.advanceTimersByTime(200);
  expect(where().value).toMatchObject({ copying: "idle" });
  expect(where().context.copied).toBeNull();
  expect(copied).toEqual(["<gipfel-booking>", "again"]);
});

test("a forbidden clipboard is said until another form is chosen or it works", async () => {
  const { actor, where, reached, clipboard } = open();
  clipboard.isForbidden = true;
  actor.send({ type: "copy.pressed", part: "code", text: "x" });
  await reached({ copying: "failed" });
  actor.send({ type: "format.chosen", format: "react" });
  expect(where().value).toMatchObject({ copying: "idle" });
  actor.send({ type: "copy.pressed", part: "code", text: "x" });
  await reached({ copying: "failed" });
  clipboard.isForbidden = false;
  actor.send({ type: "copy.pressed", part: "code", text: "x" });
  await reached({ copying: "copied" });
});

test("a reset takes back every option, and keeps the kind", async () => {
  const { actor, where } = open();
  actor.send({ type: "kind.chosen", kind: "cta" });
  actor.send({ type: "option.set", name: "background", value: "#000000" });
  actor.send({ type: "options.reset" });
  expect(where().context).toMatchObject({ kind: "cta", values: { locale: "de_CH", "affiliate-id": "4182" } });
});

test("a reset can be undone, until an option is set after it", () => {
  const { actor, where } = open();
  actor.send({ type: "option.set", name: "text", value: "Fly" });
  actor.send({ type: "options.reset" });
  expect(where().context.values).not.toHaveProperty("text");
  actor.send({ type: "reset.undone" });
  expect(where().context).toMatchObject({ values: { text: "Fly" }, replaced: null });
  actor.send({ type: "options.reset" });
  actor.send({ type: "option.set", name: "campaign", value: "winter" });
  expect(where().context.replaced).toBeNull();
});

test("asks the shop for the affiliate once typing has stopped, and says nothing where it doesn't answer", async () => {
  const { actor, where, reached, checked, affiliates } = open({ ...activity, affiliateId: undefined });
  const type = (value: string) => actor.send({ type: "option.set", name: "affiliate-id", value });
  expect(where().matches({ affiliate: "unnamed" })).toBe(true);
  for (const value of ["4", "41", "418", "4182"]) type(value);
  await reached({ affiliate: "known" });
  type("9999");
  await reached({ affiliate: "unknown" });
  expect(checked).toEqual(["4182", "9999"]);
  for (const value of ["", "no such <id>"]) {
    type(value);
    expect(where().matches({ affiliate: "unnamed" }), value).toBe(true);
  }
  affiliates.approved = null;
  type("77");
  await reached({ affiliate: "unchecked" });
  expect(checked).toHaveLength(3);
});

test("typing, another language and a reset load nothing that doesn't depend on them", async () => {
  const { actor, reached, asked, loads } = open();
  await reached({ title: "known", versions: "known", sources: "settled" });
  for (const value of ["4", "41", "418", "4182"]) actor.send({ type: "option.set", name: "affiliate-id", value });
  await reached({ affiliate: "known" });
  expect(asked, "titles after four keystrokes").toEqual(["de_CH"]);
  actor.send({ type: "option.set", name: "locale", value: "fr_CH" });
  actor.send({ type: "options.reset" });
  actor.send({ type: "reset.undone" });
  actor.send({ type: "format.chosen", format: "react" });
  actor.send({ type: "configurator.changed", given: { ...activity, activities: [167] } });
  await reached({ affiliate: "known", versions: "known", sources: "settled" });
  expect(loads).toEqual({ versions: 1, sources: 1, missing: 0 });
});

test("a copied text stays so while the affiliate is typed; the picked of a list are looked up once", async () => {
  const { actor, where, reached, loads } = open({ ...activity, subject: "activities", activities: [1, 2] });
  await reached({ picked: "settled" });
  actor.send({ type: "copy.pressed", part: "code", text: "<gipfel-listing>" });
  await reached({ copying: "copied" });
  actor.send({ type: "option.set", name: "affiliate-id", value: "77" });
  expect(where().matches({ copying: "copied" })).toBe(true);
  expect(where().context.copied).toBe("code");
  await reached({ affiliate: "unknown" });
  expect(loads.missing).toBe(1);
});

test("the address has what differs from the default, and the form begins with what it has", () => {
  const { actor, where, written } = open();
  actor.send({ type: "kind.chosen", kind: "cta" });
  actor.send({ type: "option.set", name: "text", value: 'Fly & "go" 🪂' });
  actor.send({ type: "option.set", name: "background", value: "no colour" });
  actor.send({ type: "option.set", name: "affiliate-id", value: "" });
  actor.send({ type: "format.chosen", format: "wordpress" });
  const configuration = written.at(-1)!;
  expect(configuration).toBe(configurationOf(where().context));
  expect(open({ ...activity, configuration }).where().context).toMatchObject({
    kind: "cta",
    format: "wordpress",
    values: { locale: "de_CH", "affiliate-id": "", text: 'Fly & "go" 🪂' },
  });
  actor.send({ type: "options.reset" });
  actor.send({ type: "kind.chosen", kind: "widget" });
  actor.send({ type: "format.chosen", format: "html" });
  expect(written.at(-1), "nothing differs").toBe("");
});

test.each([
  "_kind=iframe&_format=policy&_version=x",
  "_kind=<b>&color=red&activity=1&api-base=https://elsewhere.example",
  `text=${"x".repeat(10_000)}&locale=tlh&logo-url=javascript:alert(1)`,
  "%%%&=&&",
])("an address that was tampered with is as none: %s", (configuration) => {
  const { context } = open({ ...activity, configuration }).where();
  expect(context).toMatchObject({ kind: "widget", pinned: null, values: { locale: "de_CH", "affiliate-id": "4182" } });
  expect(Object.keys(context.values)).toHaveLength(2);
});

test("another activity keeps the options; a list begins anew", async () => {
  const { actor, where, reached } = open();
  actor.send({ type: "kind.chosen", kind: "cta" });
  actor.send({ type: "option.set", name: "text", value: "Fly" });
  actor.send({ type: "configurator.changed", given: { ...activity, activities: [167] } });
  await reached({ title: "known" });
  expect(where().context).toMatchObject({ kind: "cta", values: { text: "Fly" }, given: { activities: [167] } });
  actor.send({ type: "configurator.changed", given: { ...activity, subject: "activities", activities: [1, 2] } });
  expect(where().context).toMatchObject({ kind: "list", values: { locale: "de_CH" } });
});

test("another language or affiliate of the page reaches the snippet, unless the partner has set one", () => {
  const { actor, where } = open();
  const now: ConfiguratorInput = { ...activity, locale: "fr_CH", affiliateId: "77" };
  actor.send({ type: "options.reset" });
  actor.send({ type: "configurator.changed", given: now });
  expect(where().context.values).toEqual({ locale: "fr_CH", "affiliate-id": "77" });
  actor.send({ type: "reset.undone" });
  expect(where().context.values, "undone after the change").toEqual({ locale: "fr_CH", "affiliate-id": "77" });
  actor.send({ type: "option.set", name: "locale", value: "it_CH" });
  actor.send({ type: "option.set", name: "affiliate-id", value: "" });
  actor.send({ type: "configurator.changed", given: activity });
  expect(where().context.values).toEqual({ locale: "it_CH", "affiliate-id": "" });
});

test("an affiliate's number with a space at its end is the number without", async () => {
  const { actor, reached, checked } = open({ ...activity, affiliateId: undefined });
  actor.send({ type: "option.set", name: "affiliate-id", value: "4182 " });
  await reached({ affiliate: "known" });
  expect(checked).toEqual(["4182"]);
});

test("nobody earns with the number for sales without an affiliate, and the shop need not be asked", () => {
  const { actor, where, checked } = open({ ...activity, affiliateId: undefined });
  actor.send({ type: "option.set", name: "affiliate-id", value: " 1" });
  expect(where().matches({ affiliate: "unknown" })).toBe(true);
  expect(checked).toEqual([]);
});
