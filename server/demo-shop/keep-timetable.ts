import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { day, type Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { readFacts } from "../ports/timetable/embedded/file/read.ts";
import { isDemoTimetableDue } from "./timetable/import-timetable.ts";

/** Whether the demo's timetable runs out is looked at once a day. */
const every = day;

export interface KeptTimetable {
  readonly file: string;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Makes the demo's timetable where the shop has none, and anew when it runs out or its files have changed: in a process
 * of its own, while the shop serves. A timetable that somebody has taken over stays. Answers with what ends it.
 */
export function keepDemoTimetable({ file, clock, log }: KeptTimetable): () => void {
  let child: ChildProcess | undefined;
  const failed = (cause: unknown) => log.warn({ err: cause }, "the demo's timetable could not be made");
  const look = async () => {
    if (child || !(await isDue(file, clock.now()))) return;
    child = fork(fileURLToPath(new URL("timetable.process.ts", import.meta.url)), [file], {
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    child.once("error", failed);
    child.once("exit", (code, signal) => {
      child = undefined;
      if (code !== 0 && signal === null) failed(`the process has ended with ${code}`);
    });
  };
  const timer = setInterval(() => void look().catch(failed), every);
  timer.unref();
  void look().catch(failed);
  return () => {
    clearInterval(timer);
    child?.kill();
  };
}

/** Another's timetable is never due. */
export async function isDue(file: string, now: number): Promise<boolean> {
  const facts = await readFacts(file);
  return facts === null || (facts.isDemo && isDemoTimetableDue(facts, now));
}
