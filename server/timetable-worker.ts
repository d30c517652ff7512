import { workerData } from "node:worker_threads";
import { systemClock } from "./clock.ts";
import { embeddedTimetable } from "./ports/timetable/embedded/embedded.ts";
import type { WorkerSettings } from "./ports/timetable/embedded/in-worker.ts";
import { answerCalls, passLine } from "./ports/serve-calls.ts";

/** The embedded timetable in a thread of its own: a search holds it for some milliseconds, and nothing else. */
const { file, live } = workerData as WorkerSettings;

answerCalls({ ...embeddedTimetable({ file, clock: systemClock, passLine, live }) });
