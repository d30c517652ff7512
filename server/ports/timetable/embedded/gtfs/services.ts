import { GrowingInts } from "./growing-ints.ts";
import type { FeedServices } from "./feed.types.ts";
import type { FeedNotes } from "./problems.ts";
import { readTable, type ReadContext, type Row } from "./rows.ts";
import { isoDate, parseDate, weekday } from "./values.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const [calendarFile, datesFile] = ["calendar.txt", "calendar_dates.txt"];

/** Days between a feed's first and last: more is a slip of the pen, and would only fill memory. */
const mostDays = 3660;

interface Period {
  readonly service: number;
  readonly first: number;
  readonly last: number;
  /** A bit for each weekday, Monday's first. */
  readonly weekdays: number;
}

export interface ReadServices {
  readonly services: FeedServices;
  readonly index: ReadonlyMap<string, number>;
}

/** Reads calendar.txt and calendar_dates.txt: a feed has both, or either alone. */
export async function readServices(context: ReadContext): Promise<ReadServices> {
  const index = new Map<string, number>();
  const serviceOf = (id: string) => {
    const known = index.get(id);
    if (known !== undefined) return known;
    index.set(id, index.size);
    return index.size - 1;
  };
  const periods = await readPeriods(context, serviceOf);
  const exceptions = await readExceptions(context, serviceOf);
  if (!context.archive.has(calendarFile) && !context.archive.has(datesFile))
    context.notes.problems.add(calendarFile, null, "missing_file", `neither ${calendarFile} nor ${datesFile} is there`);
  return { services: join(periods, exceptions, index.size, context.notes), index };
}

async function readPeriods(context: ReadContext, serviceOf: (id: string) => number): Promise<Period[]> {
  const periods: Period[] = [];
  const visited = new Set<string>();
  await readTable(
    context,
    { file: calendarFile, required: ["service_id", ...weekdays, "start_date", "end_date"], optional: [] },
    (row) => {
      const id = row.require("service_id");
      const [first, last] = [
        dateOf(context, calendarFile, row, "start_date"),
        dateOf(context, calendarFile, row, "end_date"),
      ];
      if (id === null || first === null || last === null) return;
      if (visited.has(id)) {
        context.notes.problems.add(calendarFile, row.line, "duplicate_id", `the service ${id} is there more than once`);
        return;
      }
      visited.add(id);
      let bits = 0;
      for (const [at, name] of weekdays.entries()) if (row.get(name) === "1") bits |= 1 << at;
      periods.push({ service: serviceOf(id), first, last, weekdays: bits });
    },
  );
  return periods;
}

/** Triples of service, day and 1 (runs) or 2 (does not): a country's feed has millions. */
async function readExceptions(context: ReadContext, serviceOf: (id: string) => number): Promise<GrowingInts> {
  const exceptions = new GrowingInts();
  await readTable(
    context,
    { file: datesFile, required: ["service_id", "date", "exception_type"], optional: [] },
    (row) => {
      const id = row.require("service_id");
      const date = dateOf(context, datesFile, row, "date");
      const type = row.number("exception_type", 0);
      if (id === null || date === null || type === null) return;
      if (type !== 1 && type !== 2) {
        context.notes.problems.add(datesFile, row.line, "bad_number", `exception_type is ${type}: 1 or 2 is wanted`);
        return;
      }
      exceptions.push(serviceOf(id));
      exceptions.push(date);
      exceptions.push(type);
    },
  );
  return exceptions;
}

function dateOf<Column extends string>(
  { notes }: ReadContext,
  file: string,
  row: Row<Column>,
  column: Column,
): number | null {
  const text = row.require(column);
  if (text === null) return null;
  const date = parseDate(text);
  if (date === null)
    notes.problems.add(file, row.line, "bad_date", `${column} is ${text}: a date such as 20261213 is wanted`);
  return date;
}

function join(periods: readonly Period[], exceptions: GrowingInts, count: number, notes: FeedNotes): FeedServices {
  let [firstDay, lastDay] = [Infinity, -Infinity];
  for (const { first, last, weekdays } of periods) {
    if (last < first || weekdays === 0) continue;
    [firstDay, lastDay] = [Math.min(firstDay, first), Math.max(lastDay, last)];
  }
  for (let at = 0; at < exceptions.length; at += 3) {
    if (exceptions.get(at + 2) !== 1) continue;
    [firstDay, lastDay] = [Math.min(firstDay, exceptions.get(at + 1)), Math.max(lastDay, exceptions.get(at + 1))];
  }
  const words = Math.ceil(count / 32);
  const none: FeedServices = { count, firstDay: 0, days: 0, words, bits: new Uint32Array(0) };
  if (firstDay > lastDay) {
    if (notes.problems.count === 0) notes.problems.add(calendarFile, null, "no_service", "no service runs on any day");
    return none;
  }
  const days = lastDay - firstDay + 1;
  if (days > mostDays) {
    const span = `${isoDate(firstDay)} to ${isoDate(lastDay)}`;
    notes.problems.add(calendarFile, null, "calendar_too_long", `${span} is more than ten years`);
    return none;
  }
  const bits = new Uint32Array(days * words);
  const set = (service: number, day: number, runs: boolean) => {
    if (day < firstDay || day > lastDay) return;
    const word = (day - firstDay) * words + (service >>> 5);
    if (runs) bits[word]! |= 1 << (service & 31);
    else bits[word]! &= ~(1 << (service & 31));
  };
  // A period in which nothing runs has not widened the days, and may be long.
  for (const { service, first, last, weekdays: runsOn } of periods.filter(({ weekdays }) => weekdays > 0))
    for (let day = first; day <= last; day++) if ((runsOn >> weekday(day)) & 1) set(service, day, true);
  for (let at = 0; at < exceptions.length; at += 3)
    set(exceptions.get(at), exceptions.get(at + 1), exceptions.get(at + 2) === 1);
  return { count, firstDay, days, words, bits };
}
