import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Locale } from "../../../../../sdk/contracts/locale.ts";
import { importDemoTimetable } from "../../../../demo-shop/timetable/import-timetable.ts";
import { dailyTrips, importFiles, type FeedFiles } from "../feed.fixture.ts";
import { readTimetable } from "../file/read.ts";
import { splitLine } from "../gtfs/csv.ts";
import { PlacesSearch } from "./places-search.ts";

let demo: PlacesSearch;

beforeAll(async () => {
  const file = join(mkdtempSync(join(tmpdir(), "gipfel-places-")), "timetable.bin");
  await importDemoTimetable({ file }, Date.parse("2026-11-26T12:00:00Z"));
  demo = new PlacesSearch((await readTimetable(file)).timetable!);
});

const names = (search: PlacesSearch, text: string, locale: Locale = "de_CH") =>
  search.find(text, locale).map(({ name }) => name);

/** Share of the spellings whose first place is the right one. */
const wantedShare = 0.95;

test(`of the spellings in four languages the first place is right in ${100 * wantedShare} % at least`, () => {
  const rows = readFileSync(new URL("spellings.csv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1);
  const spellings = rows.map((row) => splitLine(row) as [string, string, string, string]);
  const misses = spellings.flatMap(([text, language, uic, name]) => {
    const [first] = demo.find(text, `${language}_CH` as Locale);
    return first?.id === uic ? [] : [`${text}: ${first?.name ?? "nothing"} in place of ${name}`];
  });
  console.info(`${spellings.length - misses.length} of ${spellings.length} spellings\n${misses.join("\n")}`);
  expect(spellings.length).toBeGreaterThanOrEqual(200);
  expect(new Set(spellings.map(([, language]) => language))).toEqual(new Set(["de", "fr", "it", "en"]));
  expect(1 - misses.length / spellings.length).toBeGreaterThanOrEqual(wantedShare);
});

test("a place has its UIC number, the name of the asked language, its kind and its coordinates", () => {
  const [geneva] = demo.find("Genf", "it_CH");
  expect(geneva).toMatchObject({ id: "8501008", name: "Ginevra", kind: "train" });
  expect(geneva!.latitude).toBeCloseTo(46.21, 2);
  expect(geneva!.longitude).toBeCloseTo(6.142, 2);
  expect(["de_CH", "fr_CH", "en_CH"].map((locale) => demo.find("Genf", locale as Locale)[0]!.name)).toEqual([
    "Genf",
    "Genève",
    "Geneva",
  ]);
  // Other locales have the local name.
  expect(demo.find("Genf", "ja_JP")[0]!.name).toBe("Genève");
});

test.each(["8503000", " 8503000 ", "8503000:0:7", "Parent8503000", "ch:1:sloid:3000", "ch:1:sloid:3000:0:7"])(
  "a stop's id finds its station: %s",
  (id) => {
    expect(demo.find(id, "fr_CH").map((place) => [place.id, place.name])).toEqual([["8503000", "Zurich HB"]]);
  },
);

test("an id that no stop has finds nothing", () => {
  expect(names(demo, "8599999")).toEqual([]);
});

test("a station comes before its bus stop, and a platform never", () => {
  expect(names(demo, "Luzern Bahnhof").slice(0, 2)).toEqual(["Luzern", "Luzern, Bahnhof"]);
  const ids = ["Zürich", "Bern", "a", "s"].flatMap((text) => demo.find(text, "de_CH", 1000).map(({ id }) => id));
  expect(ids.filter((id) => !/^85\d{5}$/.test(id))).toEqual([]);
});

test.each([
  ["train", "Zürich HB"],
  ["tram", "Zürich, Paradeplatz"],
  ["metro", "Lausanne-Flon"],
  ["bus", "Saas-Fee, Busterminal"],
  ["boat", "Luzern Bahnhofquai"],
  ["cable_car", "Schilthorn"],
  ["funicular", "Schatzalp"],
])("a stop's kind is %s: %s", (kind, name) => {
  expect(demo.find(name, "de_CH")[0]!).toMatchObject({ kind });
});

test("nothing, signs alone and what no stop is called find nothing", () => {
  for (const text of ["", "   ", "-/,", "xyzzyx", "🚂"]) expect(demo.find(text, "de_CH"), text).toEqual([]);
});

test("a text of thousands of words is answered as quickly as any", () => {
  const start = process.cpuUsage();
  for (const text of ["bern ".repeat(5000), "x".repeat(50_000), "a b c d e f g h i j", "ae".repeat(60)])
    demo.find(text, "de_CH");
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
});

test("the nearest stops come with their distance in metres", () => {
  // Zürich, Bürkliplatz.
  const places = demo.nearby(47.36668, 8.54113, "de_CH", 3);
  expect(places.map(({ name }) => name)).toContain("Zürich, Bürkliplatz");
  expect(places.map(({ distance }) => distance!)).toEqual(
    places.map(({ distance }) => distance!).sort((a, b) => a - b),
  );
  expect(places[0]!.distance).toBeLessThan(150);
  expect(Number.isInteger(places[0]!.distance)).toBe(true);
});

test("each alias has the number of the stop that it names", () => {
  const rows = (url: URL) =>
    readFileSync(url, "utf8")
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((row) => splitLine(row)!);
  const stops = new Map(
    rows(new URL("../../../../../demo/timetable/stops.csv", import.meta.url)).map(([id, name]) => [id, name]),
  );
  const aliases = rows(new URL("aliases.csv", import.meta.url));
  expect(new Set(aliases.map(([id]) => id)).size).toBe(aliases.length);
  expect(aliases.filter(([id, name]) => stops.has(id!) && stops.get(id!) !== name)).toEqual([]);
  expect(aliases.filter((row) => row.length !== 8)).toEqual([]);
});

/** A feed with other ids, and with names of its own. */
const feed: FeedFiles = {
  stops: [
    "stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station",
    "ch:1:sloid:1008,Genève,46.21,6.14,1,",
    "ch:1:sloid:1008:0:3,Genève,46.21,6.14,0,ch:1:sloid:1008",
    "M,Mailand,45.48,9.2,0,",
    "W,Wilhelmsdorf,45.0,9.2,0,",
  ],
  ...dailyTrips({ one: "ch:1:sloid:1008:0:3 8:00 M 9:00", two: "M 9:10 W 10:00" }),
  translations: [
    "table_name,field_name,language,translation,record_id,field_value",
    "stops,stop_name,it-CH,Milano,M,",
    "stops,stop_name,fr,Milan,,Mailand",
    "stops,stop_name,en,Nowhere,X,",
    "stops,stop_url,fr,Lien,M,",
    "routes,route_long_name,fr,Ligne,R,",
  ],
};

test("a feed's own translations are found and shown, and ours apply to any feed with UIC numbers or SLOIDs", async () => {
  const { timetable, notes } = await importFiles(feed);
  expect(notes.warnings.list).toEqual([]);
  const search = new PlacesSearch(timetable!);
  expect(search.find("Milano", "it_CH")).toMatchObject([{ id: "M", name: "Milano", kind: "bus" }]);
  expect(names(search, "Milan", "fr_CH")).toEqual(["Milan"]);
  expect(names(search, "Milano", "de_CH")).toEqual(["Mailand"]);
  expect(search.find("Ginevra", "de_CH")).toMatchObject([{ id: "8501008", name: "Genf" }]);
  expect(names(search, "Nowhere")).toEqual([]);
});

/** Names such as `Bolunima, Reket`: as many as a country has. */
function countryOf(stops: number): FeedFiles {
  const syllables = ["bo", "lu", "ni", "ma", "re", "ket", "zü", "gen", "wil", "au", "dorf", "stein", "bach", "ried"];
  const word = (seed: number) => [seed, seed / 14, seed / 196].map((at) => syllables[Math.floor(at) % 14]).join("");
  const ids = Array.from({ length: stops }, (_, at) => `${8_500_000 + at}`);
  const rows = ids.map((id, at) => {
    const place = 45 + (at % 250) / 100;
    return `${id},"${word(at)}, ${word(at * 7 + 3)}",${place},${6 + Math.floor(at / 250) / 50}`;
  });
  const trips = Array.from({ length: stops / 100 }, (_, trip) =>
    ids
      .slice(trip * 100, trip * 100 + 100)
      .map((id, nth) => `T${trip},8:${`${nth % 60}`.padStart(2, "0")}:00,${id},${nth}`),
  );
  const calls = trips.flatMap((rows) =>
    rows.map((row, nth) => row.replace("8:", nth < 60 ? "08:" : "09:").replace(/,(0[89]:..:..),/, ",$1,$1,")),
  );
  return {
    stops: ["stop_id,stop_name,stop_lat,stop_lon", ...rows],
    trips: ["route_id,service_id,trip_id", ...trips.map((_, trip) => `R,daily,T${trip}`)],
    stop_times: ["trip_id,arrival_time,departure_time,stop_id,stop_sequence", ...calls],
  };
}

/** Milliseconds of the processor that a query may take: others share it while tests run. */
const mostMs = 5;

test(`a query takes less than ${mostMs} ms in a country of 30,000 stops`, { timeout: 120_000 }, async () => {
  const { timetable } = await importFiles(countryOf(30_000));
  const search = new PlacesSearch(timetable!);
  const texts = ["b", "bol", "Bolunima", "zuege", "Stein Bach", "Bolunmia Reket", "xyzzyx", "dorfried dorf", "Genmau"];
  const spent = (times: number, query: (text: string) => unknown) => {
    const start = process.cpuUsage();
    for (let time = 0; time < times; time++) for (const text of texts) query(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / times / texts.length;
  };
  const find = (text: string) => search.find(text, "de_CH");
  spent(10, find);
  expect(spent(30, find)).toBeLessThan(mostMs);
  expect(spent(30, () => search.nearby(46.9, 7.4, "de_CH"))).toBeLessThan(mostMs);
  expect(find("Bolubo").length).toBeGreaterThan(0);
});
