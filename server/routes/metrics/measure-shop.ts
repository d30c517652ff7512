import { Counter, Gauge, Histogram } from "prom-client";
import { countWaitingMails } from "../../db/queries/outbox.ts";
import { daysLeft } from "../../ports/timetable/days-left.ts";
import type { Services } from "../../services.ts";
import { subscribe } from "../../telemetry.ts";
import type { MetricsRegistry } from "./registry.ts";

const seconds = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const pageSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/**
 * What the shop does: statements, repeated transactions, what came to which state, and what waits. Answers with a
 * function that stops listening.
 */
export function measureShop(services: Services, { figures }: MetricsRegistry): () => void {
  const registers = [figures];
  const query = new Histogram({
    name: "gipfel_db_query_duration_seconds",
    help: "Statements of the database",
    buckets: seconds,
    registers,
  });
  const retried = new Counter({
    name: "gipfel_db_transactions_retried_total",
    help: "Transactions that lost against others and were tried again",
    registers,
  });
  const steps = new Counter({
    name: "gipfel_steps_total",
    help: "What came to which state: reservations held and expired, bookings confirmed, payment attempts captured, refused, failed",
    labelNames: ["entity", "state"],
    registers,
  });
  const rendering = new Histogram({
    name: "gipfel_page_rendering_duration_seconds",
    help: "Pages of the shop that were rendered; kept ones aren't",
    buckets: pageSeconds,
    registers,
  });
  count("gipfel_outbox_waiting", "Mails that are not sent yet", async () => countWaitingMails(services.db));
  count(
    "gipfel_listed_activities",
    "Activities in the index of lists",
    async () => (await services.discovery.current()).index.size,
  );
  const { search } = services.ports;
  if (search.size) count("gipfel_search_index_size", "Activities in the search index", async () => search.size!());
  const { timetable } = services.ports;
  // A service doesn't say when its timetable ends.
  if (timetable.file !== undefined)
    count(
      "gipfel_timetable_days_left",
      "Days for which the timetable can be asked",
      async () => daysLeft(await timetable.facts(), services.clock.now()) ?? undefined,
    );
  const deaf = [
    subscribe("query", ({ ms }) => query.observe(ms / 1000)),
    subscribe("retry", () => retried.inc()),
    subscribe("rendering", ({ ms }) => rendering.observe(ms / 1000)),
    subscribe("step", ({ entity, to }) => steps.inc({ entity, state: to })),
  ];
  return () => deaf.forEach((stop) => stop());

  /** A metric that is read on request; one that can't be read is left out of the answer. */
  function count(name: string, help: string, read: () => Promise<number | undefined>): Gauge {
    return new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read().catch((cause: unknown) =>
          services.log.warn({ err: cause, figure: name }, "a figure could not be read"),
        );
        if (value === undefined) this.reset();
        else this.set(value);
      },
    });
  }
}
