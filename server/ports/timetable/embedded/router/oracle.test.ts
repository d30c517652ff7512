import { expect, test } from "vitest";
import { routerOf } from "../feed.fixture.ts";
import type { Journey } from "./journey.types.ts";
import { mostRides } from "./limits.ts";
import { feedOfModel, modelDates, Oracle, randomModel, randomOf, undominated, type Option } from "./oracle.fixture.ts";

const [feeds, queriesOfEach] = [40, 50];
const day = 86_400;

const shown = (options: readonly Option[]) =>
  options.map(({ departure, arrival, rides }) => `${departure} ${arrival} ${rides}`).sort();
const optionOf = ({ departure, arrival, transfers }: Journey): Option => ({
  departure: departure / 1000,
  arrival: arrival / 1000,
  rides: transfers + 1,
});

/** That one can travel a journey as it is written. */
function check({ departure, arrival, legs }: Journey): void {
  let [time, place] = [departure, -1];
  for (const leg of legs) {
    if (leg.kind === "transfer") {
      if (place >= 0) expect(leg.from).toBe(place);
      time += 1000 * leg.seconds;
      place = leg.to;
      continue;
    }
    const [first, last] = [leg.calls[0]!, leg.calls.at(-1)!];
    if (place >= 0) expect(first.stop).toBe(place);
    expect(first.departure).toBeGreaterThanOrEqual(time);
    expect(first.rules & 3).not.toBe(1);
    expect(last.rules >> 2).not.toBe(1);
    for (const [nth, call] of leg.calls.entries()) {
      expect(call.departure).toBeGreaterThanOrEqual(call.arrival);
      if (nth > 0) expect(call.arrival).toBeGreaterThanOrEqual(leg.calls[nth - 1]!.departure);
    }
    [time, place] = [last.arrival, last.stop];
  }
  expect(time).toBe(arrival);
}

test(
  `${feeds * queriesOfEach} random queries, forward and backward, have the journeys that a plain search finds`,
  { timeout: 120_000 },
  async () => {
    let found = 0;
    for (let seed = 1; seed <= feeds; seed++) {
      const random = randomOf(seed);
      const model = randomModel(random);
      const [router, oracle] = [await routerOf(feedOfModel(model)), new Oracle(model)];
      const ids = [...new Set(model.stops.flatMap(({ id, station }) => (station ? [id, station] : [id])))];
      for (let nth = 0; nth < queriesOfEach; nth++) {
        const [from, to] = [0, 0].map(() => ids[Math.floor(random() * ids.length)]!) as [string, string];
        const time = Date.parse(`${modelDates[1]!}T00:00:00+01:00`) / 1000 + Math.floor(random() * 2.9 * 24 * 12) * 300;
        const by = nth % 2 === 0 ? "departure" : "arrival";
        const answer = router.journeys({ from, to, at: 1000 * time, by, results: 1000 });
        const [origins, destinations] = [oracle.stopsOf(from), oracle.stopsOf(to)];
        if (origins.some((stop) => destinations.includes(stop))) {
          expect(answer.problem?.code).toBe("same_stop");
          continue;
        }
        const expected =
          by === "departure"
            ? oracle
                .options(origins, destinations, time, time + 2 * day, mostRides)
                .filter(({ departure, arrival }) => departure < time + day && arrival < time + 2 * day)
            : undominated(
                oracle
                  .options(origins, destinations, time - 2 * day, time, mostRides)
                  .filter(({ arrival }) => arrival <= time),
              ).filter(({ arrival, departure }) => arrival > time - day && departure > time - 2 * day);
        if (answer.problem) throw new Error(JSON.stringify(answer.problem));
        const { journeys } = answer;
        expect(shown(journeys.map(optionOf)), `feed ${seed}, query ${nth}: ${by} ${from} to ${to} at ${time}`).toEqual(
          shown(expected),
        );
        for (const journey of journeys) check(journey);
        found += journeys.length;
      }
    }
    // Most pairs of most feeds are linked: else the test would say little.
    expect(found).toBeGreaterThan(feeds * queriesOfEach);
  },
);
