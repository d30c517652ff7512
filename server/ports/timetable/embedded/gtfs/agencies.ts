import { readTable, type ReadContext } from "./rows.ts";

const file = "agency.txt";

export interface Agencies {
  /** Names by id. A feed of one agency may leave its id out: it is "". */
  readonly names: ReadonlyMap<string, string>;
  readonly timeZone: string;
}

/** Reads agency.txt: GTFS wants one time zone for all agencies of a feed. */
export async function readAgencies(context: ReadContext): Promise<Agencies> {
  const names = new Map<string, string>();
  let timeZone = "";
  const { problems } = context.notes;
  await readTable(context, { file, required: ["agency_name", "agency_timezone"], optional: ["agency_id"] }, (row) => {
    names.set(row.get("agency_id"), row.get("agency_name"));
    const zone = row.require("agency_timezone");
    if (zone === null) return;
    if (!isTimeZone(zone)) problems.add(file, row.line, "bad_time_zone", `${zone} is no time zone`);
    else if (timeZone !== "" && zone !== timeZone)
      problems.add(file, row.line, "several_time_zones", `${zone} is another zone than ${timeZone}`);
    else timeZone = zone;
  });
  if (timeZone === "" && problems.count === 0) problems.add(file, null, "missing_value", "the file names no agency");
  return { names, timeZone };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
