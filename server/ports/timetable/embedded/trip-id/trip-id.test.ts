import { expect, test } from "vitest";
import { at, dailyTrips, distantStops, tripRows, type FeedFiles } from "../feed.fixture.ts";
import { query, timetableOf } from "../timetable.fixture.ts";

const stops = distantStops("ABCDEF");
const feed: FeedFiles = {
  stops,
  ...dailyTrips({
    "1.TA.91-1-Y-j27-1.3.R": "A 8:00 B 8:10/8:12 C 8:20",
    "Zug 2~3_ä/": "C 8:30 D 9:30 E 9:40",
    often: "E 9:00 F 9:10",
  }),
  frequencies: ["trip_id,start_time,end_time,headway_secs", "often,09:00:00,25:00:00,600"],
};
const whole = query({ destinationId: "F" });

test("an id is short, has characters alone that no address changes, and leads to the trip in a new process too", async () => {
  const [trip] = (await (await timetableOf(feed)).findTrips(whole)).trips;
  expect(trip!.id).toMatch(/^[\w.~-]{1,499}$/);
  expect(encodeURIComponent(trip!.id)).toBe(trip!.id);
  expect(trip!.legs.filter(({ timedLeg }) => timedLeg)).toHaveLength(3);
  expect(await (await timetableOf(feed)).readTrip(trip!.id, "de_CH")).toEqual(trip);
});

test("an id leads to the trip's new times after an import of a feed that still has it", async () => {
  const { findTrips, readTrip, replaceFeed } = await timetableOf(feed);
  const { id } = (await findTrips(whole)).trips[0]!;
  await replaceFeed({
    ...feed,
    stop_times: (feed["stop_times"] as string[]).map((row) =>
      row.replace("8:20:00,8:20:00,C", "8:25:00,8:25:00,C").replace("8:30:00,8:30:00,C", "8:26:00,8:26:00,C"),
    ),
  });
  expect((await readTrip(id, "de_CH"))!.legs[0]!.timedLeg!.end.serviceArrival.timetabledTime).toContain("08:25");
});

test.each<[string, FeedFiles]>([
  ["has no such trip", { ...feed, ...dailyTrips({ other: "A 8:00 C 8:20" }), frequencies: null }],
  ["has it on other days", { ...feed, calendar: null, calendar_dates: dates("20261208", "20261210") }],
  ["has too little time for a change", moved("8:30:00,8:30:00,C", "8:20:30,8:20:30,C")],
  ["has it at another stop", moved("8:20:00,8:20:00,C", "8:20:00,8:20:00,F")],
  ["lets nobody board there", noBoarding()],
])("an id leads to nothing where the next feed %s", async (_, next) => {
  const { findTrips, readTrip, replaceFeed } = await timetableOf(feed);
  const { id } = (await findTrips(whole)).trips[0]!;
  expect(await readTrip(id, "de_CH")).not.toBeNull();
  await replaceFeed(next);
  expect(await readTrip(id, "de_CH")).toBeNull();
});

test("trips with ways on foot at their ends are found again by their ids", async () => {
  const { findTrips, readTrip } = await timetableOf({
    stops: [
      "stop_id,stop_name,stop_lat,stop_lon",
      "A,A,46.1,8",
      "B,B,46.102,8",
      "C,C,46.3,8",
      "D,D,46.302,8",
      "E,E,46.304,8",
    ],
    ...dailyTrips({ one: "B 8:00 C 8:20" }),
  });
  const [trip] = (await findTrips(query({ originId: "A", destinationId: "D" }))).trips;
  expect(trip!.legs.map(({ transferLeg }) => transferLeg?.endName)).toEqual(["B", undefined, "D"]);
  expect(await readTrip(trip!.id, "de_CH")).toEqual(trip);
});

test("each trip of a day is found again by its id, those of a frequency too", async () => {
  const { findTrips, readTrip } = await timetableOf(feed);
  const { trips } = await findTrips(query({ originId: "E", destinationId: "F", at: at("10:00"), results: 40 }));
  expect(new Set(trips.map(({ id }) => id)).size).toBe(trips.length);
  expect(trips.length).toBeGreaterThan(30);
  for (const trip of trips) expect(await readTrip(trip.id, "de_CH")).toEqual(trip);
});

test("an id that was changed by chance leads to nothing, and never to an error", async () => {
  const { findTrips, readTrip } = await timetableOf(feed);
  const { id } = (await findTrips(whole)).trips[0]!;
  const random = randomNumbers(1);
  const letters = "~~__--..0123456789abcdefABCDEF%/\\\u0000é🚂 \n";
  for (let nth = 0; nth < 3000; nth++) {
    let changed = id;
    for (let times = 0; times <= random(3); times++) {
      const place = random(changed.length + 1);
      const kind = random(4);
      const letter = [...letters][random([...letters].length)]!;
      if (kind === 0) changed = changed.slice(0, place);
      else if (kind === 1) changed = changed.slice(0, place) + letter + changed.slice(place);
      else if (kind === 2) changed = changed.slice(0, place) + changed.slice(place + 1 + random(8));
      else changed = changed.slice(0, place) + letter + changed.slice(place + 1);
    }
    if (changed === id) continue;
    expect(await readTrip(changed, "de_CH"), changed).toBeNull();
  }
});

test.each(["", "1", "~", "1~~~", "1~x~~~often~20261209~0-1-90600", "2~x~~~often~20261209~0-1", "x".repeat(2000)])(
  "the text %j is no id",
  async (text) => {
    expect(await (await timetableOf(feed)).readTrip(text, "de_CH")).toBeNull();
  },
);

function dates(...days: string[]): string[] {
  return ["service_id,date,exception_type", ...days.map((day) => `daily,${day},1`)];
}

function moved(from: string, to: string): FeedFiles {
  return { ...feed, stop_times: (feed["stop_times"] as string[]).map((row) => row.replace(from, to)) };
}

function noBoarding(): FeedFiles {
  const [header, ...rows] = feed["stop_times"] as string[];
  const [first] = tripRows("1.TA.91-1-Y-j27-1.3.R", "A 8:00");
  return {
    ...feed,
    stop_times: [`${header},pickup_type`, ...rows.map((row) => (row === first ? `${row},1` : row))],
  };
}

function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
