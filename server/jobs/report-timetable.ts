import { AppError } from "../errors.ts";
import { daysLeft } from "../ports/timetable/days-left.ts";
import type { Services } from "../services.ts";

/** With fewer days left than this the line is a warning: another feed has to be imported. */
const fewDays = 14;

/** Says in the log how many days the timetable lasts. One that is missing has a line of its own already. */
export async function reportTimetableJob({ ports, clock, log }: Services): Promise<void> {
  const facts = await ports.timetable.facts().catch((cause: unknown) => {
    if (cause instanceof AppError && cause.code === "provider_unavailable") return null;
    throw cause;
  });
  const days = facts && daysLeft(facts, clock.now());
  if (days === null) return;
  const details = { days, lastDate: facts!.lastDate };
  if (days < fewDays)
    log.warn(details, "the timetable ends soon: npm run timetable -- FEED.zip takes another feed over");
  else log.info(details, "the timetable lasts");
}
