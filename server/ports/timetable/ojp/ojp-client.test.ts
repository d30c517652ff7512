import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { minute, second } from "../../../clock.ts";
import { largestAnswer } from "./ojp-client.ts";
import { replayedQuery, replayedTimetable } from "./ojp.fixture.ts";
import type { ReplayAnswer } from "./replay.fixture.ts";

const unavailable = {
  code: "provider_unavailable",
  status: 502,
  message: "The timetable can't be asked at the moment.",
};
const trips = readFileSync(new URL("./fixtures/trips-8503000-8507000.xml", import.meta.url), "utf8");
const laughs = Array.from({ length: 20 }, (_, nth) => `<!ENTITY l${nth + 1} "${`&l${nth};`.repeat(10)}">`).join("");

test.each<[string, ReplayAnswer, RegExp]>([
  ["5xx", { status: 503, body: "busy" }, /answers with 503/],
  ["400", { status: 400, body: "<OJP/>" }, /answers with 400/],
  ["a slow answer", { body: trips, delay: 60_000 }, /timeout/],
  ["an answer that is cut off by the network", { body: trips, cutOff: true }, /terminated/],
  ["XML that is cut off", { body: trips.slice(0, 20_000) }, /^line \d+: /],
  ["HTML", { body: "<html><body>Sign in<br></body></html>" }, /^line 1: /],
  ["another document", { body: "<OJP><OJPResponse/></OJP>" }, /no OJPTripDelivery/],
  ["a billion laughs", { body: `<!DOCTYPE l [<!ENTITY l0 "l">${laughs}]><l>&l20;</l>` }, /DOCTYPE/],
  ["a file's entity", { body: '<!DOCTYPE l [<!ENTITY l SYSTEM "file:///etc/passwd">]><l>&l;</l>' }, /DOCTYPE/],
  ["fifty megabytes", { body: "x".repeat(50_000_000) }, new RegExp(`more than ${largestAnswer} bytes`)],
  ["a redirect", { status: 307, headers: { location: "http://127.0.0.1:1/" } }, /fetch failed/],
  ["an empty answer", { body: "" }, /Start tag expected/],
  ["a failure of the service", { body: overloaded() }, /OJPGENERIC_OVERLOAD.*All routers are busy/],
])("%s ends in one message, with the cause for the log", async (_, answer, cause) => {
  const { findTrips, readTrip, replay } = await replayedTimetable(answer.delay ? { timeout: 3 * second } : {});
  const [trip] = (await findTrips(replayedQuery({ results: 1 }))).trips;
  replay.answerWith(answer);
  const failure = await findTrips(replayedQuery()).catch((error: unknown) => error);
  expect(failure).toMatchObject({ ...unavailable, cause: { message: expect.stringMatching(cause) } });
  // A trip that can't be read is not one that isn't there.
  await expect(readTrip(trip!.id, "de_CH")).rejects.toMatchObject(unavailable);
});

test("a service that isn't there ends in the same message, for places too", async () => {
  const { findPlaces, nearbyPlaces } = await replayedTimetable({ url: "http://127.0.0.1:1/ojp20" });
  await expect(findPlaces("Bern", "de_CH")).rejects.toMatchObject(unavailable);
  await expect(nearbyPlaces(47, 8, "de_CH")).rejects.toMatchObject(unavailable);
});

test("an answer that failed is not kept", async () => {
  const { findTrips, replay } = await replayedTimetable();
  replay.answerWith({ status: 500 });
  await expect(findTrips(replayedQuery())).rejects.toMatchObject(unavailable);
  replay.answerWith(null);
  expect((await findTrips(replayedQuery())).trips).toHaveLength(4);
});

test("a refused token is in the log once a minute, without the token", async () => {
  const { findTrips, lines, clock, replay } = await replayedTimetable({ token: "refused" });
  for (let nth = 0; nth < 3; nth++) await expect(findTrips(replayedQuery())).rejects.toMatchObject(unavailable);
  expect(lines).toEqual([`${new URL(replay.url).host} refuses OJP_TOKEN: no trips are found until it is a valid one`]);
  clock.ms += minute;
  await expect(findTrips(replayedQuery())).rejects.toMatchObject(unavailable);
  expect(lines).toHaveLength(2);
});

test.each([
  ["seconds", "90", 90 * second],
  ["a date", "Wed, 09 Dec 2026 06:02:00 GMT", 2 * minute],
  ["nothing", undefined, 30 * second],
  ["no time", "soon", 30 * second],
  ["a year", "31536000", 60 * minute],
])("after 429 with %s nothing is sent before that time", async (_, retryAfter, pause) => {
  const { findTrips, findPlaces, replay, clock } = await replayedTimetable();
  replay.answerWith({ status: 429, headers: retryAfter === undefined ? {} : { "retry-after": retryAfter } });
  await expect(findTrips(replayedQuery())).rejects.toMatchObject(unavailable);
  replay.answerWith(null);
  clock.ms += pause - 1;
  await expect(findPlaces("Bern", "de_CH")).rejects.toMatchObject({
    ...unavailable,
    cause: { message: expect.stringContaining("wants no requests before") },
  });
  expect(replay.requests).toHaveLength(1);
  clock.ms += 1;
  expect(await findPlaces("Bern", "de_CH")).toHaveLength(2);
});

function overloaded(): string {
  return readFileSync(new URL("./fixtures/error-overloaded.xml", import.meta.url), "utf8");
}
