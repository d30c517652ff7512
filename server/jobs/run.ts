import type { Services } from "../services.ts";

/** A periodic job. It may run in several processes concurrently, so its writes are compare-and-set. */
export interface Job {
  readonly name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  readonly every: number;
  readonly run: (services: Services) => Promise<unknown>;
}

/**
 * Runs jobs until `stop`, which waits for running jobs. A failed run is logged; the next one retries.
 */
export function runJobs(services: Services, jobs: readonly Job[]): { stop(): Promise<void> } {
  let stopped = false;
  const timers = new Map<Job, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();

  function later(job: Job): void {
    if (!stopped)
      timers.set(
        job,
        setTimeout(() => start(job), job.every),
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
        later(job);
      });
    underWay.add(run);
  }
  for (const job of jobs) later(job);
  return {
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
