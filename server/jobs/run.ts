import { hour, second } from "../clock.ts";
import type { Services } from "../services.ts";

/** A periodic job. It may run in several processes concurrently, so its writes are compare-and-set. */
export interface Job {
  readonly name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  readonly every: number;
  readonly run: (services: Services) => Promise<unknown>;
}

/**
 * When the first hourly job runs, in milliseconds from the start: late enough for the start itself and for short tests,
 * early enough for a process that is restarted within the hour.
 */
export const firstRunAfter = 30 * second;
/** Between the first runs of two hourly jobs: they read much, and share the process with visitors. */
export const firstRunsApart = 2 * second;

/**
 * Runs jobs until `stop`, which waits for running jobs. A failed run is logged; the next one retries.
 */
export function runJobs(services: Services, jobs: readonly Job[]): { stop(): Promise<void> } {
  let stopped = false;
  const timers = new Map<Job, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();

  function later(job: Job, delay: number): void {
    if (!stopped)
      timers.set(
        job,
        setTimeout(() => start(job), delay),
      );
  }
  function start(job: Job): void {
    const run = job
      .run(services)
      .then(
        () => {},
        (cause: unknown) => services.log.error({ err: cause, job: job.name }, "a job failed"),
      )
      .finally(() => {
        underWay.delete(run);
        later(job, job.every);
      });
    underWay.add(run);
  }
  const [rare, frequent] = [jobs.filter(isRare), jobs.filter((job) => !isRare(job))];
  for (const job of frequent) later(job, job.every);
  for (const [index, job] of rare.entries()) later(job, firstRunAfter + index * firstRunsApart);
  return {
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}

function isRare({ every }: Job): boolean {
  return every >= hour;
}
