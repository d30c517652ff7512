import type { Services } from "../services.ts";

/** Something that happens by itself. It may run in several processes at once: each compares before it sets. */
export interface Job {
  readonly name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  readonly every: number;
  readonly run: (services: Services) => Promise<unknown>;
}

/**
 * Runs jobs until it is told to stop; a failing run is logged and tried again at the next. Stopping waits for runs
 * under way.
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
